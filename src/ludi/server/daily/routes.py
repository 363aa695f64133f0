"""The deals of the day: what is dealt, to play it, and how it came out."""

from __future__ import annotations

from datetime import date
from typing import Final

from fastapi import APIRouter
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.responses import Response

from ludi.kernel.history import Played as Play
from ludi.server import opening
from ludi.server import wire as shapes
from ludi.server.answers import problems
from ludi.server.daily import days
from ludi.server.daily.attempts import SEAT
from ludi.server.daily.dealing import DealtRow, deal_of, deals_of
from ludi.server.daily.models import Attempt, DealRow
from ludi.server.daily.results import (
    attempt_of,
    deal_info,
    entries_of,
    in_order,
    landmarks_of,
    may_see_results,
    mine_among,
    mode_info,
    my_deal,
    played_on,
)
from ludi.server.daily.wire import (
    DayAsked,
    DealArchive,
    DealPage,
    DealParting,
    DealsOfDay,
    PastDeal,
    PlayDeal,
)
from ludi.server.desk import game_of
from ludi.server.house import Anybody, Caller, Somebody
from ludi.server.lobby import may_begin, seat_row, shown
from ludi.server.models import SeatRow, TableRow, written
from ludi.server.problems import Problem
from ludi.server.settling import settled
from ludi.server.shown import names_at, sentence_of
from ludi.server.words import game_word, say

router: Final = APIRouter(prefix="/api/deals", tags=["deals"])

A_PAGE: Final = 30  # days of the archive


async def dealt(caller: Caller, game: str, day: date | None) -> DealtRow:
    """A deal that may be known; there are none of days to come, or of before there were any."""
    house = caller.house
    found = await deal_of(house.storage, house.settings.bots, day or days.today(), game)
    if found is None:
        game_of(game)
        raise Problem(404, "no-such-deal")
    return found


@router.get("", responses=problems(404))
async def of_the_day(caller: Anybody, day: DayAsked = None) -> DealsOfDay:
    """The deals of a day, and what I have made of them."""
    storage, bots = caller.house.storage, caller.house.settings.bots
    day = day or days.today()
    if day > days.today():
        raise Problem(404, "no-such-deal")
    deals = await deals_of(storage, bots, day)
    seals: dict[str, str] = {}
    async with storage.reading() as session:
        played = await played_on(session, day)
        if day == days.today():
            tomorrow = (day + days.DAY).isoformat()
            rows = await session.execute(
                select(DealRow.game, DealRow.seed_sha256).where(DealRow.day == tomorrow)
            )
            seals = {game: seal for game, seal in rows}
    infos = [
        deal_info(
            deal,
            [one for one in played if one.attempt.game == deal.game],
            caller.id,
            caller.language,
        )
        for deal in deals
    ]
    return DealsOfDay(day=day.isoformat(), ends=written(days.ends(day)), deals=infos, seals=seals)


@router.get("/{game}", responses=problems(404))
async def one_deal(game: shapes.GameId, caller: Anybody, day: DayAsked = None) -> DealPage:
    """A deal; with the results for who has played it, and for everybody once its day is over."""
    deal = await dealt(caller, game, day)
    that_day = date.fromisoformat(deal.day)
    async with caller.house.storage.reading() as session:
        played = await played_on(session, that_day, game)
        mine = mine_among(played, caller.id)
        can_see = may_see_results(mine, that_day)
        entries = await entries_of(session, played, that_day, caller.id, caller.language)
        landmarks = await landmarks_of(session, that_day, game, caller.language)
    info = deal_info(deal, played, caller.id, caller.language)
    return DealPage(
        **info.model_dump(),
        open=can_see,
        entries=entries if can_see else [],
        landmarks=landmarks if can_see else [],
    )


@router.get("/{game}/archive", responses=problems(404))
async def archive(game: shapes.GameId, caller: Anybody, before: DayAsked = None) -> DealArchive:
    """The deals of past days, latest first."""
    found = game_of(game)
    until = min(before or days.today(), days.today()).isoformat()
    async with caller.house.storage.reading() as session:
        deals = list(
            await session.execute(
                select(DealRow.__table__)
                .where(DealRow.game == game, DealRow.day < until)
                .order_by(DealRow.day.desc())
                .limit(A_PAGE + 1)
            )
        )
        counts = {
            day: count
            for day, count in await session.execute(
                select(Attempt.day, func.count())
                .where(Attempt.game == game, Attempt.day.in_([deal.day for deal in deals]))
                .group_by(Attempt.day)
            )
        }
        past = [
            await past_deal(session, caller, deal, counts.get(deal.day, 0))
            for deal in deals[:A_PAGE]
        ]
    name = game_word(found, "game-name", caller.language, game)
    return DealArchive(game=game, name=name, days=past, more=len(deals) > A_PAGE)


async def past_deal(session: AsyncSession, caller: Caller, deal: DealtRow, played: int) -> PastDeal:
    """A deal of the archive; only where somebody has played it are its results looked up."""
    day = date.fromisoformat(deal.day)
    mine = None
    if played and await attempt_of(session, day, deal.game, caller.id) is not None:
        among = await played_on(session, day, deal.game)
        mine = my_deal(mine_among(among, caller.id), among, caller.language)
    return PastDeal(day=deal.day, mode=mode_info(deal, caller.language), played=played, mine=mine)


