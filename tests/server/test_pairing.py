"""Rounds and standings by numbers alone."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from ludi.server.tournaments.course import Course, Entry, groups_of, next_round, places, rounds_of
from ludi.server.tournaments.pairing import BOT, Past, Round, grouped, pair, paired
from ludi.server.tournaments.standing import Game, points_in, standing


def course(format: str, players: int, seats: int, bots: bool = False, wanted: int = 3) -> Course:
    groups = groups_of(players, seats) if format == "groups" else [None] * players
    entries = [Entry(number, True, groups[number]) for number in range(players)]
    rounds = rounds_of(format, seats, players, wanted)
    return Course(format, seats, bots, False, rounds, "seed", entries, [], [])


def played(one: Course, leaves: dict[int, int] | None = None) -> Course:
    """A tournament to its end: the lower number always wins; some leave before a round."""
    for number in range(1, one.rounds + 1):
        gone = {player for player, round in (leaves or {}).items() if round <= number}
        entries = [entry._replace(here=entry.number not in gone) for entry in one.entries]
        one = one._replace(entries=entries)
        made = next_round(one, number)
        check(one, made)
        games = list(one.games)
        for table in made.tables:
            order = sorted(table, key=lambda player: 999 if player == BOT else player)
            ranks = [1 + order.index(player) for player in table]
            games.append(Game(number, table, ranks, [50 - 3 * rank for rank in ranks]))
        games += [Game(number, [bye], [], []) for bye in made.byes]
        one = one._replace(past=[*one.past, made], games=games)
    return one


def check(one: Course, made: Round) -> None:
    """Everybody who is there is somewhere, once; every table is full and has a person."""
    sitting = [player for table in made.tables for player in table if player != BOT]
    assert len(sitting) == len(set(sitting))
    assert set(sitting) | set(made.byes) <= set(one.here)
    if one.format != "groups":
        assert sorted([*sitting, *made.byes]) == one.here
    assert all(len(table) == one.seats for table in made.tables)
    assert all(set(table) != {BOT} for table in made.tables)
    if one.bots:
        assert not made.byes


def meetings(one: Course) -> Counter[tuple[int, int]]:
    return Past(one.past).met


@pytest.mark.parametrize("players", [4, 5, 8, 11, 16])
def test_in_a_round_robin_everybody_meets_everybody_once(players: int) -> None:
    one = played(course("round-robin", players, 2))
    every = dict.fromkeys(combinations(range(players), 2), 1)
    assert dict(meetings(one)) == every
    past = Past(one.past)
    assert {past.byes[player] for player in range(players)} == {players % 2}
    for player in range(players):
        first, second = past.seats[player, 0], past.seats[player, 1]
        assert abs(first - second) <= 1 + players % 2
    assert [line.player for line in places(one)] == list(range(players))


@pytest.mark.parametrize(("players", "rounds"), [(6, 3), (8, 4), (12, 6), (16, 7), (33, 6)])
def test_in_a_swiss_nobody_meets_twice_while_that_is_possible(players: int, rounds: int) -> None:
    one = played(course("swiss", players, 2, wanted=rounds))
    assert max(meetings(one).values()) == 1
    byes = Past(one.past).byes
    assert all(byes[player] <= 1 for player in range(players))
    assert places(one)[0].player == 0


@pytest.mark.parametrize(
    ("players", "seats", "rounds", "most"), [(16, 4, 3, 1), (12, 3, 3, 1), (10, 4, 3, 2)]
)
def test_larger_tables_mix_as_well(players: int, seats: int, rounds: int, most: int) -> None:
    one = played(course("swiss", players, seats, bots=True, wanted=rounds))
    assert max(meetings(one).values()) <= most
    sizes = [sum(player != BOT for player in table) for table in one.past[0].tables]
    assert max(sizes) - min(sizes) <= 1


def test_who_sat_out_least_sits_out_next() -> None:
    one = played(course("swiss", 11, 4, wanted=8))
    byes = Past(one.past).byes
    counts = [byes[player] for player in range(11)]
    assert sum(counts) == 24 and max(counts) - min(counts) <= 1


def test_neighbours_meet_in_a_swiss() -> None:
    met = Round([[0, 1], [2, 3], [4, 5], [6, 7]], [])
    order = [0, 2, 4, 6, 1, 3, 5, 7]
    made = paired(order, Past([met]), 2, Random(1), swiss=True)
    found = sorted(pair(*table) for table in made.tables)
    assert found == [(0, 2), (1, 3), (4, 6), (5, 7)]


def test_everybody_meets_again_if_there_is_nobody_else() -> None:
    one = played(course("swiss", 4, 2, wanted=5))
    assert set(meetings(one).values()) <= {1, 2}


def test_who_leaves_is_left_out_and_the_others_play_on() -> None:
    for format in ("swiss", "round-robin"):
        one = played(course(format, 9, 2, bots=format == "swiss"), leaves={3: 2, 8: 3})
        assert all(3 not in table for made in one.past[1:] for table in made.tables)


def test_groups_are_of_one_strength_and_their_winners_meet() -> None:
    assert grouped(range(6), 2) == [[0, 3, 4], [1, 2, 5]]
    one = played(course("groups", 8, 2))
    assert one.rounds == 4
    for made in one.past[:-1]:
        assert all(groups_of(8, 2)[a] == groups_of(8, 2)[b] for a, b in made.tables)
    assert [sorted(table) for table in one.past[-1].tables] == [[0, 1], [2, 3], [4, 5], [6, 7]]
    assert [line.player for line in places(one)] == list(range(8))
    assert [line.place for line in places(one)] == list(range(1, 9))


def test_uneven_groups_come_to_an_end_too() -> None:
    one = played(course("groups", 11, 4, bots=True))
    found = places(one)
    assert sorted(line.player for line in found) == list(range(11))
    assert {line.player for line in found[:4]} == {0, 1, 2, 3}


def test_the_same_dice_make_the_same_rounds() -> None:
    assert played(course("swiss", 13, 3)) == played(course("swiss", 13, 3))


def test_points_are_shared_and_nobody_loses_by_a_table_that_broke() -> None:
    half = Fraction(1, 2)
    assert points_in(Game(1, [0, 1, 2], [2, 1, 3], [5, 9, 1])) == [half, 1, 0]
    assert points_in(Game(1, [0, 1], [1, 1], [5, 5])) == [half, half]
    assert points_in(Game(1, [0, 1, 2, 3], [1, 1, 3, 3], [])) == [
        Fraction(5, 6),
        Fraction(5, 6),
        Fraction(1, 6),
        Fraction(1, 6),
    ]
    assert points_in(Game(1, [4], [], [])) == [half]
    assert points_in(Game(1, [0, 1], [], [])) == [half, half]


def test_ties_are_broken_by_opponents_then_by_the_margin_then_shared() -> None:
    games = [
        Game(1, [0, 1], [1, 2], [10, 4]),
        Game(1, [2, 3], [1, 2], [30, 1]),
        Game(2, [4, BOT], [1, 2], [7, 5]),
    ]
    found = standing([0, 1, 2, 3, 4, 5, 6], games)
    assert [(line.player, line.place) for line in found] == [
        (2, 1),
        (0, 2),
        (4, 3),
        (1, 4),
        (3, 5),
        (5, 6),
        (6, 6),
    ]
    assert found[0].margin == Fraction(29, 2)
    same_deal = standing([0, 1, 2, 3], games[:2], duplicate=True)
    assert [line.margin for line in same_deal if line.player in (0, 2)] == [10, -10]
    assert [line.player for line in same_deal][:2] == [2, 0]
