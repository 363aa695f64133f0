"""The board of the terminal draws every position, for all eyes, within its width."""

import pytest

from ludi.cli.terminal.phrases import Phrases
from ludi.drawn import DENSITIES, Pen, board_of
from ludi.kernel.dice import Dice
from ludi.kernel.viewer import EVERYTHING, PUBLIC, viewer_of
from tests.games.rome_and_roll.position import GAME, new


@pytest.mark.parametrize("density", DENSITIES)
@pytest.mark.parametrize(("players", "width"), [(1, 64), (2, 100), (4, 100)])
def test_the_board_draws_a_whole_game(players: int, width: int, density: int) -> None:
    board = board_of(GAME)
    table = new(players, seed=2)
    dice = Dice.seeded("board")
    names = ["Ada", "Numa", "Livia", "Remus"][:players]
    kinds = ["human"] * players
    count = 0
    while not table.over:
        if count % 60 == 0:
            for viewer in (EVERYTHING, PUBLIC, viewer_of(0)):
                view = table.view(viewer)
                pen = Pen(GAME, Phrases("fr"), names, kinds, viewer.seat, True, width, density)
                assert board.header(view, pen)
                rows = board.draw(view, pen) + board.own(view, pen)
                assert all(row.cell_len <= width for row in rows)
                assert "[" not in "".join(row.plain for row in rows)
        table.play(table.legal[dice.below(len(table.legal))])
        count += 1


def test_four_sheets_and_the_city_fit_40_rows() -> None:
    table = new(4, seed=2)
    view = table.view(0)
    pen = Pen(GAME, Phrases("fr"), ["A", "B", "C", "D"], ["human"] * 4, 0, True, 100, 1)
    assert len(board_of(GAME).draw(view, pen) + board_of(GAME).own(view, pen)) <= 32
