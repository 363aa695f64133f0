"""The arithmetic of clocks: how much time a seat has left, and when that will have run out.

Nothing here looks at the time or at a database: moments are milliseconds since 1970, and given.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime, timedelta
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
LEAST_ON_RETURN: Final = MINUTE  # what somebody finds who comes back to a live clock at zero
WEEK: Final = 7 * 24 * HOUR
LONGEST: Final = 520 * WEEK  # nobody looks further ahead
SATURDAY: Final = 5

Span = tuple[int, int]  # from a moment up to another


class Terms(NamedTuple):
    """What a table agreed on.

    `live`: a bank, to which something is added every time the seat is asked. `days`: so much for
    every time the seat is asked, which does not add up, and a bank for when that is not enough.
    """

    kind: str  # live, days
    bank: int  # milliseconds at the start
    each: int  # milliseconds every time the seat is asked
    at_zero: str  # bot: one plays until the player is back; out: one plays to the end
    level: str  # of that bot
    weekends: bool = False  # are off
    holidays: tuple[tuple[date, date], ...] = ()  # are off: first and last day
    zone: str = "UTC"  # where these days begin and end

    @staticmethod
    def read(data: dict[str, Any]) -> Terms:
        """The terms of a table as they are kept."""
        common = {"kind": data["kind"], "at_zero": data["at_zero"], "level": data["level"]}
        if data["kind"] == "live":
            bank, each = data["minutes"] * MINUTE, data["increment"] * SECOND
            return Terms(**common, bank=bank, each=each)
        holidays = [(date.fromisoformat(a), date.fromisoformat(b)) for a, b in data["holidays"]]
        return Terms(
            **common,
            bank=data["bank"] * HOUR,
            each=data["hours"] * HOUR,
            weekends=data["weekends"],
            holidays=tuple(holidays),
            zone=data["zone"],
        )


class Clock(NamedTuple):
    """The clock of one seat."""

    bank: int  # milliseconds
    move: int  # milliseconds that are used before the bank, and lost if they are not
    since: int | None = None  # the moment from which on it runs; None: it stands
    mark: int = 0  # a seat that has played less than this is not asked for the first time

    @property
    def left(self) -> int:
        """What there is, as of `since`."""
        return self.bank + self.move


class Calendar:
    """When clocks run at all: not on days off, and not while the house was closed."""

    def __init__(self, terms: Terms, closed: Iterable[Span] = ()) -> None:
        self.terms: Final = terms
        self.closed: Final = sorted(closed)

    def off(self, start: int, end: int) -> int:
        """How many milliseconds between two moments are not charged."""
        return sum(last - first for first, last in self._spans_off(start, end))

    def _spans_off(self, start: int, end: int) -> list[Span]:
        """What is not charged between two moments, in order, without overlaps."""
        found: list[Span] = []
        reached = start
        for first, last in sorted([*self._days_off(start, end), *self.closed]):
            span = max(first, reached), min(last, end)
            if span[0] < span[1]:
                found.append(span)
                reached = span[1]
        return found

    def charged(self, start: int, end: int) -> int:
        """How many milliseconds between two moments are."""
        return max(0, end - start) - self.off(start, end)

    def after(self, start: int, amount: int) -> int:
        """The first moment at which so much has been charged since a start."""
        window = amount + WEEK
        while self.charged(start, start + window) < amount and window < LONGEST:
            window *= 2
        left = amount
        at = start
        for first, last in self._spans_off(start, start + window):
            if left <= first - at:
                break
            left -= first - at
            at = last
        return at + left

    def is_off(self, moment: int) -> bool:
        return self.off(moment, moment + 1) > 0

    def _days_off(self, start: int, end: int) -> list[Span]:
        terms = self.terms
        if not terms.weekends and not terms.holidays:
            return []
        zone = ZoneInfo(terms.zone)
        day = datetime.fromtimestamp(start / SECOND, zone).date()
        last = datetime.fromtimestamp(end / SECOND, zone).date()
        found: list[Span] = []
        while day <= last:
            following = day + timedelta(days=1)
            if self._is_day_off(day):
                found.append((midnight(day, zone), midnight(following, zone)))
            day = following
        return found

    def _is_day_off(self, day: date) -> bool:
        if self.terms.weekends and day.weekday() >= SATURDAY:
            return True
        return any(first <= day <= last for first, last in self.terms.holidays)


def midnight(day: date, zone: ZoneInfo) -> int:
    """The moment at which a day begins somewhere."""
    return int(datetime(day.year, day.month, day.day, tzinfo=zone).timestamp() * SECOND)


def fresh(terms: Terms) -> Clock:
    """A seat's clock before it is asked for the first time."""
    return Clock(terms.bank, 0)


def at(clock: Clock, moment: int, calendar: Calendar) -> Clock:
    """The same clock at a later moment: never less than nothing is left."""
    if clock.since is None or moment <= clock.since:
        return clock
    used = calendar.charged(clock.since, moment)
    of_move = min(used, clock.move)
    bank = max(0, clock.bank - (used - of_move))
    return clock._replace(bank=bank, move=clock.move - of_move, since=moment)


def started(clock: Clock, terms: Terms, plays: int, moment: int) -> Clock:
    """The seat is asked. Time is added for what it has not been asked before.

    `plays` counts what the seat has played that stands. Whoever takes something back is asked
    again with less of it than before, and finds the time that was left.
    """
    if clock.since is not None:
        return clock
    if plays >= clock.mark:
        live = terms.kind == "live"
        bank, move = (clock.bank + terms.each, 0) if live else (clock.bank, terms.each)
        clock = clock._replace(bank=bank, move=move, mark=plays + 1)
    return clock._replace(since=moment)


def stopped(clock: Clock, plays: int, moment: int, calendar: Calendar) -> Clock:
    """The seat is not asked any more."""
    if clock.since is None:
        return clock
    return at(clock, moment, calendar)._replace(since=None, mark=max(clock.mark, plays))


def welcomed_back(clock: Clock, terms: Terms) -> Clock:
    """The clock of somebody whose seat a bot gives back: there is time for at least one answer."""
    if terms.kind == "live":
        return clock._replace(bank=max(clock.bank, LEAST_ON_RETURN))
    return clock._replace(move=max(clock.move, terms.each))


def runs_out(clock: Clock, calendar: Calendar) -> int | None:
    """When nothing will be left if it goes on running; None if it stands."""
    if clock.since is None:
        return None
    return calendar.after(clock.since, clock.left)
