"""`ludi arena` at the command line: what it prints, what it refuses, how it is interrupted."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ludi
from ludi.cli.main import main
from tests.cli.interrupts import heed_interrupts

GAME = "glory-to-rome"


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    monkeypatch.setenv("LUDI_LANG", "en")
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.chdir(tmp_path)


def arena(*arguments):
    return main(["arena", GAME, "--jobs", "1", *arguments])


def test_the_result_for_programs(capsys):
    assert arena("--bots", "random,greedy", "--games", "3", "--json") == 0
    captured = capsys.readouterr()
    found = json.loads(captured.out)
    assert captured.err == ""
    assert set(found) == {
        *("command", "folder", "game", "rules_version", "components_sha", "players", "options"),
        *("seed", "lineup", "mode", "max_decisions", "wanted", "found", "lost_workers", "settled"),
        *("games", "finished", "truncated", "duels", "claims", "seats", "decisions", "turns"),
        *("bots", "endings"),
    }
    assert (found["games"], found["wanted"], found["found"]) == (4, 4, 0)  # whole deals
    assert {bot["bot"] for bot in found["bots"]} == {"random", "greedy"}
    assert set(found["bots"][0]) == {"bot", "rating", "wins", "scores"}
    assert set(found["claims"][0]) == {
        *("bot", "against", "at_least", "games", "share", "anytime_interval", "verdict"),
    }


def test_the_printed_command_is_the_same_tournament(capsys):
    assert arena("--bots", "random,greedy", "--games", "2", "--json") == 0
    first = json.loads(capsys.readouterr().out)
    words = shlex.split(first["command"])
    assert words[:2] == ["ludi", "arena"]
    assert main([*words[1:], "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["found"] == 2
    same = ("command", "folder", "bots", "duels", "decisions")
    assert {key: again[key] for key in same} == {key: first[key] for key in same}


def test_the_printed_command_says_all_that_is_not_usual(capsys, tmp_path):
    """A box of one's own, cut-off games, options, a question: all of it goes on."""
    (tmp_path / "box.toml").write_bytes(
        Path(ludi.game(GAME).folder, "components.toml").read_bytes()
    )
    unusual = ["--max-decisions", "30", "--components", "box.toml", "--option", "open_hands=yes"]
    asked = [
        "--mode",
        "field",
        "--at-least",
        "90%",
        "--stop-when-settled",
        "--seed",
        "ides of March",
    ]
    assert arena("--bots", "random,greedy", "--games", "2", *unusual, *asked, "--json") == 0
    first = json.loads(capsys.readouterr().out)
    assert first["max_decisions"] == 30
    assert main([*shlex.split(first["command"])[1:], "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert (again["found"], again["command"]) == (2, first["command"])


def test_the_result_for_people(capsys):
    arguments = ["--bots", "random,greedy", "--games", "4", "--stop-when-settled"]
    assert arena(*arguments) == 0
    english = capsys.readouterr().out
    assert "glory-to-rome, 2 players: 4 games of 2 deals" in english
    assert "Command: ludi arena glory-to-rome --bots random,greedy" in english
    for text in ("Ratings", "Duels", "greedy > random ≥ 50.0%", "Not everything is settled yet"):
        assert text in english
    assert arena(*arguments, "--lang", "fr") == 0
    french = capsys.readouterr().out
    assert "4 parties étaient déjà là" in french and "Classement" in french


def test_alone(capsys):
    arguments = ["arena", "hadrians-wall", "--players", "1", "--bots", "random", "--games", "2"]
    assert main([*arguments, "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "one player: 2 games of 2 deals" in out and "--mode" not in out
    assert main([*arguments, "--jobs", "1", "--at-least", "50%", "--json"]) == 0
    (claim,) = json.loads(capsys.readouterr().out)["claims"]
    assert (claim["against"], claim["at_least"], claim["share"]) == (None, 0.5, 1.0)


def test_a_report(capsys, tmp_path):
    assert arena("--bots", "random,greedy", "--games", "2", "--out", "t") == 0
    assert main(["arena", "report", "t"]) == 0
    assert "Report: t/report.html" in capsys.readouterr().out
    assert "<!doctype html>" in (tmp_path / "t" / "report.html").read_text(encoding="utf-8")
    assert main(["arena", "report", "t", "--output", "r.html", "--lang", "fr", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert 'lang="fr"' in (tmp_path / "r.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        ([GAME], 2, "name the bots"),
        ([GAME, "--bots", "nobody"], 2, "there is no player 'nobody'"),
        ([GAME, "--bots", "random,random"], 2, "bot 'random' is named twice"),
        ([GAME, "--bots", "search"], 2, "needs a budget"),
        ([GAME, "--bots", "random,greedy", "--mode", "up"], 2, "invalid choice: 'up'"),
        ([GAME, "--bots", "random", "--mode", "ladder"], 2, "needs two bots"),
        ([GAME, "--bots", "random,greedy", "--players", "9"], 2, "is for 2 to 5 players"),
        ([GAME, "--bots", "random,greedy", "--at-least", "7"], 2, "such as 0.95 or 95%"),
        ([GAME, "--bots", "random,greedy,tiro", "--at-least", "0.9"], 2, "asks of two bots"),
        ([GAME, "--bots", "random,greedy", "--games", "0"], 2, "from 1 on"),
        ([GAME, "t", "--bots", "random,greedy"], 2, "unexpected argument"),
        (
            [GAME, "--bots", "random,greedy", "--output", "x"],
            2,
            "only works with ludi arena report",
        ),
        (["checkers", "--bots", "random,greedy"], 2, "there is no game 'checkers'"),
        (["report"], 2, "name the folder"),
        (["report", "nowhere"], 2, "nowhere does not hold a tournament"),
        (["report", "t", "--bots", "nobody"], 2, "--bots has no effect on ludi arena report"),
        (["report", "t", "--players", "99"], 2, "--players has no effect on ludi arena report"),
        (["report", "t", "--mode", "round-robin"], 2, "--mode has no effect on ludi arena report"),
        (["report", "t", "--max-decisions", "30"], 2, "--max-decisions has no effect"),
        (["report", "t", "--stop-when-settled"], 2, "--stop-when-settled has no effect"),
    ],
)
def test_what_is_wrong_is_one_sentence(capsys, arguments, code, sentence):
    assert main(["arena", *arguments]) == code
    captured = capsys.readouterr()
    assert captured.out == "" and captured.err.count("\n") == 1
    assert captured.err.startswith("ludi: ") and sentence in captured.err


def test_a_damaged_folder_is_a_failed_check(capsys, tmp_path):
    assert arena("--bots", "random,greedy", "--games", "2", "--out", "t") == 0
    (tmp_path / "t" / "games.jsonl").write_text("nonsense\n")
    capsys.readouterr()
    assert main(["arena", "report", "t"]) == 1
    assert "this is not a game" in capsys.readouterr().err


def test_a_game_of_somebody_else_is_a_failed_check(capsys, tmp_path):
    assert arena("--bots", "random,greedy", "--games", "2", "--out", "t") == 0
    file = tmp_path / "t" / "games.jsonl"
    file.write_text(file.read_text().replace('"greedy"', '"tiro"'))
    capsys.readouterr()
    assert main(["arena", "report", "t"]) == 1
    error = capsys.readouterr().err
    assert (
        "line 1: " in error and "not a game of the tournament" in error and error.count("\n") == 1
    )


def test_interrupted_it_says_how_to_go_on(tmp_path):
    words = ["arena", GAME, "--bots", "random,greedy", "--games", "500", "--jobs", "2"]
    command = [sys.executable, "-m", "ludi.cli.main", *words, "--out", "t"]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a terminal sends Ctrl-C to all of a group: so do we
        preexec_fn=heed_interrupts,  # noqa: PLW1509
    )
    file = tmp_path / "t" / "games.jsonl"
    deadline = time.monotonic() + 60
    while not (file.exists() and file.stat().st_size):
        assert process.poll() is None and time.monotonic() < deadline
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    kept = file.read_bytes().count(b"\n")
    assert err.startswith(f"ludi: {'one' if kept == 1 else kept} game")
    assert f"to continue: ludi arena {GAME} --bots random,greedy" in err and err.count("\n") == 1
