"""What there is to tell, and to whom: written down in the transaction that made it so.

An occasion has a key, and the database keeps each key once: nobody is told twice of one turn,
whatever is taken back and played again meanwhile. Only who has a channel gets any.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

from sqlalchemy import Connection, bindparam, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from ludi.kernel.history import History
from ludi.server.models import SeatRow, TableRow, now
from ludi.server.notices.models import Channel, Occasion

TURN: Final = "turn"
REMINDER: Final = "reminder"  # a clock runs out
INVITED: Final = "invited"
STARTED: Final = "started"
UNDO: Final = "undo"  # somebody asks the table to go back
OVER: Final = "over"
KINDS: Final = (TURN, REMINDER, INVITED, STARTED, UNDO, OVER)
OF_A_TABLE: Final = (TURN, STARTED, OVER)  # what a table's own channels tell

NEW: Final = "new"

# Asked at every turn of people: built once.
_REACHED: Final = select(Channel.person_id, Channel.table_id).where(
    or_(
        Channel.table_id == bindparam("table"),
        Channel.table_id.is_(None) & Channel.person_id.in_(bindparam("people", expanding=True)),
    )
)

Told = dict[str, Any]  # a row of the occasions


def seated(seats: Iterable[SeatRow]) -> dict[str, list[int]]:
    """The people who play a game themselves, and where they sit."""
    found: dict[str, list[int]] = {}
    for row in seats:
        if row.kind == "person" and row.person_id is not None and not row.left:
            found.setdefault(row.person_id, []).append(row.seat)
    return found


def asked_people(seats: Iterable[SeatRow], asked: Collection[int]) -> list[str]:
    return [who for who, theirs in seated(seats).items() if not set(theirs).isdisjoint(asked)]


class Teller:
    """Finds what there is to tell of one table at one moment."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        number: int,
        looking: Collection[str] = (),
        delay: float = 0.0,
    ) -> None:
        self.row: Final = row
        self.seats: Final = seats
        self.number: Final = number
        self.looking: Final = looking  # they see it by themselves
        self.at: Final = now()
        self.due: Final = self.at + int(delay * 1000)
        self.told: Final[list[Told]] = []

    def tell(self, kind: str, key: str, person: str | None, until: int | None = None) -> None:
        """Somebody, and the table's own channels where these tell such things."""
        if person is not None:
            self._add(kind, f"{kind}:{self.row.id}:{person}:{key}", person, False, until)
        if kind in OF_A_TABLE:
            whom = person if kind == TURN else None
            self._add(kind, f"{kind}:{self.row.id}::{whom or ''}:{key}", whom, True, until)

    def _add(
        self, kind: str, key: str, person: str | None, to_table: bool, until: int | None
    ) -> None:
        occasion: Told = {
            "key": key,
            "kind": kind,
            "table_id": self.row.id,
            "person_id": person,
            "to_table": to_table,
            "number": self.number,
            "until": until,
            "at": self.at,
            "due": self.due,
            "state": NEW,
        }
        if all(key != one["key"] for one in self.told):
            self.told.append(occasion)

    def asked(
        self, history: History | None, before: Collection[int], after: Collection[int]
    ) -> None:
        """Who has to choose now and had not before; nobody is waited for where all others are bots.

        A turn is known by the last that its player has played themselves: what the others take
        back and play again makes no new one.
        """
        if len(seated(self.seats)) < 2:
            return
        there = asked_people(self.seats, before)
        for person in asked_people(self.seats, after):
            if person not in there:
                self.tell(TURN, turn_of(history, seated(self.seats)[person]), person)

    def started(self) -> None:
        if len(seated(self.seats)) > 1:
            self._everybody(STARTED, "")

    def over(self, actor: str | None) -> None:
        if len(seated(self.seats)) > 1:
            self._everybody(OVER, "", actor)

    def _everybody(self, kind: str, key: str, but: str | None = None) -> None:
        for person in seated(self.seats):
            if person != but and person not in self.looking:
                self.tell(kind, key, person)
        self.tell(kind, key, None)

    def asked_back(self, request: dict[str, Any]) -> None:
        """Who has not yet agreed to go back."""
        agreed = set(request["agreed"])
        for person, theirs in seated(self.seats).items():
            if not agreed.issuperset(theirs):
                self.tell(UNDO, f"{self.number}:{request['seat']}", person)

    def invited(self, by: str) -> None:
        """Who has been given a seat at a new table by somebody else."""
        for person in seated(self.seats):
            if person != by:
                self.tell(INVITED, "", person)


def turn_of(history: History | None, seats: list[int]) -> str:
    """What a turn is known by."""
    if history is None:
        return "0"
    last = next((play.number for play in reversed(history.plays) if play.seat in seats), 0)
    return f"{last}.{history.went_back}" if history.went_back else str(last)


def remind(connection: Connection, row: TableRow, person: str, number: int, until: int) -> None:
    """Somebody's clock runs out at a moment: said once for each turn, which its number tells apart.

    To be called in the transaction that finds out that it is time to say so.
    """
    teller = Teller(row, [], number)
    teller.tell(REMINDER, str(number), person, until)
    write_down(connection, teller.told)


def write_down(connection: Connection, told: list[Told]) -> None:
    """Write down what there is to tell of a table to those who have a channel, each once."""
    if not told:
        return
    people = {one["person_id"] for one in told if not one["to_table"]}
    asked = {"table": told[0]["table_id"], "people": sorted(people)}
    rows = connection.execute(_REACHED, asked).all()
    if not rows:
        return
    reached = {person for person, table in rows if table is None}
    telling = {table for _, table in rows if table is not None}
    wanted = [
        one
        for one in told
        if (one["table_id"] in telling if one["to_table"] else one["person_id"] in reached)
    ]
    if wanted:
        connection.execute(once(connection, Occasion), wanted)


def once(connection: Connection, kind: Any) -> Any:
    """An insertion that leaves alone what is there already."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(kind.__table__).on_conflict_do_nothing()
