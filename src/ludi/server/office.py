"""What those who run the house may do with people and tables; every act is written down."""

from __future__ import annotations

import asyncio
import getpass
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from pydantic import ValidationError
from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from ludi.kernel.errors import BadChoice, LudiError
from ludi.server import guard, lobby, people, ratings, wire
from ludi.server.desk import Overtaken
from ludi.server.friends import handling
from ludi.server.friends.models import Report
from ludi.server.house import Caller, House
from ludi.server.models import Act, Base, Event, Person, SeatRow, SignIn, TableRow, now, written
from ludi.server.problems import Problem
from ludi.server.settings import Settings
from ludi.server.shown import names_of
from ludi.server.upkeep import end_table, history_so_far

log: Final = logging.getLogger("ludi.server")

LONGEST_LIST: Final = 200
DAY: Final = 24 * 3600 * 1000  # milliseconds


@asynccontextmanager
async def opened(settings: Settings, who: str) -> AsyncIterator[Office]:
    """The office from outside the server: what it does, a running server sees by itself."""
    house = House(settings)
    house.desk.changed.clear()  # here nobody looks on, and no bot thinks
    try:
        await house.storage.prepare()
        yield Office(house, who)
    finally:
        await house.close()


class Office:
    """The house, as somebody who runs it has it in hand."""

    def __init__(self, house: House, who: str) -> None:
        self.house: Final = house
        self.who: Final = who[:80]

    async def note(self, what: str, whom: str, detail: str = "") -> None:
        """Write an act down before it is done, so that none is missing."""
        act = Act(at=now(), who=self.who, what=what, whom=whom, detail=detail[:300])
        async with self.house.storage.session() as session:
            session.add(act)
        said = {"who": self.who, "act": what, "whom": whom, "detail": detail[:300]}
        log.info("admin", extra=said)

    # ---------------------------------------------------------------- looking

    async def people(self, search: str = "") -> list[dict[str, Any]]:
        """People whose nickname, handle or id holds some letters; the newest first."""
        games = (
            select(func.count(SeatRow.table_id.distinct()))
            .where(SeatRow.person_id == Person.id)
            .scalar_subquery()
        )
        seen = (
            select(func.max(SignIn.created)).where(SignIn.person_id == Person.id).scalar_subquery()
        )
        query = select(Person, games, seen).order_by(Person.created.desc(), Person.id)
        if search:
            query = query.where(holds(search, Person.nickname, Person.handle, Person.id))
        async with self.house.storage.reading() as session:
            rows = (await session.execute(query.limit(LONGEST_LIST))).all()
        return [
            {
                "id": person.id,
                "nickname": person.nickname,
                "handle": person.handle,
                "tables": tables,
                "created": written(person.created),
                "signed_in": None if signed is None else written(signed),
                "suspended": None if person.suspended is None else written(person.suspended),
                "admin": person.admin,
            }
            for person, tables, signed in rows
        ]

    async def tables(self, search: str = "") -> list[dict[str, Any]]:
        """Tables whose name, game, status, id or players hold some letters; the newest first."""
        query = select(TableRow).order_by(TableRow.updated.desc(), TableRow.id)
        if search:
            sat = select(SeatRow.table_id).where(holds(search, SeatRow.name, SeatRow.person_id))
            about = (TableRow.name, TableRow.game, TableRow.status, TableRow.id)
            query = query.where(holds(search, *about) | TableRow.id.in_(sat))
        async with self.house.storage.reading() as session:
            rows = list(await session.scalars(query.limit(LONGEST_LIST)))
            seats = await session.scalars(
                select(SeatRow)
                .where(SeatRow.table_id.in_([row.id for row in rows]))
                .order_by(SeatRow.seat)
            )
            names: dict[str, list[str]] = {}
            for seat in seats:
                names.setdefault(seat.table_id, []).append(seat.name or seat.level or "")
        return [
            {
                "id": row.id,
                "name": row.name,
                "game": row.game,
                "status": "closed" if row.closed is not None else row.status,
                "players": names.get(row.id, []),
                "events": row.number,
                "public": row.public,
                "updated": written(row.updated),
            }
            for row in rows
        ]

    async def statistics(self) -> dict[str, int]:
        """How many of everything, and how many of it lately."""
        counts: dict[str, Any] = {
            "people": select(func.count(Person.id)),
            "people_with_passphrase": select(func.count(Person.handle)),
            "people_suspended": select(func.count(Person.suspended)),
            "tables": select(func.count(TableRow.id)),
            "tables_playing": select(func.count()).where(TableRow.status == "playing"),
            "tables_finished": select(func.count()).where(TableRow.status == "finished"),
            "plays": select(func.count()).select_from(Event),
            "reports_open": select(func.count())
            .select_from(Report)
            .where(Report.handled.is_(None)),
        }
        for days in (1, 7, 30):
            since = now() - days * DAY
            lately = f"last_{days}_days"
            counts[f"people_new_{lately}"] = select(func.count()).where(Person.created > since)
            counts[f"plays_{lately}"] = select(func.count()).where(Event.at > since)
        async with self.house.storage.reading() as session:
            return {name: await session.scalar(query) or 0 for name, query in counts.items()}

    async def rebuild_ratings(self) -> dict[str, int]:
        """Compute all ratings again from the results; how many of them had not been right."""
        await self.note("rebuild-ratings", "")
        return (await ratings.rebuild(self.house.storage))._asdict()

    async def acts(self) -> list[dict[str, Any]]:
        """The log of admin actions, latest first."""
        query = select(Act).order_by(Act.id.desc()).limit(LONGEST_LIST)
        async with self.house.storage.reading() as session:
            found = list(await session.scalars(query))
        return [
            {
                "at": written(act.at),
                "who": act.who,
                "what": act.what,
                "whom": act.whom,
                "detail": act.detail,
            }
            for act in found
        ]

    # ---------------------------------------------------------------- reports

    async def reports(self, which: str = "") -> list[dict[str, Any]]:
        """What people have reported: what nobody has handled yet, or all of it."""
        return await handling.listed(self.house, bool(which))

    async def handle_report(self, report: str, note: str) -> None:
        """Say what was done about a report; it is then off the list."""
        if not report.isdecimal() or not 0 < int(report) <= wire.MOST:
            raise Problem(404, "no-such-report")
        row = await handling.one(self.house, int(report))
        await self.note("handle-report", row.whom_id, f"{row.id}: {note}")
        await handling.handle(self.house, row, self.who, note)

    # ---------------------------------------------------------------- people

    async def person(self, name: str) -> Caller:
        """Somebody, by id or handle, as if they called."""
        query = select(Person).where((Person.id == name) | (Person.handle == name))
        async with self.house.storage.reading() as session:
            person = (await session.scalars(query)).first()
        if person is None:
            raise Problem(404, "no-such-person")
        return Caller(self.house, person, person.language, "")

    async def rename(self, name: str, nickname: str) -> None:
        try:
            body = wire.ChangedPerson(nickname=nickname)
        except ValidationError:
            raise Problem(422, "malformed") from None
        whom = await self.person(name)
        await self.note("rename", whom.me.id, f"{whom.me.nickname} -> {body.nickname}")
        await people.change(whom, body)

    async def suspend(self, name: str) -> None:
        """Sign somebody out everywhere until they are readmitted; a bot may take their seats."""
        whom = await self.person(name)
        await self.note("suspend", whom.me.id, whom.me.nickname)
        async with self.house.storage.session() as session:
            await session.execute(delete(SignIn).where(SignIn.person_id == whom.me.id))
            await session.execute(changed(whom, suspended=now()))
        await lobby.step_back(whom)
        await self.house.hub.signed_out(whom.me.id)

    async def readmit(self, name: str) -> None:
        await self._set(name, "readmit", suspended=None)

    async def appoint(self, name: str) -> None:
        """From now on somebody runs the house, too; they have to be able to sign in."""
        if (await self.person(name)).me.handle is None:
            raise Problem(409, "no-handle")
        await self._set(name, "appoint", admin=True)

    async def dismiss(self, name: str) -> None:
        await self._set(name, "dismiss", admin=False)

    async def _set(self, name: str, what: str, **values: Any) -> None:
        whom = await self.person(name)
        await self.note(what, whom.me.id, whom.me.nickname)
        async with self.house.storage.session() as session:
            await session.execute(changed(whom, **values))

    async def new_passphrase(self, name: str) -> str:
        """For somebody who forgot theirs. (Not over the network, where admins play, too: with it
        they could sign in as somebody else, and see their cards.)"""
        whom = await self.person(name)
        if whom.me.handle is None:
            raise BadChoice(f"{name} is a guest, who has no handle to sign in with")
        await self.note("new-passphrase", whom.me.id, whom.me.nickname)
        return await people.replace_passphrase(whom)

    async def delete_person(self, name: str) -> None:
        """As if they had deleted themselves. (Their name is not noted: it is to be forgotten.)"""
        whom = await self.person(name)
        await self.note("delete-person", whom.me.id)
        await people.forget(whom)
        async with self.house.storage.session() as session:
            await session.execute(update(Act).where(Act.whom == whom.me.id).values(detail=""))

    # ---------------------------------------------------------------- tables

    async def close_table(self, table_id: str, why: str = "") -> None:
        """End a game where it is; its players keep the position and the record."""
        async with self.house.desk.open(table_id) as live:
            if live.row.status == "finished":
                raise Problem(409, "over")
            await self.note("close-table", table_id, why)
            history = live.history if live.started else history_so_far(live.game, live.row, [])
            rules = {"rules": live.row.rules, "now": live.row.rules, "event": live.number}
            closed = {**rules, "why": why[:300], "by": "house"}
            await end_table(self.house.storage, live.row, live.seats, history, closed)
        await self._tell(table_id)

    async def delete_table(self, table_id: str) -> None:
        await self._exists(table_id)
        await self.note("delete-table", table_id)
        await self.house.storage.write(without_table(table_id))
        await self._tell(table_id)

    async def _tell(self, table_id: str) -> None:
        """Whoever looks on sees it at once, here and in other processes."""
        await self.house.hub.look(table_id)
        await self.house.hub.publish(table_id)

    async def export_table(self, table_id: str, language: str) -> str:
        """The record of a game, also of one that goes on: its seed tells all that is hidden."""
        async with self.house.desk.open(table_id) as live:
            guard.may_tell(live.row)
            await self.note("export-table", table_id)
            if live.ending is not None:
                return live.ending.record
            return live.history.record(names_of(live.seats, language)).to_text()

    async def _exists(self, table_id: str) -> None:
        if await self.house.storage.heads(table_id) is None:
            raise Problem(404, "no-such-table")


