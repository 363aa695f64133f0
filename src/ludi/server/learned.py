"""What somebody has learned: the lessons they took, and the decisions the coach need not explain.

A browser where nobody is known yet keeps this itself, and hands it in when it knows who it is.
So what comes in is joined with what is there, and may well be of an older version.
"""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

import ludi
from ludi.learn.coach import TWICE, decisions
from ludi.learn.lessons import lessons_of
from ludi.puzzles.puzzle import stock_of
from ludi.server import wire
from ludi.server.answers import problems
from ludi.server.desk import game_of
from ludi.server.house import Caller, Somebody
from ludi.server.models import LearnedRow

router: Final = APIRouter(prefix="/api/me/learned", tags=["people"])

# more often than this teaches nothing
ENOUGH: Final = {"decision": TWICE, "lesson": 1, "puzzle": 1}


@router.get("", responses=problems(401))
async def learned(caller: Somebody) -> list[wire.Learned]:
    """What I have learned, in all games."""
    async with caller.house.storage.reading() as session:
        return [told(row) for row in await rows_of(session, caller.me.id)]


@router.post("", responses=problems(401))
async def learn(caller: Somebody, body: wire.NewlyLearned) -> list[wire.Learned]:
    """Remember more, and return all of it. What the games no longer have is left out."""
    new = [one for one in body.learned if is_known(one)]
    if not new:
        return await learned(caller)
    try:
        return await remember(caller, new)
    except IntegrityError:  # another browser of mine was writing the same
        return await remember(caller, new)


@router.delete("/{game}", status_code=204, responses=problems(401, 404))
async def forget(
    game: wire.GameId, caller: Somebody, kind: Annotated[wire.LearnedKind, Query()]
) -> None:
    """Begin again with a game: with its lessons, or with the coach."""
    mine = (LearnedRow.person_id == caller.me.id) & (LearnedRow.game == game_of(game).id)
    async with caller.house.storage.session() as session:
        await session.execute(delete(LearnedRow).where(mine, LearnedRow.kind == kind))


# ---------------------------------------------------------------- inside


async def rows_of(session: AsyncSession, person_id: str) -> list[LearnedRow]:
    """What somebody has learned, in a lasting order."""
    rows = await session.scalars(
        select(LearnedRow)
        .where(LearnedRow.person_id == person_id)
        .order_by(LearnedRow.game, LearnedRow.kind, LearnedRow.name)
    )
    return list(rows)


async def remember(caller: Caller, new: list[wire.Learned]) -> list[wire.Learned]:
    async with caller.house.storage.session() as session:
        mine = {(row.game, row.kind, row.name): row for row in await rows_of(session, caller.me.id)}
        for one in new:
            times = min(one.times, ENOUGH[one.kind])
            row = mine.get((one.game, one.kind, one.name))
            if row is not None:
                row.times = max(row.times, times)
                continue
            row = LearnedRow(
                person_id=caller.me.id, game=one.game, kind=one.kind, name=one.name, times=times
            )
            session.add(row)
            mine[one.game, one.kind, one.name] = row
        return [told(row) for row in mine.values()]


def is_known(one: wire.Learned) -> bool:
    """Whether a game of ours has such a lesson, decision or puzzle."""
    game = next((game for game in ludi.playable() if game.id == one.game), None)
    if game is None:
        return False
    if one.kind == "lesson":
        return one.name in {lesson.name for lesson in lessons_of(game)}
    if one.kind == "puzzle":
        return one.name in {puzzle.id for puzzle in stock_of(game)}
    return one.name in decisions(game)


def told(row: LearnedRow) -> wire.Learned:
    return wire.Learned.model_validate(
        {"game": row.game, "kind": row.kind, "name": row.name, "times": row.times}
    )
