"""The rulebook's worked examples, by number: attack, disdain, scoring, solo."""

from typing import Any

import pytest

from ludi.games.hadrians_wall import scoring
from ludi.games.hadrians_wall.ids import (
    CARDS,
)
from ludi.games.hadrians_wall.table import attack_size
from ludi.kernel.viewer import EVERYTHING
from tests.games.hadrians_wall.position import (
    P1,
    P2,
    at,
    attacked,
    attributes,
    legal,
    load,
    player,
    position,
    say,
)

CENTRE_AND_RIGHT = ("centre", "right", "right")


@pytest.mark.parametrize(("difficulty", "cards"), [("easy", 3), ("medium", 4), ("hard", 5)])
def test_x31_cards_in_the_attack_of_year_3(difficulty: str, cards: int) -> None:
    table = position(player(civilians=1), year=3, difficulty=difficulty)
    assert attack_size(table) == cards
    heard = table.listen()
    say(table, "stop")
    attack = next(told for told in heard if told.what == "attack")
    assert sum(attack.args) == cards


def test_x32_all_attacks_repelled() -> None:
    table = attacked(*CENTRE_AND_RIGHT, cohorts=(0, 1, 2))
    assert attributes(table) == (0, 0, 2, 0)
    assert at(table)["disdain"] == 0
    assert table.year == 4


def test_x33_two_attacks_get_through() -> None:
    table = attacked(*CENTRE_AND_RIGHT, cohorts=(0, 1, 0))
    assert attributes(table) == (0, 0, 0, 0)
    assert at(table)["disdain"] == 2


def test_x34_one_attack_gets_through() -> None:
    table = attacked(*CENTRE_AND_RIGHT, cohorts=(0, 1, 1))
    assert attributes(table) == (0, 0, 1, 0)
    assert at(table)["disdain"] == 1


def test_x35_a_favour() -> None:
    table = attacked(*CENTRE_AND_RIGHT, cohorts=(0, 1, 1), favours=1, temple_filled=2)
    assert legal(table) == {"use temple right", "face"}
    say(table, "use temple right")
    assert attributes(table) == (0, 0, 2, 0)
    assert at(table)["disdain"] == 0
    assert at(table)["favours"] == 0
    assert at(table)["favours_used"] == 1


def test_x36_four_disdain_cost_seven_points() -> None:
    table = position(player(disdain=6, disdain_removed=2, civilians=1))
    assert dict(scoring.items(table, P1))["disdain"] == -7


def test_x37_the_score_sheet() -> None:
    """11 points of paths: 3 Defender, 3 Vanguard, 3 Fighter, 2 Architect."""
    table = position(
        player(
            renown=6,
            piety=23,
            valour=12,
            discipline=16,
            paths=["defender", "vanguard", "fighter", "architect", "planner", "ranger"],
            wall=21,
            fort=21,
            wall_guard=18,
            cohorts=(6, 6, 6),
            landmarks=["monolith", "statue"],
            buildings=["medium-granary", "large-granary"],
            disdain=3,
            civilians=1,
        ),
        year=6,
    )
    assert scoring.items(table, P1) == [
        ("renown", 6),
        ("piety", 23),
        ("valour", 12),
        ("discipline", 16),
        ("paths", 11),
        ("disdain", -5),
    ]
    assert scoring.total(table, P1) == 63


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (-12, "miles"),
        (39, "miles"),
        (40, "centurion"),
        (49, "centurion"),
        (50, "primus-pilus"),
        (59, "primus-pilus"),
        (60, "praefectus-castrorum"),
        (69, "praefectus-castrorum"),
        (70, "legatus-legionis"),
    ],
)
def test_x38_solo_ranks(points: int, rank: str) -> None:
    assert scoring.rank_name(position(player(civilians=1)), points) == rank


def test_x39_tokens_on_neutral_cards_add_attack_cards() -> None:
    table = position(
        player(
            resources=1,
            soldiers=1,
            civilians=1,
            traders=9,
            patricians=2,
            buildings=["market"],
        ),
        neutral=["fighter", "ranger"],
        year=1,
    )
    say(table, "buy neutral-1", "store 1", "scout neutral-2")
    assert [card["resources"] for card in table.view(EVERYTHING)["neutral"]] == [1, 0]
    assert [card["soldiers"] for card in table.view(EVERYTHING)["neutral"]] == [0, 1]
    say(table, "place i-1 1 1")
    assert attack_size(table) == 3
    heard = table.listen()
    say(table, *["stop"] if "stop" in legal(table) else [])
    while table.year == 1:
        table.play(table.legal[-1])
    attack = next(told for told in heard if told.what == "attack")
    assert sum(attack.args) == 3
    assert table.tokens == [0, 0, 0, 0]
    assert table.neutral_prospect(0) == -1, "the cards of the new year are not turned yet"


