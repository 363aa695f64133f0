"""Gymnasium's own checks over all games, and what its environments promise beside."""

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ludi
from ludi.envs.gymnasium import LudiEnv, register
from ludi.envs.names import gymnasium_id
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


def test_the_ids_carry_a_version_and_are_registered_once() -> None:
    assert gymnasium_id("hadrians-wall") == "ludi/HadriansWall-v0"
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
    assert "rome-and-roll" in str(env.render())


def test_a_copied_desk_shows_its_own_tables() -> None:
    desk = LudiEnv("hadrians-wall").desk
    twin = copy.deepcopy(desk)
    table = desk.new(1)
    assert np.flatnonzero(twin.mask(table, 0)).tolist() == sorted(table.legal)
    assert np.array_equal(twin.numbers(table, 0), desk.numbers(table, 0))
