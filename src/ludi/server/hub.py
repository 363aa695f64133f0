"""Who looks on, live: each listener has a short queue, and one that is too slow is dropped."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import orjson
from sqlalchemy import select

from ludi.kernel.viewer import PUBLIC, viewer_of
from ludi.server.changes import Marks, compared
from ludi.server.desk import Desk, Live
from ludi.server.fanout import Fanout
from ludi.server.guard import is_of_the_table, may_see, sits
from ludi.server.metrics import Metrics
from ludi.server.models import SignIn
from ludi.server.problems import Problem
from ludi.server.shown import Eyes, Here, log_part, picture_of, seats_of, table_info
from ludi.server.turns import remember

log: Final = logging.getLogger("ludi.server")

QUEUE: Final = 200  # messages a listener may be behind
ANSWERED: Final = 0.5  # seconds in which other processes say who is there
ONLINE: Final = 150.0  # seconds after a request that somebody counts as online
SAID_ONLINE: Final = 40.0  # seconds after which other processes hear of it again
REMEMBERED: Final = 60.0  # seconds somebody seen by another process counts as here


class Listener:
    """One live connection."""

    def __init__(
        self,
        person: str | None,
        sign_in: str,
        invite: str | None,
        seat: int | None,
        language: str,
        since: int,
        changes: bool = False,
    ) -> None:
        self.person: Final = person
        self.sign_in: Final = sign_in  # the hash of the cookie it came with
        self.invite: Final = invite
        self.seat: Final = seat
        self.language: Final = language
        self.changes: Final = changes  # wants to hear what changed, not whole states
        self.number = since  # up to here it knows the log
        self.told = -1  # the number of the last state it was sent
        self.seq = -1  # and its place among the states of those who are shown the same
        self.revision = -1
        self.queue: Final[asyncio.Queue[str | None]] = asyncio.Queue(QUEUE)
        self.slow = False
        self.refused: Problem | None = None

    def push(self, text: str) -> None:
        """Queue a message; whoever does not read is dropped, the others never wait."""
        if self.slow or self.refused:
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.slow = True
            self.end()

    def refuse(self, problem: Problem) -> None:
        """Say why, and end."""
        self.end()
        self.refused = problem

    def end(self) -> None:
        """Nothing more will come."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Shown(NamedTuple):
    """The newest state that somebody was sent: which one it was, and its marks."""

    seq: int
    marks: Marks


def written(kind: str, **what: Any) -> str:
    """A message of a live connection."""
    return orjson.dumps({"type": kind, **what}).decode()


