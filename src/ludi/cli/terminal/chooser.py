"""The shelf: choose a game, who plays, the options, and start."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

import ludi
from ludi.bots import guest_names, longest_answer, own_names
from ludi.cli.folders import recent_saves
from ludi.cli.terminal.match import Match
from ludi.cli.terminal.panels import RulesPanel
from ludi.cli.terminal.phrases import Phrases
from ludi.cli.terminal.play import PlayScreen
from ludi.cli.terminal.rulebook import Rulebook, game_summary, game_title
from ludi.drawn.phrases import HUMAN, badge
from ludi.kernel.errors import LudiError
from ludi.kernel.game import Game
from ludi.kernel.history import History
from ludi.kernel.record import Record

USUAL_PLAYERS: Final = 3
USUAL_BOT: Final = "greedy"


def hint_line(phrases: Phrases, pairs: list[tuple[str, str]]) -> Text:
    text = Text(no_wrap=True, overflow="ellipsis")
    for key, name in pairs:
        text.append(key, style="bold reverse")
        text.append(f" {phrases(f'hint-{name}')}  ")
    return text


def key_of(option: str) -> str:
    """An option's name as it stands in message ids."""
    return option.replace("_", "-")


class Spine:
    """Something to take from the shelf: how it reads, what it is about, what opening it does."""

    def __init__(self, game: Game, title: Text, about: str, open: Callable[[], Any]) -> None:
        self.game: Final = game
        self.title: Final = title
        self.about: Final = about
        self.open: Final = open


