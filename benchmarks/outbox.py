"""What becomes of messages when the server is killed: `python -m benchmarks.outbox`.

Again and again a server plays tables up to somebody's turn and sends e-mails and webhooks about
it, and dies by kill -9: every other time at a moment of chance, else after a message has arrived
and before that could be noted. In the end every turn must have arrived once. A mail server and a
web server of our own count by the ids that messages carry, as mailboxes and programs do; how often
a message came again under its id is told as well.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, select

import ludi
from benchmarks.sinks import Sinks, sinks
from ludi.kernel.history import PLAY
from ludi.server.desk import Desk
from ludi.server.metrics import Metrics
from ludi.server.models import Person, SeatRow, TableRow, now
from ludi.server.notices.bundles import READY, SENDING
from ludi.server.notices.courier import Courier
from ludi.server.notices.models import Channel, Delivery, Occasion
from ludi.server.notices.occasions import NEW
from ludi.server.settings import Settings
from ludi.server.storage import Storage

GAME = "glory-to-rome"
LEASE = 0.4  # seconds
SLOWEST = 0.9  # seconds after which it is killed at the latest
LONGEST = 5.0  # and if it is to have sent something first
ADDRESS = "bruno@mail.test"
TABLE = re.compile(r"/#/t/([a-z0-9]+)")


def settings_of(folder: str, smtp_port: int) -> Settings:
    return Settings.read(
        {},
        database=f"sqlite:///{folder}/ludi.sqlite",
        smtp_host="127.0.0.1",
        smtp_port=smtp_port,
        smtp_security="none",
        mail_from="ludi@ludi.test",
        public_url="https://ludi.test",
        private_addresses=True,
        notices_delay_seconds=0.0,
        notices_window_seconds=0.0,
        log="error",
    )


# ---------------------------------------------------------------- what is played


async def furnish(storage: Storage, arrived: Sinks, tables: int) -> None:
    """Tables at which Anna plays first, and then Bruno, who has an address and a webhook."""
    moment = now()
    game = ludi.game(GAME)
    async with storage.session() as session:
        for name in ("anna", "bruno"):
            session.add(Person(id=name, nickname=name, language="en", created=moment))
        await session.flush()
        for kind, target in (
            ("email", {"address": ADDRESS}),
            ("webhook", {"url": arrived.http + "/hook"}),
        ):
            session.add(
                Channel(
                    id=kind,
                    person_id="bruno",
                    kind=kind,
                    format="json",
                    name=kind,
                    target=target,
                    mark=kind,
                    verified=moment,
                    created=moment,
                )
            )
        made = 0
        for number in range(tables * 10):
            deciders = game.new(2, f"outbox {number}").deciders
            if list(deciders) != [0] or made == tables:
                continue
            id = f"t{made:05}"
            made += 1
            row = TableRow(
                id=id,
                name="",
                game=GAME,
                rules=game.rules_version,
                options={},
                players=2,
                public=False,
                status="playing",
                host_id="anna",
                invite=id,
                seed=f"outbox {number}",
                seed_sha256="",
                number=0,
                revision=0,
                asked=[0],
                created=moment,
                updated=moment,
            )
            session.add(row)
            await session.flush()
            for seat, name in enumerate(("anna", "bruno")):
                session.add(
                    SeatRow(
                        table_id=id,
                        seat=seat,
                        kind="person",
                        person_id=name,
                        name=name,
                        left=False,
                        orders={},
                    )
                )


async def play(desk: Desk, tables: Iterable[str]) -> None:
    """Play each table until it is Bruno's turn alone."""
    for table in tables:
        async with desk.open(table) as live:
            while live.table.deciders != [1]:
                await desk.append(live, 0, PLAY, live.table.legal_for(0)[0])
        await asyncio.sleep(0.005)


# ---------------------------------------------------------------- who is killed


async def server(folder: str, smtp_port: int, first: int, last: int, drain: bool) -> None:
    """Play and deliver until somebody kills us, or nothing is left."""
    settings = settings_of(folder, smtp_port)
    storage = Storage(settings)

    async def nobody(tables: Any) -> dict[str, Any]:
        return {table: () for table in tables}

    courier = Courier(storage, settings, Metrics(), nobody, lease_seconds=LEASE)
    carrying = asyncio.create_task(courier.run(0.02))
    await play(Desk(storage), [f"t{number:05}" for number in range(first, last)])
    while not drain or (await storage.at_once(left, writes=False)) > 0:
        await asyncio.sleep(0.05)
    carrying.cancel()
    await asyncio.gather(carrying, return_exceptions=True)
    await storage.close()


