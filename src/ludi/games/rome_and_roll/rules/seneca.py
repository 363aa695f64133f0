"""Seneca, the opponent of the solo game: his draft, his cards, his actions."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.rome_and_roll.actions import PLACE, RENOVATE
from ludi.games.rome_and_roll.ids import (
    FACES,
    FAVOURS,
    HILLS,
    ON_OTHER_BUILDS,
    REGIONS,
    RELIGION,
    ROADS,
    SATURN,
    SENECA,
    SETTLEMENTS,
)
from ludi.games.rome_and_roll.rules.build import move_foreman
from ludi.games.rome_and_roll.rules.effects import (
    TriggerOwn,
    fire,
    has_ability,
    produce,
    tell_production,
)
from ludi.games.rome_and_roll.rules.gain import let
from ludi.games.rome_and_roll.rules.plans import is_available
from ludi.games.rome_and_roll.rules.provinces import is_rebel, pave, settle
from ludi.games.rome_and_roll.rules.question import Question
from ludi.games.rome_and_roll.sheet import (
    LINKED,
    NERO,
    ON_TABLE,
    OPEN_ROADS,
    OWNER,
    PAVED,
    SENECA_FAVOUR,
    SENECA_NERO,
    SENECA_NERO_COUNT,
)
from ludi.games.rome_and_roll.table import FORUM, RUBBLE, Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason
from ludi.kernel.table import NOBODY

_PLACE: Final = PLACE.base
_RENOVATE: Final = RENOVATE.base
HUMAN: Final = 0

BUILDS: Final = 0  # the actions of his cards, in the order of SENECA_ACTIONS
CONQUERS: Final = 1
DEVELOPS: Final = 2
TRADES: Final = 3
SMALLER: Final = 0

# ---------------------------------------------------------------- his cards


def lay_cards(table: Table) -> None:
    """Two cards of his deck lie side by side, face down: their backs can be seen."""
    table.laid = [table.deck.pop() for _ in range(table.box.cards_a_round)]
    table.flipped = 0
    table.seneca_dice = []


def clear_cards(table: Table) -> None:
    """The cards played go onto the discard pile, their seals in view."""
    if table.solo:
        table.discard.extend(table.laid)
        table.laid = []
        table.flipped = 0


def seals(table: Table) -> int:
    """The wax seals that can be seen on his cards."""
    shown = table.discard + table.laid[: table.flipped]
    return len([1 for card in shown if table.box.card_seal[card]])


def plan_of_card(table: Table, card: int) -> int:
    """The plan a build card names first: the smaller or larger number of its type."""
    return candidates(table, table.box.card_type[card], table.box.card_pick[card])[0]


def candidates(table: Table, type: int, pick: int) -> list[int]:
    """The plans of a type in play, the one picked first."""
    box = table.box
    plans = [plan for plan in table.law.plans if box.type_of[plan] == type]
    plans.sort(key=box.number.__getitem__)
    return plans if pick == SMALLER else plans[::-1]


def seneca_die(table: Table, card: int, rolled: int) -> int:
    """The die he takes: of the half's colour, else of the other half's, else any."""
    upper, lower = table.box.card_back[card]
    first, other = (upper, lower) if rolled % 2 == 0 else (lower, upper)
    for colour in (first, other):
        dice = [die for die in table.pool if die // FACES == colour]
        if dice:
            return nearest(dice, rolled)
    return nearest(table.pool, rolled)


def nearest(dice: list[int], rolled: int) -> int:
    """The die that shows what was rolled, or the next number upwards, round to 1 again."""
    best = dice[0]
    for die in dice:
        if (die % FACES + 1 - rolled) % FACES < (best % FACES + 1 - rolled) % FACES:
            best = die
    return best


# ---------------------------------------------------------------- his turn


class SenecaTurn(Step[Table]):
    """Seneca turns up his next card, claims a Nero card if he shows enough seals, and acts."""

    rule: ClassVar[str] = "seneca-turn"

    def happen(self, table: Table, action: int) -> None:
        card = table.laid[table.flipped]
        before = seals(table)
        table.flipped += 1
        table.close_door()
        box = table.box
        if box.card_action[card] == BUILDS:
            table.tell("seneca_builds", box.card_type[card], box.card_pick[card])
        else:
            table.tell("seneca_turns", box.card_action[card], box.card_times[card])
        for needed in table.box.seals[table.law.difficulty]:
            if before < needed <= seals(table):
                claim_nero(table)
        self.perform(table, card)

    def perform(self, table: Table, card: int) -> None:
        box = table.box
        kind = box.card_action[card]
        if kind == TRADES:
            table.push(TriggerOwn(HUMAN))
        elif kind == CONQUERS:
            region = seneca_conquers(table, -1)
            if region < 0:
                fail(table)
            elif box.card_times[card] > 1:
                seneca_conquers(table, region)
        elif kind == DEVELOPS:
            roads = seneca_roads(table, -1)
            if roads:
                table.push(SenecaDevelop(HUMAN, -1, box.card_times[card]))
            else:
                fail(table)
        else:
            self.build(table, card)

    def build(self, table: Table, card: int) -> None:
        """Build and Rubble: a plan is claimed, cells of a hill are filled."""
        box = table.box
        type = box.card_type[card]
        claimed = NOBODY
        for plan in candidates(table, type, box.card_pick[card]):
            if is_available(table, plan):
                claimed = plan
                break
        room = table.city.hills[box.card_hill[card]] & ~table.occupied
        if claimed < 0 and not room:
            if type == RELIGION:
                exchange_favour(table)
            fail(table)
            return
        if room:
            table.push(PlaceRubble(HUMAN, card))
        if type == RELIGION:
            exchange_favour(table)
        if claimed >= 0:
            claim_plan(table, claimed)


def claim_nero(table: Table) -> None:
    """Seneca takes Nero's next card, if there is one left."""
    taken = table.board[NERO]
    if taken < len(table.law.nero):
        table.board[NERO] = taken + 1
        table.board[SENECA_NERO] += table.law.nero[taken]
        table.board[SENECA_NERO_COUNT] += 1
        table.tell("seneca_nero", table.law.nero[taken])


