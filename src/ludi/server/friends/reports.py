"""Reports: what somebody tells those who run the house, with what was said as it was then."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from sqlalchemy import select

from ludi.server import guard
from ludi.server.answers import problems
from ludi.server.circle import BELONG
from ludi.server.clubs.models import ClubMember, ClubMessage
from ludi.server.friends import wire
from ludi.server.friends.models import Report
from ludi.server.friends.routes import only, sitting
from ludi.server.house import Caller, Somebody
from ludi.server.models import Message, Person, now
from ludi.server.problems import Problem

router: Final = APIRouter(prefix="/api", tags=["friends"])


@router.post("/reports", status_code=201, responses=problems(401, 404, 409))
async def report(caller: Somebody, body: wire.NewReport) -> wire.Reported:
    """Report somebody to those who run the house."""
    me = caller.me.id
    whom, about, said = await meant(caller, body)
    person = await only(caller, Person.id == whom)
    async with caller.house.storage.reading() as session:
        again = await session.scalar(
            select(Report.id).where(
                Report.by_id == me,
                Report.whom_id == person.id,
                Report.about == about,
                Report.handled.is_(None),
            )
        )
    if again is not None:
        raise Problem(409, "reported-already")
    await caller.house.limits.check("report", me)
    row = Report(
        by_id=me,
        whom_id=person.id,
        reason=body.reason,
        text=body.text,
        about=about,
        said=said or f"({person.nickname})",
        at=now(),
    )
    async with caller.house.storage.session() as session:
        session.add(row)
    return wire.Reported(id=row.id)


async def meant(caller: Caller, body: wire.NewReport) -> tuple[str | None, str, str | None]:
    """Who is reported, what it is about, and what they said."""
    if body.person is not None:
        return body.person, "person", None
    if body.table is not None and body.seat is not None:
        return await sitting(caller, body.table, body.seat), f"table:{body.table}", None
    if body.talk is not None:
        async with caller.house.storage.reading() as session:
            message = await session.get(Message, body.talk)
        if message is None:
            raise Problem(404, "no-such-message")
        async with caller.house.desk.open(message.table_id, seats_only=True) as live:
            guard.may_see(live, caller.id)
        return message.person_id, f"talk:{message.id}", message.text
    async with caller.house.storage.reading() as session:
        told = await session.get(ClubMessage, body.club_talk)
        club = "" if told is None else told.club_id
        mine = await session.get(ClubMember, (club, caller.me.id))
    if told is None or mine is None or mine.role not in BELONG:
        raise Problem(404, "no-such-message")
    return told.person_id, f"club-talk:{told.id}", told.text
