"""`ludi train` from the command line."""

import json
from pathlib import Path

import pytest

from ludi.cli.main import main

SMALL = ["--generations", "1", "--pairs", "1", "--deals", "1", "--games", "4", "--jobs", "1"]


def test_a_small_training_says_what_came_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--dir", str(tmp_path / "t"), "--seed", "3"]
    assert main(["--lang", "en", "train", "glory-to-rome", *SMALL, *where]) == 0
    said = capsys.readouterr().out
    assert "Generation 1: the best candidate scored" in said
    assert "New weights against old ones:" in said
    assert main(["train", "glory-to-rome", *SMALL, *where, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["generation"] == 1
    assert found["held_out"]["games"] == 4
    assert found["installed"] is False


@pytest.mark.parametrize("text", ["[]", "{}", "["])
def test_a_damaged_checkpoint_is_one_sentence(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "state.json").write_text(text)
    assert main(["train", "glory-to-rome", *SMALL, "--dir", str(tmp_path)]) == 2
    error = capsys.readouterr().err
    assert str(tmp_path / "state.json") in error and error.count("\n") == 1


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["no-such-game"], "no-such-game"),
        (["glory-to-rome", "--players", "9"], "9"),
        (["glory-to-rome", "--size", "7"], "--size"),
        (["glory-to-rome", "--only", "nothing"], "starts with 'nothing'"),
        (["hadrians-wall", "--fit", "--only", "nothing"], "starts with 'nothing'"),
        (["hadrians-wall", "--fit", "--pairs", "3"], "--pairs has no effect"),
        (["glory-to-rome", "--keep", "nothing"], "starts with 'nothing'"),
        (["glory-to-rome", "--components", "mine.toml"], "--components"),
    ],
)
def test_what_cannot_be_trained_is_refused(
    args: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(["train", *args, "--dir", str(tmp_path / "t")])
    except SystemExit as stop:
        code = int(stop.code or 0)
    assert code != 0
    assert complaint in capsys.readouterr().err


def test_a_bot_without_weights_learns_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--dir", str(tmp_path / "t")]
    assert main(["train", "hadrians-wall", "--fit", "--bot", "random", *where]) == 2
    assert "random has no settings" in capsys.readouterr().err
    assert not (tmp_path / "t").exists()
