"""The rulebook's worked examples, by number: cards and the left sheet."""

from ludi.games.hadrians_wall import scoring
from ludi.games.hadrians_wall.ids import (
    CARDS,
)
from tests.games.hadrians_wall.position import (
    P1,
    asked,
    at,
    attributes,
    cohorts,
    legal,
    load,
    map_of,
    may,
    next_year,
    pieces,
    player,
    position,
    say,
    track,
    why_not,
    years,
)


def test_x01_the_defender_counts_wall_sections() -> None:
    for wall, points in ((6, 0), (7, 1), (13, 1), (14, 2), (20, 2), (21, 3)):
        table = position(
            player(
                paths=["defender"],
                wall=wall,
                fort=21,
                buildings=["medium-granary", "large-granary"],
            )
        )
        assert scoring.path_points(table, P1, CARDS.index("defender")) == points


def test_x02_a_third_path_and_a_prospect() -> None:
    table = position(
        player(paths=["defender", "ranger", "pontiff"], prospect="trainer"),
        year=3,
        agenda=[["StartActions", 0], ["RevealCards", 0]],
        lanes=[[["ChoosePath", 0]]],
    )
    dump = table.dump()
    dump["pieces"]["revealed"] = False
    dump["pieces"]["sheets"][0]["chosen"] = 0
    dump["lanes"] = [[["ChoosePath", 0]]]
    dump["agenda"] = [["RevealCards", 0]]
    table = load(dump)
    assert legal(table) == {"path pontiff", "path trainer"}
    table.say("path pontiff")
    assert [path["card"] for path in at(table)["paths"]] == ["defender", "ranger", "pontiff"]
    assert at(table)["prospect"]["card"] == "trainer"
    assert pieces(table) == {"servant": 1, "resource": 1}


def test_x03_a_blank_wall_box_and_one_with_a_shield() -> None:
    table = position(player(resources=3, wall=5, fort=7))
    say(table, "fill wall")
    assert track(table, "wall") == 6
    assert pieces(table) == {"resource": 2}
    assert attributes(table) == (0, 0, 0, 0)
    assert cohorts(table) == (0, 0, 0)
    say(table, "fill wall")
    assert track(table, "wall") == 7
    assert asked(table) == "Cohort"
    assert legal(table) == {"cohort left", "cohort centre", "cohort right"}
    say(table, "cohort centre")
    assert cohorts(table) == (0, 1, 0)
    assert pieces(table) == {"resource": 1}


def test_x04_a_performance_is_written_with_its_year() -> None:
    table = position(player(buildings=["theatre"], performers=4, resources=3), year=1)
    say(table, "perform 1")
    assert at(table)["theatre"] == [1, 0, 0, 0, 0, 0]
    assert may(table, "perform") == set()
    table = position(
        player(buildings=["theatre"], performers=4, resources=3, stages=[1, 0, 0, 0, 0, 0]), year=2
    )
    assert may(table, "perform") == {"2"}
    assert why_not(table, "perform 1") == ("stage-used", "theatre")


def test_x05_which_cohort() -> None:
    start = player(soldiers=1, civilians=1, wall_guard=2, cohorts=(2, 0, 1))
    table = position(start)
    say(table, "fill wall-guard", "cohort left")
    assert cohorts(table) == (3, 0, 1)
    assert attributes(table) == (0, 0, 0, 1)
    table = position(start)
    say(table, "fill wall-guard", "cohort centre")
    assert cohorts(table) == (2, 1, 1)
    assert attributes(table) == (0, 0, 0, 0)


def test_x06_mining() -> None:
    table = position(player(servants=2, mining=1))
    say(table, "fill mining")
    assert track(table, "mining") == 2
    assert track(table, "production") == 2
    assert pieces(table) == {"servant": 1, "resource": 1}


def test_x07_wall_guard() -> None:
    table = position(player(soldiers=1, builders=1, wall_guard=2))
    say(table, "fill wall-guard", "cohort right")
    assert track(table, "wall-guard") == 3
    assert cohorts(table) == (0, 0, 1)
    assert pieces(table) == {"builder": 1}


def test_x08_chains() -> None:
    table = position(player(resources=9, fort=6, cippi=2, wall=1))
    assert "fill cippi" not in legal(table)
    assert why_not(table, "fill cippi") == ("chain", "chains")
    for _ in range(5):
        say(table, "fill wall")
        if asked(table) == "Cohort":
            say(table, "cohort left")
    assert track(table, "wall") == 6
    assert "fill wall" not in legal(table)
    assert why_not(table, "fill wall") == ("chain", "chains")


def test_x09_infrastructure() -> None:
    table = position(player(plenty=True, fort=6, cippi=2, wall=1))
    assert at(table)["infrastructure"] == 3
    assert "build medium-granary" in legal(table)
    assert "build large-granary" not in legal(table)
    table = position(player(plenty=True, fort=6, buildings=["medium-granary"]))
    assert "build large-granary" not in legal(table)
    assert why_not(table, "build large-granary") == ("infrastructure", "granaries")


