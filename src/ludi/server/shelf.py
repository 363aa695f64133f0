"""The shelf: the games, their words, rules and components."""

from __future__ import annotations

import math
import os
import re
from functools import cache, lru_cache
from typing import Any, Final

from fastapi import APIRouter

import ludi
from ludi.bots import is_guest, longest_answer
from ludi.kernel.game import Game
from ludi.kernel.reference import ROOM, has_reference, reference_of
from ludi.kernel.text import Words
from ludi.learn.lessons import lessons_of
from ludi.puzzles.puzzle import stock_of
from ludi.server import wire, wire_boxes
from ludi.server.answers import problems
from ludi.server.boxes import game_with
from ludi.server.desk import game_of
from ludi.server.house import Anybody
from ludi.server.settings import Settings
from ludi.server.words import game_word, knows, say

router: Final = APIRouter(prefix="/api/games", tags=["shelf"])

HEADING: Final = re.compile(r"^(#{1,6})\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$")


@router.get("", responses=problems())
async def games(caller: Anybody) -> list[wire.GameInfo]:
    """All games."""
    settings = caller.house.settings
    bots = tuple((name, longest(name, settings)) for name in settings.bots)
    return [game_info(game, caller.language, bots) for game in ludi.playable()]


def longest(bot: str, settings: Settings) -> int:
    """Seconds that a bot thinks at the most; another's has as many as any bot may take."""
    known = longest_answer(bot)
    return math.ceil(settings.bot_seconds) if not known and is_guest(bot) else known


@cache
def game_info(game: Game, language: str, bots: tuple[tuple[str, int], ...]) -> wire.GameInfo:
    return wire.GameInfo(
        id=game.id,
        name=game_word(game, "game-name", language, game.id),
        pitch=game_word(game, "game-pitch", language),
        players=list(game.players),
        minutes=game.manifest.minutes,
        weight=game.manifest.weight,
        rules_version=game.rules_version,
        chapters=list(game.manifest.chapters),
        numbers=[
            wire.NumberInfo(
                name=number.name,
                label=game.words_of.say(f"tally-{number.name}", {"count": 2}, language),
                icon=number.icon,
                of=number.of or None,
                listed=number.listed,
                burden=number.burden,
            )
            for number in game.manifest.numbers
        ],
        credits=list(game.manifest.credits),
        options=[
            wire.OptionInfo(
                name=option.name,
                label=game_word(game, f"option-{option.name}", language, option.name),
                default=option.for_people,
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
        campaign=game.manifest.campaign,
        lessons=len(lessons_of(game)),
        puzzles=len(stock_of(game)),
        standing={asked: one.orders() for asked, one in game.manifest.standing.items()},
        levels=[
            wire.Level(
                id=level,
                label=level_label(level, language),
                pace=say("level-pace", language, seconds=seconds),
                manner=game_word(game, f"manner-{level}", language) or None,
            )
            for level, seconds in bots
        ],
    )


def level_label(level: str, language: str) -> str:
    key = f"level-{level}"
    return say(key, language) if knows(key) else level


@router.get("/{game}/texts", responses=problems(404))
async def texts(
    game: wire.GameId, caller: Anybody, box: wire_boxes.BoxQuery = None
) -> dict[str, str]:
    """All texts that need no arguments, and what the reference says of things and terms."""
    return texts_of(await game_with(caller.house, game, box), caller.language)


@lru_cache(maxsize=64)
def texts_of(game: Game, language: str) -> dict[str, str]:
    folders = list(game.words_of.folders)
    if has_reference(game):
        folders.append(os.path.join(game.folder, ROOM))
    words = Words(folders, game.vocabulary)  # its own, for its list of faults
    found: dict[str, str] = {}
    for key in sorted(words.keys(language)):
        text = words.say(key, {}, language)
        if f"{key} ({language})" not in words.faults:
            found[key] = text
    told = reference_of(game, language)
    for entry in told.entries():
        # a message of that name is the shorter one, and boards have little room
        found.setdefault(f"{entry.kind}-{entry.id}-text", entry.effect)
        if entry.worth:
            found[f"{entry.kind}-{entry.id}-worth"] = entry.worth
    for term in told.terms:
        found[f"term-{term.id}-text"] = term.means
    return found


@router.get("/{game}/rules", responses=problems(404))
async def rules(game: wire.GameId, caller: Anybody) -> list[wire.RuleSection]:
    """The rules reference, section by section."""
    return sections_of(game_of(game), "rules", caller.language)


@router.get("/{game}/aid", responses=problems(404))
async def aid(game: wire.GameId, caller: Anybody) -> list[wire.RuleSection]:
    """The player aid, section by section, its title first; empty, if the game has none."""
    return sections_of(game_of(game), "aid", caller.language)


@cache
def sections_of(game: Game, what: str, language: str) -> list[wire.RuleSection]:
    path = os.path.join(game.folder, f"{what}.{language}.md")
    found: list[wire.RuleSection] = []
    if not os.path.exists(path):
        return found
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


@router.get("/{game}/reference", responses=problems(404))
async def reference(
    game: wire.GameId, caller: Anybody, box: wire_boxes.BoxQuery = None
) -> wire.Reference:
    """Every thing of the box in words, and the glossary; empty, if the game has none."""
    return told_of(await game_with(caller.house, game, box), caller.language)


@lru_cache(maxsize=64)
def told_of(game: Game, language: str) -> wire.Reference:
    found = reference_of(game, language)
    return wire.Reference(
        sections=[
            wire.ReferenceSection(
                id=section.id,
                title=section.title,
                about=section.about,
                entries=[
                    wire.ReferenceEntry.model_validate(entry._asdict()) for entry in section.entries
                ],
            )
            for section in found.sections
        ],
        terms=[wire.Term.model_validate(term._asdict()) for term in found.terms],
    )


@router.get("/{game}/components", responses=problems(404))
async def components(
    game: wire.GameId, caller: Anybody, box: wire_boxes.BoxQuery = None
) -> list[wire.ComponentsTable]:
    """The data of the box and their sources."""
    return components_of(await game_with(caller.house, game, box))


@lru_cache(maxsize=64)
def components_of(game: Game) -> list[wire.ComponentsTable]:
    described: list[dict[str, Any]] = [] if game.sheet is None else game.sheet.describe()
    return [wire.ComponentsTable.model_validate(table) for table in described]
