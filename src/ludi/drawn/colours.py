"""Colours and shapes of the boards, on a dark ground (True) and on a light one."""

from __future__ import annotations

from typing import Final

# Players: a shape and a colour each, in the order of the seats.
SHAPES: Final = "●■▲◆⬢★"
SEAT_COLOURS: Final = {
    True: ("#77aaf8", "#e5a812", "#ea7a5c", "#92f0da", "#cf9be6", "#c9c0b4"),
    False: ("#164f9c", "#8a6410", "#b83a20", "#0d826b", "#7a3f97", "#2b2626"),
}
QUIET: Final = {True: "#b8a793", False: "#6b5c51"}
