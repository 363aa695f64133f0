"""Looking back on a game that has just ended, on the full screen."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Static

from ludi.bots import LEVELS, Level, advise, make_bot
from ludi.cli.terminal.end import EndScreen
from ludi.cli.terminal.match import Match
from ludi.cli.terminal.replay import ReplayScreen
from ludi.cli.terminal.review import HEIGHTS, WIDTH, LookBack, ReviewPanel
from tests.cli.test_terminal import GAME, SIZE, app_of, press, settle, shown
from tests.cli.test_terminal_hints import words

NAMES = {"fr": "Moments décisifs", "en": "Turning points"}


@pytest.fixture(autouse=True)
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COLORFGBG", raising=False)
    monkeypatch.setitem(LEVELS, "centurio", Level(12, 0.0, 0.0))


def over(*seats: str, language: str = "en") -> Match:
    """A beginners' game to its end, by chance for people and by the bots for themselves."""
    made = Match(GAME, list(seats), {"mode": "beginner"}, 4, language)
    chance = make_bot("random", 1)
    while not made.over:
        seat = made.table.deciders[0]
        bot = made.bots.get(seat, chance)
        made.history.play(bot.choose(made.table, seat), seat)
    return made


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_v_looks_back_and_a_digit_shows_the_moment(language: str) -> None:
    made = over("human", "greedy", language=language)
    async with app_of(made).run_test(size=SIZE) as pilot:
        end = await settle(pilot)
        assert isinstance(end, EndScreen)
        assert "ludi review glory-to-rome-1.ludi" in shown(end)
        panel = await press(pilot, "v")
        assert isinstance(panel, ReviewPanel)
        text = shown(panel)
        assert NAMES[language] in text and "→ 100" in text
        places = [point.place for point in panel.moments]
        assert len(places) == 3
        assert {made.history.plays[place].seat for place in places} == {0}, "people are judged"
        assert all(
            f" {key}   {place + 1} " in text for key, place in zip("123", places, strict=True)
        )
        await press(pilot, "9")
        assert pilot.app.screen is panel, "there is no ninth moment"
        replay = await press(pilot, "2")
        assert isinstance(replay, ReplayScreen) and replay.place == places[1]
        assert await press(pilot, "q") is panel
        assert await press(pilot, "escape") is end


async def test_where_only_bots_played_all_are_judged() -> None:
    made = over("random", "greedy")
    assert LookBack(made).seats == [0, 1]


@pytest.mark.parametrize("size", [(64, 24), (200, 60)])
async def test_it_fits_small_and_large_terminals(size: tuple[int, int]) -> None:
    async with app_of(over("human", "greedy")).run_test(size=size) as pilot:
        await settle(pilot)
        panel = await press(pilot, "v")
        curves = [
            row.strip(" │") for row in shown(panel).splitlines() if row[5:9].strip(HEIGHTS) == ""
        ]
        assert [len(curve) for curve in curves] == [min(WIDTH, size[0] - 8)] * 2, "one a seat"


async def test_one_may_leave_and_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()
    looks: list[int] = []

    def slow(found: Any, *args: Any, **named: Any) -> None:
        go.wait(20)
        looks.append(found.left)
        go_on(found, *args, **named)

    go_on = advise.go_on
    monkeypatch.setattr(advise, "go_on", slow)
    async with app_of(over("human", "greedy")).run_test(size=SIZE) as pilot:
        end = await settle(pilot)
        await pilot.press("v")
        await pilot.pause(0.3)
        panel = pilot.app.screen
        assert isinstance(panel, ReviewPanel) and "looking back" in words(panel)
        await pilot.press("1")  # no moment is known yet
        await pilot.press("escape")
        assert pilot.app.screen is end
        go.set()
        panel = await press(pilot, "v")
        assert isinstance(panel, ReviewPanel) and len(panel.moments) == 3
        assert looks == sorted(looks, reverse=True), "it goes on, and does not begin again"
        done = len(looks)
        await press(pilot, "escape")
        again = await press(pilot, "v")
        assert isinstance(again, ReviewPanel) and len(again.moments) == 3
        assert len(looks) == done, "what was found is kept"


async def test_a_review_that_fails_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: Any, **named: Any) -> None:
        raise RuntimeError("out of ideas")

    monkeypatch.setattr(advise, "go_on", broken)
    async with app_of(over("human", "greedy")).run_test(size=SIZE) as pilot:
        end = await settle(pilot)
        panel = await press(pilot, "v")
        assert "out of ideas" in str(panel.query_one(".text", Static).render())
        assert await press(pilot, "escape") is end
