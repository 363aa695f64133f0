"""The shapes of lessons on the wire; docs/server.md is their contract."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from ludi.server.wire import MOST, Body, Count, State, Thing

Steps = Annotated[list[Annotated[int, Field(ge=-1, le=MOST)]], Field(max_length=200)]


class LessonStep(Body):
    steps: Steps
    step: Annotated[int, Field(ge=-1, le=MOST)] | None = None  # the next one; -1: go on


class LessonChoice(Body):
    steps: Steps
    action: Count


class LessonChoices(Body):
    steps: Steps
    actions: Annotated[list[Count], Field(min_length=1, max_length=24)]


class LessonWhyNot(Body):
    steps: Steps
    action: Count | None = None
    thing: Thing | None = None


class LessonText(BaseModel):
    name: str
    title: str
    about: str
    says: list[str]  # Markdown, moment by moment


class LessonInfo(BaseModel):
    name: str
    title: str
    about: str
    kind: Literal["first", "system", "solo"]
    minutes: int
    moments: int
    rule: str


class LessonState(BaseModel):
    lesson: LessonInfo
    state: State
    steps: list[int]
    at: int  # which moment
    say: str
    light: list[str]  # things on the board
    choice: bool  # there is something to choose, not only to read
    goal: bool
    right: list[int]  # the choices that serve
    answer: str  # to the last choice
    went_on: bool
    over: bool
    failed: bool
