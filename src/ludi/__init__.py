"""Ludi Romani: great Roman board games, complete, on one small kernel.

>>> import ludi
>>> table = ludi.game("glory-to-rome").new(players=3, seed=7)
>>> table.deciders
[0]
"""

from functools import cache

from ludi.games import game_ids, open_game
from ludi.kernel import dice, table
from ludi.kernel.dice import Dice
from ludi.kernel.errors import BadChoice, BadDump, BadRecord, IllegalAction, LudiError, Reason
from ludi.kernel.game import Game, Option
from ludi.kernel.record import Record, look_for_games_with
from ludi.kernel.session import Session
from ludi.kernel.table import Score, Table, perft
from ludi.kernel.vocabulary import Action

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadChoice",
    "BadDump",
    "BadRecord",
    "Dice",
    "Game",
    "IllegalAction",
    "LudiError",
    "Option",
    "Reason",
    "Record",
    "Score",
    "Session",
    "Table",
    "compiled",
    "game",
    "games",
    "perft",
]


def games() -> list[str]:
    """The ids of all games on the shelf."""
    return game_ids()


@cache
def game(id: str, components: str | None = None) -> Game:
    """A game from the shelf, by its id; `components` is an owner's corrected copy of its data."""
    return open_game(id, components)


look_for_games_with(game)


def compiled() -> bool:
    """Whether the rules run compiled (`make fast`) or interpreted."""
    return not (dice.__file__ or "").endswith(".py") and not (table.__file__ or "").endswith(".py")
