"""Why not? The rule that forbids an action, for the mistakes players really make.

One function a moment of the game, in the rulebook's order. What none of them knows is simply
not asked now.
"""

from __future__ import annotations

from typing import Any

from ludi.games.rome_and_roll import actions as verbs
from ludi.games.rome_and_roll.city import CELL_COUNT, turnings
from ludi.games.rome_and_roll.ids import (
    ACTIONS,
    ADJACENT_TIBER,
    ADVISORS,
    ADVISORS_EACH,
    ARCHITECT,
    BUILD,
    BUILDER,
    CONQUER,
    DEVELOP,
    LEGIONARY,
    MARSH_ONLY,
    MUSTER,
    PLANS,
    RELIGION,
    RESOURCES,
    SATURN,
    SETTLEMENTS,
    SOME_HILL,
    TAX,
)
from ludi.games.rome_and_roll.rules.build import (
    GIANT,
    NORMAL,
    ChoosePlan,
    MoveOverseer,
    Place,
    Save,
    reach,
)
from ludi.games.rome_and_roll.rules.effects import (
    ChooseGood,
    ClaimFavour,
    Steal,
    TriggerAny,
    TriggerOwn,
    may_claim_saturn,
)
from ludi.games.rome_and_roll.rules.favours import FreePlan
from ludi.games.rome_and_roll.rules.gain import Receive
from ludi.games.rome_and_roll.rules.muster import Muster, SpendFor
from ludi.games.rome_and_roll.rules.plans import (
    can_pay,
    discount,
    existing_edges,
    is_available,
)
from ludi.games.rome_and_roll.rules.possible import wanted_actions
from ludi.games.rome_and_roll.rules.provinces import Conquer, Develop, Tax, force
from ludi.games.rome_and_roll.rules.round import ChooseCharacter, ChooseVillage, DoubleDraft, Pick
from ludi.games.rome_and_roll.rules.seneca import PlaceRubble
from ludi.games.rome_and_roll.rules.trade import Trade
from ludi.games.rome_and_roll.rules.turn import Act, ChooseDie
from ludi.games.rome_and_roll.sheet import (
    ARMIES,
    FAVOUR_USED,
    FORCE,
    GARRISON,
    HELD,
    ICON_USED,
    LOYALTY,
    OPEN_ROADS,
    OVERSEER,
    OWNER,
    PAVED,
    SOLDIERS,
    WORKERS,
)
from ludi.games.rome_and_roll.table import RUBBLE, Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason


def explain(table: Table, step: Step[Any], action: int) -> Reason | None:
    """The rule that forbids an action to the seat asked at a step; None: it is just not asked."""
    verb = verbs.VERBS.verb_of(action)
    words = verb.indices(action)
    seat = step.seat
    rule = type(step).rule
    if isinstance(step, Act):
        return acting(table, seat, action, words)
    if isinstance(step, (Pick, DoubleDraft)) and verb in (verbs.TAKE, verbs.DOUBLE):
        wrong_verb = (verb is verbs.TAKE) != isinstance(step, Pick)
        return Reason(rule, "decide-first") if wrong_verb else Reason(rule, "not-in-pool")
    if isinstance(step, ChooseDie) and verb is verbs.CHOOSE:
        return Reason(rule, "not-your-die")
    if isinstance(step, MoveOverseer) and verb is verbs.MOVE:
        return moving(table, seat, action - verbs.MOVE.base)
    if isinstance(step, (ChoosePlan, FreePlan)) and verb is verbs.PLAN_OF:
        return planning(table, step, words[0])
    if isinstance(step, Save) and verb is verbs.SAVE:
        return Reason(rule, "saved-not-in-cost")
    if isinstance(step, Place) and verb is verbs.PLACE:
        return placing(table, step, action - verbs.PLACE.base)
    if isinstance(step, Conquer) and verb is verbs.CONQUER:
        return conquering(table, step, words[0])
    if isinstance(step, Develop) and verb is verbs.RENOVATE:
        return developing(table, step, words[0])
    if isinstance(step, Receive) and verb is verbs.BRIBE:
        return bribing(table, seat, words)
    if isinstance(step, ClaimFavour) and verb is verbs.CLAIM:
        barred = words[0] == SATURN and not may_claim_saturn(table, seat)
        return Reason(rule, "saturn-forbidden" if barred else "favour-gone")
    return choosing(step, verb.name)


