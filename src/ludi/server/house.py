"""The house: everything the server is made of, opened and closed together; and who is calling."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Coroutine, Mapping
from contextlib import AbstractContextManager
from typing import Annotated, Any, Final

from fastapi import Depends, Query
from sqlalchemy import exists, or_, select
from sqlalchemy.orm import aliased
from starlette.requests import HTTPConnection

from ludi.kernel.game import LANGUAGES
from ludi.server import ratings
from ludi.server.clocks import Clocks
from ludi.server.desk import Desk
from ludi.server.fanout import Fanout, LocalFanout, RedisFanout
from ludi.server.guard import Limits, network_of
from ludi.server.hub import Hub
from ludi.server.metrics import Metrics
from ludi.server.models import Person, SeatRow, SignIn, TableRow, now
from ludi.server.past import Past
from ludi.server.problems import Problem
from ludi.server.robots import ALONE_SECONDS, Robots
from ludi.server.settings import Settings
from ludi.server.storage import Storage
from ludi.server.wire import Language
from ludi.server.words import preferred

COOKIE: Final = "ludi"
WHO: Final = "ludi.person"  # where a request notes who made it, for the log

log: Final = logging.getLogger("ludi.server")


class House:
    """One process of the server."""

    def __init__(self, settings: Settings, news: str = "") -> None:
        self.settings: Final = settings
        self.metrics: Final = Metrics()
        self.limits: Final = Limits(settings)
        self.storage: Final = Storage(settings)
        self.desk: Final = Desk(self.storage)
        self.boxes: Final[dict[str, str]] = {}  # the corrections that new tables are played with
        fanout = LocalFanout(news) if news else Fanout()
        if settings.redis:
            fanout = RedisFanout(settings.redis)
        self.past: Final = Past(self.desk)
        self.hub: Final = Hub(self.desk, fanout, self.metrics)
        self.robots: Final = Robots(settings, self.desk, self.metrics)
        self.desk.changed.append(self.robots.look)
        self.desk.rate.append(self.rate)
        self.clocks: Final = Clocks(self.desk)
        self.metrics.gauge("ludi_tables_in_memory", "tables kept open", self.desk.__len__)
        self._background: Final[set[asyncio.Task[None]]] = set()

    async def open(self) -> None:
        """Get ready, and go on where bots were asked when the server went down."""
        await self.storage.prepare()
        await self.hub.open()
        await self.clocks.beat()  # before anything is played: what was missed is nobody's fault
        await self.rate()
        self.background(self.clocks.run())
        self.background(self._go_on())

    async def _go_on(self) -> None:
        """Let bots answer where they were asked; there may be many, and people are served first."""
        for table_id in await self._waiting_for_us():
            try:
                async with self.desk.open(table_id) as live:
                    await self.robots.look(live, ours=True)
            except Problem:
                continue  # played by other rules, or damaged: its players will be told
            except Exception:  # whatever is wrong with one table, the house opens
                log.exception("table not opened", extra={"table": table_id})

    async def _waiting_for_us(self) -> list[str]:
        """The tables where a bot, or somebody with standing orders, is asked.

        Where only bots play, nobody looks on now, unless it has just begun; but where a clock
        has brought them there, somebody waits for the result.
        """
        recent = now() - int(ALONE_SECONDS * 1000)
        other = aliased(SeatRow)
        timed = TableRow.clock.is_not(None)
        people = exists().where(other.table_id == TableRow.id, other.kind != "bot")
        async with self.storage.reading() as session:
            rows = await session.execute(
                select(TableRow.id, TableRow.asked, SeatRow.seat, SeatRow.kind, SeatRow.orders)
                .join(SeatRow, SeatRow.table_id == TableRow.id)
                .where(TableRow.status == "playing", or_(people, timed, TableRow.created > recent))
            )
            found = [
                table_id
                for table_id, asked, seat, kind, orders in rows
                if isinstance(asked, list) and seat in asked and (kind == "bot" or orders)
            ]
        return list(dict.fromkeys(found))

    async def rate(self) -> None:
        """Rate what has just ended; what fails is made up for by the next one."""
        try:
            await ratings.settle(self.storage)
        except Exception:
            log.exception("not rated")

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for; it ends with the house."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def close(self) -> None:
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.robots.close()
        await self.hub.close()
        await self.limits.close()
        await self.storage.close()

    # ---------------------------------------------------------------- who is there

    async def person_of(self, cookies: Mapping[str, str]) -> Person | None:
        """Whose cookie this is."""
        token = token_of(cookies)
        if not token or len(token) > 100:
            return None
        async with self.storage.reading() as session:
            found = await session.scalars(
                select(Person)
                .join(SignIn, SignIn.person_id == Person.id)
                .where(SignIn.hash == hashed(token), Person.suspended.is_(None))
            )
            return found.first()


def token_of(cookies: Mapping[str, str]) -> str:
    return cookies.get(COOKIE, "")


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


class Caller:
    """Who is calling, from where, and what they read."""

    def __init__(self, house: House, person: Person | None, language: str, address: str) -> None:
        self.house: Final = house
        self.person: Final = person
        self.language: Final = language
        self.address: Final = address

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id

    def work(self) -> AbstractContextManager[None]:
        """Around what costs much processor time, on the caller's account."""
        return self.house.limits.work(self.address)

    @property
    def me(self) -> Person:
        """The caller, who must be somebody."""
        if self.person is None:
            raise Problem(401, "nobody")
        return self.person


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def language_of(connection: HTTPConnection, person: Person | None) -> str:
    """The language of whoever is calling."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    if person is not None:
        return person.language
    return preferred(connection.headers.get("accept-language", ""))


def address_of(connection: HTTPConnection) -> str:
    """Where a call comes from (behind a proxy: where the proxy says), as limits count it."""
    return network_of(connection.client.host) if connection.client is not None else "nowhere"


async def anybody(
    connection: HTTPConnection,
    lang: Annotated[Language | None, Query(description="fr or en")] = None,
) -> Caller:
    """The caller, somebody or not."""
    house = house_of(connection)
    person = await house.person_of(connection.cookies)
    if person is not None:
        connection.scope[WHO] = person.id
        await house.limits.check("person", person.id)
        house.robots.note(person.id, address_of(connection))
        await house.hub.calls(person.id)
    return Caller(house, person, language_of(connection, person), address_of(connection))


async def somebody(caller: Annotated[Caller, Depends(anybody)]) -> Caller:
    """The caller, who must be somebody."""
    if caller.person is None:
        raise Problem(401, "nobody")
    return caller


Anybody = Annotated[Caller, Depends(anybody)]
Somebody = Annotated[Caller, Depends(somebody)]
