"""How each game looks on a terminal. A game without a board of its own gets the plain one."""

from __future__ import annotations

import importlib
from typing import Final

from ludi.cli.terminal.boards.board import DENSITIES, ROOMY, SNUG, Board, Pen
from ludi.kernel.game import Game

# A new game adds a line here and a module beside this one, with a subclass of Board in it.
_BOARDS: Final = {
    "age-of-rome": ("ludi.cli.terminal.boards.age_of_rome", "CaesarBoard"),
    "ave-roma": ("ludi.cli.terminal.boards.ave_roma", "AveRomaBoard"),
    "glory-to-rome": ("ludi.cli.terminal.boards.glory_to_rome", "RomanBoard"),
    "hadrians-wall": ("ludi.cli.terminal.boards.hadrians_wall", "WallBoard"),
    "rome-and-roll": ("ludi.cli.terminal.boards.rome_and_roll", "RollBoard"),
}

__all__ = ["DENSITIES", "ROOMY", "SNUG", "Board", "Pen", "board_of"]


def board_of(game: Game) -> Board:
    """The board of a game."""
    if game.id not in _BOARDS:
        return Board(game)
    module, name = _BOARDS[game.id]
    made: Board = getattr(importlib.import_module(module), name)(game)
    return made
