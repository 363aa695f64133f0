"""Fitted weights: from games to positions, from positions to weights, and on with the next."""

import random
from pathlib import Path

import pytest

import ludi
from ludi.arena.fitting import Fitting, Lesson, Position, Reader, Sums, play_lesson
from ludi.arena.training import Plan
from ludi.kernel.weights import read_weights

PLAN = Plan("hadrians-wall", 1, {"difficulty": "easy"}, "7", 2, 0, 6, 0.25, 10_000, True)
WALL = ludi.game("hadrians-wall")


def fitted(plan: Plan, folder: Path) -> Fitting:
    training = Fitting(plan, str(folder))
    while training.state.generation < plan.generations:
        assert len(list(training.generation(1))) == plan.deals
    return training


@pytest.mark.parametrize("players", WALL.players)
def test_the_evaluation_is_the_sum_of_points_and_signs(players: int) -> None:
    advice = WALL.advice
    weights = list(advice.weights().values())
    chance = random.Random(3)
    table = WALL.new(players, "sum")
    while not table.over:
        seat = table.deciders[0]
        signs = advice.signs(table, seat)
        promised = sum(w * sign for w, sign in zip(weights, signs, strict=True))
        expected = advice.points(table, seat) + promised
        assert advice.evaluate(table, seat) == pytest.approx(expected)
        table.play(chance.choice(table.legal_for(seat)), seat)
    if players == 1:
        assert advice.evaluate(table, 0) == table.scores()[0].total


def test_a_lesson_tells_what_was_still_gained() -> None:
    weights = WALL.advice.weights()
    positions, decisions = play_lesson(Lesson(PLAN, "a", weights, 1.0))
    again, _ = play_lesson(Lesson(PLAN, "a", weights, 1.0))
    assert positions == again
    assert len(positions) > 3
    assert decisions > 50
    gained = [position.gained for position in positions]
    assert gained[0] > 20  # nearly the whole score is still to come
    assert abs(gained[-1]) < gained[0]


def test_a_game_that_does_not_end_teaches_nothing() -> None:
    lesson = Lesson(PLAN._replace(max_decisions=5), "a", WALL.advice.weights(), 1.0)
    assert play_lesson(lesson) == ([], 5)


def test_least_squares_find_what_things_are_worth() -> None:
    """Made-up positions: always 2, and 3 for each of the second sign; the third never comes up."""
    chance = random.Random(1)
    sums = Sums({})
    for _ in range(10_000):
        sign = float(chance.randrange(5))
        gained = 2 + 3 * sign + chance.gauss(0, 0.5)
        sums.add([Position([1.0, sign, 0.0], gained)], 10, {"a": 0.0, "b": 0.0, "c": 7.0})
    start, worth, unseen = sums.solve([0.0, 0.0, 7.0])
    assert start == pytest.approx(2, abs=0.15)
    assert worth == pytest.approx(3, abs=0.1)
    assert unseen == 7.0
    assert sums.explained() < 0  # the weights before knew nothing
    assert sums.to_json()["decisions"] == 10


def test_few_positions_change_little() -> None:
    sums = Sums({})
    for _ in range(10):
        sums.add([Position([1.0, 1.0], 30.0)], 10, {"a": 4.0, "b": -2.0})
    start, worth = sums.solve([4.0, -2.0])
    assert 4.0 < start < 8.0 and -2.0 < worth < 2.0


def test_every_year_that_begins_is_looked_at() -> None:
    positions, _ = play_lesson(Lesson(PLAN, "years", WALL.advice.weights(), 0.0))
    place = list(WALL.advice.weights()).index("start-yearly")
    years_left = {position.signs[place] for position in positions}
    assert years_left >= {1.0, 2.0, 3.0, 4.0, 5.0, 6.0}


def test_a_fitting_can_be_left_and_taken_up_again(tmp_path: Path) -> None:
    whole = fitted(PLAN, tmp_path / "whole").state
    fitted(PLAN._replace(generations=1), tmp_path / "parts")
    parts = fitted(PLAN, tmp_path / "parts").state
    assert parts.weights == pytest.approx(whole.weights)
    assert parts.best == pytest.approx(whole.best)
    assert whole.weights["gift"] == WALL.advice.weights()["gift"]  # no sign tells its worth
    path = str(tmp_path / "whole/weights.toml")
    written = read_weights(path, list(whole.weights))
    assert written == pytest.approx(whole.weights, rel=1e-3)
    said = Path(path).read_text()
    assert "Fitted: 2 generations of 6 games" in said and "by greedy." in said


@pytest.mark.parametrize("key", ["products", "gains", "decisions"])
@pytest.mark.parametrize("value", [None, "many", [[1.0]]])
def test_sums_of_something_else_are_refused(tmp_path: Path, key: str, value: object) -> None:
    training = Fitting(PLAN, str(tmp_path))
    nothing = [0.0] * len(training.shipped)
    memory = {"products": [nothing] * len(nothing), "gains": nothing, "decisions": 100.0}
    training.save(training.state._replace(memory=memory))
    assert Fitting(PLAN, str(tmp_path)).state.memory == memory
    training.save(training.state._replace(memory={**memory, key: value}))
    with pytest.raises(ludi.BadChoice, match=r"state\.json is damaged"):
        Fitting(PLAN, str(tmp_path))


def test_without_a_finished_game_there_is_nothing_to_learn(tmp_path: Path) -> None:
    training = Fitting(PLAN._replace(max_decisions=5), str(tmp_path))
    with pytest.raises(ludi.LudiError, match="no game came to its end"):
        list(training.generation(1))
    assert training.state.generation == 0


def test_an_evaluation_of_another_kind_is_taken_as_a_sum_close_by() -> None:
    """Its signs say how the evaluation changes with the weights; those that are kept have none."""
    plan = PLAN._replace(game="glory-to-rome", players=2, options={}, keep="opponent")
    game = ludi.game(plan.game)
    weights = game.advice.weights()
    positions, _ = play_lesson(Lesson(plan, "a", weights, 1.0))
    assert len(positions) > 3
    names = list(weights)
    for position in positions:
        assert position.signs[names.index("opponent")] == 0.0
    assert any(position.signs[names.index("client-craftsman")] for position in positions)
    reader = Reader(plan, game.advice)
    table = game.new(2, "close")
    found = reader.read(table, 0)
    promised = sum(w * sign for w, sign in zip(weights.values(), found.signs, strict=True))
    assert found.gained + promised == pytest.approx(game.advice.evaluate(table, 0))


def test_a_sum_may_keep_some_of_its_weights() -> None:
    weights = WALL.advice.weights()
    table = WALL.new(1, "keep", difficulty="easy")
    whole = Reader(PLAN, WALL.advice).read(table, 0)
    less = Reader(PLAN._replace(keep="start"), WALL.advice).read(table, 0)
    place = list(weights).index("start")
    assert whole.signs[place] == 1.0 and less.signs[place] == 0.0
    left = 6 * weights["start-yearly"]
    assert less.gained == pytest.approx(whole.gained + weights["start"] + left)
