"""Tables and who sits at them, from the waiting room to the rematch."""

from __future__ import annotations

import builtins
import contextlib
from collections.abc import Collection
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query
from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.responses import Response

from ludi.bots import own_names
from ludi.kernel.viewer import PUBLIC
from ludi.server import boxes, campaigns, guard, opening, wire
from ludi.server.answers import plain, problems
from ludi.server.circle import BELONG, blocked_between, is_welcome
from ludi.server.clubs.models import ClubMember
from ludi.server.desk import Live, check_row, game_of
from ludi.server.endings import DAMAGE, without_names
from ludi.server.friends.models import TableGuest
from ludi.server.house import Anybody, Caller, Somebody
from ludi.server.models import EndingRow, SeatRow, TableRow, now
from ludi.server.opening import Plan, begin, new_invitation, new_row
from ludi.server.problems import Problem
from ludi.server.settling import settled
from ludi.server.shown import Eyes, table_info
from ludi.server.timing import AWAY, OUT
from ludi.server.words import game_word

router: Final = APIRouter(prefix="/api/tables", tags=["tables"])

LONGEST_LIST: Final = 50
USUAL_LEVEL: Final = "greedy"
FOREVER: Final = 10**15  # milliseconds
HOUR: Final = 3_600_000  # milliseconds
FREE: Final = ("open", "friend")
KINDS: Final = {"me": "person", "friend": "friend", "anyone": "open", "bot": "bot"}


def shown(caller: Caller, live: Live, status: int = 200) -> Response:
    """A table as the caller sees it."""
    eyes = Eyes(caller.id, PUBLIC, caller.language, caller.house.hub.here(live.id))
    return plain(table_info(live, eyes), status)


# ---------------------------------------------------------------- lists


@router.get("", responses=problems(401))
async def tables(
    caller: Anybody,
    list: Annotated[Literal["mine", "open", "playing", "finished", "invited"], Query()] = "open",
) -> list[wire.TableInfo]:
    """A list of tables, newest first; of mine, those waiting for me come first.

    `invited`: those that wait for me, because somebody has asked me by name.
    """
    query = select(TableRow).order_by(TableRow.updated.desc()).limit(LONGEST_LIST)
    if list == "mine":
        query = query.order_by(None).order_by(
            TableRow.status == "finished", TableRow.updated.desc()
        )
        me = caller.me.id
        sits = select(SeatRow.table_id).where(SeatRow.person_id == me)
        query = query.where((TableRow.host_id == me) | TableRow.id.in_(sits))
    elif list == "invited":
        me = caller.me.id
        asked = select(TableGuest.table_id).where(TableGuest.person_id == me)
        sits = select(SeatRow.table_id).where(SeatRow.person_id == me)
        query = query.where(TableRow.id.in_(asked), TableRow.id.not_in(sits))
        query = query.where(TableRow.status == "waiting", is_welcome(me))
    else:
        status = "waiting" if list == "open" else list
        query = query.where(TableRow.public, TableRow.status == status, is_welcome(caller.id))
    async with caller.house.storage.reading() as session:
        found = await with_seats(session, [*await session.scalars(query)])
    infos = [info for row, seats in found if (info := listed(caller, row, seats))]
    if list == "mine":
        infos.sort(key=urgency)
    if list == "open":
        infos = [info for info in infos if any(one["kind"] == "open" for one in info["seats"])]
    if list == "invited":
        infos = [info for info in infos if any(one["kind"] in FREE for one in info["seats"])]
    return plain(infos)  # type: ignore[return-value]


async def with_seats(
    session: AsyncSession, rows: builtins.list[TableRow]
) -> builtins.list[tuple[TableRow, builtins.list[SeatRow]]]:
    """Some tables, each with its seats."""
    seats = await session.scalars(
        select(SeatRow).where(SeatRow.table_id.in_([row.id for row in rows])).order_by(SeatRow.seat)
    )
    by_table: dict[str, Any] = {row.id: [] for row in rows}
    for seat in seats:
        by_table[seat.table_id].append(seat)
    return [(row, by_table[row.id]) for row in rows]


def urgency(info: dict[str, Any]) -> tuple[bool, int]:
    """Those waiting for me first, and of them those where least time is left."""
    mine = [seat["clock"] for seat in info["seats"] if seat["me"] and seat["seat"] in info["asked"]]
    left = [clock["left"] for clock in mine if clock is not None]
    return not set(info["asked"]) & set(info["mine"]), min(left, default=FOREVER)


