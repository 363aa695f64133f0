"""The coach of a first game: says what a decision is the first time it comes, and what happened.

What is said when a decision of a kind comes up is `coach-<Step>` in the texts of a game's lessons.
Once a kind has been decided twice without asking for a hint it is understood, and not said again.
"""

from __future__ import annotations

import os
import re
from typing import Any, Final

from ludi.kernel.agenda import Step
from ludi.kernel.chronicle import Line, chronicle, opens
from ludi.kernel.game import LANGUAGES, Game
from ludi.kernel.history import History
from ludi.kernel.table import NOBODY, Table
from ludi.kernel.text import Words
from ludi.kernel.viewer import viewer_of
from ludi.kernel.vocabulary import Vocabulary
from ludi.learn.lessons import words_of

OPPONENT: Final = "tiro"  # a gentle one
TWICE: Final = 2  # decided so often without help, a kind of decision is understood
MOST_LINES: Final = 3  # of what the others did
REPEATED: Final = 4  # words that a question and a line have in common to say the same
SEATS: Final = ("seat", "other")  # the fields of what is told that hold seats
WORD: Final = re.compile(r"[^\w-]+")
ARTICLES: Final = frozenset(
    ["un", "une", "le", "la", "les", "l", "des", "du", "vos", "votre", "a", "an", "the", "your"]
)

_WORDS: Final = Words([os.path.dirname(__file__)], Vocabulary())


# ---------------------------------------------------------------- what is said


def decisions(game: Game) -> list[str]:
    """The kinds of decision a game has: the steps that ask somebody something."""
    return [
        name
        for name, step in game.steps.items()
        if any("options" in vars(base) for base in step.__mro__ if base is not Step)
    ]


def can_coach(game: Game) -> bool:
    """Whether the game's texts introduce its decisions."""
    return all(introduces(game, step) for step in decisions(game))


def introduces(game: Game, step: str) -> bool:
    return any(words_of(game).has(f"coach-{step}", language) for language in LANGUAGES)


def introduction(game: Game, step: str, language: str) -> str:
    """What a decision is, and what people usually weigh; empty if there is nothing to say."""
    if not introduces(game, step):
        return ""
    return words_of(game).say(f"coach-{step}", {}, language)


def step_for(table: Table, seat: int) -> str:
    """The kind of decision a seat is asked for now; empty if it is not asked."""
    if seat not in table.deciders:
        return ""
    stack = table.lanes[seat] if table.lanes else table.agenda
    return type(stack[-1]).__name__


# ---------------------------------------------------------------- what happened


def meanwhile(history: History, seat: int, language: str, names: list[str]) -> str:
    """What the others did since a seat's last decision, in one sentence; empty if nothing.

    Where all act at once nobody waits for anybody: there it is said when a part of the game begins,
    and of what concerns the seat itself.
    """
    game = history.game
    since = max([play.number for play in history.plays if play.seat == seat], default=0)
    log = [one for one in history.log if one.number >= since]  # with what it led to
    heard = chronicle(game, log, viewer_of(seat), language, names)
    at_once = bool(history.table.lanes) and not any(opens(game, line) for line in heard)
    lines = [
        line
        for line in heard
        if not opens(game, line)
        and doer(game, line) not in (NOBODY, seat)
        and (not at_once or concerns(game, line, seat))
    ]
    question = game.question(history.table, seat, language, names)
    lines = [line for line in lines if not repeats(question, line.sentence)]
    if not lines or (len(lines) == 1 and names_doer(question, game, lines[0], language, names)):
        return ""
    told = weightiest(lines)
    more = len(lines) - len(told)
    said = joined(game, told, language, names)
    return _WORDS.say("meanwhile", {"lines": said, "more": more}, language)


def joined(game: Game, lines: list[Line], language: str, names: list[str]) -> str:
    """Lines of the log as one sentence: who did one thing, then another, is named once."""
    said = ""
    before = NOBODY
    for line in lines:
        who = doer(game, line)
        told = within(line.sentence.rstrip("."))
        name = game.words_of.player(who, language, names) + " "
        if not said:
            said = told
        elif who == before and told.startswith(name):
            both = "then-long" if ":" in said else "then"
            said = _WORDS.say(both, {"before": said, "after": told.removeprefix(name)}, language)
        else:
            said = _WORDS.say("besides", {"before": said, "after": told}, language)
        before = who
    return said


def within(sentence: str) -> str:
    """A sentence in the middle of another: "Une attaque passe" is no name."""
    first = WORD.split(sentence, maxsplit=1)[0].lower()
    return sentence[0].lower() + sentence[1:] if first in ARTICLES else sentence


def repeats(question: str, sentence: str) -> bool:
    """Whether a question begins with what a line tells: "Livia calls the Patron: ..."."""
    common = 0
    for asked, told in zip(WORD.split(question), WORD.split(sentence), strict=False):
        if asked != told:
            break
        common += 1
    return common >= REPEATED


def names_doer(question: str, game: Game, line: Line, language: str, names: list[str]) -> bool:
    """Whether the question speaks of whoever did something."""
    return game.words_of.player(doer(game, line), language, names) in question


def weightiest(lines: list[Line]) -> list[Line]:
    """A few of the lines, in their order: those that score, then those that brought most."""
    ranked = sorted(lines, key=lambda line: (line.scores, len(line.details)), reverse=True)
    chosen = ranked[:MOST_LINES]
    return [line for line in lines if line in chosen]


def doer(game: Game, line: Line) -> int:
    """The seat a line of the log speaks of first, if any."""
    told = line.told[0]
    fields = game.told[told.what].fields
    return told.args[0] if fields and fields[0] == "seat" else NOBODY


def concerns(game: Game, line: Line, seat: int) -> bool:
    """Whether a line of the log speaks of a seat at all."""
    for told in line.told:
        fields = zip(game.told[told.what].fields, told.args, strict=False)
        if any(name in SEATS and value == seat for name, value in fields):
            return True
    return False


# ---------------------------------------------------------------- what is understood


class Progress:
    """How often somebody has decided, by game and kind of decision, without asking for a hint."""

    def __init__(self, counts: dict[str, int] | None = None) -> None:
        self.counts: Final[dict[str, int]] = dict(counts or {})

    def understands(self, game: str, step: str) -> bool:
        return self.counts.get(f"{game}/{step}", 0) >= TWICE

    def decided(self, game: str, step: str, helped: bool) -> None:
        """A decision was made; with help it counts for nothing."""
        if not helped and not self.understands(game, step):
            self.counts[f"{game}/{step}"] = self.counts.get(f"{game}/{step}", 0) + 1

    def forget(self, game: str) -> None:
        """Begin again with a game."""
        for kind in [kind for kind in self.counts if kind.startswith(f"{game}/")]:
            del self.counts[kind]

    @staticmethod
    def from_json(data: Any) -> Progress:
        """What was kept, as far as it makes sense."""
        if not isinstance(data, dict):
            return Progress()
        kept = {kind: count for kind, count in data.items() if isinstance(count, int)}
        return Progress(kept)