def choosing(step: Step[Any], verb: str) -> Reason:
    """A choice of the right kind that is not offered; else something comes first."""
    rule = type(step).rule
    if isinstance(step, ChooseCharacter) and verb == "play_as":
        return Reason(rule, "character-taken")
    if isinstance(step, ChooseVillage) and verb == "village":
        return Reason(rule, "not-a-village")
    if isinstance(step, (TriggerOwn, TriggerAny)) and verb == "trigger":
        return Reason(rule, "no-producer")
    if isinstance(step, Muster) and verb == "activate":
        return Reason(rule, "no-barracks")
    if isinstance(step, SpendFor) and verb == "spend":
        return Reason(rule, "spend-nothing")
    if isinstance(step, Tax) and verb == "tax":
        return Reason(rule, "region-nothing")
    if isinstance(step, Trade) and verb == "trade":
        return Reason(rule, "group-lacks")
    if isinstance(step, Steal) and verb == "steal":
        return Reason(rule, "steal-nothing")
    if isinstance(step, (ChooseGood, Receive)) and verb in ("gain", "store"):
        return Reason(rule, "good-not-offered")
    if isinstance(step, PlaceRubble) and verb == "place":
        return Reason(rule, "rubble-place")
    return Reason(rule, "decide-first")


# ---------------------------------------------------------------- a turn


def acting(table: Table, seat: int, action: int, words: list[int]) -> Reason:
    """In the turn itself."""
    verb = verbs.VERBS.verb_of(action)
    turn = table.turn
    if turn[FORCE] and verb is not verbs.USE:
        return Reason("favours", "for-favour")
    if verb is verbs.ACT:
        return main_action(table, seat, words[0])
    if verb is verbs.DEPLOY:
        if not table.free_senators(seat):
            return Reason("senators", "senator-none")
        if turn[ICON_USED] or not wanted_actions(table):
            return Reason("senators", "senator-used")
        return Reason("senators", "icon-there")
    if verb is verbs.USE:
        if not table.sheets[seat][HELD] >> words[0] & 1:
            return Reason("favours", "favour-not-held")
        if turn[FAVOUR_USED]:
            return Reason("favours", "favour-used")
        return Reason(f"{verbs.FAVOUR.values[words[0]]}", "favour-not-now")
    if verb is verbs.TURN_FACE:
        return Reason("turning", "cannot-turn")
    if verb is verbs.BRIBE:
        return bribing(table, seat, words)
    if verb is verbs.STORE and not table.law.two_for_one:
        return Reason("store-or-bribe", "store-at-end")
    if verb is verbs.EXCHANGE and not table.law.two_for_one:
        return Reason("seneca-easier", "option-off" if table.solo else "solo-only")
    return Reason("actions", "decide-first")


def main_action(table: Table, seat: int, action: int) -> Reason:
    """Why a main action is not possible."""
    if not wanted_actions(table) >> action & 1:
        return Reason("actions", "action-done")
    workers = table.turn[WORKERS]
    named = {"main": ACTIONS[action]}
    if action == BUILD:
        if not workers >> BUILDER & 1 and not workers >> ARCHITECT & 1:
            return Reason("build", "needs-worker", {**named})
        return Reason("build", "nothing-to-build")
    if action == MUSTER:
        if not workers >> LEGIONARY & 1:
            return Reason("muster", "needs-worker", {**named})
        assert not table.board[ARMIES]
        return Reason("muster", "no-army")
    if action == CONQUER:
        return Reason("conquer", "no-conquest", {"count": force(table, seat)})
    if action == DEVELOP:
        if not workers >> table.box.develop_worker & 1:
            return Reason("develop", "needs-worker", {**named})
        return Reason("develop", "no-road-to-renovate")
    if action == TAX:
        return Reason("tax", "nothing-to-tax")
    return Reason("trade", "no-group")


def bribing(table: Table, seat: int, words: list[int]) -> Reason:
    """Why an advisor cannot be bribed so."""
    advisor = words[0]
    named: dict[str, str | int] = {"advisor": ADVISORS[advisor]}
    own = table.staff[seat * ADVISORS_EACH : (seat + 1) * ADVISORS_EACH]
    if advisor not in own:
        return Reason("bribe", "not-your-advisor", named)
    if table.sheets[seat][LOYALTY + own.index(advisor)] >= table.box.loyalty_boxes:
        return Reason("bribe", "advisor-loyal", named)
    return Reason("bribe", "bribe-fresh")


# ---------------------------------------------------------------- Build


def moving(table: Table, seat: int, cell: int) -> Reason:
    """Why the overseer cannot go there."""
    building = table.building_at(cell)
    if building < 0 or table.first_cell(building) != cell:
        return Reason("overseer", "no-building-there")
    if table.law.rubble_blocks and table.plan_of[building] == RUBBLE:
        return Reason("seneca-harder", "rubble-blocks")
    for other in range(table.seats):
        if other != seat and building and table.sheets[other][OVERSEER] == building:
            return Reason("overseer", "overseer-taken")
    if building not in [one for one, _ in reach(table, seat)]:
        return Reason("overseer", "overseer-far")
    return Reason("overseer", "overseer-idle")


