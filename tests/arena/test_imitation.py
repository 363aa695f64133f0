"""Weights learned from the choices of a teacher: read as sums, moved until they are likely."""

import random
from pathlib import Path

import pytest

import ludi
from ludi.arena.imitation import Choice, Course, Imitation, Reader, imitate, play_course
from ludi.arena.training import Plan
from ludi.cli.main import main

PLAN = Plan("hadrians-wall", 1, {"difficulty": "easy"}, "7", 2, 0, 1, 0.25, 20)._replace(
    teacher="search:visits=3", only="acting-builder"
)
WALL = ludi.game("hadrians-wall")


def test_what_a_teacher_prefers_is_found() -> None:
    """It likes the first sign twice as much as it dislikes the second, and some luck."""
    chance = random.Random(1)
    choices = []
    for _ in range(2000):
        signs = [[chance.gauss(0, 1), chance.gauss(0, 1), 0.0] for _ in range(4)]
        liked = [2 * one[0] - one[1] + chance.gauss(0, 0.3) for one in signs]
        choices.append(Choice(signs, [0.0] * 4, liked.index(max(liked))))
    (first, second, unseen), agreed = imitate(choices, [0.5, 0.0, 7.0])
    assert first > 2.0 and second < -1.0 and first / -second == pytest.approx(2, abs=0.3)
    assert unseen == 7.0
    assert 0.4 < agreed < 0.9
    assert imitate(choices, [first, second, 7.0])[1] > max(agreed, 0.85)


def test_what_is_said_without_weights_counts() -> None:
    choices = [Choice([[1.0], [0.0]], [-3.0, 0.0], 0), Choice([[1.0], [0.0]], [-3.0, 0.0], 1)]
    (weight,), _ = imitate(choices * 500, [1.0])
    assert weight == pytest.approx(3.0, abs=0.2)


def test_a_choice_is_read_as_a_sum() -> None:
    reader = Reader(PLAN._replace(only="acting-"), WALL.advice)
    table = WALL.new(1, "sum", difficulty="easy")
    table.play(table.legal[0], 0)
    legal = table.legal_for(0)
    choice = reader.read(table, 0, legal[-1])
    assert choice is not None and choice.taken == len(legal) - 1
    world = table.imagine(0, ludi.Dice.seeded("any"))
    for action, signs, rest in zip(legal, choice.signs, choice.rest, strict=True):
        said = rest + sum(a * b for a, b in zip(signs, reader.weights, strict=True))
        assert said == pytest.approx(WALL.advice.expect(world, 0, action))
    assert any(any(signs) for signs in choice.signs)


def test_an_imitation_can_be_left_and_taken_up_again(tmp_path: Path) -> None:
    course = Course(PLAN, "a", WALL.advice.weights())
    assert play_course(course) == play_course(course)
    training = Imitation(PLAN, str(tmp_path / "one"))
    for _ in range(2):
        assert len(list(training.generation(1))) == 1
    parts = Imitation(PLAN, str(tmp_path / "two"))
    list(parts.generation(1))
    parts = Imitation(PLAN, str(tmp_path / "two"))
    list(parts.generation(1))
    assert parts.state == training.state
    shipped = WALL.advice.weights()
    moved = [name for name, weight in training.state.weights.items() if weight != shipped[name]]
    assert moved == ["acting-builder", "acting-builder-yearly"]
    assert "Learned from search:visits=3" in (tmp_path / "two/weights.toml").read_text()


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--fit", "--imitate", "greedy"], "take one of them"),
        (["--imitate", "greedy", "--pairs", "3"], "no effect with --imitate"),
        (["--imitate", "nobody"], "there is no bot"),
    ],
)
def test_what_makes_no_sense_is_refused(
    arguments: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--dir", str(tmp_path)]
    assert main(["train", "hadrians-wall", *arguments, *folder]) == 2
    assert why in capsys.readouterr().err
