"""A recorded game, to be walked through forwards and backwards."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from ludi.cli.terminal.actions import named
from ludi.cli.terminal.phrases import seats_of, shown_names
from ludi.cli.terminal.screen import TableScreen
from ludi.drawn.colours import QUIET
from ludi.drawn.phrases import badge
from ludi.kernel.errors import BadRecord, IllegalAction
from ludi.kernel.game import Game
from ludi.kernel.history import Heard, History
from ludi.kernel.record import Record
from ludi.kernel.table import Table
from ludi.kernel.viewer import EVERYTHING, PUBLIC, Viewer, viewer_of

LEAP: Final = 10  # decisions, where a game has no turns


class Reel:
    """Every position of a record, and how much had been told by then."""

    def __init__(self, record: Record, game: Game) -> None:
        record.check(game)
        history = History(game, record.players, record.seed, record.options, record.names)
        self.record: Final = record
        self.tables: Final[list[Table]] = []
        self.heard: Final[list[int]] = []
        self._keep(history)
        for number, (seat, action, comment) in enumerate(record.plays):
            try:
                history.play(action, seat, comment)
            except IllegalAction as error:
                raise BadRecord(f"action {number + 1}: {error}", record.line_of(number)) from error
            self._keep(history)
        self.log: Final = history.log
        self.turns: Final = self._turns()

    def _keep(self, history: History) -> None:
        self.tables.append(history.table.clone())
        self.heard.append(len(history.log))

    def _turns(self) -> list[int]:
        """The places where a turn begins."""
        found = [0]
        last: Any = None
        for place, table in enumerate(self.tables):
            turn = table.view(PUBLIC).get("turn", place // LEAP)
            if place and turn != last:
                found.append(place)
            last = turn
        return found

    @property
    def end(self) -> int:
        return len(self.tables) - 1


class ReplayScreen(TableScreen):
    """The table with a place in the record instead of a question."""

    KEYS = (
        "step",
        "turn",
        "ends",
        "eyes",
        "rules",
        "look",
        "log",
        "board",
        "legend",
        "scroll",
        "theme",
        "keys",
        "close",
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right,space", "step(1)", show=False),
        Binding("up,pageup", "turn(-1)", show=False),
        Binding("down,pagedown", "turn(1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("e", "eyes", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, record: Record, game: Game, language: str, place: int = 0) -> None:
        names = shown_names(record.names, game, language)
        super().__init__(game, language, names, seats_of(record.names))
        self.reel: Final = Reel(record, game)
        self.place = place
        self.seer: Viewer = EVERYTHING

    def viewer(self) -> Viewer:
        return self.seer

    def view(self) -> dict[str, Any]:
        return self.reel.tables[self.place].view(self.seer)

    def heard(self) -> list[Heard]:
        return self.reel.log[: self.reel.heard[self.place]]

    def mark(self) -> int:
        return self.reel.heard[self.place - 1] if self.place else 0

    def below(self) -> ComposeResult:
        yield Static(id="prompt")

    def on_mount(self) -> None:
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        super().redraw()
        self.query_one("#prompt", Static).update(self.where())

    def rows_below(self, density: int) -> int:
        return 4

    def where(self) -> Text:
        """The place in the record, what was just chosen, what is chosen next, whose eyes."""
        say, reel = self.phrases, self.reel
        width = max(10, min(60, self.width - 2))
        done = round(width * self.place / max(1, reel.end))
        text = Text("━" * done + "●" + "─" * (width - done) + "\n", no_wrap=True)
        text.append(say("replay-place", place=self.place, end=reel.end), style="bold")
        text.append("  ")
        text.append(say("replay-eyes", whose=self.whose()), style=QUIET[self.dark])
        if self.place < reel.end:
            seat, action, _ = reel.record.plays[self.place]
            text.append("\n")
            text.append_text(badge(seat, self.dark))
            text.append(f" {self.names[seat]} → ")
            text.append(self.chosen(seat, action))
        return text

    def chosen(self, seat: int, action: int) -> str:
        """What a seat chooses next, for those who may know it before it happens."""
        if not self.seer.sees(seat):
            return "…"
        return named(self.game, action, self.phrases.language, self.names)

    def whose(self) -> str:
        if self.seer.everything:
            return self.phrases("eyes-all")
        if self.seer is PUBLIC:
            return self.phrases("eyes-nobody")
        return self.names[self.seer.seat]

    def state(self) -> list[str]:
        return [self.phrases("header-replay")]

    def hints(self) -> list[tuple[str, str]]:
        pairs = [
            ("← →", "step"),
            ("↑ ↓", "turn"),
            ("e", "eyes"),
            ("r", "rules"),
            ("l", "log"),
            ("?", "keys"),
            ("q", "leave"),
        ]
        return [(key, self.phrases(f"hint-{name}")) for key, name in pairs]

    # ---------------------------------------------------------------- walking

    def action_step(self, step: int) -> None:
        self.move_to(self.place + step)

    def action_turn(self, step: int) -> None:
        if step > 0:
            later = [turn for turn in self.reel.turns if turn > self.place]
            self.move_to(later[0] if later else self.reel.end)
        else:
            earlier = [turn for turn in self.reel.turns if turn < self.place]
            self.move_to(earlier[-1] if earlier else 0)

    def action_go(self, place: int) -> None:
        self.move_to(place if place >= 0 else self.reel.end)

    def move_to(self, place: int) -> None:
        self.place = max(0, min(self.reel.end, place))
        self.redraw()

    def action_eyes(self) -> None:
        """Everything, then each seat in turn, then what a spectator sees."""
        following = self.seer.seat + 1
        if self.seer is PUBLIC:
            self.seer = EVERYTHING
        elif following < self.reel.record.players:
            self.seer = viewer_of(following)
        else:
            self.seer = PUBLIC
        self.redraw()

    def action_leave(self) -> None:
        below = self.app.screen_stack[:-1]
        if any(isinstance(screen, TableScreen) for screen in below):
            self.app.pop_screen()  # came here from a game that is over
        else:
            self.app.exit(0)
