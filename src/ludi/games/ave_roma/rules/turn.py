"""Phase A: workers are placed, one a turn, until everybody has passed."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.ave_roma.actions import BUY, DECLINE, PASS, PLACE_NEUTRAL, SEND, TRAIN
from ludi.games.ave_roma.components import DENARII_SHIFT, GUARD, MOST_DENARII, SURPLUS_SHIFT
from ludi.games.ave_roma.ids import (
    AEDIFICATOR,
    AEDILIS,
    DISCOUNT,
    GAIN_DENARII,
    GAIN_POINT,
    GAIN_SURPLUS,
    ICONS,
    MERCATOR,
    PROPRAETOR,
    QUAESTOR,
    RESOURCE_AS_SURPLUS,
    ROMA,
    ROMA_FREE_STEP,
    SLOTS,
    SPACES,
    SURPLUS_AS_RESOURCE,
)
from ludi.games.ave_roma.places import (
    ACTIVE,
    ADVANCED,
    BEFORE,
    CARD,
    DENARII,
    FINAL,
    FREE,
    FRESH,
    LATE,
    NEUTRAL,
    NO_CARD,
    ORDER,
    PASSED,
    READY,
    ROUND,
    ROW,
    SLOT,
    SPACE,
    STAGE,
    SURPLUS,
    TRAINED,
    UNUSED,
    VALUE,
    WHERE,
)
from ludi.games.ave_roma.rules.areas import Aedilis, Mercator, MoveAreaCard, Propraetor, Quaestor
from ludi.games.ave_roma.rules.cards import Purchase
from ludi.games.ave_roma.rules.ending import EndOfActions
from ludi.games.ave_roma.rules.fees import area_fee, most_denarii
from ludi.games.ave_roma.rules.gains import gain_denarii, gain_surplus, score
from ludi.games.ave_roma.rules.payment import can_pay, card_price, substitutes_at, waived
from ludi.games.ave_roma.rules.powers import OPTIONAL, After, Before, trainings
from ludi.games.ave_roma.rules.roma import Roma, payable_steps
from ludi.games.ave_roma.rules.training import send_to_training
from ludi.games.ave_roma.table import LOCATION_COUNT, NO_ACT, NO_PERKS, Table
from ludi.kernel.agenda import Step

_SEND: Final = SEND.base
_BUY: Final = BUY.base
_TRAIN: Final = TRAIN.base
_PASS: Final = PASS.base
_NEUTRAL: Final = PLACE_NEUTRAL.base
_DECLINE: Final = DECLINE.base
SLOT_COUNT: Final = len(SLOTS)
PLACE_COUNT: Final = 5
ICON_COUNT: Final = len(ICONS)
ALL_VALUES: Final = 31  # a bit for each value from 1 to 5


class NewRound(Step[Table]):
    """A round begins: nobody has passed; workers trained before may act."""

    rule: ClassVar[str] = "round"

    def happen(self, table: Table, action: int) -> None:
        table.city[ROUND] += 1
        table.tell("round", table.city[ROUND])
        for board in table.boards:
            board[PASSED] = 0
        table.push(EndOfActions(0))
        table.push(NextTurn(0))


class NextTurn(Step[Table]):
    """In turn order until everybody has passed. `seat` is a place in the order."""

    rule: ClassVar[str] = "turn"

    def happen(self, table: Table, action: int) -> None:
        seats = table.seats
        for i in range(seats):
            place = (self.seat + i) % seats
            seat = table.city[ORDER + place]
            board = table.boards[seat]
            if not board[PASSED] or (seats == 2 and has_neutrals(board)):
                table.push(NextTurn((place + 1) % seats))
                if seats == 2:
                    table.push(PlaceNeutral(seat))
                if not board[PASSED]:
                    table.push(Turn(seat))
                return


def has_neutrals(board: list[int]) -> bool:
    return sum(board[NEUTRAL : NEUTRAL + 5]) > 0


# ---------------------------------------------------------------- a turn


class Turn(Step[Table]):
    """Place one worker and carry out its action, or pass."""

    rule: ClassVar[str] = "turn"

    def options(self, table: Table) -> list[int]:
        board = table.boards[self.seat]
        ready = 0
        for value in range(5):
            if board[READY + value]:
                ready |= 1 << value
        found = placements(table, self.seat, ready)
        if ready:
            found += trainings(table, self.seat, 0)
        found.append(_PASS)
        return found

    def happen(self, table: Table, action: int) -> None:
        if action == _PASS:
            pass_turn(table, self.seat)
        elif action >= _TRAIN:
            value, space = divmod(action - _TRAIN, 4)
            send_to_training(table, self.seat, value + 1, space)
        else:
            place_worker(table, self.seat, action)


class ExtraTurn(Step[Table]):
    """The end of the game: one action with an imaginary worker of any value, or none."""

    rule: ClassVar[str] = "extra-action"

    def options(self, table: Table) -> list[int]:
        found = placements(table, self.seat, ALL_VALUES)
        found.append(_DECLINE)
        return found

    def happen(self, table: Table, action: int) -> None:
        if action != _DECLINE:
            place_worker(table, self.seat, action)


def pass_turn(table: Table, seat: int) -> None:
    """A point for each unused worker; those trained earlier are ready workers again."""
    board = table.boards[seat]
    board[PASSED] = 1
    unused = 0
    for space in range(4):
        worker = board[TRAINED + space]
        if worker and worker < FRESH:
            board[TRAINED + space] = 0
            board[READY + worker - 1] += 1
    for value in range(5):
        unused += board[READY + value]
    table.tell("passes", seat, unused)
    score(table, seat, unused * table.box.worker_points)


class PlaceNeutral(Step[Table]):
    """Two players: after your turn a worker of your neutral goes to a space marked 3, 4 or 5."""

    rule: ClassVar[str] = "two-players"

    def options(self, table: Table) -> list[int]:
        board = table.boards[self.seat]
        found: list[int] = []
        for place in range(PLACE_COUNT):
            if free_space(table, place, True) >= 0:
                for value in range(5):
                    if board[NEUTRAL + value]:
                        found.append(_NEUTRAL + value * PLACE_COUNT + place)
        return found

    def happen(self, table: Table, action: int) -> None:
        if action < 0:
            return
        value, place = divmod(action - _NEUTRAL, PLACE_COUNT)
        table.boards[self.seat][NEUTRAL + value] -= 1
        table.city[SPACE + place * SPACES + free_space(table, place, True)] = value + 1
        table.tell("places_neutral", self.seat, value, place)


def free_space(table: Table, place: int, neutral: bool) -> int:
    """The first free space of a location that is open to a player (or a neutral), or -1."""
    needs = table.box.spaces[place]
    first = SPACE + place * SPACES
    city = table.city
    for space in range(SPACES):
        if not city[first + space] and (needs[space] > table.seats) == neutral:
            return space
    return -1


# ---------------------------------------------------------------- where a worker may go


def placements(table: Table, seat: int, ready: int) -> list[int]:
    """All ways to place a worker: ready ones (a bit for each value), and trained ones."""
    board = table.boards[seat]
    final = table.city[FINAL]
    trained: list[int] = []  # pairs of a training space and the values it may take, as bits
    values = ready
    if not final:
        for space in range(4):
            worker = board[TRAINED + space]
            if worker and worker < FRESH:
                bits = table.roma.trained_values[space][worker]
                trained.append(space)
                trained.append(bits)
                values |= bits
    found: list[int] = []
    if not values:
        return found
    for place in range(PLACE_COUNT):
        if final or free_space(table, place, False) >= 0:
            allowed = allowed_values(table, seat, place, values)
            if allowed:
                add_workers(found, _SEND + place, PLACE_COUNT, ready & allowed, trained, allowed)
    buyable = buyable_slots(table, seat, values)
    while buyable:
        low = buyable & -buyable
        buyable ^= low
        slot = low.bit_length() - 1
        allowed = table.roma.slot_values[slot]
        add_workers(found, _BUY + slot, SLOT_COUNT, ready & allowed, trained, allowed)
    return found


def add_workers(
    found: list[int], base: int, stride: int, ready: int, trained: list[int], allowed: int
) -> None:
    """Add the actions of every worker of an allowed value; workers are numbered as in WORKERS."""
    while ready:
        low = ready & -ready
        ready ^= low
        found.append(base + (low.bit_length() - 1) * stride)
    for i in range(0, len(trained), 2):
        bits = trained[i + 1] & allowed
        while bits:
            low = bits & -bits
            bits ^= low
            worker = 5 + trained[i] * 5 + low.bit_length() - 1
            found.append(base + worker * stride)


def allowed_values(table: Table, seat: int, place: int, values: int) -> int:
    """Of some worker values, those with which an action can be carried out, as bits."""
    if place == QUAESTOR:
        return values
    if place == ROMA:
        return walkable(table, seat, values)
    city = table.city
    allowed = 0
    for area in range(5):
        if values >> area & 1:
            if city[CARD + area] == NO_CARD and (
                place == AEDILIS or (place == PROPRAETOR and not can_use_empty_slot(table, seat))
            ):
                continue
            if can_pay_fee(table, seat, place, area):
                allowed |= 1 << area
    return allowed


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
    if board[DENARII] >= fee:
        return True
    extra = table.perk(seat, GAIN_DENARII, place) * table.box.power_denarii
    if board[DENARII] + extra >= fee:
        return True
    act = table.act
    set_out(table, seat, place, area + 1, -1)
    enough = most_denarii(table, seat, board) + extra >= fee
    act[:] = NO_ACT
    return enough


def walkable(table: Table, seat: int, values: int) -> int:
    """The numbers of steps a seat can pay at ROMA, as bits."""
    board = table.boards[seat]
    perks = table.perks[seat]
    free = 0
    if perks is not NO_PERKS:
        free = perks[ROMA_FREE_STEP * LOCATION_COUNT + ROMA]
        board = with_gains(table, seat, ROMA)
    return payable_steps(table, seat, board, free, values)


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


# ---------------------------------------------------------------- carrying out


def place_worker(table: Table, seat: int, action: int) -> None:
    """Put the worker on its space and begin the action."""
    slot = -1
    if action >= _BUY:
        worker, slot = divmod(action - _BUY, SLOT_COUNT)
        where = AEDIFICATOR + slot // 5
        space = slot % 5
    else:
        worker, where = divmod(action - _SEND, PLACE_COUNT)
        space = 0
    value = worker % 5 + 1
    city = table.city
    if not city[FINAL]:
        if slot < 0:
            space = free_space(table, where, False)
        board = table.boards[seat]
        if worker < 5:
            printed = value
            board[READY + value - 1] -= 1
        else:
            place = TRAINED + worker // 5 - 1
            printed = board[place]
            board[place] = 0
        city[SPACE + where * SPACES + space] = printed
    if slot < 0:
        table.tell("sends", seat, worker, where)
    else:
        table.tell("goes_to_card", seat, worker, city[ROW + slot])
    begin_action(table, seat, where, value, slot)


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


def begin_action(table: Table, seat: int, where: int, value: int, slot: int) -> None:
    """What patrons simply bring comes first; then what may be done before, the action, after."""
    set_out(table, seat, where, value, slot)
    if AEDILIS <= where <= PROPRAETOR:
        table.push(MoveAreaCard(seat))
    perks = table.perks[seat]
    if perks is not NO_PERKS:
        box = table.box
        count = perks[GAIN_POINT * LOCATION_COUNT + where]
        if count:
            score(table, seat, count * box.power_point)
        count = perks[GAIN_DENARII * LOCATION_COUNT + where]
        if count:
            gain_denarii(table, seat, count * box.power_denarii)
        count = perks[GAIN_SURPLUS * LOCATION_COUNT + where] * box.power_surplus
        if count:
            room = box.surplus_max - table.boards[seat][SURPLUS]
            table.act[LATE] = max(0, count - room)
            gain_surplus(table, seat, count - table.act[LATE])
    around = table.city[ADVANCED] or table.act[UNUSED] or table.act[LATE]
    if around:
        table.push(After(seat))
    if where == QUAESTOR:
        table.push(Quaestor(seat))
    elif where == AEDILIS:
        table.push(Aedilis(seat))
    elif where == MERCATOR:
        table.push(Mercator(seat))
    elif where == PROPRAETOR:
        table.push(Propraetor(seat))
    elif where == ROMA:
        table.push(Roma(seat))
    else:
        table.push(Purchase(seat))
    if around:
        table.push(Before(seat))
