"""PettingZoo's own suites over all games, and what its environments promise beside."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

import ludi
from ludi.envs import pettingzoo
from ludi.envs.names import pettingzoo_name
from ludi.kernel.rewards import margins
from tests.envs.cases import every_case, every_game

CYCLES = 12

# what the suite says of every environment whose observations carry their mask
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@every_case
def test_the_api_is_kept(id: str, players: int, options: dict[str, Any]) -> None:
    api_test(pettingzoo.env(id, players, **options), num_cycles=CYCLES)


@every_case
def test_the_same_seed_is_the_same_game(id: str, players: int, options: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(id, players, **options), num_cycles=CYCLES)


@every_case
def test_the_parallel_api_is_kept(id: str, players: int, options: dict[str, Any]) -> None:
    parallel_api_test(pettingzoo.parallel_env(id, players, **options), num_cycles=CYCLES)


@every_game
def test_the_benchmark_runs(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo's goes on for five seconds: here its clock is fast."""
    seconds = iter(range(1000))
    monkeypatch.setattr("time.time", lambda: next(seconds) / 5)
    performance_benchmark(pettingzoo.env(id))


def play(env: Any, seed: int) -> dict[str, float]:
    """A whole game at random; what it was worth to each agent."""
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    worth = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            worth[agent] = reward
            env.step(None)
        else:
            env.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
    return worth


@every_game
def test_a_whole_game_is_worth_its_ranks(id: str) -> None:
    players = max(3, ludi.game(id).players[0])
    env = pettingzoo.raw_env(id, players)
    worth = play(env, 5)
    assert env.table is not None and env.table.over
    ranks = [score.rank for score in env.table.scores()]
    assert list(worth) == [f"player_{seat}" for seat in range(players)]
    assert sum(worth.values()) == pytest.approx(0)
    assert max(worth, key=lambda agent: worth[agent]) == f"player_{ranks.index(1)}"
    assert max(worth.values()) <= 1 and min(worth.values()) >= -1


def test_margins_are_points_ahead_of_the_best_other() -> None:
    env = pettingzoo.raw_env("glory-to-rome", 3, rewards="margin")
    worth = play(env, 4)
    assert env.table is not None
    totals = [score.total for score in env.table.scores()]
    for seat, total in enumerate(totals):
        best = max(other for i, other in enumerate(totals) if i != seat)
        assert worth[f"player_{seat}"] == total - best


@every_game
def test_dense_rewards_add_up_to_the_margin(id: str) -> None:
    """Whoever acts is told what happened since: by others' actions, too."""
    players = max(2, ludi.game(id).players[0])
    env = pettingzoo.env(id, players, rewards="dense")
    env.reset(seed=6)
    assert env.unwrapped.table is not None
    start = margins(env.unwrapped.table.scores())
    total = dict.fromkeys(env.agents, 0.0)
    dice = np.random.default_rng(6)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        over = terminated or truncated
        env.step(None if over else int(dice.choice(np.flatnonzero(observation["action_mask"]))))
    end = margins(env.unwrapped.table.scores())
    assert list(total.values()) == [
        after - before for before, after in zip(start, end, strict=True)
    ]


@pytest.mark.parametrize("id", ["glory-to-rome", "hadrians-wall"])
def test_bots_can_take_some_of_the_seats(id: str) -> None:
    env = pettingzoo.env(id, 3, agents=(2, 0), others="greedy")
    assert env.possible_agents == ["player_0", "player_2"]
    assert set(play(env, 3)) == {"player_0", "player_2"}


def test_an_illegal_action_ends_the_game() -> None:
    env = pettingzoo.env("hadrians-wall", 2)
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.last()[1:3] == (-1, True)


def test_nothing_is_played_before_the_first_reset() -> None:
    env = pettingzoo.env("hadrians-wall", 2)
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    with pytest.raises(AssertionError, match="reset"):
        env.agent_iter()
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action space"):
        env.step(10_000)


