"""The worked examples 27 to 38: buildings that need explaining, and favours."""

from ludi.games.rome_and_roll.scoring import building_points
from ludi.kernel.viewer import EVERYTHING
from tests.games.rome_and_roll.position import (
    P1,
    P2,
    P3,
    asked,
    at,
    block,
    can_place,
    legal,
    may,
    place,
    player,
    position,
    say,
    stored,
    track,
    why_not,
)

RICH = "WWWWWBBBBBSSSSSFFFF"
OTHERS = ("training-ground", "construction-post", "esplanade", "brickmaker", "jeweller", "temple")


def test_example_27_the_esplanade_fills_a_square_with_the_forum() -> None:
    table = position(
        player(),
        player("patricia"),
        player("mercatrix"),
        buildings=[
            ("esplanade", P1, block(4, 9, 2, 2)),
            ("garden", P2, [(4, 11), (5, 11), (6, 11)]),
        ],
    )
    assert building_points(table, 1) == 4
    alone = position(
        player(),
        player("patricia"),
        player("mercatrix"),
        buildings=[("esplanade", P1, block(4, 9, 2, 2))],
    )
    assert building_points(alone, 1) == 0


def test_example_28_the_garden_wants_four_empty_neighbours() -> None:
    table = position(
        player(),
        player("patricia"),
        buildings=[("garden", P1, [(0, 15), (1, 15), (2, 15)])],
    )
    assert building_points(table, 1) == 4, "three to the west, one to the south"
    table = position(
        player(),
        player("patricia"),
        buildings=[
            ("garden", P1, [(0, 15), (1, 15), (2, 15)]),
            ("carpenter", P1, [(3, 15), (4, 15)]),
        ],
    )
    assert building_points(table, 1) == 0


def test_example_29_an_insula_pays_senators_to_the_owners() -> None:
    table = position(
        player(storage="WWBB"),
        player("patricia"),
        plans=(*OTHERS, "insula", "market"),
        buildings=[
            ("brickmaker", P2, [(11, 3), (11, 4), (10, 5)]),
            ("construction-post", P2, [(11, 10), (11, 11)]),
        ],
    )
    say(table, "act build", "plan insula")
    table.play(table.legal[0])
    say(table, "trigger 2 brickmaker", "trigger 2 construction-post")
    assert at(table, P2)["senators"] == 2
    assert stored(table) == "WBBS", "both productions, and the die"


def test_example_30_the_magistracy_steals_what_it_names() -> None:
    table = position(
        player(storage="WBSS", loyalty=(2, 1, 0)),
        player("patricia", storage="FJ"),
        plans=(*OTHERS, "magistracy", "market"),
    )
    say(table, "act build", "plan magistracy")
    table.play(table.legal[0])
    assert may(table, "steal") == {"2 fish", "2 jewel"}
    say(table, "steal 2 jewel")
    assert "J" in stored(table, P1)
    assert stored(table, P2) == "F"
    assert building_points(table, 1) == 2, "one, and one advisor of one's own"


def test_example_31_the_market_gives_two_of_three_resources() -> None:
    for picks, wanted in ((("wood", "stone"), "WS"), (("brick", "brick"), "BB")):
        table = position(
            player(),
            player("patricia"),
            buildings=[("market", P1, [(3, 7), (3, 8), (2, 8)])],
            agenda=[["EndRound", 0], ["TriggerOwn", 0]],
        )
        say(table, "trigger 1 market")
        assert may(table, "gain") == {"wood", "brick", "stone"}
        assert why_not(table, "gain fish") == ("good-not-offered", "production")
        say(table, *[f"gain {pick}" for pick in picks])
        assert stored(table) == wanted


def test_example_32_the_forum_counts_for_the_villa() -> None:
    table = position(
        player(),
        player("patricia"),
        buildings=[
            ("villa", P1, block(7, 7, 2, 2)),
            ("carpenter", P2, [(7, 9), (8, 9)]),
        ],
    )
    assert building_points(table, 1) == 2


