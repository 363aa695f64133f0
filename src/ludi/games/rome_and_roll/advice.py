"""The game's own heuristics: points, what stands to bring more, and a look ahead in one's turn.

An action of this game is made of several small choices (build: where the overseer goes, which
plan, where it is drawn), so what begins an action is worth as much as the best way found to finish
it: `foresee` looks ahead, narrowly, a few choices at every step. `evaluate` and `weigh` look at the
position and the action only, for a search looks ahead itself. It lets everybody play on to the end
of the round, so that all it compares has come as far: in the middle of a turn, who has more may
only have been asked more often.
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
    EXCHANGE,
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
    ADVISORS,
    ADVISORS_EACH,
    ARCHITECT,
    BASKET,
    BUILDER,
    FAVOURS,
    JEWEL,
    LEGIONARY,
    MERCHANT,
    REGIONS,
    RESOURCES,
    WORKERS,
)
from ludi.games.rome_and_roll.outlook import (
    LOYALTIES,
    PRODUCED,
    Outlook,
    points_so_far,
    promises,
    rounds_left,
)
from ludi.games.rome_and_roll.outlook import TAPERED as PROMISES
from ludi.games.rome_and_roll.rules.build import ChoosePlan, MoveOverseer, Place
from ludi.games.rome_and_roll.rules.turn import Act
from ludi.games.rome_and_roll.scoring import seneca_total
from ludi.games.rome_and_roll.sheet import (
    ACTIVE,
    ARMIES,
    DONE,
    FIRST_DIE,
    GARRISON,
    LOYALTY,
    ROUND,
    SECOND_DIE,
    SOLDIERS,
)
from ludi.games.rome_and_roll.table import Table
from ludi.kernel.game import WIN, Advice
from ludi.kernel.weights import by_phase, phase_of, tapered

NOTHING: Final = -1e9  # worse than anything found

# What dice promise in the draft, and what actions promise or cost beside what they bring.
ACTIONS: Final = [
    *[f"die-{good}" for good in RESOURCES],
    "die-basket",
    *[f"worker-{worker}" for worker in WORKERS],
    *["auxiliary", "double", "exchange"],
]
TAPERED: Final = [*PROMISES, *ACTIONS]
NAMES: Final = tapered(TAPERED)


# what the weights speak of, for the reasons of hints
SPOKEN_OF: Final[dict[str, list[str]]] = {
    "goods": [
        *[f"good-{good}" for good in RESOURCES],
        *[f"die-{good}" for good in RESOURCES],
        *["many", "basket", "die-basket", "pending", "fish"],
    ],
    "plans": ["payable-first", "payable", "overseer"],
    "army": [
        *["soldier", "soldier-many", "conquest", "auxiliary", "worker-legionary", "army-building"]
    ],
    "senators": ["senator", "senator-many", "double"],
    "loyalty": [
        *[f"loyalty-{loyalty}" for loyalty in range(1, LOYALTIES)],
        *[f"basic-{advisor}" for advisor in ADVISORS],
        *[f"advanced-{advisor}" for advisor in ADVISORS],
    ],
    "favour": [*[f"favour-{favour}" for favour in FAVOURS], "saturn-jewel"],
    "production": [*[f"produce-{good}" for good in PRODUCED], "neighbours"],
    "roads": [*[f"linked-{region}" for region in REGIONS], "settlement"],
    "nero": ["nero", "nero-race"],
    "building": ["worker-builder", "worker-architect"],
    "merchant": ["worker-merchant"],
    "proconsul": ["proconsul"],
}
TERMS: Final = {term: tapered(names) for term, names in SPOKEN_OF.items()}


class Worth:
    """What things are worth at one moment of the game, in points."""

    def __init__(self, w: dict[str, float]) -> None:
        self.outlook: Final = Outlook(w)
        # what the icons of a die promise in the draft
        self.die: Final = [w[f"die-{good}"] for good in RESOURCES]
        self.die_basket: Final = w["die-basket"]
        self.worker: Final = [w[f"worker-{worker}"] for worker in WORKERS]
        self.auxiliary: Final = w["auxiliary"]
        self.double: Final = w["double"]  # what the senator for a second die costs
        self.exchange: Final = w["exchange"]  # what two resources for one cost


# How many choices of a step are tried when looking ahead: far from the choice, and at it.
NARROW: Final = (2, 3, 2)
WIDE: Final = (3, 5, 5)
MOST_LOOKS: Final = 300  # positions: effects that follow one another would take seconds
FEW_LOOKS: Final = 60  # where a search lets everybody play on

# Actions that are worth what follows them.
BEGINNINGS: Final = (ACT, DEPLOY, USE, STAY, MOVE, PLAN_OF, TRADE, CONQUER, RENOVATE)


class RollAdvice(Advice):
    """Points, storage, loyalty, the way to Nero's cards; for an action, how it may be finished."""

    rivalry = 1.0

    def __init__(self, weights: dict[str, float]) -> None:
        self.numbers: Final = weights
        self.worths: Final = [Worth(mixed) for mixed in by_phase(weights, TAPERED)]

    def worth_of(self, table: Table) -> Worth:
        """What things are worth now."""
        return self.worths[phase(table, rounds_left(table))]

    def ahead(self, table: Any) -> int:
        return 60  # to the end of the round

    def evaluate(self, table: Any, seat: int) -> float:
        left = rounds_left(table)
        return evaluate(table, seat, self.worths[phase(table, left)], left)

    def evaluate_all(self, table: Any) -> list[float]:
        left = rounds_left(table)
        worth = self.worths[phase(table, left)]
        return [evaluate(table, seat, worth, left) for seat in range(table.seats)]

    def weigh(self, table: Any, seat: int, action: int) -> float:
        return weigh(table, seat, action, self.worth_of(table))

    def foresee(self, table: Any, seat: int, action: int) -> float:
        if not begins(table, seat, action):
            return self.expect(table, seat, action)
        narrow = CHOOSE.says(action) or TURN_FACE.says(action)
        width = NARROW if narrow else WIDE
        return look_after(table, seat, action, self.worth_of(table), MOST_LOOKS, width).value

    def lead_on(self, table: Any, seat: int, actions: list[int]) -> Any:
        """The turn is played as far as the look ahead came: to look again would find the same."""
        best = table
        best_value = 0.0
        worth = self.worth_of(table)
        for action in actions:
            most = FEW_LOOKS if begins(table, seat, action) else 0
            look = look_after(table, seat, action, worth, most, NARROW)
            value = look.value + (0.0 if most else weigh(table, seat, action, worth))
            if best is table or value > best_value:
                best = look.position
                best_value = value
        return best

    def stretch(self, table: Any, seat: int) -> int:
        return round_of(table)

    def weights(self) -> dict[str, float]:
        return self.numbers

    def mode(self, table: Any) -> str:
        return str(table.law.difficulty) if table.seats == 1 else ""

    def terms(self, table: Any) -> dict[str, list[str]]:
        return TERMS

    def with_weights(self, weights: dict[str, float]) -> Advice:
        return RollAdvice(weights)


