"""What wins at Age of Rome, roughly, in points: for bots and hints.

All weights but the Emperor's change while the game goes on, from what they are in the first round
to what they are in the last.
"""

from __future__ import annotations

from typing import Any, Final

from ludi.games.age_of_rome import emperor
from ludi.games.age_of_rome.actions import ASK, BUY_GLORY, DONE, OFFER, SELL, STOP
from ludi.games.age_of_rome.components import Counted
from ludi.games.age_of_rome.ids import (
    AGRICULTURE,
    ALLIANCE,
    AT_LEAST,
    BUILDINGS,
    CHESTS,
    COMMERCE,
    COUNT_QUESTS_COMPLETED,
    JEWELS,
    PER,
    POLITICS,
    RELIGION,
    ROUNDS,
)
from ludi.games.age_of_rome.metrics import is_defeated, measure, senate_points
from ludi.games.age_of_rome.rules.action import PlaceLegion
from ludi.games.age_of_rome.rules.construction import BuildWindow
from ludi.games.age_of_rome.rules.diplomacy import SpyReward
from ludi.games.age_of_rome.rules.plot_effects import Apostasy, Deception, Unseat
from ludi.games.age_of_rome.rules.plots import ChooseEffect, PlotWindow
from ludi.games.age_of_rome.rules.revenue import TaxWindow
from ludi.games.age_of_rome.rules.round import LastChance
from ludi.games.age_of_rome.rules.trade import Draw, LeaveOut, MoveLegion, Window
from ludi.games.age_of_rome.scoring import (
    commerce,
    military,
    quest_points,
    quests_completed,
    rate,
    religion,
)
from ludi.games.age_of_rome.sheet import (
    ACTION_PHASE,
    ANCHOR,
    AT,
    BASE,
    BASE_COMMON,
    CONSTRUCTION_PHASE,
    DENARII,
    GLORY,
    PARTISANS,
    PLOTS_PHASE,
    READY,
    REVENUE_PHASE,
    UPPER,
    UPPER_COMMON,
    USED,
    VENDETTA,
    VOTES,
)
from ludi.games.age_of_rome.table import Table, bonuses
from ludi.kernel.game import WIN, Advice
from ludi.kernel.weights import by_phase, phase_of, tapered

NUMBERS: Final = [
    "denarius",
    "partisan",
    "bonus",
    "place-share",
    "legion",
    "late-legion",
    "near-victory",
    "senate-share",
    "late-senate-risk",
    "vote",
    "card",
    "late-card",
    "set-of-one",
    "set-of-two",
    "set-of-three",
    "late-set-of-two",
    "pair",
    "anchor",
    "piece-share",
    "piece-begun",
    "medal-round",
    "quest-share",
    "quest-fulfilled",
    "quest-uncounted",
    "plot",
    "rival",
    "seen-military",
    "seen-denarius",
    "seen-card",
    "action-voteless",
    "colosseum",
    "offer-alliance",
    "offer-level",
    "offer-spy",
    "ask",
    "buy-glory",
]
PLACES: Final = BUILDINGS[:AGRICULTURE]  # the farm's action is counted in Denarii
TAPERED: Final = [
    *NUMBERS,
    *[f"medal-{building}" for building in BUILDINGS],
    *[f"action-{building}" for building in PLACES],
]
NAMES: Final = tapered(TAPERED)
ALL_NAMES: Final = [*NAMES, *emperor.NAMES]


# what the weights speak of, for the reasons of hints
SPOKEN_OF: Final[dict[str, list[str]]] = {
    "denarii": ["denarius"],
    "partisans": ["partisan", "colosseum"],
    "bonus": ["bonus"],
    "legions": ["place-share", "legion", "late-legion", "near-victory", "action-military"],
    "senate": ["senate-share", "vote", "action-politics", "action-voteless"],
    "cards": [
        *["card", "late-card", "set-of-one", "set-of-two", "set-of-three", "late-set-of-two"],
        *["pair", "anchor", "action-commerce"],
    ],
    "pantheon": ["piece-share", "piece-begun", "action-religion"],
    "medals": [*[f"medal-{building}" for building in BUILDINGS], "medal-round"],
    "quests": ["quest-share", "quest-fulfilled", "quest-uncounted"],
    "plots": ["plot"],
    "rival": ["rival"],
    "offers": ["offer-alliance", "offer-level", "offer-spy", "ask"],
}
TERMS: Final = {term: tapered(names) for term, names in SPOKEN_OF.items()}
EMPEROR_TERMS: Final[dict[str, list[str]]] = {
    "emperor-work": ["emperor-work"],
    "emperor-coins": ["emperor-glory-denarius", "emperor-medal-share", "emperor-denarius"],
    "emperor-partisans": ["emperor-partisans", "emperor-growth", "emperor-efficiency"],
}


