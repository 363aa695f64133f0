"""Actions of the patricians: diplomats sent to the Picts, scouts sent over the map."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.hadrians_wall.actions import (
    FIRST_NEUTRAL_GUIDE,
    FROM_OWN,
    GUIDE,
    PLACE,
    SCOUT,
    SEND,
)
from ludi.games.hadrians_wall.ids import (
    COHORTS,
    DIPLOMATS,
    FAVOUR_ICON,
    MAP_BOXES,
    MAP_ROWS,
    PATRICIANS,
    PATTERNS,
    SCOUT_BOXES,
    SOLDIER,
)
from ludi.games.hadrians_wall.patterns import PLACEMENTS, ROW_MASKS
from ludi.games.hadrians_wall.rules.rewards import (
    ChoiceWithin,
    can_pay,
    gain,
    gain_all,
    lacks,
    lacks_any,
    lacks_citizens,
    pay,
    pay_all,
)
from ludi.games.hadrians_wall.rules.right import good_of
from ludi.games.hadrians_wall.sheet import ENVOY_FAVOURS, ENVOYS, MAP, SCOUTS
from ludi.games.hadrians_wall.table import NO_CARD, Table
from ludi.kernel.errors import Reason
from ludi.kernel.table import NOBODY

_SEND: Final = SEND.base
_SCOUT: Final = SCOUT.base


# ---------------------------------------------------------------- diplomats


def diplomats_sent(sheet: list[int]) -> int:
    return (
        (1 if sheet[ENVOYS] else 0)
        + (1 if sheet[ENVOYS + 1] else 0)
        + (1 if sheet[ENVOYS + 2] else 0)
    )


def diplomat_options(table: Table, sheet: list[int], options: list[int]) -> None:
    """The next diplomat, if its flag is met, for a cohort that has none."""
    if not table.law.diplomats or not can_pay(sheet, table.box.diplomat_cost):
        return
    sent = diplomats_sent(sheet)
    if sent < DIPLOMATS and sheet[PATRICIANS] >= table.box.diplomat_flag[sent]:
        for cohort in range(3):
            if not sheet[ENVOYS + cohort]:
                options.append(_SEND + cohort)


def why_not_send(table: Table, sheet: list[int], cohort: int) -> Reason | None:
    if not table.law.diplomats:
        return table.fort_forbids("no-diplomats", {})
    sent = diplomats_sent(sheet)
    if sent >= DIPLOMATS:
        return Reason("diplomats", "diplomats-sent")
    if sheet[ENVOYS + cohort]:
        return Reason("diplomats", "cohort-served", {"cohort": COHORTS[cohort]})
    missing = lacks_citizens(sheet, PATRICIANS, table.box.diplomat_flag[sent], "diplomats")
    return missing or lacks_any(sheet, table.box.diplomat_cost, "diplomats")


def send(table: Table, seat: int, cohort: int) -> None:
    """Pay for a diplomat: a point of valour, and two favours for that cohort."""
    table.tell("sends", seat, cohort)
    pay_all(table, seat, table.box.diplomat_cost)
    sheet = table.sheets[seat]
    sheet[ENVOYS + cohort] = diplomats_sent(sheet) + 1
    sheet[ENVOY_FAVOURS + cohort] = table.box.diplomat_favours
    table.tell_also("gains", seat, FAVOUR_ICON, table.box.diplomat_favours)
    gain_all(table, seat, table.box.diplomat_reward)


# ---------------------------------------------------------------- scouting


def pattern_of(table: Table, seat: int, guide: int) -> int:
    """The pattern on a player's own card, a neighbour's or a neutral one; -1 if there is none."""
    if guide == FROM_OWN:
        card = table.prospect(seat)
    else:
        card = good_of(table, seat, guide - 1)
    return -1 if card == NO_CARD else table.box.card_pattern[card]


def scout_options(table: Table, seat: int, sheet: list[int], options: list[int]) -> None:
    """The next scout, if its flag is met, with a pattern that fits somewhere on the map."""
    scouts = sheet[SCOUTS]
    if scouts >= SCOUT_BOXES or sheet[PATRICIANS] < table.box.scout_flag[scouts]:
        return
    filled = sheet[MAP]
    for guide in range(5):
        pattern = pattern_of(table, seat, guide)
        if pattern >= 0 and PLACEMENTS.fits(pattern, filled):
            options.append(_SCOUT + guide)


def why_not_scout(table: Table, seat: int, sheet: list[int], guide: int) -> Reason | None:
    scouts = sheet[SCOUTS]
    if scouts >= SCOUT_BOXES:
        return Reason("scouting", "scouts-sent")
    missing = lacks_citizens(sheet, PATRICIANS, table.box.scout_flag[scouts], "scouting")
    if missing is not None:
        return missing
    pattern = pattern_of(table, seat, guide)
    if pattern < 0:
        return Reason("neighbours", "no-guide", {"guide": GUIDE.values[guide]})
    missing = lacks(sheet, SOLDIER, 1, "scouting")
    if missing is None and not PLACEMENTS.fits(pattern, sheet[MAP]):
        return Reason("patterns", "no-room")
    return missing


def scout(table: Table, seat: int, guide: int) -> int:
    """Pay a soldier for a pattern; returns the neighbour to be paid, or NOBODY."""
    table.tell("scouts", seat, guide)
    pay(table, seat, SOLDIER, 1)
    table.sheets[seat][SCOUTS] += 1
    table.push(Place(seat, pattern_of(table, seat, guide)))
    if guide == FROM_OWN:
        return NOBODY
    if guide < FIRST_NEUTRAL_GUIDE:
        return table.neighbour(seat, guide - 1)
    table.tokens[2 * (guide - FIRST_NEUTRAL_GUIDE) + 1] += 1
    table.tell("provokes", seat, table.box.extra_per_token)
    return NOBODY


class Place(ChoiceWithin):
    """Lay the whole pattern on empty boxes of the map, turned and mirrored as you like."""

    rule: ClassVar[str] = "patterns"
    fields: ClassVar[tuple[str, ...]] = ("pattern",)

    def __init__(self, seat: int, pattern: int) -> None:
        super().__init__(seat)
        self.pattern: Final = pattern

    def options(self, table: Table) -> list[int]:
        return PLACEMENTS.options(self.pattern, table.sheets[self.seat][MAP])

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"pattern": PATTERNS[self.pattern]}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if not PLACE.says(action):
            return super().why_not(table, action)
        if not PLACEMENTS.mask_of.get(action, 0):
            return Reason("patterns", "off-the-map")
        if action not in PLACEMENTS.actions[self.pattern]:
            return Reason("patterns", "other-pattern")
        return Reason("patterns", "overlaps")

    def happen(self, table: Table, action: int) -> None:
        sheet = table.sheets[self.seat]
        mask = PLACEMENTS.mask_of[action]
        before = sheet[MAP]
        after = before | mask
        sheet[MAP] = after
        table.tell("explores", self.seat, mask.bit_count())
        for box in range(MAP_BOXES):
            if mask >> box & 1:
                gain_all(table, self.seat, table.box.map_reward[box])
        for row in range(MAP_ROWS):
            full = ROW_MASKS[row]
            if after & full == full and before & full != full:
                table.tell("completes", self.seat, row)
                for item in table.box.row_reward:
                    gain(table, self.seat, item)
