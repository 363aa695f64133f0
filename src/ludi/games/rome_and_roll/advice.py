from __future__ import annotations

from typing import Any

from ludi.kernel.game import Advice


class RollAdvice(Advice):
    def evaluate(self, table: Any, seat: int) -> float:
        return 0.0
