"""`ludi campaign`: stages, what is kept between games, and what happens to broken files."""

import json
from pathlib import Path
from typing import Any

import pytest

import ludi
from ludi.bots import make_bot
from ludi.cli import campaign as module
from ludi.cli.main import main
from ludi.kernel.history import History
from ludi.kernel.record import Record

GAME = "hadrians-wall"
STAGE = {
    "stage",
    "name",
    "goals",
    "challenge",
    "reward",
    "rule",
    "rules",
    "level",
    "attempts",
    "won",
    "challenge_met",
    "points",
    "open",
    "bonus",
    "begun",
    "aside",
}


class Screen:
    """Instead of the full screen: plays so many choices, and remembers what it was given."""

    def __init__(self) -> None:
        self.most = 1000
        self.options: dict[str, str] = {}
        self.resumed: list[bool] = []

    def run_play(
        self, game, seats, options, seed, language, path, begun=None, fast=False, resume=""
    ):
        assert seats == ["human"] and resume.startswith("ludi campaign hadrians-wall")
        self.options = options
        self.resumed.append(begun is not None)
        if begun is None:
            made = History(game, 1, 5, options)
        else:
            made = History.from_record(begun, game)
        bot = make_bot("random", "5")
        for _ in range(self.most):
            if made.table.over:
                break
            made.play(bot.choose(made.table, 0), 0)
        if made.plays:
            made.record().save(path)
        return 0


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Screen:
    monkeypatch.setenv("LUDI_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(module, "need_terminal", lambda instead="": None)
    made = Screen()
    monkeypatch.setattr("ludi.cli.terminal.run_play", made.run_play)
    return made


def run(*arguments: str) -> int:
    return main(["campaign", GAME, "--player", "livia", *arguments])


def status(capsys) -> dict[str, Any]:
    capsys.readouterr()
    assert run("--json") == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def progress_file(tmp_path: Path) -> Path:
    return tmp_path / "ludi" / "campaigns" / GAME / "livia" / "progress.json"


def write(tmp_path: Path, stages: dict[str, Any]) -> Path:
    file = progress_file(tmp_path)
    file.parent.mkdir(parents=True)
    data = {"schema": 1, "game": GAME, "player": "livia", "stages": stages, "begun": {}}
    file.write_text(json.dumps(data))
    return file


def won(challenge: bool) -> dict[str, Any]:
    return {"attempts": 1, "won": True, "challenge": challenge, "points": 70}


def test_a_campaign_that_has_not_begun(screen, capsys, tmp_path):
    found = status(capsys)
    assert (found["game"], found["player"], found["next"]) == (GAME, "livia", 1)
    assert len(found["stages"]) == 16
    assert all(set(stage) == STAGE for stage in found["stages"])
    assert [stage["open"] for stage in found["stages"]] == [True] + [False] * 15
    assert run("--status") == 0
    out = capsys.readouterr().out
    assert "Segedunum" in out and "locked" in out and "Next: stage 1" in out
    assert not progress_file(tmp_path).exists(), "looking changes nothing"


def test_a_lost_fort_is_tried_again(screen, capsys):
    assert run() == 0
    stage = {"difficulty": "medium", "fort": "1", "bonus": "no"}
    assert screen.options == {**stage, "last_look": "yes"}
    assert "lost" in capsys.readouterr().out
    assert run("--option", "difficulty=hard") == 0
    assert screen.options["difficulty"] == "hard"
    first = status(capsys)["stages"][0]
    assert (first["attempts"], first["won"], first["begun"]) == (2, False, False)
    assert screen.resumed == [False, False]


def test_a_game_that_was_left_goes_on(screen, capsys):
    screen.most = 10
    assert run() == 0
    assert "To continue:" in capsys.readouterr().out
    assert status(capsys)["stages"][0]["begun"] is True
    screen.most = 1000
    assert run() == 0
    assert screen.resumed == [False, True]
    first = status(capsys)["stages"][0]
    assert (first["attempts"], first["begun"]) == (1, False)


@pytest.mark.parametrize("option", [["--seed", "2"], ["--option", "difficulty=hard"]])
def test_a_game_that_was_begun_stays_what_it_is(screen, capsys, option):
    screen.most = 10
    assert run() == 0
    capsys.readouterr()
    assert run(*option) == 2
    assert f"{option[0]} cannot be changed in a saved game" in capsys.readouterr().err
    assert screen.resumed == [False]
    assert run() == 0
    assert screen.resumed == [False, True]


def of_other_rules(record: Path) -> None:
    found = Record.load(record)
    found.rules = 0
    found.save(record)


def of_another_game(record: Path) -> None:
    Record.of(ludi.game("glory-to-rome"), 2, 1).save(record)


def of_another_stage(record: Path) -> None:
    Record.of(ludi.game(GAME), 1, 1, {"fort": "2"}).save(record)


def cut_off(record: Path) -> None:
    record.write_bytes(record.read_bytes()[:-30])


@pytest.mark.parametrize("change", [of_other_rules, of_another_game, of_another_stage, cut_off])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_game_that_cannot_go_on_is_left_aside(screen, capsys, tmp_path, change, language):
    screen.most = 10
    assert run() == 0
    record = progress_file(tmp_path).with_name("1-1.ludi")
    change(record)
    kept = record.read_bytes(), progress_file(tmp_path).read_bytes()
    first = status(capsys)["stages"][0]
    assert (first["begun"], first["aside"]) == (False, str(record))
    assert run("--status", "--lang", language) == 0
    said = capsys.readouterr().out.splitlines()[0]
    wanted = "Stage 1: the saved game" if language == "en" else "Étape 1\u00a0: la partie commencée"
    assert wanted in said and str(record) in said
    assert kept == (record.read_bytes(), progress_file(tmp_path).read_bytes())
    assert run("--seed", "2") == 0, "the stage can be played anew"
    assert screen.resumed == [False, False]
    assert record.read_bytes() == kept[0]
    assert progress_file(tmp_path).with_name("1-2.ludi").exists()
    first = status(capsys)["stages"][0]
    assert (first["begun"], first["aside"]) == (True, None)


def test_a_game_in_which_nothing_was_played_is_forgotten(screen, capsys):
    screen.most = 0
    assert run() == 0
    first = status(capsys)["stages"][0]
    assert (first["attempts"], first["begun"]) == (0, False)


def test_the_bonus_of_a_challenge_is_carried_to_the_next_fort(screen, capsys, tmp_path):
    write(tmp_path, {"1": won(True), "2": won(False)})
    assert status(capsys)["next"] == 3
    assert run() == 0
    assert (screen.options["fort"], screen.options["bonus"]) == ("3", "no")
    assert run("--stage", "2") == 0
    assert (screen.options["fort"], screen.options["bonus"]) == ("2", "yes")
    second = status(capsys)["stages"][1]
    assert (second["attempts"], second["won"]) == (2, True), "a lost game takes nothing away"


def test_a_campaign_that_is_finished(screen, capsys, tmp_path):
    write(tmp_path, {str(stage): won(True) for stage in range(1, 17)})
    assert status(capsys)["next"] is None
    assert run() == 0
    assert "finished" in capsys.readouterr().out
    assert run("--seed", "7") == 2
    assert "--stage" in capsys.readouterr().err
    assert screen.resumed == [], "nothing was played"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--stage", "5"], "stage 5 is not open yet"),
        (["--stage", "17"], "no stage 17"),
        (["--option", "bonus=yes"], "set by the campaign"),
        (["--option", "difficulty=brutal"], "is not one of"),
        (["--player", "../me"], "--player"),
        (["--status", "--seed", "0"], "--seed has no effect with --status"),
        (["--json", "--stage", "1"], "--stage has no effect with --json"),
        (["--reset", "--yes", "--option", "difficulty=hard"], "no effect with --reset"),
        (["--reset", "--status"], "choose one"),
        (["--yes"], "--yes only works with --reset"),
    ],
)
def test_what_cannot_be_asked_for(screen, capsys, arguments, sentence):
    assert run(*arguments) == 2
    assert sentence in capsys.readouterr().err
    assert screen.resumed == []


