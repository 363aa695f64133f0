"""What is stored of somebody in tournaments: exported, taken away with them, and tidied up."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ludi.server.models import now, written
from ludi.server.tournaments.models import Tournament, TournamentGame, TournamentPlayer

DAY: Final = 24 * 3_600_000
FORGOTTEN: Final = 60 * DAY  # one that nobody has begun
AT_ONCE: Final = 200


async def exported(session: AsyncSession, me: str) -> dict[str, Any]:
    made = await session.scalars(select(Tournament).where(Tournament.host_id == me))
    entered = await session.execute(
        select(TournamentPlayer, Tournament.name)
        .join(Tournament, Tournament.id == TournamentPlayer.tournament_id)
        .where(TournamentPlayer.person_id == me)
    )
    return {
        "tournaments_made": [
            {"tournament": one.id, "name": one.name, "created": written(one.created)}
            for one in made
        ],
        "tournaments": [
            {
                "tournament": one.tournament_id,
                "name": name,
                "number": one.number,
                "out": one.out,
                "at": written(one.at),
            }
            for one, name in entered
        ],
    }


async def forget(session: AsyncSession, me: str) -> None:
    """They take part no more; in what has begun, their number stays, and is nobody's."""
    mine = TournamentPlayer.person_id == me
    opened = select(Tournament.id).where(Tournament.status == "open")
    await session.execute(
        delete(TournamentPlayer).where(mine, TournamentPlayer.tournament_id.in_(opened))
    )
    await session.execute(update(TournamentPlayer).where(mine).values(person_id=None, out="left"))
    made = Tournament.host_id == me
    await session.execute(
        update(Tournament).where(made, Tournament.status == "open").values(status="cancelled")
    )
    await session.execute(update(Tournament).where(made).values(host_id=None))


async def tidy(session: AsyncSession, days: int) -> int:
    """Delete what is over and old, and cancel what nobody begins; how many are gone."""
    moment = now()
    forgotten = (Tournament.status == "open") & Tournament.start_at.is_(None)
    await session.execute(
        update(Tournament)
        .where(forgotten, Tournament.updated < moment - FORGOTTEN)
        .values(status="cancelled")
    )
    if not days:
        return 0
    over = Tournament.status.in_(("finished", "cancelled"))
    query = select(Tournament.id).where(over, Tournament.updated <= moment - days * DAY)
    gone = list(await session.scalars(query.limit(AT_ONCE)))
    for kind in (TournamentGame, TournamentPlayer):
        await session.execute(delete(kind).where(kind.tournament_id.in_(gone)))
    await session.execute(delete(Tournament).where(Tournament.id.in_(gone)))
    return len(gone)
