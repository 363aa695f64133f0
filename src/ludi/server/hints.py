"""Hints, and the coach: what a strong bot would do for a seat, and what it is that is asked."""

from __future__ import annotations

import hashlib
import logging
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query
from starlette.responses import Response

from ludi.kernel.dice import Dice
from ludi.learn.coach import introduction, meanwhile, step_for
from ludi.server import guard, wire, wire_advice
from ludi.server.answers import plain, problems
from ludi.server.desk import Live
from ludi.server.house import Caller, Somebody
from ludi.server.play import allow, is_now, moved_on, previewed, shown
from ludi.server.problems import Problem
from ludi.server.shown import names_at, sentence_of, touches
from ludi.server.thinking import Job, advice
from ludi.server.turns import Waits
from ludi.server.words import say

router: Final = APIRouter(prefix="/api/tables/{table}", tags=["play"])
log: Final = logging.getLogger("ludi.server")


@router.post(
    "/hint", response_model=wire_advice.HintGiven, responses=problems(401, 403, 404, 409, 503)
)
async def hint(table: wire.TableId, caller: Somebody, body: wire_advice.AskHint) -> Response:
    """What a strong bot would do now on my seat. Only my own log shows that I asked."""
    async with caller.house.desk.open(table) as live:
        check(caller, live, body)
        await caller.house.limits.check("hint", caller.me.id)
        job = job_for(live, body.seat, caller.house.settings.hint_level)
    try:
        found = await caller.house.robots.lend(advice, job, caller.me.id, Waits.HINT)
    except Exception as error:  # too slow, or broken: the game goes on without
        log.warning("hint failed", extra={"game": job.game, "why": type(error).__name__})
        raise Problem(503, "no-hint") from None
    async with caller.house.desk.open(table) as live:
        check(caller, live, body)
        await caller.house.desk.advise(live, body.seat, found["ideas"][0]["action"])
        caller.house.metrics.count("ludi_hints_total", game=live.game.id)
        told = told_of(live, found, caller.language)
        return plain({"hint": told, "state": shown(caller, live, body.seat, body.number)})


@router.get("/coach", response_model=wire_advice.Coached, responses=problems(401, 403, 404, 409))
async def coach(
    table: wire.TableId, caller: Somebody, seat: Annotated[int, Query(ge=0, le=20)]
) -> Response:
    """What a decision is about and what the others, all bots, did meanwhile."""
    async with caller.house.desk.open(table) as live:
        allow(caller, live, seat)
        if live.row.rated or not guard.is_alone(live.seats):
            raise Problem(403, "coach-off")
        if live.table.over:
            raise Problem(409, "over")
        step = step_for(live.table, seat)
        names = names_at(live, caller.language)
        return plain(
            {
                "step": step,
                "say": introduction(live.game, step, caller.language) if step else "",
                "meanwhile": meanwhile(live.history, seat, caller.language, names) if step else "",
            }
        )


def check(caller: Caller, live: Live, body: wire_advice.AskHint) -> None:
    """Whether this person may have a hint for this seat at this moment."""
    allow(caller, live, body.seat)
    if live.table.over:
        raise Problem(409, "over")
    if not guard.hints_allowed(live.row, live.seats):
        raise Problem(403, "hints-off")
    if not live.table.legal_for(body.seat):
        raise Problem(409, "not-asked", state=shown(caller, live, body.seat))
    lanes = live.table.lanes and live.history.acted[body.seat] <= body.number <= live.number
    if not lanes and not is_now(live, body.number):
        raise moved_on(caller, live, body.seat, body.number)


def job_for(live: Live, seat: int, level: str) -> Job:
    """A question about what the seat sees; asked again at the same moment, it is the same one."""
    secret = f"hint:{live.row.seed}:{seat}:{live.history.moved}"
    seed = hashlib.sha256(secret.encode()).hexdigest()
    world = live.table.imagine(seat, Dice.seeded(f"imagine:{seed}"))
    world.patient = live.table.patient  # or the only answer would be given on loading it
    box = None if live.box is None else live.box.body
    return Job(live.game.id, world.dump(), seat, level, seed, box=box)


def told_of(live: Live, found: dict[str, Any], language: str) -> dict[str, Any]:
    """A hint as `Hint`, in words."""
    game = live.game
    names = names_at(live, language)
    step = step_for(live.table, found["seat"])
    ideas = [
        {
            "id": idea["action"],
            "say": sentence_of(game, idea["action"], language, names, found["seat"]),
            "touches": touches(game, idea["action"]),
            "visits": idea["visits"],
            "expected": idea["expected"],
            "worse": idea["worse"],
        }
        for idea in found["ideas"]
    ]
    return {
        "seat": found["seat"],
        "level": found["level"],
        "label": say(f"level-{found['level']}", language),
        "now": found["now"],
        "in_points": found["in_points"],
        "visits": found["visits"],
        "ideas": ideas,
        "reasons": [
            game.because(why["term"], why["points"], why["counts"], language, step, why["how"])
            for why in found["reasons"]
        ],
        "preview": previewed(live, found["seat"], ideas[0]["id"], language),
        "follow": [
            sentence_of(game, action, language, names, found["seat"]) for action in found["follow"]
        ],
    }
