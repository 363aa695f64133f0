"""A search looks as far as a seat's year: to the moment the seat stops, and not beyond."""

import ludi

WALL = ludi.game("hadrians-wall")


def test_a_stretch_is_the_year_of_a_seat() -> None:
    table = WALL.new(2, "stretch")
    stop = WALL.vocabulary.parse("stop")
    while stop not in table.legal_for(0):
        table.play(table.legal_for(table.deciders[0])[0], table.deciders[0])
    before = WALL.advice.stretch(table, 0)
    other = WALL.advice.stretch(table, 1)
    table.play(stop, 0)
    assert WALL.advice.stretch(table, 0) != before
    assert WALL.advice.stretch(table, 1) == other  # the other one goes on