def round_of(table: Table) -> int:
    return table.board[ROUND]


def moment(table: Table, seat: int) -> int:
    """A number for each turn of a seat: the look ahead ends with the turn it began in."""
    sheet = table.sheets[seat]
    return table.board[ROUND] * 4 + (sheet[FIRST_DIE] >= 0) + (sheet[SECOND_DIE] >= 0)


class Look:
    """A look ahead in the turn of a seat: so many positions at most, and the best one found."""

    def __init__(self, seat: int, table: Table, worth: Worth, most: int) -> None:
        self.seat: Final = seat
        self.now: Final = moment(table, seat)  # it must not go beyond
        self.worth: Final = worth
        self.left = most
        self.position = table
        self.value = NOTHING

    def judge(self, table: Table) -> None:
        """Here one may stop looking."""
        value = evaluate(table, self.seat, self.worth, rounds_left(table))
        if value > self.value:
            self.value = value
            self.position = table

    def go(self, table: Table, width: tuple[int, int, int]) -> None:
        """What the seat can make of its turn from here, as far as we look."""
        seat = self.seat
        if table.over or table.seat != seat or table.turn[ACTIVE] != seat or self.left <= 0:
            self.judge(table)
            return
        if moment(table, seat) != self.now:
            self.judge(table)
            return
        step = table.agenda[-1]
        if isinstance(step, Act):
            self.judge(table)
            if table.turn[DONE]:
                return
            tried = [action for action in table.legal if ACT.says(action)]
            width = NARROW
        else:
            tried = thinned(table.legal, most_of(step, width))
        for action in tried:
            self.left -= 1
            twin = table.clone()
            twin.play(action)
            self.go(twin, width)


