"""What a seat may see, and how it imagines what it may not see."""

from __future__ import annotations

from typing import Any

from ludi.kernel.dice import Dice
from ludi.kernel.viewer import Viewer
from ludi_tali.components import FACES
from ludi_tali.table import EMPTY, TaliTable, thrown


def view(table: TaliTable, viewer: Viewer) -> dict[str, Any]:
    """The table for a pair of eyes: what lies under a cup is for its owner only."""
    return {
        "rounds_to_come": table.rounds,
        "leader": table.opener,
        "pool": table.pool,
        "seats": [
            {
                "denarii": table.purses[seat],
                "venuses": table.venuses[seat],
                "thrown_again": table.again[seat],
                "cup": dict(zip(FACES, table.cups[seat], strict=True))
                if viewer.sees(seat)
                else None,
            }
            for seat in range(table.seats)
        ],
    }


def public_numbers(table: TaliTable, seat: int) -> dict[str, int]:
    return {"denarii": table.purses[seat], "venuses": table.venuses[seat]}


def imagine(table: TaliTable, seat: int, dice: Dice) -> TaliTable:
    """The same table with the tali under the other cups thrown anew."""
    twin = table.clone()
    twin.dice = dice
    for other in range(table.seats):
        if other != seat and table.cups[other] != EMPTY:
            twin.cups[other] = thrown(table.box, dice, EMPTY)
    twin.run()  # nothing happens, but whoever is asked now chooses among other tali
    return twin
