"""The database: opened, migrated, and asked the few questions that more than one module asks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from ludi.kernel.errors import LudiError
from ludi.server.models import Event, SeatRow, Snapshot, TableRow
from ludi.server.settings import Settings

PATIENCE: Final = 15_000  # milliseconds SQLite waits for another process to finish writing


class Storage:
    """One database and its connections."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        url = make_url(settings.database_url)
        options: dict[str, Any] = {"hide_parameters": True}  # seeds do not belong into logs
        if settings.is_sqlite and url.database and url.database != ":memory:":
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        if not settings.is_sqlite:
            options.update(pool_size=10, max_overflow=10, pool_pre_ping=True)
        self.engine: Final = create_async_engine(url, **options)
        if settings.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self._sessions: Final = async_sessionmaker(self.engine, expire_on_commit=False)
        self._writing: Final[set[asyncio.Task[None]]] = set()

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        """A transaction: committed at the end, rolled back by any error."""
        async with self._sessions() as session, session.begin():
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

    def _written(self, task: asyncio.Task[None]) -> None:
        self._writing.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits for it has it as well

    async def answers(self) -> bool:
        """Whether the database is there."""
        async with self.session() as session:
            return (await session.execute(text("SELECT 1"))).scalar() == 1

    async def close(self) -> None:
        await asyncio.gather(*self._writing, return_exceptions=True)
        await self.engine.dispose()

    # ---------------------------------------------------------------- migrations

    async def migrate(self) -> None:
        """Bring the database to the newest form."""
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
        async with self._sessions() as session:
            row = (
                await session.execute(
                    select(TableRow.number, TableRow.revision).where(TableRow.id == table_id)
                )
            ).first()
        return None if row is None else (row[0], row[1])

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats."""
        async with self._sessions() as session:
            row = await session.get(TableRow, table_id)
            if row is None:
                return None
            return row, await seats_of(session, table_id)

    async def events(self, table_id: str, after: int, upto: int) -> list[Event]:
        """The events of a table with numbers from after + 1 to upto."""
        async with self._sessions() as session:
            found = await session.scalars(
                select(Event)
                .where(Event.table_id == table_id, Event.number > after, Event.number <= upto)
                .order_by(Event.number)
            )
            return list(found)

    async def snapshot(self, table_id: str) -> Snapshot | None:
        async with self._sessions() as session:
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
