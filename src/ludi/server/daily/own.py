"""What is stored of somebody's deals: for their export, and to be forgotten with them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ludi.server.daily.models import Attempt
from ludi.server.models import written


async def exported(session: AsyncSession, person: str) -> list[dict[str, Any]]:
    """What somebody has made of the deals they played."""
    rows = await session.scalars(
        select(Attempt).where(Attempt.person_id == person).order_by(Attempt.day, Attempt.game)
    )
    return [
        {
            "day": one.day,
            "game": one.game,
            "table": one.table_id,
            "started": written(one.started),
            "ended": None if one.ended is None else written(one.ended),
            "outcome": one.outcome,
            "points": one.points,
            "void": one.void,
            "forfeit": one.forfeit,
        }
        for one in rows
    ]


async def forget(session: AsyncSession, person: str) -> None:
    """Their results stay, as nobody's: the others keep the places they had."""
    await session.execute(update(Attempt).where(Attempt.person_id == person).values(person_id=None))
