"""What buildings and advisors do: counting, production, and abilities in the middle of actions."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.rome_and_roll.actions import CLAIM, GAIN, STEAL, STOP, STORE, TRIGGER
from ludi.games.rome_and_roll.cards import Effect
from ludi.games.rome_and_roll.ids import (
    ADJACENT_BUILDING,
    ADJACENT_OPPONENTS,
    ADJACENT_PLAN,
    ADJACENT_TYPE,
    ADVISORS_EACH,
    ALLOW_SATURN,
    CLAIM_FAVOUR,
    CONQUERED_THIS_ACTION,
    FAVOURS,
    GAIN_CHOICE,
    INSIDE,
    ON_BUILD,
    ON_OTHER_BUILDS,
    ONCE,
    OUTSIDE,
    OWN_ADVISORS_AT_BASIC,
    OWN_ROADS,
    OWN_SETTLEMENTS,
    PLANS,
    REGION_GOOD,
    RESOURCES,
    ROADS,
    SATURN,
    SEATS_MOST,
    SENATOR,
    SET_DIE_FACE,
    SETTLEMENTS,
    STORED_RESOURCES,
    TRADE,
    TRIGGER_PRODUCTION,
)
from ludi.games.rome_and_roll.ids import GAIN as GAIN_EFFECT
from ludi.games.rome_and_roll.ids import STEAL as STEAL_EFFECT
from ludi.games.rome_and_roll.rules.gain import give, let
from ludi.games.rome_and_roll.rules.question import Question
from ludi.games.rome_and_roll.sheet import (
    ACTIVE,
    DONE,
    HELD,
    LOYALTY,
    ON_TABLE,
    OWNER,
    PAVED,
    UNLOCKED,
    WORKING,
)
from ludi.games.rome_and_roll.table import FORUM, Table, is_opponent
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason

_STOP: Final = STOP.base
_GAIN: Final = GAIN.base
_TRIGGER: Final = TRIGGER.base
_STEAL: Final = STEAL.base
_CLAIM: Final = CLAIM.base
PLAN_COUNT: Final = len(PLANS)
NO_EFFECTS: Final[list[Effect]] = []

# ---------------------------------------------------------------- counting


def count(table: Table, per: int, arg: int, divide: int, seat: int, building: int) -> int:
    """What a counter counts for the owner of a building (or for a seat, building -1)."""
    if per == ONCE:
        return 1
    if per <= ADJACENT_OPPONENTS:
        return count_adjacent(table, per, arg, seat, building) // divide
    board = table.board
    if per == OWN_SETTLEMENTS:
        found = board[OWNER : OWNER + len(SETTLEMENTS)].count(seat)
    elif per == OWN_ROADS:
        found = board[PAVED : PAVED + len(ROADS)].count(seat)
    elif per == STORED_RESOURCES:
        found = sum(table.sheets[seat][: len(RESOURCES)])
    else:
        assert per == OWN_ADVISORS_AT_BASIC
        basic = table.box.basic
        sheet = table.sheets[seat]
        found = len([1 for i in range(ADVISORS_EACH) if sheet[LOYALTY + i] >= basic])
    return found // divide


def count_adjacent(table: Table, per: int, arg: int, seat: int, building: int) -> int:
    """Neighbours of a building, each once; the Forum is one of them only in "any building"."""
    found = 0
    owners = 0
    for other in table.neighbours(building):
        plan = table.plan_of[other]
        if plan < 0:
            if plan == FORUM and per == ADJACENT_BUILDING:
                found += 1
        elif per == ADJACENT_BUILDING:
            found += 1
        elif per == ADJACENT_PLAN:
            found += plan == arg
        elif per == ADJACENT_TYPE:
            found += table.box.type_of[plan] == arg
        elif is_opponent(table.owner_of[other], seat):
            found += 1
            owners |= 1 << table.owner_of[other]
    return owners.bit_count() if per == ADJACENT_OPPONENTS else found


def amount(table: Table, effect: Effect, seat: int, building: int) -> int:
    """How much an effect of a building gives."""
    if effect.per == ONCE:
        return effect.n
    owner = table.owner_of[building] if building >= 0 else seat
    counted = count(table, effect.per, effect.arg, effect.divide, owner, building)
    return min(effect.n * counted, effect.most)


# ---------------------------------------------------------------- production


def produce(table: Table, seat: int, building: int, choices: list[Step[Table]]) -> None:
    """The Production of a building, for a seat: what is to be chosen joins `choices`."""
    for effect in table.box.production[table.plan_of[building]]:
        if effect.do == GAIN_EFFECT:
            give(table, seat, effect.good, amount(table, effect, seat, building), choices)
        elif effect.do == GAIN_CHOICE:
            plan = table.plan_of[building]
            for _ in range(effect.n):
                choices.append(ChooseGood(seat, plan))


def tell_production(table: Table, seat: int, building: int) -> None:
    """That a building produces, if it brings anything; what is to be chosen is told once it is."""
    if table.ears is not None:
        plan = table.plan_of[building]
        for effect in table.box.production[plan]:
            if effect.do == GAIN_EFFECT and amount(table, effect, seat, building):
                table.tell("produces", seat, plan)
                return


def yield_of(table: Table, building: int) -> int:
    """How much a building would produce, to tell the better of two alike."""
    total = 0
    for effect in table.box.production[table.plan_of[building]]:
        total += amount(table, effect, table.owner_of[building], building)
    return total


def kinds_with(table: Table, effects: list[list[Effect]], used: int) -> list[int]:
    """The kinds of buildings with effects, as `owner * plans + plan`, apart from those used.

    The effects are those of production or of mustering, by plan.
    """
    found: set[int] = set()
    for building in range(1, len(table.plan_of)):
        plan = table.plan_of[building]
        if plan >= 0 and not used >> building & 1 and effects[plan]:
            found.add(table.owner_of[building] * PLAN_COUNT + plan)
    return sorted(found)


def best_producer(table: Table, owner: int, plan: int, used: int) -> int:
    """Of an owner's buildings of a plan that are not used, the one that produces most."""
    best = -1
    for building in table.buildings_of(owner, plan):
        if not used >> building & 1:
            if best < 0 or yield_of(table, building) > yield_of(table, best):
                best = building
    return best


