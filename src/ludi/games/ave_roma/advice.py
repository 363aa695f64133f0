"""What wins at Ave Roma, roughly, in points: for bots and hints."""

from __future__ import annotations

from typing import Any

from ludi.games.ave_roma import scoring
from ludi.kernel.game import Advice


class AveRomaAdvice(Advice):
    """Points as things stand, and what stores and influence promise."""

    def evaluate(self, table: Any, seat: int) -> float:
        return float(scoring.total(table, seat))
