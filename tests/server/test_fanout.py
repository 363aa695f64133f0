"""Two server processes that tell each other over Redis."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from tests.server.helpers import Player
from tests.server.processes import ServerProcess, redis, server_process
from tests.server.test_live import ends_with, hear, listening, say


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    """Two processes with one database."""
    database = f"sqlite:///{tmp_path_factory.mktemp('fanout')}/ludi.sqlite"
    with ExitStack() as stack:
        address = stack.enter_context(redis())
        yield [stack.enter_context(server_process(database, address)) for _ in range(2)]


async def test_two_processes_are_one_server(both: list[ServerProcess]) -> None:
    one, two = both
    servers: list[Any] = [SimpleNamespace(url=one.url), SimpleNamespace(url=two.url)]
    async with (
        httpx.AsyncClient(base_url=one.url, trust_env=False, timeout=30) as first,
        httpx.AsyncClient(base_url=two.url, trust_env=False, timeout=30) as second,
    ):
        marie, paul = Player(first, "Marie"), Player(second, "Paul")
        for player in (marie, paul):
            await player.send("/api/guests", {"nickname": player.name, "language": "en"}, 201)
        table = (await marie.table("me", "anyone", start=False))["id"]
        async with listening(servers[0], marie, table, seat=0) as here:
            await hear(here, "table")
            await paul.send(f"/api/tables/{table}/join", {})
            seen = (await hear(here, "table"))["table"]["seats"][1]
            assert seen["name"] == "Paul" and not seen["here"]
            async with listening(servers[1], paul, table, seat=1) as there:
                seats = (await hear(there, "table"))["table"]["seats"]
                while not seats[0]["here"]:
                    seats = (await hear(there, "table"))["table"]["seats"]
                assert (await hear(here, "table"))["table"]["seats"][1]["here"]
                await marie.send(f"/api/tables/{table}/start")
                sockets = [here, there]
                states = [(await hear(socket, "state"))["state"] for socket in sockets]
                for number in range(1, 7):
                    seat = states[0]["asked"][0]
                    action = states[seat]["legal"][0]["id"]
                    await say(
                        sockets[seat], type="play", seat=seat, action=action, number=number - 1
                    )
                    states = [(await hear(socket, "state"))["state"] for socket in sockets]
                    assert [state["number"] for state in states] == [number, number]
                await say(there, type="talk", text="Ave")
                assert (await hear(here, "talk"))["message"]["name"] == "Paul"
            seen = (await hear(here, "table"))["table"]["seats"][1]
            assert not seen["here"]


async def test_who_is_gone_is_gone_from_every_process(both: list[ServerProcess]) -> None:
    one, two = both
    there: Any = SimpleNamespace(url=two.url)
    async with httpx.AsyncClient(base_url=one.url, trust_env=False, timeout=30) as web:
        marie = Player(web, "Marie")
        await marie.send("/api/guests", {}, 201)
        table = (await marie.table("me", "me", public=True))["id"]
        async with listening(there, marie, table) as socket:
            await hear(socket, "state")
            assert (await marie.web.delete("/api/me")).status_code == 204
            await ends_with(socket, 401)


async def test_without_redis_a_process_goes_on_alone(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/ludi.sqlite"
    with server_process(database, "redis://127.0.0.1:1/0") as server:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=30) as web:
            marie = Player(web, "Marie")
            await marie.send("/api/guests", {}, 201)
            table = (await marie.table("me", "me"))["id"]
            state = await marie.play_hotseat(table, 3)
            assert state["number"] == 3