# ---------------------------------------------------------------- playing


@router.post(
    "/{game}",
    status_code=201,
    response_model=shapes.TableInfo,
    responses={
        **problems(401, 404, 409),
        200: {"model": shapes.TableInfo, "description": "the table of my one game for the record"},
    },
)
async def play(game: shapes.GameId, caller: Somebody, body: PlayDeal) -> Response:
    """Play today's deal for the record: once, or go on with it. Or an older one, for practice."""
    deal = await dealt(caller, game, body.day)
    day = date.fromisoformat(deal.day)
    if day < days.today():
        row, seats = new_table(caller, deal)
        await check(caller, seats)
        await opening.write(caller.house, row, seats)
        return await begun(caller, row.id, 201)
    known = await table_of(caller, day, game)
    if known is not None:
        return await begun(caller, known, 200)
    row, seats = new_table(caller, deal)
    row.hints = False
    await check(caller, seats)
    attempt = Attempt(
        table_id=row.id, day=deal.day, game=game, person_id=caller.me.id, started=row.created
    )
    try:
        async with caller.house.storage.session() as session:
            session.add(attempt)
            await opening.add(session, row, seats)
    except IntegrityError:  # two clicks at once: there is only one game for the record
        known = await table_of(caller, day, game)
        if known is None:
            raise
        return await begun(caller, known, 200)
    return await begun(caller, row.id, 201)


async def check(caller: Caller, seats: list[SeatRow]) -> None:
    await may_begin(caller, seats)
    await caller.house.limits.check("tables", caller.me.id)


def new_table(caller: Caller, deal: DealtRow) -> tuple[TableRow, list[SeatRow]]:
    """A table with a deal, for who asks; what comes to pass there follows from their moves."""
    game = game_of(deal.game)
    options = settled(game, deal.players, deal.options, caller.language)
    seats = [
        seat_row(caller, seat, "me" if seat == SEAT else "bot", deal.level or None)
        for seat in range(deal.players)
    ]
    year, month, day = deal.day.split("-")
    name = say("deal-name", caller.language, day=day, month=month, year=year)
    plan = opening.Plan(game, options, seats, name, seed=deal.seed, deal=deal.day)
    row = opening.new_row(plan, caller.me.id)
    row.created = row.updated = days.clock()
    return row, seats


async def table_of(caller: Caller, day: date, game: str) -> str | None:
    """The table of somebody's game for the record, if they have begun it."""
    async with caller.house.storage.reading() as session:
        attempt = await attempt_of(session, day, game, caller.me.id)
    return None if attempt is None else attempt.table_id


async def begun(caller: Caller, table: str, status: int) -> Response:
    """A table, whose game begins if it has not yet: the server may have gone down in between."""
    try:
        async with caller.house.desk.open(table) as live:
            if live.row.status == "waiting":
                await opening.begin(caller.house, live)
            return shown(caller, live, status)
    except Problem as problem:
        if problem.status == 404:  # the house has deleted it
            raise Problem(409, "deal-played") from None
        raise


# ---------------------------------------------------------------- comparing


@router.get("/{game}/parting", responses=problems(401, 404, 409))
async def parting(game: shapes.GameId, caller: Somebody, day: DayAsked = None) -> DealParting:
    """Where the best game of a past day and mine went different ways."""
    deal = await dealt(caller, game, day)
    that_day = date.fromisoformat(deal.day)
    if that_day >= days.today():
        raise Problem(409, "deal-secret")
    async with caller.house.storage.reading() as session:
        played = await played_on(session, that_day, game)
        mine = mine_among(played, caller.id)
        best = next((one for one in in_order(played) if one is not mine and one.table), None)
        if mine is None or mine.table is None or best is None or best.table is None:
            raise Problem(404, "no-parting")
        [first, *_] = await entries_of(session, [best], that_day, None, caller.language)
    ours, theirs = await own_plays(caller, mine.table), await own_plays(caller, best.table)
    same = 0
    while same < min(len(ours), len(theirs)) and ours[same].action == theirs[same].action:
        same += 1
    return DealParting(
        best=first.name,
        table=best.table,
        mine=mine.table,
        same=same,
        number=ours[same].number - 1 if same < len(ours) else None,
        best_number=theirs[same].number - 1 if same < len(theirs) else None,
        played=await in_words(caller, mine.table, ours[same:]),
        best_played=await in_words(caller, best.table, theirs[same:]),
    )


async def own_plays(caller: Caller, table: str) -> list[Play]:
    """What the person at a table chose; what the bots did follows from it."""
    async with caller.house.desk.open(table) as live:
        live.check_started()
        return [play for play in live.history.plays if play.seat == SEAT]


async def in_words(caller: Caller, table: str, plays: list[Play]) -> str:
    if not plays:
        return ""
    async with caller.house.desk.open(table) as live:
        names = names_at(live, caller.language)
        return sentence_of(live.game, plays[0].action, caller.language, names)
