"""The shapes of what goes over the wire; docs/server.md is their contract."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Annotated, Any, Literal
from zoneinfo import ZoneInfo

from fastapi import Path, Query
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from ludi.kernel.record import one_line
from ludi.server.names import tidy_name

MOST: int = 2**31 - 1  # what an integer column holds


def _tidy(text: str) -> str:
    tidy = one_line(text)
    if not tidy:
        raise ValueError("there is nothing in it")
    return tidy


def _known_zone(zone: str) -> str:
    try:
        ZoneInfo(zone)
    except (ValueError, OSError, KeyError):  # ZoneInfoNotFoundError is a KeyError
        raise ValueError("no such time zone") from None
    return zone


def _in_order(span: tuple[date, date]) -> tuple[date, date]:
    if not timedelta() <= span[1] - span[0] <= timedelta(days=366):
        raise ValueError("should be the first and the last day of at most a year")
    return span


Zone = Annotated[
    str,
    StringConstraints(max_length=40, pattern=r"^[A-Za-z0-9_+/-]+$"),
    AfterValidator(_known_zone),
]
Holiday = Annotated[tuple[date, date], AfterValidator(_in_order)]
Language = Literal["fr", "en"]
NAMED = StringConstraints(min_length=1, max_length=40)
Nickname = Annotated[str, NAMED, AfterValidator(tidy_name), NAMED]
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
Options = Annotated[dict[Key, str | bool | int], Field(max_length=40)]
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


class NewPassphrase(Credentials):
    old: Passphrase | None = None  # the one until now, if there is one


class Person(BaseModel):
    id: str
    nickname: str
    named: bool  # chose it
    handle: str | None
    language: str


class CampaignStage(BaseModel):
    stage: int
    name: str
    goals: list[str]
    challenge: list[str]
    reward: list[str]
    rules: str  # that it changes; empty if none
    rule: str
    attempts: int
    won: bool
    challenge_met: bool
    points: int
    level: str | None  # the hardest at which it was won
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


LearnedKind = Literal["lesson", "decision", "puzzle"]


class Learned(Body):
    """A lesson that was taken, a kind of decision made without a hint, or a puzzle solved."""

    game: Key
    kind: LearnedKind
    name: Key
    times: Annotated[int, Field(ge=1, le=99)]


class NewlyLearned(Body):
    learned: Annotated[list[Learned], Field(max_length=500)]


class ModeResults(BaseModel):
    players: int
    rivals: Literal["none", "bots", "people"]  # people: at least one
    played: int
    won: int
    lost: int  # the others brought a rank
    best: int  # points
    table: str  # where


class GameResults(BaseModel):
    game: str
    name: str
    played: int
    won: int
    lost: int  # the others brought a rank
    best: int
    table: str
    modes: list[ModeResults]


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
    manner: str | None = None  # how somebody with a character plays this game


class NumberInfo(BaseModel):
    name: str
    label: str
    icon: str
    of: str | None  # the number that limits it
    listed: bool  # stands beside each player's name
    burden: bool  # nobody wants more of it


class GameInfo(BaseModel):
    id: str
    name: str
    pitch: str
    players: list[int]
    minutes: int
    weight: int
    rules_version: int
    chapters: list[str]  # which log lines, by their `what`, begin a part of the log
    numbers: list[NumberInfo]
    credits: list[str]
    options: list[OptionInfo]
    levels: list[Level]
    campaign: bool
    lessons: int  # how many there are
    puzzles: int  # the same
    standing: dict[str, list[str]]


class Settle(Body):
    players: SeatNumber
    options: Options = {}


class Settled(BaseModel):
    options: dict[str, str]  # those asked for, or the nearest that can be played
    refused: str | None  # why those asked for cannot
    values: dict[str, dict[str, str]]  # by option: the values that do not go with these, and why


class RuleSection(BaseModel):
    anchor: str
    title: str
    text: str


class ReferenceEntry(BaseModel):
    id: str
    kind: str
    name: str
    effect: str
    price: str
    worth: str
    copies: int
    sources: list[str]


class ReferenceSection(BaseModel):
    id: str
    title: str
    about: str
    entries: list[ReferenceEntry]


class Term(BaseModel):
    id: str
    name: str
    means: str


class Reference(BaseModel):
    sections: list[ReferenceSection]
    terms: list[Term]


class ComponentsTable(BaseModel):
    name: str
    sources: list[str]
    rows: list[dict[str, Any]]


# ---------------------------------------------------------------- tables


class WantedSeat(Body):
    kind: Literal["me", "friend", "anyone", "bot"]
    level: Annotated[str, StringConstraints(max_length=40)] | None = None
    name: Nickname | None = None


class ClockEnd(Body):
    """What happens when a seat's time is over."""

    at_zero: Literal["bot", "out"] = "bot"  # a bot plays until the player is back, or to the end
    level: Annotated[str, StringConstraints(max_length=40)] | None = None  # of the bot


class LiveClock(ClockEnd):
    """A bank, and something more every time one is asked."""

    kind: Literal["live"] = "live"
    minutes: Annotated[int, Field(ge=1, le=600)]  # in the bank
    increment: Annotated[int, Field(ge=0, le=600)] = 0  # seconds


