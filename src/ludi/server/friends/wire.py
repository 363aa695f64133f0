"""The shapes of what goes over the wire about friends, blocks and reports."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field, StringConstraints, model_validator

from ludi.kernel.record import one_line
from ludi.server.wire import MOST, Body, Handle, SeatNumber, TableInfo

Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,24}$")]
Number = Annotated[int, Field(ge=0, le=MOST)]
Reason = Literal["abuse", "cheating", "stalling", "name", "other"]
Words = Annotated[str, StringConstraints(max_length=500), AfterValidator(one_line)]


class Whom(Body):
    """Somebody: by sign-in name, by id, or by where they sit."""

    handle: Handle | None = None
    person: Id | None = None
    table: Id | None = None
    seat: SeatNumber | None = None

    @model_validator(mode="after")
    def _one_way(self) -> Whom:
        ways = (self.handle, self.person, self.seat)
        if sum(way is not None for way in ways) != 1 or (self.seat is None) != (self.table is None):
            raise ValueError("name somebody in exactly one way")
        return self


class Guest(Body):
    person: Id


class NewReport(Body):
    """Of whom, and what it is about: somebody at a table, something said, or a person."""

    reason: Reason
    text: Words = ""
    person: Id | None = None
    table: Id | None = None
    seat: SeatNumber | None = None
    talk: Number | None = None  # the id of something said at a table
    club_talk: Number | None = None  # or in a club

    @model_validator(mode="after")
    def _one_thing(self) -> NewReport:
        things = (self.person, self.seat, self.talk, self.club_talk)
        if sum(thing is not None for thing in things) != 1:
            raise ValueError("report exactly one thing")
        if self.seat is not None and self.table is None:
            raise ValueError("say at which table")
        return self


class Reported(BaseModel):
    id: int


class Known(BaseModel):
    """Somebody I have to do with."""

    person: str
    name: str
    handle: str | None
    online: bool  # of friends only
    tables: list[TableInfo]  # where I could sit down with them


class Friends(BaseModel):
    friends: list[Known]  # those who are online first
    asking: list[Known]  # who ask me
    asked: list[Known]  # whom I have asked
    blocked: list[Known]
    met: list[Known]  # with whom I have played lately, and who are none of these
