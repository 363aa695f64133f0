"""Many games in one process, stepped together: arrays in, arrays out.

>>> tables = VectorTables("hadrians-wall", 4, players=2, seed=7)
>>> tables.masks.shape, tables.observations.shape
((4, 531), (4, 608))
>>> tables.step(tables.masks.argmax(axis=1))
>>> tables.ended.any()
np.False_
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from ludi.envs.desk import FULL, Floats, Marks, opened, scale_of, shows_all
from ludi.kernel.batch import Batch
from ludi.kernel.dice import Dice, fresh_seed
from ludi.kernel.rewards import reward_scheme


class VectorTables:
    """So many tables of one game; where a game ends, the next one begins at once.

    All arrays are made once and written anew by every step: copy what must be kept.

    - `seats`: who is asked at each table;
    - `masks`: a row for each table, a 1 for each legal action of that seat;
    - `observations`: a row for each table, what that seat knows;
    - `ended`, `rewards`: whether the last step ended a game there, and what it was worth to each
      seat of it (zeros elsewhere, unless the rewards are dense). The other arrays show the next
      game already.
    """

    def __init__(
        self,
        id: str,
        count: int,
        players: int = 0,
        seed: int | str | None = None,
        rewards: str = "",
        observation: str = FULL,
        **options: object,
    ) -> None:
        game, own = opened(id, options)
        players = players or game.players[0]
        settled = game.settle(players, own)
        observer = game.observer(players)
        self.full: Final = shows_all(observation)
        self.batch: Final = Batch(
            game,
            players,
            settled,
            count,
            fresh_seed() if seed is None else seed,
            reward_scheme(rewards, players),
            self.full,
        )
        self.count: Final = count
        self.players: Final = players
        self.actions: Final = game.vocabulary.size
        # the masks are the buffer itself; what is observed is made floats in one go, which is
        # quicker with a scale for every row than with one for all
        self.masks: Final[Marks] = np.frombuffer(self.batch.masks, np.int8).reshape(count, -1)
        width = observer.size if self.full else 0
        self._scale: Final = np.tile(scale_of(observer)[:width], count)
        self._floats: Final[Floats] = np.zeros(count * width, np.float32)
        self.observations: Final[Floats] = self._floats.reshape(count, width)
        self._ends = 0  # games whose end the arrays tell of
        self._asked: Final = np.frombuffer(self.batch.seats, np.uint8)
        self.seats: npt.NDArray[np.int64] = np.zeros(count, np.int64)
        self.ended: npt.NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.rewards: npt.NDArray[np.float32] = np.zeros((count, players), np.float32)
        self._show()

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one action at every table, for the seat that is asked there.

        A list must hold plain ints.
        """
        chosen = actions if isinstance(actions, list) else np.asarray(actions).tolist()
        self.batch.step(chosen)
        self._show()

    def _show(self) -> None:
        batch = self.batch
        if self.full:
            floats = self._floats
            floats[:] = np.frombuffer(batch.observations, np.uint8)
            np.multiply(floats, self._scale, floats)  # both at once takes longer
        self.seats[:] = self._asked
        if batch.ends or self._ends or batch.standings:
            self.ended[:] = batch.ended
            self.rewards[:] = batch.rewards
            self._ends = batch.ends

    def any_actions(self, dice: Dice) -> list[int]:
        """A random legal action for each table."""
        return self.batch.any_actions(dice)
