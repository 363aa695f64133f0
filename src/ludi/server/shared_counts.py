"""How often somebody did something, counted in Redis for all processes together."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

log: Final = logging.getLogger("ludi.server")

LONG: Final = 3600.0  # seconds to wait for what is never allowed
PATIENCE: Final = 0.5  # seconds for Redis to answer
AWAY: Final = 10.0  # seconds in which a Redis that did not answer is not asked again
PREFIX: Final = "ludi:limits"


class SharedCounts:
    """Sliding windows in Redis. While it is away each process counts for itself."""

    def __init__(self, url: str) -> None:
        from limits.aio.storage import RedisStorage
        from limits.aio.strategies import SlidingWindowCounterRateLimiter
        from redis.asyncio import ConnectionPool

        self._pool: Final = ConnectionPool.from_url(url)
        ours: Any = {"implementation": "redispy", "connection_pool": self._pool}
        storage = RedisStorage("async+redis://", key_prefix=PREFIX, **ours)
        self._limiter: Final = SlidingWindowCounterRateLimiter(storage)
        self._away_until = 0.0

    async def wait(self, what: str, who: str, rate: float, most: float) -> float | None:
        """Count one; how many seconds to wait if that was one too many. None: Redis is away."""
        from limits import RateLimitItemPerSecond

        if not rate:
            return LONG
        if time.monotonic() < self._away_until:
            return None
        amount = max(1, int(most))
        window = RateLimitItemPerSecond(amount, max(1, round(amount / rate)))
        try:
            async with asyncio.timeout(PATIENCE):  # whatever the client does about a lost line
                if await self._limiter.hit(window, what, who):
                    return 0.0
                end = (await self._limiter.get_window_stats(window, what, who)).reset_time
        except Exception as error:
            self._away_until = time.monotonic() + AWAY
            log.warning("limits not shared", extra={"why": type(error).__name__})
            return None
        return max(end - time.time(), 0.1)

    async def close(self) -> None:
        await self._pool.aclose()
