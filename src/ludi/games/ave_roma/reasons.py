"""Why not? The rule that forbids an action, for the mistakes players really make."""

from __future__ import annotations

from typing import Any

from ludi.games.ave_roma.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason


def explain(table: Table, step: Step[Any], action: int) -> Reason | None:
    """The rule that forbids an action to the seat asked at a step; None: it is just not asked."""
    return None
