"""What is stored of somebody in clubs: exported, and deleted with them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from ludi.server.clubs.members import take_out
from ludi.server.clubs.models import Club, ClubMember, ClubMessage
from ludi.server.models import written


async def exported(session: AsyncSession, me: str) -> dict[str, Any]:
    rows = await session.execute(
        select(ClubMember, Club.name)
        .join(Club, Club.id == ClubMember.club_id)
        .where(ClubMember.person_id == me)
    )
    said = await session.scalars(select(ClubMessage).where(ClubMessage.person_id == me))
    return {
        "clubs": [
            {"club": row.club_id, "name": name, "role": row.role, "since": written(row.at)}
            for row, name in rows
        ],
        "club_talk": [
            {"club": one.club_id, "text": one.text, "at": written(one.at)} for one in said
        ],
    }


async def forget(session: AsyncSession, me: str) -> None:
    """Take somebody out of all clubs, with what they said there."""
    await session.execute(delete(ClubMessage).where(ClubMessage.person_id == me))
    mine = select(ClubMember.club_id).where(ClubMember.person_id == me)
    clubs = list(await session.scalars(mine))
    connection = await session.connection()
    for club in clubs:
        await connection.run_sync(take_out, club, me)