def claim_plan(table: Table, plan: int) -> None:
    """His foreman goes onto a plan; advisors who watch others build notice it."""
    move_foreman(table, SENECA, plan)
    table.tell("seneca_claims", plan)
    if has_ability(table, HUMAN, ON_OTHER_BUILDS):
        fire(table, HUMAN, ON_OTHER_BUILDS, -1 - plan, 0)


def exchange_favour(table: Table) -> None:
    """He draws one of the favours on the table, never Saturn, and puts his old one back."""
    board = table.board
    free = [i for i in range(len(FAVOURS)) if board[ON_TABLE] >> i & 1 and i != SATURN]
    if not free:
        return
    drawn = free[table.dice.below(len(free))]
    board[ON_TABLE] &= ~(1 << drawn)
    if board[SENECA_FAVOUR] >= 0:
        board[ON_TABLE] |= 1 << board[SENECA_FAVOUR]
    board[SENECA_FAVOUR] = drawn
    table.tell("seneca_favour", drawn)


def fail(table: Table) -> None:
    """An action that failed is replaced: Develop, else Conquer, else claim a plan, else nothing."""
    if table.law.no_failures:
        table.tell("seneca_idle")
        return
    table.tell("seneca_fails")
    if seneca_roads(table, -1):
        table.push(SenecaDevelop(HUMAN, -1, 1))
        return
    if seneca_conquers(table, -1) >= 0:
        return
    for type in table.box.failed_build:
        for plan in candidates(table, type, SMALLER):
            if is_available(table, plan):
                if type == RELIGION:
                    exchange_favour(table)
                claim_plan(table, plan)
                return
    table.tell("seneca_idle")


# ---------------------------------------------------------------- Rubble


class PlaceRubble(Question):
    """You draw Seneca's Rubble on the hill of his card, beside your buildings and the Forum."""

    rule: ClassVar[str] = "rubble"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, table: Table) -> list[int]:
        """As many cells of the shape as fit; beside your buildings before beside the Forum."""
        for drawings in table.box.rubble[table.law.side][self.card]:
            free = [pair for pair in drawings.everywhere if not pair[0] & table.occupied]
            if free:
                return [_PLACE + place for _, place in preferred(table, free)]
        return []

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"hill": HILLS[table.box.card_hill[self.card]]}

    def turnings(self, table: Table) -> list[list[tuple[int, int]]]:
        """What is drawn, turned: the shape of the card, or as many of its cells as still fit."""
        drawings = table.box.rubble[table.law.side][self.card]
        for fewer in range(len(drawings)):
            for mask, _ in drawings[fewer].everywhere:
                if not mask & table.occupied:
                    return table.box.rubble_turns[self.card][fewer]
        return []

    def why_not(self, table: Table, action: int) -> Reason | None:
        if PLACE.says(action):
            return Reason("rubble", "rubble-place")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if action < 0:
            return
        place = action - _PLACE
        for drawings in table.box.rubble[table.law.side][self.card]:
            mask = drawings.mask_of[place]
            if mask and not mask & table.occupied:
                break
        building = table.draw_building(RUBBLE, NOBODY, mask)
        table.tell("rubble", table.box.card_hill[self.card], mask.bit_count())
        choices: list[Step[Table]] = []
        for other in table.neighbours(building):
            if table.owner_of[other] == HUMAN and table.plan_of[other] >= 0:
                if table.box.production[table.plan_of[other]]:
                    tell_production(table, HUMAN, other)
                    produce(table, HUMAN, other, choices)
        let(table, choices)


