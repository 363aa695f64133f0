"""How a game for one ends: the Emperor's tasks and title, or what Cassius has."""

from __future__ import annotations

from ludi.games.age_of_rome import scoring
from ludi.games.age_of_rome.ids import RANKS, TASKS
from ludi.games.age_of_rome.table import Table
from ludi.kernel.verdict import Verdict


def verdict(table: Table) -> Verdict | None:
    if table.seats > 1:
        return None
    won = scoring.is_won_alone(table)
    if not table.is_emperor():
        return Verdict(won, rivals=[("verdict-cassius", scoring.items(table, 1))])
    done = scoring.tasks_done(table)
    return Verdict(
        won,
        unit="tasks",
        reached=len(done),
        scale=[(table.box.ranks[i], f"rank-{rank}") for i, rank in enumerate(RANKS)],
        tasks=[(f"task-{task}", task in done) for task in TASKS],
    )
