"""A whole table drawn with characters: what a seat sees of it, and what it is asked."""

from __future__ import annotations

import io
from typing import Final

from rich.console import Console
from rich.text import Text

from ludi.drawn import Pen, board_of
from ludi.drawn.phrases import HUMAN, Phrases
from ludi.kernel.table import NOBODY, Table
from ludi.kernel.text import game_word

WIDTH: Final = 100
MOST_ACTIONS: Final = 12  # in words; of more, how many


def picture(
    table: Table, seat: int = NOBODY, language: str = "en", width: int = WIDTH
) -> list[Text]:
    """The table as a seat sees it (NOBODY: as everybody does), a Text for each row."""
    game = table.game
    view = table.view(seat)
    names = [game.words_of.player(one, language, []) for one in range(table.seats)]
    pen = Pen(game, Phrases(language), names, [HUMAN] * table.seats, seat, True, width)
    board = board_of(game)
    head = Text(
        " · ".join([game_word(game, "game-name", language, game.id), *board.header(view, pen)]),
        style="bold",
    )
    rows = [head, *board.draw(view, pen), *board.own(view, pen)]
    if table.over:
        totals = [f"{names[score.seat]} {score.total}" for score in table.scores()]
        return [*rows, Text(), Text(", ".join(totals), style="bold")]
    if seat not in table.deciders:
        return rows
    legal = table.legal_for(seat)
    said = [game.words(action, language) for action in legal[:MOST_ACTIONS]]
    if len(legal) > MOST_ACTIONS:
        said.append(f"… +{len(legal) - MOST_ACTIONS}")
    question = Text(game.question(table, seat, language, names))
    return [*rows, Text(), question, *[pen.quiet(f"  {sentence}") for sentence in said]]


def as_ansi(rows: list[Text], width: int = WIDTH) -> str:
    """Rows as one string, with the colours of a terminal."""
    paper = io.StringIO()
    console = Console(file=paper, force_terminal=True, color_system="truecolor", width=width)
    for row in rows:
        console.print(row, soft_wrap=True)
    return paper.getvalue()