def listed(caller: Caller, row: TableRow, seats: list[SeatRow]) -> dict[str, Any] | None:
    """A table in a list; None if it cannot be read, which hides no other."""
    try:
        check_row(row, seats)
    except DAMAGE:
        return None
    live = Live(row.id, caller.house.desk.hours)
    live.row, live.seats = row, seats
    return table_info(live, Eyes(caller.id, PUBLIC, caller.language, caller.house.hub.here(row.id)))


# ---------------------------------------------------------------- opening


@router.post("", status_code=201, response_model=wire.TableInfo, responses=problems(401, 404, 409))
async def new_table(caller: Somebody, body: wire.NewTable) -> Response:
    """Open a table."""
    box = await boxes.chosen(caller, body.game, body.box)
    game = game_of(body.game, None if box is None else box.body)
    options = settled(game, len(body.seats), body.options, caller.language)
    options = await campaigns.settled(caller, game, options, body.options)
    seats = [
        seat_row(caller, number, wanted.kind, wanted.level, wanted.name)
        for number, wanted in enumerate(body.seats)
    ]
    name = body.name or game_word(game, "game-name", caller.language, game.id)
    public = body.public
    await check_club(caller, body.club)
    if public is None and body.club is not None:
        public = False
    if public is None:
        public = any(seat.kind == "open" for seat in seats)
    clock = clock_of(caller, body.clock)
    if body.rated and box is not None and not box.house:
        raise Problem(422, "rated-box")
    box_id = None if box is None else box.id
    plan = Plan(game, options, seats, name, public, body.hints, clock, body.rated, box_id)
    plan = plan._replace(club_id=body.club)
    return await opened(caller, plan, body.start)


async def check_club(caller: Caller, club: str | None) -> None:
    """A table can be opened for a club by those who belong to it."""
    if club is None:
        return
    async with caller.house.storage.reading() as session:
        member = await session.get(ClubMember, (club, caller.me.id))
    if member is None or member.role not in BELONG:
        raise Problem(404, "no-such-club")


def clock_of(caller: Caller, wanted: wire.Clock | None) -> dict[str, Any] | None:
    """A clock as it is kept, with the level of the bot that plays when it has run out."""
    if wanted is None:
        return None
    return {**wanted.model_dump(mode="json"), "level": level_of(caller, wanted.level)}


async def opened(caller: Caller, plan: Plan, start: bool) -> Response:
    """Write a new table down and show it."""
    row = new_row(plan, caller.me.id)
    if start:
        await may_begin(caller, plan.seats)
    await caller.house.limits.check("tables", caller.me.id)
    await opening.write(caller.house, row, plan.seats)
    async with caller.house.desk.open(row.id) as live:
        if start:
            await begin(caller.house, live)
        return shown(caller, live, 201)


def seat_row(
    caller: Caller, seat: int, kind: str, level: str | None = None, name: str | None = None
) -> SeatRow:
    """A seat as somebody wants it."""
    person = caller.me if kind == "me" else None
    nickname = "" if person is None else person.nickname
    return SeatRow(
        seat=seat,
        kind=KINDS[kind],
        person_id=None if person is None else person.id,
        name=name or nickname if kind in ("me", "bot") else "",
        level=level_of(caller, level) if kind == "bot" else None,
        stand_in=None,
        left=False,
        note=None,
        orders={},
    )


def level_of(caller: Caller, level: str | None) -> str:
    level = level or USUAL_LEVEL
    known = caller.house.settings.bots
    if level not in known:
        raise Problem(422, "no-such-level", level=level[:40], levels=", ".join(known))
    return level


# ---------------------------------------------------------------- one table


@router.get("/{table}", response_model=wire.TableInfo, responses=problems(404, 409))
async def table(table: wire.TableId, caller: Anybody, invite: wire.Invite = None) -> Response:
    """One table."""
    async with caller.house.desk.open(table, seats_only=True) as live:
        guard.may_see(live, caller.id, invite)
        return shown(caller, live)


