"""Live tables with scripted people: `make load`, or `python -m benchmarks.load --tables 1000`.

Every table has four seats and four live connections: bots have a third of all seats, people the
others, and for each bot somebody looks on. The five games come in turn. At each table somebody
plays a random legal action every two seconds (bots too), and what is measured is how long it takes
from sending an action until its outcome is seen: by who played, and by the last of the four.

Servers are measured one after another: with one and with two workers, on SQLite (a fresh file)
and on PostgreSQL with Redis (both started for the occasion, and writing to disk as they should).
The people are one process on one core; when that is what is slow, it says so.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from typing import Any

import ludi
from benchmarks.scripted import Seen, Server, Web, live, read_json, server, share
from ludi.server.doors import more_descriptors
from tests.server.processes import postgres, redis

SEATS = 4
BOTS = (1, 1, 2)  # at one table after another: a third of the seats
AT_ONCE = 12  # tables that are opened at the same time
KINDS = ("sqlite-1", "sqlite-2", "postgres-1", "postgres-2")
BUSY = 0.85  # of a core: a client that works more is the limit itself
LATE = 0.02  # seconds too late, one time in a hundred: and so is one that wakes up like that


class Tally:
    """What was measured, since it was last cleared."""

    def __init__(self) -> None:
        self.own: list[float] = []  # until who played saw the outcome
        self.all: list[float] = []  # until the last of the table did
        self.events = 0
        self.late: list[float] = []
        self.problems: list[str] = []
        self.finished = 0
        self.lost = 0

    def clear(self) -> None:
        self.own.clear()
        self.all.clear()
        self.late.clear()
        self.events = 0


class Table:
    """One table, its four connections, and who plays there next."""

    def __init__(self, web: Web, place: int, pace: float, tally: Tally) -> None:
        self.web = web
        self.game = ludi.games()[place % len(ludi.games())]
        self.bots = BOTS[place % len(BOTS)]
        self.pace = pace
        self.tally = tally
        self.chance = random.Random(place)
        self.cookies: list[str] = []
        self.id = ""
        self.seen: list[Seen] = []
        self.sockets: list[Any] = []
        self.acting: tuple[int, int, float] | None = None  # whose play is awaited, what, since when
        self.waiting: set[int] = set()  # connections that have not seen it yet
        self.news = asyncio.Event()

    async def sit_down(self) -> None:
        if not self.cookies:
            names = [f"Player {one + 1}" for one in range(SEATS)]
            self.cookies = [await self.web.guest(name) for name in names]
        people = SEATS - self.bots
        self.id = await self.web.table(self.game, self.cookies[:people], self.bots)
        self.seen = [Seen() for _ in range(SEATS)]

    async def play(self) -> None:
        """One game after another."""
        while True:
            async with AsyncExitStack() as stack:
                seats = [one if one < SEATS - self.bots else None for one in range(SEATS)]
                self.sockets = [
                    await stack.enter_async_context(live(self.web.url, self.id, seat, cookie))
                    for seat, cookie in zip(seats, self.cookies, strict=True)
                ]
                hearing = [
                    asyncio.create_task(self.hear(place, socket))
                    for place, socket in enumerate(self.sockets)
                ]
                try:
                    await self.one_game()
                finally:
                    for task in hearing:
                        task.cancel()
                    await asyncio.gather(*hearing, return_exceptions=True)
            self.tally.finished += 1
            await self.sit_down()

    async def hear(self, place: int, socket: Any) -> None:
        """Whatever comes on a connection, as fast as it comes."""
        seen = self.seen[place]
        try:
            async for message in socket:
                before = seen.number
                told = read_json(message)
                if told["type"] == "ping":
                    await socket.send('{"type": "pong"}')
                elif told["type"] == "problem":
                    self.tally.problems.append(str(told["problem"].get("detail")))
                    self.acting = None
                elif seen.hear(told):
                    self.saw(place, seen.number, before)
                self.news.set()
        except Exception as error:
            self.tally.lost += 1
            self.tally.problems.append(f"connection lost: {type(error).__name__}")

    def saw(self, place: int, number: int, before: int) -> None:
        if place == 0 and before >= 0:
            self.tally.events += number - before
        if self.acting is None or number < self.acting[1] or place not in self.waiting:
            return
        took = time.perf_counter() - self.acting[2]
        if place == self.acting[0]:
            self.tally.own.append(took)
        self.waiting.discard(place)
        if not self.waiting:
            self.tally.all.append(took)
            self.acting = None

    async def one_game(self) -> None:
        """Somebody plays at every turn of the clock, if one of us is asked."""
        await asyncio.sleep(self.chance.uniform(0, self.pace))
        while True:
            due = time.perf_counter() + self.chance.uniform(0.5, 1.5) * self.pace
            if self.acting is None and self.seen[0].state:
                if self.seen[0].state["status"] != "playing":
                    return
                await self.one_play()
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def one_play(self) -> None:
        asked = [one for one in range(SEATS - self.bots) if self.seen[one].state.get("legal")]
        if not asked:
            return
        seat = self.chance.choice(asked)
        state = self.seen[seat].state
        action = self.chance.choice(state["legal"])["id"]
        self.waiting = set(range(SEATS))
        number = max(seen.number for seen in self.seen)
        self.acting = (seat, number + 1, time.perf_counter())
        play = {"type": "play", "seat": seat, "action": action, "number": state["number"]}
        await self.sockets[seat].send(json.dumps(play))


async def watch_the_clock(tally: Tally) -> None:
    """How much later than asked we wake up: that much of every latency is our own."""
    while True:
        wanted = time.perf_counter() + 0.02
        await asyncio.sleep(0.02)
        tally.late.append(time.perf_counter() - wanted)


async def measure(args: argparse.Namespace, kind: str, at: Server) -> dict[str, Any]:
    web = Web(at.url)
    tally = Tally()
    empty = at.memory()
    tables = [Table(web, place, args.pace, tally) for place in range(args.tables)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def sit_down(table: Table) -> None:
        async with gate:
            await table.sit_down()

    began = time.perf_counter()
    await asyncio.gather(*map(sit_down, tables))
    opened = time.perf_counter() - began
    tasks = []
    for table in tables:
        tasks.append(asyncio.create_task(table.play()))
        await asyncio.sleep(min(0.02, args.pace / args.tables * 4))  # not all at the same moment
    clock = asyncio.create_task(watch_the_clock(tally))
    await asyncio.sleep(args.pace * 2)
    tally.clear()
    began, worked, ours = time.perf_counter(), at.work(), time.process_time()
    await asyncio.sleep(args.seconds)
    took = time.perf_counter() - began
    worked, ours = at.work() - worked, (time.process_time() - ours) / took
    late = share(tally.late, 0.99)
    found = {
        "server": kind,
        "tables": args.tables,
        "connections": sum(not task.done() for task in tasks) * SEATS,
        "opened_in_s": round(opened, 1),
        "seconds": round(took, 1),
        "actions": tally.events,
        "actions_per_second": round(tally.events / took, 1),
        "p50_ms": round(1000 * share(tally.own, 0.5), 1),
        "p95_ms": round(1000 * share(tally.own, 0.95), 1),
        "p99_ms": round(1000 * share(tally.own, 0.99), 1),
        "p99_all_four_ms": round(1000 * share(tally.all, 0.99), 1),
        "server_ms_an_action": round(1000 * worked / max(1, tally.events), 2),
        "server_cores": round(worked / took, 2),
        "server_mb": round(at.memory()),
        "kb_a_table": round(1024 * (at.memory() - empty) / args.tables),
        "client_cores": round(ours, 2),
        "client_late_p99_ms": round(1000 * late, 1),
        "finished": tally.finished,
        "lost": tally.lost,
        "problems": len(tally.problems),
    }
    failed = [task.exception() for task in tasks if task.done() and not task.cancelled()]
    for task in [*tasks, clock]:
        task.cancel()
    await asyncio.gather(*tasks, clock, return_exceptions=True)
    await web.close()
    for name, value in found.items():
        print(f"{name:20} {value}")
    if ours > BUSY or late > LATE:
        print("the limit is the client itself, or what else runs here: true latencies are better")
    for what in [*tally.problems[:3], *failed[:3]]:
        print("problem:", repr(what))
    return found


@contextmanager
def kind_of_server(kind: str, args: argparse.Namespace) -> Iterator[Server]:
    """A server of a kind, with all it needs."""
    database, workers = kind.rsplit("-", 1)
    flags = [] if workers == "1" else ["--workers", workers]
    pace = str(args.pace)
    with ExitStack() as stack:
        address = ""
        if database == "postgres":
            address = stack.enter_context(postgres(durable=True)) + "postgres"
            flags += ["--redis", stack.enter_context(redis())]
            with_migration(address)
        yield stack.enter_context(
            server(*flags, database=address, tree=args.tree, LUDI_BOT_PACE=pace)
        )


def with_migration(database: str) -> None:
    from ludi.server.serve import migrate
    from ludi.server.settings import Settings

    migrate(Settings.read({}, database=database))


def main() -> None:
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=2, help="seconds between actions of a table")
    parser.add_argument("--server", action="append", choices=KINDS, help="by default all of them")
    parser.add_argument("--tree", default="", help="another source tree of ours, to compare")
    args = parser.parse_args()
    more_descriptors(20_000)
    print(f"python {platform.python_version()}, {os.cpu_count()} cores, compiled {ludi.compiled()}")
    print(f"load of the machine before we began: {os.getloadavg()[0]:.1f}")
    for kind in args.server or KINDS:
        print()
        sys.stdout.flush()
        with kind_of_server(kind, args) as at:
            asyncio.run(measure(args, kind, at))


if __name__ == "__main__":
    main()
