"""Where a worker may go: the legal placements of a turn.

This is asked more often than anything else, so the actions of every set of worker values are
listed once, and a turn only puts such lists together.
"""

from __future__ import annotations

from typing import Final

from ludi.games.ave_roma.actions import BUY, SEND
from ludi.games.ave_roma.components import NAMED_OVER, POOLED_OVER
from ludi.games.ave_roma.ids import (
    AEDIFICATOR,
    AEDILIS,
    AREAS,
    CARDS,
    COLOSSEUM,
    DISCOUNT,
    GAIN_DENARII,
    GAIN_SURPLUS,
    LEGATUS,
    MERCATOR,
    PLACES,
    PROPRAETOR,
    QUAESTOR,
    RESOURCE_AS_SURPLUS,
    ROMA,
    ROMA_FREE_STEP,
    ROW_SIZE,
    SENATUS,
    SLOTS,
    SURPLUS_AS_RESOURCE,
)
from ludi.games.ave_roma.rules.fees import area_fee, most_denarii
from ludi.games.ave_roma.rules.payment import can_pay, card_price, lack, substitutes_at, waived
from ludi.games.ave_roma.rules.powers import OPTIONAL
from ludi.games.ave_roma.rules.roma import payable_steps
from ludi.games.ave_roma.sheet import (
    ACTIVE,
    ADVANCED,
    BEFORE,
    CARD,
    DENARII,
    ENDING,
    FACE,
    FINAL,
    FREE,
    FRESH,
    HIGH,
    NO_CARD,
    READY,
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
from ludi.games.ave_roma.table import LOCATION_COUNT, NO_ACT, NO_PERKS, Table
from ludi.kernel.errors import Reason

SLOT_COUNT: Final = len(SLOTS)
PLACE_COUNT: Final = 5
ALL_VALUES: Final = 31  # a bit for each value from 1 to 5
AREAS_IN: Final = [  # by areas as bits
    [area for area in range(5) if areas >> area & 1] for areas in range(1 << 5)
]
AHEAD: Final = [  # by space of the Colosseum: the next five
    [(here + step) % COLOSSEUM for step in range(1, 6)] for here in range(COLOSSEUM)
]
CARD_ROWS: Final = (AEDIFICATOR, LEGATUS, SENATUS)
NO_ROWS: Final[list[bool]] = []
BEFORE_ROMA: Final = 15  # a bit for each location whose limits do not depend on a walk


def list_codes(base: int, stride: int, allowed: int) -> list[list[list[int]]]:
    """By group of workers (ready, then the four training spaces), then by values as bits: the
    actions of the workers of that group with such of these values as are allowed."""
    found: list[list[list[int]]] = []
    for group in range(5):
        rows: list[list[int]] = []
        for mask in range(32):
            rows.append(
                [
                    base + (group * 5 + value) * stride
                    for value in range(5)
                    if mask & allowed & 1 << value
                ]
            )
        found.append(rows)
    return found


def buy_codes(slot: int, fitting: int) -> list[list[list[int]]]:
    """The same at a place of the rows that takes some values."""
    return list_codes(BUY.base + slot, SLOT_COUNT, fitting)


SEND_CODES: Final = [
    list_codes(SEND.base + place, PLACE_COUNT, ALL_VALUES) for place in range(PLACE_COUNT)
]


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
                        codes += SEND_CODES[place][group][mask]
                rows.append(codes)
            by_places.append(rows)
        found.append(by_places)
    return found


TOGETHER: Final = list_together(ROMA)


Group = tuple[int, int]  # a group of workers (as above) and the values it may take, as bits


def placements(table: Table, seat: int, ready: int) -> list[int]:
    """All ways to place a worker: ready ones (a bit for each value), and trained ones."""
    groups: list[Group] = [(0, ready)]
    values = ready
    board = table.boards[seat]
    if not table.city[FINAL]:
        for space, worker in enumerate(board[TRAINED : TRAINED + 4]):
            if worker and worker < FRESH:
                bits = table.roma.trained_values[space][worker]
                groups.append((space + 1, bits))
                values |= bits
    found: list[int] = []
    if not values:
        return found
    places = free_places(table)
    together = places & BEFORE_ROMA
    limits = area_limits(table, seat, values, places)
    if limits is not None:
        for place in range(AEDILIS, PROPRAETOR + 1):
            if places >> place & 1 and limits[place] != values:
                together &= ~(1 << place)
                add(found, place, limits[place], groups)
    for group, bits in groups:
        found += TOGETHER[group][together][bits]
    purse = lack(board)
    if places >> ROMA:
        add(found, ROMA, walkable(table, seat, values, purse), groups)
    add_purchases(table, seat, values, purse, groups, found)
    return found


def add(found: list[int], place: int, allowed: int, groups: list[Group]) -> None:
    """Add the actions of all workers of an allowed value at a location."""
    if allowed:
        codes = SEND_CODES[place]
        for group, bits in groups:
            found += codes[group][bits & allowed]


def free_places(table: Table) -> int:
    """The locations with a free space for a player, as bits; the last action finds all free."""
    city = table.city
    if city[FINAL]:
        return ALL_VALUES
    bits = 0
    for bit, last, others in table.roma.open_spaces[table.seats]:
        if not city[last] or any_free(city, others):
            bits |= bit
    return bits


def any_free(city: list[int], spaces: list[int]) -> bool:
    for space in spaces:  # noqa: SIM110 (a generator is slow)
        if not city[space]:
            return True
    return False


# ---------------------------------------------------------------- locations with area cards


def area_limits(table: Table, seat: int, values: int, places: int) -> list[int] | None:
    """By location, the values (as bits) that AEDILIS, MERCATOR and PROPRAETOR allow: the area has
    a card, and its fee can be paid. None: all of them."""
    city = table.city
    board = table.boards[seat]
    price = table.box.area_price[city[ADVANCED]]
    bare = NO_CARD in city[CARD : CARD + 5]
    rich = board[DENARII] >= price
    if rich and not bare:
        return None
    limits = [values, values, values, values]
    charged = 0
    for area, high in enumerate(city[HIGH : HIGH + 5]):
        if high:
            charged |= 1 << area
    if bare:
        there = 0
        for area in range(5):
            if city[CARD + area] != NO_CARD:
                there |= 1 << area
        charged |= ALL_VALUES & ~there
        limits[AEDILIS] &= there
        if not can_use_empty_slot(table, seat):
            limits[PROPRAETOR] &= there
    if rich or not charged & values:
        return limits
    perks = table.perks[seat] is not NO_PERKS
    for place in range(AEDILIS, PROPRAETOR + 1):
        unsure = limits[place] & charged if places >> place & 1 else 0
        if place == MERCATOR and unsure and worth(table, seat) >= price:
            continue  # selling is always enough
        for area in AREAS_IN[unsure]:
            fee = area_fee(table, seat, place, area) if perks else price
            if not can_pay_fee(table, seat, place, area, fee):
                limits[place] &= ~(1 << area)
    return limits


def worth(table: Table, seat: int) -> int:
    """What a seat has in money and resources, at its own prices."""
    board = table.boards[seat]
    prices = table.box.prices[board[FACE]]
    money = board[DENARII]
    for resource in range(6):
        money += board[resource] * prices[resource]
    return money


def can_use_empty_slot(table: Table, seat: int) -> bool:
    """PROPRAETOR without an area card needs influence to spend, or a set of cards."""
    return table.has_influence(seat) or table.has_set(seat)


def can_pay_fee(table: Table, seat: int, place: int, area: int, fee: int) -> bool:
    """Whether the fee at the end of an action can be paid with all the money it may bring."""
    board = table.boards[seat]
    if table.perks[seat] is NO_PERKS and place != MERCATOR and not table.city[ADVANCED]:
        money = board[DENARII]
        return money >= fee or money + overflow_money(table, board, place, area) >= fee
    extra = table.perk(seat, GAIN_DENARII, place) * table.box.power_denarii
    if board[DENARII] + extra >= fee:
        return True
    act = new_act(table, seat, place, area + 1, -1)
    return most_denarii(table, seat, board, act) + extra >= fee


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
        money = 0
        for resource, upper, lower in box.halves[card]:
            beyond = board[resource] + upper + lower - most
            if beyond > 0:
                money += beyond * prices[resource]
        return money
    money = other_money = 0  # with the upper half, with the lower one
    dearest = other_dearest = 0  # one more of what is full then is sold, too
    for resource, upper, lower in box.halves[card]:
        room = most - board[resource]
        price = prices[resource]
        if upper >= room:
            money += (upper - room) * price
            dearest = max(dearest, price)
        if lower >= room:
            other_money += (lower - room) * price
            other_dearest = max(other_dearest, price)
    return max(money + dearest, other_money + other_dearest)


# ---------------------------------------------------------------- ROMA


def walkable(table: Table, seat: int, values: int, purse: tuple[int, int]) -> int:
    """The numbers of steps a seat that lacks so much can pay at ROMA, as bits."""
    named, pooled = purse
    perks = table.perks[seat]
    if perks is not NO_PERKS:
        board = with_gains(table, seat, ROMA)
        free = perks[ROMA_FREE_STEP * LOCATION_COUNT + ROMA]
        if free:
            return payable_steps(table, seat, board, free, values)
        named, pooled = lack(board)
    occupied = 0
    for other in table.boards:
        occupied |= 1 << other[TRACK]
    box = table.box
    steps = 0
    for space in AHEAD[table.boards[seat][TRACK]]:
        if not occupied >> space & 1:
            named += box.track_named[space]
            pooled += box.track_pooled[space]
            if pooled & POOLED_OVER or named & NAMED_OVER:
                break
        steps += 1
    return values & (1 << steps) - 1


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
    table: Table,
    seat: int,
    values: int,
    purse: tuple[int, int],
    groups: list[Group],
    found: list[int],
) -> None:
    """Add the cards of the rows that a seat can pay with a worker of a fitting value."""
    game = table.roma
    named, pooled = purse
    named_prices = table.box.named
    pooled_prices = table.box.pooled
    cards = table.city[ROW : ROW + SLOT_COUNT]
    perks = table.perks[seat]
    special = NO_ROWS if perks is NO_PERKS else [changes_price(perks, row) for row in CARD_ROWS]
    for slot in game.slots_for[values]:
        card = cards[slot]
        if special and special[slot // ROW_SIZE]:
            if card < 0 or not can_buy(table, seat, card, AEDIFICATOR + slot // ROW_SIZE):
                continue
        elif pooled_prices[card] + pooled & POOLED_OVER or named_prices[card] + named & NAMED_OVER:
            continue
        codes = game.buy_codes[slot]
        for group, bits in groups:
            found += codes[group][bits]


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
    perks = table.perks[seat]
    return can_pay(
        with_gains(table, seat, where),
        card_price(table.box, perks, card, where, 0),
        waived(perks, where, 0),
        substitutes_at(perks, where),
    )


# ---------------------------------------------------------------- why a worker may not go there


def why_not_place(table: Table, seat: int, action: int) -> Reason | None:
    """Why a worker may not be placed like this: first the worker, then where it goes."""
    if SEND.says(action):
        worker, place = SEND.two(action)
        why = why_not_worker(table, seat, worker)
        return why or why_not_send(table, seat, worker % 5, place)
    worker, slot = BUY.two(action)
    why = why_not_worker(table, seat, worker)
    return why or why_not_buy(table, worker % 5, slot)


def why_not_worker(table: Table, seat: int, worker: int) -> Reason | None:
    """A worker one does not have, or cannot use with that value."""
    board = table.boards[seat]
    if worker < 5:
        if table.city[FINAL] or board[READY + worker]:
            return None
        return Reason("turn", "no-worker")
    space = worker // 5 - 1
    trained = board[TRAINED + space]
    if not trained or table.city[FINAL]:
        return Reason("training", "not-trained")
    if trained > FRESH:
        return Reason("training", "still-in-training")
    if not table.roma.trained_values[space][trained] >> worker % 5 & 1:
        return Reason("training", "out-of-reach")
    return None


def why_not_send(table: Table, seat: int, area: int, place: int) -> Reason | None:
    """No space, no area card, no money for the fee or the walk. `area` is the value less one."""
    if not free_places(table) >> place & 1:
        return Reason("turn", "no-space", {"place": PLACES[place]})
    if place == ROMA:
        return Reason("roma", "cannot-walk", {"steps": area + 1})
    if place == QUAESTOR:
        return None
    empty = table.city[CARD + area] == NO_CARD
    if empty and place == AEDILIS:
        return Reason("aedilis", "no-area-card", {"area": AREAS[area]})
    if empty and place == PROPRAETOR and not can_use_empty_slot(table, seat):
        return Reason("propraetor", "nothing-to-spend")
    price = area_fee(table, seat, place, area)
    if can_pay_fee(table, seat, place, area, price):
        return None
    args: dict[str, str | int] = {"area": AREAS[area], "price": price}
    return Reason("area-cards", "fee-empty" if empty else "fee", args)


def why_not_buy(table: Table, value: int, slot: int) -> Reason | None:
    """No card, a wrong value, a price too high."""
    card = table.city[ROW + slot]
    if card == NO_CARD:
        return Reason("card-rows", "no-card-left" if table.city[ENDING] else "no-card")
    if not table.roma.slot_values[slot] >> value & 1:
        lowest = table.box.lowest[slot]
        highest = table.box.highest[slot]
        values: dict[str, str | int] = {"lowest": lowest, "highest": highest}
        return Reason("card-rows", "only-value" if lowest == highest else "wrong-value", values)
    return Reason("card-rows", "cannot-afford", {"card": CARDS[card]})


# ---------------------------------------------------------------- setting out


def new_act(table: Table, seat: int, where: int, value: int, slot: int) -> list[int]:
    """A fresh action: where, with which value, and the patrons that may add to it."""
    act = NO_ACT[:]
    act[WHERE] = where
    act[VALUE] = value
    act[SLOT] = slot
    act[STAGE] = BEFORE
    perks = table.perks[seat]
    if perks is NO_PERKS:
        return act
    act[FREE] = perks[ROMA_FREE_STEP * LOCATION_COUNT + where]
    active = table.boards[seat][ACTIVE]
    box = table.box
    while active:
        low = active & -active
        active ^= low
        patron = low.bit_length() - 1
        if box.action[patron] == where and box.power[patron] in OPTIONAL:
            act[UNUSED] |= low
    return act
