"""The positions in which the boards are looked at: see web/e2e/positions.py."""

from pathlib import Path

import pytest

import ludi

FOLDER = Path(__file__).parent.parent / "web" / "e2e" / "positions"
FILES = sorted(FOLDER.glob("*/*.ludi"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_position_can_still_be_reached(path: Path) -> None:
    """If not: `python web/e2e/positions.py` makes them anew, by the present rules."""
    record = ludi.Record.load(path)
    assert record.game.id == path.parent.name
    table = record.verify()
    assert table.over == path.stem.startswith("end")
    assert table.over or len(table.legal_for(table.seat)) > 1


@pytest.mark.parametrize("id", sorted(folder.name for folder in FOLDER.iterdir()))
def test_every_game_is_looked_at_from_its_first_decision_to_its_end(id: str) -> None:
    names = {path.stem for path in FILES if path.parent.name == id}
    assert len(names) >= 12 and {"first", "end"} <= names
    players = {ludi.Record.load(FOLDER / id / f"{name}.ludi").players for name in names}
    assert max(players) == ludi.game(id).players[-1]
