"""Processes of our own that think; `elsewhere` has those on other machines."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final, TypeVar

import ludi
from ludi.server.thinking import Job, come_up, think
from ludi.server.turns import Waits

START_SECONDS: Final = 60.0  # for a process to come up

J = TypeVar("J")
R = TypeVar("R")


class Thinker:
    """One process that thinks; when it takes too long it is ended and another one comes."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._pid = 0
        self._starting: Final = asyncio.Lock()

    async def come_up(self) -> ProcessPoolExecutor:
        """The process, started if it is not there."""
        async with self._starting:
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(max_workers=1, mp_context=context)
                ready = asyncio.get_running_loop().run_in_executor(self._pool, come_up)
                try:
                    async with asyncio.timeout(START_SECONDS):
                        self._pid = await ready
                except BaseException:
                    self.end()
                    raise
            return self._pool

    async def warm_up(self) -> None:
        """Be ready before the first bot is asked."""
        await self.come_up()

    async def think(self, job: Job, seconds: float, waits: Waits) -> int:
        """What a bot chooses, in so many seconds or not at all."""
        return await self.work(think, job, seconds, waits)

    async def work(self, what: Callable[[J], R], job: J, seconds: float, waits: Waits) -> R:
        """Do something in the process, in so many seconds or not at all."""
        try:
            pool = await self.come_up()
            async with asyncio.timeout(seconds):
                return await asyncio.get_running_loop().run_in_executor(pool, what, job)
        except BaseException as error:
            if not isinstance(error, ludi.LudiError | ValueError | LookupError | TypeError):
                self.end()  # too late, broken or cancelled: do not let it think on
            raise

    def end(self) -> None:
        """End the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        if self._pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)
            self._pid = 0
        pool.shutdown(wait=False, cancel_futures=True)
