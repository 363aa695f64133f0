"""How strong the bots are: `make strength`, or `python -m benchmarks.strength`.

Plays a fixed list of tournaments with `ludi arena`, each in a folder of its own, and prints one
line a figure together with the command that gives it. What was played before is not played
again: stop it whenever you like, and start it again. It takes days on a small machine; `--only`
plays a part, `--list` only shows the commands, `--summary` only what is there already. The games
behind the figures in docs/arena.md are kept in docs/strength (their records are not).
"""

import argparse
import itertools
import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from statistics import fmean
from typing import Any, Final, NamedTuple

import ludi
from ludi.arena.folder import Folder
from ludi.arena.run import counted
from ludi.arena.standings import Standings
from ludi.arena.stats import mean_interval
from ludi.arena.tournament import Played
from ludi.bots import LEVELS

SEARCH: Final = "search:seconds=1"
FOLDER: Final = "docs/strength"
ASIDE: Final = "strength"  # where another search is measured: its games are not mixed with ours
MOST_TRIES: Final = 30  # at one fort

Found = dict[str, Any]
Say = Callable[[Found, list[Played]], str]


class Figure(NamedTuple):
    """A tournament and what we want to know of it."""

    name: str
    words: list[str]  # after `ludi arena`
    games: int
    say: Say
    until_won: bool = False  # one game more until it is won


def duel(found: Found, games: list[Played]) -> str:
    """The first bot against the other, and whether it wins as often as is asked."""
    claim = found["claims"][0]
    counted = next(duel for duel in found["duels"] if duel["bot"] == claim["bot"])
    share = percent(counted["share"], counted["interval"])
    wanted = f"at least {100 * claim['at_least']:.0f} %: {claim['verdict']}"
    return f"{counted['points']:g} of {counted['games']}, {share}; {wanted}"


def scores(found: Found, games: list[Played]) -> str:
    spread = found["bots"][0]["scores"]
    low, high = spread["interval"] or (spread["mean"], spread["mean"])
    return f"mean {spread['mean']:.1f} ({low:.1f} … {high:.1f}), median {spread['quartiles'][1]:g}"


def goal_reached(found: Found, games: list[Played]) -> str:
    wins = found["bots"][0]["wins"]
    return f"won {percent(wins['share'], wins['interval'])} of {wins['games']}; {scores(found, [])}"


def tasks(found: Found, games: list[Played]) -> str:
    """The tasks of the solo Emperor, of seven."""
    counts = [len([n for n in game.features[0] if n.startswith("task:")]) for game in games]
    interval = mean_interval(counts)
    around = f" ({interval[0]:.1f} … {interval[1]:.1f})" if interval else ""
    return f"{fmean(counts):.1f}{around} tasks of 7; {goal_reached(found, games)}"


def tries(found: Found, games: list[Played]) -> str:
    """The game that won the fort, counted from 1."""
    won = [game.number + 1 for game in games if game.winners]
    return f"won at try {won[0]}" if won else f"not won in {len(games)} tries"


def percent(share: float, interval: list[float]) -> str:
    low, high = interval
    return f"{100 * share:.0f} % ({100 * low:.0f} … {100 * high:.0f})"


