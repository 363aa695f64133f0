"""Which games the environments are tried with: every player count, and every way to play alone."""

import pytest

import ludi
from tests.games.test_properties import kit

FORTS = ("none", "1", "8", "16")  # of the campaign: the others are tables of the same size


def solo_modes(id: str) -> list[dict[str, str]]:
    modes = [options for players, options in kit(id).MODES if players == 1]
    return [options for options in modes if options.get("fort", "none") in FORTS]


CASES = [
    pytest.param(id, players, options, id="-".join([id, str(players), *options.values()]))
    for id in ludi.games()
    for players in ludi.game(id).players
    for options in ([{}] if players > 1 else solo_modes(id))
]
every_case = pytest.mark.parametrize(("id", "players", "options"), CASES)
every_game = pytest.mark.parametrize("id", ludi.games())
