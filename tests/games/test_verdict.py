"""How games for one are judged: by the same points and rules as they are won."""

import random
from typing import Any

import pytest

import ludi
from ludi.kernel.game import LANGUAGES
from ludi.kernel.verdict import Verdict

ALONE: list[tuple[str, dict[str, str]]] = [
    ("hadrians-wall", {}),
    ("hadrians-wall", {"fort": "1"}),
    ("age-of-rome", {"solo": "emperor"}),
    ("age-of-rome", {"solo": "cassius"}),
    ("rome-and-roll", {}),
]


def ended(game: str, players: int, seed: int, **options: str) -> Any:
    table = ludi.game(game).new(players, seed, **options)
    choose = random.Random(seed)
    while not table.over:
        seat = table.deciders[0]
        table.play(choose.choice(table.legal_for(seat)), seat)
    return table


def test_a_rank_and_what_the_next_one_takes() -> None:
    scale = [(0, "low"), (4, "middle"), (6, "high")]
    assert [Verdict(None, reached=n, scale=scale).rank for n in (-1, 3, 4, 6, 9)] == [0, 0, 1, 2, 2]
    assert Verdict(None, reached=3, scale=scale).missing() == 1
    assert Verdict(None, reached=9, scale=scale).missing() == 0
    low, middle = Verdict(None, reached=0, scale=scale), Verdict(None, reached=5, scale=scale)
    assert low.outcome == "ranked" and not low.laurels, "the lowest rank is nothing to celebrate"
    assert middle.laurels
    assert not Verdict(False, reached=9, scale=scale).laurels, "lost is lost, whatever the rank"
    assert Verdict(True).laurels and Verdict(True).missing() == 0


@pytest.mark.parametrize(("game", "options"), ALONE)
def test_alone_the_verdict_agrees_with_the_scores(game: str, options: dict[str, str]) -> None:
    table = ended(game, 1, 3, **options)
    verdict = table.game.verdict(table)
    assert verdict is not None
    (score,) = table.scores()
    assert verdict.won is None or verdict.won == score.won
    assert (verdict.won is None) == (game == "hadrians-wall" and not options)
    needed = [points for points, _ in verdict.scale]
    assert needed == sorted(needed)
    if verdict.unit == "points" and verdict.scale:
        assert verdict.reached == score.total
    if verdict.tasks:
        assert verdict.reached == len([name for name, done in verdict.tasks if done])
        assert len(verdict.tasks) == 7
    for _, items in verdict.rivals:
        assert verdict.won == (score.total > sum(points for _, points in items))
    assert bool(verdict.rivals) == (game == "rome-and-roll" or options.get("solo") == "cassius")
    words = table.game.words_of
    keys = [name for _, name in verdict.scale] + [name for name, _ in verdict.tasks]
    keys += [name for name, _ in verdict.rivals]
    for language in LANGUAGES:
        assert all(words.has(key, language) for key in keys), keys


@pytest.mark.parametrize("game", ludi.games())
def test_several_players_are_judged_by_their_points(game: str) -> None:
    table = ended(game, 2, 1)
    assert table.game.verdict(table) is None
