"""Several workers behind one port: one server, also while single ones are killed."""

import asyncio
import os
import signal
import time
from contextlib import AsyncExitStack, ExitStack
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from ludi.kernel.errors import BadChoice
from ludi.server import workers
from ludi.server.fanout import LocalFanout
from ludi.server.settings import Settings
from tests.server.helpers import Player, until
from tests.server.processes import SERVER, ServerProcess, server_process
from tests.server.test_live import hear, listening, say
from tests.server.test_robots import alive


async def test_what_one_worker_says_the_others_hear() -> None:
    heard: list[tuple[str, str]] = []
    missed: list[str] = []
    with workers.relay() as path:
        news = {name: LocalFanout(path) for name in ("first", "second", "third")}

        def ears(name: str) -> tuple[Any, Any]:
            async def hear(said: dict[str, Any]) -> None:
                heard.append((name, said["kind"]))

            async def miss() -> None:
                missed.append(name)

            return hear, miss

        for name, one in news.items():
            await one.open(*ears(name))
        assert sorted(missed) == sorted(news)
        await news["first"].publish({"kind": "changed", "table": "t"})
        await until(lambda: len(heard) == 2)
        assert sorted(heard) == [("second", "changed"), ("third", "changed")]
        assert await news["first"].health() == "none"
        writer = news["second"]._writer
        assert writer is not None
        writer.transport.abort()  # it comes back, and looks what it missed
        await until(lambda: missed.count("second") == 2)
        await news["third"].publish({"kind": "gone", "table": "t"})
        await until(lambda: len(heard) == 4)
        for one in news.values():
            await one.close()
    assert not os.path.exists(path)


def test_metrics_of_several_workers_are_on_ports() -> None:
    with pytest.raises(BadChoice, match="metrics_port"):
        Settings.read({"LUDI_WORKERS": "2", "LUDI_METRICS_TOKEN": "x"})
    assert Settings.read({"LUDI_METRICS_TOKEN": "x"}).workers == 1


def serving(server: ServerProcess) -> list[int]:
    """The workers of a server; its other child only looks after semaphores."""
    found = []
    for pid in server.children():
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
        if b"spawn_main" in command:
            found.append(pid)
    return sorted(found)


@pytest.mark.skipif(not os.path.exists("/proc/self/cmdline"), reason="looks at /proc")
async def test_workers_are_one_server_and_may_be_killed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/ludi.sqlite"
    with ExitStack() as stack:
        program = (*SERVER, "--workers", "2")
        server = stack.enter_context(server_process(database, program=program))
        first = serving(server)
        assert len(first) == 2
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=30) as web:
            marie = Player(web, "Marie")
            await marie.send("/api/guests", {"language": "en"}, 201)
            table = (await marie.table("me", "me", public=True))["id"]
            await one_play_is_seen_by_all(server, marie, table)
            for victim in first:
                before = await number_of(server, marie, table)
                os.kill(victim, signal.SIGKILL)
                await again(lambda: plays_on(server, marie, table))
                assert await number_of(server, marie, table) == before + 1
                await until(partial(gone, victim))
                await until(lambda: len(serving(server)) == 2, 60)
            now = serving(server)
            assert not set(now) & set(first)
            await again(lambda: one_play_is_seen_by_all(server, marie, table))
        stack.close()
        deadline = time.monotonic() + 20
        while any(map(alive, now)) and time.monotonic() < deadline:
            await asyncio.sleep(0.05)
        assert not any(map(alive, now)), "they end with the server"


def gone(pid: int) -> bool:
    return not alive(pid)


async def again(what: Any, tries: int = 100) -> None:
    """A connection of the one that was killed is lost; people come back."""
    for _ in range(tries):
        try:
            await what()
            return
        except (httpx.TransportError, OSError):
            await asyncio.sleep(0.1)
    raise AssertionError("it does not go on")


async def number_of(server: ServerProcess, marie: Player, table: str) -> int:
    """How many events there are, read on a fresh connection: an old one may have been killed."""
    async with httpx.AsyncClient(
        base_url=server.url, trust_env=False, timeout=30, cookies=marie.web.cookies
    ) as web:
        number: int = (await Player(web, "Marie").state(table))["number"]
        return number


async def plays_on(server: ServerProcess, marie: Player, table: str) -> None:
    """One play on a fresh connection, whoever answers it."""
    async with httpx.AsyncClient(
        base_url=server.url, trust_env=False, timeout=30, cookies=marie.web.cookies
    ) as web:
        someone = Player(web, "Marie")
        seat = (await someone.state(table))["asked"][0]
        state = await someone.state(table, seat)
        await someone.play(table, state, state["legal"][0]["id"])


async def one_play_is_seen_by_all(server: ServerProcess, marie: Player, table: str) -> None:
    """Six live connections, which the two workers share somehow, hear the same."""
    here: Any = SimpleNamespace(url=server.url)
    async with AsyncExitStack() as stack:
        sockets = [
            await stack.enter_async_context(listening(here, marie, table, changes="yes"))
            for _ in range(6)
        ]
        states = [(await hear(socket, "state"))["state"] for socket in sockets]
        number = states[0]["number"]
        seat = states[0]["asked"][0]
        mine = await marie.state(table, seat)
        action = mine["legal"][0]["id"]
        await say(sockets[0], type="play", seat=seat, action=action, number=number)
        for socket in sockets:
            assert (await hear(socket, "change"))["set"]["/number"] == number + 1
