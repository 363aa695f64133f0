"""What is stored of somebody's notices: for their export, and to be deleted with them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from ludi.server.models import now, written
from ludi.server.notices.bundles import READY, SENDING
from ludi.server.notices.models import Channel, Delivery, Occasion, Wishes
from ludi.server.notices.occasions import NEW

DAY: Final = 24 * 3_600_000
KEPT: Final = 30 * DAY  # what has been told: a key that is gone could be told again
UNVERIFIED: Final = 7 * DAY  # addresses that nobody confirmed


async def exported(session: AsyncSession, person: str) -> dict[str, Any]:
    """Everything about somebody's notices, with the addresses, which are theirs."""
    channels = await session.scalars(select(Channel).where(Channel.person_id == person))
    wishes = await session.get(Wishes, person)
    told = await session.scalars(select(Occasion).where(Occasion.person_id == person))
    sent = await session.scalars(select(Delivery).where(Delivery.person_id == person))
    return {
        "channels": [
            {
                "kind": one.kind,
                "format": one.format,
                "name": one.name,
                "table": one.table_id,
                "address": one.target.get("address") or one.target.get("url") or one.name,
                "verified": None if one.verified is None else written(one.verified),
                "created": written(one.created),
            }
            for one in channels
        ],
        "wishes": None
        if wishes is None
        else {
            "zone": wishes.zone,
            "quiet_from": wishes.quiet_from,
            "quiet_to": wishes.quiet_to,
            "kinds_off": wishes.kinds_off,
            "games_off": wishes.games_off,
        },
        "occasions": [
            {"kind": one.kind, "table": one.table_id, "at": written(one.at), "state": one.state}
            for one in told
        ],
        "messages": [
            {"at": written(one.at), "state": one.state, "tries": one.tries} for one in sent
        ],
    }


async def forget(session: AsyncSession, person: str) -> None:
    """Delete all of it."""
    for kind in (Delivery, Occasion, Wishes, Channel):
        await session.execute(delete(kind).where(kind.person_id == person))


async def tidy(session: AsyncSession) -> int:
    """Delete what is told and old, and addresses that nobody confirmed; how many rows."""
    moment = now()
    gone = 0
    for query in (
        delete(Occasion).where(Occasion.state != NEW, Occasion.at < moment - KEPT),
        delete(Delivery).where(
            Delivery.state.not_in((READY, SENDING)), Delivery.at < moment - KEPT
        ),
        delete(Channel).where(Channel.verified.is_(None), Channel.created < moment - UNVERIFIED),
    ):
        found = await session.execute(query)
        gone += getattr(found, "rowcount", 0)
    return gone
