"""What somebody made of a deal, and how all who played it came out."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ludi.server.daily import days
from ludi.server.daily.models import Attempt, Landmark

if TYPE_CHECKING:
    from ludi.server.desk import Live

SEAT: Final = 0  # of who plays a deal; on the others sit bots
ORDER: Final = ("won", "ranked", "lost")  # what counts more than points
CLOSED: Final = "closed"  # the house ended the game: nobody's fault

Worth = tuple[int, int]  # the better, the less


class Place(NamedTuple):
    """How somebody came out among those who count."""

    rank: int
    of: int
    better_than: int | None  # per cent of the others; None: there are none


def finished_attempt(live: Live, result: list[dict[str, Any]]) -> dict[str, Any] | None:
    """What is written down of a deal that has just been played to its end for the record."""
    if not days.is_attempt(live.row):
        return None
    mine = result[SEAT]
    seat = live.seats[SEAT]
    return {
        "ended": days.clock(),
        "outcome": mine["outcome"],
        "points": mine["total"],
        "void": why_void(live),
        "forfeit": seat.left or seat.forfeit is not None or seat.kind != "person",
    }


def why_void(live: Live) -> str | None:
    """Why an attempt does not count; the key of a text."""
    if live.history.went_back:
        return "went-back"  # what came was known
    if any(seat.stand_in for seat in live.seats):
        return "stand-in"  # that bot did not play as it does for everybody
    return None


def in_time(one: Attempt) -> bool:
    """Whether an attempt was played to its end by its player, before the day was over."""
    if one.ended is None or one.forfeit:
        return False
    return one.ended < days.ends_of(one.day)


def goes_on(one: Attempt) -> bool:
    """Whether it may still count."""
    return one.ended is None and days.clock() < days.ends_of(one.day)


def worth(one: Attempt | Landmark) -> Worth:
    """A result, to be compared with others of the same deal."""
    outcome = one.outcome or ORDER[-1]
    place = ORDER.index(outcome) if outcome in ORDER else len(ORDER)
    return place, -(one.points or 0)


LAST: Final[Worth] = (len(ORDER) + 1, 0)  # who did not finish


def standing(one: Attempt) -> Worth | None:
    """What counts of an attempt; None if it does not, or not yet."""
    if one.void is not None or goes_on(one):
        return None
    return worth(one) if in_time(one) else LAST


def place_among(mine: Worth, all_of_them: Sequence[Worth]) -> Place:
    """A place among all that count, mine with them; they are in order."""
    better = bisect_left(all_of_them, mine)
    worse = len(all_of_them) - bisect_right(all_of_them, mine)
    others = len(all_of_them) - 1
    share = None if others < 1 else worse * 100 // others
    return Place(better + 1, len(all_of_them), share)
