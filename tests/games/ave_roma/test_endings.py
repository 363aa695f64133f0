"""How the game ends, the last action, every line of the scoring, ties."""

import pytest

from ludi.games.ave_roma import scoring
from ludi.games.ave_roma.ids import PATRON_CARDS
from ludi.games.ave_roma.sheet import BY_AREA, ENDING, ENDINGS, FINAL
from ludi.games.ave_roma.table import Table
from tests.games.ave_roma.position import (
    P1,
    P2,
    P3,
    asked,
    at,
    legal,
    may,
    player,
    position,
    say,
    why_not,
)


def test_r21_an_area_card_that_cannot_be_replaced_ends_the_game_after_the_phase() -> None:
    table = position(player(denarii=9), player(), player(workers=[]), high=[1], left={"area": 0})
    say(table, "send 1 aedilis")
    while asked(table) == "Overflow":
        table.play(table.legal[0])
    assert ENDINGS[table.city[ENDING]] == "area"
    assert asked(table) == "Turn", "the action phase is finished first"
    say(table, "pass", "pass")
    assert asked(table) == "ExtraTurn"


def test_r21_a_row_that_cannot_be_filled_ends_the_game_before_upkeep() -> None:
    table = position(player(), player(), player(), left={"war": 0})
    say(table, "pass", "pass", "pass")
    assert ENDINGS[table.city[ENDING]] == "row"
    assert asked(table) == "ExtraTurn"


def test_r21_as_many_cards_are_needed_as_were_taken() -> None:
    rows: dict[str, str | None] = {"legatus-5": "hannibal-3", "legatus-4": "vercingetorix-1"}
    boards = [player(surplus=3, workers=[1]), player(surplus=3, workers=[2]), player(workers=[])]
    for left, ends in ((1, True), (2, False)):
        table = position(
            *[board[:] for board in boards],
            rows=rows,
            left={"war": left},
            workers={"quaestor": [1, 2, 3], "roma": [1, 2, 3], "mercator": [3, 4, 5]},
        )
        say(table, "buy 1 legatus-5", "buy 2 legatus-4")
        assert (asked(table) == "ExtraTurn") == ends


def last(*boards: list[int], **more: object) -> Table:
    """Everybody's last action is about to begin."""
    agenda = [["Adjust", 0], *[["ExtraTurn", seat] for seat in reversed(range(len(boards)))]]
    table = position(*boards, ending=BY_AREA, agenda=[["EndOfActions", 0]], **more)  # type: ignore[arg-type]
    assert table.city[FINAL] == 1 and len(agenda) == len(boards) + 1
    return table


def test_r21_the_last_action_has_an_imaginary_worker_of_any_value() -> None:
    table = last(
        player(workers=[]),
        player(),
        player(),
        workers={"quaestor": [1, 1, 1]},
        order=[P2, P1, P3],
    )
    assert table.seat == P2, "in turn order"
    say(table, "decline")
    assert at(table, P2)["points"] == 0
    assert "5 quaestor" in may(table, "send"), "occupied spaces do not matter"
    assert not may(table, "train")
    assert why_not(table, "train 1 plus-1") == ("training-last", "training")
    say(table, "send 5 quaestor")
    assert at(table)["denarii"] == 10
    say(table, "decline")
    assert table.over


def test_r21_prices_and_intervals_hold_in_the_last_action() -> None:
    table = last(
        player(wheat=1, wine=1, denarii=2),
        player(),
        player(),
        rows={"aedificator-1": "forum-romanum-built"},
    )
    bought = {words for words in may(table, "buy") if words.endswith("aedificator-1")}
    assert bought == {"5 aedificator-1"}


# ---------------------------------------------------------------- patrons at the end


def points_of(table: Table, patron: str, seat: int = P1) -> int:
    number = PATRON_CARDS.index(patron)
    return scoring.patron_points(table, scoring.levels_of(table), seat, number)


