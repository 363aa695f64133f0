"""What may be chosen now: a list in words, each with its key."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len
from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from ludi.cli.terminal.journal import folded_to
from ludi.cli.terminal.phrases import Phrases, finds
from ludi.kernel.game import Game
from ludi.kernel.table import Table

# The letters that are left: b f h i l q r s u v w y do something else.
KEYS: Final = "123456789acdegjkmnoptxz"
HANG: Final = 4  # columns before a sentence
STOP_KEY: Final = "0"
STOPS: Final = ("stop", "pass", "done", "finish")


class Choice:
    """A legal action as it stands in the list."""

    def __init__(self, action: int, sentence: str, group: str, stops: bool) -> None:
        self.action: Final = action
        self.sentence: Final = sentence
        self.group: Final = group
        self.stops: Final = stops
        self.key = ""


def choices(
    game: Game, table: Table, legal: Iterable[int], language: str, names: list[str]
) -> list[Choice]:
    """The legal actions in words, those of a group together, "that is enough" last."""
    found: list[Choice] = []
    for action in legal:
        verb = game.vocabulary.verb_of(action)
        sentence = named(game, action, language, names)
        if note := game.noted(table, action, language):
            sentence = f"{sentence} · {note}"
        stops = verb.name in STOPS or verb.group in STOPS
        found.append(Choice(action, sentence, verb.group, stops))
    order = list(dict.fromkeys(choice.group for choice in found))
    found.sort(key=lambda choice: (choice.stops, order.index(choice.group)))
    return found


def named(game: Game, action: int, language: str, names: list[str]) -> str:
    """An action as a sentence; where it speaks of a player, the name is added."""
    sentence = game.words(action, language)
    seat = game.describe(action).args.get("seat", "")
    if seat.isdigit() and 0 < int(seat) <= len(names):
        name = names[int(seat) - 1]
        if name not in sentence:
            sentence = f"{sentence} ({name})"
    return sentence


def give_keys(listed: list[Choice]) -> None:
    """The first ones get a key each; "that is enough" always has 0."""
    keys = iter(KEYS)
    for choice in listed:
        choice.key = STOP_KEY if choice.stops else next(keys, "")


class ActionList(OptionList):
    """The list of legal actions; it keeps the keyboard while somebody is asked."""

    def __init__(self, game: Game, phrases: Phrases, id: str) -> None:
        super().__init__(id=id, markup=False)
        self.game: Final = game
        self.phrases: Final = phrases
        self.all: list[Choice] = []
        self.listed: list[Choice] = []

    def offer(self, found: list[Choice], query: str = "", titles: bool = True) -> None:
        """Show these actions, only those a query finds; groups have titles if there is room."""
        self.all = found
        self.listed = [choice for choice in found if finds(query, choice.sentence)]
        give_keys(self.listed)
        options: list[Option] = []
        groups = {choice.group for choice in self.listed if not choice.stops}
        last = ""
        first = -1
        for choice in self.listed:
            if titles and choice.group != last and len(groups) > 1 and not choice.stops:
                title = self.phrases.game_word(self.game, f"group-{choice.group}", "")
                if title:
                    options.append(Option(Text(title), disabled=True))
            last = choice.group
            if first < 0:
                first = len(options)
            options.append(Option(self.row(choice), id=str(choice.action)))
        if found and not self.listed:
            options.append(Option(Text(self.phrases("filter-nothing")), disabled=True))
        self.set_options(options)
        self.highlighted = first if first >= 0 else None
        self.scroll_to(y=0, animate=False)

    def row(self, choice: Choice) -> Text:
        """The key and the sentence, which hangs under its first word if it is long."""
        sentence = Text(choice.sentence)
        row = Text(f" {choice.key or ' '} ", style="")
        if choice.key:
            row.stylize("reverse bold")
        room = self.content_region.width - 1 - HANG  # a bar to scroll may come
        lines = folded_to(sentence, room) if room > 0 else [sentence]
        for place, line in enumerate(lines):
            row.append(" " if place == 0 else "\n" + " " * HANG)
            row.append_text(line)
        return row

    def rows_in(self, width: int) -> int:
        """How many rows all of it takes in so many columns."""
        room = max(1, width - 1 - HANG)
        folds = [cell_len(choice.sentence) // room for choice in self.listed]
        return self.option_count + sum(folds)

    def on_resize(self) -> None:
        for choice in self.listed:
            self.replace_option_prompt(str(choice.action), self.row(choice))

    def with_key(self, key: str) -> Choice | None:
        """The action a key stands for."""
        for choice in self.listed:
            if choice.key and choice.key == key:
                return choice
        return None

    def point_at(self, action: int) -> None:
        """Put the cursor on an action that is listed."""
        self.highlighted = self.get_option_index(str(action))

    @property
    def chosen(self) -> Choice | None:
        """The action under the cursor."""
        option = self.highlighted_option
        if option is None or option.id is None:
            return None
        for choice in self.listed:
            if str(choice.action) == option.id:
                return choice
        return None
