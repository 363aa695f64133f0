"""The end of the game: tracks, advisors, buildings by type, Nero's cards, the tie-break."""

from __future__ import annotations

from typing import Final

from ludi.games.rome_and_roll.cards import Points
from ludi.games.rome_and_roll.city import cells_of
from ludi.games.rome_and_roll.ids import (
    ADJACENT_OPPONENT_TYPE,
    ADVISORS_EACH,
    ALWAYS,
    COLUMNS,
    EMPTY_ADJACENT_CELLS,
    FULL_SQUARE,
    ROADS,
    SENECA,
    SETTLEMENTS,
    TRACKS,
    TYPES,
)
from ludi.games.rome_and_roll.rules.effects import count
from ludi.games.rome_and_roll.sheet import (
    COINS,
    LOYALTY,
    NERO_POINTS,
    OWNER,
    PAVED,
    SENATORS,
    SENECA_NERO,
    SOLDIERS,
)
from ludi.games.rome_and_roll.table import PARK, RUBBLE, Table, is_opponent
from ludi.kernel.table import Score

# The lines of the score sheet, in its order; types of buildings by their number in TYPES.
TYPE_ORDER: Final = (2, 4, 0, 3, 1)


def building_points(table: Table, building: int) -> int:
    """What a building is worth to its owner as things stand."""
    total = 0
    for points in table.box.points[table.plan_of[building]]:
        if points.condition == ALWAYS or holds(table, points, building):
            owner = table.owner_of[building]
            counted = count(table, points.per, points.arg, points.divide, owner, building)
            total += min(points.n * counted, points.most)
    return total


def holds(table: Table, points: Points, building: int) -> bool:
    """Whether the condition of a plan's points is met."""
    if points.condition == FULL_SQUARE:
        return in_full_square(table, building, points.least)
    if points.condition == EMPTY_ADJACENT_CELLS:
        plain = table.city.spread_plainly(table.mask[building])
        empty = plain & table.city.land & ~table.occupied
        return empty.bit_count() >= points.least
    assert points.condition == ADJACENT_OPPONENT_TYPE
    owner = table.owner_of[building]
    found = 0
    for other in table.neighbours(building):
        plan = table.plan_of[other]
        if plan >= 0 and is_opponent(table.owner_of[other], owner):
            found += table.box.type_of[plan] == points.arg
    return found >= points.least


def in_full_square(table: Table, building: int, size: int) -> bool:
    """Whether a cell of the building lies in a square that is wholly built over."""
    square = 0
    for y in range(size):
        square |= ((1 << size) - 1) << y * COLUMNS
    tried: set[int] = set()
    for cell in cells_of(table.mask[building]):
        y, x = divmod(cell, COLUMNS)
        for top in range(max(0, y - size + 1), y + 1):
            for left in range(max(0, x - size + 1), x + 1):
                if left + size <= COLUMNS:
                    tried.add(top * COLUMNS + left)
    for corner in tried:
        wanted = square << corner
        if wanted & table.occupied == wanted:
            return True
    return False


def items(table: Table, seat: int) -> list[tuple[str, int]]:
    """The lines of a player's score sheet."""
    sheet = table.sheets[seat]
    box = table.box
    lines = [(track, sheet[COINS + i]) for i, track in enumerate(TRACKS)]
    advisors = 0
    for slot in range(ADVISORS_EACH):
        if sheet[LOYALTY + slot] >= box.loyalty_boxes:
            advisors += box.advisor_points[table.staff[seat * ADVISORS_EACH + slot]]
    lines.append(("advisors", advisors))
    by_type = [0] * len(TYPES)
    for building in range(1, len(table.plan_of)):
        if table.owner_of[building] == seat and table.plan_of[building] >= 0:
            by_type[box.type_of[table.plan_of[building]]] += building_points(table, building)
    for type in TYPE_ORDER:
        lines.append((TYPES[type], by_type[type]))
    lines.append(("nero", sheet[NERO_POINTS]))
    lines.append(("soldiers", -(-sheet[SOLDIERS] // box.soldiers_per_point)))
    lines.append(("senators", -(-sheet[SENATORS] // box.senators_per_point)))
    return lines


def total(table: Table, seat: int) -> int:
    return sum([points for _, points in items(table, seat)])


def seneca_items(table: Table) -> list[tuple[str, int]]:
    """The lines of Seneca's score: places by the table of the difficulty, and Nero's cards."""
    worth = table.box.place_points[table.law.score_table]
    board = table.board
    return [
        ("parks", worth[0] * table.plan_of.count(PARK)),
        ("rubble", worth[1] * table.plan_of.count(RUBBLE)),
        ("roads", worth[2] * board[PAVED : PAVED + len(ROADS)].count(SENECA)),
        ("settlements", worth[3] * board[OWNER : OWNER + len(SETTLEMENTS)].count(SENECA)),
        ("nero", board[SENECA_NERO]),
    ]


def seneca_total(table: Table) -> int:
    return sum([points for _, points in seneca_items(table)])


def scores(table: Table) -> list[Score]:
    """Most points win, then most soldiers, then all who tie; alone one must beat Seneca."""
    sheets = [items(table, seat) for seat in range(table.seats)]
    keys: list[tuple[int, int]] = []
    for seat in range(table.seats):
        points = sum([value for _, value in sheets[seat]])
        keys.append((points, table.sheets[seat][SOLDIERS]))
    ranks = [1 + len([other for other in keys if other > key]) for key in keys]
    won = [table.over and rank == 1 for rank in ranks]
    if table.solo:
        beaten = keys[0][0] > seneca_total(table)
        won[0] = table.over and beaten
    return [Score(seat, sheets[seat], ranks[seat], won[seat]) for seat in range(table.seats)]
