"""The interface's own words, in French and in English, and the names of the players."""

from __future__ import annotations

import os
import re
import unicodedata
from typing import Final

from ludi.bots import CHARACTERS, guest_names, own_names
from ludi.drawn import phrases as drawn
from ludi.drawn.phrases import HUMAN
from ludi.kernel.game import Game

ROMANS: Final = ("Aulus", "Livia", "Caius", "Octavia", "Titus", "Flavia")
NUMERALS: Final = ("", "II", "III", "IV", "V", "VI")
KIND: Final = re.compile(r"^(.*) \(([\w-]+)\)$")  # a bot's name in a record: "Livia (greedy)"


class Phrases(drawn.Phrases):
    """The interface's messages, and those of the boards."""

    folders = (drawn.FOLDER, os.path.dirname(__file__))


def names_in_record(seats: list[str]) -> list[str]:
    """The names a new game gives its seats: none for people, a Roman one and its kind for bots.

    A character has a name already; its second sister or brother is counted, as Romans do.
    """
    names: list[str] = []
    for seat, kind in enumerate(seats):
        name = ROMANS[seat % len(ROMANS)]
        if kind in CHARACTERS:
            name = f"{kind.capitalize()} {NUMERALS[seats[:seat].count(kind)]}".strip()
        names.append("" if kind == HUMAN else f"{name} ({kind})")
    return names


def seats_of(names: list[str]) -> list[str]:
    """Who sat where, as far as the names in a record tell: "Livia (greedy)" is a greedy bot."""
    seats: list[str] = []
    for name in names:
        found = KIND.match(name)
        seats.append(found[2] if found and is_bot(found[2]) else HUMAN)
    return seats


def is_bot(kind: str) -> bool:
    """Whether a record may bring a bot by its name: no file loads what is not installed."""
    return kind in own_names() or kind in guest_names()


def shown_names(names: list[str], game: Game, language: str) -> list[str]:
    """The names as the screen shows them."""
    shown: list[str] = []
    for seat, name in enumerate(names):
        found = KIND.match(name)
        bare = found[1] if found and is_bot(found[2]) else name
        shown.append(bare or game.words_of.player(seat, language, []))
    return shown


def folded(text: str) -> str:
    """A text as it is searched: no capitals, no accents, plain apostrophes."""
    plain = unicodedata.normalize("NFKD", text.replace("’", "'").replace("œ", "oe"))
    bare = "".join(c for c in plain if not unicodedata.combining(c))
    return " ".join(bare.casefold().split())


def finds(query: str, text: str) -> bool:
    """Whether all words of a query are in a text."""
    within = folded(text)
    return all(word in within for word in folded(query).split())
