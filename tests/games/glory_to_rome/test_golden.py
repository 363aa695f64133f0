"""Whole games kept as records, one for every ending and mode; and perft counts."""

from pathlib import Path

import pytest

import ludi
from tests.games.glory_to_rome.make_golden import FOLDER, WANTED, ending_of, name_of

RECORDS = sorted(FOLDER.glob("*.ludi"))


def test_every_ending_of_every_mode_has_a_record() -> None:
    assert {path.name for path in RECORDS} == {name_of(*wanted) for wanted in WANTED}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_same_scores(path: Path) -> None:
    record = ludi.Record.load(path)
    table = record.verify()
    assert table.over
    assert ending_of(table) == path.stem.split("-")[0]
    assert record.result == [score.total for score in table.scores()]
    assert record.to_text() == path.read_text(encoding="utf-8")


# How many sequences of choices there are from fixed positions: silent changes of the rules show.
PERFT = [
    ("sites-2.ludi", 40, [7, 35, 112, 720, 3482]),
    ("catacomb-3.ludi", 50, [7, 91, 424, 1356, 5173]),
    ("forum-4.ludi", 120, [5, 25, 300, 1300, 5500]),
]


@pytest.mark.parametrize(("name", "upto", "counts"), PERFT, ids=[name for name, _, _ in PERFT])
def test_perft(name: str, upto: int, counts: list[int]) -> None:
    table = ludi.Record.load(FOLDER / name).replay(upto=upto)
    assert [ludi.perft(table, depth) for depth in range(1, len(counts) + 1)] == counts
