"""Friends: asked by name, seen online, invited to tables; and who is blocked."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter
from sqlalchemy import ColumnElement, Connection, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.responses import Response

from ludi.server import guard, lobby
from ludi.server import wire as common
from ludi.server.answers import problems
from ludi.server.circle import BELONG, blocked_between, is_welcome
from ludi.server.clubs.models import ClubMember
from ludi.server.friends import wire
from ludi.server.friends.models import Block, Friendship, TableGuest, pair
from ludi.server.house import Caller, Somebody
from ludi.server.models import Person, SeatRow, TableRow, now
from ludi.server.notices.occasions import INVITED, Teller, once, write_down
from ludi.server.opening import new_invitation
from ludi.server.problems import Problem

router: Final = APIRouter(prefix="/api", tags=["friends"])

MOST_FRIENDS: Final = 200  # and as many who ask, or are asked
MOST_BLOCKED: Final = 500
MOST_GUESTS: Final = 40  # of one table
LATELY: Final = 60  # tables at which one met somebody
MOST_MET: Final = 20


# ---------------------------------------------------------------- who is meant


async def found_person(caller: Caller, whom: wire.Whom) -> Person:
    """Somebody else who is there, and does not shun the caller."""
    if whom.table is not None and whom.seat is not None:
        wanted = Person.id == await sitting(caller, whom.table, whom.seat)
    elif whom.handle is not None:
        wanted = Person.handle == whom.handle
    else:
        wanted = Person.id == whom.person
    return await only(caller, wanted)


async def only(caller: Caller, wanted: ColumnElement[bool]) -> Person:
    async with caller.house.storage.reading() as session:
        query = select(Person).where(wanted, Person.suspended.is_(None))
        person = (await session.scalars(query)).first()
    if person is None:
        raise Problem(404, "no-such-person")
    if person.id == caller.me.id:
        raise Problem(409, "yourself")
    return person


async def sitting(caller: Caller, table: str, seat: int) -> str | None:
    """Who sits at a table that the caller may see."""
    async with caller.house.desk.open(table, seats_only=True) as live:
        guard.may_see(live, caller.id)
        if seat >= len(live.seats):
            raise Problem(404, "no-such-seat", number=seat + 1)
        return live.seats[seat].person_id


# ---------------------------------------------------------------- seeing them


def of_mine(me: str) -> ColumnElement[bool]:
    return (Friendship.first_id == me) | (Friendship.second_id == me)


@router.get("/me/friends", responses=problems(401))
async def friends(caller: Somebody) -> wire.Friends:
    """My friends, who asks me, whom I have asked, blocked and lately met."""
    me = caller.me.id
    async with caller.house.storage.reading() as session:
        rows = list(await session.scalars(select(Friendship).where(of_mine(me))))
        blocked = list(await session.scalars(select(Block.blocked_id).where(Block.person_id == me)))
        known = {row.other(me) for row in rows} | set(blocked)
        met = [one for one in await people_met(session, me) if one not in known]
        everybody = sorted(known | set(met))
        people = {
            one.id: one
            for one in await session.scalars(select(Person).where(Person.id.in_(everybody)))
        }
        close = [row.other(me) for row in rows if row.since is not None]
        tables = await open_tables(caller, session, close)
    shunning = await blocked_between(caller.house.storage, me, met)

    def told(ids: list[str], friend: bool = False) -> list[wire.Known]:
        found = [
            wire.Known(
                person=id,
                name=people[id].nickname,
                handle=people[id].handle,
                online=friend and caller.house.hub.online(id),
                tables=tables.get(id, []) if friend else [],
            )
            for id in ids
            if id in people
        ]
        return sorted(found, key=lambda one: (not one.online, one.name.casefold(), one.person))

    waiting = [row for row in rows if row.since is None]
    return wire.Friends(
        friends=told(close, friend=True),
        asking=told([row.other(me) for row in waiting if row.asker_id != me]),
        asked=told([row.other(me) for row in waiting if row.asker_id == me]),
        blocked=told(blocked),
        met=told([one for one in met if one not in shunning][:MOST_MET]),
    )


async def people_met(session: AsyncSession, me: str) -> list[str]:
    """With whom somebody has sat at a table lately, the latest first."""
    mine = (
        select(SeatRow.table_id)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(SeatRow.person_id == me)
        .order_by(TableRow.updated.desc())
        .limit(LATELY)
    )
    tables = list(await session.scalars(mine))
    query = (
        select(SeatRow.person_id, func.max(TableRow.updated))
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(SeatRow.table_id.in_(tables), SeatRow.person_id.is_not(None))
        .group_by(SeatRow.person_id)
        .order_by(func.max(TableRow.updated).desc())
    )
    return [who for who, _ in await session.execute(query) if who is not None and who != me]


async def open_tables(
    caller: Caller, session: AsyncSession, people: list[str]
) -> dict[str, list[Any]]:
    """The public tables that wait for players and where some people sit, by person."""
    sits = select(SeatRow.table_id).where(SeatRow.person_id.in_(people))
    query = select(TableRow).where(
        TableRow.id.in_(sits), TableRow.public, TableRow.status == "waiting", is_welcome(caller.id)
    )
    newest = query.order_by(TableRow.updated.desc()).limit(lobby.LONGEST_LIST)
    found: dict[str, list[Any]] = {}
    for row, seats in await lobby.with_seats(session, [*await session.scalars(newest)]):
        info = lobby.listed(caller, row, seats)
        free = any(seat.kind == "open" for seat in seats)
        if info is None or info["mine"] or not free:
            continue
        for seat in seats:
            if seat.person_id in people:
                found.setdefault(seat.person_id or "", []).append(info)
    return found


# ---------------------------------------------------------------- asking, answering, ending


@router.post("/me/friends", responses=problems(401, 404, 409))
async def ask(caller: Somebody, body: wire.Whom) -> wire.Friends:
    """Ask somebody to be my friend; who has asked me, I accept."""
    me = caller.me.id
    await caller.house.limits.check("ask", me)
    whom = await found_person(caller, body)
    storage = caller.house.storage
    async with storage.reading() as session:
        mine = await session.get(Block, (me, whom.id))
        theirs = await session.get(Block, (whom.id, me))
    if mine is not None:
        raise Problem(409, "you-blocked")
    if theirs is not None:  # who blocks somebody is not there for them
        raise Problem(404, "no-such-person")
    await check_number(caller, me)
    await check_number(caller, whom.id)
    first, second = pair(me, whom.id)

    def work(connection: Connection) -> None:
        row = {"first_id": first, "second_id": second, "asker_id": me, "asked": now()}
        connection.execute(once(connection, Friendship), [{**row, "since": None}])
        answered = update(Friendship).where(
            Friendship.first_id == first,
            Friendship.second_id == second,
            Friendship.asker_id != me,
            Friendship.since.is_(None),
        )
        connection.execute(answered.values(since=now()))

    await storage.at_once(work, writes=True)
    return await friends(caller)


async def check_number(caller: Caller, person: str) -> None:
    """Nobody has too many friends, nor too many who ask."""
    async with caller.house.storage.reading() as session:
        counts = await session.execute(
            select(func.count(), func.count(Friendship.since)).where(of_mine(person))
        )
        everybody, settled = counts.one()
    if max(settled, everybody - settled) >= MOST_FRIENDS:
        raise Problem(409, "friends-most", most=MOST_FRIENDS)


@router.put("/me/friends/{person}", responses=problems(401, 404))
async def accept(person: common.PersonId, caller: Somebody) -> wire.Friends:
    """Accept somebody who has asked me."""
    first, second = pair(caller.me.id, person)
    asked = update(Friendship).where(
        Friendship.first_id == first, Friendship.second_id == second, Friendship.asker_id == person
    )

    def work(connection: Connection) -> int:
        since = func.coalesce(Friendship.since, now())
        return connection.execute(asked.values(since=since)).rowcount

    if not await caller.house.storage.at_once(work, writes=True):
        raise Problem(404, "nobody-asked")
    return await friends(caller)


@router.delete("/me/friends/{person}", responses=problems(401))
async def end(person: common.PersonId, caller: Somebody) -> wire.Friends:
    """Refuse somebody, withdraw what I asked, or end a friendship. They are not told."""
    gone = ended(caller.me.id, person)
    await caller.house.storage.at_once(lambda found: found.execute(gone), writes=True)
    return await friends(caller)


def ended(one: str, other: str) -> Any:
    first, second = pair(one, other)
    return delete(Friendship).where(Friendship.first_id == first, Friendship.second_id == second)


# ---------------------------------------------------------------- blocking


@router.post("/me/blocks", responses=problems(401, 404, 409))
async def block(caller: Somebody, body: wire.Whom) -> wire.Friends:
    """Block somebody: they do not see my tables, and I do not hear them. They are not told."""
    me = caller.me.id
    whom = await found_person(caller, body)
    async with caller.house.storage.reading() as session:
        count = await session.scalar(select(func.count()).where(Block.person_id == me))
    if (count or 0) >= MOST_BLOCKED:
        raise Problem(409, "blocks-most", most=MOST_BLOCKED)
    mine = select(TableRow.id).where(TableRow.host_id == me)
    theirs = select(TableRow.id).where(TableRow.host_id == whom.id)
    guests = delete(TableGuest).where(
        (TableGuest.person_id == whom.id) & TableGuest.table_id.in_(mine)
        | (TableGuest.person_id == me) & TableGuest.table_id.in_(theirs)
        | (TableGuest.person_id == me) & (TableGuest.by_id == whom.id)
    )

    def work(connection: Connection) -> None:
        row = {"person_id": me, "blocked_id": whom.id, "at": now()}
        connection.execute(once(connection, Block), [row])
        connection.execute(ended(me, whom.id))
        connection.execute(guests)
        connection.execute(revised(me))

    await caller.house.storage.at_once(work, writes=True)
    await send_away(caller, whom.id)
    return await friends(caller)


def revised(host: str) -> Any:
    """Whoever has a table of somebody in memory reads it again, and who may come to it."""
    mine = update(TableRow).where(TableRow.host_id == host)
    return mine.values(revision=TableRow.revision + 1)


async def send_away(caller: Caller, person: str) -> None:
    """Get somebody up from the caller's tables that have not begun; who looks on leaves."""
    house = caller.house
    async with house.storage.reading() as session:
        mine = TableRow.host_id == caller.me.id
        found = await session.scalars(
            select(TableRow.id).where(mine, TableRow.status != "finished")
        )
        tables = list(found)
    for table_id in tables:
        async with house.desk.open(table_id, seats_only=True) as live:
            theirs = guard.owns(live.seats, person)
            if theirs and live.row.status == "waiting":
                _, seats = lobby.getting_up(live, theirs, person)
                await house.desk.change(live, {"invite": new_invitation()}, seats)
        await house.hub.publish(table_id)


