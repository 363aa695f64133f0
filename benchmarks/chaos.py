"""Faults at random: `make chaos`, or `python -m benchmarks.chaos --minutes 30`.

Two servers with two workers each on one PostgreSQL and one Redis, and two who think for them;
scripted people play all five games at them, two against a bot, while servers, workers and thinkers
are killed and frozen, Redis and the database killed, frozen, filled and cut off. What the servers
acknowledged is written down here. Afterwards, when nothing fails any more:

- every acknowledged action is found in the database, exactly once, with its number and its seat;
- the numbers of every table's events follow each other;
- nobody was ever shown what only another seat may know, or a private table;
- whoever looked on live all the time sees what the table is now;
- every table goes on within ten seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import websockets
from redis import Redis
from sqlalchemy import select

import ludi
from benchmarks.scripted import Seen, Server, children, free_port, is_worker, live, read_json, until
from ludi.server.models import Event
from ludi.server.serve import migrate
from ludi.server.settings import Settings
from ludi.server.storage import Storage, with_storage
from tests.server.processes import end, postgres_server, redis_server

GOES_ON_SECONDS = 10.0
SETTINGS = {
    "LUDI_BOT_PACE": "0",
    "LUDI_BOT_SECONDS": "3",
    "LUDI_LOG": "error",
    "LUDI_THINK_ELSEWHERE": "yes",
}
THINKERS = 2


class House:
    """Everything that can fail, and how to make it fail and come back."""

    def __init__(self, stack: ExitStack, workers: int) -> None:
        self.stack = stack
        self.workers = workers
        self.postgres = stack.enter_context(postgres_server())
        self.redis = stack.enter_context(redis_server())
        self.database = f"{self.postgres.address}postgres"
        migrate(Settings.read({}, database=self.database))
        self.ports = [free_port(), free_port()]
        self.servers: list[Server | None] = [self.start(port) for port in self.ports]
        self.thinkers = [self.start_thinker() for _ in range(THINKERS)]
        self.frozen: set[int] = set()
        stack.callback(self.stop)

    def start(self, port: int) -> Server:
        flags = ["--redis", self.redis.address, "--workers", str(self.workers)]
        for _ in range(20):
            try:
                return Server(self.database, *flags, port=port, settings=SETTINGS)
            except SystemExit:  # the last workers of the one before hold the port, or no database
                time.sleep(0.5)
        raise SystemExit("chaos: the server does not come back")

    def start_thinker(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "ludi.cli.main", "think", "--redis", self.redis.address]
        return subprocess.Popen(command, stdout=subprocess.DEVNULL)

    def urls(self) -> list[str]:
        return [f"http://127.0.0.1:{port}" for port in self.ports]

    def stop(self) -> None:
        self.thaw()
        for one in self.servers:
            if one is not None:
                one.stop()
        for thinker in self.thinkers:
            end(thinker, signal.SIGKILL)

    # ---------------------------------------------------------------- faults

    def freeze(self, pid: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)
            self.frozen.add(pid)

    def thaw(self) -> None:
        for pid in self.frozen:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
        self.frozen.clear()

    async def kill_server(self, chance: random.Random) -> None:
        place = chance.randrange(len(self.servers))
        server = self.servers[place]
        if server is None:
            return
        server.process.kill()
        server.stop()
        self.servers[place] = None
        await asyncio.sleep(chance.uniform(0, 1))
        self.servers[place] = await asyncio.to_thread(self.start, self.ports[place])

    def some_worker(self, chance: random.Random) -> int | None:
        running = [one.process.pid for one in self.servers if one is not None]
        found = [pid for parent in running for pid in children(parent) if is_worker(pid)]
        return chance.choice(found) if found else None

    async def kill_worker(self, chance: random.Random) -> None:
        pid = self.some_worker(chance)
        if pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    async def freeze_worker(self, chance: random.Random) -> None:
        pid = self.some_worker(chance)
        if pid is not None:
            await self.freeze_for(pid, chance.uniform(0.5, 9))

    async def kill_thinker(self, chance: random.Random) -> None:
        place = chance.randrange(THINKERS)
        await asyncio.to_thread(end, self.thinkers[place], signal.SIGKILL)
        await asyncio.sleep(chance.uniform(0, 3))
        self.thinkers[place] = self.start_thinker()

    async def freeze_thinker(self, chance: random.Random) -> None:
        for pid in children(chance.choice(self.thinkers).pid):
            await self.freeze_for(pid, chance.uniform(0.5, 5))

    async def freeze_redis(self, chance: random.Random) -> None:
        await self.freeze_for(self.redis.process.pid, chance.uniform(0.5, 4))

    async def freeze_database(self, chance: random.Random) -> None:
        pids = [self.postgres.process.pid, *children(self.postgres.process.pid)]
        for pid in pids:
            self.freeze(pid)
        await asyncio.sleep(chance.uniform(0.3, 3))
        self.thaw()

    async def freeze_for(self, pid: int, seconds: float) -> None:
        self.freeze(pid)
        await asyncio.sleep(seconds)
        self.thaw()

    async def kill_redis(self, chance: random.Random) -> None:
        await asyncio.to_thread(end, self.redis.process, signal.SIGKILL)
        await asyncio.sleep(chance.uniform(0, 2))
        await asyncio.to_thread(self.redis.start)

    async def fill_redis(self, chance: random.Random) -> None:
        """Redis refuses to keep anything more."""
        with Redis.from_url(self.redis.address) as client:
            await asyncio.to_thread(client.config_set, "maxmemory", "1")
            await asyncio.sleep(chance.uniform(0.5, 4))
            await asyncio.to_thread(client.config_set, "maxmemory", "0")

    async def fill_database(self, chance: random.Random) -> None:
        """Nothing more can be written to any file, as on a full disk; it may fall over that."""
        self.limit_files("0")
        await asyncio.sleep(chance.uniform(0.3, 3))
        self.limit_files("unlimited")
        await asyncio.sleep(0.5)
        if self.postgres.process.poll() is not None:
            await asyncio.to_thread(self.postgres.start)

    def limit_files(self, most: str) -> None:
        """How long a file may be that the database writes; as its own user, who may say so."""
        pid = self.postgres.process.pid
        as_whom = {key: self.postgres.more[key] for key in ("user",) if key in self.postgres.more}
        for one in [pid, *children(pid)]:
            command = ["prlimit", "--pid", str(one), f"--fsize={most}:"]
            subprocess.run(command, check=False, stderr=subprocess.DEVNULL, **as_whom)

    async def kill_database(self, chance: random.Random) -> None:
        """All its processes at once, as when the machine goes: it recovers from its own log."""
        for pid in [self.postgres.process.pid, *children(self.postgres.process.pid)]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        await asyncio.to_thread(self.postgres.process.wait, 20)
        await asyncio.sleep(chance.uniform(0, 1))
        await asyncio.to_thread(self.postgres.start)

    async def cut_off(self, chance: random.Random) -> None:
        """The database hangs up on everybody."""
        for pid in children(self.postgres.process.pid):
            with contextlib.suppress(OSError):
                if b"127.0.0.1" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    os.kill(pid, signal.SIGTERM)

    def faults(self) -> dict[str, Callable[[random.Random], Awaitable[None]]]:
        found: dict[str, Callable[[random.Random], Awaitable[None]]] = {
            "worker killed": self.kill_worker,
            "worker frozen": self.freeze_worker,
            "server killed": self.kill_server,
            "thinker killed": self.kill_thinker,
            "thinker frozen": self.freeze_thinker,
            "redis filled": self.fill_redis,
            "redis killed": self.kill_redis,
            "redis frozen": self.freeze_redis,
            "database killed": self.kill_database,
            "database filled": self.fill_database,
            "database frozen": self.freeze_database,
            "connections cut": self.cut_off,
        }
        if shutil.which("prlimit") is None:
            del found["database filled"]
        return found


class Table:
    """Two people against a bot at one game after another; all that was acknowledged to them."""

    def __init__(self, place: int, urls: list[str]) -> None:
        self.game = ludi.games()[place % len(ludi.games())]
        self.urls = urls
        self.chance = random.Random(place)
        self.acknowledged: list[tuple[str, int, int, int]] = []  # table, number, seat, action
        self.unsure = 0  # sent, and no answer came
        self.cookies: list[str] = []
        self.id = ""
        self.refused: Counter[str] = Counter()
        self.shown_wrong: list[str] = []
        self.seen = Seen()  # by somebody at the second seat, live

    async def ask(self, method: str, path: str, cookie: str, body: Any = None) -> httpx.Response:
        url = self.chance.choice(self.urls)
        headers = {"Cookie": f"ludi={cookie}"} if cookie else {}
        async with httpx.AsyncClient(base_url=url, timeout=8, trust_env=False) as web:
            return await web.request(method, path, headers=headers, json=body)

    async def sit_down(self) -> None:
        for name in ("Marie", "Paul")[len(self.cookies) :]:
            answer = await self.ask("POST", "/api/guests", "", {"nickname": name})
            answer.raise_for_status()
            self.cookies.append(answer.cookies["ludi"])
        seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "level": "random"}]
        players = ludi.game(self.game).players
        body = {"game": self.game, "seats": seats[: max(players)], "public": False}
        answer = await self.ask("POST", "/api/tables", self.cookies[0], body)
        answer.raise_for_status()
        table = answer.json()
        path = f"/api/tables/{table['id']}"
        invite = {"invite": table["invite"]}
        (await self.ask("POST", f"{path}/join", self.cookies[1], invite)).raise_for_status()
        (await self.ask("POST", f"{path}/start", self.cookies[0], {})).raise_for_status()
        self.id = table["id"]

    async def play(self, stop: asyncio.Event) -> None:
        """Until it is enough; whatever fails is tried again."""
        while not stop.is_set():
            try:
                if not self.id:
                    await self.sit_down()
                await self.one_play()
            except (httpx.HTTPError, KeyError, ValueError) as error:
                self.refused[type(error).__name__] += 1
                await asyncio.sleep(0.2)

    async def one_play(self) -> bool:
        """Play if one of us is asked; whether something was acknowledged."""
        seat = self.chance.randrange(2)
        path = f"/api/tables/{self.id}"
        answer = await self.ask("GET", f"{path}/state?seat={seat}", self.cookies[seat])
        if answer.status_code != 200:
            self.refused[str(answer.status_code)] += 1
            await asyncio.sleep(0.1)
            return False
        state = answer.json()
        self.look(state, seat)
        if state["status"] == "finished":
            self.id = ""
            return False
        if not state["legal"]:
            await asyncio.sleep(0.05)
            return False
        if self.chance.random() < 0.1:
            answer = await self.ask("GET", f"{path}/state", "")
            if answer.status_code == 200:
                self.shown_wrong.append("a private table")
        action = self.chance.choice(state["legal"])["id"]
        body = {"seat": seat, "action": action, "number": state["number"], "brief": True}
        self.unsure += 1
        answer = await self.ask("POST", f"{path}/plays", self.cookies[seat], body)
        self.unsure -= 1
        if answer.status_code == 200:
            self.acknowledged.append((self.id, answer.json()["number"], seat, action))
            return True
        self.refused[str(answer.status_code)] += 1
        return False

    async def watch(self) -> None:
        """Look on live, and come back whenever the connection breaks."""
        while True:
            await asyncio.sleep(0.2)
            table = self.id
            if not table:
                continue
            self.seen = Seen()
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                async with live(self.chance.choice(self.urls), table, 1, self.cookies[1]) as socket:
                    await self.follow(socket, table)

    async def follow(self, socket: Any, table: str) -> None:
        while self.id == table:
            with contextlib.suppress(TimeoutError):
                told = read_json(await asyncio.wait_for(socket.recv(), 1))
                if told["type"] == "ping":
                    await socket.send('{"type": "pong"}')
                if self.seen.hear(told):
                    self.look(self.seen.state, 1)

    async def sees_what_is(self) -> bool:
        """Whether who looks on has been told how the table is now."""
        answer = await self.ask("GET", f"/api/tables/{self.id}/state?seat=1", self.cookies[1])
        keys = ("table", "number", "asked", "question", "legal", "numbers", "status")
        now = answer.json()
        return all(self.seen.state.get(key) == now.get(key) for key in keys)

    def look(self, state: dict[str, Any], seat: int) -> None:
        """What somebody must not see: another's seat, another's choices, the seed."""
        if state["seat"] != seat or state["view"].get("seat", seat) != seat:
            self.shown_wrong.append("another seat's view")
        if state["legal"] and seat not in state["asked"]:
            self.shown_wrong.append("choices of another")
        if state["seed"] is not None and state["status"] != "finished":
            self.shown_wrong.append("the seed of a running game")


async def found_in(database: str) -> list[tuple[str, int, int, str, int]]:
    """All events, as the database has them."""

    async def read(storage: Storage) -> list[tuple[str, int, int, str, int]]:
        async with storage.reading() as session:
            rows = await session.execute(
                select(Event.table_id, Event.number, Event.seat, Event.kind, Event.value).order_by(
                    Event.table_id, Event.number
                )
            )
            return [tuple(row) for row in rows]  # type: ignore[misc]

    settings = Settings.read({}, database=database)
    found: list[tuple[str, int, int, str, int]] = await asyncio.to_thread(
        with_storage, settings, read
    )
    return found


def compare(tables: list[Table], events: list[tuple[str, int, int, str, int]]) -> dict[str, int]:
    """How many of the acknowledged actions are missing or doubled, and how many gaps there are."""
    kept = Counter((table, number, seat, value) for table, number, seat, _, value in events)
    said = Counter(one for table in tables for one in table.acknowledged)
    last: dict[str, int] = {}
    gaps = 0
    for table, number, *_ in events:
        gaps += number != last.get(table, 0) + 1
        last[table] = number
    return {
        "acknowledged": sum(said.values()),
        "lost": sum(1 for one in said if not kept[one]),
        "doubled": sum(1 for one, count in said.items() if count > 1 or kept[one] > 1),
        "gaps": gaps,
    }


async def go_on(tables: list[Table]) -> list[float]:
    """How long each table takes until something happens there again."""

    async def one(table: Table) -> float:
        began = time.monotonic()
        while time.monotonic() - began < 3 * GOES_ON_SECONDS:
            try:
                if not table.id:
                    await table.sit_down()
                if await table.one_play():
                    break
            except (httpx.HTTPError, KeyError, ValueError):
                await asyncio.sleep(0.2)
        return time.monotonic() - began

    return await asyncio.gather(*map(one, tables))


async def blind_at(tables: list[Table]) -> list[str]:
    """The games of the tables at which somebody who looks on live does not see what is."""
    end = time.monotonic() + 3 * GOES_ON_SECONDS
    left = list(tables)
    while left and time.monotonic() < end:
        await asyncio.sleep(0.5)
        left = [table for table in left if not await table.sees_what_is()]
    return [table.game for table in left]


async def run(args: argparse.Namespace, house: House) -> int:
    chance = random.Random(args.seed)
    tables = [Table(place, house.urls()) for place in range(args.tables)]
    stop = asyncio.Event()
    playing = [asyncio.create_task(table.play(stop)) for table in tables]
    watching = [asyncio.create_task(table.watch()) for table in tables]
    injected: Counter[str] = Counter()
    ends = time.monotonic() + args.minutes * 60
    faults = house.faults()
    wanted = list(args.fault or ())
    while wanted or (time.monotonic() < ends and not args.fault):
        await asyncio.sleep(chance.uniform(*args.pause))
        name = wanted.pop(0) if wanted else chance.choice(sorted(faults))
        await faults[name](chance)
        injected[name] += 1
    house.thaw()
    well = await until(lambda: all(house.servers), 60)
    stop.set()
    await asyncio.gather(*playing)
    waits = await go_on(tables)
    blind = await blind_at(tables)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    found = compare(tables, await found_in(house.database))
    wrong = [one for table in tables for one in table.shown_wrong]
    for name, count in sorted(injected.items()):
        print(f"{name:20} {count}")
    refused = sum((table.refused for table in tables), Counter())
    print(f"{'unanswered':20} {dict(refused)}")
    for name, number in found.items():
        print(f"{name:20} {number}")
    print(f"{'shown wrongly':20} {len(wrong)} {wrong[:3]}")
    print(f"{'not told live':20} {len(blind)} {blind}")
    print(f"{'goes on within':20} {max(waits):.1f} s")
    bad = found["lost"] + found["doubled"] + found["gaps"] + len(wrong) + len(blind)
    late = max(waits) > GOES_ON_SECONDS
    return 1 if bad or late or not well or not found["acknowledged"] else 0


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--workers", type=int, default=2, help="of each of the two servers")
    parser.add_argument("--seed", default="chaos", help="which faults come when")
    parser.add_argument("--pause", type=float, nargs=2, default=(0.5, 4), metavar="SECONDS")
    parser.add_argument("--fault", action="append", help="these, one after another, and no more")
    args = parser.parse_args(arguments)
    print(json.dumps({name: str(value) for name, value in vars(args).items()}), flush=True)
    with ExitStack() as stack:
        house = House(stack, args.workers)
        return asyncio.run(run(args, house))


if __name__ == "__main__":
    sys.exit(main())
