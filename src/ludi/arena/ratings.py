"""The ratings of the bots of a tournament."""

from ludi.ratings import START, Rating, after_game, new_model


def rate(bots: list[str], games: list[dict[str, float]]) -> dict[str, Rating]:
    """The ratings after these games, in their order; a game is everybody's rank (1 is best)."""
    model = new_model()
    known = dict.fromkeys(bots, START)
    for ranks in games:
        if len(ranks) > 1:
            rated = after_game([known[bot] for bot in ranks], list(ranks.values()), model)
            known.update(zip(ranks, rated, strict=True))
    return known
