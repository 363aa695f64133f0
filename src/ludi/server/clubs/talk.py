"""What is said in a club."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from sqlalchemy import delete, select

from ludi.server.answers import problems
from ludi.server.circle import unheard
from ludi.server.clubs import wire
from ludi.server.clubs.members import OFFICER
from ludi.server.clubs.models import ClubMessage
from ludi.server.clubs.routes import check_member
from ludi.server.house import Somebody
from ludi.server.models import Person, now, written
from ludi.server.problems import Problem

router: Final = APIRouter(prefix="/api/clubs/{club}/talk", tags=["clubs"])

LONGEST_TALK: Final = 200  # messages shown


@router.get("", responses=problems(401, 404))
async def heard(club: wire.ClubId, caller: Somebody) -> list[wire.ClubSaid]:
    """The latest that was said, newest last; for members."""
    await check_member(caller, club)
    query = (
        select(ClubMessage, Person.nickname)
        .join(Person, Person.id == ClubMessage.person_id)
        .where(ClubMessage.club_id == club, unheard(caller.id, ClubMessage.person_id))
        .order_by(ClubMessage.id.desc())
        .limit(LONGEST_TALK)
    )
    async with caller.house.storage.reading() as session:
        rows = [(message, name) for message, name in await session.execute(query)]
    return [said(message, name, caller.me.id) for message, name in reversed(rows)]


def said(message: ClubMessage, name: str, me: str) -> wire.ClubSaid:
    return wire.ClubSaid(
        id=message.id,
        person=message.person_id,
        name=name,
        text=message.text,
        at=written(message.at),
        mine=message.person_id == me,
    )


@router.post("", status_code=201, responses=problems(401, 404))
async def talk(club: wire.ClubId, caller: Somebody, body: wire.ClubTalk) -> wire.ClubSaid:
    """Say something to the club."""
    await check_member(caller, club)
    me = caller.me
    await caller.house.limits.check("talk", me.id)
    message = ClubMessage(club_id=club, person_id=me.id, text=body.text, at=now())
    async with caller.house.storage.session() as session:
        session.add(message)
    return said(message, me.nickname, me.id)


@router.delete("/{message}", status_code=204, responses=problems(401, 403, 404))
async def unsay(club: wire.ClubId, message: wire.MessageId, caller: Somebody) -> None:
    """Delete something I said; officers delete anything."""
    mine = await check_member(caller, club)
    async with caller.house.storage.session() as session:
        found = await session.get(ClubMessage, message)
        if found is None or found.club_id != club:
            raise Problem(404, "no-such-message")
        if found.person_id != caller.me.id and mine.role != OFFICER:
            raise Problem(403, "officers-only")
        await session.execute(delete(ClubMessage).where(ClubMessage.id == message))
