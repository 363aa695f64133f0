"""What is stored about people who know each other, or do not want to."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from ludi.server.models import Base


class Friendship(Base):
    """Two people, in the order of their ids, so that each pair is there once."""

    __tablename__ = "friendships"

    first_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    second_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    asker_id: Mapped[str] = mapped_column(String(24))
    asked: Mapped[int] = mapped_column(BigInteger)
    since: Mapped[int | None] = mapped_column(BigInteger)  # None: not answered yet

    def other(self, person: str) -> str:
        return self.second_id if person == self.first_id else self.first_id


class Block(Base):
    """Somebody who does not want to meet somebody any more."""

    __tablename__ = "blocks"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    blocked_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    at: Mapped[int] = mapped_column(BigInteger)


class TableGuest(Base):
    """Somebody who is invited to a table by name."""

    __tablename__ = "table_guests"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    by_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    at: Mapped[int] = mapped_column(BigInteger)


class Report(Base):
    """What somebody tells those who run the house about somebody else."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    by_id: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    whom_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    reason: Mapped[str] = mapped_column(String(20))
    text: Mapped[str] = mapped_column(String(500))
    about: Mapped[str] = mapped_column(String(60))  # table:ID, talk:ID, club-talk:ID, person
    said: Mapped[str | None] = mapped_column(String(500))  # as it was then
    at: Mapped[int] = mapped_column(BigInteger, index=True)
    handled: Mapped[int | None] = mapped_column(BigInteger)
    handler: Mapped[str | None] = mapped_column(String(80))
    note: Mapped[str | None] = mapped_column(String(300))


def pair(one: str, other: str) -> tuple[str, str]:
    """Two people in the order in which they are kept."""
    return (one, other) if one < other else (other, one)
