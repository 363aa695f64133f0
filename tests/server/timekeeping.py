"""Servers with a clock of our own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import update

from ludi.server.app import create_app
from ludi.server.models import Pulse, now
from ludi.server.settings import Settings
from tests.server.helpers import Server

LIVE = {"kind": "live", "minutes": 5, "increment": 10, "level": "greedy"}
DAYS = {"kind": "days", "hours": 24, "bank": 12, "level": "greedy"}


class Time:
    """It passes when we say so."""

    def __init__(self) -> None:
        self.moment = now()

    def __call__(self) -> int:
        return self.moment


@asynccontextmanager
async def timed(settings: Settings, time: Time) -> AsyncIterator[Server]:
    """A server that goes by this time from its first moment on."""
    app = create_app(settings)
    server = Server(app)
    server.house.desk.hours.time = time
    async with app.router.lifespan_context(app):
        try:
            yield server
        finally:
            await server.close()


async def wait(time: Time, milliseconds: int, *servers: Server) -> None:
    """Let time pass while these servers are open, and let each look at the clocks."""
    time.moment += milliseconds
    async with servers[0].house.storage.session() as session:
        await session.execute(update(Pulse).values(at=time.moment))
    for server in servers:
        server.house.clocks.hours.beat = time.moment
    for server in servers:
        await server.house.clocks.tick()


def clock(info: Any, seat: int) -> Any:
    return info["seats"][seat]["clock"]
