"""Why not? The rule that forbids an action, for the mistakes players really make.

One function a group of verbs, in the rulebook's order. What none of them knows is simply not
asked now. A reason speaks to the seat asked, so it may speak of that seat's own hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludi.games.age_of_rome import actions as verbs
from ludi.games.age_of_rome.actions import MARCHES, PAIRS
from ludi.games.age_of_rome.ids import (
    BUILDINGS,
    CARDS,
    CUSTOMS,
    GOODS,
    LEVELS,
    ON_ACTIVATION,
    ON_BUILDING,
    ON_PLACEMENT,
    ON_TARGET,
    ON_TAXATION,
    PLOT_EFFECTS,
    PROVINCES,
    QUESTS,
    REGIONS,
    RELIGION,
    SPIES,
    TAKES_DISCARD,
)
from ludi.games.age_of_rome.rules.action import PlaceLegion, PlacePartisan, ReachMilestone
from ludi.games.age_of_rome.rules.construction import BuildWindow, Construct
from ludi.games.age_of_rome.rules.diplomacy import AnswerOffer, MakeOffer, PutDenarii
from ludi.games.age_of_rome.rules.plots import (
    ActivatePlots,
    Apostasy,
    ChooseEffect,
    Deception,
    PlotWindow,
    React,
    Unseat,
    can_be_paid,
    has_cards,
)
from ludi.games.age_of_rome.rules.revenue import Revenue, TaxWindow, penalty
from ludi.games.age_of_rome.rules.round import LastChance, Recall
from ludi.games.age_of_rome.rules.trade import (
    BY_BUILDING,
    BY_EVENT,
    Draw,
    KeepQuests,
    MoveLegion,
    Window,
)
from ludi.games.age_of_rome.table import (
    ACTION_PHASE,
    ANCHOR,
    AT,
    CHARACTER,
    CONSTRUCTION_PHASE,
    DENARII,
    LEGIONS,
    PLOTS,
    REVENUE_PHASE,
    USED,
    VENDETTA,
    Table,
    bonuses,
    next_tile,
)
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason
from ludi.kernel.table import NOBODY
from ludi.kernel.vocabulary import Verb


def explain(table: Table, step: Step[Any], action: int) -> Reason | None:
    """The rule that forbids an action to the seat asked at a step; None: it is just not asked."""
    verb = verbs.VERBS.verb_of(action)
    return EXPLANATIONS[verb.group](table, step, verb, verb.indices(action))


def explain_waiting(table: Table, seat: int, action: int) -> Reason | None:
    """Why a seat that is not asked may not do what needs no question."""
    if action != verbs.BUY_GLORY.base:
        return None
    return not_buying(table, seat)


def not_in_hand(table: Table, seat: int, card: int) -> Reason | None:
    if card in table.hands[seat]:
        return None
    return Reason("trade-cards", "not-in-hand", {"card": CARDS[card]})


def no_plots(table: Table) -> Reason | None:
    """A game without plots, if so."""
    return None if table.has_plots() else Reason("peace", "no-plots")


# ---------------------------------------------------------------- Quests, Spies & Allies


def returning(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    if not isinstance(step, KeepQuests):
        return Reason("quests", "quests-stay")
    return Reason("quests", "quest-not-drawn", {"quest": QUESTS[words[0]]})


def negotiating(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    if not table.plays(SPIES):
        return Reason("spies-and-allies", "no-spies")
    if verb is verbs.OFFER and isinstance(step, MakeOffer):
        place: dict[str, str | int] = {"province": PROVINCES[words[1]]}
        owner = table.facing(words[1])
        if owner == NOBODY or owner == step.seat:
            return Reason("spies-and-allies", "no-opponent-there", place)
        if not table.mats[step.seat][DENARII]:
            return Reason("spies-and-allies", "not-that-rich", {"count": 0})
        return Reason("spies-and-allies", "no-building-there", place)
    if verb is verbs.PUT and isinstance(step, PutDenarii):
        purse = table.mats[step.seat][DENARII] + table.offered
        return Reason("spies-and-allies", "not-that-rich", {"count": purse})
    if verb is verbs.ASK and isinstance(step, AnswerOffer):
        return Reason("spies-and-allies", "argued-once" if step.last else "same-amount")
    return Reason("spies-and-allies", "no-offer-now")


# ---------------------------------------------------------------- plots


def plotting(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    reason = no_plots(table)
    if reason is not None:
        return reason
    if verb is verbs.ACTIVATE:
        return activating(table, step, words[0])
    if verb is verbs.EFFECT_OF and isinstance(step, ChooseEffect):
        return choosing(table, step, words[0])
    if verb is verbs.APOSTATE and isinstance(step, Apostasy):
        if not table.mats[step.target][AT + words[0]]:
            return Reason("plot-effects", "no-legion-of-theirs", {"region": REGIONS[words[0]]})
        return Reason("plot-effects", "no-legion-left")
    if verb is verbs.DECEIVE and isinstance(step, Deception):
        first, second = PAIRS[words[0]]
        same = first == second == words[1]
        return Reason("plot-effects", "nothing-moves" if same else "not-two-legions")
    if verb is verbs.UNSEAT and isinstance(step, Unseat):
        return Reason("plot-effects", "not-their-vote", {"height": words[0] + 1})
    return Reason("plot-effects", "no-plot-now")


def activating(table: Table, step: Step[Any], province: int) -> Reason | None:
    if table.round == 1:
        return Reason("activation", "plots-round-one")
    if isinstance(step, (ChooseEffect, PlotWindow, Apostasy, Deception, Unseat)):
        return Reason("activation", "finish-first")
    if not isinstance(step, ActivatePlots):
        return Reason("activation", "activation-over")
    seat = step.seat
    place: dict[str, str | int] = {"province": PROVINCES[province]}
    if seat not in table.plots[province * 3 : province * 3 + 3]:
        return Reason("activation", "no-plot-there", place)
    target = table.facing(province)
    if target == seat:
        return Reason("activation", "plot-at-home", place)
    if target == NOBODY:
        return Reason("activation", "plot-nobody", place)
    if not table.mats[seat][VENDETTA]:
        return Reason("vendetta", "no-vendetta")
    if not can_be_paid(table, seat, target):
        return Reason("vendetta", "vendetta-full", {"seat": table.named(target)})
    effects = table.box.characters[table.mats[seat][CHARACTER]].plots
    if CUSTOMS in effects and is_full_for(table, seat, target):
        return Reason("plot-effects", "no-room")
    return Reason("activation", "no-effect", {"seat": table.named(target)})


def is_full_for(table: Table, seat: int, target: int) -> bool:
    """Whether a card could be taken from a target, but one's own hand is full."""
    return not table.room(seat) and has_cards(table, target)


