"""The log: what was told, in sentences for one pair of eyes."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text
from textual.widgets import Static

from ludi.cli.terminal.phrases import badge
from ludi.cli.terminal.style import DOOR, LAPIS, QUIET
from ludi.kernel.game import Game
from ludi.kernel.table import Told

_CONSOLE: Final = Console(width=200)  # only to fold lines; nothing is printed on it
NO_BREAK: Final = "\u00a0"
GLUE: Final = "\u2800"
HEADINGS: Final = ("turn", "round", "year")  # what begins a new part of the log


class Entry:
    """One line of the log."""

    def __init__(self, index: int, sentence: str, seat: int, heading: bool, door: bool) -> None:
        self.index: Final = index  # its place among all that was told
        self.sentence: Final = sentence
        self.seat: Final = seat  # who did it, or -1
        self.heading: Final = heading
        self.door: Final = door  # something hidden came out here


class Journal:
    """The sentences of a log as one seat hears them; made once each, forgotten when undone."""

    def __init__(self, game: Game, language: str, names: list[str]) -> None:
        self.game: Final = game
        self.language: Final = language
        self.names: Final = names
        self.entries: Final[list[Entry]] = []
        self._heard: list[Told] = []
        self._eyes: int | None = -2

    def hear(self, log: list[Told], eyes: int | None) -> list[Entry]:
        """The lines of a log for these eyes (None: for all ears at once)."""
        if eyes != self._eyes:
            self._eyes = eyes
            self._heard = []
            self.entries.clear()
        same = 0
        most = min(len(log), len(self._heard))
        while same < most and log[same] is self._heard[same]:
            same += 1
        while self.entries and self.entries[-1].index >= same:
            self.entries.pop()
        for index in range(same, len(log)):
            self._add(index, log)
        self._heard = log[:]
        return self.entries

    def _add(self, index: int, log: list[Told]) -> None:
        told = log[index]
        audience = self.game.told.get(told.what)
        listener = self._eyes
        if listener is None and audience is not None and audience.only_seat:
            listener = told.args[0]
        sentence = self.game.line(told, listener, self.language, self.names)
        if audience is None or sentence is None:
            return
        first = bool(audience.fields) and audience.fields[0] == "seat"
        before = log[index - 1].doors if index else 0
        heading = told.what in HEADINGS
        self.entries.append(
            Entry(
                index,
                sentence,
                told.args[0] if first and not heading else -1,
                heading,
                told.doors > before and index > 0,
            )
        )


def written(entries: list[Entry], mark: int, dark: bool, width: int) -> list[Text]:
    """Lines of the log in rows; those from `mark` on are bold, with a bar before them."""
    written: list[Text] = []
    for entry in entries:
        if entry.heading:
            rows = folded_to(Text(entry.sentence, style=QUIET[dark]), width - 3)
            starts = [Text("── ", style=QUIET[dark]), Text("   ")]
        else:
            new = entry.index >= mark
            words = Text(entry.sentence, style="bold" if new else "")
            if entry.door:
                words.append(f"{NO_BREAK}{DOOR}", style=QUIET[dark])
            rows = folded_to(words, width - 3)
            bar = Text("▌" if new else " ", style=LAPIS[dark])
            sign = badge(entry.seat, dark) if entry.seat >= 0 else Text(" ")
            starts = [Text.assemble(bar, sign, " "), Text.assemble(bar, "  ")]
        for place, row in enumerate(rows):
            written.append(Text.assemble(starts[min(place, 1)], row))
    return written


def folded_to(line: Text, width: int) -> list[Text]:
    """A line in rows of at most so many columns, never cut at a no-break space."""
    line = line.copy()
    line.plain = line.plain.replace(NO_BREAK, GLUE)  # Rich would take it for a place to cut
    rows = list(line.wrap(_CONSOLE, max(12, width)))
    for row in rows:
        row.rstrip()
        row.plain = row.plain.replace(GLUE, NO_BREAK)
    return rows


class LogView(Static):
    """The log beside the board: as many of the last rows as there is room for."""

    def show(self, entries: list[Entry], mark: int, dark: bool, empty: str) -> None:
        if not entries:
            self.update(Text(empty, style=QUIET[dark]))
            return
        width, height = max(12, self.size.width), max(1, self.size.height)
        rows = written(entries[-height:], mark, dark, width)
        self.update(Text("\n").join(rows[-height:]))
