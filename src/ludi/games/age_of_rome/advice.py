"""What wins at Age of Rome, roughly, in points: for bots and hints.

All weights but the Emperor's change while the game goes on, from what they are in the first round
to what they are in the last.
"""

from __future__ import annotations

from typing import Any, Final

from ludi.games.age_of_rome import emperor
from ludi.games.age_of_rome.actions import ASK, BUY_GLORY, DONE, OFFER, SELL, STOP
from ludi.games.age_of_rome.ids import (
    ALLIANCE,
    BONUSES,
    BUILDINGS,
    ROUNDS,
)
from ludi.games.age_of_rome.outlook import TAPERED as PROMISES
from ludi.games.age_of_rome.outlook import Outlook, judgement, standing
from ludi.games.age_of_rome.rules.action import PlaceLegion
from ludi.games.age_of_rome.rules.construction import BuildWindow
from ludi.games.age_of_rome.rules.diplomacy import SpyReward
from ludi.games.age_of_rome.rules.plot_effects import Apostasy, Deception, Unseat
from ludi.games.age_of_rome.rules.plots import ChooseEffect, PlotWindow
from ludi.games.age_of_rome.rules.revenue import TaxWindow
from ludi.games.age_of_rome.rules.round import LastChance
from ludi.games.age_of_rome.rules.trade import Draw, LeaveOut, MoveLegion, Window
from ludi.games.age_of_rome.sheet import (
    PLOTS_PHASE,
)
from ludi.games.age_of_rome.table import Table
from ludi.kernel.game import WIN, Advice
from ludi.kernel.weights import by_phase, phase_of, tapered

ACTIONS: Final = ["offer-alliance", "offer-level", "offer-spy", "ask", "spied", "sell", "buy-glory"]
TAPERED: Final = [*PROMISES, *ACTIONS]
NAMES: Final = tapered(TAPERED)
ALL_NAMES: Final = [*NAMES, *emperor.NAMES]


# what the weights speak of, for the reasons of hints
SPOKEN_OF: Final[dict[str, list[str]]] = {
    "denarii": ["denarius-first", "denarius"],
    "partisans": ["partisan", "milestone", "colosseum"],
    "bonus": [f"bonus-{bonus}" for bonus in BONUSES],
    "legions": ["place-share", "legion-at", "legion", "near-victory", "action-military"],
    "senate": ["senate-share", "vote", "run", "action-politics", "action-voteless"],
    "cards": [
        *["card", "set-of-one", "set-of-two", "set-of-three", "second-set", "anchor", "sell"],
        "action-commerce",
    ],
    "pantheon": ["piece-share", "piece-begun", "action-religion"],
    "medals": [*[f"medal-{building}" for building in BUILDINGS], "medal-round"],
    "quests": ["quest-share", "quest-fulfilled", "quest-uncounted"],
    "plots": ["plot", "vendetta", "plot-against"],
    "province": ["next-province", "first-player"],
    "rival": ["rival"],
    "offers": ["offer-alliance", "offer-level", "offer-spy", "ask", "spied"],
}
TERMS: Final = {term: tapered(names) for term, names in SPOKEN_OF.items()}
EMPEROR_TERMS: Final[dict[str, list[str]]] = {
    "emperor-work": ["emperor-work"],
    "emperor-coins": ["emperor-glory-denarius", "emperor-medal-share", "emperor-denarius"],
    "emperor-partisans": ["emperor-partisans", "emperor-growth", "emperor-efficiency"],
}


class Worth:
    """What things are worth at one moment of the game, in points."""

    def __init__(self, w: dict[str, float], hopes: emperor.Hopes) -> None:
        self.outlook: Final = Outlook(w)
        self.hopes: Final = hopes  # alone as Emperor
        # what an action promises or costs that the position after it does not show
        self.offer_alliance: Final = w["offer-alliance"]
        self.offer_level: Final = w["offer-level"]  # of the Building, for an alliance
        self.offer_spy: Final = w["offer-spy"]
        self.ask: Final = w["ask"]
        self.spied: Final = w["spied"]  # a level of the Building, when a spy was let in
        self.sell: Final = w["sell"]  # before building: it can be of use until then
        self.buy_glory: Final = w["buy-glory"]


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

    def mode(self, table: Any) -> str:
        return f"{table.variants} {table.difficulty}"

    def terms(self, table: Any) -> dict[str, list[str]]:
        return EMPEROR_TERMS if table.is_emperor() else TERMS

    def with_weights(self, weights: dict[str, float]) -> Advice:
        return CaesarAdvice(weights)


def phase(table: Table) -> int:
    """How far the game has come, by its rounds; most of what changes does so in the last ones."""
    past = (table.round - 1) / (ROUNDS - 1)
    return phase_of(past * past * past)


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
        return -worth.sell  # it can be sold when building as well, and be of use until then
    return worth.buy_glory if action == BUY_GLORY.base else 0.0


# ---------------------------------------------------------------- a position


def position_value(table: Table, seat: int, worth: Worth) -> float:
    """What a seat has and may expect, less a share of what its best rival has."""
    if table.is_emperor():
        return emperor.value_of(table, worth.hopes)
    if table.over:
        scores = table.scores()
        return float(scores[seat].total) + (WIN if scores[seat].won else -WIN)
    outlook = worth.outlook
    value = judgement(table, seat, outlook)
    if len(table.mats) > 1:
        best = max([standing(table, o, outlook) for o in range(len(table.mats)) if o != seat])
        value -= outlook.rival * best
    step = table.agenda[-1]
    if isinstance(step, SpyReward) and step.seat != seat:
        value -= worth.spied * table.levels[step.spot]
    return value
