"""Clubs: made, joined, led and left."""

from __future__ import annotations

import hmac
import secrets
from typing import Any, Final

from fastapi import APIRouter
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ludi.server import lobby
from ludi.server import wire as common
from ludi.server.answers import problems
from ludi.server.circle import BELONG, is_welcome
from ludi.server.clubs import members, season, wire
from ludi.server.clubs.members import ASKING, MEMBER, OFFICER
from ludi.server.clubs.models import Club, ClubMember
from ludi.server.house import Anybody, Caller, Somebody
from ludi.server.models import Person, TableRow, now, plainly, written
from ludi.server.opening import new_invitation
from ludi.server.problems import Problem

router: Final = APIRouter(prefix="/api", tags=["clubs"])

ORDER: Final = (OFFICER, MEMBER, ASKING)


# ---------------------------------------------------------------- seeing


@router.get("/me/clubs", responses=problems(401))
async def mine(caller: Somebody) -> list[wire.ClubShort]:
    """The clubs I belong to, or ask to."""
    me = caller.me.id
    async with caller.house.storage.reading() as session:
        rows = await session.execute(
            select(Club, ClubMember.role)
            .join(ClubMember, ClubMember.club_id == Club.id)
            .where(ClubMember.person_id == me)
            .order_by(Club.name, Club.id)
        )
        clubs = [(club, role) for club, role in rows]
        counted = await session.execute(
            select(ClubMember.club_id, ClubMember.role, func.count())
            .where(ClubMember.club_id.in_([club.id for club, _ in clubs]))
            .group_by(ClubMember.club_id, ClubMember.role)
        )
        counts = {(club, role): count for club, role, count in counted}
    return [
        wire.ClubShort(
            id=club.id,
            name=club.name,
            role=role,  # type: ignore[arg-type]
            members=sum(counts.get((club.id, one), 0) for one in BELONG),
            asking=counts.get((club.id, ASKING), 0) if role == OFFICER else 0,
        )
        for club, role in clubs
    ]


@router.get("/clubs/{club}", responses=problems(404))
async def one(club: wire.ClubId, caller: Anybody, invite: common.Invite = None) -> wire.ClubInfo:
    """A club: all of it for its members; for others what it is, if they may ask to come in."""
    async with caller.house.storage.reading() as session:
        row = await session.get(Club, club)
        role = None if caller.id is None else await session.get(ClubMember, (club, caller.id))
        if row is None:
            raise Problem(404, "no-such-club")
        my_role = None if role is None else role.role
        if my_role is None and row.entry == "link" and not fits(row.invite, invite):
            raise Problem(404, "no-such-club")
        inside = my_role in BELONG
        people = await people_of(caller, session, club)
        tables = await tables_of(caller, session, club, inside)
        games = await season.games_played(session, row, [one.person for one in people])
    there = [one for one in people if one.role in BELONG]
    return wire.ClubInfo(
        id=row.id,
        name=row.name,
        about=row.about,
        entry=row.entry,  # type: ignore[arg-type]
        role=my_role,  # type: ignore[arg-type]
        count=len(there),
        invite=row.invite if inside else None,
        members=there if inside else [],
        asking=[one for one in people if one.role == ASKING] if my_role == OFFICER else [],
        tables=tables,
        season=row.season,
        season_since=written(row.season_at),
        games=games if inside else [],
    )


def fits(kept: str, invite: str | None) -> bool:
    return invite is not None and hmac.compare_digest(invite.encode(), kept.encode())


async def people_of(caller: Caller, session: AsyncSession, club: str) -> list[wire.Member]:
    """Everybody of a club, officers first."""
    rows = await session.execute(
        select(ClubMember, Person.nickname)
        .join(Person, Person.id == ClubMember.person_id)
        .where(ClubMember.club_id == club)
    )
    found = [
        wire.Member(
            person=row.person_id,
            name=name,
            role=row.role,  # type: ignore[arg-type]
            online=caller.house.hub.online(row.person_id),
            me=row.person_id == caller.id,
            since=written(row.at),
        )
        for row, name in rows
    ]
    return sorted(found, key=lambda one: (ORDER.index(one.role), one.name.casefold(), one.person))


async def tables_of(
    caller: Caller, session: AsyncSession, club: str, inside: bool
) -> list[common.TableInfo]:
    """The tables of a club that wait or go on; those for members only are for members."""
    query = select(TableRow).where(
        TableRow.club_id == club, TableRow.status != "finished", is_welcome(caller.id)
    )
    if not inside:
        query = query.where(TableRow.public)
    newest = query.order_by(TableRow.updated.desc()).limit(lobby.LONGEST_LIST)
    found = await lobby.with_seats(session, [*await session.scalars(newest)])
    return [info for row, seats in found if (info := lobby.listed(caller, row, seats))]  # type: ignore[misc]


# ---------------------------------------------------------------- making and changing


async def done(caller: Caller, work: Any) -> Any:
    """Do something about clubs, all or nothing."""
    return await caller.house.storage.at_once(work, writes=True)