def obey(url: str | None, language: str, act: Callable[[Office], Awaitable[Any]]) -> Any:
    """Do something in the office from the command line; refusals are our own errors."""

    async def done() -> Any:
        try:
            async with opened(Settings.read(database=url), f"command line: {user()}") as office:
                return await act(office)
        except Problem as problem:
            raise BadChoice(problem.to_json(language)["detail"]) from None
        except Overtaken:
            raise LudiError("somebody changed the table at the same moment: try again") from None
        except (SQLAlchemyError, OSError) as error:
            raise LudiError(f"the database does not answer ({type(error).__name__})") from error

    return asyncio.run(done())


def user() -> str:
    """Who has this shell; a container may have no name for its user."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return str(os.getuid())


def holds(search: str, *columns: Any) -> Any:
    return or_(*[column.icontains(search, autoescape=True) for column in columns])


def changed(whom: Caller, **values: Any) -> Any:
    return update(Person).where(Person.id == whom.me.id).values(**values)


def without_table(table_id: str) -> Callable[[AsyncSession], Any]:
    """A transaction that deletes a table and all that belongs to it."""

    async def work(session: AsyncSession) -> None:
        for part in Base.metadata.sorted_tables:
            for key in part.foreign_keys:
                if key.column.table.name == "tables":
                    await session.execute(delete(part).where(key.parent == table_id))
        await session.execute(delete(TableRow).where(TableRow.id == table_id))

    return work