@router.post("/{table}/join", response_model=wire.TableInfo, responses=problems(401, 404, 409))
async def join(table: wire.TableId, caller: Somebody, body: wire.Join | None = None) -> Response:
    """Sit down, or return to my seat."""
    body = body or wire.Join()
    me = caller.me
    async with caller.house.desk.open(table) as live:
        guard.may_see(live, me.id, body.invite)
        mine = guard.owns(live.seats, me.id)
        if mine and (body.seat is None or body.seat in mine):
            if all(seat in live.outs for seat in mine):
                raise Problem(409, "out-of-time")
            back = {
                row.seat: {"left": False, "kind": "person", "level": None, "note": None}
                for row in live.seats
                if row.seat in mine
                and row.seat not in live.outs
                and (row.left or row.kind == "bot")
            }
            if back:
                await caller.house.desk.change(live, {}, back)
            return shown(caller, live)
        if live.row.status != "waiting":
            raise Problem(409, "already-started")
        invited = guard.is_invited(live.row, body.invite) or live.row.host_id == me.id
        invited = invited or guard.is_asked(live, me.id)
        seat = free_seat(live, body.seat, invited)
        taken = {"kind": "person", "person_id": me.id, "name": me.nickname, "left": False}
        host = {} if live.row.host_id else {"host_id": me.id}
        await caller.house.desk.change(live, host, {seat: taken})
        return shown(caller, live)


def free_seat(live: Live, wanted: int | None, invited: bool) -> int:
    """The seat somebody sits down at: the one asked for, or the first that is free for them."""
    allowed = FREE if invited else ("open",)
    if wanted is not None:
        if wanted >= len(live.seats):
            raise Problem(404, "no-such-seat", number=wanted + 1)
        if live.seats[wanted].kind not in FREE:
            raise Problem(409, "seat-taken")
        if live.seats[wanted].kind not in allowed:
            raise Problem(403, "invited-only")
        return wanted
    order = ("friend", "open") if invited else ("open",)
    for kind in order:
        for row in live.seats:
            if row.kind == kind:
                return row.seat
    raise Problem(409, "no-free-seat")


@router.post("/{table}/leave", response_model=wire.TableInfo, responses=problems(401, 404, 409))
async def leave(table: wire.TableId, caller: Somebody) -> Response:
    """Leave. Before the start the seat becomes free; afterwards it waits for its player."""
    async with caller.house.desk.open(table, seats_only=True) as live:
        guard.may_see(live, caller.id)
        mine = guard.owns(live.seats, caller.id)
        if not mine:
            raise Problem(409, "not-seated")
        await caller.house.desk.change(live, *getting_up(live, mine, caller.me.id))
        return shown(caller, live)


def getting_up(
    live: Live, mine: list[int], person_id: str
) -> tuple[dict[str, Any], dict[int, dict[str, Any]]]:
    """What changes when somebody leaves."""
    if live.row.status == "finished":
        return {}, {}
    if live.row.status == "playing":
        return {}, {seat: {"left": True} for seat in mine if live.seats[seat].kind == "person"}
    kind = "open" if live.row.public else "friend"
    free: dict[str, Any] = {
        "kind": kind,
        "person_id": None,
        "name": "",
        "left": False,
        "orders": {},
    }
    table: dict[str, Any] = {}
    if live.row.host_id == person_id:
        others = [row.person_id for row in live.seats if row.person_id not in (None, person_id)]
        if others:
            table = {"host_id": others[0]}
    return table, {seat: dict(free) for seat in mine}


@router.post("/{table}/invite", response_model=wire.TableInfo, responses=problems(401, 404, 409))
async def renew_invitation(table: wire.TableId, caller: Somebody) -> Response:
    """Another invitation: who has only the one before is not invited any more."""
    async with caller.house.desk.open(table, seats_only=True) as live:
        guard.may_see(live, caller.id)
        guard.may_host(live.row, caller.me.id)
        await caller.house.desk.change(live, {"invite": new_invitation()})
        return shown(caller, live)


@router.post("/{table}/start", response_model=wire.TableInfo, responses=problems(401, 404, 409))
async def start(table: wire.TableId, caller: Somebody) -> Response:
    """Start the game."""
    async with caller.house.desk.open(table) as live:
        guard.may_see(live, caller.id)
        guard.may_host(live.row, caller.me.id)
        if live.row.status != "waiting":
            raise Problem(409, "already-started")
        await may_begin(caller, live.seats)
        await begin(caller.house, live)
        return shown(caller, live)