class ChooseGood(Question):
    """A building produces a resource of your choice among those of its card."""

    rule: ClassVar[str] = "production"
    fields: ClassVar[tuple[str, ...]] = ("plan",)

    def __init__(self, seat: int, plan: int) -> None:
        super().__init__(seat)
        self.plan: Final = plan

    def options(self, table: Table) -> list[int]:
        for effect in table.box.production[self.plan]:
            if effect.do == GAIN_CHOICE:
                return [_GAIN + good for good in effect.choices]
        return []

    def asks(self, table: Table) -> dict[str, str | int]:
        """Which building, and in whose turn it produces."""
        active = table.turn[ACTIVE]
        whose = "own" if active == self.seat else "other" if active >= 0 else "seneca"
        return {"plan": PLANS[self.plan], "whose": whose, "other": active}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if GAIN.says(action) or STORE.says(action):
            return Reason("production", "good-not-offered")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if action < 0:
            return
        table.tell("produces", self.seat, self.plan)
        choices: list[Step[Table]] = []
        give(table, self.seat, GAIN.one(action), 1, choices)
        let(table, choices)


class TriggerOwn(Question):
    """You may trigger the Production of one of your buildings."""

    rule: ClassVar[str] = "trade-production"

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        plans = table.producing[seat]
        if not plans:
            return []
        base = _TRIGGER + seat * PLAN_COUNT
        options = [base + plan for plan in table.law.plans if plans >> plan & 1]
        options.append(_STOP)
        return options

    def asks(self, table: Table) -> dict[str, str | int]:
        """Who or what lets one do it: a trade, an advisor after Develop, a card of Seneca's."""
        active = table.turn[ACTIVE]
        if active < 0:
            return {"cause": "seneca"}
        if active != self.seat:
            return {"cause": "trade", "other": active}
        return {"cause": "own-trade" if table.turn[DONE] == TRADE + 1 else "advisor"}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if TRIGGER.says(action):
            return Reason("trade-production", "no-producer")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if TRIGGER.says(action):
            owner, plan = TRIGGER.two(action)
            trigger(table, self.seat, best_producer(table, owner, plan, 0))


TRIGGER_OWN_OF: Final = [TriggerOwn(seat) for seat in range(SEATS_MOST)]  # made once


