"""The database is away for a moment: a refusal in words, and everything goes on afterwards."""

from typing import Any

import pytest

from ludi.server import robots
from tests.server.helpers import Server, asked, until
from tests.server.test_live import hear, listening, say


def refuse(*_: Any, **__: Any) -> Any:
    raise ConnectionRefusedError(111, "Connection refused")  # as asyncpg says it


async def test_a_play_is_refused_in_words(
    loopback: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await loopback.player()
    table = (await player.table("me", "me"))["id"]
    state = await asked(player, table)
    seat, action = state["seat"], state["legal"][0]["id"]
    storage = loopback.house.storage
    async with listening(loopback, player, table, seat=seat) as socket:
        await hear(socket, "state")
        with monkeypatch.context() as away:
            away.setattr(storage, "append", refuse)
            assert (await player.play(table, state, action, status=503))["key"] == "no-database"
            await say(socket, type="play", seat=seat, action=action, number=state["number"])
            assert (await hear(socket, "problem"))["problem"]["status"] == 503
            away.setattr(storage, "heads", refuse)
            assert (await player.get(f"/api/tables/{table}/state", 503))["key"] == "no-database"
        await say(socket, type="play", seat=seat, action=action, number=state["number"])
        assert (await hear(socket, "state"))["state"]["number"] == state["number"] + 1


async def test_who_comes_while_it_is_away_is_told(
    loopback: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await loopback.player()
    table = (await player.table("me", "me"))["id"]
    monkeypatch.setattr(loopback.house, "person_of", refuse)
    async with listening(loopback, player, table) as socket:
        assert (await hear(socket, "problem"))["problem"]["key"] == "no-database"


async def test_bots_wait_for_it(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(robots, "AGAIN_SECONDS", 0.05)
    player = await server.player()
    table = (await player.table("random", "random"))["id"]
    live = server.house.desk._lives[table]
    await until(lambda: live.number > 5)
    with monkeypatch.context() as away:
        away.setattr(server.house.storage, "heads", refuse)
        away.setattr(server.house.storage, "append", refuse)
        await until(lambda: not live.lock.locked())
        number = live.number if live.started else 0
    await until(lambda: live.started and live.number > number + 5)
