"""The shelf: which games there are. Each is imported when somebody asks for it."""

import importlib

from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game

_SHELF = {
    "glory-to-rome": ("ludi.games.glory_to_rome.game", "GloryToRome"),
    "hadrians-wall": ("ludi.games.hadrians_wall.game", "HadriansWall"),
    "age-of-rome": ("ludi.games.age_of_rome.game", "AgeOfRome"),
    "rome-and-roll": ("ludi.games.rome_and_roll.game", "RomeAndRoll"),
    "ave-roma": ("ludi.games.ave_roma.game", "AveRoma"),
}


def game_ids() -> list[str]:
    """The ids of all games, in the order of the shelf."""
    return list(_SHELF)


def open_game(id: str, components: str | None = None) -> Game:
    """The game with this id; with an owner's corrected components if a file is given."""
    if id not in _SHELF:
        raise BadChoice(f"there is no game '{id}' (there are: {', '.join(_SHELF)})")
    module, name = _SHELF[id]
    made: Game = getattr(importlib.import_module(module), name)(components)
    return made
