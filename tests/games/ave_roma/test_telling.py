"""What a player is asked and told: causes, numbers, each effect once, an action in a line."""

import pytest

from ludi.games.ave_roma.table import Table
from ludi.kernel.chronicle import chronicle
from ludi.kernel.history import Heard
from ludi.kernel.viewer import viewer_of
from tests.games.ave_roma.position import GAME, P1, player, position, say

NAMES = ["Ada", "Numa", "Livia"]


def told(table: Table, words: str, seat: int = P1, language: str = "en") -> list[str]:
    """The lines of the log that an action brings, as a seat reads them."""
    ears = table.listen()
    say(table, words)
    log = [Heard(1, one) for one in ears]
    return [line.sentence for line in chronicle(GAME, log, viewer_of(seat), language, NAMES)]


def asked(table: Table, language: str = "en") -> str:
    return GAME.question(table, table.seat, language, NAMES)


def noted(table: Table, words: str, language: str = "en") -> str:
    return GAME.noted(table, GAME.parse(words), language)


def test_a_worker_and_what_it_brought_are_one_line() -> None:
    table = position(player(), player(), player(), areas={4: "campania"})
    twin = table.clone()
    assert asked(table) == "Which of your 5 workers do you send, and where?"
    assert (noted(table, "send 3 quaestor"), noted(table, "pass")) == ("+6 denarii", "+5 points")
    assert told(table, "send 3 quaestor") == ["You send worker 3 to Quaestor: +6 denarii."]
    assert told(twin, "send 3 quaestor", 1) == ["Ada sends worker 3 to Quaestor: +6 denarii."]


def test_what_does_not_fit_is_told_when_it_is_decided_and_once() -> None:
    table = position(player(stone=3), player(), player(), areas={4: "dalmatia"})
    assert told(table, "send 4 aedilis") == ["You send worker 4 to Aedilis: +1 wood, +1 iron."]
    assert asked(table).startswith("You have no room for 1 stone: do you keep 1 surplus")
    assert told(table, "store stone") == [
        "You keep 1 surplus instead of 1 stone, for lack of room."
    ]
    (line,) = told(table, "cash stone")
    assert "instead of 1 stone" in line and "Dalmatia to the upper position" in line


def test_what_half_an_area_gives_is_counted_as_one_says_it() -> None:
    table = position(player(), player(), player(), areas={4: "dalmatia"})
    assert noted(table, "send 4 propraetor") == "Dalmatia"
    say(table, "send 4 propraetor")
    assert noted(table, "half top") == "+2 stone"
    assert noted(table, "half top", "fr") == "+2 pierres"


def test_a_card_won_says_its_price_and_what_comes_after_it() -> None:
    table = position(player(denarii=5), player(), player(), high=[4], areas={4: "dalmatia"})
    (line,) = told(table, "send 4 aedilis")
    assert "Dalmatia won (−2 denarii), brown cube of area 4 to level 1, " in line
    assert line.endswith(" comes in.")


def test_a_purchase_tells_price_and_points() -> None:
    table = position(
        player(wood=1, stone=3, cattle=1, iron=1), player(), player(),
        rows={"aedificator-5": "colosseum-plan"},
    )  # fmt: skip
    assert noted(table, "buy 1 aedificator-5") == "Colosseum (plan)"
    (line,) = told(table, "buy 1 aedificator-5")
    assert line.startswith("You send worker 1 to buy Colosseum (plan): −")
    assert line.endswith(", +1 point.") and "taken" not in line


def test_trade_names_its_unit() -> None:
    table = position(player(iron=2, denarii=5), player(), player(), areas={4: "campania"})
    say(table, "send 4 mercator")
    price = table.price(P1, 4)
    assert asked(table) == "You have 5 denarii: what do you sell, or buy (4 at most)?"
    assert noted(table, "sell iron") == f"+{price} denarii"
    assert told(table, "sell iron") == [f"You sell 1 iron for {price} denarii."]


def test_workers_taken_for_a_neutral_player_are_the_neutrals() -> None:
    table = position(
        player(neutral=[1, 2, 3]), player(),
        workers={"quaestor": [4, 5], "roma": [1, 1]},
        agenda=[["TurnOrder", 0], ["DraftNeutral", P1]],
    )  # fmt: skip
    assert asked(table) == "Your neutral player is 2 workers short: where does it draft?"
    assert noted(table, "draft quaestor") == "4, 5"
    lines = told(table, "draft quaestor", 1)
    assert lines[0] == "Ada drafts for their neutral player at Quaestor: worker 4, worker 5."


