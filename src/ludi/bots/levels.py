"""Who can be asked to play, by name: two simple bots, five levels of the same search, three
characters, guests."""

from __future__ import annotations

import math
from typing import Final

from ludi.bots.bot import Bot, GreedyBot, RandomBot
from ludi.bots.characters import CHARACTERS, EQUAL
from ludi.bots.guests import check_guest, installed, is_guest, make_guest
from ludi.bots.judges import SHIPPED
from ludi.bots.search import SearchBot
from ludi.kernel.errors import BadChoice


class Level:
    """A fixed budget, and how far the player misjudges."""

    def __init__(self, visits: int, seconds: float, noise: float) -> None:
        self.visits: Final = visits
        self.seconds: Final = seconds  # the longest an answer takes, also on a slow machine
        self.noise: Final = noise  # in points


LEVELS: Final[dict[str, Level]] = {
    "tiro": Level(12, 1.0, 8.0),
    "miles": Level(24, 1.0, 2.5),
    "centurio": Level(64, 2.0, 1.2),
    "legatus": Level(160, 2.0, 0.5),
    "imperator": Level(2_000, 4.0, 0.0),
}


NO_LEVEL: Final = Level(0, 0.0, 0.0)  # of "search", whose budget must be given
NO_NETWORK: Final = "none"
UNBOUNDED: Final = 1_000_000_000  # visits, where only the seconds count


def bot_names() -> list[str]:
    """The bots of our own that differ in strength, from the weakest to the strongest."""
    return ["random", "greedy", *LEVELS]


def own_names() -> list[str]:
    """All bots of our own: by strength, and then the characters."""
    return [*bot_names(), *CHARACTERS]


def equal_level(name: str) -> str:
    """The level that a bot of our own is as strong as: its own, or that of the characters."""
    return EQUAL if name in CHARACTERS else name


def make_bot(name: str, seed: int | str) -> Bot:
    """The bot of a name; the same seed makes the same choices (unless its time runs out).

    A name may have settings behind it: "imperator:seconds=5", "greedy:weights=mine.toml",
    "legatus:network=mine.safetensors". The strongest asks the network that is shipped with the
    game, if there is one; "imperator:network=none" does not.
    "search" is a level without a budget, which must be given: "search:visits=2000",
    "search:seconds=1", "search:visits=500:noise=2". What is none of these may be somebody else's.
    """
    if not is_ours(name) and is_guest(name):
        return make_guest(name, seed)
    base, settings = read_name(name)
    weights = settings.get("weights", "")
    if base == "random":
        return RandomBot(seed)
    if base == "greedy":
        return GreedyBot(seed, weights)
    level = level_of(name)
    character = base if base in CHARACTERS else ""
    network = settings.get("network", SHIPPED if asks_network(base) else NO_NETWORK)
    return SearchBot(
        seed,
        level.visits,
        level.seconds,
        level.noise,
        weights,
        character=character,
        network="" if network == NO_NETWORK else network,
    )


def asks_network(name: str) -> bool:
    """Whether a bot asks the network that is shipped with a game, if there is one."""
    return name == list(LEVELS)[-1]


def guest_names() -> list[str]:
    """The bots that other packages have put on the bench."""
    return sorted([name for name in installed() if not is_ours(name)])


def is_ours(name: str) -> bool:
    """Whether a name, with whatever settings, is one of ours."""
    base = name.partition(":")[0]
    return base == "search" or base in own_names()


def read_name(name: str) -> tuple[str, dict[str, str]]:
    """A bot's name without its settings, and these."""
    base, *rest = name.split(":")
    allowed = ["visits", "seconds", "noise", "weights", "network"]
    if base == "random":
        allowed = []
    elif base == "greedy":
        allowed = ["weights"]
    elif not is_ours(name):
        raise BadChoice(f"there is no bot '{name}' (there are: {', '.join(own_names())}, search)")
    settings: dict[str, str] = {}
    for setting in rest:
        key, _, value = setting.partition("=")
        if not allowed:
            raise BadChoice(f"bot '{name}': {base} has no settings")
        if key not in allowed:
            raise BadChoice(f"bot '{name}': no setting '{key}' (there are: {', '.join(allowed)})")
        if not value:
            raise BadChoice(f"bot '{name}': {key} has no value")
        settings[key] = value
    return base, settings


def level_of(name: str) -> Level:
    """The level of a searching bot's name, with the budget its settings give it."""
    base, settings = read_name(name)
    known = LEVELS.get(equal_level(base), NO_LEVEL)
    values = {"visits": float(known.visits), "seconds": known.seconds, "noise": known.noise}
    for key in values:
        if key in settings:
            values[key] = number_of(settings[key], name)
    visits = int(values["visits"])
    if not visits and not values["seconds"]:
        raise BadChoice(f"bot '{name}' needs a budget, such as search:visits=2000")
    return Level(visits or UNBOUNDED, values["seconds"], values["noise"])


def longest_answer(name: str) -> int:
    """Seconds that a bot thinks about a choice at the most; 0: it answers at once, or who knows."""
    if not is_ours(name) and is_guest(name):
        return 0
    base, _ = read_name(name)
    if base == "random" or base == "greedy":
        return 0
    return math.ceil(level_of(name).seconds)


def number_of(text: str, name: str) -> float:
    """A setting of a bot's name: a number from 0 on."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not (math.isfinite(value) and 0 <= value <= UNBOUNDED):
        raise BadChoice(f"bot '{name}': '{text}' should be a number, 0 or more")
    return value


def check_bot(name: str) -> None:
    """Raise a clear error if no bot has this name."""
    if not is_ours(name) and is_guest(name):
        check_guest(name)
        return
    base, _ = read_name(name)
    if base != "random" and base != "greedy":
        level_of(name)
