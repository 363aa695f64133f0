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
    BUILDINGS,
    CIPPI_LINE,
    CIVILIAN,
    FORT_LINE,
    FORUM_BOXES,
    GROUP_OF,
    GROUP_STARTS,
    GUARD_LINE,
    ITEMS,
    LANDMARKS,
    LINE_BOXES,
    LINES,
    MINING_LINE,
    RENOWN,
    RESOURCE,
    SERVANT,
    SOLDIER,
    TRAINING_BOXES,
    WALL_LINE,
)
from ludi.games.hadrians_wall.rules.rewards import (
    ChooseReward,
    can_pay,
    gain,
    gain_all,
    lacks,
    lacks_any,
    lacks_citizens,
    pay,
    pay_all,
    tell_filled,
)
from ludi.games.hadrians_wall.sheet import (
    BUILT,
    CIPPI,
    FORUM,
    GRANARY,
    INFRASTRUCTURE,
    MINING,
    MONUMENTS,
    TRAINING,
    WALL,
    WALL_GUARD,
)
from ludi.games.hadrians_wall.sheet import FORT as FORT_FILLED
from ludi.games.hadrians_wall.table import Table
from ludi.kernel.errors import Reason

_MINE: Final = FILL.base + MINING - RENOWN
_GUARD: Final = FILL.base + WALL_GUARD - RENOWN
_CIPPI: Final = FILL.base + CIPPI - RENOWN
_WALL: Final = FILL.base + WALL - RENOWN
_FORT: Final = FORT.base
_BUILD: Final = BUILD.base
_ERECT: Final = ERECT.base
_TRAIN: Final = TRAIN.base

LINE_RULES: Final = ("mining", "wall-guard", "cippi", "wall", "fort")

# The rule of each group of buildings, in the order of GROUPS.
GROUP_RULES: Final = (
    "granaries",
    "hotels",
    "workshops",
    "roads",
    "precincts",
    "market",
    "theatre",
    "ludus",
    "gardens",
    "temples",
    "baths",
    "courthouse",
)


# ---------------------------------------------------------------- tracks with granary columns


def line_options(table: Table, sheet: list[int], options: list[int]) -> None:
    """Tracks are filled from left to right, as far as granaries and the Fort's chains reach."""
    box = table.box
    price = table.law.line_price
    reach = box.reach[sheet[GRANARY]]
    fort = sheet[FORT_FILLED]
    soldier = sheet[SOLDIER]
    resource = sheet[RESOURCE]
    if sheet[MINING] < reach[MINING_LINE] and sheet[SERVANT] >= price[MINING_LINE]:
        options.append(_MINE)
    if soldier >= price[GUARD_LINE] and sheet[WALL_GUARD] < reach[GUARD_LINE]:
        options.append(_GUARD)
    if resource:
        filled = sheet[WALL]
        if filled < reach[WALL_LINE] and fort >= box.line_chain[WALL_LINE][filled]:
            if resource >= price[WALL_LINE]:
                options.append(_WALL)
        filled = sheet[CIPPI]
        if filled < reach[CIPPI_LINE] and fort >= box.line_chain[CIPPI_LINE][filled]:
            if resource >= price[CIPPI_LINE]:
                options.append(_CIPPI)
    if fort < reach[FORT_LINE]:
        if sheet[BUILDER]:
            options.append(_FORT)
        if soldier:
            options.append(_FORT + 1)
    if table.year < table.law.locked_before:
        unlocked = table.law.open_from
        for line in range(4):
            if table.year < unlocked[line] and _MINE + line in options:
                options.remove(_MINE + line)


def why_not_line(table: Table, sheet: list[int], line: int) -> Reason | None:
    """Mining, Wall Guard, cippi and wall have a price; the Fort asks who builds."""
    if line == FORT_LINE:
        return Reason("fort", "fort-who")
    return why_not_box(table, sheet, line, table.box.line_item[line], table.law.line_price[line])


def why_not_fort(table: Table, sheet: list[int], mason: int) -> Reason | None:
    return why_not_box(table, sheet, FORT_LINE, table.box.fort_items[mason], 1)


def why_not_box(table: Table, sheet: list[int], line: int, piece: int, count: int) -> Reason | None:
    """The next box of a track: there is none, it is locked, closed, chained or not paid."""
    filled = sheet[MINING + line]
    named: dict[str, str | int] = {"track": LINES[line]}
    if filled >= LINE_BOXES[line]:
        return Reason(LINE_RULES[line], "track-full", named)
    if line < FORT_LINE and table.year < table.law.open_from[line]:
        return table.fort_forbids("locked", {**named, "year": table.law.open_from[line]})
    level = sheet[GRANARY]
    if filled >= table.box.line_reach[line][level]:
        return Reason("granaries", "granary", {**named, "building": BUILDINGS[level]})
    chain = table.box.line_chain[line][filled]
    if sheet[FORT_FILLED] < chain:
        return Reason("chains", "chain", {**named, "count": filled + 1, "number": chain})
    return lacks(sheet, piece, count, LINE_RULES[line])


def fill_line(table: Table, seat: int, line: int) -> None:
    """Pay for the next box of mining, wall guard, cippi or wall, and fill it."""
    tell_next_box(table, seat, line)
    pay(table, seat, table.box.line_item[line], table.law.line_price[line])
    fill_box(table, seat, line)


def fill_fort(table: Table, seat: int, mason: int) -> None:
    """A builder (0) or a soldier (1) fills the next box of the Fort."""
    tell_next_box(table, seat, FORT_LINE)
    pay(table, seat, table.box.fort_items[mason], 1)
    fill_box(table, seat, FORT_LINE)


