"""Recorded positions of every game on small screens, without starting one: what is in view.

And the legend: every sign a board draws is explained.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from rich.text import Text

import ludi
from ludi.cli.terminal.asking import actions_shown
from ludi.cli.terminal.layout import Layout, columns_beside, lay_out
from ludi.cli.terminal.legend import legend_of
from ludi.cli.terminal.phrases import Phrases, shown_names
from ludi.drawn import DENSITIES, TIGHT, Board, Pen, board_of
from ludi.drawn.board import View
from ludi.kernel.game import LANGUAGES
from ludi.kernel.history import History
from ludi.kernel.record import Record

POSITIONS = Path(__file__).parents[2] / "web" / "e2e" / "positions"
# the room left of the log: columns, rows, whether the screen is narrow
ROOMS = {(80, 24): (78, 21, True), (100, 30): (65, 28, False)}
PLAIN = set(" .,:;()[]<>/-–…’'&!·+×%?=\u00a0\u202f")  # what reads as in any text


@cache
def position(path: Path) -> tuple[History, int]:
    """A recorded position, and who looks at it: one who is asked, if anybody is."""
    history = History.from_record(Record.load(path))
    return history, (history.table.deciders or [0])[0]


def positions() -> list[Path]:
    return sorted(POSITIONS.glob("*/*.ludi"))


def pen_for(path: Path, language: str, width: int, density: int) -> Pen:
    history, seat = position(path)
    kinds = ["human" if other == seat else "greedy" for other in range(history.players)]
    names = shown_names(history.names, history.game, language)
    phrases = Phrases(language)
    return Pen(history.game, phrases, names, kinds, seat, True, width, density)


def laid_out(path: Path, language: str, size: tuple[int, int]) -> tuple[Board, View, Layout]:
    history, seat = position(path)
    board, view = board_of(history.game), history.table.view(seat)
    width, height, narrow = ROOMS[size]
    asked = len(history.table.legal_for(seat)) if history.table.deciders else 0
    laid = lay_out(
        board,
        view,
        lambda columns, density: pen_for(path, language, columns, density),
        lambda density: 3 + 1 + actions_shown(asked, size[1], density),
        (width, height),
        columns_beside(board, width, narrow),
    )
    return board, view, laid


def seen(laid: Layout) -> str:
    rows: list[Text] = [*laid.drawn[: laid.board_rows], *laid.own[: laid.own_rows]]
    return "\n".join(row.plain for row in rows)


@pytest.mark.parametrize("size", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ludi.games())
def test_hand_and_opponents_are_in_view(id: str, language: str, size: tuple[int, int]) -> None:
    for path in sorted((POSITIONS / id).glob("*.ludi")):
        board, view, laid = laid_out(path, language, size)
        text, pen = seen(laid), laid.pen
        for seat, name in enumerate(pen.names):
            assert f"{seat + 1} {name}" in text, f"{path.name}: {name}"
        others = len(board.others(view, pen)) if pen.density == TIGHT else 0
        assert laid.own_rows >= others + board.essential(view, pen), path.name
        for card in hand(view, pen):
            assert card in text, f"{path.name}: {card}"
        for row in [*laid.drawn, *laid.own]:
            assert row.cell_len <= ROOMS[size][0], f"{path.name}: {row.plain}"


def hand(view: View, pen: Pen) -> list[str]:
    """The names of the cards one holds."""
    mine = (view.get("camps") or view["players"])[pen.eyes]
    return [pen.word("card", card)[:12] for card in mine.get("hand") or []]


def test_the_whole_city_is_in_view_with_the_question_beside_it() -> None:
    for path in sorted((POSITIONS / "rome-and-roll").glob("*.ludi")):
        _, view, laid = laid_out(path, "fr", (80, 24))
        last = view["city"]["rows"]
        assert last < laid.board_rows and laid.drawn[last].plain[0] == chr(ord("A") + last - 1)


def test_every_track_of_hadrians_wall_is_in_view() -> None:
    for path in sorted((POSITIONS / "hadrians-wall").glob("*.ludi")):
        _, _, laid = laid_out(path, "en", (80, 24))
        for name in ("Mining", "Guard", "Cippi", "Wall", "Fort", "Renown", "Piety", "Valour"):
            assert name in seen(laid), path.name
        assert "Traders" in seen(laid) and "Patrici" in seen(laid), path.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ludi.games())
def test_every_sign_is_in_the_legend(id: str, language: str) -> None:
    for path in sorted((POSITIONS / id).glob("*.ludi")):
        history, seat = position(path)
        board, view = board_of(history.game), history.table.view(seat)
        signs: set[str] = set()
        for density in DENSITIES:
            pen = pen_for(path, language, 78, density)
            for rows in (board.draw(view, pen), board.others(view, pen), board.own(view, pen)):
                signs |= {sign for row in rows for sign in row.plain if not sign.isalnum()}
        told = {sign for signs, _ in legend_of(board, pen) for sign in signs}
        assert signs - PLAIN <= told, f"{path.name}: {signs - PLAIN - told}"
        assert all(sign and meaning for sign, meaning in legend_of(board, pen))


def test_headings_stand_apart() -> None:
    path = POSITIONS / "glory-to-rome" / "first.ludi"
    for width in (66, 78):
        for language in LANGUAGES:
            history, seat = position(path)
            board = board_of(history.game)
            drawn = board.draw(history.table.view(seat), pen_for(path, language, width, 0))
            assert len(drawn[0].plain.split()) >= 8  # deck, its count, six roles
