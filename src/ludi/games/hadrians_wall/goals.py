"""How far the goals of a fort still are, for the advice: the share of each that is missing.

The rules only ask whether a goal is met (`campaign.is_met`). A player on the way there also wants
to know what it begins with: the building it needs, the citizens, the baths that remove disdain.
"""

from __future__ import annotations

from typing import Final

from ludi.games.hadrians_wall import scoring
from ludi.games.hadrians_wall.components import Condition
from ludi.games.hadrians_wall.ids import (
    APPARITORES,
    BATH_BOXES,
    CITIZEN_BOXES,
    CITIZENS,
    GROUP_OF,
    GROUP_STARTS,
    LINE_BOXES,
    PERFORMERS,
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
    is_dead,
)
from ludi.games.hadrians_wall.signs import acts
from ludi.games.hadrians_wall.table import Table

MUCH_DISDAIN: Final = 4.0  # where none is allowed: as bad as having none of another goal
DISDAIN_COUNTS: Final = [1.0, 0.3, 0.1]  # by years left; before, there is time to remove it
BRIBE_SHARE: Final = 0.5  # of a disdain, for a bribe that can still be paid
BATHS_SHARE: Final = 0.1  # of a goal that allows little disdain, for what removes it
FITTING_SHARE: Final = 0.4  # of a box of the map, for every pattern that would come in handy
BUILDING_SHARE: Final = 0.3  # of a goal that begins with a building, for the building
PERFORMERS_SHARE: Final = 0.7  # of what is missing of the gladiators, for those who train them


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
