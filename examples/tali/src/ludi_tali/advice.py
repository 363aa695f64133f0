"""What wins at Tali, roughly, in denarii: for bots and hints."""

from __future__ import annotations

from typing import Final

from ludi.kernel.game import Advice
from ludi_tali.actions import HANDFULS, THROW
from ludi_tali.components import Box
from ludi_tali.rules import Peek
from ludi_tali.table import VENUS, Cup, TaliTable, due, holds, without

NAMES: Final = ["pool", "coming"]


class TaliAdvice(Advice):
    """How much a cup is worth if its owner throws again as well as possible, exactly.

    Only what a Venus takes is a guess: a share of the pool, and something from everybody who has
    yet to pay (`weights.toml`).
    """

    def __init__(self, box: Box, weights: dict[str, float]) -> None:
        self.spread = 4.0  # set here: a compiled kernel does not see a class's own `spread = 4.0`
        self.box: Final = box
        self.numbers: Final = weights
        self._known: Final[dict[tuple[Cup, int, int], float]] = {}

    def weights(self) -> dict[str, float]:
        return dict(self.numbers)

    def with_weights(self, weights: dict[str, float]) -> TaliAdvice:
        return TaliAdvice(self.box, weights)

    def evaluate(self, table: TaliTable, seat: int) -> float:
        """The purse, and what the cup is worth with the throws that are left."""
        cup = table.cups[seat]
        if not sum(cup):
            return float(table.purses[seat])
        left = 0
        for step in table.agenda:
            if isinstance(step, Peek) and step.seat == seat:
                left = step.left
        return table.purses[seat] + self.worth(cup, left, self.prize(table))

    def expect(self, table: TaliTable, seat: int, action: int) -> float:
        """The same after an action, over all ways the tali may fall: nobody knows the dice."""
        step = table.agenda[-1]
        if not isinstance(step, Peek) or step.seat != seat:
            return super().expect(table, seat, action)
        cup = table.cups[seat]
        prize = self.prize(table)
        if not THROW.says(action):
            return table.purses[seat] + self.worth(cup, 0, prize)
        kept = without(cup, THROW.one(action))
        return table.purses[seat] + self.thrown_worth(kept, step.left - 1, prize)

    def prize(self, table: TaliTable) -> int:
        """What a Venus takes, in tenths of a denarius, so that few prizes are different."""
        coming = self.numbers["coming"] * (table.seats - 1)
        return round(10 * (self.numbers["pool"] * table.pool + coming))

    def worth(self, cup: Cup, left: int, prize: int) -> float:
        """What a cup brings with so many throws left."""
        known = self._known.get((cup, left, prize))
        if known is not None:
            return known
        best = prize / 10 if cup == VENUS else float(-due(self.box, cup))
        if left:
            for handful in range(len(HANDFULS)):
                if holds(cup, handful):
                    best = max(best, self.thrown_worth(without(cup, handful), left - 1, prize))
        self._known[cup, left, prize] = best
        return best

    def thrown_worth(self, kept: Cup, left: int, prize: int) -> float:
        """What some tali bring when the missing ones are thrown and so many throws are left."""
        if sum(kept) == self.box.tali:
            return self.worth(kept, left, prize)
        total = 0.0
        for face, chance in enumerate(self.box.chance):
            more = tuple([count + (place == face) for place, count in enumerate(kept)])
            total += chance * self.thrown_worth(more, left, prize)
        return total / sum(self.box.chance)
