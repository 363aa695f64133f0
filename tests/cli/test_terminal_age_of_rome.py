"""The board of Age of Rome in the terminal: every position, for all eyes, within its room."""

from pathlib import Path

import pytest

import ludi
from ludi.cli.terminal.end import EndScreen
from ludi.cli.terminal.match import Match
from ludi.cli.terminal.phrases import Phrases
from ludi.drawn import DENSITIES, Pen, board_of
from ludi.drawn.age_of_rome import OwnBoard
from ludi.kernel.history import History
from ludi.kernel.record import Record
from ludi.kernel.viewer import EVERYTHING, PUBLIC, viewer_of
from tests.cli.test_terminal import app_of, settle, shown

GAME = ludi.game("age-of-rome")
FOLDER = Path(__file__).parent.parent / "games" / "age_of_rome" / "golden"


@pytest.mark.parametrize("density", DENSITIES)
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", ["all-4-any", "plain-3-any", "emperor-1-won", "cassius-1-won"])
def test_the_board_draws_every_position(density: int, language: str, name: str) -> None:
    record = Record.load(FOLDER / f"{name}.ludi", lambda id: GAME)
    board = board_of(GAME)
    assert isinstance(board, OwnBoard)
    seats = record.players
    names = [f"Somebody {seat + 1}" for seat in range(seats)]
    for place in range(0, len(record.plays) + 1, 45):
        table = record.replay(GAME, place)
        for viewer in (EVERYTHING, PUBLIC, *map(viewer_of, range(seats))):
            view = table.view(viewer)
            eyes = viewer.seat
            kinds = ["human"] * seats
            pen = Pen(GAME, Phrases(language), names, kinds, eyes, True, 64, density)
            own = board.own(view, pen)
            assert bool(own) == (eyes >= 0)
            rows = [*own, *board.draw(view, pen)]
            assert all(row.cell_len <= 64 for row in rows), [row.plain for row in rows]
            text = "\n".join([row.plain for row in rows])
            assert "[" not in text, text
            assert len(board.header(view, pen)) == 2
            board.why(view, pen)


def test_it_fits_a_screen_of_100_by_40() -> None:
    record = Record.load(FOLDER / "plain-4-any.ludi", lambda id: GAME)
    board = board_of(GAME)
    names = ["Ada", "Numa", "Livia", "Titus"]
    for place in range(0, len(record.plays), 60):
        view = record.replay(GAME, place).view(0)
        pen = Pen(GAME, Phrases("fr"), names, ["human"] * 4, 0, True, 64, DENSITIES[-1])
        assert len(board.draw(view, pen)) + len(board.own(view, pen)) <= 32


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("emperor-1-won", ("Vos tâches accomplies font de vous", "Tâches accomplies\u00a0: ")),
        ("cassius-1-won", ("Vous avez plus de Gloire que Cassius.", "Avance sur Cassius\u00a0: ")),
        ("cassius-hard-1-lost", ("La partie est perdue.", "Avance sur Cassius\u00a0: \u2212")),
        ("plain-3-any", ("Les neuf rounds sont joués",)),
    ],
)
async def test_the_end_says_what_the_game_is_judged_by(
    name: str, lines: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    record = Record.load(FOLDER / f"{name}.ludi", lambda id: GAME)
    seats = ["human"] + ["random"] * (record.players - 1)
    made = Match(GAME, seats, {}, None, "fr", history=History.from_record(record, GAME))
    async with app_of(made).run_test(size=(100, 40)) as pilot:
        end = await settle(pilot)
        assert isinstance(end, EndScreen)
        for line in lines:
            assert line in shown(end)
