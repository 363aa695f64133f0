from __future__ import annotations

from typing import Any

from ludi.games.rome_and_roll.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason


def explain(table: Table, step: Step[Any], action: int) -> Reason | None:
    return None