class TriggerAny(Question):
    """An Insula triggers two buildings of anybody for you; other owners gain a senator each."""

    rule: ClassVar[str] = "insula"
    fields: ClassVar[tuple[str, ...]] = ("left", "used", "senators")

    def __init__(self, seat: int, left: int, used: int, senators: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.used: Final = used  # bits of buildings: the new one, and those triggered
        self.senators: Final = senators

    def options(self, table: Table) -> list[int]:
        found = kinds_with(table, table.box.production, self.used)
        if not found:
            return []
        options = [_TRIGGER + kind for kind in found]
        options.append(_STOP)
        return options

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"count": self.left, "others": table.seats - 1}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if TRIGGER.says(action):
            return Reason("insula", "no-producer")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if not TRIGGER.says(action):
            return
        seat = self.seat
        owner, plan = TRIGGER.two(action)
        building = best_producer(table, owner, plan, self.used)
        if self.left > 1:
            used = self.used | 1 << building
            table.push(TriggerAny(seat, self.left - 1, used, self.senators))
        trigger(table, seat, building)
        if is_opponent(owner, seat):
            give(table, owner, SENATOR, self.senators, [])


def trigger(table: Table, seat: int, building: int) -> None:
    """Trigger one building for a seat."""
    owner = table.owner_of[building]
    if owner == seat:
        table.tell("triggers", seat, table.plan_of[building])
    else:
        table.tell("triggers_of", seat, owner, table.plan_of[building])
    choices: list[Step[Table]] = []
    produce(table, seat, building, choices)
    let(table, choices)


# ---------------------------------------------------------------- instants


def instants(table: Table, seat: int, building: int, choices: list[Step[Table]]) -> None:
    """What a building gives when it is built."""
    for effect in table.box.instant[table.plan_of[building]]:
        if effect.do == GAIN_EFFECT:
            give(table, seat, effect.good, amount(table, effect, seat, building), choices)
        elif effect.do == CLAIM_FAVOUR:
            choices.append(ClaimFavour(seat))
        elif effect.do == TRIGGER_PRODUCTION:
            choices.append(TriggerAny(seat, effect.n, 1 << building, effect.owner_senators))
        elif effect.do == STEAL_EFFECT:
            choices.append(Steal(seat))


class Steal(Question):
    """A Magistracy lets you take a resource of your choice from one opponent's storage."""

    rule: ClassVar[str] = "magistracy"

    def options(self, table: Table) -> list[int]:
        options: list[int] = []
        for other in range(table.seats):
            if other != self.seat:
                sheet = table.sheets[other]
                for good in range(len(RESOURCES)):
                    if sheet[good]:
                        options.append(_STEAL + other * len(RESOURCES) + good)
        if options:
            options.append(_STOP)
        return options

    def why_not(self, table: Table, action: int) -> Reason | None:
        if STEAL.says(action):
            return Reason("magistracy", "steal-nothing")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if not STEAL.says(action):
            return
        other, good = STEAL.two(action)
        table.sheets[other][good] -= 1
        table.sheets[self.seat][good] += 1
        table.tell("steals", self.seat, other, good)


class ClaimFavour(Question):
    """A Religion building lets you take one of the favours on the table."""

    rule: ClassVar[str] = "favours"

    def options(self, table: Table) -> list[int]:
        available = table.board[ON_TABLE]
        if not may_claim_saturn(table, self.seat):
            available &= ~(1 << SATURN)
        options = [_CLAIM + i for i in range(len(FAVOURS)) if available >> i & 1]
        if options:
            options.append(_STOP)
        return options

    def why_not(self, table: Table, action: int) -> Reason | None:
        if not CLAIM.says(action):
            return super().why_not(table, action)
        barred = CLAIM.one(action) == SATURN and not may_claim_saturn(table, self.seat)
        return Reason("favours", "saturn-forbidden" if barred else "favour-gone")

    def happen(self, table: Table, action: int) -> None:
        if not CLAIM.says(action):
            return
        favour = CLAIM.one(action)
        table.board[ON_TABLE] &= ~(1 << favour)
        table.sheets[self.seat][HELD] |= 1 << favour
        table.tell("claims", self.seat, favour)


def may_claim_saturn(table: Table, seat: int) -> bool:
    """Only with an advisor who allows it."""
    for slot in range(ADVISORS_EACH):
        advisor = table.staff[seat * ADVISORS_EACH + slot]
        for advanced in (False, True):
            if table.is_active(seat, slot, advanced):
                effects = (
                    table.box.advanced_of[advisor] if advanced else table.box.basic_of[advisor]
                )
                for effect in effects:
                    if effect.do == ALLOW_SATURN:
                        return True
    return False


# ---------------------------------------------------------------- advisors


def fire(table: Table, seat: int, trigger: int, subject: int, counted: int) -> None:
    """Let the advisors of a seat do what they do at a moment, from the first to the last."""
    if table.sheets[seat][UNLOCKED] >> trigger & 1:
        first = next_ability(table, seat, trigger, 0)
        table.push(Ability(seat, trigger, subject, counted, first))


