"""The favours of the gods: when one can be used, what it does, Saturn's free buildings."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.rome_and_roll.actions import PLAN_OF
from ludi.games.rome_and_roll.ids import (
    BACCHUS,
    FAVOURS,
    GAIN,
    JEWEL,
    JUNO,
    JUPITER,
    MARS,
    MERCURY,
    MINERVA,
    ON_USE_FAVOUR,
    PLANS,
    SATURN,
    SENATOR,
)
from ludi.games.rome_and_roll.rules.build import FREE, Place
from ludi.games.rome_and_roll.rules.effects import active_effects, fire
from ludi.games.rome_and_roll.rules.gain import have, spend
from ludi.games.rome_and_roll.rules.plans import fits_anywhere, is_available
from ludi.games.rome_and_roll.rules.possible import (
    ALL_ACTIONS,
    NO_FAVOUR,
    TIMING,
    wanted_actions,
    within_reach,
)
from ludi.games.rome_and_roll.rules.question import Question
from ludi.games.rome_and_roll.sheet import (
    AGAIN,
    DEPLOYED,
    DONE,
    FAVOUR_USED,
    FORCE,
    HELD,
    ON_TABLE,
    SENATORS,
)
from ludi.games.rome_and_roll.table import Table
from ludi.kernel.errors import Reason

_PLAN: Final = PLAN_OF.base


def usable(table: Table, seat: int, favour: int) -> bool:
    """Whether a favour one holds can be used now."""
    turn = table.turn
    if favour == JUPITER:
        if not turn[DONE] or turn[AGAIN]:
            return False
        other = ALL_ACTIONS & ~(1 << turn[DONE] - 1)
        return within_reach(table, seat, other, NO_FAVOUR, senators_then(table, seat))
    if favour == SATURN:
        return have(table, seat, JEWEL) >= table.box.saturn_jewels and bool(free_plans(table, 0))
    if favour == MINERVA:
        return False  # it turns a die: see `face_options`
    wanted = wanted_actions(table) & TIMING[favour]
    return wanted != 0 and within_reach(table, seat, wanted, favour, senators_then(table, seat))


def senators_then(table: Table, seat: int) -> int:
    """The free senators of a seat once it has used a favour: an advisor may bring one."""
    sheet = table.sheets[seat]
    senators = sheet[SENATORS]
    for effect in active_effects(table, seat, GAIN):
        if effect.trigger == ON_USE_FAVOUR and effect.good == SENATOR:
            senators += effect.n
    return min(senators, table.box.senators_most) - sheet[DEPLOYED]


def why_unusable(table: Table, seat: int, favour: int) -> Reason:
    """Why a favour cannot be used now."""
    if not table.sheets[seat][HELD] >> favour & 1:
        return Reason("favours", "favour-not-held")
    if table.turn[FAVOUR_USED]:
        return Reason("favours", "favour-used")
    return Reason(FAVOURS[favour], "favour-not-now")


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
    if favour == SATURN:
        table.tell("pays", seat, JEWEL, table.box.saturn_jewels)


class FreePlan(Question):
    """Saturn: build two different available plans without paying, beside any building."""

    rule: ClassVar[str] = "saturn"
    fields: ClassVar[tuple[str, ...]] = ("available", "left")

    def __init__(self, seat: int, available: int, left: int) -> None:
        super().__init__(seat)
        self.available: Final = available  # bits of the plans that may still be chosen
        self.left: Final = left

    def options(self, table: Table) -> list[int]:
        return [
            _PLAN + plan
            for plan in table.law.plans
            if self.available >> plan & 1 and fits_anywhere(table, plan, False)
        ]

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"count": self.left}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if not PLAN_OF.says(action):
            return super().why_not(table, action)
        plan = PLAN_OF.one(action)
        named: dict[str, str | int] = {"plan": PLANS[plan]}
        if plan not in table.law.plans:
            return Reason("plans", "plan-not-in-play", named)
        if not is_available(table, plan):
            return Reason("saturn", "saturn-unavailable")
        if not self.available >> plan & 1:
            return Reason("saturn", "saturn-same")
        return Reason("placement", "no-room-anywhere", named)

    def happen(self, table: Table, action: int) -> None:
        if action < 0:
            return
        plan = PLAN_OF.one(action)
        if self.left > 1:
            table.push(FreePlan(self.seat, self.available & ~(1 << plan), self.left - 1))
        table.push(Place(self.seat, plan, FREE))
