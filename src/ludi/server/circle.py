"""Who may come to a table besides those who sit there: asked by name, or members of its club;
and who may not, because its host has blocked them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, select

from ludi.server.clubs.models import ClubMember
from ludi.server.friends.models import Block, TableGuest
from ludi.server.models import TableRow
from ludi.server.storage import Storage

BELONG: Final = ("officer", "member")  # the roles of those who are in a club, and do not only ask


class Circle(NamedTuple):
    """The people around a table. It changes only together with the table's revision."""

    shunned: frozenset[str] = frozenset()
    invited: frozenset[str] = frozenset()
    members: frozenset[str] = frozenset()


async def circle_of(storage: Storage, row: TableRow) -> Circle:
    """The people around a table, as they are now."""

    def people(connection: Connection, query: Any) -> frozenset[str]:
        return frozenset(connection.execute(query).scalars())

    def work(connection: Connection) -> Circle:
        shunned: frozenset[str] = frozenset()
        members: frozenset[str] = frozenset()
        if row.host_id is not None:
            by_host = select(Block.blocked_id).where(Block.person_id == row.host_id)
            shunned = people(connection, by_host)
        asked = select(TableGuest.person_id).where(TableGuest.table_id == row.id)
        if row.club_id is not None:
            belong = ClubMember.role.in_(BELONG)
            here = select(ClubMember.person_id).where(ClubMember.club_id == row.club_id, belong)
            members = people(connection, here)
        return Circle(shunned, people(connection, asked), members)

    return await storage.at_once(work, writes=False)


# ---------------------------------------------------------------- for lists of tables


def is_welcome(person: str | None) -> Any:
    """A condition on tables: their hosts have not blocked this person."""
    by = select(Block.person_id).where(Block.blocked_id == (person or ""))
    return TableRow.host_id.is_(None) | TableRow.host_id.not_in(by)


async def deaf_to(storage: Storage, person: str) -> list[str]:
    """Who does not hear what somebody says."""
    query = select(Block.person_id).where(Block.blocked_id == person)
    return await storage.at_once(lambda found: list(found.execute(query).scalars()), writes=False)


def unheard(person: str | None, speaker: Any) -> Any:
    """A condition on messages: said by nobody whom this person has blocked."""
    return speaker.not_in(select(Block.blocked_id).where(Block.person_id == (person or "")))


async def blocked_between(storage: Storage, person: str, others: Iterable[str]) -> set[str]:
    """Of some people those with whom somebody shares no table: whoever of the two said so."""
    wanted = sorted(set(others))
    first = select(Block.blocked_id).where(Block.person_id == person, Block.blocked_id.in_(wanted))
    second = select(Block.person_id).where(Block.blocked_id == person, Block.person_id.in_(wanted))
    return await storage.at_once(
        lambda found: {*found.execute(first).scalars(), *found.execute(second).scalars()},
        writes=False,
    )
