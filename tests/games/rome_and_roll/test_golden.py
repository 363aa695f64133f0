"""Whole games kept as records, one for every mode; and perft counts."""

from pathlib import Path

import pytest

from ludi.games.rome_and_roll.table import Table
from ludi.kernel.game import Game
from ludi.kernel.record import Record
from ludi.kernel.table import perft
from tests.games.rome_and_roll.make_golden import FOLDER, WANTED, name_of, suits
from tests.games.rome_and_roll.position import GAME

RECORDS = sorted(FOLDER.glob("*.ludi"))


def game_of(id: str) -> Game:
    return GAME


def test_every_mode_has_a_record() -> None:
    assert {path.name for path in RECORDS} == {name_of(*wanted) for wanted in WANTED}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_same_scores(path: Path) -> None:
    record = Record.load(path, game_of)
    table = record.verify(GAME)
    assert isinstance(table, Table)
    assert table.over
    assert suits(table, path.stem.split("-")[-1])
    assert record.result == [score.total for score in table.scores()]
    assert record.to_text() == path.read_text(encoding="utf-8")


# How many sequences of choices there are from fixed positions: silent changes of the rules show.
PERFT: list[tuple[str, int, list[int]]] = [
    ("1-easy-won.ludi", 35, [7, 56, 343]),
    ("2-first_game-any.ludi", 60, [6, 30, 88]),
    ("4-chosen-pontifex-any.ludi", 200, [5, 15, 53]),
]


@pytest.mark.parametrize(("name", "upto", "counts"), PERFT, ids=[name for name, _, _ in PERFT])
def test_perft(name: str, upto: int, counts: list[int]) -> None:
    table = Record.load(FOLDER / name, game_of).replay(GAME, upto)
    assert [perft(table, depth) for depth in range(1, len(counts) + 1)] == counts