@router.post("/clubs", status_code=201, responses=problems(401, 409))
async def make(caller: Somebody, body: wire.NewClub) -> wire.ClubInfo:
    """Make a club, and lead it; for those who can sign in elsewhere, too."""
    me = caller.me
    if me.handle is None:
        raise Problem(403, "registered-only")
    await caller.house.limits.check("ask", me.id)
    club = secrets.token_hex(8)
    row = {
        "id": club,
        **body.model_dump(),
        "invite": new_invitation(),
        "season": 1,
        "season_at": now(),
        "created": now(),
    }

    def work(connection: Connection) -> None:
        members.check_may_lead(connection, me.id)
        connection.execute(insert(plainly(Club)).values(**row))
        members.check_room(connection, club, me.id, OFFICER)
        members.put(connection, club, me.id, OFFICER)

    await done(caller, work)
    return await one(club, caller)


@router.patch("/clubs/{club}", responses=problems(401, 403, 404))
async def change(club: wire.ClubId, caller: Somebody, body: wire.ChangedClub) -> wire.ClubInfo:
    """Rename a club, say something else about it, or open it to others; for its officers."""
    values = body.model_dump(exclude_none=True)

    def work(connection: Connection) -> None:
        members.check_officer(connection, club, caller.me.id)
        if values:
            connection.execute(update(Club).where(Club.id == club).values(**values))

    await done(caller, work)
    return await one(club, caller)


@router.post("/clubs/{club}/invite", responses=problems(401, 403, 404))
async def renew(club: wire.ClubId, caller: Somebody) -> wire.ClubInfo:
    """Another link to come in by: the one before is no longer valid; for officers."""

    def work(connection: Connection) -> None:
        members.check_officer(connection, club, caller.me.id)
        connection.execute(update(Club).where(Club.id == club).values(invite=new_invitation()))

    await done(caller, work)
    return await one(club, caller)


@router.post("/clubs/{club}/season", responses=problems(401, 403, 404))
async def new_season(club: wire.ClubId, caller: Somebody) -> wire.ClubInfo:
    """Begin another season: everybody starts again on the club's ladder; for officers."""

    def work(connection: Connection) -> None:
        members.check_officer(connection, club, caller.me.id)
        again = {"season": Club.season + 1, "season_at": caller.house.desk.hours.time()}
        connection.execute(update(Club).where(Club.id == club).values(**again))

    await done(caller, work)
    return await one(club, caller)


@router.delete("/clubs/{club}", status_code=204, responses=problems(401, 403, 404, 409))
async def dissolve(club: wire.ClubId, caller: Somebody) -> None:
    """Dissolve a club, with its talk; for its only officer."""

    def work(connection: Connection) -> None:
        members.check_officer(connection, club, caller.me.id)
        if members.number_of(connection, club, OFFICER) > 1:
            raise Problem(409, "other-officers")
        members.dissolve(connection, club)

    await done(caller, work)


# ---------------------------------------------------------------- coming and going


@router.post("/clubs/{club}/join", responses=problems(401, 404, 409))
async def join(club: wire.ClubId, caller: Somebody, body: wire.JoinClub) -> wire.ClubInfo:
    """Come in with the link, or ask to."""
    me = caller.me.id
    await caller.house.limits.check("ask", me)

    def work(connection: Connection) -> None:
        row = members.held(connection, club)
        invited = fits(row.invite, body.invite)
        if not invited and row.entry == "link":
            raise Problem(404, "no-such-club")
        wanted = MEMBER if invited else ASKING
        role = members.role_of(connection, club, me)
        if role in BELONG or role == wanted:
            return
        members.check_room(connection, club, me, wanted)
        members.put(connection, club, me, wanted)

    await done(caller, work)
    return await one(club, caller, body.invite)


@router.put("/clubs/{club}/members/{person}", responses=problems(401, 403, 404, 409))
async def admit(
    club: wire.ClubId, person: common.PersonId, caller: Somebody, body: wire.NewRole
) -> wire.ClubInfo:
    """Let in somebody who asks, or make a member an officer, or the other way; for officers."""

    def work(connection: Connection) -> None:
        members.check_officer(connection, club, caller.me.id)
        role = members.role_of(connection, club, person)
        if role is None:
            raise Problem(404, "no-such-person")
        if role == ASKING:
            members.check_room(connection, club, person, MEMBER)
        if role != OFFICER and body.role == OFFICER:
            members.check_may_lead(connection, person)
        if role == OFFICER and body.role != OFFICER:
            if members.number_of(connection, club, OFFICER) == 1:
                raise Problem(409, "last-officer")
        members.put(connection, club, person, body.role)

    await done(caller, work)
    return await one(club, caller)


@router.delete(
    "/clubs/{club}/members/{person}", status_code=204, responses=problems(401, 403, 404, 409)
)
async def leave(club: wire.ClubId, person: common.PersonId, caller: Somebody) -> None:
    """Leave; or, for officers, send a member away or refuse somebody who asks."""

    def work(connection: Connection) -> None:
        if person != caller.me.id:
            members.check_officer(connection, club, caller.me.id)
            if members.role_of(connection, club, person) == OFFICER:
                raise Problem(409, "is-officer")
        members.take_out(connection, club, person)

    await done(caller, work)


async def check_member(caller: Caller, club: str) -> ClubMember:
    """The caller must belong to the club."""
    async with caller.house.storage.reading() as session:
        found = await session.get(ClubMember, (club, caller.me.id))
    if found is None or found.role not in BELONG:
        raise Problem(404, "no-such-club")
    return found
