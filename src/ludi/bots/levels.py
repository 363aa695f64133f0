"""Who can be asked to play, by name: two simple bots, and five levels of the same search."""

from __future__ import annotations

import math
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


UNBOUNDED: Final = 1_000_000_000  # visits, where only the seconds count


def bot_names() -> list[str]:
    """All bots, from the weakest to the strongest."""
    return ["random", "greedy", *LEVELS]


def make_bot(name: str, seed: int | str) -> Bot:
    """The bot of a name; the same seed makes the same choices (unless its time runs out)."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    level = level_of(name)
    return SearchBot(seed, level.visits, level.seconds, level.noise)


def level_of(name: str) -> Level:
    """The level of a name, whose budget it may change: "miles", "imperator:seconds=5".

    "search" is a level without a budget, which must be given: "search:visits=2000",
    "search:seconds=1", "search:visits=500:noise=2".
    """
    base, *settings = name.split(":")
    if base == "random" or base == "greedy":
        raise BadChoice(f"bot '{name}': {base} has no settings")
    if base != "search" and base not in LEVELS:
        raise BadChoice(f"there is no bot '{name}' (there are: {', '.join(bot_names())}, search)")
    known = LEVELS[base] if base in LEVELS else Level(0, 0.0, 0.0)
    values = {"visits": float(known.visits), "seconds": known.seconds, "noise": known.noise}
    for setting in settings:
        key, _, text = setting.partition("=")
        if key not in values:
            raise BadChoice(f"bot '{name}': no setting '{key}' (there are: {', '.join(values)})")
        values[key] = number_of(text, name)
    visits = int(values["visits"])
    if not visits and not values["seconds"]:
        raise BadChoice(f"bot '{name}' needs a budget, such as search:visits=2000")
    return Level(visits or UNBOUNDED, values["seconds"], values["noise"])


def number_of(text: str, name: str) -> float:
    """A setting of a bot's name: a number from 0 on."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not (math.isfinite(value) and 0 <= value <= UNBOUNDED):
        raise BadChoice(f"bot '{name}': '{text}' should be a number from 0 on")
    return value


def check_bot(name: str) -> None:
    """Raise a clear error if no bot has this name."""
    if name != "random" and name != "greedy":
        level_of(name)
