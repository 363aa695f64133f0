"""Muster a legion: activate up to three army buildings, whosever they are."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.rome_and_roll.actions import ACTIVATE, SPEND, STOP
from ludi.games.rome_and_roll.ids import (
    BASKET,
    COIN,
    GAIN,
    LEGIONARY,
    MARS,
    MUSTER_LIMIT,
    ON_MUSTER,
    PLANS,
    SOLDIER,
    SPEND_GAIN,
)
from ludi.games.rome_and_roll.rules.effects import active_effects, amount, fire, kinds_with
from ludi.games.rome_and_roll.rules.gain import give, have, let, spend
from ludi.games.rome_and_roll.rules.question import Question
from ludi.games.rome_and_roll.sheet import ARMIES, FORCE
from ludi.games.rome_and_roll.table import Table, is_opponent
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason

_STOP: Final = STOP.base
_ACTIVATE: Final = ACTIVATE.base
_SPEND: Final = SPEND.base


def muster_yield(table: Table, building: int) -> int:
    """How much activating a building would give, to tell the better of two alike."""
    total = 0
    for effect in table.box.muster[table.plan_of[building]]:
        if effect.do == GAIN:
            total += amount(table, effect, table.owner_of[building], building)
    return total


def best_barracks(table: Table, owner: int, plan: int, used: int) -> int:
    """Of an owner's buildings of a plan that are not used, the one that gives most."""
    best = -1
    for building in table.buildings_of(owner, plan):
        if not used >> building & 1:
            if best < 0 or muster_yield(table, building) > muster_yield(table, best):
                best = building
    return best


def can_muster(table: Table, seat: int, workers: int, favour: int) -> bool:
    """A muster that brings nothing is not worth asking about."""
    if not workers >> LEGIONARY & 1:
        return False
    if table.board[ARMIES] or favour == MARS:
        return True
    return any([effect.trigger == ON_MUSTER for effect in active_effects(table, seat, GAIN)])


def muster_limit(table: Table, seat: int) -> int:
    """How many buildings may be activated in one action."""
    limit = table.box.activations
    for effect in active_effects(table, seat, MUSTER_LIMIT):
        limit += effect.n
    return limit


class Muster(Question):
    """Activate up to three army buildings, none if you like; other owners gain a coin each."""

    rule: ClassVar[str] = "muster"
    fields: ClassVar[tuple[str, ...]] = ("used",)

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used: Final = used  # bits of the buildings activated

    def options(self, table: Table) -> list[int]:
        if self.used.bit_count() >= muster_limit(table, self.seat):
            return []
        options = [_ACTIVATE + kind for kind in kinds_with(table, table.box.muster, self.used)]
        if options:
            options.append(_STOP)
        return options

    def asks(self, table: Table) -> dict[str, str | int]:
        left = muster_limit(table, self.seat) - self.used.bit_count()
        coins = table.box.owner_coins if table.seats > 1 else 0  # nobody else builds
        return {"count": left, "coins": coins}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if ACTIVATE.says(action):
            return Reason("muster", "no-barracks")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        choices: list[Step[Table]] = []
        if not ACTIVATE.says(action):
            if not self.used:
                table.tell("musters", seat)
            if table.turn[FORCE] == MARS + 1:
                table.tell("blesses", seat, MARS)
                give(table, seat, SOLDIER, table.box.mars_soldiers, choices)
            fire(table, seat, ON_MUSTER, -1, 0)
            return
        owner, plan = ACTIVATE.two(action)
        building = best_barracks(table, owner, plan, self.used)
        table.push(Muster(seat, self.used | 1 << building))
        if owner == seat:
            table.tell("activates", seat, plan)
        else:
            table.tell("activates_of", seat, owner, plan)
        for effect in table.box.muster[plan]:
            if effect.do == GAIN:
                give(table, seat, effect.good, amount(table, effect, seat, building), choices)
            elif effect.do == SPEND_GAIN:
                choices.append(SpendFor(seat, plan, effect.most))
        if is_opponent(owner, seat):
            give(table, owner, COIN, table.box.owner_coins, choices)
        let(table, choices)


class SpendFor(Question):
    """Spend up to three resources in a Camp; each gives a soldier."""

    rule: ClassVar[str] = "camp"
    fields: ClassVar[tuple[str, ...]] = ("plan", "left")

    def __init__(self, seat: int, plan: int, left: int) -> None:
        super().__init__(seat)
        self.plan: Final = plan
        self.left: Final = left

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

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"plan": PLANS[self.plan], "count": self.left}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if SPEND.says(action):
            return Reason("camp", "spend-nothing")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if not SPEND.says(action):
            return
        seat = self.seat
        good = SPEND.one(action)
        table.push(SpendFor(seat, self.plan, self.left - 1))
        if good == BASKET:
            table.turn[BASKET] -= 1
        else:
            spend(table, seat, good)
        table.tell("spends", seat, good, self.plan)
        for effect in table.box.muster[self.plan]:
            if effect.do == SPEND_GAIN:
                choices: list[Step[Table]] = []
                give(table, seat, effect.good, effect.n, choices)
                let(table, choices)
