"""What is due for somebody, sorted: told now in one message, later, or not any more."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select, update

from ludi.server.models import SignIn
from ludi.server.notices.facts import WAITING, Item, Place, still_true
from ludi.server.notices.models import Channel, Delivery, Occasion, Wishes
from ludi.server.notices.occasions import REMINDER
from ludi.server.notices.quiet import quiet_until

READY: Final = "ready"
SENDING: Final = "sending"
DONE: Final = "done"
MOOT: Final = "moot"  # there was no reason any more
LOST: Final = "lost"  # given up
TOLD: Final = "told"

LOOK_AGAIN: Final = 60_000  # milliseconds until it is seen whether somebody still looks
LOOKED_LONG: Final = 15 * 60_000  # a page open for so long: nobody is there
MISSING: Final = "missing"  # the trouble of a channel where nothing arrives any more


class Bundle:
    """What is due for one person, or for the channels of one table."""

    def __init__(
        self,
        found: list[Item],
        known: dict[str, Place],
        watched: dict[str, Collection[str]],
        table: str | None,
        person: str | None,
        moment: int,
        window: int,
    ) -> None:
        self.found: Final = found
        self.known: Final = known
        self.watched: Final = watched
        self.table: Final = table  # whose own channels tell it
        self.person: Final = person  # or to whom it is told
        self.moment: Final = moment
        self.window: Final = window
        self.now: Final[list[Item]] = []
        self.later: Final[dict[int, int]] = {}  # until when what waits
        self.moot: Final[list[Item]] = []

    def write(self, connection: Connection) -> None:
        """Decide about everything, in one transaction."""
        wishes = self._wishes(connection)
        for item in self.found:
            self._sort(item, wishes)
        usable = self._usable(connection)
        if self.now and not usable:
            self.moot.extend(self.now)
            self.now.clear()
        self._hold_back(connection, wishes)
        for id, due in self.later.items():
            connection.execute(update(Occasion).where(Occasion.id == id).values(due=due))
        self._settle(connection, self.moot, MOOT)
        self._settle(connection, self.now, TOLD)
        if self.now:
            ids = [item.id for item in self.now]
            urgent = any(item.kind == REMINDER for item in self.now)
            connection.execute(
                insert(Delivery),
                [self._delivery(channel, ids, urgent) for channel in usable],
            )

    def _delivery(self, channel: Any, ids: list[int], urgent: bool) -> dict[str, Any]:
        return {
            "id": secrets.token_hex(16),
            "person_id": channel.person_id,
            "channel_id": channel.id,
            "occasions": ids,
            "urgent": urgent,
            "at": self.moment,
            "due": self.moment,
            "tries": 0,
            "state": READY,
            "why": "",
        }

    def _wishes(self, connection: Connection) -> Any:
        if self.person is None:
            return None
        query = select(Wishes.__table__).where(Wishes.person_id == self.person)
        return connection.execute(query).first()

    def _sort(self, item: Item, wishes: Any) -> None:
        """Is it still true, and wanted; and does its person not see it by themselves?"""
        place = self.known.get(item.table)
        off = wishes is not None and (
            item.kind in (wishes.kinds_off or ())
            or (place is not None and place.row.game in (wishes.games_off or ()))
        )
        if off or not still_true(item, place, self.moment):
            self.moot.append(item)
        elif item.person is not None and item.person in self.watched.get(item.table, ()):
            if item.kind not in WAITING:
                self.moot.append(item)
            elif self.moment - item.at < LOOKED_LONG:
                self.later[item.id] = self.moment + LOOK_AGAIN
            else:
                self.now.append(item)
        else:
            self.now.append(item)

    def _usable(self, connection: Connection) -> list[Any]:
        """The channels through which something arrives; a browser must still be signed in."""
        ours = Channel.table_id == self.table
        if self.table is None:
            ours = Channel.table_id.is_(None) & (Channel.person_id == self.person)
        query = select(Channel.__table__).where(
            ours,
            Channel.verified.is_not(None),
            Channel.trouble.is_distinct_from(MISSING),
            Channel.sign_in.is_(None) | Channel.sign_in.in_(select(SignIn.hash)),
        )
        return list(connection.execute(query))

    def _hold_back(self, connection: Connection, wishes: Any) -> None:
        """Nothing in quiet hours, and one message within a window unless it is urgent."""
        if not self.now:
            return
        due = self.moment
        if wishes is not None:
            due = quiet_until(self.moment, wishes.zone, wishes.quiet_from, wishes.quiet_to)
        urgent = any(item.kind == REMINDER for item in self.now)
        if due == self.moment and not urgent and self.person is not None:
            last = connection.scalar(
                select(func.max(Delivery.at))
                .join(Channel, Channel.id == Delivery.channel_id)
                .where(Delivery.person_id == self.person, Channel.table_id.is_(None))
            )
            due = max(due, (last or 0) + self.window)
        if due > self.moment:
            self.later.update({item.id: due for item in self.now})
            self.now.clear()

    def _settle(self, connection: Connection, found: list[Item], state: str) -> None:
        ids = [item.id for item in found]
        if ids:
            connection.execute(update(Occasion).where(Occasion.id.in_(ids)).values(state=state))
