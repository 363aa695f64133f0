"""Opening tables: what one is made of, written down, and begun. Whoever asks has been checked."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncSession

from ludi.kernel.dice import fresh_seed, seal
from ludi.kernel.game import Game
from ludi.server.desk import Live
from ludi.server.house import House
from ludi.server.models import SeatRow, TableRow, now
from ludi.server.notices.occasions import Teller, write_down
from ludi.server.problems import Problem
from ludi.server.rated import check_table


class Plan(NamedTuple):
    """A table that is to be opened."""

    game: Game
    options: dict[str, str]  # all of them, as `settling.settled` returns them
    seats: list[SeatRow]
    name: str
    public: bool = False
    hints: bool | None = None
    clock: dict[str, Any] | None = None  # as `wire.Clock` is dumped, with a level
    rated: bool = False
    box_id: str | None = None  # a corrected box; None: as shipped
    seed: str = ""  # a fresh one
    deal: str | None = None  # the day whose deal is played
    club_id: str | None = None  # whose members see it


def new_row(plan: Plan, host_id: str | None) -> TableRow:
    """A table that nobody has written down yet; a problem if it cannot be rated as it is to be."""
    moment = now()
    seed = plan.seed or fresh_seed()
    row = TableRow(
        id=secrets.token_hex(8),
        name=plan.name[:80],
        game=plan.game.id,
        rules=plan.game.rules_version,
        options=plan.options,
        players=len(plan.seats),
        public=plan.public,
        status="waiting",
        host_id=host_id,
        invite=new_invitation(),
        seed=seed,
        seed_sha256=seal(seed),
        number=0,
        revision=0,
        asked=[],
        request=None,
        result=None,
        hints=plan.hints,
        clock=plan.clock,
        rated=plan.rated,
        box_id=plan.box_id,
        deal=plan.deal,
        club_id=plan.club_id,
        created=moment,
        updated=moment,
    )
    if plan.rated:
        check_table(row, plan.seats)
        row.hints = False
    return row


def new_invitation() -> str:
    return secrets.token_urlsafe(16)


async def write(house: House, row: TableRow, seats: list[SeatRow]) -> None:
    """Write a new table down: it waits for its players."""
    async with house.storage.session() as session:
        await add(session, row, seats)
        teller = Teller(row, seats, 0, (), house.settings.notices_delay_seconds)
        teller.invited(row.host_id or "")
        await session.run_sync(lambda found: write_down(found.connection(), teller.told))


async def add(session: AsyncSession, row: TableRow, seats: list[SeatRow]) -> None:
    """A table and its seats, in a transaction."""
    session.add(row)
    await session.flush()
    for seat in seats:
        seat.table_id = row.id
        session.add(seat)
    await session.flush()


async def begin(house: House, live: Live) -> None:
    """Begin the game of a table where everybody sits; from now on its clocks run."""
    if live.row.rules != live.game.rules_version:
        raise live.other_rules()
    if live.row.rated:
        check_table(live.row, live.seats)
        if not live.usual_box:
            raise Problem(422, "rated-box")
    asked = live.game.new(live.row.players, live.row.seed, **(live.row.options or {})).deciders
    await house.desk.change(live, {"status": "playing", "asked": asked})
