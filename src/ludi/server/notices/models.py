"""What is stored about notices: where they go, what there is to tell, and what is on its way."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, Text, false
from sqlalchemy.orm import Mapped, mapped_column

from ludi.server.models import Base


class Channel(Base):
    """Where somebody wants to be told, or where a table's host wants the table to be told."""

    __tablename__ = "notice_channels"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    table_id: Mapped[str | None] = mapped_column(ForeignKey("tables.id"), index=True)
    kind: Mapped[str] = mapped_column(String(10))  # push, email, webhook
    format: Mapped[str | None] = mapped_column(String(10))  # of a webhook: discord, slack, json
    name: Mapped[str] = mapped_column(String(80))  # what its owner calls it
    target: Mapped[dict[str, Any]] = mapped_column(JSON)  # addresses and keys: nobody else's
    mark: Mapped[str] = mapped_column(String(64), unique=True)  # of the same target is the same
    sign_in: Mapped[str | None] = mapped_column(String(64))  # the cookie a push belongs to
    verified: Mapped[int | None] = mapped_column(BigInteger)
    trouble: Mapped[str | None] = mapped_column(String(40))  # what went wrong the last time
    created: Mapped[int] = mapped_column(BigInteger)


class Wishes(Base):
    """When somebody wants to be told, and of what; without a row: of everything at any time."""

    __tablename__ = "notice_wishes"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    zone: Mapped[str] = mapped_column(String(60))
    quiet_from: Mapped[int | None]  # minutes since midnight
    quiet_to: Mapped[int | None]
    kinds_off: Mapped[list[Any]] = mapped_column(JSON)
    games_off: Mapped[list[Any]] = mapped_column(JSON)


class Occasion(Base):
    """Something to be told to somebody, or to a table's own channels; its key makes it unique."""

    __tablename__ = "notice_occasions"
    __table_args__ = (Index("notice_occasions_due", "state", "due"),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    key: Mapped[str] = mapped_column(String(120), unique=True)
    kind: Mapped[str] = mapped_column(String(10))
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    to_table: Mapped[bool] = mapped_column(default=False, server_default=false())
    number: Mapped[int]  # how many events there were
    until: Mapped[int | None] = mapped_column(BigInteger)  # when a clock runs out
    at: Mapped[int] = mapped_column(BigInteger)
    due: Mapped[int] = mapped_column(BigInteger)
    state: Mapped[str] = mapped_column(String(10))  # new, told, moot


class Delivery(Base):
    """A message on its way through one channel. Its id goes with it, however often it is sent."""

    __tablename__ = "notice_deliveries"
    __table_args__ = (Index("notice_deliveries_due", "state", "due"),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person_id: Mapped[str] = mapped_column(String(24), index=True)  # the channel's owner
    channel_id: Mapped[str] = mapped_column(String(24), index=True)
    occasions: Mapped[list[Any]] = mapped_column(JSON)  # their ids
    urgent: Mapped[bool]
    at: Mapped[int] = mapped_column(BigInteger)
    due: Mapped[int] = mapped_column(BigInteger)
    tries: Mapped[int]
    state: Mapped[str] = mapped_column(String(10))  # ready, sending, done, moot, lost
    why: Mapped[str] = mapped_column(String(80))  # it did not arrive the last time


class Lease(Base):
    """Who does something that only one process may do, and until when."""

    __tablename__ = "leases"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    holder: Mapped[str] = mapped_column(String(32))
    until: Mapped[int] = mapped_column(BigInteger)


class HouseKey(Base):
    """A secret of the house, made when it is first needed."""

    __tablename__ = "house_keys"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)
