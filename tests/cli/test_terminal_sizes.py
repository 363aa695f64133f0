"""Every game on small terminals: what is asked and some of the answers are always there."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.containers import VerticalScroll

import ludi
from ludi.cli.terminal.match import Match
from ludi.cli.terminal.panels import PagePanel
from ludi.cli.terminal.play import PlayScreen
from tests.cli.test_terminal import app_of, press, settle, shown, text_of

FEWEST = 4  # rows of the list


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COLORFGBG", raising=False)


@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
@pytest.mark.parametrize("id", ludi.games())
async def test_the_question_and_some_actions_are_on_the_screen(
    id: str, size: tuple[int, int]
) -> None:
    made = Match(ludi.game(id), ["human", "random", "random"], {}, "soir", "fr")
    async with app_of(made).run_test(size=size) as pilot:
        screen = await settle(pilot)
        for _ in range(4):
            assert isinstance(screen, PlayScreen)
            left = screen.query_one("#left").region
            seen = screen.listed.region.intersection(left)
            wanted = min(FEWEST, screen.listed.option_count)
            assert seen.height >= wanted, f"{seen.height} rows for the actions"
            question = made.game.question(made.table, 0, "fr", made.names).split()
            assert " ".join(question[:4]) in " ".join(shown(screen).split())
            key = screen.listed.listed[len(screen.listed.listed) // 2].key
            screen = await press(pilot, key or "1")


async def test_a_small_screen_has_the_city_beside_the_question_and_all_keys_that_matter() -> None:
    made = Match(ludi.game("rome-and-roll"), ["human", "random"], {}, "soir", "fr")
    async with app_of(made).run_test(size=(80, 24)) as pilot:
        screen = await settle(pilot)
        board, asking = screen.query_one("#board").region, screen.query_one("#asking").region
        assert board.height == asking.height == 21 and board.right <= asking.x
        footer = text_of(screen, "#footer")
        assert "? touches" in footer and "q quitter" in footer
        legend = await press(pilot, "L")
        assert isinstance(legend, PagePanel)
        assert "Bois" in shown(legend)


async def test_a_sheet_that_does_not_fit_is_scrolled() -> None:
    made = Match(ludi.game("hadrians-wall"), ["human"], {}, "soir", "fr")
    async with app_of(made).run_test(size=(80, 24)) as pilot:
        screen = await settle(pilot)
        own = screen.query_one("#own", VerticalScroll)
        assert own.max_scroll_y > 0
        assert "Mines" in shown(screen) and "Tribunal" not in shown(screen)
        for _ in range(9):
            await press(pilot, "shift+down")
        assert "Tribunal" in shown(screen)
        for _ in range(9):
            await press(pilot, "shift+up")
        assert "Mines" in shown(screen) and "Tribunal" not in shown(screen)
