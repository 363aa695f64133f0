"""ROMA: the way round the Colosseum, its prices and its honours."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.ave_roma.actions import PROCEED, SKIP
from ludi.games.ave_roma.ids import COLOSSEUM, COST_KINDS
from ludi.games.ave_roma.rules.gains import honour
from ludi.games.ave_roma.rules.payment import can_pay, start_payment
from ludi.games.ave_roma.rules.question import Question
from ludi.games.ave_roma.sheet import AFTER, FREE, RESERVE, RESERVED_STEPS, STAGE, TRACK, VALUE
from ludi.games.ave_roma.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason

_SKIP: Final = SKIP.base
_PROCEED: Final = PROCEED.base


def path_costs(table: Table, seat: int, steps: int) -> list[int]:
    """The next spaces that must be paid: those on which nobody else's marker stands."""
    found: list[int] = []
    here = table.boards[seat][TRACK]
    for step in range(1, steps + 1):
        space = (here + step) % COLOSSEUM
        occupied = False
        for other in range(table.seats):
            if other != seat and table.boards[other][TRACK] == space:
                occupied = True
        if not occupied:
            found.append(space)
    return found


def total_cost(table: Table, spaces: list[int]) -> list[int]:
    """What some spaces cost together."""
    need = [0] * COST_KINDS
    for space in spaces:
        cost = table.box.track_costs[space]
        for kind in range(COST_KINDS):
            need[kind] += cost[kind]
    return need


def can_walk(table: Table, board: list[int], spaces: list[int], free: int) -> bool:
    """Whether the spaces can be paid, some of them (of one's choice) being free."""
    if free >= len(spaces):
        return True
    if not free:
        return can_pay(board, total_cost(table, spaces), 0, 0)
    for i in range(len(spaces)):
        if can_walk(table, board, spaces[:i] + spaces[i + 1 :], free - 1):
            return True
    return False


def payable_steps(table: Table, seat: int, board: list[int], free: int, wanted: int) -> int:
    """Of some numbers of steps (as bits), those that can be paid: who cannot pay three cannot
    pay four."""
    most = wanted.bit_length()
    spaces = path_costs(table, seat, most)
    allowed = 0
    for steps in range(1, most + 1):
        if wanted >> steps - 1 & 1:
            count = len(spaces) if steps == most else len(path_costs(table, seat, steps))
            if not can_walk(table, board, spaces[:count], free):
                break
            allowed |= 1 << steps - 1
    return allowed


def reserved_steps(table: Table) -> int:
    """How many steps must stay payable after the move at hand."""
    return max(0, table.act[RESERVE] - RESERVED_STEPS)


def can_walk_on(
    table: Table, seat: int, board: list[int], spaces: list[int], free: int, reserved: int
) -> bool:
    """Whether some spaces, and the steps reserved after a one-step move, can be paid."""
    if not reserved:
        return can_walk(table, board, spaces, free)
    return can_walk(table, board, spaces + reserved_spaces(table, seat, reserved), free)


def can_pay_on(table: Table, seat: int, board: list[int], need: list[int], reserved: int) -> bool:
    """Whether a price, and the steps reserved after a one-step move, can be paid."""
    if not reserved:
        return can_pay(board, need, 0, 0)
    free = table.act[FREE]
    spaces = reserved_spaces(table, seat, reserved)
    if free >= len(spaces):
        return can_pay(board, need, 0, 0)
    return can_pay_besides(table, board, need, spaces, free)


def can_pay_besides(
    table: Table, board: list[int], need: list[int], spaces: list[int], free: int
) -> bool:
    """Whether a price can be paid besides some spaces, so many of which are free."""
    if not free:
        cost = total_cost(table, spaces)
        total = [need[kind] + cost[kind] for kind in range(COST_KINDS)]
        return can_pay(board, total, 0, 0)
    for i in range(len(spaces)):
        if can_pay_besides(table, board, need, spaces[:i] + spaces[i + 1 :], free - 1):
            return True
    return False


def reserved_spaces(table: Table, seat: int, reserved: int) -> list[int]:
    """The spaces to be paid after the next one."""
    first = len(path_costs(table, seat, 1))
    return path_costs(table, seat, reserved + 1)[first:]


class Roma(Step[Table]):
    """Move exactly as many spaces as your worker's value, paying for those nobody else is on."""

    rule: ClassVar[str] = "roma"

    def happen(self, table: Table, action: int) -> None:
        table.act[STAGE] = AFTER
        table.act[RESERVE] = -1
        walk(table, self.seat, table.act[VALUE])


def walk(table: Table, seat: int, steps: int) -> None:
    """Pay for a move (a patron may make a step free), then make it."""
    table.push(Walk(seat, steps))
    spaces = path_costs(table, seat, steps)
    bits = 0
    for space in spaces:
        bits |= 1 << space
    table.push(PayWalk(seat, bits))


class PayWalk(Question):
    """Where a patron spares you a step, choose which; then the others are paid."""

    rule: ClassVar[str] = "roma"
    fields: ClassVar[tuple[str, ...]] = ("spaces",)

    def __init__(self, seat: int, spaces: int) -> None:
        super().__init__(seat)
        self.spaces: Final = spaces  # to be paid, as bits

    def options(self, table: Table) -> list[int]:
        free = table.act[FREE]
        if not free or not self.spaces:
            return []
        board = table.boards[self.seat]
        spaces = list_spaces(self.spaces)
        found: list[int] = []
        reserved = reserved_steps(table)
        for i in range(len(spaces)):
            rest = spaces[:i] + spaces[i + 1 :]
            if can_walk_on(table, self.seat, board, rest, free - 1, reserved):
                found.append(_SKIP + spaces[i])
        if table.advanced() and can_pay_on(
            table, self.seat, board, total_cost(table, spaces), reserved
        ):
            found.append(_PROCEED)  # keep the free step for another move of this action
        return found

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"count": self.spaces.bit_count(), "free": table.act[FREE]}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if SKIP.says(action):
            return Reason("roma", "not-on-path")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if SKIP.says(action):
            table.act[FREE] -= 1
            space = SKIP.one(action)
            table.tell("skips", self.seat, space)
            table.push(PayWalk(self.seat, self.spaces & ~(1 << space)))
            return
        start_payment(table, self.seat, total_cost(table, list_spaces(self.spaces)), 0, 0)


def list_spaces(bits: int) -> list[int]:
    return [space for space in range(COLOSSEUM) if bits >> space & 1]


class Walk(Step[Table]):
    """The marker moves; every honour passed or reached is a level of political influence."""

    rule: ClassVar[str] = "honours"
    fields: ClassVar[tuple[str, ...]] = ("steps",)

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps: Final = steps

    def happen(self, table: Table, action: int) -> None:
        board = table.boards[self.seat]
        honours = 0
        for _ in range(self.steps):
            board[TRACK] = (board[TRACK] + 1) % COLOSSEUM
            if table.box.honours[board[TRACK]]:
                honours += 1
        table.tell("walks", self.seat, self.steps, board[TRACK])
        for _ in range(honours):
            honour(table, self.seat)