def test_a_choice_among_workers_is_told_as_it_is_made() -> None:
    table = position(
        player(workers=[1, 1, 1]), player(), player(),
        workers={"roma": [3, 4, 5], "quaestor": [1]},
        agenda=[["TurnOrder", 0], ["Draft", P1]],
    )  # fmt: skip
    assert told(table, "draft roma") == []
    assert asked(table) == "You take 2 more workers from Roma: which one first?"
    assert told(table, "pick 5") == ["You draft at Roma: worker 5."]


def test_a_new_top_of_a_deck_is_told() -> None:
    table = position(
        player(cards=["dalmatia", "cappadocia"], surplus=4, wood=1), player(), player(),
        rows={"legatus-5": "hannibal-3"}, tops=["arminius-1", "mithridates-1"], mode="advanced",
    )  # fmt: skip
    say(table, "buy 1 legatus-5", "proceed", "use dalmatia")
    assert asked(table).startswith("Mithridates I, on top of the deck: do you use another card")
    assert noted(table, "buy_top") == "Mithridates I"
    (line, *_) = told(table, "buy_top")
    assert line.startswith("You buy Mithridates I from the top of the deck: Arminius I on top")


def test_a_pass_without_workers_is_not_worth_a_line() -> None:
    table = position(player(workers=[1]), player(workers=[]), player(workers=[2]))
    assert told(table, "send 1 quaestor") == ["You send worker 1 to Quaestor: +2 denarii."]
    assert asked(table) == "Where do you send your last worker?"


@pytest.mark.parametrize(
    ("agenda", "trail"),
    [
        ([["Turn", P1]], ["turn"]),
        ([["TurnOrder", 0], ["Draft", P1]], ["upkeep", "draft"]),
    ],
)
def test_the_trail_says_where_one_is(agenda: list[list[object]], trail: list[str]) -> None:
    table = position(
        player(workers=[1, 1], iron=1, denarii=5), player(), player(),
        workers={"quaestor": [4, 5], "roma": [3]}, agenda=agenda,
    )  # fmt: skip
    assert table.view(P1)["trail"] == trail
    if trail == ["turn"]:
        say(table, "send 1 mercator")
        assert table.view(P1)["trail"] == ["mercator"]


def test_around_an_action_one_is_asked_for_what_there_is() -> None:
    trains = player(workers=[1, 2], active=["seneca"], politics=1)
    table = position(trains, player(), player())
    say(table, "send 2 quaestor")
    assert asked(table).endswith("Quaestor: do you use a patron’s power, or are you done?")
    table = position(player(cards=["campania"]), player(), player(), mode="advanced")
    say(table, "send 2 quaestor")
    assert asked(table).endswith("Quaestor: do you use a card, or are you done?")


def test_a_patron_to_wake_says_where_and_how_much() -> None:
    held = player(cards=["maecenas", "germanicus"], colosseum=6, iron=1)
    table = position(held, player(), player())
    say(table, "send 1 roma")
    assert noted(table, "wake maecenas") == "Senatus: 2 denarii less to pay"
    assert noted(table, "wake germanicus", "fr") == (
        "Propraetor\u00a0: monter d’un niveau dans la zone, contre paiement, −2 surplus"
    )


def test_what_two_fragments_or_a_province_give_says_so() -> None:
    table = position(
        player(denarii=9, cards=["dalmatia"]), player(), player(), areas={1: "gallia-belgica"},
        high=[1],
    )  # fmt: skip
    say(table, "send 1 propraetor", "half top")
    twin = table.clone()
    (line,) = told(table, "take wood")
    assert line.startswith("You take one more resource: +1 wood, Gallia Belgica won")
    assert told(table, "take stone") == ["You have two black fragments together: +1 stone."]
    (line,) = told(twin, "take wood", 1, "fr")
    assert line.startswith("Ada prend une ressource de plus\u00a0: +1 bois")
    assert told(twin, "take stone", 1, "fr") == [
        "Ada réunit deux fragments noirs\u00a0: +1 pierre."
    ]
