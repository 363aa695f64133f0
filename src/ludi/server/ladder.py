"""Ladders: who is how strong at a game, what became of my rating, and opponents of my strength."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Annotated, Any, Final, NamedTuple

from fastapi import APIRouter, Query
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.responses import Response

import ludi
from ludi.bots import bot_names
from ludi.ratings import Rating
from ludi.server import boxes, guard, lobby, wire, wire_ratings
from ludi.server.answers import plain, problems
from ludi.server.circle import is_welcome
from ludi.server.desk import game_of
from ludi.server.house import Anybody, Somebody
from ludi.server.models import Person, RatedGame, RatedSeat, RatingRow, SeatRow, TableRow, written
from ludi.server.opening import Plan
from ludi.server.problems import Problem
from ludi.server.rated import BOT, PERSON, who_of
from ludi.server.ratings import first_rating
from ludi.server.settling import settled
from ludi.server.words import game_word, say

router: Final = APIRouter(prefix="/api", tags=["ratings"])

SCALE: Final = 40  # so that somebody new has 1000
LONGEST: Final = 100  # entries of a ladder
LONGEST_CURVE: Final = 300  # games
DAY: Final = 24 * 3600 * 1000
DAYS: Final = {"year": 365, "month": 30, "week": 7}
NEWCOMERS_LEVEL: Final = "centurio"  # the one below Legatus
USUAL_CLOCK: Final = {"kind": "days", "hours": 48, "bank": 48, "at_zero": "bot", "level": "miles"}


def strength(rating: Rating) -> dict[str, int]:
    """A rating as `Strength`."""
    low, high = rating.interval
    return {
        "rating": round(rating.mean * SCALE),
        "low": round(low * SCALE),
        "high": round(high * SCALE),
    }


def shown_change(before: Rating, after: Rating) -> int:
    return round(after.mean * SCALE) - round(before.mean * SCALE)


# ---------------------------------------------------------------- ladders


class Standing(NamedTuple):
    """Where somebody stands after some games."""

    who: str
    rating: Rating
    games: int
    before: Rating  # the period


@router.get("/ratings/{game}", responses=problems(404))
async def ladder(
    game: wire.GameId, caller: Anybody, period: Annotated[wire_ratings.Period, Query()] = "all"
) -> wire_ratings.LadderInfo:
    """Who is how strong: ordered by what they are at least, by all we know."""
    found = game_of(game)
    async with caller.house.storage.reading() as session:
        since = 0 if period == "all" else caller.house.desk.hours.time() - DAYS[period] * DAY
        standings = await standings_of(session, found.id, since)
        standings.sort(key=lambda one: (-one.rating.interval[0], one.who))
        names = await names_for(session, [one.who for one in standings], caller.language)
    me = None if caller.id is None else f"{PERSON}{caller.id}"
    entries = [
        wire_ratings.LadderEntry(
            place=place,
            kind="bot" if one.who.startswith(BOT) else "person",
            name=names[one.who],
            level=one.who.removeprefix(BOT) if one.who.startswith(BOT) else None,
            games=one.games,
            change=shown_change(one.before, one.rating),
            me=one.who == me,
            **strength(one.rating),
        )
        for place, one in enumerate([one for one in standings if one.who in names], start=1)
    ]
    mine = next((entry for entry in entries if entry.me), None)
    name = game_word(found, "game-name", caller.language, found.id)
    return wire_ratings.LadderInfo(
        game=found.id, name=name, period=period, entries=entries[:LONGEST], me=mine
    )


async def standings_of(session: AsyncSession, game: str, since: int) -> list[Standing]:
    """Everybody who has played since a moment, as they stand now."""
    if not since:
        kept = await session.scalars(select(RatingRow).where(RatingRow.game == game))
        return [
            Standing(row.who, Rating(row.mean, row.doubt), row.games, first_rating(row.who))
            for row in kept
        ]
    played = (
        select(RatedSeat.who, RatedSeat.mean, RatedSeat.doubt, RatedGame.table_id, RatedGame.at)
        .join(RatedGame, RatedGame.table_id == RatedSeat.table_id)
        .where(RatedGame.game == game, RatedGame.place.is_not(None))
        .order_by(RatedSeat.who, RatedGame.place)
    )
    lately = select(RatedSeat.who).join(RatedGame, RatedGame.table_id == RatedSeat.table_id)
    lately = lately.where(RatedGame.game == game, RatedGame.at > since)
    rows = (await session.execute(played.where(RatedSeat.who.in_(lately)))).all()
    found: list[Standing] = []
    for who, theirs in groupby(rows, key=lambda row: row.who):
        games = list(theirs)
        earlier = [row for row in games if row.at <= since]
        before = Rating(earlier[-1].mean, earlier[-1].doubt) if earlier else first_rating(who)
        new = {row.table_id for row in games if row.at > since}
        last = games[-1]
        if new:
            found.append(Standing(who, Rating(last.mean, last.doubt), len(new), before))
    return found


async def names_for(session: AsyncSession, whos: Iterable[str], language: str) -> dict[str, str]:
    """What everybody is called; those who are gone are left out."""
    everybody = set(whos)
    ids = [who.removeprefix(PERSON) for who in everybody if who.startswith(PERSON)]
    rows = await session.execute(select(Person.id, Person.nickname).where(Person.id.in_(ids)))
    people = {f"{PERSON}{row.id}": row.nickname for row in rows}
    bots = {
        who: say(f"level-{who.removeprefix(BOT)}", language)
        for who in everybody
        if who.startswith(BOT)
    }
    return {**people, **bots}


async def rating_of(session: AsyncSession, game: str, who: str) -> tuple[Rating, int]:
    """How strong somebody is, and after how many games."""
    row = await session.get(RatingRow, (game, who))
    return (first_rating(who), 0) if row is None else (Rating(row.mean, row.doubt), row.games)


# ---------------------------------------------------------------- my own


@router.get("/me/ratings", responses=problems(401))
async def mine(caller: Somebody) -> list[wire_ratings.MyRating]:
    """My ratings: how they came about, and against whom; the game with most of them first."""
    me = f"{PERSON}{caller.me.id}"
    async with caller.house.storage.reading() as session:
        rated = select(RatingRow).where(RatingRow.who == me).order_by(RatingRow.games.desc())
        rows = list(await session.scalars(rated.order_by(RatingRow.game)))
        sat = select(RatedSeat.table_id).where(RatedSeat.who == me)
        query = (
            select(RatedSeat, RatedGame)
            .join(RatedGame, RatedGame.table_id == RatedSeat.table_id)
            .where(RatedGame.table_id.in_(sat), RatedGame.place.is_not(None))
            .order_by(RatedGame.place, RatedSeat.seat)
        )
        seats = [(seat, game) for seat, game in (await session.execute(query)).all()]
        names = await names_for(session, [seat.who for seat, _ in seats], caller.language)
    nobody = dict.fromkeys([seat.who for seat, _ in seats], say("somebody", caller.language))
    names = {**nobody, **names}
    known = {game.id: game for game in ludi.playable()}
    return [
        my_rating(
            row,
            game_word(known[row.game], "game-name", caller.language, row.game)
            if row.game in known
            else row.game,
            me,
            [(seat, game) for seat, game in seats if game.game == row.game],
            names,
        )
        for row in rows
    ]


def my_rating(
    row: RatingRow,
    name: str,
    me: str,
    seats: list[tuple[RatedSeat, RatedGame]],
    names: dict[str, str],
) -> wire_ratings.MyRating:
    """What there is to say about my rating at one game."""
    curve: list[wire_ratings.RatingMoment] = []
    against: dict[str, list[int]] = {}  # games, ahead, behind
    modes: dict[int, list[int]] = {}  # games, first
    for _, group in groupby(seats, key=lambda one: one[1].table_id):
        all_seats = list(group)
        game = all_seats[0][1]
        own = next(seat for seat, _ in all_seats if seat.who == me)
        assert own.mean is not None and own.doubt is not None
        curve.append(
            wire_ratings.RatingMoment(
                at=written(game.at),
                table=game.table_id,
                rank=own.rank,
                players=game.players,
                **strength(Rating(own.mean, own.doubt)),
            )
        )
        counted = modes.setdefault(game.players, [0, 0])
        counted[0] += 1
        counted[1] += own.rank == 1
        for seat, _ in all_seats:
            if seat.who != me:
                tally = against.setdefault(seat.who, [0, 0, 0])
                tally[0] += 1
                tally[1] += own.rank < seat.rank
                tally[2] += own.rank > seat.rank
    opponents = [
        wire_ratings.RatingOpponent(
            kind="bot" if who.startswith(BOT) else "person",
            name=names[who],
            games=games,
            ahead=ahead,
            behind=behind,
        )
        for who, (games, ahead, behind) in against.items()
    ]
    return wire_ratings.MyRating(
        game=row.game,
        name=name,
        games=row.games,
        curve=curve[-LONGEST_CURVE:],
        opponents=sorted(opponents, key=lambda one: (-one.games, one.name)),
        modes=[
            wire_ratings.RatingMode(players=players, games=games, first=first)
            for players, (games, first) in sorted(modes.items())
        ],
        **strength(Rating(row.mean, row.doubt)),
    )


# ---------------------------------------------------------------- of one table


@router.get("/tables/{table}/rating", responses=problems(404, 409))
async def of_table(
    table: wire.TableId, caller: Anybody, invite: wire.Invite = None
) -> wire_ratings.TableRating:
    """How strong those at a rated table are, and what its result made of that."""
    async with caller.house.desk.open(table, seats_only=True) as live:
        guard.may_see(live, caller.id, invite)
        if not live.row.rated:
            raise Problem(409, "not-rated")
        game = live.row.game
        people = {seat.seat: who_of(seat) for seat in live.seats if seat.kind in ("person", "bot")}
    async with caller.house.storage.reading() as session:
        done = await session.get(RatedGame, table)
        if done is None:
            seats = [await seat_rating(session, game, seat, who) for seat, who in people.items()]
            return wire_ratings.TableRating(void=None, over=False, seats=seats)
        void = None if done.void is None else say(f"void-{done.void}", caller.language)
        rows = await session.scalars(
            select(RatedSeat).where(RatedSeat.table_id == table).order_by(RatedSeat.seat)
        )
        seats = [await seat_rated(session, done, row) for row in rows]
    return wire_ratings.TableRating(void=void, over=True, seats=seats)


async def seat_rating(
    session: AsyncSession, game: str, seat: int, who: str
) -> wire_ratings.SeatRating:
    """A seat while its game goes on, or waits."""
    rating, games = await rating_of(session, game, who)
    return wire_ratings.SeatRating(
        seat=seat, games=games, rank=None, forfeit=False, change=None, **strength(rating)
    )


async def seat_rated(
    session: AsyncSession, game: RatedGame, row: RatedSeat
) -> wire_ratings.SeatRating:
    """A seat of a game that is over."""
    query = (
        select(RatedSeat.mean, RatedSeat.doubt, RatedGame.table_id)
        .join(RatedGame, RatedGame.table_id == RatedSeat.table_id)
        .where(RatedGame.game == game.game, RatedSeat.who == row.who)
        .where(RatedGame.place.is_not(None))
    )
    if game.place is not None:
        query = query.where(RatedGame.place < game.place)
    last = (await session.execute(query.order_by(RatedGame.place.desc()).limit(1))).first()
    before = first_rating(row.who) if last is None else Rating(last.mean, last.doubt)
    count = select(func.count(query.subquery().c.table_id.distinct()))
    after = before
    if row.mean is not None and row.doubt is not None:
        after = Rating(row.mean, row.doubt)
    return wire_ratings.SeatRating(
        seat=row.seat,
        games=await session.scalar(count) or 0,
        rank=row.rank,
        forfeit=row.forfeit,
        change=None if row.mean is None else shown_change(before, after),
        **strength(after),
    )


# ---------------------------------------------------------------- somebody of my level


@router.post(
    "/ratings/{game}/play",
    status_code=201,
    response_model=wire.TableInfo,
    responses=problems(401, 404, 409),
)
async def play_my_level(game: wire.GameId, caller: Somebody) -> Response:
    """A rated game at once, against the bot whose rating is nearest mine."""
    box = await boxes.chosen(caller, game, "house")
    found = game_of(game, None if box is None else box.body)
    players = 2 if 2 in found.players else min(one for one in found.players if one > 1)
    options = settled(found, players, {}, caller.language)
    async with caller.house.storage.reading() as session:
        level = await nearest_level(session, found.id, caller.me.id)
    seats = [lobby.seat_row(caller, 0, "me")]
    seats += [lobby.seat_row(caller, seat, "bot", level) for seat in range(1, players)]
    name = game_word(found, "game-name", caller.language, found.id)
    clock = {**USUAL_CLOCK, "weekends": False, "holidays": [], "zone": "UTC"}
    box_id = None if box is None else box.id
    plan = Plan(found, options, seats, name, clock=clock, rated=True, box_id=box_id)
    return await lobby.opened(caller, plan, start=True)


async def nearest_level(session: AsyncSession, game: str, person_id: str) -> str:
    """The level whose rating is nearest somebody's; without a rating a middling one."""
    mine, games = await rating_of(session, game, f"{PERSON}{person_id}")
    if not games:
        return NEWCOMERS_LEVEL
    apart: dict[str, float] = {}
    for level in bot_names():
        rating, _ = await rating_of(session, game, f"{BOT}{level}")
        apart[level] = abs(rating.mean - mine.mean)
    return min(apart, key=lambda level: apart[level])