async def may_begin(caller: Caller, seats: list[SeatRow]) -> None:
    """Whether the caller's table can begin: no seat is free, and not too many others go on."""
    if any(row.kind in FREE for row in seats):
        raise Problem(409, "seats-free")
    most = caller.house.settings.tables_at_once
    if caller.house.limits.on and await going_on(caller) >= most:
        raise Problem(409, "tables-at-once", most=most)


async def going_on(caller: Caller) -> int:
    """In how many of the caller's games something has happened within the hour."""
    counted = select(func.count()).where(
        TableRow.host_id == caller.me.id,
        TableRow.status == "playing",
        TableRow.updated > now() - HOUR,
    )
    async with caller.house.storage.reading() as session:
        return await session.scalar(counted) or 0


# ---------------------------------------------------------------- seats


@router.post(
    "/{table}/seats/{seat}", response_model=wire.TableInfo, responses=problems(401, 404, 409)
)
async def set_seat(
    table: wire.TableId, seat: wire.SeatNumber, caller: Somebody, body: wire.WantedSeat
) -> Response:
    """Change who sits on a seat: the host before the start; afterwards only for abandoned seats."""
    async with caller.house.desk.open(table) as live:
        guard.may_see(live, caller.id)
        if seat >= len(live.seats):
            raise Problem(404, "no-such-seat", number=seat + 1)
        if live.row.status == "waiting":
            changes = before_the_start(caller, live, seat, body)
        else:
            changes = after_the_start(caller, live, seat, body)
        sent_away = live.seats[seat].person_id not in (None, caller.me.id)
        sent_away = sent_away and live.row.status == "waiting"
        if not sent_away:
            await caller.house.desk.change(live, {}, {seat: changes})
        else:
            gone = live.seats[seat].person_id
            forget = delete(TableGuest).where(
                TableGuest.table_id == table, TableGuest.person_id == gone
            )
            await caller.house.desk.change(
                live,
                {"invite": new_invitation()},
                {seat: changes},
                lambda connection: connection.execute(forget),
            )
        return shown(caller, live)


def before_the_start(
    caller: Caller, live: Live, seat: int, body: wire.WantedSeat
) -> dict[str, Any]:
    guard.may_host(live.row, caller.me.id)
    row = live.seats[seat]
    if row.person_id not in (None, caller.me.id) and body.kind == "me":
        raise Problem(409, "seat-taken")
    wanted = seat_row(caller, seat, body.kind, body.level, body.name)
    return {
        name: getattr(wanted, name)
        for name in ("kind", "person_id", "name", "level", "stand_in", "left", "note", "orders")
    }


def after_the_start(caller: Caller, live: Live, seat: int, body: wire.WantedSeat) -> dict[str, Any]:
    row = live.seats[seat]
    if live.row.status == "finished":
        raise Problem(409, "over")
    if body.kind == "me":
        if row.person_id != caller.me.id:
            raise Problem(403, "not-your-seat")
        if row.forfeit == OUT:
            raise Problem(409, "out-of-time")
        return {"kind": "person", "level": None, "stand_in": None, "left": False, "note": None}
    if body.kind != "bot":
        raise Problem(409, "already-started")
    if not guard.is_of_the_table(live.row, live.seats, caller.id):
        raise Problem(403, "not-your-seat")
    own = row.person_id is not None and row.person_id == caller.me.id
    if row.kind != "bot" and not row.left and not own:
        raise Problem(409, "seat-not-left")
    if row.forfeit == OUT:  # its bot was chosen when the table was opened
        raise Problem(409, "out-of-time")
    forfeit = AWAY if row.person_id is not None else row.forfeit
    seated = {"level": level_of(caller, body.level), "stand_in": None, "note": None}
    if live.row.rated and seated["level"] not in own_names():
        raise Problem(422, "rated-bots", levels=", ".join(own_names()))
    return {"kind": "bot", "forfeit": forfeit, **seated}


