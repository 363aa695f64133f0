"""A history: a table being played by people, who may change their minds.

It is the fold of its events. Taking back is a matter of the list of plays alone; the position is
always that list played from the start. So that this is quick, the position after the last closed
door is kept: no seat goes back past it by itself. The whole table may agree to go further back;
that is marked, for who has seen what comes does not play for the first time any more.
"""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from ludi.kernel.dice import Dice, fresh_seed
from ludi.kernel.errors import BadRecord, IllegalAction, Reason
from ludi.kernel.game import WENT_BACK, Game
from ludi.kernel.record import Record, names_for, one_line, seed_text
from ludi.kernel.table import NOBODY, Table, Told

PLAY: Final = "play"
UNDO: Final = "undo"
REDO: Final = "redo"
HINT: Final = "hint"
MOST_EVENTS: Final = 10_000  # after so many nothing is taken back any more; plays go on

SENTENCES: Final = {
    "over": "the game is over",
    "undo-nothing": "there is nothing to take back",
    "undo-other-seat": "somebody else has played since",
    "undo-door": "something hidden has come out since",
    "redo-nothing": "there is nothing to play again",
}


class Happened(NamedTuple):
    """An event: a play (of an action), an undo (of so many plays; NOBODY's: of anybody's), a
    redo (of all the plays that the seat's last undo took back, so many), or a hint (which action
    was advised); a hint changes nothing but the log."""

    number: int
    seat: int
    kind: str
    value: int


class Played(NamedTuple):
    """A play that stands: the event that made it, whose it was, and what it was."""

    number: int
    seat: int
    action: int
    comment: str = ""


class Heard(NamedTuple):
    """Something told, and the event that brought it about (0: the set-up)."""

    number: int
    told: Told


class Return(NamedTuple):
    """The table went back together: by which event, to how many plays, how many it took back."""

    number: int
    place: int
    taken: int


