"""What is stored about the deals of the day."""

from __future__ import annotations

from typing import Any, Literal

from sqlalchemy import JSON, BigInteger, Boolean, Index, String, UniqueConstraint, false
from sqlalchemy.orm import Mapped, mapped_column

from ludi.server.models import Base

Outcome = Literal["won", "ranked", "lost"]


class DealRow(Base):
    """A deal: what is played on a day, and with which seed. It never changes."""

    __tablename__ = "deals"

    day: Mapped[str] = mapped_column(String(10), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    rules: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    players: Mapped[int]
    level: Mapped[str] = mapped_column(String(40))  # of the bots on the other seats
    seed: Mapped[str] = mapped_column(String(200))  # secret until the day is over
    seed_sha256: Mapped[str] = mapped_column(String(64))
    made: Mapped[int] = mapped_column(BigInteger)  # when its seed was decided


class Attempt(Base):
    """Somebody's one game for the record. It outlives its table, and whoever played it."""

    __tablename__ = "deal_attempts"
    __table_args__ = (
        UniqueConstraint("day", "game", "person_id"),
        Index("deal_attempts_by_person", "person_id"),
    )

    table_id: Mapped[str] = mapped_column(String(24), primary_key=True)
    day: Mapped[str] = mapped_column(String(10))
    game: Mapped[str] = mapped_column(String(40))
    person_id: Mapped[str | None] = mapped_column(String(24))  # None: the account was deleted
    started: Mapped[int] = mapped_column(BigInteger)
    ended: Mapped[int | None] = mapped_column(BigInteger)
    outcome: Mapped[Outcome | None] = mapped_column(String(10))
    points: Mapped[int | None]
    void: Mapped[str | None] = mapped_column(String(20))  # why it does not count: key of a text
    forfeit: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())


class Landmark(Base):
    """What a level makes of a deal; while it plays, how far it has come."""

    __tablename__ = "deal_landmarks"

    day: Mapped[str] = mapped_column(String(10), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    level: Mapped[str] = mapped_column(String(40), primary_key=True)
    plays: Mapped[list[int]] = mapped_column(JSON)
    outcome: Mapped[Outcome | None] = mapped_column(String(10))  # once it is over
    points: Mapped[int | None]
    failed: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())
    at: Mapped[int] = mapped_column(BigInteger)  # of the last word
