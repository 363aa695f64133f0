"""How far a search plays on: further alone than among rivals."""

import ludi
from ludi.bots.search import SearchBot

GAME = ludi.game("age-of-rome")


def test_a_search_plays_on_less_far_among_rivals() -> None:
    alone = GAME.advice.ahead(GAME.new(1, "alone"))
    cassius = GAME.advice.ahead(GAME.new(1, "cassius", solo="cassius"))
    rivals = GAME.advice.ahead(GAME.new(2, "rivals"))
    assert 0 < rivals < alone == cassius


def test_what_the_game_says_is_followed_unless_the_bot_is_told_otherwise() -> None:
    table = GAME.new(2, "far")
    seat = table.deciders[0]
    far = GAME.advice.ahead(table)
    usual, same, other = (SearchBot("far", 12, ahead=ahead) for ahead in (-1, far, 0))
    for bot in (usual, same, other):
        bot.search(table, seat)
    assert repr(usual.choices) == repr(same.choices)
    assert repr(usual.choices) != repr(other.choices)
