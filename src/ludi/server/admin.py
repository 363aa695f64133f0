"""The office over the network, for people who run the house: appointed on the command line first.

There is no export of records here: who runs the house may also play, and must not see hidden cards.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Path, Query

from ludi.server import wire
from ludi.server.answers import problems
from ludi.server.house import Caller, Somebody
from ludi.server.office import Office
from ludi.server.problems import Problem

router: Final = APIRouter(prefix="/api/admin", tags=["admin"], responses=problems(401, 403, 404))

Search = Annotated[str, Query(max_length=80)]


async def of(caller: Somebody) -> Office:
    """The office, for who may come in."""
    if not caller.me.admin:
        raise Problem(403, "admin-only")
    return Office(caller.house, f"{caller.me.nickname} ({caller.me.id})")


In = Annotated[Office, Depends(of)]


@router.get("/people")
async def people(office: In, search: Search = "") -> list[dict[str, Any]]:
    """People, newest first."""
    return await office.people(search)


@router.patch("/people/{person}", status_code=204, responses=problems(409))
async def change_person(
    person: wire.PersonId, office: In, caller: Somebody, body: wire.AdminChange
) -> None:
    """Rename, suspend, readmit, appoint or dismiss somebody."""
    whom = await office.person(person)
    if body.suspended or body.admin is False:
        not_oneself(caller, whom)
    if body.nickname is not None:
        await office.rename(person, body.nickname)
    if body.suspended is not None:
        await (office.suspend(person) if body.suspended else office.readmit(person))
    if body.admin is not None:
        await (office.appoint(person) if body.admin else office.dismiss(person))


@router.delete("/people/{person}", status_code=204, responses=problems(409))
async def delete_person(person: wire.PersonId, office: In, caller: Somebody) -> None:
    """Delete somebody, as if they had done so themselves."""
    not_oneself(caller, await office.person(person))
    await office.delete_person(person)


def not_oneself(caller: Caller, whom: Caller) -> None:
    """Nobody locks themselves out by mistake."""
    if whom.me.id == caller.me.id:
        raise Problem(409, "not-yourself")


@router.get("/tables")
async def tables(office: In, search: Search = "") -> list[dict[str, Any]]:
    """Tables, including private ones, newest first."""
    return await office.tables(search)


@router.post("/tables/{table}/close", status_code=204, responses=problems(409))
async def close_table(table: wire.TableId, office: In, body: wire.AdminReason) -> None:
    """End a game in its current position."""
    await office.close_table(table, body.why)


@router.delete("/tables/{table}", status_code=204)
async def delete_table(table: wire.TableId, office: In) -> None:
    """Delete a table and everything that belongs to it."""
    await office.delete_table(table)


@router.get("/statistics")
async def statistics(office: In) -> dict[str, int]:
    """Totals of everything, and of the last days."""
    return await office.statistics()


@router.post("/ratings/rebuild")
async def rebuild_ratings(office: In) -> dict[str, int]:
    """Compute all ratings again from the stored results."""
    return await office.rebuild_ratings()


@router.get("/reports")
async def reports(
    office: In, which: Annotated[Literal["open", "all"], Query()] = "open"
) -> list[dict[str, Any]]:
    """What people have reported: the oldest first, or all of it, the newest first."""
    return await office.reports("all" if which == "all" else "")


@router.post("/reports/{report}", status_code=204)
async def handle_report(
    report: Annotated[int, Path(ge=0, le=wire.MOST)], office: In, body: wire.AdminReason
) -> None:
    """Say what was done about a report."""
    await office.handle_report(str(report), body.why)


@router.get("/acts")
async def acts(office: In) -> list[dict[str, Any]]:
    """The log of admin actions, latest first."""
    return await office.acts()
