"""Who may do what: seats, tables, origins, and how often. Nothing else decides this."""

from __future__ import annotations

import hmac
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from ludi.server.daily import days
from ludi.server.models import SeatRow, TableRow
from ludi.server.problems import Problem
from ludi.server.settings import Settings
from ludi.server.shared_counts import LONG, SharedCounts

if TYPE_CHECKING:
    from ludi.server.desk import Live

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
ASKED_PER_HOUR: Final = 40  # friends, members and guests, of one person
REPORTS_PER_HOUR: Final = 6  # of one person
KNOWN: Final = 20_000  # how many callers are remembered at most


# ---------------------------------------------------------------- seats and tables


def sits(seats: list[SeatRow], person_id: str | None) -> list[int]:
    """The seats a person plays."""
    if person_id is None:
        return []
    return [row.seat for row in seats if row.kind == "person" and row.person_id == person_id]


def owns(seats: list[SeatRow], person_id: str | None) -> list[int]:
    """The seats that are a person's, even where a bot plays in the meantime."""
    return [row.seat for row in seats if person_id is not None and row.person_id == person_id]


def may_act(seats: list[SeatRow], person_id: str, seat: int) -> None:
    """Only who sits there acts for a seat."""
    if seat >= len(seats):
        raise Problem(404, "no-such-seat", number=seat + 1)
    if seat not in sits(seats, person_id):
        raise Problem(403, "not-your-seat")


def may_see(live: Live, person_id: str | None, invite: str | None = None) -> None:
    """A private table is there only for those who sit at it, its host, and the invited.

    Whom the host has blocked sees it only if they sit there. One with the deal of the day is
    there for nobody else before the day is over, and for everybody afterwards.
    """
    row, circle = live.row, live.circle
    if owns(live.seats, person_id) or (person_id is not None and row.host_id == person_id):
        return
    if days.is_secret(row) or (person_id is not None and person_id in circle.shunned):
        raise Problem(404, "no-such-table")
    if row.public or days.is_shown(row) or is_invited(row, invite) or is_asked(live, person_id):
        return
    if person_id is None or person_id not in circle.members:
        raise Problem(404, "no-such-table")


def is_asked(live: Live, person_id: str | None) -> bool:
    """Whether somebody is invited by name."""
    return person_id is not None and person_id in live.circle.invited


def may_tell(row: TableRow) -> None:
    """The seed, and all that was hidden, are nobody's while others may play the same deal."""
    if days.is_secret(row):
        raise Problem(409, "round-secret" if row.sealed else "deal-secret")


def is_invited(row: TableRow, invite: str | None) -> bool:
    return invite is not None and hmac.compare_digest(invite.encode(), row.invite.encode())


def may_host(row: TableRow, person_id: str) -> None:
    if row.host_id != person_id:
        raise Problem(403, "host-only")


def is_of_the_table(row: TableRow, seats: list[SeatRow], person_id: str | None) -> bool:
    """Whether somebody sits there or opened the table."""
    return person_id is not None and (bool(owns(seats, person_id)) or row.host_id == person_id)


def hints_allowed(row: TableRow, seats: list[SeatRow]) -> bool:
    """What the host said; if nothing, whether all opponents are bots."""
    if row.hints is not None:
        return row.hints
    return is_alone(seats)


def never_back(row: TableRow, seats: list[SeatRow]) -> bool:
    """In a tournament nobody goes back; nor in a rated game against bots, who would agree."""
    return row.tournament_id is not None or (bool(row.rated) and is_alone(seats))


def is_alone(seats: list[SeatRow]) -> bool:
    """Whether all opponents are bots."""
    return sum(one.kind != "bot" or one.person_id is not None for one in seats) <= 1


# ---------------------------------------------------------------- origins