def test_x10_granaries_open_columns() -> None:
    with_granary = player(
        plenty=True, buildings=["medium-granary"], fort=9, mining=6, wall_guard=3, cippi=3, wall=3
    )
    table = position(with_granary)
    assert {"fill mining", "fort builder", "fort soldier"} <= legal(table)
    table = position(player(plenty=True, fort=7, mining=4))
    assert not {"fill mining", "fort builder", "fort soldier"} & legal(table)
    assert why_not(table, "fort builder") == ("granary", "granaries")
    assert why_not(table, "fill mining") == ("granary", "granaries")
    table = position(player(plenty=True, fort=7, mining=4, buildings=["medium-granary"]))
    assert {"fill mining", "fort builder", "fort soldier"} <= legal(table)


def test_x11_costs_of_granaries() -> None:
    table = position(player(servants=1, builders=1, resources=1, civilians=1, fort=1))
    say(table, "build medium-granary")
    assert pieces(table) == {"civilian": 1}
    assert attributes(table) == (0, 0, 0, 0)
    table = position(
        player(
            servants=1,
            builders=1,
            resources=2,
            civilians=1,
            fort=11,
            buildings=["medium-granary"],
        )
    )
    assert at(table)["infrastructure"] == 5
    say(table, "build large-granary")
    assert pieces(table) == {"civilian": 1}
    assert attributes(table) == (1, 0, 0, 0)


def test_x12_production_at_the_start_of_a_year() -> None:
    table = position(player(production=4), agenda=[["StartActions", 0]], lanes=[])
    assert pieces(table) == {"resource": 4}


def test_x13_training() -> None:
    table = position(player(builders=3, training=years(1), wall_guard=2), year=2)
    say(table, "train", "cohort left")
    assert at(table)["training"] == [1, 2]
    assert track(table, "wall-guard") == 3
    assert cohorts(table) == (1, 0, 0)
    assert pieces(table) == {"builder": 2}
    assert "train" not in legal(table)
    assert why_not(table, "train") == ("trained", "training")


def test_x14_hotels_workshops_roads() -> None:
    table = position(
        player(
            resources=4,
            fort=13,
            buildings=["medium-granary", "small-hotel", "large-hotel", "small-road"],
        ),
        year=2,
        neutral=["architect", "ranger"],
    )
    say(table, "build small-workshop")
    assert pieces(table) == {"resource": 1, "builder": 1}
    next_year(table)
    before = track(table, "renown")
    assert asked(table) == "RoadIncome"
    assert legal(table) == {"gain renown", "gain piety", "gain valour", "gain discipline"}
    gained = pieces(table)
    say(table, "gain renown")
    assert track(table, "renown") == before + 1
    # Without the buildings the same cards give two civilians and one builder less.
    bare = position(
        player(resources=1, fort=13, buildings=["medium-granary"]),
        year=2,
        neutral=["architect", "ranger"],
    )
    next_year(bare)
    plain = pieces(bare)
    assert gained["civilian"] == plain.get("civilian", 0) + 2
    assert gained["builder"] == plain.get("builder", 0) + 1


def test_x15_forum() -> None:
    table = position(player(servants=1, civilians=2), year=2)
    assert may(table, "exchange") == {
        "servant-civilian builder",
        "civilian-civilian builder",
        "civilian-civilian servant",
    }
    say(table, "exchange servant-civilian builder")
    assert pieces(table) == {"builder": 1, "civilian": 1}
    assert at(table)["forum"] == [2]
    assert may(table, "exchange") == set()
    assert why_not(table, "exchange builder-civilian servant") == ("exchanged", "forum")


def test_x16_landmarks() -> None:
    table = position(player(builders=1, resources=2, servants=1, piety=15))
    say(table, "erect monolith")
    assert at(table)["landmarks"] == ["monolith"]
    assert attributes(table) == (0, 15, 0, 2)
    assert pieces(table) == {"servant": 1}
    table = position(player(builders=1, resources=2, piety=14))
    assert may(table, "erect") == set()
    assert why_not(table, "erect monolith") == ("landmark-level", "landmarks")


def test_x17_attributes_are_points() -> None:
    table = position(player(renown=2, piety=16, valour=3, discipline=9))
    assert sum(points for _, points in scoring.items(table, P1)[:4]) == 30


def test_x30_scouting_with_the_pattern_of_a_neighbour() -> None:
    table = position(
        player(
            soldiers=1,
            civilians=1,
            patricians=5,
            scouts=2,
            map=map_of(".....", "....#", "..###", ".####"),
        ),
        player(prospect="vanguard"),
        player(),
    )
    say(table, "P1: scout left")
    assert pieces(table, 1) == {"soldier": 1}
    say(table, "P1: place s-4 2 1")
    assert at(table)["map"] == [[0, 0, 0, 0, 0], [0, 1, 0, 0, 1], [1, 1, 1, 1, 1], [1, 1, 1, 1, 1]]
    assert pieces(table) == {"civilian": 1, "servant": 1, "resource": 1}
    assert attributes(table) == (0, 0, 2, 0)
    assert at(table)["scouts"] == 3
