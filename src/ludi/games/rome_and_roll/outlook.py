"""What a seat's position at Rome & Roll promises beyond the points it has: every part of its sheet.

The points so far, and a sum of counts that are each multiplied by one weight, so that it can be
fitted to how games end. What serves in every round to come is multiplied by these rounds besides;
how many there are is estimated from what is left of Nero's cards and how near their boxes are.
Where the foremen stand has no weight: a plan is blocked for everybody alike, its owner included.
"""

from __future__ import annotations

from typing import Final

from ludi.games.rome_and_roll.ids import (
    ADVISORS,
    ADVISORS_EACH,
    BASKET,
    FAVOURS,
    FISH,
    GAIN,
    JEWEL,
    REGIONS,
    RESOURCES,
    SATURN,
    TRACKS,
)
from ludi.games.rome_and_roll.rules.effects import ChooseGood, TriggerAny, TriggerOwn
from ludi.games.rome_and_roll.rules.gain import Receive
from ludi.games.rome_and_roll.scoring import building_points
from ludi.games.rome_and_roll.sheet import (
    ACTIVE,
    CHARACTER,
    COINS,
    DEPLOYED,
    FINAL,
    GARRISON,
    HELD,
    LINKED,
    LOYALTY,
    NERO,
    NERO_POINTS,
    NERO_TRACKS,
    OVERSEER,
    OWNER,
    PROCONSUL,
    ROUND,
    SENATORS,
    SOLDIERS,
)
from ludi.games.rome_and_roll.table import Table

MANY: Final = 3  # of a kind of resource; those beyond are worth less
FEW_SOLDIERS: Final = 5
FEW_SENATORS: Final = 2
ROOMY: Final = 4  # free cells around a building; more make no difference
PAYABLE: Final = 3  # plans; a turn builds one
LOYALTIES: Final = 6  # from none to V

# How long a game lasts.
USUAL_ROUNDS: Final = 9
BY_POSITION: Final = 0.4  # share of what the position says, beside what is usual
START: Final = 4.0  # rounds of usual progress that the own pace is mixed with
USUAL_LENGTH: Final = 8.0  # rounds in which a blue box is reached at that progress
FASTER: Final = 1.5  # players score more and more
BEYOND: Final = 3.0  # so many rounds more than usual at most

PRODUCED: Final = [*RESOURCES, "coin", "other"]

TAPERED: Final = [
    *[f"good-{good}" for good in RESOURCES],
    *["many", "basket", "fish", "pending", "payable-first", "payable"],
    *["soldier", "soldier-many", "conquest", "senator", "senator-many"],
    *[f"loyalty-{loyalty}" for loyalty in range(1, LOYALTIES)],
    *[f"basic-{advisor}" for advisor in ADVISORS],
    *[f"advanced-{advisor}" for advisor in ADVISORS],
    *[f"favour-{favour}" for favour in FAVOURS],
    "saturn-jewel",
    *[f"produce-{good}" for good in PRODUCED],
    *["neighbours", "army-building", "overseer"],
    *[f"linked-{region}" for region in REGIONS],
    *["settlement", "nero", "nero-race", "proconsul"],
]


class Outlook:
    """The weights at one moment of the game, in points; the numbers are in weights.toml."""

    def __init__(self, w: dict[str, float]) -> None:
        self.good: Final = [w[f"good-{good}"] for good in RESOURCES]  # stored, the first few
        self.many: Final = w["many"]  # any beyond those
        self.basket: Final = w["basket"]  # left on the die of one's turn
        self.fish: Final = w["fish"]  # on the die: it may still bribe
        self.pending: Final = w["pending"]  # a good that is still to be chosen or stored
        self.payable_first: Final = w["payable-first"]  # a plan that can be paid at once
        self.payable: Final = w["payable"]  # each of the first few
        # free for a conquest, beside its half point
        self.soldier: Final = w["soldier"]
        self.soldier_many: Final = w["soldier-many"]
        self.conquest: Final = w["conquest"]  # of the glory that free soldiers could win at once
        self.senator: Final = w["senator"]  # not deployed
        self.senator_many: Final = w["senator-many"]
        # by loyalty; V scores beside it
        self.loyalty: Final = [0.0, *[w[f"loyalty-{level}"] for level in range(1, LOYALTIES)]]
        # an ability, for each round to come
        self.basic: Final = [w[f"basic-{advisor}"] for advisor in ADVISORS]
        self.advanced: Final = [w[f"advanced-{advisor}"] for advisor in ADVISORS]
        self.favour: Final = [w[f"favour-{favour}"] for favour in FAVOURS]  # held
        self.saturn_jewel: Final = w["saturn-jewel"]  # a jewel of those that Saturn asks for
        # what an own building produces, for each round to come
        self.produce: Final = [w[f"produce-{good}"] for good in PRODUCED]
        self.neighbours: Final = w["neighbours"]  # a free cell beside it, for each round to come
        self.army_building: Final = w["army-building"]  # the same
        self.overseer: Final = w["overseer"]  # a free cell beside the building he stands on
        self.linked: Final = [w[f"linked-{region}"] for region in REGIONS]  # the same
        self.settlement: Final = w["settlement"]  # one that no road reaches yet, the same
        self.nero: Final = w["nero"]  # of the next Nero card, as one comes near a blue box
        self.nero_race: Final = w["nero-race"]  # of it, by how much nearer than anybody else
        self.proconsul: Final = w["proconsul"]


