"""A game at one terminal: who sits where, who is asked, whose eyes the screen shows, the file."""

from __future__ import annotations

import os
from typing import Any, Final

from ludi.bots import Bot, RandomBot, make_bot
from ludi.cli.terminal.phrases import HUMAN, names_in_record, seats_of, shown_names
from ludi.kernel.dice import Dice
from ludi.kernel.errors import BadChoice, Reason
from ludi.kernel.game import Game
from ludi.kernel.record import Play, Record
from ludi.kernel.session import Session
from ludi.kernel.table import NOBODY, Table, Told


class Match:
    """A session with people and bots in its seats. It knows nothing of screens."""

    def __init__(
        self,
        game: Game,
        seats: list[str],
        options: dict[str, str],
        seed: int | str | None,
        language: str,
        record_path: str | None = None,
        session: Session | None = None,
    ) -> None:
        if session is None:
            session = Session(game, len(seats), seed, options, names_in_record(seats))
        elif not seats:
            seats = seats_of(session.names)
        if len(seats) != session.players:
            raise BadChoice(f"{len(seats)} seats for {session.players} players")
        self.game: Final = game
        self.session: Final = session
        self.seats: Final = seats
        self.language: Final = language
        self.path = record_path
        self.autosave: Final = record_path is not None
        self.single = False  # no other game is offered after it
        self.names: Final = shown_names(session.names, game, language)
        self.humans: Final = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
        self.bots: Final[dict[int, Bot]] = {
            seat: make_bot(kind, f"{session.seed}:{seat}:{len(session.plays)}")
            for seat, kind in enumerate(seats)
            if kind != HUMAN
        }
        # whose eyes the screen shows; with several people nobody's before the first curtain
        self.eyes = self.humans[0] if len(self.humans) == 1 else NOBODY
        # what was told since a seat's last decision is new to it
        self._marks: Final = [len(session.log)] * session.players
        self._barrier = len(session.plays)  # undo does not go back beyond a curtain
        self._saved: list[Play] = session.plays[:]
        self._dice: Final = Dice.seeded(f"preview:{session.seed}")

    # ---------------------------------------------------------------- who, what

    @property
    def table(self) -> Table:
        return self.session.table

    @property
    def over(self) -> bool:
        return self.session.table.over

    @property
    def asked(self) -> int:
        """The seat to choose next, bots before people; NOBODY when the game is over."""
        deciders = self.table.deciders
        for seat in deciders:
            if seat in self.bots:
                return seat
        if not deciders or self.eyes in deciders:
            return self.eyes if deciders else NOBODY
        return deciders[0]

    @property
    def curtain_for(self) -> int:
        """The person who must come to the screen before the game goes on, or NOBODY."""
        asked = self.asked
        if asked == NOBODY or asked in self.bots or asked == self.eyes:
            return NOBODY
        return asked

    @property
    def mine(self) -> bool:
        """Whether the one before the screen is asked."""
        return self.eyes != NOBODY and self.asked == self.eyes

    @property
    def legal(self) -> list[int]:
        return self.table.legal_for(self.eyes) if self.mine else []

    def reveal(self, seat: int) -> None:
        """The curtain opens for somebody."""
        self.eyes = seat
        self._barrier = len(self.session.plays)

    @property
    def mark(self) -> int:
        """From where on the log is new to the eyes before the screen."""
        return len(self.session.log) if self.eyes == NOBODY else self._marks[self.eyes]

    def view(self) -> dict[str, Any]:
        """What the eyes before the screen may see."""
        return self.table.view(self.eyes)

    # ---------------------------------------------------------------- playing

    def play(self, action: int, seat: int) -> None:
        """Play, and save if a file was asked for. A problem with the file is raised after it."""
        told = len(self.session.log)
        self.session.play(action, seat)
        self._marks[seat] = told
        self._autosave()

    def replace_bot(self, seat: int) -> None:
        """Let chance choose for a bot that failed."""
        self.bots[seat] = RandomBot(f"{self.session.seed}:{seat}:instead")

    def preview(self, action: int) -> list[Told]:
        """What an action would bring about, as far as it can be known."""
        return self.session.preview(action, self.eyes, self._dice)

    def why_no_undo(self) -> Reason | None:
        if self.eyes == NOBODY:
            return Reason("undo", "undo-nothing")
        last = self._last_play_of(self.eyes)
        if 0 <= last < self._barrier and len(self.humans) > 1:
            return Reason("undo", "undo-other-seat")
        return self.session.why_no_undo(self.eyes)

    def undo(self) -> None:
        self.session.undo(self.eyes)
        self._after_undo()

    def undo_turn(self) -> int:
        """Take back as many plays as possible; how many."""
        count = 0
        while self.why_no_undo() is None:
            self.session.undo(self.eyes)
            count += 1
        if count:
            self._after_undo()
        return count

    def why_no_redo(self) -> Reason | None:
        return self.session.why_no_redo(self.eyes)

    def redo(self) -> None:
        told = len(self.session.log)
        self.session.redo(self.eyes)
        self._marks[self.eyes] = told
        self._autosave()

    def _after_undo(self) -> None:
        self._marks[self.eyes] = min(self.mark, len(self.session.log))
        self._autosave()

    def _last_play_of(self, seat: int) -> int:
        plays = self.session.plays
        return max((i for i, play in enumerate(plays) if play[0] == seat), default=-1)

    # ---------------------------------------------------------------- the file

    @property
    def unsaved(self) -> bool:
        """Whether somebody would lose something by leaving now."""
        plays = self.session.plays
        if plays == self._saved:
            return False
        return any(seat in self.humans for seat, _, _ in plays) or not self.humans

    def file(self) -> str:
        """The file to save to: the one asked for, or a free name in the current folder."""
        if self.path is None:
            number = 1
            while os.path.lexists(f"{self.game.id}-{number}.ludi"):
                number += 1
            return f"{self.game.id}-{number}.ludi"
        return self.path

    def save(self) -> str:
        """Write the record; the name of the file."""
        path = self.file()
        Record.from_table(self.session).save(path)
        self.path = path
        self._saved = self.session.plays[:]
        return path

    def _autosave(self) -> None:
        if self.autosave:
            self.save()

    def again(self) -> Match:
        """The same people, bots and options, a new game; its record goes to a new file."""
        return Match(self.game, self.seats, self.session.options, None, self.language)
