"""Where and when somebody wants to be told: their channels and wishes, and a table's webhooks."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from fastapi import APIRouter, Request
from sqlalchemy import delete, func, select, update
from starlette.responses import RedirectResponse, Response

from ludi.server import guard
from ludi.server.answers import problems
from ludi.server.house import Anybody, Caller, Somebody, hashed, token_of
from ludi.server.models import now
from ludi.server.notices import mail, outside, push, wire
from ludi.server.notices.bundles import MISSING
from ludi.server.notices.channels import EMAIL, PUSH, WEBHOOK, deliver, why_not
from ludi.server.notices.errors import Undelivered
from ludi.server.notices.keys import Links
from ludi.server.notices.letters import Letter
from ludi.server.notices.models import Channel, Wishes
from ludi.server.notices.occasions import KINDS
from ludi.server.problems import Problem
from ludi.server.wire import TableId
from ludi.server.words import say

router: Final = APIRouter(prefix="/api", tags=["notices"])

MOST_CHANNELS: Final = 20  # of one person
CONFIRM: Final = "confirm"
FORMATS: Final = {  # by how an address begins
    "https://discord.com/api/webhooks/": "discord",
    "https://discordapp.com/api/webhooks/": "discord",
    "https://hooks.slack.com/": "slack",
}


def info(channel: Channel, language: str) -> wire.ChannelInfo:
    """A channel as its owner sees it; its keys and secret address nobody sees again."""
    trouble = None
    if channel.trouble == MISSING:
        trouble = say("channel-missing", language)
    elif channel.trouble is not None:
        trouble = say("channel-trouble", language, why=channel.trouble)
    return wire.ChannelInfo(
        id=channel.id,
        kind=channel.kind,  # type: ignore[arg-type]
        format=channel.format,  # type: ignore[arg-type]
        name=channel.name,
        table=channel.table_id,
        verified=channel.verified is not None,
        trouble=trouble,
    )


def marked(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def check_there(caller: Caller, kind: str) -> None:
    """The house must have such channels."""
    why = why_not(caller.house.settings, kind)
    if why:
        raise Problem(409, why, sentence=say(why, caller.language))


# ---------------------------------------------------------------- all of mine


@router.get("/me/notices", responses=problems(401))
async def mine(caller: Somebody) -> wire.NoticesInfo:
    """Where and when I want to be told."""
    house = caller.house
    async with house.storage.reading() as session:
        channels = await session.scalars(
            select(Channel).where(Channel.person_id == caller.me.id).order_by(Channel.created)
        )
        shown = [info(one, caller.language) for one in channels]
        wishes = await session.get(Wishes, caller.me.id)
    whys = {kind: why_not(house.settings, kind) for kind in (PUSH, EMAIL, WEBHOOK)}
    return wire.NoticesInfo(
        channels=shown,
        wishes=None if wishes is None else wishes_info(wishes),
        kinds=list(KINDS),
        push_key=None if whys[PUSH] else await push.public_key(house.storage),
        unavailable={kind: say(why, caller.language) for kind, why in whys.items() if why},
    )


def wishes_info(wishes: Wishes) -> wire.Wishes:
    return wire.Wishes(
        zone=wishes.zone,
        quiet_from=on_the_clock(wishes.quiet_from),
        quiet_to=on_the_clock(wishes.quiet_to),
        kinds_off=wishes.kinds_off or [],
        games_off=wishes.games_off or [],
    )


def on_the_clock(minutes: int | None) -> str | None:
    return None if minutes is None else f"{minutes // 60:02}:{minutes % 60:02}"


def since_midnight(clock: str | None) -> int | None:
    return None if clock is None else int(clock[:2]) * 60 + int(clock[3:])


@router.put("/me/notices", responses=problems(401))
async def wish(caller: Somebody, body: wire.Wishes) -> wire.Wishes:
    """Say when I want to be told, and of what."""
    if (body.quiet_from is None) != (body.quiet_to is None):
        raise Problem(422, "malformed")
    wishes = Wishes(
        person_id=caller.me.id,
        zone=body.zone,
        quiet_from=since_midnight(body.quiet_from),
        quiet_to=since_midnight(body.quiet_to),
        kinds_off=sorted(set(body.kinds_off)),
        games_off=sorted(set(body.games_off)),
    )
    async with caller.house.storage.session() as session:
        await session.merge(wishes)
    return wishes_info(wishes)


# ---------------------------------------------------------------- channels


@router.post("/me/notices/push", status_code=201, responses=problems(401, 409))
async def subscribe(request: Request, caller: Somebody, body: wire.NewPush) -> wire.ChannelInfo:
    """Tell this browser; one that is known already stays as it is, or changes hands."""
    check_there(caller, PUSH)
    try:
        outside.check_url(body.endpoint, caller.house.settings.private_addresses)
        push.check_keys(body.p256dh, body.auth)
    except ValueError:
        raise Problem(422, "bad-push") from None
    channel = new_channel(caller, PUSH, body.name, marked(PUSH, body.endpoint))
    channel.target = body.model_dump(include={"endpoint", "p256dh", "auth"})
    channel.sign_in = hashed(token_of(request.cookies))
    channel.verified = channel.created
    return info(await kept(caller, channel), caller.language)


@router.post("/me/notices/email", status_code=201, responses=problems(401, 409))
async def add_email(caller: Somebody, body: wire.NewEmail) -> wire.ChannelInfo:
    """Tell an e-mail address, once its link has been followed."""
    check_there(caller, EMAIL)
    limits = caller.house.limits
    mark = marked(EMAIL, caller.me.id, body.address)
    for whose in (caller.me.id, f"from {caller.address}", f"to {marked(body.address)}"):
        await limits.check("letter", whose)
    channel = new_channel(caller, EMAIL, body.address, mark)
    channel.target = {"address": body.address}
    channel = await kept(caller, channel)
    if channel.verified is None:
        try:
            await send_link(caller, channel)
        except Undelivered as error:
            raise failed(error) from None
    return info(channel, caller.language)


@router.post("/me/notices/webhooks", status_code=201, responses=problems(401, 409))
async def add_webhook(caller: Somebody, body: wire.NewWebhook) -> wire.ChannelInfo:
    """Tell a webhook of mine."""
    return info(await kept(caller, webhook(caller, body, None)), caller.language)


def webhook(caller: Caller, body: wire.NewWebhook, table: str | None) -> Channel:
    check_there(caller, WEBHOOK)
    try:
        host = outside.check_url(body.url, caller.house.settings.private_addresses)
    except ValueError:
        raise Problem(422, "bad-webhook") from None
    guessed = next((kind for begin, kind in FORMATS.items() if body.url.startswith(begin)), "json")
    channel = new_channel(
        caller, WEBHOOK, host[:80], marked(WEBHOOK, caller.me.id, table or "", body.url)
    )
    channel.table_id = table
    channel.format = body.format or guessed
    channel.target = {"url": body.url}
    channel.verified = channel.created
    return channel


def new_channel(caller: Caller, kind: str, name: str, mark: str) -> Channel:
    return Channel(
        id=secrets.token_hex(10),
        person_id=caller.me.id,
        table_id=None,
        kind=kind,
        format=None,
        name=name[:80],
        target={},
        mark=mark,
        sign_in=None,
        verified=None,
        trouble=None,
        created=now(),
    )


async def kept(caller: Caller, channel: Channel) -> Channel:
    """Write a channel down, or what is new about one with the same target."""
    mine = select(func.count()).where(Channel.person_id == caller.me.id)
    async with caller.house.storage.session() as session:
        known = (await session.scalars(select(Channel).where(Channel.mark == channel.mark))).first()
        if known is None:
            if (await session.scalar(mine) or 0) >= MOST_CHANNELS:
                raise Problem(409, "channels-most", most=MOST_CHANNELS)
            session.add(channel)
            return channel
        for name in ("person_id", "format", "target", "sign_in"):
            setattr(known, name, getattr(channel, name))
        known.verified = known.verified or channel.verified
        known.trouble = None
        return known


async def of_mine(caller: Caller, id: str) -> Channel:
    async with caller.house.storage.reading() as session:
        found = await session.get(Channel, id)
    if found is None or found.person_id != caller.me.id:
        raise Problem(404, "no-such-channel")
    return found


@router.delete("/me/notices/channels/{channel}", status_code=204, responses=problems(401, 404))
async def remove(caller: Somebody, channel: wire.ChannelId) -> None:
    """Tell this channel nothing more, and forget it."""
    await of_mine(caller, channel)
    async with caller.house.storage.session() as session:
        await session.execute(delete(Channel).where(Channel.id == channel))


@router.post(
    "/me/notices/channels/{channel}/test", status_code=204, responses=problems(401, 404, 409)
)
async def test(caller: Somebody, channel: wire.ChannelId) -> None:
    """Send a trial message through a channel, now; 409 `channel-failed` says what went wrong."""
    found = await of_mine(caller, channel)
    check_there(caller, found.kind)
    if found.verified is None:
        raise Problem(409, "channel-unverified")
    await caller.house.limits.check("letter", caller.me.id)
    house = caller.house
    url = house.settings.public_url.rstrip("/")
    letter = Letter(secrets.token_hex(16), now(), caller.language, False, [], url)
    try:
        await deliver(house.storage, house.settings, found, caller.me, letter)
    except Undelivered as error:
        raise failed(error) from None
    async with house.storage.session() as session:
        await session.execute(update(Channel).where(Channel.id == channel).values(trouble=None))


def failed(error: Undelivered) -> Problem:
    return Problem(409, "channel-failed", why=error.why)


# ---------------------------------------------------------------- of a table


@router.get("/tables/{table}/notices", responses=problems(401, 403, 404, 409))
async def of_table(table: TableId, caller: Somebody) -> wire.TableNotices:
    """The webhooks of a table, for its host."""
    await check_host(caller, table)
    async with caller.house.storage.reading() as session:
        found = await session.scalars(
            select(Channel).where(Channel.table_id == table, Channel.person_id == caller.me.id)
        )
        shown = [info(one, caller.language) for one in found]
    why = why_not(caller.house.settings, WEBHOOK)
    return wire.TableNotices(channels=shown, unavailable=say(why, caller.language) if why else None)


@router.post("/tables/{table}/notices", status_code=201, responses=problems(401, 403, 404, 409))
async def add_to_table(table: TableId, caller: Somebody, body: wire.NewWebhook) -> wire.ChannelInfo:
    """Tell a webhook what happens at a table: whose turn it is, that it begins and ends."""
    await check_host(caller, table)
    return info(await kept(caller, webhook(caller, body, table)), caller.language)


async def check_host(caller: Caller, table: str) -> None:
    async with caller.house.desk.open(table, seats_only=True) as live:
        guard.may_see(live, caller.id)
        guard.may_host(live.row, caller.me.id)


# ---------------------------------------------------------------- the links of e-mails


async def send_link(caller: Caller, channel: Channel) -> None:
    """The letter with the link that shows whose address it is."""
    settings, language = caller.house.settings, caller.language
    token = (await Links.of(caller.house.storage)).made(CONFIRM, channel.id)
    url = settings.public_url.rstrip("/")
    text = say("letter-confirm", language, house=url, link=f"{url}/#/letter/confirm/{token}")
    message = mail.composed(
        settings,
        channel.target["address"],
        secrets.token_hex(16),
        now(),
        say("letter-confirm-subject", language),
        text + "\n",
    )
    await mail.send(settings, message)


async def by_token(caller: Caller, purpose: str, token: str) -> Channel:
    """The address a link speaks of."""
    id = (await Links.of(caller.house.storage)).read(purpose, token)
    async with caller.house.storage.reading() as session:
        found = None if id is None else await session.get(Channel, id)
    if found is None:
        raise Problem(404, "no-such-letter")
    return found


def hidden(address: str) -> str:
    """An address for somebody who has the link, and need not be its owner."""
    who, _, where = address.rpartition("@")
    return f"{who[:1]}…@{where}"


@router.post("/notices/confirm/{token}", responses=problems(404))
async def confirm(caller: Anybody, token: wire.Token) -> wire.Stopped:
    """The link of a confirmation e-mail was followed: from now on its address is told."""
    channel = await by_token(caller, CONFIRM, token)
    values = {"verified": now(), "trouble": None}
    async with caller.house.storage.session() as session:
        await session.execute(update(Channel).where(Channel.id == channel.id).values(values))
    return wire.Stopped(name=hidden(channel.name))


@router.get(
    "/notices/stop/{token}",
    status_code=303,
    response_class=RedirectResponse,
    responses=problems(),
)
async def ask_to_stop(token: wire.Token) -> Response:
    """To the page that asks whether no e-mail should come any more: looking changes nothing."""
    return RedirectResponse(f"/#/letter/stop/{token}", 303)


@router.post("/notices/stop/{token}", responses=problems(404))
async def stop(caller: Anybody, token: wire.Token) -> wire.Stopped:
    """No more e-mail to this address: also what mail programs send for one click (RFC 8058)."""
    channel = await by_token(caller, "stop", token)

    async with caller.house.storage.session() as session:
        await session.execute(delete(Channel).where(Channel.id == channel.id))
    return wire.Stopped(name=hidden(channel.name))