# ---------------------------------------------------------------- the clock


def rounds_left(table: Table) -> float:
    """How many rounds are still to come after this one, as far as one can tell."""
    board = table.board
    if board[FINAL]:
        return 0.0
    if table.solo:
        return float(max(table.box.rounds - board[ROUND], 0))
    cards = len(table.law.nero) - board[NERO]
    if cards <= 0:
        return 1.0
    usual = float(max(USUAL_ROUNDS - board[ROUND], 1))
    return max(1.0, usual + BY_POSITION * (min(wait(table, cards), usual + BEYOND) - usual))


def wait(table: Table, cards: int) -> float:
    """In how many rounds the last Nero card goes, and the last round after it is over."""
    passed = table.board[ROUND] - 1 + START
    waits: list[float] = []
    for sheet in table.sheets:
        if sheet[CHARACTER] < 0:
            return BEYOND + USUAL_ROUNDS
        blue = table.box.blue_boxes[sheet[CHARACTER]]
        for track in range(len(TRACKS)):
            if not sheet[NERO_TRACKS] >> track & 1:
                done = sheet[COINS + track]
                pace = FASTER * done + blue[track] * START / USUAL_LENGTH
                waits.append((blue[track] - done) * passed / pace)
    waits.sort()
    return waits[min(cards, len(waits)) - 1] + 1.0


# ---------------------------------------------------------------- the sum


def points_so_far(table: Table, seat: int) -> float:
    """What is on the sheet and in the city, soldiers and senators at half a point."""
    sheet = table.sheets[seat]
    value = float(sheet[COINS] + sheet[COINS + 1] + sheet[COINS + 2] + sheet[COINS + 3])
    value += sheet[NERO_POINTS]
    value += 0.5 * (sheet[SOLDIERS] + sheet[SENATORS])
    for slot in range(ADVISORS_EACH):
        if sheet[LOYALTY + slot] >= table.box.loyalty_boxes:
            value += table.box.advisor_points[table.staff[seat * ADVISORS_EACH + slot]]
    for building in range(1, len(table.plan_of)):
        if table.owner_of[building] == seat:
            value += building_points(table, building)
    return value


def promises(table: Table, seat: int, worth: Outlook, left: float) -> float:
    """All that is no point yet; `left` are the rounds still to come."""
    sheet = table.sheets[seat]
    value = goods_value(table, seat, sheet, worth)
    value += army(table, sheet, worth)
    few = min(sheet[SENATORS] - sheet[DEPLOYED], FEW_SENATORS)
    value += worth.senator * few
    value += worth.senator_many * (sheet[SENATORS] - sheet[DEPLOYED] - few)
    value += advisors(table, seat, sheet, worth, left)
    held = sheet[HELD]
    if held:
        for favour in range(len(FAVOURS)):
            if held >> favour & 1:
                value += worth.favour[favour]
        if held >> SATURN & 1:
            value += worth.saturn_jewel * min(sheet[JEWEL], table.box.saturn_jewels)
    value += buildings(table, seat, worth) * left
    value += worth.overseer * min(len(table.rim[sheet[OVERSEER]]), ROOMY)
    value += provinces(table, seat, worth) * left
    value += way_to_nero(table, seat, worth)
    if table.board[PROCONSUL] == seat:
        value += worth.proconsul
    for step in table.agenda:
        if step.seat == seat and isinstance(step, (Receive, ChooseGood, TriggerOwn, TriggerAny)):
            value += worth.pending
    return value


