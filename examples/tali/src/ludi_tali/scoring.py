"""The end of the game: who has most denarii wins."""

from __future__ import annotations

from ludi.kernel.table import Score
from ludi_tali.table import TaliTable


def scores(table: TaliTable) -> list[Score]:
    """Most denarii win, then most Venuses, then the victory is shared."""
    keys = list(zip(table.purses, table.venuses, strict=True))
    made: list[Score] = []
    for seat, key in enumerate(keys):
        rank = 1 + len([other for other in keys if other > key])
        items = [("denarii", table.purses[seat])]
        made.append(Score(seat, items, rank, table.over and rank == 1))
    return made
