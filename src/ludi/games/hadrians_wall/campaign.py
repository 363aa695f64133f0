"""The solo campaign: sixteen forts from east to west, their goals and challenges.

The forts themselves are data (`[[forts]]` in components.toml). How far a player has come is kept
by whoever lets them play (ludi.kernel.campaign).
"""

from __future__ import annotations

from typing import Any, Final

from ludi.games.hadrians_wall import scoring
from ludi.games.hadrians_wall.components import Box, Condition, Fort
from ludi.games.hadrians_wall.ids import (
    APPARITORES,
    ATTRIBUTES,
    BATH_BOXES,
    BUILDINGS,
    CITIZEN_BOXES,
    CITIZENS,
    FORTS,
    GROUP_OF,
    GROUP_STARTS,
    LINE_BOXES,
    LINES,
    PERFORMERS,
    PIECES,
    RENOWN,
    STRENGTH_BOXES,
    TRADERS,
)
from ludi.games.hadrians_wall.patterns import FULL_MAP, PLACEMENTS
from ludi.games.hadrians_wall.rules.right import bribes_in
from ludi.games.hadrians_wall.sheet import (
    BATHS,
    BRIBES,
    BUILT,
    FAVOURS_USED,
    LUDUS,
    MAP,
    MARKET,
    MINING,
    MONUMENTS,
    STRENGTH,
    TEMPLE,
    TEMPLE_FILLED,
    disdain_left,
    is_dead,
)
from ludi.games.hadrians_wall.signs import acts
from ludi.games.hadrians_wall.table import Table
from ludi.kernel.campaign import Campaign, Outcome
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game
from ludi.kernel.table import Table as KernelTable

MUCH_DISDAIN: Final = 4.0  # where none is allowed: as bad as having none of another goal
DISDAIN_COUNTS: Final = [1.0, 0.3, 0.1]  # by years left; before, there is time to remove it
BRIBE_SHARE: Final = 0.5  # of a disdain, for a bribe that can still be paid
BATHS_SHARE: Final = 0.1  # of a goal that allows little disdain, for what removes it
FITTING_SHARE: Final = 0.4  # of a box of the map, for every pattern that would come in handy
BUILDING_SHARE: Final = 0.3  # of a goal that begins with a building, for the building
PERFORMERS_SHARE: Final = 0.7  # of what is missing of the gladiators, for those who train them

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


def missing(table: Table, condition: Condition, total: float, disdain: float, left: int) -> float:
    """The share of a condition that is still missing, for advice: from 1 down to 0.

    `total` is that to be expected at the end, `disdain` that after this year's attack; so many
    years are left after this one.
    """
    sheet = table.sheets[0]
    kind = condition.kind
    number = max(1, condition.number)
    have = 0.0
    if kind == "total-score-min":
        have = total / number
    elif kind == "final-disdain-max":
        return missing_favour(table, disdain - condition.number, left)
    elif kind == "attribute-min":
        have = sheet[condition.thing] / number
    elif kind == "attributes-at-least":
        attributes = [min(number, points) for points in sheet[RENOWN : RENOWN + 4]]
        have = sum(sorted(attributes)[-condition.tracks :]) / (number * condition.tracks)
    elif kind == "path-score-min":
        have = scoring.paths_total(table, 0) / number
    elif kind == "track-complete":
        have = sheet[MINING + condition.thing] / LINE_BOXES[condition.thing]
    elif kind == "citizens-complete":
        citizens = sorted(sheet[TRADERS : TRADERS + len(CITIZENS)])
        have = sum(citizens[-number:]) / (number * CITIZEN_BOXES)
    elif kind == "built":
        group = GROUP_OF[condition.thing]
        have = sheet[BUILT + group] / (condition.thing - GROUP_STARTS[group] + 1)
    elif kind == "temples-filled":
        boxes = min(1.0, sheet[TEMPLE_FILLED] / table.box.temple_ends[number - 1])
        have = housed(sheet[TEMPLE] / number, boxes)
    elif kind == "gladiator-strength-min":
        strength = sheet[STRENGTH] + sheet[STRENGTH + 1]
        if strength_within_reach(sheet) < number:
            return 1.0
        have = housed(sheet[LUDUS], min(1.0, strength / number))
        # every box of their training asks for performers, and so does the ludus itself
        have += PERFORMERS_SHARE * (1.0 - have) * sheet[PERFORMERS] / CITIZEN_BOXES
    elif kind == "favours-used-max":
        have = 1.0 if sheet[FAVOURS_USED] <= condition.number else 0.0
    elif kind == "goods-min":
        have = housed(sheet[MARKET], min(1.0, scoring.goods_in_market(sheet) / number))
    elif kind == "landmarks-min":
        have = sheet[MONUMENTS].bit_count() / number
    else:
        if not PLACEMENTS.can_fill(sheet[MAP]):
            return 1.0
        open_to = FITTING_SHARE * PLACEMENTS.useful(sheet[MAP])
        have = (sheet[MAP].bit_count() + open_to) / FULL_MAP.bit_count()
    return max(0.0, 1.0 - have)


