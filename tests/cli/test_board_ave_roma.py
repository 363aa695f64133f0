"""The terminal board of Ave Roma: everything public, legible at 100x40."""

import pytest

import ludi
from ludi.bots import play_randomly
from ludi.cli.terminal.panels import LookUpPanel
from ludi.cli.terminal.phrases import Phrases
from ludi.cli.terminal.rulebook import Rulebook
from ludi.drawn import DENSITIES, Pen, board_of
from ludi.games.ave_roma.ids import CARDS
from ludi.kernel.dice import Dice
from ludi.kernel.game import LANGUAGES
from ludi.kernel.viewer import EVERYTHING, PUBLIC, viewer_of

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
                for viewer in (viewer_of(0), PUBLIC, EVERYTHING):
                    kinds = ["human"] * players
                    names, eyes = NAMES[:players], viewer.seat
                    pen = Pen(GAME, Phrases(language), names, kinds, eyes, True, 66, density)
                    view = table.view(viewer)
                    rows = board.draw(view, pen) + board.own(view, pen)
                    assert max(row.cell_len for row in rows) <= 66
                    assert board.header(view, pen)
                    if eyes == 0:
                        heights.append(len(rows))
            assert min(heights) <= 34, "the log stands beside it, the questions below"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_can_be_looked_up(language: str) -> None:
    phrases = Phrases(language)
    pen = Pen(GAME, phrases, NAMES[:2], ["human"] * 2, 0, True, 100)
    panel = LookUpPanel(phrases, pen, Rulebook(GAME, language))
    ids = {id for _, _, id in panel.things}
    assert set(CARDS) <= ids and "brown-cube" in ids
    price = {"fr": "Prix\u00a0: 1 pierre et 12 denarii", "en": "Price: 1 stone and 12 denarii"}
    assert price[language] in panel.lines("card", "maecenas")
