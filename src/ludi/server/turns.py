"""Whose turn it is to have somebody think: who has had least comes first, by address and person."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import Enum
from typing import Final, Generic, NamedTuple, TypeVar

HALF_LIFE: Final = 60.0  # seconds after which half of what somebody has had is forgotten
KNOWN: Final = 20_000  # of whom it is remembered what they have had

T = TypeVar("T")
V = TypeVar("V")


class Waits(Enum):
    """Who waits for an answer, and so what goes first among equals.

    The others are treated as if they had had so many seconds more: whoever has had much, with
    whatever, cannot keep everybody else's hints and reviews waiting for ever.
    """

    PERSON = 0.0  # a bot that somebody plays with
    HINT = 2.0
    REVIEW = 10.0
    NOBODY = 20.0  # bots among themselves


class Payer(NamedTuple):
    """On whose account something is done."""

    address: str
    person: str


class Full(Exception):
    """Somebody, or somebody's address, has as much waiting as is allowed."""


class Spent:
    """The seconds that each has had, which fade."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def of(self, who: str) -> float:
        seconds, at = self._kept.get(who, (0.0, 0.0))
        return seconds * float(0.5 ** ((time.monotonic() - at) / HALF_LIFE)) if seconds else 0.0

    def add(self, who: str, seconds: float) -> None:
        remember(self._kept, who, (self.of(who) + seconds, time.monotonic()))


class Waiting(NamedTuple):
    payer: Payer
    waits: Waits
    ready: asyncio.Future[None]


class Turns(Generic[T]):
    """A few who work, lent out one job at a time.

    However many addresses, people and tables somebody brings, the others wait for the job that is
    being done and for those who have had less: an address first, then a person of it.
    """

    def __init__(self, workers: list[T], per_person: int, per_address: int) -> None:
        self.free: Final = list(workers)
        self.per_person: Final = per_person
        self.per_address: Final = per_address
        self.waiting: Final[list[Waiting]] = []
        self._addresses: Final = Spent()
        self._people: Final = Spent()
        self._last: Final[OrderedDict[str, T]] = OrderedDict()  # who worked on a thread last
        self._called = 0  # who are free, but whose next job is on its way to them

    def check_room(self, payer: Payer) -> None:
        """`Full` if no more may wait on this account."""
        payers = [one.payer for one in self.waiting]
        address = sum(one.address == payer.address for one in payers)
        if address >= self.per_address or payers.count(payer) >= self.per_person:
            raise Full

    @asynccontextmanager
    async def turn(
        self, payer: Payer, waits: Waits = Waits.PERSON, thread: str = ""
    ) -> AsyncIterator[T]:
        """One who works, once it is this payer's turn: of those free, who knows the thread."""
        self.check_room(payer)
        one = Waiting(payer, waits, asyncio.get_running_loop().create_future())
        self.waiting.append(one)
        self._call()
        try:
            await one.ready
        except asyncio.CancelledError:
            if one in self.waiting:
                self.waiting.remove(one)
            else:  # it had just been called
                self._called -= 1
            self._call()
            raise
        self._called -= 1
        worker = self._take(thread)
        began = time.monotonic()
        try:
            yield worker
        finally:
            took = time.monotonic() - began
            self._addresses.add(payer.address, took)
            self._people.add(payer.person, took)
            self.free.append(worker)
            self._call()

    def _take(self, thread: str) -> T:
        last = self._last.get(thread)
        worker = last if last is not None and last in self.free else self.free[-1]
        self.free.remove(worker)
        if thread:
            remember(self._last, thread, worker)
        return worker

    def _call(self) -> None:
        """Call those whose turn it is, as long as somebody is free."""
        while len(self.free) > self._called:
            there = [one for one in self.waiting if not one.ready.done()]
            if not there:
                return
            one = min(there, key=self._had)
            self.waiting.remove(one)
            one.ready.set_result(None)
            self._called += 1

    def _had(self, one: Waiting) -> tuple[float, float]:
        more = one.waits.value
        address, person = one.payer
        return self._addresses.of(address) + more, self._people.of(person) + more


def remember(kept: OrderedDict[str, V], key: str, value: V) -> None:
    """Note something, and forget what was noted longest ago."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > KNOWN:
        kept.popitem(last=False)
