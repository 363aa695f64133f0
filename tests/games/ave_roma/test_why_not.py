"""Why not: the mistakes players really make, each with its rule."""

import pytest

from ludi.games.ave_roma.ids import AREAS
from ludi.games.ave_roma.sheet import BY_AREA
from ludi.games.ave_roma.table import Table
from ludi.kernel.game import LANGUAGES
from tests.games.ave_roma.position import GAME, P1, P2, P3, player, position, say, why_not


def turn() -> Table:
    """A poor player's turn."""
    return position(
        player(workers=[1, 2, 3], trained=[0, 3, 12, 0], denarii=1),
        player(),
        player(),
        high=[1],
        areas={2: None},
        rows={"senatus-1": None, "aedificator-3": "colosseum-built"},
        workers={"mercator": [4, 5, 1]},
    )


@pytest.mark.parametrize(
    ("words", "key", "rule"),
    [
        ("send 5 quaestor", "no-worker", "turn"),
        ("send plus-1-as-3 quaestor", "not-trained", "training"),
        ("send plus-2-as-1 mercator", "no-space", "turn"),
        ("send plus-3-as-4 quaestor", "still-in-training", "training"),
        ("send 1 mercator", "no-space", "turn"),
        ("send 1 aedilis", "fee", "area-cards"),
        ("send 2 aedilis", "no-area-card", "aedilis"),
        ("send 2 propraetor", "nothing-to-spend", "propraetor"),
        ("send 1 roma", "cannot-walk", "roma"),
        ("buy 1 senatus-1", "no-card", "card-rows"),
        ("send 2 mercator", "no-space", "turn"),
        ("buy 1 aedificator-1", "only-value", "card-rows"),
        ("buy 1 aedificator-2", "wrong-value", "card-rows"),
        ("buy 3 aedificator-3", "cannot-afford", "card-rows"),
        ("train 1 plus-2", "training-taken", "training"),
        ("train 1 plus-4", "training-price", "training"),
        ("train 5 plus-1", "no-worker", "training"),
        ("use dalmatia", "basic-mode", "advanced"),
        ("sell wood", "choose-first", "turn"),
    ],
)
def test_a_turn(words: str, key: str, rule: str) -> None:
    assert why_not(turn(), words) == (key, rule)


def test_an_empty_slot_has_its_fee() -> None:
    table = position(player(), player(), player(), areas={2: None})
    assert why_not(table, "send 2 mercator") == ("fee-empty", "area-cards")


def test_out_of_reach() -> None:
    table = position(player(workers=[], trained=[5, 0, 0, 0]), player(), player())
    assert why_not(table, "send plus-1-as-3 quaestor") == ("out-of-reach", "training")


def test_not_your_turn() -> None:
    assert why_not(turn(), "send 1 quaestor", P2) == ("not-your-turn", "turn")


def test_neutral_workers() -> None:
    table = position(player(), player(neutral=[]))
    say(table, "send 1 quaestor", "place_neutral 3 roma")
    say(table, "send 1 quaestor", "send 2 aedilis")
    while table.agenda and type(table.agenda[-1]).__name__ != "PlaceNeutral":
        table.play(table.legal[0])
    assert why_not(table, "place_neutral 3 roma") == ("no-neutral", "two-players")
    assert why_not(table, "send 3 quaestor") == ("choose-first", "two-players")


def test_storing() -> None:
    table = position(player(stone=3), player(), player(), areas={3: "dalmatia"})
    say(table, "send 3 aedilis")
    assert why_not(table, "store iron") == ("not-overflowing", "storage")
    both = position(player(stone=3, iron=3), player(), player(), areas={3: "dalmatia"})
    say(both, "send 3 aedilis")
    reason = both.why_not(GAME.parse("cash iron"))
    assert reason is not None and reason.args == {"resource": "stone"}, "one type after the other"


def test_trading() -> None:
    table = position(player(iron=1, denarii=1), player(), player(), areas={4: "campania"})
    say(table, "send 4 mercator")
    assert why_not(table, "sell wood") == ("nothing-to-sell", "mercator")
    assert why_not(table, "purchase iron") == ("not-on-card", "mercator")
    assert why_not(table, "purchase wheat") == ("too-dear", "mercator")


def test_spending() -> None:
    table = position(
        player(cards=["pantheon-plan", "thermae-plan", "pantheon-built"], turned=["curia-plan"]),
        player(),
        player(),
    )
    say(table, "send 1 propraetor", "half top")
    for words, key in (
        ("spend hannibal-1", "not-yours"),
        ("spend pantheon-built", "no-influence"),
        ("spend curia-plan", "already-spent"),
        ("spend thermae-plan", "same-as"),
    ):
        assert why_not(table, words) == (key, "propraetor")
    say(table, "spend pantheon-plan")
    assert why_not(table, "take wood") == ("took-resource", "propraetor")
    poor = position(
        player(cards=["curia-plan"], stone=3, iron=2),
        player(),
        player(),
        areas={3: "dalmatia"},
        high=[3],
    )
    say(poor, "send 3 propraetor", "half bottom")
    assert why_not(poor, "spend curia-plan") == ("fee-later", "area-cards")


def test_paying() -> None:
    table = position(
        player(stone=1, wheat=2, wood=1),
        player(),
        player(),
        rows={"aedificator-5": "pantheon-plan"},
    )
    say(table, "buy 1 aedificator-5")
    assert why_not(table, "pay iron") == ("lacks-good", "paying")
    assert why_not(table, "pay surplus") == ("good-unfit", "paying")
    assert why_not(table, "waive stone") == ("not-required", "paying")


