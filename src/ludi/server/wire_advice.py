"""What bots say to people, as it goes over the wire: hints, the coach, reviews."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from ludi.server.wire import Body, Count, Previewed, SeatNumber, State


class AskHint(Body):
    seat: SeatNumber
    number: Count


class Advised(BaseModel):
    id: int
    say: str
    touches: list[str]
    visits: int
    expected: float
    worse: float


class Hint(BaseModel):
    seat: int
    level: str
    label: str
    now: float
    in_points: bool
    visits: int
    ideas: Annotated[list[Advised], Field(min_length=1)]
    reasons: Annotated[list[str], Field(min_length=1)]  # for the first idea
    preview: Previewed
    follow: list[str]


class HintGiven(BaseModel):
    hint: Hint
    state: State


class Coached(BaseModel):
    """What the coach has to say to a seat now."""

    step: str  # the kind of decision; empty if the seat is not asked
    say: str  # what it is, and what people weigh; empty if there is nothing to say
    meanwhile: str  # what the others did since the seat's last decision, in a sentence


class CurvePoint(BaseModel):
    place: int
    number: int
    values: list[float]
    shares: list[float]


class Moment(BaseModel):
    place: int
    number: int
    seat: int
    played: str
    best: str
    other: str
    agreed: bool
    gain: float
    swing: float
    hinted: bool


class Review(BaseModel):
    status: Literal["working", "ready"]
    done: int
    all: int
    level: str
    label: str
    places: int
    seats: list[int]
    judged: int
    choices: int
    curve: list[CurvePoint]
    moments: list[Moment]