def choosing(table: Table, step: ChooseEffect, effect: int) -> Reason | None:
    args: dict[str, str | int] = {"effect": PLOT_EFFECTS[effect]}
    if effect not in table.box.characters[table.mats[step.seat][CHARACTER]].plots:
        return Reason("characters", "not-your-effect", args)
    if effect == step.used:
        return Reason("card-effects", "effect-used", args)
    if effect == CUSTOMS and is_full_for(table, step.seat, step.target):
        return Reason("plot-effects", "no-room")
    return Reason("plot-effects", "effect-useless", args)


# ---------------------------------------------------------------- Construction


def building(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    if not isinstance(step, Construct):
        is_now = table.phase == CONSTRUCTION_PHASE
        return Reason("construction", "finish-first" if is_now else "construction-only")
    args: dict[str, str | int] = {"building": BUILDINGS[words[0]]}
    tile = next_tile(table, table.province(step.seat), words[0])
    if tile < 0:
        return Reason("buildings", "level-three", args)
    if not table.tiles[tile]:
        args["count"] = tile % LEVELS + 1
        return Reason("buildings", "no-tile", args)
    args["count"] = table.box.cost[tile]
    return Reason("construction", "too-expensive", args)


# ---------------------------------------------------------------- Action


def placing(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    if isinstance(step, ReachMilestone):
        return Reason("placing", "all-placed")
    if not isinstance(step, PlacePartisan):
        is_now = table.phase == ACTION_PHASE
        return Reason("action-phase", "finish-first" if is_now else "action-only")
    seat = step.seat
    mat = table.mats[seat]
    if verb is verbs.PLOT:
        if not mat[PLOTS]:
            return Reason("plot-action", "no-plot-marker")
        full = Reason("plot-action", "plot-slots-full")
        return no_plots(table) or full
    place = table.province(seat) * len(BUILDINGS) + words[0]
    args: dict[str, str | int] = {"building": BUILDINGS[words[0]]}
    if not table.levels[place]:
        return Reason("placing", "no-building", args)
    if table.crowd[place] >= table.levels[place]:
        args["count"] = table.levels[place]
        return Reason("placing", "building-full", args)
    if mat[USED] >> words[0] & 1:
        return Reason("bonuses", "bonus-used", args)
    if not bonuses(table, seat) >> words[0] & 1:
        return Reason("bonuses", "bonus-covered", args)
    return None


def marching(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    if not isinstance(step, (PlaceLegion, MoveLegion, Recall)):
        return Reason("military", "no-legions-now")
    if verb is verbs.LEGION:
        if isinstance(step, PlaceLegion) and not table.mats[step.seat][LEGIONS]:
            return Reason("military", "no-legion-left")
        return Reason("military", "no-legions-now")
    start = MARCHES[words[0]][0] if verb is verbs.MARCH_TO else words[0]
    if table.mats[step.seat][AT + start]:
        return Reason("military", "no-legions-now")
    return Reason("military", "no-legion-there", {"region": REGIONS[start]})


# ---------------------------------------------------------------- Trade cards


def trading(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    seat = step.seat
    if verb is verbs.LAY_OUT:
        if not sales_are_open(step):
            return Reason("sets", "own-turn-only")
        if table.sets_of(seat) >= table.box.trade_sets:
            return Reason("sets", "sets-full", {"count": table.box.trade_sets})
        return Reason("sets", "no-set", {"goods": GOODS[words[0]]})
    missing = not_in_hand(table, seat, words[0])
    if missing is not None:
        return missing
    if verb is verbs.SELL:
        return None if sales_are_open(step) else Reason("selling", "own-turn-only")
    if verb is verbs.DISCARD:
        return Reason("hand-limit", "hand-not-full", {"count": table.box.trade_hand})
    if verb is verbs.PLAY:
        return playing(table, step, words[0])
    return Reason("sets", "not-in-this-set", {"card": CARDS[words[0]]})


def sales_are_open(step: Step[Any]) -> bool:
    """Whether cards may be sold and sets laid out at a step."""
    if isinstance(step, Draw):
        return step.place != BY_EVENT
    return isinstance(
        step, (MakeOffer, ActivatePlots, Construct, PlacePartisan, Revenue, LastChance)
    )


def playing(table: Table, step: Step[Any], card: int) -> Reason:
    """A card in hand that cannot be played now."""
    box = table.box
    args: dict[str, str | int] = {"card": CARDS[card]}
    if box.card_when[card] != condition_of(step):
        key = CONDITION_REASONS[box.card_when[card]]
        return Reason("windows", key, args)
    if isinstance(step, (Window, Draw)) and box.card_place[card] not in (-1, step.place):
        return Reason("windows", "other-place", args)
    if box.card_effect[card] == TAKES_DISCARD and table.discard:
        return Reason("card-effects", "bracelets-once", args)
    if box.card_effect[card] == 1 and not table.mats[step.seat][ANCHOR]:
        return Reason("anchor", "no-anchor", args)
    return Reason("windows", "card-useless", args)


def condition_of(step: Step[Any]) -> int:
    """The type of condition that a window fulfils."""
    if isinstance(step, Window) or (isinstance(step, Draw) and step.place > BY_BUILDING):
        return ON_PLACEMENT
    if isinstance(step, BuildWindow):
        return ON_BUILDING
    if isinstance(step, TaxWindow):
        return ON_TAXATION
    if isinstance(step, PlotWindow):
        return ON_ACTIVATION
    return ON_TARGET if isinstance(step, React) else NOBODY


# By condition: when such a card is played instead.
CONDITION_REASONS: Final = (
    "when-activating",
    "when-targeted",
    "when-building",
    "when-taxing",
    "when-placing",
)


# ---------------------------------------------------------------- Revenue, and going on


def taxing(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    if not isinstance(step, Revenue):
        is_now = table.phase == REVENUE_PHASE
        return Reason("revenue", "finish-first" if is_now else "revenue-only")
    return Reason("revenue", "too-little-glory", {"count": penalty(table, step.seat)})


def stopping(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    if isinstance(step, PlacePartisan):
        return Reason("placing", "must-place")
    if isinstance(step, PlaceLegion):
        return Reason("military", "must-place-legion")
    if isinstance(step, BuildWindow):
        return Reason("construction", "must-be-paid")
    if isinstance(step, TaxWindow):
        return Reason("revenue", "loss-too-great")
    if isinstance(step, Revenue):
        return Reason("revenue", "must-tax")
    return Reason(type(step).rule, "must-choose")


def buying(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    return not_buying(table, step.seat)


def not_buying(table: Table, seat: int) -> Reason:
    """Why a seat cannot buy Glory, whoever is asked."""
    if table.medals[RELIGION] != seat:
        return Reason("medals", "no-religion-medal")
    price = table.box.religion_price
    if table.mats[seat][DENARII] < price:
        return Reason("medals", "glory-price", {"count": price})
    return Reason("medals", "denarii-promised")


EXPLANATIONS: Final[dict[str, Callable[[Table, Step[Any], Verb, list[int]], Reason | None]]] = {
    "quests": returning,
    "diplomacy": negotiating,
    "plots": plotting,
    "build": building,
    "place": placing,
    "legions": marching,
    "cards": trading,
    "tax": taxing,
    "stop": stopping,
    "medal": buying,
}
