"""Gains: resources and what does not fit, money, influence in an area, political influence."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.ave_roma.actions import CASH, STORE, TAKE, WAKE
from ludi.games.ave_roma.ids import DECK_SIZE, FRAGMENTS, MULTI, RESOURCES, ROMA_FREE_STEP
from ludi.games.ave_roma.rules.fees import has_pending, may_forgo
from ludi.games.ave_roma.rules.question import Question
from ludi.games.ave_roma.sheet import (
    ABSENT,
    ACTIVE,
    DENARII,
    FREE,
    LEVEL,
    PENDING,
    POINTS,
    POLITICS,
    SURPLUS,
    WHERE,
)
from ludi.games.ave_roma.table import Table
from ludi.kernel.agenda import NOTHING
from ludi.kernel.errors import Reason

_STORE: Final = STORE.base
_CASH: Final = CASH.base
_TAKE: Final = TAKE.base
_WAKE: Final = WAKE.base
TYPES: Final = len(RESOURCES)

# ---------------------------------------------------------------- resources


def gain(table: Table, seat: int, units: tuple[int, ...]) -> None:
    """Gain resources; what does not fit waits for its owner's decision (see `overflow`)."""
    board = table.boards[seat]
    most = table.box.resource_max
    before = board[:TYPES] if table.ears is not None else board  # or nobody is told
    for resource in units:
        if board[resource] < most:
            board[resource] += 1
        else:
            table.act[PENDING + resource] += 1
    if before is not board:
        for resource in range(TYPES):
            if board[resource] > before[resource]:
                table.tell("gains", seat, resource, board[resource] - before[resource])


def overflow(table: Table, seat: int) -> None:
    """Ask about what did not fit, before anything else happens."""
    if has_pending(table.act):
        table.push(Overflow(seat))


def overflowing(act: list[int]) -> int:
    """The resource to decide about next: one type after the other."""
    resource = 0
    while not act[PENDING + resource]:
        resource += 1
    return resource


class Overflow(Question):
    """A resource you have no room for becomes 1 surplus, or money at your own price."""

    rule: ClassVar[str] = "storage"

    def options(self, table: Table) -> list[int]:
        resource = overflowing(table.act)
        board = table.boards[self.seat]
        if board[SURPLUS] < table.box.surplus_max:
            price = table.price(self.seat, resource)
            if may_forgo(table, self.seat, price):
                return [_STORE + resource, _CASH + resource]
        return [_CASH + resource]

    def asks(self, table: Table) -> dict[str, str | int]:
        resource = overflowing(table.act)
        return {"resource": RESOURCES[resource], "price": table.price(self.seat, resource)}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if CASH.says(action) or STORE.says(action):
            resource = RESOURCES[overflowing(table.act)]
            return Reason("storage", "not-overflowing", {"resource": resource})
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if CASH.says(action):
            resource = CASH.one(action)
            price = table.price(self.seat, resource)
            table.boards[self.seat][DENARII] += price
            table.tell("cashes", self.seat, resource, price)
        else:
            resource = STORE.one(action)
            table.boards[self.seat][SURPLUS] += 1
            table.tell("stores", self.seat, resource)
        table.act[PENDING + resource] -= 1
        overflow(table, self.seat)


class TakeResource(Question):
    """Choose one resource among those shown; `types` has a bit for each."""

    rule: ClassVar[str] = "storage"
    fields: ClassVar[tuple[str, ...]] = ("types",)

    def __init__(self, seat: int, types: int) -> None:
        super().__init__(seat)
        self.types: Final = types

    def options(self, table: Table) -> list[int]:
        return [_TAKE + resource for resource in range(TYPES) if self.types >> resource & 1]

    def happen(self, table: Table, action: int) -> None:
        gain(table, self.seat, (TAKE.one(action),))
        overflow(table, self.seat)


class TakeFragmentResource(TakeResource):
    """Two equal fragments: one resource of their colour at once."""

    rule: ClassVar[str] = "fragments"

    def fragment(self) -> int:
        for fragment in range(MULTI):
            if self.types == fragment_types(fragment):
                return fragment
        return MULTI

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"fragment": FRAGMENTS[self.fragment()]}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if TAKE.says(action):
            return Reason("fragments", "other-colour")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if table.ears is not None:
            table.tell("pairs", self.seat, self.fragment())
        super().happen(table, action)


def fragment_types(fragment: int) -> int:
    """The resources two equal fragments may give, as bits."""
    return (1 << TYPES) - 1 if fragment == MULTI else 3 << 2 * fragment


def gain_surplus(table: Table, seat: int, count: int) -> None:
    """Gain surplus; beyond the limit it is lost."""
    board = table.boards[seat]
    room = table.box.surplus_max - board[SURPLUS]
    taken = count if count < room else room
    board[SURPLUS] += taken
    if table.ears is not None and taken:
        table.tell("gains_surplus", seat, taken)


def gain_denarii(table: Table, seat: int, count: int) -> None:
    table.boards[seat][DENARII] += count
    if table.ears is not None and count:
        table.tell("gains_denarii", seat, count)


def score(table: Table, seat: int, count: int) -> None:
    table.boards[seat][POINTS] += count
    if table.ears is not None and count:
        table.tell("scores", seat, count)


# ---------------------------------------------------------------- influence in an area


def level_reached(table: Table, seat: int, area: int, count: int) -> int:
    """The level a marker would reach: its target, or the first free space below it."""
    boards = table.boards
    now = boards[seat][LEVEL + area]
    start = now if now != ABSENT else 0
    target = min(start + count, table.box.track_max)
    while target > start:
        taken = False
        for board in boards:
            if board[LEVEL + area] == target:
                taken = True
        if not taken:
            return target
        target -= 1
    return start


def raise_marker(table: Table, seat: int, area: int, count: int) -> None:
    """Move a marker up in one go; it enters the board if it was not there."""
    level = level_reached(table, seat, area, count)
    table.boards[seat][LEVEL + area] = level
    table.tell("rises", seat, area, level)


# ---------------------------------------------------------------- political influence


def honour(table: Table, seat: int) -> None:
    """One level of political influence; beyond the last, points instead."""
    board = table.boards[seat]
    if board[POLITICS] >= len(table.box.politics_points) - 1:
        score(table, seat, table.box.politics_overflow)
        return
    board[POLITICS] += 1
    table.tell("honoured", seat, board[POLITICS])
    if board[POLITICS] <= table.box.patron_slots and table.passive(seat):
        table.push(Wake(seat))


class Wake(Question):
    """A slot was unlocked: one of your passive patrons must become active."""

    rule: ClassVar[str] = "active-patrons"

    def options(self, table: Table) -> list[int]:
        if table.open_slots(self.seat) <= 0:
            return []
        passive = table.passive(self.seat)
        return [_WAKE + patron for patron in range(DECK_SIZE) if passive >> patron & 1]

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"level": table.boards[self.seat][POLITICS]}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if WAKE.says(action):
            return Reason("active-patrons", "not-passive")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if action != NOTHING:
            activate(table, self.seat, WAKE.one(action))


def activate(table: Table, seat: int, patron: int) -> None:
    """Put a patron into a free slot: from now on it changes the owner's actions."""
    table.boards[seat][ACTIVE] |= 1 << patron
    table.refresh(seat)
    if table.box.power[patron] == ROMA_FREE_STEP and table.box.action[patron] == table.act[WHERE]:
        table.act[FREE] += 1  # a step still to be paid in this action is cheaper already
    table.tell("activates", seat, patron)
