"""Many tables at once are the same tables, one by one."""

import numpy as np
import pytest

import ludi
from ludi.envs.desk import scale_of
from ludi.envs.vector import VectorTables
from ludi.kernel.batch import Sight
from ludi.kernel.rewards import rewards_of
from ludi.kernel.table import Score
from tests.envs.cases import every_game


@every_game
def test_every_row_is_what_its_table_shows(id: str) -> None:
    tables = VectorTables(id, 3, seed="rows")
    game = ludi.game(id)
    observer = game.observer(tables.players)
    scale = scale_of(observer)
    dice = ludi.Dice.seeded("choices")
    ended = 0
    for _ in range(500):
        tables.step(np.array(tables.any_actions(dice)))
        for i, table in enumerate(tables.batch.tables):
            assert tables.seats[i] == table.seat
            assert np.flatnonzero(tables.masks[i]).tolist() == sorted(table.legal)
            known = np.frombuffer(observer.observe(table, table.seat), np.uint8) * scale
            assert np.array_equal(tables.observations[i], known)
        ended += int(tables.ended.sum())
        assert bool(tables.rewards.any()) <= bool(tables.ended.any())
        if ended >= 2:
            break
    assert ended >= 2


def test_a_mask_shows_the_last_question_and_nothing_else() -> None:
    marks = bytearray(12)
    sight = Sight(marks, bytes(len(marks)), None)
    for legal in ([1, 2], [2, 3], list(range(12)), [0, 11], [5], []):
        sight.mark(legal)
        assert [action for action in range(12) if marks[action]] == legal
    table = ludi.game("ave-roma").new(3, "sight")
    marks = bytearray(table.game.vocabulary.size)
    sight = Sight(marks, bytes(len(marks)), None)
    sight.show(table, table.seat)
    assert [action for action, mark in enumerate(marks) if mark] == sorted(table.legal)
    sight.show(table, (table.seat + 1) % 3)
    assert not any(marks)


def test_each_table_has_its_own_part_of_the_masks() -> None:
    marks = bytearray(b"\2" * 20)
    marks[5:15] = bytes(10)
    sight = Sight(memoryview(marks)[5:15], bytes(10), None)
    for legal in ([0, 9], list(range(10)), [3], []):
        sight.mark(legal)
        assert [action for action in range(10) if marks[5 + action]] == legal
        assert marks[:5] == marks[15:] == b"\2" * 5


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    one, same, other = (VectorTables("ave-roma", 4, seed=seed) for seed in (1, 1, 2))
    assert np.array_equal(one.observations, same.observations)
    assert not np.array_equal(one.observations, other.observations)
    assert len({row.tobytes() for row in one.observations}) == 4


def test_without_observations_there_are_only_masks() -> None:
    tables = VectorTables("glory-to-rome", 2, players=3, seed=1, observation="mask")
    assert tables.observations.shape == (2, 0) and tables.masks.shape == (2, 3175)
    tables.step(tables.masks.argmax(axis=1))
    with pytest.raises(ludi.IllegalAction):
        tables.step([3174, 3174])


@pytest.mark.parametrize(
    ("ranks", "worth"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 1, 3], [0, 1, -1]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([1, 2, 2, 2], [1, -1 / 3, -1 / 3, -1 / 3]),
    ],
)
def test_who_tie_share_their_places(ranks: list[int], worth: list[float]) -> None:
    scores = [
        Score(seat, [("points", 10 - rank)], rank, rank == 1) for seat, rank in enumerate(ranks)
    ]
    assert rewards_of(scores, "rank") == pytest.approx(worth)


def test_alone_a_victory_counts_or_the_points() -> None:
    assert rewards_of([Score(0, [("points", 40)], 1, True)], "rank") == [1]
    assert rewards_of([Score(0, [("points", 40)], 1, False)], "rank") == [-1]
    assert rewards_of([Score(0, [("points", 40)], 1, False)], "margin") == [40]