def left(connection: Connection) -> int:
    """How much is not delivered."""
    new = select(func.count()).select_from(Occasion).where(Occasion.state == NEW)
    on = select(func.count()).select_from(Delivery).where(Delivery.state.in_((READY, SENDING)))
    return (connection.scalar(new) or 0) + (connection.scalar(on) or 0)


def breed() -> None:
    """For each line of numbers a server: a process of its own, with all it needs loaded."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        order = json.loads(line)
        pid = os.fork()
        if pid == 0:
            asyncio.run(server(*order))
            os._exit(0)
        print(pid, flush=True)


# ---------------------------------------------------------------- what has arrived


def counted(arrived: Sinks, tables: int) -> dict[str, int]:
    """Of every turn and channel: is it there, and once?"""
    letters = {str(one["Message-ID"]): one.get_content() for one in arrived.letters}
    by_mail = Counter(table for text in letters.values() for table in TABLE.findall(text))
    bodies = {one.headers["idempotency-key"]: json.loads(one.body) for one in arrived.posted}
    by_hook = Counter(one["table"] for body in bodies.values() for one in body["notices"])
    expected = [f"t{number:05}" for number in range(tables)]
    return {
        "turns": tables,
        "lost": sum(found[one] == 0 for found in (by_mail, by_hook) for one in expected),
        "doubled": sum(found[one] > 1 for found in (by_mail, by_hook) for one in expected),
        "messages": len(letters) + len(bodies),
        "came_again": len(arrived.letters) + len(arrived.posted) - len(letters) - len(bodies),
    }


async def measure(rounds: int, tables: int, seed: int) -> dict[str, int]:
    """Kill a server so many times, each with so many new tables; then let one finish."""
    dice = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        async with sinks() as arrived:
            arrived.slow = 0.02
            storage = Storage(settings_of(folder, arrived.smtp_port))
            await storage.migrate()
            await furnish(storage, arrived, rounds * tables)
            await storage.close()
            breeder = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "benchmarks.outbox",
                "--breed",
                cwd=Path(__file__).parents[1],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
            assert breeder.stdin is not None and breeder.stdout is not None

            async def born(first: int, last: int, drain: bool) -> int:
                order = json.dumps([folder, arrived.smtp_port, first, last, drain])
                breeder.stdin.write(order.encode() + b"\n")  # type: ignore[union-attr]
                return int(await breeder.stdout.readline())  # type: ignore[union-attr]

            on_the_way = 0
            for number in range(rounds):
                pid = await born(max(0, number - 1) * tables, (number + 1) * tables, False)
                await moment_to_die(arrived, dice, between=number % 2 == 1)
                os.kill(pid, signal.SIGKILL)
                on_the_way += was_sending(f"{folder}/ludi.sqlite")
            pid = await born(0, rounds * tables, True)
            while alive(pid):
                await asyncio.sleep(0.05)
            breeder.stdin.close()
            await breeder.wait()
            killed = {"killed": rounds, "while_sending": on_the_way}
            return {**killed, **counted(arrived, rounds * tables)}


async def moment_to_die(arrived: Sinks, dice: random.Random, between: bool) -> None:
    """Any moment, or the one between a message that has arrived and the note that it has."""
    if not between:
        await asyncio.sleep(dice.uniform(0.05, SLOWEST))
        return
    arrived.taken.clear()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(LONGEST):
            await arrived.taken.wait()
    await asyncio.sleep(dice.uniform(0, arrived.slow))


def was_sending(file: str) -> bool:
    """Whether a server that has just died had something on its way."""
    with contextlib.closing(sqlite3.connect(file, timeout=10)) as database:
        query = "SELECT count(*) FROM notice_deliveries WHERE state = 'sending'"
        return bool(database.execute(query).fetchone()[0])


def alive(pid: int) -> bool:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--tables", type=int, default=4, help="new ones in each round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--breed", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.breed:
        breed()
        return 0
    found = asyncio.run(measure(args.rounds, args.tables, args.seed))
    print(json.dumps(found))
    return 1 if found["lost"] or found["doubled"] else 0


if __name__ == "__main__":
    sys.exit(main())
