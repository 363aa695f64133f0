"""`ludi think`: thinking for servers on other machines. See `elsewhere` for their side."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import threading
import time
from multiprocessing.process import BaseProcess
from typing import Any, Final

from redis import Redis
from redis.exceptions import RedisError
from rq import SimpleWorker
from rq.serializers import JSONSerializer

from ludi.kernel.errors import LudiError
from ludi.server.elsewhere import KINDS, QUEUES, QUICK
from ludi.server.settings import Settings, without_secrets
from ludi.server.thinkers import Thinker
from ludi.server.thinking import end_with_parent
from ludi.server.turns import Waits

PAUSE: Final = 1.0  # seconds before a process that ended is replaced
LAST_SECONDS: Final = 15.0  # to finish what is being thought about
CONNECT_SECONDS: Final = 5.0

_runner: Final = asyncio.Runner()
_thinker: Final = Thinker()


def do(kind: str, job: list[Any], seconds: float) -> dict[str, Any]:
    """Do a job in a process that can be ended when it takes too long."""
    what, made = KINDS[kind]
    try:
        return {"answer": _runner.run(_thinker.work(what, made(*job), seconds, Waits.PERSON))}
    except Exception as error:
        return {"error": type(error).__name__}


def take_jobs(redis: str, names: list[str]) -> None:
    """One process: take a job after another, from the first queue that has one."""
    end_with_parent()
    logging.getLogger("rq.worker").setLevel(logging.ERROR)
    _runner.run(_thinker.come_up())
    connection = Redis.from_url(redis, socket_connect_timeout=CONNECT_SECONDS)
    SimpleWorker(names, connection=connection, serializer=JSONSerializer).work(
        logging_level="ERROR"
    )
    _thinker.end()


def run(settings: Settings, processes: int) -> None:
    """Think with so many processes until somebody stops us.

    If there are several, one has time only for what is answered at once.
    """
    check(settings)
    context = multiprocessing.get_context("spawn")
    stopping = threading.Event()
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, lambda *_: stopping.set())
    shares = [list(QUEUES) if place or processes == 1 else [QUICK] for place in range(processes)]
    running: list[BaseProcess | None] = [None] * processes
    print(f"Ludi Romani: thinking for {without_secrets(settings.redis)}", flush=True)
    while True:
        for place, process in enumerate(running):
            if process is None or not process.is_alive():
                new = context.Process(target=take_jobs, args=(settings.redis, shares[place]))
                new.start()
                running[place] = new
        if stopping.wait(PAUSE):
            break
    end([process for process in running if process is not None])


def end(running: list[BaseProcess]) -> None:
    """Let everybody finish their thought."""
    for process in running:
        process.terminate()
    last = time.monotonic() + LAST_SECONDS
    for process in running:
        process.join(max(0.0, last - time.monotonic()))
        if process.is_alive():
            process.kill()


def check(settings: Settings) -> None:
    """One sentence if there is no queue to take jobs from."""
    if not settings.redis:
        raise LudiError("ludi think needs --redis (or LUDI_REDIS): where the servers' jobs are")
    try:
        client = Redis.from_url(settings.redis, socket_connect_timeout=CONNECT_SECONDS)
        client.ping()
        client.close()
    except (RedisError, OSError) as error:
        raise LudiError(f"Redis does not answer ({type(error).__name__})") from error
