"""Who meets whom: everybody as often as everybody, on every seat as often as on the others."""

from collections import Counter
from itertools import combinations

import pytest

from ludi.arena.schedule import MODES, Schedule, lineups, rotations
from ludi.kernel.errors import BadChoice

BOTS = ["a", "b", "c", "d"]


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_everybody_sits_on_every_seat_as_often(mode, count, players):
    seatings = Schedule(mode, BOTS[:count], players).seatings
    assert len(set(seatings)) == len(seatings)
    assert all(len(seating) == players for seating in seatings)
    for bot in BOTS[:count]:
        on = Counter(seat for seating in seatings for seat, who in enumerate(seating) if who == bot)
        assert set(on) == set(range(players)) and len(set(on.values())) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_round_robin_brings_every_two_together_as_often(players):
    met: Counter[tuple[str, ...]] = Counter()
    for lineup in lineups("round-robin", BOTS, players):
        met.update(combinations(sorted(lineup), 2))
    assert set(met) == set(combinations(BOTS, 2)) and len(set(met.values())) == 1


def test_too_few_bots_fill_the_table():
    assert lineups("round-robin", ["a", "b"], 3) == [("a", "b", "a"), ("a", "b", "b")]
    assert lineups("round-robin", ["a"], 2) == [("a", "a")]
    assert lineups("field", ["a", "b"], 4) == [("a", "b", "b", "b")]


def test_a_ladder_is_climbed_rung_by_rung():
    assert lineups("ladder", BOTS, 2) == [("a", "b"), ("b", "c"), ("c", "d")]
    assert lineups("ladder", ["a", "b"], 3) == [("a", "b", "a"), ("b", "a", "b")]


def test_the_field_meets_only_the_first():
    assert lineups("field", BOTS, 2) == [("a", "b"), ("a", "c"), ("a", "d")]
    assert lineups("field", BOTS, 3) == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d")]


def test_alone_everybody_plays_the_same_deals():
    schedule = Schedule("round-robin", ["a", "b"], 1)
    assert [schedule.seating_of(number) for number in range(4)] == [["a"], ["b"], ["a"], ["b"]]
    assert [schedule.deal_of(number) for number in range(4)] == [0, 0, 1, 1]


def test_the_same_game_is_not_played_twice():
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert rotations(("a", "a")) == [("a", "a")]


def test_only_whole_deals_are_played():
    schedule = Schedule("round-robin", ["a", "b", "c"], 2)
    assert schedule.games_a_deal == 6
    assert [schedule.whole_deals(games) for games in (1, 6, 40)] == [6, 6, 42]


def test_what_cannot_be_played_is_refused():
    with pytest.raises(BadChoice, match="'a' is named twice"):
        lineups("round-robin", ["a", "b", "a"], 2)
    for mode in ("ladder", "field"):
        with pytest.raises(BadChoice, match="needs two bots"):
            lineups(mode, ["a"], 2)
        with pytest.raises(BadChoice, match="needs two bots"):
            lineups(mode, ["a", "b"], 1)
