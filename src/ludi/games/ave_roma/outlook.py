"""What a seat's position at Ave Roma promises beyond the points it has: every part of its board.

Each part is counted once and multiplied by one weight, so that the evaluation is a sum that can be
fitted to how games end. What a weight speaks of, and why it is there, stands beside it.
"""

from __future__ import annotations

from typing import Final

from ludi.games.ave_roma.components import NAMED_OVER, POOLED_OVER
from ludi.games.ave_roma.ids import (
    AEDIFICATOR,
    ANY,
    BLACK,
    COST_SURPLUS,
    DECK_SIZE,
    ICONS,
    PATRON,
    POWERS,
    RESOURCES,
    ROW_SIZE,
    ROWS,
    TRAININGS,
    VALUES,
)
from ludi.games.ave_roma.rules.cards import Receive
from ludi.games.ave_roma.rules.fees import fee_due
from ludi.games.ave_roma.rules.gains import level_reached
from ludi.games.ave_roma.rules.payment import lack
from ludi.games.ave_roma.rules.training import ready_values
from ludi.games.ave_roma.scoring import goods
from ludi.games.ave_roma.sheet import (
    ACTIVE,
    BROWN,
    CARD,
    DENARII,
    FACE,
    FINAL,
    FRAGMENT,
    FRESH,
    GATHERED,
    LEVEL,
    NEED,
    NO_CARD,
    ORDER,
    OWNED,
    PASSED,
    PENDING,
    POLITICS,
    READY,
    ROW,
    STAGE,
    SURPLUS,
    TRACK,
    TRAINED,
    UNUSED,
    VALUE,
    WARS_HELD,
)
from ludi.games.ave_roma.table import Table

FEW_DENARII: Final = 4  # in the purse: the fee of an area card and a cheap training
MANY_DENARII: Final = 12  # the dearest patron; beyond this money is hardly spent
FEW_SURPLUS: Final = 3
HONOUR_EVERY: Final = 4  # spaces of the Colosseum
KINDS: Final = len(RESOURCES)
# What the next card of a war brings, in points, by how many one has.
NEXT_OF_A_WAR: Final = (0.0, 0.6, 0.4, 2.0, 1.5, 0.0)

WORKER_NAMES: Final = [f"worker-{value}" for value in VALUES]
TRAINED_NAMES: Final = [f"trained-{space}" for space in TRAININGS]
POWER_NAMES: Final = [f"power-{power}" for power in POWERS]
ROW_NAMES: Final = [f"reach-{row}" for row in ROWS]

TAPERED: Final = [
    *["denarius-first", "denarius", "denarius-many"],
    *["resource", "same-resource", "third-of-a-kind", "goods-score"],
    *["surplus-first", "surplus", "fragment", "pair-begun", "war-begun"],
    *["influence", "influence-many", "brown", "room", "present"],
    *["politics", "progress", "open-slot", "patron", "active-patron", *POWER_NAMES],
    *["worker", *WORKER_NAMES, "same-worker", "first-player"],
    *[*TRAINED_NAMES, "fresh", *ROW_NAMES],
    *["icon", "icon-set"],
    *["pending", "area-level", "area-entered", "power-unused"],
]


class Outlook:
    """The weights at one moment of the game; the numbers are in weights.toml."""

    def __init__(self, w: dict[str, float]) -> None:
        self.denarius_first: Final = w["denarius-first"]
        self.denarius: Final = w["denarius"]
        self.denarius_many: Final = w["denarius-many"]
        self.resource: Final = w["resource"]
        self.same_resource: Final = w["same-resource"]  # the second of a type, beside the first
        self.third: Final = w["third-of-a-kind"]  # the third: no room for another one
        self.goods_score: Final = w["goods-score"]  # of what goods score now
        self.surplus_first: Final = w["surplus-first"]
        self.surplus: Final = w["surplus"]
        self.fragment: Final = w["fragment"]  # one that still wants its like
        self.pair_begun: Final = w["pair-begun"]  # one of the two cards of a building
        self.war_begun: Final = w["war-begun"]  # of what the next card of a war brings
        self.influence: Final = w["influence"]  # on cards, not yet spent
        self.influence_many: Final = w["influence-many"]  # beyond the first few
        self.brown: Final = w["brown"]  # a level that the brown cube holds down
        self.room: Final = w["room"]  # a level below the brown cube, above a marker that leads
        self.present: Final = w["present"]  # an area with a marker
        self.politics: Final = w["politics"]  # a level, besides its points
        self.progress: Final = w["progress"]  # of the points of the next honour, by the way there
        self.open_slot: Final = w["open-slot"]  # for an active patron
        self.patron: Final = w["patron"]  # any, for what its bonus will still gather
        self.active: Final = w["active-patron"]
        self.power: Final = [w[name] for name in POWER_NAMES]
        self.worker: Final = w["worker"]  # still to act in this round
        self.worker_of: Final = [w[name] for name in WORKER_NAMES]  # by value, on top of that
        self.same_worker: Final = w["same-worker"]  # of a value one has already
        self.first_player: Final = w["first-player"]
        self.trained: Final = [w[name] for name in TRAINED_NAMES]  # by space
        self.fresh: Final = w["fresh"]  # one that acts in the next round only
        self.reach: Final = [w[name] for name in ROW_NAMES]  # the best card one can pay, by row
        self.icon: Final = w["icon"]  # advanced mode: a card not yet used
        self.icon_set: Final = w["icon-set"]  # three of an icon
        self.pending: Final = w["pending"]  # a resource still to be chosen
        self.area_level: Final = w["area-level"]  # a level in reach with the influence gathered
        self.area_entered: Final = w["area-entered"]  # the first marker in an area
        self.power_unused: Final = w["power-unused"]  # a patron's, in the action at hand