class Hub:
    """All listeners of this process, by table."""

    def __init__(self, desk: Desk, fanout: Fanout, metrics: Metrics) -> None:
        self.desk: Final = desk
        self.fanout: Final = fanout
        self.metrics: Final = metrics
        self._listeners: Final[dict[str, set[Listener]]] = {}
        self._shown: Final[dict[str, dict[Any, Shown]]] = {}  # by table and kind of viewer
        self._places: Final[Counter[str]] = Counter()  # taken by live connections, by address
        self._elsewhere: Final[dict[str, dict[tuple[str, str], float]]] = {}
        self._online: Final[OrderedDict[str, float]] = OrderedDict()  # when people last called
        self._said_online: Final[OrderedDict[str, float]] = OrderedDict()  # to other processes
        self._wondered: Final[set[str]] = set()  # tables of which we only want to know who is there
        metrics.gauge("ludi_listeners", "live connections", self.count)
        desk.watched = self.watched
        desk.looking = self.here
        desk.changed.append(self.changed)
        desk.wrote.append(self.publish)

    async def open(self) -> None:
        await self.fanout.open(self._hear, self._missed)

    def count(self) -> int:
        return sum(map(len, list(self._listeners.values())))  # also asked from another thread

    @contextmanager
    def place(self, address: str, most: int) -> Iterator[None]:
        """A place for one more live connection of an address, from its first moment on."""
        if self._places[address] >= most:
            raise Problem(429, "too-many", headers={"Retry-After": "60"}, seconds=60)
        self._places[address] += 1
        try:
            yield
        finally:
            self._places[address] -= 1
            if not self._places[address]:
                del self._places[address]

    def watched(self, table_id: str) -> bool:
        return table_id in self._listeners

    # ---------------------------------------------------------------- coming and going

    async def add(self, live: Live, listener: Listener) -> None:
        """Somebody begins to look on; the table's lock is held."""
        before = self.here(live.id)
        self._listeners.setdefault(live.id, set()).add(listener)
        if listener.person is not None and listener.person not in before:
            self._tell_seats(live, listener)
        await self.greet(live.id)
        await self.changed(live)
        if not live.has_state:
            self._push_table(live, listener)

    async def remove(self, table_id: str, listener: Listener) -> None:
        listeners = self._listeners.get(table_id, set())
        if listener not in listeners:
            return
        listeners.discard(listener)
        if not listeners:
            self._listeners.pop(table_id, None)
            self._shown.pop(table_id, None)
        if listener.person is not None and listener.person not in self._here(table_id):
            news = {"kind": "gone", "table": table_id, "person": listener.person}
            await self.fanout.publish(news)
            if listeners:
                try:
                    async with self.desk.open(table_id) as live:
                        self._tell_seats(live)
                except Problem:
                    pass  # the table is gone

    async def signed_out(self, person: str) -> None:
        """Somebody has signed out in a browser, or is gone for good."""
        await self.see_off(person)
        await self.fanout.publish({"kind": "signed-out", "person": person})

    async def see_off(self, person: str) -> None:
        """End the connections whose cookie is no longer good for this person."""
        theirs = [one for some in self._listeners.values() for one in some if one.person == person]
        if not theirs:
            return
        async with self.desk.storage.reading() as session:
            good = set(await session.scalars(select(SignIn.hash).where(SignIn.person_id == person)))
        for listener in theirs:
            if listener.sign_in not in good:
                listener.refuse(Problem(401, "nobody"))

    def here(self, table_id: str) -> Here:
        """The people who look on now, in this process or another."""
        found = self._here(table_id)
        elsewhere = self._elsewhere.get(table_id)
        if elsewhere:
            oldest = time.monotonic() - REMEMBERED
            found |= {person for (_, person), seen in elsewhere.items() if seen > oldest}
        return frozenset(found)

    def _here(self, table_id: str) -> set[str]:
        listeners = self._listeners.get(table_id, ())
        return {listener.person for listener in listeners if listener.person is not None}

    async def lookers(self, tables: Collection[str]) -> dict[str, Collection[str]]:
        """Who looks on at some tables, in whichever process."""
        asked = [] if self.fanout.alone else [one for one in tables if not self.watched(one)]
        self._wondered.update(asked)
        for table_id in asked:
            await self.fanout.publish({"kind": "here", "table": table_id, "people": []})
        if asked:
            await asyncio.sleep(ANSWERED)
        found: dict[str, Collection[str]] = {one: self.here(one) for one in tables}
        for table_id in asked:
            self._wondered.discard(table_id)
            if not self.watched(table_id):
                self._elsewhere.pop(table_id, None)
        return found

    async def greet(self, table_id: str, ask: bool = True) -> None:
        """Let the other processes know who is here, and ask who is there."""
        if not self.fanout.alone:
            people = sorted(self._here(table_id))
            kind = "here" if ask else "here-too"
            await self.fanout.publish({"kind": kind, "table": table_id, "people": people})

    # ---------------------------------------------------------------- telling

    async def changed(self, live: Live, ours: bool = False) -> None:
        """Something is new at a table: send everybody what they have not seen."""
        made: dict[Any, Any] = {}
        infos: dict[Any, str] = {}
        calm: list[Listener] = []
        for listener in self._listeners.get(live.id, ()):
            if listener.seat is not None and listener.seat not in sits(live.seats, listener.person):
                listener.refuse(Problem(403, "not-your-seat"))  # the seat is another's now
                continue
            try:
                may_see(live, listener.person, listener.invite)
            except Problem as problem:  # not welcome any more
                listener.refuse(problem)
                continue
            other = live.revision != listener.revision
            if other and listener.revision >= 0:
                self._push_table(live, listener, infos)
            listener.revision = live.revision
            if live.has_state and (other or live.number > listener.told):
                self._push_state(live, listener, made)
            else:
                calm.append(listener)
        for listener in calm:  # somebody came who is shown the same, but not what it was before
            found = made.get(self._kind(live, listener))
            if found is not None and listener.changes and listener.seq != found[1]:
                self._push_state(live, listener, made)

    def push_whole(self, live: Live, listener: Listener, since: int) -> None:
        """Send a state to somebody who asks for it; the table's lock is held."""
        listener.seq = -1
        listener.number = since
        self._push_state(live, listener, {})

    def _push_state(self, live: Live, listener: Listener, made: dict[Any, Any]) -> None:
        """Send the state, or what changed in it to those who have the one before."""
        eyes = self._eyes(live, listener)
        key = self._kind(live, listener)
        if key not in made:
            made[key] = self._compared(live, eyes, key)
        before, now, changes = made[key]
        follows = listener.changes and 0 <= listener.seq == before
        text_key = (key, listener.number, follows)
        text = made.get(text_key)
        if text is None:
            log_lines = log_part(live, eyes, listener.number)
            if follows:
                text = written("change", after=before, seq=now, set=changes, **log_lines)
            else:
                state = {**picture_of(live, eyes), **log_lines}
                text = written("state", seq=now, state=state)
            made[text_key] = text
        listener.push(text)
        listener.seq = now
        listener.number = listener.told = live.number

    def _kind(self, live: Live, listener: Listener) -> Any:
        """All that what somebody is shown depends on."""
        return listener.seat, listener.language, *seats_of(live, listener.person)

    def _compared(self, live: Live, eyes: Eyes, key: Any) -> tuple[int, int, dict[str, Any]]:
        """Which state those with a key were sent last, which one is next, and what changes."""
        kept = self._shown.setdefault(live.id, {})
        before, old = kept.get(key, (-1, {}))
        marks, changes = compared(picture_of(live, eyes), old)
        now = before if marks == old else before + 1
        kept[key] = Shown(now, marks)
        return before, now, changes

    def _push_table(
        self, live: Live, listener: Listener, made: dict[Any, str] | None = None
    ) -> None:
        """Send what there is to say about a table; those who are told the same share it."""
        person = listener.person
        ours = is_of_the_table(live.row, live.seats, person)
        key = person if ours else "", listener.language
        made = {} if made is None else made
        if key not in made:
            made[key] = written("table", table=table_info(live, self._eyes(live, listener)))
        listener.push(made[key])

    def _tell_seats(self, live: Live, but: Listener | None = None) -> None:
        made: dict[Any, str] = {}
        for listener in self._listeners.get(live.id, ()):
            if listener is not but:
                self._push_table(live, listener, made)

    def _eyes(self, live: Live, listener: Listener) -> Eyes:
        viewer = PUBLIC if listener.seat is None else viewer_of(listener.seat)
        return Eyes(listener.person, viewer, listener.language, self.here(live.id))

    async def talk(self, table_id: str, message: dict[str, Any], deaf: list[str]) -> None:
        """Something was said at a table; some do not hear it, who have blocked the speaker."""
        self._tell_talk(table_id, message, deaf)
        news = {"kind": "talk", "table": table_id, "message": message, "deaf": deaf}
        await self.fanout.publish(news)

    def _tell_talk(self, table_id: str, message: dict[str, Any], deaf: list[str]) -> None:
        text = written("talk", message=message)
        for listener in self._listeners.get(table_id, ()):
            if listener.person is None or listener.person not in deaf:
                listener.push(text)

    # ---------------------------------------------------------------- who is online

    async def calls(self, person: str) -> None:
        """Somebody uses the house, wherever in it."""
        moment = time.monotonic()
        remember(self._online, person, moment)
        if self.fanout.alone or moment - self._said_online.get(person, -ONLINE) < SAID_ONLINE:
            return
        remember(self._said_online, person, moment)
        await self.fanout.publish({"kind": "online", "person": person})

    def online(self, person: str) -> bool:
        """Whether somebody has called lately, in this process or another."""
        return time.monotonic() - self._online.get(person, -ONLINE) < ONLINE

    # ---------------------------------------------------------------- other processes

    async def publish(self, table_id: str) -> None:
        """Let the other processes have a look at a table."""
        await self.fanout.publish({"kind": "changed", "table": table_id})

    async def _hear(self, news: dict[str, Any]) -> None:
        kind = news["kind"]
        if kind == "signed-out":
            await self.see_off(news["person"])
            return
        if kind == "online":
            remember(self._online, news["person"], time.monotonic())
            return
        table_id = news["table"]
        if kind in ("here", "here-too", "gone"):
            await self._hear_presence(table_id, kind, news)
        elif not self.watched(table_id):
            return
        elif kind == "talk":
            self._tell_talk(table_id, news["message"], news.get("deaf", []))
        else:
            await self.look(table_id)

    async def _hear_presence(self, table_id: str, kind: str, news: dict[str, Any]) -> None:
        if not self.watched(table_id) and table_id not in self._wondered:
            self._elsewhere.pop(table_id, None)
            return
        before = self.here(table_id)
        seen = self._elsewhere.setdefault(table_id, {})
        worker = news["worker"]
        if kind == "gone":
            seen.pop((worker, news["person"]), None)
        else:
            for person in news["people"]:
                seen[worker, person] = time.monotonic()
        if kind == "here":
            await self.greet(table_id, ask=False)
        if self.watched(table_id) and self.here(table_id) != before:
            async with self.desk.open(table_id) as live:
                self._tell_seats(live)

    async def look(self, table_id: str) -> None:
        """Catch up with a table: opening it tells its listeners."""
        try:
            async with self.desk.open(table_id):
                pass
        except Problem as problem:
            if problem.status == 404:  # the table is gone
                for listener in self._listeners.get(table_id, ()):
                    listener.refuse(problem)

    async def look_again(self, table_id: str, person: str | None) -> None:
        """Nobody tells a process that is alone what was done on the command line: see for it."""
        if self.fanout.alone:
            await self.look(table_id)
            if person is not None:
                await self.see_off(person)

    async def _missed(self) -> None:
        for table_id in list(self._listeners):
            await self.look(table_id)
            await self.greet(table_id)
            for person in self._here(table_id):
                await self.see_off(person)

    async def close(self) -> None:
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.end()
        await self.fanout.close()
