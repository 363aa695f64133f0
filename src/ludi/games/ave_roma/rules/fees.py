"""The fee of an area card used for the second time, and the money an action can still bring.

An action whose fee cannot be paid in the end is not allowed, and no choice within it may make
the fee unpayable. Nearly always the money is simply there; only else do we look ahead.
"""

from __future__ import annotations

from typing import Final

from ludi.games.ave_roma.ids import (
    AEDILIS,
    FREE_AREA_CARD,
    GAIN_AREA_RESOURCE,
    ICONS,
    MERCATOR,
    PROPRAETOR,
    RESOURCES,
)
from ludi.games.ave_roma.sheet import (
    ADVANCED,
    AFTER,
    BASIC,
    BOUGHT,
    BUYING_SECOND,
    CARD,
    DENARII,
    FACE,
    GATHERED,
    HIGH,
    ICON,
    MOMENT,
    NO_CARD,
    PENDING,
    STAGE,
    TRADING,
    UNUSED,
    VALUE,
    WHERE,
)
from ludi.games.ave_roma.table import Table

TYPES: Final = len(RESOURCES)


def area_fee(table: Table, seat: int, where: int, area: int) -> int:
    """What must be paid at the end of an action in an area: nothing for a card in low position."""
    city = table.city
    if city[CARD + area] != NO_CARD:
        if not city[HIGH + area] or table.perk(seat, FREE_AREA_CARD, where):
            return 0
    return table.box.area_price[city[ADVANCED]]


def fee_due(table: Table, seat: int) -> int:
    """The fee at the end of the action at hand."""
    act = table.act
    where = act[WHERE]
    if act[STAGE] and AEDILIS <= where <= PROPRAETOR:
        return area_fee(table, seat, where, act[VALUE] - 1)
    return 0


def may_forgo(table: Table, seat: int, money: int) -> bool:
    """Whether the fee can still be paid if the seat spends, or does without, some money."""
    fee = fee_due(table, seat)
    if table.boards[seat][DENARII] - money >= fee:
        return True
    return most_denarii(table, seat, table.boards[seat], table.act) - money >= fee


def has_pending(act: list[int]) -> bool:
    """Whether some resource gained did not fit and is still to be decided."""
    return (
        act[PENDING] > 0
        or act[PENDING + 1] > 0
        or act[PENDING + 2] > 0
        or act[PENDING + 3] > 0
        or act[PENDING + 4] > 0
        or act[PENDING + 5] > 0
    )


# ---------------------------------------------------------------- looking ahead


def most_denarii(table: Table, seat: int, board: list[int], act: list[int]) -> int:
    """The most money a seat can have at the end of an action, with this board."""
    prices = table.box.prices[board[FACE]]
    money = board[DENARII]
    if has_pending(act):
        for resource in range(TYPES):
            money += act[PENDING + resource] * prices[resource]
    card = table.city[CARD + act[VALUE] - 1]
    where = act[WHERE]
    stock = board[:TYPES]
    extra = extra_units(table, seat, act) if card != NO_CARD else 0
    stage = act[STAGE]
    if where == MERCATOR:
        may_sell = stage < AFTER and act[TRADING] != BUYING_SECOND
        if may_sell:
            money += sum([stock[resource] * prices[resource] for resource in range(TYPES)])
            if card != NO_CARD and extra and stage < BASIC:  # gained before, then sold
                money += extra * max([prices[kind] for kind in table.box.types[card]])
            return money
        return money + best_overflow(table, stock, prices, card, extra)
    if card == NO_CARD:
        return money
    box = table.box
    if where == AEDILIS and stage < AFTER:
        money += fill(stock, box.tops[card] + box.bottoms[card], prices, box.resource_max)
    elif where == PROPRAETOR and stage < BASIC:
        best = 0
        for half in (box.tops[card], box.bottoms[card]):
            trial = stock[:]
            won = fill(trial, half, prices, box.resource_max)
            won += best_overflow(table, trial, prices, card, extra + 1)
            best = max(best, won)
        return money + best
    elif where == PROPRAETOR and stage == BASIC and not act[GATHERED] and not act[BOUGHT]:
        extra += 1
    return money + best_overflow(table, stock, prices, card, extra)


def extra_units(table: Table, seat: int, act: list[int]) -> int:
    """Resources of the area card that patrons and used cards could still bring."""
    units = 0
    unused = act[UNUSED]
    while unused:
        low = unused & -unused
        if table.box.power[low.bit_length() - 1] == GAIN_AREA_RESOURCE:
            units += 1
        unused ^= low
    if table.city[ADVANCED] and act[WHERE] == AEDILIS and act[MOMENT] in (0, act[STAGE]):
        if act[ICON] >= 0:
            units += table.count_unused(seat, act[ICON])
        else:
            units += max([table.count_unused(seat, icon) for icon in range(len(ICONS))])
    return units


def fill(stock: list[int], units: tuple[int, ...], prices: list[int], most: int) -> int:
    """Add units to a stock; the money for those that do not fit."""
    money = 0
    for resource in units:
        if stock[resource] < most:
            stock[resource] += 1
        else:
            money += prices[resource]
    return money


def best_overflow(table: Table, stock: list[int], prices: list[int], card: int, units: int) -> int:
    """The most money that so many units of the area card can bring, none of them fitting."""
    if card == NO_CARD or not units:
        return 0
    best = 0
    for resource in table.box.types[card]:
        beyond = units - (table.box.resource_max - stock[resource])
        if beyond > 0:
            best = max(best, beyond * prices[resource])
    return best
