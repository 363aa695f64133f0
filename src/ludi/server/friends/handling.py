"""Reports as those who run the house see and handle them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import select, update
from sqlalchemy.orm import aliased

from ludi.server.friends.models import Report
from ludi.server.house import House
from ludi.server.models import Person, now, written
from ludi.server.problems import Problem

LONGEST_LIST: Final = 200


async def one(house: House, id: int) -> Report:
    async with house.storage.reading() as session:
        row = await session.get(Report, id)
    if row is None:
        raise Problem(404, "no-such-report")
    return row


async def listed(house: House, everything: bool) -> list[dict[str, Any]]:
    """Reports that nobody has handled yet, the oldest first; or all, the newest first."""
    by, whom = aliased(Person), aliased(Person)
    query = (
        select(Report, by, whom)
        .join(by, by.id == Report.by_id, isouter=True)
        .join(whom, whom.id == Report.whom_id)
    )
    if everything:
        query = query.order_by(Report.id.desc())
    else:
        query = query.where(Report.handled.is_(None)).order_by(Report.id)
    async with house.storage.reading() as session:
        rows = (await session.execute(query.limit(LONGEST_LIST))).all()
    return [
        {
            "id": row.id,
            "at": written(row.at),
            "by": "" if row.by_id is None else f"{teller.nickname} ({teller.id})",
            "whom": f"{person.nickname} ({person.id})",
            "reason": row.reason,
            "about": row.about,
            "said": row.said,
            "text": row.text,
            "handled": None if row.handled is None else written(row.handled),
            "handler": row.handler,
            "note": row.note,
        }
        for row, teller, person in rows
    ]


async def handle(house: House, row: Report, who: str, note: str) -> None:
    """Say what was done about a report."""
    values = {"handled": now(), "handler": who, "note": note[:300]}
    async with house.storage.session() as session:
        await session.execute(update(Report).where(Report.id == row.id).values(**values))