def figures(search: str = SEARCH) -> list[Figure]:
    """All that is measured, in the order in which it is played."""
    found: list[Figure] = []
    for game in ludi.games():
        field = [game, "--players", "2", "--mode", "field"]
        greedy = [*field, "--bots", f"{search},greedy", "--at-least", "0.75", "--stop-when-settled"]
        found.append(Figure(f"{game}-greedy", greedy, 100, duel))
        chance = [*field, "--bots", f"{search},random", "--at-least", "0.9"]
        found.append(Figure(f"{game}-random", chance, 100, duel))
        for lower, higher in itertools.pairwise(LEVELS):
            bots = ["--bots", f"{higher},{lower}", "--at-least", "0.5", "--stop-when-settled"]
            found.append(Figure(f"{game}-{higher}", [*field, *bots], 400, duel))
    alone = ["--players", "1", "--bots", search]
    wall = ["hadrians-wall", *alone, "--option", "difficulty=medium"]
    found.append(Figure("hadrians-wall-solo", wall, 50, scores))
    for fort in range(1, 17):
        words = [*wall, "--option", f"fort={fort}"]
        found.append(Figure(f"hadrians-wall-fort-{fort:02}", words, MOST_TRIES, tries, True))
    for level in ("normal", "hard"):
        seneca = ["rome-and-roll", *alone, "--option", f"difficulty={level}"]
        found.append(Figure(f"rome-and-roll-seneca-{level}", seneca, 50, goal_reached))
    emperor = ["age-of-rome", *alone]
    found.append(Figure("age-of-rome-emperor", emperor, 50, tasks))
    for level in ("normal", "hard"):
        options = ["--option", "solo=cassius", "--option", f"difficulty={level}"]
        found.append(Figure(f"age-of-rome-cassius-{level}", [*emperor, *options], 50, goal_reached))
    return found


def folder_of(search: str) -> str:
    """Where tournaments are kept if nobody says where."""
    return FOLDER if search == SEARCH else ASIDE


def command(figure: Figure, out: str, games: int) -> list[str]:
    folder = os.path.join(out, figure.name)
    return ["arena", *figure.words, "--games", str(games), "--seed", "strength", "--out", folder]


def play(figure: Figure, out: str, more: list[str]) -> None:
    """Play what is missing; a fort, one game after the other until it is won."""
    folder = Folder(os.path.join(out, figure.name))
    for games in range(1, figure.games + 1) if figure.until_won else [figure.games]:
        if figure.until_won and any(game.winners for game in folder.read().values()):
            return
        words = [*command(figure, out, games), "--json", *more]
        ludi_command = [sys.executable, "-m", "ludi.cli.main", *words]
        subprocess.run(ludi_command, check=True, stdout=subprocess.DEVNULL)


def summarise(figure: Figure, out: str) -> str:
    """The figure with its command; nothing if no game was played yet."""
    folder = Folder(os.path.join(out, figure.name))
    if not os.path.exists(folder.lines):
        return ""
    tournament, goal = folder.tournament()
    games = counted(tournament, goal, folder.read())
    if not games:
        return ""
    found = json.loads(json.dumps(Standings(tournament, games, goal.at_least).to_json()))
    part = "" if figure.until_won or len(games) >= goal.games or goal.stop else " (not complete)"
    return f"{figure.name}: {figure.say(found, games)}{part}\n    {goal.command}"


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="strength", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--only", default="", help="only the figures whose name holds this text")
    parser.add_argument(
        "--search", default=SEARCH, help="another search than that of a second a move"
    )
    parser.add_argument(
        "--out",
        default="",
        help=f"the folder of all tournaments ({FOLDER}, or with --search {ASIDE})",
    )
    parser.add_argument("--jobs", default="", help="processes; with 1 s a move, no more than cores")
    parser.add_argument("--ray", default="", help="play on this Ray cluster, or 'local'")
    parser.add_argument("--list", action="store_true", help="show the commands and play nothing")
    parser.add_argument("--summary", action="store_true", help="show what was played already")
    args = parser.parse_args()
    args.out = args.out or folder_of(args.search)
    more = ["--jobs", args.jobs] if args.jobs else []
    more += ["--ray", args.ray] if args.ray else []
    chosen = [figure for figure in figures(args.search) if args.only in figure.name]
    if args.list:
        for figure in chosen:
            print(shlex.join(["ludi", *command(figure, args.out, figure.games)]))
        return 0
    try:
        for figure in chosen:
            if not args.summary:
                play(figure, args.out, more)
            said = summarise(figure, args.out)
            if said:
                print(said, flush=True)
    except KeyboardInterrupt:
        print("interrupted: the same command goes on", file=sys.stderr)
        return 130
    except subprocess.CalledProcessError as error:
        return int(error.returncode)
    return 0


if __name__ == "__main__":
    sys.exit(main())
