"""The live connection, over a real socket."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludi.server import hub, wire
from ludi.server.models import Message
from tests.server.helpers import Player, Server, on_loopback, settings_for, until


@asynccontextmanager
async def listening(
    server: Server, player: Player | None, table: str, origin: str | None = None, **query: Any
) -> AsyncIterator[ClientConnection]:
    """A live connection of somebody to a table."""
    asked = "&".join(f"{name}={value}" for name, value in query.items() if value is not None)
    headers = {"Origin": origin or server.url}
    if player is not None:
        headers["Cookie"] = f"ludi={player.web.cookies['ludi']}"
    url = server.url.replace("http", "ws") + f"/api/tables/{table}/live?{asked}"
    async with connect(url, additional_headers=headers, proxy=None) as socket:
        yield socket


async def hear(socket: ClientConnection, kind: str = "", seconds: float = 20) -> dict[str, Any]:
    """The next message (of a kind)."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), seconds))
        if not kind or message["type"] == kind:
            return message


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def test_states_come_as_things_happen(loopback: Server) -> None:
    marie, paul = await loopback.player("Marie"), await loopback.player("Paul")
    table = (await marie.table("me", "anyone", start=False))["id"]
    async with listening(loopback, marie, table, seat=0) as first:
        assert (await hear(first))["type"] == "table"
        await paul.send(f"/api/tables/{table}/join", {})
        seats = (await hear(first, "table"))["table"]["seats"]
        assert seats[1]["name"] == "Paul" and not seats[1]["here"] and seats[0]["here"]
        async with listening(loopback, paul, table, seat=1) as second:
            assert (await hear(second))["table"]["mine"] == [1]
            assert (await hear(first, "table"))["table"]["seats"][1]["here"]
            await marie.send(f"/api/tables/{table}/start")
            sockets = [first, second]
            states = [(await hear(socket, "state"))["state"] for socket in sockets]
            for state in states:
                wire.State.model_validate(state)
                assert state["number"] == 0
            for number in range(1, 8):
                seat = states[0]["asked"][0]
                action = states[seat]["legal"][0]["id"]
                await say(sockets[seat], type="play", seat=seat, action=action, number=number - 1)
                states = [(await hear(socket, "state"))["state"] for socket in sockets]
                assert [state["number"] for state in states] == [number, number]
                assert states[0]["log_after"] == number - 1
                assert all(line["number"] == number for line in states[0]["log"])
                assert states[states[0]["asked"][0]]["legal"]
        assert not (await hear(first, "table"))["table"]["seats"][1]["here"]


async def test_a_refusal_comes_back(loopback: Server) -> None:
    marie = await loopback.player("Marie")
    table = (await marie.table("me", "me"))["id"]
    async with listening(loopback, marie, table, seat=0) as socket:
        state = (await hear(socket, "state"))["state"]
        seat = state["asked"][0]
        await say(socket, type="play", seat=seat, action=state["number"], number=9)
        problem = (await hear(socket, "problem"))["problem"]
        assert problem["status"] == 409 and problem["state"]["number"] == 0
        await say(socket, type="play", seat=seat, action=10**6, number=0)
        assert (await hear(socket, "problem"))["problem"]["key"] == "no-such-action"
        for nonsense in (
            *("{", "[" * 5000, "3", '{"type": "dance"}', '{"type": "play"}', "\x00", ""),
            *(b"\xff\x00", b"", b'{"type": "pong"}'),
        ):
            await socket.send(nonsense)
            assert (await hear(socket, "problem"))["problem"]["key"] == "malformed"
        await say(socket, type="pong")
        await say(socket, type="talk", text="Salve")
        assert (await hear(socket, "talk"))["message"]["text"] == "Salve"


async def test_one_catches_up_after_a_lost_connection(loopback: Server) -> None:
    marie = await loopback.player("Marie")
    table = (await marie.table("me", "me"))["id"]
    await marie.play_hotseat(table, 12)
    async with listening(loopback, marie, table, seat=0, since=7) as socket:
        state = (await hear(socket, "state"))["state"]
        assert state["log_after"] == 7 and state["number"] == 12
        assert {line["number"] for line in state["log"]} <= set(range(8, 13))
    async with listening(loopback, marie, table, seat=0) as socket:
        assert (await hear(socket, "state"))["state"]["log_after"] == -1


