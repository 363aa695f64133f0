"""What a board must show besides the pieces: open prices, where a marker would land, cards."""

from ludi.kernel.viewer import EVERYTHING
from tests.games.ave_roma.position import P1, at, player, position, say


def test_a_price_that_is_still_open_is_seen() -> None:
    table = position(
        player(wood=1, stone=1, denarii=8, politics=1), player(), player(),
        rows={"senatus-5": "frontinus"},
    )  # fmt: skip
    say(table, "buy 1 senatus-5")
    action = table.view(EVERYTHING)["action"]
    assert (action["need"], action["waived"]) == ({"black": 1}, 0)
    say(table, "pay stone")
    assert table.view(EVERYTHING)["action"] is None


def test_a_discount_on_resources_is_seen() -> None:
    table = position(
        player(wheat=1, wine=1, denarii=2, active=["vitruvius"], politics=1), player(), player(),
        rows={"aedificator-5": "forum-romanum-built"},
    )  # fmt: skip
    say(table, "buy 1 aedificator-5")
    action = table.view(EVERYTHING)["action"]
    assert (action["need"], action["waived"]) == ({"wheat": 1, "wine": 1}, 1)


def test_the_landing_of_gathered_influence_is_seen() -> None:
    table = position(
        player(cards=["hannibal-2", "pantheon-plan"]),
        player(levels=[None, 1, None, None, None]),
        player(),
        areas={2: "gallia-lugdunensis"},
    )
    say(table, "send 2 propraetor", "half top")
    assert table.view(EVERYTHING)["action"]["landing"] is None
    say(table, "spend pantheon-plan")
    action = table.view(EVERYTHING)["action"]
    assert (action["gathered"], action["landing"]) == (1, 0), "level 1 is taken"
    say(table, "spend hannibal-2")
    assert at(table)["levels"][1] == 2


def test_who_picks_among_workers_is_seen() -> None:
    table = position(
        player(workers=[1, 2, 3, 4]), player(), player(),
        workers={"quaestor": [4, 5]},
        agenda=[["TurnOrder", 0], ["Draft", P1]],
    )  # fmt: skip
    assert table.view(EVERYTHING)["picking"] == {
        "location": "quaestor",
        "count": 1,
        "neutral": False,
    }
    say(table, "pick 5")
    assert table.view(EVERYTHING)["picking"] is None


def test_a_card_is_seen_whole() -> None:
    table = position(
        player(cards=["maecenas"], active=["germanicus"], politics=1), player(), player(),
        rows={"aedificator-5": "colosseum-built"},
    )  # fmt: skip
    patron = at(table)["cards"][0]
    assert (patron["power"], patron["action"], patron["used"]) == ("discount", "senatus", False)
    assert (patron["bonus"], patron["of"]) == ("per-card-type", ["patron"])
    assert patron["cost"] == {"stone": 1, "denarii": 12}
    active = at(table)["patrons"][0]
    assert active["card"] == "germanicus" and active["price"], "what a level costs"
    building = table.view(EVERYTHING)["rows"]["aedificator"][4]["card"]
    assert building["reward"] in ({"iron": 1}, {"points": 1}), "its corner"


def test_what_a_trader_may_still_do_is_seen() -> None:
    table = position(player(iron=2, denarii=5), player(), player(), areas={4: "campania"})

    def may() -> tuple[bool, bool]:
        action = table.view(EVERYTHING)["action"]
        return action["may_sell"], action["may_buy"]

    say(table, "send 4 mercator")
    assert may() == (True, True)
    say(table, "purchase wine")
    assert may() == (True, True)
    say(table, "sell iron")
    assert may() == (True, False), "sold after having bought"


def test_whoever_buys_after_having_sold_sells_no_more() -> None:
    table = position(player(iron=2, denarii=5), player(), player(), areas={4: "campania"})
    say(table, "send 4 mercator", "sell iron", "purchase wine")
    action = table.view(EVERYTHING)["action"]
    assert (action["may_sell"], action["may_buy"]) == (False, True)
