"""What a player's sheets leave open: what can be done next, as further signs for the advice.

What stands on the sheets says little about a building whose flag is reached, a stall that waits
for its good or a box that would give a worker. These are counted here, so that the advice sees
what a building or a citizen leads to before it is there.
"""

from __future__ import annotations

from typing import Final

from ludi.games.hadrians_wall.components import Box
from ludi.games.hadrians_wall.ids import (
    APPARITORES,
    ATTRIBUTES,
    BATH_BOXES,
    BUILDER,
    CITIZEN_BOXES,
    CITIZENS,
    CIVILIAN,
    COHORT_ICON,
    COURT_BOXES,
    DIPLOMATS,
    DISCIPLINE,
    GOODS,
    GROUP_OF,
    GROUPS,
    LINE_BOXES,
    LINES,
    MAP_COLUMNS,
    MAP_ROWS,
    MARKET_BOXES,
    PATRICIANS,
    PERFORMERS,
    PRIESTS,
    PRODUCTION,
    RENOWN,
    RESOURCE,
    SCOUT_BOXES,
    SERVANT,
    STRENGTH_BOXES,
    THEATRE_BOXES,
    TRADERS,
    TRAINING_BOXES,
)
from ludi.games.hadrians_wall.patterns import ROW_MASKS
from ludi.games.hadrians_wall.rules.frontier import diplomats_sent
from ludi.games.hadrians_wall.rules.right import goods
from ludi.games.hadrians_wall.sheet import (
    BATHS,
    BATTLES,
    BRIBES,
    COURTHOUSE,
    EDICTS,
    FORT,
    GRANARY,
    LUDUS,
    MAP,
    MARKET,
    MINING,
    MONUMENTS,
    SCOUTS,
    STAGES,
    STALLS,
    STRENGTH,
    TEMPLE,
    TEMPLE_FILLED,
    THEATRE,
    TRAINING,
    WOUNDS,
    disdain_left,
)
from ludi.games.hadrians_wall.table import Table

OPENINGS: Final = [
    "set",  # one each of resource, builder and servant, as most buildings ask for
    "open-stalls",  # of the market, for goods
    "open-kinds",  # of goods, still to be had, while there are stalls
    "open-shows",  # in the theatre, as many as there are years for
    "open-battles",  # points expected of the next battle
    "open-training",  # strength that the gladiators may be given
    "open-temple-boxes",
    "open-bribes",  # while there is disdain to remove
    "open-edicts",
    "open-scouts",
    "open-diplomats",
    "open-landmarks",
    "open-swords",  # years in which a builder can still become a guard
    "rows",  # of the map: what is filled of each, its square in 25ths
    "next-people",  # pieces in the next boxes of the lines
    "next-cohorts",
    "next-production",
    "next-points",
    "next-citizens",  # pieces in the next boxes of the citizens
    "next-citizens-points",
    *[f"open-{group}" for group in GROUPS],  # the next building of a group, its flag reached
]
_SET: Final = OPENINGS.index("set")
_STALLS: Final = OPENINGS.index("open-stalls")
_KINDS: Final = OPENINGS.index("open-kinds")
_SHOWS: Final = OPENINGS.index("open-shows")
_TRAINING: Final = OPENINGS.index("open-training")
_TEMPLE: Final = OPENINGS.index("open-temple-boxes")
_BRIBES: Final = OPENINGS.index("open-bribes")
_EDICTS: Final = OPENINGS.index("open-edicts")
_SCOUTS: Final = OPENINGS.index("open-scouts")
_DIPLOMATS: Final = OPENINGS.index("open-diplomats")
_LANDMARKS: Final = OPENINGS.index("open-landmarks")
_SWORDS: Final = OPENINGS.index("open-swords")
_ROWS: Final = OPENINGS.index("rows")
_BATTLES: Final = OPENINGS.index("open-battles")
_NEXT: Final = OPENINGS.index("next-people")
_CITIZENS: Final = OPENINGS.index("next-citizens")
_GROUPS: Final = OPENINGS.index(f"open-{GROUPS[0]}")
BATTLE_SHARES: Final = 3  # a gladiator's damage is 1, 2 or 3, about equally likely


def count_openings(
    table: Table, seat: int, sheet: list[int], pieces: bool, left: int, counts: list[int], at: int
) -> None:
    """Write the openings of a seat into a row of signs, from a place in it on."""
    box = table.box
    year = 1 << table.year if pieces else 0
    if pieces:
        counts[at + _SET] = min(sheet[RESOURCE], sheet[BUILDER], sheet[SERVANT])
    for building in table.open[seat]:
        counts[at + _GROUPS + GROUP_OF[building]] = 1
    count_lines(table, sheet, counts, at + _NEXT)
    count_citizens(box, sheet, counts, at + _CITIZENS)
    if sheet[MARKET]:
        count_market(box, sheet, counts, at)
    if sheet[THEATRE]:
        years = left
        if pieces and table.year not in sheet[STAGES : STAGES + THEATRE_BOXES]:
            years += 1
        counts[at + _SHOWS] = min(years, open_stages(box, sheet))
    if sheet[LUDUS]:
        count_ludus(box, sheet, left > 0, year, counts, at)
    if sheet[TEMPLE]:
        counts[at + _TEMPLE] = open_temple_boxes(box, sheet)
    if sheet[BATHS]:
        counts[at + _BRIBES] = min(disdain_left(sheet), open_baths(box, sheet))
    if sheet[COURTHOUSE]:
        counts[at + _EDICTS] = open_edicts(box, sheet, left, year)
    patricians = sheet[PATRICIANS]
    if patricians:
        scouts = sheet[SCOUTS]
        while scouts < SCOUT_BOXES and patricians >= box.scout_flag[scouts]:
            scouts += 1
        counts[at + _SCOUTS] = scouts - sheet[SCOUTS]
        if table.law.diplomats:
            sent = now = diplomats_sent(sheet)
            while sent < DIPLOMATS and patricians >= box.diplomat_flag[sent]:
                sent += 1
            counts[at + _DIPLOMATS] = sent - now
    filled = sheet[MAP]
    if filled:
        counts[at + _ROWS] = rows(filled)
    low = box.landmark_low
    if (
        sheet[RENOWN] >= low
        or sheet[RENOWN + 1] >= low
        or sheet[RENOWN + 2] >= low
        or sheet[RENOWN + 3] >= low
    ) and table.law.landmarks:
        counts[at + _LANDMARKS] = open_landmarks(box, sheet)
    trained = sheet[TRAINING]
    swords = left + (1 if pieces and not trained & year else 0)
    counts[at + _SWORDS] = min(swords, TRAINING_BOXES - trained.bit_count())


