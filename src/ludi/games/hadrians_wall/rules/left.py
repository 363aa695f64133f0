"""Actions on the left sheet: tracks, common buildings, training, forum, landmarks."""

from __future__ import annotations

from typing import Final

from ludi.games.hadrians_wall.actions import (
    BUILD,
    ERECT,
    EXCHANGE,
    FILL,
    FORT,
    PAIRS,
    TRAIN,
)
from ludi.games.hadrians_wall.ids import (
    BUILDER,
    CIVILIAN,
    FORUM_BOXES,
    GROUP_OF,
    RENOWN,
    RESOURCE,
    SERVANT,
    SOLDIER,
    TRAINING_BOXES,
)
from ludi.games.hadrians_wall.rules.rewards import (
    ChooseReward,
    can_pay,
    gain,
    gain_all,
    pay,
    pay_all,
    tell_filled,
)
from ludi.games.hadrians_wall.sheet import (
    BUILT,
    CIPPI,
    FORUM,
    GRANARY,
    MINING,
    MONUMENTS,
    TRAINING,
    WALL,
    WALL_GUARD,
)
from ludi.games.hadrians_wall.sheet import FORT as FORT_FILLED
from ludi.games.hadrians_wall.table import Table

_MINE: Final = FILL.base + MINING - RENOWN
_GUARD: Final = FILL.base + WALL_GUARD - RENOWN
_CIPPI: Final = FILL.base + CIPPI - RENOWN
_WALL: Final = FILL.base + WALL - RENOWN
_FORT: Final = FORT.base
_BUILD: Final = BUILD.base
_ERECT: Final = ERECT.base
_TRAIN: Final = TRAIN.base
_EXCHANGE: Final = EXCHANGE.base

MINES: Final = 0  # the lines, as the box numbers them
GUARDS: Final = 1
CIPPI_LINE: Final = 2
WALLS: Final = 3
FORTS: Final = 4


# ---------------------------------------------------------------- tracks with granary columns


def line_options(table: Table, sheet: list[int], options: list[int]) -> None:
    """Tracks are filled from left to right, as far as granaries and the Fort's chains reach."""
    box = table.box
    price = table.law.line_price
    reach = box.reach[sheet[GRANARY]]
    fort = sheet[FORT_FILLED]
    soldier = sheet[SOLDIER]
    resource = sheet[RESOURCE]
    if sheet[MINING] < reach[MINES] and sheet[SERVANT] >= price[MINES]:
        options.append(_MINE)
    if soldier >= price[GUARDS] and sheet[WALL_GUARD] < reach[GUARDS]:
        options.append(_GUARD)
    if resource:
        filled = sheet[WALL]
        if filled < reach[WALLS] and fort >= box.line_chain[WALLS][filled]:
            if resource >= price[WALLS]:
                options.append(_WALL)
        filled = sheet[CIPPI]
        if filled < reach[CIPPI_LINE] and fort >= box.line_chain[CIPPI_LINE][filled]:
            if resource >= price[CIPPI_LINE]:
                options.append(_CIPPI)
    if fort < reach[FORTS]:
        if sheet[BUILDER]:
            options.append(_FORT)
        if soldier:
            options.append(_FORT + 1)
    if table.year < table.law.locked_before:
        unlocked = table.law.open_from
        for line in range(4):
            if table.year < unlocked[line] and _MINE + line in options:
                options.remove(_MINE + line)


def fill_line(table: Table, seat: int, line: int) -> None:
    """Pay for the next box of mining, wall guard, cippi or wall, and fill it."""
    pay(table, seat, table.box.line_item[line], table.law.line_price[line])
    fill_box(table, seat, line)


def fill_fort(table: Table, seat: int, mason: int) -> None:
    """A builder (0) or a soldier (1) fills the next box of the Fort."""
    pay(table, seat, table.box.fort_items[mason], 1)
    fill_box(table, seat, FORTS)


def fill_box(table: Table, seat: int, line: int) -> None:
    """Fill the next box of one of the five tracks at the top, and gain what it covers."""
    sheet = table.sheets[seat]
    track = MINING + line
    filled = sheet[track]
    sheet[track] = filled + 1
    if table.ears is not None:
        tell_filled(table, seat, track, filled + 1)
    for item in table.box.line_reward[line][filled]:
        gain(table, seat, item)


# ---------------------------------------------------------------- buildings of both sheets


