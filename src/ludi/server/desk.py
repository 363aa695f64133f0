"""The tables that are in memory. The database is the truth: what lies here is only quicker."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Connection, Row, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

import ludi
from ludi.kernel.components import ComponentsError
from ludi.kernel.game import Game
from ludi.kernel.history import PLAY, Happened, History, Played
from ludi.kernel.table import Table
from ludi.server.circle import Circle, circle_of
from ludi.server.daily import days
from ludi.server.daily.attempts import finished_attempt
from ludi.server.endings import Ending, judged, scores_of
from ludi.server.models import BoxRow, HintRow, SeatRow, TableRow, now
from ludi.server.notices.occasions import Teller, write_down
from ludi.server.problems import Problem
from ludi.server.rated import rated_game
from ludi.server.storage import Outdated, Storage
from ludi.server.timing import OUT, Hours, clocks_of, retimed, terms_of

log: Final = logging.getLogger("ludi.server")

Heads = tuple[int, int]  # how many events and changes a table has seen
STATUSES: Final = ("waiting", "playing", "finished")
BACK: Final = ("bot", "person")  # what a seat was and is when its player returns
SEAT_KINDS: Final = ("person", "bot", "open", "friend")
LAST_MOMENT: Final = 10**14  # the year 5138: no clock of ours says more


def game_of(id: str, box: str | None = None) -> Game:
    """A game of the shelf; tables outlive a package that is taken away, or breaks.

    `box` is the correction it is played with, if any.
    """
    try:
        return ludi.game(id, box)
    except (ludi.BadChoice, ludi.BadGame):
        raise Problem(404, "no-such-game", game=id[:40]) from None
    except ComponentsError as error:  # an update of the game accepts it no more
        raise Problem(409, "box-unfit", why=str(error)[:300]) from None


class Overtaken(Exception):
    """Somebody else was faster: another worker has written the same event or change."""


class Live:
    """A table in memory; use it only while its lock is held."""

    def __init__(self, table_id: str, hours: Hours | None = None) -> None:
        self.id: Final = table_id
        self.hours: Final = hours or Hours()
        self.lock: Final = asyncio.Lock()
        self.row: TableRow
        self.box: BoxRow | None = None  # a corrected one
        self._game: Game | None = None
        self.seats: list[SeatRow] = []
        self.circle = Circle()  # who else may come here, and who may not
        self.revision = -1
        self.ending: Ending | None = None  # instead of a history, if its rules are not ours
        self.damaged: Heads | None = None  # when it could not be read: until it changes, why try
        self.pictures: Final[dict[Any, dict[str, Any]]] = {}  # what is shown, while it is open
        self.pictured: Any = None  # and of which moment
        self.numbers: list[dict[str, int]] | None = None  # of all seats at that moment
        # of the seats, while it is open: by language, and which a person plays or owns
        self.names: Final[dict[str, list[str]]] = {}
        self.seated: Final[dict[str, list[dict[str, Any]]]] = {}
        self.whose: Final[dict[str | None, tuple[tuple[int, ...], tuple[int, ...]]]] = {}
        self.trusted = False  # it was not asked whether anything is new: writing will tell
        self._history: History | None = None

    @property
    def game(self) -> Game:
        if self._game is None or self.row.box_id is None:
            self._game = game_of(self.row.game, self.box.body if self.box is not None else None)
        return self._game

    @property
    def usual_box(self) -> bool:
        """Whether what is done here counts: with somebody's own box anything might be easy."""
        return self.box is None or self.box.house

    @property
    def history(self) -> History:
        self.check_started()
        assert self._history is not None
        return self._history

    @property
    def table(self) -> Table:
        return self.history.table

    @property
    def started(self) -> bool:
        return self._history is not None

    @property
    def number(self) -> int:
        return self._history.number if self._history is not None else 0

    @property
    def outs(self) -> list[int]:
        """The seats whose time is over for good."""
        return [seat.seat for seat in self.seats if seat.forfeit == OUT]

    def check_started(self) -> None:
        """There must be a game that can be played."""
        if self._history is None:
            raise self.other_rules() if self.ending is not None else Problem(409, "not-started")

    @property
    def has_state(self) -> bool:
        """Whether there is a game to be seen, or at least its end."""
        return self.started or self.ending is not None

    def check_shown(self) -> None:
        if not self.has_state:
            raise Problem(409, "not-started")

    def other_rules(self) -> Problem:
        return Problem(409, "other-rules", rules=self.row.rules, now=self.game.rules_version)

    def forget_pictures(self) -> None:
        self.pictures.clear()
        self.pictured = None
        self.numbers = None

    def forget_seats(self) -> None:
        self.names.clear()
        self.seated.clear()
        self.whose.clear()

    def begin(self, history: History | None) -> None:
        self._history = history

    def forget(self) -> None:
        """What is in memory may be wrong: read everything again."""
        self.revision = -1
        self.ending = None
        self.damaged = None
        self._history = None


