"""Ratings for any number of players: Plackett and Luce's model, by openskill.

The arena rates bots by it, the server people and bots.
"""

import importlib
import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Any, Final, NamedTuple

DOUBT: Final = 0.05
Z: Final = NormalDist().inv_cdf(1 - DOUBT / 2)  # 1.96: an interval of 95 %
LEARNING: Final = 25 / 300  # how far a person's strength may move from one game to the next


class Rating(NamedTuple):
    """A strength: everybody starts at 25, and four points more beat it in about 2 of 3 games."""

    mean: float
    doubt: float  # its standard deviation

    @property
    def interval(self) -> tuple[float, float]:
        return self.mean - Z * self.doubt, self.mean + Z * self.doubt


START: Final = Rating(25.0, 25 / 3)


def new_model() -> Any:
    """The model, which takes it that nobody gets better or worse from game to game."""
    return importlib.import_module("openskill.models").PlackettLuce(tau=0.0)  # on first use only


def after_game(before: Sequence[Rating], ranks: Sequence[float], model: Any) -> list[Rating]:
    """Everybody's rating after a game, from the ratings before it and the ranks (1 is best)."""
    known = [[model.rating(mu=one.mean, sigma=one.doubt)] for one in before]
    return [Rating(one.mu, one.sigma) for (one,) in model.rate(known, ranks=list(ranks))]


def learning(rating: Rating) -> Rating:
    """What is known of a person before another game: since the last they may have changed."""
    return Rating(rating.mean, math.hypot(rating.doubt, LEARNING))
