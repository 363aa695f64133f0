"""What a game says about itself before it is loaded.

Its name and its pitch are in its texts, as `game-name` and `game-pitch`. Everybody else (server,
terminal, environments, browser) reads a game's manifest and knows no game by name.
"""

from __future__ import annotations

import importlib
import os
import re
from typing import TYPE_CHECKING, Final

from ludi.kernel.errors import BadChoice, BadGame

if TYPE_CHECKING:
    from ludi.kernel.game import Game


class Option:
    """A choice made when the game is set up: its name and its values, the default first.

    `for_people` is what a table of people begins with, where that is another than for programs.
    """

    def __init__(self, name: str, values: tuple[str, ...], for_people: str = "") -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = values[0]
        self.for_people: Final = for_people or values[0]

    def read(self, value: object) -> str:
        """The value meant by a text, a bool or a number."""
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if text == "true" and "yes" in self.values:
            text = "yes"
        if text == "false" and "no" in self.values:
            text = "no"
        if text not in self.values:
            raise BadChoice(f"option {self.name}: '{text}' is not one of {', '.join(self.values)}")
        return text


class Standing:
    """What the standing orders "always" and "never" answer to a question off one's turn.

    Each is a few action phrases: a verb alone ("store") stands for all its actions, with words
    ("think orders") for those. An order is followed when exactly one legal action is meant;
    without a phrase, or with several actions, the player is asked.
    """

    def __init__(self, always: tuple[str, ...] = (), never: tuple[str, ...] = ()) -> None:
        self.always: Final = always
        self.never: Final = never

    def phrases(self, order: str) -> tuple[str, ...]:
        if order == "always":
            return self.always
        return self.never if order == "never" else ()

    def orders(self) -> list[str]:
        """The orders that mean something here."""
        return [order for order in ("always", "never") if self.phrases(order)] + ["ask"]


class Number:
    """A public number of a seat, by its name in `Table.tally`; `tally-<name>` says what it is.

    `of` names another number that limits it ("3 of 5"). `listed` numbers are what players look
    up at a real table: they stand beside each player's name. The others show in previews only.
    A `burden` is what nobody wants more of.
    """

    def __init__(
        self,
        name: str,
        icon: str = "",
        of: str = "",
        listed: bool = False,
        burden: bool = False,
    ) -> None:
        self.name: Final = name
        self.icon: Final = icon or name
        self.of: Final = of
        self.listed: Final = listed
        self.burden: Final = burden


class Deal:
    """A way to play that the same deal can be given to everybody in: one seat is a person's.

    On the other seats sit bots of a level; `options` are those that are not as people have them.
    """

    def __init__(self, players: int, level: str = "", **options: str) -> None:
        self.players: Final = players
        self.level: Final = level
        self.options: Final = options


class Manifest:
    """The label of a box."""

    def __init__(
        self,
        *,
        id: str,
        game: str,
        folder: str,
        rules_version: int,
        environment_version: int,
        players: tuple[int, ...],
        minutes: int,
        weight: int,
        chapters: tuple[str, ...],
        credits: tuple[str, ...],
        options: tuple[Option, ...] = (),
        numbers: tuple[Number, ...] = (),
        standing: dict[str, Standing] | None = None,
        campaign: bool = False,
        deals: tuple[Deal, ...] = (),
    ) -> None:
        self.id: Final = id
        self.game: Final = game  # where its class is: "package.module:Class"
        self.folder: Final = folder  # where its rules, texts and components lie
        self.rules_version: Final = rules_version  # grows when recorded games replay otherwise
        self.environment_version: Final = environment_version  # grows when learners see others
        self.players: Final = players  # the player counts the box allows
        self.minutes: Final = minutes  # how long a game takes, about
        self.weight: Final = weight  # from 1, a children's game, to 5
        self.chapters: Final = chapters  # what is told when a part of the log begins
        self.credits: Final = credits  # who made the game we follow
        self.options: Final = options
        self.numbers: Final = numbers
        # the steps asked off one's turn, by name, that standing orders may answer, and how
        self.standing: Final[dict[str, Standing]] = standing or {}
        self.campaign: Final = campaign
        # what the deal of the day is played as, in turns
        self.deals: Final = deals or tuple(Deal(fewest, "centurio") for fewest in players[:1])
        check_manifest(self)

    def open(self, components: str | None = None) -> Game:
        """The game itself; with an owner's corrected components if a file is given."""
        module, _, name = self.game.partition(":")
        made: Game = getattr(importlib.import_module(module), name)(components)
        if made.manifest is not self:
            raise BadGame(f"{self.game} does not open the game '{self.id}' that its manifest names")
        return made

    def __repr__(self) -> str:
        return f"<manifest of {self.id}>"


def check_manifest(manifest: Manifest) -> None:
    """Reject an invalid manifest with a sentence that says what is wrong."""
    id = manifest.id
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id):
        raise BadGame(f"a game's id is made of small letters, digits and hyphens, unlike '{id}'")
    if not re.fullmatch(r"[\w.]+:\w+", manifest.game):
        raise BadGame(f"{id}: its class must be named as 'package.module:Class'")
    counts = manifest.players
    if not counts or list(counts) != sorted(set(counts)) or counts[0] < 1:
        raise BadGame(f"{id}: its player counts must be given one by one, the fewest first")
    if not os.path.isdir(manifest.folder):
        raise BadGame(f"{id}: its folder {manifest.folder} is not there")
    for least, value, most, what in (
        (1, manifest.rules_version, 10_000, "rules_version"),
        (0, manifest.environment_version, 10_000, "environment_version"),
        (1, manifest.minutes, 10_000, "minutes"),
        (1, manifest.weight, 5, "weight"),
    ):
        if not least <= value <= most:
            raise BadGame(f"{id}: {what} must be from {least} to {most}, not {value}")
