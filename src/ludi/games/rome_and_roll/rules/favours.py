"""The favours of the gods: when one can be used, what it does, Saturn's free buildings."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.rome_and_roll.actions import PLAN_OF
from ludi.games.rome_and_roll.ids import (
    BACCHUS,
    JEWEL,
    JUNO,
    JUPITER,
    MARS,
    MERCURY,
    MINERVA,
    ON_USE_FAVOUR,
    SATURN,
)
from ludi.games.rome_and_roll.rules.build import FREE, Place
from ludi.games.rome_and_roll.rules.effects import fire
from ludi.games.rome_and_roll.rules.gain import have, spend
from ludi.games.rome_and_roll.rules.plans import fits_anywhere, is_available
from ludi.games.rome_and_roll.rules.possible import (
    ALL_ACTIONS,
    TIMING,
    possible,
    wanted_actions,
    within_reach,
)
from ludi.games.rome_and_roll.sheet import AGAIN, DONE, FAVOUR_USED, FORCE, HELD, ON_TABLE
from ludi.games.rome_and_roll.table import Table
from ludi.kernel.agenda import Step

_PLAN: Final = PLAN_OF.base


def usable(table: Table, seat: int, favour: int) -> bool:
    """Whether a favour one holds can be used now."""
    turn = table.turn
    if favour == JUPITER:
        if not turn[DONE] or turn[AGAIN]:
            return False
        return within_reach(table, seat, ALL_ACTIONS & ~(1 << turn[DONE] - 1))
    if favour == SATURN:
        return have(table, seat, JEWEL) >= table.box.saturn_jewels and bool(free_plans(table, 0))
    if favour == MINERVA:
        return False  # it turns a die: see `face_options`
    wanted = wanted_actions(table) & TIMING[favour]
    if not wanted:
        return False
    turn[FORCE] = favour + 1
    found = possible(table, seat, wanted)
    turn[FORCE] = 0
    return found != 0


def free_plans(table: Table, taken: int) -> list[int]:
    """The available plans that Saturn lets one build somewhere, apart from those taken."""
    return [
        plan
        for plan in table.law.plans
        if not taken >> plan & 1 and is_available(table, plan) and fits_anywhere(table, plan, False)
    ]


def spend_favour(table: Table, seat: int, favour: int) -> None:
    """A favour that is used goes back to the table; one a turn."""
    table.sheets[seat][HELD] &= ~(1 << favour)
    table.board[ON_TABLE] |= 1 << favour
    table.turn[FAVOUR_USED] = 1
    table.tell("uses", seat, favour)
    fire(table, seat, ON_USE_FAVOUR, -1, 0)


def use(table: Table, seat: int, favour: int) -> None:
    """Use a favour: for the action that must follow, for another one, or for two buildings."""
    turn = table.turn
    if favour == JUPITER:
        turn[AGAIN] = turn[DONE]
    elif favour == SATURN:
        for _ in range(table.box.saturn_jewels):
            spend(table, seat, JEWEL)
        available = 0
        for plan in table.law.plans:
            if is_available(table, plan):
                available |= 1 << plan
        table.push(FreePlan(seat, available, table.box.saturn_buildings))
    else:
        assert favour in (BACCHUS, JUNO, MARS, MERCURY)
        turn[FORCE] = favour + 1
    spend_favour(table, seat, favour)


class FreePlan(Step[Table]):
    """Saturn: build two different available plans without paying, beside any building."""

    rule: ClassVar[str] = "saturn"

    def __init__(self, seat: int, available: int, left: int) -> None:
        super().__init__(seat)
        self.available: Final = available  # bits of the plans that may still be chosen
        self.left: Final = left

    def args(self) -> list[int]:
        return [self.seat, self.available, self.left]

    def options(self, table: Table) -> list[int]:
        return [
            _PLAN + plan
            for plan in table.law.plans
            if self.available >> plan & 1 and fits_anywhere(table, plan, False)
        ]

    def happen(self, table: Table, action: int) -> None:
        if action < 0:
            return
        plan = action - _PLAN
        if self.left > 1:
            table.push(FreePlan(self.seat, self.available & ~(1 << plan), self.left - 1))
        table.push(Place(self.seat, plan, FREE))
