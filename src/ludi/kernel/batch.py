"""Many tables at once, for learners: who is asked, what is legal, what is seen, what it was worth.

Masks are written into a buffer that is made once and reused. Of a mask only what changed is
written: the actions of the last question are cleared, those of the new one set.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludi.kernel.dice import Dice
from ludi.kernel.game import Game
from ludi.kernel.observe import Observer, Row
from ludi.kernel.rewards import DENSE, ILLEGAL, Standing, rewards_of
from ludi.kernel.table import NOBODY, Table

Chooser = Callable[[Table, int], int]  # what a seat of a table does
Seating = Callable[[str], Chooser]  # who sits down for the game of a seed


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
    one row a table. After a step, `ended` says where a game was over, and `rewards` what the step
    was worth to each seat.

    With a `learner`, only that seat is asked, and `rivals` choose for all others (None: at
    random). Where a game ended, `last` has what the learner saw of its end. A learner may choose
    what is illegal, and loses the game.
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
        learner: int = NOBODY,
        rivals: Seating | None = None,
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final = options
        self.count: Final = count
        self.scheme: Final = rewards
        self.learner: Final = learner
        self.rivals: Final = rivals
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
        self.seeds: list[str] = []  # of each table, all its games together
        self.dice: list[Dice] = []  # of rivals who choose at random, a table each
        self.choosers: dict[int, Chooser] = {}  # the rivals at each table
        self.standings: Final = [Standing() for _ in range(count if rewards == DENSE else 0)]
        self.last: dict[int, bytes] = {}  # by table, where the last step ended a game
        self.seats: Final = bytearray(count)
        self.ended = [False] * count
        self.ends = 0  # games that ended in the last step
        self.rewards: list[list[float]] = []
        self.nothing: Final = [0.0] * players
        self.observations = b""
        self.restart([f"{seed}/{i}" for i in range(count)])

    def restart(self, seeds: list[str]) -> None:
        """Begin the first games of these seeds, one a table."""
        self.seeds = seeds
        self.dice = [Dice.seeded(f"{seed}/rivals") for seed in seeds]
        self.games = [0] * self.count
        self.ended = [False] * self.count
        self.ends = 0
        self.rewards = [self.nothing for _ in range(self.count)]
        self.last = {}
        self.tables = [self.begin(i) for i in range(self.count)]
        rows: list[Row] = []
        for i in range(self.count):
            self.look(i, rows)
        self.observations = b"".join(rows)

    def begin(self, i: int) -> Table:
        """The next game of a table; the same seed gives the same games."""
        seed = f"{self.seeds[i]}/{self.games[i]}"
        table = self.game.set_up(self.players, self.options, Dice.seeded(seed))
        table.run()
        if self.rivals is not None:
            self.choosers[i] = self.rivals(seed)
        if self.learner != NOBODY:
            self.answer(i, table)
        if self.standings:
            self.standings[i].begin(table)
        return table

    def answer(self, i: int, table: Table) -> None:
        """Let the rivals choose until the learner is asked, or the game is over."""
        learner = self.learner
        chooser = self.choosers.get(i)
        while not table.over:
            seat = table.seat
            if table.lanes:
                seat = first_other(table, learner)
            if seat in (learner, NOBODY):
                return
            if chooser is not None:
                table.play(chooser(table, seat), seat)
            else:
                legal = table.legal_for(seat)
                table.play(legal[self.dice[i].below(len(legal))], seat)

    def look(self, i: int, rows: list[Row]) -> None:
        """Write down who is asked at a table, what is legal, and what that seat knows."""
        table = self.tables[i]
        seat = self.learner if self.learner != NOBODY else table.seat
        self.seats[i] = seat
        self.sights[i].show_among(table, seat, rows)

    def step(self, actions: list[int]) -> None:
        """Play one action at every table, and look at each at once, while it is at hand."""
        tables = self.tables
        ended = self.ended
        ends = 0
        rows: list[Row] = []
        if self.last:
            self.last = {}
        for i in range(self.count):
            table = tables[i]
            if self.learner != NOBODY:
                over = self.play_learner(i, table, actions[i])
            else:
                table.play(actions[i])
                over = table.over
                if over or self.standings:
                    self.rewards[i] = self.worth(i, table)
            if over:
                ended[i] = True
                ends += 1
                self.finish(i, table)
            elif ended[i]:
                ended[i] = False
                if not self.standings:
                    self.rewards[i] = self.nothing
            self.look(i, rows)
        self.ends = ends
        self.observations = b"".join(rows)

    def play_learner(self, i: int, table: Table, action: int) -> bool:
        """Play the learner's action and the rivals' answers; whether that ended the game.

        An illegal action ends it, too.
        """
        learner = self.learner
        if not 0 <= action < self.actions or not self.masks[i * self.actions + action]:
            self.rewards[i] = [ILLEGAL if seat == learner else 0.0 for seat in range(self.players)]
            return True
        table.play(action, learner)
        self.answer(i, table)
        if table.over or self.standings:
            self.rewards[i] = self.worth(i, table)
        return table.over

    def worth(self, i: int, table: Table) -> list[float]:
        """What the last step was worth to each seat of a table."""
        if self.standings:
            return self.standings[i].change(table)
        return rewards_of(table.scores(), self.scheme)

    def finish(self, i: int, table: Table) -> None:
        """Keep what the learner saw of an end, and begin the next game."""
        observer = self.sights[i].observer
        if self.learner != NOBODY and observer is not None:
            self.last[i] = observer.observe(table, self.learner)
        self.games[i] += 1
        self.tables[i] = self.begin(i)

    def any_actions(self, dice: Dice) -> list[int]:
        """A legal action for every table, all equally likely."""
        return [any_action(table, dice) for table in self.tables]


def first_other(table: Table, learner: int) -> int:
    """The first who is asked beside a learner; NOBODY: only the learner is."""
    for seat in table.deciders:
        if seat != learner:
            return seat
    return NOBODY


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
