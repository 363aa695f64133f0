"""`ludi simulate`: many games between bots, and what can be said about them."""

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

import ludi
from ludi.arena.matches import Match, Outcome
from ludi.arena.usage import ACTION, TOLD, Row, Usage
from ludi.arena.workers import in_order, play_tasks
from ludi.cli.choices import check_bots, settled
from ludi.cli.output import Voice, grid, line, page, print_json, with_progress
from ludi.kernel.dice import fresh_seed
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game
from ludi.kernel.text import game_word


class Spread:
    """The mean and the bounds of some whole numbers."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0
        self.least = 0
        self.most = 0

    def add(self, value: int) -> None:
        self.least = min(self.least, value) if self.count else value
        self.most = max(self.most, value) if self.count else value
        self.sum += value
        self.count += 1

    def to_json(self) -> dict[str, Any] | None:
        if not self.count:
            return None
        return {"mean": self.sum / self.count, "min": self.least, "max": self.most}


class Standing:
    """How a seat, or a bot on whatever seats, has fared."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0  # of a victory shared by three, a third
        self.scores = Spread()

    def add(self, outcome: Outcome, seat: int) -> None:
        self.games += 1
        if seat in outcome.winners:
            self.wins += 1 / len(outcome.winners)
        if outcome.finished:
            self.scores.add(outcome.totals[seat])

    @property
    def win_rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.win_rate,
            "scores": self.scores.to_json(),
        }


class Tally:
    """Everything counted over the games of a match."""

    def __init__(self, match: Match) -> None:
        self.games = 0
        self.finished = 0
        self.scores = Spread()
        self.decisions = Spread()
        self.turns = Spread()
        self.measures: dict[str, Spread] = {}
        self.endings: dict[str, int] = {}
        self.seats = [Standing() for _ in range(match.players)]
        self.bots = {name: Standing() for name in match.lineup}
        self.usage = {name: Usage() for name in match.lineup} if match.counted else {}

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions.add(outcome.decisions)
        if outcome.turns is not None:
            self.turns.add(outcome.turns)
        if outcome.finished:
            self.finished += 1
            self.endings[outcome.ending] = self.endings.get(outcome.ending, 0) + 1
            for total in outcome.totals:
                self.scores.add(total)
            for name, value in outcome.measures.items():
                self.measures.setdefault(name, Spread()).add(value)
        for seat, bot in enumerate(outcome.seating):
            self.seats[seat].add(outcome, seat)
            self.bots[bot].add(outcome, seat)
            if outcome.uses:
                self.usage[bot].add(outcome.uses[seat])

    def to_json(self) -> dict[str, Any]:
        by_count = sorted(self.endings.items(), key=lambda ending: (-ending[1], ending[0]))
        return {
            "games": self.games,
            "finished": self.finished,
            "truncated": self.games - self.finished,
            "scores": self.scores.to_json(),
            "decisions": self.decisions.to_json(),
            "turns": self.turns.to_json(),
            "measures": {name: spread.to_json() for name, spread in self.measures.items()},
            "endings": dict(by_count),
            "seats": [
                {"seat": number, **standing.to_json()}
                for number, standing in enumerate(self.seats, 1)
            ],
            "bots": [{"bot": name, **standing.to_json()} for name, standing in self.bots.items()],
        }


def simulate(args: Namespace, voice: Voice) -> int:
    """Play the games and print what came out."""
    match = match_of(args)
    tally = Tally(match)
    outcomes = play_match(match, args.games, args.jobs)
    label = "" if args.json else voice.say("simulating")
    for outcome in with_progress(outcomes, args.games, label):
        tally.add(outcome)
    game = ludi.game(match.game, match.components)
    if args.json:
        usage = {name: one.to_json(game) for name, one in tally.usage.items()}
        more = {"usage": usage} if usage else {}
        print_json({**match_json(game, match), **tally.to_json(), **more})
    else:
        print_tally(game, match, tally, voice)
    return 0


