"""A puzzle: a position as the game that led to it, what is best in it, and why."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import ludi
from ludi.kernel.errors import BadChoice, LudiError
from ludi.kernel.game import Game
from ludi.kernel.history import History
from ludi.kernel.table import Table

STOCK: Final = os.path.join(os.path.dirname(__file__), "stock")
MOVE: Final = "move"  # find the best choice
POINTS: Final = "points"  # make the most points until a stretch of the game ends
HARDEST: Final = 5
CHOICES: Final = 4  # so many more make a puzzle of points harder


class Idea(NamedTuple):
    """Another choice, and how many points it is behind the best."""

    words: str
    worse: float


class Puzzle(NamedTuple):
    """All of it is written in words, so that it outlives a new numbering of actions."""

    id: str
    kind: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seed: str
    plays: list[str]  # up to the position: who played follows from them, but where all play at once
    seats: list[int]  # who played each of them
    seat: int  # who is to choose
    best: str
    gain: float  # points over the second best, at least
    others: list[Idea]  # the best of the others, and what is obvious
    obvious: str  # what greedy would choose
    missed: list[str]  # the levels that do not find it
    reasons: list[dict[str, Any]]  # as `bots.reasons` gives them
    follow: list[str]  # how it goes on; where points are to be made, all that makes them
    goal: int = 0  # points to be had when the stretch ends, where that is what is asked

    @property
    def difficulty(self) -> int:
        """From 1 to 5: one more for each level that misses it, or for some more choices to make."""
        if self.kind == POINTS:
            return min(HARDEST, 1 + len(self.follow) // CHOICES)
        return min(HARDEST, 1 + len(self.missed))

    def history(self, game: Game | None = None) -> History:
        """The game up to the position; BadChoice if it cannot be played any more."""
        game = game or ludi.game(self.game)
        if game.rules_version != self.rules:
            raise BadChoice(f"puzzle {self.id} is of rules {self.rules}, not {game.rules_version}")
        try:
            found = History(game, self.players, self.seed, self.options)
            for words, seat in zip(self.plays, self.seats, strict=True):
                found.play(game.parse(words), seat)
        except LudiError as error:
            raise BadChoice(f"puzzle {self.id}: {error}") from error
        return found

    def table(self) -> Table:
        return self.history().table

    def after(self, steps: Sequence[int], game: Game | None = None) -> tuple[History, bool]:
        """The game after some choices of the one who is to choose, and whether that was all."""
        found = self.history(game)
        over = False
        start = found.game.advice.stretch(found.table, self.seat)
        for step in steps:
            if over:
                raise BadChoice(f"puzzle {self.id}: it is over")
            try:
                found.play(step, self.seat)
            except LudiError as error:
                raise BadChoice(f"puzzle {self.id}: {error}") from error
            over = self.kind == MOVE or is_over(found.table, self.seat, start)
        return found, over

    def to_json(self) -> dict[str, Any]:
        return {**self._asdict(), "others": [list(one) for one in self.others]}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Puzzle:
        return Puzzle(**{**data, "others": [Idea(*one) for one in data["others"]]})


def is_over(table: Table, seat: int, start: int) -> bool:
    """Whether the stretch of play that a seat began in has ended, or it is asked no more."""
    if table.over or seat not in table.deciders:
        return True
    return table.game.advice.stretch(table, seat) != start


def points_of(table: Table, seat: int) -> int:
    """What a seat would have if the game ended now."""
    return next(score.total for score in table.scores() if score.seat == seat)


def file_of(game: str) -> str:
    return os.path.join(STOCK, f"{game}.json")


def read(path: str) -> list[Puzzle]:
    """The puzzles of a file; none if it is not there."""
    try:
        with open(path, encoding="utf-8") as file:
            return [Puzzle.from_json(one) for one in json.load(file)]
    except FileNotFoundError:
        return []
    except (ValueError, TypeError, KeyError) as error:
        raise BadChoice(f"{path}: these are no puzzles ({error})") from error


def write(path: str, puzzles: list[Puzzle]) -> None:
    """One puzzle a line: a change shows which."""
    lines = [json.dumps(one.to_json(), ensure_ascii=False, sort_keys=True) for one in puzzles]
    with open(path, "w", encoding="utf-8") as file:
        file.write("[\n" + ",\n".join(lines) + "\n]\n")


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The stock of a game, the easiest first."""
    return tuple(sorted(read(file_of(game)), key=lambda one: (one.difficulty, one.id)))


def stock_of(game: Game) -> list[Puzzle]:
    """Those that follow the rules of today: others wait until they have been proved again."""
    return [one for one in puzzles_of(game.id) if one.rules == game.rules_version]


def puzzle_of(id: str) -> Puzzle:
    """One of the stock, by name."""
    for game in ludi.games():
        for one in puzzles_of(game):
            if one.id == id:
                return one
    raise BadChoice(f"there is no puzzle '{id}'")
