"""`ludi bench`: how fast random games go on one core, with the set-up of each in the time."""

import os
import platform
from argparse import Namespace
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, NamedTuple

import ludi
from ludi.bots import SearchBot, play_randomly
from ludi.cli.output import Voice, grid, line, page, print_json
from ludi.kernel.dice import Dice
from ludi.kernel.game import Game
from ludi.kernel.table import Table

MOST: Final = 20_000  # decisions, in case a game of random choices does not end
POSITIONS: Final = 8  # in the middle of as many games
# What is shown of a game, and with how many digits behind the point.
MEASURES: Final = {
    "decisions_per_second": 0,
    "games_per_second": 1,
    "clone_us": 2,
    "imagine_us": 2,
    "visits_per_second": 0,
    "legal_max": 0,
}
VISITS: Final = 100  # of a search
BATCH: Final = 50  # calls between two looks at the clock


class Speed(NamedTuple):
    """What was measured of one game."""

    game: str
    players: int
    games: int
    decisions: int
    seconds: float
    clone_us: float
    imagine_us: float
    visits_per_second: float
    legal_mean: float
    legal_max: int

    def to_json(self) -> dict[str, Any]:
        """The figures for programs; docs/cli.md promises these keys."""
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions / self.seconds,
            "games_per_second": self.games / self.seconds,
            "clone_us": self.clone_us,
            "imagine_us": self.imagine_us,
            "visits_per_second": self.visits_per_second,
            "legal_mean": self.legal_mean,
            "legal_max": self.legal_max,
        }


def bench(args: Namespace, voice: Voice) -> int:
    """Measure one game, or all of them."""
    games = [ludi.game(args.id)] if args.id else ludi.playable()
    counts = [args.players or game.players[-1] for game in games]
    for game, players in zip(games, counts, strict=True):
        game.settle(players, {})
    speeds = [
        measure(game, players, args.seconds) for game, players in zip(games, counts, strict=True)
    ]
    if args.json:
        print_json({**circumstances(), "games": [speed.to_json() for speed in speeds]})
    else:
        print_speeds(speeds, voice)
    return 0


def circumstances() -> dict[str, Any]:
    """What the figures depend on; nothing that names the machine."""
    return {
        "version": ludi.__version__,
        "mode": "compiled" if ludi.compiled() else "interpreted",
        "python": platform.python_version(),
        "machine": platform.machine(),
        "processors": os.cpu_count() or 1,
    }


# ---------------------------------------------------------------- measuring


def measure(game: Game, players: int, seconds: float) -> Speed:
    """Everything about one game; the time given goes to whole games, some more to the rest."""
    whole_game(game, players, 0)  # so that what is made once is not measured
    games, decisions, spent = time_games(game, players, seconds)
    tables = [middle(game, players, number) for number in range(POSITIONS)]
    dice = Dice.seeded("bench")
    clone_us = time_calls([table.clone for table in tables], seconds / 10)
    imagine_us = time_calls([imaginer(table, dice) for table in tables], seconds / 10)
    visits = time_visits(tables, seconds / 10)
    mean, most = legal_sizes(game, players)
    return Speed(
        game.id, players, games, decisions, spent, clone_us, imagine_us, visits, mean, most
    )


def time_games(game: Game, players: int, seconds: float) -> tuple[int, int, float]:
    """Play whole games until the time is over: how many, their decisions, the time it took."""
    games = decisions = 0
    start = perf_counter()
    spent = 0.0
    while spent < seconds:
        decisions += whole_game(game, players, games)
        games += 1
        spent = perf_counter() - start
    return games, decisions, spent


def whole_game(game: Game, players: int, number: int, most: int = MOST) -> int:
    return play_randomly(begin(game, players, number), choices(number), most)


def begin(game: Game, players: int, number: int) -> Table:
    return game.new(players, f"bench/{number}")


def choices(number: int) -> Dice:
    return Dice.seeded(f"bench/{number}/choices")


def middle(game: Game, players: int, number: int) -> Table:
    """The table when half of the decisions of a random game have been made."""
    length = whole_game(game, players, number)
    table = begin(game, players, number)
    play_randomly(table, choices(number), length // 2)
    return table


def imaginer(table: Table, dice: Dice) -> Callable[[], Table]:
    seat = table.deciders[0]
    return lambda: table.imagine(seat, dice)


def time_calls(calls: list[Callable[[], Table]], seconds: float) -> float:
    """The mean time of a call in microseconds, all of them called equally often."""
    count = 0
    start = perf_counter()
    spent = 0.0
    while spent < seconds:
        for call in calls:
            for _ in range(BATCH):
                call()
        count += BATCH * len(calls)
        spent = perf_counter() - start
    return 1e6 * spent / count


def time_visits(tables: list[Table], seconds: float) -> float:
    """Visits of a search tree a second, with the evaluation right where the tree ends."""
    count = 0
    start = perf_counter()
    spent = 0.0
    while spent < seconds:
        table = tables[count // VISITS % len(tables)]
        SearchBot("bench", VISITS, ahead=0).search(table, table.deciders[0])
        count += VISITS
        spent = perf_counter() - start
    return count / spent


def legal_sizes(game: Game, players: int) -> tuple[float, int]:
    """How many actions a random player can choose from: the mean and the most."""
    sizes: list[int] = []
    for number in range(POSITIONS):
        table = begin(game, players, number)
        dice = choices(number)
        left = MOST
        while not table.over and left:
            legal = table.legal
            sizes.append(len(legal))
            table.play(legal[dice.below(len(legal))])
            left -= 1
    return sum(sizes) / len(sizes), max(sizes)


# ---------------------------------------------------------------- for people


def print_speeds(speeds: list[Speed], voice: Voice) -> None:
    about = circumstances()
    line(
        voice.say(
            "bench-about",
            version=about["version"],
            mode=voice.say(f"mode-{about['mode']}"),
            python=about["python"],
            machine=about["machine"],
            processors=about["processors"],
        )
    )
    names = [voice.say(f"measure-{key.replace('_', '-')}") for key in MEASURES]
    table = grid("", [voice.say("measure-players"), *names], len(names))
    table.columns[0].no_wrap = True
    table.pad_edge = False
    for speed in speeds:
        found = speed.to_json()
        cells = [voice.number(found[key], digits) for key, digits in MEASURES.items()]
        table.add_row(f"{speed.game} ({speed.players})", *cells)
    page().print(table)