def test_powers() -> None:
    table = position(
        player(politics=3, active=["livia", "plinius", "cato"]),
        player(),
        player(),
        areas={4: "campania"},
    )
    say(table, "send 4 mercator")
    assert why_not(table, "invoke cicero") == ("not-active", "active-patrons")
    assert why_not(table, "invoke cato") == ("not-this-action", "patron-powers")
    assert why_not(table, "invoke plinius") == ("power-later", "before-after")
    say(table, "invoke livia", "take wheat", "close")
    assert why_not(table, "invoke livia") == ("power-used", "patron-powers")
    assert why_not(table, "train 1 plus-1") == ("training-extra", "patron-powers")
    trainer = position(player(workers=[2, 5], politics=1, active=["seneca"]), player(), player())
    say(trainer, "send 5 quaestor")
    assert why_not(trainer, "invoke seneca") == ("power-trains", "patron-powers")


def test_powers_without_an_area_card() -> None:
    table = position(
        player(politics=3, active=["antonia", "plinius"], denarii=20, iron=1, cards=["campania"]),
        player(),
        player(),
        areas={2: None},
        mode="advanced",
    )
    say(table, "send 2 mercator")
    for patron in ("antonia", "plinius"):
        assert why_not(table, f"invoke {patron}") == ("no-area-card", "aedilis")
        reason = table.why_not(GAME.parse(f"invoke {patron}"))
        assert reason is not None and reason.args == {"area": AREAS[1]}
    assert why_not(table, "rally lion") == ("sets-elsewhere", "bonus-propraetor")


def test_sets_and_tops() -> None:
    lions = ["campania", "etruria", "gallia-belgica"]
    amphorae = ["dalmatia", "cappadocia", "noricum"]
    table = position(
        player(cards=[*lions, *amphorae], active=["germanicus"], politics=1, surplus=4),
        player(),
        player(),
        areas={2: "gallia-lugdunensis"},
        mode="advanced",
    )
    say(table, "send 2 propraetor")
    assert why_not(table, "rally swords") == ("set-too-small", "bonus-propraetor")
    say(table, "rally lion")
    assert why_not(table, "rally amphora") == ("other-icon", "advanced")
    say(table, "proceed", "half top", "take iron")
    assert why_not(table, "rally amphora") == ("other-moment", "advanced")
    top = position(
        player(cards=lions, denarii=7, wheat=1, politics=1, active=["clodius"]),
        player(),
        player(),
        rows={"senatus-5": "cato"},
        tops=["traianus"],
        mode="advanced",
    )
    say(top, "buy 1 senatus-5")
    assert why_not(top, "use campania") == ("top-unpaid", "bonus-rows")


def test_of_cards_that_are_the_same_one_is_offered() -> None:
    table = position(
        player(cards=["etruria", "gallia-belgica"]),
        player(),
        player(),
        areas={3: "dalmatia"},
        mode="advanced",
    )
    say(table, "send 3 aedilis")
    assert why_not(table, "use gallia-belgica") == ("same-as", "advanced")


def test_cards_bring_nothing_where_the_deck_is_empty() -> None:
    table = position(
        player(cards=["campania"], denarii=7, wheat=1, politics=1, active=["clodius"]),
        player(),
        player(),
        rows={"senatus-5": "cato"},
        left={"patron": 0},
        mode="advanced",
    )
    say(table, "buy 1 senatus-5")
    assert why_not(table, "use campania") == ("no-bonus", "bonus-rows")


def test_drafting() -> None:
    table = position(
        player(),
        player(),
        player(workers=[1, 2, 3]),
        workers={"roma": [4, 5], "legatus": [3]},
        agenda=[["NextDraft", P3, 0]],
    )
    assert why_not(table, "draft quaestor") == ("no-workers-there", "draft")


def test_picking_among_the_workers_of_a_location() -> None:
    table = position(
        player(workers=[1, 2, 3, 4]),
        player(),
        player(),
        workers={"quaestor": [4, 5], "roma": [1]},
        agenda=[["TurnOrder", 0], ["Draft", P1]],
    )
    assert why_not(table, "pick 4") == ("choose-first", "draft")
    say(table, "draft quaestor")
    assert why_not(table, "draft roma") == ("picking", "draft")
    assert why_not(table, "pick 1") == ("no-such-worker", "draft")


def test_fragments_give_a_resource_of_their_colour() -> None:
    table = position(
        player(cards=["dalmatia"], denarii=5),
        player(),
        player(),
        areas={3: "gallia-belgica"},
        high=[3],
    )
    say(table, "send 3 aedilis")
    assert why_not(table, "take cattle") == ("other-colour", "fragments"), "it is on the card"


def test_before_and_after_the_action() -> None:
    after = position(player(politics=1, active=["seneca"]), player(), player())
    say(after, "send 5 quaestor")
    assert why_not(after, "proceed") == ("basic-done", "before-after"), "there is no area card"
    before = position(
        player(politics=1, active=["strabo"]), player(), player(), areas={4: "campania"}
    )
    say(before, "send 4 aedilis")
    assert why_not(before, "finish") == ("basic-first", "before-after")


def test_a_place_without_a_card_is_not_filled_again_at_the_end() -> None:
    table = position(player(), player(), player(), rows={"senatus-1": None})
    assert why_not(table, "buy 5 senatus-1") == ("no-card", "card-rows"), "until upkeep"
    last = position(player(), player(), player(), rows={"senatus-1": None}, ending=BY_AREA)
    assert why_not(last, "buy 5 senatus-1") == ("no-card-left", "card-rows")


def test_every_reason_here_is_said_in_both_languages() -> None:
    table = turn()
    reason = table.why_not(GAME.parse("send 1 aedilis"))
    assert reason is not None
    assert [GAME.why(reason, language)[:12] for language in LANGUAGES] == [
        "La carte de ",
        "The card of ",
    ]
