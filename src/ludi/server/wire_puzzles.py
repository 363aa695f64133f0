"""The shapes of puzzles on the wire; docs/server.md is their contract."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path
from pydantic import BaseModel, Field

from ludi.server.wire import Body, Count, State, Thing

PuzzleId = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$", description="the puzzle's id")]


Steps = Annotated[list[Count], Field(max_length=60)]
Kind = Literal["move", "points"]


class PuzzleInfo(BaseModel):
    id: str
    kind: Kind  # to find the best choice, or to make the most points until a year or round ends
    goal: int | None  # so many points, where that is what is asked
    difficulty: int  # from 1 to 5: one more for each level of bots that misses it
    players: int
    says: list[str]  # the options that are not as usual, in words


class PuzzleState(BaseModel):
    puzzle: PuzzleInfo
    state: State
    points: int | None  # by now, where points are to be made
    over: bool  # nothing more is to be chosen


class PuzzleSteps(Body):
    steps: Steps = []  # what has been chosen so far, where points are to be made


class PuzzleChoice(PuzzleSteps):
    action: Count


class PuzzleChoices(PuzzleSteps):
    actions: Annotated[list[Count], Field(min_length=1, max_length=24)]


class PuzzleWhyNot(PuzzleSteps):
    action: Count | None = None
    thing: Thing | None = None


class PuzzleTry(PuzzleSteps):
    action: Count | None = None  # null: I give up, show me


class PuzzleIdea(BaseModel):
    id: int
    say: str
    worse: float  # points behind the best
    obvious: bool  # what a bot would choose that does not think ahead


class PuzzleSolution(BaseModel):
    """What is told once somebody has found it, or given up."""

    best: int
    say: str
    touches: list[str]
    gain: float  # points over the second best, at least
    reasons: list[str]
    follow: list[str]
    others: list[PuzzleIdea]
    missed: list[str]  # the levels of bots that do not find it, by name


class PuzzleAnswer(BaseModel):
    right: bool  # it was the best choice, or made as many points as can be made
    next: PuzzleState | None  # where points are to be made: what the choice led to
    obvious: bool  # it was what a bot would choose that does not think ahead
    solution: PuzzleSolution | None  # null: it was not right, and may be tried again
