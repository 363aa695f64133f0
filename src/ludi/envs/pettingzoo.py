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
from pettingzoo.utils.env_logger import EnvLogger

from ludi.bots import Opponent
from ludi.envs.desk import FULL, Bench, Desk, Observation, seated
from ludi.envs.names import pettingzoo_name
from ludi.kernel.batch import play_on
from ludi.kernel.rewards import ILLEGAL
from ludi.kernel.table import NOBODY, Table

RENDER_MODES = ["ansi", "human"]


def env(
    id: str,
    players: int = 0,
    agents: tuple[int, ...] | None = None,
    others: Opponent | list[Opponent] | list[str] = "random",
    rewards: str = "",
    observation: str = FULL,
    render_mode: str | None = None,
    **options: object,
) -> AECEnv[str, Any, Any]:
    """A game as PettingZoo knows it, with the checks of its usual wrappers.

    `agents` are the seats to be played from outside (all of them, if not given); `others` is
    the bot that plays the rest, or one for each: names, functions of table and seat, or bots.
    `rewards` is "rank", "margin", "win" or "dense" (not given: the margin for one player, the rank
    for several). An illegal action ends the game, with -1 for whoever chose it.
    """
    return checked_env(
        id, players, agents, others, rewards, observation, render_mode, True, **options
    )


class Seating(EzPickle):
    """What both kinds of environment have: a game, agents and bots, spaces, a way to print."""

    def __init__(
        self,
        id: str,
        players: int,
        agents: tuple[int, ...] | None,
        others: Opponent | list[Opponent] | list[str],
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
        self.bench = Bench(seated(self.desk.players, learners, others))
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
        self.desk.begin(table)
        self.table = table
        self.agents = self.possible_agents[:]
        return table

    def render(self) -> str | None:
        """The board as whoever is asked sees it: printed ("human") or given back ("ansi")."""
        if self.table is None or self.render_mode is None:
            return None
        seat = NOBODY if self.table.over else self.table.seat
        text = self.desk.text(self.table, seat)
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
        others: Opponent | list[Opponent] | list[str] = "random",
        rewards: str = "",
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
        """Whose turn it is."""
        # the first seat that is asked and not played by a bot: bots have played already
        seat = table.deciders[0] if self.bench.bots else table.seat
        self.agent_selection = self.name_of[seat]

    def _reward(self, table: Table) -> None:
        """Give the agents what the last action was worth; in the end, all at once."""
        worth = self.desk.worth(table)
        if worth is not None:
            for agent in self.agents:
                self.rewards[agent] = worth[self.seat_of[agent]]
            self._accumulate_rewards()
        if table.over:
            self.terminations = dict.fromkeys(self.agents, True)
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
        if self.bench.bots:
            self.bench.play(table)
            if not table.over:
                self._select(table)
        elif seat != NOBODY:
            self.agent_selection = self.name_of[seat]
        if table.over or self.desk.standing is not None:
            self._reward(table)
        if self.render_mode == "human":
            self.render()


class checked_env(raw_env):
    """The same with the checks of PettingZoo's wrappers, which look at everything twice."""

    def step(self, action: int | None) -> None:
        table = self.table
        if table is None:
            EnvLogger.error_step_before_reset()
            return
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        chosen = -1 if action is None else int(action)
        assert 0 <= chosen < self.desk.actions, "action is not in action space"
        if chosen in table.legal_for(self.seat_of[agent]):
            super().step(chosen)
        else:
            self._lose(agent)

    def _lose(self, agent: str) -> None:
        """End the game for all because of an agent's illegal action."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self._accumulate_rewards()
        self._deads_step_first()

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        if self.table is None:
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)


class parallel_env(Seating, ParallelEnv[str, Observation, int]):
    """All agents act in every step; of those who are not asked, the action is not looked at.

    Some games ask several at once. Where one is asked at a time, the mask of all others is empty.
    An illegal action of somebody asked ends the game.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": True}

    def __init__(
        self,
        id: str,
        players: int = 0,
        agents: tuple[int, ...] | None = None,
        others: Opponent | list[Opponent] | list[str] = "random",
        rewards: str = "",
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
        worth = None if ended else self.desk.worth(table)
        if worth is not None:
            rewards = {agent: worth[self.seat_of[agent]] for agent in self.agents}
        ended = ended or table.over
        observed = self._observed(table)
        terminations = dict.fromkeys(self.agents, ended)
        truncations = dict.fromkeys(self.agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if ended:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observed, rewards, terminations, truncations, infos