def test_a_game_without_a_campaign(screen, capsys):
    assert main(["campaign", "glory-to-rome"]) == 2
    assert "has no campaign" in capsys.readouterr().err
    assert ludi.game("glory-to-rome").campaign() is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "7",
        '{"schema": 2}',
        '{"schema": 1, "game": "hadrians-wall", "stages": {"1": {}}, "begun": {}}',
        '{"schema": 1, "game": "hadrians-wall", "stages": {"17": {"attempts": 1, "won": true,'
        ' "challenge": true, "points": 1}}, "begun": {}}',
        '{"schema": 1, "game": "hadrians-wall", "stages": {"1": {"attempts": "many", "won": true,'
        ' "challenge": true, "points": 1}}, "begun": {}}',
        '{"schema": 1, "game": "hadrians-wall", "stages": {}, "begun": {"1": "../../x"}}',
        '{"schema": 1, "game": "hadrians-wall", "stages": {}}',
        pytest.param("[" * 100_000, id="no bottom"),
    ],
)
def test_a_broken_file_is_an_error_and_nothing_is_lost(screen, capsys, tmp_path, text):
    file = write(tmp_path, {})
    file.write_text(text)
    for arguments in ([], ["--status"], ["--json"]):
        assert run(*arguments) == 1
        assert str(file) in capsys.readouterr().err
    assert file.read_text() == text


def test_begin_anew(screen, capsys, tmp_path, monkeypatch):
    assert run("--reset", "--yes") == 0
    assert "no progress" in capsys.readouterr().out
    file = write(tmp_path, {"1": won(True)})
    monkeypatch.setattr("builtins.input", lambda question: "n")
    assert run("--reset") == 1
    assert file.exists()
    monkeypatch.setattr("builtins.input", lambda question: "y")
    assert run("--reset") == 0
    assert not file.exists()
    aside = file.parent.with_name("livia.old-1") / "progress.json"
    assert json.loads(aside.read_text())["stages"]["1"]["won"], "put aside, not destroyed"
    assert status(capsys)["next"] == 1


def test_without_a_terminal_nothing_is_begun(capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert run() == 2
    assert "terminal" in capsys.readouterr().err
    assert not progress_file(tmp_path).exists()
