"""What wins at Ave Roma, roughly, in points: for bots and hints."""

from __future__ import annotations

from typing import Any, Final

from ludi.games.ave_roma import scoring
from ludi.games.ave_roma.actions import BUY, BUY_TOP, PASS, SEND, TRAIN
from ludi.games.ave_roma.ids import (
    AEDIFICATOR,
    MERCATOR,
    PATRON,
    PROPRAETOR,
    QUAESTOR,
    RESOURCES,
    ROMA,
    SLOTS,
)
from ludi.games.ave_roma.places import (
    ACTIVE,
    BROWN,
    DENARII,
    FINAL,
    GATHERED,
    LEFT,
    LEVEL,
    NEED,
    OWNED,
    PASSED,
    PENDING,
    POLITICS,
    READY,
    STAGE,
    SURPLUS,
    TRAINED,
    VALUE,
)
from ludi.games.ave_roma.rules.gains import level_reached
from ludi.games.ave_roma.table import Table
from ludi.kernel.game import Advice

# What things are worth, in points, while there is time to use them.
DENARIUS: Final = 0.32
MANY_DENARII: Final = 14  # beyond this money is worth only what it scores
RESOURCE: Final = 0.75
SAME_RESOURCE: Final = 0.12  # less for each further one of a type
SURPLUS_WORTH: Final = 0.7
INFLUENCE: Final = 2.6  # a point of influence on a card, not yet spent
BROWN_WORTH: Final = 0.4  # for each level the brown cube can still lift me
ACTIVE_PATRON: Final = 1.5
POLITICS_WORTH: Final = 2.0
WORKER: Final = 1.3  # not yet used in this round
TRAINED_WORKER: Final = 1.0
WIN: Final = 100.0
MERCATOR_HOPE: Final = 0.5  # trading is decided after the worker is placed
PROPRAETOR_HOPE: Final = 1.5  # so is spending influence
CARDS_AHEAD: Final = 12.0  # area cards left when the end begins to loom


class AveRomaAdvice(Advice):
    """Points as things stand, and what stores, influence and patrons promise."""

    def evaluate(self, table: Any, seat: int) -> float:
        return evaluate(table, seat)

    def weigh(self, table: Any, seat: int, action: int) -> float:
        return weigh(table, seat, action)


def evaluate(table: Table, seat: int) -> float:
    """The seat's prospects; when the game is over, its points and whether it won."""
    levels = scoring.levels_of(table)
    points = float(sum([value for _, value in scoring.items(table, levels, seat)]))
    if table.over:
        return points + (WIN if table.scores()[seat].won else -WIN)
    time = time_left(table)
    board = table.boards[seat]
    box = table.box
    money = board[DENARII]
    value = points - money // box.denarii_per_point
    value -= scoring.goods(board) // box.goods_per_point
    value += money / box.denarii_per_point
    value += time * DENARIUS * min(money, MANY_DENARII) * 0.5
    stores = 0.0
    for resource in range(len(RESOURCES)):
        count = board[resource]
        stores += count * RESOURCE - SAME_RESOURCE * count * (count - 1)
    stores += SURPLUS_WORTH * board[SURPLUS]
    value += scoring.goods(board) / box.goods_per_point * (1.0 - time) + stores * time
    for card in table.influence_cards(seat):
        value += INFLUENCE * box.influence[card] * min(1.0, 0.15 + time)
    value += hope_in_areas(table, seat) * time
    value += ACTIVE_PATRON * time * board[ACTIVE].bit_count()
    value += POLITICS_WORTH * time * board[POLITICS]
    value += workers_value(board) * (0.0 if table.city[FINAL] else 1.0)
    return value + pending(table, seat)


def time_left(table: Table) -> float:
    """From 1 down to 0: how much of the game is still to come, by the area cards left."""
    if table.city[FINAL]:
        return 0.0
    return min(1.0, 0.1 + table.city[LEFT] / CARDS_AHEAD)


def workers_value(board: list[int]) -> float:
    """Workers still to be placed in this round."""
    value = 0.0
    if board[PASSED]:
        return value
    for place in range(5):
        value += WORKER * board[READY + place]
    for place in range(TRAINED, TRAINED + 4):
        if board[place]:
            value += TRAINED_WORKER
    return value


def hope_in_areas(table: Table, seat: int) -> float:
    """Markers held down by the brown cube may still be lifted with it."""
    value = 0.0
    board = table.boards[seat]
    for area in range(5):
        above = board[LEVEL + area] - table.city[BROWN + area]
        if above > 0:
            value += BROWN_WORTH * above
    return value


def pending(table: Table, seat: int) -> float:
    """Choices within an action that are still to be made."""
    act = table.act
    if not act[STAGE] or table.seat != seat:
        return 0.0
    value = 0.0
    for resource in range(len(RESOURCES)):
        value += 0.6 * act[PENDING + resource]
        value -= RESOURCE * act[NEED + resource]
    value -= RESOURCE * sum(act[NEED + 6 : NEED + 10]) + SURPLUS_WORTH * act[NEED + 10]
    if act[GATHERED]:
        area = act[VALUE] - 1
        reached = level_reached(table, seat, area, act[GATHERED])
        gained = reached - max(0, table.boards[seat][LEVEL + area])
        brown = table.city[BROWN + area]
        value += 2.9 * min(gained, max(0, brown + 2 - max(0, table.boards[seat][LEVEL + area])))
        if table.boards[seat][LEVEL + area] < 0:
            value += 1.0
    return value


def weigh(table: Table, seat: int, action: int) -> float:
    """What an action promises that the position right after it does not show."""
    if SEND.says(action):
        worker, place = divmod(action - SEND.base, 5)
        if place == MERCATOR:
            return MERCATOR_HOPE * 3
        if place == PROPRAETOR:
            return PROPRAETOR_HOPE if table.has_influence(seat) else 0.0
        if place == ROMA and worker % 5 >= 2:
            return 0.3
        if place == QUAESTOR and worker % 5 < 2:
            return -0.2
        return 0.0
    if BUY.says(action):
        slot = (action - BUY.base) % len(SLOTS)
        if slot // 5 + AEDIFICATOR == AEDIFICATOR + 2:
            board = table.boards[seat]
            return 3.0 * time_left(table) + 0.3 * board[OWNED + PATRON].bit_count()
        return 1.0
    if BUY_TOP.says(action):
        return 1.0
    if TRAIN.says(action):
        return -0.3
    if PASS.says(action):
        return -1.0
    return 0.0
