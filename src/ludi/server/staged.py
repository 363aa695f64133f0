"""A game that is on no table: put on a board for one person, and written down nowhere."""

from __future__ import annotations

from collections.abc import Sequence

from ludi.kernel.history import History
from ludi.server.desk import Live
from ludi.server.house import Caller
from ludi.server.models import SeatRow, TableRow, now
from ludi.server.words import say


def staged(
    caller: Caller, id: str, name: str, history: History, seat: int, names: Sequence[str]
) -> Live:
    """A history as a table that the caller looks at from a seat; bots sit at the others."""
    live = Live(id)
    moment = now()
    live.row = TableRow(
        id=id,
        name=name,
        game=history.game.id,
        rules=history.game.rules_version,
        options=history.options,
        players=history.players,
        public=False,
        status="playing",
        seed="",
        seed_sha256="",
        number=history.number,
        revision=0,
        asked=history.table.deciders,
        created=moment,
        updated=moment,
    )
    live.seats = [
        SeatRow(
            table_id=id,
            seat=one,
            kind="person" if one == seat else "bot",
            person_id=caller.id if one == seat else None,
            name=say("learner", caller.language) if one == seat else names[one],
            left=False,
            orders={},
        )
        for one in range(history.players)
    ]
    live.begin(history)
    return live
