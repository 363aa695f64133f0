"""Campaigns: how far somebody has come, folded from the games they have finished."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

import ludi
from ludi.kernel.campaign import Campaign, Outcome, Progress
from ludi.kernel.game import Game
from ludi.server import wire
from ludi.server.answers import problems
from ludi.server.house import Caller, Somebody
from ludi.server.models import CampaignGame, SeatRow, TableRow
from ludi.server.problems import Problem
from ludi.server.words import game_word

router: Final = APIRouter(prefix="/api", tags=["people"])


async def progress_of(
    session: AsyncSession, person_id: str, game: Game, campaign: Campaign
) -> Progress:
    """How far somebody has come. A stage that was not open yet, or a bonus not earned, is no step.

    (Such a table can be played: a friend may have opened it. It does not count.)
    """
    progress = Progress(campaign)
    games = await session.execute(
        select(CampaignGame, TableRow.options)
        .join(TableRow, TableRow.id == CampaignGame.table_id)
        .where(CampaignGame.person_id == person_id, CampaignGame.game == game.id)
        .order_by(CampaignGame.at, CampaignGame.table_id)
    )
    for one, options in games:
        if progress.is_open(one.stage) and (not one.bonus or progress.earned(one.stage)):
            level = campaign.level_of(options or {})
            progress.record(Outcome(one.stage, one.won, one.challenge, one.points, level))
    return progress


@router.get("/me/campaigns", responses=problems(401))
async def campaigns(caller: Somebody) -> list[wire.CampaignInfo]:
    """My progress in all campaigns."""
    found: list[wire.CampaignInfo] = []
    for game in ludi.playable():
        campaign = game.campaign()
        if campaign is None:
            continue
        async with caller.house.storage.reading() as session:
            progress = await progress_of(session, caller.me.id, game, campaign)
            tables = await open_tables(session, caller.me.id, game, campaign)
        stages = [
            stage_info(progress, stage, caller.language, tables.get(stage))
            for stage in range(1, campaign.length + 1)
        ]
        name = game_word(game, "game-name", caller.language, game.id)
        found.append(
            wire.CampaignInfo(game=game.id, name=name, next=progress.next() or None, stages=stages)
        )
    return found


def stage_info(
    progress: Progress, stage: int, language: str, table: str | None
) -> wire.CampaignStage:
    options = progress.options(stage) if progress.is_open(stage) else None
    return wire.CampaignStage(**progress.state(stage, language), options=options, table=table)


async def open_tables(
    session: AsyncSession, person_id: str, game: Game, campaign: Campaign
) -> dict[int, str]:
    """By stage: somebody's newest table that is not finished."""
    rows = await session.scalars(
        select(TableRow)
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .where(
            TableRow.game == game.id,
            TableRow.status != "finished",
            TableRow.host_id == person_id,
            SeatRow.person_id == person_id,
            TableRow.players == 1,
            TableRow.forked_from.is_(None),
            TableRow.deal.is_(None),
        )
        .order_by(TableRow.created)
    )
    return {campaign.stage_of(row.options or {}): row.id for row in rows}


# ---------------------------------------------------------------- opening a table


async def settled(
    caller: Caller, game: Game, options: dict[str, str], given: dict[str, Any]
) -> dict[str, str]:
    """The options of a new table: a stage must be open, and its bonus is given if it is earned.

    `given` are those that were asked for outright.
    """
    campaign = game.campaign()
    stage = 0 if campaign is None else campaign.stage_of(options)
    if campaign is None or not stage:
        return options
    async with caller.house.storage.reading() as session:
        progress = await progress_of(session, caller.me.id, game, campaign)
    if not progress.is_open(stage):
        raise Problem(409, "stage-closed", stage=stage, before=stage - 1)
    if campaign.bonus_in(options) and not progress.earned(stage):
        raise Problem(409, "bonus-not-earned", before=max(1, stage - 1))
    earned = {name: value for name, value in progress.options(stage).items() if name not in given}
    return game.settle(1, {**options, **earned})
