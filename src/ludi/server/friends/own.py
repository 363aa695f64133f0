"""What is stored of somebody's friends, blocks and reports: exported, and deleted with them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ludi.server.friends.models import Block, Friendship, Report, TableGuest
from ludi.server.models import written


async def exported(session: AsyncSession, me: str) -> dict[str, Any]:
    """All of it; of reports those that this person made."""
    mine = (Friendship.first_id == me) | (Friendship.second_id == me)
    friends = await session.scalars(select(Friendship).where(mine))
    blocks = await session.scalars(select(Block).where(Block.person_id == me))
    guests = await session.scalars(
        select(TableGuest).where((TableGuest.person_id == me) | (TableGuest.by_id == me))
    )
    reports = await session.scalars(select(Report).where(Report.by_id == me))
    return {
        "friends": [
            {
                "person": one.other(me),
                "asked_by_me": one.asker_id == me,
                "asked": written(one.asked),
                "since": None if one.since is None else written(one.since),
            }
            for one in friends
        ],
        "blocked": [{"person": one.blocked_id, "at": written(one.at)} for one in blocks],
        "invitations": [
            {"table": one.table_id, "by_me": one.by_id == me, "at": written(one.at)}
            for one in guests
        ],
        "reports": [
            {
                "person": one.whom_id,
                "reason": one.reason,
                "text": one.text,
                "about": one.about,
                "at": written(one.at),
                "handled": None if one.handled is None else written(one.handled),
            }
            for one in reports
        ],
    }


async def forget(session: AsyncSession, me: str) -> None:
    """Delete all of it; what they reported of others stays, from nobody."""
    await session.execute(update(Report).where(Report.by_id == me).values(by_id=None))
    for query in (
        delete(Report).where(Report.whom_id == me),
        delete(Friendship).where((Friendship.first_id == me) | (Friendship.second_id == me)),
        delete(Block).where((Block.person_id == me) | (Block.blocked_id == me)),
        delete(TableGuest).where((TableGuest.person_id == me) | (TableGuest.by_id == me)),
    ):
        await session.execute(query)
