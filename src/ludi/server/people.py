"""People: guests at once, sign-in by handle and passphrase, and the way out."""

from __future__ import annotations

import asyncio
import re
import secrets
from functools import cache
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from fastapi import APIRouter, Request, Response
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError

from ludi.kernel.game import LANGUAGES
from ludi.server import learned, lobby, wire
from ludi.server.answers import problems
from ludi.server.clubs import own as clubs_own
from ludi.server.daily import own as deals_own
from ludi.server.friends import own as friends_own
from ludi.server.house import COOKIE, Anybody, Caller, Somebody, hashed, token_of
from ludi.server.models import (
    CampaignGame,
    Event,
    Exploit,
    HintRow,
    LearnedRow,
    Message,
    OwnBox,
    Person,
    RatedSeat,
    SeatRow,
    SignIn,
    TableRow,
    now,
    written,
)
from ludi.server.notices import own as notices_own
from ludi.server.problems import Problem
from ludi.server.rated import PERSON
from ludi.server.ratings import forgotten
from ludi.server.tournaments import own as tournaments_own
from ludi.server.words import say

router: Final = APIRouter(prefix="/api", tags=["people"])

YEAR: Final = 365 * 24 * 3600
_hasher: Final = PasswordHasher()
_one_at_a_time: Final = asyncio.Semaphore(2)  # a hash takes 64 MB


def info(person: Person) -> wire.Person:
    return wire.Person(
        id=person.id,
        nickname=person.nickname,
        named=is_named(person.nickname),
        handle=person.handle,
        language=person.language,
    )


def is_named(nickname: str) -> bool:
    """Whether somebody chose their nickname, rather than being called "guest 219" by the house."""
    number = re.sub(r"\D", "", nickname)
    return not number or all(
        nickname != say("guest", language, number=int(number[:9])) for language in LANGUAGES
    )


@router.post(
    "/guests",
    status_code=201,
    responses={**problems(403), 200: {"model": wire.Person, "description": "somebody already"}},
)
async def new_guest(
    request: Request, response: Response, caller: Anybody, body: wire.NewGuest | None = None
) -> wire.Person:
    """Create a guest; with a valid cookie, return the existing person."""
    if caller.person is not None:
        response.status_code = 200
        return info(caller.person)
    house = caller.house
    if house.settings.limits and not house.settings.guests_per_hour:
        raise Problem(403, "no-newcomers")
    await house.limits.check("guests", caller.address)
    language = (body and body.language) or caller.language
    nickname = (body and body.nickname) or say("guest", language, number=secrets.randbelow(1000))
    person = Person(
        id=secrets.token_hex(10),
        nickname=nickname,
        language=language,
        created=now(),
        handle=None,
        passphrase=None,
    )
    async with house.storage.session() as session:
        session.add(person)
    await give_cookie(caller, request, response, person)
    return info(person)


@router.get("/me", responses=problems(401))
async def me(caller: Somebody) -> wire.Person:
    """Who I am."""
    return info(caller.me)


@router.patch("/me", responses=problems(401))
async def change_me(caller: Somebody, body: wire.ChangedPerson) -> wire.Person:
    """Change nickname or language."""
    await change(caller, body)
    return info(caller.me)


async def change(caller: Caller, body: wire.ChangedPerson) -> None:
    """Change somebody, here and at their tables."""
    changes = body.model_dump(exclude_none=True)
    person = caller.me
    if changes:
        async with caller.house.storage.session() as session:
            await session.execute(update(Person).where(Person.id == person.id).values(**changes))
        for name, value in changes.items():
            setattr(person, name, value)
    if body.nickname is not None:
        await lobby.rename(caller, body.nickname)


