"""Thinking on other machines: jobs over a queue in Redis (RQ's) to whoever runs `ludi think`.

Which job of this server comes next, `turns` decides; at the queues the jobs of all servers meet,
and those that somebody waits for are taken first. Where nobody takes a job, or Redis is away, a
process of our own does it: the game goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from redis import Redis
from redis.exceptions import RedisError
from rq import Queue
from rq.exceptions import InvalidJobOperation, NoSuchJobError
from rq.job import Job as QueuedJob
from rq.job import JobStatus
from rq.results import Result
from rq.serializers import JSONSerializer

from ludi.server.settings import Settings
from ludi.server.thinkers import START_SECONDS, Thinker
from ludi.server.thinking import Dealt, Job, Past, advice, look_back, play_deal, think
from ludi.server.turns import Waits

log: Final = logging.getLogger("ludi.server")

QUICK: Final = "ludi-quick"  # what is answered at once
QUEUES: Final = (QUICK, *(f"ludi-{waits.name.lower()}" for waits in Waits))  # first ones first
KINDS: Final[dict[str, tuple[Callable[[Any], Any], type]]] = {
    "think": (think, Job),
    "advice": (advice, Job),
    "look_back": (look_back, Past),
    "play_deal": (play_deal, Dealt),
}
DO: Final = "ludi.server.think.do"  # what is called there
PICK_UP: Final = 3  # seconds in which somebody takes a job, or we do it ourselves
SPARE: Final = 5.0  # seconds that a job may take longer than it should, before it is lost
AWAY: Final = 10.0  # seconds in which a queue that nobody attends to is not tried again
SLICE: Final = 1  # second after which a thread that waits looks whether anybody still does
PATIENCE: Final = 3.0  # seconds for Redis to answer

GONE: Final = (RedisError, OSError, InvalidJobOperation, NoSuchJobError)  # Redis, or the job

J = TypeVar("J")
R = TypeVar("R")


class Unanswered(Exception):
    """Nobody has taken a job, or whoever took it is gone."""


class Failed(Exception):
    """A job was done elsewhere, and nothing came of it."""


class Line:
    """The connection of this server to the queues."""

    def __init__(self, settings: Settings) -> None:
        self._redis: Final = Redis.from_url(
            settings.redis, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE
        )
        # each job has a thread to wait in: RQ does not know asyncio
        self._threads: Final = ThreadPoolExecutor(settings.bot_workers + 1, "thinking-elsewhere")
        self._away_until = 0.0

    async def ask(self, name: str, kind: str, job: Any, seconds: float) -> Any:
        """What somebody finds out; `Unanswered` if nobody does."""
        if time.monotonic() < self._away_until:
            raise Unanswered
        enough = threading.Event()
        try:
            loop = asyncio.get_running_loop()
            answer: dict[str, Any] = await loop.run_in_executor(
                self._threads, self._ask, name, kind, job, seconds, enough
            )
        except (*GONE, Unanswered) as error:
            self._away_until = time.monotonic() + AWAY
            log.warning("nobody thinks elsewhere", extra={"why": type(error).__name__})
            raise Unanswered from error
        finally:
            enough.set()
        if "error" in answer:
            raise Failed(answer["error"])
        return answer["answer"]

    def _ask(
        self, name: str, kind: str, job: Any, seconds: float, enough: threading.Event
    ) -> dict[str, Any]:
        queue = Queue(name, connection=self._redis, serializer=JSONSerializer)
        keep = int(seconds + START_SECONDS)
        queued = queue.enqueue(
            DO,
            kind,
            list(job),
            seconds,
            description=kind,
            ttl=PICK_UP,  # or somebody would think about it when nobody waits any more
            job_timeout=keep,
            result_ttl=keep,
            failure_ttl=keep,
        )
        try:
            result = self._wait(queued, seconds, enough)
        finally:
            with contextlib.suppress(*GONE):
                queued.delete()
        if result.type is not Result.Type.SUCCESSFUL:
            raise Unanswered
        return dict(result.return_value or {})

    def _wait(self, queued: QueuedJob, seconds: float, enough: threading.Event) -> Result:
        began = time.monotonic()
        last = began + PICK_UP
        taken = False
        while not enough.is_set():
            result = queued.latest_result(timeout=SLICE)
            if result is not None:
                return result
            if not taken and queued.get_status(refresh=True) is JobStatus.STARTED:
                taken = True
                last = time.monotonic() + seconds + SPARE
            if time.monotonic() > last:
                break
        raise Unanswered

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._redis.close()


class FarThinker(Thinker):
    """Whoever takes a job from the queues; if nobody does, a process of our own after all."""

    def __init__(self, line: Line, quick: bool) -> None:
        super().__init__()
        self._line: Final = line
        self._quick: Final = quick

    async def warm_up(self) -> None:
        """Nothing to do: most likely our own process is never needed."""

    async def work(self, what: Callable[[J], R], job: J, seconds: float, waits: Waits) -> R:
        name = QUICK if self._quick else f"ludi-{waits.name.lower()}"
        try:
            found: R = await self._line.ask(name, what.__name__, job, seconds)
        except Unanswered:
            return await super().work(what, job, seconds, waits)
        return found


def far_thinkers(settings: Settings) -> tuple[list[Thinker], list[Thinker], Line]:
    """Who answers at once, who thinks long, and what they hear of us by."""
    line = Line(settings)
    deep: list[Thinker] = [FarThinker(line, quick=False) for _ in range(settings.bot_workers)]
    return [FarThinker(line, quick=True)], deep, line
