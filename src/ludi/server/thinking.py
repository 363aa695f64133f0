"""What happens in a process where bots think. It knows the games and the bots, not the server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from typing import Any, Final, NamedTuple

import ludi
from ludi.bots import Bot, SearchBot, advise, make_bot
from ludi.bots.deals import Course
from ludi.bots.trial import Trial, try_out
from ludi.kernel.record import Record

KEPT: Final = 8  # bots that remember what they found out, in one process


class Job(NamedTuple):
    """A question to a bot: plain data, and no word of the real table."""

    game: str
    world: dict[str, Any]  # the dump of an imagined table
    seat: int
    level: str
    seed: str
    number: int = 0  # of events at the table
    thread: str = ""  # of thought: who is asked again may go on with it; empty: nobody is
    played: tuple[int, int] = (0, -1)  # by the seat before: which event, and what
    box: str | None = None  # the correction that is played with


class Past(NamedTuple):
    """A finished game to look back on, and how far that has come."""

    record: str
    level: str
    seats: list[int]  # whose choices are judged
    review: dict[str, Any] | None
    seconds: float  # for this time
    limit: float  # for all of it
    box: str | None = None


class Dealt(NamedTuple):
    """A deal that a level is to play, and how far that has come."""

    game: str
    players: int
    seed: str
    options: dict[str, str]
    levels: list[str]  # by seat
    plays: list[int]
    seconds: float  # for this time


class Fitting(NamedTuple):
    """A corrected box to be tried out."""

    game: str
    box: str
    seconds: float


class Thought(NamedTuple):
    """A bot that has chosen: at which moment, and what."""

    bot: Bot
    number: int
    action: int


_thoughts: Final[OrderedDict[str, Thought]] = OrderedDict()


def come_up() -> int:
    """Get ready; the process ends with the server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    ludi.playable()
    return os.getpid()


def end_with_parent() -> None:
    """Let this process end as soon as the one that started it does."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def think(job: Job) -> int:
    """Choose in an imagined world.

    A bot that searches is kept, and asked again if what it chose has been played since: as in the
    arena, what it found out about the rest of its turn still holds.
    """
    world = ludi.game(job.game, job.box).load(job.world)
    before = _thoughts.pop(job.thread, None)
    number, action = job.played
    goes_on = before is not None and number > before.number and action == before.action
    bot = before.bot if before is not None and goes_on else make_bot(job.level, job.seed)
    chosen = bot.choose(world, job.seat)
    if job.thread and isinstance(bot, SearchBot):
        _thoughts[job.thread] = Thought(bot, job.number, chosen)
        if len(_thoughts) > KEPT:
            _thoughts.popitem(last=False)
    return chosen


def advice(job: Job) -> dict[str, Any]:
    """What a level would do in an imagined world, as plain data."""
    world = ludi.game(job.game, job.box).load(job.world)
    return advise.hint(world, job.seat, job.level, job.seed).to_json()


def look_back(past: Past) -> dict[str, Any]:
    """Go on with a review for a while."""
    record = Record.from_text(past.record, lambda id: ludi.game(id, past.box))
    if past.review is None:
        return advise.begin(record, past.level, past.seats).to_json()
    review = advise.Review.from_json(past.review)
    advise.go_on(review, record, past.seconds, past.limit)
    return review.to_json()


def play_deal(dealt: Dealt) -> dict[str, Any]:
    """Go on with a deal for a while: what has been played, and the result once it is over."""
    game = ludi.game(dealt.game)
    table = game.new(dealt.players, dealt.seed, **dealt.options)
    course = Course(game, table, dealt.seed, dealt.levels)
    for action in dealt.plays:
        course.take(action)
    course.go_on(dealt.seconds)
    scores = None
    if table.over:
        verdict = game.verdict(table)
        more = {} if verdict is None else {"outcome": verdict.outcome}
        scores = [{**score.to_json(), **more} for score in table.scores()]
    return {"plays": course.plays, "scores": scores}


def try_box(fitting: Fitting) -> Trial:
    """Play every mode of a corrected box."""
    return try_out(ludi.game(fitting.game, fitting.box), fitting.seconds)
