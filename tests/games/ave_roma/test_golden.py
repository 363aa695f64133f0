"""Whole games kept as records, one for every ending and mode; perft counts; bots."""

from pathlib import Path

import pytest

import ludi
from ludi.bots import make_bot
from tests.games.ave_roma.make_golden import FOLDER, WANTED, ending_of, name_of

RECORDS = sorted(FOLDER.glob("*.ludi"))


def test_every_ending_and_mode_has_a_record() -> None:
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
PERFT: list[tuple[str, int, list[int]]] = [
    ("area-2.ludi", 40, [31, 255, 7785]),
    ("area-5.ludi", 200, [30, 636, 10320]),
    ("area-4-advanced.ludi", 300, [26, 370, 1863]),
]


@pytest.mark.parametrize(("name", "upto", "counts"), PERFT, ids=[name for name, _, _ in PERFT])
def test_perft(name: str, upto: int, counts: list[int]) -> None:
    table = ludi.Record.load(FOLDER / name).replay(upto=upto)
    assert [ludi.perft(table, depth) for depth in range(1, len(counts) + 1)] == counts


def test_greedy_beats_random() -> None:
    """Ten games with seats swapped; the hundred of the promise are played by hand."""
    won = 0
    for number in range(10):
        table = ludi.game("ave-roma").new(players=2, seed=f"greedy {number}")
        greedy = number % 2
        bots = [make_bot("greedy" if seat == greedy else "random", number) for seat in range(2)]
        while not table.over:
            table.play(bots[table.seat].choose(table, table.seat))
        won += table.scores()[greedy].rank == 1
    assert won >= 9
