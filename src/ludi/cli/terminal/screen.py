"""What playing and replaying have in common: header, board, log, footer, panels."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rich.cells import cell_len
from rich.table import Table as Grid
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from ludi.cli.terminal.journal import Entry, Journal, LogView, written
from ludi.cli.terminal.layout import NARROWEST, columns_beside, lay_out
from ludi.cli.terminal.legend import legend_of
from ludi.cli.terminal.panels import LookUpPanel, PagePanel, RulesPanel, WholePanel
from ludi.cli.terminal.phrases import Phrases
from ludi.cli.terminal.rulebook import Rulebook, game_title
from ludi.drawn import ROOMY, Pen, board_of
from ludi.kernel.game import Game
from ludi.kernel.history import Heard
from ludi.kernel.viewer import Viewer

ALWAYS: Final = ("?", "q")  # keys that the foot of the screen never leaves out
TALL: Final = 34  # rows; with fewer the lists have no titles


def stacked(rows: list[Text]) -> Text:
    """Rows as one text that is never folded."""
    return Text("\n", no_wrap=True, overflow="ellipsis").join(rows)


class TableScreen(Screen[None]):
    """A table and its log. Subclasses say whose eyes see which position."""

    AUTO_FOCUS = ""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (96, "-normal"), (130, "-wide"), (170, "-huge")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (TALL, "-tall")]
    KEYS: ClassVar[tuple[str, ...]] = ()  # messages keys-<name>, in the order of the key list

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "rules", show=False),
        Binding("i", "look_up", show=False),
        Binding("l", "log", show=False),
        Binding("b", "board", show=False),
        Binding("L", "legend", show=False),
        Binding("T", "theme", show=False),
        Binding("question_mark", "keys", show=False),
        Binding("shift+up,ctrl+up", "scroll_board(-1)", show=False),
        Binding("shift+down,ctrl+down", "scroll_board(1)", show=False),
        Binding("q,ctrl+c,ctrl+q", "leave", show=False, priority=False),
    ]

    def __init__(self, game: Game, language: str, names: list[str], kinds: list[str]) -> None:
        super().__init__()
        self.game: Final = game
        self.phrases: Final = Phrases(language)
        self.names: Final = names
        self.kinds: Final = kinds
        self.drawing_board: Final = board_of(game)
        self.book: Final = Rulebook(game, language)
        self.journal: Final = Journal(game, language, names)
        self.title_shown: Final = game_title(game, language)

    # ---------------------------------------------------------------- what subclasses say

    def viewer(self) -> Viewer:
        raise NotImplementedError

    def view(self) -> dict[str, Any]:
        raise NotImplementedError

    def heard(self) -> list[Heard]:
        raise NotImplementedError

    def mark(self) -> int:
        """From where on the log is new."""
        raise NotImplementedError

    def rule(self) -> str:
        """The anchor of the rule for the present moment."""
        return str(self.view().get("rule") or "")

    def below(self) -> ComposeResult:
        """What stands under the board."""
        raise NotImplementedError

    def rows_below(self, density: int) -> int:
        """How many rows are needed under the board and one's own things."""
        raise NotImplementedError

    def hints(self) -> list[tuple[str, str]]:
        """The keys in the footer, the most useful first."""
        raise NotImplementedError

    def action_leave(self) -> None:
        raise NotImplementedError

    # ---------------------------------------------------------------- drawing

    def compose(self) -> ComposeResult:
        yield Static(classes="header", id="header")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                with VerticalScroll(id="board", can_focus=False):
                    yield Static(id="drawing")
                with Vertical(id="asking"):
                    with VerticalScroll(id="own", can_focus=False):
                        yield Static(id="sheet")
                    yield from self.below()
            yield LogView(id="log")
        yield Static(classes="footer", id="footer")

    @property
    def beside(self) -> int:
        """The columns of the board if the question stands beside it, as on a small screen."""
        small = self.has_class("-narrow") and self.size.height < TALL
        if self.has_class("-lesson"):  # what is explained needs the whole width
            return 0
        return columns_beside(self.drawing_board, self.query_one("#left").size.width - 2, small)

    @property
    def width(self) -> int:
        """The columns for one's own things and the question."""
        left = self.query_one("#left").size.width - 2
        return max(NARROWEST, left - self.beside - bool(self.beside))

    @property
    def dark(self) -> bool:
        return self.app.current_theme.dark

    def pen(self, width: int, density: int = ROOMY) -> Pen:
        return Pen(
            self.game,
            self.phrases,
            self.names,
            self.kinds,
            self.viewer().seat,
            self.dark,
            width,
            density,
        )

    def entries(self) -> list[Entry]:
        return self.journal.hear(self.heard(), self.viewer())

    def redraw(self) -> None:
        """Show the position again."""
        view = self.view()
        self.set_class(bool(self.beside), "-beside")
        size = (self.width + self.beside + bool(self.beside), self.query_one("#left").size.height)
        laid = lay_out(self.drawing_board, view, self.pen, self.rows_below, size, self.beside)
        self.query_one("#drawing", Static).update(stacked(laid.drawn))
        self.query_one("#sheet", Static).update(stacked(laid.own))
        # what does not fit is scrolled: the question and some actions are always there
        self.query_one("#board").styles.max_height = laid.board_rows
        self.query_one("#own").display = bool(laid.own)
        self.query_one("#own").styles.max_height = laid.own_rows + 1
        self.query_one("#header", Static).update(self.header(view, laid.pen))
        log = self.query_one(LogView)
        log.show(self.entries(), self.mark(), self.dark, self.phrases("log-empty"))
        self.query_one("#footer", Static).update(self.footer())

    def header(self, view: dict[str, Any], pen: Pen) -> Text:
        text = Text(self.title_shown, style="bold", no_wrap=True, overflow="ellipsis")
        for part in [*self.drawing_board.header(view, pen), *self.state()]:
            text.append(" │ ", style="not bold")
            text.append(part, style="not bold")
        return text

    def state(self) -> list[str]:
        """The last parts of the header: who is waited for."""
        return []

    def footer(self) -> Text:
        """As many keys as there is room for; where the others are told, and the way out, always."""
        text = Text(no_wrap=True, overflow="ellipsis")
        pairs = self.hints()
        kept = [key for key, _ in pairs if key in ALWAYS]
        room = self.size.width - 2
        sizes = {key: cell_len(key) + cell_len(label) + 3 for key, label in pairs}
        for key, label in pairs:
            waiting = sum([sizes[other] for other in kept if other != key])
            if text.cell_len + sizes[key] + waiting - 2 > room:
                continue
            kept = [other for other in kept if other != key]
            text.append(key, style="bold reverse")
            text.append(f" {label}  ")
        return text

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.redraw)

    # ---------------------------------------------------------------- panels

    def action_rules(self) -> None:
        self.app.push_screen(RulesPanel(self.phrases, self.book, self.rule()))

    def action_look_up(self) -> None:
        pen = self.pen(60)
        self.app.push_screen(LookUpPanel(self.phrases, pen, self.book))

    def action_log(self) -> None:
        width = min(self.size.width - 6, 100)
        rows = written(self.entries(), self.mark(), self.dark, width)
        title = self.phrases("log-title")
        self.app.push_screen(WholePanel(self.phrases, title, stacked(rows), True))

    def action_board(self) -> None:
        pen = self.pen(max(40, self.size.width - 6))
        view = self.view()
        rows = [*self.drawing_board.draw(view, pen), Text(), *self.drawing_board.own(view, pen)]
        title = self.phrases("board-title")
        self.app.push_screen(WholePanel(self.phrases, title, stacked(rows)))

    def action_keys(self) -> None:
        text = Text()
        for name in self.KEYS:
            key, _, what = self.phrases(f"keys-{name}").partition("|")
            text.append(f" {key.strip():<14}", style="bold")
            text.append(f" {what.strip()}\n")
        self.app.push_screen(PagePanel(self.phrases, self.phrases("keys-title"), text))

    def action_legend(self) -> None:
        """What every sign on the board means."""
        rows = Grid.grid(padding=(0, 2, 0, 1))
        for sign, meaning in legend_of(self.drawing_board, self.pen(60)):
            rows.add_row(Text(sign, style="bold", no_wrap=True), Text(meaning))
        self.app.push_screen(PagePanel(self.phrases, self.phrases("legend-title"), rows))

    def action_scroll_board(self, direction: int) -> None:
        for part in ("#board", "#own"):
            self.query_one(part, VerticalScroll).scroll_relative(y=direction * 3, animate=False)

    def action_theme(self) -> None:
        self.app.theme = "marble" if self.dark else "night"
        self.redraw()
