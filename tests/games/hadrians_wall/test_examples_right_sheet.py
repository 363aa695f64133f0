"""The rulebook's worked examples, by number: the right sheet."""

from ludi.kernel.viewer import EVERYTHING
from tests.games.hadrians_wall.position import (
    P2,
    P3,
    asked,
    at,
    attributes,
    legal,
    may,
    pieces,
    player,
    position,
    say,
    track,
    why_not,
    years,
)


def test_x18_precincts() -> None:
    table = position(
        player(servants=1, civilians=2, builders=1, traders=6, buildings=["small-precinct"])
    )
    say(table, "build medium-precinct")
    assert attributes(table) == (0, 0, 0, 1)
    assert track(table, "production") == 2
    assert pieces(table) == {"builder": 1, "resource": 1}


def test_x19_a_good_from_the_fate_deck() -> None:
    table = position(
        player(
            resources=2, buildings=["market"], traders=6, stalls=[4, 5, 0, 0, 0, 0, 0, 0], renown=3
        ),
        player(prospect="aristocrat"),
        player(prospect="merchant"),
        fate=["good 6"],
    )
    assert may(table, "buy") == {"left", "right", "fate"}
    assert at(table, P2)["prospect"]["good"] == 1
    assert at(table, P3)["prospect"]["good"] == 4
    say(table, "P1: buy fate")
    assert at(table)["market"] == [4, 5, 6, 0, 0, 0, 0, 0]
    assert attributes(table) == (4, 0, 0, 0)
    assert pieces(table) == {"resource": 1}
    assert table.view(EVERYTHING)["fate_discard"][-1]["good"] == 6


def test_x20_building_the_market() -> None:
    table = position(player(servants=1, builders=1, resources=2, civilians=1, traders=4))
    say(table, "build market")
    assert attributes(table) == (1, 0, 0, 0)
    assert pieces(table) == {"civilian": 1}


def test_x21_theatre() -> None:
    table = position(
        player(resources=2, buildings=["theatre"], performers=6, stages=[1, 0, 2, 0, 0, 0]), year=3
    )
    assert may(table, "perform") == {"2", "4"}
    say(table, "perform 4")
    assert at(table)["theatre"] == [1, 0, 2, 3, 0, 0]
    assert track(table, "apparitores") == 1
    assert attributes(table) == (0, 0, 0, 1)
    assert pieces(table) == {"resource": 1, "builder": 1}


def test_x22_training_gladiators() -> None:
    table = position(
        player(servants=3, civilians=3, buildings=["ludus"], performers=6, strength=[3, 1]), year=4
    )
    assert may(table, "spar") == {"red servant", "red civilian", "blue servant", "blue civilian"}
    say(table, "spar red servant")
    assert may(table, "spar") == {"blue servant", "blue civilian"}
    assert why_not(table, "spar red servant") == ("flag", "gladiators")
    say(table, "spar blue civilian", "spar blue servant", "spar blue civilian")
    assert may(table, "spar") == set()
    assert [g["strength"] for g in at(table)["gladiators"]] == [4, 4]
    assert pieces(table) == {"servant": 1, "civilian": 1}


def test_x23_battles() -> None:
    table = position(
        player(servants=1, civilians=1, buildings=["ludus"], performers=6, strength=[4, 2]),
        year=4,
        fate=["damage 3", "damage 2"],
    )
    assert may(table, "fight") == {"red", "blue"}
    say(table, "fight red")
    assert attributes(table) == (2, 0, 0, 0)
    say(table, "fight blue")
    assert attributes(table) == (2, 2, 0, 0)
    red, blue = at(table)["gladiators"]
    assert (red["wounds"], red["dead"], red["battles"]) == (3, False, [4])
    assert (blue["wounds"], blue["dead"], blue["battles"]) == (2, True, [4])
    assert may(table, "fight") == set()
    assert may(table, "spar") == set()
    assert why_not(table, "spar red servant") == ("flag", "gladiators")
    assert why_not(table, "spar blue servant") == ("dead", "gladiators")
    assert why_not(table, "fight blue") == ("dead", "battle")
    assert why_not(table, "fight red") == ("fought", "battle")