def look_after(
    table: Table, seat: int, action: int, worth: Worth, most: int, width: tuple[int, int, int]
) -> Look:
    """What a seat can make of an action."""
    twin = table.clone()
    twin.play(action, seat)
    look = Look(seat, twin, worth, most)
    look.go(twin, width)
    return look


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


def evaluate(table: Table, seat: int, worth: Worth, left: float) -> float:
    """A seat's prospects, alone against what Seneca has; a win or a loss outweighs all."""
    value = points_so_far(table, seat)
    if table.solo:
        value -= seneca_total(table)
    if table.over:
        return value + (WIN if table.scores()[seat].won else -WIN)
    if left == 0.0 and not table.pool and table.turn[ACTIVE] < 0:
        return value  # the last action of the game is done
    return value + promises(table, seat, worth.outlook, left)


def phase(table: Table, left: float) -> int:
    """How far the game has come, by its rounds; what is stored loses its worth in the last ones."""
    past = float(max(table.board[ROUND] - 1, 0))
    if not past + left:
        return 0
    late = past / (past + left)
    return phase_of(late * late * late)


# ---------------------------------------------------------------- dice


def weigh(table: Table, seat: int, action: int, worth: Worth) -> float:
    """What an action promises beyond what it brings at once."""
    if TAKE.says(action):
        return die_worth(table, seat, TAKE.one(action), worth)
    if DOUBLE.says(action):
        # the second die would come anyway: only a better one is worth the senator
        others = sorted([die_worth(table, seat, die, worth) for die in table.pool])
        better = die_worth(table, seat, DOUBLE.one(action), worth) - others[len(others) // 2]
        return better - worth.double
    return -worth.exchange if EXCHANGE.says(action) else 0.0


def begins(table: Table, seat: int, action: int) -> bool:
    """Whether an action opens further choices that tell what it is worth."""
    if CHOOSE.says(action) or TURN_FACE.says(action):
        return True
    if table.turn[ACTIVE] != seat:
        return False
    if BRIBE.says(action):  # an ability unlocked may help the action of the turn
        advisor = BRIBE.two(action)[0]
        level = table.sheets[seat][LOYALTY + table.staff.index(advisor) % ADVISORS_EACH] + 1
        return level == table.box.basic or level == table.box.advanced
    for verb in BEGINNINGS:  # noqa: SIM110 (a generator is slow)
        if verb.says(action):
            return True
    return False


def die_worth(table: Table, seat: int, die: int, worth: Worth) -> float:
    """The icons of a die."""
    box = table.box
    workers = box.face_workers[die]
    goods = box.face_goods[die]
    value = 0.0
    for good in range(JEWEL + 1):
        value += worth.die[good] * goods[good]
    value += worth.die_basket * goods[BASKET]
    if workers >> ARCHITECT & 1:
        value += worth.worker[ARCHITECT]
    elif workers >> BUILDER & 1:
        value += worth.worker[BUILDER]
    if workers >> MERCHANT & 1:
        value += worth.worker[MERCHANT]
    if workers >> LEGIONARY & 1 and table.board[ARMIES]:
        value += worth.worker[LEGIONARY]
    sheet = table.sheets[seat]
    if sheet[SOLDIERS] > sheet[GARRISON]:
        value += worth.auxiliary * box.face_auxiliary[die]
    return value
