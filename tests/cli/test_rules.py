"""`ludi rules`: the whole reference, one rule, the list, a search; on a terminal and in a pipe."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludi
from ludi.cli.main import main
from ludi.cli.rules import ICON, read_rules, split, under

GAME = "glory-to-rome"
ROOT = Path(__file__).parents[2]
OURS = ("age-of-rome", "ave-roma", GAME, "hadrians-wall", "rome-and-roll")


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
    assert main(["rules", GAME, "Égoutt", "--lang", "fr"]) == 2
    assert "sewer" in capsys.readouterr().err  # found by its French title
    assert main(["rules", GAME, "xyzzy"]) == 2
    assert "--list shows them all" in capsys.readouterr().err


def test_the_player_aid(capsys):
    assert main(["rules", GAME, "--aid"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("# Glory to Rome: player aid\n")
    assert "- Laborer: a card from the pool" in out, "the icons are not for the terminal"


@pytest.mark.parametrize("game", OURS)
def test_icons_are_drawn_and_the_aid_leads_to_rules(game):
    opened = ludi.game(game)
    icons = {path.stem for path in (ROOT / "web/src/icons").glob("*.svg")}
    for lang in ("fr", "en"):
        anchors = {section.anchor for section in read_rules(opened, lang)}
        aid = read_rules(opened, lang, "aid")
        assert all(section.anchor in anchors for section in aid if section.level > 1)
        for what in ("rules", "aid"):
            text = (Path(opened.folder) / f"{what}.{lang}.md").read_text(encoding="utf-8")
            assert {icon.strip(": ") for icon in ICON.findall(text)} <= icons


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
    assert "One rule mentions “petition”." in capsys.readouterr().out
    assert main(["rules", GAME, "--search", "xyzzy"]) == 1
    assert capsys.readouterr().out == "No rule mentions “xyzzy”.\n"
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


def test_a_thing_of_the_box_is_found_by_its_name(capsys):
    assert main(["rules", "ave-roma", "Maecenas"]) == 0
    out = capsys.readouterr().out
    assert "Price: 1 stone and 12 denarii" in out and "Source: reconstructed." in out
    assert main(["rules", "ave-roma", "--search", "brown cube"]) == 0
    assert "Limits an area" in capsys.readouterr().out  # the glossary


def test_all_things_as_json(capsys):
    assert main(["rules", "rome-and-roll", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    by_section = {section["id"]: len(section["entries"]) for section in told["sections"]}
    assert by_section["plans"] == 21 and by_section["advisors"] == 16
    assert told["entries"] == sum(by_section.values())
    assert main(["rules", "rome-and-roll", "--things"]) == 0
    assert "## Glossary" in capsys.readouterr().out