def test_r25_what_patrons_count() -> None:
    table = position(
        player(
            politics=3,
            active=["caesar", "cicero", "cato"],
            cards=[
                "crassus",
                "marius",
                "varro",
                "sulla",
                "maecenas",
                "plinius",
                "gracchus",
                "agrippa",
                "curia-built",
                "hannibal-2",
                "hannibal-3",
                "dalmatia",
            ],
            levels=[4, 0, None, None, None],
            cattle=2,
            wheat=3,
            iron=2,
        ),
        player(levels=[1, 0, 2, None, None]),
        player(),
        brown=[8, 8, 8, 8, 8],
    )
    assert points_of(table, "caesar") == 3, "a point a level of politics"
    assert points_of(table, "cicero") == 3, "active patrons"
    assert points_of(table, "cato") == 5, "cattle and wheat"
    assert points_of(table, "crassus") == 3, "seven resources, two a point"
    assert points_of(table, "marius") == 2, "cards with points and influence"
    assert points_of(table, "maecenas") == 11, "patrons, active or not"
    assert points_of(table, "plinius") == 4, "the best level"
    assert points_of(table, "plinius", P2 + 1) == 0, "no marker at all is no level"
    assert points_of(table, "gracchus") == 2, "areas with a marker"
    assert points_of(table, "agrippa") == 2, "first in area 1 only: equals are not first"
    icons = scoring.icon_counts(table, P1)
    assert points_of(table, "varro") == 2 * min(icons)
    assert points_of(table, "sulla") == 2 * (icons[1] // 2)


def test_r5_three_points_for_a_first_place_with_four_players() -> None:
    table = position(
        player(cards=["agrippa"], levels=[2, None, None, None, None]),
        player(),
        player(),
        player(),
        brown=[5, 0, 0, 0, 0],
    )
    assert points_of(table, "agrippa") == 3


def test_r23_raises_of_politics_wake_a_patron_that_is_then_counted() -> None:
    table = last(player(politics=0, cards=["titus", "seneca"]), player(), player())
    say(table, "decline", "decline", "decline")
    assert table.over
    lines = dict(table.scores()[P1].items)
    assert at(table)["politics"] == 1 and lines["politics"] == 1
    assert lines["patrons"] == 1, "Seneca counts one active patron"


def test_r23_a_raise_may_pass_the_brown_cube_but_not_another_marker() -> None:
    table = last(
        player(cards=["germanicus"], levels=[5, 2, None, None, None]),
        player(levels=[None, 3, None, None, None]),
        player(),
        brown=[3, 3, 0, 0, 0],
    )
    say(table, "decline", "decline", "decline")
    assert asked(table) == "RaiseAreas"
    assert legal(table) == {"raise 1", "raise 2", "decline"}
    twin = table.clone()
    say(table, "raise 1")
    assert at(table)["levels"][0] == 4, "adjusted to 3, then raised past the cube"
    say(twin, "raise 2")
    assert at(twin)["levels"][1] == 2, "3 is taken"


def test_r23_raises_in_one_area_are_added_up() -> None:
    table = last(
        player(cards=["germanicus", "traianus"], levels=[2, None, None, None, None]),
        player(levels=[3, None, None, None, None]),
        player(),
        brown=[8, 0, 0, 0, 0],
    )
    say(table, "decline", "decline", "decline", "raise 1", "raise 1")
    assert at(table)["levels"][0] == 4


def test_r24_a_bonus_is_counted_twice() -> None:
    table = last(player(cards=["clodius", "crassus"], wood=3, iron=3), player(), player())
    say(table, "decline", "decline", "decline")
    assert table.over
    assert dict(table.scores()[P1].items)["patrons"] == 6


def test_r24_a_raise_used_twice_is_chosen_at_that_moment() -> None:
    table = last(player(cards=["clodius", "titus", "crassus"], wood=2), player(), player())
    say(table, "decline", "decline", "decline")
    assert legal(table) == {"copy titus", "decline"}
    assert why_not(table, "copy crassus") == ("no-raise", "end-bonuses")
    twin = table.clone()
    say(table, "copy titus")
    assert at(table)["politics"] == 2
    assert dict(table.scores()[P1].items)["patrons"] == 1, "Crassus once"
    say(twin, "decline")
    assert at(twin)["politics"] == 1
    assert dict(twin.scores()[P1].items)["patrons"] == 2, "Crassus twice"


# ---------------------------------------------------------------- the score sheet and ties


def test_the_lines_of_the_score_sheet() -> None:
    table = position(
        player(
            points=7, denarii=12, wood=2, surplus=2, politics=5, levels=[2, 0, None, None, None]
        ),
        player(),
        player(),
        brown=[9 - 1, 0, 0, 0, 0],
    )
    assert table.scores()[P1].items == [
        ("track", 7),
        ("money", 2),
        ("goods", 1),
        ("patrons", 0),
        ("politics", 9),
        ("areas", 7 + 1),
    ]


@pytest.mark.parametrize(
    ("first", "second", "ranks"),
    [
        ({"points": 5}, {"points": 4}, [1, 2, 3]),
        ({"points": 5, "denarii": 1}, {"points": 5}, [1, 2, 3]),
        ({"points": 5, "surplus": 1}, {"points": 5, "surplus": 2}, [2, 1, 3]),
        ({"points": 5, "wood": 1}, {"points": 5, "surplus": 1}, [1, 1, 3]),
    ],
)
def test_r26_ties_go_to_money_then_goods_then_are_shared(
    first: dict[str, int], second: dict[str, int], ranks: list[int]
) -> None:
    table = last(player(**first), player(**second), player())  # type: ignore[arg-type]
    say(table, "decline", "decline", "decline")
    assert table.over
    assert [score.rank for score in table.scores()] == ranks
    assert [score.won for score in table.scores()] == [rank == 1 for rank in ranks]
    assert table.seat != P3
