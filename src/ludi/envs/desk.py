"""What all environments share: a game with its options, and its observations as arrays."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

import ludi
from ludi.bots import make_bot
from ludi.bots.bot import Bot
from ludi.kernel.batch import REWARDS, Sight, rewards_of
from ludi.kernel.errors import BadChoice
from ludi.kernel.observe import Observer
from ludi.kernel.table import Table

Floats = npt.NDArray[np.float32]
Marks = npt.NDArray[np.int8]
Observation = dict[str, Any]

FULL: Final = "full"
MASK: Final = "mask"
LARGEST: Final = 255  # of a number in an observation


def scale_of(observer: Observer) -> Floats:
    """What each number of an observation is multiplied by."""
    parts = [np.full(piece.size, 1 / piece.most, np.float32) for piece in observer.pieces]
    return np.concatenate(parts)


class Desk:
    """A game that is played again and again with the same options."""

    def __init__(
        self,
        id: str,
        players: int,
        options: dict[str, object],
        rewards: str,
        observation: str,
        copy: bool = True,
    ) -> None:
        if rewards not in REWARDS:
            raise BadChoice(f"rewards: '{rewards}' is not one of {', '.join(REWARDS)}")
        if observation not in (FULL, MASK):
            raise BadChoice(f"observation: '{observation}' is not one of {FULL}, {MASK}")
        self.game: Final = ludi.game(id)
        self.players: Final = players or self.game.players[0]
        self.options: Final = self.game.settle(self.players, options)
        self.rewards: Final = rewards
        self.full: Final = observation == FULL
        self.copy: Final = copy
        self.actions: Final = self.game.vocabulary.size
        self.observer: Final = self.game.observer(self.players)
        self.scale: Final = scale_of(self.observer)
        marks = bytearray(self.actions)
        self._sight: Final = Sight(marks, bytes(self.actions), self.observer if self.full else None)
        self._marks: Final[Marks] = np.frombuffer(marks, np.int8)
        self._floats: Final[Floats] = np.zeros(self.observer.size, np.float32)
        # given out again and again where nothing is copied
        self._shared: Final[Observation] = (
            {"observation": self._floats, "action_mask": self._marks}
            if self.full
            else {"action_mask": self._marks}
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled as what it was made of: the arrays are windows on its own buffers."""
        observation = FULL if self.full else MASK
        given = (self.game.id, self.players, self.options, self.rewards, observation, self.copy)
        return (Desk, given)

    def new(self, seed: object) -> Table:
        """A table at the start of the game of a seed."""
        return self.game.new(self.players, str(seed), **self.options)

    def observation_space(self) -> spaces.Dict:
        parts: dict[str, spaces.Space[Any]] = {}
        if self.full:
            high = (self.scale * LARGEST).astype(np.float32)
            parts["observation"] = spaces.Box(np.zeros_like(high), high, dtype=np.float32)
        parts["action_mask"] = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict(parts)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)

    def mask(self, table: Table, seat: int) -> Marks:
        """The legal actions of a seat: a 1 for each. Nobody asks the others: they have none."""
        self._sight.mark(table.legal_for(seat))
        return self._marks.copy() if self.copy else self._marks

    def numbers(self, table: Table, seat: int) -> Floats:
        """What a seat may know, as floats."""
        return self._scaled(self.observer.observe(table, seat))

    def observe(self, table: Table, seat: int) -> Observation:
        """Both, as environments give them out: fresh arrays, unless copies are not wanted."""
        known = self._sight.show(table, seat)
        if not self.copy:
            if self.full:
                np.multiply(np.frombuffer(known, np.uint8), self.scale, self._floats)
            return self._shared
        marks = self._marks.copy()
        if self.full:
            return {"observation": self._scaled(known), "action_mask": marks}
        return {"action_mask": marks}

    def _scaled(self, known: bytes) -> Floats:
        return np.multiply(np.frombuffer(known, np.uint8), self.scale)

    def worth(self, table: Table) -> list[float]:
        """What a finished game is worth to each seat."""
        return rewards_of(table.scores(), self.rewards)

    def text(self, table: Table) -> str:
        """A position for people, in a few lines."""
        if table.over:
            totals = [f"seat {score.seat}: {score.total}" for score in table.scores()]
            return f"{self.game.id}: over; " + ", ".join(totals)
        described = [str(self.game.describe(action)) for action in table.legal]
        return f"{table!r}\n" + "\n".join(described)


class Bench:
    """The bots that take some of the seats."""

    def __init__(self, names: dict[int, str]) -> None:
        self.names: Final = names
        self.bots: dict[int, Bot] = {}

    def sit(self, seed: object) -> None:
        """Fresh bots, who choose alike for the same seed."""
        self.bots = {seat: make_bot(name, f"{seed}/{seat}") for seat, name in self.names.items()}

    def play(self, table: Table) -> None:
        """Let the bots play until somebody else is asked or the game is over.

        Where several seats choose at once, the bots among them do not wait for the others.
        """
        if not self.bots:
            return
        moved = True
        while moved and not table.over:
            moved = False
            for seat in table.deciders:
                bot = self.bots.get(seat)
                if bot is not None:
                    table.play(bot.choose(table, seat), seat)
                    moved = True
                    break


def names_of_bots(players: int, learners: tuple[int, ...], bots: str | list[str]) -> dict[int, str]:
    """Which bot sits where: one name for all the seats left over, or one for each of them."""
    left = [seat for seat in range(players) if seat not in learners]
    if any(not 0 <= seat < players for seat in learners) or len(set(learners)) != len(learners):
        raise BadChoice(f"seats {list(learners)}: there are 0 to {players - 1}, each once")
    if not learners:
        raise BadChoice("at least one seat must be left to a learner")
    names = [bots] * len(left) if isinstance(bots, str) else list(bots)
    if len(names) != len(left):
        raise BadChoice(f"{len(left)} seats are left for bots, {len(names)} bots were named")
    for name in names:
        make_bot(name, 0)  # a wrong name is better found at once
    return dict(zip(left, names, strict=True))
