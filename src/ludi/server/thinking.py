"""What happens in a process where bots think. It knows the games and the bots, not the server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from typing import Any, NamedTuple

import ludi
from ludi.bots import advise, make_bot
from ludi.kernel.record import Record


class Job(NamedTuple):
    """A question to a bot: plain data, and no word of the real table."""

    game: str
    world: dict[str, Any]  # the dump of an imagined table
    seat: int
    level: str
    seed: str


class Past(NamedTuple):
    """A finished game to look back on, and how far that has come."""

    record: str
    level: str
    seats: list[int]  # whose choices are judged
    review: dict[str, Any] | None
    seconds: float  # for this time
    limit: float  # for all of it


def come_up() -> int:
    """Get ready; the process ends with the server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=follow, daemon=True).start()
    ludi.playable()
    return os.getpid()


def think(job: Job) -> int:
    """Choose in an imagined world."""
    world = ludi.game(job.game).load(job.world)
    return make_bot(job.level, job.seed).choose(world, job.seat)


def advice(job: Job) -> dict[str, Any]:
    """What a level would do in an imagined world, as plain data."""
    world = ludi.game(job.game).load(job.world)
    return advise.hint(world, job.seat, job.level, job.seed).to_json()


def look_back(past: Past) -> dict[str, Any]:
    """Go on with a review for a while."""
    record = Record.from_text(past.record, ludi.game)
    if past.review is None:
        return advise.begin(record, past.level, past.seats).to_json()
    review = advise.Review.from_json(past.review)
    advise.go_on(review, record, past.seconds, past.limit)
    return review.to_json()
