"""What the bots make use of, in every game: `make usage`, or `python -m benchmarks.usage`.

Each bot plays itself in several modes of each game, and every action and event is counted, with
what it speaks of (`ludi.arena.usage`). The counts are kept in docs/usage/counts.json after each
game, so it can be stopped at any time; `docs/usage.md` is made of them. An action that
nobody ever chooses, or a building, track, location, ... that nobody ever uses, must have a reason
in docs/usage/never.toml; what has none is printed.
"""

import argparse
import json
import os
import sys
import tomllib
from fnmatch import fnmatchcase
from typing import Any, Final, NamedTuple

import ludi
from ludi.arena.matches import Match, play_game
from ludi.arena.usage import ACTION, TOLD, Usage, values_of
from ludi.kernel.game import Game

FOLDER: Final = "docs/usage"
COUNTS: Final = os.path.join(FOLDER, "counts.json")
PAGE: Final = "docs/usage.md"
NEVER: Final = os.path.join(FOLDER, "never.toml")
BOTS: Final = {"greedy": 30, "miles:seconds=0": 4, "centurio:seconds=0": 2}  # games in each mode

Counts = dict[str, dict[str, dict[str, dict[str, Any]]]]  # by game, bot and mode


class Mode(NamedTuple):
    """A way to play a game that others do not cover."""

    players: int
    options: dict[str, str] = {}

    @property
    def name(self) -> str:
        """Also the seed of its games."""
        words = [f"{self.players}"] + [f"{name}={value}" for name, value in self.options.items()]
        return " ".join(words)


MODES: Final[dict[str, list[Mode]]] = {
    "glory-to-rome": [Mode(2), Mode(3)],
    "hadrians-wall": [Mode(2, {"difficulty": "medium"}), Mode(1, {"difficulty": "medium"})],
    "rome-and-roll": [Mode(2), Mode(2, {"pontifex": "yes", "jovilius": "yes"}), Mode(1)],
    "age-of-rome": [
        Mode(2),
        Mode(2, {"spies_and_allies": "yes"}),
        Mode(1),
        Mode(1, {"solo": "cassius"}),
    ],
    "ave-roma": [Mode(2), Mode(2, {"mode": "advanced"})],
}


# The systems of each game: an action or an event, and what it speaks of.
SYSTEMS: Final[dict[str, list[tuple[str, str, str]]]] = {
    "glory-to-rome": [
        (TOLD, "completes", "building"),
        (ACTION, "lead_jack", "role"),
        (ACTION, "hire", "role"),
        (ACTION, "lay", "place"),
        (ACTION, "deposit", "material"),
    ],
    "hadrians-wall": [
        (TOLD, "fills", "track"),
        (ACTION, "build", "building"),
        (ACTION, "erect", "landmark"),
        (ACTION, "path", "card"),
        (ACTION, "cohort", "cohort"),
        (ACTION, "buy", "seller"),
        (ACTION, "perform", "performance"),
    ],
    "rome-and-roll": [
        (ACTION, "act", "main"),
        (ACTION, "plan", "plan"),
        (ACTION, "use", "favour"),
        (ACTION, "bribe", "advisor"),
        (ACTION, "conquer", "settlement"),
        (ACTION, "tax", "region"),
        (ACTION, "trade", "group"),
    ],
    "age-of-rome": [
        (ACTION, "build", "building"),
        (ACTION, "place", "building"),
        (ACTION, "place_bonus", "bonus"),
        (ACTION, "effect", "effect"),
        (ACTION, "legion", "region"),
        (ACTION, "play", "card"),
        (ACTION, "lay_out", "goods"),
        (ACTION, "tax", "rate"),
        (TOLD, "medal", "building"),
    ],
    "ave-roma": [
        (ACTION, "send", "place"),
        (ACTION, "buy", "slot"),
        (ACTION, "train", "training"),
        (ACTION, "influence", "area"),
        (ACTION, "sell", "resource"),
        (ACTION, "purchase", "resource"),
    ],
}


def load() -> Counts:
    try:
        with open(COUNTS, encoding="utf-8") as file:
            found: Counts = json.load(file)
            return found
    except FileNotFoundError:
        return {}


def save(counts: Counts) -> None:
    os.makedirs(FOLDER, exist_ok=True)
    with open(COUNTS + ".new", "w", encoding="utf-8") as file:
        json.dump(counts, file, indent=0, sort_keys=True)
    os.replace(COUNTS + ".new", COUNTS)


def play(counts: Counts, ids: list[str], times: float) -> None:
    """Play what is missing, the quick bots first."""
    for bot, games in BOTS.items():
        for id in ids:
            for mode in MODES[id]:
                of_bot = counts.setdefault(id, {}).setdefault(bot, {})
                kept = of_bot.setdefault(mode.name, {"games": 0, "seats": 0, "uses": {}})
                options = ludi.game(id).settle(mode.players, dict(mode.options))
                lineup = [bot] * mode.players
                seed = f"usage/{mode.name}"
                wanted = set(names(ludi.game(id)))
                match = Match(id, None, mode.players, options, seed, lineup, False, 20_000, True)
                for number in range(kept["games"], max(1, round(games * times))):
                    for uses in play_game(match.task(number)).uses:
                        kept["seats"] += 1
                        for name, count in uses.items():
                            if name not in wanted:
                                continue
                            kept["uses"][name] = kept["uses"].get(name, 0) + count
                    kept["games"] = number + 1
                    save(counts)
                print(f"{id} {bot} {mode.name}: {kept['games']} games", flush=True)


