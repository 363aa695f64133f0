"""Who belongs to a club. Everything here happens within one transaction, the club's row held."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from ludi.server.circle import BELONG
from ludi.server.clubs.models import Club, ClubMember, ClubMessage
from ludi.server.models import TableRow, now, plainly
from ludi.server.problems import Problem

OFFICER: Final = "officer"
MEMBER: Final = "member"
ASKING: Final = "asking"
MOST_MEMBERS: Final = 200  # and as many who ask
MOST_CLUBS: Final = 10  # of one person, those where they ask included
MOST_LED: Final = 3  # by one person

_CLUBS: Final = plainly(Club)
_MEMBERS: Final = plainly(ClubMember)


def held(connection: Connection, club: str) -> Row[Any]:
    """A club, held until the transaction ends: nobody else changes its members meanwhile."""
    row = connection.execute(select(_CLUBS).where(_CLUBS.c.id == club).with_for_update()).first()
    if row is None:
        raise Problem(404, "no-such-club")
    return row


def role_of(connection: Connection, club: str, person: str) -> str | None:
    query = select(_MEMBERS.c.role).where(of(club, person))
    return connection.execute(query).scalar()


def of(club: str, person: str) -> Any:
    return (_MEMBERS.c.club_id == club) & (_MEMBERS.c.person_id == person)


def check_officer(connection: Connection, club: str, person: str) -> Row[Any]:
    row = held(connection, club)
    role = role_of(connection, club, person)
    if role not in BELONG:
        raise Problem(404, "no-such-club")
    if role != OFFICER:
        raise Problem(403, "officers-only")
    return row


def number_of(connection: Connection, club: str, *roles: str) -> int:
    query = select(func.count()).where(_MEMBERS.c.club_id == club, _MEMBERS.c.role.in_(roles))
    return connection.execute(query).scalar_one()


def check_room(connection: Connection, club: str, person: str, role: str) -> None:
    """Neither has the club too many members nor the person too many clubs."""
    roles = (ASKING,) if role == ASKING else BELONG
    if number_of(connection, club, *roles) >= MOST_MEMBERS:
        raise Problem(409, "club-full", most=MOST_MEMBERS)
    mine = select(func.count()).where(_MEMBERS.c.person_id == person, _MEMBERS.c.club_id != club)
    if connection.execute(mine).scalar_one() >= MOST_CLUBS:
        raise Problem(409, "clubs-most", most=MOST_CLUBS)


def check_may_lead(connection: Connection, person: str) -> None:
    led = select(func.count()).where(_MEMBERS.c.person_id == person, _MEMBERS.c.role == OFFICER)
    if connection.execute(led).scalar_one() >= MOST_LED:
        raise Problem(409, "clubs-led", most=MOST_LED)


def put(connection: Connection, club: str, person: str, role: str) -> None:
    """Give somebody a role, whether they have one or not."""
    before = role_of(connection, club, person)
    if before is None:
        row = {"club_id": club, "person_id": person, "role": role, "at": now()}
        connection.execute(insert(_MEMBERS).values(**row))
    else:
        since = {} if before in BELONG else {"at": now()}
        connection.execute(update(_MEMBERS).where(of(club, person)).values(role=role, **since))
    if (before in BELONG) != (role in BELONG):
        look_again(connection, club)


def take_out(connection: Connection, club: str, person: str) -> None:
    """Somebody leaves. A club is never without officers, and ends with its last member."""
    held(connection, club)
    role = role_of(connection, club, person)
    if role is None:
        return
    connection.execute(delete(_MEMBERS).where(of(club, person)))
    if role == ASKING:
        return
    look_again(connection, club)
    if number_of(connection, club, OFFICER):
        return
    oldest = (
        select(_MEMBERS.c.person_id)
        .where(_MEMBERS.c.club_id == club, _MEMBERS.c.role == MEMBER)
        .order_by(_MEMBERS.c.at, _MEMBERS.c.person_id)
    )
    heir = connection.execute(oldest.limit(1)).scalar()
    if heir is None:
        dissolve(connection, club)
    else:
        connection.execute(update(_MEMBERS).where(of(club, heir)).values(role=OFFICER))


def dissolve(connection: Connection, club: str) -> None:
    """The club is gone; its tables are those of their players only."""
    look_again(connection, club)
    connection.execute(update(TableRow).where(TableRow.club_id == club).values(club_id=None))
    for kind in (ClubMessage, ClubMember):
        connection.execute(delete(kind).where(kind.club_id == club))
    connection.execute(delete(Club).where(Club.id == club))


def look_again(connection: Connection, club: str) -> None:
    """Whoever has a table of the club in memory reads again who may come to it."""
    theirs = update(TableRow).where(TableRow.club_id == club)
    connection.execute(theirs.values(revision=TableRow.revision + 1))
