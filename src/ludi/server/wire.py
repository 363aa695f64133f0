"""The shapes of what goes over the wire; docs/server.md is their contract."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path, Query
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from ludi.kernel.record import one_line

MOST: int = 2**31 - 1  # what an integer column holds


def _tidy(text: str) -> str:
    tidy = one_line(text)
    if not tidy:
        raise ValueError("there is nothing in it")
    return tidy


Language = Literal["fr", "en"]
Nickname = Annotated[str, StringConstraints(min_length=1, max_length=40), AfterValidator(_tidy)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=80), AfterValidator(_tidy)]
Speech = Annotated[str, StringConstraints(min_length=1, max_length=500), AfterValidator(_tidy)]
Handle = Annotated[
    str, StringConstraints(to_lower=True, pattern=r"^[A-Za-z0-9][A-Za-z0-9_.-]{2,31}$")
]
Passphrase = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Thing = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Order = Literal["always", "never", "ask"]
Count = Annotated[int, Field(ge=0, le=MOST)]
SeatNumber = Annotated[int, Field(ge=0, le=20)]
TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,24}$", description="the table's id")]
GameId = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$", description="the game's id")]
Invite = Annotated[str | None, Query(max_length=60, pattern=r"^[A-Za-z0-9_-]*$")]
InviteText = Annotated[str, StringConstraints(max_length=60, pattern=r"^[A-Za-z0-9_-]*$")]


class Body(BaseModel):
    """What is asked: unknown keys are mistakes."""

    model_config = ConfigDict(extra="forbid")


# ---------------------------------------------------------------- people


class NewGuest(Body):
    nickname: Nickname | None = None
    language: Language | None = None


class ChangedPerson(Body):
    nickname: Nickname | None = None
    language: Language | None = None


class Credentials(Body):
    handle: Handle
    passphrase: Passphrase


class Person(BaseModel):
    id: str
    nickname: str
    handle: str | None
    language: str


class CampaignStage(BaseModel):
    stage: int
    name: str
    goals: list[str]
    challenge: list[str]
    reward: list[str]
    rule: str
    attempts: int
    won: bool
    challenge_met: bool
    points: int
    open: bool
    bonus: bool
    options: dict[str, str] | None
    table: str | None


class CampaignInfo(BaseModel):
    game: str
    name: str
    next: int | None
    stages: list[CampaignStage]


class ExploitInfo(BaseModel):
    id: str
    name: str
    times: int
    table: str | None
    first: str | None


class ExploitsInfo(BaseModel):
    game: str
    name: str
    exploits: list[ExploitInfo]


# ---------------------------------------------------------------- the shelf


class OptionValue(BaseModel):
    value: str
    label: str


class OptionInfo(BaseModel):
    name: str
    label: str
    default: str
    values: list[OptionValue]


class Level(BaseModel):
    id: str
    label: str
    pace: str  # how long it thinks, in words


class GameInfo(BaseModel):
    id: str
    name: str
    summary: str
    players: list[int]
    options: list[OptionInfo]
    levels: list[Level]
    campaign: bool
    standing: dict[str, list[str]]


class RuleSection(BaseModel):
    anchor: str
    title: str
    text: str


class ComponentsTable(BaseModel):
    name: str
    sources: list[str]
    rows: list[dict[str, Any]]


# ---------------------------------------------------------------- tables


class WantedSeat(Body):
    kind: Literal["me", "friend", "anyone", "bot"]
    level: Annotated[str, StringConstraints(max_length=40)] | None = None
    name: Nickname | None = None


class NewTable(Body):
    game: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[dict[Key, str | bool | int], Field(max_length=40)] = {}
    seats: Annotated[list[WantedSeat], Field(min_length=1, max_length=20)]
    name: Name | None = None
    public: bool | None = None
    hints: bool | None = None
    start: bool = False


class Fork(Body):
    number: Count
    seat: SeatNumber = 0


class Join(Body):
    seat: SeatNumber | None = None
    invite: InviteText | None = None


class SeatInfo(BaseModel):
    seat: int
    kind: Literal["person", "bot", "open", "friend"]
    name: str
    level: str | None
    here: bool
    left: bool
    me: bool
    note: str | None


class Score(BaseModel):
    seat: int
    total: int
    items: dict[str, int]
    rank: int
    won: bool


class Measure(BaseModel):
    name: str
    number: int


class TableInfo(BaseModel):
    id: str
    name: str
    game: str
    options: dict[str, str]
    status: Literal["waiting", "playing", "finished"]
    public: bool
    host: bool
    invite: str | None
    hotseat: bool
    players: int
    number: int
    asked: list[int]
    mine: list[int]
    seats: list[SeatInfo]
    created: str
    updated: str
    seed_sha256: str
    result: list[Score] | None
    hints: bool


# ---------------------------------------------------------------- play


class Play(Body):
    seat: SeatNumber
    action: Count
    number: Count


class Preview(Body):
    seat: SeatNumber
    action: Count


class WhyNot(Body):
    seat: SeatNumber
    action: Count | None = None
    thing: Thing | None = None


class Undo(Body):
    seat: SeatNumber
    turn: bool = False
    number: Count


class Redo(Body):
    seat: SeatNumber
    number: Count


class UndoRequest(Body):
    seat: SeatNumber


class UndoAnswer(Body):
    seat: SeatNumber
    agree: bool


class Orders(Body):
    seat: SeatNumber
    orders: Annotated[dict[Key, Order], Field(max_length=40)]


class Talk(Body):
    text: Speech


class Change(BaseModel):
    seat: int
    name: str
    words: str
    number: int


class Previewed(BaseModel):
    lines: list[str]
    things: list[list[str]]
    cut: bool
    costs: list[Change]
    gains: list[Change]


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
    preview: Previewed
    follow: list[str]


class HintGiven(BaseModel):
    hint: Hint
    state: State


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


class Refused(BaseModel):
    sentence: str
    rule: str


class Said(BaseModel):
    id: int
    name: str
    text: str
    at: str


class Legal(BaseModel):
    id: int
    say: str
    touches: list[str]
    group: str
    rule: str
    door: bool
    ends: bool


class LogLine(BaseModel):
    number: int
    what: str
    line: str
    seat: int | None
    door: bool
    scores: bool
    things: list[str]


class Request(BaseModel):
    seat: int
    agreed: list[int]


class UndoInfo(BaseModel):
    step: bool
    turn: bool
    redo: bool
    why: str | None
    request: Request | None


class State(BaseModel):
    table: str
    number: int
    seat: int | None
    status: Literal["waiting", "playing", "finished"]
    view: dict[str, Any]
    asked: list[int]
    question: str
    rule: str
    trail: list[str]
    legal: list[Legal]
    asides: list[Legal]
    log: list[LogLine]
    log_after: int
    undo: UndoInfo
    orders: dict[str, Order]
    seats: list[SeatInfo]
    scores: list[Score] | None
    measures: list[Measure] | None
    seed: str | None


# ---------------------------------------------------------------- refusals


class ProblemInfo(BaseModel):
    type: str
    title: str
    status: int
    detail: str
    key: str
    rule: str | None = None
    state: State | None = None
    errors: list[dict[str, Any]] | None = None