def building_options(table: Table, seat: int, sheet: list[int], options: list[int]) -> None:
    """Buildings whose flags are met and whose smaller sisters stand, if they can be paid."""
    costs = table.law.costs
    resource = sheet[RESOURCE]
    builder = sheet[BUILDER]
    servant = sheet[SERVANT]
    for building in table.open[seat]:
        cost = costs[building]
        if (
            resource >= cost[RESOURCE]
            and servant >= cost[SERVANT]
            and builder >= cost[BUILDER]
            and sheet[CIVILIAN] >= cost[CIVILIAN]
            and sheet[SOLDIER] >= cost[SOLDIER]
        ):
            options.append(_BUILD + building)


def build(table: Table, seat: int, building: int) -> None:
    """Pay for a building, fill its circle and gain its reward."""
    pay_all(table, seat, table.law.costs[building])
    table.sheets[seat][BUILT + GROUP_OF[building]] += 1
    table.tell("builds", seat, building)
    if table.box.reward_choice[building]:
        table.push(ChooseReward(seat, building))
    table.refresh(seat)
    gain_all(table, seat, table.box.reward[building])


# ---------------------------------------------------------------- training, forum, landmarks


def can_train(table: Table, sheet: list[int]) -> bool:
    """Once a year, while there is a box, if the next box of the Wall Guard is open."""
    bits = sheet[TRAINING]
    if bits >> table.year & 1 or bits.bit_count() >= TRAINING_BOXES:
        return False
    return sheet[WALL_GUARD] < table.box.line_reach[GUARDS][sheet[GRANARY]]


def train(table: Table, seat: int) -> None:
    """A builder becomes a soldier of the Wall Guard: the sword fills its next box."""
    pay(table, seat, BUILDER, 1)
    table.sheets[seat][TRAINING] |= 1 << table.year
    table.tell("trains", seat)
    fill_box(table, seat, GUARDS)


def exchanges(workers: list[int]) -> list[int]:
    """What can be exchanged by who has so many builders, servants and civilians."""
    found: list[int] = []
    for pair in range(6):
        one, other = PAIRS[pair]
        if workers[one - BUILDER] and workers[other - BUILDER]:
            if one != other or workers[one - BUILDER] > 1:
                for gained in range(3):
                    if gained + BUILDER != one and gained + BUILDER != other:
                        found.append(_EXCHANGE + pair * 3 + gained)
    return found


# For none, one, or more of each: 9 * builders + 3 * servants + civilians.
EXCHANGES: Final = [exchanges([n // 9, n // 3 % 3, n % 3]) for n in range(27)]


def forum_options(table: Table, sheet: list[int], options: list[int]) -> None:
    """Once a year, two workers that are no soldiers for one of another kind."""
    bits = sheet[FORUM]
    if bits >> table.year & 1 or bits.bit_count() >= FORUM_BOXES:
        return
    builder = sheet[BUILDER]
    servant = sheet[SERVANT]
    civilian = sheet[CIVILIAN]
    options += EXCHANGES[
        9 * (builder if builder < 2 else 2)
        + 3 * (servant if servant < 2 else 2)
        + (civilian if civilian < 2 else 2)
    ]


def exchange(table: Table, seat: int, which: int) -> None:
    """Return two workers at the forum and take one."""
    one, other = PAIRS[which // 3]
    pay(table, seat, one, 1)
    pay(table, seat, other, 1)
    table.sheets[seat][FORUM] |= 1 << table.year
    table.tell("exchanges", seat)
    gain(table, seat, BUILDER + which % 3)


def landmark_options(table: Table, sheet: list[int], options: list[int]) -> None:
    """A landmark needs fifteen boxes of its attribute, and is built once."""
    if not table.law.landmarks:
        return
    box = table.box
    for landmark in range(4):
        if sheet[box.landmark_needs[landmark]] >= box.landmark_level[landmark]:
            if not sheet[MONUMENTS] >> landmark & 1:
                if can_pay(sheet, box.landmark_cost[landmark]):
                    options.append(_ERECT + landmark)


def erect(table: Table, seat: int, landmark: int) -> None:
    """Pay for a landmark and gain its two points."""
    pay_all(table, seat, table.box.landmark_cost[landmark])
    table.sheets[seat][MONUMENTS] |= 1 << landmark
    table.tell("erects", seat, landmark)
    gain_all(table, seat, table.box.landmark_reward[landmark])
