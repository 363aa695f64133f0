"""Puzzles of points: a year is played many times, and the most that was found is the goal."""

import pytest

import ludi
from ludi.kernel.errors import BadChoice
from ludi.puzzles import points
from ludi.puzzles.mining import self_played
from ludi.puzzles.points import Way, beginnings, best_way, mine_points, still_best, surest_way
from ludi.puzzles.puzzle import POINTS, points_of, puzzles_of

GAME = ludi.game("hadrians-wall")
ONE = next(one for one in puzzles_of(GAME.id) if one.kind == POINTS)


def test_a_way_leads_where_it_says() -> None:
    table = ONE.table()
    way = best_way(table, ONE.seat, "test", 30)
    found, over = ONE.after(way.actions)
    assert over and points_of(found.table, ONE.seat) == way.points
    assert way == best_way(table, ONE.seat, "test", 30), "the same seed finds the same"
    assert way.points > best_way(table, ONE.seat, "test", 0).points or way.points > 0
    with pytest.raises(BadChoice, match="it is over"):
        ONE.after([*way.actions, way.actions[0]])
    with pytest.raises(BadChoice, match=ONE.id):
        ONE.after([-1])


def test_two_searches_must_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ONE.table()
    ways = {"x:0": Way([1, 2], 9), "x:1": Way([1], 9), "x:2": Way([3], 7)}
    monkeypatch.setattr(points, "best_way", lambda table, seat, seed, playouts: ways[seed])
    assert surest_way(table, 0, "x") == Way([1], 9), "the shorter one"
    ways["x:1"] = Way([1], 8)
    assert surest_way(table, 0, "x") is None


def test_mining_takes_one_year_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    record = self_played(GAME, "points")
    years = [place for place, _, _ in beginnings(record)]
    assert years[0] == 0 and len(years) > 3
    assert list(beginnings(self_played(ludi.game("glory-to-rome"), "points"))) == []
    monkeypatch.setattr(points, "PLAYOUTS", 20)
    monkeypatch.setattr(points, "LESS", -100)
    monkeypatch.setattr(points, "MOST", 100)
    monkeypatch.setattr(
        points, "surest_way", lambda table, seat, seed: best_way(table, seat, seed, 20)
    )
    found = list(mine_points(iter([("one", record), ("two", record)]), 9, 600.0))
    assert [one.kind for one in found] == [POINTS] * 2, "one of each game"
    one = found[0]
    assert one.goal and one.follow[0] == one.best and one.id.endswith("-points-0")
    assert one.missed == [] and one.difficulty == min(5, 1 + len(one.follow) // 4)
    assert still_best(one, one.table(), 0)
    assert not still_best(one._replace(goal=one.goal + 1), one.table(), 0)
    assert not still_best(one._replace(follow=one.follow[:-1]), one.table(), 0)
    assert list(mine_points(iter([("one", record)]), 0, 600.0)) == []
