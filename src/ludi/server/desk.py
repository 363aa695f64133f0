"""The tables that are in memory. The database is the truth: what lies here is only quicker."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

import ludi
from ludi.kernel.game import Game
from ludi.kernel.table import Table
from ludi.server.course import HINT, Course, Happened
from ludi.server.models import Event, SeatRow, TableRow, now
from ludi.server.problems import Problem
from ludi.server.storage import Storage

log: Final = logging.getLogger("ludi.server")


class Overtaken(Exception):
    """Somebody else was faster: another worker has written the same event or change."""


class Live:
    """A table in memory; use it only while its lock is held."""

    def __init__(self, table_id: str) -> None:
        self.id: Final = table_id
        self.lock: Final = asyncio.Lock()
        self.row: TableRow
        self.seats: list[SeatRow] = []
        self.revision = -1
        self._course: Course | None = None

    @property
    def game(self) -> Game:
        return ludi.game(self.row.game)

    @property
    def course(self) -> Course:
        if self._course is None:
            raise Problem(409, "not-started")
        return self._course

    @property
    def table(self) -> Table:
        return self.course.table

    @property
    def started(self) -> bool:
        return self._course is not None

    @property
    def number(self) -> int:
        return self._course.number if self._course is not None else 0

    def begin(self, course: Course) -> None:
        self._course = course

    def forget(self) -> None:
        """What is in memory may be wrong: read everything again."""
        self.revision = -1
        self._course = None


Changed = Callable[[Live, bool], Awaitable[None]]  # what is new, and whether we did it ourselves


def exploits_of(live: Live, moment: int) -> list[dict[str, Any]]:
    """What each person at a finished table has achieved in it. In a fork all was known: nothing."""
    if live.row.forked_from is not None:
        return []
    found = {
        (seat.person_id, exploit)
        for seat in live.seats
        if seat.kind == "person" and seat.person_id is not None
        for exploit in live.game.achieved(live.table, seat.seat)
    }
    return [
        {
            "table_id": live.id,
            "person_id": person,
            "exploit": exploit,
            "game": live.row.game,
            "at": moment,
        }
        for person, exploit in sorted(found)
    ]


class Desk:
    """Opens tables, one user at a time each, and writes down what happens there."""

    def __init__(self, storage: Storage) -> None:
        self.storage: Final = storage
        self.settings: Final = storage.settings
        self.watched: Callable[[str], bool] = lambda table_id: False  # who looks on stays
        self.changed: list[Changed] = []  # called with the lock held, whenever something is new
        self.wrote: list[Callable[[str], Awaitable[None]]] = []  # other processes want to know
        self._lives: Final[OrderedDict[str, Live]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._lives)

    @asynccontextmanager
    async def open(self, table_id: str, seats_only: bool = False) -> AsyncIterator[Live]:
        """A table as it stands now; nobody else in this process changes it meanwhile.

        With `seats_only` its game need not be read: it may follow rules we no longer know.
        """
        live = self._lives.get(table_id)
        if live is None:
            live = self._lives[table_id] = Live(table_id)
            self._make_room()
        else:
            self._lives.move_to_end(table_id)
        async with live.lock:
            try:
                await self.refresh(live, seats_only)
                yield live
            except (Problem, Overtaken):
                raise
            except BaseException:
                live.forget()
                raise

    def _make_room(self) -> None:
        """Forget the tables that nobody used for longest."""
        spare = len(self._lives) - self.settings.tables_in_memory
        if spare <= 0:
            return
        idle = [
            table_id
            for table_id, live in self._lives.items()
            if not live.lock.locked() and not self.watched(table_id)
        ]
        for table_id in idle[:spare]:
            del self._lives[table_id]

    # ---------------------------------------------------------------- reading

    async def refresh(self, live: Live, seats_only: bool = False) -> None:
        """Catch up with the database."""
        heads = await self.storage.heads(live.id)
        if heads is None:
            self._lives.pop(live.id, None)
            raise Problem(404, "no-such-table")
        number, revision = heads
        news = False
        if revision != live.revision:
            found = await self.storage.table(live.id)
            if found is None:
                raise Problem(404, "no-such-table")
            live.row, live.seats = found
            live.revision = live.row.revision
            number = live.row.number
            news = True
        if live.row.status != "waiting" and (live.started or not seats_only):
            news = await self._catch_up(live, number) or news
        if news:
            await self.tell(live)

    async def _catch_up(self, live: Live, number: int) -> bool:
        """Read the events that are missing; whether there were any."""
        if not live.started:
            live.begin(await self._load(live, number))
            return True
        course = live.course
        if course.number >= number:
            return False
        for event in await self.storage.events(live.id, course.number, number):
            course.apply(happened(event))
            live.row.number = course.number
            await self.tell(live)
        return False  # all of it has been told

    async def _load(self, live: Live, number: int) -> Course:
        row = live.row
        game = live.game
        if row.rules != game.rules_version:
            raise Problem(409, "other-rules", rules=row.rules, now=game.rules_version)
        course = Course(game, row.players, row.seed, row.options)
        snapshot = await self.storage.snapshot(live.id)
        if snapshot is not None and snapshot.number <= number:
            course.restore(snapshot.body)
        for event in await self.storage.events(live.id, course.number, number):
            course.apply(happened(event))
        return course

    async def course_at(self, live: Live, number: int) -> Course:
        """The game as it was after so many events."""
        row = live.row
        course = Course(live.game, row.players, row.seed, row.options)
        for event in await self.storage.events(live.id, 0, number):
            course.apply(happened(event))
            if event.number % self.settings.snapshot_every == 0:
                await asyncio.sleep(0)  # a long game keeps nobody else waiting
        return course

    # ---------------------------------------------------------------- writing

    async def append(self, live: Live, seat: int, kind: str, value: int) -> None:
        """Let something happen and write it down; only then has it happened."""
        course = live.course
        row = live.row
        number = course.number + 1
        course.apply(Happened(number, seat, kind, value))  # IllegalAction: nothing has changed
        table = course.table
        moment = now()
        changes: dict[str, Any] = {
            "number": number,
            "asked": list(table.deciders),
            "updated": moment,
        }
        revised = (row.request is not None and kind != HINT) or table.over
        if revised:
            changes["request"] = None
        if table.over:
            changes["status"] = "finished"
            changes["result"] = [score.to_json() for score in table.scores()]
        event = {"table_id": live.id, "number": number, "seat": seat, "kind": kind, "value": value}
        ended = self._campaign_game(live, moment) if table.over else None
        done = exploits_of(live, moment) if table.over else None
        try:
            await self.storage.append({**event, "at": moment}, changes, revised, ended, done)
        except IntegrityError as error:
            await self._overtaken(live, error)
        except BaseException:
            live.forget()
            raise
        if revised:
            changes["revision"] = row.revision + 1
        self._note(live, changes)
        if number % self.settings.snapshot_every == 0:
            await self._keep(live)
        await self._written(live)

    def _campaign_game(self, live: Live, moment: int) -> dict[str, Any] | None:
        """How a finished game of a campaign went for the person who played it alone, if any."""
        campaign = live.game.campaign()
        if campaign is None or not campaign.stage_of(live.row.options):
            return None
        if live.row.forked_from is not None:  # what comes was known
            return None
        seat = live.seats[0]
        if len(live.seats) != 1 or seat.kind != "person" or seat.person_id is None:
            return None
        outcome = campaign.outcome(live.table)
        return {
            "table_id": live.id,
            "person_id": seat.person_id,
            "game": live.row.game,
            "stage": outcome.stage,
            "bonus": campaign.bonus_in(live.row.options),
            "won": outcome.won,
            "challenge": outcome.challenge,
            "points": outcome.points,
            "at": moment,
        }

    async def _overtaken(self, live: Live, error: Exception) -> None:
        seats_only = not live.started
        live.forget()
        await self.refresh(live, seats_only)
        raise Overtaken from error

    def _note(self, live: Live, changes: dict[str, Any]) -> None:
        """Remember in the row what was written."""
        for name, value in changes.items():
            setattr(live.row, name, value)
        live.revision = live.row.revision

    async def _keep(self, live: Live) -> None:
        """A snapshot is a convenience: the game goes on without."""
        try:
            await self.storage.keep_snapshot(live.id, live.number, live.course.dumped())
        except Exception:
            log.warning("snapshot not kept", extra={"table": live.id}, exc_info=True)

    async def change(
        self, live: Live, table: dict[str, Any], seats: dict[int, dict[str, Any]] | None = None
    ) -> None:
        """Change a table's own data and some of its seats, unless somebody else just did."""
        changes = {"updated": now(), **table, "revision": live.row.revision + 1}
        expected = live.row.revision

        async def work(session: AsyncSession) -> None:
            done = await session.execute(
                update(TableRow)
                .where(TableRow.id == live.id, TableRow.revision == expected)
                .values(**changes)
                .returning(TableRow.id)
            )
            if done.first() is None:
                raise Overtaken
            for seat, values in (seats or {}).items():
                await session.execute(
                    update(SeatRow)
                    .where(SeatRow.table_id == live.id, SeatRow.seat == seat)
                    .values(**values)
                )

        try:
            await self.storage.write(work)
        except Overtaken as error:
            await self._overtaken(live, error)
        self._note(live, changes)
        for seat, values in (seats or {}).items():
            for name, value in values.items():
                setattr(live.seats[seat], name, value)
        if "status" in table and not live.started:
            live.begin(await self._load(live, live.row.number))
        await self._written(live)

    async def _written(self, live: Live) -> None:
        await self.tell(live, ours=True)
        for wrote in self.wrote:
            await wrote(live.id)

    async def tell(self, live: Live, ours: bool = False) -> None:
        """Something is new at a table."""
        for changed in self.changed:
            await changed(live, ours)


def happened(event: Event) -> Happened:
    return Happened(event.number, event.seat, event.kind, event.value)
