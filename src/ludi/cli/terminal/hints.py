"""A hint: what a strong bot would do now, what it brings, and what else there is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType

from ludi.bots import Hint, hint
from ludi.cli.terminal.actions import named
from ludi.cli.terminal.match import Match
from ludi.cli.terminal.panels import Panel
from ludi.cli.terminal.phrases import Phrases
from ludi.kernel.table import Table
from ludi.learn.coach import step_for

LEVEL: Final = "centurio"
DECISIVE: Final = 40.0  # points: nothing but the end of the game is worth so many
NEARLY: Final = 0.05  # so little is no difference
BEAT: Final = 0.3  # seconds between two drawings of the waiting

_thinking: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="hint")


class HintPanel(Panel):
    """Thinks in a thread of its own while the screen lives on; Enter plays the hint."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "play", show=False),
        Binding("h,q", "close", show=False),
    ]

    def __init__(
        self,
        phrases: Phrases,
        match: Match,
        foreseen: Callable[[int], list[str]],
        play: Callable[[int], None],
    ) -> None:
        level = phrases.bot(LEVEL)
        super().__init__(phrases, phrases("advice-title", level=level), phrases("advice-hint"))
        self.match: Final = match
        self.foreseen: Final = foreseen
        self.play: Final = play
        self.found: Hint | None = None

    def on_mount(self) -> None:
        self.run_worker(self.think(), group="hint", exclusive=True)

    async def think(self) -> None:
        """Ask on a copy of the table; say meanwhile that one is at it."""
        match = self.match
        table: Table = match.table.clone()
        seed = f"{match.history.seed}:{len(match.history.plays)}"
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(_thinking, hint, table, match.eyes, LEVEL, seed)
        beats = 0
        try:
            while not asked.done():
                self.write(self.waiting(beats))
                await asyncio.wait([asked], timeout=BEAT)
                beats += 1
        finally:
            asked.cancel()  # a hint that nobody waits for any more need not be begun
        try:
            self.found = asked.result()
        except Exception as error:  # a bug, but no reason to stop playing
            self.write(Text(self.phrases("advice-failed", what=repr(error))))
            return
        self.write(self.told(self.found))

    def waiting(self, beats: int) -> Text:
        dots = "·" * (beats % 4)
        return Text(f"{self.phrases('advice-waiting', level=self.phrases.bot(LEVEL))} {dots}")

    # ---------------------------------------------------------------- in words

    def told(self, found: Hint) -> Text:
        """The move, what it is worth, what it brings, what would follow, and the others."""
        say = self.phrases
        best = found.ideas[0]
        text = Text()
        self.put(text, "★ ", Text(self.named(best.action), style="bold underline"))
        self.put(text, "  ", Text(self.worth(best.value, found.now, found.in_points)))
        step = step_for(self.match.table, found.seat)
        for why in found.reasons:
            sentence = self.match.game.because(
                why.term, why.points, why.counts, say.language, step, why.how
            )
            self.put(text, "  ", Text(sentence, style="italic"))
        known = self.foreseen(best.action)
        if known:
            text.append(f"\n{say('advice-brings')}\n", style="bold")
            for sentence in known:
                self.put(text, "→ ", Text(sentence))
        if found.follow:
            text.append(f"\n{say('advice-follow')}\n", style="bold")
            for number, action in enumerate(found.follow, 1):
                self.put(text, f"{number} ", Text(self.named(action)))
        text.append(f"\n{say('advice-others')}\n", style="bold")
        for idea in found.ideas[1:]:
            line = Text(self.named(idea.action))
            line.append(f" ({self.worse(idea.worse)})", style="italic")
            self.put(text, "· ", line)
        if len(found.ideas) == 1:
            self.put(text, "· ", Text(say("advice-none")))
        text.append("\n" + say("advice-visits", visits=found.visits))
        return text

    def named(self, action: int) -> str:
        return named(self.match.game, action, self.match.language, self.match.names)

    def worth(self, value: float, now: float, in_points: bool) -> str:
        """What a move is expected to lead to; a leap from how things stand is the game's end."""
        if abs(value - now) > DECISIVE:
            return self.phrases("advice-wins" if value > now else "advice-loses")
        if not in_points:
            return self.phrases("advice-goals", points=self.points(value))
        return self.phrases("advice-expected", points=self.points(value), whole=whole(value))

    def worse(self, worse: float) -> str:
        if worse < NEARLY:
            return self.phrases("advice-same")
        if worse > DECISIVE:
            return self.phrases("advice-much-worse")
        return self.phrases("advice-worse", points=self.points(worse), whole=whole(worse))

    def points(self, value: float) -> str:
        text = f"{value:.1f}".replace("-", "\u2212")
        return text if self.phrases.language == "en" else text.replace(".", ",")

    def action_play(self) -> None:
        if self.found is not None:
            self.dismiss()
            self.play(self.found.ideas[0].action)


def whole(points: float) -> int:
    """What is before the decimal point once it is rounded: 1.9 are one point in French."""
    return int(abs(round(points, 1)))
