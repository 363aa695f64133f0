"""The full-screen client, driven by its keys."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

import ludi
from ludi.bots import Bot, make_bot
from ludi.cli.folders import saves_folder
from ludi.cli.terminal import LudiApp, seats_of
from ludi.cli.terminal.actions import KEYS, STOP_KEY, choices, give_keys
from ludi.cli.terminal.chooser import SetUpScreen, ShelfScreen
from ludi.cli.terminal.dialogs import Curtain, Small
from ludi.cli.terminal.end import EndScreen
from ludi.cli.terminal.journal import Journal, LogView
from ludi.cli.terminal.match import Match
from ludi.cli.terminal.panels import LookUpPanel, PagePanel, RulesPanel, WhyNotPanel
from ludi.cli.terminal.phrases import Phrases, finds, names_in_record, shown_names
from ludi.cli.terminal.play import PlayScreen
from ludi.cli.terminal.replay import ReplayScreen
from ludi.cli.terminal.rulebook import Rulebook
from ludi.cli.terminal.screen import stacked
from ludi.drawn import DENSITIES, Board, Pen, board_of
from ludi.games.glory_to_rome.ids import KINDS
from ludi.kernel.chronicle import chronicle
from ludi.kernel.history import History
from ludi.kernel.record import Record
from ludi.kernel.table import NOBODY, Table
from ludi.kernel.viewer import EVERYTHING, PUBLIC, viewer_of
from tests.kernel.toy import MORRA, MorraTable

GAME = ludi.game("glory-to-rome")
SIZE = (100, 40)
WORDS = Path(ludi.__file__).parent / "cli" / "terminal"
PLACES = (WORDS, Path(ludi.__file__).parent / "drawn")


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COLORFGBG", raising=False)


def match(*seats: str, seed: int = 7, language: str = "fr", path: str | None = None) -> Match:
    return Match(GAME, list(seats), {}, seed, language, path)


def app_of(made: Match) -> LudiApp:
    return LudiApp(lambda: PlayScreen(made, fast=True), made.language, fast=True)


async def settle(pilot: Pilot[int]) -> Screen[Any]:
    """Wait until no bot is at work; the screen that is then shown."""
    await pilot.pause()
    while any(worker.is_running for worker in pilot.app.workers):
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
    return pilot.app.screen


async def press(pilot: Pilot[int], *keys: str) -> Screen[Any]:
    await pilot.press(*keys)
    return await settle(pilot)


def shown(screen: Screen[Any]) -> str:
    """All the text on a screen, row by row."""
    app = screen.app
    width, height = app.size
    strips = screen._compositor.render_strips()
    assert len(strips) == height
    rows = [strip.text for strip in strips]
    assert all(len(row) <= width for row in rows)
    return "\n".join(rows)


def text_of(screen: Screen[Any], id: str) -> str:
    return str(screen.query_one(id, Static).render())


# ---------------------------------------------------------------- playing


async def test_the_first_screen_asks_in_one_sentence_and_offers_actions_with_keys() -> None:
    made = match("human", "greedy", "random")
    async with app_of(made).run_test(size=SIZE) as pilot:
        screen = await settle(pilot)
        assert isinstance(screen, PlayScreen)
        text = shown(screen)
        assert "Pour la Gloire de Rome" in text.splitlines()[0]
        assert "Tour 1" in text
        assert "À vous de jouer" in text
        question = GAME.question(made.table, 0, "fr", made.names).split()
        assert " ".join(question[:8]) in " ".join(text.split())
        for number, choice in enumerate(screen.listed.listed[:6]):
            assert f" {number + 1}  {choice.sentence}" in text
        assert "Pioche" in text
        assert "Main 5/5" in text
        assert "u annuler" in text.splitlines()[-1]


async def test_a_key_plays_the_action_it_stands_for_and_undo_takes_it_back() -> None:
    made = craftsman()
    async with app_of(made).run_test(size=SIZE) as pilot:
        screen = await settle(pilot)
        assert isinstance(screen, PlayScreen)
        before = made.table.dump()
        plays = len(made.history.plays)
        wanted = screen.listed.with_key("1")
        assert wanted is not None
        await pilot.press("1")
        assert made.history.plays[plays][1:3] == (0, wanted.action)
        await press(pilot, "u")
        assert len(made.history.plays) == plays
        assert made.table.dump() == before
        assert "annulée" in text_of(screen, "#preview")
        await press(pilot, "y")
        assert made.history.plays[plays][1:3] == (0, wanted.action)
        await press(pilot, "U")
        assert len(made.history.plays) == plays


def craftsman() -> Match:
    """A game in which the person is in the middle of several Craftsman actions."""
    made = match("human", "random", seed=5)
    dump = made.table.dump()
    deck = dump["pieces"]["deck"]
    for _ in range(2):  # two cards of the deck become clients
        deck.remove(next(kind for kind in deck if KINDS[kind] in ("dock", "market", "palisade")))
    dump["pieces"]["camps"][0]["clients"][1] = 2
    table = GAME.load(dump)
    made.history.stand_at(table)
    lead = GAME.action("lead_jack", role="craftsman")
    made.history.play(lead, 0)
    bot = make_bot("random", 1)
    while made.table.seat != 0:
        made.history.play(bot.choose(made.table, 1), 1)
    return made


async def test_undo_says_why_it_stops() -> None:
    made = match("human", "greedy", "random")
    async with app_of(made).run_test(size=SIZE) as pilot:
        screen = await settle(pilot)
        await press(pilot, "u")
        assert "rien à annuler" in text_of(screen, "#preview")
        await press(pilot, "1")
        await press(pilot, "u")
        reason = made.history.why_no_undo(0)
        assert reason is not None
        question = pilot.app.screen
        assert isinstance(question, Small)
        assert GAME.why(reason, "fr") in str(question.content)
        await press(pilot, "1")
        assert isinstance(pilot.app.screen, PlayScreen)
        assert not made.history.went_back


async def test_against_bots_one_goes_back_past_what_came_out_and_it_is_marked() -> None:
    made = match("human", "greedy", "random")
    async with app_of(made).run_test(size=SIZE) as pilot:
        await settle(pilot)
        before = made.table.dump()
        await press(pilot, "1")
        assert made.history.why_no_undo(0) is not None
        await press(pilot, "u")
        await press(pilot, "2")
        assert made.table.dump() == before
        assert made.history.went_back == 1
        assert made.history.record().went_back == 1
        assert "La table revient" in shown(pilot.app.screen)


async def test_arrows_and_enter_choose_too_and_the_preview_says_what_follows() -> None:
    made = match("human", "greedy", "random")
    async with app_of(made).run_test(size=SIZE) as pilot:
        screen = await settle(pilot)
        assert isinstance(screen, PlayScreen)
        await press(pilot, "down")
        wanted = screen.listed.chosen
        assert wanted is not None
        assert wanted is screen.listed.listed[1]
        assert text_of(screen, "#preview").startswith("→ Vous ")
        await press(pilot, "enter")
        assert made.history.plays[0].action == wanted.action


async def test_typing_after_a_slash_filters_the_actions() -> None:
    made = match("human", "greedy", "random")
    async with app_of(made).run_test(size=SIZE) as pilot:
        screen = await settle(pilot)
        assert isinstance(screen, PlayScreen)
        everything = len(screen.listed.listed)
        await press(pilot, "slash", *"prendre jack".replace(" ", "\t").split("\t")[0])
        assert [choice.sentence for choice in screen.listed.listed] == [
            choice.sentence for choice in screen.listed.all if finds("prendre", choice.sentence)
        ]
        assert 0 < len(screen.listed.listed) < everything
        await press(pilot, "escape")
        assert len(screen.listed.listed) == everything
        await press(pilot, "slash", *"zzz")
        assert "Aucune action" in shown(screen)
        await press(pilot, "enter")
        assert not made.history.plays
        await press(pilot, "escape", "slash", *"prendre", "enter")
        assert made.history.plays[0].action == GAME.action("think", thought="jack")


def test_keys_skip_the_letters_that_do_something_else_and_zero_stops() -> None:
    bound = "bfilqrsuvwy"
    assert not set(KEYS) & set(bound)
    legal = [GAME.action("stop"), GAME.action("take", material="stone")]
    table = GAME.new(players=2, seed=1)
    found = choices(GAME, table, legal, "fr", ["A", "B"])
    give_keys(found)
    assert [choice.key for choice in found] == ["1", STOP_KEY]
    many = choices(GAME, table, range(40), "fr", ["A", "B"])
    give_keys(many)
    assert [choice.key for choice in many] == [*KEYS, *[""] * (40 - len(KEYS))]


async def test_keys_that_mean_nothing_do_nothing() -> None:
    made = match("human", "greedy", "random")
    async with app_of(made).run_test(size=SIZE) as pilot:
        screen = await settle(pilot)
        for key in ("z", "x", "0", "%", "tab", "f5", "y", "escape", "space", "delete"):
            assert await press(pilot, key) is screen
        assert not made.history.plays


# ---------------------------------------------------------------- looking things up


async def test_the_rules_open_at_the_rule_of_the_moment() -> None:
    made = match("human", "greedy", "random")
    async with app_of(made).run_test(size=SIZE) as pilot:
        await settle(pilot)
        panel = await press(pilot, "r")
        assert isinstance(panel, RulesPanel)
        assert panel.section is not None
        assert panel.section.anchor == "lead"
        assert "Appeler un rôle" in shown(panel)
        await press(pilot, "1")
        assert panel.section.anchor == "jacks"
        await press(pilot, "right")
        assert panel.section.anchor == "petition"
        await press(pilot, "backspace", "backspace")
        assert panel.section.anchor == "lead"
        await press(pilot, "slash", *"escalier", "enter")
        assert panel.section.anchor == "stairway"
        await press(pilot, "pagedown", "down", "up", "pageup")
        assert isinstance(await press(pilot, "escape"), PlayScreen)


async def test_why_not_answers_with_the_rule() -> None:
    made = match("human", "greedy", "random")
    async with app_of(made).run_test(size=SIZE) as pilot:
        await settle(pilot)
        panel = await press(pilot, "w")
        assert isinstance(panel, WhyNotPanel)
        held = {card for card in made.view()["camps"][0]["hand"]}
        action = GAME.action("lead", card="prison" if "prison" not in held else "villa")
        reason = made.table.why_not(action, 0)
        assert reason is not None
        panel.query_one(Input).value = GAME.words(action, "fr")
        await settle(pilot)
        text = " ".join(shown(panel).split())
        assert "✗" in text
        assert GAME.why(reason, "fr").split(".")[0][:30] in text
        possible = GAME.words(made.legal[0], "fr")
        panel.query_one(Input).value = possible
        await settle(pilot)
        assert f"✓ {possible}" in shown(panel)
        panel.query_one(Input).value = "pas un mot du jeu"
        await settle(pilot)
        assert "Aucune action" in shown(panel)
        assert isinstance(await press(pilot, "escape"), PlayScreen)


async def test_a_card_is_looked_up_by_a_part_of_its_name() -> None:
    made = match("human", "greedy", "random")
    async with app_of(made).run_test(size=SIZE) as pilot:
        await settle(pilot)
        panel = await press(pilot, "i", *"amphi")
        assert isinstance(panel, LookUpPanel)
        text = " ".join(shown(panel).split())
        assert "Prix : 2 × béton" in text and "Dans la boîte : 3." in text
        await press(pilot, *"zzz")
        assert "Rien ne porte ce nom" in shown(panel)


@pytest.mark.parametrize("key", ["l", "b", "question_mark"])
async def test_panels_open_and_close(key: str) -> None:
    made = match("human", "greedy", "random")
    async with app_of(made).run_test(size=SIZE) as pilot:
        await settle(pilot)
        await press(pilot, "1")
        panel = await press(pilot, key)
        assert isinstance(panel, PagePanel)
        await press(pilot, "down", "end", "pageup", "home")
        assert isinstance(await press(pilot, "escape"), PlayScreen)


async def test_the_log_marks_what_is_new_since_the_last_decision() -> None:
    made = match("human", "greedy", "random")
    async with app_of(made).run_test(size=SIZE) as pilot:
        screen = await settle(pilot)
        assert isinstance(screen, PlayScreen)
        await press(pilot, "1")
        lines = text_of(screen, "#log")
        assert "▌" in lines
        assert "Vous " in lines
        first = next(entry for entry in screen.entries() if not entry.heading)
        assert first.index >= made.mark


# ---------------------------------------------------------------- files


async def test_leaving_asks_nothing_if_there_is_nothing_to_lose() -> None:
    app = app_of(match("human", "greedy", "random"))
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await pilot.press("q")
    assert app.return_value == 0
    assert not list(Path().iterdir())


async def test_save_quit_load_and_go_on(tmp_path: Path) -> None:
    made = match("human", "greedy", "random")
    app = app_of(made)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await press(pilot, "1")
        screen = await press(pilot, "s")
        assert "glory-to-rome-1.ludi" in text_of(screen, "#preview")
        await press(pilot, "1")
        dialog = await press(pilot, "q")
        assert isinstance(dialog, Small)
        assert isinstance(await press(pilot, "escape"), PlayScreen)
        await press(pilot, "q")
        await pilot.press("1")
    assert app.return_value == 0
    record = Record.load(saves_folder() / "glory-to-rome-1.ludi")
    assert record.plays == made.history.record().plays
    assert seats_of(record.names) == ["human", "greedy", "random"]

    again = Match(GAME, [], record.options, None, "fr", history=History.from_record(record, GAME))
    assert again.seats == ["human", "greedy", "random"]
    assert again.names == made.names
    assert not again.unsaved
    async with app_of(again).run_test(size=SIZE) as pilot:
        await settle(pilot)
        assert again.table.dump() == made.table.dump()
        await press(pilot, "1")
        assert len(again.history.plays) > len(record.plays)


async def test_with_a_record_file_every_action_is_saved() -> None:
    made = match("human", "greedy", "random", path="game.ludi")
    app = app_of(made)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await press(pilot, "1")
        assert Record.load("game.ludi").plays == made.history.record().plays
        await pilot.press("q")
    assert app.return_value == 0


async def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on() -> None:
    made = match("human", "greedy", "random", path="nowhere/game.ludi")
    async with app_of(made).run_test(size=SIZE) as pilot:
        screen = await settle(pilot)
        assert isinstance(screen, PlayScreen)
        await press(pilot, "1")
        assert made.history.plays
        assert made.mine
        await press(pilot, "s")
        assert "pas enregistrée" in text_of(screen, "#preview")


# ---------------------------------------------------------------- to the end


async def test_a_whole_game_by_keys_to_the_end_screen_and_again() -> None:
    made = Match(GAME, ["human", "random", "random"], {"mode": "beginner"}, 7, "fr")
    async with app_of(made).run_test(size=SIZE) as pilot:
        screen = await settle(pilot)
        for _ in range(600):
            if not isinstance(screen, PlayScreen):
                break
            assert made.mine
            screen = await press(pilot, screen.listed.listed[0].key)
        assert isinstance(screen, EndScreen)
        assert made.over
        text = shown(screen)
        for score in made.table.scores():
            assert made.names[score.seat] in text
            assert str(score.total) in text
        assert GAME.words_of.say("score-influence", {}, "fr") in text
        ending = GAME.words_of.say("ending-" + made.view()["ending"], {}, "fr")
        assert ending in text
        assert "ludi verify glory-to-rome-1.ludi" in text
        Record.load(saves_folder() / "glory-to-rome-1.ludi").verify()
        table = await press(pilot, "b")
        assert isinstance(table, PlayScreen)
        assert "La partie est terminée" in shown(table)
        for key in ("u", "U"):
            await press(pilot, key)
            assert made.over, "what was shown at the end cannot be played against"
            assert text_of(table, "#preview") == "La partie est terminée."
        assert isinstance(await press(pilot, "enter"), EndScreen)
        replay = await press(pilot, "p")
        assert isinstance(replay, ReplayScreen)
        assert isinstance(await press(pilot, "q"), PlayScreen)
        await press(pilot, "enter")
        fresh = await press(pilot, "n")
        assert isinstance(fresh, PlayScreen)
        assert fresh.match.seats == made.seats
        assert fresh.match.history.seed != made.history.seed


async def test_a_long_sentence_hangs_under_its_first_word_at_every_width() -> None:
    made = Match(ludi.game("rome-and-roll"), ["human", "random"], {}, "soir", "fr")
    async with app_of(made).run_test(size=(44, 40)) as pilot:
        screen = await settle(pilot)
        assert "  1  Prendre le dé bleu 2 (Constructeur,\n     Bois, Pierre)\n" in trimmed(screen)
        await pilot.resize_terminal(80, 40)
        screen = await settle(pilot)
        assert "  1  Prendre le dé bleu 2 (Constructeur, Bois, Pierre)\n" in trimmed(screen)


def trimmed(screen: Screen[Any]) -> str:
    return "\n".join(row.rstrip() for row in shown(screen).splitlines())


@pytest.mark.parametrize("size", [(60, 24), (100, 40), (200, 60)])
async def test_the_whole_table_and_the_whole_log_take_the_whole_width(
    size: tuple[int, int],
) -> None:
    async with app_of(match("human", "random")).run_test(size=size) as pilot:
        await settle(pilot)
        for key in "bl":
            panel = await press(pilot, key)
            assert panel.query_one("#panel").outer_size.width == size[0]
            await press(pilot, "escape")


async def test_conceding_asks_twice() -> None:
    made = match("human", "random")
    async with app_of(made).run_test(size=SIZE) as pilot:
        await settle(pilot)
        menu = await press(pilot, "v")
        assert isinstance(menu, Small)
        sure = await press(pilot, "1")
        assert isinstance(sure, Small)
        assert isinstance(await press(pilot, "enter"), PlayScreen)
        assert 0 not in [play.seat for play in made.history.plays]
        end = await press(pilot, "v", "1", "2")
        assert isinstance(end, EndScreen)
        assert made.over
        assert "Livia remporte la partie" in shown(end)


async def test_bots_alone_can_be_watched() -> None:
    made = match("random", "random", seed=2)
    async with app_of(made).run_test(size=SIZE) as pilot:
        screen = await settle(pilot)
        assert isinstance(screen, EndScreen)
        assert made.eyes == NOBODY
        table = await press(pilot, "b", "w")
        assert isinstance(table, PlayScreen)
        assert "Vous regardez" in text_of(table, "#preview")


async def test_bots_keep_a_pace_that_can_be_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludi.cli.terminal.play.PACE", 3600.0)
    made = match("human", "random", "random")
    app = LudiApp(lambda: PlayScreen(made), "fr")
    async with app.run_test(size=SIZE) as pilot:
        screen = await settle(pilot)
        assert isinstance(screen, PlayScreen)
        await pilot.press("1")
        assert made.asked in made.bots
        assert "choisit" in shown(screen)
        await press(pilot, "u")  # before the bot has played, one may still change one's mind
        assert not made.history.plays
        await pilot.press("1")
        await press(pilot, "space")
        assert made.mine
        assert not screen.fast
        plays = len(made.history.plays)
        await pilot.press("f")
        await press(pilot, screen.listed.listed[0].key)
        assert made.mine
        assert len(made.history.plays) > plays


async def test_a_bot_that_fails_is_replaced() -> None:
    made = match("human", "random", "random")
    made.bots[1] = BrokenBot(1)
    async with app_of(made).run_test(size=SIZE) as pilot:
        await settle(pilot)
        await press(pilot, "1")
        assert made.mine


class BrokenBot(Bot):
    def choose(self, table: Table, seat: int) -> int:
        raise RuntimeError("a bug")


class BrokenTable(MorraTable):
    """A table whose rules fail whenever seat 1 chooses."""

    def play(self, action: int, seat: int = NOBODY) -> None:
        if seat == 1:
            raise RuntimeError("a bug in the rules")
        super().play(action, seat)


async def test_rules_that_fail_stop_the_bots_but_not_the_program() -> None:
    made = Match(MORRA, ["human", "random"], {}, 1, "fr")
    made.history.table.__class__ = BrokenTable
    app = app_of(made)
    async with app.run_test(size=SIZE) as pilot:
        screen = await settle(pilot)
        assert isinstance(screen, PlayScreen)
        assert "RuntimeError" in text_of(screen, "#preview")
        await pilot.press("ctrl+q")
    assert app.return_value == 0


# ---------------------------------------------------------------- any other game


@pytest.mark.parametrize("seats", [["human", "random", "random"], ["human", "human"]])
async def test_a_game_where_all_choose_at_once_and_that_has_no_board(seats: list[str]) -> None:
    made = Match(MORRA, seats, {}, 5, "fr")
    async with app_of(made).run_test(size=SIZE) as pilot:
        screen = await settle(pilot)
        curtains = 0
        for _ in range(80):
            if isinstance(screen, Curtain):
                curtains += 1
                screen = await press(pilot, "enter")
            elif isinstance(screen, PlayScreen):
                assert "coins" in shown(screen)
                assert MORRA.question(made.table, made.eyes, "fr") in shown(screen)
                screen = await press(pilot, "1")
            else:
                break
        assert isinstance(screen, EndScreen)
        assert bool(curtains) == (len(made.humans) > 1)


async def test_without_rules_the_panel_says_so() -> None:
    made = Match(MORRA, ["human", "random"], {}, 5, "en")
    async with app_of(made).run_test(size=SIZE) as pilot:
        await settle(pilot)
        panel = await press(pilot, "r")
        assert "not here" in shown(panel)
        await press(pilot, "1", "right", "backspace", "slash", "x", "enter", "escape", "escape")
        assert isinstance(pilot.app.screen, PlayScreen)
        assert isinstance(await press(pilot, "i", "x"), LookUpPanel)


@pytest.mark.parametrize("size", [(20, 8), (40, 12), (300, 100)])
async def test_odd_sizes_do_no_harm(size: tuple[int, int]) -> None:
    made = match("human", "greedy", "random")
    async with app_of(made).run_test(size=size) as pilot:
        await settle(pilot)
        await press(pilot, "1", "r", "escape", "l", "escape", "q")
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, PlayScreen)


# ---------------------------------------------------------------- several people


async def test_a_curtain_falls_between_two_people() -> None:
    made = match("human", "human", seed=7)
    async with app_of(made).run_test(size=SIZE) as pilot:
        curtain = await settle(pilot)
        assert isinstance(curtain, Curtain)
        first = made.asked
        assert f"À Joueur {first + 1}." in shown(curtain)
        assert "Main" not in shown(curtain)
        screen = await press(pilot, "enter")
        assert isinstance(screen, PlayScreen)
        assert made.eyes == first
        await press(pilot, "1")
        curtain = pilot.app.screen
        assert isinstance(curtain, Curtain)
        other = 1 - first
        for card in made.table.view(other)["camps"][other]["hand"]:
            assert GAME.words_of.name("card", card, "fr") not in shown(curtain)
        await press(pilot, "u", "y", "1")
        assert isinstance(pilot.app.screen, Curtain)
        assert len(made.history.plays) == 1
        await press(pilot, "space")
        assert made.eyes == other
        await press(pilot, "u")
        assert len(made.history.plays) == 1


async def test_an_open_panel_does_not_stay_for_the_next_player() -> None:
    made = match("human", "human", "random", seed=7)
    async with app_of(made).run_test(size=SIZE) as pilot:
        await settle(pilot)
        await press(pilot, "enter")
        screen = next(s for s in pilot.app.screen_stack if isinstance(s, PlayScreen))
        await press(pilot, "l")
        assert isinstance(pilot.app.screen, PagePanel)
        made.play(made.legal[0], made.eyes)
        screen.go_on()
        await settle(pilot)
        assert not any(isinstance(s, PagePanel) for s in pilot.app.screen_stack)


@pytest.mark.parametrize("size", [(80, 24), (100, 40), (200, 60)])
async def test_nothing_secret_is_on_the_screen(size: tuple[int, int]) -> None:
    """Whatever others hold is the same to the screen: it draws only from what a seat sees."""
    made = match("human", "greedy", "greedy", seed=11)
    async with app_of(made).run_test(size=size) as pilot:
        screen = await settle(pilot)
        for _ in range(6):
            assert isinstance(screen, PlayScreen)
            screen.redraw()
            await settle(pilot)  # also what a scroll bar needs to come or go
            before = shown(screen)
            real = made.history.table
            twin = real.imagine(0, ludi.Dice.seeded("other"))
            assert twin.view(0) == real.view(0)
            made.history.stand_at(twin)
            screen.redraw()
            await settle(pilot)
            assert shown(screen) == before
            made.history.stand_at(real)
            screen = await press(pilot, screen.listed.listed[0].key)


def test_the_log_tells_a_seat_only_what_is_for_its_ears() -> None:
    made = match("random", "random", seed=2)
    while not made.over:
        made.history.play(made.bots[made.asked].choose(made.table, made.asked), made.asked)
    log = made.history.log
    drawn = [told for _, told in log if told.what == "draws"]
    assert drawn
    for eyes in (NOBODY, 0, 1):
        lines = chronicle(GAME, log, viewer_of(eyes), "fr", made.names)
        heard = {id(told) for line in lines for told in line.told}
        assert all((id(told) in heard) == (told.args[0] == eyes) for told in drawn)
        entries = Journal(GAME, "fr", made.names).hear(log, viewer_of(eyes))
        assert [entry.sentence for entry in entries] == [line.sentence for line in lines]
    everything = chronicle(GAME, log, EVERYTHING, "fr", made.names)
    draws = [told for line in everything for told in line.told if told.what == "draws"]
    assert len(draws) == len(drawn)


# ---------------------------------------------------------------- replay and shelf


@cache
def finished() -> Record:
    made = match("random", "greedy", seed=2)
    while not made.over:
        made.history.play(made.bots[made.asked].choose(made.table, made.asked), made.asked)
    return made.history.record()


async def test_a_replay_steps_forward_and_back_through_any_eyes() -> None:
    record = finished()
    app = LudiApp(lambda: ReplayScreen(record, GAME, "fr"), "fr")
    async with app.run_test(size=SIZE) as pilot:
        screen = await settle(pilot)
        assert isinstance(screen, ReplayScreen)
        assert f"Décision 0 sur {len(record.plays)}" in shown(screen)
        await press(pilot, "right", "right")
        assert screen.place == 2
        assert screen.view() == record.replay(GAME, 2).view(EVERYTHING)
        await press(pilot, "left")
        assert screen.place == 1
        turn = screen.view()["turn"]
        await press(pilot, "down")
        assert screen.view()["turn"] == turn + 1
        await press(pilot, "down", "up")
        assert screen.view()["turn"] == turn + 1
        await press(pilot, "e")
        assert screen.view() == record.replay(GAME, screen.place).view(0)
        assert "Vous " in shown(screen), "the log speaks to whose eyes one looks through"
        await press(pilot, "e", "e")
        assert screen.viewer() is PUBLIC
        assert "Vous " not in shown(screen)
        await press(pilot, "e", "end")
        assert screen.place == len(record.plays)
        assert screen.view()["over"]
        await press(pilot, "right", "home", "left")
        assert screen.place == 0
        assert isinstance(await press(pilot, "r"), RulesPanel)
        await press(pilot, "escape")
        await pilot.press("q")
    assert app.return_value == 0


async def test_enter_enter_starts_a_game_of_three_against_two_greedy_bots() -> None:
    app = LudiApp(lambda: ShelfScreen("fr"), "fr", fast=True)
    async with app.run_test(size=SIZE) as pilot:
        shelf = await settle(pilot)
        assert isinstance(shelf, ShelfScreen)
        assert "Pour la Gloire de Rome" in shown(shelf)
        assert "2 à 5 joueurs" in shown(shelf)
        assert isinstance(await press(pilot, "enter"), SetUpScreen)
        screen = await press(pilot, "enter")
        assert isinstance(screen, PlayScreen)
        assert screen.match.seats == ["human", "greedy", "greedy"]
        assert screen.match.mine


async def test_players_seats_and_options_can_be_changed_before_the_start() -> None:
    app = LudiApp(lambda: ShelfScreen("en"), "en", fast=True)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await press(pilot, "enter")
        setup = await press(pilot, "right", "down", "down", "right", "down", "left")
        assert isinstance(setup, SetUpScreen)
        assert "4" in shown(setup)
        await press(pilot, "down", "down", "right")
        screen = await press(pilot, "enter")
        if isinstance(screen, Curtain):
            await press(pilot, "enter")
        played = next(s for s in app.screen_stack if isinstance(s, PlayScreen))
        assert played.match.seats == ["human", "random", "human", "greedy"]
        assert played.match.history.options["mode"] == "beginner"


async def test_escape_goes_back_to_the_shelf_and_q_leaves() -> None:
    app = LudiApp(lambda: ShelfScreen("fr"), "fr")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await press(pilot, "enter")
        assert isinstance(await press(pilot, "escape"), ShelfScreen)
        assert isinstance(await press(pilot, "r"), RulesPanel)
        await press(pilot, "escape")
        await pilot.press("q")
    assert app.return_value == 0


# ---------------------------------------------------------------- drawing


@pytest.mark.parametrize("size", [(80, 24), (100, 40), (120, 30), (200, 60)])
@pytest.mark.parametrize("players", [2, 5])
async def test_question_hand_and_actions_are_on_the_screen_at_any_size(
    size: tuple[int, int], players: int
) -> None:
    made = match("human", *["greedy"] * (players - 1), seed=4)
    bots = [make_bot("greedy", seat) for seat in range(players)]
    while len(made.history.plays) < 70 or made.table.seat != 0:
        seat = made.table.seat
        made.history.play(bots[seat].choose(made.table, seat), seat)
    async with app_of(made).run_test(size=size) as pilot:
        screen = await settle(pilot)
        assert isinstance(screen, PlayScreen)
        text = shown(screen)
        question = GAME.question(made.table, 0, "fr", made.names).split()
        assert " ".join(question[:4]) in " ".join(text.split())
        assert screen.listed.listed[0].sentence in text
        for card in made.view()["camps"][0]["hand"]:
            assert GAME.words_of.name("card", card, "fr") in text
        assert "Pioche" in text
        for name in made.names:
            assert name in text or size == (80, 24)
        await pilot.resize_terminal(100, 40)
        await settle(pilot)
        assert "Pioche" in shown(screen)


async def test_light_and_dark() -> None:
    made = match("human", "greedy", "random")
    app = app_of(made)
    async with app.run_test(size=SIZE) as pilot:
        screen = await settle(pilot)
        before = shown(screen)
        assert app.theme == "night"
        await press(pilot, "T")
        assert app.theme == "marble"
        assert shown(screen) == before


@pytest.mark.parametrize("density", DENSITIES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_board_draws_every_position_of_a_game_for_all_eyes(density: int, language: str) -> None:
    record = finished()
    names = shown_names(record.names, GAME, language)
    board = board_of(GAME)
    for place in range(0, len(record.plays), 40):
        table = record.replay(GAME, place)
        for viewer in (EVERYTHING, PUBLIC, viewer_of(0), viewer_of(1)):
            view = table.view(viewer)
            eyes = viewer.seat
            kinds = seats_of(record.names)
            pen = Pen(GAME, Phrases(language), names, kinds, eyes, True, 64, density)
            rows = board.own(view, pen)
            assert bool(rows) == (eyes in (0, 1))
            rows += board.draw(view, pen)
            assert all(row.cell_len <= 64 for row in rows), [row.plain for row in rows]


async def test_a_game_without_a_board_gets_an_outline() -> None:
    table = GAME.new(players=2, seed=1)
    pen = Pen(GAME, Phrases("en"), ["A", "B"], ["human", "human"], 0, True, 60)
    app = LudiApp(Screen, "en")
    async with app.run_test(size=SIZE) as pilot:
        label = Static(stacked(Board(GAME).draw(table.view(0), pen)))
        await app.screen.mount(label)
        await pilot.pause()
        text = shown(app.screen)
    assert "deck: " in text
    assert "hand_count: 5" in text


# ---------------------------------------------------------------- words


def messages(language: str) -> set[str]:
    source = "\n".join((place / f"text.{language}.ftl").read_text("utf-8") for place in PLACES)
    return set(re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE))


def test_both_languages_say_everything() -> None:
    assert messages("fr") == messages("en")


def test_every_message_the_screens_use_is_there() -> None:
    known = messages("fr")
    source = "\n".join(
        path.read_text(encoding="utf-8") for place in PLACES for path in place.rglob("*.py")
    )
    used = set(re.findall(r"""(?:phrases|say)\(\s*["']([a-z][a-z-]*)["']""", source))
    assert used - known - {"game-name", "game-pitch"} == set()
    for screen in (PlayScreen, ReplayScreen):
        assert {f"keys-{name}" for name in screen.KEYS} <= known


def test_french_has_its_no_break_spaces_and_apostrophes() -> None:
    source = "\n".join((place / "text.fr.ftl").read_text("utf-8") for place in PLACES)
    for line in source.splitlines():
        text = line.partition(" = ")[2] if " = " in line else line
        assert not re.search(r"\w [:;?!»]", text), line
        assert "'" not in text, line


def test_the_rulebook_is_searched_without_accents() -> None:
    book = Rulebook(GAME, "fr")
    assert book.search("ecole")[0].anchor == "school"
    assert book.title_of("patron") == "Patron"
    assert book.section("nothing") is None
    assert "lead" in book


def test_bots_have_names_and_records_remember_their_kind() -> None:
    names = names_in_record(["human", "greedy", "random"])
    assert names == ["", "Livia (greedy)", "Caius (random)"]
    several = names_in_record(["fabia", "drusus", "fabia"])
    assert several == ["Fabia (fabia)", "Drusus (drusus)", "Fabia II (fabia)"]
    assert seats_of(several) == ["fabia", "drusus", "fabia"]
    assert shown_names(several, GAME, "fr") == ["Fabia", "Drusus", "Fabia II"]
    assert seats_of(names) == ["human", "greedy", "random"]
    assert seats_of(["Marie (rouge)", ""]) == ["human", "human"]
    assert shown_names(names, GAME, "fr") == ["Joueur 1", "Livia", "Caius"]


def test_a_loaded_game_is_not_written_over_another_file() -> None:
    saves_folder().mkdir(parents=True)
    (saves_folder() / "glory-to-rome-1.ludi").write_text("something else")
    made = match("human", "random")
    made.play(made.legal[0], made.asked) if made.mine else None
    assert made.file() == str(saves_folder() / "glory-to-rome-2.ludi")


async def test_the_shelf_offers_saved_games_and_campaigns() -> None:
    made = match("human", "random")
    made.play(made.table.legal_for(made.asked)[0], made.asked)
    made.save()
    assert made.command() == "ludi play --load glory-to-rome-1.ludi"
    (saves_folder() / "broken.ludi").write_text("something else")
    app = LudiApp(lambda: ShelfScreen("fr"), "fr", fast=True)
    async with app.run_test(size=SIZE) as pilot:
        shelf = await settle(pilot)
        assert "glory-to-rome-1.ludi" in shown(shelf) and "broken" not in shown(shelf)
        await pilot.press("end", "enter")
        screen = await settle(pilot)
        assert isinstance(screen, PlayScreen)
        assert screen.match.history.plays[: len(made.history.plays)] == made.history.plays
        assert screen.match.path == made.path
    app = LudiApp(lambda: ShelfScreen("fr"), "fr", fast=True)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await pilot.press("end", "up", "enter")
        await pilot.pause()
    assert app.then[:2] == ["campaign", "hadrians-wall"]


async def test_the_option_list_of_the_set_up_says_the_options_in_words() -> None:
    app = LudiApp(lambda: SetUpScreen(GAME, "fr"), "fr")
    async with app.run_test(size=SIZE) as pilot:
        screen = await settle(pilot)
        rows = screen.query_one(OptionList)
        assert rows.option_count == 1 + 3 + len(GAME.options)
        assert GAME.words_of.say("option-mode", {}, "fr") in shown(screen)
        assert not screen.query(LogView)
        assert isinstance(screen, SetUpScreen)
        manner = GAME.words_of.say("manner-drusus", {}, "fr")
        assert manner not in shown(screen)
        seat = screen.seats[1]
        seat.chosen = seat.values.index("drusus")
        screen.show(2)
        await pilot.pause()
        assert "automate Drusus" in shown(screen) and manner in shown(screen)
