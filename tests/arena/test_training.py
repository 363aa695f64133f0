"""Training finds better weights, can be left and taken up again, and does not fool itself."""

import json
from pathlib import Path

import pytest

import ludi
from ludi.arena.matches import Outcome
from ludi.arena.training import Plan, Training, Verdict
from ludi.kernel.weights import read_weights

PLAN = Plan("glory-to-rome", 2, {}, "7", 2, 1, 1, 0.25, 10_000)
NAMES = list(ludi.game("glory-to-rome").advice.weights())


def trained(plan: Plan, folder: Path) -> Training:
    training = Training(plan, str(folder))
    while training.state.generation < plan.generations:
        assert len(list(training.generation(1))) == 2 * plan.pairs * plan.deals * plan.players
    return training


def test_a_training_can_be_left_and_taken_up_again(tmp_path: Path) -> None:
    whole = trained(PLAN, tmp_path / "whole").state
    trained(PLAN._replace(generations=1), tmp_path / "parts")
    parts = trained(PLAN, tmp_path / "parts").state
    assert parts == whole
    assert whole.generation == 2
    assert len(whole.best) == 2
    shipped = ludi.game("glory-to-rome").advice.weights()
    assert whole.weights.keys() == shipped.keys()
    assert whole.weights != shipped
    assert read_weights(str(tmp_path / "whole/old.toml"), NAMES) == shipped
    written = read_weights(str(tmp_path / "whole/weights.toml"), NAMES)
    assert written == pytest.approx(whole.weights, rel=1e-3)
    said = (tmp_path / "whole/weights.toml").read_text()
    assert "2 generations" in said and "by greedy." in said


def test_a_generation_moves_towards_the_better_half(tmp_path: Path) -> None:
    training = Training(PLAN._replace(pairs=2), str(tmp_path))
    changes = training.changes(1)
    assert changes[1] == [-part for part in changes[0]]
    best_is_third = training.mixed(training.shipped, changes, [0.1, 0.2, 0.9, 0.3])
    towards = training.changed(training.shipped, changes[2])
    away = training.changed(training.shipped, changes[3])
    far = sum(abs(best_is_third[name] - away[name]) for name in towards)
    near = sum(abs(best_is_third[name] - towards[name]) for name in towards)
    assert near < far


def test_only_some_weights_are_changed(tmp_path: Path) -> None:
    plan = PLAN._replace(game="age-of-rome", players=1, only="emperor-", generations=1)
    state = trained(plan, tmp_path).state
    shipped = ludi.game("age-of-rome").advice.weights()
    changed = {name for name in shipped if state.weights[name] != shipped[name]}
    assert changed == {name for name in shipped if name.startswith("emperor-")}
    with pytest.raises(ludi.BadChoice, match="starts with 'nothing'"):
        Training(plan._replace(only="nothing"), str(tmp_path / "other"))
    with pytest.raises(ludi.BadChoice, match="all weights that may change start with 'emp'"):
        Training(plan._replace(keep="emp"), str(tmp_path / "other"))


def test_some_weights_are_kept(tmp_path: Path) -> None:
    plan = PLAN._replace(game="age-of-rome", keep="emperor-", generations=1)
    state = trained(plan, tmp_path).state
    shipped = ludi.game("age-of-rome").advice.weights()
    changed = {name for name in shipped if state.weights[name] != shipped[name]}
    assert changed == {name for name in shipped if not name.startswith("emperor-")}


def test_what_a_try_made_of_a_game(tmp_path: Path) -> None:
    training = Training(PLAN, str(tmp_path))
    first = training.result(Outcome(["a", "b"], True, 9, 9, "over", [30, 10], [0], number=0))
    second = training.result(Outcome(["a", "b"], True, 9, 9, "over", [30, 10], [0], number=1))
    shared = training.result(Outcome(["a", "b"], True, 9, 9, "over", [20, 20], [0, 1], number=1))
    assert second < 0 < shared < 1 < first
    assert shared == 0.5


def test_the_old_weights_are_not_better_than_themselves(tmp_path: Path) -> None:
    training = Training(PLAN, str(tmp_path))
    training.save(training.state)
    *counts, verdict = training.prove(8, 1)
    assert counts == [1, 2, 3, 4, 5, 6, 7, 8]
    assert isinstance(verdict, Verdict)
    assert verdict.games == 8
    assert verdict.result == pytest.approx(0.5, abs=0.3)
    assert not verdict.is_better
    low, high = verdict.interval
    assert low < verdict.result < high


def test_alone_the_scores_are_compared_deal_by_deal(tmp_path: Path) -> None:
    plan = Plan("hadrians-wall", 1, {"difficulty": "easy"}, "7", 1, 1, 1, 0.25, 10_000)
    training = Training(plan, str(tmp_path))
    training.save(training.state)
    *_, verdict = training.prove(4, 1)
    assert isinstance(verdict, Verdict)
    assert (verdict.games, verdict.result, verdict.interval) == (4, 0.0, (0.0, 0.0))
    assert not verdict.is_better


def test_another_plan_is_refused(tmp_path: Path) -> None:
    training = Training(PLAN, str(tmp_path))
    training.save(training.state)
    Training(PLAN._replace(generations=9), str(tmp_path))  # longer is the same training
    with pytest.raises(ludi.BadChoice, match="holds a different training"):
        Training(PLAN._replace(seed="8"), str(tmp_path))


def test_a_damaged_checkpoint_is_named(tmp_path: Path) -> None:
    (tmp_path / "state.json").write_text("{")
    with pytest.raises(ludi.BadChoice, match=r"state\.json"):
        Training(PLAN, str(tmp_path))
    training = Training(PLAN, str(tmp_path / "good"))
    training.save(training.state)
    found = json.loads((tmp_path / "good/state.json").read_text())
    del found["weights"]["card"]
    (tmp_path / "good/state.json").write_text(json.dumps(found))
    with pytest.raises(ludi.BadChoice, match=r"weights\.card"):
        Training(PLAN, str(tmp_path / "good"))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *[(key, None) for key in ("plan", "generation", "weights", "best")],
        ("generation", "two"),
        ("generation", float("inf")),
        ("weights", {"card": 10**400}),
        ("best", 7),
        ("best", ["good"]),
        ("memory", 7),
    ],
)
def test_a_checkpoint_that_makes_no_sense_is_named(tmp_path: Path, key: str, value: object) -> None:
    training = Training(PLAN, str(tmp_path))
    training.save(training.state)
    file = tmp_path / "state.json"
    found = json.loads(file.read_text())
    if value is None:
        del found[key]
    elif isinstance(value, dict):
        found[key].update(value)
    else:
        found[key] = value
    text = json.dumps(found)
    file.write_text(text)
    with pytest.raises(ludi.BadChoice, match=r"state\.json is damaged"):
        Training(PLAN, str(tmp_path))
    assert file.read_text() == text


@pytest.mark.parametrize("text", ["[]", "7", '"plan"', "[" * 100_000])
def test_what_is_no_checkpoint_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "state.json").write_text(text)
    with pytest.raises(ludi.BadChoice, match=r"state\.json"):
        Training(PLAN, str(tmp_path))
