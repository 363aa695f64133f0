"""Results: what became of the games somebody has finished, by game and by how it was played."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final, Literal

from fastapi import APIRouter
from sqlalchemy import select

import ludi
from ludi.server import wire
from ludi.server.answers import problems
from ludi.server.daily import days
from ludi.server.endings import judged
from ludi.server.house import Somebody
from ludi.server.models import SeatRow, TableRow
from ludi.server.words import game_word

router: Final = APIRouter(prefix="/api", tags=["people"])

Rivals = Literal["none", "bots", "people"]


@router.get("/me/results", responses=problems(401))
async def results(caller: Somebody) -> list[wire.GameResults]:
    """How many games I have played and won, and my best scores; most played game first."""
    me = caller.me.id
    sat = select(SeatRow.table_id).where(SeatRow.person_id == me)
    query = (
        select(
            TableRow.id,
            TableRow.game,
            TableRow.result,
            SeatRow.seat,
            SeatRow.kind,
            SeatRow.person_id,
            TableRow.deal,
            TableRow.created,
        )
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .where(
            TableRow.id.in_(sat),
            TableRow.status == "finished",
            TableRow.closed.is_(None),
            TableRow.forked_from.is_(None),
        )
        .order_by(TableRow.updated, TableRow.id, SeatRow.seat)
    )
    async with caller.house.storage.reading() as session:
        rows = (await session.execute(query)).all()
    found: dict[str, list[Played]] = {}
    for _, seats in groupby(rows, key=lambda row: row.id):
        played = played_by(me, list(seats))
        if played is not None:
            found.setdefault(played.game, []).append(played)
    names = {
        game.id: game_word(game, "game-name", caller.language, game.id) for game in ludi.playable()
    }
    made = [
        wire.GameResults(
            game=game,
            name=names.get(game, game),
            modes=modes_of(all_of_it),
            **summary(all_of_it),
        )
        for game, all_of_it in found.items()
    ]
    return sorted(made, key=lambda one: (-one.played, one.name))


class Played:
    """A finished game, for one person who played it."""

    def __init__(self, table: str, game: str, players: int, rivals: Rivals) -> None:
        self.table: Final = table
        self.game: Final = game
        self.players: Final = players
        self.rivals: Final = rivals
        self.outcome = ""
        self.points = 0


def played_by(me: str, seats: list[Any]) -> Played | None:
    """What somebody made of a game; nothing if a bot ended it for them, or they were several."""
    mine = [row for row in seats if row.person_id == me]
    first = seats[0]
    if days.is_practice(first):
        return None  # what came could be known
    if len(mine) != 1 or mine[0].kind != "person" or not isinstance(first.result, list):
        return None
    others = {row.kind for row in seats if row.person_id != me}
    rivals: Rivals = "none" if not others else "bots" if others == {"bot"} else "people"
    played = Played(first.id, first.game, len(seats), rivals)
    for score in first.result:
        if score["seat"] == mine[0].seat:
            played.outcome = judged(score)["outcome"]
            played.points = score["total"]
    return played


def modes_of(games: list[Played]) -> list[wire.ModeResults]:
    """By the number of players, and whether people were among them."""
    by_mode: dict[tuple[int, Rivals], list[Played]] = {}
    for one in games:
        by_mode.setdefault((one.players, one.rivals), []).append(one)
    return [
        wire.ModeResults(players=players, rivals=rivals, **summary(some))
        for (players, rivals), some in sorted(by_mode.items())
    ]


def summary(games: Iterable[Played]) -> dict[str, Any]:
    """How many, how many won, and the best of them (the first, of equals)."""
    some = list(games)
    best = max(some, key=lambda one: one.points)
    return {
        "played": len(some),
        "won": len([one for one in some if one.outcome == "won"]),
        "lost": len([one for one in some if one.outcome == "lost"]),
        "best": best.points,
        "table": best.table,
    }
