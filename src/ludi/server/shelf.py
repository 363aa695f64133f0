"""The shelf: the games, their words, rules and components."""

from __future__ import annotations

import os
import re
from functools import cache
from typing import Any, Final

from fastapi import APIRouter

import ludi
from ludi.bots import bot_names, longest_answer
from ludi.kernel.components import read_sheet
from ludi.kernel.game import Game
from ludi.kernel.text import Words
from ludi.server import wire
from ludi.server.answers import problems
from ludi.server.house import Anybody
from ludi.server.problems import Problem
from ludi.server.words import game_word, knows, say

router: Final = APIRouter(prefix="/api/games", tags=["shelf"])

HEADING: Final = re.compile(r"^(#{1,6})\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$")


def game_of(id: str) -> Game:
    if id not in ludi.games():
        raise Problem(404, "no-such-game", game=id[:40])
    return ludi.game(id)


@router.get("", responses=problems())
async def games(caller: Anybody) -> list[wire.GameInfo]:
    """All games."""
    return [game_info(ludi.game(id), caller.language) for id in ludi.games()]


@cache
def game_info(game: Game, language: str) -> wire.GameInfo:
    return wire.GameInfo(
        id=game.id,
        name=game_word(game, "game-name", language, game.id),
        summary=game_word(game, "game-summary", language),
        players=list(game.players),
        options=[
            wire.OptionInfo(
                name=option.name,
                label=game_word(game, f"option-{option.name}", language, option.name),
                default=option.default,
                values=[
                    wire.OptionValue(
                        value=value,
                        label=game_word(game, f"option-{option.name}-{value}", language, value),
                    )
                    for value in option.values
                ],
            )
            for option in game.options
        ],
        campaign=game.campaign() is not None,
        standing={question: standing.orders() for question, standing in game.standing.items()},
        levels=[
            wire.Level(
                id=level,
                label=level_label(level, language),
                pace=say("level-pace", language, seconds=longest_answer(level)),
            )
            for level in bot_names()
        ],
    )


def level_label(level: str, language: str) -> str:
    key = f"level-{level}"
    return say(key, language) if knows(key) else level


@router.get("/{game}/texts", responses=problems(404))
async def texts(game: wire.GameId, caller: Anybody) -> dict[str, str]:
    """Every message that needs no arguments."""
    return texts_of(game_of(game), caller.language)


@cache
def texts_of(game: Game, language: str) -> dict[str, str]:
    words = Words(game.words_of.folders, game.vocabulary)  # its own, for its list of faults
    found: dict[str, str] = {}
    for key in sorted(words.keys(language)):
        text = words.say(key, {}, language)
        if f"{key} ({language})" not in words.faults:
            found[key] = text
    return found


@router.get("/{game}/rules", responses=problems(404))
async def rules(game: wire.GameId, caller: Anybody) -> list[wire.RuleSection]:
    """The rules reference, section by section."""
    return rules_of(game_of(game), caller.language)


@cache
def rules_of(game: Game, language: str) -> list[wire.RuleSection]:
    path = os.path.join(game.folder, f"rules.{language}.md")
    found: list[wire.RuleSection] = []
    with open(path, encoding="utf-8") as file:
        for row in file.read().splitlines():
            heading = HEADING.match(row)
            if heading:
                found.append(wire.RuleSection(anchor=heading[3] or "", title=heading[2], text=""))
            elif found:
                found[-1].text += row + "\n"
    for section in found:
        section.text = section.text.strip()
    return found


@router.get("/{game}/components", responses=problems(404))
async def components(game: wire.GameId, caller: Anybody) -> list[wire.ComponentsTable]:
    """The data of the box, and where they come from."""
    return components_of(game_of(game))


@cache
def components_of(game: Game) -> list[wire.ComponentsTable]:
    sheet = read_sheet(os.path.join(game.folder, "components.toml"), game.id)
    described: list[dict[str, Any]] = sheet.describe()
    return [wire.ComponentsTable.model_validate(table) for table in described]
