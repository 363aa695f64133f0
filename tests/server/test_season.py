"""A season in small: some people, a club, a tournament, and what must hold afterwards."""

from pathlib import Path

import pytest
from benchmarks.season import rank_correlation, simulated


async def test_a_few_days_of_a_club_come_out_well(tmp_path: Path) -> None:
    """Two tables of the house or the club, and a tournament of eight games."""
    found = await simulated(tmp_path, people=8, games=10, hours=24, seed=1, minutes=60, boxes=1)
    assert found.finished == found.games >= 10, "no table is stuck"
    assert found.stuck == found.twice == 0 and found.told > 0
    assert found.rated == found.games and found.tournaments == 1
    assert found.all_boxes > 0.5, "who plays better is rated higher"
    again = await simulated(tmp_path, people=8, games=10, hours=24, seed=1, minutes=60, boxes=1)
    assert again.games == found.games, "what is over is over"


@pytest.mark.parametrize(
    ("first", "second", "is_"),
    [([1, 2, 3], [10, 20, 30], 1), ([1, 2, 3], [3, 2, 1], -1), ([1, 1, 2], [5, 5, 9], 1)],
)
def test_rank_correlation(first: list[float], second: list[float], is_: float) -> None:
    assert rank_correlation(first, second) == is_


def test_no_correlation_without_differences() -> None:
    assert rank_correlation([1, 2, 3], [5, 5, 5]) == 0