class ShelfScreen(Screen[None]):
    """Games going on, campaigns and all games; and what the one under the cursor is about."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape,ctrl+c,ctrl+q", "app.exit", show=False),
        Binding("r", "rules", show=False),
    ]

    def __init__(self, language: str) -> None:
        super().__init__()
        self.phrases: Final = Phrases(language)
        games = ludi.playable()
        new = [self.new(game) for game in games]
        campaigns = [self.campaign(game) for game in games if game.campaign() is not None]
        self.spines: Final = [*new, *campaigns, *self.saved()]

    def compose(self) -> ComposeResult:
        yield Static(Text(self.phrases("shelf-title"), style="bold"), classes="header")
        yield OptionList(
            *[Option(spine.title) for spine in self.spines], classes="shelf", markup=False
        )
        with VerticalScroll(classes="about", can_focus=False):
            yield Static(id="about")
        hints = [("⏎", "open"), ("↑ ↓", "games"), ("r", "rules"), ("q", "leave")]
        yield Static(hint_line(self.phrases, hints), classes="footer")

    def new(self, game: Game) -> Spine:
        """A game to begin."""
        language = self.phrases.language
        few, many = game.players[0], game.players[-1]
        title = titled(game, language, self.phrases("shelf-players", few=few, many=many))
        about = game_summary(game, language, self.phrases)
        return Spine(game, title, about, lambda: self.app.push_screen(SetUpScreen(game, language)))

    def campaign(self, game: Game) -> Spine:
        """A game's campaign, which has a command of its own: it follows when the screen is left."""
        language = self.phrases.language
        title = titled(game, language, self.phrases("shelf-campaign"))
        command = f"ludi campaign {game.id}"

        def open() -> None:
            self.app.then = ["campaign", game.id, "--lang", language]  # type: ignore[attr-defined]
            self.app.exit(0)

        return Spine(game, title, self.phrases("shelf-campaign-about", command=command), open)

    def saved(self) -> list[Spine]:
        """The games that were saved and are not over, the latest first."""
        found: list[Spine] = []
        for path in recent_saves():
            try:
                record = Record.load(path)
                record.check(record.game)
            except LudiError:  # of other rules, or none of ours; `ludi verify` says why
                continue
            if record.result is None:
                found.append(self.going_on(record, path))
        return found

    def going_on(self, record: Record, path: str) -> Spine:
        game, say = record.game, self.phrases
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(os.path.getmtime(path)))
        words = say("shelf-saved", name=os.path.basename(path), when=when)
        about = say("shelf-saved-about", players=record.players, plays=len(record.plays), file=path)

        def open() -> None:
            try:
                history = History.from_record(record, game)
            except LudiError as error:
                self.query_one("#about", Static).update(Text(str(error), style="bold"))
                return
            match = Match(game, [], record.options, None, say.language, path, history)
            self.app.switch_screen(PlayScreen(match, self.app.fast))  # type: ignore[attr-defined]

        return Spine(game, titled(game, say.language, words), about, open)

    def on_mount(self) -> None:
        shelf = self.query_one(OptionList)
        shelf.focus()
        shelf.highlighted = 0

    @on(OptionList.OptionHighlighted)
    def lit(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#about", Static).update(Text(self.spines[event.option_index].about))

    @on(OptionList.OptionSelected)
    def opened(self, event: OptionList.OptionSelected) -> None:
        self.spines[event.option_index].open()

    def action_rules(self) -> None:
        place = self.query_one(OptionList).highlighted or 0
        book = Rulebook(self.spines[place].game, self.phrases.language)
        self.app.push_screen(RulesPanel(self.phrases, book, ""))


def titled(game: Game, language: str, words: str) -> Text:
    text = Text(f" {game_title(game, language)} ", style="bold", no_wrap=True, overflow="ellipsis")
    return text.append(f"  {words}", style="not bold")


class Row:
    """Something to set: what it is called, its values, and the one chosen."""

    def __init__(self, id: str, label: Text, values: list[str], words: list[str]) -> None:
        self.id: Final = id
        self.label: Final = label
        self.values: Final = values
        self.words: Final = words
        self.notes: list[str] = []  # what is said of a value below it, if anything
        self.chosen = 0

    @property
    def value(self) -> str:
        return self.values[self.chosen]


class SetUpScreen(Screen[None]):
    """Players, seats, options. Enter starts from anywhere; left and right change a line."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", show=False),
        Binding("right", "change(1)", show=False),
        Binding("escape", "app.pop_screen", show=False),
        Binding("q,ctrl+c,ctrl+q", "app.exit", show=False),
        Binding("r", "rules", show=False),
    ]

    def __init__(self, game: Game, language: str) -> None:
        super().__init__()
        self.game: Final = game
        self.phrases: Final = Phrases(language)
        counts = [str(count) for count in game.players]
        say = self.phrases
        self.players: Final = Row("players", Text(say("setup-players")), counts, counts)
        usual = min(game.players, key=lambda count: abs(count - USUAL_PLAYERS))
        self.players.chosen = game.players.index(usual)
        self.seats: Final = [self.seat_row(seat) for seat in range(max(game.players))]
        self.options: Final = [
            Row(
                option.name,
                Text(say.game_word(game, f"option-{key_of(option.name)}", option.name)),
                list(option.values),
                [self.value_word(option.name, value) for value in option.values],
            )
            for option in game.options
        ]
        for row, option in zip(self.options, game.options, strict=True):
            row.chosen = option.values.index(option.for_people)

    def seat_row(self, seat: int) -> Row:
        say = self.phrases
        bots = sorted([*own_names(), *guest_names()], key=lambda name: name != USUAL_BOT)
        values = [HUMAN, *bots]
        row = Row(
            f"seat-{seat}",
            Text(say("setup-seat", number=seat + 1)),
            values,
            [
                say("setup-human"),
                *[
                    say("setup-bot", kind=say.bot(name), seconds=longest_answer(name))
                    for name in bots
                ],
            ],
        )
        row.notes = ["", *[say.game_word(self.game, f"manner-{name}", "") for name in bots]]
        row.chosen = 0 if seat == 0 else 1
        return row

    def value_word(self, option: str, value: str) -> str:
        key = f"option-{key_of(option)}-{value}"
        return self.phrases.game_word(self.game, key, self.phrases.or_else(f"value-{value}", value))

    @property
    def rows(self) -> list[Row]:
        return [self.players, *self.seats[: int(self.players.value)], *self.options]

    def compose(self) -> ComposeResult:
        title = game_title(self.game, self.phrases.language)
        yield Static(Text(title, style="bold"), classes="header")
        yield OptionList(classes="setup", markup=False)
        with VerticalScroll(classes="about", can_focus=False):
            yield Static(id="about")
        hints = [("⏎", "start"), ("↑ ↓", "lines"), ("← →", "change"), ("r", "rules")]
        pairs = [*hints, ("Esc", "back"), ("q", "leave")]
        yield Static(hint_line(self.phrases, pairs), classes="footer")

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.show(0)

    def show(self, place: int) -> None:
        dark = self.app.current_theme.dark
        short = [row for row in self.rows if row not in self.options]
        width = max(row.label.cell_len for row in short) + 4
        options: list[Option] = []
        for row in self.rows:
            line = Text("  ", no_wrap=True, overflow="ellipsis")
            if row.id.startswith("seat-"):
                line = badge(int(row.id[5:]), dark) + Text(" ")
            line.append_text(row.label)
            # what an option means is a whole sentence: it gets a line of its own
            gap = "\n" + " " * width if row in self.options else " " * (width - line.cell_len)
            line.append(gap)
            line.append(f"‹ {row.words[row.chosen]} ›", style="bold")
            if row.notes and row.notes[row.chosen]:
                line.append(f"\n{' ' * width}{row.notes[row.chosen]}", style="italic")
            options.append(Option(line, id=row.id))
        listed = self.query_one(OptionList)
        listed.set_options(options)
        listed.highlighted = min(place, len(options) - 1)
        self.query_one("#about", Static).update(Text(self.refusal() or self.phrases("setup-help")))

    def refusal(self) -> str:
        """Why this cannot be played; empty if it can."""
        wanted: dict[str, object] = {row.id: row.value for row in self.options}
        try:
            self.game.settle(int(self.players.value), wanted)
        except LudiError as error:
            return str(error)
        return ""

    def action_change(self, step: int) -> None:
        place = self.query_one(OptionList).highlighted or 0
        row = self.rows[place]
        row.chosen = (row.chosen + step) % len(row.values)
        self.show(place)

    @on(OptionList.OptionSelected)
    def start(self) -> None:
        if self.refusal():
            return
        seats = [row.value for row in self.seats[: int(self.players.value)]]
        options = {row.id: row.value for row in self.options}
        match = Match(self.game, seats, options, None, self.phrases.language)
        self.app.switch_screen(PlayScreen(match, self.app.fast))  # type: ignore[attr-defined]

    def on_key(self, event: events.Key) -> None:
        if event.key == "space":
            self.action_change(1)

    def action_rules(self) -> None:
        book = Rulebook(self.game, self.phrases.language)
        self.app.push_screen(RulesPanel(self.phrases, book, ""))