@router.post("/me/passphrase", responses=problems(401, 403, 409))
async def set_passphrase(
    request: Request, caller: Somebody, body: wire.NewPassphrase
) -> wire.Person:
    """Set handle and passphrase, to sign in elsewhere; a new one signs out all other browsers."""
    person = caller.me
    await caller.house.limits.check("sign-in", caller.address)
    async with _one_at_a_time:
        if person.passphrase is not None and not await asyncio.to_thread(
            _matches, person.passphrase, body.old or ""
        ):
            raise Problem(403, "old-passphrase")
        kept = await asyncio.to_thread(_hasher.hash, body.passphrase)
    here = hashed(token_of(request.cookies))
    try:
        async with caller.house.storage.session() as session:
            await session.execute(
                update(Person)
                .where(Person.id == person.id)
                .values(handle=body.handle, passphrase=kept)
            )
            await session.execute(
                delete(SignIn).where(SignIn.person_id == person.id, SignIn.hash != here)
            )
    except IntegrityError:
        raise Problem(409, "handle-taken", handle=body.handle) from None
    await caller.house.hub.signed_out(person.id)
    person.handle = body.handle
    return info(person)


async def replace_passphrase(caller: Caller) -> str:
    """Give somebody who forgot theirs a passphrase made up here, and sign them out everywhere."""
    made = "-".join(secrets.token_hex(2) for _ in range(4))
    kept = await asyncio.to_thread(_hasher.hash, made)
    async with caller.house.storage.session() as session:
        await session.execute(
            update(Person).where(Person.id == caller.me.id).values(passphrase=kept)
        )
        await session.execute(delete(SignIn).where(SignIn.person_id == caller.me.id))
    await caller.house.hub.signed_out(caller.me.id)
    return made


@router.post("/sign-in", responses=problems(401, 403))
async def sign_in(
    request: Request, response: Response, caller: Anybody, body: wire.Credentials
) -> wire.Person:
    """Sign in with handle and passphrase."""
    house = caller.house
    await house.limits.check("sign-in", caller.address)
    await house.limits.check_handle(body.handle, caller.address)
    async with house.storage.reading() as session:
        person = (await session.scalars(select(Person).where(Person.handle == body.handle))).first()
    kept = person.passphrase if person is not None else None
    async with _one_at_a_time:  # takes as long for a handle that does not exist
        right = await asyncio.to_thread(_matches, kept or _nobodys_hash(), body.passphrase)
    if person is None or kept is None or not right:
        raise Problem(401, "wrong-passphrase")
    if person.suspended is not None:
        raise Problem(403, "suspended")
    house.limits.know(body.handle, caller.address)
    await forget_cookie(caller, request)
    await give_cookie(caller, request, response, person)
    return info(person)


@cache
def _nobodys_hash() -> str:
    return _hasher.hash(secrets.token_urlsafe(16))


def _matches(kept: str, passphrase: str) -> bool:
    try:
        return _hasher.verify(kept, passphrase)
    except (Argon2Error, InvalidHashError):
        return False


@router.post("/sign-out", status_code=204, responses=problems())
async def sign_out(request: Request, response: Response, caller: Anybody) -> None:
    """Sign this browser out."""
    await forget_cookie(caller, request)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


