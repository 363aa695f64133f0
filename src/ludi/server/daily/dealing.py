"""What is dealt on a day, and with which seed: decided a day before, and never again."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable
from datetime import date
from typing import Any, Final

from sqlalchemy import Connection, Row, select

import ludi
from ludi.kernel.dice import seal
from ludi.kernel.errors import LudiError
from ludi.kernel.game import Game
from ludi.kernel.manifest import Deal
from ludi.server.daily import days
from ludi.server.daily.models import DealRow
from ludi.server.models import plainly
from ludi.server.notices.keys import key_of
from ludi.server.notices.occasions import once
from ludi.server.storage import Storage

SECRET: Final = "deals"  # the house's, of which all seeds are made
OTHERWISE: Final = "greedy"  # who sits on the other seats where a deal's own level may not

DealtRow = Row[Any]  # a row of the deals

_DEALS: Final = plainly(DealRow)


def mode_of(game: Game, day: date) -> Deal:
    """How a game is dealt on a day: its ways take turns."""
    ways = game.manifest.deals
    return ways[day.toordinal() % len(ways)]


async def ensure(storage: Storage, games: Iterable[Game], levels: list[str]) -> None:
    """Decide the deals of today and tomorrow, unless that has been done: their seals are known
    before anybody can play them."""
    today = days.today()
    wanted = [(day, game) for day in (today, today + days.DAY) for game in games]
    known = await _known(storage, {day.isoformat() for day, _ in wanted})
    new = [one for one in wanted if (one[0].isoformat(), one[1].id) not in known]
    if not new:
        return
    secret = await key_of(storage, SECRET, lambda: secrets.token_hex(32))
    made = [row for day, game in new if (row := new_deal(game, day, secret, levels)) is not None]

    def keep(connection: Connection) -> None:
        for row in made:
            connection.execute(once(connection, DealRow), row)

    await storage.at_once(keep, writes=True)


async def _known(storage: Storage, wanted: set[str]) -> set[tuple[str, str]]:
    query = select(_DEALS.c.day, _DEALS.c.game).where(_DEALS.c.day.in_(wanted))
    rows = await storage.at_once(lambda found: list(found.execute(query)), writes=False)
    return {(row.day, row.game) for row in rows}


def new_deal(game: Game, day: date, secret: str, levels: list[str]) -> dict[str, Any] | None:
    """A deal as it is kept; nothing for a game that cannot be dealt as its label says."""
    mode = mode_of(game, day)
    try:
        options = game.settle(mode.players, {**game.for_people(), **mode.options})
    except LudiError:
        return None
    name = f"{day.isoformat()}:{game.id}"
    seed = hmac.digest(secret.encode(), name.encode(), "sha256").hex()
    level = mode.level if mode.players > 1 else ""
    return {
        "day": day.isoformat(),
        "game": game.id,
        "rules": game.rules_version,
        "options": options,
        "players": mode.players,
        "level": level if not level or level in levels else OTHERWISE,
        "seed": seed,
        "seed_sha256": seal(seed),
        "made": days.clock(),
    }


async def deals_of(storage: Storage, levels: list[str], day: date) -> list[DealtRow]:
    """The deals of a day, in the order of the shelf; none of one that has not been dealt."""
    shelf = [game.id for game in ludi.playable()]
    if day == days.today():
        await ensure(storage, ludi.playable(), levels)
    query = select(_DEALS).where(_DEALS.c.day == day.isoformat(), _DEALS.c.game.in_(shelf))
    rows = await storage.at_once(lambda found: list(found.execute(query)), writes=False)
    return sorted(rows, key=lambda row: shelf.index(row.game))


async def deal_of(storage: Storage, levels: list[str], day: date, game: str) -> DealtRow | None:
    """One deal; of a day to come there is none."""
    if day > days.today():
        return None
    for row in await deals_of(storage, levels, day):
        if row.game == game:
            return row
    return None
