"""The shape of a view, as types: what every game's has, and how the types of a game are named."""

from __future__ import annotations

from typing import TypedDict


class ScoreView(TypedDict):
    seat: int
    total: int
    items: dict[str, int]
    rank: int
    won: bool


class Seen(TypedDict):
    """What every view says. A game adds its own in `seen.py`, as the class `View`."""

    game: str
    seat: int  # who looks; -1: a spectator
    asked: int | None  # the seat that must choose, None when the game is over
    question: str | None
    rule: str  # the section of the rules that the question belongs to
    trail: list[str]  # the way into the present moment, outermost first
    over: bool
    scores: list[ScoreView] | None
