"""Characters: three people who search as a level does, each with a taste of their own.

A taste is what somebody would pay, in points, to do a thing rather than another. It is in the
game's `characters.toml`, by character and by what is said: a verb, or a verb and one of its words
("lead role:legionary"), also a word that comes with another, such as a card's role.
"""

from __future__ import annotations

import math
import os
import tomllib
from typing import Final

from ludi.kernel.errors import BadGame
from ludi.kernel.game import Game

CHARACTERS: Final = ("fabia", "crispus", "drusus")
EQUAL: Final = "centurio"  # the level they are as strong as
FILE: Final = "characters.toml"  # beside the game's rules; without it they have no taste


class Taste:
    """How much somebody likes to do each thing in a game."""

    def __init__(self, game: Game, likings: dict[str, float]) -> None:
        self.game: Final = game
        self.likings: Final = likings
        self._known: Final[dict[int, float]] = {}

    def of(self, action: int) -> float:
        """How much an action is liked for its own sake, in points."""
        known = self._known.get(action)
        if known is not None:
            return known
        found = 0.0
        for words in said_by(self.game, action):
            found += self.likings.get(words, 0.0)
        self._known[action] = found
        return found


def said_by(game: Game, action: int) -> list[str]:
    """What a taste may name an action by: its verb, and its verb with each of its words."""
    verb = game.vocabulary.verb_of(action)
    words = game.describe(action).args
    for field, domain in verb.fields.items():
        for further, value in game.follows(domain.name, words[field]).items():
            words.setdefault(further, value)
    return [verb.name, *[f"{verb.name} {field}:{value}" for field, value in words.items()]]


def taste_of(game: Game, character: str) -> Taste:
    """What a character likes in a game."""
    path = os.path.join(game.folder, FILE)
    try:
        with open(path, "rb") as file:
            found = tomllib.load(file)
    except FileNotFoundError:
        return Taste(game, {})
    except (OSError, ValueError) as error:
        raise BadGame(f"{path}: {error}") from None
    likings: dict[str, float] = {}
    for words, value in found.get(character, {}).items():
        if (
            isinstance(value, bool)
            or not isinstance(value, int | float)
            or not math.isfinite(value)
        ):
            raise BadGame(f"{path}: {character}: '{words}': {value!r} is not a number of points")
        likings[words] = float(value)
    return Taste(game, likings)
