"""What is written on the boards, in French and in English."""

from __future__ import annotations

import os
from functools import cache
from typing import Final

from rich.text import Text

from ludi.drawn.colours import SEAT_COLOURS, SHAPES
from ludi.kernel.game import Game
from ludi.kernel.text import Words
from ludi.kernel.vocabulary import Vocabulary

HUMAN: Final = "human"
FOLDER: Final = os.path.dirname(__file__)


@cache
def words_in(folders: tuple[str, ...]) -> Words:
    """The messages of some folders."""
    return Words(list(folders), Vocabulary())


class Phrases:
    """Says messages in one language."""

    folders: tuple[str, ...] = (FOLDER,)

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.words: Final = words_in(self.folders)

    def __call__(self, key: str, **args: str | int) -> str:
        return self.words.say(key, dict(args), self.language)

    def or_else(self, key: str, otherwise: str) -> str:
        """A message that may be missing."""
        return self(key) if self.words.has(key, self.language) else otherwise

    def game_word(self, game: Game, key: str, otherwise: str | None = None) -> str:
        """A message of the game if it has one; else ours of the same name; else a last resort."""
        if game.words_of.has(key, self.language):
            return game.words_of.say(key, {}, self.language)
        if self.words.has(key, self.language):
            return self(key)
        if otherwise is not None:
            return otherwise
        return game.words_of.say(key, {}, self.language)

    def bot(self, kind: str) -> str:
        """What a kind of bot is called."""
        return self.or_else(f"bot-{kind}", kind)


def badge(seat: int, dark: bool) -> Text:
    """A player's sign: shape and colour."""
    return Text.assemble((SHAPES[seat % 6], SEAT_COLOURS[dark][seat % 6]))
