"""What a filled box gives: pieces, attributes, citizens and marks, each of which may give more."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.hadrians_wall.actions import COHORT_OF, GAIN
from ludi.games.hadrians_wall.ids import (
    ATTRIBUTE_BOXES,
    BUILDINGS,
    CITIZEN_BOXES,
    CIVILIAN,
    COHORT_BOXES,
    COHORT_ICON,
    COHORTS,
    DISCIPLINE,
    FAVOUR_ICON,
    INFRASTRUCTURE_ICON,
    ITEMS,
    PATRICIANS,
    PIECES,
    PRODUCTION,
    PRODUCTION_CIRCLES,
    RENOWN,
    TRACKS,
    TRADERS,
)
from ludi.games.hadrians_wall.sheet import COHORT, FAVOURS, INFRASTRUCTURE
from ludi.games.hadrians_wall.table import Table, attack_size
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason

_COHORT: Final = COHORT_OF.base
_GAIN: Final = GAIN.base


def gain(table: Table, seat: int, item: int) -> None:
    """Give a seat what an icon stands for, and whatever that covers in turn."""
    sheet = table.sheets[seat]
    if item <= CIVILIAN:
        sheet[item] += 1
        if table.ears is not None:
            table.tell_also("gains", seat, item, 1)
    elif item <= DISCIPLINE:
        fill_attribute(table, seat, sheet, item)
    elif item <= PATRICIANS:
        if sheet[item] >= CITIZEN_BOXES:
            table.tell_also("loses", seat, item, 1)
            return
        if table.ears is not None:
            table.tell_also("gains", seat, item, 1)
        fill_citizen(table, seat, sheet, item)
    elif item == COHORT_ICON:
        table.push(Cohort(seat))
    elif item == PRODUCTION:
        if sheet[item] < PRODUCTION_CIRCLES:
            sheet[item] += 1
            table.tell_also("gains", seat, item, 1)
    elif item == INFRASTRUCTURE_ICON:
        sheet[INFRASTRUCTURE] += 1
        table.tell_also("gains", seat, item, 1)
        table.refresh(seat)
    elif item == FAVOUR_ICON:
        sheet[FAVOURS] += 1
        table.tell_also("gains", seat, item, 1)


def gain_all(table: Table, seat: int, reward: tuple[int, ...]) -> None:
    """Give a seat all icons of a box, in the printed order."""
    for item in reward:
        gain(table, seat, item)


def fill_attribute(table: Table, seat: int, sheet: list[int], track: int) -> None:
    """Fill the next box of an attribute track; beyond the last one it is lost."""
    filled = sheet[track]
    if filled >= ATTRIBUTE_BOXES:
        table.tell_also("loses", seat, track, 1)
        return
    sheet[track] = filled + 1
    if table.ears is not None:
        table.tell_also("earns", seat, track, 1)
    for item in table.box.attribute_reward[track - RENOWN][filled]:
        gain(table, seat, item)


def fill_citizen(table: Table, seat: int, sheet: list[int], track: int) -> None:
    """Fill the next box of a citizen track, which has one."""
    filled = sheet[track]
    sheet[track] = filled + 1
    for item in table.box.citizen_reward[track - TRADERS][filled]:
        gain(table, seat, item)
    if table.box.opens[track - TRADERS][filled + 1]:
        table.refresh(seat)


def lacks_citizens(sheet: list[int], track: int, count: int, rule: str) -> Reason | None:
    """A flag of a citizen track that is not reached, if so."""
    if sheet[track] >= count:
        return None
    named = TRACKS[track - RENOWN]
    return Reason(rule, "flag", {"track": named, "count": count, "held": sheet[track]})


def only_by_icon(track: int) -> Reason:
    """Attributes, production and cohorts cannot be paid for: icons alone fill them."""
    rule = "attributes" if track <= DISCIPLINE else "cohorts"
    if track == PRODUCTION:
        rule = "production"
    return Reason(rule, "only-by-icon", {"track": TRACKS[track - RENOWN]})


def tell_filled(table: Table, seat: int, track: int, box: int) -> None:
    """Tell that a box of a track was filled; the tracks are counted from renown on."""
    table.tell("fills", seat, track - RENOWN, box)


def pay(table: Table, seat: int, piece: int, count: int) -> None:
    """Return pieces from the player's board to the supply."""
    table.sheets[seat][piece] -= count
    if table.ears is not None:
        table.tell_also("pays", seat, piece, count)


