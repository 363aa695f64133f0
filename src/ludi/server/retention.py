"""How long things are kept: what is older than the settings say is deleted by and by."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import delete, func, select

from ludi.server import people
from ludi.server.clubs.models import ClubMessage
from ludi.server.friends.models import Report
from ludi.server.house import Caller, House
from ludi.server.models import Act, Message, Person, SeatRow, SignIn, TableRow, now
from ludi.server.notices import own
from ludi.server.office import DAY, without_table
from ludi.server.tournaments import own as tournaments_own

log: Final = logging.getLogger("ludi.server")

FIRST_SECONDS: Final = 60.0  # after the start, when everybody has come back
EVERY_SECONDS: Final = 6 * 3600.0
AT_ONCE: Final = 500  # guests or tables; the rest the next time


async def by_and_by(house: House) -> None:
    """Tidy up for as long as the house is open."""
    await asyncio.sleep(FIRST_SECONDS)
    while True:
        try:
            gone = await tidy(house)
            if any(gone.values()):
                log.info("tidied", extra=gone)
        except Exception:
            log.exception("not tidied")
        await asyncio.sleep(EVERY_SECONDS)


async def tidy(house: House) -> dict[str, int]:
    """Delete what is too old; how much of each kind."""
    settings = house.settings
    return {
        "tables": await delete_tables(house, settings.keep_tables_days),
        "guests": await forget_guests(house, settings.keep_guests_days),
        "talk": await delete_older(house, Message, settings.keep_talk_days),
        "club_talk": await delete_older(house, ClubMessage, settings.keep_talk_days),
        "notices": await tidy_notices(house),
        "tournaments": await tidy_tournaments(house, settings.keep_tables_days),
        "reports": await delete_older(house, Report, settings.keep_acts_days),
        "acts": await delete_older(house, Act, settings.keep_acts_days),
    }


async def forget_guests(house: House, days: int) -> int:
    """Guests who have not been here: their cookies are old, and so are all their tables."""
    if not days:
        return 0
    oldest = now() - days * DAY
    came = select(SignIn.person_id).where(SignIn.created > oldest)
    played = (
        select(SeatRow.person_id)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(TableRow.updated > oldest, SeatRow.person_id.is_not(None))
    )
    query = select(Person).where(
        Person.handle.is_(None),
        Person.created <= oldest,
        Person.id.not_in(came),
        Person.id.not_in(played),
    )
    async with house.storage.reading() as session:
        gone = list(await session.scalars(query.limit(AT_ONCE)))
    for person in gone:
        await people.forget(Caller(house, person, person.language, ""))
    return len(gone)


async def delete_tables(house: House, days: int) -> int:
    """Finished games; what was achieved in them goes with them."""
    if not days:
        return 0
    query = select(TableRow.id).where(
        TableRow.status == "finished", TableRow.updated <= now() - days * DAY
    )
    async with house.storage.reading() as session:
        gone = list(await session.scalars(query.limit(AT_ONCE)))
    for table_id in gone:
        await house.storage.write(without_table(table_id))
    return len(gone)


async def tidy_notices(house: House) -> int:
    async with house.storage.session() as session:
        return await own.tidy(session)


async def tidy_tournaments(house: House, days: int) -> int:
    async with house.storage.session() as session:
        return await tournaments_own.tidy(session, days)


async def delete_older(
    house: House, kind: type[Message | Act | Report | ClubMessage], days: int
) -> int:
    if not days:
        return 0
    old = kind.at <= now() - days * DAY
    async with house.storage.session() as session:
        count = await session.scalar(select(func.count()).where(old)) or 0
        if count:
            await session.execute(delete(kind).where(old))
    return count