def count_lines(table: Table, sheet: list[int], counts: list[int], at: int) -> None:
    """What the next boxes of the lines give: pieces, cohorts, production, points."""
    box = table.box
    reach = box.reach[sheet[GRANARY]]
    fort = sheet[FORT]
    for line in range(len(LINES)):
        filled = sheet[MINING + line]
        if filled < reach[line] and filled < LINE_BOXES[line]:
            if fort >= box.line_chain[line][filled]:
                for item in box.line_reward[line][filled]:
                    if item <= CIVILIAN:
                        counts[at] += 1
                    elif item == COHORT_ICON:
                        counts[at + 1] += 1
                    elif item == PRODUCTION:
                        counts[at + 2] += 1
                    elif item <= DISCIPLINE:
                        counts[at + 3] += 1


def count_citizens(box: Box, sheet: list[int], counts: list[int], at: int) -> None:
    """What the next citizens bring: pieces, points."""
    for track in range(len(CITIZENS)):
        filled = sheet[TRADERS + track]
        if filled < CITIZEN_BOXES:
            for item in box.citizen_reward[track][filled]:
                counts[at if item <= CIVILIAN else at + 1] += 1


def count_market(box: Box, sheet: list[int], counts: list[int], at: int) -> None:
    stalls = 0
    for stall in range(MARKET_BOXES):
        if not sheet[STALLS + stall] and sheet[TRADERS] >= box.market_flag[stall]:
            stalls += 1
    if stalls:
        counts[at + _STALLS] = stalls
        counts[at + _KINDS] = min(stalls, GOODS - goods(sheet).bit_count())


def open_stages(box: Box, sheet: list[int]) -> int:
    count = 0
    for stage in range(THEATRE_BOXES):
        if not sheet[STAGES + stage] and sheet[PERFORMERS] >= box.theatre_flag[stage]:
            count += 1
    return count


def count_ludus(
    box: Box, sheet: list[int], more: bool, year: int, counts: list[int], at: int
) -> None:
    """How far the gladiators can be trained, and what their next battles promise."""
    for gladiator in range(2):
        strength = sheet[STRENGTH + gladiator]
        alive = strength - sheet[WOUNDS + gladiator]
        if strength and not alive:
            continue
        most = strength
        while most < STRENGTH_BOXES and sheet[PERFORMERS] >= box.ludus_flag[most]:
            most += 1
        counts[at + _TRAINING] += most - strength
        if strength and (more or (year and not sheet[BATTLES + gladiator] & year)):
            counts[at + _BATTLES] += battle(box, strength, alive)


def battle(box: Box, strength: int, alive: int) -> int:
    """What a battle promises, in thirds of a point."""
    chances = min(BATTLE_SHARES, max(0, alive - 1))
    won = chances * len(box.survived[strength - 1])
    return won + (BATTLE_SHARES - chances) * len(box.died[strength - 1])


def open_temple_boxes(box: Box, sheet: list[int]) -> int:
    filled = sheet[TEMPLE_FILLED]
    count = 0
    while filled < len(box.temple_flag):
        if sheet[TEMPLE] < box.temple_level[filled] or sheet[PRIESTS] < box.temple_flag[filled]:
            break
        filled += 1
        count += 1
    return count


def open_baths(box: Box, sheet: list[int]) -> int:
    count = 0
    for bath in range(BATH_BOXES):
        if not sheet[BRIBES + bath] and sheet[APPARITORES] >= box.bath_flag[bath]:
            count += 1
    return count


def open_edicts(box: Box, sheet: list[int], left: int, year: int) -> int:
    count = 0
    for column in range(3):
        bits = sheet[EDICTS + column]
        used = first = bits.bit_count()
        while used < COURT_BOXES and sheet[APPARITORES] >= box.court_flag[column][used]:
            used += 1
        years = left + (1 if year and not bits & year else 0)
        count += min(years, used - first)
    return count


def open_landmarks(box: Box, sheet: list[int]) -> int:
    count = 0
    for landmark in range(len(ATTRIBUTES)):
        if sheet[box.landmark_needs[landmark]] >= box.landmark_level[landmark]:
            if not sheet[MONUMENTS] >> landmark & 1:
                count += 1
    return count


def rows(filled: int) -> int:
    """How far the rows of the map are: half a row is worth less than half of one."""
    count = 0
    for row in range(MAP_ROWS):
        boxes = (filled & ROW_MASKS[row]).bit_count()
        if boxes < MAP_COLUMNS:
            count += boxes * boxes
    return count
