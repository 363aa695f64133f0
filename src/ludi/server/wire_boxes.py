"""The shapes of corrected boxes on the wire; docs/server.md is their contract."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Query
from pydantic import BaseModel, Field, StringConstraints

from ludi.server.wire import Body, Key


class BoxLimit(BaseModel):
    kind: str  # integer, text, flag, list, parts, or integers and texts; anything else is text
    least: int
    most: int
    choices: list[str] | None


class BoxValue(BaseModel):
    key: str
    label: str
    shipped: Any
    own: Any  # null: not corrected
    mine: bool  # corrected or confirmed
    source: str
    note: str
    date: str
    limit: BoxLimit | None  # of what is read as it stands


class BoxThing(BaseModel):
    id: str  # empty in a table that has but one
    name: str
    about: str  # what it does, in words
    values: list[BoxValue]


class BoxTable(BaseModel):
    name: str
    label: str
    things: list[BoxThing]
    reconstructed: int  # values that nothing states
    confirmed: int  # of them, by the owner


class BoxFault(BaseModel):
    sentence: str
    table: str
    id: str
    key: str


class OwnBoxInfo(BaseModel):
    game: str
    note: str
    date: str
    tables: list[BoxTable]
    reconstructed: int
    confirmed: int
    changed: int  # values that differ from the shipped ones
    fault: BoxFault | None  # why it makes no box yet
    checked: bool  # it was tried out as it is, and can be played
    trial: str | None  # what went wrong when it was tried out


class OwnBoxShort(BaseModel):
    game: str
    name: str
    reconstructed: int
    confirmed: int
    changed: int
    checked: bool


class OwnValue(Body):
    table: Key
    id: Annotated[str, StringConstraints(max_length=80)] = ""
    key: Key
    value: Any
    note: Annotated[str, StringConstraints(max_length=500)] = ""
    date: Annotated[str, StringConstraints(max_length=10)] = ""


class OwnValues(Body):
    note: Annotated[str, StringConstraints(max_length=500)] = ""
    date: Annotated[str, StringConstraints(max_length=10)] = ""
    values: Annotated[list[OwnValue], Field(max_length=2_000)]


class BoxFile(Body):
    text: Annotated[str, StringConstraints(max_length=60_000)]


class BoxChange(BaseModel):
    table: str
    thing: str  # its name
    label: str
    shipped: Any
    own: Any
    note: str
    date: str


class PlayedBox(BaseModel):
    id: str
    game: str
    house: bool
    changes: list[BoxChange]


BoxId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,24}$", description="the box's id")]
BoxQuery = Annotated[
    str | None,
    Query(
        pattern=r"^[a-z0-9]{1,24}$",
        description="of which box: its id, or shipped; without: the house's",
    ),
]
