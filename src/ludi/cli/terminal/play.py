"""The table one plays at."""

from __future__ import annotations

import asyncio
import contextlib
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList, Static

from ludi.cli.terminal.actions import ActionList, choices, named
from ludi.cli.terminal.boards import ROOMY
from ludi.cli.terminal.dialogs import Curtain, Small
from ludi.cli.terminal.end import EndScreen
from ludi.cli.terminal.journal import folded_to
from ludi.cli.terminal.match import Match
from ludi.cli.terminal.panels import WhyNotPanel
from ludi.cli.terminal.phrases import badge
from ludi.cli.terminal.replay import ReplayScreen
from ludi.cli.terminal.screen import TALL, TableScreen
from ludi.cli.terminal.style import DOOR, QUIET
from ludi.kernel.errors import IllegalAction, LudiError
from ludi.kernel.record import Record
from ludi.kernel.table import NOBODY, Table, Told

PACE: Final = 0.45  # seconds before a bot's choice is carried out
LONGEST: Final = 6.0  # seconds; after so long the other bots do not wait any more
FRAME: Final = 0.1  # seconds between two drawings while bots play without waiting

_thinking: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bot")


class PlayScreen(TableScreen):
    """Board, question, legal actions, log. Bots think in a thread of their own."""

    KEYS = (
        "play",
        "arrows",
        "enter",
        "filter",
        "stop",
        "undo",
        "undo-turn",
        "redo",
        "rules",
        "why",
        "look",
        "log",
        "board",
        "scroll",
        "save",
        "asides",
        "fast",
        "hurry",
        "theme",
        "keys",
        "leave",
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("U", "undo_turn", show=False),
        Binding("y", "redo", show=False),
        Binding("w", "why_not", show=False),
        Binding("s", "save", show=False),
        Binding("v", "asides", show=False),
        Binding("f", "fast", show=False),
        Binding("slash", "filter", show=False),
        Binding("escape", "unfilter", show=False),
        Binding("space", "hurry", show=False),
        Binding("enter", "result", show=False),
    ]

    def __init__(self, match: Match, fast: bool = False) -> None:
        super().__init__(match.game, match.language, match.names, match.seats)
        self.match: Final = match
        self.fast = fast
        self.notice = ""
        self.asks = 0  # changes with every position: what a bot chose for another is stale
        self.ended = False
        self.hurried = asyncio.Event()

    # ---------------------------------------------------------------- the screen

    def eyes(self) -> int | None:
        return self.match.eyes

    def view(self) -> dict[str, Any]:
        return self.match.view()

    def told(self) -> list[Told]:
        return self.match.session.log

    def mark(self) -> int:
        return self.match.mark

    def below(self) -> ComposeResult:
        yield Static(id="prompt")
        yield Input(placeholder=self.phrases("filter"), id="filter", compact=True)
        yield ActionList(self.game, self.phrases, "actions")
        yield Static(id="preview")

    @property
    def listed(self) -> ActionList:
        return self.query_one(ActionList)

    def on_mount(self) -> None:
        self.listed.focus()
        self.call_after_refresh(self.go_on)

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
                ("?", "keys"),
                ("q", "leave"),
                ("i", "look"),
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
        found = choices(self.game, match.legal, match.language, self.names)
        self.listed.offer(found, titles=self.size.height >= TALL)
        self.redraw()

    def redraw(self) -> None:
        super().redraw()
        self.query_one("#prompt", Static).update(self.prompt())
        self.show_preview()

    def rows_below(self, density: int) -> int:
        """Question, preview, and the actions: more of them where there is room."""
        height = self.size.height
        most = max(6, height // 4) if density == ROOMY else 6
        actions = max(4, min(self.listed.option_count, most))
        return 4 + (2 if height >= TALL else 1) + actions

    def prompt(self) -> Text:
        """What is asked, in one sentence; under it, why and in the middle of what."""
        match = self.match
        if match.over:
            return Text(self.phrases("prompt-over"), style="bold")
        if match.mine:
            question = self.game.question(match.table, match.asked, match.language)
        else:
            question = self.phrases("prompt-wait", name=self.names[match.asked])
        width = self.query_one("#board").size.width - 2
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
        said = [
            self.game.line(one, self.match.eyes, self.match.language, self.names)
            for one in self.match.preview(choice.action)
        ]
        known = [sentence for sentence in said if sentence is not None]
        if known:
            text.append("→ " + " ".join(known))
        if choice.door:
            text.append(f"{' ' if known else ''}{DOOR} {self.phrases('no-way-back')}")
        line.update(text)

    def say(self, notice: str) -> None:
        """A word under the actions, until something else happens."""
        self.notice = notice
        self.show_preview()

    # ---------------------------------------------------------------- the course of the game

    def go_on(self) -> None:
        """After any change: show it, then wait for whoever is asked."""
        self.asks += 1
        match = self.match
        if match.over:
            self.show()
            if not self.ended:
                self.finish()
        elif match.curtain_for != NOBODY:
            self.draw_curtain(match.curtain_for)
        else:
            self.show()
            if not match.mine:
                self.hurried = asyncio.Event()
                self.run_worker(self.bots(self.asks), group="bots", exclusive=True)

    async def bots(self, asks: int) -> None:
        """Let the bots play until a person is asked."""
        match = self.match
        began = drawn = time.monotonic()
        while asks == self.asks and not match.over and match.asked in match.bots:
            seat = match.asked
            started = time.monotonic()
            action = await self.thought(seat)
            waited = time.monotonic()
            rest = PACE - (waited - started)
            if self.fast or waited - began > LONGEST or self.hurried.is_set():
                await asyncio.sleep(0)
            elif rest > 0:
                await self.pause(rest)
            if asks != self.asks or not self.is_running:
                return
            if not self.carry_out(action, seat):
                return
            now = time.monotonic()
            if match.mine or match.curtain_for != NOBODY or match.over:
                break
            if not self.fast or now - drawn > FRAME:
                drawn = now
                self.show()
        if asks == self.asks:
            self.go_on()

    async def thought(self, seat: int) -> int:
        """What a bot chooses, worked out off the screen's thread on a copy of the table."""
        match = self.match
        loop = asyncio.get_running_loop()
        table: Table = match.table.clone()
        try:
            return await loop.run_in_executor(_thinking, match.bots[seat].choose, table, seat)
        except Exception as error:
            self.say(self.phrases("bot-failed", name=self.names[seat], what=repr(error)))
            match.replace_bot(seat)
            return match.bots[seat].choose(table, seat)

    async def pause(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.hurried.wait(), seconds)

    def carry_out(self, action: int, seat: int) -> bool:
        """Play; whatever goes wrong is said, and nothing is lost."""
        self.notice = ""
        try:
            self.match.play(action, seat)
        except IllegalAction as error:
            self.say(self.game.why(error.reason, self.match.language, self.names))
            return False
        except LudiError as error:  # it was played, but could not be saved
            self.notice = self.phrases("not-saved", why=str(error))
        except Exception as error:  # a bug in the rules; the session is as it was before
            self.say(self.phrases("rules-failed", what=repr(error)))
            return False
        return True

    def draw_curtain(self, seat: int) -> None:
        """Hide everything until the next player is there."""
        self.alone()
        self.query_one("#drawing", Static).update("")
        self.query_one("#prompt", Static).update("")
        self.query_one("#lines", Static).update("")
        self.listed.offer([])

        def opened(_: None) -> None:
            self.match.reveal(seat)
            self.notice = ""
            self.go_on()

        self.app.push_screen(Curtain(self.phrases, seat, self.names[seat]), opened)

    def alone(self) -> None:
        """Close whatever panel is open over the table."""
        while self in self.app.screen_stack and self.app.screen is not self:
            self.app.pop_screen()

    def finish(self) -> None:
        self.ended = True
        try:
            path, problem = self.match.save(), ""
        except LudiError as error:
            path, problem = "", str(error)
        self.alone()
        self.app.push_screen(EndScreen(self.match, path, problem), self.after_end)

    def after_end(self, wish: str | None) -> None:
        if wish == "again":
            self.app.switch_screen(PlayScreen(self.match.again(), self.fast))
        elif wish == "replay":
            match = self.match
            self.app.push_screen(
                ReplayScreen(Record.from_table(match.session), match.game, match.language)
            )
        elif wish == "quit":
            self.app.exit(0)

    # ---------------------------------------------------------------- choosing

    def choose(self, action: int) -> None:
        if self.match.mine and self.carry_out(action, self.match.eyes):
            self.go_on()

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
        if field.has_focus or self.focused is None:
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

    # ---------------------------------------------------------------- changing one's mind

    def action_undo(self) -> None:
        self.take_back(False)

    def action_undo_turn(self) -> None:
        self.take_back(True)

    def take_back(self, turn: bool) -> None:
        match = self.match
        reason = match.why_no_undo()
        if reason is not None:
            self.say(self.game.why(reason, match.language, self.names))
            return
        count = 1
        try:
            if turn:
                count = match.undo_turn()
            else:
                match.undo()
        except LudiError as error:
            self.notice = self.phrases("not-saved", why=str(error))
        else:
            self.notice = self.phrases("undone", count=count)
        self.ended = False
        self.go_on()

    def action_redo(self) -> None:
        match = self.match
        reason = match.why_no_redo()
        if reason is not None:
            self.say(self.game.why(reason, match.language, self.names))
            return
        self.notice = ""
        try:
            match.redo()
        except LudiError as error:
            self.notice = self.phrases("not-saved", why=str(error))
        self.go_on()

    # ---------------------------------------------------------------- the rest

    def action_why_not(self) -> None:
        self.app.push_screen(WhyNotPanel(self.phrases, self.match, self.book))

    def action_save(self) -> None:
        try:
            path = self.match.save()
        except LudiError as error:
            self.say(self.phrases("not-saved", why=str(error)))
        else:
            self.say(self.phrases("saved", file=path))

    def action_asides(self) -> None:
        """What one may say unasked, such as conceding; with a second question before it counts."""
        match = self.match
        legal = match.table.asides(match.eyes) if match.eyes != NOBODY else []
        if not legal:
            self.say(self.phrases("asides-none"))
            return
        sentences = {str(a): named(self.game, a, match.language, self.names) for a in legal}

        def sure(wish: str | None) -> None:
            if not wish:
                return
            answers = [("", self.phrases("asides-no")), (wish, self.phrases("asides-yes"))]
            question = Text(self.phrases("asides-sure", what=sentences[wish]))
            self.app.push_screen(
                Small(self.phrases, self.phrases("asides-title"), question, answers), said
            )

        def said(wish: str | None) -> None:
            if wish and self.carry_out(int(wish), match.eyes):
                self.go_on()

        help = Text(self.phrases("asides-help"))
        self.app.push_screen(
            Small(self.phrases, self.phrases("asides-title"), help, list(sentences.items())), sure
        )

    def action_fast(self) -> None:
        self.fast = not self.fast
        if self.fast:
            self.hurried.set()
        self.say(self.phrases("fast-on" if self.fast else "fast-off"))

    def action_hurry(self) -> None:
        self.hurried.set()

    def action_result(self) -> None:
        if self.match.over:
            self.finish()

    def action_leave(self) -> None:
        """Quit; ask only if something would be lost."""
        match, say = self.match, self.phrases
        if not match.unsaved:
            self.leave(match.path)
            return
        answers = [
            ("save", say("leave-save", file=match.file())),
            ("drop", say("leave-drop")),
            ("", say("leave-stay")),
        ]

        def answered(wish: str | None) -> None:
            if wish == "drop":
                self.leave(None)
            elif wish == "save":
                try:
                    self.leave(match.save())
                except LudiError as error:
                    self.say(say("not-saved", why=str(error)))

        self.app.push_screen(
            Small(say, say("leave-title"), Text(say("leave-help")), answers), answered
        )

    def leave(self, path: str | None) -> None:
        self.asks += 1
        self.hurried.set()
        message = None
        if path is not None and self.match.session.plays:
            key = "farewell-over" if self.match.over else "farewell"
            message = self.phrases(key, file=path)
        self.app.exit(0, message=message)
