"""Why not? The mistakes players really make at Glory to Rome, each with its rule and sentence."""

from typing import Any

import pytest

from ludi.games.glory_to_rome.table import Table
from ludi.kernel.errors import IllegalAction, Reason
from ludi.kernel.game import LANGUAGES
from tests.games.glory_to_rome.position import P2, CampPosition, built, camp, expect, position, say

NAMES = ["Ada", "Numa", "Otho", "Livia"]
BY_CALL = -1


def refused(table: Table, words: str, key: str, rule: str, *names: str) -> None:
    """The seat asked may not say this, for this reason; its sentence names these things.

    A name is given as it is in both languages, or as "French/English".
    """
    action = table.game.vocabulary.parse(words)
    reason = table.why_not(action)
    assert isinstance(reason, Reason), f"'{words}' is allowed"
    assert (reason.key, reason.rule) == (key, rule)
    for place, language in enumerate(LANGUAGES):
        sentence = table.game.why(reason, language, NAMES)
        assert sentence and not set("[]{}$") & set(sentence), sentence
        for name in names:
            assert name.split("/")[-1 if place else 0] in sentence, (name, sentence)
    before = table.dump()
    with pytest.raises(IllegalAction) as error:
        table.play(action)
    assert error.value.reason.key == key
    assert table.dump() == before


def performing(role: str, *camps: CampPosition, **more: Any) -> Table:
    """Player 1 has called a role with a Jack and performs it; the others thought."""
    others = camps[1:] or (camp(), camp())
    agenda = [["AfterActions", 0], [role.capitalize(), 0, BY_CALL, 0, 0]]
    return position(camps[0]._replace(played_jacks=1), *others, role=role, agenda=agenda, **more)


# ---------------------------------------------------------------- the turn


def test_lead_with_a_card_not_in_hand() -> None:
    table = position(camp(hand=["dock"], jacks=1), camp())
    refused(table, "lead forum", "not-in-hand", "lead", "le Forum/the Forum")


def test_lead_with_a_jack_one_does_not_have() -> None:
    table = position(camp(hand=["dock"]), camp(jacks=1))
    refused(table, "lead_jack patron", "no-jack", "jacks", "Jack")


def test_a_petition_takes_three_cards_of_one_role() -> None:
    table = position(camp(hand=["dock", "market", "bath"]), camp())
    words = "lead_petition patron wood"
    refused(table, words, "petition-size", "petition", "3", "Artisan/Craftsman")


def test_a_pair_needs_a_circus() -> None:
    table = position(camp(hand=["dock", "market"]), camp(buildings=["circus"]))
    refused(table, "lead_circus patron wood", "no-function", "circus", "Cirque/Circus", "Jack")


def test_a_circus_takes_two_cards_of_one_role() -> None:
    table = position(camp(hand=["dock", "bath"], buildings=["circus"]), camp())
    refused(table, "lead_circus patron wood", "circus-size", "circus", "2", "une/one")


def test_the_leader_does_not_follow() -> None:
    table = position(camp(hand=["dock"], jacks=1), camp())
    refused(table, "follow_jack", "nothing-called", "lead", "leader")


def test_the_leader_does_not_pass() -> None:
    table = position(camp(hand=["dock"]), camp())
    refused(table, "stop", "lead-or-think", "lead", "leader")


def test_only_the_leader_calls() -> None:
    table = position(camp(jacks=1), camp(hand=["dock", "villa"]))
    say(table, "P1: lead_jack merchant")
    refused(table, "lead dock", "already-called", "lead", "le Marchand/the Merchant")


def follow(*hand: str, **more: Any) -> Table:
    """Player 1 has called the Merchant; player 2 follows or thinks."""
    table = position(camp(jacks=1), camp(hand=hand, **more), camp())
    say(table, "P1: lead_jack merchant")
    expect(table, P2, "Follow")
    return table


def test_follow_with_a_card_of_another_role() -> None:
    words = ("le Marchand/Merchant", "le Dock/the Dock")
    refused(follow("dock"), "follow dock", "follow-other-role", "follow", *words)


