"""Ratings: what follows from the rated games, one after the other, and can be computed again.

The games and their results are the truth. What is rated is written beside them by whoever holds
the one row of the ladder, so that two processes never rate at the same time.
"""

from __future__ import annotations

import secrets
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from ludi.bots import bot_names, equal_level
from ludi.ratings import START, Rating, after_game, learning, new_model
from ludi.server.models import Ladder, RatedGame, RatedSeat, RatingRow, plainly
from ludi.server.rated import BOT, PERSON
from ludi.server.storage import Storage

STEP: Final = 2.0  # between two levels that nobody has played against yet
MIDDLE: Final = "miles"  # the level that is taken to be as strong as somebody new

Known = dict[tuple[str, str], Rating]

_GAMES: Final = plainly(RatedGame)
_SEATS: Final = plainly(RatedSeat)
_RATINGS: Final = plainly(RatingRow)
_LADDER: Final = plainly(Ladder)


class Rebuilt(NamedTuple):
    """What a rebuild found."""

    games: int
    ratings: int
    changed: int  # ratings that were not what they should have been


def first_rating(who: str) -> Rating:
    """What is taken for a strength before the first game: bots are told apart by their levels."""
    levels = bot_names()
    level = equal_level(who.removeprefix(BOT))
    if not who.startswith(BOT) or level not in levels:
        return START
    return Rating(START.mean + STEP * (levels.index(level) - levels.index(MIDDLE)), START.doubt)


def rate_game(players: list[tuple[str, int]], known: dict[str, Rating], model: Any) -> None:
    """Count one game in: who came out at which rank. A level on two seats learns from both."""
    before = [rating_before(who, known) for who, _ in players]
    after = after_game(before, [rank for _, rank in players], model)
    for who in dict.fromkeys(who for who, _ in players):
        found = [one for (player, _), one in zip(players, after, strict=True) if player == who]
        means, doubts = [one.mean for one in found], [one.doubt for one in found]
        known[who] = Rating(sum(means) / len(means), sum(doubts) / len(doubts))


def rating_before(who: str, known: dict[str, Rating]) -> Rating:
    rating = known.get(who)
    if rating is None:
        return first_rating(who)
    return rating if who.startswith(BOT) else learning(rating)


# ---------------------------------------------------------------- the ladder


async def settle(storage: Storage) -> int:
    """Rate what has been finished and is not rated yet; how many games that were."""
    return await storage.at_once(_settle, writes=True)


async def rebuild(storage: Storage) -> Rebuilt:
    """Compute all ratings again from the stored results, in the order they were rated."""
    return await storage.at_once(_rebuild, writes=True)


def _settle(connection: Connection) -> int:
    place = _hold(connection)
    query = (
        select(_GAMES.c.table_id, _GAMES.c.game, _GAMES.c.at)
        .where(_GAMES.c.place.is_(None), _GAMES.c.void.is_(None))
        .order_by(_GAMES.c.at, _GAMES.c.table_id)
    )
    games = connection.execute(query).all()
    model = new_model() if games else None
    for game in games:
        place += 1
        _count_in(connection, game, place, model)
    if games:
        connection.execute(update(_LADDER).values(games=place))
    return len(games)


def _hold(connection: Connection) -> int:
    """Hold the ladder until the end of the transaction; how many games have been rated."""
    connection.execute(update(_LADDER).values(games=_LADDER.c.games))
    return int(connection.execute(select(_LADDER.c.games)).scalar_one())


def _count_in(connection: Connection, game: Any, place: int, model: Any) -> None:
    """Rate one game and write down what comes of it."""
    query = (
        select(_SEATS.c.seat, _SEATS.c.who, _SEATS.c.rank)
        .where(_SEATS.c.table_id == game.table_id)
        .order_by(_SEATS.c.seat)
    )
    seats = connection.execute(query).all()
    everybody = {seat.who for seat in seats}
    query = select(_RATINGS).where(_RATINGS.c.game == game.game, _RATINGS.c.who.in_(everybody))
    rows = {row.who: row for row in connection.execute(query)}
    known = {who: Rating(row.mean, row.doubt) for who, row in rows.items()}
    rate_game([(seat.who, seat.rank) for seat in seats], known, model)
    for who in sorted(everybody):
        values = {"mean": known[who].mean, "doubt": known[who].doubt, "at": game.at}
        if who in rows:
            mine = (_RATINGS.c.game == game.game) & (_RATINGS.c.who == who)
            games = rows[who].games + 1
            connection.execute(update(_RATINGS).where(mine).values(**values, games=games))
        else:
            new = {"game": game.game, "who": who, "games": 1, **values}
            connection.execute(insert(_RATINGS).values(**new))
    for seat in seats:
        mine = (_SEATS.c.table_id == game.table_id) & (_SEATS.c.seat == seat.seat)
        rating = known[seat.who]
        kept = {"mean": rating.mean, "doubt": rating.doubt}
        connection.execute(update(_SEATS).where(mine).values(**kept))
    done = update(_GAMES).where(_GAMES.c.table_id == game.table_id)
    connection.execute(done.values(place=place))


def _rebuild(connection: Connection) -> Rebuilt:
    _hold(connection)
    before = _all_ratings(connection)
    connection.execute(delete(_RATINGS))
    connection.execute(update(_SEATS).values(mean=None, doubt=None))
    query = (
        select(_GAMES.c.table_id, _GAMES.c.game, _GAMES.c.at)
        .where(_GAMES.c.place.is_not(None), _GAMES.c.void.is_(None))
        .order_by(_GAMES.c.place)
    )
    games = connection.execute(query).all()
    connection.execute(update(_GAMES).values(place=None))
    model = new_model()
    for place, game in enumerate(games, start=1):
        _count_in(connection, game, place, model)
    connection.execute(update(_LADDER).values(games=len(games)))
    more = _settle(connection)
    after = _all_ratings(connection)
    changed = sum(before.get(key) != after.get(key) for key in {*before, *after})
    return Rebuilt(len(games) + more, len(after), changed)


def _all_ratings(connection: Connection) -> Known:
    rows = connection.execute(select(_RATINGS))
    return {(row.game, row.who): Rating(row.mean, row.doubt) for row in rows}


# ---------------------------------------------------------------- people who go


def forgotten(person_id: str) -> list[Any]:
    """What makes somebody's rated games nobody's: the others' ratings stay what they are."""
    who, nobody = f"{PERSON}{person_id}", f"gone:{secrets.token_hex(10)}"
    return [update(part).where(part.c.who == who).values(who=nobody) for part in (_SEATS, _RATINGS)]
