"""What `ludi balance` works out of games: fairness, marks, what is never chosen."""

from typing import Any

import pytest

import ludi
from ludi.arena.balance import Balance, Rate, fit, marks_of, ways_of
from ludi.arena.matches import play_game
from ludi.kernel.errors import BadChoice


@pytest.fixture(scope="module")
def played() -> Balance:
    """Three games of two at Age of Rome, between beginners."""
    game = ludi.game("age-of-rome")
    found = Balance(game, "random", ways_of(game, 2, False), 3, "balance")
    for task in found.tasks(None, 20_000):
        found.add(play_game(task))
    return found


@pytest.mark.parametrize(
    ("wins", "games", "verdict"),
    [
        (5, 10, "open"),
        (50, 100, "fair"),
        (500, 1000, "fair"),
        (78, 100, "unfair"),
        (2, 100, "unfair"),
    ],
)
def test_a_share_is_fair_or_not_once_there_are_games_enough(
    wins: float, games: int, verdict: str
) -> None:
    assert Rate(wins, games, 1 / 2).verdict == verdict


def test_seats_and_characters_share_the_victories(played: Balance) -> None:
    [way] = played.ways
    assert len(way.finished) == 3
    assert sum(rate.wins for rate in way.won_from()) == pytest.approx(3)
    assert sum(rate.wins for rate in way.won_as().values()) == pytest.approx(3)
    assert all(rate.games == 3 for rate in way.won_from())


def test_lines_add_up_to_the_totals(played: Balance) -> None:
    [way] = played.ways
    assert sum(map(sum, way.lines().values())) == sum(way.totals)
    assert len(way.totals) == 6


def test_what_is_never_chosen_is_a_whole_action_or_what_it_is_about(played: Balance) -> None:
    never = played.never()
    assert never["spy_glory"] == []  # a variant's
    used = played.ways[0].usage.uses
    for name, about in never.items():
        assert (f"action {name}" in used) == bool(about)
        assert not any(f"action {name} {thing}" in used for thing in about)


def test_marks_stand_beside_what_was_played_as_they_tell(played: Balance) -> None:
    names = {one.name for one in played.fits()}
    assert names == {"best"}  # the worked scoring is of four players
    four = Balance(played.game, "random", ways_of(played.game, 4, False), 1, "balance")
    for task in four.tasks(None, 20_000):
        four.add(play_game(task))
    assert {"glory", "quests", "total", "best"} <= {one.name for one in four.fits()}


@pytest.mark.parametrize(
    ("mine", "fits"), [([40, 50, 60], True), ([10, 11, 12], False), ([90, 91], False)]
)
def test_a_mark_fits_if_the_interval_meets_what_it_spans(mine: list[int], fits: bool) -> None:
    [one] = fit("total", "example", [40, 66], mine)
    assert one.fits is fits
    assert (one.low, one.high, one.told) == (40, 66, 53)


def test_without_games_or_marks_there_is_nothing_to_compare() -> None:
    assert fit("total", "example", [], [1]) == []
    assert fit("total", "example", [1], []) == []


@pytest.mark.parametrize("id", ludi.games())
def test_marks_speak_of_score_lines_that_exist(id: str) -> None:
    game = ludi.game(id)
    for mark in marks_of(game):
        table: Any = game.new(mark.players or game.players[0], "marks")
        lines = {name for score in table.scores() for name, _ in score.items}
        assert mark.source
        assert set(mark.lines) <= lines


def test_ways_are_every_number_of_players_and_every_other_option() -> None:
    game = ludi.game("ave-roma")
    usual = ways_of(game, None, False)
    assert usual == [(count, {}) for count in game.players]
    more = ways_of(game, 2, True)
    assert (2, {"mode": "advanced"}) in more
    assert all(count == 2 for count, _ in more)
    with pytest.raises(BadChoice):
        ways_of(game, 9, False)
