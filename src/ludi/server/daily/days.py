"""Days, all in UTC, and what follows from them for the tables of a deal."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from ludi.server.models import TableRow, now

DAY: Final = timedelta(days=1)


def clock() -> int:
    """What time it is, for everything here."""
    return now()


def today() -> date:
    return datetime.fromtimestamp(clock() / 1000, UTC).date()


def begins(day: date) -> int:
    """When a day begins, in milliseconds since 1970."""
    return int(datetime.combine(day, time(), UTC).timestamp() * 1000)


def ends(day: date) -> int:
    return begins(day + DAY)


def ends_of(day: str) -> int:
    """The same for a day as it is written."""
    return ends(date.fromisoformat(day))


def end_for(row: TableRow) -> int | None:
    """When the day of a table's deal is over; None: it has no deal."""
    return None if row.deal is None else ends_of(row.deal)


def is_secret(row: TableRow) -> bool:
    """Whether others may still play the same deal for the record: nothing of it may be known.

    In a tournament that is so until its round is over.
    """
    end = end_for(row)
    return bool(row.sealed) or (end is not None and clock() < end)


def is_practice(row: TableRow) -> bool:
    """Whether a deal is played after its day: what comes could be known."""
    end = end_for(row)
    return end is not None and row.created >= end


def is_attempt(row: TableRow) -> bool:
    """Whether a deal is played for the record."""
    return row.deal is not None and not is_practice(row)


def is_shown(row: TableRow) -> bool:
    """Whether everybody may look at what somebody made of a deal: once its day is over."""
    return is_attempt(row) and not is_secret(row) and row.status == "finished"
