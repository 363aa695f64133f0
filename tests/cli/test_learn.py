"""`ludi learn`: lessons are listed, and taken at the terminal."""

import json
from pathlib import Path

import pytest
from textual.widgets import Static

import ludi
from ludi.cli.main import main
from ludi.cli.terminal import LudiApp, coaching
from ludi.cli.terminal.actions import ActionList
from ludi.cli.terminal.coaching import CoachedScreen, LearnScreen, first_game, read_progress
from ludi.cli.terminal.lesson import LessonScreen
from ludi.cli.terminal.match import Match
from ludi.learn.coach import introduction, step_for
from ludi.learn.lessons import lesson_of

GAME = ludi.game("glory-to-rome")
PETITION = lesson_of(GAME, "petition")


def test_lessons_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "--list", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["games"]
    assert [game["id"] for game in found] == ludi.games()
    petition = next(one for one in found[0]["lessons"] if one["name"] == "petition")
    assert petition["moments"] == len(PETITION.moments) and petition["kind"] == "system"
    assert main(["learn", "glory-to-rome", "--list", "--lang", "en"]) == 0
    assert "The petition" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["glory-to-rome", "flying"], "no lesson 'flying'"),
        (["glory-to-rome", "petition", "--list"], "not one of them"),
    ],
)
def test_mistakes(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", *arguments]) == 2
    assert sentence in capsys.readouterr().err


async def test_a_lesson_is_taken_by_its_keys() -> None:
    app = LudiApp(lambda: LessonScreen(GAME, PETITION, "en"), "en")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()

        def said() -> str:
            return str(app.screen.query_one("#prompt", Static).render())

        async def choose(words: str) -> None:
            screen = app.screen
            assert isinstance(screen, LessonScreen)
            screen.choose(GAME.parse(words))
            await pilot.pause()

        assert "Two marbles" in said() and "Enter to go on" in said()
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert "that is a petition" in said()
        listed = app.screen.query_one(ActionList)
        assert listed.chosen and "petition" in listed.chosen.sentence, "the cursor shows it"
        await choose("think orders")
        assert "Thinking would fill your hand" in said() and "that is a petition" in said()
        await choose("lead_petition laborer concrete")
        assert "Well done" in said() and "Take a marble" in said()
        await pilot.press("1")  # the only good thing on the list
        await pilot.pause()
        assert "The price of a petition" in said()
        await pilot.press("backspace")
        await pilot.pause()
        assert "Two marbles" in said()
        await pilot.press("q")
    assert app.return_code == 0


# ---------------------------------------------------------------- the coach


async def test_the_coach_explains_until_it_was_done_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    match = Match(GAME, ["human", "random"], {}, 3, "en")
    app = LudiApp(lambda: CoachedScreen(match, fast=True), "en", fast=True)
    async with app.run_test(size=(100, 40)) as pilot:
        heard: dict[str, list[bool]] = {}
        for _ in range(60):
            await pilot.pause(0.02)
            screen = app.screen
            if match.over or not isinstance(screen, CoachedScreen):
                break
            if not match.mine:
                continue
            step = step_for(match.table, 0)
            said = introduction(GAME, step, "en")
            if len(match.legal) > 1:
                heard.setdefault(step, []).append(said in screen.words())
            shown = " ".join(str(screen.query_one("#prompt", Static).render()).split())
            assert all(" ".join(one.split()) in shown for one in screen.words())
            screen.choose(match.legal[0])
    often = [seen for seen in heard.values() if len(seen) > 2]
    assert often and all(seen[:2] == [True, True] and not any(seen[2:]) for seen in often)
    assert (tmp_path / "ludi" / "coach.json").exists()
    kept = read_progress()
    assert kept.counts
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", None)
        assert main(["learn", GAME.id, "coach", "--forget"]) == 2  # there is no terminal here
    assert not read_progress().counts


async def test_a_coach_who_has_much_to_say_leaves_room_for_the_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(coaching, "meanwhile", lambda *_: "Livia takes a brick. " * 40)
    match = first_game(ludi.game("rome-and-roll"), "en")
    app = LudiApp(lambda: CoachedScreen(match, fast=True), "en", fast=True)
    async with app.run_test(size=(80, 24)) as pilot:
        while not match.mine:
            await pilot.pause()
        await pilot.pause()
        said = str(app.screen.query_one("#prompt", Static).render())
        assert (
            "…" in said
            and introduction(match.game, step_for(match.table, match.eyes), "en")[:30] in said
        )
        assert app.screen.query_one(ActionList).size.height >= 2
        await pilot.press("q")


async def test_lessons_and_the_coach_are_offered() -> None:
    app = LudiApp(lambda: LearnScreen(GAME, "en"), "en")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, LessonScreen)
        await pilot.press("q")
    app = LudiApp(lambda: LearnScreen(GAME, "en"), "en")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("down", "enter")
        await pilot.pause()
        assert isinstance(app.screen, CoachedScreen)
        assert app.screen.match.seats == ["human", "tiro"]
