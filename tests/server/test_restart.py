"""kill -9 in the middle of a game: everything acknowledged is there."""

import asyncio
import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.processes import ServerProcess
from tests.server.test_robots import alive


class Game:
    """A hotseat against a bot, played over a socket that may break at any moment."""

    def __init__(self) -> None:
        self.cookie = ""
        self.table = ""
        self.acknowledged = 0
        self.lines: list[dict[str, Any]] = []
        self.choose = random.Random(7)

    def client(self, server: ServerProcess) -> httpx.Client:
        headers = {"Cookie": f"ludi={self.cookie}"} if self.cookie else {}
        return httpx.Client(base_url=server.url, headers=headers, timeout=20, trust_env=False)

    def open(self, server: ServerProcess, *seats: dict[str, str]) -> None:
        with self.client(server) as web:
            self.cookie = web.post("/api/guests", json={}).cookies["ludi"]
        with self.client(server) as web:
            body = {"game": "glory-to-rome", "seats": seats, "start": True}
            self.table = web.post("/api/tables", json=body).json()["id"]

    def play(self, server: ServerProcess, plays: int) -> None:
        """Play so often, or until the server is gone; what it acknowledged is remembered."""
        path = f"/api/tables/{self.table}"
        try:
            with self.client(server) as web:
                while plays > 0:
                    seen = web.get(f"{path}/state").json()
                    mine = [seat for seat in seen["asked"] if seen["seats"][seat]["me"]]
                    if not mine:
                        time.sleep(0.005)
                        continue
                    state = web.get(f"{path}/state?seat={mine[0]}").json()
                    if not state["legal"]:
                        continue
                    action = self.choose.choice(state["legal"])["id"]
                    body = {"seat": mine[0], "action": action, "number": state["number"]}
                    answer = web.post(f"{path}/plays", json=body)
                    if answer.status_code == 200:
                        self.acknowledged = answer.json()["number"]
                        plays -= 1
        except httpx.TransportError:
            pass


@pytest.mark.parametrize(("bots", "waits"), [(0, [0.3, 0.2]), (1, [0.2])])
def test_nothing_acknowledged_is_lost(tmp_path: Path, bots: int, waits: list[float]) -> None:
    database = f"sqlite:///{tmp_path}/ludi.sqlite"
    seats = [{"kind": "me"}, {"kind": "me"}, *[{"kind": "bot", "level": "random"}] * bots]
    game = Game()
    server = ServerProcess(database)
    try:
        game.open(server, *seats)
        for wait in waits:
            game.play(server, 6)
            children = server.children()
            assert len(children) >= bots
            threading.Timer(wait, server.process.kill).start()
            game.play(server, 10_000)
            server.kill()
            for child in children:  # they do not outlive it
                deadline = time.monotonic() + 10
                while alive(child) and time.monotonic() < deadline:
                    time.sleep(0.05)
                assert not alive(child)
            before = game.acknowledged
            assert before >= 6
            server = ServerProcess(database)
            with game.client(server) as web:
                found = web.get(f"/api/tables/{game.table}/state").json()
                assert found["number"] >= before
                if not bots:
                    assert found["number"] <= before + 1
                whole = web.get(f"/api/tables/{game.table}/replay?number={before}").json()
                assert whole["number"] == before
            game.play(server, 2)
            assert game.acknowledged > before, "and it goes on"
    finally:
        server.stop()


async def test_a_server_stops_when_it_is_told_to(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/ludi.sqlite")
    began = time.monotonic()
    await asyncio.to_thread(server.stop)
    assert time.monotonic() - began < 15
    assert server.process.returncode is not None
