"""What is stored. Times are milliseconds since 1970; a table's state is the fold of its events."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, Double, ForeignKey, Index, String, Table, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    type_annotation_map = {dict[str, Any]: JSON, list[int]: JSON, list[Any]: JSON}


class Person(Base):
    """Somebody: a guest, or one who can sign in elsewhere by handle and passphrase."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    nickname: Mapped[str] = mapped_column(String(40))
    handle: Mapped[str | None] = mapped_column(String(40), unique=True)
    passphrase: Mapped[str | None] = mapped_column(String(200))  # an argon2 hash
    language: Mapped[str] = mapped_column(String(2))
    created: Mapped[int] = mapped_column(BigInteger)
    suspended: Mapped[int | None] = mapped_column(BigInteger)  # since when; None: welcome
    admin: Mapped[bool] = mapped_column(default=False, server_default=false())


class SignIn(Base):
    """A cookie that was given out: only its hash is kept."""

    __tablename__ = "sign_ins"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    created: Mapped[int] = mapped_column(BigInteger)


class TableRow(Base):
    """A table: what is played, and where it stands. `revision` counts changes of all but plays."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("tables_by_status", "status", "public", "updated"),
        Index("tables_by_due", "status", "due"),
    )

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int]
    options: Mapped[dict[str, Any] | None] = mapped_column(JSON, nullable=False)  # None: damaged
    players: Mapped[int]
    public: Mapped[bool]
    status: Mapped[str] = mapped_column(String(10))  # waiting, playing, finished
    host_id: Mapped[str | None] = mapped_column(String(24), index=True)
    invite: Mapped[str] = mapped_column(String(40))
    seed: Mapped[str] = mapped_column(String(200))  # secret until the game is over
    seed_sha256: Mapped[str] = mapped_column(String(64))
    number: Mapped[int]  # how many events there are
    revision: Mapped[int]
    asked: Mapped[list[int] | None] = mapped_column(JSON, nullable=False)  # who may choose now
    request: Mapped[dict[str, Any] | None] = mapped_column(JSON)  # to go back past a door
    result: Mapped[list[Any] | None] = mapped_column(JSON)
    closed: Mapped[dict[str, Any] | None] = mapped_column(JSON)  # why it could not be played on
    forked_from: Mapped[str | None] = mapped_column(String(24))  # the table it goes on from
    hints: Mapped[bool | None]  # whether they are allowed; None: where only bots are opponents
    box_id: Mapped[str | None] = mapped_column(String(24))  # a corrected box; None: as shipped
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # the terms
    clocks: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))  # by seat
    due: Mapped[int | None] = mapped_column(BigInteger)  # when a clock may have run out
    rated: Mapped[bool] = mapped_column(default=False, server_default=false())
    tournament_id: Mapped[str | None] = mapped_column(String(24), index=True)
    sealed: Mapped[bool] = mapped_column(default=False, server_default=false())  # others play it
    club_id: Mapped[str | None] = mapped_column(String(24), index=True)  # whose members see it
    deal: Mapped[str | None] = mapped_column(String(10))  # the day whose deal is played
    created: Mapped[int] = mapped_column(BigInteger)
    updated: Mapped[int] = mapped_column(BigInteger)


class BoxRow(Base):
    """A corrected box that was found good. It never changes: tables are played with it."""

    __tablename__ = "boxes"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)  # from a hash of the rest
    game: Mapped[str] = mapped_column(String(40))
    body: Mapped[str] = mapped_column(Text)  # the correction, as a file
    house: Mapped[bool]  # the host opens tables with it
    at: Mapped[int] = mapped_column(BigInteger)


class OwnBox(Base):
    """What somebody has corrected in a box so far."""

    __tablename__ = "own_boxes"

    person_id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    body: Mapped[str] = mapped_column(Text)  # the correction, as a file
    box_id: Mapped[str | None] = mapped_column(String(24))  # what it was when found good
    trial: Mapped[dict[str, Any] | None] = mapped_column(JSON)  # what went wrong when tried out
    at: Mapped[int] = mapped_column(BigInteger)


class SeatRow(Base):
    """Who sits where."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))  # person, bot, open, friend
    person_id: Mapped[str | None] = mapped_column(String(24), index=True)
    name: Mapped[str] = mapped_column(String(40))
    level: Mapped[str | None] = mapped_column(String(40))
    stand_in: Mapped[str | None] = mapped_column(String(40))  # what plays for a bot that failed
    left: Mapped[bool]
    note: Mapped[str | None] = mapped_column(String(40))  # the key of a text
    orders: Mapped[dict[str, Any] | None] = mapped_column(JSON, nullable=False)
    forfeit: Mapped[str | None] = mapped_column(String(10))  # away, out: see `timing`


