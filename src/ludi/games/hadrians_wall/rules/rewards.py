"""What a filled box gives: pieces, attributes, citizens and marks, each of which may give more."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.hadrians_wall.actions import COHORT_OF, GAIN
from ludi.games.hadrians_wall.ids import (
    ATTRIBUTE_BOXES,
    CITIZEN_BOXES,
    CIVILIAN,
    COHORT_BOXES,
    COHORT_ICON,
    DISCIPLINE,
    FAVOUR_ICON,
    INFRASTRUCTURE_ICON,
    PATRICIANS,
    PRODUCTION,
    PRODUCTION_CIRCLES,
    RENOWN,
    TRADERS,
)
from ludi.games.hadrians_wall.sheet import COHORT, FAVOURS, INFRASTRUCTURE
from ludi.games.hadrians_wall.table import Table
from ludi.kernel.agenda import Step

_COHORT: Final = COHORT_OF.base
_GAIN: Final = GAIN.base


def gain(table: Table, seat: int, item: int) -> None:
    """Give a seat what an icon stands for, and whatever that covers in turn."""
    sheet = table.sheets[seat]
    if item <= CIVILIAN:
        sheet[item] += 1
        if table.ears is not None:
            table.tell("gains", seat, item, 1)
    elif item <= DISCIPLINE:
        fill_attribute(table, seat, sheet, item)
    elif item <= PATRICIANS:
        fill_citizen(table, seat, sheet, item)
    elif item == COHORT_ICON:
        table.push(Cohort(seat))
    elif item == PRODUCTION:
        if sheet[item] < PRODUCTION_CIRCLES:
            sheet[item] += 1
            tell_filled(table, seat, item, sheet[item])
    elif item == INFRASTRUCTURE_ICON:
        sheet[INFRASTRUCTURE] += 1
        table.refresh(seat)
    elif item == FAVOUR_ICON:
        sheet[FAVOURS] += 1
        if table.ears is not None:
            table.tell("gains", seat, item, 1)


def gain_all(table: Table, seat: int, reward: tuple[int, ...]) -> None:
    """Give a seat all icons of a box, in the printed order."""
    for item in reward:
        gain(table, seat, item)


def fill_attribute(table: Table, seat: int, sheet: list[int], track: int) -> None:
    """Fill the next box of an attribute track; beyond the last one it is lost."""
    filled = sheet[track]
    if filled >= ATTRIBUTE_BOXES:
        table.tell("loses", seat, track)
        return
    sheet[track] = filled + 1
    if table.ears is not None:
        tell_filled(table, seat, track, filled + 1)
    for item in table.box.attribute_reward[track - RENOWN][filled]:
        gain(table, seat, item)


def fill_citizen(table: Table, seat: int, sheet: list[int], track: int) -> None:
    """Fill the next box of a citizen track; beyond the last one it is lost."""
    filled = sheet[track]
    if filled >= CITIZEN_BOXES:
        table.tell("loses", seat, track)
        return
    sheet[track] = filled + 1
    if table.ears is not None:
        tell_filled(table, seat, track, filled + 1)
    for item in table.box.citizen_reward[track - TRADERS][filled]:
        gain(table, seat, item)
    if table.box.opens[track - TRADERS][filled + 1]:
        table.refresh(seat)


def tell_filled(table: Table, seat: int, track: int, box: int) -> None:
    """Tell that a box of a track was filled; the tracks are counted from renown on."""
    table.tell("fills", seat, track - RENOWN, box)


def pay(table: Table, seat: int, piece: int, count: int) -> None:
    """Return pieces from the player's board to the supply."""
    table.sheets[seat][piece] -= count
    if table.ears is not None:
        table.tell("pays", seat, piece, count)


def pay_all(table: Table, seat: int, cost: tuple[int, ...]) -> None:
    """Pay a cost given as five counts, by piece."""
    for piece in range(5):
        if cost[piece]:
            pay(table, seat, piece, cost[piece])


def can_pay(sheet: list[int], cost: tuple[int, ...]) -> bool:
    """Whether a player's board holds a cost."""
    return (
        sheet[0] >= cost[0]
        and sheet[1] >= cost[1]
        and sheet[2] >= cost[2]
        and sheet[3] >= cost[3]
        and sheet[4] >= cost[4]
    )


class Cohort(Step[Table]):
    """A red shield fills the next box of one of your three cohorts, whichever you like."""

    rule: ClassVar[str] = "cohorts"

    def options(self, table: Table) -> list[int]:
        sheet = table.sheets[self.seat]
        return [_COHORT + i for i in range(3) if sheet[COHORT + i] < COHORT_BOXES]

    def happen(self, table: Table, action: int) -> None:
        if action < 0:
            return
        sheet = table.sheets[self.seat]
        cohort = COHORT + action - _COHORT
        filled = sheet[cohort]
        sheet[cohort] = filled + 1
        if table.ears is not None:
            tell_filled(table, self.seat, cohort, filled + 1)
        gain_all(table, self.seat, table.box.cohort_reward[filled])


class ChooseReward(Step[Table]):
    """A Road just built gives one of its two attributes, whichever you like."""

    rule: ClassVar[str] = "roads"

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building

    def args(self) -> list[int]:
        return [self.seat, self.building]

    def options(self, table: Table) -> list[int]:
        return [_GAIN + item for item in table.box.reward_choice[self.building]]

    def happen(self, table: Table, action: int) -> None:
        gain(table, self.seat, action - _GAIN)


class RoadIncome(Step[Table]):
    """Each Road gives an attribute of your choice at the start of every year."""

    rule: ClassVar[str] = "road-income"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, table: Table) -> list[int]:
        return ROAD_CHOICES

    def happen(self, table: Table, action: int) -> None:
        if self.left > 1:
            table.push(RoadIncome(self.seat, self.left - 1))
        gain(table, self.seat, action - _GAIN)


ROAD_CHOICES: Final = [_GAIN + attribute for attribute in range(RENOWN, DISCIPLINE + 1)]
