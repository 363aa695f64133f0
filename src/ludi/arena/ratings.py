"""Ratings for many players (Plackett and Luce's model, by openskill)."""

import importlib
from typing import Any, Final, NamedTuple

from ludi.arena.stats import Interval, Z
from ludi.kernel.errors import BadChoice

INSTALL: Final = "pip install 'ludi-romani[arena]'"


class Rating(NamedTuple):
    """A strength: everybody starts at 25, and four points more beat it in about 2 of 3 games."""

    mean: float
    doubt: float  # its standard deviation

    @property
    def interval(self) -> Interval:
        return self.mean - Z * self.doubt, self.mean + Z * self.doubt


def find_model() -> Any:
    """The model, or a sentence that says how to get it."""
    try:
        models = importlib.import_module("openskill.models")
    except ModuleNotFoundError as error:
        raise BadChoice(f"the arena needs the openskill library: {INSTALL}") from error
    return models.PlackettLuce(tau=0.0)  # bots do not get better or worse from game to game


def rate(bots: list[str], games: list[dict[str, float]]) -> dict[str, Rating]:
    """The ratings after these games, in their order; a game is everybody's rank (1 is best)."""
    model = find_model()
    known = {bot: model.rating() for bot in bots}
    for ranks in games:
        if len(ranks) > 1:
            rated = model.rate([[known[bot]] for bot in ranks], ranks=list(ranks.values()))
            for bot, (rating,) in zip(ranks, rated, strict=True):
                known[bot] = rating
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in known.items()}
