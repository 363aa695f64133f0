"""Who looks at a table: a seat, the public, or somebody who may see everything."""

from __future__ import annotations

from typing import Final


class Viewer:
    """A pair of eyes. A view, a log line and a record are made for one of them."""

    def __init__(self, name: str, seat: int, everything: bool) -> None:
        self.name: Final = name
        self.seat: Final = seat  # the seat that looks; -1: none of them
        self.everything: Final = everything

    def sees(self, seat: int) -> bool:
        """Whether what only this seat may see is for these eyes."""
        return self.everything or (seat == self.seat and seat >= 0)

    def __repr__(self) -> str:
        return f"<viewer: {self.name}>"


PUBLIC: Final = Viewer("the public", -1, False)  # spectators, and what everybody knows
EVERYTHING: Final = Viewer("everything", -1, True)  # tests, replays and records of finished games

_SEATS: Final = [Viewer(f"seat {seat + 1}", seat, False) for seat in range(8)]


def viewer_of(who: Viewer | int) -> Viewer:
    """The eyes of a seat (NOBODY's are the public's); a viewer stays what it is."""
    if isinstance(who, Viewer):
        return who
    if who < 0:
        return PUBLIC
    return _SEATS[who] if who < len(_SEATS) else Viewer(f"seat {who + 1}", who, False)
