from __future__ import annotations

from typing import Any

from ludi.games.rome_and_roll.table import Table
from ludi.kernel.dice import Dice
from ludi.kernel.game import Audience

TOLD: dict[str, Audience] = {}


def view(table: Table, seat: int | None) -> dict[str, Any]:
    return {}


def imagine(table: Table, seat: int, dice: Dice) -> Table:
    twin = table.clone()
    twin.dice = dice.fork()
    return twin
