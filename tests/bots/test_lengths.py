"""No game between bots lasts longer than its rulebook allows; LUDI_SOAK: so many are played."""

import importlib
import os
from typing import Any

import pytest

import ludi
from ludi.bots import make_bot
from ludi.kernel.viewer import EVERYTHING

GAMES = int(os.environ.get("LUDI_SOAK", "3"))  # of every game, spread over its modes
# What a view counts, and how far it may go: where the rulebook has a last one, that; else far more
# than ever happens between players who want to win.
LAST = {
    "age-of-rome": ("round", 9),
    "hadrians-wall": ("year", 6),
    "rome-and-roll": ("round", 20),
    "ave-roma": ("round", 31),  # a card leaves each row in every round
    "glory-to-rome": ("turn", 400),
}
SENECA_LEAVES = 9  # rounds alone at Rome & Roll


@pytest.mark.parametrize("id", ludi.games())
def test_games_end_when_they_must(id: str) -> None:
    modes = importlib.import_module(f"tests.games.{id.replace('-', '_')}.invariants").MODES
    counted, last = LAST[id]
    for number in range(GAMES):
        players, options = modes[number * len(modes) // GAMES % len(modes)]
        most = SENECA_LEAVES if id == "rome-and-roll" and players == 1 else last
        table = ludi.game(id).new(players, f"length:{number}", **options)
        bots = [make_bot("greedy", f"{number}:{seat}") for seat in range(players)]
        while not table.over:
            seat = table.deciders[0]
            table.play(bots[seat].choose(table, seat), seat)
            assert reached(table, counted) <= most, f"game {number}: {players} players, {options}"


def reached(table: ludi.Table, counted: str) -> int:
    """The round, year or turn that is played."""
    view: dict[str, Any] = table.view(EVERYTHING)
    return int(view[counted])
