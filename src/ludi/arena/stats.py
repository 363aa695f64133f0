"""The few statistics we need, written out: intervals for shares, means and differences.

All intervals are at 95 % unless told otherwise. Those called `anytime` may be looked at after
every game, as often as one likes, and are still wrong at most once in twenty tournaments: they
are made for stopping when something is settled.
"""

import math
from collections.abc import Sequence
from statistics import fmean, variance

from ludi.ratings import DOUBT, Z

Interval = tuple[float, float]


def wilson(wins: float, games: float) -> Interval:
    """The Wilson score interval of a share; shared victories may count in part."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    z2 = Z * Z / games
    middle = (share + z2 / 2) / (1 + z2)
    half = Z * math.sqrt(share * (1 - share) / games + z2 / games / 4) / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)


def anytime(wins: float, games: float, doubt: float = DOUBT) -> Interval:
    """An interval for a share that holds at all times at once: all shares that are kept."""
    if games <= 0:
        return 0.0, 1.0
    best = wins / games
    ends = [best, best]
    for place, outside in enumerate((0.0, 1.0)):
        if is_kept(outside, wins, games, doubt):
            ends[place] = outside
            continue
        for _ in range(50):
            middle = (ends[place] + outside) / 2
            if is_kept(middle, wins, games, doubt):
                ends[place] = middle
            else:
                outside = middle
    return ends[0], ends[1]


def is_kept(share: float, wins: float, games: float, doubt: float) -> bool:
    """Whether a share is still possible after so many wins, however often one has looked.

    It is, if its likelihood is not beaten by a factor of 1/doubt by the uniform mixture of all
    shares (Robbins' mixture: by Ville's inequality the truth is ever beaten with a probability of
    at most `doubt`). Results between 0 and 1 may count.
    """
    losses = games - wins
    mixture = math.lgamma(wins + 1) + math.lgamma(losses + 1) - math.lgamma(games + 2)
    return log_likelihood(share, wins, losses) >= mixture + math.log(doubt)


def log_likelihood(share: float, wins: float, losses: float) -> float:
    """Of so many wins and losses if that is the true share of wins."""
    if (share <= 0 and wins > 0) or (share >= 1 and losses > 0):
        return -math.inf
    of_wins = wins * math.log(share) if wins > 0 else 0.0
    return of_wins + (losses * math.log(1 - share) if losses > 0 else 0.0)


def share_difference(wins: float, games: float, other_wins: float, other_games: float) -> Interval:
    """Newcombe's interval for the difference of two shares, made of their Wilson intervals."""
    if games <= 0 or other_games <= 0:
        return -1.0, 1.0
    a, b = wins / games, other_wins / other_games
    (a_low, a_high), (b_low, b_high) = wilson(wins, games), wilson(other_wins, other_games)
    below = math.hypot(a - a_low, b_high - b)
    above = math.hypot(a_high - a, b - b_low)
    return a - b - below, a - b + above


def mean_interval(values: Sequence[float]) -> Interval | None:
    """Student's interval for a mean; None for fewer than two values."""
    if len(values) < 2:
        return None
    mean = fmean(values)
    half = student(len(values) - 1) * math.sqrt(variance(values) / len(values))
    return mean - half, mean + half


def mean_difference(values: Sequence[float], others: Sequence[float]) -> Interval | None:
    """Welch's interval for the difference of two means; None for fewer than two values."""
    if len(values) < 2 or len(others) < 2:
        return None
    a, b = variance(values) / len(values), variance(others) / len(others)
    gap = fmean(values) - fmean(others)
    if a + b == 0:
        return gap, gap
    freedom = (a + b) ** 2 / (a * a / (len(values) - 1) + b * b / (len(others) - 1))
    half = student(freedom) * math.sqrt(a + b)
    return gap - half, gap + half


def student(freedom: float) -> float:
    """The 97.5 % point of Student's distribution, to three digits or better.

    With one or two degrees of freedom exactly, beyond by the expansion around the normal one
    (Abramowitz and Stegun 26.7.5).
    """
    p = 1 - DOUBT / 2
    if freedom < 2:
        return math.tan(math.pi * (p - 0.5))
    if freedom < 3:
        return (2 * p - 1) / math.sqrt(2 * p * (1 - p))
    z, n = Z, freedom
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / n ** (power + 1) for power, term in enumerate(terms))


def quantile(ordered: Sequence[float], share: float) -> float:
    """A quantile of values in order, between two of them in proportion."""
    place = share * (len(ordered) - 1)
    low = math.floor(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)
