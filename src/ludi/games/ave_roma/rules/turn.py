"""Phase A: workers are placed, one a turn, until everybody has passed."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.ave_roma.actions import BUY, DECLINE, PASS, PLACE_NEUTRAL, RALLY, SEND, TRAIN, USE
from ludi.games.ave_roma.ids import (
    AEDIFICATOR,
    AEDILIS,
    GAIN_DENARII,
    GAIN_POINT,
    GAIN_SURPLUS,
    PLACES,
    PROPRAETOR,
    SPACES,
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
    new_act,
    placements,
    why_not_place,
)
from ludi.games.ave_roma.rules.question import Question
from ludi.games.ave_roma.rules.roma import Roma
from ludi.games.ave_roma.rules.training import (
    ready_values,
    send_to_training,
    trainings,
    why_not_train,
)
from ludi.games.ave_roma.sheet import (
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
from ludi.games.ave_roma.table import LOCATION_COUNT, NO_PERKS, Table
from ludi.kernel.agenda import NOTHING, Step
from ludi.kernel.errors import Reason

_SEND: Final = SEND.base
_BUY: Final = BUY.base
_BUY_END: Final = BUY.end
_TRAIN: Final = TRAIN.base
_TRAIN_END: Final = TRAIN.end
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
        table.push(NEXT_TURN[table.city[ORDER]])


class NextTurn(Step[Table]):
    """In turn order until everybody has passed; this seat is the next, if it has not."""

    rule: ClassVar[str] = "turn"

    def happen(self, table: Table, action: int) -> None:
        seats = table.seats
        city = table.city
        first = city.index(self.seat, ORDER) - ORDER
        for place in range(first, first + seats):
            seat = city[ORDER + place % seats]
            board = table.boards[seat]
            if not board[PASSED] or (seats == 2 and has_neutrals(board)):
                table.push(NEXT_TURN[city[ORDER + (place + 1) % seats]])
                if seats == 2:
                    table.push(PLACE_NEUTRAL_OF[seat])
                if not board[PASSED]:
                    table.push(TURN_OF[seat])
                return


def has_neutrals(board: list[int]) -> bool:
    return sum(board[NEUTRAL : NEUTRAL + 5]) > 0


# ---------------------------------------------------------------- a turn


class Placing(Question):
    """One worker is placed: in a turn, or in the last action."""

    def why_not(self, table: Table, action: int) -> Reason | None:
        why: Reason | None = None
        if SEND.says(action) or BUY.says(action):
            why = why_not_place(table, self.seat, action)
        elif TRAIN.says(action):
            value, space = TRAIN.two(action)
            why = why_not_train(table, self.seat, value, space)
        elif (USE.says(action) or RALLY.says(action)) and not table.advanced():
            why = Reason("advanced", "basic-mode")
        return why or super().why_not(table, action)


class Turn(Placing):
    """Place one worker and carry out its action, or pass."""

    rule: ClassVar[str] = "turn"

    def options(self, table: Table) -> list[int]:
        ready = ready_values(table.boards[self.seat])
        found = placements(table, self.seat, ready)
        if ready:
            found += trainings(table, self.seat, ready, 0)
        found.append(_PASS)
        return found

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"count": unused_workers(table, self.seat)}

    def happen(self, table: Table, action: int) -> None:
        if action == _PASS:
            pass_turn(table, self.seat)
        elif _TRAIN <= action < _TRAIN_END:
            value, space = TRAIN.two(action)
            send_to_training(table, self.seat, value + 1, space)
        else:
            place_worker(table, self.seat, action)


class ExtraTurn(Placing):
    """The end of the game: one action with an imaginary worker of any value, or none."""

    rule: ClassVar[str] = "extra-action"

    def options(self, table: Table) -> list[int]:
        found = placements(table, self.seat, ALL_VALUES)
        found.append(_DECLINE)
        return found

    def happen(self, table: Table, action: int) -> None:
        if action != _DECLINE:
            place_worker(table, self.seat, action)


def unused_workers(table: Table, seat: int) -> int:
    """Ready workers, and those trained in an earlier round."""
    board = table.boards[seat]
    count = 0
    for value in range(5):
        count += board[READY + value]
    for space in range(4):
        if 0 < board[TRAINED + space] < FRESH:
            count += 1
    return count


def pass_turn(table: Table, seat: int) -> None:
    """A point for each unused worker; those trained earlier are ready workers again."""
    board = table.boards[seat]
    board[PASSED] = 1
    unused = unused_workers(table, seat)
    for space in range(4):
        worker = board[TRAINED + space]
        if worker and worker < FRESH:
            board[TRAINED + space] = 0
            board[READY + worker - 1] += 1
    if unused:  # else there is nothing left to do, and nothing to tell
        table.tell("passes", seat, unused)
    score(table, seat, unused * table.box.worker_points)


class PlaceNeutral(Question):
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

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"count": sum(table.boards[self.seat][NEUTRAL : NEUTRAL + 5])}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if PLACE_NEUTRAL.says(action):
            value, place = PLACE_NEUTRAL.two(action)
            if not table.boards[self.seat][NEUTRAL + value]:
                return Reason("two-players", "no-neutral")
            if free_space(table, place, True) < 0:
                return Reason("two-players", "not-neutral-space", {"place": PLACES[place]})
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if action == NOTHING:
            return
        value, place = PLACE_NEUTRAL.two(action)
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
    if _BUY <= action < _BUY_END:
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
    table.act = new_act(table, seat, where, value, slot)
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
NEXT_TURN: Final = [NextTurn(seat) for seat in SEATS]
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
