"""Who can be asked to play, by name: two simple bots, and five levels of the same search."""

from __future__ import annotations

from typing import Final

from ludi.bots.bot import Bot, GreedyBot, RandomBot
from ludi.bots.search import SearchBot
from ludi.kernel.errors import BadChoice


class Level:
    """A fixed budget, and how far the player misjudges."""

    def __init__(self, visits: int, seconds: float, noise: float) -> None:
        self.visits: Final = visits
        self.seconds: Final = seconds  # the longest an answer takes, also on a slow machine
        self.noise: Final = noise  # in points


LEVELS: Final[dict[str, Level]] = {
    "tiro": Level(40, 1.0, 3.0),
    "miles": Level(100, 1.0, 1.0),
    "centurio": Level(300, 1.5, 0.0),
    "legatus": Level(1_000, 2.0, 0.0),
    "imperator": Level(4_000, 3.0, 0.0),
}


def bot_names() -> list[str]:
    """All bots, from the weakest to the strongest."""
    return ["random", "greedy", *LEVELS]


def make_bot(name: str, seed: int | str) -> Bot:
    """The bot of a name; the same seed makes the same choices (unless its time runs out)."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name in LEVELS:
        level = LEVELS[name]
        return SearchBot(seed, level.visits, level.seconds, level.noise)
    raise BadChoice(f"there is no bot '{name}' (there are: {', '.join(bot_names())})")
