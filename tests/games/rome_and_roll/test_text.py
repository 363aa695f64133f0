"""What only Rome & Roll says; the rest of its words is in the tests of all games."""

import ludi
from ludi.games.rome_and_roll.ids import FAVOURS
from tests.games.rome_and_roll.position import GAME
from tests.games.test_text import anchors


def test_the_game_is_on_the_shelf() -> None:
    assert ludi.game("rome-and-roll").id == GAME.id


def test_every_favour_is_in_the_rules() -> None:
    assert set(FAVOURS) <= set(anchors(GAME, "fr"))
