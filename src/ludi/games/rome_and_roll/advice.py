"""The game's own heuristics: points, what stands to bring more, and a look ahead in one's turn.

An action of this game is made of several small choices (build: where the overseer goes, which
plan, where it is drawn), so what begins an action is worth as much as the best way found to finish
it: `foresee` looks ahead, narrowly, a few choices at every step. `evaluate` and `weigh` look at the
position and the action only, for a search looks ahead itself.
"""

from __future__ import annotations

from typing import Any, Final

from ludi.games.rome_and_roll.actions import (
    ACT,
    BRIBE,
    CHOOSE,
    CONQUER,
    DEPLOY,
    DOUBLE,
    MOVE,
    PLAN_OF,
    RENOVATE,
    STAY,
    TAKE,
    TRADE,
    TURN_FACE,
    USE,
)
from ludi.games.rome_and_roll.ids import (
    ADVISORS_EACH,
    ARCHITECT,
    BASKET,
    BUILDER,
    FISH,
    JEWEL,
    LEGIONARY,
    MERCHANT,
    TRACKS,
)
from ludi.games.rome_and_roll.rules.build import ChoosePlan, MoveOverseer, Place
from ludi.games.rome_and_roll.rules.effects import ChooseGood, TriggerAny, TriggerOwn
from ludi.games.rome_and_roll.rules.gain import BRIBE_KINDS, Receive
from ludi.games.rome_and_roll.rules.turn import Act
from ludi.games.rome_and_roll.scoring import building_points, seneca_total
from ludi.games.rome_and_roll.sheet import (
    ACTIVE,
    ARMIES,
    CHARACTER,
    COINS,
    DEPLOYED,
    DONE,
    FINAL,
    FIRST_DIE,
    GARRISON,
    HELD,
    LINKED,
    LOYALTY,
    NERO,
    NERO_POINTS,
    NERO_TRACKS,
    OWNER,
    ROUND,
    SECOND_DIE,
    SENATORS,
    SOLDIERS,
)
from ludi.games.rome_and_roll.table import Table
from ludi.kernel.game import Advice

GOOD_WORTH: Final = (0.8, 0.8, 0.85, 0.75, 1.15)  # of a stored resource, the first few
MANY: Final = 3  # beyond so many of a kind
MANY_SHARE: Final = 0.5  # they are worth less
BASKET_WORTH: Final = 0.95
SOLDIER_WORTH: Final = 0.55  # free for a conquest, beside its half point
SENATOR_WORTH: Final = 0.6
LOYALTY_WORTH: Final = (0.0, 0.75, 2.2, 3.0, 4.6, 4.6)  # by loyalty; V scores beside it
FAVOUR_WORTH: Final = 2.0
PRODUCTION_WORTH: Final = 0.13  # of a producing building, for each round to come
LINKED_WORTH: Final = 0.25  # of a linked settlement, for each round to come
NERO_SHARE: Final = 0.75  # of the next Nero card, as one comes near a blue box
USUAL_ROUNDS: Final = 9
PENDING_WORTH: Final = 0.75  # of a good that is still to be chosen or stored
WIN: Final = 100.0

# What the workers of a die promise in the draft, by worker.
WORKER_WORTH: Final = (1.0, 1.5, 2.2, 0.7)
AUXILIARY_WORTH: Final = 0.6

# How many choices of a step are tried when looking ahead: far from the choice, and at it.
NARROW: Final = (2, 3, 2)
WIDE: Final = (3, 5, 5)

# Actions that are worth what follows them.
BEGINNINGS: Final = (ACT, DEPLOY, USE, STAY, MOVE, PLAN_OF, TRADE, CONQUER, RENOVATE)


class RollAdvice(Advice):
    """Points, storage, loyalty, the way to Nero's cards; for an action, how it may be finished."""

    def evaluate(self, table: Any, seat: int) -> float:
        return evaluate(table, seat)

    def weigh(self, table: Any, seat: int, action: int) -> float:
        return weigh(table, seat, action)

    def foresee(self, table: Any, seat: int, action: int) -> float:
        return foresee(table, seat, action)


