"""The database: opened, migrated, and asked the few questions that more than one module asks."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import json
import logging
import time
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
    Row,
    bindparam,
    create_engine,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    DBAPIError,
    InterfaceError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from ludi.kernel.errors import LudiError
from ludi.server.daily.models import Attempt
from ludi.server.models import (
    BoxRow,
    CampaignGame,
    EndingRow,
    Event,
    Exploit,
    HintRow,
    RatedGame,
    RatedSeat,
    SeatRow,
    Snapshot,
    TableRow,
)
from ludi.server.notices.occasions import Told, write_down
from ludi.server.settings import Settings

T = TypeVar("T")

log: Final = logging.getLogger("ludi.server")

PATIENCE: Final = 5_000  # milliseconds SQLite waits for another process to finish writing
HEALTH_SECONDS: Final = 2.0  # for the database to answer
FRESH_SECONDS: Final = 2.0  # in which it is not asked again
# how it is said that the database is away or cannot write, by the driver in words of its own
TROUBLE: Final = (SQLAlchemyError, ConnectionError, TimeoutError)
AWAY: Final = (OperationalError, InterfaceError, InternalError, PoolTimeout)
PRIVATE: Final = 0o600  # the seeds of running games are in there

# What every play asks and writes, built once: rows as such, without the objects made of them.
_HEADS: Final = select(TableRow.number, TableRow.revision).where(
    TableRow.id == bindparam("table_id")
)
_SNAPSHOTS: Final = select(Snapshot.number, Snapshot.body).where(
    Snapshot.table_id == bindparam("table_id")
)
_HAPPENED: Final = (
    select(Event.number, Event.seat, Event.kind, Event.value, Event.words)
    .where(Event.table_id == bindparam("table_id"))
    .where(Event.number > bindparam("after"), Event.number <= bindparam("upto"))
    .order_by(Event.number)
)
_HINTS: Final = (
    select(HintRow.number, HintRow.seat, HintRow.value)
    .where(HintRow.table_id == bindparam("table_id"))
    .order_by(HintRow.number)
)
_EVENTS: Final = insert(Event.__table__)  # type: ignore[arg-type]
_CAMPAIGN_GAMES: Final = insert(CampaignGame.__table__)  # type: ignore[arg-type]
_EXPLOITS: Final = insert(Exploit.__table__)  # type: ignore[arg-type]
_ENDINGS: Final = insert(EndingRow.__table__)  # type: ignore[arg-type]
_RATED_GAMES: Final = insert(RatedGame.__table__)  # type: ignore[arg-type]
_RATED_SEATS: Final = insert(RatedSeat.__table__)  # type: ignore[arg-type]
_ATTEMPTS: Final = update(Attempt.__table__).where(Attempt.table_id == bindparam("of_table"))  # type: ignore[arg-type]
_TABLES: Final = update(TableRow.__table__).where(TableRow.id == bindparam("table_id"))  # type: ignore[arg-type]
_REVISED: Final = _TABLES.values(revision=TableRow.revision + 1)
_AS_EXPECTED: Final = TableRow.revision == bindparam("expected")
_EXPECTED: Final = {False: _TABLES.where(_AS_EXPECTED), True: _REVISED.where(_AS_EXPECTED)}


class Outdated(Exception):
    """A table has been changed since somebody looked at it."""


class Storage:
    """One database and its connections."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        url = make_url(settings.database_url)
        options: dict[str, Any] = {
            "hide_parameters": True,  # seeds do not belong into logs
            "json_deserializer": _read_json,
        }
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
        self._reader: Final = ThreadPoolExecutor(1, "sqlite-reads")  # waits for no writer
        self._health: tuple[float, str] = (-FRESH_SECONDS, "")
        self._checking: Final = asyncio.Lock()
        if settings.database_file is not None:
            self._quick = create_engine(url.set(drivername="sqlite"), **options)
            event.listen(self._quick, "connect", _prepare_sqlite)

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        """A transaction that writes: committed at the end, rolled back by any error."""
        async with self._turns, self._sessions() as session, session.begin():
            if self.settings.is_sqlite:  # or a transaction that reads first may lose its turn
                await session.execute(text("BEGIN IMMEDIATE"))
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
            return await loop.run_in_executor(self._reader, _in_transaction, self._quick, work)
        async with self._turns:
            return await asyncio.shield(
                loop.run_in_executor(self._thread, _in_transaction, self._quick, work)
            )

    def _written(self, task: asyncio.Task[None]) -> None:
        self._writing.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits for it has it as well

    async def health(self) -> str:
        """Whether something can be written now: "well", or what is wrong in a word or two.

        A database that only answers may be locked, full or read-only.
        """
        async with self._checking:
            at, found = self._health
            if time.monotonic() - at >= FRESH_SECONDS:
                found = await self._try_to_write()
                self._health = (time.monotonic(), found)
            return found

    async def _try_to_write(self) -> str:
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await self.at_once(_touch, writes=True)
            return "well"
        except TimeoutError:
            return "locked"
        except (SQLAlchemyError, OSError) as error:
            return trouble_of(error)

    async def close(self) -> None:
        await asyncio.gather(*self._writing, return_exceptions=True)
        self._thread.shutdown()
        self._reader.shutdown()
        if self._quick is not None:
            self._quick.dispose()
        await self.engine.dispose()

    # ---------------------------------------------------------------- migrations

    async def migrate(self) -> None:
        """Bring the database to the newest form."""
        file = self.settings.database_file
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch(PRIVATE)
            with contextlib.suppress(OSError):  # not ours: whoever gave it to us has seen to that
                file.chmod(PRIVATE)
        check_known(await self.revision())
        async with self.engine.connect() as connection:
            await connection.run_sync(_upgrade)
            await connection.commit()

    async def prepare(self) -> None:
        """At the start: SQLite is migrated by itself, others only on purpose."""
        if self.settings.is_sqlite:
            await self.migrate()
            return
        found = await self.revision()
        check_known(found)
        if found != newest():
            form = found or "nothing"
            raise LudiError(f"the database is at {form}, not {newest()}: run ludi serve --migrate")

    async def revision(self) -> str | None:
        """Which form the database has; None if it has none yet."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(_revision)

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
        expected: int | None = None,
        campaign: dict[str, Any] | None = None,
        exploits: list[dict[str, Any]] | None = None,
        ending: str | None = None,
        told: list[Told] | None = None,
        rated: tuple[dict[str, Any], list[dict[str, Any]]] | None = None,
        dealt: dict[str, Any] | None = None,
    ) -> None:
        """Write down an event and what it changes about its table: all or nothing.

        The last event of a game also says what was achieved in it, how a game of a campaign went,
        how a rated one or the deal of a day came out, and how it all looked in the end. What there
        is to tell to the absent is part of it, too.

        IntegrityError if there is an event with its number already. A revision is counted up from
        whatever it is by then, for others may have changed seats meanwhile; `Outdated` if one is
        expected, and they have.
        """
        tables = _REVISED if revised else _TABLES
        if expected is not None:
            tables = _EXPECTED[revised]
            changes = {**changes, "expected": expected}

        def work(connection: Connection) -> None:
            connection.execute(_EVENTS, event)
            done = connection.execute(tables, {**changes, "table_id": event["table_id"]})
            if expected is not None and done.rowcount != 1:
                raise Outdated
            if rated is not None:
                connection.execute(_RATED_GAMES, rated[0])
                connection.execute(_RATED_SEATS, rated[1])
            if dealt is not None:
                connection.execute(_ATTEMPTS, {**dealt, "of_table": event["table_id"]})
            if campaign is not None:
                connection.execute(_CAMPAIGN_GAMES, campaign)
            if exploits:
                connection.execute(_EXPLOITS, exploits)
            if ending is not None:
                connection.execute(_ENDINGS, {"table_id": event["table_id"], "body": ending})
            write_down(connection, told or [])

        await self.at_once(work, writes=True)

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats."""
        async with self.reading() as session:
            row = await session.get(TableRow, table_id)
            if row is None:
                return None
            return row, await seats_of(session, table_id)

    async def box(self, box_id: str) -> BoxRow | None:
        """A corrected box."""
        async with self.reading() as session:
            return await session.get(BoxRow, box_id)

    async def events(self, table_id: str, after: int, upto: int) -> list[Row[Any]]:
        """The events of a table with numbers from after + 1 to upto."""
        asked = {"table_id": table_id, "after": after, "upto": upto}
        return await self.at_once(lambda found: list(found.execute(_HAPPENED, asked)), writes=False)

    async def hints(self, table_id: str) -> list[Row[Any]]:
        """What was advised at a table."""
        asked = {"table_id": table_id}
        return await self.at_once(lambda found: list(found.execute(_HINTS, asked)), writes=False)

    async def snapshot(self, table_id: str) -> tuple[int, str] | None:
        """The latest position that was kept, after how many events; None if it is not whole."""
        async with self.reading() as session:
            row = (await session.execute(_SNAPSHOTS, {"table_id": table_id})).first()
        if row is None:
            return None
        body = unsealed(row.body)
        if body is None or not isinstance(row.number, int):
            log.warning("snapshot damaged", extra={"table": table_id})
            return None
        return row.number, body

    async def ending(self, table_id: str) -> str | None:
        """How a finished game looked in the end, if that was kept."""
        async with self.reading() as session:
            found = await session.get(EndingRow, table_id)
            return None if found is None else found.body

    async def keep_snapshot(self, table_id: str, number: int, body: str) -> None:
        """Replace a table's snapshot by a newer one, or by one that can be read."""

        async def work(session: AsyncSession) -> None:
            row = (await session.execute(_SNAPSHOTS, {"table_id": table_id})).first()
            whole = row is not None and unsealed(row.body) is not None
            if row is None or not whole or row.number < number:
                await session.merge(Snapshot(table_id=table_id, number=number, body=sealed(body)))

        await self.write(work)


