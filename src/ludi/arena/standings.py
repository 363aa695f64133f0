"""What the games of a tournament say: ratings, win rates, duels, scores, seats, lengths."""

from statistics import fmean
from typing import Any, Final

from ludi.arena.ratings import rate
from ludi.arena.stats import anytime, mean_interval, quantile
from ludi.arena.tournament import Count, Duels, Played, Tournament, claims_of
from ludi.ratings import DOUBT, Rating


class Spread:
    """Some numbers: their mean with its interval, bounds and quartiles."""

    def __init__(self, values: list[int]) -> None:
        self.values: Final = sorted(values)
        self.mean: Final = fmean(values) if values else 0.0
        self.interval: Final = mean_interval(values)

    def at(self, share: float) -> float:
        return quantile(self.values, share)

    def to_json(self) -> dict[str, Any] | None:
        if not self.values:
            return None
        return {
            "mean": self.mean,
            "interval": self.interval,
            "min": self.values[0],
            "quartiles": [self.at(0.25), self.at(0.5), self.at(0.75)],
            "max": self.values[-1],
        }


class Standings:
    """Everything counted over the games of a tournament, in their order."""

    def __init__(self, tournament: Tournament, games: list[Played], at_least: float | None) -> None:
        self.tournament: Final = tournament
        self.games: Final = games
        self.finished: Final = [game for game in games if game.finished]
        self.at_least: Final = at_least
        bots = tournament.bots
        self.wins: Final = {bot: Count() for bot in bots}
        self.seats: Final = [Count() for _ in range(tournament.players)]
        totals: dict[str, list[int]] = {bot: [] for bot in bots}
        for game in games:
            for seat, bot in enumerate(game.seating):
                self.wins[bot].add(game.win_of(seat))
                self.seats[seat].add(game.win_of(seat))
                if game.finished:
                    totals[bot].append(game.totals[seat])
        self.scores: Final = {bot: Spread(totals[bot]) for bot in bots}
        self.duels: Final = Duels(tournament.alone)
        self.ratings: Final = self.rated()
        self.decisions: Final = Spread([game.decisions for game in games])
        self.turns: Final = Spread([game.turns for game in games if game.turns is not None])
        self.endings: Final = self.counted_endings()

    def rated(self) -> dict[str, Rating]:
        """Count the duels deal by deal, and rate everybody by the same contests."""
        contests: list[dict[str, float]] = []
        by_deal: dict[int, list[Played]] = {}
        for game in self.games:
            by_deal.setdefault(game.deal, []).append(game)
        for games in by_deal.values():
            self.duels.add_deal(games)
            for ranks in self.duels.contests(games):
                contests.append({bot: fmean(places) for bot, places in ranks.items()})
        return rate(self.tournament.bots, contests)

    def counted_endings(self) -> dict[str, int]:
        """How the finished games ended, the most frequent way first."""
        endings: dict[str, int] = {}
        for game in self.finished:
            endings[game.ending] = endings.get(game.ending, 0) + 1
        return dict(sorted(endings.items(), key=lambda ending: (-ending[1], ending[0])))

    def order(self) -> list[str]:
        """The bots from the best to the last."""
        return sorted(self.tournament.bots, key=lambda bot: -self.ratings[bot].mean)

    # ---------------------------------------------------------------- for programs

    def to_json(self) -> dict[str, Any]:
        """What `ludi arena --json` prints; docs/arena.md promises these keys."""
        return {
            "games": len(self.games),
            "finished": len(self.finished),
            "truncated": len(self.games) - len(self.finished),
            "bots": [self.bot_json(bot) for bot in self.order()],
            "duels": [
                {
                    "bot": bot,
                    "against": against,
                    **share_json(self.duels.counts[bot, against]),
                }
                for bot in self.order()
                for against in self.order()
                if (bot, against) in self.duels.counts
            ],
            "claims": self.claims_json(),
            "seats": [
                {"seat": number, **share_json(count)} for number, count in enumerate(self.seats, 1)
            ],
            "decisions": self.decisions.to_json(),
            "turns": self.turns.to_json(),
            "endings": self.endings,
        }

    def bot_json(self, bot: str) -> dict[str, Any]:
        rating = self.ratings[bot]
        return {
            "bot": bot,
            "rating": {"mean": rating.mean, "interval": rating.interval},
            "wins": share_json(self.wins[bot]),
            "scores": self.scores[bot].to_json(),
        }

    def claims_json(self) -> list[dict[str, Any]]:
        """What is asked, with the interval that may be looked at while the games go on."""
        if self.at_least is not None or self.tournament.mode != "round-robin":
            claims = claims_of(self.tournament, self.at_least)
        else:  # of every two, the one that is ahead
            claims = [
                claim if claim.counted(self.duels).share >= 0.5 else turned
                for claim in claims_of(self.tournament, None)
                for turned in [claim._replace(bot=claim.against, against=claim.bot)]
            ]
        found: list[dict[str, Any]] = []
        for claim in claims:
            count = claim.counted(self.duels)
            verdict = claim.verdict(count, len(claims))
            found.append(
                {
                    "bot": claim.bot,
                    "against": claim.against or None,
                    "at_least": claim.at_least,
                    "games": count.games,
                    "share": count.share,
                    "anytime_interval": anytime(count.points, count.games, DOUBT / len(claims)),
                    "verdict": {True: "yes", False: "no", None: "open"}[verdict],
                }
            )
        return found


def share_json(count: Count) -> dict[str, Any]:
    return {
        "games": count.games,
        "points": count.points,
        "share": count.share,
        "interval": count.interval,
    }