async def give_cookie(caller: Caller, request: Request, response: Response, person: Person) -> None:
    token = secrets.token_urlsafe(32)
    async with caller.house.storage.session() as session:
        session.add(SignIn(hash=hashed(token), person_id=person.id, created=now()))
    response.set_cookie(
        COOKIE,
        token,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


async def forget_cookie(caller: Caller, request: Request) -> None:
    token = token_of(request.cookies)
    async with caller.house.storage.session() as session:
        await session.execute(delete(SignIn).where(SignIn.hash == hashed(token)))
    if caller.id is not None:
        await caller.house.hub.signed_out(caller.id)


# ---------------------------------------------------------------- what is stored, and the way out


def of_own_seats(kind: type[Event] | type[HintRow], person: Person) -> Any:
    """What was done on somebody's seats, table by table, in order."""
    mine = (SeatRow.table_id == kind.table_id) & (SeatRow.seat == kind.seat)
    query = select(kind).join(SeatRow, mine).where(SeatRow.person_id == person.id)
    return query.order_by(kind.table_id, kind.number)


@router.get("/me/export", responses=problems(401))
async def export(caller: Somebody) -> dict[str, Any]:
    """Everything stored about me."""
    person = caller.me
    async with caller.house.storage.reading() as session:
        cookies = await session.scalars(select(SignIn).where(SignIn.person_id == person.id))
        signed = [written(one.created) for one in cookies]
        hosted = list(await session.scalars(select(TableRow).where(TableRow.host_id == person.id)))
        seats = list(await session.scalars(select(SeatRow).where(SeatRow.person_id == person.id)))
        played = list(
            await session.scalars(select(CampaignGame).where(CampaignGame.person_id == person.id))
        )
        feats = list(await session.scalars(select(Exploit).where(Exploit.person_id == person.id)))
        taught = await learned.rows_of(session, person.id)
        boxes = list(await session.scalars(select(OwnBox).where(OwnBox.person_id == person.id)))
        talk = list(await session.scalars(select(Message).where(Message.person_id == person.id)))
        events = list(await session.scalars(of_own_seats(Event, person)))
        hints = list(await session.scalars(of_own_seats(HintRow, person)))
        notices = await notices_own.exported(session, person.id)
        known = await friends_own.exported(session, person.id)
        deals = await deals_own.exported(session, person.id)
        known |= await clubs_own.exported(session, person.id)
        known |= await tournaments_own.exported(session, person.id)
        rated = list(
            await session.scalars(select(RatedSeat).where(RatedSeat.who == f"{PERSON}{person.id}"))
        )
    return {
        "person": {
            **info(person).model_dump(),
            "passphrase": person.passphrase is not None,
            "created": written(person.created),
        },
        "sign_ins": signed,
        "hosted": [
            {"table": row.id, "name": row.name, "game": row.game, "created": written(row.created)}
            for row in hosted
        ],
        "seats": [
            {
                "table": row.table_id,
                "seat": row.seat,
                "name": row.name,
                "left": row.left,
                "orders": row.orders,
            }
            for row in seats
        ],
        "events": [
            {
                "table": event.table_id,
                "number": event.number,
                "seat": event.seat,
                "kind": event.kind,
                "value": event.value,
                "at": written(event.at),
            }
            for event in events
        ],
        "hints": [
            {
                "table": hint.table_id,
                "number": hint.number,
                "seat": hint.seat,
                "value": hint.value,
                "at": written(hint.at),
            }
            for hint in hints
        ],
        "campaign_games": [
            {
                "table": one.table_id,
                "game": one.game,
                "stage": one.stage,
                "bonus": one.bonus,
                "won": one.won,
                "challenge": one.challenge,
                "points": one.points,
                "at": written(one.at),
            }
            for one in played
        ],
        "exploits": [
            {
                "table": one.table_id,
                "game": one.game,
                "exploit": one.exploit,
                "at": written(one.at),
            }
            for one in feats
        ],
        "learned": [learned.told(one).model_dump() for one in taught],
        "notices": notices,
        **known,
        "deals": deals,
        "boxes": [{"game": one.game, "correction": one.body} for one in boxes],
        "rated": [
            {
                "table": one.table_id,
                "seat": one.seat,
                "rank": one.rank,
                "forfeit": one.forfeit,
                "mean": one.mean,
                "doubt": one.doubt,
            }
            for one in rated
        ],
        "talk": [{"table": one.table_id, "text": one.text, "at": written(one.at)} for one in talk],
    }


@router.delete("/me", status_code=204, responses=problems(401))
async def delete_me(response: Response, caller: Somebody) -> None:
    """Delete me: name and sign-in are removed, seats in finished games become "somebody"."""
    await forget(caller)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


async def forget(caller: Caller) -> None:
    """Delete somebody, and all that was stored of them but their moves."""
    person = caller.me
    await lobby.vanish(caller)
    async with caller.house.storage.session() as session:
        await notices_own.forget(session, person.id)
        await friends_own.forget(session, person.id)
        await deals_own.forget(session, person.id)
        await clubs_own.forget(session, person.id)
        await tournaments_own.forget(session, person.id)
        await session.execute(delete(Message).where(Message.person_id == person.id))
        await session.execute(delete(SignIn).where(SignIn.person_id == person.id))
        await session.execute(delete(CampaignGame).where(CampaignGame.person_id == person.id))
        await session.execute(delete(Exploit).where(Exploit.person_id == person.id))
        await session.execute(delete(LearnedRow).where(LearnedRow.person_id == person.id))
        await session.execute(delete(OwnBox).where(OwnBox.person_id == person.id))
        for part in forgotten(person.id):
            await session.execute(part)
        await session.execute(delete(Person).where(Person.id == person.id))
    await caller.house.hub.signed_out(person.id)
