"""The solo campaign: sixteen forts from east to west, their goals, and what is kept between games.

The forts themselves are data (`[[forts]]` in components.toml). Progress is plain data too, so
that anybody can store it: which fort is next, how often it was tried, what was won and met.
"""

from __future__ import annotations

from typing import Any

from ludi.games.hadrians_wall import scoring
from ludi.games.hadrians_wall.components import (
    ATTRIBUTES,
    BUILDINGS,
    FORTS,
    LINE_BOXES,
    LINES,
    RENOWN,
    Condition,
    Fort,
)
from ludi.games.hadrians_wall.patterns import FULL_MAP
from ludi.games.hadrians_wall.sheet import (
    FAVOURS_USED,
    MAP,
    MINING,
    MONUMENTS,
    STRENGTH,
    disdain_left,
)
from ludi.games.hadrians_wall.table import Table
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game

# ---------------------------------------------------------------- goals and challenges


def is_met(table: Table, condition: Condition) -> bool:
    """Whether the sheets of a solo player fulfil a condition, as things stand."""
    sheet = table.sheets[0]
    kind = condition.kind
    number = condition.number
    attributes = sheet[RENOWN : RENOWN + 4]
    if kind == "total-score-min":
        return scoring.total(table, 0) >= number
    if kind == "attribute-min":
        return sheet[condition.thing] >= number
    if kind == "attributes-at-least":
        return len([1 for points in attributes if points >= number]) >= condition.tracks
    if kind == "path-score-min":
        return scoring.paths_total(table, 0) >= number
    if kind == "final-disdain-max":
        return disdain_left(sheet) <= number
    if kind == "track-complete":
        return sheet[MINING + condition.thing] >= LINE_BOXES[condition.thing]
    if kind == "citizens-complete":
        return scoring.citizen_tracks_complete(sheet) >= number
    if kind == "built":
        return table.has_built(0, condition.thing)
    if kind == "temples-filled":
        return scoring.temples_filled(table.box, sheet) >= number
    if kind == "gladiator-strength-min":
        return sheet[STRENGTH] + sheet[STRENGTH + 1] >= number
    if kind == "favours-used-max":
        return sheet[FAVOURS_USED] <= number
    if kind == "goods-min":
        return scoring.goods_in_market(sheet) >= number
    if kind == "landmarks-min":
        return sheet[MONUMENTS].bit_count() >= number
    return sheet[MAP] == FULL_MAP


def fort_of(table: Table) -> Fort:
    """The fort that is played; only in games of the campaign."""
    return table.box.forts[table.fort - 1]


def goals_met(table: Table) -> bool:
    """Whether the fort is won as things stand: all its goals are met."""
    return all([is_met(table, goal) for goal in fort_of(table).goals])


def challenge_met(table: Table) -> bool:
    """Whether the challenge is met; it counts only in a won game."""
    challenge = fort_of(table).challenge
    return goals_met(table) and all([is_met(table, part) for part in challenge])


def describe(condition: Condition, met: bool) -> dict[str, Any]:
    """A condition ready for JSON."""
    return {
        "kind": condition.kind,
        "thing": condition.thing,
        "number": condition.number,
        "tracks": condition.tracks,
        "met": met,
    }


def sentence(game: Game, condition: dict[str, Any], language: str) -> str:
    """A condition, as `describe` gives it, in words."""
    kind: str = condition["kind"]
    thing: int = condition["thing"]
    key = ""
    if kind == "attribute-min":
        key = "track-" + ATTRIBUTES[thing - RENOWN]
    elif kind == "track-complete":
        key = "track-" + LINES[thing]
    elif kind == "built":
        key = "building-" + BUILDINGS[thing]
    words = game.words_of
    args: dict[str, str | int] = {
        "number": condition["number"],
        "tracks": condition["tracks"],
        "thing": words.say(key, {}, language) if key else "",
    }
    return words.say("condition-" + kind, args, language)


def report(table: Table) -> dict[str, Any]:
    """The fort's goals and challenge as things stand, ready for JSON."""
    fort = fort_of(table)
    return {
        "fort": table.fort,
        "name": fort.name,
        "bonus": table.bonus,
        "goals": [describe(goal, is_met(table, goal)) for goal in fort.goals],
        "challenge": [describe(part, is_met(table, part)) for part in fort.challenge],
        "won": table.over and goals_met(table),
        "challenge_met": table.over and challenge_met(table),
    }


# ---------------------------------------------------------------- progress


def new_progress() -> dict[str, Any]:
    """A campaign that begins at the first fort."""
    return {"fort": 1, "attempts": 0, "bonus": False, "forts": []}


def options(progress: dict[str, Any], difficulty: str = "medium") -> dict[str, str]:
    """The options of the next game of a campaign."""
    if is_finished(progress):
        raise BadChoice("hadrians-wall: this campaign is finished, all sixteen forts are won")
    return {
        "difficulty": difficulty,
        "fort": str(progress["fort"]),
        "bonus": "yes" if progress["bonus"] else "no",
    }


def is_finished(progress: dict[str, Any]) -> bool:
    return int(progress["fort"]) > FORTS


def after(progress: dict[str, Any], table: Table) -> dict[str, Any]:
    """The progress after a game: a won fort is left behind, a lost one is tried again.

    The bonus of a met challenge holds for every attempt at the next fort.
    """
    if not table.over:
        raise BadChoice("hadrians-wall: the game is not over yet")
    if table.fort != progress["fort"] or table.bonus != progress["bonus"]:
        raise BadChoice(
            f"hadrians-wall: the campaign stands at fort {progress['fort']}"
            f" {'with' if progress['bonus'] else 'without'} a bonus, this game is another"
        )
    attempts = progress["attempts"] + 1
    if not goals_met(table):
        return {**progress, "attempts": attempts}
    met = challenge_met(table)
    won = {
        "fort": table.fort,
        "attempts": attempts,
        "points": scoring.total(table, 0),
        "challenge": met,
    }
    return {
        "fort": table.fort + 1,
        "attempts": 0,
        "bonus": met and bool(fort_of(table).reward),
        "forts": [*progress["forts"], won],
    }
