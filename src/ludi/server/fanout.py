"""News between processes: over Redis if there is one; a single process needs none."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

log: Final = logging.getLogger("ludi.server")

CHANNEL: Final = "ludi:news"
RETRY_SECONDS: Final = 1.0

Hear = Callable[[dict[str, Any]], Awaitable[None]]


class Fanout:
    """Nobody else to tell."""

    alone: bool = True

    async def open(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """Begin to listen; `missed` is called whenever news may have been lost."""

    async def publish(self, news: dict[str, Any]) -> None:
        """Tell the other processes."""

    async def close(self) -> None:
        pass


class RedisFanout(Fanout):
    """All processes hear one channel. Redis being away costs delay, never a play."""

    alone = False

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.worker: Final = secrets.token_hex(4)
        self._redis: Final[Any] = Redis.from_url(url, socket_connect_timeout=5)
        self._task: asyncio.Task[None] | None = None

    async def open(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._listen(hear, missed, listening))
        try:
            async with asyncio.timeout(5):
                await listening.wait()
        except TimeoutError:
            log.warning("redis does not answer yet")

    async def publish(self, news: dict[str, Any]) -> None:
        try:
            await self._redis.publish(CHANNEL, json.dumps({**news, "worker": self.worker}))
        except Exception as error:
            log.warning("news not published", extra={"why": type(error).__name__})

    async def _listen(
        self, hear: Hear, missed: Callable[[], Awaitable[None]], listening: asyncio.Event
    ) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    listening.set()
                    await missed()
                    async for message in pubsub.listen():
                        await self._hear(hear, message["data"])
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("redis lost", extra={"why": type(error).__name__})
                await asyncio.sleep(RETRY_SECONDS)

    async def _hear(self, hear: Hear, data: bytes) -> None:
        news = json.loads(data)
        if news.get("worker") == self.worker:
            return
        try:
            await hear(news)
        except Exception:
            log.exception("news not understood")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._redis.aclose()