Changed = Callable[[Live, bool], Awaitable[None]]  # what is new, and whether we did it ourselves


def exploits_of(live: Live, moment: int) -> list[dict[str, Any]]:
    """What each person at a finished table has achieved in it.

    In a fork or an old deal all was known, and so was much if the table went back: nothing.
    """
    known = live.row.forked_from is not None or days.is_practice(live.row)
    if known or live.history.went_back or not live.usual_box:
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
        self.looking: Callable[[str], Collection[str]] = lambda table_id: ()  # at a table, now
        self.changed: list[Changed] = []  # called with the lock held, whenever something is new
        self.wrote: list[Callable[[str], Awaitable[None]]] = []  # other processes want to know
        self.rate: list[Callable[[], Awaitable[None]]] = []  # called when a rated game has ended
        self.hours: Final = Hours()
        self._lives: Final[OrderedDict[str, Live]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._lives)

    @asynccontextmanager
    async def open(
        self, table_id: str, seats_only: bool = False, trusting: bool = False
    ) -> AsyncIterator[Live]:
        """A table as it stands now; nobody else in this process changes it meanwhile.

        With `seats_only` its game need not be read: it may follow rules we no longer know. Who
        only appends an event may be `trusting`: what was written elsewhere is then found out by
        writing, which fails, and a table that is in memory need not be asked for news before.
        """
        live = self._lives.get(table_id)
        if live is None:
            live = self._lives[table_id] = Live(table_id, self.hours)
            self._make_room()
        else:
            self._lives.move_to_end(table_id)
        async with live.lock:
            try:
                live.trusted = trusting and live.started
                if not live.trusted:
                    await self.refresh(live, seats_only)
                yield live
            except (Problem, Overtaken):
                raise
            except BaseException:
                live.forget()
                raise
            finally:
                live.forget_pictures()
                live.forget_seats()

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
        """Catch up with the database. A table that cannot be read is refused, and it alone."""
        live.trusted = False
        heads = await self.storage.heads(live.id)
        if heads is None:
            self._lives.pop(live.id, None)
            raise Problem(404, "no-such-table")
        if heads == live.damaged:
            raise Problem(409, "damaged")
        try:
            await self._read(live, heads, seats_only)
        except (Problem, Overtaken, SQLAlchemyError, OSError):
            raise
        except Exception as error:
            live.forget()
            live.damaged = heads
            why = f"{type(error).__name__}: {error}"
            log.error("table damaged", extra={"table": live.id, "why": why[:500]})
            raise Problem(409, "damaged") from error

    async def _read(self, live: Live, heads: Heads, seats_only: bool) -> None:
        """Read what is new since we last looked, and tell it."""
        number, revision = heads
        news = False
        behind = live.revision >= 0 and live.row.number != number
        behind = behind and (not live.started or live.row.clock is not None)
        if revision != live.revision or behind:
            found = await self.storage.table(live.id)
            if found is None:
                raise Problem(404, "no-such-table")
            check_row(*found)
            live.row, live.seats = found
            live.revision = live.row.revision
            live.circle = await circle_of(self.storage, live.row)
            await self._unpack(live)
            if live.row.closed is not None:
                live.begin(None)  # closed from outside: only its end is left to be seen
            number = live.row.number
            news = True
        reads = live.started or not (seats_only or live.ending is not None)
        if live.row.status != "waiting" and reads:
            news = await self._catch_up(live, number) or news
        if news:
            await self.tell(live)

    async def _unpack(self, live: Live) -> None:
        """Fetch the corrected box that a table is played with; it never changes."""
        wanted = live.row.box_id
        if wanted is not None and live.box is None:
            live.box = await self.storage.box(wanted)
            if live.box is None:
                raise ValueError(f"its box {wanted} is missing")

    async def _catch_up(self, live: Live, number: int) -> bool:
        """Read the events that are missing; whether there were any."""
        if not live.started:
            await self._load(live, number)
            return True
        history = live.history
        if history.number >= number:
            return False
        for event in await self.storage.events(live.id, history.number, number):
            history.apply(happened(event))
            await self.with_hints(history, live.id, history.number)
            live.row.number = history.number
            await self.tell(live)
        return False  # all of it has been told

    async def _load(self, live: Live, number: int) -> None:
        """Read a game as far as it has come; of one that follows other rules only its end."""
        row = live.row
        game = live.game
        if row.rules != game.rules_version or row.closed is not None:
            body = await self.storage.ending(live.id)
            if body is None:
                raise live.other_rules()
            live.ending = Ending.loaded(body)
            return
        if not isinstance(row.options, dict):
            raise ValueError("its options cannot be read")
        history = await self._from_snapshot(live, number)
        if history is None:
            history = await self._played(live, self._begun(live), number)
        if row.status == "playing":
            row.asked = list(history.table.deciders)
        live.begin(await self.with_hints(history, live.id, number))

    def _begun(self, live: Live) -> History:
        return History(live.game, live.row.players, live.row.seed, live.row.options)

    async def _played(self, live: Live, history: History, number: int) -> History:
        """A history with the events up to a number, of which none may be missing."""
        for event in await self.storage.events(live.id, history.number, number):
            if event.number != history.number + 1:
                break
            history.apply(happened(event))
        if history.number != number:
            raise ValueError(f"of its {number} events number {history.number + 1} is missing")
        return history

    async def _from_snapshot(self, live: Live, number: int) -> History | None:
        """The game as a snapshot kept it and events went on; None if that does not fit."""
        kept = await self.storage.snapshot(live.id)
        if kept is None or not 0 <= kept[0] <= number:
            return None
        history = self._begun(live)
        try:
            history.restore(kept[1])
            if history.number != kept[0]:
                raise ValueError("it is of another moment")
            history = await self._played(live, history, number)
            if live.row.status == "playing" and history.table.deciders != live.row.asked:
                return None
            return history
        except (SQLAlchemyError, OSError):
            raise
        except Exception as error:  # its events are the truth
            why = f"{type(error).__name__}: {error}"
            log.warning("snapshot damaged", extra={"table": live.id, "why": why[:500]})
            return None

    async def with_hints(self, history: History, table_id: str, upto: int) -> History:
        """A history and what was advised in it, before the event after a number at the latest."""
        for row in await self.storage.hints(table_id):
            hint = Played(row.number, row.seat, row.value)
            if row.number <= upto + 1 and hint not in history.hints:
                history.hints.append(hint)
        return history

    # ---------------------------------------------------------------- writing

    async def advise(self, live: Live, seat: int, action: int) -> None:
        """Write down what a seat was advised: no event, or the others would see that it is."""
        hint = Played(live.number + 1, seat, action)
        row = HintRow(table_id=live.id, number=hint.number, seat=seat, value=action, at=now())

        async def work(session: AsyncSession) -> None:
            await session.merge(row)

        await self.storage.write(work)
        if hint not in live.history.hints:
            live.history.hints.append(hint)

    async def append(self, live: Live, seat: int, kind: str, value: int) -> None:
        """Let something happen and write it down; only then has it happened."""
        history = live.history
        row = live.row
        number = history.number + 1
        before = list(history.table.deciders)
        history.apply(Happened(number, seat, kind, value))  # IllegalAction: nothing has changed
        table = history.table
        teller = self._teller(live, number)
        teller.asked(history, before, table.deciders)
        if table.over:
            teller.over(live.seats[seat].person_id if seat >= 0 else None)
        moment = self.hours.time()
        changes: dict[str, Any] = {
            "number": number,
            "asked": list(table.deciders),
            "updated": moment,
        }
        revised = row.request is not None or table.over
        if revised:
            changes["request"] = None
        if table.over:
            changes["status"] = "finished"
            changes["result"] = scores_of(table, live.outs)
        kinds = {one.seat: one.kind for one in live.seats}
        changes |= retimed(row, kinds, table.deciders, history, self.hours)
        event = {
            "table_id": live.id,
            "number": number,
            "seat": seat,
            "kind": kind,
            "value": value,
            "words": str(live.game.describe(value)) if kind == PLAY else None,
            "at": moment,
        }
        ended = self._campaign_game(live, moment) if table.over else None
        done = exploits_of(live, moment) if table.over else None
        rated = rated_game(live, changes["result"], moment) if table.over and row.rated else None
        dealt = finished_attempt(live, changes["result"]) if table.over else None
        names = [seat.name for seat in live.seats]
        ending = Ending.of(history, names).dumped() if table.over else None
        # clocks follow from who sits where: nobody may have changed that meanwhile
        expected = row.revision if live.trusted or row.clock is not None else None
        try:
            await self.storage.append(
                event, changes, revised, expected, ended, done, ending, teller.told, rated, dealt
            )
        except (IntegrityError, Outdated) as error:
            await self._overtaken(live, error)
        except BaseException:
            live.forget()
            raise
        if revised:
            changes["revision"] = row.revision + 1
        self._note(live, changes)
        if rated is not None:
            for settle in self.rate:
                await settle()
        if number % self.settings.snapshot_every == 0:
            await self._keep(live)
        await self._written(live)

    def _teller(self, live: Live, number: int) -> Teller:
        """Finds what is to be told to those who are not here."""
        looking = self.looking(live.id)
        return Teller(live.row, live.seats, number, looking, self.settings.notices_delay_seconds)

    def _campaign_game(self, live: Live, moment: int) -> dict[str, Any] | None:
        """How a finished game of a campaign went for the person who played it alone, if any."""
        campaign = live.game.campaign()
        if campaign is None or not campaign.stage_of(live.history.options):
            return None
        if live.row.forked_from is not None or live.history.went_back:  # what comes was known
            return None
        if days.is_practice(live.row):
            return None
        if not live.usual_box:
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
            "bonus": campaign.bonus_in(live.history.options),
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
            await self.storage.keep_snapshot(live.id, live.number, live.history.dumped())
        except Exception:
            log.warning("snapshot not kept", extra={"table": live.id}, exc_info=True)

    async def change(
        self,
        live: Live,
        table: dict[str, Any],
        seats: dict[int, dict[str, Any]] | None = None,
        also: Callable[[Connection], Any] | None = None,
    ) -> None:
        """Change a table's own data and some of its seats, unless somebody else just did.

        Where clocks run, nothing may have been played meanwhile either. What is `also` done about
        the people around the table is part of it.
        """
        timed = self._retimed(live, table, seats or {})
        changes = {"updated": self.hours.time(), **timed, **table}
        changes["revision"] = live.row.revision + 1
        expected = [TableRow.id == live.id, TableRow.revision == live.row.revision]
        if timed or "due" in table:
            expected.append(TableRow.number == live.row.number)
        teller = self._teller(live, live.row.number)
        if table.get("status") == "playing":
            teller.started()
            teller.asked(None, (), table.get("asked", ()))
        if table.get("request") is not None:
            teller.asked_back(table["request"])

        async def work(session: AsyncSession) -> None:
            done = await session.execute(
                update(TableRow).where(*expected).values(**changes).returning(TableRow.id)
            )
            if done.first() is None:
                raise Overtaken
            for seat, values in (seats or {}).items():
                await session.execute(
                    update(SeatRow)
                    .where(SeatRow.table_id == live.id, SeatRow.seat == seat)
                    .values(**values)
                )
            await session.run_sync(lambda found: write_down(found.connection(), teller.told))
            if also is not None:
                await session.run_sync(lambda found: also(found.connection()))

        try:
            await self.storage.write(work)
        except Overtaken as error:
            await self._overtaken(live, error)
        self._note(live, changes)
        for seat, values in (seats or {}).items():
            for name, value in values.items():
                setattr(live.seats[seat], name, value)
        if "host_id" in table or also is not None:
            live.circle = await circle_of(self.storage, live.row)
        if "status" in table and not live.started:
            await self._load(live, live.row.number)
        await self._written(live)

    def _retimed(
        self, live: Live, table: dict[str, Any], seats: dict[int, dict[str, Any]]
    ) -> dict[str, Any]:
        """What becomes of the clocks when a game begins, or a seat has another player."""
        kinds = {row.seat: row.kind for row in live.seats}
        new = {seat: values["kind"] for seat, values in seats.items() if "kind" in values}
        going = live.row.status == "playing" and live.started
        if table.get("status") != "playing" and not (going and new):
            return {}
        back = [seat for seat, kind in new.items() if going and (kinds[seat], kind) == BACK]
        history = live.history if going else None
        asked = live.table.deciders if going else table["asked"]
        return retimed(live.row, {**kinds, **new}, asked, history, self.hours, back)

    async def _written(self, live: Live) -> None:
        await self.tell(live, ours=True)
        for wrote in self.wrote:
            await wrote(live.id)

    async def tell(self, live: Live, ours: bool = False) -> None:
        """Something is new at a table."""
        live.forget_seats()
        for changed in self.changed:
            await changed(live, ours)