def goods_value(table: Table, seat: int, sheet: list[int], worth: Outlook) -> float:
    """Stored resources, what is left on the die of one's turn, and the plans they pay."""
    value = 0.0
    turn = table.turn
    mine = turn[ACTIVE] == seat
    beyond = 0
    for good in range(JEWEL + 1):
        held = sheet[good] + (turn[good] if mine else 0)
        if held > MANY:
            beyond += held - MANY
            held = MANY
        value += worth.good[good] * held
    value += worth.many * beyond
    if mine:
        value += worth.basket * turn[BASKET] + worth.fish * turn[FISH]
    payable = 0
    costs = table.box.cost
    for plan in table.law.plans:
        cost = costs[plan]
        if (
            sheet[0] >= cost[0]
            and sheet[1] >= cost[1]
            and sheet[2] >= cost[2]
            and sheet[3] >= cost[3]
        ):
            payable += 1
    if payable:
        value += worth.payable_first + worth.payable * min(payable, PAYABLE)
    return value


def army(table: Table, sheet: list[int], worth: Outlook) -> float:
    """Free soldiers, and the best settlement that they could conquer now."""
    free = sheet[SOLDIERS] - sheet[GARRISON]
    if free <= 0:
        return 0.0
    few = min(free, FEW_SOLDIERS)
    value = worth.soldier * few + worth.soldier_many * (free - few)
    best = 0
    box = table.box
    board = table.board
    for settlement in box.weakest[table.law.side]:
        if box.strength[settlement] > free:
            break
        if board[OWNER + settlement] < 0:
            best = max(best, box.glory[settlement])
    return value + worth.conquest * best


def advisors(table: Table, seat: int, sheet: list[int], worth: Outlook, left: float) -> float:
    """How loyal they are, and what their abilities bring in the rounds to come."""
    box = table.box
    value = 0.0
    for slot in range(ADVISORS_EACH):
        loyalty = sheet[LOYALTY + slot]
        if loyalty:
            value += worth.loyalty[loyalty]
            if loyalty >= box.basic:
                advisor = table.staff[seat * ADVISORS_EACH + slot]
                value += worth.basic[advisor] * left
                if loyalty >= box.advanced:
                    value += worth.advanced[advisor] * left
    return value


def buildings(table: Table, seat: int, worth: Outlook) -> float:
    """What own buildings bring in a round."""
    value = 0.0
    box = table.box
    for building in range(1, len(table.plan_of)):
        if table.owner_of[building] != seat:
            continue
        plan = table.plan_of[building]
        if plan < 0:
            continue
        effects = box.production[plan]
        if effects:
            for effect in effects:
                kind = OTHER
                if effect.do == GAIN:
                    kind = effect.good if effect.good <= JEWEL else COIN_KIND
                value += worth.produce[kind] * effect.n
            value += worth.neighbours * min(len(table.rim[building]), ROOMY)
        if box.muster[plan]:
            value += worth.army_building
    return value


COIN_KIND: Final = len(RESOURCES)  # of PRODUCED; baskets are as good as coins
OTHER: Final = COIN_KIND + 1  # resources to choose from


def provinces(table: Table, seat: int, worth: Outlook) -> float:
    """What own settlements may bring in a round."""
    board = table.board
    linked = board[LINKED]
    value = 0.0
    for settlement in table.box.weakest[table.law.side]:
        if board[OWNER + settlement] == seat:
            if linked >> settlement & 1:
                value += worth.linked[table.box.region_of[settlement]]
            else:
                value += worth.settlement
    return value


def way_to_nero(table: Table, seat: int, worth: Outlook) -> float:
    """Nero's next cards, as near as the blue boxes are, and whoever else is near them."""
    taken = table.board[NERO]
    if taken >= len(table.law.nero):
        return 0.0
    points = table.law.nero[taken]
    value = 0.0
    mine = others = 0.0
    for other in range(table.seats):
        sheet = table.sheets[other]
        blue = table.box.blue_boxes[sheet[CHARACTER]]
        for track in range(len(TRACKS)):
            if not sheet[NERO_TRACKS] >> track & 1:
                near = sheet[COINS + track] / blue[track]
                if other == seat:
                    value += near * near * near
                    mine = max(mine, near)
                else:
                    others = max(others, near)
    return points * (worth.nero * value + worth.nero_race * (mine - others))
