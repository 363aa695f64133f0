"""The live connection: states as they come, plays as they are made."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from ludi.server import guard, play, wire
from ludi.server.desk import Live
from ludi.server.house import Caller, House, address_of, hashed, house_of, language_of, token_of
from ludi.server.hub import Listener, written
from ludi.server.problems import Problem, no_database
from ludi.server.storage import TROUBLE, is_away, trouble_of

router: Final = APIRouter()
log: Final = logging.getLogger("ludi.server")

SLOW_SECONDS: Final = 10.0  # for one message to be taken
PING: Final = written("ping")
PENANCE: Final = 1.0  # seconds
SILENT_PINGS: Final = 3  # so many without a word, and the connection is taken for dead


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    """Look on, and play."""
    house = house_of(socket)
    try:
        await house.limits.check("address", address_of(socket))
    except Problem as problem:
        await socket.send_denial_response(problem.answer(language_of(socket, None)))
        return
    secure = socket.url.scheme == "wss"
    if not guard.same_origin(socket.headers, house.settings, secure):
        await socket.close(1008)
        return
    try:
        with house.hub.place(address_of(socket), house.settings.live_per_address):
            await attend(socket, house, table_id)
    except Problem as problem:
        await socket.send_denial_response(problem.answer(language_of(socket, None)))


async def attend(socket: WebSocket, house: House, table_id: str) -> None:
    """A connection from its first word to its last."""
    await socket.accept()
    try:
        person = await house.person_of(socket.cookies)
    except TROUBLE:
        await socket.send_text(refusal(no_database(), language_of(socket, None)))
        await socket.close(4503)
        return
    caller = Caller(house, person, language_of(socket, person), address_of(socket))
    connection = Connection(socket, caller, table_id)
    try:
        await connection.run()
    except (Problem, *TROUBLE) as error:
        if not isinstance(error, Problem) and not is_away(error):
            raise
        problem = error if isinstance(error, Problem) else no_database()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(refusal(problem, caller.language))
            await socket.close(4000 + problem.status)
    except WebSocketDisconnect:
        pass


def refusal(problem: Problem, language: str) -> str:
    return written("problem", problem=problem.to_json(language))


def number_in(text: str | None, least: int) -> int | None:
    """A number of the query; None if there is none."""
    if not text:
        return None
    try:
        return max(int(text[:12]), least)
    except ValueError:
        raise Problem(422, "malformed") from None


class Connection:
    """One WebSocket at one table."""

    def __init__(self, socket: WebSocket, caller: Caller, table_id: str) -> None:
        self.socket: Final = socket
        self.caller: Final = caller
        self.table_id: Final = table_id
        self.silent = 0
        self.too_much = False

    async def run(self) -> None:
        """Until either side has had enough."""
        query = self.socket.query_params
        seat = number_in(query.get("seat"), 0)
        since = number_in(query.get("since"), -1)
        house = self.caller.house
        caller = self.caller
        listener = Listener(
            caller.id,
            hashed(token_of(self.socket.cookies)),
            query.get("invite"),
            seat,
            caller.language,
            -1 if since is None else since,
            query.get("changes") == "yes",
        )
        if not self.table_id.isascii() or not self.table_id.isalnum():
            raise Problem(404, "no-such-table")
        try:
            async with house.desk.open(self.table_id) as live:
                self.check(live, seat, query.get("invite"))
                await house.hub.add(live, listener)
                await house.robots.see(live)
            if caller.id is not None:
                await house.hub.see_off(caller.id)  # signed out while we were coming in
            await self.converse(listener)
        finally:
            await asyncio.shield(house.hub.remove(self.table_id, listener))

    async def converse(self, listener: Listener) -> None:
        """Send, receive and ping, until one of them comes to an end."""
        tasks = [
            asyncio.create_task(self.send(listener)),
            asyncio.create_task(self.receive(listener)),
            asyncio.create_task(self.ping(listener)),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()

    def check(self, live: Live, seat: int | None, invite: str | None) -> None:
        guard.may_see(live, self.caller.id, invite)
        if seat is not None:
            guard.may_act(live.seats, self.caller.me.id, seat)

    # ---------------------------------------------------------------- sending

    async def send(self, listener: Listener) -> None:
        """Send what is queued; one who does not take it is dropped."""
        metrics = self.caller.house.metrics
        while True:
            text = await listener.queue.get()
            if text is None and listener.refused is not None:
                raise listener.refused
            if text is None:
                if listener.slow:
                    metrics.count("ludi_dropped_total")
                await self.socket.close(1013 if listener.slow else 1001)
                return
            try:
                async with asyncio.timeout(SLOW_SECONDS):
                    await self.socket.send_text(text)
            except TimeoutError:
                metrics.count("ludi_dropped_total")
                await self.socket.close(1013)
                return

    async def ping(self, listener: Listener) -> None:
        while True:
            await asyncio.sleep(self.caller.house.settings.ping_seconds)
            self.silent += 1
            if self.silent >= SILENT_PINGS:
                await self.socket.close(1001)
                return
            listener.push(PING)
            await self.caller.house.hub.greet(self.table_id, ask=False)
            await self.caller.house.hub.look_again(self.table_id, self.caller.id)

    # ---------------------------------------------------------------- receiving

    async def receive(self, listener: Listener) -> None:
        while self.socket.application_state is WebSocketState.CONNECTED:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if listener.refused is not None:
                continue  # the reason is on its way
            self.silent = 0
            if self.caller.id is not None:
                await self.caller.house.hub.calls(self.caller.id)
            text = message.get("text") or ""  # what is binary says nothing
            # what has been said is done, even if the connection ends meanwhile
            await asyncio.shield(asyncio.create_task(self.answer(listener, text)))
            if self.too_much:
                self.too_much = False
                await self.rest()

    async def rest(self) -> None:
        """Who says too much is not listened to for a moment: it waits in the network."""
        await asyncio.sleep(PENANCE)

    async def answer(self, listener: Listener, text: str) -> None:
        try:
            await self.understand(listener, text)
        except Problem as problem:
            listener.push(refusal(problem, self.caller.language))
            self.too_much = problem.status == 429
        except TROUBLE as error:
            if not is_away(error):
                raise
            log.error("database", extra={"path": "live", "why": trouble_of(error)})
            listener.push(refusal(no_database(), self.caller.language))

    async def understand(self, listener: Listener, text: str) -> None:
        """Do what a message says."""
        caller = self.caller
        await caller.house.limits.check("address", caller.address)  # people cost nothing
        await caller.house.limits.check("person", caller.id or caller.address)
        try:
            message: Any = orjson.loads(text) if len(text) <= self.most else None
        except ValueError:
            message = None
        if not isinstance(message, dict):
            raise Problem(422, "malformed")
        kind = message.pop("type", None)
        try:
            if kind == "play":
                await self.play(wire.Play.model_validate(message))
            elif kind == "undo":
                await self.undo(wire.Undo.model_validate(message))
            elif kind == "redo":
                await self.redo(wire.Redo.model_validate(message))
            elif kind == "talk":
                await self.talk(wire.Talk.model_validate(message))
            elif kind == "state":
                await self.state(listener, wire.AskState.model_validate(message))
            elif kind != "pong":
                raise Problem(422, "malformed")
        except ValidationError:
            raise Problem(422, "malformed") from None

    @property
    def most(self) -> int:
        return self.caller.house.settings.largest_message

    async def state(self, listener: Listener, body: wire.AskState) -> None:
        """The whole state again: some of it was lost on the way."""
        async with self.caller.house.desk.open(self.table_id) as live:
            self.check(live, listener.seat, listener.invite)
            live.check_shown()
            self.caller.house.hub.push_whole(live, listener, body.since)

    async def talk(self, body: wire.Talk) -> None:
        async with self.caller.house.desk.open(self.table_id) as live:
            self.check(live, None, self.socket.query_params.get("invite"))
        await play.speak(self.caller, live, body.text)

    async def play(self, body: wire.Play) -> None:
        """As over HTTP; the new state comes back like everybody else's."""
        async with self.caller.house.desk.open(self.table_id, trusting=True) as live:
            await play.choose(self.caller, live, body)

    async def undo(self, body: wire.Undo) -> None:
        async with self.caller.house.desk.open(self.table_id) as live:
            await play.take_back(self.caller, live, body)

    async def redo(self, body: wire.Redo) -> None:
        async with self.caller.house.desk.open(self.table_id) as live:
            await play.play_again(self.caller, live, body)
