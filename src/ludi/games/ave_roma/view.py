"""The one gate for secrets: what a seat may see, hear, and imagine."""

from __future__ import annotations

from typing import Any, Final

from ludi.games.ave_roma.ids import AREA, DECKS
from ludi.games.ave_roma.places import ADVANCED, LEFT
from ludi.games.ave_roma.table import Table
from ludi.kernel.dice import Dice
from ludi.kernel.game import Audience

TOLD: Final[dict[str, Audience]] = {}


def view(table: Table, seat: int | None) -> dict[str, Any]:
    return {"boards": table.boards}


def imagine(table: Table, seat: int, dice: Dice) -> Table:
    """A table that looks the same to the seat: what is left of the decks is shuffled anew.

    It is made only of what the seat sees: two tables that look alike to it give the same one.
    """
    twin = table.clone()
    twin.dice = dice.fork()
    twin.decks = []
    twin.boxed = []
    for deck in range(len(DECKS)):
        left = table.city[LEFT + deck]
        cards = table.decks[deck][:left]
        shown: list[int] = []
        if table.city[ADVANCED] and deck != AREA and cards:
            shown.append(cards.pop())
        unseen = sorted(cards + table.boxed[deck])
        dice.shuffle(unseen)
        twin.decks.append(unseen[: len(cards)] + shown)
        twin.boxed.append(sorted(unseen[len(cards) :]))
    return twin