def test_follow_with_a_card_not_in_hand() -> None:
    refused(follow("dock"), "follow villa", "not-in-hand", "follow", "la Villa/the Villa")


def test_follow_with_a_jack_one_does_not_have() -> None:
    refused(follow("dock"), "follow_jack", "no-jack", "jacks", "Jack")


def test_follow_with_too_small_a_petition() -> None:
    refused(follow("dock", "market"), "follow_petition wood", "petition-size", "petition", "2")


def test_follow_with_a_pair_without_a_circus() -> None:
    table = follow("dock", "market")
    refused(table, "follow_circus wood", "no-function", "circus", "Cirque/Circus")


def test_nobody_passes_instead_of_following() -> None:
    refused(follow("dock"), "stop", "follow-or-think", "follow", "suivez/follow")


def test_it_is_somebody_elses_turn() -> None:
    table = follow("dock")
    reason = table.why_not(table.game.parse("lead dock"), 0)
    assert reason is not None
    assert (reason.key, reason.rule) == ("not-your-turn", "turn")
    assert "Numa" in table.game.why(reason, "fr", NAMES)


def test_following_is_over_when_the_actions_begin() -> None:
    table = performing("laborer", camp(hand=["dock"]), pool=["brick", "stone"])
    refused(table, "follow dock", "too-late-to-follow", "follow")


def test_roles_are_not_performed_before_they_are_called() -> None:
    table = position(camp(hand=["dock"], jacks=1), camp(), pool=["brick"])
    refused(table, "take brick", "no-role-yet", "turn", "Travailleur/Laborer")


def test_the_cards_of_a_set_are_of_one_role() -> None:
    hand = ["circus", "dock", "market", "palisade", "bath"]
    table = position(camp(hand=hand), camp())
    say(table, "P1: lead_petition patron wood")
    refused(table, "set_card bath", "set-other-role", "petition", "Artisan/Craftsman")
    refused(table, "set_card villa", "not-in-hand", "petition", "Villa")
    refused(table, "stop", "must-choose", "petition")


# ---------------------------------------------------------------- thinking


def test_no_jack_is_left_in_the_pile() -> None:
    table = position(camp(hand=["dock"]), camp(jacks=3), camp(jacks=3))
    refused(table, "think jack", "jack-pile-empty", "think", "Jack")


def test_discarding_a_card_needs_a_latrine() -> None:
    table = position(camp(hand=["dock"]), camp(buildings=["latrine"]))
    refused(table, "discard dock", "no-function", "latrine", "la Latrine/the Latrine")


def test_discarding_a_card_not_in_hand() -> None:
    table = position(camp(hand=["dock"], buildings=["latrine"]), camp())
    refused(table, "discard villa", "not-in-hand", "latrine", "Villa")


def test_a_latrine_takes_one_card() -> None:
    table = position(camp(hand=["dock", "villa"], buildings=["latrine"]), camp())
    say(table, "P1: discard dock")
    refused(table, "discard villa", "discard-once", "latrine", "Latrine")


def test_who_has_discarded_must_think() -> None:
    table = position(camp(hand=["dock", "villa"], buildings=["latrine"]), camp())
    say(table, "P1: discard dock")
    refused(table, "stop", "must-think", "think", "Jack")
    refused(table, "lead villa", "must-think", "think")


def test_discarding_the_hand_needs_a_vomitorium() -> None:
    table = position(camp(hand=["dock"]), camp())
    refused(table, "discard_all", "no-function", "vomitorium", "Vomitorium")


def test_an_empty_hand_cannot_be_discarded() -> None:
    table = position(camp(buildings=["vomitorium"]), camp())
    refused(table, "discard_all", "hand-empty", "vomitorium")


def test_nobody_thinks_in_the_middle_of_actions() -> None:
    table = performing("laborer", camp(), pool=["brick", "stone"])
    refused(table, "think jack", "no-thinking-now", "think")


def test_beginners_have_no_functions() -> None:
    table = position(camp(hand=["dock"], buildings=["latrine"]), camp(), mode="beginner")
    refused(table, "discard dock", "beginner-function", "beginner", "une Latrine/a Latrine")


# ---------------------------------------------------------------- Laborer


