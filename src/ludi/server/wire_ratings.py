"""The shapes of ratings as they go over the wire; docs/server.md is their contract."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from ludi.server.wire import TableInfo

Period = Literal["all", "year", "month", "week"]


class Strength(BaseModel):
    """A rating as it is shown: somebody new has 1000, and 160 more win about 2 games of 3."""

    rating: int
    low: int  # the interval of 95 %
    high: int


class LadderEntry(Strength):
    place: int
    kind: Literal["person", "bot"]
    name: str
    level: str | None
    games: int  # in the period
    change: int  # in the period
    me: bool


class LadderInfo(BaseModel):
    game: str
    name: str
    period: Period
    entries: list[LadderEntry]
    me: LadderEntry | None


class RatingMoment(Strength):
    at: str
    table: str
    rank: int
    players: int


class RatingOpponent(BaseModel):
    kind: Literal["person", "bot"]
    name: str
    games: int
    ahead: int  # of them, in how many I came out before this opponent
    behind: int


class RatingMode(BaseModel):
    players: int
    games: int
    first: int


class MyRating(Strength):
    game: str
    name: str
    games: int
    curve: list[RatingMoment]  # oldest first
    opponents: list[RatingOpponent]  # most played first
    modes: list[RatingMode]


class SeatRating(Strength):
    seat: int
    games: int  # rated before this one; while it goes on: so far
    rank: int | None  # once it is over
    forfeit: bool
    change: int | None  # by this game


class TableRating(BaseModel):
    void: str | None  # why the game does not count, in words
    over: bool
    seats: list[SeatRating]


class NearTable(BaseModel):
    table: TableInfo
    rating: int  # of those who sit there, on average
    apart: int  # from mine
