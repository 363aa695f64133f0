"""The rules, moment by moment."""

from __future__ import annotations

from typing import Any

from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason
from ludi_tali.actions import HANDFULS, KEEP, NAMES, THROW
from ludi_tali.table import EMPTY, VENUS, TaliTable, due, holds, thrown, without


class NewRound(Step[TaliTable]):
    """Everybody puts a stake into the pool and throws the tali under a cup."""

    rule = "round"

    def happen(self, table: TaliTable, action: int) -> None:
        table.opener = self.seat
        table.tell("round", table.rounds + 1)
        table.push(LiftCups(self.seat))
        for seat in reversed(table.in_turn()):
            table.pay(seat, table.box.stake)
            table.push(Peek(seat, table.box.throws_again))
        for seat in table.in_turn():
            table.cups[seat] = thrown(table.box, table.dice, EMPTY)
        table.tell("stakes", table.pool)
        table.close_door()


class Peek(Step[TaliTable]):
    """In turn, each looks under the cup and may throw one or two tali again, or keeps them."""

    rule = "throw-again"
    fields = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left  # throws

    def options(self, table: TaliTable) -> list[int]:
        if not self.left:
            return []
        cup = table.cups[self.seat]
        handfuls = [handful for handful in range(len(HANDFULS)) if holds(cup, handful)]
        return [*[THROW.code(handful) for handful in handfuls], KEEP.base]

    def asks(self, table: TaliTable) -> dict[str, str | int]:
        return {"pool": table.pool, "left": self.left}

    def why_not(self, table: TaliTable, action: int) -> Reason | None:
        if THROW.says(action):
            return Reason("throw-again", "not-under-cup", {"tali": NAMES[THROW.one(action)]})
        return None

    def happen(self, table: TaliTable, action: int) -> None:
        if not THROW.says(action):
            return
        handful = THROW.one(action)
        kept = without(table.cups[self.seat], handful)
        table.cups[self.seat] = thrown(table.box, table.dice, kept)
        table.again[self.seat] += 1
        table.close_door()
        table.tell("throws-again", self.seat, len(HANDFULS[handful]))
        table.push(Peek(self.seat, self.left - 1))


class LiftCups(Step[TaliTable]):
    """In turn, each pays for dogs and sixes, and a Venus takes all that lies in the pool."""

    rule = "lift"

    def happen(self, table: TaliTable, action: int) -> None:
        table.close_door()
        for seat in table.in_turn():
            cup = table.cups[seat]
            table.tell("lifts", seat)
            if cup == VENUS:
                table.tell("venus", seat, table.pool)
                table.venuses[seat] += 1
                table.purses[seat] += table.pool
                table.pool = 0
            else:
                table.tell("pays", seat, table.pay(seat, due(table.box, cup)))
        table.cups = [EMPTY] * table.seats
        table.again = [0] * table.seats
        if table.rounds:
            table.rounds -= 1
            table.push(NewRound((self.seat + 1) % table.seats))


STEPS: dict[str, type[Step[Any]]] = {step.__name__: step for step in (NewRound, Peek, LiftCups)}
