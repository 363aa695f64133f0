"""Bots at the tables: they think in processes of their own, about imagined tables only."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from ludi.bots.deals import hurried, is_unhurried, question, unhurried
from ludi.kernel.dice import Dice
from ludi.kernel.game import Game
from ludi.kernel.history import PLAY
from ludi.kernel.table import Table
from ludi.server.desk import Desk, Live, Overtaken
from ludi.server.metrics import Metrics
from ludi.server.models import now
from ludi.server.problems import Problem
from ludi.server.settings import Settings
from ludi.server.storage import trouble_of
from ludi.server.thinkers import Thinker
from ludi.server.thinking import Job
from ludi.server.turns import Full, Payer, Turns, Waits, remember

if TYPE_CHECKING:  # its library is there only where it is used
    from ludi.server.elsewhere import Line

log: Final = logging.getLogger("ludi.server")

STAND_INS: Final = ("greedy", "random")  # who plays on for a bot that failed, in this order
FIRST: Final = "first"  # and at last: the first legal action
ALONE_SECONDS: Final = 60.0  # that bots play among themselves after somebody looked
DEAL_SECONDS: Final = 60.0  # for one choice of a bot that thinks for so many visits
AGAIN_SECONDS: Final = 1.0  # until a database that did not answer is asked again
FULL_SECONDS: Final = 5.0  # until somebody with too many jobs may try the next one

J = TypeVar("J")
R = TypeVar("R")


class Robots:
    """Looks after every table where a bot is asked, or somebody with a standing order.

    Who answers at once has a process to itself: nobody waits for it behind those who think long.
    """

    def __init__(self, settings: Settings, desk: Desk, metrics: Metrics) -> None:
        self.settings: Final = settings
        self.desk: Final = desk
        self.metrics: Final = metrics
        self.closed = False
        most = settings.jobs_per_person, settings.jobs_per_address
        quick, deep = [Thinker()], [Thinker() for _ in range(settings.bot_workers)]
        self._line: Line | None = None
        if settings.think_elsewhere:
            from ludi.server.elsewhere import far_thinkers

            quick, deep, self._line = far_thinkers(settings)
        self.quick: Final = Turns(quick, *most)
        self.deep: Final = Turns(deep, *most)
        self._all: Final = [*self.quick.free, *self.deep.free]
        self._addresses: Final[OrderedDict[str, str]] = OrderedDict()  # where people called from
        self._seen: Final[OrderedDict[str, float]] = OrderedDict()  # when tables were looked at
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._patient: Final[set[str]] = set()  # whose task still leaves it to another process

    # ---------------------------------------------------------------- on whose account

    def note(self, person: str, address: str) -> None:
        """Somebody calls: what is done for them is also done for their address."""
        remember(self._addresses, person, address)

    def payer(self, person: str) -> Payer:
        return Payer(self._addresses.get(person, person), person)

    async def see(self, live: Live) -> None:
        """Somebody looks at a table: bots that play among themselves go on for a while."""
        if live.row.status == "playing":
            alone = only_bots(live)
            if alone:
                remember(self._seen, live.id, time.monotonic())
            await self.look(live, ours=alone)

    def _unseen(self, live: Live) -> bool:
        """Whether bots play among themselves and nobody looks on.

        Where a clock brought them there, they play to the end: somebody waits for the result.
        """
        if not only_bots(live) or self.desk.watched(live.id) or live.row.clock is not None:
            return False
        if now() - live.row.created < ALONE_SECONDS * 1000:
            return False
        return time.monotonic() - self._seen.get(live.id, -ALONE_SECONDS) >= ALONE_SECONDS

    async def look(self, live: Live, ours: bool = False) -> None:
        """Something is new at a table: see whether a bot has to do with it.

        What another process has done it also attends to; only if nothing comes of it do we.
        """
        task = self._tasks.get(live.id)
        if task is not None and (not ours or live.id not in self._patient):
            return
        if self.closed or self.next_seat(live) is None:
            return
        if task is not None:
            task.cancel()
        if ours:
            self._patient.discard(live.id)
        else:
            self._patient.add(live.id)
        wait = 0.0 if ours else self.settings.bot_seconds + 2
        self._tasks[live.id] = asyncio.create_task(self._attend(live.id, wait))

    async def lend(self, what: Callable[[J], R], job: J, person: str, waits: Waits) -> R:
        """Let a process do something else than play, on somebody's account; `Full` if too much."""
        async with self.deep.turn(self.payer(person), waits) as thinker:
            began = time.monotonic()
            try:
                return await thinker.work(what, job, self.settings.bot_seconds, waits)
            finally:
                self.metrics.add("ludi_bot_seconds_total", time.monotonic() - began)

    async def warm_up(self) -> None:
        """Let the processes come up before the first bot is asked."""
        for thinker in self._all:
            with contextlib.suppress(Exception):
                await thinker.warm_up()

    async def close(self) -> None:
        self.closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for thinker in self._all:
            thinker.end()
        if self._line is not None:
            self._line.close()

    # ---------------------------------------------------------------- at one table

    def next_seat(self, live: Live) -> int | None:
        """The first seat asked that needs no person to answer, if anybody cares for the game."""
        if not live.started or live.row.status != "playing" or live.row.request is not None:
            return None
        if self._unseen(live):
            return None
        table = live.table
        for seat in table.deciders:
            row = live.seats[seat]
            if row.kind == "bot" or ordered(live.game, table, seat, row.orders or {}) is not None:
                return seat
        return None

    async def _attend(self, table_id: str, wait: float) -> None:
        """Play for bots and orders until a person is asked."""
        if wait:
            await asyncio.sleep(wait)
            self._patient.discard(table_id)
        try:
            while not self.closed:
                try:
                    if not await self._one_choice(table_id):
                        break
                except Full:  # others of the same account are waiting: this table comes later
                    await asyncio.sleep(FULL_SECONDS)
                except (SQLAlchemyError, OSError) as error:  # the database will be back
                    why = trouble_of(error)
                    log.warning("bots wait", extra={"table": table_id, "why": why})
                    await asyncio.sleep(AGAIN_SECONDS)
        except Problem:  # the table is gone
            self._tasks.pop(table_id, None)
        except Exception:
            self._tasks.pop(table_id, None)
            log.exception("bots stopped", extra={"table": table_id})

    async def _one_choice(self, table_id: str) -> bool:
        """Choose once; whether there may be more to do."""
        began = time.monotonic()
        async with self.desk.open(table_id) as live:
            seat = self.next_seat(live)
            if seat is None:
                self._tasks.pop(table_id, None)  # still locked: nothing slips in between
                return False
            row = live.seats[seat]
            number = live.number
            if row.kind != "bot":
                action = ordered(live.game, live.table, seat, row.orders or {})
                if action is not None:
                    await self._append(live, seat, action)
                return True
            level = row.stand_in or row.level or STAND_INS[0]
            payer = self.payer(live.row.host_id or table_id)
            waits = Waits.NOBODY if only_bots(live) else Waits.PERSON
            self._lane(level).check_room(payer)
            legal = list(live.table.legal_for(seat))
            job = job_for(live, seat, level)
        action, stand_in = await self._choose(job, legal, payer, waits)
        if self.desk.watched(table_id):
            await asyncio.sleep(self.settings.bot_pace - (time.monotonic() - began))
        async with self.desk.open(table_id, trusting=True) as live:
            row = live.seats[seat]
            history = live.history
            same = history.moved <= number or (live.table.lanes and history.acted[seat] <= number)
            if row.kind != "bot" or not same or action not in live.table.legal_for(seat):
                return True  # the table has moved on: ask again
            await self._append(live, seat, action, stand_in)
        return True

    def _lane(self, level: str) -> Turns[Thinker]:
        return self.quick if level in STAND_INS else self.deep

    async def _append(self, live: Live, seat: int, action: int, stand_in: str = "") -> None:
        """Play, unless another process was faster."""
        with contextlib.suppress(Overtaken):
            if stand_in:
                note = {"stand_in": stand_in, "note": f"stand-in-{stand_in}"}
                await self.desk.change(live, {}, {seat: note})
            await self.desk.append(live, seat, PLAY, action)

    async def _choose(
        self, job: Job, legal: list[int], payer: Payer, waits: Waits
    ) -> tuple[int, str]:
        """The action of a bot, and who had to stand in for it (empty: nobody)."""
        if job.level == FIRST:
            return legal[0], ""
        levels = list(dict.fromkeys([job.level, *STAND_INS]))
        if job.level in STAND_INS:
            levels = list(STAND_INS[STAND_INS.index(job.level) :])
        if is_unhurried(job.level):
            levels.insert(0, job.level)  # once more, before somebody else spoils a deal
        for level in levels:
            action = await self._asked(job._replace(level=level), payer, waits)
            if action in legal:
                return action, "" if level == job.level else level
        return legal[0], FIRST

    async def _asked(self, job: Job, payer: Payer, waits: Waits) -> int:
        """What a level chooses in its time; -1 if it does not."""
        if hurried(job.level) not in self.settings.bots:
            return -1
        seconds = self.settings.bot_seconds
        if is_unhurried(job.level):
            seconds = max(seconds, DEAL_SECONDS)
        thread = f"{job.thread}:{job.level}" if job.thread else ""
        async with self._lane(job.level).turn(payer, waits, thread) as thinker:
            began = time.monotonic()
            job = job._replace(thread=thread)
            try:
                return await thinker.think(job, seconds, waits)
            except Exception as error:
                why = type(error).__name__
                log.warning("bot failed", extra={"level": job.level, "game": job.game, "why": why})
                self.metrics.count("ludi_bot_failures_total", level=job.level)
                return -1
            finally:
                took = time.monotonic() - began
                self.metrics.count("ludi_bot_choices_total", level=job.level)
                self.metrics.add("ludi_bot_seconds_total", took)
                self.metrics.bot_seconds.labels(job.level).observe(took)


