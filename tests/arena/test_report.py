"""The report: one page that needs nothing else, with everything in it, in two languages."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import ludi
from ludi.arena.folder import Goal
from ludi.arena.matches import play_game
from ludi.arena.report import make_report, page
from ludi.arena.report.svg import axis_for, histogram, interval_plot, round_step
from ludi.arena.standings import Standings
from ludi.arena.tournament import Played, open_tournament

FOLDER = Path(page.FOLDER)
TOKENS = Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css"
VOID = {"meta", "br", "wbr", "line", "rect"}
SECTIONS = ["ratings", "duels", "questions", "scores", "seats", "things", "amounts", "lengths"]


class Reader(HTMLParser):
    """Checks that what is opened is closed, and collects ids, tags, addresses and text."""

    def __init__(self):
        super().__init__()
        self.open, self.ids, self.tags, self.addresses, self.text = [], [], [], [], []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value)
            if name in ("src", "href"):
                self.addresses.append(value)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data):
        if not self.open or self.open[-1] != "style":
            self.text.append(data)


def read(text):
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    return reader


def tournament_of(game, bots, players, count, **options):
    options = ludi.game(game).settle(players, options)
    made = open_tournament(game, None, players, options, "1", bots, "round-robin", 20_000)
    outcomes = [play_game(made.task(number, made.schedule)) for number in range(count)]
    games = [Played.of(one, made.schedule.deal_of(one.number)) for one in outcomes]
    return Standings(made, games, None)


@pytest.fixture(scope="module")
def standings():
    return tournament_of("glory-to-rome", ["random", "greedy"], 2, 12)


GOAL = Goal("ludi arena glory-to-rome --bots 'a<b>'", 12, None, False)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_page_has_everything_and_needs_nothing(standings, language):
    text = make_report(standings, GOAL, language)
    found = read(text)
    assert found.ids == [*SECTIONS, "notes"]
    assert found.addresses == [] and "script" not in found.tags
    assert "http" not in text and "@import" not in text and "url(" not in text
    assert f'<html lang="{language}">' in text and "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text
    said = " ".join(found.text)
    assert "greedy" in said and GOAL.command in said and "a<b>" not in text
    assert said.count(GOAL.command) == 1 + len(SECTIONS)  # with every section
    assert "[" not in said and "{" not in said  # no message is missing
    assert ("Ce qui gagne" in said) == (language == "fr")


def test_numbers_are_those_of_the_standings(standings):
    text = make_report(standings, GOAL, "en")
    count = standings.duels.counts["greedy", "random"]
    assert f"<b>{100 * count.share:.0f}%</b><small>" in text
    assert f"<b>{standings.ratings['greedy'].mean:.1f}</b>" in text
    assert f"<b>{standings.scores['random'].mean:.1f}</b>" in text
    assert text.count('<svg class="interval"') > 20


def test_alone_and_with_characters():
    standings = tournament_of("rome-and-roll", ["random"], 1, 4)
    found = read(make_report(standings, GOAL, "fr"))
    assert "seats" not in found.ids and "duels" not in found.ids and "characters" in found.ids
    standings = tournament_of("hadrians-wall", ["random"], 1, 4)
    said = " ".join(read(make_report(standings, GOAL, "en")).text)
    assert "Goal reached" in said and "the better half of the scores" in said


def test_games_that_were_all_cut_off_make_a_page_too():
    made = open_tournament(
        "glory-to-rome",
        None,
        2,
        ludi.game("glory-to-rome").settle(2, {}),
        "1",
        ["random", "greedy"],
        "round-robin",
        5,
    )
    games = [Played.of(play_game(made.task(n, made.schedule)), n // 2) for n in range(2)]
    found = read(make_report(Standings(made, games, None), GOAL, "en"))
    assert found.ids == ["ratings", "questions", "seats", "lengths", "notes"]
    assert "Cut off after 5 decisions" not in found.text  # the only ending there is


def test_the_colours_are_those_of_the_web_client():
    """Every colour of the style sheet is what a token of that name has been given somewhere."""
    tokens = TOKENS.read_text(encoding="utf-8")
    pigments = dict(re.findall(r"(--[\w-]+): (#[0-9a-f]{6})", tokens))
    known = set(re.findall(r"(--[\w-]+): (#[0-9a-f]{6})", tokens))
    for name, pigment in re.findall(r"(--[\w-]+): var\((--[\w-]+)\)", tokens):
        if pigment in pigments:
            known.add((name, pigments[pigment]))
    ours = re.findall(r"(--[\w-]+): (#[0-9a-f]{6})", (FOLDER / "report.css").read_text())
    assert len(ours) > 30
    assert [colour for colour in ours if colour not in known] == []


def test_both_languages_say_the_same():
    keys = {}
    for language in ("fr", "en"):
        text = (FOLDER / f"text.{language}.ftl").read_text(encoding="utf-8")
        body = FluentParser().parse(text).body
        assert not any(isinstance(entry, ast.Junk) for entry in body)
        keys[language] = {
            entry.id.name: set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
            for entry in body
            if isinstance(entry, ast.Message) and entry.span is not None
        }
    assert keys["fr"] == keys["en"]
    code = (FOLDER / "page.py").read_text(encoding="utf-8").replace("'", '"')
    made = ("mode-", "verdict-", "about-", "note-", "length-")  # keys made at run time
    said = [key for key in keys["en"] if f'"{key}"' in code or key.startswith(made)]
    assert sorted(set(keys["en"]) - set(said)) == []
    french = (FOLDER / "text.fr.ftl").read_text(encoding="utf-8")
    french = "\n".join(line for line in french.splitlines() if not line.startswith("#"))
    assert not re.search(r"\w [:;?!»%]", french) and not re.search(r"\w'\w", french)


def test_axes_have_round_numbers():
    assert [round_step(rough) for rough in (0.7, 1, 1.1, 3, 7, 0.03)] == [1, 1, 2, 5, 10, 0.05]
    axis = axis_for([3, 41])
    assert (axis.low, axis.high, axis.ticks) == (0, 50, [0, 10, 20, 30, 40, 50])
    assert (axis.x(25), axis.x(-9), axis.x(99)) == (50, 0, 100)
    assert axis_for([5, 5]).low < 5 < axis_for([5, 5]).high


def test_plots_draw_what_they_are_given():
    axis = axis_for([0, 100])
    drawn = interval_plot(axis, 50, (25, 75), 10, "good")
    assert 'class="range good" x1="25" y1="12" x2="75"' in drawn and 'class="zero" x1="10"' in drawn
    bars = histogram(axis, [1, 1, 99], "p1", bins=10)
    assert bars.count("<rect") == 2 and 'height="24"' in bars and 'height="12"' in bars