def test_the_pool_has_none_of_that_material() -> None:
    table = performing("laborer", camp(), pool=["brick", "stone"])
    refused(table, "take marble", "pool-lacks", "laborer", "marbre/marble")


def test_an_action_takes_one_card_from_the_pool() -> None:
    me = camp(hand=["bath", "villa"], buildings=["dock"])
    table = performing("laborer", me, pool=["brick", "stone"])
    say(table, "P1: take brick")
    refused(table, "take stone", "pool-once", "laborer")


def test_the_hand_goes_to_the_stockpile_by_a_dock() -> None:
    table = performing("laborer", camp(hand=["bath"]), pool=["brick", "stone"])
    refused(table, "dock bath", "no-function", "dock", "Dock", "réserve/stockpile")


def test_a_dock_takes_one_card_an_action_and_from_the_hand() -> None:
    me = camp(hand=["bath", "villa"], buildings=["dock"])
    table = performing("laborer", me, pool=["brick", "stone"])
    refused(table, "dock wall", "not-in-hand", "dock", "le Mur/the Wall")
    say(table, "P1: dock bath")
    refused(table, "dock villa", "once-an-action", "dock", "Dock")


def test_another_role_is_performed() -> None:
    table = performing("laborer", camp(hand=["bath"]), pool=["brick", "stone"])
    craftsman = ("Artisan/Craftsman", "le Travailleur/the Laborer")
    refused(table, "add villa bath", "other-role", "actions", *craftsman)
    refused(table, "hire merchant", "other-role", "actions", "Patron")
    refused(table, "deposit brick", "other-role", "actions", "Marchand/Merchant")
    refused(table, "reveal bath", "other-role", "actions", "Légionnaire/Legionary")
    refused(table, "add_stock villa stone", "other-role", "actions", "Architect")
    refused(table, "publish 2 villa", "other-role", "actions", "Architect")
    refused(table, "look", "other-role", "actions", "Artisan/Craftsman")


# ---------------------------------------------------------------- Patron


def at_the_end(role: str, me: CampPosition, **more: Any) -> Table:
    """Everybody has performed the role; player 1 has a Sewer to ask about."""
    mine = me._replace(played=("dock", "wall"), buildings=(*me.buildings, built("sewer")))
    return position(mine, camp(), role=role, agenda=[["NextTurn", 0], ["KeepOrders", 0]], **more)


def test_the_clientele_is_full() -> None:
    clients = ["merchant"] * 5
    table = at_the_end("patron", camp(clients=clients), pool=["brick"])
    refused(table, "hire legionary", "clientele-full", "patron", "5")


def test_actions_are_over_when_the_turn_ends() -> None:
    table = at_the_end("patron", camp(), pool=["brick"])
    refused(table, "hire legionary", "actions-over", "actions")


def test_the_pool_has_no_such_client() -> None:
    table = performing("patron", camp(), pool=["brick", "stone"])
    refused(table, "hire patron", "pool-lacks-role", "patron", "Patron")


def test_the_pool_is_closed_after_the_bar() -> None:
    me = camp(hand=["dock"], buildings=["bar", "aqueduct"])
    table = performing("patron", me, pool=["brick", "stone"])
    say(table, "P1: hire_from_deck")
    refused(table, "hire legionary", "pool-closed", "bar", "Bar")
    refused(table, "hire_from_deck", "once-an-action", "bar", "Bar")


def test_an_action_hires_one_client_from_the_pool() -> None:
    me = camp(hand=["dock"], buildings=["aqueduct"])
    table = performing("patron", me, pool=["brick", "stone"])
    say(table, "P1: hire legionary")
    refused(table, "hire merchant", "pool-once", "patron")


def test_clients_from_the_hand_need_an_aqueduct() -> None:
    table = performing("patron", camp(hand=["dock"]), pool=["brick", "stone"])
    words = "l’Aqueduc/the Aqueduct"
    refused(table, "hire_from_hand dock", "no-function", "aqueduct", words)


def test_clients_from_the_deck_need_a_bar() -> None:
    table = performing("patron", camp(hand=["dock"]), pool=["brick", "stone"])
    refused(table, "hire_from_deck", "no-function", "bar", "Bar", "pioche/deck")