# ---------------------------------------------------------------- ties


def finished(*players: dict[str, Any]) -> list[tuple[int, bool]]:
    """The ranks and winners of a game that ends with these sheets."""
    dump = position(*players, year=6).dump()
    dump["agenda"] = []
    dump["lanes"] = []
    table = load(dump)
    assert table.over
    return [(score.rank, score.won) for score in table.scores()]


PATHS = ["planner", "ranger", "trainer", "pontiff", "merchant", "engineer"]


def test_most_points_win() -> None:
    assert finished(player(renown=9), player(renown=10), player(renown=8)) == [
        (2, False),
        (1, True),
        (3, False),
    ]


def test_ties_are_broken_by_least_disdain() -> None:
    less = player(renown=9, paths=PATHS)
    more = player(renown=12, disdain=2, paths=PATHS)
    assert finished(less, more) == [(1, True), (2, False)]


def test_then_by_most_points_of_path_cards() -> None:
    paths = player(renown=8, paths=["architect", *PATHS[:5]], landmarks=["statue"])
    attributes_only = player(renown=9, paths=PATHS)
    assert finished(attributes_only, paths) == [(2, False), (1, True)]


def test_then_the_victory_is_shared() -> None:
    same = player(renown=9, paths=PATHS)
    assert finished(same, same, player(renown=2, paths=PATHS)) == [
        (1, True),
        (1, True),
        (3, False),
    ]


# ---------------------------------------------------------------- every path card


def large(count: int) -> dict[str, Any]:
    groups = ["granary", "hotel", "workshop", "road", "gardens"]
    levels: dict[str, Any] = dict.fromkeys(groups[:count], 2)
    if count > 5:
        levels["temple"] = 3
    return player(**levels)


def citizens(count: int) -> dict[str, Any]:
    names = ["traders", "performers", "priests", "apparitores", "patricians"]
    filled: dict[str, Any] = {name: 9 if i < count else 8 for i, name in enumerate(names)}
    return player(**filled)


MEASURED = [
    (
        "architect",
        lambda n: player(landmarks=["statue", "column", "archway", "monolith"][:n]),
        1,
        2,
        3,
    ),
    ("aristocrat", lambda n: player(disdain=n), 4, 2, 0),
    ("engineer", large, 2, 4, 6),
    ("fighter", lambda n: player(cohorts=[6] * n + [5] * (3 - n)), 1, 2, 3),
    ("forager", lambda n: player(production=n), 3, 6, 9),
    ("merchant", lambda n: player(stalls=[1] * n + [0] * (8 - n)), 4, 6, 8),
    ("planner", citizens, 2, 4, 5),
    ("pontiff", lambda n: player(temple_filled=[0, 2, 8, 14][n]), 1, 2, 3),
    (
        "ranger",
        lambda n: player(map=sum(sum(1 << 5 * r + c for r in range(4)) for c in range(n))),
        1,
        3,
        5,
    ),
    ("trainer", lambda n: player(strength=[n // 2, n - n // 2], wounds=[n // 2, 0]), 4, 8, 12),
    ("vanguard", lambda n: player(wall_guard=6 * n), 1, 2, 3),
]


@pytest.mark.parametrize(("card", "sheet", "one", "two", "three"), MEASURED)
def test_every_path_card_has_three_steps(card, sheet, one, two, three) -> None:
    number = CARDS.index(card)
    worse = 1 if card == "aristocrat" else -1
    for needed, points in ((one, 1), (two, 2), (three, 3)):
        dump = position({**sheet(needed), "civilians": 1}).dump()
        assert scoring.path_points(load(dump), P1, number) == points
    below = position({**sheet(one + worse), "civilians": 1})
    assert scoring.path_points(below, P1, number) == 0


def test_the_bigger_attack_is_faced_by_everybody() -> None:
    table = position(
        player(resources=1, civilians=1, traders=4, buildings=["market"]),
        player(civilians=1),
        neutral=["ranger"],
        year=2,
    )
    say(table, "P1: buy neutral-1")
    assert attack_size(table) == 3
    assert at(table, P2)["pieces"]["resource"] == 0
