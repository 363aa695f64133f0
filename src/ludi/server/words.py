"""The server's own texts, in the reader's language."""

from __future__ import annotations

import os
from functools import lru_cache
from typing import Final

from ludi.kernel.game import LANGUAGES, Game
from ludi.kernel.text import Words
from ludi.kernel.vocabulary import Vocabulary

USUAL_LANGUAGE: Final = "fr"

_WORDS: Final = Words([os.path.dirname(__file__)], Vocabulary())


@lru_cache(maxsize=5_000)  # "we wait for Livia" is said again and again
def say(key: str, language: str, **args: str | int) -> str:
    """A message of the server."""
    return _WORDS.say(key, args, language)


def knows(key: str) -> bool:
    return any(_WORDS.has(key, language) for language in LANGUAGES)


def game_word(game: Game, key: str, language: str, otherwise: str = "") -> str:
    """A message that a game may have (underscores in ids are hyphens in its texts)."""
    words = game.words_of
    key = key.replace("_", "-")
    known = any(words.has(key, candidate) for candidate in LANGUAGES)
    return words.say(key, {}, language) if known else otherwise


def preferred(accept_language: str) -> str:
    """The language an Accept-Language header likes best, among ours."""
    best = ""
    best_weight = 0.0
    for part in accept_language.split(",")[:20]:
        tag, _, parameters = part.partition(";")
        language = tag.strip().lower()[:2]
        weight = 1.0
        name, _, value = parameters.partition("=")
        if name.strip() == "q":
            try:
                weight = float(value)
            except ValueError:
                weight = 0.0
        if language in LANGUAGES and weight > best_weight:
            best = language
            best_weight = weight
    return best or USUAL_LANGUAGE
