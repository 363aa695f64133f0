"""How much of the table is drawn, and how closely, in the rows there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.text import Text

from ludi.drawn import DENSITIES, TIGHT, Board, Pen
from ludi.drawn.board import View

LEAST: int = 2  # rows of the board that are always there
NARROWEST: int = 34  # columns of a question that stands beside the board


class Layout(NamedTuple):
    """The rows of the table and of one's own things, and how many of them are in view."""

    pen: Pen
    drawn: list[Text]
    own: list[Text]
    board_rows: int
    own_rows: int


def columns_beside(board: Board, width: int, small: bool) -> int:
    """The columns of a board that has the question beside it, not below; 0 if it is below."""
    return board.beside if small and board.beside and width - board.beside >= NARROWEST else 0


def lay_out(
    board: Board,
    view: View,
    pen_of: Callable[[int, int], Pen],
    below: Callable[[int], int],
    size: tuple[int, int],
    beside: int = 0,
) -> Layout:
    """The first density at which everything fits into so many columns and rows.

    Where none does, the last one: the others in a few words, what one must see of one's own
    things, and as much of the table as there is room for. The rest is scrolled.
    """
    width, height = size
    for density in DENSITIES:
        pen = pen_of(width - beside - bool(beside), density)
        drawn = board.draw(view, pen_of(beside, density) if beside else pen)
        others = board.others(view, pen) if density == TIGHT else []
        own = [*others, *board.own(view, pen)]
        room = height - below(density) - bool(own)
        above = height if beside else room - len(own)
        if len(drawn) <= above and len(own) <= room:
            break
    if beside:
        return Layout(pen, drawn, own, height, min(len(own), max(LEAST, room)))
    essential = len(others) + board.essential(view, pen)
    shown = min(len(own), max(essential, room - len(drawn)), max(LEAST, room - LEAST))
    return Layout(pen, drawn, own, max(LEAST, min(len(drawn), room - shown)), shown)