class Worth:
    """What things are worth, in points; the numbers are in weights.toml."""

    def __init__(self, weights: dict[str, float], hopes: emperor.Hopes) -> None:
        w = weights
        self.denarius: Final = w["denarius"]  # while something can still be built with it
        self.partisan: Final = w["partisan"]  # for each round it will act in
        self.bonus: Final = w["bonus"]  # an active one, for each round
        # of the points of the places in the Regions, while rounds are to come
        self.place_share: Final = w["place-share"]
        self.legion: Final = w["legion"]  # in a Region, besides the points of the places
        self.late_legion: Final = w["late-legion"]  # share of it in the last round
        self.near_victory: Final = w["near-victory"]  # over a Region, by the Legions missing
        # of the points of Votes, which will be pushed out; less for each player in the last round
        self.senate_share: Final = w["senate-share"]
        self.late_senate_risk: Final = w["late-senate-risk"]
        self.vote: Final = w["vote"]  # still to be cast
        self.card: Final = w["card"]  # a Trade card in hand
        self.late_card: Final = w["late-card"]  # share of it in the last round
        # of the points of a set, by the cards in hand for it
        self.set_share: Final = [0.0, w["set-of-one"], w["set-of-two"], w["set-of-three"]]
        self.late_set_share: Final = [*self.set_share[:2], w["late-set-of-two"], self.set_share[3]]
        self.pair: Final = w["pair"]  # two cards of a set to come, for each
        self.anchor: Final = w["anchor"]  # what it takes
        # of a common piece of the Pantheon, for each own one on the way to it
        self.piece_share: Final = w["piece-share"]
        self.piece_begun: Final = w["piece-begun"]  # own pieces the lower half counts for
        self.medal: Final = [w[f"medal-{building}"] for building in BUILDINGS]
        self.medal_round: Final = w["medal-round"]  # share more for each round to come
        self.quest_share: Final = w["quest-share"]  # of its points while open, by progress
        self.quest_fulfilled: Final = w["quest-fulfilled"]  # of its points: they may be lost again
        self.quest_uncounted: Final = w["quest-uncounted"]  # progress where none can be counted
        self.plot: Final = w["plot"]  # laid, with a marker to pay for it
        self.rival: Final = w["rival"]  # share of what the best rival has
        # of what a rival has
        self.seen_military: Final = w["seen-military"]
        self.seen_denarius: Final = w["seen-denarius"]
        self.seen_card: Final = w["seen-card"]
        self.action: Final = [w[f"action-{building}"] for building in PLACES]
        self.action_voteless: Final = w["action-voteless"]  # in politics, without Votes
        self.colosseum: Final = w["colosseum"]
        # what an action promises or costs that the position after it does not show
        self.offer_alliance: Final = w["offer-alliance"]
        self.offer_level: Final = w["offer-level"]  # of the Building, for an alliance
        self.offer_spy: Final = w["offer-spy"]
        self.ask: Final = w["ask"]
        self.buy_glory: Final = w["buy-glory"]
        self.hopes: Final = hopes  # alone as Emperor


WINDOWS: Final = (Window, BuildWindow, TaxWindow, PlotWindow)
INNER: Final = (
    PlaceLegion,
    MoveLegion,
    ChooseEffect,
    Apostasy,
    Deception,
    Unseat,
    Draw,
    LeaveOut,
    SpyReward,
)
DEEPEST: Final = 2  # choices within an action that are looked through
ALONE: Final = 10  # decisions that a search plays on
AMONG_RIVALS: Final = 4


class CaesarAdvice(Advice):
    """Points so far, and what Partisans, cards, Votes and Quests promise."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.numbers: Final = weights
        self.hopes: Final = emperor.Hopes(weights)
        self.worths: Final = [Worth(mixed, self.hopes) for mixed in by_phase(weights, TAPERED)]

    def ahead(self, table: Any) -> int:
        """Among rivals less is more: what they would do is guessed too badly to be followed."""
        return ALONE if table.seats == 1 else AMONG_RIVALS

    def evaluate(self, table: Any, seat: int) -> float:
        return evaluate(table, seat, self.worths[phase(table)], 0)

    def in_points(self, table: Any) -> bool:
        return not table.is_emperor()  # for him, tasks count

    def weigh(self, table: Any, seat: int, action: int) -> float:
        return weigh(table, seat, action, self.worths[phase(table)])

    def weights(self) -> dict[str, float]:
        return self.numbers

    def terms(self, table: Any) -> dict[str, list[str]]:
        return EMPEROR_TERMS if table.is_emperor() else TERMS

    def with_weights(self, weights: dict[str, float]) -> Advice:
        return CaesarAdvice(weights)


def phase(table: Table) -> int:
    """How far the game has come, by its rounds."""
    return phase_of((table.round - 1) / (ROUNDS - 1))


def evaluate(table: Table, seat: int, worth: Worth, depth: int) -> float:
    """The seat's prospects, looking through the choices within an action."""
    if table.legal and table.seat == seat and depth < DEEPEST and table.agenda:
        step = table.agenda[-1]
        if isinstance(step, WINDOWS):
            resolve = STOP.base in table.legal
            return tried(table, seat, STOP.base if resolve else table.legal[0], worth, depth)
        if isinstance(step, INNER):
            return max([tried(table, seat, action, worth, depth) for action in table.legal])
        if isinstance(step, LastChance):
            return last_value(table, seat, worth)
    return position_value(table, seat, worth)


