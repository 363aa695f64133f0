"""A tournament: what is played, what it should settle, and what each game gave."""

from itertools import pairwise
from typing import Any, Final, NamedTuple

import ludi
from ludi.arena.matches import Outcome, Task
from ludi.arena.schedule import LADDER, ROUND_ROBIN, Schedule
from ludi.arena.stats import Interval, anytime, wilson
from ludi.kernel.errors import BadChoice
from ludi.ratings import DOUBT


class Tournament(NamedTuple):
    """All that decides what the games are; how many of them is another question."""

    game: str
    rules_version: int
    components: str | None
    components_sha: str
    players: int
    options: dict[str, str]
    seed: str
    bots: list[str]
    mode: str
    max_decisions: int

    @property
    def schedule(self) -> Schedule:
        return Schedule(self.mode, self.bots, self.players)

    @property
    def alone(self) -> bool:
        return self.players == 1

    def task(self, number: int, schedule: Schedule) -> Task:
        """A game: its seed comes from the tournament's and its deal, the same for everybody."""
        return Task(
            number,
            self.game,
            self.rules_version,
            self.components,
            self.options,
            f"{self.seed}/{schedule.deal_of(number)}",
            schedule.seating_of(number),
            self.max_decisions,
            True,
        )

    def to_json(self) -> dict[str, Any]:
        """What the folder keeps and must find again to go on (the components by their SHA-256)."""
        kept = self._asdict()
        del kept["components"]
        return kept

    @staticmethod
    def from_json(kept: dict[str, Any]) -> "Tournament":
        return Tournament(
            str(kept["game"]),
            int(kept["rules_version"]),
            None,
            str(kept["components_sha"]),
            int(kept["players"]),
            dict(kept["options"]),
            str(kept["seed"]),
            [str(bot) for bot in kept["bots"]],
            str(kept["mode"]),
            int(kept["max_decisions"]),
        )