def moment(table: Table, seat: int) -> int:
    """A number for each turn of a seat: the look ahead ends with the turn it began in."""
    sheet = table.sheets[seat]
    return table.board[ROUND] * 4 + (sheet[FIRST_DIE] >= 0) + (sheet[SECOND_DIE] >= 0)


def look_ahead(table: Table, seat: int, width: tuple[int, int, int], now: int) -> float:
    """The best a seat can make of its turn from here, as far as we look."""
    if table.over or table.seat != seat or table.turn[ACTIVE] != seat:
        return evaluate(table, seat)
    if moment(table, seat) != now:
        return evaluate(table, seat)
    step = table.agenda[-1]
    if isinstance(step, Act):
        best = evaluate(table, seat)
        if table.turn[DONE]:
            return best
        tried = [action for action in table.legal if ACT.says(action)]
        width = NARROW
    else:
        best = -WIN
        tried = thinned(table.legal, most_of(step, width))
    for action in tried:
        twin = table.clone()
        twin.play(action)
        best = max(best, look_ahead(twin, seat, width, now))
    return best


def most_of(step: object, width: tuple[int, int, int]) -> int:
    """How many choices of a step are tried."""
    if isinstance(step, MoveOverseer):
        return width[0]
    if isinstance(step, ChoosePlan):
        return width[1]
    if isinstance(step, Place):
        return width[2]
    return 3