def check_row(row: TableRow, seats: list[SeatRow]) -> None:
    """Whether a table holds what the rest of the server takes for granted; ValueError if not."""
    if not isinstance(row.asked, list) or not set(row.asked) <= set(range(len(seats))):
        row.asked = []  # who is asked, its events tell
    fits: dict[str, bool] = {
        "status": row.status in STATUSES,
        "number": all(type(one) is int for one in (row.number, row.revision)),
        "players": row.players == len(seats),
        "seats": [seat.seat for seat in seats] == list(range(len(seats))),
        "kinds": all(seat.kind in SEAT_KINDS for seat in seats),
        "orders": all(isinstance(seat.orders, dict | None) for seat in seats),
        "options": isinstance(row.options, dict | None),
        "request": row.request is None or {"seat", "agreed"} <= set(row.request),
        "closed": isinstance(row.closed, dict | None),
        "clock": readable_clocks(row),
        "result": row.result is None or bool([judged(score) for score in row.result]),
        "moments": 0 <= row.created < LAST_MOMENT and 0 <= row.updated < LAST_MOMENT,
    }
    wrong = [name for name, well in fits.items() if not well]
    if wrong:
        raise ValueError(f"its {wrong[0]} cannot be read")


def readable_clocks(row: TableRow) -> bool:
    terms = terms_of(row)
    return terms is None or len(clocks_of(row, terms)) == row.players


def happened(event: Row[Any]) -> Happened:
    return Happened(event.number, event.seat, event.kind, event.value)
