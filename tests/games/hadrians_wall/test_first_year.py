"""The year that the rules pages walk through is played as they tell it."""

from ludi.games.hadrians_wall.ids import PIECES
from tests.games.hadrians_wall.position import at, legal, new, pieces, say, track


def test_the_first_year_of_the_rules_page() -> None:
    table = new(1, seed=1, last_look="yes")
    assert pieces(table) == dict(zip(PIECES, (1, 1, 2, 3, 1), strict=True))
    assert legal(table) == {"path aristocrat", "path trainer"}
    say(table, "path aristocrat")
    assert pieces(table) == dict(zip(PIECES, (3, 1, 2, 4, 1), strict=True))
    assert sum(pieces(table).values()) == 11

    say(table, "fill traders", "fill mining", "fill mining")
    assert track(table, "production") == 2
    say(table, "fill wall-guard", "cohort left")
    assert track(table, "left") == 1
    say(table, "fort builder")
    assert at(table)["infrastructure"] == 1
    say(table, "fill wall", "fill patricians", "build medium-granary")
    say(table, "fill mining", "fill mining", "fill cippi")
    assert pieces(table) == {"resource": 2}
    assert legal(table) == {"stop"}, "nothing more can be done"

    say(table, "stop")
    assert table.year == 2
    assert (at(table)["disdain"], track(table, "valour")) == (1, 0)
    assert table.view(0)["attack_size"] == 2
