"""When somebody does not want to be told anything."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTES_A_DAY: Final = 24 * 60


@cache
def zone_of(name: str) -> ZoneInfo | None:
    """A time zone by its name; None if nobody knows it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(moment: int, zone: str, start: int | None, end: int | None) -> int:
    """When it is quiet no more for somebody; the moment itself if it is not quiet then."""
    place = zone_of(zone)
    if place is None or start is None or end is None or start == end:
        return moment
    there = datetime.fromtimestamp(moment / 1000, place)
    minute = there.hour * 60 + there.minute
    within = start <= minute < end if start < end else minute >= start or minute < end
    if not within:
        return moment
    day = there.date() + timedelta(days=1 if minute >= end else 0)
    over = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=place)
    return max(int(over.timestamp() * 1000), moment)