def test_a_client_in_the_bath_performs_its_own_role() -> None:
    table = performing("patron", camp(buildings=["bath", "storeroom"]), pool=["brick", "stone"])
    say(table, "P1: hire legionary")
    refused(table, "act_as merchant", "bath-role", "bath", "un Légionnaire/a Legionary")


# ---------------------------------------------------------------- Merchant


def test_the_vault_is_full() -> None:
    table = at_the_end("merchant", camp(vault=["brick"] * 5, stockpile=["stone"]))
    refused(table, "deposit stone", "vault-full", "merchant", "5")


def test_nothing_of_that_material_is_in_the_stockpile() -> None:
    table = performing("merchant", camp(stockpile=["stone", "brick"]))
    refused(table, "deposit marble", "stockpile-lacks", "merchant", "marbre/marble")


def test_selling_from_the_deck_needs_an_atrium() -> None:
    table = performing("merchant", camp(stockpile=["stone", "brick"]))
    refused(table, "deposit_from_deck", "no-function", "atrium", "Atrium")


def test_selling_from_the_hand_needs_a_basilica() -> None:
    table = performing("merchant", camp(hand=["dock"], stockpile=["stone", "brick"]))
    refused(table, "deposit_from_hand dock", "no-function", "basilica", "Basili")


def test_an_action_sells_once() -> None:
    me = camp(hand=["dock"], stockpile=["stone", "brick"], buildings=["basilica", "atrium"])
    table = performing("merchant", me)
    say(table, "P1: deposit stone")
    refused(table, "deposit brick", "sold-once", "merchant")
    refused(table, "deposit_from_deck", "sold-once", "merchant")
    refused(table, "deposit_from_hand villa", "not-in-hand", "basilica", "Villa")


# ---------------------------------------------------------------- end of the turn, concession


def senate() -> Table:
    agenda = [["NextTurn", 0], ["TakeJacks", 0]]
    me = camp(buildings=["senate"], played_jacks=1)
    return position(me, camp(played_jacks=1), camp(), role="patron", agenda=agenda)


def test_a_senate_takes_the_jacks_of_others() -> None:
    refused(senate(), "take_jack 1", "own-jack", "senate", "Sénat/Senate")
    refused(senate(), "take_jack 3", "no-jack-played", "senate", "Otho")
    refused(senate(), "take_jack 5", "no-such-seat", "turn", "5")


def test_taking_jacks_needs_a_senate() -> None:
    table = position(camp(hand=["dock"]), camp())
    refused(table, "take_jack 2", "no-function", "senate", "Sénat/Senate", "Jack")


def test_a_senate_waits_for_the_end_of_the_turn() -> None:
    table = position(camp(hand=["dock"], buildings=["senate"]), camp())
    refused(table, "take_jack 2", "at-turn-end", "end-of-turn", "Sénat/Senate")


def test_a_sewer_keeps_what_was_played() -> None:
    table = at_the_end("patron", camp())
    refused(table, "keep_order marble", "not-played", "sewer", "marbre/marble")


def test_keeping_orders_needs_a_sewer() -> None:
    table = position(camp(hand=["dock"]), camp())
    refused(table, "keep_order wood", "no-function", "sewer", "Égout/Sewer")


def test_nobody_concedes_to_oneself() -> None:
    table = position(camp(hand=["dock"]), camp(), camp())
    refused(table, "concede 1", "concede-self", "concession")
    refused(table, "concede 4", "no-such-seat", "turn", "4")
    refused(table, "withdraw", "no-vote", "concession")
    say_aside(table, "concede 2")
    refused(table, "concede 2", "already-voted", "concession", "Numa")


def say_aside(table: Table, words: str) -> None:
    table.play(table.game.parse(words), 0)


def test_the_game_is_over() -> None:
    table = position(camp(), camp())
    say_aside(table, "concede 2")
    assert table.over
    reason = table.why_not(table.game.parse("think jack"), 0)
    assert reason is not None
    assert (reason.key, reason.rule) == ("over", "end")
