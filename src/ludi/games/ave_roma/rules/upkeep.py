"""Phases B and C: rows are renewed, workers drafted, the turn order found anew."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.ave_roma.actions import DRAFT, PICK
from ludi.games.ave_roma.ids import LOCATIONS, ROW_SIZE, ROWS, SPACES
from ludi.games.ave_roma.rules.question import Question
from ludi.games.ave_roma.sheet import (
    FRESH,
    LEFT,
    NEUTRAL,
    NO_CARD,
    ORDER,
    READY,
    ROW,
    SPACE,
    TRAINED,
)
from ludi.games.ave_roma.table import LOCATION_COUNT, Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason

_DRAFT: Final = DRAFT.base
_PICK: Final = PICK.base
WORKERS_EACH: Final = 5


def cards_needed(table: Table, row: int) -> int:
    """How many cards a row will take in upkeep: those missing, or one if none is."""
    missing = 0
    for place in range(ROW_SIZE):
        if table.city[ROW + row * ROW_SIZE + place] == NO_CARD:
            missing += 1
    return missing or 1


class Upkeep(Step[Table]):
    """An untouched row loses its last card; cards slide to the end, new ones follow."""

    rule: ClassVar[str] = "upkeep"

    def happen(self, table: Table, action: int) -> None:
        city = table.city
        table.close_door()
        table.tell("upkeep")
        for row in range(len(ROWS)):
            first = ROW + row * ROW_SIZE
            cards = [card for card in city[first : first + ROW_SIZE] if card != NO_CARD]
            if len(cards) == ROW_SIZE:
                table.tell("discards", cards[-1])
                cards.pop()
            while len(cards) < ROW_SIZE:
                cards.insert(0, table.draw(row + 1))
                table.tell("reveals", cards[0])
            city[first : first + ROW_SIZE] = cards
            if table.advanced() and city[LEFT + row + 1]:
                table.tell("reveals_top", table.top(row + 1))
        table.push(TurnOrder(0))
        table.push(NEXT_DRAFT[0][city[ORDER + table.seats - 1]])


# ---------------------------------------------------------------- drafting


class NextDraft(Step[Table]):
    """In reverse turn order, again and again, until everybody has five workers.

    With two players their neutrals follow them, in the same order. This seat, or its neutral, is
    the next, if it lacks workers.
    """

    rule: ClassVar[str] = "draft"
    fields: ClassVar[tuple[str, ...]] = ("neutral",)

    def __init__(self, seat: int, neutral: int) -> None:
        super().__init__(seat)
        self.neutral: Final = neutral

    def happen(self, table: Table, action: int) -> None:
        seats = table.seats
        order = table.city[ORDER : ORDER + seats]
        order.reverse()
        if seats == 2:
            order += order
        count = len(order)
        first = order.index(self.seat) + seats * self.neutral
        for i in range(first, first + count):
            place = i % count
            seat = order[place]
            neutral = place >= seats
            if lacking(table, seat, neutral) > 0:
                place = (place + 1) % count
                table.push(NEXT_DRAFT[1 if place >= seats else 0][order[place]])
                table.push(DRAFT_NEUTRAL_OF[seat] if neutral else DRAFT_OF[seat])
                return


def lacking(table: Table, seat: int, neutral: bool) -> int:
    """How many workers a player, or a player's neutral, lacks."""
    if not neutral:
        return WORKERS_EACH - table.worker_count(seat)
    board = table.boards[seat]
    count = 0
    for value in range(5):
        count += board[NEUTRAL + value]
    return WORKERS_EACH - count


class Draft(Question):
    """Take all workers of a location, or as many of your choice as you lack."""

    rule: ClassVar[str] = "draft"

    def is_neutral(self) -> bool:
        return False

    def options(self, table: Table) -> list[int]:
        city = table.city
        found: list[int] = []
        place = SPACE
        for location in range(LOCATION_COUNT):
            if (
                city[place]
                or city[place + 1]
                or city[place + 2]
                or city[place + 3]
                or city[place + 4]
            ):
                found.append(_DRAFT + location)
            place += SPACES
        return found

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"count": lacking(table, self.seat, self.is_neutral())}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if DRAFT.says(action):
            return Reason("draft", "no-workers-there")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        location = action - _DRAFT
        neutral = self.is_neutral()
        first = SPACE + location * SPACES
        workers = [place for place in range(first, first + SPACES) if table.city[place]]
        lack = lacking(table, self.seat, neutral)
        if len(workers) > lack:
            table.push(Pick(self.seat, location, lack, 1 if neutral else 0))
            if table.ears is not None and not is_choice(table, location):
                tell_draft(table, self.seat, location, neutral)
            return
        tell_draft(table, self.seat, location, neutral)
        for place in workers:
            collect(table, self.seat, place, neutral)


