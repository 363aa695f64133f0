"""The end of the game: what triggers it, the extra action, and the bonuses to be chosen."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.ave_roma.actions import COPY, DECLINE, RAISE
from ludi.games.ave_roma.ids import (
    DECK_SIZE,
    DOUBLE_OTHER,
    PATRON,
    PATRON_CARDS,
    RAISE_AREA,
    RAISE_POLITICS,
    ROWS,
)
from ludi.games.ave_roma.rules.gains import activate, honour, raise_marker
from ludi.games.ave_roma.rules.question import Question
from ludi.games.ave_roma.rules.upkeep import Upkeep, cards_needed
from ludi.games.ave_roma.sheet import (
    ABSENT,
    ADJUSTED,
    BROWN,
    BY_ROW,
    COPIED,
    ENDING,
    FINAL,
    LEFT,
    LEVEL,
    ORDER,
    OWNED,
    POLITICS,
    RAISES,
)
from ludi.games.ave_roma.table import Table, blank_act
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason

_COPY: Final = COPY.base
_RAISE: Final = RAISE.base
_DECLINE: Final = DECLINE.base


class EndOfActions(Step[Table]):
    """Everybody has passed: upkeep, unless an area or a row cannot be filled any more."""

    rule: ClassVar[str] = "game-end"

    def happen(self, table: Table, action: int) -> None:
        city = table.city
        table.act = blank_act()
        if not city[ENDING]:
            if not rows_run_out(table):
                table.push(Upkeep(0))
                return
            city[ENDING] = BY_ROW
            table.tell("ends_row")
        city[FINAL] = 1
        table.push(Adjust(0))
        for place in range(table.seats - 1, -1, -1):
            table.push(table.roma.extra_turn(city[ORDER + place]))


def rows_run_out(table: Table) -> bool:
    """Whether some row cannot be filled in this upkeep."""
    return any([cards_needed(table, row) > table.city[LEFT + 1 + row] for row in range(len(ROWS))])


# ---------------------------------------------------------------- influence is adjusted


class Adjust(Step[Table]):
    """Nobody stands above the brown cube; who is pushed down pushes those below."""

    rule: ClassVar[str] = "adjust-influence"

    def happen(self, table: Table, action: int) -> None:
        table.tell("adjusts")
        for area in range(5):
            levels = adjusted(table, area)
            for seat in range(table.seats):
                if levels[seat] != table.boards[seat][LEVEL + area]:
                    table.boards[seat][LEVEL + area] = levels[seat]
                    table.tell("falls", seat, area, levels[seat])
        table.city[ADJUSTED] = 1
        for place in range(table.seats - 1, -1, -1):
            table.push(EndBonuses(table.city[ORDER + place]))


def adjusted(table: Table, area: int) -> list[int]:
    """The levels of an area after adjustment, from the highest marker down."""
    levels = [board[LEVEL + area] for board in table.boards]
    if table.city[ADJUSTED]:
        return levels
    limit = table.city[BROWN + area]
    if max(levels) <= limit:
        return levels  # above 0 no two stand on one level
    for level in range(table.box.track_max, -1, -1):
        for seat in range(table.seats):
            if table.boards[seat][LEVEL + area] == level:
                levels[seat] = min(level, limit)
                limit = max(0, levels[seat] - 1)
    return levels


# ---------------------------------------------------------------- raises, in turn order


def patrons_with(table: Table, seat: int, bonus: int) -> list[int]:
    """The patrons of a seat, active or not, with an end bonus."""
    owned = table.boards[seat][OWNED + PATRON]
    box = table.box
    return [p for p in range(DECK_SIZE) if owned >> p & 1 and box.bonus[p] == bonus]


class EndBonuses(Question):
    """Raises come before all counting; whoever may use a bonus twice says now if it is a raise."""

    rule: ClassVar[str] = "end-bonuses"

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        if not patrons_with(table, seat, DOUBLE_OTHER):
            return []
        found = [_COPY + patron for patron in patrons_with(table, seat, RAISE_POLITICS)]
        for patron in patrons_with(table, seat, RAISE_AREA):
            if has_marker(table, seat):
                found.append(_COPY + patron)
        if found:
            found.append(_DECLINE)
        return found

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"patron": PATRON_CARDS[patrons_with(table, self.seat, DOUBLE_OTHER)[0]]}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if COPY.says(action):
            return Reason("end-bonuses", "no-raise")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        politics = len(patrons_with(table, seat, RAISE_POLITICS))
        areas = len(patrons_with(table, seat, RAISE_AREA))
        if COPY.says(action):
            patron = COPY.one(action)
            table.boards[seat][COPIED] = 1
            table.tell("copies", seat, patron)
            if table.box.bonus[patron] == RAISE_POLITICS:
                politics += 1
            else:
                areas += 1
        if politics:
            table.tell("raises_politics", seat, politics)
        for _ in range(politics):
            raise_politics(table, seat)
        if areas and has_marker(table, seat):
            table.push(RaiseAreas(seat, areas))


def has_marker(table: Table, seat: int) -> bool:
    return any([table.boards[seat][LEVEL + area] != ABSENT for area in range(5)])


def raise_politics(table: Table, seat: int) -> None:
    """A level more; a patron that wakes now only has to be counted, so which one is no matter."""
    depth = len(table.agenda)
    honour(table, seat)
    while len(table.agenda) > depth:
        table.agenda.pop()
    if table.boards[seat][POLITICS] <= table.box.patron_slots and table.open_slots(seat) > 0:
        passive = table.passive(seat)
        if passive:
            activate(table, seat, (passive & -passive).bit_length() - 1)


class RaiseAreas(Question):
    """Raise markers of yours; levels for the same area are added up before the marker moves."""

    rule: ClassVar[str] = "end-bonuses"
    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def options(self, table: Table) -> list[int]:
        board = table.boards[self.seat]
        found = [_RAISE + area for area in range(5) if board[LEVEL + area] != ABSENT]
        found.append(_DECLINE)
        return found

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"count": self.count}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if RAISE.says(action):
            return Reason("end-bonuses", "no-marker")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        act = table.act
        left = self.count - 1
        if action == _DECLINE:
            left = 0
        else:
            act[RAISES + RAISE.one(action)] += 1
        if left:
            table.push(RaiseAreas(self.seat, left))
            return
        for area in range(5):
            if act[RAISES + area]:
                raise_marker(table, self.seat, area, act[RAISES + area])
                act[RAISES + area] = 0
