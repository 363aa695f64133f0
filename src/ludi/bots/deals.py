"""Playing the same deal twice: a bot answers the same position in the same way, on any machine."""

from __future__ import annotations

import hashlib
import json
import time
from typing import Final, NamedTuple

from ludi.bots.levels import LEVELS, make_bot
from ludi.kernel.dice import Dice
from ludi.kernel.game import Game
from ludi.kernel.table import Table

UNHURRIED: Final = ":seconds=0"


class Question(NamedTuple):
    """What a bot is asked: about which imagined table, and with which seed."""

    world: Table
    seed: str


def question(table: Table, seat: int, secret: str) -> Question:
    """What a seat's bot is asked. It follows from the deal and the position alone: neither from
    the way that led there nor from what was taken back on it."""
    position = json.dumps(table.dump(), sort_keys=True, separators=(",", ":"))
    digest = hashlib.sha256(f"deal:{secret}:{seat}:{position}".encode()).hexdigest()
    world = table.imagine(seat, Dice.seeded(f"imagine:{digest}"))
    world.patient = table.patient  # or the only answer would be given on loading it
    return Question(world, digest)


def unhurried(level: str) -> str:
    """A level that thinks for so many visits, however long a machine takes for them."""
    return level + UNHURRIED if level in LEVELS else level


def hurried(level: str) -> str:
    """The level itself."""
    return level.removesuffix(UNHURRIED)


def is_unhurried(level: str) -> bool:
    return level.endswith(UNHURRIED)


class Course:
    """A deal that a level plays at the seat of a person, as far as it has come."""

    def __init__(self, game: Game, table: Table, secret: str, levels: list[str]) -> None:
        self.game: Final = game
        self.table: Final = table
        self.secret: Final = secret
        self.levels: Final = levels  # by seat
        self.plays: Final[list[int]] = []

    def take(self, action: int) -> None:
        self.table.play(action, self.table.deciders[0])
        self.plays.append(action)

    def go_on(self, seconds: float) -> None:
        """Play for about so many seconds, but one choice at least."""
        began = time.monotonic()
        while not self.table.over:
            seat = self.table.deciders[0]
            asked = question(self.table, seat, self.secret)
            bot = make_bot(self.levels[seat], asked.seed)
            self.take(bot.choose(asked.world, seat))
            if time.monotonic() - began >= seconds:
                return