class DraftNeutral(Draft):
    """Two players: the same for your neutral, after both players."""

    rule: ClassVar[str] = "two-players"

    def is_neutral(self) -> bool:
        return True


class Pick(Question):
    """More workers than you lack: choose which."""

    rule: ClassVar[str] = "draft"
    fields: ClassVar[tuple[str, ...]] = ("location", "count", "neutral")

    def __init__(self, seat: int, location: int, count: int, neutral: int) -> None:
        super().__init__(seat)
        self.location: Final = location
        self.count: Final = count
        self.neutral: Final = neutral

    def options(self, table: Table) -> list[int]:
        first = SPACE + self.location * SPACES
        there = table.city[first : first + SPACES]
        return [_PICK + value for value in range(5) if value + 1 in there]

    def asks(self, table: Table) -> dict[str, str | int]:
        return {
            "location": LOCATIONS[self.location],
            "count": self.count,
            "neutral": self.neutral,
        }

    def why_not(self, table: Table, action: int) -> Reason | None:
        if DRAFT.says(action):
            return Reason("draft", "picking")
        if PICK.says(action):
            return Reason("draft", "no-such-worker")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if table.ears is not None and is_choice(table, self.location):
            tell_draft(table, self.seat, self.location, self.neutral == 1)
        first = SPACE + self.location * SPACES
        value = action - _PICK + 1
        place = first
        while table.city[place] != value:
            place += 1
        collect(table, self.seat, place, self.neutral == 1)
        if self.count > 1:
            table.push(Pick(self.seat, self.location, self.count - 1, self.neutral))


def is_choice(table: Table, location: int) -> bool:
    """Whether workers of different values stand at a location."""
    first = SPACE + location * SPACES
    return len(set(table.city[first : first + SPACES]) - {0}) > 1


def tell_draft(table: Table, seat: int, location: int, neutral: bool) -> None:
    """Who takes workers, and where: told once for all that are taken without a further choice."""
    table.tell("drafts_neutral" if neutral else "drafts", seat, location)


def collect(table: Table, seat: int, place: int, neutral: bool) -> None:
    """A worker leaves its space."""
    value = table.city[place]
    table.city[place] = 0
    table.boards[seat][(NEUTRAL if neutral else READY) + value - 1] += 1
    if table.ears is not None:
        table.tell("collects_neutral" if neutral else "collects", seat, value - 1)


# ---------------------------------------------------------------- phase C


class TurnOrder(Step[Table]):
    """The weakest workers go first; among equals the order is reversed. Training is over."""

    rule: ClassVar[str] = "turn-order"

    def happen(self, table: Table, action: int) -> None:
        city = table.city
        seats = table.seats
        keys: list[int] = []
        for place in range(seats):
            seat = city[ORDER + place]
            keys.append((table.strength(seat) * 8 + seats - 1 - place) * 8 + seat)
        keys.sort()
        table.tell("order")
        for place in range(seats):
            city[ORDER + place] = keys[place] % 8
            table.tell("plays_as", keys[place] % 8, place + 1)
        for board in table.boards:
            for place in range(TRAINED, TRAINED + 4):
                board[place] %= FRESH
        table.push(table.roma.new_round())


# ---------------------------------------------------------------- steps made once, for every seat

SEATS: Final = range(5)
NEXT_DRAFT: Final = [[NextDraft(seat, neutral) for seat in SEATS] for neutral in range(2)]
DRAFT_OF: Final = [Draft(seat) for seat in SEATS]
DRAFT_NEUTRAL_OF: Final = [DraftNeutral(seat) for seat in SEATS]
