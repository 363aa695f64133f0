"""The table one plays at: the course of the game, undo, files."""

from __future__ import annotations

import asyncio
import contextlib
import shlex
import time
from concurrent.futures import ThreadPoolExecutor
from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Static

from ludi.cli.folders import short_name
from ludi.cli.terminal.actions import named
from ludi.cli.terminal.asking import AskingScreen
from ludi.cli.terminal.dialogs import Curtain, Small
from ludi.cli.terminal.end import EndScreen
from ludi.cli.terminal.hints import HintPanel
from ludi.cli.terminal.journal import LogView
from ludi.cli.terminal.match import Match
from ludi.cli.terminal.panels import WhyNotPanel
from ludi.cli.terminal.replay import ReplayScreen
from ludi.kernel.errors import IllegalAction, LudiError
from ludi.kernel.table import NOBODY, Table

PACE: Final = 0.45  # seconds before a bot's choice is carried out
LONGEST: Final = 6.0  # seconds; after so long the other bots do not wait any more
PATIENCE: Final = 10  # choices of bots that may fail in a row before the game stops
FRAME: Final = 0.1  # seconds between two drawings while bots play without waiting

_thinking: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bot")


class PlayScreen(AskingScreen):
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
        "advice",
        "look",
        "log",
        "board",
        "legend",
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
        Binding("h", "hint", show=False),
        Binding("s", "save", show=False),
        Binding("v", "asides", show=False),
        Binding("f", "fast", show=False),
        Binding("space", "hurry", show=False),
        Binding("enter", "result", show=False),
    ]

    def __init__(self, match: Match, fast: bool = False) -> None:
        super().__init__(match)
        self.fast = fast
        self.asks = 0  # changes with every position: what a bot chose for another is stale
        self.ended = False
        self.hurried = asyncio.Event()

    # ---------------------------------------------------------------- the course of the game

    def on_mount(self) -> None:
        self.listed.focus()
        self.call_after_refresh(self.go_on)

    def choose(self, action: int) -> None:
        if self.match.mine and self.carry_out(action, self.match.eyes):
            self.go_on()

    def go_on(self) -> None:
        """After any change: show it, then wait for whoever is asked."""
        self.asks += 1
        self.hurried.set()  # whoever still waits in an earlier position need not any more
        match = self.match
        if match.over:
            self.show()
            self.set_focus(None)  # Enter is for the result now, not for the list
            if not self.ended:
                self.finish()
        elif match.curtain_for != NOBODY:
            self.draw_curtain(match.curtain_for)
        else:
            if match.mine or not self.fast:
                self.show()
            if not match.mine:
                self.hurried = asyncio.Event()
                self.run_worker(self.bots(self.asks), group="bots", exclusive=True)

    async def bots(self, asks: int) -> None:
        """Let the bots play until a person is asked."""
        match = self.match
        began = drawn = time.monotonic()
        failures = 0
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
                failures += 1
                if failures == PATIENCE:
                    return  # what is wrong is on the screen; undo, save or quit
                match.replace_bot(seat)
                continue
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
        if seat == self.match.eyes:
            self.notice = ""
        try:
            self.match.play(action, seat)
        except IllegalAction as error:
            self.say(self.game.why(error.reason, self.match.language, self.names))
            return False
        except LudiError as error:  # it was played, but could not be saved
            self.notice = self.phrases("not-saved", why=str(error))
        except Exception as error:  # a bug in the rules; the history is as it was before
            self.say(self.phrases("rules-failed", what=repr(error)))
            return False
        return True

    def draw_curtain(self, seat: int) -> None:
        """Hide everything until the next player is there."""
        self.alone()
        self.query_one("#drawing", Static).update("")
        self.query_one("#prompt", Static).update("")
        self.query_one(LogView).update("")
        self.query_one("#sheet", Static).update("")
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
            self.app.push_screen(ReplayScreen(match.history.record(), match.game, match.language))
        elif wish == "quit":
            self.app.exit(0)

    # ---------------------------------------------------------------- changing one's mind

    def action_undo(self) -> None:
        self.take_back(False)

    def action_undo_turn(self) -> None:
        self.take_back(True)

    def take_back(self, turn: bool) -> None:
        match = self.match
        reason = match.why_no_undo()
        if reason is not None:
            why = self.game.why(reason, match.language, self.names)
            if match.may_go_back:
                self.ask_to_go_back(why)
            else:
                self.say(why)
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
        self.go_on()

    def ask_to_go_back(self, why: str) -> None:
        """Alone or against bots one may go back all the same; it is marked in the record."""
        say = self.phrases

        def answered(wish: str | None) -> None:
            if wish != "back" or not self.match.may_go_back:
                return
            try:
                self.notice = say("gone-back", count=self.match.go_back())
            except LudiError as error:
                self.notice = say("not-saved", why=str(error))
            self.go_on()

        answers = [("stay", say("back-stay")), ("back", say("back-go"))]
        text = Text(f"{why}\n{say('back-help')}")
        self.app.push_screen(Small(say, say("back-title"), text, answers), answered)

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
        if self.match.eyes == NOBODY:  # the answers would tell what others hold
            self.say(self.phrases("why-spectator"))
            return
        self.app.push_screen(WhyNotPanel(self.phrases, self.match, self.book))

    def action_hint(self) -> None:
        """What a strong bot would do: for one's own choice, where the others are bots."""
        if len(self.match.humans) > 1:
            self.say(self.phrases("advice-people"))
        elif not self.match.mine:
            self.say(self.phrases("advice-not-asked"))
        else:
            panel = HintPanel(self.phrases, self.match, self.foreseen, self.choose)
            self.app.push_screen(panel)

    def action_save(self) -> None:
        try:
            path = self.match.save()
        except LudiError as error:
            self.say(self.phrases("not-saved", why=str(error)))
        else:
            self.say(self.phrases("saved", file=path, command=self.match.command()))

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
        # a campaign says itself how it goes on
        if path is not None and self.match.history.plays and not self.match.single:
            key = "farewell-over" if self.match.over else "farewell"
            name = shlex.quote(short_name(path))
            message = self.phrases(key, file=name, command=self.match.command())
        self.app.exit(0, message=message)
