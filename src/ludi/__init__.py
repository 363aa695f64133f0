"""Ludi Romani: great Roman board games, complete, on one small kernel.

>>> import ludi
>>> table = ludi.game("glory-to-rome").new(players=3, seed=7)
>>> table.deciders
[0]
"""

from contextlib import suppress
from functools import cache, lru_cache

from ludi.games import game_ids, manifest_of, open_game, shelf_troubles
from ludi.kernel import dice, table
from ludi.kernel.dice import Dice
from ludi.kernel.errors import (
    BadBot,
    BadChoice,
    BadDump,
    BadGame,
    BadRecord,
    IllegalAction,
    LudiError,
    Reason,
)
from ludi.kernel.game import Game
from ludi.kernel.history import History
from ludi.kernel.manifest import Manifest, Option
from ludi.kernel.record import Record, look_for_games_with
from ludi.kernel.table import Score, Table, perft
from ludi.kernel.viewer import EVERYTHING, PUBLIC, Viewer
from ludi.kernel.vocabulary import Action

__version__ = "0.2.0"

__all__ = [
    "EVERYTHING",
    "PUBLIC",
    "Action",
    "BadBot",
    "BadChoice",
    "BadDump",
    "BadGame",
    "BadRecord",
    "Dice",
    "Game",
    "History",
    "IllegalAction",
    "LudiError",
    "Manifest",
    "Option",
    "Reason",
    "Record",
    "Score",
    "Table",
    "Viewer",
    "compiled",
    "game",
    "games",
    "manifest",
    "perft",
    "playable",
    "troubles",
]


def games() -> list[str]:
    """The ids of all games on the shelf."""
    return game_ids()


def manifest(id: str) -> Manifest:
    """What a game on the shelf says about itself, without loading it."""
    return manifest_of(id)


def playable() -> list[Game]:
    """All games on the shelf, loaded; broken ones are left out: see `troubles`."""
    found: list[Game] = []
    for id in games():
        with suppress(BadGame):
            found.append(game(id))
    return found


def troubles() -> list[str]:
    """What is wrong with the games that could not be loaded, a sentence each."""
    return shelf_troubles()


def game(id: str, components: str | None = None) -> Game:
    """A game by its id; `components` is an owner's correction: the path of a file, or its text."""
    return _shipped(id) if components is None else _corrected(id, components)


@cache
def _shipped(id: str) -> Game:
    return open_game(id)


@lru_cache(maxsize=32)
def _corrected(id: str, components: str) -> Game:
    return open_game(id, components)


look_for_games_with(game)


def compiled() -> bool:
    """Whether the rules run compiled (`make fast`) or interpreted."""
    return not (dice.__file__ or "").endswith(".py") and not (table.__file__ or "").endswith(".py")
