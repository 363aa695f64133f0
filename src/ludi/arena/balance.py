"""What a game is like when strong bots play it: who wins from where, what scores are made of, and
what is never used; beside what the rulebook itself tells of scores.

Every way to play is played by one bot on all seats, so that whatever differs is the game's doing:
a seat, a character, a thing. Each game has a deal of its own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources import files
from statistics import fmean
from typing import Any, Final, NamedTuple

from ludi.arena.insight import Insight, amounts, by_character, samples_of, things
from ludi.arena.matches import Outcome, Task
from ludi.arena.stats import Interval, mean_interval, wilson
from ludi.arena.tournament import Played
from ludi.arena.usage import ACTION, Usage
from ludi.bots.trial import Mode, modes
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game

FAIR: Final = 0.3  # by so much of its fair share a win rate may differ: 35 to 65 % of two


class Rate(NamedTuple):
    """How often somebody won from a seat or with a character."""

    wins: float
    games: int
    fair: float  # what it would be if nothing mattered

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.wins, self.games)

    @property
    def verdict(self) -> str:
        """Whether it is fair enough; "open" while the games are too few to tell."""
        low, high = self.fair * (1 - FAIR), min(1.0, self.fair * (1 + FAIR))
        at_least, at_most = self.interval
        if at_most < low or at_least > high:
            return "unfair"
        return "fair" if low <= at_least and at_most <= high else "open"


class Mark(NamedTuple):
    """What a rulebook tells of scores."""

    source: str
    players: int  # 0: any number
    lines: dict[str, list[int]]  # by score line, what the players of an example had
    total: list[int]
    best: list[int]  # what is called a feat, or a record


class Fit(NamedTuple):
    """A mark beside what was played."""

    name: str  # a score line, "total" or "best"
    source: str
    low: int
    high: int
    told: float  # the mean of the mark
    mean: float  # ours; of "best" the best
    interval: Interval | None

    @property
    def fits(self) -> bool:
        """Whether what was played, or its interval, lies in what the mark spans."""
        if self.name == "best":
            return self.mean >= self.low
        low, high = self.interval or (self.mean, self.mean)
        return low <= self.high and high >= self.low


class Way:
    """One number of players with its options, and all that was played so."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.players: Final = players
        self.options: Final = options
        self.games: Final[list[Played]] = []
        self.usage: Final = Usage()

    @property
    def finished(self) -> list[Played]:
        return [game for game in self.games if game.finished]

    @property
    def totals(self) -> list[int]:
        return [total for game in self.finished for total in game.totals]

    def add(self, outcome: Outcome) -> None:
        self.games.append(Played.of(outcome, outcome.number))
        for uses in outcome.uses:
            self.usage.add(uses)

    def lines(self) -> dict[str, list[int]]:
        """By score line, what every seat of every game got."""
        found: dict[str, list[int]] = {}
        for game in self.finished:
            for items in game.items:
                for name, points in items.items():
                    found.setdefault(name, []).append(points)
        return found

    def won_from(self) -> list[Rate]:
        """By seat. Alone nobody is better off than somebody else."""
        if self.players == 1:
            return []
        games = self.finished
        return [
            Rate(sum(game.win_of(seat) for game in games), len(games), 1 / self.players)
            for seat in range(self.players)
        ]

    def won_as(self) -> dict[str, Rate]:
        """By character or board."""
        if self.players == 1:
            return {}
        return {
            name: Rate(count.points, count.games, 1 / self.players)
            for name, count in by_character(self.games).items()
        }

    def what_wins(self) -> list[Insight]:
        """The things and numbers that winners have more often, or more of, beyond doubt."""
        samples = samples_of(self.games)
        return [one for one in (*things(samples), *amounts(samples)) if one.is_clear]


