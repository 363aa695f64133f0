"""What the advice goes by: the signs of a position, and how far a search looks."""

import ludi
from ludi.games.hadrians_wall.advice import ACTING, NAMES
from tests.games.hadrians_wall.position import map_of, player, position, years

WALL = ludi.game("hadrians-wall")


def test_a_stretch_is_the_year_of_a_seat() -> None:
    """A search looks to the moment the seat stops, and not beyond."""
    table = WALL.new(2, "stretch")
    stop = WALL.vocabulary.parse("stop")
    while stop not in table.legal_for(0):
        table.play(table.legal_for(table.deciders[0])[0], table.deciders[0])
    before = WALL.advice.stretch(table, 0)
    other = WALL.advice.stretch(table, 1)
    table.play(stop, 0)
    assert WALL.advice.stretch(table, 0) != before
    assert WALL.advice.stretch(table, 1) == other  # the other one goes on


def test_a_sign_counts_what_its_name_says() -> None:
    table = position(
        player(
            builders=2,
            renown=4,
            traders=9,
            wall=5,
            fort=9,
            buildings=["market"],
            landmarks=["archway"],
            stalls=[3, 3, 1, 0, 0, 0, 0, 0],
            stages=[1, 0, 2, 0, 0, 0],
            strength=[4, 3],
            wounds=[1, 3],
            bribes=[0, 1, 0, 0, 0, 0],
            edicts=[years(1, 2), 0, years(2)],
            envoy_favours=[2, 0, 1],
            map=map_of("##...", ".....", ".....", "....#"),
        ),
        year=3,
        lanes=[[["Act", 0], ["EndAction", 0], ["Cohort", 0], ["Cohort", 0], ["Store", 0, 2]]],
    )
    found = dict(zip(NAMES, WALL.advice.signs(table, 0), strict=True))
    wanted = {
        **{"start": 1, "builder": 2, "soldier": 0, "renown": 4, "traders": 9, "wall": 5},
        **{"market": 1, "theatre": 0, "attribute-step": 1, "landmarks": 1, "goods": 3},
        **{"kinds-of-goods": 2, "stages": 2, "strength": 3, "bribes": 1, "edicts": 3},
        **{"envoy-favours": 3, "map": 3, "open-cohort": 2, "open-good": 1, "open-place": 0},
    }
    assert {name: found[ACTING + name] for name in wanted} == wanted
