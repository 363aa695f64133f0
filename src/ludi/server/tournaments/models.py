"""What is stored about tournaments."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from ludi.server.models import Base


class Tournament(Base):
    """What is played, by which rules, and how far it has come."""

    __tablename__ = "tournaments"
    __table_args__ = (Index("tournaments_by_status", "status", "updated"),)

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    host_id: Mapped[str | None] = mapped_column(String(24), index=True)
    club_id: Mapped[str | None] = mapped_column(String(24), index=True)
    invite: Mapped[str] = mapped_column(String(40))
    public: Mapped[bool]
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seats: Mapped[int]  # at a table
    format: Mapped[str] = mapped_column(String(20))  # swiss, round-robin, groups
    rounds: Mapped[int | None]  # None: as many as fit, found out at the start
    duplicate: Mapped[bool]  # the same deal at all tables of a round
    bots: Mapped[bool]  # fill seats; otherwise who is over sits out
    rated: Mapped[bool]
    clock: Mapped[dict[str, Any]] = mapped_column(JSON)
    least: Mapped[int]  # players
    most: Mapped[int]
    start_at: Mapped[int | None] = mapped_column(BigInteger)  # None: by hand
    pause: Mapped[int]  # minutes between two rounds
    status: Mapped[str] = mapped_column(String(10))  # open, playing, finished, cancelled
    round: Mapped[int]  # which one goes on; 0 before the first
    next_at: Mapped[int | None] = mapped_column(BigInteger)  # when the next one is paired
    seed: Mapped[str] = mapped_column(String(200))  # secret: what chance decides about pairs
    created: Mapped[int] = mapped_column(BigInteger)
    updated: Mapped[int] = mapped_column(BigInteger)


class TournamentPlayer(Base):
    """Somebody who takes part. Their number stays when their account is deleted."""

    __tablename__ = "tournament_players"
    __table_args__ = (UniqueConstraint("tournament_id", "person_id"),)

    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person_id: Mapped[str | None] = mapped_column(String(24), index=True)
    out: Mapped[str | None] = mapped_column(String(10))  # left, absent; None: plays
    team: Mapped[int | None]  # the group they play in
    at: Mapped[int] = mapped_column(BigInteger)


class TournamentGame(Base):
    """A table of a round, or somebody who sits it out: then there is no table."""

    __tablename__ = "tournament_games"

    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    table_id: Mapped[str | None] = mapped_column(String(24), index=True)
    players: Mapped[list[int]] = mapped_column(JSON)  # numbers by seat; -1: a bot
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