def tried(table: Table, seat: int, action: int, worth: Worth, depth: int) -> float:
    twin = table.clone()
    twin.play(action, seat)
    return evaluate(twin, seat, worth, depth + 1)


def last_value(table: Table, seat: int, worth: Worth) -> float:
    """What the end brings: as things are, or with the best of the Glory that can be bought."""
    twin = table.clone()
    twin.play(DONE.base, seat)
    value = position_value(twin, seat, worth)
    if BUY_GLORY.base not in table.legal:
        return value
    twin = table.clone()
    twin.play(BUY_GLORY.base, seat)
    if twin.over or twin.seat != seat:
        return max(value, position_value(twin, seat, worth))
    return max(value, last_value(twin, seat, worth))


def weigh(table: Table, seat: int, action: int, worth: Worth) -> float:
    """What an action promises that the position right after it does not show."""
    if OFFER.says(action):
        token, province, building = OFFER.three(action)
        level = table.levels[province * len(BUILDINGS) + building]
        if token == ALLIANCE:
            return worth.offer_level * level + worth.offer_alliance
        return worth.offer_spy
    if ASK.says(action):
        return worth.ask
    if SELL.says(action) and table.phase == PLOTS_PHASE:
        return -worth.card  # it can be sold when building as well, and be of use until then
    return worth.buy_glory if action == BUY_GLORY.base else 0.0


# ---------------------------------------------------------------- a position


def position_value(table: Table, seat: int, worth: Worth) -> float:
    """What a seat has and may expect, less a share of what its best rival has."""
    if table.is_emperor():
        return emperor.value_of(table, worth.hopes)
    if table.over:
        scores = table.scores()
        return float(scores[seat].total) + (WIN if scores[seat].won else -WIN)
    value = judgement(table, seat, worth)
    if len(table.mats) > 1:
        best = max([standing(table, o, worth) for o in range(len(table.mats)) if o != seat])
        value -= worth.rival * best
    return value


def judgement(table: Table, seat: int, worth: Worth) -> float:
    """What a seat has and may expect."""
    left = ROUNDS - table.round
    building_time = left > 0 or table.phase <= CONSTRUCTION_PHASE
    coin = worth.denarius if building_time else 1.0 / rate(table, seat)
    value = prospects(table, seat, left, coin, worth)
    if table.phase < REVENUE_PHASE:
        value += places_value(table, seat, coin, worth)
    return value


def standing(table: Table, owner: int, worth: Worth) -> float:
    """What everybody can see that somebody has."""
    mat = table.mats[owner]
    value = mat[GLORY] + worth.seen_military * military(table, owner)
    value += worth.senate_share * senate_points(table, owner)
    value += commerce(table, owner) + religion(table, owner) + worth.seen_denarius * mat[DENARII]
    return value + worth.seen_card * len(table.hands[owner])


def prospects(table: Table, seat: int, left: int, coin: float, worth: Worth) -> float:
    """All but the Partisans of this round; `left` are the rounds after it."""
    mat = table.mats[seat]
    value = mat[GLORY] + coin * mat[DENARII]
    value += worth.partisan * mat[PARTISANS] * left
    value += worth.bonus * bonuses(table, seat).bit_count() * left
    value += military_value(table, seat, left, worth)
    share = worth.senate_share if left else 1.0 - worth.late_senate_risk * len(table.mats)
    value += share * senate_points(table, seat) + worth.vote * mat[VOTES]
    value += cards_value(table, seat, left, worth)
    value += pantheon_value(table, mat, left, worth)
    for building in range(len(BUILDINGS)):
        if table.medals[building] == seat:
            value += worth.medal[building] * (1.0 + worth.medal_round * left)
    for quest in table.quests[seat]:
        value += quest_value(table, seat, quest, worth)
    value += plots_value(table, seat, left, worth)
    if table.phase < REVENUE_PHASE:
        value += coin * table.population(table.province(seat))
    return value