async def test_an_undo_is_told_with_what_to_drop(loopback: Server) -> None:
    marie = await loopback.player("Marie")
    table = (await marie.table("me", "me"))["id"]
    async with listening(loopback, marie, table) as socket:
        await hear(socket, "state")
        seat = (await marie.state(table))["asked"][0]
        state = await marie.state(table, seat)
        jack = next(one["id"] for one in state["legal"] if "Jack" in one["say"])
        await marie.play(table, state, jack)
        assert (await hear(socket, "state"))["state"]["log"]
        await marie.send(f"/api/tables/{table}/undo", {"seat": seat, "number": 1})
        told = (await hear(socket, "state"))["state"]
        assert told["number"] == 2 and told["log_after"] == 0 and told["log"] == []


async def test_undo_and_redo_over_the_connection(loopback: Server) -> None:
    marie = await loopback.player("Marie")
    table = (await marie.table("me", "me"))["id"]
    seat = (await marie.state(table))["asked"][0]
    async with listening(loopback, marie, table, seat=seat) as socket:
        state = (await hear(socket, "state"))["state"]
        lead = next(one["id"] for one in state["legal"] if one["group"] == "lead")
        await say(socket, type="play", seat=seat, action=lead, number=0)
        assert (await hear(socket, "state"))["state"]["undo"]["step"]
        await say(socket, type="undo", seat=seat, number=1)
        back = (await hear(socket, "state"))["state"]
        assert back["number"] == 2 and back["undo"]["redo"]
        await say(socket, type="redo", seat=seat, number=2)
        assert (await hear(socket, "state"))["state"]["number"] == 3
        await say(socket, type="redo", seat=seat, number=3)
        assert (await hear(socket, "problem"))["problem"]["key"] == "redo-nothing"


async def test_spectators_and_strangers(loopback: Server) -> None:
    marie, titus = await loopback.player("Marie"), await loopback.player("Titus")
    public = (await marie.table("me", "me", public=True))["id"]
    private = (await marie.table("me", "me"))["id"]
    async with listening(loopback, titus, public) as socket:
        state = (await hear(socket, "state"))["state"]
        assert state["seat"] is None and state["legal"] == []
        assert all(camp["hand"] is None for camp in state["view"]["camps"])
        await say(socket, type="play", seat=0, action=1, number=0)
        assert (await hear(socket, "problem"))["problem"]["status"] == 403
    async with listening(loopback, None, public) as socket:
        await hear(socket, "state")
        await say(socket, type="talk", text="who am I?")
        assert (await hear(socket, "problem"))["problem"]["status"] == 401
    invite = (await marie.get(f"/api/tables/{private}"))["invite"]
    async with listening(loopback, titus, private, invite=invite) as socket:
        await hear(socket, "state")
    for table, query, status in (
        (private, {}, 404),
        (public, {"seat": 0}, 403),
        ("nowhere", {}, 404),
        (public, {"seat": "x"}, 422),
    ):
        async with listening(loopback, titus, table, **query) as socket:
            assert (await hear(socket))["problem"]["status"] == status
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4000 + status


async def test_who_gave_up_a_seat_hears_no_more_from_it(loopback: Server) -> None:
    host, first, second = [await loopback.player(name) for name in ("Marie", "Paul", "Titus")]
    table = (await host.table("me", "anyone", start=False))["id"]
    path = f"/api/tables/{table}"
    await first.send(f"{path}/join", {})
    async with listening(loopback, first, table, seat=1) as socket:
        await hear(socket, "table")
        await first.send(f"{path}/leave")
        await second.send(f"{path}/join", {})
        await host.send(f"{path}/start")
        heard: list[dict[str, Any]] = []
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                heard.append(await hear(socket))
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
        assert not any(message["type"] == "state" for message in heard)


async def test_another_page_may_not_listen(loopback: Server) -> None:
    marie = await loopback.player("Marie")
    table = (await marie.table("me", "me"))["id"]
    for origin in ("https://evil.example", "http://["):
        with pytest.raises(InvalidStatus) as refused:
            async with listening(loopback, marie, table, origin=origin, seat=0):
                pass
        assert refused.value.response.status_code == 403