def promises(table: Table, seat: int, worth: Outlook) -> float:
    """All that is no point yet."""
    board = table.boards[seat]
    value = purse(board, worth) + stores(table, board, worth)
    value += collections(table, board, worth)
    value += standing(table, seat, board, worth)
    value += patrons(table, board, worth)
    if not table.city[FINAL]:
        value += workers(table, seat, board, worth)
        if table.advanced():
            value += icons(table, seat, worth)
    if table.act[STAGE] and table.seat == seat:
        value += pending(table, seat, worth)
    return value


def purse(board: list[int], worth: Outlook) -> float:
    money = board[DENARII]
    if money <= FEW_DENARII:
        return worth.denarius_first * money
    value = worth.denarius_first * FEW_DENARII
    if money <= MANY_DENARII:
        return value + worth.denarius * (money - FEW_DENARII)
    value += worth.denarius * (MANY_DENARII - FEW_DENARII)
    return value + worth.denarius_many * (money - MANY_DENARII)


def stores(table: Table, board: list[int], worth: Outlook) -> float:
    """Resources and surplus: what they buy, and what they score."""
    held = double = treble = 0
    for resource in range(KINDS):
        count = board[resource]
        held += count
        if count > 1:
            double += count - 1
            if count > 2:
                treble += 1
    surplus = board[SURPLUS]
    few = min(surplus, FEW_SURPLUS)
    value = worth.resource * held + worth.same_resource * double + worth.third * treble
    value += worth.surplus_first * few + worth.surplus * (surplus - few)
    return value + worth.goods_score * goods(board) / table.box.goods_per_point


def collections(table: Table, board: list[int], worth: Outlook) -> float:
    """Fragments, pairs of buildings and wars that are begun."""
    value = 0.0
    for fragment in range(FRAGMENT, FRAGMENT + 4):
        value += worth.fragment * (board[fragment] & 1)
    for war in range(WARS_HELD, WARS_HELD + 6):
        if board[war]:
            value += worth.war_begun * NEXT_OF_A_WAR[board[war]]
    buildings = board[OWNED + 1]
    # of two cards next to each other, the bits where exactly one is set
    single = (buildings ^ buildings >> 1) & EVENS
    return value + worth.pair_begun * single.bit_count()


EVENS: Final = 0x15555555  # the first card of each of the fifteen buildings


def standing(table: Table, seat: int, board: list[int], worth: Outlook) -> float:
    """Areas, influence that is not spent, and the way round the Colosseum."""
    box = table.box
    influence = 0
    for card in table.influence_cards(seat):
        influence += box.influence[card]
    value = worth.influence * influence
    if influence > FEW_SURPLUS:
        value += worth.influence_many * (influence - FEW_SURPLUS)
    city = table.city
    for area in range(5):
        level = board[LEVEL + area]
        if level >= 0:
            value += worth.present
            above = level - city[BROWN + area]
            if above > 0:
                value += worth.brown * above
            else:
                value -= worth.room * above
    level = board[POLITICS]
    value += worth.politics * level
    points = box.politics_points
    if level < len(points) - 1:
        way = ((board[TRACK] + 1) % HONOUR_EVERY) / HONOUR_EVERY
        value += worth.progress * way * (points[level + 1] - points[level])
    return value


def patrons(table: Table, board: list[int], worth: Outlook) -> float:
    """Patrons one has, the powers of the active ones, and slots for more of them."""
    value = worth.patron * board[OWNED + PATRON].bit_count()
    active = board[ACTIVE]
    unlocked = min(board[POLITICS], table.box.patron_slots)
    count = active.bit_count()
    value += worth.open_slot * (unlocked - count) + worth.active * count
    power = table.box.power
    while active:
        low = active & -active
        value += worth.power[power[low.bit_length() - 1]]
        active ^= low
    return value


