"""Several processes behind one port: started, watched, and replaced when they die or hang.

They share the database, and tell each other what happened over Redis, or, where there is none,
over a socket of this process (see `fanout.LocalFanout`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any, Final

from ludi.kernel.errors import LudiError
from ludi.server.settings import Settings
from ludi.server.thinking import end_with_parent

log: Final = logging.getLogger("ludi.server")

BEAT_SECONDS: Final = 1.0  # between two signs of life of a worker
HUNG_SECONDS: Final = 8.0  # without one, it is ended and replaced
START_SECONDS: Final = 120.0  # to come up
LOOK_SECONDS: Final = 0.2
LAST_SECONDS: Final = 12.0  # to say goodbye
LONGEST_WAIT: Final = 10.0  # before another one takes the place of one that did not come up
HELLO: Final = b"\n"
MOST_BEHIND: Final = 8 * 1024 * 1024  # bytes of news a worker may leave unread

Serve = Callable[[Settings, socket.socket, int, str, Callable[[], None]], None]


class Worker:
    """A process that serves, and the pipe on which it says that it lives."""

    def __init__(
        self, serve: Serve, settings: Settings, listening: socket.socket, index: int, news: str
    ) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        self.index: Final = index
        self.pipe: Final = ours
        self.process: Final = context.Process(
            target=work, args=(serve, settings, listening, index, news, theirs)
        )
        self.ready = False
        self.heard = time.monotonic()
        self.process.start()
        theirs.close()

    def listen(self) -> None:
        """Read its signs of life."""
        with contextlib.suppress(EOFError, OSError):
            while self.pipe.poll():
                self.pipe.recv_bytes()
                self.ready = True
                self.heard = time.monotonic()

    @property
    def hung(self) -> bool:
        silent = time.monotonic() - self.heard
        return silent > (HUNG_SECONDS if self.ready else START_SECONDS)

    def end(self) -> None:
        """Now, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Workers:
    """So many of them, for as long as somebody wants."""

    def __init__(
        self, serve: Serve, settings: Settings, listening: socket.socket, news: str
    ) -> None:
        self._given: Final = (serve, settings, listening)
        self._news: Final = news
        self.stopping = threading.Event()
        self.workers: Final = [self._worker(index) for index in range(settings.workers)]
        self.failures: Final = [0] * settings.workers
        self.due: Final[dict[int, float]] = {}  # places that are empty, and until when

    def _worker(self, index: int) -> Worker:
        return Worker(*self._given, index, self._news)

    def run(self, ready: Callable[[], None]) -> None:
        """Look after them until somebody stops us."""
        announced = False
        try:
            while not self.stopping.wait(LOOK_SECONDS):
                self.look()
                if not announced and all(one.ready for one in self.workers):
                    announced = True
                    ready()
                elif not announced and any(self.failures):
                    raise LudiError("a worker did not come up: the log above says why")
        finally:
            self.close()

    def look(self) -> None:
        """Replace those who are gone or hang."""
        for place, worker in enumerate(self.workers):
            worker.listen()
            if place in self.due:
                if time.monotonic() >= self.due[place]:
                    del self.due[place]
                    self.workers[place] = self._worker(worker.index)
                continue
            if worker.process.is_alive() and not worker.hung:
                continue
            why = "hangs" if worker.process.is_alive() else f"ended ({worker.process.exitcode})"
            log.error("worker replaced", extra={"worker": worker.index, "why": why})
            worker.end()
            self.failures[place] = 0 if worker.ready else self.failures[place] + 1
            pause = min(LONGEST_WAIT, 2.0 ** self.failures[place]) if not worker.ready else 0.0
            self.due[place] = time.monotonic() + pause

    def close(self) -> None:
        """Let all of them say goodbye."""
        for worker in self.workers:
            if worker.process.is_alive():
                worker.process.terminate()
        last = time.monotonic() + LAST_SECONDS
        for worker in self.workers:
            worker.process.join(max(0.0, last - time.monotonic()))
            if worker.process.is_alive():
                worker.end()


def run(
    serve: Serve, settings: Settings, listening: socket.socket, ready: Callable[[], None]
) -> None:
    """Serve with several processes until somebody stops this one."""
    if sys.platform == "win32":
        raise LudiError("several workers need Linux or macOS")
    with relay() if not settings.redis else contextlib.nullcontext("") as news:
        workers = Workers(serve, settings, listening, news)
        before = {
            one: signal.signal(one, lambda *_: workers.stopping.set())
            for one in (signal.SIGINT, signal.SIGTERM)
        }
        try:
            workers.run(ready)
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


def work(
    serve: Serve,
    settings: Settings,
    listening: socket.socket,
    index: int,
    news: str,
    pipe: Connection,
) -> None:
    """What happens in a worker: it serves, and ends with the process that started it."""
    end_with_parent()

    def alive() -> None:
        with contextlib.suppress(OSError):
            pipe.send_bytes(b".")

    try:
        serve(settings, listening, index, news, alive)
    except LudiError as error:
        log.error("worker did not come up", extra={"why": str(error)})
        sys.exit(2)


async def beat(alive: Callable[[], None]) -> None:
    """Say again and again that the event loop turns."""
    while True:
        alive()
        await asyncio.sleep(BEAT_SECONDS)


# ---------------------------------------------------------------- news between them


@contextmanager
def relay() -> Iterator[str]:
    """A socket on which the workers tell each other what happened; its path."""
    with tempfile.TemporaryDirectory(prefix="ludi-") as folder:  # nobody else may look into it
        path = os.path.join(folder, "news")
        loop = asyncio.new_event_loop()
        started = threading.Event()
        thread = threading.Thread(target=_relay, args=(loop, path, started), daemon=True)
        thread.start()
        started.wait(10)
        try:
            yield path
        finally:
            loop.call_soon_threadsafe(loop.stop)
            thread.join(10)


def _relay(loop: asyncio.AbstractEventLoop, path: str, started: threading.Event) -> None:
    asyncio.set_event_loop(loop)
    server = loop.run_until_complete(asyncio.start_unix_server(Relay().attend, path))
    started.set()
    try:
        loop.run_forever()
    finally:
        server.close()
        tasks = asyncio.all_tasks(loop)
        for task in tasks:
            task.cancel()
        loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        loop.close()


class Relay:
    """Passes every line that one of them says on to the others.

    Whoever comes is told as soon as nothing more will be missed.
    """

    def __init__(self) -> None:
        self._there: Final[set[asyncio.StreamWriter]] = set()

    async def attend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._there.add(writer)
        writer.write(HELLO)
        try:
            while line := await reader.readline():
                for other in self._there - {writer}:
                    self._pass_on(other, line)
        except (OSError, ValueError):
            pass  # it will come back, and look what it missed
        finally:
            self._there.discard(writer)
            writer.close()

    def _pass_on(self, other: asyncio.StreamWriter, line: bytes) -> None:
        transport: Any = other.transport
        if transport.get_write_buffer_size() > MOST_BEHIND:  # it hangs: it will have to look itself
            self._there.discard(other)
            transport.abort()
        else:
            other.write(line)
