"""After an update: are the games that are going on still what they were?

Every unfinished table is played again by the rules we have now. What comes to the same is carried
over; what does not is listed, and can be closed kindly: the table says why, and everybody keeps
the record and the last position to look at.
"""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

import ludi
from ludi.kernel.errors import LudiError
from ludi.kernel.game import Game
from ludi.kernel.history import PLAY, Happened, History
from ludi.server.endings import DAMAGE, Ending
from ludi.server.models import EndingRow, Event, SeatRow, Snapshot, TableRow, now
from ludi.server.settings import Settings
from ludi.server.storage import Storage, with_storage

SAME: Final = "same"  # by the rules it was begun with, which are ours
CARRIED: Final = "carried"  # begun by older rules, and nothing is different
CHANGED: Final = "changed"  # it cannot go on as it was


class Found(NamedTuple):
    """What became of a table: its event that is not possible any more, and why."""

    table: str
    name: str
    game: str
    rules: int
    now: int
    state: str
    event: int
    words: str
    why: str


class Changed(Exception):
    """A table does not come to the same by the rules we have now."""

    def __init__(self, event: int, words: str, why: str) -> None:
        super().__init__(why)
        self.event: Final = event
        self.words: Final = words
        self.why: Final = why


def of_database(url: str | None, close: bool) -> list[Found]:
    """Look after the tables of a database, outside the server."""

    async def work(storage: Storage) -> list[Found]:
        await storage.prepare()
        return await look_after(storage, close)

    found: list[Found] = with_storage(Settings.read(database=url), work)
    return found


async def look_after(storage: Storage, close: bool = False) -> list[Found]:
    """Look at every table that is not finished; carry over, list, and close if that is wanted."""
    async with storage.reading() as session:
        ids = list(
            await session.scalars(
                select(TableRow.id).where(TableRow.status != "finished").order_by(TableRow.updated)
            )
        )
    return [await look_at(storage, table_id, close) for table_id in ids]


async def look_at(storage: Storage, table_id: str, close: bool) -> Found:
    try:
        read = await storage.table(table_id)
    except DAMAGE as error:
        return Found(table_id, "", "", 0, 0, CHANGED, 0, "", reason_of(error))
    assert read is not None
    row, seats = read
    try:
        box = None if row.box_id is None else await storage.box(row.box_id)
        game = ludi.game(row.game, None if box is None else box.body)
    except LudiError as error:
        found = Found(row.id, row.name, row.game, row.rules, 0, CHANGED, 0, "", str(error))
        if close:
            await end_kindly(storage, row, seats, None, found)
        return found
    found = Found(row.id, row.name, game.id, row.rules, game.rules_version, SAME, 0, "", "")
    if row.rules != game.rules_version:
        found = found._replace(state=CARRIED)
    events = await storage.events(row.id, 0, row.number)
    try:
        history = begun(game, row)
        values = await played_again(storage, history, row, events)
    except Changed as changed:
        found = found._replace(
            state=CHANGED, event=changed.event, words=changed.words, why=changed.why
        )
        if close:
            await end_kindly(storage, row, seats, history_so_far(game, row, events), found)
        return found
    if found.state == CARRIED:
        await carry_over(storage, row, game, values)
    return found


def begun(game: Game, row: TableRow) -> History:
    try:
        return History(game, row.players, row.seed, row.options)
    except DAMAGE as error:
        raise Changed(0, "", reason_of(error)) from error


def as_now(game: Game, event: Row[Any]) -> Happened:
    """An event by today's numbers of the actions."""
    value = event.value
    if event.kind == PLAY and event.words is not None:
        value = game.vocabulary.parse(event.words)
    return Happened(event.number, event.seat, event.kind, value)


async def played_again(
    storage: Storage, history: History, row: TableRow, events: list[Row[Any]]
) -> dict[int, int]:
    """Play a table from the start; the values of its events, by number. `Changed` if it differs."""
    snapshot = await storage.snapshot(row.id)
    values: dict[int, int] = {}
    for event in events:
        try:
            happened = as_now(history.game, event)
            history.apply(happened)
        except DAMAGE as error:
            raise Changed(event.number, event.words or "", reason_of(error)) from error
        values[event.number] = happened.value
        if snapshot is not None and snapshot[0] == event.number:
            if not comes_to(history, snapshot[1]):
                raise Changed(event.number, event.words or "", "the position is another one")
    if row.status == "playing" and list(history.table.deciders) != list(row.asked or []):
        raise Changed(row.number, "", "others are asked than before")
    if history.number != row.number:
        raise Changed(history.number, "", f"of {row.number} events the later are missing")
    return values


def comes_to(history: History, body: str) -> bool:
    """Whether a history stands where a snapshot of it stood, whatever the rules are called."""
    try:
        kept: dict[str, Any] = json.loads(body)["door"]
    except DAMAGE:
        return True  # a snapshot is a convenience: the events are what counts
    there: dict[str, Any] = json.loads(history.dumped())["door"]
    return {**kept, "rules": 0} == {**there, "rules": 0}


def history_so_far(game: Game, row: TableRow, events: list[Row[Any]]) -> History | None:
    """A game as far as it can be played."""
    try:
        history = begun(game, row)
    except Changed:
        return None
    for event in events:
        try:
            history.apply(as_now(game, event))
        except DAMAGE:
            break
    return history


async def carry_over(storage: Storage, row: TableRow, game: Game, values: dict[int, int]) -> None:
    """Let a table follow the rules we have now: nothing is different."""

    async def work(session: AsyncSession) -> None:
        for event in await session.scalars(select(Event).where(Event.table_id == row.id)):
            event.value = values[event.number]
        await session.execute(delete(Snapshot).where(Snapshot.table_id == row.id))
        await session.execute(
            update(TableRow)
            .where(TableRow.id == row.id)
            .values(rules=game.rules_version, revision=TableRow.revision + 1)
        )

    await storage.write(work)


async def end_kindly(
    storage: Storage, row: TableRow, seats: list[SeatRow], history: History | None, found: Found
) -> None:
    """Close a table: what was played stays to be looked at, and it says why it ended."""
    closed = {"rules": found.rules, "now": found.now, "event": found.event, "why": found.why}
    await end_table(storage, row, seats, history, closed)


async def end_table(
    storage: Storage,
    row: TableRow,
    seats: list[SeatRow],
    history: History | None,
    closed: dict[str, Any],
) -> None:
    """End a game where it is, for a reason that the table tells from then on."""
    names = [seat.name for seat in seats]
    ending = None if history is None else Ending.of(history, names).dumped()

    async def work(session: AsyncSession) -> None:
        if ending is not None:
            await session.merge(EndingRow(table_id=row.id, body=ending))
        await session.execute(
            update(TableRow)
            .where(TableRow.id == row.id)
            .values(
                status="finished",
                closed=closed,
                asked=[],
                request=None,
                updated=now(),
                revision=TableRow.revision + 1,
            )
        )

    await storage.write(work)


def reason_of(error: BaseException) -> str:
    """What went wrong, in a line."""
    return str(error)[:300] if isinstance(error, LudiError) else f"{type(error).__name__}: {error}"