def test_example_33_bacchus_trades_any_number_of_groups() -> None:
    table = position(
        player("patricia", storage="JJJJJJ", favours=["bacchus"]), player(), die="blue-5"
    )
    say(table, "use bacchus", "trade jewel-3", "trade jewel-3")
    assert track(table, "coins") == 14
    assert "bacchus" in table.view(EVERYTHING)["favours"]


def test_example_34_juno_builds_a_giant() -> None:
    table = position(
        player(storage=RICH, favours=["juno"]),
        player("patricia"),
        buildings=[("carpenter", P2, [(0, 5), (0, 6)])],
    )
    say(table, "use juno")
    assert asked(table) == "ChoosePlan"
    assert why_not(table, "plan temple") == ("juno-religion", "juno")
    say(table, "plan esplanade")
    assert not can_place(table, *block(4, 3, 2, 3)), "on the river"
    across = block(0, 7, 2, 3)
    assert can_place(table, *across), "across the wall, beside another's building"
    place(table, *across)
    assert track(table, "buildings") == 2
    assert at(table)["overseer"] == "a8"
    assert at(table)["favours"] == []


def test_example_35_jupiter_uses_the_die_again() -> None:
    table = position(
        player(storage="BSSJJ", favours=["jupiter"], settlements=["massilia"]),
        player("patricia"),
        die="blue-1",
    )
    say(table, "act build", "plan brickmaker")
    table.play(table.legal[0])
    assert "use jupiter" in legal(table)
    goods = table.view(EVERYTHING)["turn"]["goods"]
    assert goods == {"brick": 1}, "the wood is gone"
    say(table, "use jupiter")
    assert "act build" not in legal(table), "a different action"
    say(table, "act develop")
    assert track(table, "legacy") == 1


def test_example_36_mars_helps_in_one_action() -> None:
    table = position(player(soldiers=2, favours=["mars"]), player("patricia"), die="blue-1")
    say(table, "use mars")
    assert may(table, "conquer") == {"tarraco", "saguntum", "massilia", "lugdunum"} | {
        "corduba",
        "burdigala",
        "alexandria",
        "pelusium",
        "ephesus",
        "pergamum",
        "nicaea",
    }
    table = position(
        player(favours=["mars"]),
        player("patricia"),
        die="red-2",
        buildings=[("training-ground", P2, [(2, 4), (2, 5), (2, 6)])],
    )
    say(table, "use mars", "activate 2 training-ground")
    assert at(table)["soldiers"] == 4
    assert track(table, "coins", P2) == 1


def test_example_37_mercury_taxes_everywhere() -> None:
    table = position(
        player(favours=["mercury"], settlements=["massilia"], roads=["h1"]),
        player("patricia", settlements=["tarraco"]),
        die="blue-4",
    )
    say(table, "use mercury")
    assert track(table, "coins") == 2
    assert stored(table) == "WS"


def test_example_38_saturn_builds_two_plans_for_jewels() -> None:
    table = position(
        player("praefectus", storage="JJJ", favours=["saturn"]),
        player("patricia"),
        player("mercatrix"),
        buildings=[("jeweller", P3, [(3, 8), (3, 9)])],
    )
    say(table, "use saturn", "plan esplanade")
    table.play(table.legal[0])
    assert asked(table) == "FreePlan"
    assert "esplanade" not in may(table, "plan")
    say(table, "plan brickmaker")
    table.play(table.legal[0])
    assert track(table, "buildings") == 2
    assert at(table)["overseer"] == at(table, P2)["overseer"], "nobody moves"
    assert at(table)["senators"] == 0
    assert all(plan["foreman"] is None for plan in table.view(EVERYTHING)["plans"])
    assert "saturn" in table.view(EVERYTHING)["favours"]
    assert "act tax" not in legal(table)
    assert asked(table) == "Act", "Saturn is a free action"
