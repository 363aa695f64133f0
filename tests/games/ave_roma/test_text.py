"""What only Ave Roma says; the rest of its words is in the tests of all games."""

from ludi.kernel.table import Told
from tests.games.ave_roma.position import GAME


def test_touches_are_made_of_the_words() -> None:
    assert GAME.touches(GAME.parse("buy 3 senatus-2")) == ["me/worker/3", "slot/senatus-2"]
    assert GAME.touches(GAME.parse("sell wood")) == ["me/stock/wood", "me/denarii"]
    assert GAME.things(Told("sells", [1, 4, 3], 0)) == ["seat2/stock/iron", "seat2/denarii"]
