"""PettingZoo: every seat an agent, one at a time (AEC) or all who are asked at once (parallel).

>>> from ludi.envs import pettingzoo
>>> env = pettingzoo.env("glory-to-rome", players=3)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> int(observation["action_mask"].sum())
12
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ludi.envs.desk import FULL, Bench, Desk, Observation, names_of_bots
from ludi.envs.names import pettingzoo_name
from ludi.kernel.batch import RANK, play_on
from ludi.kernel.table import NOBODY, Table

ILLEGAL = -1.0  # the reward of an illegal action, which ends the game for all

RENDER_MODES = ["ansi", "human"]


def env(
    id: str,
    players: int = 0,
    agents: tuple[int, ...] | None = None,
    others: str | list[str] = "random",
    rewards: str = RANK,
    observation: str = FULL,
    render_mode: str | None = None,
    **options: object,
) -> AECEnv[str, Any, Any]:
    """A game as PettingZoo knows it, with the usual wrappers.

    `agents` are the seats to be played from outside (all of them, if not given); `others` names
    the bot that plays the rest, or one bot for each. An illegal action ends the game, with -1 for
    whoever chose it.
    """
    raw = raw_env(id, players, agents, others, rewards, observation, render_mode, True, **options)
    wrapped = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class Seating(EzPickle):
    """What both kinds of environment have: a game, agents and bots, spaces, a way to print."""

    def __init__(
        self,
        id: str,
        players: int,
        agents: tuple[int, ...] | None,
        others: str | list[str],
        rewards: str,
        observation: str,
        render_mode: str | None,
        copy: bool,
        **options: object,
    ) -> None:
        super().__init__(
            id, players, agents, others, rewards, observation, render_mode, copy, **options
        )
        self.desk = Desk(id, players, options, rewards, observation, copy)
        learners = tuple(range(self.desk.players)) if agents is None else tuple(agents)
        self.bench = Bench(names_of_bots(self.desk.players, learners, others))
        self.learners = sorted(learners)
        self.possible_agents = [f"player_{seat}" for seat in self.learners]
        self.agents: list[str] = []
        self.seat_of = {f"player_{seat}": seat for seat in range(self.desk.players)}
        self.name_of = [f"player_{seat}" for seat in range(self.desk.players)]
        observed = self.desk.observation_space()
        self.observation_spaces = {agent: observed for agent in self.possible_agents}
        self.action_spaces = {agent: self.desk.action_space() for agent in self.possible_agents}
        self.render_mode = render_mode
        self.table: Table | None = None
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> Table:
        """A new game; games after a seed follow from it."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        number = int(self._seeds.integers(2**63))
        table = self.desk.new(number)
        self.bench.sit(number)
        self.bench.play(table)
        self.table = table
        self.agents = self.possible_agents[:]
        return table

    def render(self) -> str | None:
        """The position for people: printed ("human") or given back ("ansi")."""
        if self.table is None or self.render_mode is None:
            return None
        text = self.desk.text(self.table)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""


class raw_env(Seating, AECEnv[str, Observation, int]):
    """One agent at a time; without wrappers, and with `copy=False` without copies.

    What `observe` returns without copies is written anew by the next call, and it is the same
    dictionary each time: use it at once.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": False}

    def __init__(
        self,
        id: str,
        players: int = 0,
        agents: tuple[int, ...] | None = None,
        others: str | list[str] = "random",
        rewards: str = RANK,
        observation: str = FULL,
        render_mode: str | None = None,
        copy: bool = True,
        **options: object,
    ) -> None:
        super().__init__(
            id, players, agents, others, rewards, observation, render_mode, copy, **options
        )
        self.metadata = {**type(self).metadata, "name": pettingzoo_name(id)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        table = self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._select(table)

    def _select(self, table: Table) -> None:
        """Whose turn it is; when all is over, each agent is told what it was worth."""
        if not table.over:
            # the first seat that is asked and not played by a bot: bots have played already
            seat = table.deciders[0] if self.bench.bots else table.seat
            self.agent_selection = self.name_of[seat]
            return
        worth = self.desk.worth(table)
        for agent in self.agents:
            self.rewards[agent] = worth[self.seat_of[agent]]
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        assert self.table is not None, "reset the environment first"
        return self.desk.observe(self.table, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        assert table is not None and action is not None
        number = action if type(action) is int else int(action)  # numpy's ints are none
        seat = play_on(table, number, self.seat_of[agent])
        self._cumulative_rewards[agent] = 0.0
        if seat == NOBODY or self.bench.bots:
            self.bench.play(table)
            self._select(table)
        else:
            self.agent_selection = self.name_of[seat]
        if self.render_mode == "human":
            self.render()


class parallel_env(Seating, ParallelEnv[str, Observation, int]):
    """All agents act in every step; of those who are not asked, the action is not looked at.

    In Hadrian's Wall and Age of Rome several are asked at once. Where one is asked at a time, the
    mask of all others is empty. An illegal action of somebody asked ends the game.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": True}

    def __init__(
        self,
        id: str,
        players: int = 0,
        agents: tuple[int, ...] | None = None,
        others: str | list[str] = "random",
        rewards: str = RANK,
        observation: str = FULL,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__(
            id, players, agents, others, rewards, observation, render_mode, True, **options
        )
        # made again from what was given here, which knows nothing of copies
        EzPickle.__init__(
            self, id, players, agents, others, rewards, observation, render_mode, **options
        )
        self.metadata = {**type(self).metadata, "name": pettingzoo_name(id)}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        table = self.begin(seed)
        return self._observed(table), {agent: {} for agent in self.agents}

    def _observed(self, table: Table) -> dict[str, Observation]:
        return {agent: self.desk.observe(table, self.seat_of[agent]) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        table = self.table
        assert table is not None, "reset the environment first"
        rewards = dict.fromkeys(self.agents, 0.0)
        ended = False
        questions = [(seat, table.legal_for(seat)) for seat in table.deciders]
        for seat, legal in questions:
            agent = self.name_of[seat]
            if agent not in rewards or table.legal_for(seat) != legal:
                continue  # a bot, or somebody whose question another's action has changed
            action = int(actions[agent])
            if action not in legal:
                rewards[agent] = ILLEGAL
                ended = True
                break
            table.play(action, seat)
            if not table.lanes:
                break  # what is asked now is something else
        if not ended:
            self.bench.play(table)
        if table.over and not ended:
            worth = self.desk.worth(table)
            rewards = {agent: worth[self.seat_of[agent]] for agent in self.agents}
            ended = True
        observed = self._observed(table)
        terminations = dict.fromkeys(self.agents, ended)
        truncations = dict.fromkeys(self.agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if ended:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observed, rewards, terminations, truncations, infos
