"""A game at one terminal: who sits where, who is asked, whose eyes the screen shows, the file."""

from __future__ import annotations

import os
import shlex
from typing import Any, Final

from ludi.bots import Bot, RandomBot, make_bot
from ludi.cli.folders import free_save, short_name, speaking_of_folders
from ludi.cli.terminal.phrases import names_in_record, seats_of, shown_names
from ludi.drawn.phrases import HUMAN
from ludi.kernel.dice import Dice
from ludi.kernel.errors import BadChoice, Reason
from ludi.kernel.foresight import Finality
from ludi.kernel.game import Game
from ludi.kernel.history import History, Played
from ludi.kernel.table import NOBODY, Table, Told


class Match:
    """A history with people and bots in its seats. It knows nothing of screens."""

    def __init__(
        self,
        game: Game,
        seats: list[str],
        options: dict[str, str],
        seed: int | str | None,
        language: str,
        record_path: str | None = None,
        history: History | None = None,
    ) -> None:
        if history is None:
            history = History(game, len(seats), seed, options, names_in_record(seats))
        elif not seats:
            seats = seats_of(history.names)
        if len(seats) != history.players:
            raise BadChoice(f"{len(seats)} seats for {history.players} players")
        self.game: Final = game
        self.history: Final = history
        self.seats: Final = seats
        self.language: Final = language
        self.path = record_path
        self.autosave: Final = record_path is not None
        self.resume = ""  # the command that goes on with it, if not `ludi play --load`
        self.names: Final = shown_names(history.names, game, language)
        self.humans: Final = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
        self.bots: Final[dict[int, Bot]] = {
            seat: make_bot(kind, f"{history.seed}:{seat}:{len(history.plays)}")
            for seat, kind in enumerate(seats)
            if kind != HUMAN
        }
        # whose eyes the screen shows; with several people nobody's before the first curtain
        self.eyes = self.humans[0] if len(self.humans) == 1 else NOBODY
        # what was told since a seat's last decision is new to it
        self._marks: Final = [len(history.log)] * history.players
        self._barrier = len(history.plays)  # undo does not go back beyond a curtain
        self._saved: list[Played] = history.plays[:]
        self._dice: Final = Dice.seeded(f"preview:{history.seed}")

    # ---------------------------------------------------------------- who, what

    @property
    def table(self) -> Table:
        return self.history.table

    @property
    def over(self) -> bool:
        return self.history.table.over

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
        self._barrier = len(self.history.plays)

    @property
    def mark(self) -> int:
        """From where on the log is new to the eyes before the screen."""
        return len(self.history.log) if self.eyes == NOBODY else self._marks[self.eyes]

    def view(self) -> dict[str, Any]:
        """What the eyes before the screen may see."""
        return self.table.view(self.eyes)

    # ---------------------------------------------------------------- playing

    def play(self, action: int, seat: int) -> None:
        """Play, and save if a file was asked for. A problem with the file is raised after it."""
        told = len(self.history.log)
        self.history.play(action, seat)
        self._marks[seat] = told
        self._autosave()

    def replace_bot(self, seat: int) -> None:
        """Let chance choose for a bot that failed."""
        self.bots[seat] = RandomBot(f"{self.history.seed}:{seat}:instead")

    def preview(self, action: int) -> list[Told]:
        """What an action would bring about, as far as it can be known."""
        return self.table.preview(action, self.eyes, self._dice)

    def final(self, action: int) -> Finality:
        """Whether an action of the eyes before the screen could not simply be taken back."""
        return self.table.final(action, self.eyes)

    def why_no_undo(self) -> Reason | None:
        if self.eyes == NOBODY:
            return Reason("undo", "undo-nothing")
        last = self._last_play_of(self.eyes)
        if 0 <= last < self._barrier and len(self.humans) > 1:
            return Reason("undo", "undo-other-seat")
        return self.history.why_no_undo(self.eyes)

    def undo(self) -> None:
        self.history.undo(self.eyes)
        self._after_undo()

    def undo_turn(self) -> int:
        """Take back as many plays as possible; how many."""
        count = 0 if self.why_no_undo() is not None else self.history.undo_turn(self.eyes)
        if count:
            self._after_undo()
        return count

    @property
    def may_go_back(self) -> bool:
        """Whether nobody else need agree to go back past what has come out: bots do not mind."""
        own = self.eyes != NOBODY and self.history.back_to_last_of(self.eyes) > 0
        return own and len(self.humans) == 1 and not self.over

    def go_back(self) -> int:
        """Go back to one's last decision, whatever has come out since; the record says so."""
        count = self.history.go_back(self.eyes)
        self._after_undo()
        return count

    def why_no_redo(self) -> Reason | None:
        return self.history.why_no_redo(self.eyes)

    def redo(self) -> None:
        told = len(self.history.log)
        self.history.redo(self.eyes)
        self._marks[self.eyes] = told
        self._autosave()

    def _after_undo(self) -> None:
        self._marks[self.eyes] = min(self.mark, len(self.history.log))
        self._autosave()

    def _last_play_of(self, seat: int) -> int:
        plays = self.history.plays
        return max((i for i, play in enumerate(plays) if play.seat == seat), default=-1)

    # ---------------------------------------------------------------- the file

    @property
    def single(self) -> bool:
        """Whether no other game is offered after it: whoever began it knows what comes next."""
        return bool(self.resume)

    @property
    def unsaved(self) -> bool:
        """Whether somebody would lose something by leaving now."""
        plays = self.history.plays
        if plays == self._saved:
            return False
        return any(play.seat in self.humans for play in plays) or not self.humans

    def file(self) -> str:
        """The file to save to: the one asked for, or a free one in the folder of saved games."""
        return free_save(self.game.id) if self.path is None else self.path

    def save(self) -> str:
        """Write the record; the name of the file."""
        path = self.file()
        if self.path is None:
            with speaking_of_folders():
                os.makedirs(os.path.dirname(path), exist_ok=True)
        self.history.record().save(path)
        self.path = path
        self._saved = self.history.plays[:]
        return path

    def command(self) -> str:
        """What to type in order to go on with the saved game."""
        name = shlex.quote(short_name(self.file()))
        return self.resume or f"ludi play --load {name}"

    def _autosave(self) -> None:
        if self.autosave:
            self.save()

    def again(self) -> Match:
        """The same people, bots and options, a new game; its record goes to a new file."""
        return Match(self.game, self.seats, self.history.options, None, self.language)