def test_only_who_is_asked_has_legal_actions() -> None:
    env = pettingzoo.raw_env("glory-to-rome", 3)
    env.reset(seed=1)
    for agent in env.agents:
        asked = agent == env.agent_selection
        assert bool(env.observe(agent)["action_mask"].any()) == asked


def test_several_are_asked_at_once_where_the_rules_say_so() -> None:
    env = pettingzoo.parallel_env("hadrians-wall", 3)
    observed, _ = env.reset(seed=2)
    chosen = {agent: int(seen["action_mask"].argmax()) for agent, seen in observed.items()}
    assert all(seen["action_mask"].any() for seen in observed.values())
    env.step(chosen)
    assert env.table is not None
    assert env.table.revealed  # type: ignore[attr-defined]  # all three have chosen a path


def test_parallel_an_illegal_action_ends_the_game() -> None:
    env = pettingzoo.parallel_env("hadrians-wall", 2)
    env.reset(seed=2)
    _, rewards, terminations, _, _ = env.step({"player_0": 530, "player_1": 530})
    assert rewards == {"player_0": -1, "player_1": 0}
    assert all(terminations.values()) and not env.agents


def test_a_mask_alone_can_be_observed_and_without_copies() -> None:
    env = pettingzoo.raw_env("glory-to-rome", 2, observation="mask", copy=False)
    env.reset(seed=1)
    for _ in range(60):
        observation = env.observe(env.agent_selection)
        assert list(observation) == ["action_mask"]
        assert env.table is not None
        legal = np.flatnonzero(observation["action_mask"])
        assert legal.tolist() == sorted(env.table.legal)
        env.step(int(legal[-1]))


def test_without_copies_the_same_is_observed() -> None:
    env, other = (pettingzoo.raw_env("age-of-rome", 3, copy=copies) for copies in (True, False))
    env.reset(seed=3)
    other.reset(seed=3)
    shared = other.observe(other.agent_selection)
    for _ in range(60):
        observation = env.observe(env.agent_selection)
        assert other.observe(other.agent_selection) is shared
        assert list(shared) == list(observation)
        assert all(np.array_equal(shared[key], observation[key]) for key in observation)
        action = int(np.flatnonzero(observation["action_mask"])[-1])
        env.step(action)
        other.step(action)


def test_what_was_observed_stays_as_it_was() -> None:
    env = pettingzoo.env("hadrians-wall", 2)
    env.reset(seed=1)
    first = env.last()[0]
    before = {key: value.copy() for key, value in first.items()}
    for _ in range(20):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert all(np.array_equal(before[key], first[key]) for key in before)


def test_environments_can_be_pickled_and_have_names_with_a_version() -> None:
    env = pickle.loads(pickle.dumps(pettingzoo.raw_env("age-of-rome", 2, peace="yes")))
    assert env.desk.options["peace"] == "yes"
    assert env.metadata["name"] == pettingzoo_name("age-of-rome") == "age_of_rome_v4"


@pytest.mark.parametrize(
    "wrong",
    [
        {"rewards": "gold"},
        {"observation": "everything"},
        {"agents": (0, 7)},
        {"agents": ()},
        {"agents": (0,), "others": ["random", "random", "random"]},
        {"agents": (0,), "others": "nobody"},
        {"players": 9},
        {"mode": "hard"},
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(ludi.BadChoice):
        pettingzoo.env("glory-to-rome", **{"players": 3, **wrong})


def test_positions_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env("hadrians-wall", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "Hadrian’s Wall" in str(env.render())
    env = pettingzoo.env("hadrians-wall", 2, render_mode="human")
    env.reset(seed=1)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    assert "Hadrian’s Wall" in capsys.readouterr().out


@pytest.mark.parametrize("kind", [pettingzoo.raw_env, pettingzoo.parallel_env])
def test_environments_can_be_pickled_and_copied(kind: Any) -> None:
    env = kind("age-of-rome", players=3, peace="yes", observation="mask")
    for twin in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        env.reset(seed=3)
        twin.reset(seed=3)
        assert twin.table.dump() == env.table.dump()
