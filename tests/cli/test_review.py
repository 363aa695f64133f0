"""`ludi review`: a finished game looked back on."""

import json
from pathlib import Path

import pytest

import ludi
from ludi.bots import LEVELS, Level, make_bot
from ludi.bots.advise import Point
from ludi.cli.main import main
from ludi.cli.terminal.review import HEIGHTS, WIDTH, sparks, spread_out
from ludi.kernel.record import Record


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "centurio", Level(12, 0.0, 0.0))
    monkeypatch.setenv("LUDI_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A person who chooses at random against a greedy bot."""
    game = ludi.game("glory-to-rome")
    record = Record.of(game, 2, 4, {"mode": "beginner"}, ["Marie", "Livia (greedy)"])
    table = record.replay()
    bots = [make_bot("random", 1), make_bot("greedy", 2)]
    while not table.over:
        seat = table.seat
        action = bots[seat].choose(table, seat)
        record.add(seat, action)
        table.play(action)
    record.note_result(table)
    record.save(tmp_path / "game.ludi")
    return tmp_path / "game.ludi"


def test_the_curve_and_the_turning_points(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file)]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    rows = said.out.splitlines()
    drawn = [row for row in rows if set(row.strip()[:WIDTH]) <= set(HEIGHTS) and row.strip()]
    assert len(drawn) == 2
    ends = [row.split("  ")[0] for row in rows if "% →" in row]
    assert ends == ["● Marie", "■ Livia"]
    assert "→ 100%" in said.out and "→ 0%" in said.out
    assert rows[0].startswith("Glory to Rome: ")
    assert "Turning points" in said.out and "a Centurio" in said.out
    table = said.out[said.out.index("Turning points") :]
    assert "Marie" in table and "Livia" not in table, "only people are judged"
    assert all(len(row) <= 100 for row in rows)


def test_in_french(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "fr", "review", str(file)]) == 0
    said = capsys.readouterr().out
    assert "Moments décisifs" in said and "→ 100\u00a0%" in said


def test_for_programs(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    record = Record.load(file)
    assert found["game"] == "glory-to-rome" and found["level"] == "centurio"
    assert found["decisions"] == len(record.plays)
    assert [seat["judged"] for seat in found["seats"]] == [True, False]
    assert 0 < found["judged"] < found["decisions"]
    assert found["curve"][0]["decisions"] == 0
    assert found["curve"][-1] == {
        "decisions": len(record.plays),
        "values": found["curve"][-1]["values"],
        "chances": [float(score.won) for score in record.replay().scores()],
    }
    assert len(found["turning_points"]) == 3
    for point in found["turning_points"]:
        seat, action, _ = record.plays[point["decision"] - 1]
        assert seat + 1 == point["seat"] == 1
        assert record.game.parse(point["played"]) == action
        assert (point["gain"] > 0) == (point["preferred"] == point["played"])


def test_what_cannot_be_looked_back_on(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = Record.load(file)
    record.plays = record.plays[:10]
    record.result = None
    record.save(tmp_path / "begun.ludi")
    assert main(["review", str(tmp_path / "begun.ludi")]) == 2
    assert capsys.readouterr().err == (
        "ludi: this game is not over yet, so it cannot be reviewed\n"
    )
    assert main(["review", str(file), "--level", "greedy"]) == 2
    assert "there is no level 'greedy' (there are: tiro," in capsys.readouterr().err
    assert main(["review", str(tmp_path / "none.ludi")]) == 2
    capsys.readouterr()
    record = Record.load(file)
    record.save(tmp_path / "sealed.ludi", withhold_seed=True)
    assert main(["review", str(tmp_path / "sealed.ludi")]) == 1
    assert "withheld" in capsys.readouterr().err


def test_the_curve_has_a_column_for_every_part_of_the_game() -> None:
    curve = [Point(place, [0.0], [1.0]) for place in (0, 50, 60)]
    columns = spread_out(curve, [0.0, 1.0, 0.5])
    assert len(columns) == WIDTH
    assert columns[0] == columns[45] == 0.0 and columns[55] == 1.0 and columns[-1] == 0.5
    assert sparks([0.0, 0.5, 1.0], (0.0, 1.0)) == "▁▅█"
    assert sparks([3.0, 9.0], None) == "▁█"
    assert sparks([3.0, 3.0], None) == "▁▁", "nothing happened"
