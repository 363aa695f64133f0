"""Alone against Seneca, as the advice sees it: the signs of how far ahead one will be in the end.

The lead as things stand counts as it is; what the signs promise beside it, at the end and more for
every round to come, is in weights.toml. What the advice thinks of the position as for any player
is one of the signs.
"""

from __future__ import annotations

from typing import Final

from ludi.games.rome_and_roll.ids import ADVISORS_EACH, RESOURCES, TRACKS
from ludi.games.rome_and_roll.scoring import building_points, seneca_total
from ludi.games.rome_and_roll.sheet import (
    ACTIVE,
    ARMIES,
    COINS,
    DEPLOYED,
    FIRST_DIE,
    GARRISON,
    HELD,
    LOYALTY,
    NERO,
    NERO_POINTS,
    ROUND,
    SECOND_DIE,
    SENATORS,
    SOLDIERS,
)
from ludi.games.rome_and_roll.table import Table

LOYALTIES: Final = 6  # from none to V

# In the order in which `read_signs` writes them.
SIGNS: Final = [
    "start",  # always 1
    "judgement",  # of the position as for any player, beside the points
    *RESOURCES,  # stored, or on the die of one's turn
    "hoard",  # resources beyond three of a kind
    "dice",  # taken and not played yet
    "soldiers",  # free ones
    "senators",
    *[f"loyalty-{level}" for level in range(1, LOYALTIES)],  # advisors so loyal
    "favours",
    "producing",  # buildings that do
    "buildings",
    *[f"track-{track}" for track in TRACKS],  # coins on it
    "armies",  # still to be conquered
    "nero",  # cards taken, by anybody
    "seneca",  # his points
]
NAMES: Final = [*[f"alone-{s}" for s in SIGNS], *[f"alone-{s}-round" for s in SIGNS]]


class Promises:
    """What the signs promise, at the end and for every round to come."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.last: Final = [weights[f"alone-{sign}"] for sign in SIGNS]
        self.round: Final = [weights[f"alone-{sign}-round"] for sign in SIGNS]


def own_points(table: Table, seat: int) -> float:
    """One's points as they would count now."""
    sheet = table.sheets[seat]
    box = table.box
    value = float(sheet[NERO_POINTS]) + 0.5 * (sheet[SOLDIERS] + sheet[SENATORS])
    for track in range(len(TRACKS)):
        value += sheet[COINS + track]
    for slot in range(ADVISORS_EACH):
        if sheet[LOYALTY + slot] >= box.loyalty_boxes:
            value += box.advisor_points[table.staff[seat * ADVISORS_EACH + slot]]
    for building in range(1, len(table.plan_of)):
        if table.owner_of[building] == seat:
            value += building_points(table, building)
    return value


def lead(table: Table) -> float:
    """One's points less Seneca's."""
    return own_points(table, 0) - seneca_total(table)


def rounds_to_come(table: Table) -> int:
    return max(0, table.box.rounds - table.board[ROUND])


def promise(table: Table, judgement: float, promises: Promises) -> float:
    """What the signs say of the lead in the end, beside what it is now."""
    signs = read_signs(table, judgement)
    left = rounds_to_come(table)
    value = 0.0
    for i in range(len(signs)):
        if signs[i] != 0.0:
            value += signs[i] * (promises.last[i] + left * promises.round[i])
    return value


def read_signs(table: Table, judgement: float) -> list[float]:
    """The signs as things stand."""
    sheet = table.sheets[0]
    board = table.board
    box = table.box
    signs = [1.0, judgement]
    hoard = 0
    mine = table.turn[ACTIVE] == 0
    for good in range(len(RESOURCES)):
        held = sheet[good] + (table.turn[good] if mine else 0)
        signs.append(float(held))
        hoard += max(0, held - 3)
    signs.append(float(hoard))
    signs.append(float((sheet[FIRST_DIE] >= 0) + (sheet[SECOND_DIE] >= 0)))
    signs.append(float(sheet[SOLDIERS] - sheet[GARRISON]))
    signs.append(float(sheet[SENATORS] - sheet[DEPLOYED]))
    levels = [0] * LOYALTIES
    for slot in range(ADVISORS_EACH):
        levels[min(sheet[LOYALTY + slot], LOYALTIES - 1)] += 1
    for level in range(1, LOYALTIES):
        signs.append(float(levels[level]))
    signs.append(float(sheet[HELD].bit_count()))
    producing = 0
    buildings = 0
    for building in range(1, len(table.plan_of)):
        if table.owner_of[building] == 0:
            buildings += 1
            if box.production[table.plan_of[building]]:
                producing += 1
    signs.append(float(producing))
    signs.append(float(buildings))
    for track in range(len(TRACKS)):
        signs.append(float(sheet[COINS + track]))
    signs.append(float(board[ARMIES]))
    signs.append(float(board[NERO]))
    signs.append(float(seneca_total(table)))
    return signs
