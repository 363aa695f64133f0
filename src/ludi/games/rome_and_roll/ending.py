"""How a game for one ends: what Seneca has."""

from __future__ import annotations

from ludi.games.rome_and_roll import scoring
from ludi.games.rome_and_roll.table import Table
from ludi.kernel.verdict import Verdict


def verdict(table: Table) -> Verdict | None:
    if not table.solo:
        return None
    won = scoring.total(table, 0) > scoring.seneca_total(table)
    return Verdict(won, rivals=[("verdict-seneca", scoring.seneca_items(table))])
