"""Looking back: a game as it was, for those who may see it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query
from starlette.responses import Response

from ludi.kernel.history import History
from ludi.kernel.viewer import EVERYTHING, PUBLIC, Viewer, viewer_of
from ludi.server import guard, wire
from ludi.server.answers import plain, problems
from ludi.server.daily import days
from ludi.server.desk import Live
from ludi.server.house import Anybody, Caller
from ludi.server.play import looking
from ludi.server.problems import Problem
from ludi.server.shown import moment_of, told_in
from ludi.server.turns import Full

router: Final = APIRouter(prefix="/api/tables/{table}", tags=["play"])

BUSY_SECONDS: Final = 5


@router.get("/replay", response_model=wire.State, responses=problems(401, 403, 404, 409))
async def replay(
    table: wire.TableId,
    caller: Anybody,
    number: Annotated[int, Query(ge=0, le=wire.MOST)],
    seat: Annotated[int | Literal["all"] | None, Query()] = None,
    invite: wire.Invite = None,
) -> Response:
    """The game as it was after a number of events."""
    async with caller.house.desk.open(table) as live:
        guard.may_see(live, caller.id, invite)
        live.check_started()
        if number > live.number:
            raise Problem(404, "no-such-number", number=number, last=live.number)
        viewer = viewer_for(caller, live, seat)
    async with looked_back(caller, live, number) as history, caller.house.desk.open(table) as live:
        guard.may_see(live, caller.id, invite)
        eyes = looking(caller, live, viewer)
        return plain({**moment_of(live, history, eyes), **told_in(live, history, eyes)})


def viewer_for(caller: Caller, live: Live, seat: int | str | None) -> Viewer:
    """Whose eyes somebody may look back with: while it is being played, only their own."""
    over = live.row.status == "finished" and not days.is_secret(live.row)
    if seat == "all":
        guard.may_tell(live.row)
        if not over:
            raise Problem(403, "not-over")
        return EVERYTHING
    if not isinstance(seat, int):
        return PUBLIC
    if not 0 <= seat < len(live.seats):
        raise Problem(404, "no-such-seat", number=seat + 1)
    if not over:
        guard.may_act(live.seats, caller.me.id, seat)
    return viewer_of(seat)


@asynccontextmanager
async def looked_back(caller: Caller, live: Live, number: int) -> AsyncIterator[History]:
    """A game after so many events, on the caller's account; it is not to be changed."""
    house = caller.house
    payer = house.robots.payer(caller.id or caller.address)
    try:
        async with house.past.turns.turn(payer):
            yield await house.past.at(live, number)
    except Full:
        headers = {"Retry-After": str(BUSY_SECONDS)}
        raise Problem(429, "too-many", headers=headers, seconds=BUSY_SECONDS) from None
