"""`ludi env`: the names of an environment, and its observation field by field."""

import json

import pytest

import ludi
from ludi.cli.main import main
from ludi.envs.names import gymnasium_id, openspiel_name


def test_names_and_sizes_are_told_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["env", "glory-to-rome", "--players", "3", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "3 players: 3175 actions, 1113 numbers observed" in said
    assert "ludi/GloryToRome-v0" in said and "ludi_glory_to_rome(players=3)" in said
    assert main(["env", "glory-to-rome", "--lang", "fr"]) == 0
    assert "nombres observés" in capsys.readouterr().out


def test_without_a_game_all_names_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["env"]) == 0
    said = capsys.readouterr().out
    assert all(gymnasium_id(id) in said and openspiel_name(id) in said for id in ludi.games())
    assert main(["env", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["environments"]
    assert [one["game"] for one in told] == list(ludi.games())
    assert main(["env", "--describe"]) == 2
    assert "ludi env ID" in capsys.readouterr().err


@pytest.mark.parametrize("id", ludi.games())
def test_every_field_is_described(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = ludi.game(id)
    players = game.players[-1]
    assert main(["env", id, "--players", str(players), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["actions"] == game.vocabulary.size
    fields = told["fields"]
    assert told["observation"] == fields[-1]["start"] + fields[-1]["size"]
    assert main(["env", id, "--players", str(players), "--describe"]) == 0
    shown = capsys.readouterr().out
    for field in fields:
        assert field["name"] in shown


def test_a_count_the_box_does_not_allow_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["env", "ave-roma", "--players", "1"]) == 2
    assert "de 2 à 5" in capsys.readouterr().err
