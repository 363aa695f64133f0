"""The pieces on the table, and the small operations on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludi.kernel.dice import Dice
from ludi.kernel.table import Table
from ludi_tali.actions import KINDS, NEEDS
from ludi_tali.components import Box

if TYPE_CHECKING:
    from ludi_tali.game import Tali

Cup = tuple[int, ...]  # how many of the tali under it show each face

EMPTY: Cup = (0, 0, 0, 0)
VENUS: Cup = (1, 1, 1, 1)


class TaliTable(Table):
    """The pool, and for each seat its purse, its cup and how often it has thrown again."""

    def __init__(self, game: Tali, seats: int, dice: Dice) -> None:
        super().__init__(game, seats, dice)
        self.tali = game
        self.box: Box = game.box
        self.rounds = 0  # still to come, after this one
        self.opener = 0  # the seat that begins the round
        self.pool = 0
        self.purses = [self.box.purse] * seats
        self.venuses = [0] * seats
        self.cups: list[Cup] = [EMPTY] * seats
        self.again = [0] * seats

    def in_turn(self) -> list[int]:
        """The seats in the order of the round."""
        return [(self.opener + place) % self.seats for place in range(self.seats)]

    def pay(self, seat: int, denarii: int) -> int:
        """From a purse into the pool, as far as it goes; how much it was."""
        paid = min(denarii, self.purses[seat])
        self.purses[seat] -= paid
        self.pool += paid
        return paid

    def clone(self) -> TaliTable:
        twin = TaliTable(self.tali, self.seats, self.dice.clone())
        self.copy_agenda_to(twin)
        twin.rounds = self.rounds
        twin.opener = self.opener
        twin.pool = self.pool
        twin.purses = self.purses[:]
        twin.venuses = self.venuses[:]
        twin.cups = self.cups[:]
        twin.again = self.again[:]
        return twin

    def pieces(self) -> dict[str, Any]:
        return {
            "rounds": self.rounds,
            "opener": self.opener,
            "pool": self.pool,
            "purses": self.purses[:],
            "venuses": self.venuses[:],
            "cups": [list(cup) for cup in self.cups],
            "again": self.again[:],
        }


def restore_table(game: Tali, players: int, dice: Dice, pieces: dict[str, Any]) -> TaliTable:
    """A table with the pieces of a dump."""
    table = TaliTable(game, players, dice)
    table.rounds = pieces["rounds"]
    table.opener = pieces["opener"]
    table.pool = pieces["pool"]
    table.purses = list(pieces["purses"])
    table.venuses = list(pieces["venuses"])
    table.cups = [tuple(cup) for cup in pieces["cups"]]
    table.again = list(pieces["again"])
    return table


def thrown(box: Box, dice: Dice, kept: Cup) -> Cup:
    """The kept tali together with the others, thrown."""
    faces = list(kept)
    for _ in range(box.tali - sum(kept)):
        side = dice.below(sum(box.chance))
        face = 0
        while side >= box.chance[face]:
            side -= box.chance[face]
            face += 1
        faces[face] += 1
    return tuple(faces)


def holds(cup: Cup, handful: int) -> bool:
    """Whether the tali that somebody wants to throw again are under the cup."""
    return all([cup[face] >= NEEDS[handful][face] for face in KINDS])


def without(cup: Cup, handful: int) -> Cup:
    """What stays under the cup when some tali are taken out."""
    return tuple([cup[face] - NEEDS[handful][face] for face in KINDS])


def due(box: Box, cup: Cup) -> int:
    """What a throw costs: a denarius for each dog and six; a Venus costs nothing."""
    return 0 if cup == VENUS else sum([cup[face] * box.pays[face] for face in KINDS])
