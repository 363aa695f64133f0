"""Phase A: workers are placed, one a turn, until everybody has passed."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.ave_roma.actions import BUY, DECLINE, PASS, PLACE_NEUTRAL, SEND, TRAIN
from ludi.games.ave_roma.ids import (
    AEDIFICATOR,
    AEDILIS,
    GAIN_DENARII,
    GAIN_POINT,
    GAIN_SURPLUS,
    PROPRAETOR,
    SPACES,
)
from ludi.games.ave_roma.places import (
    ADVANCED,
    FINAL,
    FRESH,
    LATE,
    NEUTRAL,
    ORDER,
    PASSED,
    READY,
    ROUND,
    ROW,
    SPACE,
    SURPLUS,
    TRAINED,
    UNUSED,
)
from ludi.games.ave_roma.rules.areas import Aedilis, Mercator, MoveAreaCard, Propraetor, Quaestor
from ludi.games.ave_roma.rules.around import After, Before
from ludi.games.ave_roma.rules.cards import Purchase
from ludi.games.ave_roma.rules.ending import EndOfActions
from ludi.games.ave_roma.rules.gains import gain_denarii, gain_surplus, score
from ludi.games.ave_roma.rules.placing import (
    ALL_VALUES,
    PLACE_COUNT,
    SLOT_COUNT,
    placements,
    set_out,
)
from ludi.games.ave_roma.rules.powers import ready_values, trainings
from ludi.games.ave_roma.rules.roma import Roma
from ludi.games.ave_roma.rules.training import send_to_training
from ludi.games.ave_roma.table import LOCATION_COUNT, NO_PERKS, Table
from ludi.kernel.agenda import Step

_SEND: Final = SEND.base
_BUY: Final = BUY.base
_TRAIN: Final = TRAIN.base
_PASS: Final = PASS.base
_NEUTRAL: Final = PLACE_NEUTRAL.base
_DECLINE: Final = DECLINE.base


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
                table.push(NEXT_TURN[(place + 1) % seats])
                if seats == 2:
                    table.push(PLACE_NEUTRAL_OF[seat])
                if not board[PASSED]:
                    table.push(TURN_OF[seat])
                return


def has_neutrals(board: list[int]) -> bool:
    return sum(board[NEUTRAL : NEUTRAL + 5]) > 0


# ---------------------------------------------------------------- a turn


class Turn(Step[Table]):
    """Place one worker and carry out its action, or pass."""

    rule: ClassVar[str] = "turn"

    def options(self, table: Table) -> list[int]:
        ready = ready_values(table.boards[self.seat])
        found = placements(table, self.seat, ready)
        if ready:
            found += trainings(table, self.seat, ready, 0)
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
    if table.ears is not None:
        if slot < 0:
            table.tell("sends", seat, worker, where)
        else:
            table.tell("goes_to_card", seat, worker, city[ROW + slot])
    begin_action(table, seat, where, value, slot)


def begin_action(table: Table, seat: int, where: int, value: int, slot: int) -> None:
    """What patrons simply bring comes first; then what may be done before, the action, after."""
    set_out(table, seat, where, value, slot)
    if AEDILIS <= where <= PROPRAETOR:
        table.push(MOVE_CARD_OF[seat])
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
    table.push(ACTION_AT[where][seat])
    if around:
        table.push(Before(seat))


# ---------------------------------------------------------------- steps made once, for every seat

SEATS: Final = range(5)
NEXT_TURN: Final = [NextTurn(place) for place in SEATS]
TURN_OF: Final = [Turn(seat) for seat in SEATS]
PLACE_NEUTRAL_OF: Final = [PlaceNeutral(seat) for seat in SEATS]
MOVE_CARD_OF: Final = [MoveAreaCard(seat) for seat in SEATS]
ACTION_AT: Final[list[list[Step[Table]]]] = [  # by location
    [Quaestor(seat) for seat in SEATS],
    [Aedilis(seat) for seat in SEATS],
    [Mercator(seat) for seat in SEATS],
    [Propraetor(seat) for seat in SEATS],
    [Roma(seat) for seat in SEATS],
    [Purchase(seat) for seat in SEATS],
    [Purchase(seat) for seat in SEATS],
    [Purchase(seat) for seat in SEATS],
]
