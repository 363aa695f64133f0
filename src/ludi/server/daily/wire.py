"""The shapes of the deals of the day as they go over the wire; docs/server.md is their contract."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal

from fastapi import Query
from pydantic import BaseModel

from ludi.server.daily.models import Outcome
from ludi.server.wire import Body

Status = Literal["playing", "counts", "void", "unfinished"]
DayAsked = Annotated[date | None, Query(description="the day (UTC); default: today")]


class DealMode(BaseModel):
    """How a deal is played."""

    players: int
    level: str | None  # of the bots on the other seats
    options: dict[str, str]
    says: list[str]  # what is not as usual, in words


class MyDeal(BaseModel):
    """What has become of my one game for the record."""

    table: str | None  # null: it has been deleted
    status: Status
    why: str | None  # it does not count, in words
    outcome: Outcome | None
    points: int | None
    rank: int | None  # while the day lasts: so far
    of: int | None
    better_than: int | None  # per cent of the others


class DealInfo(BaseModel):
    game: str
    name: str
    day: str
    ends: str  # when its day is over
    over: bool
    mode: DealMode
    seed_sha256: str
    sealed: str  # since when that is known
    seed: str | None  # once the day is over
    played: int  # so many have begun it
    mine: MyDeal | None


class DealsOfDay(BaseModel):
    day: str
    ends: str
    deals: list[DealInfo]
    seals: dict[str, str]  # of tomorrow's seeds, by game


class DealEntry(BaseModel):
    rank: int
    name: str
    me: bool
    outcome: Outcome | None
    points: int | None
    finished: bool  # in time: who was not comes last
    table: str | None  # to look at, once the day is over


class DealLandmark(BaseModel):
    level: str
    label: str
    outcome: Outcome
    points: int


class DealPage(DealInfo):
    open: bool  # whether I may see the results: I have played, or the day is over
    entries: list[DealEntry]  # the best
    landmarks: list[DealLandmark]  # what levels made of it, the weakest first


class PastDeal(BaseModel):
    day: str
    mode: DealMode
    played: int
    mine: MyDeal | None


class DealArchive(BaseModel):
    game: str
    name: str
    days: list[PastDeal]  # latest first
    more: bool  # there are earlier ones: ask with `before`


class PlayDeal(Body):
    day: date | None = None  # a past one, for practice; default: today's, for the record


class DealParting(BaseModel):
    """Where my game and the best one went different ways."""

    best: str  # whose it was
    table: str  # the best one's
    mine: str  # my table
    same: int  # choices that were the same
    number: int | None  # of my event; null: they never parted
    best_number: int | None
    played: str  # what I chose, in words
    best_played: str  # and what the best did
