"""Many tables at once, for learners: who is asked, what is legal, what is seen, what it was worth.

Masks are written into a buffer that is made once and reused. Of a mask only what changed is
written: the actions of the last question are cleared, those of the new one set.
"""

from __future__ import annotations

from typing import Any, Final

from ludi.kernel.dice import Dice
from ludi.kernel.game import Game
from ludi.kernel.observe import Observer, Row
from ludi.kernel.table import NOBODY, Score, Table

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


class Sight:
    """What a seat is shown of a table: which actions are legal and, if wanted, what it knows.

    The mask is a row of a buffer, of which only what changed is written; an observer that is used
    for one table only finds most of what it knows as it was.
    """

    def __init__(
        self, marks: bytearray | memoryview, blank: bytes, observer: Observer | None
    ) -> None:
        self.marks: Final = marks  # a byte for each action
        self.blank: Final = blank  # no action; one for many tables: it stays near the processor
        self.observer: Final = observer  # None: nothing but the mask
        self._marked: list[Any] = []

    def show(self, table: Table, seat: int) -> bytes:
        """Mark what is legal for a seat, and tell what it knows."""
        self.mark(table.legal_for(seat))
        return b"" if self.observer is None else self.observer.observe(table, seat)

    def show_among(self, table: Table, seat: int, rows: list[Row]) -> None:
        """The same where many tables are seen: what it knows is added to the rows of the others."""
        self.mark(table.legal_for(seat))
        if self.observer is not None:
            self.observer.show(table, seat, rows)

    def mark(self, legal: list[Any]) -> None:
        """Write a 1 for each of these actions, and for no other.

        The actions are numbers, but nothing is reckoned with them here: passed on as they are,
        they need not be unpacked and packed again.
        """
        marks = self.marks
        if len(self._marked) > FEW:
            marks[:] = self.blank
        else:
            for action in self._marked:
                marks[action] = 0
        for action in legal:
            marks[action] = 1
        self._marked = legal


FEW: Final = 6  # actions that are quicker cleared one by one than all at once


class Batch:
    """A number of tables of one game. Where one is over, the next game begins at once.

    At each table one seat is asked: `seats`. Its legal actions are in `masks`, a buffer that is
    written again and again, what it knows in `observations`, made anew by every step; both have
    one row a table. After a step, `ended` says where a game was over, and `rewards` what it was
    worth to each of its seats.
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
        self.size: Final = game.observer(players).size if observed else 0
        self.masks: Final = bytearray(count * self.actions)
        masks = memoryview(self.masks)
        blank = bytes(self.actions)
        self.sights: Final = [
            Sight(
                masks[i * self.actions : (i + 1) * self.actions],
                blank,
                game.observer(players) if observed else None,
            )
            for i in range(count)
        ]
        self.games = [0] * count  # finished at each table
        self.tables: list[Table] = []
        self.seats: Final = bytearray(count)
        self.ended = [False] * count
        self.ends = 0  # games that ended in the last step
        self.rewards = [[0.0] * players for _ in range(count)]
        self.nothing: Final = [0.0] * players
        rows: list[Row] = []
        for i in range(count):
            self.tables.append(self.begin(i))
            self.look(i, rows)
        self.observations = b"".join(rows)

    def begin(self, i: int) -> Table:
        """The next game of a table; the same seed gives the same games."""
        dice = Dice.seeded(f"{self.seed}/{i}/{self.games[i]}")
        table = self.game.set_up(self.players, self.options, dice)
        table.run()
        return table

    def look(self, i: int, rows: list[Row]) -> None:
        """Write down who is asked at a table, what is legal, and what that seat knows."""
        table = self.tables[i]
        seat = table.seat
        self.seats[i] = seat
        self.sights[i].show_among(table, seat, rows)

    def step(self, actions: list[int]) -> None:
        """Play one action at every table, and look at each at once, while it is at hand."""
        tables = self.tables
        ended = self.ended
        ends = 0
        rows: list[Row] = []
        for i in range(self.count):
            table = tables[i]
            table.play(actions[i])
            if table.over:
                self.rewards[i] = rewards_of(table.scores(), self.how)
                ended[i] = True
                ends += 1
                self.games[i] += 1
                tables[i] = self.begin(i)
            elif ended[i]:
                self.rewards[i] = self.nothing
                ended[i] = False
            self.look(i, rows)
        self.ends = ends
        self.observations = b"".join(rows)

    def any_actions(self, dice: Dice) -> list[int]:
        """A legal action for every table, all equally likely."""
        return [any_action(table, dice) for table in self.tables]


def any_action(table: Table, dice: Dice) -> int:
    """A legal action of the seat that is asked, all equally likely."""
    legal = table.legal
    return legal[dice.below(len(legal))]


def play_on(table: Table, action: int, seat: int) -> int:
    """Play an action for a seat; which seat is asked then, NOBODY when the game is over.

    One call where an environment would make three, each of which has to leave the interpreter.
    """
    table.play(action, seat)
    return NOBODY if table.over else table.seat
