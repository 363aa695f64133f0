"""The log for people: a line for each thing done, with what it brought, and details to unfold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ludi.kernel.game import Game
from ludi.kernel.history import Heard
from ludi.kernel.table import Told
from ludi.kernel.viewer import Viewer


class Group:
    """Some of what an action brought, in a few words each, and whom it concerns if that is told."""

    def __init__(self, whom: str) -> None:
        self.whom: Final = whom
        self.parts: Final[list[str]] = []

    def words(self) -> str:
        """The parts; what happened twice is not said twice, but numbers are."""
        words: list[str] = []
        times = 1
        for place, part in enumerate(self.parts):
            following = self.parts[place + 1] if place + 1 < len(self.parts) else ""
            if part == following and part[0] not in "+−":
                times += 1
                continue
            words.append(part if times == 1 else f"{part} ×{times}")
            times = 1
        return ", ".join(words)


def said(groups: Sequence[Group]) -> list[str]:
    """What was brought, in words; all whom the same concerns are named together."""
    named: dict[str, list[str]] = {}
    for group in groups:
        if group.whom or group.parts:
            named.setdefault(group.words(), []).extend([group.whom] if group.whom else [])
    return [
        f"{words} ({', '.join(whom)})" if words and whom else words or ", ".join(whom)
        for words, whom in named.items()
    ]


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
        self._groups: Final[list[Group]] = [Group("")]

    def bring(self, game: Game, told: Told, whole: str, part: str, language: str) -> None:
        """Add what the thing done brought: in full, and in a few words if there are any."""
        self.told.append(told)
        self.details.append(whole)
        if part:
            if game.told[told.what].whom:
                self._groups.append(Group(part))
            else:
                self._groups[-1].parts.append(part)
            head = self._head[:-1] if self._head.endswith(".") else self._head
            brought: dict[str, str | int] = {"line": head, "parts": ", ".join(said(self._groups))}
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
        if last is not None and last.number == number and joins(game, told.what, last):
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


def joins(game: Game, what: str, line: Line) -> bool:
    """Whether what is told belongs to a line of the same moment."""
    audience, head = game.told[what], game.told[line.told[0].what]
    if (
        not audience.part
        or opens(game, line)
        or (head.takes is not None and what not in head.takes)
    ):
        return False
    return not audience.whom or head.whom or "seat" not in head.fields


def opens(game: Game, line: Line) -> bool:
    """Whether a line is the title of a part of the log."""
    return line.told[0].what in game.manifest.chapters