def military_value(table: Table, seat: int, left: int, worth: Worth) -> float:
    """The places held now, and Legions that may yet win them."""
    mat = table.mats[seat]
    value = military(table, seat) * (worth.place_share if left else 1.0)
    for region in range(3):
        legions = mat[AT + region]
        if legions:
            value += worth.legion * min(legions, 3) * (1.0 if left else worth.late_legion)
            if not is_defeated(table, region):
                missing = table.box.defence[region] - sum([m[AT + region] for m in table.mats])
                value += worth.near_victory / (1 + missing) if left else 0.0
    return value


def cards_value(table: Table, seat: int, left: int, worth: Worth) -> float:
    """Sets laid out, and what the hand is on the way to."""
    hand = table.hands[seat]
    value = float(commerce(table, seat))
    room = table.box.trade_sets - table.sets_of(seat)
    if hand:
        value += worth.card * len(hand) * (1.0 if left else worth.late_card)
        if room:
            counts = [0] * (CHESTS + 1)
            for card in hand:
                counts[table.box.card_goods[card]] += 1
            jokers = counts[CHESTS]
            if table.medals[COMMERCE] == seat:
                jokers += counts[JEWELS]
            share = worth.set_share if left else worth.late_set_share
            best = 0.0
            for goods in range(CHESTS):
                if counts[goods]:
                    fit = min(3, counts[goods] + (jokers if goods != JEWELS else counts[CHESTS]))
                    best = max(best, share[fit] * table.box.set_points[goods])
            value += best + worth.pair * len([c for c in counts[:CHESTS] if c >= 2])
    return value - worth.anchor * table.mats[seat][ANCHOR]


def pantheon_value(table: Table, mat: list[int], left: int, worth: Worth) -> float:
    """Pieces, and the common piece they lead to."""
    box = table.box
    value = float((mat[BASE] + mat[UPPER]) * box.own_points)
    value += box.piece_points[mat[BASE_COMMON]] + box.piece_points[mat[UPPER_COMMON]]
    if not mat[BASE_COMMON]:
        if table.base_pile and left:
            value += worth.piece_share * box.piece_points[table.base_pile[0]] * mat[BASE] / 3.0
    elif not mat[UPPER_COMMON] and table.upper_pile and left:
        points = box.piece_points[table.upper_pile[0]]
        value += worth.piece_share * points * (mat[UPPER] + worth.piece_begun) / 4.0
    return value


def quest_value(table: Table, seat: int, quest: int, worth: Worth) -> float:
    """What a Quest gives now, or a share by how far it has come."""
    counted = table.box.quests[quest]
    points = float(quest_points(table, seat, quest))
    if points:
        return worth.quest_fulfilled * points
    return worth.quest_share * counted.points * progress(table, seat, counted, worth)


def progress(table: Table, seat: int, counted: Counted, worth: Worth) -> float:
    """How far one has come towards a number; 1 when it is reached."""
    if counted.how == PER:
        return 0.0
    if counted.how != AT_LEAST:
        return worth.quest_uncounted
    if counted.metric == COUNT_QUESTS_COMPLETED:
        found = quests_completed(table, seat)
    else:
        found = measure(table, seat, counted.metric, counted.of)
    return min(1.0, found / counted.number)


def plots_value(table: Table, seat: int, left: int, worth: Worth) -> float:
    """Plots laid in Provinces, as long as there are markers to pay for them."""
    if not left:
        return 0.0
    laid = table.plots.count(seat)
    return worth.plot * min(laid, table.mats[seat][VENDETTA], 2)


def places_value(table: Table, seat: int, coin: float, worth: Worth) -> float:
    """What the Partisans still to be placed can do in the Buildings of one's Province."""
    mat = table.mats[seat]
    ready = mat[READY] if table.phase == ACTION_PHASE else mat[PARTISANS]
    if not ready:
        return 0.0
    first = table.province(seat) * len(BUILDINGS)
    found: list[float] = []
    for building in range(len(BUILDINGS)):
        room = table.levels[first + building] - table.crowd[first + building]
        if room > 0:
            action = action_value(table, seat, building, coin, worth)
            found.extend([action] * min(room, ready))
            if bonuses(table, seat) & ~mat[USED] & 1 << building:
                found[-1] += action
    found.sort(reverse=True)
    value = sum(found[:ready])
    return value + worth.colosseum * max(0, ready - len(found))


def action_value(table: Table, seat: int, building: int, coin: float, worth: Worth) -> float:
    mat = table.mats[seat]
    if building == AGRICULTURE:
        return coin * table.box.farm[table.round]
    if building == POLITICS and not mat[VOTES]:
        return worth.action_voteless
    if building == RELIGION and mat[UPPER_COMMON]:
        return 0.0
    return worth.action[building]
