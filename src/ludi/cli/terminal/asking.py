"""The question: what is asked, the legal actions, what each would bring about."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList, Static

from ludi.cli.terminal.actions import ActionList, choices
from ludi.cli.terminal.journal import folded_to
from ludi.cli.terminal.match import Match
from ludi.cli.terminal.screen import TALL, TableScreen
from ludi.cli.terminal.style import DOOR
from ludi.drawn import SNUG
from ludi.drawn.colours import QUIET
from ludi.drawn.phrases import badge
from ludi.kernel.history import Heard
from ludi.kernel.viewer import Viewer, viewer_of


def actions_shown(count: int, height: int, density: int) -> int:
    """How many of so many rows of actions have room in a screen of this height."""
    most = height // (4 + density) if density <= SNUG else 0
    return max(2, min(count, max(most, 6 if height >= TALL else 4)))


class AskingScreen(TableScreen):
    """A table with a question under it. What is chosen goes to `choose`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "filter", show=False),
        Binding("escape", "unfilter", show=False),
    ]

    def __init__(self, match: Match) -> None:
        super().__init__(match.game, match.language, match.names, match.seats)
        self.match: Final = match
        self.notice = ""

    def choose(self, action: int) -> None:
        """Somebody before the screen wants this action."""
        raise NotImplementedError

    # ---------------------------------------------------------------- the screen

    def viewer(self) -> Viewer:
        return viewer_of(self.match.eyes)

    def view(self) -> dict[str, Any]:
        return self.match.view()

    def heard(self) -> list[Heard]:
        return self.match.history.log

    def mark(self) -> int:
        return self.match.mark

    def rule(self) -> str:
        """The rule of the view's moment, else of the step one is asked in."""
        table, eyes = self.match.table, self.match.eyes
        found = super().rule()
        if not found and self.match.mine:
            stack = table.lanes[eyes] if table.lanes else table.agenda
            found = type(stack[-1]).rule if stack else ""
        return found

    def below(self) -> ComposeResult:
        yield Static(id="prompt")
        yield Input(placeholder=self.phrases("filter"), id="filter", compact=True)
        yield ActionList(self.game, self.phrases, "actions")
        yield Static(id="preview")

    @property
    def listed(self) -> ActionList:
        return self.query_one(ActionList)

    def state(self) -> list[str]:
        asked = self.match.asked
        if self.match.over:
            return [self.phrases("header-over")]
        if self.match.mine:
            return [self.phrases("header-yours")]
        return [self.phrases("header-theirs", name=self.names[asked])]

    def hints(self) -> list[tuple[str, str]]:
        say = self.phrases
        if self.match.over:
            pairs = [("⏎", "result"), ("l", "log"), ("r", "rules"), ("q", "leave")]
        elif self.match.mine:
            pairs = [
                ("1-9 a-z", "play"),
                ("/", "filter"),
                ("u", "undo"),
                ("r", "rules"),
                ("w", "why"),
                ("h", "advice"),
                ("?", "keys"),
                ("q", "leave"),
                ("i", "look"),
                ("L", "signs"),
                ("l", "log"),
                ("s", "save"),
                ("b", "board"),
                ("v", "asides"),
            ]
        else:
            pairs = [("␣", "hurry"), ("f", "fast"), ("u", "undo"), ("l", "log"), ("q", "leave")]
        return [(key, say(f"hint-{name}")) for key, name in pairs]

    def show(self) -> None:
        """Draw everything again."""
        self.close_filter()
        match = self.match
        found = choices(self.game, match.table, match.legal, match.language, self.names)
        self.listed.offer(found, titles=self.size.height >= TALL)
        self.redraw()

    def redraw(self) -> None:
        super().redraw()
        self.query_one("#prompt", Static).update(self.prompt())
        self.show_preview()

    def rows_below(self, density: int) -> int:
        """Question, preview, and the actions: more of them where there is room."""
        tall = self.size.height >= TALL
        asked = 1 + min(self.prompt().plain.count("\n") + 1, self.prompt_rows(tall))
        return (
            asked
            + (2 if tall else 1)
            + actions_shown(self.listed.rows_in(self.width), self.size.height, density)
        )

    def prompt_rows(self, tall: bool) -> int:
        """How many rows of the prompt there is room for."""
        return 4 if self.beside else 3 if tall else 2

    def prompt(self) -> Text:
        """What is asked, in one sentence; under it, why and in the middle of what."""
        match = self.match
        if match.over:
            return Text(self.phrases("prompt-over"), style="bold")
        if match.mine:
            question = self.game.question(match.table, match.asked, match.language, self.names)
        else:
            question = self.phrases("prompt-wait", name=self.names[match.asked])
        width = self.width - 3
        rows = folded_to(Text(question, style="bold"), width)
        text = Text.assemble(badge(match.asked, self.dark), " ", Text("\n  ").join(rows))
        return text.append_text(self.crumbs()) if match.mine else text

    def crumbs(self) -> Text:
        """Why one is asked, and in the middle of what."""
        view = self.view()
        anchors = self.drawing_board.trail(view)
        titles = [title for title in map(self.book.title_of, anchors) if title]
        parts = self.drawing_board.why(view, self.pen(80))
        if len(titles) > 1:
            parts.append(" › ".join(titles))
        elif titles:
            parts.append(self.phrases("prompt-rule", title=titles[0]))
        line = Text(" · ".join(parts), style=QUIET[self.dark], no_wrap=True, overflow="ellipsis")
        return Text("\n  ") + line if parts else line

    def show_preview(self) -> None:
        line = self.query_one("#preview", Static)
        line.set_class(bool(self.notice), "notice")
        if self.notice:
            line.update(Text(self.notice, overflow="ellipsis"))
            return
        choice = self.listed.chosen
        if choice is None or not self.match.mine:
            line.update("")
            return
        text = Text(overflow="ellipsis")
        try:
            known = self.foreseen(choice.action)
        except Exception as error:  # a bug, but no reason to stop playing
            known = [self.phrases("preview-failed", what=repr(error))]
        if known:
            text.append("→ " + " ".join(known))
        finality = self.match.final(choice.action)
        why = self.game.no_way_back(finality, self.match.eyes, self.match.language, self.names)
        if why:
            text.append(f"{' ' if known else ''}{DOOR} {why}")
        line.update(text)

    def foreseen(self, action: int) -> list[str]:
        """What an action would bring about, in sentences."""
        match = self.match
        told = match.preview(action)
        said = [self.game.line(one, match.eyes, match.language, self.names) for one in told]
        return [sentence for sentence in said if sentence is not None]

    def say(self, notice: str) -> None:
        """A word under the actions, until something else happens."""
        self.notice = notice
        self.show_preview()

    # ---------------------------------------------------------------- choosing

    @on(OptionList.OptionSelected, "#actions")
    def selected(self, event: OptionList.OptionSelected) -> None:
        if event.option.id is not None:
            self.choose(int(event.option.id))

    @on(OptionList.OptionHighlighted, "#actions")
    def highlighted(self) -> None:
        self.show_preview()

    def on_key(self, event: events.Key) -> None:
        if self.notice and event.key in ("up", "down", "pageup", "pagedown", "home", "end"):
            self.notice = ""
        field = self.query_one("#filter", Input)
        if field.has_focus:
            if event.key in ("up", "down"):
                move = self.listed.action_cursor_up if event.key == "up" else None
                (move or self.listed.action_cursor_down)()
                event.stop()
            return
        choice = self.listed.with_key(event.character or "")
        if choice is not None:
            event.stop()
            self.choose(choice.action)

    def action_filter(self) -> None:
        if self.match.mine:
            field = self.query_one("#filter", Input)
            field.add_class("open")
            field.focus()

    def action_unfilter(self) -> None:
        if self.query_one("#filter", Input).has_class("open"):
            self.close_filter()
            self.listed.offer(self.listed.all, titles=self.size.height >= TALL)
        self.say("")

    def close_filter(self) -> None:
        field = self.query_one("#filter", Input)
        field.remove_class("open")
        with self.prevent(Input.Changed):
            field.value = ""
        if not self.match.over and (field.has_focus or self.focused is None):
            self.listed.focus()

    @on(Input.Changed, "#filter")
    def narrowed(self, event: Input.Changed) -> None:
        self.listed.offer(self.listed.all, event.value)

    @on(Input.Submitted, "#filter")
    def chosen(self) -> None:
        choice = self.listed.chosen
        if choice is not None:
            self.close_filter()
            self.choose(choice.action)
