"""What the commands print: sentences in two languages, tables, JSON; and only on purpose."""

import json
import os
import sys
from collections.abc import Mapping
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludi.kernel.errors import BadChoice
from ludi.kernel.game import LANGUAGES, Game
from ludi.kernel.text import Words
from ludi.kernel.vocabulary import Vocabulary

PIPE_WIDTH: Final = 120  # columns of a table that goes into a pipe or a file


def language_from(environment: Mapping[str, str]) -> str:
    """The language of somebody who did not ask for one: LUDI_LANG, else the locale, else French."""
    asked = environment.get("LUDI_LANG", "")
    if asked:
        if asked not in LANGUAGES:
            known = " or ".join(LANGUAGES)
            raise BadChoice(f"LUDI_LANG should be {known}, not '{asked}'")
        return asked
    locale = environment.get("LC_ALL") or environment.get("LANG") or ""
    return "en" if locale.lower().startswith("en") else "fr"


class Voice:
    """Speaks the command's own texts (text.*.ftl beside this file) in one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.words: Final = Words([os.path.dirname(__file__)], Vocabulary())

    def say(self, key: str, **args: str | int) -> str:
        """A message of the command."""
        return self.words.say(key, args, self.language)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it: 1 234,5 or 1,234.5."""
        text = f"{value:,.{digits}f}"
        if self.language == "en":
            return text
        return text.replace(",", "\u202f").replace(".", ",")

    def percent(self, share: float) -> str:
        """A share of one as a percentage."""
        space = "" if self.language == "en" else "\u00a0"
        return f"{self.number(100 * share, 1)}{space}%"


def game_word(game: Game, key: str, language: str, otherwise: str) -> str:
    """A message that a game may have (underscores in ids are hyphens in its texts)."""
    words = game.words_of
    key = key.replace("_", "-")
    known = any(words.has(key, candidate) for candidate in LANGUAGES)
    return words.say(key, {}, language) if known else otherwise


class Page(Console):
    """Standard output with tables; a reader who stops reading is the business of `main`."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def is_terminal() -> bool:
    """Whether a person sees standard output at once."""
    return sys.stdout is not None and sys.stdout.isatty()


def page() -> Page:
    """Standard output as it is now; texts given to it are never read as markup."""
    width = None if is_terminal() or "COLUMNS" in os.environ else PIPE_WIDTH
    return Page(highlight=False, markup=False, emoji=False, width=width)


def grid(title: str, columns: list[str], numbers: int = 0) -> Table:
    """An empty table; the last so many of its columns hold numbers."""
    table = Table(title=title or None, box=SIMPLE_HEAD, title_justify="left", title_style="bold")
    for place, column in enumerate(columns):
        right = place >= len(columns) - numbers
        table.add_column(column, justify="right" if right else "left", overflow="fold")
    return table


def line(text: str = "", style: str = "") -> None:
    """One line: wrapped and coloured on a terminal, plain elsewhere."""
    if is_terminal():
        page().print(Text(text, style))
    else:
        print(text)


def print_json(value: object) -> None:
    """A value as JSON, readable by people too."""
    print(json.dumps(value, ensure_ascii=False, indent=2, default=str))
