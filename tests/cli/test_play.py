"""`ludi play`: everything is checked before the full screen is asked for."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import ludi
from ludi.cli import play
from ludi.cli.main import main
from ludi.cli.terminal import seats_of

GAME = "glory-to-rome"


class Screen:
    """Stands for the full screen and notes how it was called."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []

    def named(self, name: str):
        def called(*args: Any, **more: Any) -> int:
            self.calls.append((name, args, more))
            return 0

        return called


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    monkeypatch.setenv("LUDI_LANG", "en")
    monkeypatch.setattr(play, "need_terminal", lambda: None)
    made = Screen()
    terminal: Any = ModuleType("ludi.cli.terminal")
    terminal.run_play = made.named("play")
    terminal.run_chooser = made.named("chooser")
    terminal.seats_of = seats_of
    monkeypatch.setitem(sys.modules, "ludi.cli.terminal", terminal)
    return made


def test_without_a_terminal_there_is_no_full_screen(capsys):
    for arguments in (["play"], ["play", GAME]):
        assert main(arguments) == 2
        assert capsys.readouterr().err == "ludi: this needs a terminal\n"


def test_a_new_game(screen, tmp_path):
    record = str(tmp_path / "new.ludi")
    assert main(["play", GAME, "--seats", "human, greedy,random", "--record", record]) == 0
    ((name, args, _),) = screen.calls
    options = {"mode": "full", "open_hands": "no"}
    seats = ["human", "greedy", "random"]
    assert (name, *args) == ("play", ludi.game(GAME, None), seats, options, None, "en", record)


def test_by_default_a_person_plays_against_bots(screen):
    assert main(["play", GAME, "--players", "3", "--seed", "7", "--lang", "fr"]) == 0
    ((_, args, _),) = screen.calls
    assert args[1] == ["human", "greedy", "greedy"]
    assert args[3:] == ("7", "fr", None)


def test_without_a_game_one_is_chosen_on_the_screen(screen):
    assert main(["play"]) == 0
    assert screen.calls == [("chooser", ("en", False), {})]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("chess", "there is no game 'chess'"),
        ("--players 3", "--players needs a game"),
        ("--option mode=full", "--option needs a game"),
        (f"{GAME} --players 7", "is for 2 to 5 players"),
        (f"{GAME} --players 3 --seats human,greedy", "--seats names 2 for 3 players"),
        (f"{GAME} --seats human,oracle", "there is no player 'oracle' (there are: human, "),
        (f"{GAME} --seats human,", "names separated by commas"),
        (f"{GAME} --option mode=odd", "'odd' is not one of full, beginner"),
        (f"{GAME} --seed=", "a seed is one line of text"),
        (f"{GAME} --record /no/such/folder/game.ludi", "there is no folder /no/such/folder"),
        (f"{GAME} --components /no/such/file", "cannot be read"),
        ("--load /no/such/file", "cannot be read"),
    ],
)
def test_mistakes_are_found_first(arguments, sentence, screen, capsys):
    assert main(["play", *arguments.split()]) == 2
    assert sentence in capsys.readouterr().err
    assert screen.calls == []


def test_a_record_is_never_overwritten(screen, tmp_path, capsys):
    there = tmp_path / "there.ludi"
    there.write_text("precious")
    assert main(["play", GAME, "--record", str(there)]) == 2
    assert "already exists" in capsys.readouterr().err
    assert there.read_text() == "precious"


# ---------------------------------------------------------------- saved games


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    session = ludi.History(ludi.game(GAME), 2, 5, names=["Ada", "Livia (greedy)"])
    for _ in range(4):
        session.play(session.table.legal[0])
    path = tmp_path / "saved.ludi"
    session.record().save(path)
    return path


def test_a_saved_game_goes_on(saved, screen):
    assert main(["play", GAME, "--load", str(saved), "--record", str(saved)]) == 0
    assert main(["play", "--load", str(saved), "--seats", "human,random"]) == 0
    (_, first, more), (_, second, _) = screen.calls
    # without --seats as the record names them, without --record on in the same file
    assert (first[1], second[1]) == (["human", "greedy"], ["human", "random"])
    assert first[3:] == ("5", "en", str(saved)) and second[5] == str(saved)
    assert len(more["begun"].plays) == 4


@pytest.mark.parametrize("arguments", ["--players 2", "--option mode=full", "--seed 5"])
def test_a_saved_game_is_settled(arguments, saved, screen, capsys):
    assert main(["play", "--load", str(saved), *arguments.split()]) == 2
    assert "cannot be changed in a saved game" in capsys.readouterr().err


def test_a_damaged_saved_game(saved, screen, capsys):
    saved.write_text(saved.read_text().replace("seed: 5", "seed: 6"))
    assert main(["play", "--load", str(saved)]) == 1
    assert "edited" in capsys.readouterr().err


def test_a_saved_game_that_is_over(tmp_path, screen, capsys):
    session = ludi.History(ludi.game(GAME), 2, 5, names=["Ada", "Livia (greedy)"])
    while not session.table.over:
        session.play(session.table.legal[-1])
    path = tmp_path / "over.ludi"
    session.record().save(path)
    assert main(["play", "--load", str(path)]) == 2
    assert "is over (ludi replay shows it)" in capsys.readouterr().err
