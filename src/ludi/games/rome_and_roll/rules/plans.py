"""Which plans can be built, and where: what a worker may use, what it costs, what fits."""

from __future__ import annotations

from typing import Final

from ludi.games.rome_and_roll.actions import PLACE
from ludi.games.rome_and_roll.city import BAND, fill
from ludi.games.rome_and_roll.ids import (
    ARCHITECT,
    BASKET,
    BUILDER,
    COST_DISCOUNT,
    FISH,
    JEWEL,
    ON_BUILD,
    RELIGION,
)
from ludi.games.rome_and_roll.rules.effects import active_effects
from ludi.games.rome_and_roll.sheet import FOREMAN
from ludi.games.rome_and_roll.table import FORUM, Table

_PLACE: Final = PLACE.base
NOWHERE: Final = -1
UNKNOWN: Final = -2

# ---------------------------------------------------------------- which plans


def is_available(table: Table, plan: int) -> bool:
    """A plan is available while no foreman stands on it, one's own included."""
    return table.board[FOREMAN + plan] < 0


def discount(table: Table, seat: int, plan: int, workers: int) -> int:
    """How many resources less a plan costs: an architect's, and what advisors save."""
    less = 0
    if workers >> ARCHITECT & 1 and is_available(table, plan):
        less = table.box.architect_discount
    for effect in active_effects(table, seat, COST_DISCOUNT):
        if effect.trigger == ON_BUILD and effect.types >> table.box.type_of[plan] & 1:
            less += effect.n
    return less


def can_pay(table: Table, seat: int, cost: tuple[int, ...], less: int, fish: int) -> bool:
    """Whether a cost can be paid, with a discount, after so many fish were spent on moves."""
    sheet = table.sheets[seat]
    turn = table.turn
    baskets = turn[BASKET]
    left = sheet[FISH] + turn[FISH] - fish
    if left < 0:
        baskets += left
        left = 0
    missing = max(0, cost[FISH] - left)
    for good in range(FISH):
        lack = cost[good] - sheet[good] - turn[good]
        if lack > 0:
            missing += lack
    lack = cost[JEWEL] - sheet[JEWEL] - turn[JEWEL]
    if lack > 0:
        less -= lack
        if less < 0:
            return False
    return missing <= baskets + less


def open_plans(table: Table, seat: int, workers: int, giant: bool) -> list[int]:
    """The plans in play that one of the workers may use and that can be paid for."""
    architect = workers >> ARCHITECT & 1
    if not architect and not workers >> BUILDER & 1:
        return []
    box = table.box
    board = table.board
    turn = table.turn
    sheet = table.sheets[seat]
    wood = sheet[0] + turn[0]
    brick = sheet[1] + turn[1]
    stone = sheet[2] + turn[2]
    fish = sheet[FISH] + turn[FISH]
    baskets = turn[BASKET]
    savings = active_effects(table, seat, COST_DISCOUNT)
    costs = box.cost
    found: list[int] = []
    for plan in table.law.plans:
        less = architect * box.architect_discount
        if board[FOREMAN + plan] >= 0:
            if not architect:
                continue
            less = 0
        if giant and box.type_of[plan] == RELIGION:
            continue
        woods, bricks, stones, fishes, jewels = costs[plan]
        if savings or jewels:
            less = discount(table, seat, plan, workers)
            if not can_pay(table, seat, costs[plan], less, 0):
                continue
        else:  # the same as `can_pay`, written out: this is asked all the time
            missing = 0
            if woods > wood:
                missing = woods - wood
            if bricks > brick:
                missing += bricks - brick
            if stones > stone:
                missing += stones - stone
            if fishes > fish:
                missing += fishes - fish
            if missing > baskets + less:
                continue
        found.append(plan)
    return found


# ---------------------------------------------------------------- where


def fits_beside(table: Table, plan: int, building: int) -> bool:
    """Whether a plan can be drawn anywhere beside a building.

    Cells are only ever filled: where there was no room there never is again, and the place found
    last time is good until something is drawn on it.
    """
    key = building << 5 | plan
    place = table.room.get(key, UNKNOWN)
    if place == UNKNOWN or (place != NOWHERE and is_taken(table, plan, place)):
        place = room_for(table, plan, building)
        table.room[key] = place
    return place != NOWHERE


def is_taken(table: Table, plan: int, place: int) -> bool:
    """Whether some cells of a placement are occupied."""
    bands = table.bands
    row, upper, lower, _ = table.drawings[plan].banded[place]
    return bands[row] & upper != 0 or (lower != 0 and bands[row + BAND] & lower != 0)


def room_for(table: Table, plan: int, building: int) -> int:
    """The first place for a plan beside a building."""
    bands = table.bands
    covering = table.drawings[plan].covering
    for cell in table.rim[building]:
        for row, upper, lower, place in covering[cell]:
            if not bands[row] & upper and not (lower and bands[row + BAND] & lower):
                return place
    return NOWHERE


def places_beside(table: Table, plan: int, building: int) -> list[int]:
    """Every way to draw a plan beside a building."""
    bands = table.bands[:]
    covering = table.drawings[plan].covering
    found: list[int] = []
    for cell in table.rim[building]:
        for row, upper, lower, place in covering[cell]:
            if not bands[row] & upper and not (lower and bands[row + BAND] & lower):
                found.append(_PLACE + place)
        fill(bands, cell)  # all that covers this cell is found
    return found


def existing_edges(table: Table) -> int:
    """The cells adjacent to any building, the Forum included; Rubble and Parks are none."""
    found = 0
    for building in range(len(table.plan_of)):
        if table.plan_of[building] >= FORUM:
            found |= table.edge[building]
    return found


def places_anywhere(table: Table, plan: int, giant: bool) -> list[int]:
    """Every way to draw a plan beside any building, with Juno as a giant."""
    drawings = table.box.giants[table.law.side][plan] if giant else table.drawings[plan]
    edges = existing_edges(table)
    occupied = table.occupied
    return [
        _PLACE + place
        for mask, place in drawings.everywhere
        if not mask & occupied and mask & edges
    ]


def fits_anywhere(table: Table, plan: int, giant: bool) -> bool:
    drawings = table.box.giants[table.law.side][plan] if giant else table.drawings[plan]
    edges = existing_edges(table)
    occupied = table.occupied
    for mask, _ in drawings.everywhere:  # noqa: SIM110 (a generator is slow)
        if not mask & occupied and mask & edges:
            return True
    return False