def thinned(legal: list[int], most: int) -> list[int]:
    """A few choices, evenly spread."""
    count = len(legal)
    if count <= most:
        return legal
    return [legal[i * count // most] for i in range(most)]


# ---------------------------------------------------------------- a position


def evaluate(table: Table, seat: int) -> float:
    """A seat's prospects, alone against what Seneca has; a win or a loss outweighs all."""
    value = prospects(table, seat)
    if table.solo:
        value -= seneca_total(table)
    if table.over:
        value += WIN if table.scores()[seat].won else -WIN
    return value


def rounds_left(table: Table) -> int:
    """Roughly how many rounds are still to come."""
    board = table.board
    if board[FINAL]:
        return 0
    left = (table.box.rounds if table.solo else USUAL_ROUNDS) - board[ROUND]
    if board[NERO] >= len(table.law.nero):
        return 1
    return max(left, 0 if table.solo else 1)


def prospects(table: Table, seat: int) -> float:
    """What a seat has, and what that promises."""
    sheet = table.sheets[seat]
    box = table.box
    left = rounds_left(table)
    late = table.over or (left == 0 and not table.pool and table.turn[ACTIVE] < 0)
    value = float(sheet[COINS] + sheet[COINS + 1] + sheet[COINS + 2] + sheet[COINS + 3])
    value += sheet[NERO_POINTS]
    value += 0.5 * (sheet[SOLDIERS] + sheet[SENATORS])
    share = 0.0 if late else min(1.0, 0.25 + 0.25 * left)
    for slot in range(ADVISORS_EACH):
        loyalty = sheet[LOYALTY + slot]
        value += share * LOYALTY_WORTH[loyalty]
        if loyalty >= box.loyalty_boxes:
            value += box.advisor_points[table.staff[seat * ADVISORS_EACH + slot]]
        elif not late:
            value += 0.15 * loyalty
    for building in range(1, len(table.plan_of)):
        if table.owner_of[building] == seat:
            plan = table.plan_of[building]
            value += building_points(table, building)
            if box.production[plan]:
                value += PRODUCTION_WORTH * left
    if late:
        return value
    value += share * goods_value(table, seat, sheet)
    value += share * SOLDIER_WORTH * (sheet[SOLDIERS] - sheet[GARRISON])
    value += share * SENATOR_WORTH * (sheet[SENATORS] - sheet[DEPLOYED])
    value += share * FAVOUR_WORTH * sheet[HELD].bit_count()
    linked = table.board[LINKED]
    if linked:
        for settlement in range(len(box.strength)):
            if linked >> settlement & 1 and table.board[OWNER + settlement] == seat:
                value += LINKED_WORTH * left
    value += way_to_nero(table, sheet)
    for step in table.agenda:
        if step.seat == seat and isinstance(step, (Receive, ChooseGood, TriggerOwn, TriggerAny)):
            value += PENDING_WORTH * share
    return value


def goods_value(table: Table, seat: int, sheet: list[int]) -> float:
    """Stored resources, and what is left on the die of one's turn."""
    value = 0.0
    mine = table.turn[ACTIVE] == seat
    for good in range(JEWEL + 1):
        held = sheet[good] + (table.turn[good] if mine else 0)
        few = min(held, MANY)
        value += GOOD_WORTH[good] * (few + MANY_SHARE * (held - few))
    if mine:
        value += BASKET_WORTH * table.turn[BASKET]
        value += 0.1 * table.turn[FISH]
    return value


def way_to_nero(table: Table, sheet: list[int]) -> float:
    """Nero's next cards, as near as the blue boxes are."""
    taken = table.board[NERO]
    if taken >= len(table.law.nero):
        return 0.0
    points = table.law.nero[taken]
    blue = table.box.blue_boxes[sheet[CHARACTER]]
    value = 0.0
    for track in range(len(TRACKS)):
        if not sheet[NERO_TRACKS] >> track & 1:
            near = sheet[COINS + track] / blue[track]
            value += NERO_SHARE * points * near * near * near
    return value


# ---------------------------------------------------------------- dice


def weigh(table: Table, seat: int, action: int) -> float:
    """What an action promises beyond what it brings at once."""
    if TAKE.says(action):
        return die_worth(table, seat, action - TAKE.base)
    if DOUBLE.says(action):
        # the second die would come anyway: only a better one is worth the senator
        worths = sorted([die_worth(table, seat, die) for die in table.pool])
        return die_worth(table, seat, action - DOUBLE.base) - worths[len(worths) // 2] - 0.5
    return 0.0


def foresee(table: Table, seat: int, action: int) -> float:
    """The same with a look at what may follow."""
    if CHOOSE.says(action) or TURN_FACE.says(action):
        return promise(table, seat, action, NARROW)
    if table.turn[ACTIVE] == seat and begins(table, seat, action):
        return promise(table, seat, action, WIDE)
    return weigh(table, seat, action)


def begins(table: Table, seat: int, action: int) -> bool:
    """Whether an action opens further choices that tell what it is worth."""
    if BRIBE.says(action):  # an ability unlocked may help the action of the turn
        advisor = (action - BRIBE.base) // BRIBE_KINDS
        level = table.sheets[seat][LOYALTY + table.staff.index(advisor) % ADVISORS_EACH] + 1
        return level == table.box.basic or level == table.box.advanced
    for verb in BEGINNINGS:  # noqa: SIM110 (a generator is slow)
        if verb.says(action):
            return True
    return False


def promise(table: Table, seat: int, action: int, width: tuple[int, int, int]) -> float:
    """What the rest of the turn adds to what an action brings at once."""
    twin = table.clone()
    twin.play(action)
    return look_ahead(twin, seat, width, moment(twin, seat)) - evaluate(twin, seat)


def die_worth(table: Table, seat: int, die: int) -> float:
    """The icons of a die."""
    box = table.box
    workers = box.face_workers[die]
    goods = box.face_goods[die]
    value = 0.0
    for good in range(JEWEL + 1):
        value += GOOD_WORTH[good] * goods[good]
    value += BASKET_WORTH * goods[BASKET]
    if workers >> ARCHITECT & 1:
        value += WORKER_WORTH[ARCHITECT]
    elif workers >> BUILDER & 1:
        value += WORKER_WORTH[BUILDER]
    if workers >> MERCHANT & 1:
        value += WORKER_WORTH[MERCHANT]
    if workers >> LEGIONARY & 1 and table.board[ARMIES]:
        value += WORKER_WORTH[LEGIONARY]
    sheet = table.sheets[seat]
    if sheet[SOLDIERS] > sheet[GARRISON]:
        value += AUXILIARY_WORTH * box.face_auxiliary[die]
    return value