def workers(table: Table, seat: int, board: list[int], worth: Outlook) -> float:
    """Workers one has, by their values; those still to act in this round; trained ones."""
    value = 0.0
    count = 0
    for place in range(5):
        here = board[READY + place]
        if here:
            count += here
            value += worth.worker_of[place] * here
            if here > 1:
                value += worth.same_worker * (here - 1)
    acting = not board[PASSED]
    for space in range(4):
        trained = board[TRAINED + space]
        if trained:
            value += worth.trained[space]
            if trained >= FRESH:
                value += worth.fresh
            elif acting:
                count += 1
    if acting:
        value += worth.worker * count
        if count:
            value += cards_in_reach(table, board, worth)
        if table.city[ORDER] == seat:
            value += worth.first_player
    return value


def cards_in_reach(table: Table, board: list[int], worth: Outlook) -> float:
    """The best card of each row that one could pay now and has a worker for."""
    ready = ready_values(board)
    if not ready:
        return 0.0
    named, pooled = lack(board)
    box = table.box
    city = table.city
    value = 0.0
    for row in range(len(ROWS)):
        best = 0
        for slot in range(row * ROW_SIZE, row * ROW_SIZE + ROW_SIZE):
            card = city[ROW + slot]
            if card < 0 or not table.roma.slot_values[slot] & ready:
                continue
            if box.pooled[card] + pooled & POOLED_OVER or box.named[card] + named & NAMED_OVER:
                continue
            best = max(best, 1 + box.points[card] + 2 * box.influence[card])
        value += worth.reach[row] * best
    return value


def icons(table: Table, seat: int, worth: Outlook) -> float:
    """Advanced mode: cards whose icon may still be used, alone or three at a time."""
    value = 0.0
    for icon in range(len(ICONS)):
        count = table.count_unused(seat, icon)
        value += worth.icon * count + worth.icon_set * (count // table.box.bonus_set)
    return value


def pending(table: Table, seat: int, worth: Outlook) -> float:
    """Choices within an action that are still to be made, and what they will bring."""
    act = table.act
    box = table.box
    value = worth.power_unused * act[UNUSED].bit_count()
    fee = fee_due(table, seat)
    if fee:  # it falls due at the end of the action
        value -= fee * (worth.denarius + 1.0 / box.denarii_per_point)
    for resource in range(KINDS):
        value += worth.pending * act[PENDING + resource]
        value -= worth.resource * act[NEED + resource]
    any_of = sum(act[NEED + BLACK : NEED + ANY + 1])
    value -= worth.resource * any_of + worth.surplus * act[NEED + COST_SURPLUS]
    if act[GATHERED]:
        area = act[VALUE] - 1
        reached = level_reached(table, seat, area, act[GATHERED])
        level = table.boards[seat][LEVEL + area]
        stands = max(0, level)
        in_reach = max(0, table.city[BROWN + area] + 2 - stands)
        value += worth.area_level * min(reached - stands, in_reach)
        if level < 0:
            value += worth.area_entered
    for step in table.agenda:
        if isinstance(step, Receive) and step.seat == seat:
            card = step.card  # it is being paid
            value += box.points[card] + worth.influence * box.influence[card]
            if card // DECK_SIZE == PATRON:
                value += worth.patron
    return value


# ---------------------------------------------------------------- what actions are about


def bargains(table: Table, seat: int, area: int, worth: Outlook) -> float:
    """What buying at MERCATOR in an area would bring over its prices, unit by unit."""
    card = table.city[CARD + area]
    if card == NO_CARD:
        return 0.0
    box = table.box
    board = table.boards[seat][:]
    prices = box.prices[board[FACE]]
    profit = 0.0
    for _ in range(box.purchases):
        money = board[DENARII]
        coin = 1.0 / box.denarii_per_point
        if money > MANY_DENARII:
            coin += worth.denarius_many
        else:
            coin += worth.denarius if money > FEW_DENARII else worth.denarius_first
        best = 0.0
        bought = -1
        for resource in box.types[card]:
            count = board[resource]
            if prices[resource] > money or count >= box.resource_max:
                continue
            gain = worth.resource + worth.goods_score / box.goods_per_point
            if count:
                gain += worth.same_resource + (worth.third if count > 1 else 0.0)
            gain -= coin * prices[resource]
            if gain > best:
                best = gain
                bought = resource
        if bought < 0:
            break
        profit += best
        board[bought] += 1
        board[DENARII] -= prices[bought]
    return profit


def row_of(slot: int) -> int:
    return AEDIFICATOR + slot // ROW_SIZE
