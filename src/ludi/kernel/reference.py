"""What is in a box, thing by thing, in words: the reference that rules, boards and terminals share.

A game that has one keeps it in a package `reference` beside its rules: `sections(scribe)` lists
the things of the box by kind, and `text.fr.ftl` and `text.en.ftl` beside it say what the game's
own texts do not. `section-<id>` is the title of a section (its attribute `.about` a line below
it), `<kind>-<id>-text` what a thing does, `term-<id>` a word of the game and `.about` what it
means. The numbers come from the components of the game, an owner's corrected ones too.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Any, Final, NamedTuple

from ludi.kernel.components import SOURCES, Sheet, sources_in
from ludi.kernel.game import Game
from ludi.kernel.text import Value, Words

ROOM: Final = "reference"
TERM: Final = "term-"


class Entry(NamedTuple):
    """One thing of the box. Its id is the one that views, actions and board things use."""

    id: str
    kind: str
    name: str
    effect: str
    price: str
    worth: str
    copies: int  # in the box
    sources: tuple[str, ...]  # where what is said of it comes from, see SOURCES


class Section(NamedTuple):
    """The things of one kind."""

    id: str
    title: str
    about: str
    entries: list[Entry]


class Term(NamedTuple):
    """A word of the game, and what it means."""

    id: str
    name: str
    means: str


class Reference(NamedTuple):
    """All that can be looked up in one language."""

    sections: list[Section]
    terms: list[Term]

    def entries(self) -> list[Entry]:
        return [entry for section in self.sections for entry in section.entries]

    def about(self, id: str, kind: str = "") -> Entry | None:
        """The entry of a thing; its kind decides where several have the same id."""
        found = [entry for entry in self.entries() if entry.id == id]
        for entry in found:
            if entry.kind == kind:
                return entry
        return found[0] if found else None


class Scribe:
    """Writes the reference of a game in one language; the game's `sections` tells it what."""

    def __init__(self, game: Game, sheet: Sheet, language: str) -> None:
        self.game: Final = game
        self.language: Final = language
        self.data: Final[dict[str, Any]] = sheet.data
        folders = [*game.words_of.folders, os.path.join(game.folder, ROOM)]
        self.words: Final = Words(folders, game.vocabulary, game.follows)

    def say(self, key: str, **args: Value) -> str:
        return self.words.say(key, args, self.language)

    def has(self, key: str) -> bool:
        return self.words.has(key, self.language)

    def name(self, kind: str, id: str) -> str:
        return self.words.name(kind, id, self.language)

    def rows(self, table: str) -> list[dict[str, Any]]:
        """The tables `[[table]]` of the components."""
        rows: list[dict[str, Any]] = self.data[table]
        return rows

    def counted(self, kind: str, things: Iterable[str]) -> str:
        """Things one after the other, equal ones together: 2 Servants, 1 Builder."""
        counts: dict[str, int] = {}
        for thing in things:
            counts[thing] = counts.get(thing, 0) + 1
        return self.listed(self.amount(kind, id, number) for id, number in counts.items())

    def amount(self, kind: str, id: str, number: int) -> str:
        """So many of a thing, by `amount-<id>` or else its name."""
        key = f"amount-{id}"
        if self.has(key):
            return self.say(key, n=number)
        return f"{number} {self.name(kind, id)}"

    def listed(self, some: Iterable[str]) -> str:
        return self.words.listed([one for one in some if one], self.language)

    def joined(self, *sentences: str) -> str:
        return " ".join(sentence for sentence in sentences if sentence)

    def apart(self, *sentences: str) -> str:
        """Sentences that stand on a line each: what a thing does at several moments."""
        return "\n".join(sentence for sentence in sentences if sentence)

    def entry(
        self,
        kind: str,
        id: str,
        row: dict[str, Any] | None = None,
        *,
        name: str = "",
        effect: str = "",
        price: str = "",
        worth: str = "",
        copies: int = 1,
    ) -> Entry:
        """The entry of a thing; what nobody says comes from the messages of its kind and id."""
        effect = effect or self.say(f"{kind}-{id}-text")
        return Entry(
            id,
            kind,
            capital(name or self.name(kind, id)),
            effect,
            price,
            worth,
            copies,
            tuple(sources_in([row] if row is not None else [])) or (SOURCES[0],),
        )

    def section(self, id: str, entries: list[Entry]) -> Section:
        about = self.words.about(f"section-{id}", self.language)
        return Section(id, self.say(f"section-{id}"), about, entries)

    def terms(self) -> list[Term]:
        """The glossary, in the order of the alphabet."""
        keys = [key for key in self.words.keys(self.language) if key.startswith(TERM)]
        found = [
            Term(key.removeprefix(TERM), self.say(key), self.words.about(key, self.language))
            for key in keys
        ]
        return sorted(found, key=lambda term: folded(term.name))


def folded(text: str) -> str:
    """A text as it is sorted and searched: no capitals, no accents, straight apostrophes."""
    bare = unicodedata.normalize("NFD", text.replace("’", "'"))
    return "".join(one for one in bare if not unicodedata.combining(one)).casefold()


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def has_reference(game: Game) -> bool:
    return importlib.util.find_spec(_room(game)) is not None


@cache
def reference_of(game: Game, language: str) -> Reference:
    """The reference of a game; an empty one, if the game has none."""
    if not has_reference(game):
        return Reference([], [])
    scribe = Scribe(game, sheet_of(game), language)
    sections: list[Section] = importlib.import_module(_room(game)).sections(scribe)
    return Reference(sections, scribe.terms())


def sheet_of(game: Any) -> Sheet:
    """The components a game was opened with."""
    sheet: Sheet = game.box.sheet
    return sheet


def _room(game: Game) -> str:
    package = game.manifest.game.partition(":")[0].rpartition(".")[0]
    return f"{package}.{ROOM}"
