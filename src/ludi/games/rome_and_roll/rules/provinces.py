"""Conquer settlements, develop roads towards Rome, tax what is linked to it."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.rome_and_roll.actions import CONQUER, RENOVATE, STOP, TAX
from ludi.games.rome_and_roll.ids import (
    BASKET,
    COIN,
    MARS,
    MERCHANT,
    MERCURY,
    ON_CONQUER,
    ON_DEVELOP,
    ON_SETTLEMENT_LINKED,
    ON_TAX,
    REGIONS,
    RESOURCES,
    ROADS,
    SENECA,
    SETTLEMENTS,
)
from ludi.games.rome_and_roll.rules.effects import Ability, fire, has_ability
from ludi.games.rome_and_roll.rules.gain import advance, can_spend, give, have, let, spend
from ludi.games.rome_and_roll.rules.question import Question
from ludi.games.rome_and_roll.sheet import (
    AUX,
    FORCE,
    GARRISON,
    LINKED,
    OPEN_ROADS,
    OWNER,
    PAVED,
    SOLDIERS,
    WORKERS,
)
from ludi.games.rome_and_roll.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason

_STOP: Final = STOP.base
_CONQUER: Final = CONQUER.base
_RENOVATE: Final = RENOVATE.base
_TAX: Final = TAX.base
LEGACY_TRACK: Final = 2
GLORY_TRACK: Final = 3
NO_REGION: Final = -1
SETTLEMENT_COUNT: Final = len(SETTLEMENTS)

# ---------------------------------------------------------------- Conquer


def is_rebel(table: Table, settlement: int) -> bool:
    """A settlement on this side of the map that nobody has conquered."""
    return (
        table.board[OWNER + settlement] < 0
        and table.box.settlement_sides[settlement] >> table.law.side & 1 == 1
    )


def force(table: Table, seat: int, favour: int) -> int:
    """Soldiers who are not garrisoned, and auxiliaries."""
    sheet = table.sheets[seat]
    found = sheet[SOLDIERS] - sheet[GARRISON] + table.turn[AUX]
    if favour == MARS:
        found += table.box.mars_auxiliaries
    return found


def can_conquer(table: Table, seat: int, favour: int) -> bool:
    sheet = table.sheets[seat]
    if sheet[SOLDIERS] <= sheet[GARRISON]:
        return False
    board = table.board
    for settlement in table.box.weakest[table.law.side]:
        if board[OWNER + settlement] < 0:
            return table.box.strength[settlement] <= force(table, seat, favour)
    return False


def settle(table: Table, owner: int, settlement: int) -> None:
    """A settlement is conquered."""
    table.board[OWNER + settlement] = owner
    table.refresh_roads()


class Conquer(Question):
    """Conquer settlements of one region with your force; each needs a soldier as garrison."""

    rule: ClassVar[str] = "conquer"
    fields: ClassVar[tuple[str, ...]] = ("region", "left", "count")

    def __init__(self, seat: int, region: int, left: int, count: int) -> None:
        super().__init__(seat)
        self.region: Final = region
        self.left: Final = left  # force not used yet
        self.count: Final = count  # conquered in this action

    def options(self, table: Table) -> list[int]:
        sheet = table.sheets[self.seat]
        options: list[int] = []
        if sheet[SOLDIERS] > sheet[GARRISON]:
            box = table.box
            for settlement in range(SETTLEMENT_COUNT):
                if (
                    box.strength[settlement] <= self.left
                    and (self.region < 0 or box.region_of[settlement] == self.region)
                    and is_rebel(table, settlement)
                ):
                    options.append(_CONQUER + settlement)
        if self.count and options:
            options.append(_STOP)
        return options

    def asks(self, table: Table) -> dict[str, str | int]:
        sheet = table.sheets[self.seat]
        told: dict[str, str | int] = {
            "count": self.left,
            "soldiers": sheet[SOLDIERS] - sheet[GARRISON],
            "more": self.count,
        }
        if self.region >= 0:
            told["region"] = REGIONS[self.region]
        return told

    def why_not(self, table: Table, action: int) -> Reason | None:
        if not CONQUER.says(action):
            return super().why_not(table, action)
        settlement = CONQUER.one(action)
        box = table.box
        named: dict[str, str | int] = {"settlement": SETTLEMENTS[settlement]}
        if not box.settlement_sides[settlement] >> table.law.side & 1:
            return Reason("conquer", "settlement-side", named)
        if table.board[OWNER + settlement] >= 0:
            return Reason("conquer", "settlement-taken", named)
        if self.region >= 0 and box.region_of[settlement] != self.region:
            return Reason("conquer", "settlement-region")
        sheet = table.sheets[self.seat]
        if sheet[SOLDIERS] <= sheet[GARRISON]:
            return Reason("conquer", "no-garrison")
        named["count"] = box.strength[settlement]
        named["held"] = self.left
        return Reason("conquer", "settlement-strong", named)

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        box = table.box
        if not CONQUER.says(action):
            table.turn[AUX] = 0
            if self.count > 1:
                advance(table, seat, GLORY_TRACK, box.bonus_glory)
            fire(table, seat, ON_CONQUER, self.region, self.count)
            return
        settlement = CONQUER.one(action)
        table.tell("conquers", seat, settlement)
        settle(table, seat, settlement)
        table.sheets[seat][GARRISON] += 1
        advance(table, seat, GLORY_TRACK, box.glory[settlement])
        left = self.left - box.strength[settlement]
        table.push(Conquer(seat, box.region_of[settlement], left, self.count + 1))


# ---------------------------------------------------------------- Develop


def can_develop(table: Table, seat: int, workers: int) -> bool:
    return (
        table.board[OPEN_ROADS] != 0
        and workers >> table.box.develop_worker & 1 == 1
        and can_spend(table, seat, table.box.road_cost)
    )


def pave(table: Table, owner: int, road: int) -> None:
    """Renovate a road: a settlement linked for the first time produces for its owner."""
    board = table.board
    board[PAVED + road] = owner
    settlement = table.newly_linked(road)
    if settlement >= 0:
        board[LINKED] |= 1 << settlement
        whose = board[OWNER + settlement]
        if 0 <= whose < SENECA:
            region = table.box.road_region[road]
            table.tell("links", whose, settlement)
            choices: list[Step[Table]] = []
            give(table, whose, table.box.region_good[region], 1, choices)
            let(table, choices)
            fire(table, whose, ON_SETTLEMENT_LINKED, region, 0)
    table.refresh_roads()


class Develop(Question):
    """Renovate roads of one region, from Rome on, to conquered settlements; a stone each."""

    rule: ClassVar[str] = "develop"
    fields: ClassVar[tuple[str, ...]] = ("region", "count")

    def __init__(self, seat: int, region: int, count: int) -> None:
        super().__init__(seat)
        self.region: Final = region
        self.count: Final = count

    def options(self, table: Table) -> list[int]:
        options: list[int] = []
        roads = table.board[OPEN_ROADS]
        if roads and can_spend(table, self.seat, table.box.road_cost):
            regions = table.box.road_region
            for road in range(len(ROADS)):
                if roads >> road & 1 and (self.region < 0 or regions[road] == self.region):
                    options.append(_RENOVATE + road)
        if self.count and options:
            options.append(_STOP)
        return options

    def asks(self, table: Table) -> dict[str, str | int]:
        box = table.box
        told: dict[str, str | int] = {
            "resource": RESOURCES[box.road_cost],
            "held": have(table, self.seat, box.road_cost) + table.turn[BASKET],
            "more": self.count,
            "legacy": box.bonus_legacy if self.count == 1 else 0,
        }
        if self.region >= 0:
            told["region"] = REGIONS[self.region]
        return told

    def why_not(self, table: Table, action: int) -> Reason | None:
        if not RENOVATE.says(action):
            return super().why_not(table, action)
        road = RENOVATE.one(action)
        box = table.box
        board = table.board
        if not box.road_sides[road] >> table.law.side & 1:
            return Reason("develop", "road-side")
        if board[PAVED + road] >= 0:
            return Reason("develop", "road-taken")
        if self.region >= 0 and box.road_region[road] != self.region:
            return Reason("develop", "road-region")
        for end in box.road_ends[road]:
            if end >= 0 and board[OWNER + end] < 0:
                return Reason("develop", "road-unconquered")
        if not board[OPEN_ROADS] >> road & 1:
            return Reason("develop", "road-unlinked")
        return Reason("develop", "no-stone", {"resource": RESOURCES[box.road_cost]})

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        box = table.box
        if not RENOVATE.says(action):
            fire(table, seat, ON_DEVELOP, self.region, 0)
            return
        road = RENOVATE.one(action)
        spend(table, seat, box.road_cost)
        table.tell("renovates", seat, road)
        table.tell("pays", seat, box.road_cost, 1)
        legacy = box.milestones[road]
        if self.count == 1:
            legacy += box.bonus_legacy
        advance(table, seat, LEGACY_TRACK, legacy)
        table.push(Develop(seat, box.road_region[road], self.count + 1))
        pave(table, seat, road)


# ---------------------------------------------------------------- Tax


def taxable(table: Table, seat: int) -> list[int]:
    """By region: how many settlements of a seat would be taxed."""
    counts = [0] * len(REGIONS)
    board = table.board
    linked = board[LINKED]
    if table.turn[FORCE] == MERCURY + 1:
        linked = -1  # all are considered linked
    for settlement in range(SETTLEMENT_COUNT):
        if board[OWNER + settlement] == seat and linked >> settlement & 1:
            counts[table.box.region_of[settlement]] += 1
    return counts


def can_tax(table: Table, seat: int, favour: int) -> bool:
    """A tax that brings nothing is not worth asking about."""
    if has_ability(table, seat, ON_TAX) or favour == MERCURY:
        return True
    board = table.board
    linked = board[LINKED]
    while linked:
        low = linked & -linked
        if board[OWNER + low.bit_length() - 1] == seat:
            return True
        linked ^= low
    return False


def regions_with_presence(table: Table, seat: int) -> int:
    """In how many regions a seat has a road or a settlement."""
    found = 0
    board = table.board
    for settlement in range(SETTLEMENT_COUNT):
        if board[OWNER + settlement] == seat:
            found |= 1 << table.box.region_of[settlement]
    for road in range(len(ROADS)):
        if board[PAVED + road] == seat:
            found |= 1 << table.box.road_region[road]
    return found.bit_count()


class Tax(Question):
    """Your linked settlements of one region produce; with a merchant, those of all regions."""

    rule: ClassVar[str] = "tax"

    def options(self, table: Table) -> list[int]:
        if self.everywhere(table):
            return []
        counts = taxable(table, self.seat)
        return [_TAX + region for region in range(len(REGIONS)) if counts[region]]

    def everywhere(self, table: Table) -> bool:
        return table.turn[WORKERS] >> MERCHANT & 1 == 1 or table.turn[FORCE] == MERCURY + 1

    def why_not(self, table: Table, action: int) -> Reason | None:
        if TAX.says(action):
            return Reason("tax", "region-nothing")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        box = table.box
        counts = taxable(table, seat)
        region = TAX.one(action) if TAX.says(action) else NO_REGION
        choices: list[Step[Table]] = []
        if region >= 0:
            table.tell("taxes", seat, region)
        else:
            table.tell("taxes_all", seat)
        if table.turn[FORCE] == MERCURY + 1:
            if regions_with_presence(table, seat) >= box.mercury_regions:
                table.tell("blesses", seat, MERCURY)
                give(table, seat, COIN, box.mercury_coins, choices)
        for one in range(len(REGIONS)):
            if counts[one] and (region < 0 or one == region):
                give(table, seat, box.region_good[one], counts[one], choices)
        if choices:  # an ability they unlock counts as well
            table.push(Ability(seat, ON_TAX, region, 0, 0))
        else:
            fire(table, seat, ON_TAX, region, 0)
        let(table, choices)
