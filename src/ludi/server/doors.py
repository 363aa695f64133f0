"""The connections themselves: so many of an address, so long for a request, so long to be heard.

Uvicorn limits how long an idle connection is kept after a request, but neither how long somebody
takes to send one, nor how long they leave the answer unread; a proxy in front would, if there is
one.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludi.server.guard import Bucket, network_of
from ludi.server.settings import Settings

PINGS: Final = (1.0, 60.0)  # a second, and at once, on one connection
SPARE: Final = 100  # descriptors for files, the database, Redis and the processes of bots


class Doors:
    """All connections of this process, and what becomes of those that take too long."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.open: Final[dict[Any, str]] = {}  # from which network each comes
        self._timers: Final[dict[tuple[Any, str], asyncio.TimerHandle]] = {}

    def let_in(self, transport: Any) -> bool:
        """Whether there is room for one more; if not, it is closed at once."""
        peer = transport.get_extra_info("peername")
        network = network_of(peer[0]) if peer else ""
        settings = self.settings
        here = sum(one == network for one in self.open.values())
        # behind a proxy all come from its address, and it counts for us
        crowded = not settings.proxy and here >= settings.connections_per_address
        if crowded or len(self.open) >= min(settings.connections, descriptors() - SPARE):
            transport.abort()
            return False
        self.open[transport] = network
        return True

    def gone(self, transport: Any) -> None:
        self.open.pop(transport, None)
        for what in ("request", "answer", "closing"):
            self.calm(transport, what)

    def hurry(self, transport: Any, what: str, seconds: float) -> None:
        """Whoever is not done with something by then is cut off."""
        if transport in self.open and (transport, what) not in self._timers:
            loop = asyncio.get_running_loop()
            self._timers[transport, what] = loop.call_later(seconds, transport.abort)

    def calm(self, transport: Any, what: str) -> None:
        """It is done."""
        timer = self._timers.pop((transport, what), None)
        if timer is not None:
            timer.cancel()


class Http(HttpToolsProtocol):
    """HTTP with somebody who looks at the clock."""

    doors: ClassVar[Doors]

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.doors.let_in(transport):
            self.expect_a_request()

    def expect_a_request(self) -> None:
        self.doors.hurry(self.transport, "request", self.doors.settings.request_seconds)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.expect_a_request()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.doors.calm(self.transport, "request")

    def handle_websocket_upgrade(self) -> None:
        self.doors.calm(self.transport, "request")
        super().handle_websocket_upgrade()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.doors.hurry(self.transport, "closing", self.doors.settings.answer_seconds)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.doors.hurry(self.transport, "answer", self.doors.settings.answer_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.doors.calm(self.transport, "answer")

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.gone(self.transport)
        super().connection_lost(exc)


class Ws(WebSocketsSansIOProtocol):
    """A live connection: whoever does not read, or does not let it be closed, is cut off."""

    doors: ClassVar[Doors]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.pings: Final = Bucket(*PINGS)

    def handle_ping(self) -> None:
        """Pings are answered without asking anybody: too many of them end the connection."""
        if self.pings.take() > 0:
            self.transport.abort()
        else:
            super().handle_ping()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.doors.hurry(self.transport, "answer", self.doors.settings.answer_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.doors.calm(self.transport, "answer")

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.doors.hurry(self.transport, "closing", self.doors.settings.answer_seconds)
        await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.gone(self.transport)
        super().connection_lost(exc)


def protocols(doors: Doors) -> dict[str, Any]:
    """What uvicorn speaks, with these doors."""
    return {
        "http": type("Http", (Http,), {"doors": doors}),
        "ws": type("Ws", (Ws,), {"doors": doors}),
        "ws_per_message_deflate": False,  # secrets beside a stranger's words: see `web.Compressed`
    }


def descriptors() -> int:
    """How many connections and files the system lets us have."""
    if sys.platform == "win32":  # it has no such limit
        return sys.maxsize
    import resource

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def more_descriptors(most: int) -> None:
    """As many as we may have without asking anybody."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
