"""The clocks of a table as they are kept in its row: what an event or a change makes of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from ludi.kernel.history import History
from ludi.server import clockwork
from ludi.server.clockwork import Calendar, Clock, Span, Terms
from ludi.server.models import SeatRow, TableRow, now, written

BEAT: Final = 5_000  # milliseconds after which the house says again that it is open
GAP: Final = 20_000  # whoever says nothing for so long was away

AWAY: Final = "away"  # a bot has played for somebody: counts as last in a rated game
OUT: Final = "out"  # and their time is over for good: counts as last in every game


class Hours:
    """What time it is, and when the house was closed: that time nobody is charged for."""

    def __init__(self, time: Callable[[], int] = now) -> None:
        self.time = time
        self.closed: list[Span] = []
        self.beat: int | None = None  # when the house last said that it is open

    def calendar(self, terms: Terms) -> Calendar:
        return Calendar(terms, [*self.closed, *self._asleep()])

    def _asleep(self) -> list[Span]:
        """A machine that has just woken up has not noted yet that it slept."""
        moment = self.time()
        if self.beat is None or moment - self.beat <= GAP:
            return []
        return [(self.beat, moment)]


class Changed(NamedTuple):
    """What is to be written about the clocks of a table."""

    clocks: list[Any]
    due: int | None

    def values(self) -> dict[str, Any]:
        return self._asdict()


def terms_of(row: TableRow) -> Terms | None:
    return None if row.clock is None else Terms.read(row.clock)


def clocks_of(row: TableRow, terms: Terms) -> list[Clock]:
    """The clocks of all seats; before the start they are full."""
    if row.clocks is None:
        return [clockwork.fresh(terms)] * row.players
    return [Clock(*one) for one in row.clocks]


def retimed(
    row: TableRow,
    kinds: Mapping[int, str],
    asked: Iterable[int],
    history: History | None,
    hours: Hours,
    back: Iterable[int] = (),
) -> dict[str, Any]:
    """What changes about the clocks when others are asked, or sit there; nothing without clocks.

    `kinds` says who sits where by then, `back` whose seat a bot has just given back.
    """
    terms = terms_of(row)
    if terms is None:
        return {}
    moment = hours.time()
    calendar = hours.calendar(terms)
    plays = Counter(play.seat for play in history.plays) if history is not None else Counter[int]()
    running = {seat for seat in asked if kinds[seat] == "person"}
    found: list[Clock] = []
    for seat, clock in enumerate(clocks_of(row, terms)):
        if seat in back:
            clock = clockwork.welcomed_back(clock, terms)
        if seat in running:
            found.append(clockwork.started(clock, terms, plays[seat], moment))
        else:
            found.append(clockwork.stopped(clock, plays[seat], moment, calendar))
    return Changed([list(one) for one in found], due_of(found, calendar)).values()


def due_of(clocks: list[Clock], calendar: Calendar) -> int | None:
    """When the first of these clocks will have run out."""
    moments = [clockwork.runs_out(one, calendar) for one in clocks]
    return min((one for one in moments if one is not None), default=None)


def at_zero(row: TableRow, hours: Hours) -> list[int]:
    """The seats whose time is over."""
    terms = terms_of(row)
    if terms is None:
        return []
    calendar = hours.calendar(terms)
    moment = hours.time()
    return [
        seat
        for seat, clock in enumerate(clocks_of(row, terms))
        if clock.since is not None and clockwork.at(clock, moment, calendar).left == 0
    ]


def due_now(row: TableRow, hours: Hours) -> int | None:
    """When the table has to be looked at again, as far as we know by now."""
    terms = terms_of(row)
    return None if terms is None else due_of(clocks_of(row, terms), hours.calendar(terms))


def seat_clock(row: TableRow, seat: SeatRow, hours: Hours) -> dict[str, Any] | None:
    """A seat's clock as `SeatClock`; bots have none, nor has a table without clocks."""
    terms = terms_of(row)
    if terms is None or seat.kind == "bot" or row.status == "finished":
        return None
    calendar = hours.calendar(terms)
    moment = hours.time()
    clock = clocks_of(row, terms)[seat.seat]
    out = clockwork.runs_out(clock, calendar)
    return {
        "left": clockwork.at(clock, moment, calendar).left,
        "running": clock.since is not None,
        "resting": calendar.is_off(moment),
        "out_at": None if out is None else written(out),
    }
