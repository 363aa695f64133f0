"""The rulings of RULINGS.md, R4 to R13: turn, thinking and cards.

R1 to R3 are in test_rulings_setup.py, R14 to R21 in test_rulings_building.py, R22 to R26 in
test_rulings_prison.py, R27 to R32 in test_rulings_demand.py, R33 to R37 (the end of the game)
in test_endings.py.
"""

from collections.abc import Sequence

from ludi.games.glory_to_rome.ids import ROLES
from ludi.games.glory_to_rome.table import Table
from tests.games.glory_to_rome.position import (
    P1,
    P2,
    P3,
    actions_left,
    asked,
    at,
    built,
    camp,
    completed,
    ending,
    expect,
    foundations,
    hand,
    legal,
    may,
    pool,
    position,
    say,
    think_all,
)

# ---------------------------------------------------------------- R4 to R10: the turn


def test_r04_every_role_may_be_waived() -> None:
    place = camp(hand=["wall", "latrine"], jacks=1, stockpile=["stone"], foundations=[("bar", [])])
    for role in ROLES:
        table = position(place, camp(), pool=["brick"])
        say(table, f"P1: lead_jack {role}", "P2: think jack")
        assert asked(table).lower() == role
        assert "stop" in legal(table)
        say(table, "P1: stop")
        expect(table, P2, "Lead")
        assert hand(table, P1) == ["latrine", "wall"]
        assert at(table, P1)["stockpile"] == {"stone": 1}


def test_r04_whoever_thinks_must_take_something() -> None:
    table = position(camp(hand=["latrine"], jacks=1), camp(hand=["wall"]))
    assert may(table, "think") == {"orders", "jack"}
    assert "stop" not in legal(table)
    say(table, "P1: lead latrine")
    assert legal(table) == {"think orders", "think jack"}


def test_r04_a_thinker_draws_even_if_that_ends_the_game() -> None:
    # No Jack in the pile, nothing in hand: there is one answer, and it is not asked for.
    table = position(camp(jacks=3), camp(), camp(jacks=3), deck=["wall", "bath"])
    say(table, "P1: lead_jack patron")
    assert ending(table) == "deck"
    assert hand(table, P2) == ["bath", "wall"]


def test_r04_no_partial_refill() -> None:
    table = position(camp(hand=["wall", "bath"]), camp())
    assert may(table, "think") == {"orders", "jack"}
    say(table, "P1: think orders")
    assert at(table, P1)["hand_count"] == 5


