"""A moment that asks a player something."""

from __future__ import annotations

from ludi.games.rome_and_roll.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason


class Question(Step[Table]):
    """A choice: what is no answer to it has to wait."""

    def why_not(self, table: Table, action: int) -> Reason | None:
        return Reason(type(self).rule, "choose-first")
