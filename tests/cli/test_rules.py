"""`ludi rules`: the whole reference, one rule, the list, a search; on a terminal and in a pipe."""

import os
import subprocess
import sys

import pytest

import ludi
from ludi.cli.main import main
from ludi.cli.rules import read_rules, split, under

GAME = "glory-to-rome"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDI_LANG", "en")


def test_the_whole_reference_in_both_languages(capsys):
    assert main(["rules", GAME]) == 0
    english = capsys.readouterr().out
    assert english.startswith("# Glory to Rome")
    assert "## Goal of the game\n" in english
    assert main(["rules", GAME, "--lang", "fr"]) == 0
    french = capsys.readouterr().out
    assert "## But du jeu\n" in french
    for text in (english, french):
        assert "{#" not in text and "](" not in text and "**" not in text


def test_one_rule(capsys):
    assert main(["rules", GAME, "circus"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("## Circus\n")
    assert out.count("## ") == 1
    assert main(["rules", GAME, "#circus"]) == 0
    assert capsys.readouterr().out == out


def test_an_unknown_rule_suggests_others(capsys):
    assert main(["rules", GAME, "merchants"]) == 2
    assert "there is no rule 'merchants' (the nearest: merchant" in capsys.readouterr().err
    assert main(["rules", GAME, "Égout", "--lang", "fr"]) == 2
    assert "sewer" in capsys.readouterr().err  # found by its French title
    assert main(["rules", GAME, "xyzzy"]) == 2
    assert "--list shows them all" in capsys.readouterr().err


def test_every_anchor_leads_somewhere_in_both_languages():
    game = ludi.game(GAME)
    anchors = {
        lang: [s.anchor for s in read_rules(game, lang) if s.anchor] for lang in ("fr", "en")
    }
    assert set(anchors["fr"]) == set(anchors["en"])
    assert len(anchors["fr"]) == len(set(anchors["fr"]))


def test_the_list(capsys):
    assert main(["rules", GAME, "--list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.split() == ["circus", "Circus"] for line in lines)


def test_a_search_ignores_case_and_accents(capsys):
    assert main(["rules", GAME, "--lang", "fr", "--search", "EGOUT"]) == 0
    out = capsys.readouterr().out
    assert "Égout (#sewer)" in out
    assert out.rstrip().endswith("règles parlent de «\u00a0EGOUT\u00a0».")
    assert main(["rules", GAME, "circus", "--search", "petition"]) == 0
    assert "One rule speaks of “petition”." in capsys.readouterr().out
    assert main(["rules", GAME, "--search", "xyzzy"]) == 1
    assert capsys.readouterr().out == "No rule speaks of “xyzzy”.\n"
    assert main(["rules", GAME, "--search", " "]) == 2


def test_a_rule_has_what_is_below_it():
    sections = split("# Top\n## One {#one}\na\n### Part {#part}\nb\n## Two {#two}\nc\n")
    assert [section.anchor for section in under(sections, "one")] == ["one", "part"]
    assert [section.anchor for section in under(sections, "two")] == ["two"]


def test_on_a_terminal_it_is_drawn():
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "ludi.cli.main", "rules", GAME, "goal"],
        stdin=theirs,
        stdout=theirs,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "60"},
    ) as process:
        os.close(theirs)
        drawn = b""
        try:
            while part := os.read(ours, 4096):
                drawn += part
        except OSError:  # the other side is closed
            pass
        assert process.wait(30) == 0
    os.close(ours)
    text = drawn.decode()
    assert "\x1b[" in text
    assert "Goal of the game" in text and "{#goal}" not in text and "## " not in text
