"""Landmarks: what the levels make of a deal, played when nobody else needs the processor.

A level plays in small pieces, and what it has played is kept: who goes on is whichever process
has time. Only deals that somebody plays are worth it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

import ludi
from ludi.bots import LEVELS
from ludi.bots.deals import unhurried
from ludi.server.daily import days
from ludi.server.daily.attempts import SEAT
from ludi.server.daily.dealing import DealtRow, deals_of, ensure
from ludi.server.daily.models import Attempt, Landmark
from ludi.server.house import House
from ludi.server.models import plainly
from ludi.server.robots import FULL_SECONDS
from ludi.server.thinking import Dealt, play_deal
from ludi.server.turns import Full, Waits

log: Final = logging.getLogger("ludi.server")

EVERY_SECONDS: Final = 60.0
A_WHILE: Final = 0.5  # seconds of play; then the process is free for others
GIVEN_UP: Final = 120_000  # milliseconds without a word
HOUSE: Final = "house"  # on whose account it is

_LANDMARKS: Final = plainly(Landmark)


class Course(NamedTuple):
    """A level that plays a deal, and what it has played."""

    deal: DealtRow
    level: str
    plays: list[int]


async def by_and_by(house: House) -> None:
    """Decide deals before their day, and play landmarks, for as long as the house is open."""
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        try:
            await ensure(house.storage, ludi.playable(), house.settings.bots)
            while house.settings.deal_landmarks and (course := await claim(house)) is not None:
                await play_out(house, course)
        except Exception:
            log.exception("deals")


async def claim(house: House) -> Course | None:
    """A level that has not played one of today's deals, and that nobody else attends to."""
    today = days.today()
    deals = await deals_of(house.storage, house.settings.bots, today)
    async with house.storage.reading() as session:
        query = select(Attempt.game).where(Attempt.day == today.isoformat()).distinct()
        wanted = set(await session.scalars(query))
        rows = await session.scalars(select(Landmark).where(Landmark.day == today.isoformat()))
        known = {(row.game, row.level): row for row in rows}
    for level in LEVELS:
        for deal in deals:
            if deal.game in wanted and level in house.settings.bots:
                course = await taken(house, deal, level, known.get((deal.game, level)))
                if course is not None:
                    return course
    return None


async def taken(house: House, deal: DealtRow, level: str, known: Landmark | None) -> Course | None:
    """Begin a course, or go on with one that was given up; of two processes one has it."""
    of_it = _LANDMARKS.c
    moment = days.clock()
    key = {"day": deal.day, "game": deal.game, "level": level}
    if known is None:
        try:
            async with house.storage.session() as session:
                await session.execute(
                    insert(_LANDMARKS).values(**key, plays=[], failed=False, at=moment)
                )
        except IntegrityError:
            return None
        return Course(deal, level, [])
    if known.outcome is not None or known.failed or moment - known.at < GIVEN_UP:
        return None
    again = update(_LANDMARKS).where(
        *[of_it[name] == value for name, value in key.items()], of_it.at == known.at
    )
    async with house.storage.session() as session:
        found = await session.execute(again.values(at=moment).returning(of_it.level))
        return None if found.first() is None else Course(deal, level, known.plays)


async def play_out(house: House, course: Course) -> None:
    """Play a deal to its end, piece by piece."""
    deal, level, plays = course
    bots = [level if seat == SEAT else unhurried(deal.level) for seat in range(deal.players)]
    while days.clock() < days.ends_of(deal.day):
        dealt = Dealt(deal.game, deal.players, deal.seed, deal.options, bots, plays, A_WHILE)
        try:
            found = await house.robots.lend(play_deal, dealt, HOUSE, Waits.NOBODY)
        except Full:
            await asyncio.sleep(FULL_SECONDS)
            continue
        except Exception as error:  # without this level, then
            why = type(error).__name__
            log.warning("landmark failed", extra={"game": deal.game, "level": level, "why": why})
            await keep(house, course, {"failed": True})
            return
        plays = found["plays"]
        scores = found["scores"]
        if scores is None:
            await keep(house, course, {"plays": plays})
            continue
        mine = scores[SEAT]
        outcome = mine.get("outcome") or ("won" if mine["won"] else "lost")
        await keep(house, course, {"plays": plays, "outcome": outcome, "points": mine["total"]})
        return


async def keep(house: House, course: Course, values: dict[str, Any]) -> None:
    """Write down how far a course has come."""
    of_it = _LANDMARKS.c
    async with house.storage.session() as session:
        await session.execute(
            update(_LANDMARKS)
            .where(
                of_it.day == course.deal.day,
                of_it.game == course.deal.game,
                of_it.level == course.level,
            )
            .values(**values, at=days.clock())
        )