@router.post(
    "/{table}/rematch",
    status_code=201,
    response_model=wire.TableInfo,
    responses=problems(401, 404, 409),
)
async def rematch(table: wire.TableId, caller: Somebody) -> Response:
    """A new table with the same game and seats; it starts if there is nobody to wait for."""
    async with caller.house.desk.open(table) as live:
        guard.may_see(live, caller.id)
        if not guard.is_of_the_table(live.row, live.seats, caller.id):
            raise Problem(403, "not-seated")
        row = live.row
        if row.status != "finished":
            raise Problem(409, "not-over")
        game = live.game
        options = settled(game, row.players, row.options or {}, caller.language)
        others = [old.person_id for old in live.seats if old.person_id not in (None, caller.id)]
        apart = await blocked_between(caller.house.storage, caller.me.id, others)
        seats = [again(old, apart) for old in live.seats]
        plan = Plan(game, options, seats, row.name, row.public, row.hints, row.clock, row.rated)
        plan = plan._replace(
            box_id=row.box_id,
            club_id=row.club_id if caller.id in live.circle.members else None,
        )
    options = await campaigns.settled(caller, game, options, options)
    start = all(seat.kind == "bot" or seat.person_id == caller.me.id for seat in seats)
    return await opened(caller, plan._replace(options=options), start)


def again(old: SeatRow, apart: Collection[str] = ()) -> SeatRow:
    """The same seat at another table; it is free for somebody else if a block is in between."""
    gone = old.kind == "person" and (old.person_id is None or old.person_id in apart)
    person = old.person_id if old.kind == "person" and not gone else None
    return SeatRow(
        seat=old.seat,
        kind="friend" if gone else old.kind,
        person_id=person,
        name="" if gone or (old.kind == "bot" and old.person_id) else old.name,
        level=old.level,
        stand_in=None,
        left=False,
        note=None,
        orders=dict(old.orders or {}) if person else {},
    )


# ---------------------------------------------------------------- people who change or go


async def rename(caller: Caller, nickname: str) -> None:
    """Somebody has another nickname: open tables show it (hotseats keep their names)."""
    for table_id in await tables_of(caller):
        with contextlib.suppress(Problem):  # one that cannot be read keeps the old one
            async with caller.house.desk.open(table_id, seats_only=True) as live:
                mine = {
                    row.seat: {"name": nickname} for row in live.seats if row.person_id == caller.id
                }
                if len(mine) == 1 and live.row.status != "finished":
                    await caller.house.desk.change(live, {"updated": live.row.updated}, mine)


async def tables_of(caller: Caller) -> list[str]:
    """The tables where somebody sits, or which they opened."""
    me = caller.me.id
    async with caller.house.storage.reading() as session:
        sits = select(SeatRow.table_id).where(SeatRow.person_id == me)
        found = await session.scalars(
            select(TableRow.id).where((TableRow.host_id == me) | TableRow.id.in_(sits))
        )
        return [*found]


async def step_back(caller: Caller) -> None:
    """Get somebody up from all tables that are not finished; their seats wait for them."""
    me = caller.me.id
    for table_id in await tables_of(caller):
        async with caller.house.desk.open(table_id, seats_only=True) as live:
            table, seats = getting_up(live, guard.owns(live.seats, me), me)
            if seats:
                await caller.house.desk.change(live, table, seats)


def plain_name(game: str, language: str) -> str:
    """What a table is called if nobody says otherwise; its game may be gone from the shelf."""
    try:
        return game_word(game_of(game), "game-name", language, game)
    except Problem:
        return game


async def vanish(caller: Caller) -> None:
    """Take somebody away from all tables, also from those that cannot be read."""
    me = caller.me.id
    sat: dict[str, builtins.list[int]] = {}
    for table_id in await tables_of(caller):
        with contextlib.suppress(Problem):
            async with caller.house.desk.open(table_id, seats_only=True) as live:
                mine = sat[table_id] = guard.owns(live.seats, me)
                table, seats = getting_up(live, mine, me)
                if live.row.host_id == me:
                    table.setdefault("host_id", None)
                if live.row.host_id == me or caller.me.nickname in live.row.name:
                    table["name"] = plain_name(live.row.game, caller.language)
                for seat in mine:
                    seats.setdefault(seat, {}).update({"person_id": None, "name": ""})
                await caller.house.desk.change(live, table, seats)
    async with caller.house.storage.session() as session:
        await session.execute(
            update(SeatRow).where(SeatRow.person_id == me).values(person_id=None, name="")
        )
        await session.execute(update(TableRow).where(TableRow.host_id == me).values(host_id=None))
        for table_id, theirs in sat.items():
            ending = await session.get(EndingRow, table_id)
            if ending is not None:
                ending.body = without_names(ending.body, theirs)
