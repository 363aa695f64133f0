"""Live tables with scripted players over WebSocket: `make load`, or `python -m benchmarks.load`.

Starts a server of its own on a fresh SQLite file, opens tables with four connections each, lets
every player think for a while and play a random legal action, and reports how long it took from
sending an action to seeing its outcome. Only this machine's loopback is used.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets

import ludi

PLAYERS = 4


@dataclass
class Tally:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    finished: int = 0


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def start_server(folder: str, port: int) -> subprocess.Popen[bytes]:
    environment = dict(os.environ, LUDI_LIMITS="no", LUDI_LOG="warning")
    environment.update(LUDI_TABLES_IN_MEMORY="2000", LUDI_LIVE_PER_ADDRESS="100000")
    database = f"sqlite:///{folder}/load.sqlite"
    command = [sys.executable, "-m", "ludi.server", "--port", str(port), "--database", database]
    return subprocess.Popen(command, env=environment)


async def wait_until_up(url: str, server: subprocess.Popen[bytes]) -> None:
    async with httpx.AsyncClient() as client:
        for _ in range(200):
            if server.poll() is not None:
                raise SystemExit("load: the server did not start")
            try:
                if (await client.get(f"{url}/health")).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.1)
    raise SystemExit("load: the server does not answer")


async def people(url: str) -> list[httpx.AsyncClient]:
    """Four people with a cookie each, for one table."""
    found = []
    for number in range(PLAYERS):
        person = httpx.AsyncClient(base_url=url, timeout=30, verify=False, headers={"Origin": url})
        answer = await person.post("/api/guests", json={"nickname": f"Player {number + 1}"})
        answer.raise_for_status()
        found.append(person)
    return found


async def open_table(persons: list[httpx.AsyncClient], game: str) -> str:
    host, *friends = persons
    seats = [{"kind": "me"}] + [{"kind": "friend"}] * (PLAYERS - 1)
    made = await host.post("/api/tables", json={"game": game, "options": {}, "seats": seats})
    made.raise_for_status()
    table = made.json()
    for friend in friends:
        join = await friend.post(
            f"/api/tables/{table['id']}/join", json={"invite": table["invite"]}
        )
        join.raise_for_status()
    (await host.post(f"/api/tables/{table['id']}/start", json={})).raise_for_status()
    return str(table["id"])


async def player(
    url: str, person: httpx.AsyncClient, table: str, seat: int, pace: float, tally: Tally
) -> None:
    """One connection: waits to be asked, thinks, plays, and notes when the outcome comes."""
    address = url.replace("http", "ws", 1) + f"/api/tables/{table}/live?seat={seat}"
    cookie = f"ludi={person.cookies['ludi']}"
    chance = random.Random(f"{table} {seat}")
    headers = {"Cookie": cookie}
    async with websockets.connect(
        address, additional_headers=headers, origin=websockets.Origin(url), max_size=None
    ) as live:
        sent = 0.0
        waiting = -1
        async for message in live:
            event: dict[str, Any] = json.loads(message)
            if event["type"] == "ping":
                await live.send('{"type": "pong"}')
            elif event["type"] == "problem":
                tally.problems.append(str(event["problem"].get("detail")))
                waiting = -1
            elif event["type"] == "state":
                state = event["state"]
                if waiting >= 0 and state["number"] > waiting:
                    tally.latencies.append(time.perf_counter() - sent)
                    waiting = -1
                if state["status"] != "playing":
                    tally.finished += seat == 0
                    return
                if waiting < 0 and state["legal"]:
                    await asyncio.sleep(chance.uniform(0.5, 1.5) * pace)
                    action = chance.choice(state["legal"])["id"]
                    waiting = state["number"]
                    play = {"type": "play", "seat": seat, "action": action, "number": waiting}
                    sent = time.perf_counter()
                    await live.send(json.dumps(play))


def memory_of(server: subprocess.Popen[bytes]) -> float:
    """Megabytes the server holds (Linux only; elsewhere 0)."""
    status = Path(f"/proc/{server.pid}/status")
    if not status.exists():
        return 0.0
    for line in status.read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def work_of(server: subprocess.Popen[bytes]) -> float:
    """Seconds of processor time the server has used (Linux only; elsewhere 0)."""
    stat = Path(f"/proc/{server.pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def share(values: list[float], part: float) -> float:
    """The value below which a part of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


async def measure(args: argparse.Namespace, url: str, server: subprocess.Popen[bytes]) -> None:
    await wait_until_up(url, server)
    everybody: list[httpx.AsyncClient] = []
    tally = Tally()
    tasks: list[asyncio.Task[None]] = []
    for number in range(args.tables):
        persons = await people(url)
        everybody += persons
        table = await open_table(persons, args.game)
        for seat, person in enumerate(persons):
            tasks.append(asyncio.create_task(player(url, person, table, seat, args.pace, tally)))
        if sys.stderr.isatty():
            print(f"\rtables {number + 1}/{args.tables}", end="", file=sys.stderr)
    await asyncio.sleep(args.pace * 2)  # until all are connected and playing
    tally.latencies.clear()
    began, worked = time.perf_counter(), work_of(server)
    await asyncio.sleep(args.seconds)
    took, worked = time.perf_counter() - began, work_of(server) - worked
    result = {
        "game": args.game,
        "tables": args.tables,
        "connections": sum(not task.done() for task in tasks),
        "finished": tally.finished,
        "pace": args.pace,
        "seconds": round(took, 1),
        "actions": len(tally.latencies),
        "actions_per_second": round(len(tally.latencies) / took, 1),
        "p50_ms": round(1000 * share(tally.latencies, 0.5), 1),
        "p99_ms": round(1000 * share(tally.latencies, 0.99), 1),
        "server_ms_an_action": round(1000 * worked / max(1, len(tally.latencies)), 2),
        "problems": len(tally.problems),
        "server_mb": round(memory_of(server)),
        "compiled": ludi.compiled(),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
    }
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for person in everybody:
        await person.aclose()
    for name, value in result.items():
        print(f"{name:20} {value}")
    if tally.problems:
        print("first problem:", tally.problems[0])


def main() -> None:
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=2, help="seconds a player thinks, on average")
    parser.add_argument("--game", default="glory-to-rome")
    args = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(folder, port)
        try:
            asyncio.run(measure(args, f"http://127.0.0.1:{port}", server))
        finally:
            server.terminate()
            server.wait(timeout=20)


if __name__ == "__main__":
    main()
