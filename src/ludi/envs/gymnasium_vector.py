"""Gymnasium's vector environments: many games in one process, arrays in place.

>>> import gymnasium
>>> import ludi.envs.gymnasium
>>> envs = gymnasium.make_vec("ludi/HadriansWall-v1", num_envs=4)
>>> observations, infos = envs.reset(seed=7)
>>> observations["action_mask"].shape
(4, 531)
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ludi.bots import Opponent
from ludi.envs.desk import FULL, Bench, Desk, Floats, Observation, seated
from ludi.kernel.batch import Batch, Chooser
from ludi.kernel.dice import fresh_seed
from ludi.kernel.table import Table

RANDOM = "random"  # the one opponent who is not asked: the loop over the tables chooses


class LudiVectorEnv(VectorEnv[Observation, Any, Any]):
    """So many games of the same kind, the learner on the same seat of each.

    Takes what `LudiEnv` takes. Where a game ends the next one begins at once (Gymnasium calls it
    SAME_STEP): the observation is the new game's, `infos["final_obs"]` has the end of the old one.
    With `copy=False` the arrays are the same ones after every step, written anew.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 0,
        seat: int = 0,
        opponents: Opponent | list[Opponent] | list[str] = RANDOM,
        rewards: str = "",
        observation: str = FULL,
        copy: bool = True,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if render_mode is not None:
            raise ValueError("many games at once are not drawn: make one with gymnasium.make")
        self.desk = Desk(game, players, options, rewards, observation)
        self.seat = seat
        others = seated(self.desk.players, (seat,), opponents)
        asked = any(one != RANDOM for one in others.values())
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space = self.desk.observation_space()
        self.single_action_space = self.desk.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = Batch(
            self.desk.game,
            self.desk.players,
            self.desk.options,
            num_envs,
            fresh_seed(),
            self.desk.rewards,
            self.desk.full,
            seat,
            Rivals(others) if asked else None,
        )
        self._masks = np.frombuffer(self.batch.masks, np.int8).reshape(num_envs, -1)
        width = self.desk.observer.size if self.desk.full else 0
        self._scale = np.tile(self.desk.scale[:width], num_envs)
        self._floats: Floats = np.zeros(num_envs * width, np.float32)
        self._rewards = np.zeros(num_envs, np.float32)
        self._ended = np.zeros(num_envs, np.bool_)
        self._told = False  # whether the last step ended a game, or every step rewards
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """New games at all tables: of a seed, of a seed for each, or of any seeds."""
        seeds = seed if isinstance(seed, list) else []
        if len(seeds) not in (0, self.num_envs):
            raise ValueError(f"{len(seeds)} seeds were given for {self.num_envs} environments")
        super().reset(seed=seed if isinstance(seed, int) else None)
        drawn = self.np_random.integers(2**63, size=self.num_envs).tolist()
        for i, given in enumerate(seeds):
            if given is not None:
                drawn[i] = given
        self.batch.restart([str(number) for number in drawn])
        self._rewards[:] = 0
        self._ended[:] = False
        return self._observation(), {}

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Observation, Floats, npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        batch = self.batch
        batch.step(actions if isinstance(actions, list) else np.asarray(actions).tolist())
        if batch.ends or self._told or batch.standings:
            self._rewards[:] = [worth[self.seat] for worth in batch.rewards]
            self._ended[:] = batch.ended
            self._told = bool(batch.ends)
        infos = self._ends() if batch.ends else {}
        rewards, ended = self._rewards, self._ended
        if self.copy:
            rewards, ended = rewards.copy(), ended.copy()
        return self._observation(), rewards, ended, self._never, infos

    def action_masks(self) -> npt.NDArray[np.int8]:
        """The legal actions of every table, for learners that ask for them in this way."""
        return self._masks.copy() if self.copy else self._masks

    def _observation(self) -> Observation:
        seen: Observation = {}
        if self.desk.full:
            floats = np.empty_like(self._floats) if self.copy else self._floats
            floats[:] = np.frombuffer(self.batch.observations, np.uint8)
            np.multiply(floats, self._scale, floats)
            seen["observation"] = floats.reshape(self.num_envs, -1)
        seen["action_mask"] = self._masks.copy() if self.copy else self._masks
        return seen

    def _ends(self) -> dict[str, Any]:
        """What Gymnasium tells of games that were over: how they looked, and where they were."""
        finals = np.full(self.num_envs, None, object)
        nothing = np.zeros(self.desk.actions, np.int8)
        for i in np.flatnonzero(self._ended).tolist():
            finals[i] = {"action_mask": nothing}
            if self.desk.full:
                numbers = np.frombuffer(self.batch.last[i], np.uint8)
                finals[i] = {"observation": numbers * self.desk.scale, "action_mask": nothing}
        ended = self._ended.copy()
        return {"final_obs": finals, "_final_obs": ended, "final_info": {}, "_final_info": ended}


class Rivals:
    """Seats the bots of one table's next game."""

    def __init__(self, others: dict[int, Opponent]) -> None:
        self.others = others

    def __call__(self, seed: str) -> Chooser:
        bench = Bench(self.others)
        bench.sit(seed)
        bots = bench.bots

        def choose(table: Table, seat: int) -> int:
            return bots[seat].choose(table, seat)

        return choose
