"""Where a worker may go: the legal placements of a turn.

This is asked more often than anything else, so the actions of every set of worker values are
listed once, and a turn only puts such lists together.
"""

from __future__ import annotations

from typing import Final

from ludi.games.ave_roma.actions import BUY, SEND
from ludi.games.ave_roma.components import DENARII_SHIFT, GUARD, MOST_DENARII, SURPLUS_SHIFT
from ludi.games.ave_roma.ids import (
    AEDIFICATOR,
    AEDILIS,
    COLOSSEUM,
    COST_DENARII,
    COST_SURPLUS,
    DISCOUNT,
    GAIN_DENARII,
    GAIN_SURPLUS,
    ICONS,
    MERCATOR,
    PROPRAETOR,
    RESOURCE_AS_SURPLUS,
    ROMA,
    ROMA_FREE_STEP,
    SLOTS,
    SURPLUS_AS_RESOURCE,
)
from ludi.games.ave_roma.places import (
    ACTIVE,
    ADVANCED,
    BEFORE,
    CARD,
    DENARII,
    FACE,
    FINAL,
    FREE,
    FRESH,
    HIGH,
    NO_CARD,
    ROW,
    SLOT,
    STAGE,
    SURPLUS,
    TRACK,
    TRAINED,
    UNUSED,
    VALUE,
    WHERE,
)
from ludi.games.ave_roma.rules.fees import area_fee, best_overflow, fill, most_denarii
from ludi.games.ave_roma.rules.payment import can_pay, card_price, substitutes_at, waived
from ludi.games.ave_roma.rules.powers import OPTIONAL
from ludi.games.ave_roma.rules.roma import payable_steps
from ludi.games.ave_roma.table import LOCATION_COUNT, NO_ACT, NO_PERKS, Table

SLOT_COUNT: Final = len(SLOTS)
PLACE_COUNT: Final = 5
ICON_COUNT: Final = len(ICONS)
ALL_VALUES: Final = 31  # a bit for each value from 1 to 5
BEFORE_ROMA: Final = 15  # a bit for each location whose limits do not depend on a walk


def list_codes(base: int, stride: int, columns: int) -> list[list[list[int]]]:
    """By group of workers (ready, then the four training spaces) and column, then by values as
    bits: the actions of the workers of that group with these values."""
    found: list[list[list[int]]] = []
    for group in range(5):
        for column in range(columns):
            rows: list[list[int]] = []
            for mask in range(32):
                rows.append(
                    [
                        base + (group * 5 + value) * stride + column
                        for value in range(5)
                        if mask >> value & 1
                    ]
                )
            found.append(rows)
    return found


SEND_CODES: Final = list_codes(SEND.base, PLACE_COUNT, PLACE_COUNT)
BUY_CODES: Final = list_codes(BUY.base, SLOT_COUNT, SLOT_COUNT)


def list_together(places: int) -> list[list[list[list[int]]]]:
    """By group of workers and locations as bits, then by values as bits: all their actions."""
    found: list[list[list[list[int]]]] = []
    for group in range(5):
        by_places: list[list[list[int]]] = []
        for chosen in range(1 << places):
            rows: list[list[int]] = []
            for mask in range(32):
                codes: list[int] = []
                for place in range(places):
                    if chosen >> place & 1:
                        codes += SEND_CODES[group * PLACE_COUNT + place][mask]
                rows.append(codes)
            by_places.append(rows)
        found.append(by_places)
    return found


TOGETHER: Final = list_together(ROMA)


def placements(table: Table, seat: int, ready: int) -> list[int]:
    """All ways to place a worker: ready ones (a bit for each value), and trained ones."""
    groups = [0, ready]  # pairs of a group of workers and the values it may take, as bits
    values = ready
    if not table.city[FINAL]:
        board = table.boards[seat]
        for space in range(4):
            worker = board[TRAINED + space]
            if worker and worker < FRESH:
                bits = table.roma.trained_values[space][worker]
                groups.append(space + 1)
                groups.append(bits)
                values |= bits
    found: list[int] = []
    if not values:
        return found
    places = free_places(table)
    limits = area_limits(table, seat, values, places)
    together = places & BEFORE_ROMA
    for place in range(AEDILIS, PROPRAETOR + 1):
        if places >> place & 1 and limits[place] != values:
            together &= ~(1 << place)
            add(found, SEND_CODES, PLACE_COUNT, place, limits[place], groups)
    for i in range(0, len(groups), 2):
        found += TOGETHER[groups[i]][together][groups[i + 1]]
    if places >> ROMA:
        add(found, SEND_CODES, PLACE_COUNT, ROMA, walkable(table, seat, values), groups)
    add_purchases(table, seat, values, groups, found)
    return found


