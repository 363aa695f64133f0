"""Server work of one action, by game: `python -m benchmarks.work [--against TREE]`.

A table of four people with four live connections; the client plays random legal actions, one
after another, and every time waits until all four have seen the outcome. What is reported is the
processor time of the server an action, and how much of it the rules alone take: the same kind of
game played and looked at from four seats in this process. With --against, the server of another
source tree is measured in the same run, by turns, so that both have the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from typing import Any

import ludi
from benchmarks.scripted import Seen, Server, Web, live, read_json, server
from ludi.kernel.history import History
from ludi.kernel.viewer import viewer_of

PLAYERS = 4
CALM = {"LUDI_PING_SECONDS": "3600"}  # who waits for the other server's turn is not asked meanwhile
WARM = 30  # actions before the first that counts: texts are read, caches filled


@dataclass
class Measured:
    """What one server needed for one game."""

    actions: int = 0
    seconds: float = 0.0
    sent: int = 0  # bytes to the four of them
    waits: list[float] = field(default_factory=list)


class Table:
    """Four people at a table of one server."""

    def __init__(self, at: Server, game: str, over: str) -> None:
        self.server = at
        self.game = game
        self.over = over
        self.web = Web(at.url)
        self.chance = random.Random(game)
        self.measured = Measured()
        self.cookies: list[str] = []
        self.table = ""
        self.stack = AsyncExitStack()
        self.sockets: list[Any] = []
        self.seen: list[Seen] = []
        self.heard = 0

    async def open(self) -> None:
        """Sit down (again), at a new table."""
        await self.stack.aclose()
        if not self.cookies:
            self.cookies = [await self.web.guest(f"Player {one + 1}") for one in range(PLAYERS)]
        self.table = await self.web.table(self.game, self.cookies)
        self.sockets = [
            await self.stack.enter_async_context(live(self.server.url, self.table, seat, cookie))
            for seat, cookie in enumerate(self.cookies)
        ]
        self.seen = [Seen() for _ in self.sockets]
        await self.hear(0)

    async def hear(self, number: int) -> None:
        """Until all have seen an event."""
        pairs = zip(self.sockets, self.seen, strict=True)
        await asyncio.gather(*(self.hear_one(socket, seen, number) for socket, seen in pairs))

    async def hear_one(self, socket: Any, seen: Seen, number: int) -> None:
        while seen.number < number:
            try:
                message = await asyncio.wait_for(socket.recv(decode=False), 30)
            except TimeoutError:
                raise SystemExit(f"work: event {number} of {self.game} is not told") from None
            self.heard += len(message)
            seen.hear(read_json(message))
            if seen.problem:
                raise SystemExit(f"work: {self.server.url} {seen.problem}")

    async def play(self, actions: int, counts: bool) -> None:
        """So many actions, whoever is asked."""
        while actions > 0:
            if not self.table or self.seen[0].state["status"] != "playing":
                await self.open()
            before = self.server.work()
            self.heard = 0
            done = 0
            while actions > done and self.seen[0].state["status"] == "playing":
                began = time.perf_counter()
                await self.one()
                done += 1
                if counts:
                    self.measured.waits.append(time.perf_counter() - began)
            actions -= done
            if counts:
                self.measured.actions += done
                self.measured.seconds += self.server.work() - before
                self.measured.sent += self.heard

    async def one(self) -> None:
        seat = self.seen[0].state["asked"][0]
        mine = self.seen[seat].state
        body = {
            "seat": seat,
            "action": self.chance.choice(mine["legal"])["id"],
            "number": mine["number"],
        }
        if self.over == "ws":
            await self.sockets[seat].send(json.dumps({"type": "play", **body}))
        else:
            path = f"/api/tables/{self.table}/plays"
            brief = {"brief": True} if self.over == "brief" else {}
            await self.web.send(path, {**body, **brief}, self.cookies[seat])
        await self.hear(mine["number"] + 1)

    async def close(self) -> None:
        await self.stack.aclose()
        await self.web.close()


def rules_alone(id: str, actions: int) -> float:
    """Milliseconds an action for playing it, and looking at it from every seat."""
    game = ludi.game(id)
    chance = random.Random(id)
    done = 0
    spent = 0.0
    while done < actions:
        history = History(game, PLAYERS, done, game.for_people())
        while not history.table.over and done < actions:
            seat = history.table.deciders[0]
            action = chance.choice(history.table.legal_for(seat))
            began = time.process_time()
            history.play(action, seat)
            for one in range(PLAYERS):
                history.table.view(viewer_of(one))
                history.table.tally(one)
                history.table.legal_for(one)
            spent += time.process_time() - began
            done += 1
    return 1000 * spent / actions


async def measure(args: argparse.Namespace, servers: dict[str, Server]) -> None:
    games = args.game or ludi.games()
    print(f"compiled {ludi.compiled()}, over {args.over}, {args.actions} actions a game and server")
    print(f"{'game':16}{'server':>8}{'ms an action':>14}{'bytes':>9}{'wait ms':>9}{'rules ms':>10}")
    totals: dict[str, list[float]] = {name: [] for name in servers}
    for game in games:
        tables = {name: Table(one, game, args.over) for name, one in servers.items()}
        for table in tables.values():
            await table.play(WARM, counts=False)
        for _ in range(args.rounds):
            for table in tables.values():
                await table.play(args.actions // args.rounds, counts=True)
        rules = rules_alone(game, args.actions)
        for name, table in tables.items():
            found = table.measured
            work = 1000 * found.seconds / found.actions
            totals[name].append(work)
            wait = 1000 * sum(found.waits) / len(found.waits)
            sent = found.sent // found.actions
            print(f"{game:16}{name:>8}{work:14.2f}{sent:9}{wait:9.2f}{rules:10.2f}", flush=True)
            await table.close()
    for name, works in totals.items():
        print(f"{'all, mean':16}{name:>8}{sum(works) / len(works):14.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=300, help="that count, by game")
    parser.add_argument("--rounds", type=int, default=3, help="by turns with the other server")
    parser.add_argument("--game", action="append", help="by default all of them")
    parser.add_argument("--against", metavar="TREE", help="another source tree of ours")
    parser.add_argument(
        "--over", choices=("ws", "http", "brief"), default="ws", help="how plays are sent"
    )
    args = parser.parse_args()
    with ExitStack() as stack:
        servers = {}
        if args.against:
            servers["before"] = stack.enter_context(server(tree=args.against, **CALM))
        servers["now"] = stack.enter_context(server(**CALM))
        asyncio.run(measure(args, servers))


if __name__ == "__main__":
    main()
