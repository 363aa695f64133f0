"""Lays the positions on tables: `python web/e2e/lay.py DATABASE`, before the server is started.

A guest sits at the seat that is asked, other people who never come at the others, so that nothing
moves. What is printed is JSON: the guest's cookie, and the tables with their game and name. With
`--apart` each table has a guest of its own, named like the player.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from pathlib import Path

import ludi
from ludi.kernel.dice import seal
from ludi.kernel.history import PLAY, History
from ludi.kernel.record import Record
from ludi.server.endings import Ending
from ludi.server.house import hashed
from ludi.server.models import EndingRow, Event, Person, SeatRow, SignIn, TableRow, now
from ludi.server.settings import Settings
from ludi.server.storage import Storage

HERE = Path(__file__).parent / "positions"
OTHERS = "g000000000others"


def rows(record: Record, name: str, me: str) -> tuple[TableRow, list[SeatRow], list[object]]:
    """A table, its seats and what was played at it."""
    history = History.from_record(record)
    table = history.table
    mine = 0 if table.over else table.seat
    moment = now()
    row = TableRow(
        id=secrets.token_hex(8), name=name, game=record.game.id, rules=record.rules,
        options=dict(history.options), players=record.players, public=True,
        status="finished" if table.over else "playing", host_id=me,
        invite=secrets.token_urlsafe(16), seed=history.seed, seed_sha256=seal(history.seed),
        number=history.number, revision=0, asked=list(table.deciders), request=None,
        result=[score.to_json() for score in table.scores()] if table.over else None,
        hints=True, created=moment, updated=moment,
    )  # fmt: skip
    seats = [
        SeatRow(
            table_id=row.id, seat=seat, kind="person", person_id=me if seat == mine else OTHERS,
            name=record.names[seat], level=None, stand_in=None, left=False, note=None, orders={},
        )
        for seat in range(record.players)
    ]  # fmt: skip
    rest: list[object] = [
        Event(
            table_id=row.id, number=play.number, seat=play.seat, kind=PLAY, value=play.action,
            words=str(record.game.describe(play.action)), at=moment,
        )
        for play in history.plays
    ]  # fmt: skip
    if table.over:
        rest.append(EndingRow(table_id=row.id, body=Ending.of(history, record.names).dumped()))
    return row, seats, rest


def person(id: str, nickname: str) -> Person:
    return Person(
        id=id, nickname=nickname, handle=None, passphrase=None, language="fr", created=now()
    )


async def lay(database: str, apart: bool) -> None:
    storage = Storage(Settings.read(database=database))
    await storage.prepare()
    laid = []
    me, cookie = "", ""
    async with storage.session() as session:
        session.add(person(OTHERS, "Others"))
        for path in sorted(HERE.glob("*/*.ludi")):
            record = Record.load(path)
            new = apart or not me
            if new:
                me, cookie = secrets.token_hex(10), secrets.token_urlsafe(24)
            row, seats, rest = rows(record, "" if apart else path.stem, me)
            mine = next(seat for seat in seats if seat.person_id == me)
            if new:
                session.add(person(me, mine.name))
                await session.flush()
                session.add(SignIn(hash=hashed(cookie), person_id=me, created=now()))
            session.add(row)
            await session.flush()
            session.add_all([*seats, *rest])
            over = row.status == "finished"
            laid.append({"game": row.game, "name": path.stem, "id": row.id, "over": over,
                         "cookie": cookie})  # fmt: skip
    await storage.close()
    print(json.dumps(laid))


if __name__ == "__main__":
    ludi.games()  # records are found by the shelf
    asyncio.run(lay(sys.argv[1], "--apart" in sys.argv))
