"""Brings tournaments on: begins them in time, notes results, pairs rounds, and ends them.

Everything is decided by one row of the database: of several processes, or after one that died in
the middle, exactly one pairs a round, together with all its tables.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ludi.kernel.dice import fresh_seed
from ludi.server.desk import Overtaken, game_of
from ludi.server.models import Person, RatingRow, SeatRow, TableRow
from ludi.server.opening import Plan, begin, new_row
from ludi.server.problems import Problem
from ludi.server.rated import PERSON, final_ranks
from ludi.server.ratings import first_rating
from ludi.server.tournaments.course import (
    GROUPS,
    Course,
    Entry,
    groups_of,
    least_players,
    next_round,
    rounds_of,
)
from ludi.server.tournaments.models import Tournament, TournamentGame, TournamentPlayer
from ludi.server.tournaments.pairing import BOT, Round
from ludi.server.tournaments.standing import Game

if TYPE_CHECKING:
    from ludi.server.house import House

log: Final = logging.getLogger("ludi.server")

TICK_SECONDS: Final = 2.0
MINUTE: Final = 60_000
ABSENT: Final = "absent"
VOID: Final[dict[str, Any]] = {"ranks": [], "totals": []}

Games = list[TournamentGame]
Players = list[TournamentPlayer]


class Keeper:
    """The tournaments of all the house, as far as this process looks after them."""

    def __init__(self, house: House) -> None:
        self.house: Final = house

    async def run(self) -> None:
        """For as long as the house is open."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self.tick()
            except Exception:
                log.exception("tournaments stopped for a moment")

    async def tick(self) -> None:
        """Do what there is to do by now."""
        moment = self.house.desk.hours.time()
        due = (Tournament.status == "open") & (Tournament.start_at <= moment)
        query = select(Tournament.id, Tournament.status)
        async with self.house.storage.reading() as session:
            rows = await session.execute(query.where(due | (Tournament.status == "playing")))
            found = [(id, status) for id, status in rows]
        for id, status in found:
            try:
                if status == "open":
                    await self.begin(id)
                await self.advance(id)
            except Exception:  # whatever is wrong with one, the others go on
                log.exception("tournament not advanced", extra={"tournament": id})

    # ---------------------------------------------------------------- the start

    async def begin(self, id: str, by_hand: bool = False) -> None:
        """Begin a tournament: from now on nobody new comes in. By hand, or when it is time."""
        moment = self.house.desk.hours.time()

        async with self.house.storage.session() as session:
            row = await held(session, id)
            if row is None or row.status != "open":
                return
            players = await players_of(session, id)
            least = max(row.least, least_players(row.format, row.seats, row.bots))
            if len(players) < least:
                if by_hand:
                    raise Problem(409, "too-few-players", least=least)
                row.status, row.updated = "cancelled", moment
                return
            await number_anew(session, row, players)
            row.rounds = rounds_of(row.format, row.seats, len(players), row.rounds)
            row.status, row.next_at, row.updated = "playing", moment, moment

    # ---------------------------------------------------------------- going on

    async def advance(self, id: str) -> None:
        """Bring a tournament as far as it can come now."""
        async with self.house.storage.reading() as session:
            row = await session.get(Tournament, id)
            if row is None or row.status != "playing":
                return
            players = await players_of(session, id)
            games = await games_of(session, id)
        going = [one for one in games if one.round == row.round and one.result is None]
        for one in going:
            await self.look_at(row, one, players)
        if any(one.result is None for one in going):
            return
        if row.round:
            await self.open_up(row, games)
        moment = self.house.desk.hours.time()
        async with self.house.storage.reading() as session:
            players = await players_of(session, id)  # some were absent
        here = [one for one in players if one.out is None]
        if row.round == row.rounds or (row.round and len(here) < 2):
            await self.end(row, moment)
        elif row.next_at is None:
            mine = update(Tournament).where(
                Tournament.id == id, Tournament.round == row.round, Tournament.next_at.is_(None)
            )
            later = {"next_at": moment + row.pause * MINUTE, "updated": moment}
            async with self.house.storage.session() as session:
                await session.execute(mine.values(**later))
            if not row.pause:
                await self.advance(id)
        elif row.next_at <= moment:
            await self.pair(row, players, games)

    async def look_at(self, row: Tournament, game: TournamentGame, players: Players) -> None:
        """Begin a table of the round if it waits; note its result if it is over."""
        async with self.house.storage.reading() as session:
            table = await session.get(TableRow, game.table_id) if game.table_id else None
            there = SeatRow.table_id == game.table_id
            found = await session.scalars(select(SeatRow).where(there).order_by(SeatRow.seat))
            seats = list(found)
        if table is not None and table.status == "waiting":
            await self.begin_table(table.id)
            return
        if table is not None and table.status != "finished":
            return
        result, absent = dict(VOID), []
        if table is not None and table.closed is None and table.result:
            ranks = final_ranks(seats, table.result)
            totals = {score["seat"]: score["total"] for score in table.result}
            result = {"ranks": ranks, "totals": [totals[seat.seat] for seat in seats]}
            absent = [
                number
                for number, seat in zip(game.players, seats, strict=True)
                if number != BOT and (seat.kind == "bot" or seat.left)
            ]
        mine = (
            update(TournamentGame)
            .where(TournamentGame.tournament_id == row.id, TournamentGame.round == game.round)
            .where(TournamentGame.number == game.number, TournamentGame.result.is_(None))
        )
        gone = update(TournamentPlayer).where(
            TournamentPlayer.tournament_id == row.id,
            TournamentPlayer.number.in_(absent),
            TournamentPlayer.out.is_(None),
        )
        async with self.house.storage.session() as session:
            await session.execute(mine.values(result=result))
            await session.execute(gone.values(out=ABSENT))
        game.result = result

    async def begin_table(self, table_id: str) -> None:
        """The game of a table begins; if another process was faster, so much the better."""
        try:
            async with self.house.desk.open(table_id) as live:
                if live.row.status == "waiting":
                    await begin(self.house, live)
        except Overtaken:
            pass
        except Problem as problem:  # an update came in between: the house closes such tables
            log.warning("table not begun", extra={"table": table_id, "why": problem.key})

    async def open_up(self, row: Tournament, games: Games) -> None:
        """The round is over: who may see the tournament may see its tables and deals."""
        tables = [one.table_id for one in games if one.round == row.round and one.table_id]
        shut = (TableRow.sealed.is_(True)) & TableRow.id.in_(tables)
        async with self.house.storage.session() as session:
            found = list(await session.scalars(select(TableRow.id).where(shut)))
            if found:
                values = {"sealed": False, "public": row.public, "revision": TableRow.revision + 1}
                await session.execute(update(TableRow).where(shut).values(**values))
        for table_id in found:
            await self.house.hub.look(table_id)
            await self.house.hub.publish(table_id)

    async def end(self, row: Tournament, moment: int) -> None:
        over = update(Tournament).where(Tournament.id == row.id, Tournament.status == "playing")
        async with self.house.storage.session() as session:
            await session.execute(over.values(status="finished", next_at=None, updated=moment))

    # ---------------------------------------------------------------- pairing

    async def pair(self, row: Tournament, players: Players, games: Games) -> None:
        """The next round: its pairs and all its tables are written down at once, or not at all."""
        number = row.round + 1
        course = course_of(row, players, games)
        planned = await asyncio.to_thread(next_round, course, number)
        tables = self.tables_for(row, await self.names_of(players), planned, number)
        moment = self.house.desk.hours.time()
        mine = update(Tournament).where(
            Tournament.id == row.id, Tournament.round == row.round, Tournament.status == "playing"
        )

        async def work(session: AsyncSession) -> None:
            done = await session.execute(
                mine.values(round=number, next_at=None, updated=moment).returning(Tournament.id)
            )
            if done.first() is None:
                raise Overtaken
            for at, people in enumerate([*planned.tables, *[[bye] for bye in planned.byes]]):
                bye = at >= len(tables)
                table = None if bye else tables[at][0].id
                session.add(
                    TournamentGame(
                        tournament_id=row.id,
                        round=number,
                        number=at + 1,
                        table_id=table,
                        players=people,
                        result=dict(VOID) if bye else None,
                    )
                )
            for table_row, seats in tables:
                session.add(table_row)
                await session.flush()
                session.add_all(seats)

        try:
            await self.house.storage.write(work)
        except Overtaken:
            return
        log.info("round paired", extra={"tournament": row.id, "round": number})
        for table_row, _ in tables:
            await self.begin_table(table_row.id)

    async def names_of(self, players: Players) -> dict[int, tuple[str | None, str]]:
        """Who has which number, and what they are called."""
        query = select(Person.id, Person.nickname).where(
            Person.id.in_([one.person_id for one in players if one.person_id])
        )
        async with self.house.storage.reading() as session:
            names = {id: name for id, name in await session.execute(query)}
        return {one.number: (one.person_id, names.get(one.person_id or "", "")) for one in players}

    def tables_for(
        self,
        row: Tournament,
        people: dict[int, tuple[str | None, str]],
        planned: Round,
        number: int,
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables of a round, with the same deal if that is wanted."""
        game = game_of(row.game)
        seed = fresh_seed() if row.duplicate else ""
        sealed = row.duplicate and len(planned.tables) > 1
        found: list[tuple[TableRow, list[SeatRow]]] = []
        for at, table in enumerate(planned.tables, start=1):
            seats = [
                SeatRow(
                    seat=seat,
                    kind="bot" if one == BOT else "person",
                    person_id=None if one == BOT else people[one][0],
                    name="" if one == BOT else people[one][1],
                    level=row.clock["level"] if one == BOT else None,
                    stand_in=None,
                    left=False,
                    note=None,
                    orders={},
                )
                for seat, one in enumerate(table)
            ]
            plan = Plan(
                game,
                row.options,
                seats,
                f"{row.name} {number}.{at}",
                public=row.public and not sealed,
                hints=False,
                clock=row.clock,
                rated=row.rated,
                seed=seed,
            )
            made = new_row(plan, None)
            made.tournament_id, made.sealed = row.id, sealed
            for one in seats:
                one.table_id = made.id
            found.append((made, seats))
        return found


# ---------------------------------------------------------------- reading


async def held(session: AsyncSession, id: str) -> Tournament | None:
    """A tournament, held until the transaction ends."""
    query = select(Tournament).where(Tournament.id == id).with_for_update()
    return (await session.scalars(query)).first()


async def players_of(session: AsyncSession, id: str) -> Players:
    mine = TournamentPlayer.tournament_id == id
    found = select(TournamentPlayer).where(mine).order_by(TournamentPlayer.number)
    return list(await session.scalars(found))


async def games_of(session: AsyncSession, id: str) -> Games:
    mine = TournamentGame.tournament_id == id
    order = (TournamentGame.round, TournamentGame.number)
    return list(await session.scalars(select(TournamentGame).where(mine).order_by(*order)))


async def number_anew(session: AsyncSession, row: Tournament, players: Players) -> None:
    """At the start the strongest come first, and groups are made of about the same strength."""
    ids = {f"{PERSON}{one.person_id}": one for one in players}
    rated = await session.scalars(
        select(RatingRow).where(RatingRow.game == row.game, RatingRow.who.in_(list(ids)))
    )
    means = {one.who: one.mean for one in rated}
    usual = first_rating(PERSON).mean
    order = sorted(ids, key=lambda who: (-means.get(who, usual), ids[who].number))
    groups = groups_of(len(players), row.seats) if row.format == GROUPS else None
    await session.execute(delete(TournamentPlayer).where(TournamentPlayer.tournament_id == row.id))
    for number, who in enumerate(order):
        old = ids[who]
        session.expunge(old)
        session.add(
            TournamentPlayer(
                tournament_id=row.id,
                number=number,
                person_id=old.person_id,
                out=None,
                team=None if groups is None else groups[number],
                at=old.at,
            )
        )


def course_of(row: Tournament, players: Players, games: Games) -> Course:
    """A tournament as far as it has come."""
    rounds: dict[int, Round] = {}
    over: list[Game] = []
    for one in games:
        planned = rounds.setdefault(one.round, Round([], []))
        if one.table_id is None:
            planned.byes.extend(one.players)
        else:
            planned.tables.append(list(one.players))
        if one.result is not None:
            result = one.result
            over.append(Game(one.round, list(one.players), result["ranks"], result["totals"]))
    return Course(
        row.format,
        row.seats,
        row.bots,
        row.duplicate,
        row.rounds or 0,
        row.seed,
        [Entry(one.number, one.out is None, one.team) for one in players],
        [rounds[number] for number in sorted(rounds)],
        over,
    )
