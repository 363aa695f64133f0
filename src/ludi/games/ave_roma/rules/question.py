"""What all questions of Ave Roma have in common."""

from __future__ import annotations

from ludi.games.ave_roma.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason


class Question(Step[Table]):
    """A step that asks its seat: whatever else one would like waits for the answer."""

    def why_not(self, table: Table, action: int) -> Reason | None:
        return Reason(type(self).rule, "choose-first")
