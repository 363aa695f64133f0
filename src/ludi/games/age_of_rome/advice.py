"""What wins at Age of Rome, roughly, in points: for bots and hints."""

from __future__ import annotations

from typing import Any

from ludi.games.age_of_rome.scoring import total
from ludi.kernel.game import Advice


class CaesarAdvice(Advice):
    """Points so far."""

    def evaluate(self, table: Any, seat: int) -> float:
        return float(total(table, seat))