def play_match(match: Match, games: int, jobs: int) -> Iterator[Outcome]:
    """The outcomes of all games, in the order of their numbers."""
    jobs = min(jobs, games)
    size = max(1, min(64, games // (jobs * 8)))
    return in_order(play_tasks((match.task(number) for number in range(games)), jobs, size))


def match_of(args: Namespace) -> Match:
    """What is to be played, checked."""
    game = ludi.game(args.id, args.components)
    bots: list[str] = args.bots or ["random"]
    check_bots(bots)
    players: int = args.players or max(game.players[0], len(bots))
    options = settled(game, players, args.option)
    if len(bots) > players:
        raise BadChoice(f"{len(bots)} bots are too many for {players} players")
    lineup = [bots[seat % len(bots)] for seat in range(players)]
    swap = len(set(lineup)) > 1 if args.swap is None else bool(args.swap)
    seed = args.seed or fresh_seed()
    most = args.max_decisions
    return Match(args.id, args.components, players, options, seed, lineup, swap, most, args.usage)


def match_json(game: Game, match: Match) -> dict[str, Any]:
    """The question, so that the answer can be had again; docs/cli.md promises these keys."""
    return {
        "game": game.id,
        "rules_version": game.rules_version,
        "players": match.players,
        "options": match.options,
        "seed": match.seed,
        "lineup": match.lineup,
        "swap": match.swap,
        "max_decisions": match.max_decisions,
    }


# ---------------------------------------------------------------- for people


def print_tally(game: Game, match: Match, tally: Tally, voice: Voice) -> None:
    line(voice.say("simulated", count=tally.games, game=game.id, players=match.players), "bold")
    line(voice.say("simulated-seed", seed=match.seed))
    if tally.finished < tally.games:
        cut, most = tally.games - tally.finished, match.max_decisions
        line(voice.say("simulated-truncated", count=cut, most=most), "bold yellow")
    spreads = grid("", ["", *spread_columns(voice)], 3)
    for key, spread in (
        ("spread-scores", tally.scores),
        ("spread-decisions", tally.decisions),
        ("spread-turns", tally.turns),
    ):
        if spread.count:
            spreads.add_row(voice.say(key), *spread_cells(spread, voice))
    for name, spread in tally.measures.items():
        words = game_word(game, f"measure-{name}", voice.language, name)
        spreads.add_row(words, *spread_cells(spread, voice))
    page().print(spreads)
    print_endings(game, tally, voice)
    by_seat = {voice.say("seat", number=i): one for i, one in enumerate(tally.seats, 1)}
    print_standings(voice.say("by-seat"), by_seat, voice)
    print_standings(voice.say("by-bot"), tally.bots, voice)
    if match.swap:
        line(voice.say("swapped"))
    if any(standing.wins % 1 for standing in tally.seats):
        line(voice.say("shared"))
    for bot, usage in tally.usage.items():
        rows = usage.rows(game)
        print_usage(voice.say("usage-action", bot=bot), rows, ACTION, voice)
        print_usage(voice.say("usage-told", bot=bot), rows, TOLD, voice)


def print_usage(title: str, rows: list[Row], kind: str, voice: Voice) -> None:
    """Verbs or events, the most frequent first, each with what it spoke of, and what never."""
    columns = ["", voice.say("column-rate"), voice.say("column-things"), voice.say("column-never")]
    table = grid(title, columns)
    for row in sorted(rows, key=lambda row: -row.rate):
        if row.kind == kind:
            had = [
                f"{named(one)} {voice.number(rate, 2)}" for one, rate in row.things.items() if rate
            ]
            never = [named(one) for one, rate in row.things.items() if not rate and row.rate]
            cells = voice.number(row.rate, 2), ", ".join(had), ", ".join(never)
            table.add_row(row.name, *cells)
    page().print(table)


def named(thing: str) -> str:
    """The id of "field:id"."""
    return thing.partition(":")[2]


def print_endings(game: Game, tally: Tally, voice: Voice) -> None:
    columns = ["", voice.say("column-games"), voice.say("column-share")]
    table = grid(voice.say("endings"), columns, 2)
    for ending, count in tally.to_json()["endings"].items():
        share = voice.percent(count / tally.games)
        words = game_word(game, f"ending-{ending}", voice.language, ending)
        table.add_row(words, voice.number(count), share)
    if tally.finished:
        page().print(table)


def print_standings(title: str, standings: dict[str, Standing], voice: Voice) -> None:
    columns = [voice.say(f"column-{column}") for column in ("games", "wins", "win-rate")]
    table = grid(title, ["", *columns, *spread_columns(voice)], 6)
    for name, standing in standings.items():
        table.add_row(
            name,
            voice.number(standing.games),
            voice.number(standing.wins, 2),
            voice.percent(standing.win_rate),
            *spread_cells(standing.scores, voice),
        )
    page().print(table)


def spread_columns(voice: Voice) -> list[str]:
    return [voice.say("column-mean"), voice.say("column-min"), voice.say("column-max")]


def spread_cells(spread: Spread, voice: Voice) -> list[str]:
    if not spread.count:
        return ["", "", ""]
    mean = spread.sum / spread.count
    return [voice.number(mean, 1), voice.number(spread.least), voice.number(spread.most)]
