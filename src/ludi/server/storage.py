"""The database: opened, migrated, and asked the few questions that more than one module asks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from ludi.kernel.errors import LudiError
from ludi.server.models import CampaignGame, Event, Exploit, SeatRow, Snapshot, TableRow
from ludi.server.settings import Settings

T = TypeVar("T")

PATIENCE: Final = 15_000  # milliseconds SQLite waits for another process to finish writing

# What every play asks and writes, built once: rows as such, without the objects made of them.
_HEADS: Final = select(TableRow.number, TableRow.revision).where(
    TableRow.id == bindparam("table_id")
)
_EVENTS: Final = insert(Event.__table__)  # type: ignore[arg-type]
_CAMPAIGN_GAMES: Final = insert(CampaignGame.__table__)  # type: ignore[arg-type]
_EXPLOITS: Final = insert(Exploit.__table__)  # type: ignore[arg-type]
_TABLES: Final = update(TableRow.__table__).where(TableRow.id == bindparam("table_id"))  # type: ignore[arg-type]
_REVISED: Final = _TABLES.values(revision=TableRow.revision + 1)


class Storage:
    """One database and its connections."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        url = make_url(settings.database_url)
        options: dict[str, Any] = {"hide_parameters": True}  # seeds do not belong into logs
        if not settings.is_sqlite:
            options.update(pool_size=10, max_overflow=10, pool_pre_ping=True)
        self.engine: Final = create_async_engine(url, **options)
        if settings.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self._sessions: Final = async_sessionmaker(self.engine, expire_on_commit=False)
        self._writing: Final[set[asyncio.Task[None]]] = set()
        # SQLite takes one writer at a time and lets the others knock; a queue is fairer
        self._turns: Final = asyncio.Semaphore(1 if settings.is_sqlite else 1000)
        # an asynchronous SQLite changes threads for every word; a whole transaction needs it once
        self._quick: Engine | None = None
        self._thread: Final = ThreadPoolExecutor(1, "sqlite")
        if settings.database_file is not None:
            self._quick = create_engine(url.set(drivername="sqlite"), **options)
            event.listen(self._quick, "connect", _prepare_sqlite)

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        """A transaction that writes: committed at the end, rolled back by any error."""
        async with self._turns, self._sessions() as session, session.begin():
            yield session

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session that only reads: it waits for nobody."""
        async with self._sessions() as session:
            yield session

    async def write(self, work: Callable[[AsyncSession], Awaitable[None]]) -> None:
        """A transaction that is finished even if its caller is cancelled in the middle.

        A connection that is dropped in a transaction keeps SQLite locked for everybody.
        """

        async def done() -> None:
            async with self.session() as session:
                await work(session)

        task = asyncio.create_task(done())
        self._writing.add(task)
        task.add_done_callback(self._written)
        await asyncio.shield(task)

    async def at_once(self, work: Callable[[Connection], T], writes: bool) -> T:
        """A short transaction in plain SQL, as quick as the database allows."""
        if self._quick is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        loop = asyncio.get_running_loop()
        if not writes:
            return await loop.run_in_executor(self._thread, _in_transaction, self._quick, work)
        async with self._turns:
            return await asyncio.shield(
                loop.run_in_executor(self._thread, _in_transaction, self._quick, work)
            )

    def _written(self, task: asyncio.Task[None]) -> None:
        self._writing.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits for it has it as well

    async def answers(self) -> bool:
        """Whether the database is there."""
        async with self.reading() as session:
            return (await session.execute(text("SELECT 1"))).scalar() == 1

    async def close(self) -> None:
        await asyncio.gather(*self._writing, return_exceptions=True)
        self._thread.shutdown()
        if self._quick is not None:
            self._quick.dispose()
        await self.engine.dispose()

    # ---------------------------------------------------------------- migrations

    async def migrate(self) -> None:
        """Bring the database to the newest form."""
        file = self.settings.database_file
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
        async with self.engine.connect() as connection:
            await connection.run_sync(_upgrade)
            await connection.commit()

    async def prepare(self) -> None:
        """At the start: SQLite is migrated by itself, others only on purpose."""
        if self.settings.is_sqlite:
            await self.migrate()
            return
        async with self.engine.connect() as connection:
            found = await connection.run_sync(_revision)
        newest = ScriptDirectory.from_config(_config()).get_current_head()
        if found != newest:
            form = found or "nothing"
            raise LudiError(f"the database is at {form}, not {newest}: run ludi serve --migrate")

    # ---------------------------------------------------------------- tables

    async def heads(self, table_id: str) -> tuple[int, int] | None:
        """How many events and changes a table has seen; None if there is no such table."""

        def work(connection: Connection) -> tuple[int, int] | None:
            row = connection.execute(_HEADS, {"table_id": table_id}).first()
            return None if row is None else (row[0], row[1])

        return await self.at_once(work, writes=False)

    async def append(
        self,
        event: dict[str, Any],
        changes: dict[str, Any],
        revised: bool,
        campaign: dict[str, Any] | None = None,
        exploits: list[dict[str, Any]] | None = None,
    ) -> None:
        """Write down an event and what it changes about its table: all or nothing.

        The last event of a game also says what was achieved in it, and how a game of a campaign
        went.

        IntegrityError if there is an event with its number already. A revision is counted up from
        whatever it is by then: others may have changed seats meanwhile.
        """
        tables = _REVISED if revised else _TABLES

        def work(connection: Connection) -> None:
            connection.execute(_EVENTS, event)
            connection.execute(tables, {**changes, "table_id": event["table_id"]})
            if campaign is not None:
                connection.execute(_CAMPAIGN_GAMES, campaign)
            if exploits:
                connection.execute(_EXPLOITS, exploits)

        await self.at_once(work, writes=True)

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats."""
        async with self.reading() as session:
            row = await session.get(TableRow, table_id)
            if row is None:
                return None
            return row, await seats_of(session, table_id)

    async def events(self, table_id: str, after: int, upto: int) -> list[Event]:
        """The events of a table with numbers from after + 1 to upto."""
        async with self.reading() as session:
            found = await session.scalars(
                select(Event)
                .where(Event.table_id == table_id, Event.number > after, Event.number <= upto)
                .order_by(Event.number)
            )
            return list(found)

    async def snapshot(self, table_id: str) -> Snapshot | None:
        async with self.reading() as session:
            return await session.get(Snapshot, table_id)

    async def keep_snapshot(self, table_id: str, number: int, body: str) -> None:
        """Replace a table's snapshot by a newer one."""

        async def work(session: AsyncSession) -> None:
            found = await session.get(Snapshot, table_id)
            if found is None:
                session.add(Snapshot(table_id=table_id, number=number, body=body))
            elif found.number < number:
                found.number = number
                found.body = body

        await self.write(work)


def _in_transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


async def seats_of(session: AsyncSession, table_id: str) -> list[SeatRow]:
    found = await session.scalars(
        select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)
    )
    return list(found)


def _prepare_sqlite(connection: Any, _: ConnectionPoolEntry) -> None:
    """Readers do not wait for the writer; what is committed survives a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={PATIENCE}")
    cursor.close()


def _config() -> Config:
    config = Config()
    config.set_main_option(
        "script_location", str(Path(__file__).parent / "migrations").replace("%", "%%")
    )
    return config


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