def add(
    found: list[int],
    codes: list[list[list[int]]],
    columns: int,
    column: int,
    allowed: int,
    groups: list[int],
) -> None:
    """Add the actions of all workers of an allowed value in one column of a list of codes."""
    if allowed:
        for i in range(0, len(groups), 2):
            found += codes[groups[i] * columns + column][groups[i + 1] & allowed]


def free_places(table: Table) -> int:
    """The locations with a free space for a player, as bits; the last action finds all free."""
    city = table.city
    if city[FINAL]:
        return ALL_VALUES
    bits = 0
    for place, spaces in enumerate(table.roma.open_spaces[table.seats]):
        for space in spaces:
            if not city[space]:
                bits |= 1 << place
                break
    return bits


# ---------------------------------------------------------------- locations with area cards


def area_limits(table: Table, seat: int, values: int, places: int) -> list[int]:
    """By location, the values (as bits) that AEDILIS, MERCATOR and PROPRAETOR allow: the area has
    a card, and its fee can be paid."""
    limits = [values, values, values, values]
    city = table.city
    there = 0
    charged = 0
    for area in range(5):
        if city[CARD + area] == NO_CARD:
            charged |= 1 << area
        else:
            there |= 1 << area
            if city[HIGH + area]:
                charged |= 1 << area
    if there != ALL_VALUES:
        limits[AEDILIS] &= there
        if not can_use_empty_slot(table, seat):
            limits[PROPRAETOR] &= there
    board = table.boards[seat]
    price = table.box.area_price[city[ADVANCED]]
    if not charged & values or board[DENARII] >= price:
        return limits
    money = board[DENARII]
    prices = table.box.prices[board[FACE]]
    for resource in range(6):
        money += board[resource] * prices[resource]
    for place in range(AEDILIS, PROPRAETOR + 1):
        unsure = limits[place] & charged
        if unsure and places >> place & 1 and not (place == MERCATOR and money >= price):
            for area in range(5):
                if unsure >> area & 1 and not can_pay_fee(table, seat, place, area):
                    limits[place] &= ~(1 << area)
    return limits


def can_use_empty_slot(table: Table, seat: int) -> bool:
    """PROPRAETOR without an area card needs influence to spend, or a set of cards."""
    if table.has_influence(seat):
        return True
    if table.city[ADVANCED]:
        for icon in range(ICON_COUNT):
            if table.count_unused(seat, icon) >= table.box.bonus_set:
                return True
    return False


def can_pay_fee(table: Table, seat: int, place: int, area: int) -> bool:
    """Whether the fee at the end of an action can be paid with all the money it may bring."""
    board = table.boards[seat]
    fee = area_fee(table, seat, place, area)
    if table.perks[seat] is NO_PERKS and place != MERCATOR and not table.city[ADVANCED]:
        money = board[DENARII]
        return money >= fee or money + overflow_money(table, board, place, area) >= fee
    extra = table.perk(seat, GAIN_DENARII, place) * table.box.power_denarii
    if board[DENARII] + extra >= fee:
        return True
    set_out(table, seat, place, area + 1, -1)
    enough = most_denarii(table, seat, board) + extra >= fee
    table.act[:] = NO_ACT
    return enough


def overflow_money(table: Table, board: list[int], place: int, area: int) -> int:
    """The most money that units of an area card without room bring at AEDILIS or PROPRAETOR, if
    nothing but the card counts."""
    card = table.city[CARD + area]
    box = table.box
    most = box.resource_max
    if card == NO_CARD:
        return 0
    prices = box.prices[board[FACE]]
    if place == AEDILIS:
        if max(board[:6]) + box.alike[card] <= most:
            return 0
        return fill(board[:6], box.tops[card] + box.bottoms[card], prices, most)
    if max(board[:6]) + box.alike_in_half[card] + 1 <= most:
        return 0
    best = 0
    for half in (box.tops[card], box.bottoms[card]):
        stock = board[:6]
        money = fill(stock, half, prices, most)
        best = max(best, money + best_overflow(table, stock, prices, card, 1))
    return best


# ---------------------------------------------------------------- ROMA


def walkable(table: Table, seat: int, values: int) -> int:
    """The numbers of steps a seat can pay at ROMA, as bits."""
    board = table.boards[seat]
    perks = table.perks[seat]
    free = 0
    if perks is not NO_PERKS:
        free = perks[ROMA_FREE_STEP * LOCATION_COUNT + ROMA]
        board = with_gains(table, seat, ROMA)
    if free or not table.roma.plain_track:
        return payable_steps(table, seat, board, free, values)
    return values & plain_steps(table, board, values)


