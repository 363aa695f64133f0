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
    QUAESTOR,
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
from ludi.games.ave_roma.rules.fees import area_fee, most_denarii
from ludi.games.ave_roma.rules.payment import can_pay, card_price, substitutes_at, waived
from ludi.games.ave_roma.rules.powers import OPTIONAL
from ludi.games.ave_roma.rules.roma import payable_steps
from ludi.games.ave_roma.table import LOCATION_COUNT, NO_ACT, NO_PERKS, Table

SLOT_COUNT: Final = len(SLOTS)
PLACE_COUNT: Final = 5
ICON_COUNT: Final = len(ICONS)
ALL_VALUES: Final = 31  # a bit for each value from 1 to 5


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


def placements(table: Table, seat: int, ready: int) -> list[int]:
    """All ways to place a worker: ready ones (a bit for each value), and trained ones."""
    board = table.boards[seat]
    trained: list[int] = []  # pairs of a training space and the values it may take, as bits
    values = ready
    if not table.city[FINAL]:
        for space in range(4):
            worker = board[TRAINED + space]
            if worker and worker < FRESH:
                bits = table.roma.trained_values[space][worker]
                trained.append(space + 1)
                trained.append(bits)
                values |= bits
    found: list[int] = []
    if not values:
        return found
    open_places = free_places(table)
    if open_places & 14:
        allowed_areas(table, seat, values, open_places, ready, trained, found)
    if open_places & 1:
        add(found, SEND_CODES, PLACE_COUNT, QUAESTOR, values, ready, trained)
    if open_places >> ROMA:
        add(found, SEND_CODES, PLACE_COUNT, ROMA, walkable(table, seat, values), ready, trained)
    slot_values = table.roma.slot_values
    buyable = buyable_slots(table, seat, values)
    while buyable:
        low = buyable & -buyable
        buyable ^= low
        slot = low.bit_length() - 1
        found += BUY_CODES[slot][ready & slot_values[slot]]
        if trained:
            add(found, BUY_CODES, SLOT_COUNT, slot, slot_values[slot], 0, trained)
    return found


def add(
    found: list[int],
    codes: list[list[list[int]]],
    columns: int,
    column: int,
    allowed: int,
    ready: int,
    trained: list[int],
) -> None:
    """Add the actions of all workers of an allowed value in one column of a list of codes."""
    found += codes[column][ready & allowed]
    for i in range(0, len(trained), 2):
        found += codes[trained[i] * columns + column][trained[i + 1] & allowed]


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


def allowed_areas(
    table: Table,
    seat: int,
    values: int,
    open_places: int,
    ready: int,
    trained: list[int],
    found: list[int],
) -> None:
    """AEDILIS, MERCATOR and PROPRAETOR: the area has a card, and its fee can be paid."""
    city = table.city
    there = 0
    charged = 0
    for area in range(5):
        if city[CARD + area] != NO_CARD:
            there |= 1 << area
            if city[HIGH + area]:
                charged |= 1 << area
        else:
            charged |= 1 << area
    board = table.boards[seat]
    price = table.box.area_price[city[ADVANCED]]
    enough = board[DENARII] >= price
    can_sell = False  # enough to pay the fee
    all_fits = False  # so that no unit can become money, whatever the card
    if not enough:
        prices = table.box.prices[board[FACE]]
        money = board[DENARII]
        for resource in range(6):
            money += board[resource] * prices[resource]
        can_sell = money >= price
        all_fits = (
            max(board[:6]) + table.roma.most_alike <= table.box.resource_max
            and table.perks[seat] is NO_PERKS
            and not city[ADVANCED]
        )
    for place in range(AEDILIS, PROPRAETOR + 1):
        if not open_places >> place & 1:
            continue
        allowed = values
        if place == AEDILIS or (
            place == PROPRAETOR and there != ALL_VALUES and not can_use_empty_slot(table, seat)
        ):
            allowed &= there
        if not enough and allowed & charged and not (place == MERCATOR and can_sell):
            if all_fits:
                allowed &= ~charged
            else:
                for area in range(5):
                    if allowed & charged & 1 << area and not can_pay_fee(table, seat, place, area):
                        allowed &= ~(1 << area)
        add(found, SEND_CODES, PLACE_COUNT, place, allowed, ready, trained)


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
    fee = area_fee(table, seat, place, area)
    board = table.boards[seat]
    extra = table.perk(seat, GAIN_DENARII, place) * table.box.power_denarii
    if board[DENARII] + extra >= fee:
        return True
    if table.perks[seat] is NO_PERKS and (place != AEDILIS or not table.city[ADVANCED]):
        card = table.city[CARD + area]
        if place != MERCATOR and (card == NO_CARD or all_fits_of(table, board, place, card)):
            return False
    act = table.act
    set_out(table, seat, place, area + 1, -1)
    enough = most_denarii(table, seat, board) + extra >= fee
    act[:] = NO_ACT
    return enough


def all_fits_of(table: Table, board: list[int], place: int, card: int) -> bool:
    """Whether all units of an area card have room for sure, and so bring no money."""
    box = table.box
    alike = box.alike[card] if place == AEDILIS else box.alike_in_half[card] + 1
    return max(board[:6]) + alike <= box.resource_max


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
    return values & plain_steps(table, seat, board)


def plain_steps(table: Table, seat: int, board: list[int]) -> int:
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
    for step in range(5):
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


def buyable_slots(table: Table, seat: int, values: int) -> int:
    """The places of the rows whose cards a seat can pay with a worker of some value, as bits."""
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
    plain = box.plain
    slot_values = game.slot_values
    changed = perks is not NO_PERKS
    found = 0
    for slot in range(SLOT_COUNT):
        card = city[ROW + slot]
        if card < 0 or not slot_values[slot] & values:
            continue
        if changed and changes_price(perks, AEDIFICATOR + slot // 5):
            if not can_buy(table, seat, card, AEDIFICATOR + slot // 5):
                continue
        elif (have - packed[card]) & GUARD != GUARD or (
            not plain[card] and not can_pay(board, box.cost[card], 0, 0)
        ):
            continue
        found |= 1 << slot
    return found


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
