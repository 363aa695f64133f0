"""Of all there was to tell: what is still true."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, select

from ludi.server.friends.models import TableGuest
from ludi.server.models import Event, SeatRow, TableRow
from ludi.server.notices.models import Occasion
from ludi.server.notices.occasions import (
    INVITED,
    KINDS,
    OVER,
    REMINDER,
    STARTED,
    TURN,
    UNDO,
    asked_people,
    seated,
)

WEIGHT: Final = {kind: place for place, kind in enumerate((REMINDER, *KINDS))}
FIRST_EVENTS: Final = 50  # in which everybody sees that a game has begun
FREE: Final = ("open", "friend")  # seats that somebody may take
WAITING: Final = (TURN, UNDO, REMINDER)  # somebody has to do something


class Item(NamedTuple):
    """An occasion as it was written down."""

    id: int
    kind: str
    table: str
    person: str | None
    to_table: bool
    number: int
    until: int | None
    at: int


def items(connection: Connection, most: int, *conditions: Any) -> list[Item]:
    """The occasions of which something is true, in the order in which they came up."""
    query = select(
        Occasion.id,
        Occasion.kind,
        Occasion.table_id,
        Occasion.person_id,
        Occasion.to_table,
        Occasion.number,
        Occasion.until,
        Occasion.at,
    )
    rows = connection.execute(query.where(*conditions).order_by(Occasion.id).limit(most))
    return [Item(*row) for row in rows]


class Place(NamedTuple):
    """A table and who sits there, as they are now."""

    row: TableRow
    seats: list[SeatRow]
    begun: set[int]  # the seats that have had their first moves
    guests: set[str]  # who is invited by name


def places(connection: Connection, tables: Iterable[str]) -> dict[str, Place]:
    """Some tables, by id; those that cannot be read are left out."""
    wanted = list(set(tables))
    rows = connection.execute(select(TableRow.__table__).where(TableRow.id.in_(wanted)))
    found = {row.id: Place(TableRow(**row._mapping), [], set(), set()) for row in rows}
    seats = connection.execute(
        select(SeatRow.__table__).where(SeatRow.table_id.in_(wanted)).order_by(SeatRow.seat)
    )
    for seat in seats:
        if seat.table_id in found:
            found[seat.table_id].seats.append(SeatRow(**seat._mapping))
    early = select(Event.table_id, Event.seat).where(
        Event.table_id.in_(wanted), Event.number <= FIRST_EVENTS
    )
    for table, number in connection.execute(early.distinct()):
        if table in found:
            found[table].begun.add(number)
    asked = select(TableGuest.table_id, TableGuest.person_id)
    for table, guest in connection.execute(asked.where(TableGuest.table_id.in_(wanted))):
        if table in found:
            found[table].guests.add(guest)
    return found


def still_true(item: Item, place: Place | None, moment: int) -> bool:
    """Whether there is still reason to tell of something."""
    if place is None:
        return False
    row, seats, begun, guests = place
    if item.kind == OVER:
        return row.status == "finished"
    person = item.person or ""
    if item.kind == STARTED:
        return row.status == "playing" and begun.isdisjoint(seated(seats).get(person, ()))
    if item.kind == INVITED:
        free = any(seat.kind in FREE for seat in seats)
        return row.status == "waiting" and (person in seated(seats) or (free and person in guests))
    if row.status != "playing":
        return False
    if item.kind == UNDO:
        request = row.request
        mine = seated(seats).get(person)
        if request is None or mine is None:
            return False
        return not set(request["agreed"]).issuperset(mine)
    if item.kind == REMINDER and item.until is not None and item.until <= moment:
        return False
    return person in asked_people(seats, row.asked or ())


def one_a_table(found: Iterable[Item]) -> list[Item]:
    """Of each table what matters most, in the order of the tables."""
    best: dict[str, Item] = {}
    for item in found:
        known = best.get(item.table)
        if known is None or WEIGHT[item.kind] < WEIGHT[known.kind]:
            best[item.table] = item
    return list(best.values())