def planning(table: Table, step: Step[Any], plan: int) -> Reason:
    """Why a plan cannot be chosen."""
    seat = step.seat
    named: dict[str, str | int] = {"plan": PLANS[plan]}
    if plan not in table.law.plans:
        return Reason("plans", "plan-not-in-play", named)
    if isinstance(step, FreePlan):
        if not is_available(table, plan):
            return Reason("saturn", "saturn-unavailable")
        if not step.available >> plan & 1:
            return Reason("saturn", "saturn-same")
        return Reason("placement", "no-room-anywhere", named)
    assert isinstance(step, ChoosePlan)
    if not is_available(table, plan) and not table.turn[WORKERS] >> ARCHITECT & 1:
        return Reason("plans", "plan-unavailable", named)
    giant = step.mode == GIANT
    if giant and table.box.type_of[plan] == RELIGION:
        return Reason("juno", "juno-religion")
    if not can_pay(table, seat, table.box.cost[plan], discount(table, seat, plan), 0):
        return Reason("plans", "cannot-pay", named)
    return Reason("placement", "no-room-anywhere" if giant else "no-room", named)


def placing(table: Table, step: Place, place: int) -> Reason:
    """Which rule of placement a building would break, in the order of the rulebook."""
    turn, cell = divmod(place, CELL_COUNT)
    box = table.box
    city = table.city
    giant = step.mode == GIANT
    shapes = turnings(box.juno_shape) if giant else box.plan_turns[step.plan]
    if not shapes[turn]:
        return Reason("placement", "place-same")
    mask = city.footprint(shapes[turn], cell)
    if not mask:
        return Reason("placement", "place-off-map")
    if mask & city.river:
        return Reason("placement", "place-river")
    if mask & city.forum:
        return Reason("placement", "place-forum")
    if mask & table.occupied:
        return Reason("placement", "place-taken")
    if not giant and city.hills_under(mask) > 1:
        return Reason("placement", "place-two-hills")
    if not giant and city.spans_wall(mask):
        return Reason("placement", "place-wall")
    for restriction in box.restrictions[step.plan]:
        if city.forbids(restriction, mask):
            if restriction == MARSH_ONLY:
                return Reason("restrictions", "place-marsh-only")
            if restriction == SOME_HILL:
                return Reason("restrictions", "place-some-hill")
            if restriction == ADJACENT_TIBER:
                return Reason("restrictions", "place-tiber")
            return Reason("restrictions", "place-beside-wall")
    if step.mode == NORMAL:
        return Reason("placement", "place-not-beside")
    assert not mask & existing_edges(table)
    return Reason("placement", "place-alone")


# ---------------------------------------------------------------- provinces


def conquering(table: Table, step: Conquer, settlement: int) -> Reason:
    """Why a settlement cannot be conquered."""
    box = table.box
    named: dict[str, str | int] = {"settlement": SETTLEMENTS[settlement]}
    if not box.settlement_sides[settlement] >> table.law.side & 1:
        return Reason("conquer", "settlement-side", named)
    if table.board[OWNER + settlement] >= 0:
        return Reason("conquer", "settlement-taken", named)
    if step.region >= 0 and box.region_of[settlement] != step.region:
        return Reason("conquer", "settlement-region")
    sheet = table.sheets[step.seat]
    if sheet[SOLDIERS] <= sheet[GARRISON]:
        return Reason("conquer", "no-garrison")
    strength = box.strength[settlement]
    return Reason("conquer", "settlement-strong", {**named, "count": strength, "held": step.left})


def developing(table: Table, step: Develop, road: int) -> Reason:
    """Why a road cannot be renovated."""
    box = table.box
    board = table.board
    if not box.road_sides[road] >> table.law.side & 1:
        return Reason("develop", "road-side")
    if board[PAVED + road] >= 0:
        return Reason("develop", "road-taken")
    if step.region >= 0 and box.road_region[road] != step.region:
        return Reason("develop", "road-region")
    for end in box.road_ends[road]:
        if end >= 0 and board[OWNER + end] < 0:
            return Reason("develop", "road-unconquered")
    if not board[OPEN_ROADS] >> road & 1:
        return Reason("develop", "road-unlinked")
    return Reason("develop", "no-stone", {"resource": RESOURCES[box.road_cost]})
