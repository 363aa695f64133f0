"""What wins at Ave Roma, roughly, in points: for bots and hints.

All weights change while the game goes on, from what they are at its beginning to what they are at
its end; the clock is the deck of area cards.
"""

from __future__ import annotations

from typing import Any, Final

from ludi.games.ave_roma import scoring
from ludi.games.ave_roma.actions import BUY, BUY_TOP, PASS, SEND, TRAIN
from ludi.games.ave_roma.ids import (
    AEDIFICATOR,
    ANY,
    BLACK,
    COST_SURPLUS,
    MERCATOR,
    PATRON,
    PROPRAETOR,
    QUAESTOR,
    RESOURCES,
    ROMA,
    ROW_SIZE,
    SENATUS,
)
from ludi.games.ave_roma.rules.gains import level_reached
from ludi.games.ave_roma.rules.turn import PlaceNeutral
from ludi.games.ave_roma.sheet import (
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
    POINTS,
    POLITICS,
    READY,
    ROUND,
    STAGE,
    SURPLUS,
    TRAINED,
    VALUE,
)
from ludi.games.ave_roma.table import Table
from ludi.kernel.game import WIN, Advice
from ludi.kernel.weights import by_phase, phase_of, tapered

AREA_CARDS: Final = 15  # in the deck at the beginning, with two players

TAPERED: Final = [
    "denarius",
    "many-denarii",
    "resource",
    "same-resource",
    "surplus",
    "influence",
    "late-influence",
    "brown",
    "active-patron",
    "politics",
    "worker",
    "trained-worker",
    "cards-ahead",
    "last-cards",
    "pending",
    "area-level",
    "area-entered",
    "send-mercator",
    "send-propraetor",
    "send-roma",
    "send-quaestor",
    "buy-patron",
    "buy-further-patron",
    "buy",
    "train",
    "pass",
]
NAMES: Final = tapered(TAPERED)


# what the weights speak of, for the reasons of hints
SPOKEN_OF: Final[dict[str, list[str]]] = {
    "denarii": ["denarius"],
    "resources": ["resource", "same-resource", "surplus", "pending"],
    "influence": ["influence", "late-influence"],
    "areas": ["brown", "area-level", "area-entered"],
    "patrons": ["active-patron", "buy-patron", "buy-further-patron"],
    "politics": ["politics"],
    "workers": ["worker", "trained-worker", "train", "pass"],
    "trade": ["send-mercator"],
    "governor": ["send-propraetor"],
    "fitting": ["send-roma", "send-quaestor"],
    "cards": ["buy"],
}
TERMS: Final = {term: tapered(names) for term, names in SPOKEN_OF.items()}


class Worth:
    """What things are worth, in points; the numbers are in weights.toml."""

    def __init__(self, weights: dict[str, float]) -> None:
        w = weights
        self.denarius: Final = w["denarius"]  # while there is time to use it
        # beyond this money is worth only what it scores
        self.many_denarii: Final = w["many-denarii"]
        self.resource: Final = w["resource"]
        self.same_resource: Final = w["same-resource"]  # less for each further one of a type
        self.surplus: Final = w["surplus"]
        self.influence: Final = w["influence"]  # a point of influence on a card, not yet spent
        self.late_influence: Final = w["late-influence"]  # share of it when no time is left
        self.brown: Final = w["brown"]  # for each level the brown cube can still lift me
        self.active_patron: Final = w["active-patron"]
        self.politics: Final = w["politics"]
        self.worker: Final = w["worker"]  # not yet used in this round
        self.trained_worker: Final = w["trained-worker"]
        # area cards left when the end begins to loom
        self.cards_ahead: Final = max(1.0, w["cards-ahead"])
        self.last_cards: Final = w["last-cards"]  # the time that is left until the end is certain
        self.pending: Final = w["pending"]  # a resource still to be chosen
        self.area_level: Final = w["area-level"]  # a level in reach with the strength gathered
        self.area_entered: Final = w["area-entered"]  # the first marker in an area
        # trading is decided after the worker is placed
        self.send_mercator: Final = w["send-mercator"]
        self.send_propraetor: Final = w["send-propraetor"]  # so is spending influence
        self.send_roma: Final = w["send-roma"]  # a high value there
        self.send_quaestor: Final = w["send-quaestor"]  # a low value there
        self.buy_patron: Final = w["buy-patron"]  # while there is time
        self.buy_further_patron: Final = w["buy-further-patron"]  # for each patron one has
        self.buy: Final = w["buy"]  # another card
        self.train: Final = w["train"]
        self.passing: Final = w["pass"]


