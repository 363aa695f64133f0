"""`ludi verify` and `ludi replay`: a true record, an edited one, one that withholds its seed."""

from pathlib import Path

import pytest

import ludi
from ludi.bots import make_bot
from ludi.cli.main import main
from ludi.kernel.record import digest

GAME = "glory-to-rome"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDI_LANG", "en")


def record_of(decisions: int = 10_000, components: str | None = None) -> ludi.Record:
    session = ludi.History(ludi.game(GAME, components), 2, 5, {}, ["Marie"])
    bot = make_bot("random", 1)
    while not session.table.over and len(session.plays) < decisions:
        seat = session.table.seat
        comment = "well, well" if len(session.plays) == 3 else ""
        session.play(bot.choose(session.table, seat), seat, comment)
    return session.record()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.ludi"
    record_of().save(path)
    return path


def test_a_true_record(record, capsys):
    assert main(["verify", str(record)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("The record is valid: glory-to-rome, rules 2, 2 players, ")
    assert "The game is over. Scores:" in out
    assert "Influence " in out
    assert "Marie: " in out and "Player 2: " in out and ", winner)" in out
    assert main(["verify", str(record), "--lang", "fr"]) == 0
    assert capsys.readouterr().out.startswith("L’enregistrement dit vrai")


def test_a_record_of_a_game_that_goes_on(tmp_path, capsys):
    path = tmp_path / "short.ludi"
    record_of(6).save(path)
    assert main(["verify", str(path)]) == 0
    out = capsys.readouterr().out
    assert "6 actions." in out and "The game is not over." in out


def failure(path: Path, capsys, *more: str) -> str:
    assert main(["verify", str(path), *more]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("ludi: ") and captured.err.count("\n") == 1
    return str(captured.err)


def test_an_edited_record(record, capsys):
    text = record.read_text()
    record.write_text(text.replace("seed: 5", "seed: 6"))
    assert "the record was edited" in failure(record, capsys)
    record.write_text(text[: text.rindex("end ")])
    assert "cut off" in failure(record, capsys)
    record.write_bytes(b"\xff\xfe")
    assert "not UTF-8" in failure(record, capsys)
    assert main(["replay", "--print", str(record)]) == 1


def test_a_record_edited_with_care(record, capsys):
    """Even with a fitting digest, what cannot have been played is found out."""
    lines = record.read_text().replace("seed: 5", "seed: 6").splitlines()
    body = lines.index("")
    said = [line.partition(" ; ")[0] for line in lines[body + 1 : -1]]
    lines[-1] = f"end {len(said)} {digest(lines[:body], said)}"
    record.write_text("\n".join(lines) + "\n")
    assert "action " in failure(record, capsys)


def test_a_withheld_seed(tmp_path, capsys):
    path = tmp_path / "sealed.ludi"
    record_of().save(path, withhold_seed=True)
    assert "withheld" in failure(path, capsys)
    assert "not the seed" in failure(path, capsys, "--seed", "6")
    assert main(["verify", str(path), "--seed", "5"]) == 0
    assert main(["replay", "--print", str(path)]) == 1
    assert main(["replay", "--print", str(path), "--seed", "5"]) == 0


def test_a_corrected_box(tmp_path, capsys):
    shipped = Path(ludi.game(GAME).folder, "components.toml").read_text(encoding="utf-8")
    box = tmp_path / "my.toml"
    box.write_text(shipped.replace("hand_size = 5", "hand_size = 6"), encoding="utf-8")
    path = tmp_path / "corrected.ludi"
    record_of(20, str(box)).save(path)
    assert "other components" in failure(path, capsys)
    assert main(["verify", str(path), "--components", str(box)]) == 0


def test_the_log_as_text(record, capsys):
    assert main(["replay", "--print", str(record)]) == 0
    public = capsys.readouterr().out.splitlines()
    assert "; well, well" in public
    assert public[-5] == "The game is over. Scores:"
    assert main(["replay", "--print", "--all", str(record)]) == 0
    everything = capsys.readouterr().out.splitlines()
    assert len("".join(everything)) > len("".join(public))  # also who drew what
    assert main(["replay", "--print", str(record), "--lang", "fr"]) == 0
    assert "La partie est terminée. Scores\u00a0:" in capsys.readouterr().out


def test_the_full_screen_needs_a_terminal(record, capsys):
    assert main(["replay", str(record)]) == 2
    assert capsys.readouterr().err.startswith("ludi: this needs a terminal (ludi replay --print")