def test_x24_gardens() -> None:
    table = position(player(servants=1, builders=1, resources=1, soldiers=1, priests=4))
    say(table, "build small-gardens")
    assert attributes(table) == (0, 1, 0, 0)
    assert (track(table, "traders"), track(table, "performers"), track(table, "priests")) == (
        1,
        1,
        5,
    )
    assert pieces(table) == {"soldier": 1, "servant": 2, "builder": 1}
    table = position(
        player(
            servants=1,
            builders=1,
            resources=2,
            soldiers=1,
            priests=9,
            traders=9,
            apparitores=1,
            buildings=["small-gardens"],
        )
    )
    say(table, "build large-gardens")
    assert [track(table, name) for name in ("traders", "performers", "priests")] == [9, 1, 9]
    assert [track(table, name) for name in ("apparitores", "patricians")] == [2, 1]
    assert attributes(table) == (0, 1, 0, 0)
    assert pieces(table) == {"soldier": 1, "builder": 1, "resource": 1}


def test_x25_temples() -> None:
    table = position(
        player(
            soldiers=1,
            civilians=1,
            priests=5,
            buildings=["small-temple", "medium-temple"],
            temple_filled=5,
            favours=1,
        )
    )
    assert may(table, "worship") == {"soldier", "civilian"}
    say(table, "worship soldier")
    assert at(table)["temple_boxes"] == 6
    assert attributes(table) == (0, 1, 0, 0)
    assert at(table)["favours"] == 1


def test_x26_two_bribes() -> None:
    table = position(
        player(
            resources=9,
            civilians=1,
            buildings=["baths"],
            apparitores=5,
            bribes=[2, 0, 0, 0, 0, 0],
            disdain=3,
            disdain_removed=1,
        ),
        year=4,
    )
    assert at(table)["disdain"] == 2
    assert may(table, "bribe") == {"2", "3"}
    say(table, "bribe 2")
    assert pieces(table) == {"resource": 8, "civilian": 1}
    say(table, "bribe 3")
    assert pieces(table) == {"resource": 6, "civilian": 1}
    assert at(table)["disdain"] == 0
    assert at(table)["baths"] == [2, 4, 4, 0, 0, 0]
    assert may(table, "bribe") == set()


def test_x27_no_bribe_without_disdain() -> None:
    table = position(player(resources=9, civilians=1, buildings=["baths"], apparitores=5))
    assert may(table, "bribe") == set()
    assert why_not(table, "bribe 1") == ("no-disdain", "baths")


def test_x28_edicts() -> None:
    table = position(
        player(
            servants=1,
            builders=1,
            buildings=["courthouse"],
            apparitores=7,
            edicts=[years(2, 3), years(3, 4), years(2)],
        ),
        year=4,
    )
    assert may(table, "edict") == {"left", "right"}
    assert why_not(table, "edict centre") == ("edict-issued", "courthouse")
    say(table, "edict left")
    assert pieces(table) == {"servant": 2, "builder": 1}
    assert at(table)["courthouse"]["left"] == [2, 3, 4]
    say(table, "edict right")
    assert pieces(table) == {"servant": 1, "builder": 2}
    assert at(table)["courthouse"]["right"] == [2, 4]


def test_x29_diplomats() -> None:
    table = position(
        player(
            servants=1,
            soldiers=1,
            resources=2,
            civilians=1,
            patricians=5,
            envoys=[0, 0, 1],
            envoy_favours=[0, 0, 1],
            favours_used=1,
        )
    )
    assert may(table, "send") == {"left", "centre"}
    assert why_not(table, "send right") == ("cohort-served", "diplomats")
    say(table, "send left")
    assert attributes(table) == (0, 0, 1, 0)
    assert pieces(table) == {"civilian": 1}
    assert at(table)["diplomats"] == [
        {"cohort": "left", "number": 2, "favours": 2},
        {"cohort": "right", "number": 1, "favours": 1},
    ]


def test_nothing_is_asked_in_the_middle_of_a_choice() -> None:
    table = position(player(resources=2, wall=6, fort=7))
    say(table, "fill wall")
    assert asked(table) == "Cohort"
    assert legal(table) == {"cohort left", "cohort centre", "cohort right"}
    assert why_not(table, "stop") == ("choose-first", "cohorts")