def tell_next_box(table: Table, seat: int, line: int) -> None:
    """Tell which box of a track is about to be filled: what is done comes before its price."""
    if table.ears is not None:
        tell_filled(table, seat, MINING + line, table.sheets[seat][MINING + line] + 1)


def fill_box(table: Table, seat: int, line: int) -> None:
    """Fill the next box of one of the five tracks at the top, and gain what it covers."""
    sheet = table.sheets[seat]
    track = MINING + line
    filled = sheet[track]
    sheet[track] = filled + 1
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


def why_not_build(table: Table, sheet: list[int], building: int) -> Reason | None:
    """It stands, is forbidden, needs its smaller sister or a flag, or is not paid."""
    group = GROUP_OF[building]
    rule = GROUP_RULES[group]
    named: dict[str, str | int] = {"building": BUILDINGS[building]}
    smaller = building - GROUP_STARTS[group]
    if sheet[BUILT + group] > smaller:
        return Reason(rule, "already-built", named)
    if table.law.forbidden >> building & 1:
        return table.fort_forbids("forbidden", named)
    if sheet[BUILT + group] < smaller:
        return Reason(rule, "smaller-first", {"building": BUILDINGS[building - 1]})
    needs = table.box.needs[building]
    level = table.box.level[building]
    if sheet[needs] < level:
        if needs == INFRASTRUCTURE:
            held = sheet[INFRASTRUCTURE]
            return Reason(rule, "infrastructure", {**named, "count": level, "held": held})
        return lacks_citizens(sheet, needs, level, rule)
    return lacks_any(sheet, table.law.costs[building], rule)


def build(table: Table, seat: int, building: int) -> None:
    """Pay for a building, fill its circle and gain its reward."""
    table.tell("builds", seat, building)
    pay_all(table, seat, table.law.costs[building])
    table.sheets[seat][BUILT + GROUP_OF[building]] += 1
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
    return sheet[WALL_GUARD] < table.box.line_reach[GUARD_LINE][sheet[GRANARY]]


def why_not_train(table: Table, sheet: list[int]) -> Reason | None:
    if sheet[TRAINING] >> table.year & 1:
        return Reason("training", "trained")
    if sheet[TRAINING].bit_count() >= TRAINING_BOXES:
        return Reason("training", "training-full")
    if sheet[WALL_GUARD] >= LINE_BOXES[GUARD_LINE]:
        return Reason("training", "track-full", {"track": LINES[GUARD_LINE]})
    if sheet[WALL_GUARD] >= table.box.line_reach[GUARD_LINE][sheet[GRANARY]]:
        return Reason("training", "guard-closed")
    return lacks(sheet, BUILDER, 1, "training")


def train(table: Table, seat: int) -> None:
    """A builder becomes a soldier of the Wall Guard: the sword fills its next box."""
    table.tell("trains", seat)
    pay(table, seat, BUILDER, 1)
    table.sheets[seat][TRAINING] |= 1 << table.year
    tell_next_box(table, seat, GUARD_LINE)
    fill_box(table, seat, GUARD_LINE)


def exchanges(workers: list[int]) -> list[int]:
    """What can be exchanged by who has so many builders, servants and civilians."""
    found: list[int] = []
    for pair in range(6):
        one, other = PAIRS[pair]
        if workers[one - BUILDER] and workers[other - BUILDER]:
            if one != other or workers[one - BUILDER] > 1:
                for gained in range(3):
                    if gained + BUILDER != one and gained + BUILDER != other:
                        found.append(EXCHANGE.code(pair, gained))
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


def why_not_exchange(table: Table, sheet: list[int], pair: int, gained: int) -> Reason | None:
    if sheet[FORUM] >> table.year & 1:
        return Reason("forum", "exchanged")
    if sheet[FORUM].bit_count() >= FORUM_BOXES:
        return Reason("forum", "forum-full")
    one, other = PAIRS[pair]
    if BUILDER + gained in (one, other):
        return Reason("forum", "same-kind", {"item": ITEMS[BUILDER + gained]})
    if one == other:
        return lacks(sheet, one, 2, "forum")
    return lacks(sheet, one, 1, "forum") or lacks(sheet, other, 1, "forum")


def exchange(table: Table, seat: int, pair: int, gained: int) -> None:
    """Return two workers at the forum and take one."""
    one, other = PAIRS[pair]
    table.tell("exchanges", seat)
    pay(table, seat, one, 1)
    pay(table, seat, other, 1)
    table.sheets[seat][FORUM] |= 1 << table.year
    gain(table, seat, BUILDER + gained)


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


def why_not_erect(table: Table, sheet: list[int], landmark: int) -> Reason | None:
    if not table.law.landmarks:
        return table.fort_forbids("no-landmarks", {})
    named: dict[str, str | int] = {"landmark": LANDMARKS[landmark]}
    if sheet[MONUMENTS] >> landmark & 1:
        return Reason("landmarks", "landmark-built", named)
    needs = table.box.landmark_needs[landmark]
    level = table.box.landmark_level[landmark]
    if sheet[needs] < level:
        args = {**named, "item": ITEMS[needs], "count": level, "held": sheet[needs]}
        return Reason("landmarks", "landmark-level", args)
    return lacks_any(sheet, table.box.landmark_cost[landmark], "landmarks")


def erect(table: Table, seat: int, landmark: int) -> None:
    """Pay for a landmark and gain its two points."""
    table.tell("erects", seat, landmark)
    pay_all(table, seat, table.box.landmark_cost[landmark])
    table.sheets[seat][MONUMENTS] |= 1 << landmark
    gain_all(table, seat, table.box.landmark_reward[landmark])
