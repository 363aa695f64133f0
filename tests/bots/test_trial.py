"""Whether a corrected box can be played at all."""

import ludi
from ludi.bots.trial import modes, try_out

HEAD = 'correction = 1\ngame = "rome-and-roll"\n'


def test_every_mode_of_a_shipped_box_is_played_to_its_end() -> None:
    game = ludi.game("age-of-rome")
    found = try_out(game, 0)
    assert (found.games, found.fault) == (len(modes(game)), "")
    assert {players for players, _ in modes(game)} == set(game.players)


def test_a_box_whose_games_break_is_found_out_with_the_mode() -> None:
    """Each value is possible, but nobody finds a base box to begin with."""
    game = ludi.game("rome-and-roll", HEAD + "[characters.praefectus]\nbase_box = false\n")
    found = try_out(game, 0)
    assert (found.fault, found.players) == ("IndexError", 4)