class Balance:
    """All ways to play a game that were looked at."""

    def __init__(self, game: Game, bot: str, ways: list[Mode], games: int, seed: str) -> None:
        self.game: Final = game
        self.bot: Final = bot
        self.each: Final = games
        self.seed: Final = seed
        self.ways: Final = [Way(players, options) for players, options in ways]

    def tasks(self, components: str | None, most: int) -> Iterator[Task]:
        """Every way in turn, so that one that is stopped early knows something of each."""
        for deal in range(self.each):
            for place, way in enumerate(self.ways):
                yield Task(
                    deal * len(self.ways) + place,
                    self.game.id,
                    self.game.rules_version,
                    components,
                    self.game.settle(way.players, dict(way.options)),
                    f"{self.seed}/{place}/{deal}",
                    [self.bot] * way.players,
                    most,
                    True,
                    True,
                )

    def add(self, outcome: Outcome) -> None:
        self.ways[outcome.number % len(self.ways)].add(outcome)

    def never(self) -> dict[str, list[str]]:
        """By action, what it was never about; nothing at all: it was never chosen itself."""
        used: dict[str, dict[str, bool]] = {}
        for way in self.ways:
            for row in way.usage.rows(self.game):
                if row.kind == ACTION:
                    about = used.setdefault(row.name, {})
                    about[""] = about.get("", False) or row.rate > 0
                    for thing, rate in row.things.items():
                        about[thing] = about.get(thing, False) or rate > 0
        found: dict[str, list[str]] = {}
        for name, about in used.items():
            if not about.pop(""):
                found[name] = []
            elif unused := [thing for thing, was in about.items() if not was]:
                found[name] = unused
        return found

    def fits(self) -> list[Fit]:
        """What the rulebook tells, beside what was played as it is told of."""
        found: list[Fit] = []
        for mark in marks_of(self.game):
            ways = [
                way
                for way in self.ways
                if way.finished and mark.players in (0, way.players) and not way.options
            ]
            lines = [way.lines() for way in ways]
            for name, told in mark.lines.items():
                mine = [points for one in lines for points in one.get(name, [])]
                found += fit(name, mark.source, told, mine)
            mine = [total for way in ways for total in way.totals]
            found += fit("total", mark.source, mark.total, mine)
            if mark.best and mine:
                span = min(mark.best), max(mark.best)
                found.append(
                    Fit("best", mark.source, *span, fmean(mark.best), float(max(mine)), None)
                )
        return found

    def to_json(self) -> dict[str, Any]:
        """Everything, for programs; docs/cli.md promises these keys."""
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "bot": self.bot,
            "seed": self.seed,
            "ways": [way_json(way) for way in self.ways],
            "marks": [{**one._asdict(), "fits": one.fits} for one in self.fits()],
            "never": self.never(),
        }


def way_json(way: Way) -> dict[str, Any]:
    return {
        "players": way.players,
        "options": way.options,
        "games": len(way.games),
        "finished": len(way.finished),
        "total": spread_json(way.totals),
        "lines": {name: spread_json(points) for name, points in way.lines().items()},
        "seats": [rate_json(rate) for rate in way.won_from()],
        "characters": {name: rate_json(rate) for name, rate in way.won_as().items()},
        "winners": [
            {"name": one.name, "winners": one.winners, "losers": one.losers}
            for one in way.what_wins()
        ],
    }


def rate_json(rate: Rate) -> dict[str, Any]:
    return {
        "games": rate.games,
        "wins": rate.wins,
        "interval": rate.interval,
        "fair": rate.fair,
        "verdict": rate.verdict,
    }


def spread_json(values: Sequence[int]) -> dict[str, Any] | None:
    if not values:
        return None
    return {
        "mean": fmean(values),
        "interval": mean_interval(values),
        "min": min(values),
        "max": max(values),
    }


def fit(name: str, source: str, told: list[int], mine: list[int]) -> list[Fit]:
    """A mark beside what was played, if there is both."""
    if not told or not mine:
        return []
    span = min(told), max(told)
    return [Fit(name, source, *span, fmean(told), fmean(mine), mean_interval(mine))]


def marks_of(game: Game) -> list[Mark]:
    """What the rulebook of a game tells of scores: `marks.toml` in its folder, if it tells any."""
    place = files(type(game).__module__.rpartition(".")[0]) / "marks.toml"
    if not place.is_file():
        return []
    return [
        Mark(
            str(one["source"]),
            int(one.get("players", 0)),
            dict(one.get("lines", {})),
            list(one.get("total", [])),
            list(one.get("best", [])),
        )
        for one in tomllib.loads(place.read_text("utf-8"))["mark"]
    ]


def ways_of(game: Game, players: int | None, all_options: bool) -> list[Mode]:
    """Every number of players, or one; with every option chosen otherwise, if that is asked."""
    if players is not None and players not in game.players:
        raise BadChoice(f"{game.id} is not played by {players}")
    return [
        (count, options)
        for count, options in modes(game)
        if players in (None, count) and (all_options or not options)
    ]
