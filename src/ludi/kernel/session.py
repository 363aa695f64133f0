"""A session: a table being played by people, who may change their minds."""

from __future__ import annotations

from typing import Final

from ludi.kernel.dice import Dice, fresh_seed
from ludi.kernel.errors import BadRecord, IllegalAction, Reason
from ludi.kernel.game import Game
from ludi.kernel.record import Play, Record, names_for, one_line, seed_text
from ludi.kernel.table import NOBODY, Table, Told

SENTENCES: Final = {
    "over": "the game is over",
    "undo-nothing": "there is nothing to take back",
    "undo-other-seat": "somebody else has played since",
    "undo-door": "something hidden has come out since",
    "redo-nothing": "there is nothing to play again",
}


class Moment:
    """The table just before a play, and how much had been told by then."""

    def __init__(self, table: Table, told: int) -> None:
        self.table: Final = table
        self.told: Final = told


class Session:
    """A table with its history: what was played, what was told, and the way back."""

    def __init__(
        self,
        game: Game,
        players: int = 0,
        seed: int | str | None = None,
        options: dict[str, str] | None = None,
        names: list[str] | None = None,
    ) -> None:
        wanted: dict[str, object] = {}
        wanted.update(options or {})
        self.game: Final = game
        self.players: Final = players or game.players[0]
        self.options: Final = game.settle(self.players, wanted)
        self.seed: Final = fresh_seed() if seed is None else seed_text(seed)
        self.names: Final = names_for(self.players, names)
        self.plays: Final[list[Play]] = []
        self.log: Final[list[Told]] = []  # everything told so far
        self._moments: Final[list[Moment]] = []  # one before each play
        self._undone: Final[list[Play]] = []
        # as Game.new does, but listening from the first step on
        table = game.set_up(self.players, self.options, Dice.seeded(self.seed))
        table.ears = self.log
        table.run()
        self.table = table

    @staticmethod
    def from_record(record: Record, game: Game | None = None) -> Session:
        """The session of a saved game, to be continued."""
        game = game or record.game
        record.check(game)
        session = Session(game, record.players, record.seed, record.options, record.names)
        for number, (seat, action, comment) in enumerate(record.plays):
            try:
                session.play(action, seat, comment)
            except IllegalAction as error:
                raise BadRecord(f"action {number + 1}: {error}", record.line_of(number)) from error
        return session

    # ---------------------------------------------------------------- playing

    def play(self, action: int, seat: int = NOBODY, comment: str = "") -> None:
        """Play for a seat (by default the one asked) and remember it."""
        who = self.table.seat if seat == NOBODY else seat
        self._play(action, who, comment)
        # a lane goes on by itself; elsewhere every play makes what was undone stale
        self._undone[:] = [play for play in self._undone if self.table.lanes and play[0] != who]

    def _play(self, action: int, seat: int, comment: str) -> None:
        moment = Moment(self.table.clone(), len(self.log))
        try:
            self.table.play(action, seat)
        except IllegalAction:
            raise
        except Exception:  # a bug in the rules must not cost the players their game
            self._return_to(moment)
            raise
        self._moments.append(moment)
        self.plays.append((seat, action, one_line(comment)))

    def preview(self, action: int, seat: int, dice: Dice) -> list[Told]:
        """What an action would bring about, up to the first thing the seat cannot know."""
        twin = self.table.imagine(seat, dice)
        doors = twin.doors
        told = twin.listen()
        twin.play(action, seat)
        known: list[Told] = []
        for one in told:
            if one.doors > doors:
                break
            known.append(one)
        return known

    # ---------------------------------------------------------------- changing one's mind

    def can_undo(self, seat: int) -> bool:
        return self.why_no_undo(seat) is None

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why a seat cannot take back its last play; None if it can."""
        last = self._last_play_of(seat)
        if last < 0:
            return Reason("undo", "undo-nothing")
        if self.table.over:  # at the end everything hidden comes out
            return Reason("end", "over")
        is_last = last == len(self.plays) - 1
        if self._moments[last].table.doors != self.table.doors:
            return Reason("undo", "undo-door")
        if not is_last and (not self.table.lanes or self._without(last) is None):
            return Reason("undo", "undo-other-seat")
        return None

    def undo(self, seat: int) -> None:
        """Take back the last play of a seat; what others played since stays played."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise IllegalAction(SENTENCES[reason.key], reason)
        last = self._last_play_of(seat)
        later = self.plays[last + 1 :]
        self._undone.append(self.plays[last])
        self._return_to(self._moments[last])
        del self._moments[last:]
        del self.plays[last:]
        for who, action, comment in later:
            self._play(action, who, comment)

    def undo_turn(self, seat: int) -> int:
        """Take back as many plays of a seat as possible; how many."""
        count = 0
        while self.can_undo(seat):
            self.undo(seat)
            count += 1
        return count

    def can_redo(self, seat: int) -> bool:
        return self.why_no_redo(seat) is None

    def why_no_redo(self, seat: int) -> Reason | None:
        """Why a seat cannot play again what it took back; None if it can."""
        for who, action, _ in reversed(self._undone):
            if who == seat:
                return self.table.why_not(action, seat)
        return Reason("undo", "redo-nothing")

    def redo(self, seat: int) -> None:
        """Play again what a seat took back last."""
        reason = self.why_no_redo(seat)
        if reason is not None:
            sentence = SENTENCES.get(reason.key) or "what was taken back is not possible any more"
            raise IllegalAction(sentence, reason)
        for i in range(len(self._undone) - 1, -1, -1):
            if self._undone[i][0] == seat:
                _, action, comment = self._undone.pop(i)
                self._play(action, seat, comment)
                return

    # ---------------------------------------------------------------- inside

    def _last_play_of(self, seat: int) -> int:
        for i in range(len(self.plays) - 1, -1, -1):
            if self.plays[i][0] == seat:
                return i
        return -1

    def _without(self, left_out: int) -> Table | None:
        """The table as it would be without a play; None if a later one depends on it."""
        twin = self._moments[left_out].table.clone()
        doors = twin.doors
        for seat, action, _ in self.plays[left_out + 1 :]:
            if twin.why_not(action, seat) is not None:
                return None
            twin.play(action, seat)
        return twin if twin.doors == doors else None

    def _return_to(self, moment: Moment) -> None:
        self.table = moment.table
        self.table.ears = self.log
        del self.log[moment.told :]