class Played(NamedTuple):
    """One game as a line of games.jsonl tells it; seats are counted from 1 there, from 0 here."""

    number: int
    deal: int
    seed: str
    seating: list[str]
    finished: bool
    ending: str
    decisions: int
    turns: int | None
    totals: list[int]
    items: list[dict[str, int]]
    ranks: list[int]
    winners: list[int]
    features: list[dict[str, float]]
    seconds: float

    @staticmethod
    def of(outcome: Outcome, deal: int) -> "Played":
        return Played(
            outcome.number,
            deal,
            outcome.seed,
            outcome.seating,
            outcome.finished,
            outcome.ending,
            outcome.decisions,
            outcome.turns,
            outcome.totals,
            outcome.items,
            outcome.ranks,
            outcome.winners,
            outcome.features,
            round(outcome.seconds, 4),
        )

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "deal": self.deal,
            "seed": self.seed,
            "seating": self.seating,
            "finished": self.finished,
            "ending": self.ending,
            "decisions": self.decisions,
            "turns": self.turns,
            "scores": [
                {"total": total, "items": items, "rank": rank}
                for total, items, rank in zip(self.totals, self.items, self.ranks, strict=True)
            ],
            "winners": [seat + 1 for seat in self.winners],
            "features": self.features,
            "seconds": self.seconds,
        }

    @staticmethod
    def from_json(line: dict[str, Any]) -> "Played":
        return Played(
            int(line["number"]),
            int(line["deal"]),
            str(line["seed"]),
            [str(bot) for bot in line["seating"]],
            bool(line["finished"]),
            str(line["ending"]),
            int(line["decisions"]),
            None if line["turns"] is None else int(line["turns"]),
            [int(score["total"]) for score in line["scores"]],
            [
                {name: int(points) for name, points in score["items"].items()}
                for score in line["scores"]
            ],
            [int(score["rank"]) for score in line["scores"]],
            [int(seat) - 1 for seat in line["winners"]],
            [{name: float(value) for name, value in found.items()} for found in line["features"]],
            float(line["seconds"]),
        )

    def is_of(self, tournament: Tournament) -> bool:
        """Whether it can be a game of this tournament: its bots, one on every seat."""
        seats = range(tournament.players)
        told = (self.seating, self.totals, self.features)
        return (
            all(bot in tournament.bots for bot in self.seating)
            and all(len(by_seat) == len(seats) for by_seat in told)
            and all(seat in seats for seat in self.winners)
        )

    def win_of(self, seat: int) -> float:
        """The part of the victory that is a seat's."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


# ---------------------------------------------------------------- who beat whom


class Count:
    """Points out of games: a share with its intervals."""

    def __init__(self) -> None:
        self.points = 0.0
        self.games = 0

    def add(self, points: float) -> None:
        self.points += points
        self.games += 1

    @property
    def share(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.points, self.games)


class Duels:
    """For each two bots, how often one came before the other (half a point if neither did).

    At one table: by their ranks; a game in which a bot sits twice counts once, with the mean of
    all its comparisons. Alone: by their scores on the same deal.
    """

    def __init__(self, alone: bool) -> None:
        self.alone: Final = alone
        self.counts: Final[dict[tuple[str, str], Count]] = {}
        self.objective: Final[dict[str, Count]] = {}  # alone: how often the game was won

    def add_deal(self, games: list[Played]) -> None:
        """Count all games of one deal."""
        for ranks in self.contests(games):
            bots = list(ranks)
            for bot in bots:
                for other in bots:
                    if bot != other:
                        self.counts.setdefault((bot, other), Count()).add(
                            compared(ranks[bot], ranks[other])
                        )
        if self.alone:
            for game in games:
                count = self.objective.setdefault(game.seating[0], Count())
                count.add(1.0 if game.winners else 0.0)

    def contests(self, games: list[Played]) -> list[dict[str, list[int]]]:
        """By contest and bot, its ranks; games that were cut off decide nothing."""
        finished = [game for game in games if game.finished]
        if self.alone:
            return [{game.seating[0]: [-game.totals[0]] for game in finished}]
        found: list[dict[str, list[int]]] = []
        for game in finished:
            ranks: dict[str, list[int]] = {}
            for bot, rank in zip(game.seating, game.ranks, strict=True):
                ranks.setdefault(bot, []).append(rank)
            found.append(ranks)
        return found


def compared(ranks: list[int], others: list[int]) -> float:
    """The mean of all comparisons: 1 for a better rank, a half for the same."""
    points = sum(1.0 if a < b else 0.5 if a == b else 0.0 for a in ranks for b in others)
    return points / (len(ranks) * len(others))


# ---------------------------------------------------------------- what is to be settled


class Claim(NamedTuple):
    """A bot beats another in at least a share of games; against nobody: it wins alone."""

    bot: str
    against: str
    at_least: float

    def counted(self, duels: Duels) -> Count:
        if not self.against:
            return duels.objective.get(self.bot, Count())
        return duels.counts.get((self.bot, self.against), Count())

    def verdict(self, count: Count, claims: int) -> bool | None:
        """Whether it is true; None while that is open. All claims share the doubt."""
        low, high = anytime(count.points, count.games, DOUBT / claims)
        if low >= self.at_least:
            return True
        return False if high < self.at_least else None


def claims_of(tournament: Tournament, at_least: float | None) -> list[Claim]:
    """What the tournament asks: by default who is the stronger one of all that meet."""
    bots = tournament.bots
    share = 0.5 if at_least is None else at_least
    if tournament.alone and at_least is not None:
        return [Claim(bot, "", share) for bot in bots]
    if tournament.mode == ROUND_ROBIN and at_least is not None and len(bots) > 2:
        raise BadChoice("--at-least asks of two bots: name two, or use --mode field or ladder")
    if tournament.mode == LADDER:
        return [Claim(b, a, share) for a, b in pairwise(bots)]
    if tournament.mode == ROUND_ROBIN:
        pairs = [(a, b) for place, a in enumerate(bots) for b in bots[place + 1 :]]
        return [Claim(a, b, share) for a, b in pairs]
    return [Claim(bots[0], other, share) for other in bots[1:]]


class Judge:
    """Hears the deals in their order and says when all claims are settled."""

    def __init__(self, tournament: Tournament, at_least: float | None) -> None:
        self.claims: Final = claims_of(tournament, at_least)
        self.duels: Final = Duels(tournament.alone)
        self.games_a_deal: Final = tournament.schedule.games_a_deal
        self.waiting: Final[dict[int, list[Played]]] = {}
        self.deals = 0  # heard so far, without a gap
        self.settled_after: int | None = None  # deals

    def hear(self, game: Played) -> None:
        """Take note of a game, in whatever order they come."""
        self.waiting.setdefault(game.deal, []).append(game)
        while self.settled_after is None and self.is_whole(self.deals):
            games = sorted(self.waiting.pop(self.deals), key=lambda one: one.number)
            self.duels.add_deal(games)
            self.deals += 1
            if self.claims and None not in self.verdicts():
                self.settled_after = self.deals

    def is_whole(self, deal: int) -> bool:
        return len(self.waiting.get(deal, [])) == self.games_a_deal

    def verdicts(self) -> list[bool | None]:
        return [claim.verdict(claim.counted(self.duels), len(self.claims)) for claim in self.claims]


def open_tournament(
    game_id: str,
    components: str | None,
    players: int,
    options: dict[str, str],
    seed: str,
    bots: list[str],
    mode: str,
    max_decisions: int,
) -> Tournament:
    """A tournament of a game on the shelf; its line-ups are checked."""
    game = ludi.game(game_id, components)
    made = Tournament(
        game_id,
        game.rules_version,
        components,
        game.components_sha,
        players,
        options,
        seed,
        bots,
        mode,
        max_decisions,
    )
    made.schedule  # noqa: B018 (it refuses what cannot be played)
    return made
