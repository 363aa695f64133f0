"""News between processes: over Redis, or among the workers of one server; else there are none."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
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

    async def health(self) -> str:
        """Whether others can be told: "well", "gone", or "none" if there is nobody to tell."""
        return "none"

    async def close(self) -> None:
        pass


class Shared(Fanout):
    """All processes hear one channel. Its being away costs delay, never a play."""

    alone = False

    def __init__(self) -> None:
        self.worker: Final = secrets.token_hex(4)
        self._task: asyncio.Task[None] | None = None

    async def open(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._listen(hear, missed, listening))
        try:
            async with asyncio.timeout(5):
                await listening.wait()
        except TimeoutError:
            log.warning("no news from other processes yet")

    async def _listen(
        self, hear: Hear, missed: Callable[[], Awaitable[None]], listening: asyncio.Event
    ) -> None:
        """Listen for ever, however often the channel is lost."""
        while True:
            try:
                async for data in self._lines(listening, missed):
                    await self._hear(hear, data)
                raise ConnectionError("it ended")
            except Exception as error:
                log.warning("news lost", extra={"why": type(error).__name__})
                await asyncio.sleep(RETRY_SECONDS)

    def _lines(
        self, listening: asyncio.Event, missed: Callable[[], Awaitable[None]]
    ) -> AsyncIterator[bytes]:
        """What the others say, from when `missed` was called on."""
        raise NotImplementedError

    async def _hear(self, hear: Hear, data: bytes) -> None:
        try:
            news = json.loads(data)
            if news.get("worker") != self.worker:
                await hear(news)
        except Exception:
            log.exception("news not understood")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


class RedisFanout(Shared):
    """Over a channel of Redis."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        super().__init__()
        self._redis: Final[Any] = Redis.from_url(url, socket_connect_timeout=5)

    async def publish(self, news: dict[str, Any]) -> None:
        try:
            await self._redis.publish(CHANNEL, json.dumps({**news, "worker": self.worker}))
        except Exception as error:
            log.warning("news not published", extra={"why": type(error).__name__})

    async def health(self) -> str:
        try:
            async with asyncio.timeout(RETRY_SECONDS):
                await self._redis.ping()
        except Exception:
            return "gone"
        return "well"

    async def _lines(
        self, listening: asyncio.Event, missed: Callable[[], Awaitable[None]]
    ) -> AsyncIterator[bytes]:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as pubsub:
            await pubsub.subscribe(CHANNEL)
            listening.set()
            await missed()
            async for message in pubsub.listen():
                yield message["data"]

    async def close(self) -> None:
        await super().close()
        await self._redis.aclose()


class LocalFanout(Shared):
    """Among the workers of one server: see `workers.Relay`."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path: Final = path
        self._writer: asyncio.StreamWriter | None = None

    async def publish(self, news: dict[str, Any]) -> None:
        if self._writer is None or self._writer.is_closing():
            log.warning("news not published", extra={"why": "no relay"})
            return
        self._writer.write(json.dumps({**news, "worker": self.worker}).encode() + b"\n")

    async def _lines(
        self, listening: asyncio.Event, missed: Callable[[], Awaitable[None]]
    ) -> AsyncIterator[bytes]:
        reader, self._writer = await asyncio.open_unix_connection(self.path)
        try:
            await reader.readline()  # from here on nothing is missed
            listening.set()
            await missed()
            while line := await reader.readline():
                yield line
        finally:
            self._writer.close()
            self._writer = None
