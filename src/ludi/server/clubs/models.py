"""What is stored about clubs."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from ludi.server.models import Base


class Club(Base):
    """A club and its season."""

    __tablename__ = "clubs"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    about: Mapped[str] = mapped_column(String(1000))
    entry: Mapped[str] = mapped_column(String(10))  # link: who has it is in; request: is let in
    invite: Mapped[str] = mapped_column(String(40))
    season: Mapped[int]  # which one, from 1 on
    season_at: Mapped[int] = mapped_column(BigInteger)  # when it began
    created: Mapped[int] = mapped_column(BigInteger)


class ClubMember(Base):
    """Somebody who belongs to a club, or asks to."""

    __tablename__ = "club_members"

    club_id: Mapped[str] = mapped_column(ForeignKey("clubs.id"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    role: Mapped[str] = mapped_column(String(10))  # officer, member, asking
    at: Mapped[int] = mapped_column(BigInteger)


class ClubMessage(Base):
    """Something said in a club."""

    __tablename__ = "club_talk"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    club_id: Mapped[str] = mapped_column(ForeignKey("clubs.id"), index=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[int] = mapped_column(BigInteger, index=True)
