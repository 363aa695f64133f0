"""What all environments share: a game with its options, and its observations as arrays."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

import ludi
from ludi.bots import Opponent, invite, make_bot
from ludi.bots.bot import Bot
from ludi.drawn.picture import as_ansi, picture
from ludi.kernel.batch import Sight
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game
from ludi.kernel.observe import Observer
from ludi.kernel.rewards import DENSE, Standing, reward_scheme, rewards_of
from ludi.kernel.table import Table

Floats = npt.NDArray[np.float32]
Marks = npt.NDArray[np.int8]
Observation = dict[str, Any]

FULL: Final = "full"
MASK: Final = "mask"
BOX: Final = "components"
LARGEST: Final = 255  # of a number in an observation


def scale_of(observer: Observer) -> Floats:
    """What each number of an observation is multiplied by."""
    parts = [np.full(piece.size, 1 / piece.most, np.float32) for piece in observer.pieces]
    return np.concatenate(parts)


def opened(id: str, options: dict[str, object]) -> tuple[Game, dict[str, object]]:
    """A game and its own options; `components`, the file of an owner's box, is none of them."""
    own = {name: value for name, value in options.items() if name != BOX}
    box = options.get(BOX)
    return ludi.game(id, None if box is None else str(box)), own


def shows_all(observation: str) -> bool:
    """Whether observations are full, or the mask alone."""
    if observation not in (FULL, MASK):
        raise BadChoice(f"observation: '{observation}' is not one of {FULL}, {MASK}")
    return observation == FULL


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
        self.game, own = opened(id, options)
        self.components: Final = options.get(BOX)
        self.players: Final = players or self.game.players[0]
        self.options: Final = self.game.settle(self.players, own)
        self.rewards: Final = reward_scheme(rewards, self.players)
        self.full: Final = shows_all(observation)
        self.standing: Final = Standing() if self.rewards == DENSE else None
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
        options = (
            self.options if self.components is None else {**self.options, BOX: self.components}
        )
        given = (self.game.id, self.players, options, self.rewards, observation, self.copy)
        return (Desk, given)

    def new(self, seed: object) -> Table:
        """A table at the start of the game of a seed."""
        return self.game.new(self.players, str(seed), **self.options)

    def begin(self, table: Table) -> None:
        """Reward from here on: the bots have played what comes before the learners' first turn."""
        if self.standing is not None:
            self.standing.begin(table)

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

    def worth(self, table: Table) -> list[float] | None:
        """What each seat is rewarded with now; None: nothing before the end."""
        if self.standing is not None:
            return self.standing.change(table)
        return rewards_of(table.scores(), self.rewards) if table.over else None

    def text(self, table: Table, seat: int) -> str:
        """The board as the terminal draws it, through the eyes of a seat, with its colours."""
        return as_ansi(picture(table, seat))


class Bench:
    """The bots that take some of the seats."""

    def __init__(self, opponents: dict[int, Opponent]) -> None:
        self.opponents: Final = opponents
        self.bots: dict[int, Bot] = {}

    def sit(self, seed: object) -> None:
        """Fresh bots, who choose alike for the same seed."""
        self.bots = {seat: bot_of(one, f"{seed}/{seat}") for seat, one in self.opponents.items()}

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


def bot_of(opponent: Opponent, seed: str) -> Bot:
    """The bot of a name, or of whatever else chooses."""
    return make_bot(opponent, seed) if isinstance(opponent, str) else invite(opponent, seed)


def seated(
    players: int, learners: tuple[int, ...], bots: Opponent | list[Opponent] | list[str]
) -> dict[int, Opponent]:
    """Which bot sits where: one for all the seats left over, or one for each of them."""
    left = [seat for seat in range(players) if seat not in learners]
    if any(not 0 <= seat < players for seat in learners) or len(set(learners)) != len(learners):
        raise BadChoice(f"seats {list(learners)}: there are 0 to {players - 1}, each once")
    if not learners:
        raise BadChoice("at least one seat must be left to a learner")
    chosen = list(bots) if isinstance(bots, list) else [bots] * len(left)
    if len(chosen) != len(left):
        raise BadChoice(f"{len(left)} seats are left for bots, {len(chosen)} bots were named")
    for one in chosen:
        bot_of(one, "0")  # a wrong name is better found at once
    return dict(zip(left, chosen, strict=True))
