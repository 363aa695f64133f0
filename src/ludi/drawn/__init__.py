"""How each game looks drawn with characters: on a terminal, and to those who watch a learner.

A game without a board of its own gets the plain one.
"""

from __future__ import annotations

import importlib
import importlib.util

from ludi.drawn.board import DENSITIES, ROOMY, SNUG, TIGHT, Board, Pen
from ludi.kernel.game import Game

__all__ = ["DENSITIES", "ROOMY", "SNUG", "TIGHT", "Board", "Pen", "board_of"]


def board_of(game: Game) -> Board:
    """The board of a game: `OwnBoard` in the module beside this one that is called after it."""
    module = f"{__name__}.{game.id.replace('-', '_')}"
    if importlib.util.find_spec(module) is None:
        return Board(game)
    made: Board = importlib.import_module(module).OwnBoard(game)
    return made
