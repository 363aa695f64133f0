"""`ludi games` and `ludi components`: what is on the shelf and in the boxes."""

import json
from pathlib import Path

import pytest

import ludi
from ludi.cli.main import main

GAME = "glory-to-rome"
KEYS = {"id", "title", "pitch", "players", "rules_version", "options", "components"}


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
        "owner",
        "reconstructed",
        "ruling",
    ]
    assert found["components"]["reconstructed"] == ["modes.teaching.open_hands_turns"]


def test_one_game_for_people(capsys):
    assert main(["games", GAME]) == 0
    english = capsys.readouterr().out
    assert "full (default)" in english
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
    assert "Values marked * are reconstructed" in out


def test_corrections_are_written_filled_in_compared_and_checked(tmp_path, capsys):
    assert main(["components", "age-of-rome", "--export"]) == 0
    template = capsys.readouterr().out
    assert "# [buildings.military]\n# cost = [4, 9, 14]" in template
    mine = tmp_path / "mine.toml"
    mine.write_text(
        template.replace(
            "# [buildings.military]\n# cost = [4, 9, 14]",
            '[buildings.military]\ncost = [5, 9, 14]\ncost_note = "on the tile"',
        ),
        encoding="utf-8",
    )
    given = ("components", "age-of-rome", "--components", str(mine))
    changed = asked(capsys, *given, "--diff")["changes"]
    assert changed == [
        {
            "place": "buildings.military.cost",
            "shipped": [4, 9, 14],
            "own": [5, 9, 14],
            "note": "on the tile",
            "date": "",
        }
    ]
    checked = asked(capsys, "components", "check", str(mine))
    assert checked["game"] == "age-of-rome" and checked["changes"] == changed
    table = next(one for one in checked["tables"] if one["name"] == "buildings")
    assert (table["owner"], table["known"] + table["reconstructed"]) == (1, table["values"])
    assert main([*given, "--diff"]) == 0 and main(["components", "check", str(mine)]) == 0
    out = capsys.readouterr().out
    assert "4, 9, 14" in out and "5, 9, 14" in out and "on the tile" in out
    assert "good corrections of age-of-rome" in out and "243 of 832 values are known" in out
    assert main([*given]) == 0
    assert "5, 9, 14✓" in capsys.readouterr().out
    assert main([*given, "--export"]) == 0
    assert 'cost_note = "on the tile"\n# glory = [2, 4, 6]' in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ("age-of-rome", "mine.toml"),
        ("check",),
        ("check", "mine.toml", "--diff"),
        ("age-of-rome", "--diff"),
        ("age-of-rome", "--diff", "--export"),
        ("age-of-rome", "--export", "--json"),
        ("check", "nowhere.toml"),
    ],
)
def test_components_asked_in_a_way_that_makes_no_sense(words, capsys):
    assert main(["components", *words]) == 2
    assert "ludi: " in capsys.readouterr().err


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


def test_very_many_reconstructed_values_are_counted_by_table(capsys):
    assert main(["games", "age-of-rome"]) == 0
    out = capsys.readouterr().out
    assert "{" not in out and "events (" in out and "cassius_cards (" in out
