"""The command as a whole: versions, languages, errors in one sentence, exit codes."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ludi
from ludi.cli.examples import EXAMPLES
from ludi.cli.main import main
from ludi.cli.output import Voice, language_from
from ludi.cli.parser import make_parser
from tests.cli.interrupts import heed_interrupts

LUDI = [sys.executable, "-m", "ludi.cli.main"]
GAME = "glory-to-rome"


@pytest.fixture(autouse=True)
def french(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LUDI_LANG", "LC_ALL", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_version_says_how_the_rules_run(capsys):
    assert main(["--version"]) == 0
    mode = "compiled" if ludi.compiled() else "interpreted"
    assert capsys.readouterr().out == f"ludi {ludi.__version__} ({mode})\n"


def test_help_is_in_both_languages(capsys):
    assert main(["--help"]) == 0
    assert "usage\u00a0: ludi" in capsys.readouterr().out
    assert main(["simulate", "--help", "--lang", "en"]) == 0
    english = capsys.readouterr().out
    assert "usage: ludi simulate" in english
    assert "the number of games" in english
    for command in ("games", "play", "replay", "verify", "components", "rules", "perft", "serve"):
        assert main([command, "--help"]) == 0
        assert "afficher cette aide" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("juggle", "there is no command 'juggle' (there are: games"),
        ("rule", "there is no command 'rule' (did you mean rules?)"),
        ("games hadrian_wal", "did you mean hadrians-wall?"),
        ("games a", "'a' could be ave-roma or age-of-rome"),
        ("games --colour", "unrecognized arguments: --colour"),
        ("games chess", "there is no game 'chess' (there are: glory-to-rome"),
        ("games --lang de", "invalid choice: 'de'"),
        (f"simulate {GAME}", "required: --games"),
        (f"simulate {GAME} --games 0", "should be a whole number from 1 on, not '0'"),
        (f"simulate {GAME} --games 1 --jobs -2", "--jobs"),
        (f"simulate {GAME} --games 1 --bots oracle", "there is no player 'oracle'"),
        (f"simulate {GAME} --games 1 --bots random,", "names separated by commas"),
        (f"simulate {GAME} --games 1 --players 9", "se joue de 2 à 5, pas à 9"),
        (f"simulate {GAME} --games 1 --players 2 --bots random,random,greedy", "too many"),
        (f"simulate {GAME} --games 1 --option mode", "should read name=value"),
        (f"simulate {GAME} --games 1 --option mood=full", "has no option 'mood'"),
        (f"simulate {GAME} --games 1 --option mode=odd", "'odd' is not one of"),
        (f"simulate {GAME} --games 1 --option mode=full --option mode=full", "given twice"),
        (f"perft {GAME} --depth x", "--depth"),
        ("serve --port 70000", "should be a port from 0 to 65535, not '70000'"),
        ("serve --database mysql://x", "the database should be sqlite:///file or postgresql://"),
        (f"bench {GAME} --seconds never", "a number of seconds"),
        (f"bench {GAME} --players 1", "se joue de 2 à 5"),
        ("verify no-such-file", "no-such-file cannot be read: No such file"),
        ("replay no-such-file", "no-such-file cannot be read: No such file"),
        (f"components {GAME} --components no-such-file", "illisible : No such file"),
        (f"rules {GAME} cirus", "there is no rule 'cirus' (the nearest: circus"),
    ],
)
def test_a_mistake_is_one_sentence(arguments, sentence, capsys):
    assert main(arguments.split()) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("ludi: ")
    assert captured.err.count("\n") == 1
    assert sentence in captured.err


def test_the_language_comes_from_the_environment():
    assert language_from({}) == "fr"
    assert language_from({"LANG": "en_GB.UTF-8"}) == "en"
    assert language_from({"LANG": "de_DE.UTF-8"}) == "en"
    assert language_from({"LANG": "C.UTF-8"}) == "fr"
    assert language_from({"LC_MESSAGES": "fr_CA", "LANG": "de_DE"}) == "fr"
    assert language_from({"LC_ALL": "fr_FR.UTF-8", "LANG": "en_GB.UTF-8"}) == "fr"
    assert language_from({"LUDI_LANG": "fr", "LC_ALL": "en_GB.UTF-8"}) == "fr"
    with pytest.raises(ludi.BadChoice, match="LUDI_LANG should be fr or en, not 'de'"):
        language_from({"LUDI_LANG": "de"})


def test_asking_for_a_language_wins(monkeypatch, capsys):
    monkeypatch.setenv("LUDI_LANG", "fr")
    for arguments in (
        ["games", "--lang", "en"],
        ["--lang", "en", "games"],
        ["games", "--lang", "en_GB"],
    ):
        assert main(arguments) == 0
        assert "Players" in capsys.readouterr().out
    assert main(["games"]) == 0
    assert "Joueurs" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["glory_to_rome", "Glory to Rome", "GLORY", "glory-to-rome"])
def test_a_game_is_found_by_what_people_call_it(name, capsys):
    assert main(["games", name]) == 0
    assert "(glory-to-rome)" in capsys.readouterr().out


def test_options_stand_anywhere(capsys):
    assert main(["rules", GAME, "--lang", "en", "forum"]) == 0
    first = capsys.readouterr().out
    assert main(["rules", "--lang", "en", GAME, "forum"]) == 0
    assert capsys.readouterr().out == first != ""


def test_a_table_in_a_pipe_is_not_folded(capsys, monkeypatch):
    monkeypatch.delenv("COLUMNS", raising=False)
    assert main(["games"]) == 0
    rows = [row for row in capsys.readouterr().out.splitlines() if "rome-and-roll" in row]
    assert len(rows) == 1 and "rubble_blocks" in rows[0]


def test_the_examples_of_every_help_are_understood(capsys):
    parser = make_parser(Voice("en"))
    for name, lines in EXAMPLES.items():
        assert main([*name.split(), "--help"]) == 0
        shown = capsys.readouterr().out
        for line in lines:
            assert line in shown
            parser.parse_args(line.partition(" > ")[0].split()[1:])


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_can_complete_commands_games_and_bots(shell, capsys):
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    for word in ("campaign", "hadrians-wall", "centurio", "max-decisions"):
        assert word in script


def test_numbers_are_written_as_the_language_does():
    assert Voice("en").number(1234567.891, 2) == "1,234,567.89"
    assert Voice("fr").number(1234567.891, 2) == "1\u202f234\u202f567,89"
    assert Voice("en").percent(0.125) == "12.5%"
    assert Voice("fr").percent(0.125) == "12,5\u00a0%"


# ---------------------------------------------------------------- as real processes


def test_as_a_process():
    done = subprocess.run([*LUDI, "games", "chess"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    known = ", ".join(ludi.games())
    assert done.stderr == f"ludi: there is no game 'chess' (there are: {known})\n"


def test_a_reader_who_stops_reading_is_no_error():
    for command in (["components", GAME], ["rules", GAME]):
        with subprocess.Popen(
            [*LUDI, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process:
            assert process.stdout is not None and process.stderr is not None
            process.stdout.close()
            assert process.stderr.read() == b""
            assert process.wait(30) == 141


def test_a_terminal_without_our_letters_is_no_error():
    done = subprocess.run(
        [*LUDI, "games"],
        env={**os.environ, "PYTHONIOENCODING": "ascii", "LUDI_LANG": "fr"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "l?un d?eux" in done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_one_sentence():
    with open("/dev/full", "w") as full:
        done = subprocess.run([*LUDI, "games"], stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert done.stderr == b"ludi: the output: No space left on device\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_is_clean(jobs):
    command = [*LUDI, "simulate", GAME, "--games", "1000000", "--jobs", jobs]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # so that its processes hear the signal, and nobody else
        preexec_fn=heed_interrupts,  # noqa: PLW1509
    ) as process:
        try:
            time.sleep(2)
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=30)
        finally:
            process.kill()
    assert (process.returncode, out, err) == (130, "", "ludi: interrupted\n")