def preferred(table: Table, free: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The placements that meet both conditions, else the first, else the second, else all."""
    own = 0
    forum = 0
    for building in range(len(table.plan_of)):
        if table.owner_of[building] == HUMAN and table.plan_of[building] >= 0:
            own |= table.edge[building]
        elif table.plan_of[building] == FORUM:
            forum |= table.edge[building]
    both = [pair for pair in free if pair[0] & own and pair[0] & forum]
    if both:
        return both
    beside_own = [pair for pair in free if pair[0] & own]
    if beside_own:
        return beside_own
    beside_forum = [pair for pair in free if pair[0] & forum]
    return beside_forum or free


# ---------------------------------------------------------------- Conquer and Develop


def seneca_conquers(table: Table, region: int) -> int:
    """He conquers the weakest settlement where fewest are conquered; the region, or -1."""
    box = table.box
    board = table.board
    best = -1
    fewest = 0
    for one in box.seneca_regions if region < 0 else [region]:
        inside = [i for i in range(len(SETTLEMENTS)) if box.region_of[i] == one]
        if not [i for i in inside if is_rebel(table, i)]:
            continue
        conquered = len([i for i in inside if board[OWNER + i] >= 0])
        if best < 0 or conquered < fewest:
            best = one
            fewest = conquered
    if best < 0:
        return -1
    target = -1
    for i in range(len(SETTLEMENTS)):
        if box.region_of[i] == best and is_rebel(table, i):
            if target < 0 or (box.strength[i], box.order[i]) < (
                box.strength[target],
                box.order[target],
            ):
                target = i
    settle(table, SENECA, target)
    table.tell("seneca_conquers", target)
    return best


def distance(table: Table, road: int) -> int:
    """How many renovated roads lie between Rome and a road that may be renovated."""
    box = table.box
    board = table.board
    front = {-1}
    seen = {-1}
    steps = 0
    while front:
        if box.road_ends[road][0] in front or box.road_ends[road][1] in front:
            return steps
        after: set[int] = set()
        for other in range(len(ROADS)):
            if board[PAVED + other] >= 0:
                a, b = box.road_ends[other]
                if a in front and b not in seen:
                    after.add(b)
                if b in front and a not in seen:
                    after.add(a)
        seen |= after
        front = after
        steps += 1
    return steps


def seneca_roads(table: Table, region: int) -> list[int]:
    """The roads he may renovate next: one, unless all his preferences are even."""
    box = table.box
    board = table.board
    roads = [
        road
        for road in range(len(ROADS))
        if board[OPEN_ROADS] >> road & 1 and (region < 0 or box.road_region[road] == region)
    ]
    if not roads:
        return []
    paved = [0] * len(REGIONS)
    for road in range(len(ROADS)):
        if board[PAVED + road] >= 0:
            paved[box.road_region[road]] += 1
    away = [distance(table, road) for road in roads]
    closest = [len(ROADS)] * len(REGIONS)  # by region: how far its next road is from Rome
    for road, steps in zip(roads, away, strict=True):
        home = box.road_region[road]
        closest[home] = min(closest[home], steps)
    keys: list[tuple[int, int, int, int, int]] = []
    for road, steps in zip(roads, away, strict=True):
        linked = table.newly_linked(road)
        his = linked >= 0 and board[OWNER + linked] == SENECA
        home = box.road_region[road]
        keys.append(
            (
                paved[home],
                steps - closest[home],
                0 if his else 1,
                box.seneca_regions.index(home),
                box.milestones[road],
            )
        )
    best = min(keys)
    return [road for road, key in zip(roads, keys, strict=True) if key == best]


class SenecaDevelop(Question):
    """Seneca renovates the next road; you choose only where he could take either of two."""

    rule: ClassVar[str] = "seneca-develop"
    fields: ClassVar[tuple[str, ...]] = ("region", "left")

    def __init__(self, seat: int, region: int, left: int) -> None:
        super().__init__(seat)
        self.region: Final = region
        self.left: Final = left

    def options(self, table: Table) -> list[int]:
        return [_RENOVATE + road for road in seneca_roads(table, self.region)]

    def happen(self, table: Table, action: int) -> None:
        if action < 0:
            return
        road = RENOVATE.one(action)
        table.tell("seneca_renovates", road)
        if self.left > 1:
            region = table.box.road_region[road]
            table.push(SenecaDevelop(HUMAN, region, self.left - 1))
        pave(table, SENECA, road)


def begin_in(table: Table, settlement: int, road: int) -> None:
    """A harder game: a settlement and its road are Seneca's from the start."""
    settle(table, SENECA, settlement)
    table.board[PAVED + road] = SENECA
    table.board[LINKED] |= 1 << settlement
    table.refresh_roads()
