"""What wins at Ave Roma, roughly, in points: for bots and hints.

Points as things stand and what a position promises (outlook.py), each weight changing while the
game goes on, from what it is at its beginning to what it is at its end. The clock is how soon some
deck will run out.
"""

from __future__ import annotations

from typing import Any, Final

from ludi.games.ave_roma import scoring
from ludi.games.ave_roma.actions import BUY, BUY_TOP, PASS, PROCEED, SEND, TRAIN
from ludi.games.ave_roma.ids import (
    AREA,
    DECKS,
    MERCATOR,
    PROPRAETOR,
    QUAESTOR,
    ROMA,
    SENATUS,
)
from ludi.games.ave_roma.outlook import (
    POWER_NAMES,
    ROW_NAMES,
    TRAINED_NAMES,
    WORKER_NAMES,
    Outlook,
    bargains,
    promises,
    row_of,
)
from ludi.games.ave_roma.outlook import TAPERED as PROMISES
from ludi.games.ave_roma.rules.turn import PlaceNeutral
from ludi.games.ave_roma.sheet import (
    ADVANCED,
    BEFORE,
    BROWN,
    DENARII,
    ENDING,
    FINAL,
    LEFT,
    LEVEL,
    OWNED,
    PASSED,
    POINTS,
    POLITICS,
    ROUND,
    STAGE,
)
from ludi.games.ave_roma.table import Table
from ludi.kernel.game import WIN, Advice
from ludi.kernel.weights import by_phase, phase_of, tapered

# What an action promises that the position right after it does not show.
ACTIONS: Final = [
    *["send-mercator", "trade", "send-propraetor", "spend-influence"],
    *["send-roma", "send-quaestor", "send-aedilis", "buy", "buy-patron", "train", "pass"],
]
TAPERED: Final = [*PROMISES, *ACTIONS]
NAMES: Final = tapered(TAPERED)

# what the weights speak of, for the reasons of hints
SPOKEN_OF: Final[dict[str, list[str]]] = {
    "denarii": ["denarius-first", "denarius", "denarius-many", "send-quaestor"],
    "resources": [
        *["resource", "same-resource", "third-of-a-kind", "goods-score", "surplus-first"],
        *["surplus", "pending", "send-aedilis"],
    ],
    "influence": ["influence", "influence-many"],
    "areas": ["brown", "room", "present", "area-level", "area-entered"],
    "patrons": ["patron", "active-patron", "open-slot", "power-unused", "buy-patron", *POWER_NAMES],
    "politics": ["politics", "progress", "send-roma"],
    "workers": ["worker", *WORKER_NAMES, "same-worker", "first-player", "pass"],
    "training": [*TRAINED_NAMES, "fresh", "train"],
    "trade": ["send-mercator", "trade"],
    "governor": ["send-propraetor", "spend-influence"],
    "collections": ["fragment", "pair-begun", "war-begun", "icon", "icon-set"],
    "cards": ["buy"],
    "reach": [*ROW_NAMES],
}
TERMS: Final = {term: tapered(names) for term, names in SPOKEN_OF.items()}


class Worth:
    """What things are worth at one moment of the game, in points."""

    def __init__(self, w: dict[str, float]) -> None:
        self.outlook: Final = Outlook(w)
        self.send_mercator: Final = w["send-mercator"]  # trading is decided after it
        self.trade: Final = w["trade"]  # of what buying there seems to bring
        self.send_propraetor: Final = w["send-propraetor"]  # half a card is chosen after it
        self.spend_influence: Final = w["spend-influence"]  # of the points it could bring there
        self.send_roma: Final = w["send-roma"]
        self.send_quaestor: Final = w["send-quaestor"]
        self.send_aedilis: Final = w["send-aedilis"]
        self.buy: Final = w["buy"]
        self.buy_patron: Final = w["buy-patron"]
        self.train: Final = w["train"]
        self.passing: Final = w["pass"]