@router.get(
    "/ratings/{game}/open", response_model=list[wire_ratings.NearTable], responses=problems(404)
)
async def near_tables(game: wire.GameId, caller: Anybody) -> Response:
    """Open rated tables where a seat is free, those of my strength first."""
    found = game_of(game)
    free = select(SeatRow.table_id).where(SeatRow.kind == "open")
    query = select(TableRow).where(
        TableRow.public,
        TableRow.rated,
        TableRow.status == "waiting",
        TableRow.game == found.id,
        is_welcome(caller.id),
        TableRow.id.in_(free),
    )
    tables: list[dict[str, Any]] = []
    async with caller.house.storage.reading() as session:
        newest = query.order_by(TableRow.updated.desc()).limit(lobby.LONGEST_LIST)
        rows = list(await session.scalars(newest))
        own, _ = await rating_of(session, found.id, f"{PERSON}{caller.id}")
        for row, seats in await lobby.with_seats(session, rows):
            info = lobby.listed(caller, row, seats)
            there = [seat for seat in seats if seat.kind in ("person", "bot")]
            if info is None or info["mine"] or not there:
                continue
            known = [await rating_of(session, found.id, who_of(seat)) for seat in there]
            mean = sum(rating.mean for rating, _ in known) / len(known)
            apart = abs(round(mean * SCALE) - round(own.mean * SCALE))
            tables.append({"table": info, "rating": round(mean * SCALE), "apart": apart})
    return plain(sorted(tables, key=lambda one: one["apart"]))
