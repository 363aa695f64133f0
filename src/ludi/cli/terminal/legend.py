"""What the signs on the screen mean, in the reader's language."""

from __future__ import annotations

from typing import Final

from ludi.drawn import Board, Pen
from ludi.drawn.colours import SHAPES

EVERYWHERE: Final = ("chooses", "door", "new", "check", "none", "cut")


def legend_of(board: Board, pen: Pen) -> list[tuple[str, str]]:
    """Every sign and its meaning: the players, those of this board, those of every screen."""
    players = [(f"{SHAPES[seat % 6]} {seat + 1}", name) for seat, name in enumerate(pen.names)]
    return [*players, *board.legend(pen), *[pen.sign_of(name) for name in EVERYWHERE]]