class History:
    """A game in progress: what was played, what was told, and what can be undone."""

    def __init__(
        self,
        game: Game,
        players: int = 0,
        seed: int | str | None = None,
        options: dict[str, Any] | None = None,
        names: list[str] | None = None,
    ) -> None:
        self.game: Final = game
        self.players: Final = players or game.players[0]
        self.seed: Final = fresh_seed() if seed is None else seed_text(seed)
        self.options: Final[dict[str, str]] = game.settle(self.players, dict(options or {}))
        self.names: Final = names_for(self.players, names)
        self.number = 0
        self.plays: list[Played] = []
        self.log: list[Heard] = []
        self.returns: list[Return] = []  # when the whole table went back
        self.earlier_returns = 0  # before the record that this goes on from
        self.undos: list[tuple[int, int]] = []  # undo events, and the first they took back
        self.undone: list[list[Played]] = []  # what undos took back and may still be played again
        self.acted = [0] * self.players  # the last event that was each seat's own
        self.moved = 0  # the last event that changed the position
        self.hints: list[Played] = []  # what was advised, and to whom
        self._ears: list[Told] = []
        self.table = self._set_up()
        self._shut_door(0)

    def _set_up(self) -> Table:
        """As Game.new does, but listening from the first step on."""
        table = self.game.set_up(self.players, self.options, Dice.seeded(self.seed))
        table.ears = self._ears
        table.run()
        self._hear(0)
        return table

    def stand_at(self, table: Table) -> None:
        """Go on from another position, as if a door had closed there."""
        table.ears = self._ears
        self.table = table
        self._shut_door(len(self.plays))

    @staticmethod
    def from_record(record: Record, game: Game | None = None) -> History:
        """The history of a saved game, to be continued."""
        game = game or record.game
        record.check(game)
        history = History(game, record.players, record.seed, record.options, record.names)
        history.earlier_returns = record.went_back
        for number, (seat, action, comment) in enumerate(record.plays):
            try:
                history.play(action, seat, comment)
            except IllegalAction as error:
                raise BadRecord(f"action {number + 1}: {error}", record.line_of(number)) from error
        return history

    def record(self, names: list[str] | None = None) -> Record:
        """The record of what was played and stands."""
        record = Record.of(self.game, self.players, self.seed, self.options, names or self.names)
        record.plays = [(play.seat, play.action, play.comment) for play in self.plays]
        record.went_back = self.went_back
        record.note_result(self.table)
        return record

    # ---------------------------------------------------------------- events

    def apply(self, event: Happened, comment: str = "") -> None:
        """Let an event happen; IllegalAction if it cannot (then nothing has changed)."""
        if event.kind == HINT:
            self.hints.append(Played(event.number, event.seat, event.value))
            self.number = event.number
            return
        if event.kind == PLAY:
            self._play(Played(event.number, event.seat, event.value, one_line(comment)))
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
        table = self.table
        doors = table.doors
        before = None if table.over else table.clone()
        try:
            table.play(play.action, play.seat)
        except IllegalAction:
            raise
        except Exception:  # a bug in the rules must not cost the players their game
            if before is not None:
                self.table = before
                before.ears = self._ears
            self._ears.clear()
            raise
        self.plays.append(play)
        self._hear(play.number)
        if table.doors != doors:
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
            raise IllegalAction(SENTENCES["undo-nothing"], Reason("undo", "undo-nothing"))
        before = self.plays
        place = next(i for i, play in enumerate(self.plays) if play.number == first)
        self.returns = [
            Return(one.number, kept_of(before[: one.place], left), one.taken)
            for one in self.returns
        ]
        if event.seat == NOBODY:
            self.returns.append(Return(event.number, len(left), event.value))
        if place >= self._door_plays:
            self._replay(left, self._door.clone(), self._door_plays, self._door_log)
        else:
            self._start_again(left)
        self.undos.append((event.number, first))
        if event.seat == NOBODY:
            self.undone.clear()
        else:
            own = [play for play in before if play.seat == event.seat]
            self.undone.append(own[-event.value :])

    def _play_again(self, event: Happened) -> None:
        reason = self.why_no_redo(event.seat)
        if reason is not None:
            sentence = SENTENCES.get(reason.key, "what was taken back is not possible any more")
            raise IllegalAction(sentence, reason)
        plays = self._undone_by(event.seat)
        self.undone.remove(plays)
        for play in plays:
            self._play(Played(event.number, play.seat, play.action, play.comment))

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
        self._mark_returns()
        for play in plays[done:]:
            self._play(play)
            self._mark_returns()

    def _start_again(self, plays: list[Played]) -> None:
        self.log.clear()
        self._ears.clear()
        self.table = self._set_up()
        self._shut_door(0)
        self._replay(plays, self.table, 0, len(self.log))

    def _mark_returns(self) -> None:
        """In the log stands where the table went back to, and how far."""
        told = {heard.number for heard in self.log if heard.told.what == WENT_BACK}
        for one in self.returns:
            if one.place == len(self.plays) and one.number not in told:
                mark = Told(WENT_BACK, [one.taken, NOBODY, NOBODY], self.table.doors)
                self.log.append(Heard(one.number, mark))

    # ---------------------------------------------------------------- playing at one place

    def play(self, action: int, seat: int = NOBODY, comment: str = "") -> None:
        """Play for a seat (by default the one asked) and remember it."""
        who = self.table.seat if seat == NOBODY else seat
        self.apply(Happened(self.number + 1, who, PLAY, action), comment)

    def undo(self, seat: int, count: int = 1) -> None:
        """Undo the last plays of a seat; what others have played since stays."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise IllegalAction(SENTENCES[reason.key], reason)
        self.apply(Happened(self.number + 1, seat, UNDO, count))

    def undo_turn(self, seat: int) -> int:
        """Undo as many plays of a seat as it can by itself; return how many."""
        count = self.undo_count(seat, whole_turn=True)
        if count:
            self.undo(seat, count)
        return count

    def redo(self, seat: int) -> None:
        """Redo what a seat's last undo took back."""
        self.apply(Happened(self.number + 1, seat, REDO, self.redo_count(seat)))

    def go_back(self, seat: int) -> int:
        """The whole table goes back to a seat's last decision; how many plays that takes back."""
        count = self.back_to_last_of(seat)
        if self.table.over:
            raise IllegalAction(SENTENCES["over"], Reason("end", "over"))
        if not count:
            raise IllegalAction(SENTENCES["undo-nothing"], Reason("undo", "undo-nothing"))
        self.apply(Happened(self.number + 1, NOBODY, UNDO, count))
        return count

    # ---------------------------------------------------------------- changing one's mind

    @property
    def went_back(self) -> int:
        """How often the whole table went back: what came then was known to who had seen it."""
        return self.earlier_returns + len(self.returns)

    @property
    def is_long(self) -> bool:
        """Whether so much has happened that nothing more is taken back."""
        return self.number >= MOST_EVENTS

    @property
    def told(self) -> list[Told]:
        """All that was told and stands."""
        return [heard.told for heard in self.log]

    def can_undo(self, seat: int) -> bool:
        return self.why_no_undo(seat) is None

    def can_redo(self, seat: int) -> bool:
        return self.why_no_redo(seat) is None

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why a seat cannot undo its last play by itself; None if it can."""
        return self._why_not_from(self.plays, self.table, seat)

    def _why_not_from(self, plays: list[Played], table: Table, seat: int) -> Reason | None:
        last = len(plays) - 1
        while last >= 0 and plays[last].seat != seat:
            last -= 1
        if last < 0:
            return Reason("undo", "undo-nothing")
        if table.over:  # at the end everything hidden comes out
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
                play = plays[i]
                if twin.why_not(play.action, play.seat) is not None:
                    return None
                twin.play(play.action, play.seat)
        return twin if twin.doors == self._door.doors else None

    def _undone_by(self, seat: int) -> list[Played]:
        """What a seat took back last; empty if nothing."""
        for plays in reversed(self.undone):
            if plays[0].seat == seat:
                return plays
        return []

    def why_no_redo(self, seat: int) -> Reason | None:
        """Why a seat cannot redo what it took back; None if it can."""
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
        for number, first in self.undos:
            if number > since:
                since = min(since, first - 1)
        return since

    # ---------------------------------------------------------------- keeping

    def dumped(self) -> str:
        """What `restore` needs: the position behind the last door, the plays, the log."""
        return json.dumps(
            {
                "number": self.number,
                "door": self._door.dump(),
                "door_plays": self._door_plays,
                "plays": self.plays,
                "log": dumped_log(self.log[: self._door_log]),
                "returns": self.returns,
                "undos": self.undos,
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
        self.returns = [Return(*one) for one in data["returns"]]
        self.undos = [(number, first) for number, first in data["undos"]]
        self.acted = data["acted"]
        self.log = loaded_log(data["log"])
        self.table = table
        self._shut_door(data["door_plays"])
        plays = [Played(*play) for play in data["plays"]]
        self._replay(plays, table, self._door_plays, self._door_log)
        self.undone = [[Played(*play) for play in taken] for taken in data["undone"]]
        self.moved = data["moved"]
        self.hints = [Played(*one) for one in data["hints"]]


def dumped_log(log: list[Heard]) -> list[list[Any]]:
    """A log as JSON."""
    return [[one.number, one.told.what, one.told.args, one.told.doors] for one in log]


def loaded_log(rows: list[list[Any]]) -> list[Heard]:
    """The log that was dumped."""
    return [Heard(number, Told(what, args, doors)) for number, what, args, doors in rows]


def kept_of(plays: list[Played], left: list[Played]) -> int:
    """How many of the first plays are still among those that are left, in the same order."""
    kept = 0
    for play in plays:
        if kept < len(left) and play is left[kept]:
            kept += 1
    return kept


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