def with_storage(settings: Settings, work: Callable[[Storage], Awaitable[Any]]) -> Any:
    """Do something with the database, outside the server."""

    async def done() -> Any:
        storage = Storage(settings)
        try:
            return await work(storage)
        except (SQLAlchemyError, OSError) as error:
            raise LudiError(f"the database does not answer ({type(error).__name__})") from error
        finally:
            await storage.close()

    return asyncio.run(done())


def is_away(error: BaseException) -> bool:
    """Whether an error is the database's, which may be back soon, and not a mistake of ours."""
    cut_off = type(error) is DBAPIError  # in the middle of something
    return cut_off or isinstance(error, (*AWAY, ConnectionError, TimeoutError))


def trouble_of(error: Exception) -> str:
    """What is wrong with a database, in a word or two."""
    said = str(error).lower()
    for words, trouble in (
        ("locked", "locked"),
        ("timeout", "locked"),
        ("full", "full"),
        ("no space", "full"),
        ("readonly", "read-only"),
        ("read-only", "read-only"),
    ):
        if words in said:
            return trouble
    return "gone"


def _touch(connection: Connection) -> None:
    """Write something that changes nothing."""
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def _in_transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


async def seats_of(session: AsyncSession, table_id: str) -> list[SeatRow]:
    found = await session.scalars(
        select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)
    )
    return list(found)


def sealed(body: str) -> str:
    """A text behind its own digest: a byte that changes on a disk is noticed."""
    return f"{hashlib.sha256(body.encode()).hexdigest()} {body}"


def unsealed(text: Any) -> str | None:
    """The text behind a seal; None if it is not what was sealed."""
    if not isinstance(text, str):
        return None
    body = text.partition(" ")[2]
    return body if hmac.compare_digest(sealed(body).encode(), text.encode()) else None


def _read_json(text: str) -> Any:
    """What a column holds; None if it is damaged: one bad row must not hide the others."""
    try:
        return json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None


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


def newest() -> str:
    """The form this program brings a database to."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def check_known(revision: str | None) -> None:
    """Refuse a database in a form we have never heard of."""
    forms = ScriptDirectory.from_config(_config()).walk_revisions()
    if revision is not None and revision not in {form.revision for form in forms}:
        raise LudiError(
            f"the database has form {revision}, and this version of ludi knows forms up to"
            f" {newest()}: a newer version has used it; install that one, or restore a backup"
        )


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
