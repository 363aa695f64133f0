"""Paying: resources of a colour or of any kind, discounts, and what may stand for what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from ludi.games.ave_roma.actions import PAY, WAIVE
from ludi.games.ave_roma.components import (
    COLOUR_BITS,
    DENARII_SHIFT,
    NAMED_MOST,
    POOLED_MOST,
    PURSE_MOST,
    SURPLUS_SHIFT,
    TOTAL_SHIFT,
    Box,
)
from ludi.games.ave_roma.ids import (
    AEDIFICATOR,
    ANY,
    BLACK,
    COST_DENARII,
    COST_KINDS,
    COST_SURPLUS,
    DISCOUNT,
    KINDS_OF_COST,
    LEGATUS,
    LOCATIONS,
    RESOURCE_AS_SURPLUS,
    SENATUS,
    SURPLUS_AS_RESOURCE,
)
from ludi.games.ave_roma.rules.question import Question
from ludi.games.ave_roma.sheet import (
    DENARII,
    NEED,
    OFF,
    RESERVE,
    RESERVED_STEPS,
    RESOURCE_FOR_SURPLUS,
    ROW,
    SUBSTITUTES,
    SURPLUS,
    SURPLUS_FOR_RESOURCE,
    WHERE,
)
from ludi.games.ave_roma.table import LOCATION_COUNT, Table
from ludi.kernel.errors import Reason

_PAY: Final = PAY.base
_WAIVE: Final = WAIVE.base

# ---------------------------------------------------------------- what can be paid


def can_pay(board: Sequence[int], need: Sequence[int], off: int, substitutes: int) -> bool:
    """Whether a board can pay a price of which `off` basic resources are waived.

    A resource by name, then one of its colour, then any one: each is asked for by more kinds
    than the one before, so paying in this order wastes nothing.
    """
    if board[DENARII] < need[COST_DENARII]:
        return False
    short = -off
    spare = 0
    for colour in range(3):
        left = 0
        more = board[2 * colour] - need[2 * colour]
        if more < 0:
            short -= more
        else:
            left = more
        more = board[2 * colour + 1] - need[2 * colour + 1]
        if more < 0:
            short -= more
        else:
            left += more
        left -= need[BLACK + colour]
        if left < 0:
            short -= left
        else:
            spare += left
    spare -= need[ANY]
    if spare < 0:
        short -= spare
        spare = 0
    surplus = board[SURPLUS] - need[COST_SURPLUS]
    if surplus < 0:
        return substitutes & RESOURCE_FOR_SURPLUS != 0 and short <= 0 and spare >= -surplus
    if short <= 0:
        return True
    return substitutes & SURPLUS_FOR_RESOURCE != 0 and short <= surplus


def lack(board: list[int]) -> tuple[int, int]:
    """What a board lacks of the most it could hold, by name and in all; see components.py.

    A price without discount can be paid if, added to these, it sets none of the bits NAMED_OVER
    and POOLED_OVER: it is enough to have each resource it names, each colour and the total with
    all that they include.
    """
    wood, stone, cattle, wheat, iron, wine = board[:BLACK]
    money = board[DENARII]
    black = wood + stone
    green = cattle + wheat
    red = iron + wine
    return (
        NAMED_MOST - (wood | stone << 3 | cattle << 6 | wheat << 9 | iron << 12 | wine << 15),
        POOLED_MOST
        - (
            black
            | green << COLOUR_BITS
            | red << 2 * COLOUR_BITS
            | black + green + red << TOTAL_SHIFT
            | board[SURPLUS] << SURPLUS_SHIFT
            | (money if money < PURSE_MOST else PURSE_MOST) << DENARII_SHIFT
        ),
    )


def can_pay_both(
    board: Sequence[int],
    first: list[int],
    first_off: int,
    second: list[int],
    second_off: int,
    substitutes: int,
) -> bool:
    """Whether two prices can be paid, each with a discount of its own."""
    if first_off >= resources_in(first):
        first = [0] * (ANY + 1) + first[ANY + 1 :]
        first_off = 0
    if first_off:
        for kind in range(ANY + 1):
            if first[kind]:
                trial = first[:]
                trial[kind] -= 1
                if can_pay_both(board, trial, first_off - 1, second, second_off, substitutes):
                    return True
        return False
    total = [first[kind] + second[kind] for kind in range(COST_KINDS)]
    if second_off and resources_in(second):
        for kind in range(ANY + 1):
            if second[kind]:
                trial = second[:]
                trial[kind] -= 1
                if can_pay_both(board, first, 0, trial, second_off - 1, substitutes):
                    return True
        return False
    return can_pay(board, total, 0, substitutes)


def resources_in(need: Sequence[int]) -> int:
    """How many basic resources a price asks for."""
    total = 0
    for kind in range(ANY + 1):
        total += need[kind]
    return total


# ---------------------------------------------------------------- prices of cards


def card_price(
    box: Box, perks: tuple[int, ...], card: int, where: int, cards_used: int
) -> list[int]:
    """The price of a card after discounts on surplus (LEGATUS) and denarii (SENATUS)."""
    need = list(box.cost[card])
    discounts = perks[DISCOUNT * LOCATION_COUNT + where]
    if where == LEGATUS:
        need[COST_SURPLUS] = max(0, need[COST_SURPLUS] - discounts - cards_used)
    elif where == SENATUS:
        less = discounts * box.discount_senatus + cards_used * box.bonus_senatus
        need[COST_DENARII] = max(0, need[COST_DENARII] - less)
    return need


def waived(perks: tuple[int, ...], where: int, cards_used: int) -> int:
    """How many basic resources need not be paid (AEDIFICATOR)."""
    return perks[DISCOUNT * LOCATION_COUNT + where] + cards_used if where == AEDIFICATOR else 0


def substitutes_at(perks: tuple[int, ...], where: int) -> int:
    """What may stand for what when a card is bought at a location."""
    bits = 0
    if perks[SURPLUS_AS_RESOURCE * LOCATION_COUNT + where]:
        bits |= SURPLUS_FOR_RESOURCE
    if perks[RESOURCE_AS_SURPLUS * LOCATION_COUNT + where]:
        bits |= RESOURCE_FOR_SURPLUS
    return bits


# ---------------------------------------------------------------- paying


def start_payment(table: Table, seat: int, need: Sequence[int], off: int, substitutes: int) -> None:
    """Pay what leaves no choice, and ask about the rest before anything else happens."""
    act = table.act
    act[NEED : NEED + COST_KINDS] = need
    act[OFF] = off
    act[SUBSTITUTES] = substitutes
    denarii = need[COST_DENARII]
    if denarii:
        table.boards[seat][DENARII] -= denarii
        act[NEED + COST_DENARII] = 0
        if table.ears is not None:
            table.tell("pays_denarii", seat, denarii)
    settle(table, seat)


def settle(table: Table, seat: int) -> None:
    """Pay what is left if there is nothing to choose; else ask."""
    act = table.act
    if act[OFF]:
        left = resources_in(act[NEED : NEED + COST_KINDS])
        if left > act[OFF]:
            table.push(Pay(seat))
            return
        for kind in range(ANY + 1):
            act[NEED + kind] = 0
        act[OFF] = 0
    ask = False
    for kind, count in enumerate(act[NEED : NEED + COST_SURPLUS + 1]):
        if not count:
            continue
        if kind < BLACK and not act[SUBSTITUTES] & SURPLUS_FOR_RESOURCE:
            pay_out(table, seat, kind, count)
        elif kind == COST_SURPLUS and not act[SUBSTITUTES] & RESOURCE_FOR_SURPLUS:
            pay_out(table, seat, SURPLUS, count)
        else:
            ask = True
            continue
        act[NEED + kind] = 0
    if ask:
        table.push(Pay(seat))


def pay_out(table: Table, seat: int, good: int, count: int) -> None:
    """Give resources or surplus back to the supply."""
    table.boards[seat][good] -= count
    if table.ears is not None:
        table.tell("pays", seat, good, count)


class Pay(Question):
    """Where a price leaves a choice, its payer chooses, one unit at a time."""

    rule: ClassVar[str] = "paying"

    def options(self, table: Table) -> list[int]:
        act = table.act
        found: list[int] = []
        need = act[NEED : NEED + COST_KINDS]
        board = table.boards[self.seat][: DENARII + 1]
        substitutes = act[SUBSTITUTES]
        reserve = act[RESERVE]
        if act[OFF]:
            for kind in range(ANY + 1):
                if need[kind]:
                    need[kind] -= 1
                    if stays_payable(
                        table, self.seat, board, need, act[OFF] - 1, substitutes, reserve
                    ):
                        found.append(_WAIVE + kind)
                    need[kind] += 1
            return found
        kind = first_kind(need)
        need[kind] -= 1
        for good in goods_for(kind, substitutes):
            if board[good]:
                board[good] -= 1
                if stays_payable(table, self.seat, board, need, 0, substitutes, reserve):
                    found.append(_PAY + good)
                board[good] += 1
        return found

    def asks(self, table: Table) -> dict[str, str | int]:
        act = table.act
        need = act[NEED : NEED + COST_KINDS]
        where = LOCATIONS[act[WHERE]]
        if act[OFF]:
            return {"location": where, "waived": act[OFF], "count": resources_in(need)}
        kind = first_kind(need)
        required = KINDS_OF_COST[kind]
        return {"location": where, "waived": 0, "count": need[kind], "required": required}

    def why_not(self, table: Table, action: int) -> Reason | None:
        act = table.act
        if WAIVE.says(action):
            if not act[OFF] or not act[NEED + WAIVE.one(action)]:
                return Reason("paying", "not-required")
            return Reason("paying", "needed-elsewhere")
        if not PAY.says(action) or act[OFF]:
            return super().why_not(table, action)
        good = PAY.one(action)
        if good not in goods_for(first_kind(act[NEED : NEED + COST_KINDS]), act[SUBSTITUTES]):
            return Reason("paying", "good-unfit")
        if not table.boards[self.seat][good]:
            return Reason("paying", "lacks-good")
        return Reason("paying", "needed-elsewhere")

    def happen(self, table: Table, action: int) -> None:
        act = table.act
        if WAIVE.says(action):
            act[NEED + WAIVE.one(action)] -= 1
            act[OFF] -= 1
        else:
            act[NEED + first_kind(act[NEED : NEED + COST_KINDS])] -= 1
            pay_out(table, self.seat, PAY.one(action), 1)
        settle(table, self.seat)


def first_kind(need: list[int]) -> int:
    """The first kind of a price that is still to be paid; resources by name come first."""
    kind = 0
    while not need[kind]:
        kind += 1
    return kind


def goods_for(kind: int, substitutes: int) -> list[int]:
    """The goods that may pay for a kind."""
    if kind == COST_SURPLUS:
        return [0, 1, 2, 3, 4, 5, SURPLUS] if substitutes & RESOURCE_FOR_SURPLUS else [SURPLUS]
    if kind < BLACK:
        goods = [kind]
    elif kind == ANY:
        goods = [0, 1, 2, 3, 4, 5]
    else:
        goods = [2 * (kind - BLACK), 2 * (kind - BLACK) + 1]
    if substitutes & SURPLUS_FOR_RESOURCE:
        goods.append(SURPLUS)
    return goods


def stays_payable(
    table: Table,
    seat: int,
    board: list[int],
    need: list[int],
    off: int,
    substitutes: int,
    reserve: int,
) -> bool:
    """Whether the rest of a price, and what is reserved besides (see RESERVE), can be paid."""
    if reserve < 0:
        return can_pay(board, need, off, substitutes)
    if reserve >= RESERVED_STEPS:
        return table.roma.can_pay_steps(table, seat, board, need, reserve - RESERVED_STEPS)
    where = AEDIFICATOR + reserve // 5
    card = table.city[ROW + reserve]
    perks = table.perks[seat]
    return can_pay_both(
        board,
        need,
        off,
        card_price(table.box, perks, card, where, 0),
        waived(perks, where, 0),
        substitutes,
    )
