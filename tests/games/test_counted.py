"""What a game calls `counted` can be left to the public numbers: they have changed."""

from __future__ import annotations

import pytest

import ludi
from ludi.bots import make_bot

PLAYS = 150


@pytest.mark.parametrize("id", ["age-of-rome", "ave-roma", "hadrians-wall", "rome-and-roll"])
def test_what_is_counted_is_a_change_of_a_public_number(id: str) -> None:
    game = ludi.game(id)
    table, bot, met = game.new(3, 1), make_bot("random", "1"), set()
    for _ in range(PLAYS):
        seat, doors = table.seat, table.doors
        action = bot.choose(table, seat)
        before = [table.tally(one) for one in range(table.seats)]
        told = table.listen()
        table.play(action, seat)
        if table.doors != doors:
            continue  # something else may have come in between
        for one in told:
            if one.what in game.told and game.told[one.what].counted:
                met.add(one.what)
                assert table.tally(one.args[0]) != before[one.args[0]], f"{one.what} {one.args}"
    assert len(met) > 2
