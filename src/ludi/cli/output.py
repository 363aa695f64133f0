"""What the commands print: sentences in two languages, tables, JSON; and only on purpose."""

import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeVar

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ludi.kernel.errors import BadChoice
from ludi.kernel.game import LANGUAGES
from ludi.kernel.text import Speaker

T = TypeVar("T")

PIPE_WIDTH: Final = 100_000  # a table that goes into a pipe or a file is never folded
NO_LANGUAGE: Final = ("", "c", "posix")  # locales that name none


def language_from(environment: Mapping[str, str]) -> str:
    """The language of somebody who did not ask for one: LUDI_LANG, else the locale, else French.

    A locale of a language we do not speak is answered in English.
    """
    asked = environment.get("LUDI_LANG", "")
    if asked:
        if asked not in LANGUAGES:
            known = " or ".join(LANGUAGES)
            raise BadChoice(f"LUDI_LANG should be {known}, not '{asked}'")
        return asked
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), "")
    language = locale.lower().partition(".")[0].partition("_")[0]
    return "fr" if language in (*NO_LANGUAGE, "fr") else "en"


class Voice(Speaker):
    """Speaks the command's own texts (text.*.ftl beside this file) in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(os.path.dirname(__file__), language)


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


def with_progress(things: Iterable[T], total: int, label: str) -> Iterator[T]:
    """The same things, with a bar on standard error while they come (if it has a label)."""
    if not label or sys.stderr is None or not sys.stderr.isatty():
        yield from things
        return
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(things, total=total)


def print_json(value: object) -> None:
    """A value as JSON, readable by people too."""
    print(json.dumps(value, ensure_ascii=False, indent=2, default=str))
