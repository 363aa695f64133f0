"""What a table can be opened with: the options that go together, and why the others do not."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from fastapi import APIRouter

from ludi.kernel.campaign import Progress
from ludi.kernel.errors import BadChoice, BadOptions
from ludi.kernel.game import Game
from ludi.server import wire
from ludi.server.answers import problems
from ludi.server.campaigns import progress_of
from ludi.server.desk import game_of
from ludi.server.house import Anybody, Caller
from ludi.server.problems import Problem
from ludi.server.words import say

router: Final = APIRouter(prefix="/api/games", tags=["shelf"])


def settled(game: Game, players: int, options: dict[str, Any], language: str) -> dict[str, str]:
    """The options of a new table, or why they cannot be played."""
    read(game, players, options)
    try:
        return game.settle(players, {**game.for_people(), **options})
    except BadOptions as error:
        sentence = game.why(error.reason, language)
        raise Problem(422, "bad-choice", sentence=sentence, rule=error.reason.rule) from None


def read(game: Game, players: int, options: dict[str, Any]) -> dict[str, str]:
    """All options, as far as each can be read by itself; what is not given is as for people."""
    if players not in game.players:
        first, last = game.players[0], game.players[-1]
        raise Problem(422, "players", first=first, last=last, count=players)
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise Problem(422, "no-such-option", option=name[:40])
        try:
            known[name].read(value)
        except BadChoice:
            values = ", ".join(known[name].values)
            raise Problem(422, "option-value", option=name, values=values) from None
    return {
        name: option.read(options.get(name, option.for_people)) for name, option in known.items()
    }


@router.post("/{game}/settle", responses=problems(404))
async def settle(game: wire.GameId, caller: Anybody, body: wire.Settle) -> wire.Settled:
    """Which options a new table can have, given those already chosen."""
    found = game_of(game)
    chosen = read(found, body.players, body.options)
    with suppress(BadOptions):
        chosen = found.settle(body.players, {**found.for_people(), **body.options})
    ask = Asker(found, body.players, await progress_for(caller, found), caller.language)
    refused = ask.why_not(chosen)
    if refused is not None:
        chosen = ask.nearest(chosen)
    values: dict[str, dict[str, str]] = {}
    for option in found.options:
        for value in option.values:
            why = ask.why_not({**chosen, option.name: value})
            if why is not None:
                values.setdefault(option.name, {})[value] = why
    return wire.Settled(options=chosen, refused=refused, values=values)


class Asker:
    """Who wants to open a table for so many players, and asks what goes together."""

    def __init__(self, game: Game, players: int, progress: Progress | None, language: str) -> None:
        self.game: Final = game
        self.players: Final = players
        self.progress: Final = progress  # in the game's campaign, if it has one
        self.language: Final = language

    def why_not(self, options: dict[str, str]) -> str | None:
        """Why some options cannot be played together, in words."""
        try:
            self.game.settle(self.players, {**options})
        except BadOptions as error:
            return self.game.why(error.reason, self.language)
        return None if self.progress is None else not_yet(self.progress, options, self.language)

    def nearest(self, chosen: dict[str, str]) -> dict[str, str]:
        """What can be played and is most like what was chosen: the usual, and all that goes."""
        near = {option.name: option.for_people for option in self.game.options}
        if self.why_not(near) is not None:
            near = {option.name: option.default for option in self.game.options}
        for name in [*chosen, *chosen]:  # one may go only after another has
            nearer = {**near, name: chosen[name]}
            if self.why_not(nearer) is None:
                near = nearer
        return near


async def progress_for(caller: Caller, game: Game) -> Progress | None:
    campaign = game.campaign()
    if campaign is None or caller.id is None:
        return None if campaign is None else Progress(campaign)
    async with caller.house.storage.reading() as session:
        return await progress_of(session, caller.id, game, campaign)


def not_yet(progress: Progress, options: dict[str, str], language: str) -> str | None:
    """Why somebody cannot begin a stage of a campaign, or begin it with a bonus."""
    campaign = progress.campaign
    stage = campaign.stage_of(options)
    if not stage:
        return None
    if not progress.is_open(stage):
        return say("problem-stage-closed", language, stage=stage, before=stage - 1)
    if campaign.bonus_in(options) and not progress.earned(stage):
        return say("problem-bonus-not-earned", language, before=max(1, stage - 1))
    return None