def names(game: Game) -> list[str]:
    """The uses that are shown: every action, and the things of the systems."""
    found = [f"{ACTION} {verb.name}" for verb in game.vocabulary.verbs]
    for kind, name, field in SYSTEMS[game.id]:
        found += [f"{kind} {name} {field}:{value}" for value in values_of(game, field)]
    return found


def usage_of(modes: dict[str, dict[str, Any]]) -> Usage:
    """All modes of a bot together."""
    found = Usage()
    for kept in modes.values():
        found.games += kept["seats"]
        for name, count in kept["uses"].items():
            found.uses[name] = found.uses.get(name, 0) + count
    return found


def together(bots: dict[str, dict[str, dict[str, Any]]]) -> Usage:
    found = Usage()
    for modes in bots.values():
        one = usage_of(modes)
        found.games += one.games
        for name, count in one.uses.items():
            found.uses[name] = found.uses.get(name, 0) + count
    return found


# ---------------------------------------------------------------- what nobody uses


def reasons() -> dict[str, dict[str, str]]:
    with open(NEVER, "rb") as file:
        found: dict[str, dict[str, str]] = tomllib.load(file)
        return found


def nevers(game: Game, bots: dict[str, dict[str, dict[str, Any]]]) -> list[str]:
    """Actions that nobody chose, and things that nobody used: "fight", "build baths"."""
    usage = together(bots)
    found = [verb.name for verb in game.vocabulary.verbs if not usage.rate(f"{ACTION} {verb.name}")]
    for kind, name, field in SYSTEMS[game.id]:
        rates = rates_of(game, usage, kind, name, field)
        if name not in found:
            found.extend(f"{name} {value}" for value, rate in rates.items() if not rate)
    return found


def rates_of(game: Game, usage: Usage, kind: str, name: str, field: str) -> dict[str, float]:
    """How often each thing was used, the most frequent first."""
    rates = {
        value: usage.rate(f"{kind} {name} {field}:{value}") for value in values_of(game, field)
    }
    return dict(sorted(rates.items(), key=lambda one: -one[1]))


def reason_for(name: str, known: dict[str, str]) -> str:
    for pattern, reason in known.items():
        if fnmatchcase(name, pattern):
            return reason
    return ""


def unexplained(counts: Counts) -> list[str]:
    known = reasons()
    return [
        f"{id}: {name}"
        for id, bots in counts.items()
        for name in nevers(ludi.game(id), bots)
        if not reason_for(name, known.get(id, {}))
    ]


# ---------------------------------------------------------------- the page


def page(counts: Counts) -> str:
    lines = [
        "# What the bots make use of",
        "",
        "Made by `make usage` from the counts in `docs/usage/counts.json`: each bot plays itself,"
        " and every action is counted, per game and seat. *Never* means: in none of these games;"
        " the reasons are in `docs/usage/never.toml`. What has no second possibility is not asked,"
        " and so it is not counted.",
    ]
    known = reasons()
    for id, bots in counts.items():
        game = ludi.game(id)
        lines += ["", f"## {game.words_of.say('game-name', {}, 'en')}", "", games_played(bots)]
        lines += ["", *table_of_actions(game, bots), "", *table_of_things(game, bots)]
        by_reason: dict[str, list[str]] = {}
        for name in nevers(game, bots):
            reason = reason_for(name, known.get(id, {})) or "Nobody knows why."
            by_reason.setdefault(reason, []).append(f"`{name}`")
        if by_reason:
            lines += ["", "Never:", ""]
            lines += [f"- {', '.join(names)}: {why}" for why, names in by_reason.items()]
    return "\n".join(lines) + "\n"


def games_played(bots: dict[str, dict[str, dict[str, Any]]]) -> str:
    parts = []
    for bot, modes in bots.items():
        played = ", ".join(f"{kept['games']} ({mode})" for mode, kept in modes.items())
        parts.append(f"{bot.partition(':')[0]} {played}")
    return f"Games (players and options): {'; '.join(parts)}."


def table_of_actions(game: Game, bots: dict[str, dict[str, dict[str, Any]]]) -> list[str]:
    usages = [usage_of(modes) for modes in bots.values()]
    heads = [bot.partition(":")[0] for bot in bots]
    lines = [f"| Action | {' | '.join(heads)} |", f"| --- |{' ---: |' * len(heads)}"]
    for verb in game.vocabulary.verbs:
        rates = [usage.rate(f"{ACTION} {verb.name}") for usage in usages]
        if any(rates):
            lines.append(f"| {verb.name} | {' | '.join(f'{rate:.2f}' for rate in rates)} |")
    return lines


def table_of_things(game: Game, bots: dict[str, dict[str, dict[str, Any]]]) -> list[str]:
    lines = ["| Of what | Bot | Per game and seat |", "| --- | --- | --- |"]
    for kind, name, field in SYSTEMS[game.id]:
        for bot, modes in bots.items():
            rates = rates_of(game, usage_of(modes), kind, name, field)
            said = ", ".join(f"{value} {rate:.2f}" for value, rate in rates.items() if rate)
            lines.append(f"| {name}: {field} | {bot.partition(':')[0]} | {said or 'none'} |")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", metavar="GAME", help="one game")
    parser.add_argument("--times", type=float, default=1.0, help="so many times the usual games")
    parser.add_argument("--page", action="store_true", help="play nothing, write the page")
    args = parser.parse_args()
    counts = load()
    if not args.page:
        play(counts, [args.only] if args.only else list(MODES), args.times)
    with open(PAGE, "w", encoding="utf-8") as file:
        file.write(page(counts))
    missing = unexplained(counts)
    for one in missing:
        print(f"no reason for {one}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
