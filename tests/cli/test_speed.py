"""`ludi bench` and `ludi perft`: what they count, not how fast."""

import json

import ludi
from ludi.cli.main import main

GAME = "glory-to-rome"


def test_bench_for_programs(capsys):
    assert main(["bench", GAME, "--seconds", "0.05", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"version", "mode", "python", "machine", "processors", "games"}
    assert found["mode"] == ("compiled" if ludi.compiled() else "interpreted")
    (speed,) = found["games"]
    assert set(speed) == {
        *("game", "players", "games", "decisions", "seconds", "decisions_per_second"),
        *("games_per_second", "clone_us", "imagine_us", "visits_per_second"),
        *("legal_mean", "legal_max"),
    }
    assert (speed["game"], speed["players"]) == (GAME, 5)
    assert speed["decisions"] >= speed["games"] >= 1
    assert speed["legal_max"] >= speed["legal_mean"] >= 2
    assert speed["clone_us"] > 0 and speed["imagine_us"] > 0 and speed["visits_per_second"] > 0


def test_bench_for_people(capsys):
    assert main(["bench", "--seconds", "0.05", "--players", "2", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    for game in ludi.games():
        assert game in out
    assert "random play on one core" in out


def test_perft_for_programs(capsys):
    arguments = ["perft", GAME, "--depth", "3", "--seed", "5", "--players", "3", "--json"]
    assert main(arguments) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"game", "rules_version", "players", "options", "seed", "counts"}
    table = ludi.game(GAME).new(3, 5)
    assert [(row["depth"], row["count"]) for row in found["counts"]] == [
        (depth, ludi.perft(table, depth)) for depth in (1, 2, 3)
    ]
    assert set(found["counts"][0]) == {"depth", "count", "seconds"}


def test_perft_for_people(capsys):
    assert main(["perft", GAME, "--depth", "2", "--option", "mode=beginner", "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert "2 joueurs, graine 1" in out and "Profondeur" in out
