"""The shapes of what goes over the wire about notices."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path
from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from ludi.server.notices.occasions import KINDS
from ludi.server.notices.quiet import zone_of
from ludi.server.settings import MAIL_ADDRESS
from ludi.server.wire import Body, Key, Name


def _known_zone(name: str) -> str:
    if zone_of(name) is None:
        raise ValueError("there is no such time zone")
    return name


def _known_kind(name: str) -> str:
    if name not in KINDS:
        raise ValueError("there is no such kind of notice")
    return name


def _address(text: str) -> str:
    """An address, the name of its host in small letters."""
    if len(text) > 254 or not MAIL_ADDRESS.fullmatch(text):
        raise ValueError("not an e-mail address")
    who, _, where = text.rpartition("@")
    return f"{who}@{where.lower()}"


Zone = Annotated[
    str,
    StringConstraints(max_length=60, pattern=r"^[A-Za-z][A-Za-z0-9_+/-]*$"),
    AfterValidator(_known_zone),
]
Clock = Annotated[str, StringConstraints(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")]
Kind = Annotated[Key, AfterValidator(_known_kind)]
Format = Literal["discord", "slack", "json"]
Url = Annotated[str, StringConstraints(min_length=1, max_length=1000)]
ChannelId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,24}$", description="the channel's id")]
Token = Annotated[
    str,
    Path(pattern=r"^[A-Za-z0-9_.=-]{1,100}$", description="how the link in the e-mail ends"),
]


class Wishes(Body):
    zone: Zone
    quiet_from: Clock | None = None
    quiet_to: Clock | None = None
    kinds_off: Annotated[list[Kind], Field(max_length=20)] = []
    games_off: Annotated[list[Key], Field(max_length=100)] = []


class NewPush(Body):
    endpoint: Url
    p256dh: Annotated[str, StringConstraints(max_length=200)]
    auth: Annotated[str, StringConstraints(max_length=100)]
    name: Name  # of the browser


class NewEmail(Body):
    address: Annotated[str, AfterValidator(_address)]


class NewWebhook(Body):
    url: Url
    format: Format | None = None  # if none is given: as the address looks


class ChannelInfo(BaseModel):
    id: str
    kind: Literal["push", "email", "webhook"]
    format: Format | None
    name: str  # the browser, the address, or whose webhook it is
    table: str | None  # the table whose own channel it is
    verified: bool
    trouble: str | None  # what went wrong the last time, in words


class NoticesInfo(BaseModel):
    channels: list[ChannelInfo]
    wishes: Wishes | None  # none yet: everything, at any time
    kinds: list[str]
    push_key: str | None  # with which a browser subscribes
    unavailable: dict[str, str]  # the kinds of channel this server has not, and why


class TableNotices(BaseModel):
    channels: list[ChannelInfo]
    unavailable: str | None  # why there are no webhooks here


class Stopped(BaseModel):
    name: str  # of the address, mostly hidden