def plain_steps(table: Table, board: list[int], values: int) -> int:
    """The same where every space asks for one kind of thing, and no resource by name."""
    game = table.roma
    here = board[TRACK]
    occupied = 0
    for other in table.boards:
        occupied |= 1 << other[TRACK]
    money = board[DENARII]
    surplus = board[SURPLUS]
    pairs = [board[0] + board[1], board[2] + board[3], board[4] + board[5]]
    total = pairs[0] + pairs[1] + pairs[2]
    allowed = 0
    for step in range(values.bit_length()):
        space = here + step + 1
        if space >= COLOSSEUM:
            space -= COLOSSEUM
        if not occupied >> space & 1:
            kind = game.track_kind[space]
            count = game.track_count[space]
            if kind == COST_DENARII:
                money -= count
                if money < 0:
                    break
            elif kind == COST_SURPLUS:
                surplus -= count
                if surplus < 0:
                    break
            else:
                total -= count
                if total < 0:
                    break
                if kind < 9:
                    pairs[kind - 6] -= count
                    if pairs[kind - 6] < 0:
                        break
        allowed |= 1 << step
    return allowed


# ---------------------------------------------------------------- rows


def with_gains(table: Table, seat: int, where: int) -> list[int]:
    """A board with what patrons bring before an action at a location."""
    board = table.boards[seat][:]
    box = table.box
    board[DENARII] += table.perk(seat, GAIN_DENARII, where) * box.power_denarii
    surplus = table.perk(seat, GAIN_SURPLUS, where) * box.power_surplus
    board[SURPLUS] = min(box.surplus_max, board[SURPLUS] + surplus)
    return board


def add_purchases(
    table: Table, seat: int, values: int, groups: list[int], found: list[int]
) -> None:
    """Add the cards of the rows that a seat can pay with a worker of a fitting value."""
    board = table.boards[seat]
    city = table.city
    game = table.roma
    box = table.box
    perks = table.perks[seat]
    money = board[DENARII]
    have = GUARD | (
        board[0]
        | board[1] << 3
        | board[2] << 6
        | board[3] << 9
        | board[4] << 12
        | board[5] << 15
        | board[SURPLUS] << SURPLUS_SHIFT
        | (money if money < MOST_DENARII else MOST_DENARII) << DENARII_SHIFT
    )
    packed = box.packed
    changed = perks is not NO_PERKS
    for slot in game.slots_for[values]:
        card = city[ROW + slot]
        if card < 0:
            continue
        if changed and changes_price(perks, AEDIFICATOR + slot // 5):
            if not can_buy(table, seat, card, AEDIFICATOR + slot // 5):
                continue
        elif (have - packed[card]) & GUARD != GUARD or (
            not box.plain[card] and not can_pay(board, box.cost[card], 0, 0)
        ):
            continue
        add(found, BUY_CODES, SLOT_COUNT, slot, game.slot_values[slot], groups)


def changes_price(perks: tuple[int, ...], where: int) -> bool:
    """Whether active patrons have a say in the prices at a location."""
    return (
        perks[DISCOUNT * LOCATION_COUNT + where] > 0
        or perks[SURPLUS_AS_RESOURCE * LOCATION_COUNT + where] > 0
        or perks[RESOURCE_AS_SURPLUS * LOCATION_COUNT + where] > 0
        or perks[GAIN_SURPLUS * LOCATION_COUNT + where] > 0
        or perks[GAIN_DENARII * LOCATION_COUNT + where] > 0
    )


def can_buy(table: Table, seat: int, card: int, where: int) -> bool:
    """Whether a card of a row can be paid, with all that active patrons change."""
    return can_pay(
        with_gains(table, seat, where),
        card_price(table, seat, card, where, 0),
        waived(table, seat, where, 0),
        substitutes_at(table, seat, where),
    )


# ---------------------------------------------------------------- setting out


def set_out(table: Table, seat: int, where: int, value: int, slot: int) -> None:
    """A fresh action: where, with which value, and the patrons that may add to it."""
    act = table.act
    act[:] = NO_ACT
    act[WHERE] = where
    act[VALUE] = value
    act[SLOT] = slot
    act[STAGE] = BEFORE
    perks = table.perks[seat]
    if perks is NO_PERKS:
        return
    act[FREE] = perks[ROMA_FREE_STEP * LOCATION_COUNT + where]
    active = table.boards[seat][ACTIVE]
    box = table.box
    while active:
        low = active & -active
        active ^= low
        patron = low.bit_length() - 1
        if box.action[patron] == where and box.power[patron] in OPTIONAL:
            act[UNUSED] |= low
