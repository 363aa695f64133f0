"""`ludi puzzles`: listed, solved, mined and proved again."""

import io
import json
import sys

import pytest

import ludi
from ludi.cli import puzzles as command
from ludi.cli.main import main
from ludi.puzzles import mining
from ludi.puzzles.proof import Proof, obvious
from ludi.puzzles.puzzle import POINTS, puzzles_of, read

ONE = puzzles_of("ave-roma")[0]
GAME = ludi.game(ONE.game)


def test_the_stock_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "list", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["games"]
    assert [one["id"] for one in found] == ludi.games()
    assert main(["puzzles", "list", "ave-roma", "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert ONE.id in said and "Difficulté" in said


def test_one_is_solved(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    legal = [str(GAME.describe(action)) for action in ONE.table().legal_for(ONE.seat)]
    right, tempting = legal.index(ONE.best) + 1, legal.index(ONE.obvious) + 1
    monkeypatch.setattr(command, "need_terminal", lambda instead: None)
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"x\n{tempting}\n{right}\n"))
    assert main(["puzzles", "play", ONE.id, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    places = [said.index(one) for one in ("A number from", "what one sees first", "That is it")]
    assert places == sorted(places) and "The best:" in said
    monkeypatch.setattr(sys, "stdin", io.StringIO("?\n"))
    assert main(["puzzles", "play", ONE.id, "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "Le meilleur" in said and "C’est cela" not in said
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["puzzles", "play", ONE.id]) == 0
    assert "Le meilleur" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["play"], "needs a puzzle"),
        (["play", "nothing"], "no puzzle 'nothing'"),
        (["mine"], "needs a game"),
        (["mine", "ave-roma"], "needs a file"),
        (["mine", "nothing", "--output", "x.json"], "nothing"),
        (["mine", "ave-roma", "--output", "x.json", "--seed", "É"], "small letters"),
    ],
)
def test_what_is_missing_is_said(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", *arguments, "--lang", "en"]) == 2
    assert why in capsys.readouterr().err


def test_they_are_proved_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stands = Proof(GAME.parse(ONE.best), 2.0, [])
    other = Proof(GAME.parse(ONE.obvious), 2.0, [])
    found = iter([stands, None, other])
    cases = (ONE, ONE, ONE, ONE._replace(rules=0))
    monkeypatch.setattr(command, "puzzles_of", lambda game: cases)
    monkeypatch.setattr(command, "prove", lambda *_: next(found))
    assert main(["puzzles", "check", ONE.game, "--json"]) == 1
    told = json.loads(capsys.readouterr().out)["puzzles"]
    assert [one["fault"] for one in told] == [None, "unproved", "other", "unplayable"]
    points = next(one for one in puzzles_of("hadrians-wall") if one.kind == POINTS)
    monkeypatch.setattr(command, "puzzles_of", lambda game: (points,))
    monkeypatch.setattr(command, "still_best", lambda *_: False)
    assert main(["puzzles", "check", points.game, "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["puzzles"] == [{"id": points.id, "fault": "other"}]
    assert main(["puzzles", "play", points.id, "--lang", "en"]) == 2
    assert "solved in the browser" in capsys.readouterr().err
    monkeypatch.setattr(command, "puzzles_of", lambda game: (ONE,))
    monkeypatch.setattr(command, "prove", lambda *_: stands)
    assert main(["puzzles", "check", ONE.game, "--lang", "en"]) == 0
    assert "0 of them no longer right" in capsys.readouterr().out


def test_they_are_mined_from_records(
    tmp_path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = ludi.game("glory-to-rome")
    record = mining.self_played(game, "cli")
    file = tmp_path / "one.ludi"
    file.write_text(record.to_text())
    made = str(tmp_path / "made.json")
    places = [(30, record.plays[30][0], record.replay(upto=30))]
    monkeypatch.setattr(mining, "candidates", lambda record, seed: iter(places))
    monkeypatch.setattr(mining, "explained", lambda one, table, proof: one)

    def first(table, seat, seed, visits):
        return Proof(table.legal_for(seat)[0], 2.0, [(obvious(table, seat), 2.0)])

    monkeypatch.setattr(mining, "prove", first)
    asked = ["puzzles", "mine", "glory-to-rome", "--records", str(file), "--output", made]
    assert main([*asked, "--seed", "a", "--lang", "en"]) == 0
    assert "1 puzzle written" in capsys.readouterr().out
    assert [one.id for one in read(made)] == ["glory-to-rome-a1-30"]
    assert main(asked) == 2, "a file is not written over"
    monkeypatch.setattr(mining, "candidates", lambda record, seed: iter([]))
    asked[-1] = str(tmp_path / "none.json")
    assert main([*asked, "--lang", "en"]) == 2
    assert "no puzzle was found" in capsys.readouterr().err
    asked[2] = "ave-roma"
    assert main([*asked, "--lang", "en"]) == 2
    assert "not of ave-roma" in capsys.readouterr().err
