"""The course of a game: what its events add up to.

Taking back is a matter of the list of plays alone; the position is always that list played from
the start. So that this is quick, the position after the last closed door is kept: nothing goes
back past it unless the whole table agrees.
"""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from ludi.kernel.dice import Dice
from ludi.kernel.errors import IllegalAction, Reason
from ludi.kernel.game import Game
from ludi.kernel.record import Record
from ludi.kernel.table import NOBODY, Table, Told

PLAY: Final = "play"
UNDO: Final = "undo"
REDO: Final = "redo"
HINT: Final = "hint"
MOST_EVENTS: Final = 10_000  # after so many nothing is taken back any more; plays go on


class Happened(NamedTuple):
    """An event: a play (of an action), an undo (of so many plays; NOBODY's: of anybody's), a
    redo (of all the plays that the seat's last undo took back, so many), or a hint (which action
    was advised); a hint changes nothing but the log."""

    number: int
    seat: int
    kind: str
    value: int


class Played(NamedTuple):
    """A play that stands."""

    number: int
    seat: int
    action: int


class Heard(NamedTuple):
    """Something told, and the event that brought it about (0: the set-up)."""

    number: int
    told: Told


class Course:
    """A game as far as it has come."""

    def __init__(self, game: Game, players: int, seed: str, options: dict[str, Any]) -> None:
        self.game: Final = game
        self.players: Final = players
        self.seed: Final = seed
        self.options: Final[dict[str, str]] = game.settle(players, dict(options))
        self.number = 0
        self.plays: list[Played] = []
        self.log: list[Heard] = []
        self.returns: list[tuple[int, int]] = []  # undo events, and the first they took back
        self.undone: list[list[Played]] = []  # what undos took back and may still be played again
        self.acted = [0] * players  # the last event that was each seat's own
        self.moved = 0  # the last event that changed the position
        self.hints: list[Played] = []  # what was advised, and to whom
        self._ears: list[Told] = []
        self.table = self._set_up()
        self._shut_door(0)

    def _set_up(self) -> Table:
        table = self.game.set_up(self.players, self.options, Dice.seeded(self.seed))
        table.ears = self._ears
        table.run()
        self._hear(0)
        return table

    # ---------------------------------------------------------------- events

    def apply(self, event: Happened) -> None:
        """Let an event happen; IllegalAction if it cannot (then nothing has changed)."""
        if event.kind == HINT:
            self.hints.append(Played(event.number, event.seat, event.value))
            self.number = event.number
            return
        if event.kind == PLAY:
            self._play(Played(event.number, event.seat, event.value))
            self._forget_undone(event.seat)
        elif event.kind == UNDO:
            self._take_back(event)
        else:
            self._play_again(event)
        self.number = self.moved = event.number
        for seat in range(self.players):
            if event.seat in (seat, NOBODY):
                self.acted[seat] = event.number

    def _play(self, play: Played) -> None:
        doors = self.table.doors
        self.table.play(play.action, play.seat)
        self.plays.append(play)
        self._hear(play.number)
        if self.table.doors != doors:
            self._shut_door(len(self.plays))

    def _hear(self, number: int) -> None:
        self.log.extend([Heard(number, told) for told in self._ears])
        self._ears.clear()

    def _shut_door(self, plays: int) -> None:
        """Remember the position now: no seat alone goes back past it."""
        self._door = self.table.clone()
        self._door_plays = plays
        self._door_log = len(self.log)

    def _take_back(self, event: Happened) -> None:
        left, first = without(self.plays, event.seat, event.value)
        if first < 0:
            raise IllegalAction("there is nothing to take back", Reason("undo", "undo-nothing"))
        before = self.plays
        place = next(i for i, play in enumerate(self.plays) if play.number == first)
        if place >= self._door_plays:
            self._replay(left, self._door.clone(), self._door_plays, self._door_log)
        else:
            self._start_again(left)
        self.returns.append((event.number, first))
        if event.seat == NOBODY:
            self.undone.clear()
        else:
            own = [play for play in before if play.seat == event.seat]
            self.undone.append(own[-event.value :])

    def _play_again(self, event: Happened) -> None:
        reason = self.why_no_redo(event.seat)
        if reason is not None:
            raise IllegalAction("there is nothing to play again", reason)
        plays = self._undone_by(event.seat)
        self.undone.remove(plays)
        for play in plays:
            self._play(Played(event.number, play.seat, play.action))

    def _forget_undone(self, seat: int) -> None:
        """A play makes what was undone stale; in a lane of its own only what that seat undid."""
        self.undone = [plays for plays in self.undone if self.table.lanes and plays[0].seat != seat]

    def _replay(self, plays: list[Played], table: Table, done: int, heard: int) -> None:
        """Play on from a position after the first `done` plays, when `heard` lines were told."""
        self.table = table
        table.ears = self._ears
        self._ears.clear()
        self.plays = plays[:done]
        del self.log[heard:]
        for play in plays[done:]:
            self._play(play)

    def _start_again(self, plays: list[Played]) -> None:
        self.log.clear()
        self._ears.clear()
        self.table = self._set_up()
        self._shut_door(0)
        self._replay(plays, self.table, 0, len(self.log))

    # ---------------------------------------------------------------- changing one's mind

    @property
    def is_long(self) -> bool:
        """Whether so much has happened that nothing more is taken back."""
        return self.number >= MOST_EVENTS

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why a seat cannot take back its last play by itself; None if it can."""
        return self._why_not_from(self.plays, self.table, seat)

    def _why_not_from(self, plays: list[Played], table: Table, seat: int) -> Reason | None:
        last = len(plays) - 1
        while last >= 0 and plays[last].seat != seat:
            last -= 1
        if last < 0:
            return Reason("undo", "undo-nothing")
        if table.over:  # the seed is known by now
            return Reason("end", "over")
        if last < self._door_plays:
            return Reason("undo", "undo-door")
        if last < len(plays) - 1 and not (table.lanes and self._played(plays, last)):
            return Reason("undo", "undo-other-seat")
        return None

    def _played(self, plays: list[Played], left_out: int = -1) -> Table | None:
        """The table after these plays but one; None if another depends on that one."""
        twin = self._door.clone()
        for i in range(self._door_plays, len(plays)):
            if i != left_out:
                _, seat, action = plays[i]
                if twin.why_not(action, seat) is not None:
                    return None
                twin.play(action, seat)
        return twin if twin.doors == self._door.doors else None

    def _undone_by(self, seat: int) -> list[Played]:
        """What a seat took back last; empty if nothing."""
        for plays in reversed(self.undone):
            if plays[0].seat == seat:
                return plays
        return []

    def why_no_redo(self, seat: int) -> Reason | None:
        """Why a seat cannot play again what it took back; None if it can."""
        plays = self._undone_by(seat)
        if not plays:
            return Reason("undo", "redo-nothing")
        twin = self.table.clone()
        for play in plays:
            reason = twin.why_not(play.action, seat)
            if reason is not None:
                return reason
            twin.play(play.action, seat)
        return None

    def redo_count(self, seat: int) -> int:
        """How many plays a redo of the seat would bring back."""
        return len(self._undone_by(seat))

    def undo_count(self, seat: int, whole_turn: bool) -> int:
        """How many of its plays a seat takes back: one, or all it can by itself."""
        count = 0
        plays = self.plays
        table: Table | None = self.table
        while table is not None and self._why_not_from(plays, table, seat) is None:
            count += 1
            if not whole_turn:
                break
            plays, _ = without(plays, seat, 1)
            table = self._played(plays)
        return count

    def back_to_last_of(self, seat: int) -> int:
        """How many plays of everybody it takes to be back at a seat's last decision; 0: none."""
        for i in range(len(self.plays) - 1, -1, -1):
            if self.plays[i].seat == seat:
                return len(self.plays) - i
        return 0

    def log_stands_to(self, since: int) -> int:
        """Up to which event somebody who knows the log up to `since` still knows it rightly."""
        for number, first in self.returns:
            if number > since:
                since = min(since, first - 1)
        return since

    # ---------------------------------------------------------------- keeping

    def dumped(self) -> str:
        """What `restored` needs: the position behind the last door, the plays, the log."""
        return json.dumps(
            {
                "number": self.number,
                "door": self._door.dump(),
                "door_plays": self._door_plays,
                "plays": self.plays,
                "log": [
                    [heard.number, heard.told.what, heard.told.args, heard.told.doors]
                    for heard in self.log[: self._door_log]
                ],
                "returns": self.returns,
                "acted": self.acted,
                "undone": self.undone,
                "moved": self.moved,
                "hints": self.hints,
            },
            separators=(",", ":"),
        )

    def restore(self, body: str) -> None:
        """Become what was dumped."""
        data = json.loads(body)
        table = self.game.load(data["door"])
        self.number = data["number"]
        self.returns = [(number, first) for number, first in data["returns"]]
        self.acted = data["acted"]
        self.log = [Heard(n, Told(what, args, doors)) for n, what, args, doors in data["log"]]
        self.table = table
        self._shut_door(data["door_plays"])
        plays = [Played(*play) for play in data["plays"]]
        self._replay(plays, table, self._door_plays, self._door_log)
        self.undone = [[Played(*play) for play in taken] for taken in data.get("undone", [])]
        self.moved = data.get("moved", self.number)
        self.hints = [Played(*one) for one in data.get("hints", [])]

    def record(self, names: list[str]) -> Record:
        """The record of what was played and stands."""
        plays = [(play.seat, play.action, "") for play in self.plays]
        record = Record.of(self.game, self.players, self.seed, self.options, names)
        record.plays = plays
        record.note_result(self.table)
        return record


def without(plays: list[Played], seat: int, count: int) -> tuple[list[Played], int]:
    """The plays without the last `count` of a seat (NOBODY: of anybody), and the first that goes.

    The number of the first is -1 if there are not so many.
    """
    left = plays[:]
    first = -1
    for _ in range(count):
        for i in range(len(left) - 1, -1, -1):
            if left[i].seat == seat or seat == NOBODY:
                first = left.pop(i).number
                break
        else:
            return plays, -1
    return left, first
