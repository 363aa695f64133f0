"""The results of a deal: who may see them, and what each is shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final, NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ludi.server.daily import days
from ludi.server.daily.attempts import (
    CLOSED,
    LAST,
    Place,
    Worth,
    goes_on,
    in_time,
    place_among,
    standing,
    worth,
)
from ludi.server.daily.dealing import DealtRow, mode_of
from ludi.server.daily.models import Attempt, Landmark
from ludi.server.daily.wire import DealEntry, DealInfo, DealLandmark, DealMode, MyDeal, Status
from ludi.server.desk import game_of
from ludi.server.models import Person, TableRow, written
from ludi.server.words import game_word, say

MOST_ENTRIES: Final = 30


class Played(NamedTuple):
    """An attempt, and what is left of its table."""

    attempt: Attempt
    table: str | None
    closed: bool

    @property
    def why_void(self) -> str | None:
        return CLOSED if self.closed else self.attempt.void

    @property
    def worth(self) -> Worth | None:
        return None if self.closed else standing(self.attempt)


async def played_on(session: AsyncSession, day: date, game: str | None = None) -> list[Played]:
    """All attempts at the deals of a day, or at one of them."""
    query = (
        select(Attempt, TableRow.id, TableRow.closed)
        .outerjoin(TableRow, TableRow.id == Attempt.table_id)
        .where(Attempt.day == day.isoformat())
        .order_by(Attempt.started, Attempt.table_id)
    )
    if game is not None:
        query = query.where(Attempt.game == game)
    rows = await session.execute(query)
    return [Played(attempt, table, closed is not None) for attempt, table, closed in rows]


async def attempt_of(
    session: AsyncSession, day: date, game: str, person: str | None
) -> Attempt | None:
    """Somebody's attempt."""
    found = await session.scalars(
        select(Attempt).where(
            Attempt.day == day.isoformat(), Attempt.game == game, Attempt.person_id == person
        )
    )
    return found.first()


def in_order(played: Sequence[Played]) -> list[Played]:
    """Those that count, the best first; of equals, who began first."""
    counting = [one for one in played if one.worth is not None]
    return sorted(counting, key=lambda one: one.worth or LAST)


def may_see_results(mine: Played | None, day: date) -> bool:
    """Who has finished, or everybody once nobody can play it for the record any more."""
    if days.clock() >= days.ends(day):
        return True
    return mine is not None and mine.attempt.ended is not None


def mine_among(played: Sequence[Played], person: str | None) -> Played | None:
    for one in played:
        if person is not None and one.attempt.person_id == person:
            return one
    return None


def my_deal(mine: Played | None, played: Sequence[Played], language: str) -> MyDeal | None:
    """What has become of somebody's attempt."""
    if mine is None:
        return None
    attempt = mine.attempt
    place: Place | None = None
    status: Status = "void"
    if mine.why_void is None:
        status = "playing" if goes_on(attempt) else "counts" if in_time(attempt) else "unfinished"
        if mine.worth is not None:
            place = place_among(mine.worth, [one.worth or LAST for one in in_order(played)])
    return MyDeal(
        table=mine.table,
        status=status,
        why=None if mine.why_void is None else say(f"deal-void-{mine.why_void}", language),
        outcome=attempt.outcome,
        points=attempt.points,
        rank=None if place is None else place.rank,
        of=None if place is None else place.of,
        better_than=None if place is None else place.better_than,
    )


def mode_info(deal: DealtRow, language: str) -> DealMode:
    """How a deal is played; said is what differs from deal to deal, if it is not as usual."""
    game = game_of(deal.game)
    told = mode_of(game, date.fromisoformat(deal.day)).options
    varied = {name for way in game.manifest.deals for name in way.options}
    says = [
        say(
            "deal-option",
            language,
            option=game_word(game, f"option-{option.name}", language, option.name),
            value=game_word(game, f"option-{option.name}-{value}", language, value),
        )
        for option in game.options
        if (value := deal.options.get(option.name)) is not None
        and (option.name in told or (option.name in varied and value != option.for_people))
    ]
    return DealMode(players=deal.players, level=deal.level or None, options=deal.options, says=says)


def deal_info(
    deal: DealtRow, played: Sequence[Played], person: str | None, language: str
) -> DealInfo:
    """A deal as it may be shown to everybody."""
    end = days.ends_of(deal.day)
    over = days.clock() >= end
    game = game_of(deal.game)
    return DealInfo(
        game=deal.game,
        name=game_word(game, "game-name", language, deal.game),
        day=deal.day,
        ends=written(end),
        over=over,
        mode=mode_info(deal, language),
        seed_sha256=deal.seed_sha256,
        sealed=written(deal.made),
        seed=deal.seed if over else None,
        played=len(played),
        mine=my_deal(mine_among(played, person), played, language),
    )


async def entries_of(
    session: AsyncSession, played: Sequence[Played], day: date, person: str | None, language: str
) -> list[DealEntry]:
    """The best, and who asks, wherever they are."""
    order = in_order(played)
    all_of_them = [one.worth or LAST for one in order]
    shown = order[:MOST_ENTRIES]
    shown += [one for one in order[MOST_ENTRIES:] if person and one.attempt.person_id == person]
    wanted = [one.attempt.person_id for one in shown if one.attempt.person_id is not None]
    rows = await session.execute(select(Person.id, Person.nickname).where(Person.id.in_(wanted)))
    names = {id: name for id, name in rows}
    over = days.clock() >= days.ends(day)
    entries: list[DealEntry] = []
    for one in shown:
        attempt = one.attempt
        finished = in_time(attempt)
        mine = person is not None and attempt.person_id == person
        entries.append(
            DealEntry(
                rank=place_among(one.worth or LAST, all_of_them).rank,
                name=names.get(attempt.person_id or "", say("somebody", language)),
                me=mine,
                outcome=attempt.outcome if finished else None,
                points=attempt.points if finished else None,
                finished=finished,
                table=one.table if finished and (over or mine) else None,
            )
        )
    return entries


async def landmarks_of(
    session: AsyncSession, day: date, game: str, language: str
) -> list[DealLandmark]:
    """What the levels that have finished made of a deal, the best first."""
    rows = await session.scalars(
        select(Landmark).where(
            Landmark.day == day.isoformat(), Landmark.game == game, Landmark.outcome.is_not(None)
        )
    )
    return [
        DealLandmark(
            level=row.level,
            label=say(f"level-{row.level}", language),
            outcome=row.outcome,
            points=row.points or 0,
        )
        for row in sorted(rows, key=worth)
        if row.outcome is not None
    ]
