"""The end of the game: attributes, path cards, disdain, tie-breaks, solo ranks."""

from __future__ import annotations

from typing import Final

from ludi.games.hadrians_wall.components import Box
from ludi.games.hadrians_wall.ids import (
    ARCHITECT,
    ARISTOCRAT,
    ATTRIBUTES,
    BUILDINGS,
    CITIZEN_BOXES,
    CITIZENS,
    COHORT_BOXES,
    COHORTS,
    DEFENDER,
    ENGINEER,
    FIGHTER,
    FORAGER,
    GROUP_OF,
    GROUP_STARTS,
    GUARD_LINE,
    LARGE,
    MARKET_BOXES,
    MERCHANT,
    PLANNER,
    PONTIFF,
    PRODUCTION,
    RANGER,
    RANKS,
    RENOWN,
    TRADERS,
    TRAINER,
    WALL_LINE,
)
from ludi.games.hadrians_wall.patterns import COLUMN_MASKS
from ludi.games.hadrians_wall.sheet import (
    BUILT,
    COHORT,
    MAP,
    MONUMENTS,
    STALLS,
    STRENGTH,
    TEMPLE_FILLED,
    WALL,
    WALL_GUARD,
    disdain_left,
)
from ludi.games.hadrians_wall.table import Table
from ludi.kernel.table import Score

# Where on a sheet each large building is counted, and the level at which it stands.
LARGE_LEVELS: Final[list[tuple[int, int]]] = [
    (BUILT + GROUP_OF[building], building - GROUP_STARTS[GROUP_OF[building]] + 1)
    for building in range(len(BUILDINGS))
    if LARGE[building]
]

# ---------------------------------------------------------------- path cards


def measure(table: Table, seat: int, card: int) -> int:
    """What a path card counts on a player's sheets, in the order of the cards."""
    sheet = table.sheets[seat]
    if card == ARCHITECT:
        return sheet[MONUMENTS].bit_count()
    if card == ARISTOCRAT:
        return disdain_left(sheet)
    if card == DEFENDER:
        return sections(table.box, WALL_LINE, sheet[WALL])
    if card == ENGINEER:
        return large_buildings(sheet)
    if card == FIGHTER:
        return len([1 for cohort in range(len(COHORTS)) if sheet[COHORT + cohort] >= COHORT_BOXES])
    if card == FORAGER:
        return sheet[PRODUCTION]
    if card == MERCHANT:
        return goods_in_market(sheet)
    if card == PLANNER:
        return citizen_tracks_complete(sheet)
    if card == PONTIFF:
        return temples_filled(table.box, sheet)
    if card == RANGER:
        return len([1 for mask in COLUMN_MASKS if sheet[MAP] & mask == mask])
    if card == TRAINER:
        return sheet[STRENGTH] + sheet[STRENGTH + 1]
    return sections(table.box, GUARD_LINE, sheet[WALL_GUARD])  # the vanguard


def sections(box: Box, line: int, filled: int) -> int:
    """The granary columns in which every box of a track is filled."""
    return len([1 for reach in box.line_reach[line] if filled >= reach])


def large_buildings(sheet: list[int]) -> int:
    return len([1 for place, level in LARGE_LEVELS if sheet[place] >= level])


def goods_in_market(sheet: list[int]) -> int:
    return len([1 for stall in range(MARKET_BOXES) if sheet[STALLS + stall]])


def citizen_tracks_complete(sheet: list[int]) -> int:
    return len([1 for track in range(len(CITIZENS)) if sheet[TRADERS + track] >= CITIZEN_BOXES])


def temples_filled(box: Box, sheet: list[int]) -> int:
    return len([1 for end in box.temple_ends if sheet[TEMPLE_FILLED] >= end])


def path_points(table: Table, seat: int, card: int) -> int:
    """The points of a path card, by what it counts on a player's sheets."""
    return steps_points(table.box, card, measure(table, seat, card))


def steps_points(box: Box, card: int, counted: int) -> int:
    """The points of the best of a path card's three steps that is reached."""
    points = 0
    for step, needed in enumerate(box.card_steps[card]):
        reached = counted <= needed if card == ARISTOCRAT else counted >= needed
        if reached:
            points = max(points, box.path_points[step])
    return points


def paths_total(table: Table, seat: int) -> int:
    """The points of all path cards that lie open."""
    return sum([path_points(table, seat, card) for card in table.paths(seat)])


# ---------------------------------------------------------------- the score sheet


def penalty(box: Box, disdain: int) -> int:
    """The points lost for disdain."""
    return box.penalty[min(disdain, len(box.penalty) - 1)]


def items(table: Table, seat: int) -> list[tuple[str, int]]:
    """The lines of a player's score sheet."""
    sheet = table.sheets[seat]
    lines = [(name, sheet[RENOWN + i]) for i, name in enumerate(ATTRIBUTES)]
    lines.append(("paths", paths_total(table, seat)))
    lines.append(("disdain", -penalty(table.box, disdain_left(sheet))))
    return lines


def total(table: Table, seat: int) -> int:
    return sum([points for _, points in items(table, seat)])


def scores(table: Table, lost: bool) -> list[Score]:
    """Most points win; then least disdain, then most points of path cards, then all who tie.

    Alone there is nobody to beat and the game is won, unless it is a fort of the campaign `lost`.
    """
    sheets = [items(table, seat) for seat in range(table.seats)]
    keys: list[tuple[int, int, int]] = []
    for seat in range(table.seats):
        points = sum([value for _, value in sheets[seat]])
        keys.append((points, -disdain_left(table.sheets[seat]), paths_total(table, seat)))
    ranks = [1 + len([other for other in keys if other > key]) for key in keys]
    return [
        Score(seat, sheets[seat], ranks[seat], table.over and ranks[seat] == 1 and not lost)
        for seat in range(table.seats)
    ]


def rank_name(table: Table, points: int) -> str:
    """The rank that a solo score deserves; the lowest one also for less than nothing."""
    name = RANKS[0]
    for rank, needed in enumerate(table.box.rank_points):
        if points >= needed:
            name = RANKS[rank]
    return name
