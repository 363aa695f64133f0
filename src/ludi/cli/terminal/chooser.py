"""The shelf: choose a game, who plays, the options, and start."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

import ludi
from ludi.bots import bot_names, longest_answer
from ludi.cli.terminal.match import Match
from ludi.cli.terminal.panels import RulesPanel
from ludi.cli.terminal.phrases import HUMAN, Phrases, badge
from ludi.cli.terminal.play import PlayScreen
from ludi.cli.terminal.rulebook import Rulebook, game_summary, game_title
from ludi.kernel.errors import LudiError
from ludi.kernel.game import Game

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


class ShelfScreen(Screen[None]):
    """The games, and what the one under the cursor is about."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape,ctrl+c,ctrl+q", "app.exit", show=False),
        Binding("r", "rules", show=False),
    ]

    def __init__(self, language: str) -> None:
        super().__init__()
        self.phrases: Final = Phrases(language)
        self.games: Final = [ludi.game(id) for id in ludi.games()]

    def compose(self) -> ComposeResult:
        yield Static(Text(self.phrases("shelf-title"), style="bold"), classes="header")
        yield OptionList(
            *[Option(self.spine(game)) for game in self.games], classes="shelf", markup=False
        )
        with VerticalScroll(classes="about", can_focus=False):
            yield Static(id="about")
        hints = [("⏎", "open"), ("↑ ↓", "games"), ("r", "rules"), ("q", "leave")]
        yield Static(hint_line(self.phrases, hints), classes="footer")

    def spine(self, game: Game) -> Text:
        text = Text(f" {game_title(game, self.phrases.language)} ", style="bold")
        few, many = game.players[0], game.players[-1]
        text.append(f"  {self.phrases('shelf-players', few=few, many=many)}", style="not bold")
        return text

    def on_mount(self) -> None:
        shelf = self.query_one(OptionList)
        shelf.focus()
        shelf.highlighted = 0

    @on(OptionList.OptionHighlighted)
    def lit(self, event: OptionList.OptionHighlighted) -> None:
        game = self.games[event.option_index]
        summary = game_summary(game, self.phrases.language, self.phrases)
        self.query_one("#about", Static).update(Text(summary))

    @on(OptionList.OptionSelected)
    def opened(self, event: OptionList.OptionSelected) -> None:
        language = self.phrases.language
        self.app.push_screen(SetUpScreen(self.games[event.option_index], language))

    def action_rules(self) -> None:
        place = self.query_one(OptionList).highlighted or 0
        book = Rulebook(self.games[place], self.phrases.language)
        self.app.push_screen(RulesPanel(self.phrases, book, ""))


class Row:
    """Something to set: what it is called, its values, and the one chosen."""

    def __init__(self, id: str, label: Text, values: list[str], words: list[str]) -> None:
        self.id: Final = id
        self.label: Final = label
        self.values: Final = values
        self.words: Final = words
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

    def seat_row(self, seat: int) -> Row:
        say = self.phrases
        bots = sorted(bot_names(), key=lambda name: name != USUAL_BOT)
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
