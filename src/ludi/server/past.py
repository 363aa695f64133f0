"""The past of a table: its game after so many events, played again from the beginning.

That costs processor time, and anybody may ask for it: one game is played again at a time, those who
have had least come first, and all others are served in between.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Final

from ludi.kernel.history import History
from ludi.server.desk import Desk, Live, happened
from ludi.server.turns import Turns

SLICE: Final = 0.005  # seconds of work before the others are served, for as long
KEPT: Final = 8  # games that somebody has just looked back on


class Past:
    """The games that are being looked back on. Who goes on from there goes on from what is kept."""

    def __init__(self, desk: Desk) -> None:
        self.desk: Final = desk
        most = desk.settings.jobs_per_person, desk.settings.jobs_per_address
        self.turns: Final = Turns(["the only one"], *most)
        self._kept: Final[OrderedDict[str, History]] = OrderedDict()

    async def at(self, live: Live, number: int) -> History:
        """Play a game again up to a number, in somebody's turn."""
        history = self._kept.pop(live.id, None)
        if history is None or history.number > number:
            row = live.row
            history = History(live.game, row.players, row.seed, row.options)
        events = await self.desk.storage.events(live.id, history.number, number)
        began = time.perf_counter()
        for event in events:
            history.apply(happened(event))
            worked = time.perf_counter() - began
            if worked > SLICE:
                await asyncio.sleep(worked)
                began = time.perf_counter()
        await self.desk.with_hints(history, live.id, number - 1)
        self._kept[live.id] = history
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return history
