"""Connections that take their time, that do not listen, and that are too many."""

import asyncio
import gzip
import json
import socket
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import pytest_asyncio
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludi.server import live
from ludi.server.doors import more_descriptors
from tests.server.helpers import Server, on_loopback, settings_for, until
from tests.server.test_live import ends_with, hear, listening, say

pytestmark = pytest.mark.asyncio(loop_scope="module")

MANY = 2000
HALF = b"GET /health HTTP/1.1\r\nHost: ludi\r\nX-Slow: "
BODY = (
    b"POST /api/guests HTTP/1.1\r\nHost: ludi\r\nContent-Type: application/json\r\n"
    b"Content-Length: 60\r\n\r\n{"
)
ASKS = b"GET /api/games HTTP/1.1\r\nHost: ludi\r\n\r\n" * 60


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def doors(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """A server with little patience."""
    more_descriptors(6000)
    folder: Path = tmp_path_factory.mktemp("doors")
    patience = {"request_seconds": 1.0, "answer_seconds": 1.0, "live_per_address": 20}
    async with on_loopback(settings_for(folder, connections_per_address=100, **patience)) as server:
        yield server


async def connected(server: Server, number: int, source: str, words: bytes) -> list[socket.socket]:
    """So many connections from an address, each of which says something and no more."""
    loop = asyncio.get_running_loop()
    url = httpx.URL(server.url)
    made: list[socket.socket] = []
    for _ in range(number):
        one = socket.socket()
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.bind((source, 0))
        one.setblocking(False)
        made.append(one)
        try:
            await loop.sock_connect(one, (url.host, url.port))
            if words:
                await loop.sock_sendall(one, words)
        except OSError:
            pass  # the door is shut already
    return made


@pytest.mark.parametrize(
    ("words", "number"),
    [(HALF, MANY), (b"", MANY), (BODY, 200), (ASKS, 8)],
    ids=["half requests", "idle", "half bodies", "deaf"],
)
async def test_nobody_shuts_the_door_for_others(doors: Server, words: bytes, number: int) -> None:
    hostile = await connected(doors, number, "127.0.0.2", words)
    try:
        theirs = [one for one in doors.doors.open.values() if one == "127.0.0.2"]
        assert len(theirs) <= 100
        async with httpx.AsyncClient(base_url=doors.url) as web:
            assert (await web.get("/health")).status_code == 200
        await until(lambda: "127.0.0.2" not in doors.doors.open.values())
    finally:
        for one in hostile:
            one.close()


async def test_a_slow_request_that_comes_in_time_is_answered(doors: Server) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", httpx.URL(doors.url).port)
    for part in (b"GET /health HTTP/1.1\r\n", b"Host: ludi\r\n", b"\r\n"):
        writer.write(part)
        await asyncio.sleep(0.05)
    assert (await reader.readline()).startswith(b"HTTP/1.1 200")
    writer.close()


async def test_a_bomb_is_not_unpacked(doors: Server) -> None:
    bomb = gzip.compress(b'{"nickname": "' + b"a" * 20_000_000 + b'"}')
    assert len(bomb) < doors.house.settings.largest_body
    async with httpx.AsyncClient(base_url=doors.url) as web:
        kind = {"Content-Encoding": "gzip", "Content-Type": "application/json"}
        answer = await web.post("/api/guests", content=bomb, headers=kind)
        assert answer.status_code in (400, 415, 422)
    marie = await doors.player("Marie")
    table = (await marie.table("me", "me"))["id"]
    async with listening(doors, marie, table) as socket:
        offered = socket.response.headers if socket.response is not None else {}
        assert "Sec-WebSocket-Extensions" not in offered, "nothing is packed, nothing unpacked"


async def test_a_flood_of_pings_ends_the_connection(doors: Server) -> None:
    marie = await doors.player("Marie")
    table = (await marie.table("me", "me"))["id"]
    async with listening(doors, marie, table) as socket:
        await hear(socket, "state")
        await asyncio.wait_for(await socket.ping(), 20)
        with pytest.raises(ConnectionClosed):
            for _ in range(2000):
                await socket.ping()
                await asyncio.sleep(0)


async def test_who_says_too_much_is_heard_slowly(
    doors: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many guests of one address count together, and the flood stays in the network."""
    marie, paul = await doors.player("Marie"), await doors.player("Paul")
    table = (await marie.table("me", "me", public=True))["id"]
    enough = asyncio.Event()
    resting: list[live.Connection] = []

    async def rest(self: live.Connection) -> None:
        resting.append(self)
        await enough.wait()

    async with listening(doors, marie, table) as one, listening(doors, paul, table) as other:
        await hear(one, "state")
        await hear(other, "state")
        limits = doors.house.limits
        monkeypatch.setattr(live.Connection, "rest", rest)
        monkeypatch.setattr(limits, "on", True)
        monkeypatch.setitem(limits.rates, "address", (0.001, 6))
        limits._buckets.clear()
        for _ in range(20):
            await say(one, type="state", since=-1)
            await say(other, type="state", since=-1)
        await until(lambda: len(resting) == 2)
        heard = Counter[str]()
        for socket in (one, other):
            while (kind := (await hear(socket))["type"]) != "problem":
                heard[kind] += 1
        assert heard["state"] == 6, "all that was said before is answered, and nothing after"
        limits._buckets.clear()
        monkeypatch.setattr(limits, "on", False)
        enough.set()


async def test_live_connections_are_counted_from_their_first_moment(doors: Server) -> None:
    """All at once, too; and a place is free again when somebody goes."""
    marie = await doors.player("Marie")
    table = (await marie.table("me", "me"))["id"]
    go = asyncio.Event()

    async def come() -> int:
        try:
            async with listening(doors, marie, table) as live:
                await hear(live, "state")
                await go.wait()
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    coming = [asyncio.create_task(come()) for _ in range(45)]
    await until(lambda: sum(task.done() for task in coming) == 25)
    go.set()
    codes = await asyncio.gather(*coming)
    assert sorted(codes) == [101] * 20 + [429] * 25
    await until(lambda: not doors.house.hub._places)


async def test_who_is_sent_away_hears_and_says_no_more(doors: Server) -> None:
    marie, paul = await doors.player("Marie"), await doors.player("Paul")
    made = await marie.table("me", "friend", public=False, start=False)
    table, invite = made["id"], made["invite"]
    path = f"/api/tables/{table}"
    await paul.send(f"{path}/join", {"invite": invite})
    async with listening(doors, paul, table, invite=invite) as live:
        await hear(live, "table")
        await marie.send(f"{path}/seats/1", {"kind": "friend"})
        await ends_with(live, 404)
    await paul.get(path, 404, invite=invite)
    await paul.send(f"{path}/join", {"invite": invite}, 404)


async def test_an_invitation_can_be_revoked(doors: Server) -> None:
    marie, paul = await doors.player("Marie"), await doors.player("Paul")
    made = await marie.table("me", "friend", public=False, start=False)
    table, invite = made["id"], made["invite"]
    async with listening(doors, paul, table, invite=invite) as live:
        await hear(live, "table")
        await paul.send(f"/api/tables/{table}/invite", status=404)
        new = (await marie.send(f"/api/tables/{table}/invite"))["invite"]
        assert new != invite
        with suppress(ConnectionClosed):  # it may have ended by itself already
            await say(live, type="talk", text="still here")
        await ends_with(live, 404)
    await paul.get(f"/api/tables/{table}", 404, invite=invite)
    await paul.send(f"/api/tables/{table}/join", {"invite": new})
    talk = await marie.get(f"/api/tables/{table}/talk")
    assert "still here" not in json.dumps(talk)
