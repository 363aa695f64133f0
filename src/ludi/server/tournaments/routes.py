"""Tournaments: made with a link, joined, begun, and looked at while they go on."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query
from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ludi.bots import bot_names
from ludi.kernel.dice import fresh_seed
from ludi.server import lobby
from ludi.server import wire as common
from ludi.server.answers import problems
from ludi.server.circle import BELONG, blocked_between
from ludi.server.clubs.models import ClubMember
from ludi.server.clubs.routes import fits
from ludi.server.desk import game_of
from ludi.server.house import Anybody, Caller, Somebody
from ludi.server.models import Person, SeatRow, TableRow, now, written
from ludi.server.opening import new_invitation
from ludi.server.problems import Problem
from ludi.server.settling import settled
from ludi.server.timing import AWAY
from ludi.server.tournaments import wire
from ludi.server.tournaments.course import GROUPS, most_players, places
from ludi.server.tournaments.keeper import Keeper, course_of, games_of, held, players_of
from ludi.server.tournaments.models import Tournament, TournamentGame, TournamentPlayer
from ludi.server.tournaments.pairing import BOT
from ludi.server.tournaments.standing import Game, points_in
from ludi.server.words import say

router: Final = APIRouter(prefix="/api/tournaments", tags=["tournaments"])

LONGEST_LIST: Final = 50
MOST_LED: Final = 3  # unfinished ones that somebody has made
MOST_ENTERED: Final = 20  # unfinished ones in which somebody takes part
GOES_ON: Final = ("open", "playing")
LEFT: Final = "left"
ABSENT: Final = "absent"


# ---------------------------------------------------------------- seeing


@router.get("", responses=problems(401))
async def tournaments(
    caller: Anybody,
    list: Annotated[Literal["open", "playing", "finished", "mine"], Query()] = "open",
) -> list[wire.TournamentShort]:
    """Tournaments that everybody or one of my clubs may see, or mine; the latest first."""
    entered = select(TournamentPlayer.tournament_id).where(
        TournamentPlayer.person_id == (caller.id or "")
    )
    query = select(Tournament).order_by(Tournament.updated.desc()).limit(LONGEST_LIST)
    if list == "mine":
        mine = (Tournament.host_id == caller.me.id) | Tournament.id.in_(entered)
        query = query.where(mine)
    else:
        clubs = select(ClubMember.club_id).where(
            ClubMember.person_id == (caller.id or ""), ClubMember.role.in_(BELONG)
        )
        seen = Tournament.public | Tournament.club_id.in_(clubs) | Tournament.id.in_(entered)
        query = query.where(Tournament.status == list, seen)
    async with caller.house.storage.reading() as session:
        rows = [*await session.scalars(query)]
        counted = await session.execute(
            select(TournamentPlayer.tournament_id, func.count())
            .where(TournamentPlayer.tournament_id.in_([row.id for row in rows]))
            .group_by(TournamentPlayer.tournament_id)
        )
        counts = {id: count for id, count in counted}
        own = {*await session.scalars(entered)}
    hosts = [row.host_id for row in rows if row.host_id]
    apart = await blocked_between(caller.house.storage, caller.id, hosts) if caller.id else set()
    return [
        wire.TournamentShort(**short(row, caller, counts.get(row.id, 0), row.id in own))
        for row in rows
        if row.id in own or row.host_id not in apart
    ]


def short(row: Tournament, caller: Caller, players: int, mine: bool) -> dict[str, Any]:
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "format": row.format,
        "seats": row.seats,
        "status": row.status,
        "round": row.round,
        "rounds": row.rounds,
        "players": players,
        "most": row.most,
        "mine": mine,
        "host": caller.id is not None and row.host_id == caller.id,
        "start_at": None if row.start_at is None else written(row.start_at),
    }


@router.get("/{tournament}", responses=problems(404))
async def one(
    tournament: wire.TournamentId, caller: Anybody, invite: common.Invite = None
) -> wire.TournamentInfo:
    """A tournament, with its rounds and the table of results as they are now."""
    async with caller.house.storage.reading() as session:
        row = await session.get(Tournament, tournament)
        if row is None:
            raise Problem(404, "no-such-tournament")
        players = await players_of(session, row.id)
        await may_see(caller, session, row, players, invite)
        games = await games_of(session, row.id)
        ids = [player.person_id for player in players if player.person_id]
        found = await session.execute(select(Person.id, Person.nickname).where(Person.id.in_(ids)))
        names = {id: name for id, name in found}
    mine = next((one for one in players if one.person_id and one.person_id == caller.id), None)
    inside = mine is not None or (caller.id is not None and row.host_id == caller.id)
    nobody = say("somebody", caller.language)
    return wire.TournamentInfo(
        **short(row, caller, len(players), mine is not None),
        options=row.options,
        duplicate=row.duplicate,
        bots=row.bots,
        rated=row.rated,
        clock=row.clock,  # type: ignore[arg-type]
        least=row.least,
        pause=row.pause,
        public=row.public,
        club=row.club_id,
        invite=row.invite if inside else None,
        next_at=None if row.next_at is None else written(row.next_at),
        entrants=[
            wire.Entrant(
                number=player.number,
                name=names.get(player.person_id or "", nobody),
                me=player is mine,
                out=player.out,  # type: ignore[arg-type]
                group=player.team,
            )
            for player in players
        ],
        played=rounds_shown(row, games, mine),
        standing=[
            wire.TournamentPlace(
                place=line.place,
                player=line.player,
                points=float(line.points),
                opponents=float(line.opponents),
                margin=round(float(line.margin), 2),
                games=line.games,
                first=line.first,
            )
            for line in (places(course_of(row, players, games)) if row.round else [])
        ],
        ready=row.status == "open" and len(players) >= row.least,
    )


async def may_see(
    caller: Caller,
    session: AsyncSession,
    row: Tournament,
    players: list[TournamentPlayer],
    invite: str | None,
) -> None:
    """Whether the caller may see a tournament; whom its maker has blocked does not come in."""
    me = caller.id
    if me is not None and (row.host_id == me or any(one.person_id == me for one in players)):
        return
    if me is not None and row.host_id is not None:
        if await blocked_between(caller.house.storage, me, [row.host_id]):
            raise Problem(404, "no-such-tournament")
    if row.public or fits(row.invite, invite):
        return
    member = None
    if me is not None and row.club_id is not None:
        member = await session.get(ClubMember, (row.club_id, me))
    if member is None or member.role not in BELONG:
        raise Problem(404, "no-such-tournament")


def rounds_shown(
    row: Tournament, games: list[TournamentGame], mine: TournamentPlayer | None
) -> list[wire.TournamentRound]:
    """The rounds, the latest first. What is sealed is only for those who play there."""
    found: dict[int, list[wire.TournamentTable]] = {}
    for game in games:
        result = game.result or {"ranks": [], "totals": []}
        done = Game(game.round, game.players, result["ranks"], result["totals"])
        points = points_in(done) if game.result is not None else [None] * len(game.players)
        sits = mine is not None and mine.number in game.players
        shared = row.duplicate and game.round == row.round and row.status == "playing"
        found.setdefault(game.round, []).append(
            wire.TournamentTable(
                number=game.number,
                table=game.table_id,
                open=game.table_id is not None and (sits or (row.public and not shared)),
                over=game.result is not None,
                seats=[
                    wire.TournamentSeat(
                        player=None if player == BOT else player,
                        rank=done.ranks[seat] if done.ranks else None,
                        total=done.totals[seat] if done.totals else None,
                        points=None if gained is None else float(gained),
                    )
                    for seat, (player, gained) in enumerate(zip(game.players, points, strict=True))
                ],
            )
        )
    last = row.rounds if row.format == GROUPS else None
    return [
        wire.TournamentRound(number=number, final=number == last, tables=found[number])
        for number in sorted(found, reverse=True)
    ]


# ---------------------------------------------------------------- making


@router.post("", status_code=201, responses=problems(401, 404, 409))
async def make(caller: Somebody, body: wire.NewTournament) -> wire.TournamentInfo:
    """Make a tournament; for those who can sign in elsewhere, too."""
    me = caller.me
    if me.handle is None:
        raise Problem(403, "registered-only")
    game = game_of(body.game)
    options = settled(game, body.seats, body.options, caller.language)
    clock = lobby.clock_of(caller, body.clock)
    assert clock is not None
    if body.rated and clock["level"] not in bot_names():
        raise Problem(422, "rated-bots", levels=", ".join(bot_names()))
    await lobby.check_club(caller, body.club)
    most = min(body.most, most_players(body.format))
    if body.least > most:
        raise Problem(422, "tournament-size", most=most)
    start_at = None if body.start_at is None else int(body.start_at.timestamp() * 1000)
    moment = caller.house.desk.hours.time()
    if start_at is not None and start_at < moment:
        raise Problem(422, "start-past")
    await caller.house.limits.check("tables", me.id)
    row = Tournament(
        id=secrets.token_hex(8),
        name=body.name,
        host_id=me.id,
        club_id=body.club,
        invite=new_invitation(),
        public=body.public,
        game=game.id,
        options=options,
        seats=body.seats,
        format=body.format,
        rounds=body.rounds if body.format == "swiss" else None,
        duplicate=body.duplicate,
        bots=body.bots,
        rated=body.rated,
        clock=clock,
        least=body.least,
        most=most,
        start_at=start_at,
        pause=body.pause,
        status="open",
        round=0,
        next_at=None,
        seed=fresh_seed(),
        created=now(),
        updated=moment,
    )
    async with caller.house.storage.session() as session:
        led = select(func.count()).where(
            Tournament.host_id == me.id, Tournament.status.in_(GOES_ON)
        )
        if (await session.scalar(led) or 0) >= MOST_LED:
            raise Problem(409, "tournaments-led", most=MOST_LED)
        session.add(row)
    return await one(row.id, caller)


@router.post("/{tournament}/start", responses=problems(401, 403, 404, 409))
async def start(tournament: wire.TournamentId, caller: Somebody) -> wire.TournamentInfo:
    """Begin it; for its maker."""
    await own(caller, tournament)
    keeper = Keeper(caller.house)
    await keeper.begin(tournament, by_hand=True)
    await keeper.advance(tournament)
    return await one(tournament, caller)


@router.delete("/{tournament}", status_code=204, responses=problems(401, 403, 404))
async def cancel(tournament: wire.TournamentId, caller: Somebody) -> None:
    """Cancel it; for its maker. Games that go on are played to their end, and count for nothing."""
    await own(caller, tournament)
    mine = update(Tournament).where(Tournament.id == tournament, Tournament.status.in_(GOES_ON))
    values = {"status": "cancelled", "next_at": None, "updated": caller.house.desk.hours.time()}
    async with caller.house.storage.session() as session:
        await session.execute(mine.values(**values))
        shut = TableRow.sealed.is_(True) & (TableRow.tournament_id == tournament)
        await session.execute(
            update(TableRow).where(shut).values(sealed=False, revision=TableRow.revision + 1)
        )


async def own(caller: Caller, tournament: str) -> None:
    async with caller.house.storage.reading() as session:
        row = await session.get(Tournament, tournament)
    if row is None:
        raise Problem(404, "no-such-tournament")
    if row.host_id != caller.me.id:
        raise Problem(403, "maker-only")


# ---------------------------------------------------------------- taking part


@router.post("/{tournament}/join", responses=problems(401, 404, 409))
async def join(
    tournament: wire.TournamentId, caller: Somebody, body: wire.JoinTournament
) -> wire.TournamentInfo:
    """Take part; or, where I was out because I did not answer, play the next rounds again."""
    me = caller.me.id
    await caller.house.limits.check("ask", me)
    moment = caller.house.desk.hours.time()
    async with caller.house.storage.session() as session:
        row = await held(session, tournament)
        if row is None:
            raise Problem(404, "no-such-tournament")
        players = await players_of(session, row.id)
        await may_see(caller, session, row, players, body.invite)
        mine = next((one for one in players if one.person_id == me), None)
        if mine is not None:
            if mine.out == ABSENT and row.status == "playing":
                mine.out = None
        elif row.status != "open":
            raise Problem(409, "already-started")
        elif len(players) >= row.most:
            raise Problem(409, "tournament-full", most=row.most)
        else:
            await check_entered(session, me)
            number = max((one.number for one in players), default=-1) + 1
            session.add(
                TournamentPlayer(
                    tournament_id=row.id, number=number, person_id=me, out=None, at=moment
                )
            )
            row.updated = moment
    return await one(tournament, caller)


async def check_entered(session: AsyncSession, person: str) -> None:
    entered = (
        select(func.count())
        .select_from(TournamentPlayer)
        .join(Tournament, Tournament.id == TournamentPlayer.tournament_id)
        .where(TournamentPlayer.person_id == person, Tournament.status.in_(GOES_ON))
    )
    if (await session.scalar(entered) or 0) >= MOST_ENTERED:
        raise Problem(409, "tournaments-entered", most=MOST_ENTERED)


@router.post("/{tournament}/leave", status_code=204, responses=problems(401, 404))
async def leave(tournament: wire.TournamentId, caller: Somebody) -> None:
    """Withdraw: before the start without a trace; later a bot plays my game to its end."""
    me = caller.me.id
    async with caller.house.storage.session() as session:
        row = await held(session, tournament)
        players = [] if row is None else await players_of(session, row.id)
        mine = next((one for one in players if one.person_id == me), None)
        if row is None or mine is None:
            raise Problem(404, "no-such-tournament")
        if row.status == "open":
            await session.execute(delete(TournamentPlayer).where(is_mine(row.id, me)))
        elif mine.out is None:
            mine.out = LEFT
        playing = row.status == "playing"
        level = row.clock["level"]
    if playing:
        await replaced(caller, tournament, me, level)


def is_mine(tournament: str, me: str) -> Any:
    return (TournamentPlayer.tournament_id == tournament) & (TournamentPlayer.person_id == me)


async def replaced(caller: Caller, tournament: str, person: str, level: str) -> None:
    """A bot plays to the end where somebody sits who withdraws."""
    sits = select(SeatRow.table_id).where(SeatRow.person_id == person)
    going = TableRow.status == "playing", TableRow.tournament_id == tournament
    async with caller.house.storage.reading() as session:
        query = select(TableRow.id).where(TableRow.id.in_(sits), *going)
        tables = list(await session.scalars(query))
    bot = {"kind": "bot", "level": level, "stand_in": None, "note": None, "forfeit": AWAY}
    for table_id in tables:
        async with caller.house.desk.open(table_id) as live:
            seats = [seat.seat for seat in live.seats if seat.person_id == person]
            theirs = {seat: dict(bot) for seat in seats if live.seats[seat].kind == "person"}
            if theirs and live.row.status == "playing":
                await caller.house.desk.change(live, {"request": None}, theirs)