def only_bots(live: Live) -> bool:
    return all(row.kind == "bot" for row in live.seats)


def dealt_job(live: Live, seat: int, level: str) -> Job:
    """A question about a deal: the same one for everybody who has come to the same position."""
    asked = question(live.table, seat, live.row.seed)
    return Job(live.game.id, asked.world.dump(), seat, unhurried(level), asked.seed, live.number)


def job_for(live: Live, seat: int, level: str) -> Job:
    """A question for a seat; the same table, seat and number always make the same one."""
    if live.row.deal is not None:
        return dealt_job(live, seat, level)
    secret = f"bot:{live.row.seed}:{seat}:{live.number}"
    seed = hashlib.sha256(secret.encode()).hexdigest()
    world = live.table.imagine(seat, Dice.seeded(f"imagine:{seed}"))
    world.patient = live.table.patient  # or the only answer would be given on loading it
    played = next((one for one in reversed(live.history.plays) if one.seat == seat), None)
    return Job(
        live.game.id,
        world.dump(),
        seat,
        level,
        seed,
        live.number,
        f"{live.id}:{seat}",
        (0, -1) if played is None else (played.number, played.action),
        None if live.box is None else live.box.body,
    )


def ordered(game: Game, table: Table, seat: int, orders: dict[str, Any]) -> int | None:
    """What a standing order answers to the question of a seat; None: ask the player."""
    stack = table.lanes[seat] if table.lanes else table.agenda
    question = type(stack[-1]).__name__ if stack else ""
    return game.standing_answer(question, orders.get(question, "ask"), table.legal_for(seat))