class AveRomaAdvice(Advice):
    """Points as things stand, and what stores, influence and patrons promise."""

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

    def terms(self, table: Any) -> dict[str, list[str]]:
        return TERMS

    def with_weights(self, weights: dict[str, float]) -> Advice:
        return AveRomaAdvice(weights)


def evaluate(table: Table, levels: list[list[int]], seat: int, worth: Worth) -> float:
    """The seat's prospects; when the game is over, its points and whether it won."""
    if table.over:
        mine = table.scores()[seat]
        return mine.total + (WIN if mine.won else -WIN)
    time = time_left(table, worth)
    board = table.boards[seat]
    box = table.box
    money = board[DENARII]
    value = float(board[POINTS] + box.politics_points[board[POLITICS]])
    value += scoring.area_points(table, levels, seat)
    value += sum([points for _, points in scoring.all_patrons(table, levels, seat)])
    value += money / box.denarii_per_point
    value += time * worth.denarius * min(money, worth.many_denarii)
    stores = 0.0
    for resource in range(len(RESOURCES)):
        count = board[resource]
        stores += count * worth.resource - worth.same_resource * count * (count - 1)
    stores += worth.surplus * board[SURPLUS]
    value += scoring.goods(board) / box.goods_per_point * (1.0 - time) + stores * time
    for card in table.influence_cards(seat):
        value += worth.influence * box.influence[card] * min(1.0, worth.late_influence + time)
    value += hope_in_areas(table, seat, worth) * time
    value += worth.active_patron * time * board[ACTIVE].bit_count()
    value += worth.politics * time * board[POLITICS]
    value += workers_value(board, worth) * (0.0 if table.city[FINAL] else 1.0)
    return value + pending(table, seat, worth)


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
    """How far the game has come, by the area cards that are left."""
    return phase_of(1.0 - table.city[LEFT] / AREA_CARDS)


def time_left(table: Table, worth: Worth) -> float:
    """From 1 down to 0: how much of the game is still to come, by the area cards left."""
    if table.city[FINAL]:
        return 0.0
    return min(1.0, worth.last_cards + table.city[LEFT] / worth.cards_ahead)


def workers_value(board: list[int], worth: Worth) -> float:
    """Workers still to be placed in this round."""
    value = 0.0
    if board[PASSED]:
        return value
    for place in range(5):
        value += worth.worker * board[READY + place]
    for place in range(TRAINED, TRAINED + 4):
        if board[place]:
            value += worth.trained_worker
    return value


def hope_in_areas(table: Table, seat: int, worth: Worth) -> float:
    """Markers held down by the brown cube may still be lifted with it."""
    value = 0.0
    board = table.boards[seat]
    for area in range(5):
        above = board[LEVEL + area] - table.city[BROWN + area]
        if above > 0:
            value += worth.brown * above
    return value


def pending(table: Table, seat: int, worth: Worth) -> float:
    """Choices within an action that are still to be made."""
    act = table.act
    if not act[STAGE] or table.seat != seat:
        return 0.0
    value = 0.0
    for resource in range(len(RESOURCES)):
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
    return value


def weigh(table: Table, seat: int, action: int, worth: Worth) -> float:
    """What an action promises that the position right after it does not show."""
    if SEND.says(action):
        worker, place = SEND.two(action)
        if place == MERCATOR:
            return worth.send_mercator
        if place == PROPRAETOR:
            return worth.send_propraetor if table.has_influence(seat) else 0.0
        if place == ROMA and worker % 5 >= 2:
            return worth.send_roma
        if place == QUAESTOR and worker % 5 < 2:
            return worth.send_quaestor
        return 0.0
    if BUY.says(action):
        _, slot = BUY.two(action)
        if AEDIFICATOR + slot // ROW_SIZE == SENATUS:
            owned = table.boards[seat][OWNED + PATRON].bit_count()
            return worth.buy_patron * time_left(table, worth) + worth.buy_further_patron * owned
        return worth.buy
    if BUY_TOP.says(action):
        return worth.buy
    if TRAIN.says(action):
        return worth.train
    if PASS.says(action):
        return worth.passing
    return 0.0
