"""Reviews of finished games: made once, in the processes where bots think, and kept.

A review costs half a minute of thinking and never changes, so it is stored: as numbers, which are
put into words when somebody reads them. While it is being made, the row says how far it has come;
one that nobody has written to for a while was given up (a server went down) and may be begun anew.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any, Final

from fastapi import APIRouter
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.responses import Response

from ludi.bots.advise import Review
from ludi.server import guard, wire, wire_advice
from ludi.server.answers import plain, problems
from ludi.server.desk import Live
from ludi.server.house import Anybody, Caller, House, Somebody
from ludi.server.models import ReviewRow, now
from ludi.server.problems import Problem
from ludi.server.robots import FULL_SECONDS
from ludi.server.shown import names_at, sentence_of
from ludi.server.thinking import Past, look_back
from ludi.server.turns import Full, Waits
from ludi.server.words import say

router: Final = APIRouter(prefix="/api/tables/{table}", tags=["play"])
log: Final = logging.getLogger("ludi.server")

A_WHILE: Final = 0.5  # seconds; then the process is free for bots before it goes on
GIVEN_UP: Final = 60_000  # milliseconds without a word
WORKING: Final[dict[int | str, dict[str, Any]]] = {
    202: {"model": wire_advice.Review, "description": "it is being made"}
}


@router.post(
    "/review",
    response_model=wire_advice.Review,
    responses={**WORKING, **problems(401, 403, 404, 409)},
)
async def begin(table: wire.TableId, caller: Somebody) -> Response:
    """Start the review of a finished game, if there is none yet."""
    async with caller.house.desk.open(table) as live:
        allow(caller, live, None)
        if not guard.is_of_the_table(live.row, live.seats, caller.id):
            raise Problem(403, "not-seated")
        row = await row_of(caller.house, table)
        if row is None or (row.body is None and now() - row.at > GIVEN_UP):
            await caller.house.limits.check("review", caller.me.id)
            row = await start(caller.house, live, caller.me.id)
        return told(caller, live, row)


@router.get(
    "/review", response_model=wire_advice.Review, responses={**WORKING, **problems(404, 409)}
)
async def review(table: wire.TableId, caller: Anybody, invite: wire.Invite = None) -> Response:
    """The review of a finished game, or its progress."""
    async with caller.house.desk.open(table) as live:
        allow(caller, live, invite)
        row = await row_of(caller.house, table)
        if row is None:
            raise Problem(404, "no-review")
        return told(caller, live, row)


def allow(caller: Caller, live: Live, invite: str | None) -> None:
    guard.may_see(live, caller.id, invite)
    if live.row.status != "finished":
        raise Problem(409, "not-over")


# ---------------------------------------------------------------- making


async def start(house: House, live: Live, person: str) -> ReviewRow:
    """Begin a review; the row it will be written to."""
    people = [row.seat for row in live.seats if row.person_id is not None]
    past = Past(
        live.history.record([]).to_text(),
        house.settings.review_level,
        people or list(range(live.row.players)),
        None,
        A_WHILE,
        house.settings.review_seconds,
        None if live.box is None else live.box.body,
    )
    row = await keep(house, live.id, past.level, 0, 1, None)
    house.background(make(house, live.id, live.game.id, past, person))
    return row


async def make(house: House, table_id: str, game: str, past: Past, person: str) -> None:
    """Look back bit by bit, until there is nothing left or the time is over."""
    try:
        while True:
            try:
                found = await house.robots.lend(look_back, past, person, Waits.REVIEW)
            except Full:  # the same person's bots and reviews come first
                await asyncio.sleep(FULL_SECONDS)
                continue
            past = past._replace(review=found)
            made = Review.from_json(found)
            body = json.dumps(found, separators=(",", ":")) if made.done else None
            await keep(house, table_id, past.level, made.steps - made.left, made.steps, body)
            if made.done:
                house.metrics.count("ludi_reviews_total", game=game)
                return
    except asyncio.CancelledError:
        raise  # the server goes down; whoever asks next begins anew
    except Exception:
        log.exception("review failed", extra={"table": table_id})
        await forget(house, table_id)


async def row_of(house: House, table_id: str) -> ReviewRow | None:
    async with house.storage.reading() as session:
        return await session.get(ReviewRow, table_id)


async def keep(
    house: House, table_id: str, level: str, done: int, steps: int, body: str | None
) -> ReviewRow:
    """Write down how far a review has come."""
    row = ReviewRow(table_id=table_id, level=level, done=done, steps=steps, body=body, at=now())

    async def work(session: AsyncSession) -> None:
        await session.merge(row)

    await house.storage.write(work)
    return row


async def forget(house: House, table_id: str) -> None:
    async def work(session: AsyncSession) -> None:
        await session.execute(delete(ReviewRow).where(ReviewRow.table_id == table_id))

    await house.storage.write(work)


# ---------------------------------------------------------------- telling


def told(caller: Caller, live: Live, row: ReviewRow) -> Response:
    """A review in the reader's language; 202 while it is being made."""
    answer: dict[str, Any] = {
        "status": "working" if row.body is None else "ready",
        "done": row.done,
        "all": row.steps,
        "level": row.level,
        "label": say(f"level-{row.level}", caller.language),
        "places": len(live.history.plays),
        "seats": [],
        "judged": 0,
        "choices": 0,
        "curve": [],
        "moments": [],
    }
    if row.body is None:
        return plain(answer, 202)
    made = Review.from_json(json.loads(row.body))
    answer["seats"] = made.seats
    answer["judged"] = len(made.verdicts)
    answer["choices"] = sum(play.seat in made.seats for play in live.history.plays)
    answer["curve"] = [
        {
            "place": point.place,
            "number": number_of(live, point.place),
            "values": point.values,
            "shares": point.shares,
        }
        for point in made.curve
    ]
    answer["moments"] = moments_of(live, made, caller.language)
    return plain(answer)


def number_of(live: Live, place: int) -> int:
    """The event after which so many of the plays that stand had been made."""
    plays = live.history.plays
    return plays[place].number - 1 if place < len(plays) else live.number


def moments_of(live: Live, made: Review, language: str) -> list[dict[str, Any]]:
    """The turning points, as `Moment`."""
    game = live.game
    names = names_at(live, language)
    found: list[dict[str, Any]] = []
    for verdict in made.turning_points():
        play = live.history.plays[verdict.place]
        other = sentence_of(game, verdict.other, language, names) if verdict.other >= 0 else ""
        found.append(
            {
                "place": verdict.place,
                "number": number_of(live, verdict.place),
                "seat": play.seat,
                "played": sentence_of(game, play.action, language, names),
                "best": sentence_of(game, verdict.best, language, names),
                "other": other,
                "agreed": verdict.best == play.action,
                "gain": round(verdict.gain, 1),
                "swing": round(verdict.swing, 3),
                "hinted": is_hinted(live, verdict.place),
            }
        )
    return found


def is_hinted(live: Live, place: int) -> bool:
    """Whether the seat took a hint between its play before and this one."""
    plays = live.history.plays
    seat = plays[place].seat
    before = max([play.number for play in plays[:place] if play.seat == seat], default=0)
    return any(
        hint.seat == seat and before < hint.number <= plays[place].number
        for hint in live.history.hints
    )