def pay_all(table: Table, seat: int, cost: tuple[int, ...]) -> None:
    """Pay a cost given as five counts, by piece."""
    for piece in range(5):
        if cost[piece]:
            pay(table, seat, piece, cost[piece])


def return_pieces(table: Table) -> None:
    """Whatever is left on the players' boards goes back to the supply."""
    for seat in range(table.seats):
        sheet = table.sheets[seat]
        told = table.ears is None
        for piece in range(len(PIECES)):
            if sheet[piece]:
                if not told:
                    table.tell("leftovers", seat)
                    told = True
                table.tell("returns", seat, piece, sheet[piece])
                sheet[piece] = 0


def can_pay(sheet: list[int], cost: tuple[int, ...]) -> bool:
    """Whether a player's board holds a cost."""
    return (
        sheet[0] >= cost[0]
        and sheet[1] >= cost[1]
        and sheet[2] >= cost[2]
        and sheet[3] >= cost[3]
        and sheet[4] >= cost[4]
    )


def lacks(sheet: list[int], piece: int, count: int, rule: str) -> Reason | None:
    """Too few of a piece, if so."""
    if sheet[piece] >= count:
        return None
    return Reason(rule, "lacks", {"item": ITEMS[piece], "count": count, "held": sheet[piece]})


def lacks_any(sheet: list[int], cost: tuple[int, ...], rule: str) -> Reason | None:
    """The first piece of a cost that is missing, if any is."""
    for piece in range(len(cost)):
        missing = lacks(sheet, piece, cost[piece], rule)
        if missing is not None:
            return missing
    return None


class ChoiceWithin(Step[Table]):
    """A choice within an action: it is made before anything else is done."""

    def why_not(self, table: Table, action: int) -> Reason | None:
        return Reason(type(self).rule, "choose-first")


class Cohort(ChoiceWithin):
    """A red shield fills the next box of one of your three cohorts, whichever you like."""

    rule: ClassVar[str] = "cohorts"

    def options(self, table: Table) -> list[int]:
        sheet = table.sheets[self.seat]
        return [_COHORT + i for i in range(3) if sheet[COHORT + i] < COHORT_BOXES]

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"count": attack_size(table)}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if COHORT_OF.says(action):
            return cohort_is_full(COHORT_OF.one(action))
        return super().why_not(table, action)

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


def cohort_is_full(cohort: int) -> Reason:
    return Reason("cohorts", "cohort-full", {"cohort": COHORTS[cohort]})


def why_not_cohort(sheet: list[int], cohort: int) -> Reason:
    """Without a red shield no box of a cohort is filled."""
    if sheet[COHORT + cohort] >= COHORT_BOXES:
        return cohort_is_full(cohort)
    return only_by_icon(COHORT + cohort)


class AttributeChoice(ChoiceWithin):
    """One of several attributes, whichever you like."""

    def why_not(self, table: Table, action: int) -> Reason | None:
        if GAIN.says(action):
            return Reason(type(self).rule, "not-offered", {"item": ITEMS[GAIN.one(action)]})
        return super().why_not(table, action)


class ChooseReward(AttributeChoice):
    """A Road just built gives one of its two attributes, whichever you like."""

    rule: ClassVar[str] = "roads"
    fields: ClassVar[tuple[str, ...]] = ("building",)

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building

    def options(self, table: Table) -> list[int]:
        return [_GAIN + item for item in table.box.reward_choice[self.building]]

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"building": BUILDINGS[self.building]}

    def happen(self, table: Table, action: int) -> None:
        table.tell("road", self.seat)
        gain(table, self.seat, action - _GAIN)


class RoadIncome(AttributeChoice):
    """Each Road gives an attribute of your choice at the start of every year."""

    rule: ClassVar[str] = "road-income"
    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, table: Table) -> list[int]:
        return ROAD_CHOICES

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"count": self.left, "year": table.year}

    def happen(self, table: Table, action: int) -> None:
        table.tell("road", self.seat)
        if self.left > 1:
            table.push(RoadIncome(self.seat, self.left - 1))
        gain(table, self.seat, action - _GAIN)


ROAD_CHOICES: Final = [_GAIN + attribute for attribute in range(RENOWN, DISCIPLINE + 1)]
