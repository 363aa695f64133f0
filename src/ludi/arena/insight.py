"""What wins: things and numbers that winners have more often, or more of, than losers."""

import math
from collections.abc import Callable
from statistics import fmean, variance
from typing import Final, NamedTuple

from ludi.arena.stats import Interval, mean_difference, share_difference
from ludi.arena.tournament import Count, Played
from ludi.ratings import Z

WHO: Final = ("character", "board")  # the domains that say who a seat was
FEWEST: Final = 4  # seats that must have a thing, and that must not, before we speak of it


class Sample(NamedTuple):
    """One seat of one finished game."""

    bot: str
    won: bool
    numbers: dict[str, float]  # score lines ("score:vault"), tallies ("tally:clients"), things


class Insight(NamedTuple):
    """One thing or number, with winners and losers compared."""

    name: str
    winners: float  # the share that has it, or the mean
    losers: float
    difference: float
    interval: Interval
    scale: float  # the standard deviation of all seats: how large a difference is large
    fair: float | None  # the difference between won and lost games of the same bot
    fair_interval: Interval | None

    @property
    def is_clear(self) -> bool:
        """Whether the interval lies wholly on one side."""
        return self.interval[0] > 0 or self.interval[1] < 0


def samples_of(games: list[Played]) -> list[Sample]:
    """All seats of the finished games.

    Where everybody wins (alone, without a goal) the better half of the scores is compared with
    the other half.
    """
    found: list[Sample] = []
    seats = [(game, seat) for game in games if game.finished for seat in range(len(game.totals))]
    won = {seat in game.winners for game, seat in seats}
    totals = sorted(game.totals[seat] for game, seat in seats)
    middle = totals[len(totals) // 2] if totals else 0
    for game, seat in seats:
        numbers = {f"score:{name}": float(value) for name, value in game.items[seat].items()}
        numbers.update(game.features[seat])
        is_better = seat in game.winners if len(won) == 2 else game.totals[seat] >= middle
        found.append(Sample(game.seating[seat], is_better, numbers))
    return found


def by_character(games: list[Played]) -> dict[str, Count]:
    """Win rates of who one was, by name ("character:fulvia"), the best first."""
    found: dict[str, Count] = {}
    for game in games:
        if game.finished:
            for seat, numbers in enumerate(game.features):
                for name in numbers:
                    if name.partition(":")[0] in WHO:
                        found.setdefault(name, Count()).add(game.win_of(seat))
    return dict(sorted(found.items(), key=lambda who: (-who[1].share, who[0])))


def things(samples: list[Sample]) -> list[Insight]:
    """Of the things a game tells of: how often winners and losers had them."""
    names = names_in(samples, lambda kind: kind not in (*WHO, "score", "tally"))
    found: list[Insight] = []
    for name in names:
        had = [1.0 if sample.numbers.get(name, 0) > 0 else 0.0 for sample in samples]
        if FEWEST <= sum(had) <= len(had) - FEWEST:
            won, lost = split(samples, had)
            if won and lost:
                interval = share_difference(sum(won), len(won), sum(lost), len(lost))
                found.append(insight(name, samples, had, interval))
    return sorted(found, key=lambda one: (-one.difference, one.name))


def amounts(samples: list[Sample]) -> list[Insight]:
    """Of score lines and tallies: how much winners and losers had."""
    found: list[Insight] = []
    for name in names_in(samples, lambda kind: kind in ("score", "tally")):
        values = [sample.numbers.get(name, 0.0) for sample in samples]
        won, lost = split(samples, values)
        interval = mean_difference(won, lost)
        if interval is not None and variance(values) > 0:
            found.append(insight(name, samples, values, interval))
    return sorted(found, key=lambda one: (-one.difference / one.scale, one.name))


def insight(name: str, samples: list[Sample], values: list[float], interval: Interval) -> Insight:
    won, lost = split(samples, values)
    gap = fmean(won) - fmean(lost)
    fair = same_bot(samples, values)
    return Insight(
        name,
        fmean(won),
        fmean(lost),
        gap,
        interval,
        math.sqrt(variance(values)),
        fair[0] if fair else None,
        (fair[0] - Z * fair[1], fair[0] + Z * fair[1]) if fair else None,
    )


def same_bot(samples: list[Sample], values: list[float]) -> tuple[float, float] | None:
    """The mean difference between the won and the lost games of each bot, and its error.

    It does not mistake what strong bots like for what makes them win. None if no bot has both
    won and lost often enough.
    """
    weights = weighted = errors = 0.0
    for bot in {sample.bot for sample in samples}:
        mine = [(s.won, value) for s, value in zip(samples, values, strict=True) if s.bot == bot]
        won = [value for is_won, value in mine if is_won]
        lost = [value for is_won, value in mine if not is_won]
        if len(won) >= 2 and len(lost) >= 2:
            weight = len(won) * len(lost) / len(mine)
            weights += weight
            weighted += weight * (fmean(won) - fmean(lost))
            error = variance(won) / len(won) + variance(lost) / len(lost)
            errors += weight * weight * error
    return (weighted / weights, math.sqrt(errors) / weights) if weights else None


def split(samples: list[Sample], values: list[float]) -> tuple[list[float], list[float]]:
    """The values of winners and those of losers."""
    won = [value for sample, value in zip(samples, values, strict=True) if sample.won]
    lost = [value for sample, value in zip(samples, values, strict=True) if not sample.won]
    return won, lost


def names_in(samples: list[Sample], wanted: Callable[[str], bool]) -> list[str]:
    """The names of all numbers of the wanted kinds, in the order in which they come."""
    names = dict.fromkeys(name for sample in samples for name in sample.numbers)
    return [name for name in names if wanted(name.partition(":")[0])]