def same_origin(headers: Mapping[str, str], settings: Settings, secure: bool) -> bool:
    """Whether a browser sent this from one of our own pages (or no browser sent it)."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin.rstrip("/") in settings.allowed_origins:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme == ("https" if secure else "http") and parts.netloc == headers.get("host")


# ---------------------------------------------------------------- how often


def network_of(address: str) -> str:
    """Who an address belongs to: of IPv6 everybody has the last 64 bits to themselves."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Bucket:
    """So many at once, then so many a second; at a rate of 0 none at all."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate: Final = rate
        self.most: Final = max(most, 1.0) if rate else 0.0
        self.left = self.most
        self.at = time.monotonic()

    def take(self) -> float:
        """Take one; how many seconds to wait if there is none."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left >= 1:
            self.left -= 1
            return 0.0
        return (1 - self.left) / self.rate if self.rate else LONG

    def overdrawn(self) -> float:
        """How many seconds to wait because more was taken than there was."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left > 0:
            return 0.0
        return -self.left / self.rate if self.rate else LONG


class Limits:
    """Rate limits by identity and by address: shared over Redis, or kept in this process.

    The buckets of one process are our own: the memory storage of `limits` looks through all it
    knows at every request, and forgets nobody before their hour is over.
    """

    def __init__(self, settings: Settings) -> None:
        self.on: Final = settings.limits
        per_minute = settings.sign_ins_per_minute
        self.rates: Final = {
            "address": (settings.address_rate, settings.address_rate * 10),
            "person": (settings.person_rate, settings.person_rate * 10),
            "work": (settings.address_work, settings.address_work * 40),
            "guests": (settings.guests_per_hour / 3600, settings.guests_per_hour),
            "sign-in": (per_minute / 60, per_minute),
            "handle": (per_minute / 6, per_minute * 10),
            "tables": (settings.tables_per_hour / 3600, settings.tables_per_hour),
            "talk": (settings.talk_per_minute / 60, settings.talk_per_minute),
            "hint": (settings.hints_per_minute / 60, settings.hints_per_minute),
            "letter": (settings.letters_per_hour / 3600, settings.letters_per_hour),
            "review": (settings.reviews_per_hour / 3600, settings.reviews_per_hour),
            "boxes": (settings.boxes_per_hour / 3600, settings.boxes_per_hour),
            "ask": (ASKED_PER_HOUR / 3600, ASKED_PER_HOUR),
            "report": (REPORTS_PER_HOUR / 3600, REPORTS_PER_HOUR),
        }
        self._known: Final[OrderedDict[tuple[str, str], None]] = OrderedDict()
        self._buckets: Final[OrderedDict[tuple[str, str], Bucket]] = OrderedDict()
        self._shared: Final = SharedCounts(settings.redis) if self.on and settings.redis else None

    @contextmanager
    def work(self, address: str) -> Iterator[None]:
        """Work for an address that nobody else is served during: it counts, by the second."""
        bucket = self._bucket("work", address)
        wait = bucket.overdrawn() if self.on else 0.0
        if wait > 0:
            raise too_many(wait)
        began = time.perf_counter()
        try:
            yield
        finally:
            bucket.left -= time.perf_counter() - began

    async def check(self, what: str, who: str) -> None:
        """Count one; a problem if that was one too many."""
        if not self.on:
            return
        wait = None
        if self._shared is not None:
            wait = await self._shared.wait(what, who, *self.rates[what])
        if wait is None:
            wait = self._wait(what, who)
        if wait > 0:
            raise too_many(wait)

    async def check_handle(self, handle: str, address: str) -> None:
        """Guesses from many addresses are counted together, but never shut the owner out.

        Where somebody has signed in with a handle before, only their own address counts.
        """
        if (handle, address) not in self._known:
            await self.check("handle", handle)

    def know(self, handle: str, address: str) -> None:
        """Somebody signed in with a handle from an address."""
        self._known[handle, address] = None
        self._known.move_to_end((handle, address))
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)

    def _wait(self, what: str, who: str) -> float:
        """Count one in this process; how many seconds to wait if that was one too many."""
        return self._bucket(what, who).take()

    def _bucket(self, what: str, who: str) -> Bucket:
        key = (what, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(*self.rates[what])
            if len(self._buckets) > KNOWN:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    async def close(self) -> None:
        if self._shared is not None:
            await self._shared.close()


def too_many(wait: float) -> Problem:
    seconds = int(wait) + 1
    return Problem(429, "too-many", headers={"Retry-After": str(seconds)}, seconds=seconds)
