"""Scripted people for measurements: a server of their own, cookies, tables, live connections.

Only this machine's loopback is used.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import orjson
import websockets
from websockets.asyncio.client import ClientConnection

from ludi.server.changes import applied

read_json = orjson.loads

UNLIMITED = {
    "LUDI_LIMITS": "no",
    "LUDI_LOG": "warning",
    "LUDI_TABLES_IN_MEMORY": "5000",
    "LUDI_LIVE_PER_ADDRESS": "100000",
    "LUDI_CONNECTIONS": "20000",
    "LUDI_CONNECTIONS_PER_ADDRESS": "20000",
}


# ---------------------------------------------------------------- the server


class Server:
    """`python -m ludi.server` of a source tree, and what it uses of this machine."""

    def __init__(
        self,
        database: str,
        *flags: str,
        tree: str = "",
        port: int = 0,
        settings: dict[str, str] | None = None,
    ) -> None:
        environment = {**os.environ, **UNLIMITED, **(settings or {})}
        if tree:
            environment["PYTHONPATH"] = str(Path(tree).resolve() / "src")
        command = [sys.executable, "-m", "ludi.server", "--port", str(port)]
        command += ["--database", database, *flags]
        self.process = subprocess.Popen(
            [*command, "--database", database, *flags],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Ludi Romani: "):
            self.stop()
            raise SystemExit("the server did not start")
        self.url = line.split()[-1].rstrip("/")

    def processes(self) -> list[int]:
        """The server's own process and its workers, but not those in which bots think."""
        return [self.process.pid, *(one for one in children(self.process.pid) if is_worker(one))]

    def work(self) -> float:
        """Seconds of processor time that answering people has cost so far."""
        return sum(map(processor_seconds, self.processes()))

    def memory(self) -> float:
        """Megabytes it holds, without those in which bots think."""
        return sum(map(megabytes, self.processes()))

    def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(30)
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def server(*flags: str, database: str = "", tree: str = "", **settings: str) -> Iterator[Server]:
    """A server on a database, by default on a fresh SQLite file."""
    with tempfile.TemporaryDirectory(prefix="ludi-load-") as folder:
        at = database or f"sqlite:///{folder}/ludi.sqlite"
        running = Server(at, *flags, tree=tree, settings=settings)
        try:
            yield running
        finally:
            running.stop()


def children(pid: int) -> list[int]:
    """The processes that a process started (Linux only; elsewhere none)."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [int(one) for one in task.read_text().split()]
    return found


def is_worker(pid: int) -> bool:
    """Whether a process listens to people: one that thinks has no socket that does."""
    with contextlib.suppress(OSError):
        return bool(children(pid))  # a worker has thinkers, a thinker has nobody
    return False


def processor_seconds(pid: int) -> float:
    """What all threads of a process have used, to the nanosecond (Linux only; elsewhere 0)."""
    total = 0
    for task in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with contextlib.suppress(OSError):
            total += int(task.read_text().split()[0])
    return total / 1e9


def megabytes(pid: int) -> float:
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    return 0.0


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


# ---------------------------------------------------------------- people and tables


class Web:
    """Plain requests of many people over a few connections."""

    def __init__(self, url: str) -> None:
        self.url = url
        # proxies of the environment are not for this machine's own address
        self.client = httpx.AsyncClient(base_url=url, timeout=60, trust_env=False)

    async def send(self, path: str, body: Any, cookie: str = "") -> Any:
        headers = {"Origin": self.url}
        if cookie:
            headers["Cookie"] = f"ludi={cookie}"
        answer = await self.client.post(path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def guest(self, name: str) -> str:
        """The cookie of somebody new."""
        headers = {"Origin": self.url, "Cookie": "none=yet"}  # nor that of who comes meanwhile
        answer = await self.client.post("/api/guests", json={"nickname": name}, headers=headers)
        answer.raise_for_status()
        cookie: str = answer.cookies["ludi"]
        self.client.cookies.clear()
        return cookie

    async def table(
        self, game: str, people: list[str], bots: int = 0, level: str = "random"
    ) -> str:
        """A table that has begun: the first is the host, bots have the last seats."""
        host, *friends = people
        seats: list[dict[str, str]] = [{"kind": "me"}]
        seats += [{"kind": "friend"}] * len(friends)
        seats += [{"kind": "bot", "level": level or "random"}] * bots
        body = {"game": game, "options": {}, "seats": seats, "public": True}
        table = await self.send("/api/tables", body, host)
        for friend in friends:
            await self.send(f"/api/tables/{table['id']}/join", {"invite": table["invite"]}, friend)
        await self.send(f"/api/tables/{table['id']}/start", {}, host)
        return str(table["id"])

    async def close(self) -> None:
        await self.client.aclose()


# ---------------------------------------------------------------- live


class Seen:
    """What a live connection knows of its table: the newest state, but for the board and the log.

    It understands whole states and changes, so that it can also talk to an older server.
    """

    def __init__(self) -> None:
        self.state: dict[str, Any] = {}
        self.problem = ""

    def hear(self, message: dict[str, Any]) -> bool:
        """Whether there is a new state."""
        kind = message["type"]
        if kind == "state":
            self.state = message["state"]
        elif kind == "change":
            changes = message["set"].items()
            seen = {place: value for place, value in changes if not place.startswith("/view/")}
            self.state = applied(self.state, seen)
        else:
            if kind == "problem":
                self.problem = str(message["problem"].get("detail"))
            return False
        return True

    @property
    def number(self) -> int:
        return int(self.state.get("number", -1))


@asynccontextmanager
async def live(
    url: str, table: str, seat: int | None, cookie: str
) -> AsyncIterator[ClientConnection]:
    """A live connection."""
    asked = "changes=yes" if seat is None else f"changes=yes&seat={seat}"
    address = url.replace("http", "ws", 1) + f"/api/tables/{table}/live?{asked}"
    async with websockets.connect(
        address,
        additional_headers={"Cookie": f"ludi={cookie}"},
        origin=websockets.Origin(url),
        max_size=None,
        compression=None,
        proxy=None,
        open_timeout=60,
    ) as connection:
        yield connection


def share(values: list[float], part: float) -> float:
    """The value below which a part of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


async def until(true: Any, seconds: float) -> bool:
    """Wait for something to become true; whether it did."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if true():
            return True
        await asyncio.sleep(0.005)
    return False
