"""The end of a game: who won, how, and the score sheet."""

from __future__ import annotations

import shlex
from typing import ClassVar, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from ludi.cli.folders import short_name
from ludi.cli.terminal.match import Match
from ludi.cli.terminal.phrases import Phrases
from ludi.cli.terminal.replay import ReplayScreen
from ludi.cli.terminal.review import LookBack, ReviewPanel
from ludi.cli.terminal.rulebook import game_title
from ludi.drawn import Pen, board_of
from ludi.drawn.phrases import badge
from ludi.kernel.table import Score


class EndScreen(Screen[str]):
    """Ranking, score by item, what to do next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "again", show=False),
        Binding("p", "dismiss('replay')", show=False),
        Binding("v", "review", show=False),
        Binding("b,escape", "dismiss('')", show=False),
        Binding("q,enter,ctrl+c,ctrl+q", "leave", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
    ]

    def __init__(self, match: Match, path: str, problem: str) -> None:
        super().__init__()
        self.match: Final = match
        self.path: Final = path
        self.problem: Final = problem
        self.phrases: Final = Phrases(match.language)
        self.look: Final = LookBack(match)

    def compose(self) -> ComposeResult:
        title = Text(game_title(self.match.game, self.match.language), style="bold")
        yield Static(title + Text(f" │ {self.phrases('header-over')}"), classes="header")
        with VerticalScroll(classes="page"):
            yield Static(id="result")
        hints = Text()
        keys = [("n", "again"), ("p", "replay"), ("v", "review"), ("b", "board"), ("q", "leave")]
        for key, name in keys[1:] if self.match.single else keys:
            hints.append(key, style="bold reverse")
            hints.append(f" {self.phrases(f'hint-{name}')}  ")
        yield Static(hints, classes="footer")

    def on_mount(self) -> None:
        self.query_one("#result", Static).update(self.result())

    def result(self) -> RenderableType:
        match, say = self.match, self.phrases
        scores = sorted(match.table.scores(), key=lambda score: (score.rank, score.seat))
        parts: list[RenderableType] = [Text(self.winners(scores), style="bold underline")]
        ending = self.ending()
        if ending:
            parts.append(Text(ending))
        parts += [Text(), self.sheet(scores), Text()]
        for id, number in match.game.measures(match.table).items():
            name = say.game_word(match.game, f"measure-{id}", id)
            written = str(number).replace("-", "\u2212")
            parts.append(Text(say("end-measure", name=name, number=written), style="bold"))
        parts += [Text(line) for line in self.verdict()]
        parts += [Text(line) for line in self.exploits()]
        if self.problem:
            parts.append(Text(say("not-saved", why=self.problem), style="bold"))
        else:
            parts.append(Text(say("end-saved", file=self.path)))
            name = shlex.quote(short_name(self.path))
            parts.append(Text(say("end-verify", file=name)))
            parts.append(Text(say("end-replay", file=name)))
            parts.append(Text(say("end-review", file=name)))
        return Group(*parts)

    def winners(self, scores: list[Score]) -> str:
        verdict = self.match.game.verdict(self.match.table)
        if verdict is not None and verdict.won is None:
            rank = verdict.scale[verdict.rank][1]
            return self.phrases("end-ranked", rank=self.phrases.game_word(self.match.game, rank))
        names = [self.match.names[score.seat] for score in scores if score.won]
        if not names:
            return self.phrases("end-lost") if len(scores) == 1 else self.phrases("end-nobody")
        if len(names) == 1:
            return self.phrases("end-winner", name=names[0])
        return self.phrases("end-winners", names=", ".join(names))

    def ending(self) -> str:
        match = self.match
        dark = self.app.current_theme.dark
        pen = Pen(match.game, self.phrases, match.names, match.seats, match.eyes, dark, 80)
        return board_of(match.game).ending(match.view(), pen)

    def verdict(self) -> list[str]:
        """Who scored without a seat, what was to be done, and the ranks."""
        match, say = self.match, self.phrases
        verdict = match.game.verdict(match.table)
        if verdict is None:
            return []
        lines: list[str] = []
        for name, items in verdict.rivals:
            points = [
                f"{say.game_word(match.game, f'score-{item}', item)} {n}" for item, n in items
            ]
            total = sum([n for _, n in items])
            rival = say.game_word(match.game, name)
            lines.append(say("end-rival", name=rival, total=total, items=", ".join(points)))
        for name, done in verdict.tasks:
            lines.append(f"{'✓' if done else '·'} {say.game_word(match.game, name)}")
        for place, (needed, name) in enumerate(verdict.scale):
            sign = "▸" if place == verdict.rank else " "
            unit = say(f"end-{verdict.unit}", number=needed)
            lines.append(f"{sign} {say.game_word(match.game, name)} ({unit})")
        return lines

    def exploits(self) -> list[str]:
        """What each player has achieved, where a game keeps such a list."""
        match, say = self.match, self.phrases
        lines: list[str] = []
        for seat, name in enumerate(match.names[: match.table.seats]):
            done = match.game.achieved(match.table, seat)
            words = [say.game_word(match.game, f"exploit-{one}", one) for one in done]
            if words:
                lines.append(say("end-exploits", name=name, exploits=", ".join(words)))
        return lines

    def sheet(self, scores: list[Score]) -> RenderableType:
        """One row an item, one column a player, the best of each row in bold."""
        match, say = self.match, self.phrases
        dark = self.app.current_theme.dark
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
        grid.add_column("")
        for score in scores:
            head = badge(score.seat, dark) + Text(f" {match.names[score.seat]}")
            kind = match.seats[score.seat]
            if score.seat in match.bots:
                head.append(f"\n{say.bot(kind)}", style="not bold")
            elif score.seat == match.eyes:
                head.append(f"\n{say('you')}", style="not bold")
            grid.add_column(head, justify="right")
        grid.add_row(say("end-rank"), *[Text(say("rank", number=s.rank)) for s in scores])
        for place, (item, _) in enumerate(scores[0].items):
            points = [score.items[place][1] for score in scores]
            most = max(points)
            label = say.game_word(match.game, f"score-{item}", item)
            grid.add_row(
                label, *[Text(str(p), style="bold" if p == most and p else "") for p in points]
            )
        grid.add_section()
        totals = [Text(str(score.total), style="bold") for score in scores]
        grid.add_row(Text(say("end-total"), style="bold"), *totals)
        places = {(score.total, score.rank) for score in scores}
        if len(places) > len({total for total, _ in places}):  # equal points, and yet not level
            return Group(grid, Text(say.game_word(match.game, "score-tie", "")))
        return grid

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_again(self) -> None:
        if not self.match.single:
            self.dismiss("again")

    def action_review(self) -> None:
        self.app.push_screen(ReviewPanel(self.phrases, self.look, self.show_moment))

    def show_moment(self, place: int) -> None:
        """The table as it was before a choice."""
        match = self.match
        self.app.push_screen(ReplayScreen(self.look.record, match.game, match.language, place))

    def action_leave(self) -> None:
        message = None if self.problem else self.phrases("farewell-over", file=self.path)
        self.app.exit(0, message=message)
