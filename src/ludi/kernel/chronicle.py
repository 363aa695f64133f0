"""The log for people: a line for each thing done, with what it brought, and details to unfold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ludi.kernel.game import Game
from ludi.kernel.history import Heard
from ludi.kernel.table import Told
from ludi.kernel.viewer import Viewer


class Line:
    """One line of the log: "Livia completes the Tomb: influence +2"."""

    def __init__(
        self, place: int, number: int, told: Told, sentence: str, door: bool, scores: bool
    ) -> None:
        self.place: Final = place  # where it begins in the log that was given
        self.number: Final = number  # the event that brought it about
        self.told: Final = [told]  # what it speaks of: first what was done, then what it brought
        self.sentence = sentence
        self.details: Final[list[str]] = []  # what it brought, each in full
        self.unsaid: Final[list[str]] = []  # those of them of which the sentence says nothing
        self.door = door  # something hidden came out
        self.scores = scores
        self._head: Final = sentence
        self._parts: Final[list[str]] = []

    def bring(self, game: Game, told: Told, whole: str, part: str, language: str) -> None:
        """Add what the thing done brought: in full, and in a few words if there are any."""
        self.told.append(told)
        self.details.append(whole)
        if part:
            self._parts.append(part)
            head = self._head[:-1] if self._head.endswith(".") else self._head
            brought: dict[str, str | int] = {"line": head, "parts": ", ".join(self._parts)}
            self.sentence = game.words_of.say("log-brings", brought, language)
        else:
            self.unsaid.append(whole)


def chronicle(
    game: Game,
    log: Sequence[Heard],
    viewer: Viewer,
    language: str,
    names: list[str],
    doors: int = 0,
) -> list[Line]:
    """What somebody may hear of a log, in lines; `doors` had been closed before it."""
    lines: list[Line] = []
    called = tuple(names)
    for place, (number, told) in enumerate(log):
        door, doors = told.doors > doors, told.doors
        sentence, part = _spoken(game, told.what, tuple(told.args), viewer, language, called)
        if sentence is None:
            continue
        audience = game.told[told.what]
        last = lines[-1] if lines else None
        if audience.part and last is not None and last.number == number and not opens(game, last):
            last.bring(game, told, sentence, part, language)
            last.door = last.door or door
            last.scores = last.scores or audience.scores
        else:
            lines.append(Line(place, number, told, sentence, door, audience.scores))
    return lines


@lru_cache(maxsize=30_000)  # a long log is asked for again and again
def _spoken(
    game: Game,
    what: str,
    args: tuple[int, ...],
    viewer: Viewer,
    language: str,
    names: tuple[str, ...],
) -> tuple[str | None, str]:
    """What was told, in full and in a few words, for some ears; None if it is not for them."""
    told = Told(what, list(args), 0)
    line = game.line(told, viewer, language, list(names))
    if line is None or not game.told[what].part:
        return line, ""
    return line, game.part(told, viewer, language, list(names))


def opens(game: Game, line: Line) -> bool:
    """Whether a line is the title of a part of the log."""
    return line.told[0].what in game.manifest.chapters
