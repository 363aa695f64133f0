"""The terminal board of Ave Roma: everything public, legible at 100x40."""

import pytest

import ludi
from ludi.bots import play_randomly
from ludi.cli.terminal.boards import DENSITIES, Pen, board_of
from ludi.cli.terminal.phrases import Phrases
from ludi.kernel.dice import Dice
from ludi.kernel.game import LANGUAGES

GAME = ludi.game("ave-roma")
NAMES = ["Ada", "Numa", "Livie", "Ovide", "Titus"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_the_table_fits_the_screen(language: str, players: int) -> None:
    board = board_of(GAME)
    for mode in ("basic", "advanced"):
        table = GAME.new(players=players, seed=5, mode=mode)
        for _ in range(8):
            play_randomly(table, Dice.seeded("board"), 40)
            heights: list[int] = []
            for density in DENSITIES:
                for eyes in (0, -1, None):
                    kinds = ["human"] * players
                    pen = Pen(
                        GAME, Phrases(language), NAMES[:players], kinds, eyes, True, 66, density
                    )
                    view = table.view(eyes)
                    rows = board.draw(view, pen) + board.own(view, pen)
                    assert max(row.cell_len for row in rows) <= 66
                    assert board.header(view, pen)
                    if eyes == 0:
                        heights.append(len(rows))
            assert min(heights) <= 34, "the log stands beside it, the questions below"


def test_a_card_can_be_looked_up() -> None:
    board = board_of(GAME)
    pen = Pen(GAME, Phrases("en"), NAMES[:2], ["human"] * 2, 0, True, 100)
    assert board.facts("card", "maecenas", pen).startswith("⚱ · 1St 12d · Senatus: Cheaper cards")
    assert board.facts("card", "dalmatia", pen) == "⚱ · St St Wo Ir"
    assert board.facts("work", "hannibal-2", pen) == "⚱ · 1Wi 2⊕ 2d · 1★ 1▲"
    assert board.facts("resource", "wood", pen) == ""
