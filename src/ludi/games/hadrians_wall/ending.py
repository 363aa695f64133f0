"""How a game for one ends: with a rank, or with a fort of the campaign won or lost."""

from __future__ import annotations

from ludi.games.hadrians_wall import campaign, scoring
from ludi.games.hadrians_wall.ids import RANKS
from ludi.games.hadrians_wall.table import Table
from ludi.kernel.verdict import Verdict


def verdict(table: Table) -> Verdict | None:
    if table.seats > 1:
        return None
    won = campaign.goals_met(table) if table.fort else None
    scale = [(points, f"rank-{RANKS[i]}") for i, points in enumerate(table.box.rank_points)]
    return Verdict(won, reached=scoring.total(table, 0), scale=scale)
