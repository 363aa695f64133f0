"""A dump that cannot be a position of the game is refused where it is loaded, not later."""

import pytest

from ludi.games.ave_roma.sheet import LEFT, ORDER, READY
from ludi.kernel.errors import BadDump
from tests.games.ave_roma.position import GAME, new


@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 3)])
@pytest.mark.parametrize("more", [-1, 1])
def test_workers_are_neither_missing_nor_too_many(players: int, each: int, more: int) -> None:
    dump = new(players).dump()
    assert GAME.load(dump).dump() == dump
    dump["pieces"]["boards"][0][READY + 4] += more
    sentence = f"with {players} players there are {each} workers of value 5, not {each + more}"
    with pytest.raises(BadDump, match=sentence):
        GAME.load(dump)


@pytest.mark.parametrize("place", [ORDER, LEFT])
def test_the_turn_order_and_the_decks_are_whole(place: int) -> None:
    dump = new(3).dump()
    dump["pieces"]["city"][place] += 1
    with pytest.raises(BadDump):
        GAME.load(dump)
