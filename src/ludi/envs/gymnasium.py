"""Gymnasium: one learner, alone where a game can be played alone, or against given bots.

Importing this module registers an id for each game (`ludi env` lists them):

>>> import gymnasium
>>> import ludi.envs.gymnasium
>>> env = gymnasium.make("ludi/HadriansWall-v1")
>>> observation, info = env.reset(seed=7)
>>> int(observation["action_mask"].sum())
2
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

import ludi
from ludi.bots import Opponent
from ludi.envs.desk import FULL, Bench, Desk, Marks, Observation, seated
from ludi.envs.names import gymnasium_id
from ludi.kernel.rewards import ILLEGAL
from ludi.kernel.table import Table


class LudiEnv(gymnasium.Env[Observation, np.int64]):
    """A seat of a game. The others, if there are any, are bots.

    `players` is 1 if not given, or the fewest the game is for; `opponents` is the bot that
    plays all other seats, or one for each: names, functions of table and seat, or bots (a class
    is made anew for every game). `rewards` is "rank", "margin", "win" or "dense"; not given, it is
    the margin for one player and the rank for several. An illegal action ends the game with -1;
    `action_masks()` says which are legal, as the observation does.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = 0,
        seat: int = 0,
        opponents: Opponent | list[Opponent] | list[str] = "random",
        rewards: str = "",
        observation: str = FULL,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.desk = Desk(game, players, options, rewards, observation)
        self.seat = seat
        self.bench = Bench(seated(self.desk.players, (seat,), opponents))
        self.observation_space = self.desk.observation_space()
        self.action_space = self.desk.action_space()
        self.render_mode = render_mode
        self.table: Table | None = None
        self.over = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**63))
        self.table = self.desk.new(number)
        self.bench.sit(number)
        self.bench.play(self.table)
        self.desk.begin(self.table)
        self.over = False
        return self.desk.observe(self.table, self.seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self.table
        assert table is not None, "reset the environment first"
        assert not self.over, "the game is over: reset the environment"
        chosen = int(action)
        reward = 0.0
        info: dict[str, Any] = {}
        if chosen in table.legal_for(self.seat):
            table.play(chosen, self.seat)
            self.bench.play(table)
            worth = self.desk.worth(table)
            if worth is not None:
                reward = worth[self.seat]
            if table.over:
                self.over = True
                info = {"scores": [score.total for score in table.scores()]}
        else:
            self.over = True
            reward = ILLEGAL
            info = {"illegal": chosen}
        if self.render_mode == "human":
            print(self.desk.text(table, self.seat))
        return self.desk.observe(table, self.seat), reward, self.over, False, info

    def action_masks(self) -> Marks:
        """The legal actions, for learners that ask for them in this way."""
        assert self.table is not None, "reset the environment first"
        return self.desk.mask(self.table, self.seat)

    def render(self) -> str | None:
        if self.render_mode != "ansi" or self.table is None:
            return None
        return self.desk.text(self.table, self.seat)


def register() -> None:
    """Make the ids known to Gymnasium; once is enough."""
    for id in ludi.games():
        if gymnasium_id(id) not in gymnasium.registry:
            gymnasium.register(
                gymnasium_id(id),
                entry_point="ludi.envs.gymnasium:LudiEnv",
                vector_entry_point="ludi.envs.gymnasium_vector:LudiVectorEnv",
                kwargs={"game": id},
            )


register()
