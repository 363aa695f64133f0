"""How a message reads: in a line, in an e-mail, in a chat, and for programs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import orjson

from ludi.kernel.game import LANGUAGES
from ludi.server.lobby import plain_name
from ludi.server.models import written
from ludi.server.notices.facts import WAITING, Item, Place
from ludi.server.words import say

LONGEST: Final = 1900  # letters of a chat message; Discord takes 2000
MOST_LINES: Final = 12
HOUR: Final = 3_600_000  # milliseconds
MINUTE: Final = 60_000
DISCORD: Final = re.compile(r"([\\*_~`|>\[\]()#@<:-])")


class Line(NamedTuple):
    """One thing to tell, in words."""

    kind: str
    what: str
    table: str  # how it is called
    id: str
    game: str
    number: int
    until: int | None
    at: int


class Letter(NamedTuple):
    """A message, in the language of who reads it."""

    id: str
    at: int
    language: str
    urgent: bool
    lines: list[Line]
    url: str  # the house; empty if nobody said how it is reached

    @property
    def title(self) -> str:
        if not self.lines:
            return say("notice-trial", self.language)
        if len(self.lines) == 1:
            return self.lines[0].what
        key = "waiting" if all(line.kind in WAITING for line in self.lines) else "news"
        return say(f"notice-{key}", self.language, count=len(self.lines))

    @property
    def subject(self) -> str:
        return self.said(self.lines[0]) if len(self.lines) == 1 else self.title

    def said(self, line: Line) -> str:
        return say("notice-line", self.language, what=line.what, table=line.table)

    def page(self, line: Line | None) -> str:
        """Where something is to be seen, from the root of the house."""
        return f"/#/t/{line.id}" if line is not None else "/"

    @property
    def target(self) -> str:
        return self.page(self.lines[0] if len(self.lines) == 1 else None)


def line_of(item: Item, place: Place, language: str, moment: int) -> Line:
    """An occasion in words."""
    row = place.row
    game = plain_name(row.game, language)
    unnamed = {row.game, *[plain_name(row.game, one) for one in LANGUAGES]}
    table = game if row.name in unnamed else f"{game} ({row.name})"
    if item.to_table and item.person is not None:
        who = next((seat.name for seat in place.seats if seat.person_id == item.person), "")
        what = say("notice-turn-of", language, who=who)
    elif item.kind == "reminder" and item.until is not None:
        what = say("notice-reminder", language, left=time_left(item.until - moment, language))
    else:
        what = say(f"notice-{item.kind}", language)
    return Line(item.kind, what, table, row.id, row.game, item.number, item.until, item.at)


def time_left(milliseconds: int, language: str) -> str:
    if milliseconds >= 1.5 * HOUR:
        return say("notice-hours", language, count=round(milliseconds / HOUR))
    return say("notice-minutes", language, count=max(1, round(milliseconds / MINUTE)))


# ---------------------------------------------------------------- for each channel


def for_push(letter: Letter) -> bytes:
    """What the service worker shows; a line that does not fit is left out."""
    one = len(letter.lines) == 1
    lines = [line.table if one else letter.said(line) for line in letter.lines[:MOST_LINES]]
    body = {
        "id": letter.id,
        "title": letter.title,
        "body": "\n".join(lines)[:1000],
        "page": letter.target,
        "language": letter.language,
        "urgent": letter.urgent,
    }
    return orjson.dumps(body)


def for_mail(letter: Letter, name: str, stop: str) -> str:
    """The text of an e-mail."""
    parts = [say("letter-hello", letter.language, name=name), ""]
    for line in letter.lines:
        parts += [letter.said(line), letter.url + letter.page(line), ""]
    if not letter.lines:
        parts += [letter.title, letter.url, ""]
    settings = f"{letter.url}/#/settings"
    parts += ["-- ", say("letter-why", letter.language, settings=settings, stop=stop), ""]
    return "\n".join(parts)


def for_webhook(letter: Letter, format: str) -> bytes:
    """The body of a request, as the other side wants it."""
    if format == "discord":
        text = in_chat(letter, lambda words: DISCORD.sub(r"\\\1", words))
        return orjson.dumps({"content": text, "allowed_mentions": {"parse": []}})
    if format == "slack":
        return orjson.dumps({"text": in_chat(letter, for_slack)})
    return orjson.dumps(
        {
            "id": letter.id,
            "text": letter.subject,
            "at": written(letter.at),
            "notices": [for_programs(letter, line) for line in letter.lines],
        }
    )


def for_programs(letter: Letter, line: Line) -> dict[str, Any]:
    return {
        "kind": line.kind,
        "text": letter.said(line),
        "table": line.id,
        "game": line.game,
        "number": line.number,
        "until": None if line.until is None else written(line.until),
        "at": written(line.at),
        "url": letter.url + letter.page(line) if letter.url else None,
    }


def for_slack(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def in_chat(letter: Letter, escaped: Any) -> str:
    """A message of a chat: whatever tables and people are called, it stays plain text."""
    lines: list[str] = []
    for line in letter.lines[:MOST_LINES]:
        lines.append(escaped(letter.said(line)))
        if letter.url:
            lines.append(letter.url + letter.page(line))
    return "\n".join(lines or [escaped(letter.title)])[:LONGEST]


def letter_of(
    id: str,
    at: int,
    found: Sequence[Item],
    known: dict[str, Place],
    language: str,
    url: str,
    moment: int,
) -> Letter:
    """The message for some occasions that are still true."""
    lines = [line_of(item, known[item.table], language, moment) for item in found]
    urgent = any(item.kind == "reminder" for item in found)
    return Letter(id, at, language, urgent, lines, url.rstrip("/"))
