"""Many tables at once, for learners: who is asked, what is legal, what is seen, what it was worth.

Everything is written into buffers that are made once and reused. Of a mask only what changed is
written: the actions of the last question are cleared, those of the new one set.
"""

from __future__ import annotations

from typing import Final

from ludi.kernel.dice import Dice
from ludi.kernel.game import Game
from ludi.kernel.observe import Observer
from ludi.kernel.table import Score, Table

RANK: Final = "rank"
MARGIN: Final = "margin"
REWARDS: Final = (RANK, MARGIN)


def rewards_of(scores: list[Score], how: str) -> list[float]:
    """What a finished game is worth to each seat.

    "rank": from 1 for the first to -1 for the last, who tie share their places; alone, 1 for a
    victory and -1 for a defeat. "margin": points ahead of the best of the others; alone, points.
    """
    count = len(scores)
    if how == MARGIN:
        if count == 1:
            return [float(scores[0].total)]
        return [float(margin(scores, seat)) for seat in range(count)]
    if count == 1:
        return [1.0 if scores[0].won else -1.0]
    ranks = [score.rank for score in scores]
    rewards: list[float] = []
    for rank in ranks:
        place = rank + (ranks.count(rank) - 1) / 2.0  # the middle of the places shared
        rewards.append(1.0 - 2.0 * (place - 1.0) / (count - 1.0))
    return rewards


def margin(scores: list[Score], seat: int) -> int:
    """How many points a seat is ahead of the best of the others."""
    others = [score.total for score in scores if score.seat != seat]
    return scores[seat].total - max(others)


class Mask:
    """Which actions are legal: a byte for each, of which only those that change are written."""

    def __init__(self, buffer: bytearray, start: int) -> None:
        self.buffer: Final = buffer
        self.start: Final = start  # where in the buffer
        self._shown: list[int] = []

    def show(self, legal: list[int]) -> None:
        buffer = self.buffer
        start = self.start
        for action in self._shown:
            buffer[start + action] = 0
        for action in legal:
            buffer[start + action] = 1
        self._shown = legal


class Batch:
    """A number of tables of one game. Where one is over, the next game begins at once.

    At each table one seat is asked: `seats`. Its legal actions are in `masks`, what it knows in
    `observations`; both are buffers with one row a table. After a step, `ended` says where a game
    was over, and `rewards` what it was worth to each of its seats.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, str],
        count: int,
        seed: int | str,
        rewards: str,
        observed: bool,
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final = options
        self.count: Final = count
        self.seed: Final = seed
        self.how: Final = rewards
        self.actions: Final = game.vocabulary.size
        # an observer for each table, which then finds most of it as it was; none: only masks
        self.observers: Final[list[Observer]] = (
            [game.observer(players) for _ in range(count)] if observed else []
        )
        self.size: Final = self.observers[0].size if observed else 0
        self.masks: Final = bytearray(count * self.actions)
        self.observations: Final = bytearray(count * self.size)
        self.rows: Final = [Mask(self.masks, i * self.actions) for i in range(count)]
        self.games = [0] * count  # finished at each table
        self.tables: list[Table] = []
        self.seats = [0] * count
        self.ended = [False] * count
        self.rewards = [[0.0] * players for _ in range(count)]
        self.nothing: Final = [0.0] * players
        for i in range(count):
            self.tables.append(self.begin(i))
            self.look(i)

    def begin(self, i: int) -> Table:
        """The next game of a table; the same seed gives the same games."""
        dice = Dice.seeded(f"{self.seed}/{i}/{self.games[i]}")
        table = self.game.set_up(self.players, self.options, dice)
        table.run()
        return table

    def look(self, i: int) -> None:
        """Write down who is asked at a table, what is legal, and what that seat knows."""
        table = self.tables[i]
        self.seats[i] = table.seat
        self.rows[i].show(table.legal)
        if self.observers:
            start = i * self.size
            row = self.observers[i].observe(table, table.seat)
            self.observations[start : start + self.size] = row

    def step(self, actions: list[int]) -> None:
        """Play one action at every table."""
        for i in range(self.count):
            table = self.tables[i]
            table.play(actions[i])
            if table.over:
                self.rewards[i] = rewards_of(table.scores(), self.how)
                self.ended[i] = True
                self.games[i] += 1
                self.tables[i] = self.begin(i)
            elif self.ended[i]:
                self.rewards[i] = self.nothing
                self.ended[i] = False
            self.look(i)

    def any_actions(self, dice: Dice) -> list[int]:
        """A legal action for every table, all equally likely."""
        actions: list[int] = []
        for table in self.tables:
            legal = table.legal
            actions.append(legal[dice.below(len(legal))])
        return actions