@router.delete("/me/blocks/{person}", responses=problems(401))
async def unblock(person: common.PersonId, caller: Somebody) -> wire.Friends:
    """Block somebody no longer."""
    me = caller.me.id

    def work(connection: Connection) -> None:
        connection.execute(delete(Block).where(Block.person_id == me, Block.blocked_id == person))
        connection.execute(revised(me))

    await caller.house.storage.at_once(work, writes=True)
    return await friends(caller)


# ---------------------------------------------------------------- invitations by name


@router.post(
    "/tables/{table}/guests",
    response_model=common.TableInfo,
    responses=problems(401, 404, 409),
)
async def invite(table: common.TableId, caller: Somebody, body: wire.Guest) -> Response:
    """Invite a friend, or a fellow member of the table's club, to a table where I sit."""
    me = caller.me.id
    await caller.house.limits.check("ask", me)
    async with caller.house.desk.open(table, seats_only=True) as live:
        guard.may_see(live, me)
        if not guard.is_of_the_table(live.row, live.seats, me):
            raise Problem(403, "not-seated")
        if live.row.status != "waiting":
            raise Problem(409, "already-started")
        if not any(seat.kind in lobby.FREE for seat in live.seats):
            raise Problem(409, "no-free-seat")
        if len(live.circle.invited) >= MOST_GUESTS:
            raise Problem(409, "guests-most", most=MOST_GUESTS)
        await check_may_invite(caller, body.person, live.row.club_id)
        if body.person in live.circle.shunned:
            raise Problem(404, "no-such-person")
        teller = Teller(live.row, live.seats, 0, (), caller.house.settings.notices_delay_seconds)
        teller.tell(INVITED, "", body.person)

        def also(connection: Connection) -> None:
            row = {"table_id": table, "person_id": body.person, "by_id": me, "at": now()}
            connection.execute(once(connection, TableGuest), [row])
            write_down(connection, teller.told)

        if body.person not in live.circle.invited:
            await caller.house.desk.change(live, {"updated": live.row.updated}, None, also)
        return lobby.shown(caller, live)


async def check_may_invite(caller: Caller, person: str, club: str | None) -> None:
    """Strangers are invited by a link that they are given, not by name."""
    async with caller.house.storage.reading() as session:
        friendship = await session.get(Friendship, pair(caller.me.id, person))
        member = None if club is None else await session.get(ClubMember, (club, person))
    if await blocked_between(caller.house.storage, caller.me.id, [person]):
        raise Problem(404, "no-such-person")
    if friendship is not None and friendship.since is not None:
        return
    if member is None or member.role not in BELONG or person == caller.me.id:
        raise Problem(404, "no-such-person")


@router.delete("/tables/{table}/guests", status_code=204, responses=problems(401, 404))
async def decline(table: common.TableId, caller: Somebody) -> None:
    """Decline an invitation to a table."""
    gone = delete(TableGuest).where(
        TableGuest.table_id == table, TableGuest.person_id == caller.me.id
    )
    async with caller.house.desk.open(table, seats_only=True) as live:
        guard.may_see(live, caller.id)
        if not guard.is_asked(live, caller.id):
            return
        await caller.house.desk.change(
            live,
            {"updated": live.row.updated},
            None,
            lambda connection: connection.execute(gone),
        )
