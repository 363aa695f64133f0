"""Hadrian's Wall on the terminal: its board for all eyes, and games by keys."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludi
from ludi.cli.terminal.end import EndScreen
from ludi.cli.terminal.match import Match
from ludi.cli.terminal.phrases import Phrases
from ludi.cli.terminal.play import PlayScreen
from ludi.drawn import DENSITIES, Pen, board_of
from ludi.kernel.dice import Dice
from ludi.kernel.record import Record
from ludi.kernel.viewer import EVERYTHING, PUBLIC, viewer_of
from tests.cli.test_terminal import SIZE, app_of, press, settle, shown

GAME = ludi.game("hadrians-wall")
GOLDEN = Path(__file__).parent.parent / "games" / "hadrians_wall" / "golden"
WIDTH = 64  # of the board on a terminal of 100 columns


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("density", DENSITIES)
@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.ludi")), ids=lambda path: path.stem)
def test_the_board_draws_every_position_for_all_eyes(
    path: Path, density: int, language: str
) -> None:
    record = Record.load(str(path))
    names = [f"Player {seat + 1}" for seat in range(record.players)]
    board = board_of(GAME)
    for place in range(0, len(record.plays) + 1, 60):
        table = record.replay(GAME, place)
        for viewer in (EVERYTHING, PUBLIC, viewer_of(record.players - 1)):
            eyes = viewer.seat
            pen = Pen(GAME, Phrases(language), names, ["human"] * 6, eyes, True, WIDTH, density)
            view = table.view(viewer)
            own = board.own(view, pen)
            assert bool(own) == (eyes == record.players - 1)
            rows = [*own, *board.draw(view, pen)]
            assert all(row.cell_len <= WIDTH for row in rows), [row.plain for row in rows]
            assert all("[" not in row.plain for row in rows), "a word is missing"
            assert board.header(view, pen)


async def test_pieces_sheets_and_others_are_on_a_screen_of_100_by_40() -> None:
    made = Match(GAME, ["human", *["greedy"] * 5], {}, 7, "fr")
    app = app_of(made)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        screen = await press(pilot, "1")
        text = shown(screen)
    for word in (
        "Année 1/6",
        "Ress.",
        "Civils",
        "Fort",
        "Patriciens",
        "Tribunal",
        "Carte 0/5",
        "Chemins",
        "2 Livia",
        "6 Flavia",
    ):
        assert word in text, text


@pytest.mark.parametrize(
    ("seats", "options", "year"),
    [
        (["human"], {"difficulty": "hard"}, 1),
        (["human"], {"fort": "4"}, 6),
        (["human", "greedy"], {}, 6),
    ],
)
async def test_a_game_is_played_with_keys_to_its_end(
    seats: list[str], options: dict[str, str], year: int
) -> None:
    """One from its first card on, the others from their last year on."""
    made = Match(GAME, seats, options, 11, "en")
    dice = Dice.seeded("keys")
    while made.table.view(PUBLIC)["year"] < year:
        seat = made.table.deciders[0]
        legal = made.table.legal_for(seat)
        made.history.play(legal[dice.below(len(legal))], seat)
    app = app_of(made)
    async with app.run_test(size=SIZE) as pilot:
        screen = await settle(pilot)
        for _ in range(400):
            if made.over:
                break
            assert isinstance(screen, PlayScreen)
            keys = [choice.key for choice in screen.listed.listed if choice.key]
            screen = await press(pilot, keys[dice.below(len(keys))])
        screen = await settle(pilot)
        assert isinstance(screen, EndScreen)
        text = shown(screen)
    assert "Rank" in text or len(seats) > 1
    if "fort" in options:
        assert "fort is" in text


async def test_people_at_one_screen_take_turns_behind_a_curtain() -> None:
    made = Match(GAME, ["human", "human"], {}, 3, "fr")
    app = app_of(made)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        assert made.curtain_for == 0
        await press(pilot, "enter")
        assert made.eyes == 0
        await press(pilot, "1")
        assert made.curtain_for == 1, "the other one chooses in secret too"
        screen = await press(pilot, "enter")
        assert "‖ a choisi" in shown(screen)
        await press(pilot, "2")
        assert made.eyes == 1
        assert made.mine, "whoever sits there acts on until they stop"
