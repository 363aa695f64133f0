"""Who delivers: one courier among all processes, by a lease in the database.

What has become due is put together for each person, written down as deliveries, and these are
sent. A delivery is marked as being sent before the first byte leaves, and as done when the other
side has taken it. Whoever takes over the lease from a server that died sends what it was sending
once more, under the same id: by it push services, mailboxes and programs know a repetition.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from ludi.server.metrics import Metrics
from ludi.server.models import Act, Person, now
from ludi.server.notices.bundles import DONE, LOST, MISSING, MOOT, READY, SENDING, Bundle
from ludi.server.notices.channels import PUSH, deliver
from ludi.server.notices.errors import Gone, Later, Undelivered
from ludi.server.notices.facts import Item, Place, items, one_a_table, places, still_true
from ludi.server.notices.letters import letter_of
from ludi.server.notices.models import Channel, Delivery, Lease, Occasion
from ludi.server.notices.occasions import NEW, once
from ludi.server.settings import Settings
from ludi.server.storage import Storage

log: Final = logging.getLogger("ludi.server")

LEASE: Final = "notices"
LEASE_SECONDS: Final = 60.0
EVERY_SECONDS: Final = 5.0  # how often somebody looks
AT_ONCE: Final = 20  # messages on their way
MOST: Final = 500  # occasions looked at in one go
FIRST_WAIT: Final = 30_000  # before it is tried again, doubled each time
LONGEST_WAIT: Final = 3_600_000
HOUR: Final = 3_600_000

Looking = Callable[[Collection[str]], Awaitable[dict[str, Collection[str]]]]


class Courier:
    """Delivers what is to be told, for as long as it holds the lease."""

    def __init__(
        self,
        storage: Storage,
        settings: Settings,
        metrics: Metrics,
        looking: Looking,
        clock: Callable[[], int] = now,
        lease_seconds: float = LEASE_SECONDS,
    ) -> None:
        self.storage: Final = storage
        self.settings: Final = settings
        self.metrics: Final = metrics
        self.looking: Final = looking  # who looks at some tables now, in any process
        self.clock: Final = clock
        self.lease: Final = int(lease_seconds * 1000)
        self.holder: Final = secrets.token_hex(12)
        self.held_until = 0
        self.flying: Final[set[asyncio.Task[None]]] = set()

    async def run(self, every: float = EVERY_SECONDS) -> None:
        """Look again and again; what goes wrong once may go well the next time."""
        try:
            while True:
                try:
                    await self.step()
                except (SQLAlchemyError, OSError) as error:
                    log.warning("notices wait", extra={"why": type(error).__name__})
                except Exception:
                    log.exception("notices failed")
                await asyncio.sleep(every)
        finally:
            await self.close()

    async def step(self) -> None:
        """Do all that is due, if there is something and it is for us to do."""
        if not await self.storage.at_once(self._is_something_due, writes=False):
            return
        if await self.hold():
            await self.gather()
            await self.send()

    async def landed(self) -> None:
        """Wait until nothing is on its way."""
        while self.flying:
            await asyncio.gather(*self.flying)

    async def close(self) -> None:
        """Let what is on its way arrive, and another have the lease."""
        if self.flying:
            await asyncio.wait(self.flying, timeout=EVERY_SECONDS)
        await self._drop()
        if self.held_until:
            given_up = update(Lease).where(Lease.name == LEASE, Lease.holder == self.holder)
            with contextlib.suppress(SQLAlchemyError, OSError, RuntimeError):
                await self._write(lambda found: found.execute(given_up.values(until=0)))

    async def _drop(self) -> None:
        for task in self.flying:
            task.cancel()
        await asyncio.gather(*self.flying, return_exceptions=True)

    async def _write(self, work: Callable[[Connection], Any]) -> Any:
        return await self.storage.at_once(work, writes=True)

    def _is_something_due(self, connection: Connection) -> bool:
        moment = self.clock()
        new = select(Occasion.id).where(Occasion.state == NEW, Occasion.due <= moment)
        ready = select(Delivery.id).where(Delivery.state == READY, Delivery.due <= moment)
        sending = select(Delivery.id).where(Delivery.state == SENDING)
        asked = [one.limit(1) for one in (new, ready, *([] if self.flying else [sending]))]
        return any(connection.scalar(one) is not None for one in asked) or bool(self.flying)

    # ---------------------------------------------------------------- the lease

    async def hold(self) -> bool:
        """Whether it is for us to deliver. Half of the lease is left, at least."""
        moment = self.clock()
        if moment < self.held_until - self.lease // 2:
            return True
        if not await self._write(self._take_lease(moment)):
            self.held_until = 0
            await self._drop()  # somebody else sends it again
            return False
        self.held_until = moment + self.lease
        return True

    def _take_lease(self, moment: int) -> Callable[[Connection], bool]:
        def work(connection: Connection) -> bool:
            connection.execute(once(connection, Lease), {"name": LEASE, "holder": "", "until": 0})
            taken = connection.execute(
                update(Lease)
                .where(
                    Lease.name == LEASE,
                    (Lease.holder == self.holder) | (Lease.until < moment),
                )
                .values(holder=self.holder, until=moment + self.lease)
            )
            return bool(taken.rowcount)

        return work

    # ---------------------------------------------------------------- putting together

    async def gather(self) -> None:
        """Make deliveries of what has become due."""
        due = [Occasion.state == NEW, Occasion.due <= self.clock()]

        def look(connection: Connection) -> tuple[list[Item], dict[str, Place]]:
            found = items(connection, MOST, *due)
            return found, places(connection, [item.table for item in found])

        found, known = await self.storage.at_once(look, writes=False)
        if not found:
            return
        watched = await self.looking({item.table for item in found})
        groups: dict[tuple[str, str], list[Item]] = defaultdict(list)
        for item in found:
            key = ("table", item.table) if item.to_table else ("person", item.person or "")
            groups[key].append(item)
        window = int(self.settings.notices_window_seconds * 1000)
        for (kind, whom), theirs in groups.items():
            table, person = (whom, None) if kind == "table" else (None, whom)
            bundle = Bundle(theirs, known, watched, table, person, self.clock(), window)
            await self._write(bundle.write)

    # ---------------------------------------------------------------- sending

    async def send(self) -> None:
        """Send off what is ready, as much as may be on its way at once."""
        room = AT_ONCE - len(self.flying)
        if room <= 0:
            return
        for delivery in await self._write(self._claim(room)):
            task = asyncio.create_task(self._carry(delivery))
            self.flying.add(task)
            task.add_done_callback(self.flying.discard)

    def _claim(self, room: int) -> Callable[[Connection], list[Delivery]]:
        """Mark what is sent now, as long as the lease is ours."""

        def work(connection: Connection) -> list[Delivery]:
            moment = self.clock()
            ours = select(Lease.name).where(
                Lease.name == LEASE, Lease.holder == self.holder, Lease.until > moment
            )
            if connection.scalar(ours) is None:
                return []
            if not self.flying:  # whoever was sending these is not there any more
                left = update(Delivery).where(Delivery.state == SENDING)
                connection.execute(left.values(state=READY, due=moment))
            rows = connection.execute(
                select(Delivery.__table__)
                .where(Delivery.state == READY, Delivery.due <= moment)
                .order_by(Delivery.urgent.desc(), Delivery.due)
                .limit(room)
            )
            found = [Delivery(**row._mapping) for row in rows]
            connection.execute(
                update(Delivery)
                .where(Delivery.id.in_([one.id for one in found]))
                .values(state=SENDING, tries=Delivery.tries + 1)
            )
            return found

        return work

    async def _carry(self, delivery: Delivery) -> None:
        """Take one message where it goes, and note what became of it."""
        moment = self.clock()

        def look(connection: Connection) -> tuple[Any, Any, list[Item], dict[str, Place]]:
            channel = connection.execute(
                select(Channel.__table__).where(Channel.id == delivery.channel_id)
            ).first()
            person = connection.execute(
                select(Person.__table__).where(Person.id == delivery.person_id)
            ).first()
            found = items(connection, MOST, Occasion.id.in_(delivery.occasions))
            return channel, person, found, places(connection, [item.table for item in found])

        try:
            channel, person, found, known = await self.storage.at_once(look, writes=False)
            true = [one for one in found if still_true(one, known.get(one.table), moment)]
            if channel is None or person is None or person.suspended is not None or not true:
                await self._note(delivery, state=MOOT)
                return
            url = self.settings.public_url
            lines = one_a_table(true)
            letter = letter_of(delivery.id, delivery.at, lines, known, person.language, url, moment)
            to = Channel(**channel._mapping)
            try:
                await deliver(self.storage, self.settings, to, Person(**person._mapping), letter)
            except Undelivered as error:
                await self._failed(delivery, to, error)
                return
            await self._note(delivery, state=DONE, why="")
            if to.trouble is not None:
                await self._change(to, trouble=None)
            self.metrics.count("ludi_notices_total", channel=to.kind, outcome="delivered")
        except (SQLAlchemyError, OSError) as error:  # it stays marked: sent again by and by
            log.warning("notice not noted", extra={"why": type(error).__name__})

    async def _note(self, delivery: Delivery, **values: Any) -> None:
        """What became of a delivery, unless another has it by now."""
        mine = update(Delivery).where(Delivery.id == delivery.id, Delivery.state == SENDING)
        await self._write(lambda found: found.execute(mine.values(**values)))

    async def _change(self, channel: Channel, **values: Any) -> None:
        its = update(Channel).where(Channel.id == channel.id)
        await self._write(lambda found: found.execute(its.values(**values)))

    async def _failed(self, delivery: Delivery, channel: Channel, error: Undelivered) -> None:
        """Try again later, or give up and say so to those who run the house."""
        moment = self.clock()
        tried = delivery.tries + 1
        wait = min(FIRST_WAIT * 2 ** min(tried - 1, 10), LONGEST_WAIT)
        wait = max(wait, min(int(error.wait * 1000), LONGEST_WAIT))
        late = moment + wait > delivery.at + self.settings.notices_hours * HOUR
        if isinstance(error, Later) and not late:
            self.metrics.count("ludi_notices_total", channel=channel.kind, outcome="again")
            await self._note(delivery, state=READY, due=moment + wait, why=error.why)
            return
        if isinstance(error, Gone) and channel.kind == PUSH:
            gone = delete(Channel).where(Channel.id == channel.id)
            await self._write(lambda found: found.execute(gone))
            await self._note(delivery, state=MOOT, why=error.why)
            return
        await self._note(delivery, state=LOST, why=error.why)
        trouble = MISSING if isinstance(error, Gone) else error.why[:40]
        await self._change(channel, trouble=trouble)
        self.metrics.count("ludi_notices_total", channel=channel.kind, outcome="lost")
        said = {"channel": channel.kind, "person": channel.person_id, "tries": tried}
        log.warning("notice given up", extra={**said, "why": error.why})
        act = {
            "at": moment,
            "who": "house",
            "what": "notice-lost",
            "whom": channel.person_id,
            "detail": f"{channel.kind}: {error.why}, {tried} tries",
        }
        await self._write(lambda found: found.execute(insert(Act), act))
