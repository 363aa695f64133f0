"""The shapes of puzzles on the wire; docs/server.md is their contract."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path
from pydantic import BaseModel, Field

from ludi.server.wire import Body, Count, State, Thing

PuzzleId = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$", description="the puzzle's id")]


class PuzzleInfo(BaseModel):
    id: str
    difficulty: int  # from 1 to 5: one more for each level of bots that misses it
    players: int
    says: list[str]  # the options that are not as usual, in words


class PuzzleState(BaseModel):
    puzzle: PuzzleInfo
    state: State


class PuzzleChoice(Body):
    action: Count


class PuzzleChoices(Body):
    actions: Annotated[list[Count], Field(min_length=1, max_length=24)]


class PuzzleWhyNot(Body):
    action: Count | None = None
    thing: Thing | None = None


class PuzzleTry(Body):
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
    right: bool
    obvious: bool  # it was what a bot would choose that does not think ahead
    solution: PuzzleSolution | None  # null: it was not right, and may be tried again