async def test_who_signs_out_or_is_gone_hears_and_says_no_more(loopback: Server) -> None:
    marie, paul = await loopback.player("Marie"), await loopback.player("Paul")
    account = {"handle": "marie", "passphrase": "rosa rosa rosam"}
    await marie.send("/api/me/passphrase", account)
    elsewhere = Player(loopback.browser(), "Marie")
    await elsewhere.send("/api/sign-in", account)
    table = (await marie.table("me", "me", public=True))["id"]
    async with (
        listening(loopback, marie, table) as here,
        listening(loopback, elsewhere, table) as there,
        listening(loopback, paul, table) as other,
    ):
        for socket in (here, there, other):
            await hear(socket, "state")
        assert (await elsewhere.web.post("/api/sign-out")).status_code == 204
        await say(there, type="talk", text="still here")
        await ends_with(there, 401)
        await say(here, type="talk", text="Salve")
        assert (await hear(here, "talk"))["message"]["text"] == "Salve"
        assert (await marie.web.delete("/api/me")).status_code == 204
        await say(here, type="talk", text="still here")
        await ends_with(here, 401)
        await say(other, type="talk", text="Vale")
        assert (await hear(other, "talk"))["message"]["text"] == "Salve"
        assert (await hear(other, "talk"))["message"]["text"] == "Vale"
    async with loopback.house.storage.reading() as session:
        kept = list(await session.scalars(select(Message.text)))
    assert kept == ["Vale"]


async def ends_with(socket: ClientConnection, status: int) -> None:
    """A connection that is ended with a problem."""
    assert (await hear(socket, "problem"))["problem"]["status"] == status
    with pytest.raises(ConnectionClosed) as closed:
        await socket.recv()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4000 + status


async def test_connections_are_requests_of_an_address(tmp_path: Path) -> None:
    async with on_loopback(settings_for(tmp_path, limits=True)) as server:
        server.house.limits.rates["address"] = (0.001, 4)
        marie = await server.player("Marie")
        table = (await marie.table("me", "me", public=True))["id"]
        for _ in range(2):
            async with listening(server, marie, table) as socket:
                await hear(socket, "state")
        with pytest.raises(InvalidStatus) as refused:
            async with listening(server, marie, table):
                pass
        answer = refused.value.response
        assert answer.status_code == 429 and int(answer.headers["retry-after"]) >= 1
        assert json.loads(answer.body)["key"] == "too-many"


async def test_a_slow_listener_is_dropped_and_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "QUEUE", 5)
    async with on_loopback(settings_for(tmp_path)) as server:
        marie = await server.player("Marie")
        table = (await marie.table("me", "me"))["id"]
        async with (
            listening(server, marie, table, seat=0) as quick,
            listening(server, marie, table, seat=0) as slow,
        ):
            await hear(quick, "state")
            await hear(slow, "state")
            theirs = next(iter(server.house.hub._listeners[table]))
            for _ in range(7):
                theirs.push("{}")  # faster than anybody can take them
            assert theirs.slow
            await until(lambda: server.house.hub.count() == 1)
            assert "ludi_dropped_total 1.0" in server.house.metrics.text()
            await marie.play_hotseat(table, 1)
        await until(lambda: server.house.hub.count() == 0)


async def test_a_silent_connection_is_pinged_then_closed(tmp_path: Path) -> None:
    async with on_loopback(settings_for(tmp_path, ping_seconds=0.05)) as server:
        marie = await server.player("Marie")
        table = (await marie.table("me", "me"))["id"]
        async with listening(server, marie, table) as socket:
            await hear(socket, "state")
            assert (await hear(socket))["type"] == "ping"
            await say(socket, type="pong")
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await hear(socket)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1001


async def test_a_connection_is_silent_for_three_pings(tmp_path: Path) -> None:
    async with on_loopback(settings_for(tmp_path, ping_seconds=0.05)) as server:
        marie = await server.player("Marie")
        table = (await marie.table("me", "me"))["id"]
        async with listening(server, marie, table) as socket:
            await hear(socket, "state")
            kinds = []
            with pytest.raises(ConnectionClosed):
                while True:
                    kinds.append((await hear(socket))["type"])
            assert kinds == ["ping", "ping"], "and is closed instead of the third"


async def test_bots_are_seen_playing(loopback: Server) -> None:
    marie = await loopback.player("Marie")
    table = (await marie.table("random", "random", start=False))["id"]
    async with listening(loopback, marie, table) as socket:
        await hear(socket, "table")
        await marie.send(f"/api/tables/{table}/start")
        numbers = [(await hear(socket, "state"))["state"]["number"] for _ in range(12)]
    assert numbers == list(range(12)), "a state after every event"
