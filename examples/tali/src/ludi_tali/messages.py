"""What Tali says beyond what every game does; the common tests want all of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludi_tali.components import FACES

MESSAGES: Final[dict[str, Iterable[str]]] = {
    "zone": (
        *("things", "rounds_to_come", "leader", "pool", "seats"),
        *("me-cup", "denarii", "venuses", "thrown_again", "cup", *FACES),
    ),
}