def next_ability(table: Table, seat: int, trigger: int, start: int) -> int:
    """The next unlocked ability with a trigger, as `advisor's place * 2 + advanced`; -1: none."""
    sheet = table.sheets[seat]
    box = table.box
    for place in range(start, 2 * ADVISORS_EACH):
        loyalty = sheet[LOYALTY + (place >> 1)]
        if loyalty >= (box.advanced if place & 1 else box.basic):
            advisor = table.staff[seat * ADVISORS_EACH + (place >> 1)]
            if box.triggers[advisor][place & 1] >> trigger & 1:
                return place
    return -1


def has_ability(table: Table, seat: int, trigger: int) -> bool:
    return table.sheets[seat][UNLOCKED] >> trigger & 1 == 1


def active_effects(table: Table, seat: int, do: int) -> list[Effect]:
    """The unlocked effects of a kind."""
    sheet = table.sheets[seat]
    if not sheet[WORKING] >> do & 1:
        return NO_EFFECTS
    box = table.box
    found: list[Effect] = []
    for slot in range(ADVISORS_EACH):
        loyalty = sheet[LOYALTY + slot]
        if loyalty >= box.basic:
            advisor = table.staff[seat * ADVISORS_EACH + slot]
            for effect in box.basic_of[advisor]:
                if effect.do == do:
                    found.append(effect)
            if loyalty >= box.advanced:
                for effect in box.advanced_of[advisor]:
                    if effect.do == do:
                        found.append(effect)
    return found


class Ability(Step[Table]):
    """An advisor's ability takes effect: from the moment it is unlocked, and never backwards."""

    rule: ClassVar[str] = "advisors"
    fields: ClassVar[tuple[str, ...]] = ("trigger", "subject", "counted", "place")

    def __init__(self, seat: int, trigger: int, subject: int, counted: int, place: int) -> None:
        super().__init__(seat)
        self.trigger: Final = trigger
        self.subject: Final = subject  # a building, or a region
        self.counted: Final = counted  # settlements conquered in this action
        self.place: Final = place

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        place = next_ability(table, seat, self.trigger, self.place)
        if place < 0:
            return
        if place + 1 < 2 * ADVISORS_EACH:
            table.push(Ability(seat, self.trigger, self.subject, self.counted, place + 1))
        box = table.box
        advisor = table.staff[seat * ADVISORS_EACH + (place >> 1)]
        choices: list[Step[Table]] = []
        for effect in box.advanced_of[advisor] if place & 1 else box.basic_of[advisor]:
            if effect.trigger == self.trigger and self.matches(table, effect):
                self.apply(table, effect, advisor, choices)
        let(table, choices)

    def matches(self, table: Table, effect: Effect) -> bool:
        """Whether the building of this moment is one the ability speaks of."""
        if self.trigger != ON_BUILD and self.trigger != ON_OTHER_BUILDS:
            return True
        claimed = self.subject < 0  # by Seneca: there is no building, only a plan
        plan = -1 - self.subject if claimed else table.plan_of[self.subject]
        if effect.types and not effect.types >> table.box.type_of[plan] & 1:
            return False
        if claimed:
            return True
        mask = table.mask[self.subject]
        if effect.hills:
            hills = table.city.hills
            on_one = [1 for i in range(len(hills)) if effect.hills >> i & 1 and hills[i] & mask]
            if not on_one:
                return False
        if effect.area == INSIDE:
            return mask & table.city.inside != 0
        if effect.area == OUTSIDE:
            return mask & ~table.city.inside != 0
        return True

    def apply(self, table: Table, effect: Effect, advisor: int, choices: list[Step[Table]]) -> None:
        seat = self.seat
        if effect.do == GAIN_EFFECT:
            n = effect.n
            if effect.per == CONQUERED_THIS_ACTION:
                n = min(n * self.counted, effect.most)
            good = effect.good
            if good == REGION_GOOD:
                if self.subject < 0:
                    return
                good = table.box.region_good[self.subject]
            if table.ears is not None:
                table.tell("advises", seat, advisor)
            give(table, seat, good, n, choices)
        elif effect.do == CLAIM_FAVOUR:
            choices.append(ClaimFavour(seat))
        elif effect.do == TRIGGER_PRODUCTION:
            choices.append(TRIGGER_OWN_OF[seat])


def colours_to_turn(table: Table, seat: int) -> int:
    """The colours of dice that advisors let a seat turn to another face."""
    found = 0
    for effect in active_effects(table, seat, SET_DIE_FACE):
        found |= effect.colours
    return found
