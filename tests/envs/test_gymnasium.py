"""Gymnasium's own checks over all games, and what its environments promise beside."""

import copy
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ludi
from ludi.envs.gymnasium import LudiEnv, register
from ludi.envs.gymnasium_vector import LudiVectorEnv
from ludi.envs.names import gymnasium_id
from ludi.kernel.rewards import margins
from tests.envs.cases import every_case, every_game


@every_case
def test_the_api_is_kept(id: str, players: int, options: dict[str, Any]) -> None:
    env = gymnasium.make(gymnasium_id(id), players=players, **options)
    check_env(env.unwrapped)


def play(env: LudiEnv, seed: int) -> tuple[float, int]:
    """A whole game at random: the reward of its end, and how many steps it took."""
    observation, _ = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    steps = 0
    while True:
        mask = observation["action_mask"]
        assert np.array_equal(mask, env.action_masks())
        observation, reward, over, cut, info = env.step(dice.choice(np.flatnonzero(mask)))
        assert not cut
        steps += 1
        if over:
            assert len(info["scores"]) == env.desk.players
            return reward, steps
        assert reward == 0


@every_game
def test_whole_games_against_bots(id: str) -> None:
    game = ludi.game(id)
    players = max(2, game.players[0])
    env = LudiEnv(id, players, seat=1, opponents="random")
    reward, steps = play(env, 3)
    assert reward in (-1.0, 0.0, 1.0) and steps > 10


@pytest.mark.parametrize("id", ["hadrians-wall", "age-of-rome", "rome-and-roll"])
def test_whole_games_alone(id: str) -> None:
    reward, steps = play(LudiEnv(id, rewards="margin"), 3)
    assert reward != 0 and steps > 10


MODES = ["sync", "async", "vector_entry_point"]


@pytest.mark.parametrize("mode", MODES)
def test_many_at_once_by_gymnasiums_own_maker(mode: str) -> None:
    """Two games in each of Gymnasium's three ways, by the mask, until some have ended."""
    envs = gymnasium.make_vec(
        gymnasium_id("hadrians-wall"), num_envs=2, vectorization_mode=mode, difficulty="hard"
    )
    observed, _ = envs.reset(seed=5)
    assert observed in envs.observation_space
    dice = np.random.default_rng(5)
    ends = 0
    for _ in range(120):
        chosen = [dice.choice(np.flatnonzero(mask)) for mask in observed["action_mask"]]
        observed, rewards, ended, cut, infos = envs.step(np.array(chosen))
        assert rewards.shape == ended.shape == (2,) and not cut.any()
        assert not rewards[~ended].any()
        ends += int(ended.sum())
        if mode == "vector_entry_point" and ended.any():
            final = infos["final_obs"][int(ended.argmax())]
            assert final in envs.single_observation_space and not final["action_mask"].any()
        elif ended.any():  # the step after an end begins the next game
            observed, *_ = envs.step(np.array(chosen))
    assert ends >= 2
    envs.close()


@every_game
def test_the_vector_environment_plays_what_its_seat_is_asked(id: str) -> None:
    """A bot at every other seat is asked there and nowhere else; without bots, chance chooses."""
    players = max(3, ludi.game(id).players[0])
    asked: set[int] = set()

    def first(table: ludi.Table, seat: int) -> int:
        asked.add(seat)
        return table.legal_for(seat)[0]

    for others in ("random", first):
        envs = LudiVectorEnv(id, 2, players, seat=1, opponents=others, rewards="dense")
        observed, _ = envs.reset(seed=[3, None])
        standing = np.array([margins(table.scores())[1] for table in envs.batch.tables])
        for _ in range(40):
            before = [list(table.legal_for(1)) for table in envs.batch.tables]
            assert [np.flatnonzero(row).tolist() for row in observed["action_mask"]] == [
                sorted(legal) for legal in before
            ]
            observed, rewards, ended, *_ = envs.step([legal[-1] for legal in before])
            standing += rewards
            now = [margins(table.scores())[1] for table in envs.batch.tables]
            standing[ended] = np.array(now)[ended]
            assert standing.tolist() == now
    assert asked == set(range(players)) - {1}


