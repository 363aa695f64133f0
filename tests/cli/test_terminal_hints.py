"""Hints on the full screen."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from textual.screen import Screen
from textual.widgets import Static

from ludi.bots import LEVELS, Hint, Level, hint
from ludi.cli.terminal import hints
from ludi.cli.terminal.hints import HintPanel
from ludi.cli.terminal.match import Match
from ludi.cli.terminal.play import PlayScreen
from tests.cli.test_terminal import GAME, SIZE, app_of, match, press, settle, text_of


@pytest.fixture(autouse=True)
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COLORFGBG", raising=False)
    monkeypatch.setitem(LEVELS, "centurio", Level(12, 0.0, 0.0))


def words(panel: Screen[Any]) -> str:
    """What a panel says, its folds taken out."""
    return " ".join(str(panel.query_one(".text", Static).render()).split())


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_h_says_what_a_strong_bot_would_do(language: str) -> None:
    made = match("human", "random", language=language)
    async with app_of(made).run_test(size=SIZE) as pilot:
        await settle(pilot)
        plays = len(made.history.plays)
        panel = await press(pilot, "h")
        assert isinstance(panel, HintPanel) and panel.found is not None
        text = words(panel)
        best, *others = panel.found.ideas
        assert best.action in made.legal
        said = [" ".join(panel.named(one.action).split()) for one in (best, *others)]
        assert others and all(sentence in text for sentence in said)
        assert {"fr": "Les autres choix", "en": "What else there is"}[language] in text
        why = panel.found.reasons[0]
        reason = made.game.because(why.term, why.points, why.counts, language)
        assert " ".join(reason.split()) in text
        assert {"fr": "Estimé à", "en": "Estimated at"}[language] in text
        screen = await press(pilot, "escape")
        assert isinstance(screen, PlayScreen) and made.mine
        assert len(made.history.plays) == plays


async def test_enter_plays_the_hint() -> None:
    made = match("human", "random")
    async with app_of(made).run_test(size=SIZE) as pilot:
        await settle(pilot)
        plays = len(made.history.plays)
        panel = await press(pilot, "h")
        assert isinstance(panel, HintPanel) and panel.found is not None
        await press(pilot, "enter")
        assert made.history.plays[plays][1:3] == (0, panel.found.ideas[0].action)


async def test_the_screen_lives_while_the_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()

    def slow(*args: Any) -> Hint:
        go.wait(20)
        return hint(*args)

    monkeypatch.setattr(hints, "hint", slow)
    made = match("human", "random", language="en")
    async with app_of(made).run_test(size=SIZE) as pilot:
        await settle(pilot)
        plays = len(made.history.plays)
        await pilot.press("h")
        await pilot.pause(0.4)
        panel = pilot.app.screen
        assert isinstance(panel, HintPanel)
        assert "centurio is thinking" in words(panel)
        await pilot.press("enter")  # there is nothing to play yet
        assert len(made.history.plays) == plays
        await pilot.press("escape")  # and one need not wait
        assert isinstance(pilot.app.screen, PlayScreen)
        go.set()
        screen = await settle(pilot)
        assert isinstance(screen, PlayScreen)


async def test_hints_that_nobody_waits_for_any_more_are_not_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go = threading.Event()
    begun: list[Any] = []

    def slow(*args: Any) -> Hint:
        begun.append(args)
        go.wait(20)
        return hint(*args)

    monkeypatch.setattr(hints, "hint", slow)
    async with app_of(match("human", "random", language="en")).run_test(size=SIZE) as pilot:
        await settle(pilot)
        for _ in range(3):
            await pilot.press("h")
            await pilot.pause(0.4)
            await pilot.press("escape")
        await pilot.press("h")
        await pilot.pause(0.4)
        go.set()
        await settle(pilot)
        panel = pilot.app.screen
        assert isinstance(panel, HintPanel) and panel.found is not None
        assert len(begun) == 2  # the first, which could not be stopped, and the last


async def test_a_hint_is_for_ones_own_choice_against_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    made = match("human", "human", language="en")
    async with app_of(made).run_test(size=SIZE) as pilot:
        await settle(pilot)
        await press(pilot, "enter")  # the curtain
        screen = await press(pilot, "h")
        assert isinstance(screen, PlayScreen)
        assert "against bots" in text_of(screen, "#preview")
    made = match("human", "random", language="en")
    async with app_of(made).run_test(size=SIZE) as pilot:
        await settle(pilot)
        monkeypatch.setattr(Match, "mine", property(lambda self: False))
        screen = await press(pilot, "h")
        assert isinstance(screen, PlayScreen)
        assert "not yours to choose" in text_of(screen, "#preview")


async def test_a_bot_that_fails_is_no_reason_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: Any) -> Hint:
        raise RuntimeError("out of ideas")

    monkeypatch.setattr(hints, "hint", broken)
    made = match("human", "random", language="en")
    async with app_of(made).run_test(size=SIZE) as pilot:
        await settle(pilot)
        panel = await press(pilot, "h")
        assert "out of ideas" in words(panel)
        screen = await press(pilot, "escape")
        assert isinstance(screen, PlayScreen) and made.mine


async def test_what_ends_the_game_is_said_in_words() -> None:
    made = match("human", "random", language="fr")
    async with app_of(made).run_test(size=SIZE) as pilot:
        screen = await settle(pilot)
        assert isinstance(screen, PlayScreen)
        panel = HintPanel(screen.phrases, made, screen.foreseen, screen.choose)
        assert panel.worth(130.0, 20.0, True) == "Cela devrait gagner la partie."
        assert "perdue" in panel.worth(-80.0, 20.0, True)
        said = panel.worth(21.26, -1.0, True)
        assert said == "Estimé à 21,3 points quelques coups plus loin."
        said = panel.worth(-15.7, -20.5, False)
        assert said == "Estimé, buts compris, à −15,7 quelques coups plus loin."
        assert panel.worse(0.01) == "aussi bon" and panel.worse(90) == "perd la partie"
        assert panel.worse(1.96) == "2,0 points de moins"
        assert panel.worse(1.9) == "1,9 point de moins"
    assert GAME.id == made.game.id
