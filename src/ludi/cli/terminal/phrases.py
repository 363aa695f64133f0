"""The interface's own words, in French and in English, and the names of the players."""

from __future__ import annotations

import os
import re
import unicodedata
from functools import cache
from typing import Final

from rich.text import Text

from ludi.bots import bot_names
from ludi.cli.terminal.style import SEAT_COLOURS, SHAPES
from ludi.kernel.game import Game
from ludi.kernel.text import Words
from ludi.kernel.vocabulary import Vocabulary

HUMAN: Final = "human"
ROMANS: Final = ("Aulus", "Livia", "Caius", "Octavia", "Titus", "Flavia")
KIND: Final = re.compile(r"^(.*) \(([\w-]+)\)$")  # a bot's name in a record: "Livia (greedy)"


@cache
def _words() -> Words:
    return Words([os.path.dirname(__file__)], Vocabulary())


class Phrases:
    """Says the interface's messages in one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language

    def __call__(self, key: str, **args: str | int) -> str:
        return _words().say(key, dict(args), self.language)

    def or_else(self, key: str, otherwise: str) -> str:
        """A message that may be missing."""
        return self(key) if _words().has(key, self.language) else otherwise

    def game_word(self, game: Game, key: str, otherwise: str | None = None) -> str:
        """A message of the game if it has one; else ours of the same name; else a last resort."""
        if game.words_of.has(key, self.language):
            return game.words_of.say(key, {}, self.language)
        if _words().has(key, self.language):
            return self(key)
        if otherwise is not None:
            return otherwise
        return game.words_of.say(key, {}, self.language)

    def bot(self, kind: str) -> str:
        """What a kind of bot is called."""
        return self.or_else(f"bot-{kind}", kind)


def names_in_record(seats: list[str]) -> list[str]:
    """The names a new game gives its seats: none for people, a Roman one and its kind for bots."""
    return [
        "" if kind == HUMAN else f"{ROMANS[seat % len(ROMANS)]} ({kind})"
        for seat, kind in enumerate(seats)
    ]


def seats_of(names: list[str]) -> list[str]:
    """Who sat where, as far as the names in a record tell: "Livia (greedy)" is a greedy bot."""
    seats: list[str] = []
    for name in names:
        found = KIND.match(name)
        seats.append(found[2] if found and found[2] in bot_names() else HUMAN)
    return seats


def shown_names(names: list[str], game: Game, language: str) -> list[str]:
    """The names as the screen shows them."""
    shown: list[str] = []
    for seat, name in enumerate(names):
        found = KIND.match(name)
        bare = found[1] if found and found[2] in bot_names() else name
        shown.append(bare or game.words_of.player(seat, language, []))
    return shown


def badge(seat: int, dark: bool) -> Text:
    """A player's sign: shape and colour."""
    return Text.assemble((SHAPES[seat % 6], SEAT_COLOURS[dark][seat % 6]))


def folded(text: str) -> str:
    """A text as it is searched: no capitals, no accents, plain apostrophes."""
    plain = unicodedata.normalize("NFKD", text.replace("’", "'").replace("œ", "oe"))
    bare = "".join(c for c in plain if not unicodedata.combining(c))
    return " ".join(bare.casefold().split())


def finds(query: str, text: str) -> bool:
    """Whether all words of a query are in a text."""
    within = folded(text)
    return all(word in within for word in folded(query).split())
