"""Tables drawn with characters, as learners' environments and the terminal show them."""

import re

import pytest

import ludi
from ludi.bots import play_randomly
from ludi.drawn.picture import as_ansi, picture

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("id", ludi.games())
def test_every_table_can_be_drawn_for_everybody(id: str, language: str) -> None:
    game = ludi.game(id)
    for players in (game.players[0], game.players[-1]):
        table = game.new(players, "drawn")
        for stretch in range(4):
            for seat in range(-1, players):
                drawn = as_ansi(picture(table, seat, language))
                plain = ESCAPE.sub("", drawn)
                assert not re.search(r"\[[a-z]+-?[a-z]*\]", plain), "a message is missing"
                if seat in table.deciders:
                    names = [game.words_of.player(one, language, []) for one in range(players)]
                    assert game.question(table, seat, language, names) in plain
            play_randomly(table, ludi.Dice.seeded(f"{id}/{stretch}"), 60)


def test_a_finished_table_shows_its_scores() -> None:
    table = ludi.game("hadrians-wall").new(2, "drawn")
    play_randomly(table, ludi.Dice.seeded("end"), 5000)
    assert table.over
    last = picture(table)[-1].plain
    assert all(str(score.total) in last for score in table.scores())