class AveRomaAdvice(Advice):
    """Points as things stand, and what a position promises."""

    eyes = 12  # whoever plays on badly makes every plan look alike

    def __init__(self, weights: dict[str, float]) -> None:
        self.numbers: Final = weights
        self.worths: Final = [Worth(mixed) for mixed in by_phase(weights, TAPERED)]

    def evaluate(self, table: Any, seat: int) -> float:
        return evaluate(table, scoring.levels_of(table), seat, self.worths[phase(table)])

    def evaluate_all(self, table: Any) -> list[float]:
        levels = scoring.levels_of(table)
        worth = self.worths[phase(table)]
        return [evaluate(table, levels, seat, worth) for seat in range(table.seats)]

    def ahead(self, table: Any) -> int:
        return 60  # to the end of the round

    def stretch(self, table: Any, seat: int) -> int:
        return round_of(table)

    def is_trifle(self, table: Any, seat: int) -> bool:
        """Where a neutral stands matters only in the draft, which belongs to the next stretch."""
        return isinstance(table.agenda[-1], PlaceNeutral)

    def weigh(self, table: Any, seat: int, action: int) -> float:
        return weigh(table, seat, action, self.worths[phase(table)])

    def weights(self) -> dict[str, float]:
        return self.numbers

    def mode(self, table: Any) -> str:
        return "advanced" if table.city[ADVANCED] else ""

    def terms(self, table: Any) -> dict[str, list[str]]:
        return TERMS

    def with_weights(self, weights: dict[str, float]) -> Advice:
        return AveRomaAdvice(weights)


def evaluate(table: Table, levels: list[list[int]], seat: int, worth: Worth) -> float:
    """The seat's prospects; when the game is over, its points and whether it won.

    Where patrons or cards may be used before an action, the action itself is seen as well: else
    what they improve would look worse than what they do not.
    """
    if table.over:
        mine = table.scores()[seat]
        return mine.total + (WIN if mine.won else -WIN)
    if table.act[STAGE] == BEFORE and table.seat == seat and PROCEED.base in table.legal:
        twin = table.clone()
        twin.play(PROCEED.base, seat)
        return judgement(twin, scoring.levels_of(twin), seat, worth)
    return judgement(table, levels, seat, worth)


def judgement(table: Table, levels: list[list[int]], seat: int, worth: Worth) -> float:
    """Points as things stand, and what is no point yet."""
    board = table.boards[seat]
    box = table.box
    value = float(board[POINTS] + box.politics_points[board[POLITICS]])
    value += scoring.area_points(table, levels, seat)
    value += sum([points for _, points in scoring.all_patrons(table, levels, seat)])
    value += board[DENARII] / box.denarii_per_point
    return value + promises(table, seat, worth.outlook)


# ---------------------------------------------------------------- the clock


def round_of(table: Table) -> int:
    """The round that is played or, once everybody has passed, drafted for.

    The workers of the next round come to everybody, whoever hurries to the end of this one.
    """
    city = table.city
    if city[FINAL] or isinstance(table.agenda[-1], PlaceNeutral):
        return city[ROUND]
    for board in table.boards:
        if not board[PASSED]:
            return city[ROUND]
    return city[ROUND] + 1


def phase(table: Table) -> int:
    """How far the game has come, by the deck that will run out first."""
    city = table.city
    if city[FINAL] or city[ENDING]:
        return phase_of(1.0)
    late = 0.0
    for deck in range(len(DECKS)):
        taken = 0
        for board in table.boards:
            taken += board[OWNED + deck].bit_count()
        if deck != AREA:
            taken = max(taken, city[ROUND])  # an untouched row loses a card
        left = city[LEFT + deck]
        late = max(late, taken / (taken + left) if left else 1.0)
    return phase_of(late)


# ---------------------------------------------------------------- actions


def weigh(table: Table, seat: int, action: int, worth: Worth) -> float:
    """What an action promises that the position right after it does not show."""
    if SEND.says(action):
        worker, place = SEND.two(action)
        if place == MERCATOR:
            profit = bargains(table, seat, worker % 5, worth.outlook)
            return worth.send_mercator + worth.trade * profit
        if place == PROPRAETOR:
            return worth.send_propraetor + worth.spend_influence * gain_there(
                table, seat, worker % 5
            )
        if place == ROMA:
            return worth.send_roma
        return worth.send_quaestor if place == QUAESTOR else worth.send_aedilis
    if BUY.says(action):
        _, slot = BUY.two(action)
        return worth.buy_patron if row_of(slot) == SENATUS else worth.buy
    if BUY_TOP.says(action):
        return worth.buy
    if TRAIN.says(action):
        return worth.train
    if PASS.says(action):
        return worth.passing
    return 0.0


def gain_there(table: Table, seat: int, area: int) -> int:
    """The points that all influence one has would bring in an area now."""
    influence = 0
    for card in table.influence_cards(seat):
        influence += table.box.influence[card]
    if not influence:
        return 0
    points = table.box.area_points[scoring.side(table)]
    brown = table.city[BROWN + area]
    level = table.boards[seat][LEVEL + area]
    reached = min(max(level, 0) + influence, brown)
    now = points[min(level, brown)] if level >= 0 else 0
    return max(0, points[reached] - now)
