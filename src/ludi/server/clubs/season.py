"""The ladder of a club's season: ratings that start anew, from the games among its members."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from fastapi import APIRouter
from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncSession

from ludi.ratings import Rating, new_model
from ludi.server import wire as common
from ludi.server.answers import problems
from ludi.server.circle import BELONG
from ludi.server.clubs import wire
from ludi.server.clubs.models import Club, ClubMember
from ludi.server.desk import game_of
from ludi.server.house import Somebody
from ludi.server.ladder import names_for, shown_change, strength
from ludi.server.models import RatedGame, RatedSeat, written
from ludi.server.problems import Problem
from ludi.server.rated import BOT, PERSON
from ludi.server.ratings import first_rating, rate_game
from ludi.server.wire_ratings import LadderEntry

router: Final = APIRouter(prefix="/api", tags=["clubs"])

MOST_GAMES: Final = 3000  # of a season that are looked at, the latest

Seats = list[tuple[str, int]]  # who came out at which rank


@router.get("/clubs/{club}/ladder/{game}", responses=problems(401, 404))
async def ladder(club: wire.ClubId, game: common.GameId, caller: Somebody) -> wire.ClubLadder:
    """How strong the members are at a game, by what they played among themselves this season."""
    found = game_of(game)
    async with caller.house.storage.reading() as session:
        row = await session.get(Club, club)
        mine = await session.get(ClubMember, (club, caller.me.id))
        if row is None or mine is None or mine.role not in BELONG:
            raise Problem(404, "no-such-club")
        belong = ClubMember.role.in_(BELONG)
        here = select(ClubMember.person_id).where(ClubMember.club_id == club, belong)
        members = {f"{PERSON}{person}" for person in await session.scalars(here)}
    query = played_by(members).where(RatedGame.game == found.id, RatedGame.at >= row.season_at)

    def work(connection: Connection) -> tuple[int, dict[str, Rating], dict[str, int]]:
        rows = connection.execute(query.limit(MOST_GAMES * 6)).all()
        return rated([(one.table_id, one.who, one.rank) for one in rows], members)

    played, known, games = await caller.house.storage.at_once(work, writes=False)
    async with caller.house.storage.reading() as session:
        names = await names_for(session, known, caller.language)
    order = sorted(known, key=lambda who: (-known[who].interval[0], who))
    entries = [
        LadderEntry(
            place=place,
            kind="person",
            name=names[who],
            level=None,
            games=games[who],
            change=shown_change(first_rating(who), known[who]),
            me=who == f"{PERSON}{caller.me.id}",
            **strength(known[who]),
        )
        for place, who in enumerate([who for who in order if who in names], start=1)
        if not who.startswith(BOT)
    ]
    return wire.ClubLadder(
        season=row.season,
        since=written(row.season_at),
        game=found.id,
        played=played,
        entries=[one.model_copy(update={"place": place}) for place, one in enumerate(entries, 1)],
    )


def played_by(members: set[str]) -> Any:
    """The seats of the rated games in which some people sat, in the order they were rated."""
    sat = select(RatedSeat.table_id).where(RatedSeat.who.in_(sorted(members)))
    return (
        select(RatedSeat.table_id, RatedSeat.who, RatedSeat.rank, RatedGame.game)
        .join(RatedGame, RatedGame.table_id == RatedSeat.table_id)
        .where(RatedGame.place.is_not(None), RatedGame.table_id.in_(sat))
        .order_by(RatedGame.place, RatedSeat.seat)
    )


def among(seats: Seats, members: set[str]) -> bool:
    """Whether a game was one among members: two of them at least, and nobody else but bots."""
    people = {who for who, _ in seats if not who.startswith(BOT)}
    return len(people) > 1 and people <= members


def rated(
    rows: list[tuple[str, str, int]], members: set[str]
) -> tuple[int, dict[str, Rating], dict[str, int]]:
    """How many games count, and everybody's rating and number of games after them."""
    known: dict[str, Rating] = {}
    games: dict[str, int] = {}
    model = new_model()
    played = 0
    for _, group in groupby(rows, key=lambda row: row[0]):
        seats = [(who, rank) for _, who, rank in group]
        if among(seats, members):
            played += 1
            rate_game(seats, known, model)
            for who in dict.fromkeys(who for who, _ in seats):
                games[who] = games.get(who, 0) + 1
    return played, known, games


async def games_played(session: AsyncSession, club: Club, people: list[str]) -> list[str]:
    """At which games there are results in this season."""
    members = {f"{PERSON}{person}" for person in people}
    query = played_by(members).where(RatedGame.at >= club.season_at).limit(MOST_GAMES * 6)
    found: set[str] = set()
    for _, group in groupby(await session.execute(query), key=lambda row: row.table_id):
        seats = list(group)
        if among([(row.who, row.rank) for row in seats], members):
            found.add(seats[0].game)
    return sorted(found)