def test_vector_environments_repeat_a_seed_and_write_in_place() -> None:
    envs = LudiVectorEnv("glory-to-rome", 3, players=2, copy=False)
    first, _ = envs.reset(seed=7)
    kept = first["action_mask"].copy()
    again, _ = envs.reset(seed=7)
    assert np.array_equal(kept, again["action_mask"])
    stepped, *_ = envs.step(kept.argmax(axis=1))
    assert stepped["action_mask"] is first["action_mask"]
    assert not np.array_equal(kept, stepped["action_mask"])
    with pytest.raises(ValueError, match="2 seeds"):
        envs.reset(seed=[1, 2])


def test_an_illegal_action_ends_one_game_of_many() -> None:
    envs = LudiVectorEnv("glory-to-rome", 2, players=2)
    observed, _ = envs.reset(seed=1)
    wrong = int(np.flatnonzero(observed["action_mask"][0] == 0)[0])
    right = int(observed["action_mask"][1].argmax())
    _, rewards, ended, _, infos = envs.step([wrong, right])
    assert rewards.tolist() == [-1, 0] and ended.tolist() == [True, False]
    assert infos["_final_obs"].tolist() == [True, False]


def test_alone_points_are_the_usual_reward_and_dense_ones_add_up_to_them() -> None:
    worth = {}
    for rewards in ("", "margin", "dense", "win"):
        env = LudiEnv("hadrians-wall", rewards=rewards, difficulty="hard")
        observation, _ = env.reset(seed=9)
        start = env.desk.game.scores_of(env.table)[0].total
        worth[rewards], over = 0.0, False
        while not over:
            action = int(observation["action_mask"].argmax())
            observation, reward, over, _, info = env.step(action)
            worth[rewards] += reward
    assert worth[""] == worth["margin"] == info["scores"][0]
    assert worth["dense"] == worth["margin"] - start
    assert worth["win"] == 1


def test_the_ids_carry_a_version_and_are_registered_once() -> None:
    assert gymnasium_id("hadrians-wall") == "ludi/HadriansWall-v1"
    register()
    assert {gymnasium_id(id) for id in ludi.games()} <= set(gymnasium.registry)


def test_an_illegal_action_ends_the_game_and_costs_a_point() -> None:
    env = LudiEnv("hadrians-wall")
    observation, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info) == (-1.0, True, {"illegal": wrong})
    with pytest.raises(AssertionError):
        env.step(wrong)


def test_a_position_can_be_printed() -> None:
    env = LudiEnv("rome-and-roll", render_mode="ansi")
    env.reset(seed=1)
    drawn = str(env.render())
    assert "Rome & Roll" in drawn and "Round 1" in drawn and "\x1b[" in drawn


def test_a_copied_desk_shows_its_own_tables() -> None:
    desk = LudiEnv("hadrians-wall").desk
    twin = copy.deepcopy(desk)
    table = desk.new(1)
    assert np.flatnonzero(twin.mask(table, 0)).tolist() == sorted(table.legal)
    assert np.array_equal(twin.numbers(table, 0), desk.numbers(table, 0))


def test_an_owners_box_is_played(tmp_path: Path) -> None:
    box = tmp_path / "my.toml"
    box.write_text('correction = 1\ngame = "glory-to-rome"\n[setup]\norders_dealt_each = 6\n')
    env = LudiEnv("glory-to-rome", players=2, components=str(box))
    assert env.desk.game.components_sha
    assert copy.deepcopy(env.desk).game is env.desk.game
    usual = LudiEnv("glory-to-rome", players=2)
    ours, theirs = (one.reset(seed=1)[0]["observation"] for one in (env, usual))
    assert not np.array_equal(ours, theirs)  # two cards more in every hand
    vector = LudiVectorEnv("glory-to-rome", 2, players=2, components=str(box))
    assert vector.desk.game is env.desk.game


def test_opponents_may_be_names_functions_objects_and_classes() -> None:
    asked: list[int] = []

    class Last:
        def __init__(self, seed: str) -> None:
            self.seed = seed

        def choose(self, table: ludi.Table, seat: int) -> int:
            asked.append(seat)
            return table.legal_for(seat)[-1]

    def first(table: ludi.Table, seat: int) -> int:
        asked.append(seat)
        return table.legal_for(seat)[0]

    opponents: list[Any] = [first, Last, Last("1"), "random"]
    env = LudiEnv("glory-to-rome", players=5, seat=2, opponents=opponents)
    play(env, 3)
    assert set(asked) == {0, 1, 3}
