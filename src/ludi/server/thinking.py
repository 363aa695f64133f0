"""What happens in a process where bots think. It knows the games and the bots, not the server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from typing import Any, NamedTuple

import ludi
from ludi.bots import make_bot


class Job(NamedTuple):
    """A question to a bot: plain data, and no word of the real table."""

    game: str
    world: dict[str, Any]  # the dump of an imagined table
    seat: int
    level: str
    seed: str


def come_up() -> int:
    """Get ready; the process ends with the server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=follow, daemon=True).start()
    for id in ludi.games():
        ludi.game(id)
    return os.getpid()


def think(job: Job) -> int:
    """Choose in an imagined world."""
    world = ludi.game(job.game).load(job.world)
    return make_bot(job.level, job.seed).choose(world, job.seat)
