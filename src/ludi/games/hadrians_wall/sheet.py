"""A player's two sheets as one flat list of ints, and where on it everything is.

The first 23 places are numbered like the items and tracks of components.py: pieces on the
player's board, then filled boxes track by track. Where boxes bear the year they were filled in
and can only be filled in order, once a year, a bit for each of those years says it all.
"""

from __future__ import annotations

from typing import Any, Final

from ludi.games.hadrians_wall.ids import (
    BATH_BOXES,
    CARDS,
    GROUPS,
    MARKET_BOXES,
    THEATRE_BOXES,
    TRACKS,
)

COHORT: Final = 15  # three: left, centre, right
MINING: Final = 18
WALL_GUARD: Final = 19
CIPPI: Final = 20
WALL: Final = 21
FORT: Final = 22
INFRASTRUCTURE: Final = 23  # filled Fort boxes with an orange flag

# The level of each group of buildings, in the order of GROUPS.
BUILT: Final = 24
GRANARY: Final = 24
HOTEL: Final = 25
WORKSHOP: Final = 26
ROAD: Final = 27
PRECINCT: Final = 28
MARKET: Final = 29
THEATRE: Final = 30
LUDUS: Final = 31
GARDEN: Final = 32
TEMPLE: Final = 33
BATHS: Final = 34
COURTHOUSE: Final = 35

MONUMENTS: Final = 36  # a bit for each landmark
TRAINING: Final = 37  # a bit for each year (1 << year) in which a builder was trained
FORUM: Final = 38  # a bit for each year in which workers were exchanged
STALLS: Final = 39  # eight: the number of the good, 0 if empty
STAGES: Final = 47  # six: the year of the performance, 0 if none
STRENGTH: Final = 53  # two gladiators: circled boxes, filled or not
WOUNDS: Final = 55  # two gladiators: filled boxes; dead when all circled boxes are filled
BATTLES: Final = 57  # two gladiators: a bit for each year in which they fought
TEMPLE_FILLED: Final = 59  # boxes of the three temples, one after the other
FAVOURS: Final = 60  # of the temples, not used yet
FAVOURS_USED: Final = 61  # of temples and diplomats
BRIBES: Final = 62  # six: the year of the bribe, 0 if none
EDICTS: Final = 68  # three columns: a bit for each year with an edict
ENVOYS: Final = 71  # three cohorts: which diplomat (1 to 3) serves it, 0 if none
ENVOY_FAVOURS: Final = 74  # three cohorts: favours of that diplomat not used yet
SCOUTS: Final = 77
MAP: Final = 78  # a bit for each box of the map, row by row
DISDAIN: Final = 79  # circled boxes
DISDAIN_REMOVED: Final = 80  # of these, filled
CHOSEN: Final = 81  # whether this year's path and prospect are chosen
DECK: Final = 82  # twelve cards as drawn: a year's path and prospect stand side by side
IGNORED: Final = 94  # three cohorts: attack cards ignored by favours, in this attack
SIZE: Final = 97

# For dumps: the name of a place or of some places in a row, where it starts, how many.
FIELDS: Final[list[tuple[str, int, int]]] = [
    ("resources", 0, 1),
    ("soldiers", 1, 1),
    ("builders", 2, 1),
    ("servants", 3, 1),
    ("civilians", 4, 1),
    *[(track, 5 + i, 1) for i, track in enumerate(TRACKS)],
    *[(group, BUILT + i, 1) for i, group in enumerate(GROUPS)],
    ("landmarks", MONUMENTS, 1),
    ("training", TRAINING, 1),
    ("forum", FORUM, 1),
    ("stalls", STALLS, MARKET_BOXES),
    ("stages", STAGES, THEATRE_BOXES),
    ("strength", STRENGTH, 2),
    ("wounds", WOUNDS, 2),
    ("battles", BATTLES, 2),
    ("temple-filled", TEMPLE_FILLED, 1),
    ("favours", FAVOURS, 1),
    ("favours-used", FAVOURS_USED, 1),
    ("bribes", BRIBES, BATH_BOXES),
    ("edicts", EDICTS, 3),
    ("envoys", ENVOYS, 3),
    ("envoy-favours", ENVOY_FAVOURS, 3),
    ("scouts", SCOUTS, 1),
    ("map", MAP, 1),
    ("disdain", DISDAIN, 1),
    ("disdain-removed", DISDAIN_REMOVED, 1),
    ("chosen", CHOSEN, 1),
    ("deck", DECK, len(CARDS)),
    ("ignored", IGNORED, 3),
]


def dump_sheet(sheet: list[int]) -> dict[str, Any]:
    """The sheet by the names of its places; what follows from the rest is left out."""
    return {
        name: sheet[start] if count == 1 else sheet[start : start + count]
        for name, start, count in FIELDS
    }


def load_sheet(data: dict[str, Any], infrastructure: list[int]) -> list[int]:
    """The sheet a dump describes; `infrastructure` is counted by filled Fort boxes."""
    sheet = [0] * SIZE
    for name, start, count in FIELDS:
        if count == 1:
            sheet[start] = data[name]
        else:
            values: list[int] = list(data[name])
            if len(values) != count:
                raise ValueError(f"'{name}' has {len(values)} places, not {count}")
            sheet[start : start + count] = values
    sheet[INFRASTRUCTURE] = infrastructure[sheet[FORT]]
    return sheet


def years_in(bits: int) -> list[int]:
    """The years that a set of them holds, in order."""
    return [year for year in range(1, 7) if bits >> year & 1]


def disdain_left(sheet: list[int]) -> int:
    """Disdain circled and not removed."""
    return sheet[DISDAIN] - sheet[DISDAIN_REMOVED]


def is_dead(sheet: list[int], gladiator: int) -> bool:
    """Whether a gladiator fell: all circled boxes are filled."""
    strength = sheet[STRENGTH + gladiator]
    return strength > 0 and sheet[WOUNDS + gladiator] >= strength
