"""Rated games: which tables may be, and what a finished one is worth as a result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludi.bots import own_names
from ludi.server.models import SeatRow, TableRow
from ludi.server.problems import Problem

if TYPE_CHECKING:
    from ludi.server.desk import Live

PERSON = "person:"
BOT = "bot:"


def check_table(row: TableRow, seats: list[SeatRow]) -> None:
    """Whether a table may be rated. Its clock brings every game to an end, whoever walks away."""
    if row.players < 2:
        raise Problem(422, "rated-alone")
    if row.clock is None:
        raise Problem(422, "rated-clock")
    if row.hints:
        raise Problem(422, "rated-hints")
    people = [seat.person_id for seat in seats if seat.person_id is not None]
    if len(people) > len(set(people)):
        raise Problem(422, "rated-twice")
    ours = own_names()
    if any(seat.kind == "bot" and seat.level not in ours for seat in seats):
        raise Problem(422, "rated-bots", levels=", ".join(ours))
    if all(seat.kind == "bot" for seat in seats):
        raise Problem(422, "rated-people")


def rated_game(
    live: Live, result: list[dict[str, Any]], moment: int
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A rated game that has just ended: how it is written down, and each of its seats."""
    row = live.row
    game = {
        "table_id": live.id,
        "game": row.game,
        "options": row.options or {},
        "players": row.players,
        "void": why_void(live),
        "place": None,
        "at": moment,
    }
    ranks = final_ranks(live.seats, result)
    seats = [
        {
            "table_id": live.id,
            "seat": seat.seat,
            "who": who_of(seat),
            "rank": ranks[seat.seat],
            "forfeit": forfeits(seat),
            "mean": None,
            "doubt": None,
        }
        for seat in live.seats
    ]
    return game, seats


def final_ranks(seats: list[SeatRow], result: list[dict[str, Any]]) -> list[int]:
    """How the seats came out, one after the other; who forfeits comes after all who do not."""
    ranks = {score["seat"]: score["rank"] for score in result}
    stay = [ranks[seat.seat] for seat in seats if not forfeits(seat)]
    return [
        len(stay) + 1 if forfeits(seat) else 1 + sum(one < ranks[seat.seat] for one in stay)
        for seat in seats
    ]


def why_void(live: Live) -> str | None:
    """Why a game does not count after all; the key of a text."""
    if live.history.went_back:
        return "went-back"  # what came was known
    if any(seat.stand_in for seat in live.seats):
        return "stand-in"  # that bot did not play itself
    if any(seat.person_id is None and (seat.kind != "bot" or seat.forfeit) for seat in live.seats):
        return "gone"  # somebody's account was deleted
    return None


def forfeits(seat: SeatRow) -> bool:
    """Somebody who left, or for whom a bot played, comes last."""
    return seat.left or seat.forfeit is not None


def who_of(seat: SeatRow) -> str:
    """Whose rating it is: a person's, or that of a level."""
    return f"{PERSON}{seat.person_id}" if seat.person_id is not None else f"{BOT}{seat.level}"
