"""The shapes of what goes over the wire about tournaments."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from fastapi import Path
from pydantic import AfterValidator, AwareDatetime, BaseModel, Field, StringConstraints

from ludi.server.names import tidy_name
from ludi.server.wire import Body, Clock, InviteText, Options

LENGTH = StringConstraints(min_length=1, max_length=60)
TournamentName = Annotated[str, LENGTH, AfterValidator(tidy_name), LENGTH]
TournamentId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,24}$", description="the tournament's id")]
Format = Literal["swiss", "round-robin", "groups"]
Status = Literal["open", "playing", "finished", "cancelled"]


def _reasonable(moment: datetime) -> datetime:
    if not 2000 < moment.year < 3000:
        raise ValueError("not a date of ours")
    return moment


class NewTournament(Body):
    name: TournamentName
    game: Annotated[str, StringConstraints(max_length=40)]
    options: Options = {}
    seats: Annotated[int, Field(ge=2, le=6)] = 2
    format: Format = "swiss"
    rounds: Annotated[int, Field(ge=1, le=15)] | None = None  # of a Swiss one
    duplicate: bool = True
    bots: bool = True  # of the clock's level fill seats; without, who is over sits out
    rated: bool = False
    clock: Clock
    least: Annotated[int, Field(ge=2, le=64)] = 4
    most: Annotated[int, Field(ge=2, le=64)] = 32
    start_at: Annotated[AwareDatetime, AfterValidator(_reasonable)] | None = None
    pause: Annotated[int, Field(ge=0, le=7 * 24 * 60)] = 2  # minutes between two rounds
    public: bool = True
    club: Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,24}$")] | None = None


class JoinTournament(Body):
    invite: InviteText | None = None


class TournamentShort(BaseModel):
    id: str
    name: str
    game: str
    format: Format
    seats: int
    status: Status
    round: int
    rounds: int | None
    players: int
    most: int
    mine: bool  # I take part
    host: bool
    start_at: str | None


class Entrant(BaseModel):
    number: int
    name: str
    me: bool
    out: Literal["left", "absent"] | None
    group: int | None


class TournamentSeat(BaseModel):
    player: int | None  # a number; null: a bot
    rank: int | None
    total: int | None
    points: float | None


class TournamentTable(BaseModel):
    number: int
    table: str | None  # where; null: somebody sits out
    open: bool  # I may look at it
    over: bool
    seats: list[TournamentSeat]


class TournamentRound(BaseModel):
    number: int
    final: bool
    tables: list[TournamentTable]


class TournamentPlace(BaseModel):
    place: int
    player: int
    points: float
    opponents: float  # the points of all whom they met
    margin: float  # how much better than the average; see the documentation
    games: int
    first: int  # in how many


class TournamentInfo(TournamentShort):
    options: dict[str, str]
    duplicate: bool
    bots: bool
    rated: bool
    clock: Clock
    least: int
    pause: int
    public: bool
    club: str | None
    invite: str | None  # what its link ends with; for who takes part, and the host
    next_at: str | None  # when the next round is paired
    entrants: list[Entrant]
    played: list[TournamentRound]
    standing: list[TournamentPlace]
    ready: bool  # can be begun by the host
