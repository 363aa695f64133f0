"""Muster a legion: activate up to three army buildings, whosever they are."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.rome_and_roll.actions import ACTIVATE, SPEND, STOP
from ludi.games.rome_and_roll.ids import (
    BASKET,
    COIN,
    GAIN,
    MARS,
    MUSTER_LIMIT,
    ON_MUSTER,
    PLANS,
    SOLDIER,
    SPEND_GAIN,
)
from ludi.games.rome_and_roll.rules.effects import active_effects, amount, fire, kinds_with
from ludi.games.rome_and_roll.rules.gain import give, have, let, spend
from ludi.games.rome_and_roll.sheet import FORCE
from ludi.games.rome_and_roll.table import Table, is_opponent
from ludi.kernel.agenda import Step

_STOP: Final = STOP.base
_ACTIVATE: Final = ACTIVATE.base
_SPEND: Final = SPEND.base
PLAN_COUNT: Final = len(PLANS)


def muster_yield(table: Table, building: int) -> int:
    """How much activating a building would give, to tell the better of two alike."""
    total = 0
    for effect in table.box.muster[table.plan_of[building]]:
        if effect.do == GAIN:
            total += amount(table, effect, table.owner_of[building], building)
    return total


def best_barracks(table: Table, kind: int, used: int) -> int:
    """Of the buildings of a kind that are not used, the one that gives most."""
    best = -1
    for building in table.buildings_of(kind // PLAN_COUNT, kind % PLAN_COUNT):
        if not used >> building & 1:
            if best < 0 or muster_yield(table, building) > muster_yield(table, best):
                best = building
    return best


def muster_limit(table: Table, seat: int) -> int:
    """How many buildings may be activated in one action."""
    limit = table.box.activations
    for effect in active_effects(table, seat, MUSTER_LIMIT):
        limit += effect.n
    return limit


class Muster(Step[Table]):
    """Activate different army buildings of anybody, up to three; other owners gain a coin each."""

    rule: ClassVar[str] = "muster"

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used: Final = used  # bits of the buildings activated

    def args(self) -> list[int]:
        return [self.seat, self.used]

    def options(self, table: Table) -> list[int]:
        if self.used and self.used.bit_count() >= muster_limit(table, self.seat):
            return []
        options = [_ACTIVATE + kind for kind in kinds_with(table, table.box.muster, self.used)]
        if self.used and options:
            options.append(_STOP)
        return options

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        choices: list[Step[Table]] = []
        if action < _ACTIVATE:
            if table.turn[FORCE] == MARS + 1:
                give(table, seat, SOLDIER, table.box.mars_soldiers, choices)
            fire(table, seat, ON_MUSTER, -1, 0)
            return
        building = best_barracks(table, action - _ACTIVATE, self.used)
        plan = table.plan_of[building]
        table.push(Muster(seat, self.used | 1 << building))
        if table.ears is not None:
            table.tell("activates", seat, plan)
        for effect in table.box.muster[plan]:
            if effect.do == GAIN:
                give(table, seat, effect.good, amount(table, effect, seat, building), choices)
            elif effect.do == SPEND_GAIN:
                choices.append(SpendFor(seat, plan, effect.most))
        owner = table.owner_of[building]
        if is_opponent(owner, seat):
            give(table, owner, COIN, table.box.owner_coins, choices)
        let(table, choices)


class SpendFor(Step[Table]):
    """Spend up to three resources in a Camp; each gives a soldier."""

    rule: ClassVar[str] = "camp"

    def __init__(self, seat: int, plan: int, left: int) -> None:
        super().__init__(seat)
        self.plan: Final = plan
        self.left: Final = left

    def args(self) -> list[int]:
        return [self.seat, self.plan, self.left]

    def options(self, table: Table) -> list[int]:
        if not self.left:
            return []
        options: list[int] = []
        for effect in table.box.muster[self.plan]:
            if effect.do == SPEND_GAIN:
                options = [_SPEND + good for good in effect.choices if have(table, self.seat, good)]
        if table.turn[BASKET]:
            options.append(_SPEND + BASKET)
        if options:
            options.append(_STOP)
        return options

    def happen(self, table: Table, action: int) -> None:
        if action < _SPEND:
            return
        seat = self.seat
        good = action - _SPEND
        table.push(SpendFor(seat, self.plan, self.left - 1))
        if good == BASKET:
            table.turn[BASKET] -= 1
        else:
            spend(table, seat, good)
        if table.ears is not None:
            table.tell("spends", seat, good)
        for effect in table.box.muster[self.plan]:
            if effect.do == SPEND_GAIN:
                choices: list[Step[Table]] = []
                give(table, seat, effect.good, effect.n, choices)
                let(table, choices)
