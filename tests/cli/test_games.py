"""`ludi games` and `ludi components`: what is on the shelf and in the boxes."""

import json
from pathlib import Path

import pytest

import ludi
from ludi.cli.main import main

GAME = "glory-to-rome"
KEYS = {"id", "title", "summary", "players", "rules_version", "options", "components"}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDI_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")


def asked(capsys, *arguments: str):
    assert main([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_list_has_every_game(capsys):
    found = asked(capsys, "games")
    assert [game["id"] for game in found["games"]] == ludi.games()
    assert all(set(game) == KEYS for game in found["games"])
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    assert "Glory to Rome" in out and "2-5" in out and "open_hands" in out


def test_one_game_for_programs(capsys):
    found = asked(capsys, "games", GAME)
    assert set(found) == KEYS
    assert (found["title"], found["players"]) == ("Glory to Rome", [2, 3, 4, 5])
    mode = found["options"][0]
    assert set(mode) == {"name", "meaning", "default", "values"}
    assert (mode["name"], mode["default"]) == ("mode", "full")
    assert [set(value) for value in mode["values"]] == [{"value", "meaning"}] * 2
    assert set(found["components"]) == {"sources", "reconstructed"}
    assert list(found["components"]["sources"]) == [
        "rulebook",
        "public",
        "reconstructed",
        "ruling",
    ]
    assert found["components"]["reconstructed"] == ["modes.teaching.open_hands_turns"]


def test_one_game_for_people(capsys):
    assert main(["games", GAME]) == 0
    english = capsys.readouterr().out
    assert "full (usual)" in english
    assert "Reconstructed" in english and "modes.teaching.open_hands_turns" in english
    assert main(["games", GAME, "--lang", "fr"]) == 0
    french = capsys.readouterr().out
    assert "Pour la Gloire de Rome" in french and "full (habituel)" in french


def test_components_for_programs(capsys):
    found = asked(capsys, "components", GAME)
    assert set(found) == {"game", "corrected", "sha256", "sources", "reconstructed", "tables"}
    assert found["corrected"] is False
    tables = {table["name"]: table for table in found["tables"]}
    assert set(tables["orders"]) == {"name", "sources", "rows"}
    assert len(tables["orders"]["rows"]) == 40
    assert tables["modes"]["sources"] == ["rulebook", "reconstructed", "ruling"]


def test_components_mark_what_is_reconstructed(capsys):
    assert main(["components", GAME]) == 0
    out = capsys.readouterr().out
    assert "5*" in out  # how long hands are open in the teaching game
    assert "removed†" in out
    assert "A value with * is reconstructed" in out


def test_a_corrected_copy(tmp_path, capsys):
    shipped = Path(ludi.game(GAME).folder, "components.toml").read_text(encoding="utf-8")
    copy = tmp_path / "my.toml"
    copy.write_text(shipped.replace("hand_size = 5", "hand_size = 6"), encoding="utf-8")
    found = asked(capsys, "components", GAME, "--components", str(copy))
    assert found["corrected"] is True
    assert main(["components", GAME, "--components", str(copy)]) == 0
    assert found["sha256"] in capsys.readouterr().out
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(shipped.replace("hand_size = 5", 'hand_size = "six"'), encoding="utf-8")
    assert main(["components", GAME, "--components", str(wrong)]) == 2
    assert "[base]: key 'hand_size' must be" in capsys.readouterr().err


def test_many_reconstructed_values_are_counted_by_table(capsys):
    assert main(["games", "ave-roma"]) == 0
    out = capsys.readouterr().out
    assert "area_cards (150)" in out and "{???}" not in out
