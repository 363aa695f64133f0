"""A finished game looked back on: how it stood all along, and where it turned."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from ludi.bots import Review, advise
from ludi.bots.advise import Point, Verdict
from ludi.cli.output import grid
from ludi.cli.terminal.actions import named
from ludi.cli.terminal.hints import DECISIVE, LEVEL
from ludi.cli.terminal.match import Match
from ludi.cli.terminal.panels import DIGITS, Panel
from ludi.cli.terminal.phrases import Phrases, shown_names
from ludi.cli.terminal.rulebook import game_title
from ludi.drawn.colours import SHAPES
from ludi.kernel.game import Game
from ludi.kernel.record import Record
from ludi.kernel.text import number_in, percent_in

A_WHILE: Final = 0.3  # seconds between two drawings of the progress
HEIGHTS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60  # columns of the curve, at most

_thinking: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="review")


class LookBack:
    """A review of a match that is over, as far as it has come."""

    def __init__(self, match: Match) -> None:
        self.game: Final = match.game
        self.record: Final = match.history.record()
        self.seats: Final = match.humans or list(range(match.history.players))
        self.found: Review | None = None

    def go_on(self) -> None:
        """Judge choices for a while; the first time, look through the game."""
        if self.found is None:
            self.found = advise.begin(self.record, LEVEL, self.seats, self.game)
        else:
            advise.go_on(self.found, self.record, A_WHILE, game=self.game)

    @property
    def share_done(self) -> float:
        if self.found is None:
            return 0.0
        return 1.0 if self.found.done else 1.0 - self.found.left / max(1, self.found.steps)


class ReviewPanel(Panel):
    """Works in a thread of its own while the screen lives on; a digit shows a moment."""

    WHOLE = True
    BINDINGS: ClassVar[list[BindingType]] = [Binding("v,q,enter", "close", show=False)]

    def __init__(self, phrases: Phrases, look: LookBack, show: Callable[[int], None]) -> None:
        super().__init__(phrases, phrases("review-title"), phrases("review-hint"))
        self.look: Final = look
        self.show: Final = show
        self.moments: list[Verdict] = []

    def on_mount(self) -> None:
        self.run_worker(self.work(), group="review", exclusive=True)

    async def work(self) -> None:
        """Go on bit by bit, and say how far it has come; what is found is kept if one leaves."""
        loop = asyncio.get_running_loop()
        look = self.look
        try:
            while look.share_done < 1.0:
                self.write(self.progress(look.share_done))
                await loop.run_in_executor(_thinking, look.go_on)
        except Exception as error:  # a bug, but the game is played and saved
            self.write(Text(self.phrases("review-failed", what=repr(error))))
            return
        if look.found is not None:
            self.moments = look.found.turning_points()
            columns = self.query_one(VerticalScroll).size.width - 1  # a bar to scroll may come
            self.write(drawn(look.found, look.record, look.game, self.phrases, columns))

    def progress(self, share: float) -> Text:
        full = round(40 * share)
        bar = "━" * full + "─" * (40 - full)
        return Text(f"{self.phrases('review-working', level=self.phrases.bot(LEVEL))}\n{bar}")

    def on_key(self, event: events.Key) -> None:
        if event.key in ("up", "down"):
            self.scroll_lines(1 if event.key == "down" else -1)
        elif event.character and event.character in DIGITS[: len(self.moments)]:
            self.show(self.moments[DIGITS.index(event.character)].place)


# ---------------------------------------------------------------- in words


def drawn(found: Review, record: Record, game: Game, say: Phrases, columns: int) -> RenderableType:
    """The curve of every seat, and the turning points, where there are so many columns."""
    names = shown_names(record.names, game, say.language)
    level = say(f"review-by-{found.level}")
    title = game_title(game, say.language)
    tongue = say.language
    alone = record.players == 1
    parts: list[RenderableType] = [
        Text(say("review-done", game=title, count=len(found.verdicts), level=level)),
        Text(),
        Text(say("review-curve-points" if alone else "review-curve-chances"), "bold"),
    ]
    for seat, name in enumerate(names):
        series = [one.values[seat] if alone else one.shares[seat] for one in found.curve]
        ends = [number_in(tongue, v, 1) if alone else percent_in(tongue, v) for v in series]
        steps = spread_out(found.curve, series, max(1, min(WIDTH, columns - 2)))
        parts.append(Text(f"{signed(seat, name)}  {ends[0]} → {ends[-1]}"))
        parts.append(Text(f"  {sparks(steps, None if alone else (0.0, 1.0))}"))
    parts.append(Text())
    points = found.turning_points()
    if not points:
        return Group(*parts, Text(say("review-no-moments")))
    heads = ["decision", "player", "played", "preferred", "points" if alone else "chances"]
    heads = ["", *[say(f"review-{one}") for one in heads]]
    table = grid(say("review-moments"), heads, 1)
    for key, point in zip(DIGITS, points, strict=False):
        seat, action, _ = record.plays[point.place]
        table.add_row(
            key,
            str(point.place + 1),
            signed(seat, names[seat]),
            named(game, action, say.language, names),
            preferred(point, action, game, names, say),
            gain(point, alone, say),
        )
    return Group(*parts, table, Text(say("review-how", level=level)))


def signed(seat: int, name: str) -> str:
    """A player with the shape of the seat."""
    return f"{SHAPES[seat % len(SHAPES)]} {name}"


def preferred(point: Verdict, action: int, game: Game, names: list[str], say: Phrases) -> str:
    """What the bot would have done; if the same, what was the next best."""
    if point.best != action:
        return named(game, point.best, say.language, names)
    if point.other < 0:
        return say("review-same")
    return say("review-same-then", other=named(game, point.other, say.language, names))


def gain(point: Verdict, alone: bool, say: Phrases) -> str:
    """What a choice was worth against the best other one: chances, or points if one is alone."""
    sign = "+" if point.gain > 0 else "\u2212"
    if not alone:
        small = abs(point.swing) < 0.01
        return sign + percent_in(say.language, abs(point.swing), 1 if small else 0)
    if abs(point.gain) > DECISIVE:
        return say("review-wins" if point.gain > 0 else "review-loses")
    return sign + number_in(say.language, abs(point.gain), 1)


def spread_out(curve: list[Point], series: list[float], width: int = WIDTH) -> list[float]:
    """A value for every column, the one that held at its part of the game."""
    end = max(1, curve[-1].place)
    found: list[float] = []
    at = 0
    for column in range(width):
        place = round(column * end / max(1, width - 1))
        while at + 1 < len(curve) and curve[at + 1].place <= place:
            at += 1
        found.append(series[at])
    return found


def sparks(values: list[float], bounds: tuple[float, float] | None) -> str:
    """Values as a row of blocks, between the bounds (or their own least and most)."""
    least, most = bounds or (min(values), max(values))
    steps = len(HEIGHTS) - 1
    span = most - least
    return "".join(
        HEIGHTS[round(steps * (value - least) / span) if span else 0] for value in values
    )
