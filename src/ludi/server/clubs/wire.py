"""The shapes of what goes over the wire about clubs."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path
from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from ludi.kernel.record import one_line
from ludi.server.names import tidy_name
from ludi.server.wire import MOST, Body, InviteText, Speech, TableInfo
from ludi.server.wire_ratings import LadderEntry

LENGTH = StringConstraints(min_length=1, max_length=60)
ClubName = Annotated[str, LENGTH, AfterValidator(tidy_name), LENGTH]
About = Annotated[str, StringConstraints(max_length=1000), AfterValidator(one_line)]
ClubId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,24}$", description="the club's id")]
MessageId = Annotated[int, Path(ge=0, le=MOST, description="of something said in the club")]
Entry = Literal["link", "request"]
Role = Literal["officer", "member", "asking"]


class NewClub(Body):
    name: ClubName
    about: About = ""
    entry: Entry = "request"


class ChangedClub(Body):
    name: ClubName | None = None
    about: About | None = None
    entry: Entry | None = None


class JoinClub(Body):
    invite: InviteText | None = None


class NewRole(Body):
    role: Literal["officer", "member"]


class ClubTalk(Body):
    text: Speech


class Member(BaseModel):
    person: str
    name: str
    role: Role
    online: bool
    me: bool
    since: str


class ClubShort(BaseModel):
    id: str
    name: str
    role: Role
    members: int
    asking: int  # who wait for an answer; said to officers


class ClubInfo(BaseModel):
    id: str
    name: str
    about: str
    entry: Entry
    role: Role | None  # mine
    count: int
    invite: str | None  # what the link ends with; for members
    members: list[Member]  # for members; officers first
    asking: list[Member]  # for officers
    tables: list[TableInfo]  # that wait or go on, as far as I may see them
    season: int
    season_since: str
    games: Annotated[list[str], Field(description="games with results in this season")]


class ClubSaid(BaseModel):
    id: int
    person: str
    name: str
    text: str
    at: str
    mine: bool


class ClubLadder(BaseModel):
    season: int
    since: str
    game: str
    played: int  # games that count
    entries: list[LadderEntry]