class DaysClock(ClockEnd):
    """So many hours every time one is asked, and a bank for when they are not enough."""

    kind: Literal["days"] = "days"
    hours: Annotated[int, Field(ge=1, le=24 * 30)]
    bank: Annotated[int, Field(ge=0, le=24 * 60)] = 0  # hours
    weekends: bool = False  # are off
    holidays: Annotated[list[Holiday], Field(max_length=20)] = []  # are off
    zone: Zone = "UTC"  # where these days begin and end


Clock = Annotated[LiveClock | DaysClock, Field(discriminator="kind")]


class NewTable(Body):
    game: Annotated[str, StringConstraints(max_length=40)]
    options: Options = {}
    seats: Annotated[list[WantedSeat], Field(min_length=1, max_length=20)]
    name: Name | None = None
    public: bool | None = None
    hints: bool | None = None
    box: Literal["house", "shipped", "mine"] = "house"
    clock: Clock | None = None
    rated: bool = False
    club: Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,24}$")] | None = None
    start: bool = False


class Fork(Body):
    number: Count
    seat: SeatNumber = 0


class Join(Body):
    seat: SeatNumber | None = None
    invite: InviteText | None = None


class SeatClock(BaseModel):
    left: int  # milliseconds
    running: bool
    resting: bool  # it is a day off: nothing runs
    out_at: str | None  # when it will have run out, if it goes on running


class SeatInfo(BaseModel):
    seat: int
    kind: Literal["person", "bot", "open", "friend"]
    name: str
    level: str | None
    here: bool
    left: bool
    me: bool
    away: bool  # mine, but I left, or a bot plays it until I am back
    note: str | None
    clock: SeatClock | None


class Score(BaseModel):
    seat: int
    total: int
    items: dict[str, int]
    rank: int
    won: bool
    outcome: Literal["won", "lost", "ranked"]  # ranked: neither won nor lost


class Rank(BaseModel):
    needed: int
    name: str
    mine: bool


class Rival(BaseModel):
    name: str
    total: int
    items: dict[str, int]


class Task(BaseModel):
    name: str
    done: bool


class Verdict(BaseModel):
    outcome: Literal["won", "lost", "ranked"]
    laurels: bool
    unit: str  # what the scale counts: points, tasks
    reached: int
    missing: int  # to the next rank; 0 at the highest
    scale: list[Rank]  # the lowest first
    rivals: list[Rival]  # who scored without a seat
    tasks: list[Task]


class Measure(BaseModel):
    name: str
    number: int


class TableDeal(BaseModel):
    """Which deal of the day a table plays."""

    day: str
    record: bool  # on its day; otherwise afterwards, for practice
    secret: bool  # the day is not over: nobody else may know anything of it


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
    closed: str | None  # why it could not be played on, in words
    hints: bool
    box: str | None  # the id of a corrected box; null: as shipped
    clock: Clock | None
    rated: bool
    deal: TableDeal | None
    club: str | None  # whose members may see it and sit down
    tournament: str | None  # of which it is a table


# ---------------------------------------------------------------- play


class Play(Body):
    seat: SeatNumber
    action: Count
    number: Count
    brief: bool = False  # the state comes over a live connection: the answer is `Acknowledged`


class Acknowledged(BaseModel):
    number: int  # of the event


class AskState(Body):
    """Over a live connection: the whole state again."""

    since: Annotated[int, Field(ge=-1, le=MOST)] = -1


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


class AskOutcomes(Body):
    seat: SeatNumber
    actions: Annotated[list[Count], Field(min_length=1, max_length=24)]


class Change(BaseModel):
    seat: int
    name: str
    words: str
    number: int


class Finality(BaseModel):
    final: bool  # it cannot simply be taken back, at least as far as the seat can know
    sure: bool
    door: bool  # something hidden comes out
    over: bool
    asked: list[int]  # who chooses next, as far as that is sure
    say: str  # why there is no way back; empty if there is one


class Previewed(BaseModel):
    final: Finality
    lines: list[str]
    things: list[list[str]]
    cut: bool
    costs: list[Change]
    gains: list[Change]


class Outcome(BaseModel):
    action: int
    costs: list[Change]
    gains: list[Change]


class Refused(BaseModel):
    sentence: str
    rule: str


class Said(BaseModel):
    id: int
    name: str
    seat: int | None  # whose; none: somebody who only looks on, whatever they are called
    text: str
    at: str


class Legal(BaseModel):
    id: int
    say: str
    touches: list[str]
    group: str
    rule: str
    placed: bool  # chosen on the board: its sentence says where in coordinates


class LogLine(BaseModel):
    number: int
    what: str
    line: str
    details: list[str]  # what it brought, each in full
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
    ask: bool  # the table can be asked to go back to the seat's last decision
    why: str | None
    request: Request | None


class State(BaseModel):
    table: str
    number: int
    seat: int | None
    status: Literal["waiting", "playing", "finished"]
    view: dict[str, Any]
    numbers: list[dict[str, int]]  # the public numbers of each seat, by name
    asked: list[int]
    question: str
    step: str  # which question it is; standing orders are given by it
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
    verdict: Verdict | None  # of a finished game where most points do not simply win
    went_back: int  # how often the whole table went back past what had come out
    seed: str | None


# ---------------------------------------------------------------- for who runs the house

PersonId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,24}$", description="the person's id")]


class AdminChange(Body):
    nickname: Nickname | None = None
    suspended: bool | None = None
    admin: bool | None = None


class AdminReason(Body):
    why: Annotated[str, StringConstraints(max_length=300), AfterValidator(one_line)] = ""


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
