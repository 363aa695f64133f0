"""A server in this process, and the people who play there."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI

from ludi.kernel.history import PLAY
from ludi.server.app import create_app
from ludi.server.doors import Doors
from ludi.server.house import House
from ludi.server.serve import configured
from ludi.server.settings import Settings

GAME = "glory-to-rome"
ORIGIN = "http://ludi.test"


def settings_for(folder: Path, **changes: Any) -> Settings:
    """A database in a folder; no limits, and bots that do not wait."""
    usual = {
        "database": f"sqlite:///{folder}/ludi.sqlite",
        "limits": False,
        "bot_pace": 0.0,
        "log": "warning",
    }
    return Settings.read({}, **{**usual, **changes})


class Player:
    """Somebody with a browser."""

    def __init__(self, web: httpx.AsyncClient, name: str) -> None:
        self.web = web
        self.name = name
        self.id = ""

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        given = {key: value for key, value in query.items() if value is not None}
        return read(await self.web.get(path, params=given or None), status)

    async def send(self, path: str, body: Any = None, status: int = 200, verb: str = "POST") -> Any:
        return read(await self.web.request(verb, path, json=body), status)

    async def table(self, *kinds: str, start: bool = True, status: int = 201, **more: Any) -> Any:
        """Open a table: "me", "friend", "anyone", or the level of a bot."""
        seats: list[dict[str, Any]] = [
            {"kind": kind} if kind in ("me", "friend", "anyone") else {"kind": "bot", "level": kind}
            for kind in kinds
        ]
        body = {"game": GAME, "seats": seats, "start": start, **more}
        return await self.send("/api/tables", body, status)

    async def state(self, table: str, seat: int | None = None, **query: Any) -> Any:
        return await self.get(f"/api/tables/{table}/state", seat=seat, **query)

    async def play(self, table: str, state: dict[str, Any], action: int, status: int = 200) -> Any:
        body = {"seat": state["seat"], "action": action, "number": state["number"]}
        return await self.send(f"/api/tables/{table}/plays", body, status)

    async def play_hotseat(self, table: str, most: int, seed: int = 1) -> Any:
        """Play all seats at random; the last state."""
        choose = random.Random(seed)
        state = await self.state(table, 0)
        for _ in range(most):
            if state["status"] == "finished":
                break
            seat = state["asked"][0]
            if seat != state["seat"] or not state["legal"]:
                state = await self.state(table, seat, since=state["number"])
            state = await self.play(table, state, choose.choice(state["legal"])["id"])
        return state


async def play_out(server: Server, table: str, hints_for: int = -1, seed: int = 1) -> None:
    """Play all seats at random to the end, past the network; one seat takes hints."""
    choose = random.Random(seed)
    desk = server.house.desk
    async with desk.open(table) as live:
        while not live.table.over:
            seat = live.table.deciders[0]
            if seat == hints_for:
                await desk.advise(live, seat, live.table.legal_for(seat)[0])
            await desk.append(live, seat, PLAY, choose.choice(live.table.legal_for(seat)))


async def asked(player: Player, table: str, seats: tuple[int, ...] = (0, 1)) -> Any:
    """The state of the seat that is asked."""
    for _ in range(500):
        for seat in seats:
            state = await player.state(table, seat)
            if state["legal"] or state["status"] == "finished":
                return state
        await asyncio.sleep(0.01)
    raise AssertionError("nobody is asked")


def read(answer: httpx.Response, status: int) -> Any:
    """The JSON of an answer, which must have a status."""
    assert answer.status_code == status, f"{answer.status_code}: {answer.text[:2000]}"
    kind = answer.headers.get("content-type", "")
    if status >= 400:
        assert kind == "application/problem+json", kind
    return answer.json() if "json" in kind and answer.content else answer.text


class Server:
    """The application, its house, and those who call."""

    def __init__(self, app: FastAPI, url: str = ORIGIN) -> None:
        self.app = app
        self.url = url
        self.doors: Doors
        self.house: House = app.state.house
        self._clients: list[httpx.AsyncClient] = []

    def browser(self, address: str = "127.0.0.1", **headers: str) -> httpx.AsyncClient:
        """A browser without a cookie."""
        transport = None
        if self.url == ORIGIN:
            transport = httpx.ASGITransport(self.app, client=(address, 123))
        client = httpx.AsyncClient(
            transport=transport, base_url=self.url, headers=headers, timeout=30
        )
        self._clients.append(client)
        return client

    async def player(
        self, name: str = "Marie", language: str = "en", address: str = "127.0.0.1"
    ) -> Player:
        player = Player(self.browser(address), name)
        body = {"nickname": name, "language": language}
        player.id = (await player.send("/api/guests", body, 201))["id"]
        return player

    async def close(self) -> None:
        for client in self._clients:
            await client.aclose()


@asynccontextmanager
async def in_process(settings: Settings) -> AsyncIterator[Server]:
    """A server that is called without a network."""
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        server = Server(app)
        try:
            yield server
        finally:
            await server.close()


@asynccontextmanager
async def on_loopback(settings: Settings) -> AsyncIterator[Server]:
    """A server behind a real socket, in this process."""
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    app = create_app(settings)
    doors = Doors(settings)
    running = uvicorn.Server(configured(app, doors, 2))
    task = asyncio.create_task(running.serve(sockets=[listening]))
    await until(lambda: running.started)
    server = Server(app, f"http://127.0.0.1:{port}")
    server.doors = doors
    try:
        yield server
    finally:
        await server.close()
        running.should_exit = True
        await task


async def until(true: Callable[[], Any], seconds: float = 20) -> None:
    """Wait for something to become true."""
    for _ in range(int(seconds / 0.01)):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen in time")
