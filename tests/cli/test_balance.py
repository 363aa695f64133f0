"""`ludi balance`, as people and programs call it."""

import json
from pathlib import Path

import pytest

from ludi.cli.main import main

GAME = ("balance", "rome-and-roll", "--players", "2", "--games", "2", "--bot", "random")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDI_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")


def test_it_tells_of_seats_characters_and_scores(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page = tmp_path / "balance.md"
    assert main([*GAME, "--seed", "b", "--page", str(page)]) == 0
    said = capsys.readouterr().out
    for title in ("Scores", "Wins by seat", "Wins by character", "Never chosen"):
        assert title in said
        assert title in page.read_text("utf-8")
    assert "| --- |" in page.read_text("utf-8")


def test_the_same_seed_tells_programs_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for _ in range(2):
        assert main([*GAME, "--seed", "b", "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]
    assert set(found[0]) == {"game", "rules_version", "bot", "seed", "ways", "marks", "never"}
    [way] = found[0]["ways"]
    assert (way["players"], way["games"], way["finished"]) == (2, 2, 2)
    assert [seat["games"] for seat in way["seats"]] == [2, 2]


@pytest.mark.parametrize(
    "more", [("--players", "9"), ("--bot", "nobody"), ("--page", "/nowhere/at/all.md")]
)
def test_what_cannot_be_is_one_sentence(
    capsys: pytest.CaptureFixture[str], more: tuple[str, str]
) -> None:
    assert main([*GAME, *more]) != 0
    said = capsys.readouterr().err
    assert said.startswith("ludi: ")
    assert said.count("\n") == 1
