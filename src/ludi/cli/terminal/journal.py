"""The log: what was told, in sentences for one pair of eyes."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text
from textual.widgets import Static

from ludi.cli.terminal.style import DOOR, LAPIS
from ludi.drawn.colours import QUIET
from ludi.drawn.phrases import badge
from ludi.kernel.chronicle import Line, chronicle, opens
from ludi.kernel.game import Game
from ludi.kernel.history import Heard
from ludi.kernel.viewer import Viewer

_CONSOLE: Final = Console(width=200)  # only to fold lines; nothing is printed on it
NO_BREAK: Final = "\u00a0"
GLUE: Final = "\u2800"


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
        self._heard: list[Heard] = []
        self._viewer: Viewer | None = None

    def hear(self, log: list[Heard], viewer: Viewer) -> list[Entry]:
        """The lines of a log for these eyes."""
        if viewer is not self._viewer:
            self._viewer = viewer
            self._heard = []
            self.entries.clear()
        same = 0
        most = min(len(log), len(self._heard))
        while same < most and log[same] is self._heard[same]:
            same += 1
        while 0 < same < len(log) and log[same].number == log[same - 1].number:
            same -= 1  # what an event brought joins its first line
        while self.entries and self.entries[-1].index >= same:
            self.entries.pop()
        doors = log[same - 1].told.doors if same else log[0].told.doors if log else 0
        for line in chronicle(self.game, log[same:], viewer, self.language, self.names, doors):
            self.entries.append(self._entry(same, line))
        self._heard = log[:]
        return self.entries

    def _entry(self, start: int, line: Line) -> Entry:
        head = line.told[0]
        fields = self.game.told[head.what].fields
        heading = opens(self.game, line)
        seat = head.args[0] if fields and fields[0] == "seat" and not heading else -1
        return Entry(start + line.place, line.sentence, seat, heading, line.door)


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
        if height == 1:  # the last thing that happened, as much of it as fits into the row
            last = written(entries[-1:], mark, dark, 1000)[0]
            last.truncate(width, overflow="ellipsis")
            self.update(last)
            return
        rows = written(entries[-height:], mark, dark, width)
        self.update(Text("\n").join(rows[-height:]))
