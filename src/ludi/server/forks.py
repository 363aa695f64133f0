"""Playing on from a moment of a finished game, at a table of one's own."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from starlette.responses import Response

from ludi.kernel.history import PLAY, History
from ludi.server import guard, wire
from ludi.server.answers import problems
from ludi.server.desk import Live
from ludi.server.house import Caller, Somebody
from ludi.server.lobby import USUAL_LEVEL, may_begin, seat_row, shown
from ludi.server.models import Event, SeatRow, TableRow, now
from ludi.server.opening import Plan, new_row
from ludi.server.problems import Problem
from ludi.server.replays import looked_back
from ludi.server.words import say

router: Final = APIRouter(prefix="/api/tables/{table}", tags=["tables"])


@router.post(
    "/fork", status_code=201, response_model=wire.TableInfo, responses=problems(401, 404, 409)
)
async def fork(
    table: wire.TableId, caller: Somebody, body: wire.Fork, invite: wire.Invite = None
) -> Response:
    """A new private table that continues a finished game from some moment, against bots.

    What was drawn stays drawn, what will be drawn is the same: it answers "and if I had ...?".
    """
    async with caller.house.desk.open(table) as live:
        guard.may_see(live, caller.id, invite)
        guard.may_tell(live.row)
        if live.row.status != "finished":
            raise Problem(409, "not-over")
        if body.number > live.number:
            raise Problem(404, "no-such-number", number=body.number, last=live.number)
        if body.seat >= len(live.seats):
            raise Problem(404, "no-such-seat", number=body.seat + 1)
        seats = [seat_of(caller, old, body.seat) for old in live.seats]
    await may_begin(caller, seats)
    async with looked_back(caller, live, body.number) as history:
        if history.table.over:
            raise Problem(409, "over")
        row = forked(caller, live, history, seats, body.number)
        await caller.house.limits.check("tables", caller.me.id)
        await write(caller, row, seats, history)
    async with caller.house.desk.open(row.id) as made:
        await caller.house.desk.tell(made, ours=True)  # the bots need not wait
        return shown(caller, made, 201)


def forked(
    caller: Caller, live: Live, history: History, seats: list[SeatRow], number: int
) -> TableRow:
    """The same game, as far as it had come. It has no clock, and is not rated: much is known."""
    name = say("fork-name", caller.language, name=live.row.name, number=number)
    box_id, seed = live.row.box_id, live.row.seed
    plan = Plan(live.game, dict(history.options), seats, name, box_id=box_id, seed=seed)
    row = new_row(plan, caller.me.id)
    row.status = "playing"
    row.forked_from = live.id
    row.number = len(history.plays)
    row.asked = list(history.table.deciders)
    return row


def seat_of(caller: Caller, old: SeatRow, mine: int) -> SeatRow:
    """One seat for who asks, bots at the others."""
    if old.seat == mine:
        return seat_row(caller, old.seat, "me")
    level = old.level if old.kind == "bot" else USUAL_LEVEL
    return seat_row(caller, old.seat, "bot", level)


async def write(caller: Caller, row: TableRow, seats: list[SeatRow], history: History) -> None:
    """Write down the table, its seats and the plays that brought it here."""
    moment = now()
    async with caller.house.storage.session() as session:
        session.add(row)
        await session.flush()
        for seat in seats:
            seat.table_id = row.id
            session.add(seat)
        for number, play in enumerate(history.plays, start=1):
            event = Event(table_id=row.id, number=number, seat=play.seat, kind=PLAY)
            event.value = play.action
            event.words = str(history.game.describe(play.action))
            event.at = moment
            session.add(event)