class Event(Base):
    """Something played, taken back or played again. The key decides between two workers."""

    __tablename__ = "events"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]  # who; -1: the whole table agreed
    kind: Mapped[str] = mapped_column(String(10))  # play, undo, redo, hint
    value: Mapped[int]  # the action, or how many plays are taken back or played again
    words: Mapped[str | None] = mapped_column(String(200))  # the action, whatever its number is
    at: Mapped[int] = mapped_column(BigInteger)


class HintRow(Base):
    """What was advised to a seat. (Those of older versions are among the events.)"""

    __tablename__ = "hints"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)  # of the next event
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    value: Mapped[int]  # the action
    at: Mapped[int] = mapped_column(BigInteger)


class CampaignGame(Base):
    """How a finished game of a campaign went for the one person who played it."""

    __tablename__ = "campaign_games"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person_id: Mapped[str] = mapped_column(String(24), index=True)
    game: Mapped[str] = mapped_column(String(40))
    stage: Mapped[int]
    bonus: Mapped[bool]  # whether it began with one
    won: Mapped[bool]
    challenge: Mapped[bool]
    points: Mapped[int]
    at: Mapped[int] = mapped_column(BigInteger)


class Exploit(Base):
    """A feat that somebody achieved in a finished game."""

    __tablename__ = "exploits"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person_id: Mapped[str] = mapped_column(String(24), primary_key=True, index=True)
    exploit: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    at: Mapped[int] = mapped_column(BigInteger)


class LearnedRow(Base):
    """A lesson that somebody took, or a decision they made without help, and how often."""

    __tablename__ = "learned"

    person_id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10), primary_key=True)  # lesson, decision
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    times: Mapped[int]


class Snapshot(Base):
    """The latest position worth keeping, so that a long game opens quickly."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int]
    body: Mapped[str] = mapped_column(Text)


class EndingRow(Base):
    """How a finished or closed game looked in the end, for later rules to show."""

    __tablename__ = "endings"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    body: Mapped[str] = mapped_column(Text)


class ReviewRow(Base):
    """What was found in a finished game; while it is being looked for, how far that has come."""

    __tablename__ = "reviews"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    level: Mapped[str] = mapped_column(String(40))
    done: Mapped[int]
    steps: Mapped[int]
    body: Mapped[str | None] = mapped_column(Text)  # once it is there
    at: Mapped[int] = mapped_column(BigInteger)


class Pulse(Base):
    """When the house, any process of it, last said that it is open. There is one row."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[int] = mapped_column(BigInteger)


class Closure(Base):
    """A time in which the house was closed: no clock ran."""

    __tablename__ = "closures"

    since: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    until: Mapped[int] = mapped_column(BigInteger)


class Ladder(Base):
    """How many games have been rated. There is one row; who rates holds it."""

    __tablename__ = "ladder"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    games: Mapped[int]


class RatedGame(Base):
    """A finished rated game; it outlives its table, so that ratings can be computed again."""

    __tablename__ = "rated_games"

    table_id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    players: Mapped[int]
    void: Mapped[str | None] = mapped_column(String(20))  # why it does not count: key of a text
    place: Mapped[int | None] = mapped_column(unique=True)  # in the order they were rated
    at: Mapped[int] = mapped_column(BigInteger, index=True)


class RatedSeat(Base):
    """Who sat where in a rated game, how they came out, and what their rating became by it."""

    __tablename__ = "rated_seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("rated_games.table_id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    who: Mapped[str] = mapped_column(String(60), index=True)  # person:ID, bot:LEVEL, gone:...
    rank: Mapped[int]
    forfeit: Mapped[bool]
    mean: Mapped[float | None] = mapped_column(Double)
    doubt: Mapped[float | None] = mapped_column(Double)


class RatingRow(Base):
    """How strong somebody is at a game, as far as is known."""

    __tablename__ = "ratings"

    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    who: Mapped[str] = mapped_column(String(60), primary_key=True, index=True)
    mean: Mapped[float] = mapped_column(Double)
    doubt: Mapped[float] = mapped_column(Double)
    games: Mapped[int]
    at: Mapped[int] = mapped_column(BigInteger)  # of the last game


class Message(Base):
    """Something said at a table."""

    __tablename__ = "talk"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    person_id: Mapped[str] = mapped_column(String(24), index=True)
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(String(1000))
    at: Mapped[int] = mapped_column(BigInteger)


class Act(Base):
    """Something done by those who run the house."""

    __tablename__ = "acts"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    at: Mapped[int] = mapped_column(BigInteger, index=True)
    who: Mapped[str] = mapped_column(String(80))
    what: Mapped[str] = mapped_column(String(20))
    whom: Mapped[str] = mapped_column(String(24))  # the id of a person or a table
    detail: Mapped[str] = mapped_column(String(300))


def plainly(kind: type[Base]) -> Table:
    """What is stored, for statements that want rows and no objects."""
    table = kind.__table__
    assert isinstance(table, Table)
    return table


def now() -> int:
    return time.time_ns() // 1_000_000


def written(moment: int) -> str:
    """A time as it goes over the wire."""
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="milliseconds")