def missing_favour(table: Table, disdain: float, left: int) -> float:
    """The same for having no more disdain than is allowed, here the disdain beyond that."""
    sheet = table.sheets[0]
    share = 0.0
    if disdain > 0.0 and left < len(DISDAIN_COUNTS):
        disdain -= BRIBE_SHARE * min(disdain, float(bribes_to_come(table, sheet, left)))
        share = DISDAIN_COUNTS[left] * disdain / MUCH_DISDAIN
    if left:
        officers = min(1.0, sheet[APPARITORES] / table.box.bath_flag[1])
        share += BATHS_SHARE * (1.0 - housed(sheet[BATHS], officers))
    return share


def bribes_to_come(table: Table, sheet: list[int], left: int) -> int:
    """How often disdain can still be removed in the baths, with the apparitores there are."""
    if not sheet[BATHS]:
        return 0
    box = table.box
    boxes = 0
    for bath in range(BATH_BOXES):
        if not sheet[BRIBES + bath] and sheet[APPARITORES] >= box.bath_flag[bath]:
            boxes += 1
    times = box.bribes_per_year * left
    if acts(table, 0):
        times += box.bribes_per_year - bribes_in(sheet, table.year)
    return min(boxes, times)


def strength_within_reach(sheet: list[int]) -> int:
    """The strength that the gladiators may still come to: those who fell train no more."""
    strength = 0
    for gladiator in range(2):
        fallen = is_dead(sheet, gladiator)
        strength += sheet[STRENGTH + gladiator] if fallen else STRENGTH_BOXES
    return strength


def housed(built: float, share: float) -> float:
    """What is there of a thing that needs buildings first."""
    return share + BUILDING_SHARE * (1.0 - share) * min(1.0, built)


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


# ---------------------------------------------------------------- for whoever keeps the progress


class Forts(Campaign):
    """The sixteen forts as stages."""

    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(FORTS)
        self.game: Final = game
        self.box: Final = box

    def stage_of(self, options: dict[str, str]) -> int:
        fort = options.get("fort", "")
        return int(fort) if fort.isdigit() else 0

    def options(self, stage: int, bonus: bool) -> dict[str, str]:
        return {"difficulty": "medium", "fort": str(stage), "bonus": "yes" if bonus else "no"}

    def bonus_in(self, options: dict[str, str]) -> bool:
        return options.get("bonus") == "yes"

    def has_bonus(self, stage: int) -> bool:
        return stage > 1 and bool(self.box.forts[stage - 2].reward)

    def outcome(self, table: KernelTable) -> Outcome:
        assert isinstance(table, Table)
        if not table.over or not table.fort:
            raise BadChoice("hadrians-wall: this is no finished game of the campaign")
        points = scoring.total(table, 0)
        return Outcome(table.fort, goals_met(table), challenge_met(table), points)

    def tell(self, stage: int, language: str) -> dict[str, Any]:
        fort = self.box.forts[stage - 1]
        words = self.game.words_of
        return {
            "name": fort.name,
            "goals": [sentence(self.game, describe(c, False), language) for c in fort.goals],
            "challenge": [
                sentence(self.game, describe(c, False), language) for c in fort.challenge
            ],
            "reward": [words.name("item", PIECES[piece], language) for piece in fort.reward],
            "rule": f"fort-{stage}",
        }
