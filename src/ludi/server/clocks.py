"""Who looks at the clocks: notes that the house is open, and acts where a clock has run out.

Any process may act; the database lets one of them, because it refuses a change to a table that
is not what it was when it was read. Nothing that a clock brings about is an event of its own:
a bot sits down, and what it plays are plays.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final, NamedTuple

from sqlalchemy import Connection, insert, select, update

from ludi.server import clockwork, timing
from ludi.server.desk import Desk, Live, Overtaken
from ludi.server.endings import DAMAGE
from ludi.server.models import Closure, Pulse, SeatRow, TableRow, plainly
from ludi.server.notices.occasions import remind
from ludi.server.problems import Problem
from ludi.server.storage import Storage
from ludi.server.timing import AWAY, BEAT, GAP, OUT, Hours

log: Final = logging.getLogger("ludi.server")

TICK_SECONDS: Final = 1.0
REMIND: Final = 2 * clockwork.HOUR  # before the time of days is over
REMIND_EVERY: Final = clockwork.MINUTE
AT_ONCE: Final = 100  # tables; the others at the next tick
REMEMBERED: Final = 200 * 24 * clockwork.HOUR  # closures: longer than any clock runs
SEATS: Final = 32  # more than any table has: tells the turns of two seats of one person apart
PATIENCE: Final = 60_000  # milliseconds until a table that cannot be read is tried again

_PULSE: Final = plainly(Pulse)
_CLOSURES: Final = plainly(Closure)


class Clocks:
    """The clocks of all tables, as far as this process looks after them."""

    def __init__(self, desk: Desk) -> None:
        self.desk: Final = desk
        self.hours: Final[Hours] = desk.hours
        self._later: Final[dict[str, int]] = {}  # tables that cannot be read, until when
        self._reminded = 0  # when we last looked for those whose time is nearly over

    async def run(self) -> None:
        """For as long as the house is open."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self.tick()
            except Exception:
                log.exception("clocks stopped for a moment")

    async def beat(self) -> None:
        """Say that the house is open; if nobody has said so for long, it was closed till now."""
        moment = self.hours.time()

        def work(connection: Connection) -> list[clockwork.Span]:
            last = connection.execute(select(_PULSE.c.at)).scalar_one()
            mine = update(_PULSE).where(_PULSE.c.at == last, _PULSE.c.at < moment)
            first = connection.execute(mine.values(at=moment)).rowcount == 1
            if first and last and moment - last > GAP:  # of several processes one notes it
                connection.execute(insert(_CLOSURES).values(since=last, until=moment))
            recent = select(_CLOSURES).where(_CLOSURES.c.until > moment - REMEMBERED)
            return [(row.since, row.until) for row in connection.execute(recent)]

        self.hours.closed = await self.desk.storage.at_once(work, writes=True)
        self.hours.beat = moment

    async def tick(self) -> None:
        """Act wherever a clock may have run out by now."""
        moment = self.hours.time()
        running, due = await self._due(moment)
        if not running:
            return
        if self.hours.beat is None or moment - self.hours.beat >= BEAT:
            await self.beat()
        if moment - self._reminded >= REMIND_EVERY:
            self._reminded = moment
            await self.remind()
        for table_id in due:
            if self._later.get(table_id, 0) <= moment:
                self._later.pop(table_id, None)
                await self._look(table_id)

    async def _due(self, moment: int) -> tuple[bool, list[str]]:
        """Whether any clock runs, and the tables where one may have run out."""
        running = select(TableRow.id).where(TableRow.status == "playing", TableRow.due.is_not(None))
        due = running.where(TableRow.due <= moment).order_by(TableRow.due).limit(AT_ONCE)

        def work(connection: Connection) -> tuple[bool, list[str]]:
            found = list(connection.execute(due).scalars())
            return bool(found) or connection.execute(running.limit(1)).first() is not None, found

        return await self.desk.storage.at_once(work, writes=False)

    async def remind(self) -> None:
        """Tell those who have days to play that these are nearly over: once for every turn."""
        for one in await running_out(self.desk.storage, self.hours, REMIND):
            if one.row.clock and one.row.clock["kind"] == "days":
                await self.desk.storage.at_once(one.tell, writes=True)

    async def _look(self, table_id: str) -> None:
        try:
            async with self.desk.open(table_id) as live:
                with contextlib.suppress(Overtaken):  # somebody played, or another process acted
                    await self.run_out(live)
        except Overtaken:
            pass
        except Problem as problem:  # of other rules, or damaged: its players are told elsewhere
            self._later[table_id] = self.hours.time() + PATIENCE
            log.warning("clock not read", extra={"table": table_id, "why": problem.key})

    async def run_out(self, live: Live) -> None:
        """Let bots sit down where the time is over; the table's lock is held."""
        row = live.row
        terms = timing.terms_of(row)
        if terms is None or row.status != "playing" or not live.started:
            return
        seats = timing.at_zero(row, self.hours)
        if not seats:  # the house was closed meanwhile, or it was a day off
            await self.desk.change(live, {"due": timing.due_now(row, self.hours)})
            return
        out = terms.at_zero == "out"
        values = {
            "kind": "bot",
            "level": terms.level,
            "stand_in": None,
            "note": "clock-out" if out else "clock",
            "forfeit": OUT if out else AWAY,
        }
        # a request to go back waits for people: these are not there
        await self.desk.change(live, {"request": None}, {seat: dict(values) for seat in seats})
        log.info("clock ran out", extra={"table": live.id, "seats": seats})


# ---------------------------------------------------------------- for those who remind people


class RunningOut(NamedTuple):
    """Somebody whose time at a table will soon be over."""

    table_id: str
    name: str  # of the table
    seat: int
    person_id: str
    out_at: int
    turn: int  # which of the seat's turns it is
    row: TableRow

    def tell(self, connection: Connection) -> None:
        """Write down that they are to be reminded."""
        turn = self.turn * SEATS + self.seat
        remind(connection, self.row, self.person_id, turn, self.out_at)


async def running_out(storage: Storage, hours: Hours, within: int) -> list[RunningOut]:
    """Everybody whose clock will have run out in so many milliseconds, the first one first."""
    moment = hours.time()
    query = (
        select(TableRow, SeatRow)
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .where(
            TableRow.status == "playing",
            TableRow.due.is_not(None),
            TableRow.due <= moment + within,
            SeatRow.kind == "person",
            SeatRow.person_id.is_not(None),
        )
    )
    async with storage.reading() as session:
        rows = (await session.execute(query)).all()
    found: list[RunningOut] = []
    for row, seat in rows:
        with contextlib.suppress(*DAMAGE):
            terms = timing.terms_of(row)
            if terms is None or seat.person_id is None:
                continue
            clock = timing.clocks_of(row, terms)[seat.seat]
            out = clockwork.runs_out(clock, hours.calendar(terms))
            if out is not None and out <= moment + within:
                of = (row.id, row.name, seat.seat, seat.person_id)
                found.append(RunningOut(*of, out, clock.mark, row))
    return sorted(found, key=lambda one: (one.out_at, one.table_id, one.seat))