def test_r04_the_thinkers_of_school_and_academy_may_be_waived() -> None:
    table = position(
        camp(hand=["gate"], jacks=1, buildings=["academy"], foundations=[("school", ["brick"])]),
        camp(),
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: add school gate")
    expect(table, P1, "Think")
    say(table, "P1: think orders", "P1: stop")
    expect(table, P1, "AfterActions")
    say(table, "P1: stop")
    expect(table, P2, "Lead")
    assert at(table, P1)["hand_count"] == 5


def test_r04_what_is_not_optional() -> None:
    # A Villa is completed by any material of an Architect, an end by Catacomb is an end.
    table = position(camp(jacks=1, foundations=["villa"], stockpile=["stone"]), camp())
    say(table, "P1: lead_jack architect", "P2: think jack", "P1: add_stock villa stone")
    assert completed(table, P1) == ["villa"]
    table = position(
        camp(
            jacks=1,
            clients=["architect"],
            foundations=[("catacomb", ["stone", "stone"])],
            stockpile=["stone"],
        ),
        camp(),
    )
    say(table, "P1: lead_jack architect", "P2: think jack", "P1: add_stock catacomb stone")
    assert ending(table) == "catacomb"


def test_r05_three_cards_of_the_called_role_as_a_petition_are_one_action() -> None:
    three = ["latrine", "bar", "road"]
    table = position(camp(jacks=1), camp(hand=three), pool=["brick"] * 6)
    say(table, "P1: lead_jack laborer", "P2: follow_petition rubble", "P1: stop")
    expect(table, P2, "Laborer")
    assert actions_left(table) == 1
    table = position(camp(jacks=1), camp(hand=three, buildings=["palace"]), pool=["brick"] * 6)
    say(table, "P1: lead_jack laborer", "P2: follow bar", "P2: more road", "P2: more latrine")
    say(table, "P1: stop")
    assert actions_left(table) == 3


def test_r06_petitions_and_circus_sets_are_units_of_a_palace() -> None:
    table = position(
        camp(
            hand=["latrine", "bar", "road", "shrine", "gate", "dock", "wall"],
            jacks=1,
            buildings=["palace", "circus"],
        ),
        camp(jacks=1),
        pool=["brick"] * 8,
    )
    assert "lead_circus craftsman brick" in legal(table)
    say(table, "P1: lead_petition craftsman rubble")
    expect(table, P1, "MoreCards")
    assert legal(table) == {"more dock", "more_jack", "more_circus brick", "stop"}
    say(table, "P1: more_circus brick", "P1: more dock", "P1: more_jack")
    assert sorted(at(table, P1)["played"]) == ["bar", "dock", "gate", "latrine", "road", "shrine"]
    assert at(table, P1)["units"] == 4
    say(table, "P2: think jack")
    expect(table, P1, "Craftsman")
    assert actions_left(table) == 4


def test_r07_circus_maximus_in_mid_step_doubles_all_old_clients() -> None:
    def table_with(inside: list[str]) -> Table:
        table = position(
            camp(
                hand=["sewer", "villa", "prison", "dock", "market", "bar"],
                jacks=1,
                clients=["craftsman", "craftsman"],
                foundations=[("circus-maximus", inside)],
            ),
            camp(),
        )
        say(table, "P1: lead_jack craftsman", "P2: think jack")
        assert actions_left(table) == 3
        return table

    table = table_with(["stone", "stone"])
    say(table, "P1: add circus-maximus sewer")
    assert actions_left(table) == 1 + 2 * 2 - 1
    table = table_with(["stone"])
    say(table, "P1: lay bar town", "P1: add circus-maximus sewer", "P1: add circus-maximus villa")
    # All three actions are used, the clients have acted; both give another one.
    assert actions_left(table) == 2
    say(table, "P1: lay dock town", "P1: lay market town")
    expect(table, P2, "Lead")


def test_r07_what_is_gained_after_the_step_comes_too_late() -> None:
    table = position(
        camp(jacks=1, clients=["merchant"], foundations=["wall"], stockpile=["concrete"] * 2),
        camp(clients=["architect", "merchant"], buildings=["stairway"], stockpile=["marble"] * 2),
        camp(clients=["merchant"], foundations=["tower"], stockpile=["concrete"]),
        camp(buildings=["ludus-magna"]),
    )
    say(table, "P1: lead_jack architect")
    think_all(table)
    assert actions_left(table) == 1
    say(table, "P1: add_stock wall concrete")
    # P2 makes the Ludus Magna public: it works at once for P2 and P3, for P1 too late.
    expect(table, P2, "Architect")
    assert actions_left(table) == 1
    say(table, "P2: publish 4 ludus-magna")
    expect(table, P3, "Architect")
    assert actions_left(table) == 1
    say(table, "P3: stop")
    expect(table, P2, "Lead")
    assert foundations(table, P1) == {"wall": ["concrete"]}


def test_r07_what_is_lost_before_the_step_is_missed() -> None:
    table = position(
        camp(hand=["sewer"], jacks=1, foundations=[("prison", ["stone", "stone"])]),
        camp(
            hand=["dock", "market"],
            jacks=1,
            buildings=["circus-maximus"],
            clients=["craftsman"],
        ),
        camp(),
    )
    say(table, "P1: lead_jack craftsman", "P2: follow_jack", "P3: think jack")
    say(table, "P1: add prison sewer")
    assert table.actions(P2) == 3
    say(table, "P1: steal 2 circus-maximus")
    expect(table, P2, "Craftsman")
    assert actions_left(table) == 2


def test_r08_new_clients_wait_for_the_next_turn() -> None:
    table = position(camp(jacks=1), camp(), pool=["patron", "laborer"])
    say(table, "P1: lead_jack patron", "P2: think jack", "P1: hire patron")
    expect(table, P2, "Lead")  # the new Patron gave no action
    assert at(table, P1)["clientele"] == {"patron": 1}
    say(table, "P2: lead_jack patron", "P1: think jack", "P2: stop")
    expect(table, P1, "Patron")
    assert actions_left(table) == 1


def bath_turn(buildings: list[str], hires: str, stockpile: Sequence[str] = ()) -> Table:
    """Player 1 hires a client with a Bath and other buildings."""
    table = position(
        camp(jacks=1, buildings=["bath", *buildings], stockpile=stockpile),
        camp(),
        pool=[hires, "brick", "brick"],
    )
    say(table, "P1: lead_jack patron", "P2: think jack", f"P1: hire {hires}")
    return table


def test_r09_a_bath_client_performs_its_own_role_once() -> None:
    table = bath_turn([], "laborer", stockpile=["stone", "stone"])
    expect(table, P1, "Laborer")
    assert actions_left(table) == 1
    table = bath_turn([], "merchant", stockpile=["stone", "stone"])
    expect(table, P1, "Merchant")
    assert actions_left(table) == 1
    assert "stop" in legal(table)
    say(table, "P1: deposit stone")
    expect(table, P2, "Lead")


def test_r09_a_bath_merchant_with_ludus_magna_performs_any_one_role() -> None:
    table = bath_turn(["ludus-magna"], "merchant", stockpile=["stone", "stone"])
    expect(table, P1, "BathRole")
    assert legal(table) == {f"act_as {role}" for role in ROLES} | {"stop"}
    say(table, "P1: act_as laborer")
    expect(table, P1, "Laborer")
    say(table, "P1: take brick")
    expect(table, P2, "Lead")
    assert at(table, P1)["stockpile"] == {"brick": 1, "stone": 2}
    # Not so a client of another role.
    table = bath_turn(["ludus-magna"], "laborer")
    expect(table, P1, "Laborer")


def test_r09_any_bath_client_with_storeroom_may_be_a_laborer() -> None:
    table = bath_turn(["storeroom"], "merchant", stockpile=["stone"])
    expect(table, P1, "BathRole")
    assert legal(table) == {"act_as laborer", "act_as merchant", "stop"}
    say(table, "P1: act_as merchant", "P1: deposit stone")
    expect(table, P2, "Lead")
    table = bath_turn(["storeroom"], "laborer")
    expect(table, P1, "Laborer")


def test_r09_no_doubling_in_a_bath() -> None:
    table = bath_turn(["circus-maximus"], "laborer")
    say(table, "P1: take brick")
    expect(table, P2, "Lead")


def test_r09_the_forum_comes_before_the_bath() -> None:
    table = position(
        camp(jacks=1, buildings=["bath", "forum"], clients=list(ROLES[1:])),
        camp(),
        pool=["laborer", "brick"],
    )
    say(table, "P1: lead_jack patron", "P2: think jack", "P1: hire laborer")
    assert ending(table) == "forum"
    assert pool(table) == {"brick": 1}


def test_r10_academy_after_the_craftsman_of_a_call_or_a_client() -> None:
    for clients, jacks in (([], 1), (["craftsman"], 0)):
        table = position(
            camp(jacks=1),
            camp(hand=["dock", "market"], jacks=jacks, clients=clients, buildings=["academy"]),
            camp(hand=["bar"], jacks=1),
        )
        say(table, "P1: lead_jack craftsman", "P2: follow_jack" if jacks else "P2: think jack")
        say(table, "P3: follow_jack", "P2: lay dock town")
        # At the end of one's own step, before the next player's.
        expect(table, P2, "AfterActions")
        say(table, "P2: think jack")
        expect(table, P3, "Craftsman")


def test_r10_no_academy_for_a_waived_craftsman() -> None:
    table = position(camp(hand=["dock"], jacks=1, buildings=["academy"]), camp())
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: stop")
    expect(table, P2, "Lead")


def test_r10_academy_once_a_turn_even_after_two_craftsman_actions() -> None:
    table = position(
        camp(hand=["dock", "bar"], jacks=1, clients=["craftsman"], buildings=["academy"]), camp()
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: lay dock town")
    expect(table, P1, "Craftsman")
    say(table, "P1: lay bar town", "P1: think orders")
    expect(table, P2, "Lead")


def test_r10_academy_after_an_amphitheatre_in_an_architect_turn() -> None:
    table = position(
        camp(
            hand=["dock"],
            jacks=1,
            buildings=["academy"],
            foundations=[("amphitheatre", ["concrete"])],
            stockpile=["concrete"],
        ),
        camp(),
    )
    say(table, "P1: lead_jack architect", "P2: think jack")
    say(table, "P1: add_stock amphitheatre concrete", "P1: lay dock town")
    expect(table, P1, "AfterActions")
    say(table, "P1: think jack")
    expect(table, P2, "Lead")


def test_r10_academy_after_a_craftsman_in_the_bath() -> None:
    table = position(
        camp(hand=["dock"], jacks=1, buildings=["academy", "bath"]), camp(), pool=["craftsman"]
    )
    say(table, "P1: lead_jack patron", "P2: think jack", "P1: hire craftsman", "P1: lay dock town")
    expect(table, P1, "AfterActions")


def test_r10_academy_after_a_kept_fountain_card() -> None:
    table = position(camp(jacks=1, buildings=["academy", "fountain"]), camp(), deck_top=["market"])
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: look", "P1: keep")
    expect(table, P1, "AfterActions")
    say(table, "P1: think orders")
    assert at(table, P1)["hand_count"] == 5


def test_r10_academy_in_the_turn_it_is_completed() -> None:
    table = position(camp(hand=["gate"], jacks=1, foundations=[("academy", ["brick"])]), camp())
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: add academy gate")
    expect(table, P1, "AfterActions")


# ---------------------------------------------------------------- R11 to R13: thinking, cards


def test_r11_a_latrine_never_discards_a_jack() -> None:
    table = position(camp(hand=["wall"], jacks=2, buildings=["latrine"]), camp())
    assert may(table, "discard") == {"wall"}
    assert "discard_all" not in legal(table)
    table = position(camp(jacks=2, buildings=["latrine"]), camp())
    assert may(table, "discard") == set()


def test_r11_latrine_first_then_vomitorium() -> None:
    table = position(
        camp(hand=["wall", "bath"], jacks=1, buildings=["latrine", "vomitorium"]), camp()
    )
    say(table, "P1: discard wall")
    assert legal(table) == {"think orders", "think jack", "discard_all"}
    say(table, "P1: discard_all")
    assert legal(table) == {"think orders", "think jack"}
    assert pool(table) == {"brick": 1, "concrete": 1}
    assert table.jack_pile == 6
    say(table, "P1: think orders")
    assert at(table, P1)["hand_count"] == 5
    expect(table, P2, "Lead")


def test_r11_both_serve_in_school_and_academy() -> None:
    table = position(
        camp(
            hand=["gate", "wall", "bar", "road"],
            jacks=1,
            buildings=["latrine", "vomitorium", "academy"],
            foundations=[("school", ["brick"])],
        ),
        camp(),
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: add school gate")
    expect(table, P1, "Think")
    say(table, "P1: discard wall")
    assert "stop" not in legal(table)  # who has discarded thinks
    say(table, "P1: think jack", "P1: discard bar", "P1: think jack", "P1: discard_all")
    assert hand(table, P1) == []
    say(table, "P1: think orders", "P1: stop")
    expect(table, P1, "AfterActions")
    assert "discard_all" in legal(table)
    assert len(may(table, "discard")) > 0
    say(table, "P1: discard_all", "P1: think jack")
    assert hand(table, P1) == ["jack"]
    expect(table, P2, "Lead")


def test_r12_hand_size_is_no_cap() -> None:
    table = position(
        camp(hand=["wall", "bath", "bar", "road", "dock"], jacks=1), camp(), deck_top=["villa"]
    )
    say(table, "P1: think orders")  # at or above it: one card more
    assert at(table, P1)["hand_count"] == 7
    say(table, "P2: think jack", "P1: think jack")
    assert at(table, P1)["hand_count"] == 8
    # A refill counts the Jacks.
    table = position(camp(hand=["wall"], jacks=2), camp())
    say(table, "P1: think orders")
    assert (len(at(table, P1)["hand"]), at(table, P1)["jacks"]) == (3, 2)
    # A Senate takes beyond it.
    table = position(camp(jacks=1), camp(hand=["wall"] * 3 + ["bath"] * 2, buildings=["senate"]))
    say(table, "P1: lead_jack patron", "P2: think orders", "P2: take_jack 1")
    assert at(table, P2)["hand_count"] == 7


def test_r13_senate_takes_any_subset_but_never_its_own() -> None:
    table = position(
        camp(jacks=2, buildings=["senate", "palace"]),
        camp(jacks=2, buildings=[built("palace", public=False)]),
        camp(jacks=1),
    )
    say(table, "P1: lead_jack patron", "P1: more_jack", "P2: follow_jack", "P2: more_jack")
    say(table, "P3: follow_jack")
    expect(table, P1, "TakeJacks")
    assert legal(table) == {"take_jack 2", "take_jack 3", "stop"}
    say(table, "P1: take_jack 2")
    assert legal(table) == {"take_jack 2", "take_jack 3", "stop"}
    say(table, "P1: stop")
    assert hand(table, P1) == ["jack"]
    assert table.jack_pile == 1 + 4
    expect(table, P2, "Lead")


def test_r13_sewer_takes_any_subset_and_no_jack() -> None:
    table = position(
        camp(hand=["dock", "market", "palisade"], jacks=1, buildings=["sewer", "palace"]), camp()
    )
    say(table, "P1: lead dock", "P1: more market", "P1: more palisade", "P1: more_jack")
    say(table, "P2: think jack")
    expect(table, P1, "KeepOrders")
    assert legal(table) == {"keep_order wood", "stop"}
    say(table, "P1: keep_order wood", "P1: keep_order wood", "P1: stop")
    assert at(table, P1)["stockpile"] == {"wood": 2}
    assert pool(table) == {"wood": 1}
    assert table.jack_pile == 5
    table = position(camp(jacks=1, buildings=["sewer"]), camp())
    say(table, "P1: lead_jack merchant", "P2: think jack")
    expect(table, P2, "Lead")
    assert table.jack_pile == 5


def test_r13_a_jack_in_hand_is_never_material_client_foundation_or_demand() -> None:
    everything = ["dock", "basilica", "aqueduct", "bath"]
    for role in ROLES:
        table = position(
            camp(jacks=3, buildings=everything, foundations=["gate", "market"]), camp()
        )
        say(table, f"P1: lead_jack {role}", "P2: think orders")
        expect(table, P2, "Lead")  # with Jacks only there is nothing to do
        assert hand(table, P1) == ["jack", "jack"]
