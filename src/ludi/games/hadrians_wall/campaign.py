"""The solo campaign: sixteen forts from east to west, their goals and challenges.

The forts themselves are data (`[[forts]]` in components.toml). How far a player has come is kept
by whoever lets them play (ludi.kernel.campaign).
"""

from __future__ import annotations

import os
import re
from collections import Counter
from typing import Any, Final

from ludi.games.hadrians_wall import scoring, seen
from ludi.games.hadrians_wall.components import Box, Condition, Fort
from ludi.games.hadrians_wall.ids import (
    ATTRIBUTES,
    BUILDINGS,
    DIFFICULTIES,
    FORT_DIFFICULTY,
    FORTS,
    LINE_BOXES,
    LINES,
    PIECES,
    RENOWN,
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
from ludi.kernel.campaign import NO_LEVEL, Campaign, Outcome
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game
from ludi.kernel.table import Table as KernelTable

OWN_RULES: Final = re.compile(r"^(?:Règles?|Rules?)\s?: ?(.*?) (?:Défi|Challenge)\s?:", re.M)
LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")

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


def describe(condition: Condition, met: bool) -> seen.Condition:
    """A condition ready for JSON."""
    return {
        "kind": condition.kind,
        "thing": condition.thing,
        "number": condition.number,
        "tracks": condition.tracks,
        "met": met,
    }


def sentence(game: Game, condition: seen.Condition, language: str) -> str:
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


def report(table: Table) -> seen.Report:
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


# ---------------------------------------------------------------- for whoever keeps the progress


def amount(game: Game, piece: int, number: int, language: str) -> str:
    """So many pieces of a kind, in words."""
    words = game.words_of.say("tally-" + PIECES[piece], {"count": number}, language)
    return f"{number}\u00a0{words}"


def own_rules(folder: str, fort: int, language: str) -> str:
    """The rules that a fort changes, as the rules page says them; empty if it has none."""
    with open(os.path.join(folder, f"rules.{language}.md"), encoding="utf-8") as file:
        _, _, section = file.read().partition(f"{{#fort-{fort}}}")
    section = section.partition("\n## ")[0]
    found = OWN_RULES.search(section)
    if found is None:
        return ""
    rules = LINK.sub(r"\1", found[1])
    return rules[0].upper() + rules[1:]  # there it follows a colon, here it stands alone


class Forts(Campaign):
    """The sixteen forts as stages."""

    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(FORTS, DIFFICULTIES)
        self.game: Final = game
        self.box: Final = box

    def stage_of(self, options: dict[str, str]) -> int:
        fort = options.get("fort", "")
        return int(fort) if fort.isdigit() else 0

    def level_of(self, options: dict[str, str]) -> int:
        return self.levels.index(options["difficulty"]) if "difficulty" in options else NO_LEVEL

    def options(self, stage: int, bonus: bool) -> dict[str, str]:
        return {
            "difficulty": FORT_DIFFICULTY,
            "fort": str(stage),
            "bonus": "yes" if bonus else "no",
        }

    def bonus_in(self, options: dict[str, str]) -> bool:
        return options.get("bonus") == "yes"

    def has_bonus(self, stage: int) -> bool:
        return stage > 1 and bool(self.box.forts[stage - 2].reward)

    def outcome(self, table: KernelTable) -> Outcome:
        assert isinstance(table, Table)
        if not table.over or not table.fort:
            raise BadChoice("hadrians-wall: this is no finished game of the campaign")
        points = scoring.total(table, 0)
        won, challenge = goals_met(table), challenge_met(table)
        return Outcome(table.fort, won, challenge, points, table.difficulty)

    def tell(self, stage: int, language: str) -> dict[str, Any]:
        fort = self.box.forts[stage - 1]
        return {
            "name": fort.name,
            "goals": [sentence(self.game, describe(c, False), language) for c in fort.goals],
            "challenge": [
                sentence(self.game, describe(c, False), language) for c in fort.challenge
            ],
            "reward": [amount(self.game, *one, language) for one in Counter(fort.reward).items()],
            "rules": own_rules(self.game.folder, stage, language),
            "rule": f"fort-{stage}",
        }
