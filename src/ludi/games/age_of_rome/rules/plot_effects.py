"""The eight effects of plots."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.age_of_rome.actions import ACTIVATE, APOSTATE, DECEIVE, PAIRS, UNSEAT
from ludi.games.age_of_rome.ids import (
    APOSTASY,
    CALUMNY,
    CUSTOMS,
    DECEPTION,
    DEGRADATION,
    FORCED_SALE,
    NULL_VOTE,
    PLOT_EFFECTS,
    REGIONS,
    SECOND_VOTE,
)
from ludi.games.age_of_rome.rules.moment import Moment
from ludi.games.age_of_rome.sheet import (
    AT,
    BASE,
    BASE_COMMON,
    CANCELLED,
    GLORY,
    LEGIONS,
    UPPER,
    VOTES,
)
from ludi.games.age_of_rome.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason

_APOSTATE: Final = APOSTATE.base
_DECEIVE: Final = DECEIVE.base
_UNSEAT: Final = UNSEAT.base
RETURNED: Final = 0  # the fate of a Legion in an Apostasy
REPLACED: Final = 1


def is_usable(table: Table, owner: int, target: int, effect: int) -> bool:
    """Whether a plot effect can do anything to a target."""
    mat = table.mats[target]
    if effect == CALUMNY:
        return mat[GLORY] > table.box.plot_amount[CALUMNY]
    if effect == DEGRADATION:
        return table.loose_pieces(target) > 0
    if effect == APOSTASY:
        return mat[AT] + mat[AT + 1] + mat[AT + 2] > 0
    if effect == DECEPTION:
        return mat[AT] + mat[AT + 1] + mat[AT + 2] > 1
    if effect == SECOND_VOTE:
        return target in table.senate and table.mats[owner][VOTES] > 0
    if effect == NULL_VOTE:
        return target in table.senate
    if effect == FORCED_SALE:
        return has_cards(table, target)
    return has_cards(table, target) and table.room(owner)


def has_cards(table: Table, target: int) -> bool:
    """Whether there is a Trade card to take from a hand, or from Cassius' stock."""
    if table.is_cassius(target):
        return len(table.stock) > 0
    return len(table.hands[target]) > 0


def is_full_for(table: Table, seat: int, target: int) -> bool:
    """Whether a card could be taken from a target, but one's own hand is full."""
    return not table.room(seat) and has_cards(table, target)


class Plotting(Moment):
    """A moment of one's own plot: until it is resolved, no other is activated."""

    def why_not(self, table: Table, action: int) -> Reason | None:
        if ACTIVATE.says(action):
            return Reason("activation", "finish-first")
        return super().why_not(table, action)


class Strikes(Step[Table]):
    """An effect that will strike a target once everybody has played their cards."""

    def __init__(self, seat: int, target: int, effect: int) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.effect: Final = effect


class ApplyEffect(Strikes):
    """The effect strikes, unless a Scutum cancelled it."""

    rule: ClassVar[str] = "plot-effects"
    fields: ClassVar[tuple[str, ...]] = ("target", "effect")

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        target = self.target
        effect = self.effect
        if table.plot_flags & CANCELLED:
            table.tell("cancelled", effect)
        elif not is_usable(table, seat, target, effect):
            table.tell("in_vain", effect)
        elif effect == CALUMNY:
            table.lose_glory(target, table.box.plot_amount[CALUMNY], "glory_off")
        elif effect == DEGRADATION:
            degrade(table, target)
        elif effect == APOSTASY:
            table.push(Apostasy(seat, target))
        elif effect == DECEPTION:
            table.push(Deception(seat, target))
        elif effect in (SECOND_VOTE, NULL_VOTE):
            table.push(Unseat(seat, target, effect))
        elif effect == FORCED_SALE:
            card = steal_card(table, target)
            table.discard.append(card)
            table.tell("forced_sale", table.named(target), card)
            table.gain_denarii(seat, table.box.plot_amount[FORCED_SALE], "denarii_for")
        elif effect == CUSTOMS:
            card = steal_card(table, target)
            table.take_card(seat, card)
            table.tell("customs", seat, table.named(target))
            table.tell("draws", seat, card)
            if not table.is_cassius(target):
                table.tell("loses_card", target, card)


def steal_card(table: Table, target: int) -> int:
    """A random card of a hand, or the top of Cassius' stock. A door."""
    if table.is_cassius(target):
        table.close_door()
        return table.stock.pop()
    return table.lose_random_card(target)


def degrade(table: Table, target: int) -> None:
    """A piece of the target's colour leaves the unfinished level of the Pantheon."""
    mat = table.mats[target]
    mat[UPPER if mat[BASE_COMMON] else BASE] -= 1
    table.tell("degraded", table.named(target))


class Apostasy(Plotting):
    """A Legion of the target goes home, or is replaced by one from the plotter's board."""

    rule: ClassVar[str] = "plot-effects"
    fields: ClassVar[tuple[str, ...]] = ("target",)

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target: Final = target

    def options(self, table: Table) -> list[int]:
        options: list[int] = []
        for region in range(3):
            if table.mats[self.target][AT + region]:
                options.append(_APOSTATE + 2 * region + RETURNED)
                if table.mats[self.seat][LEGIONS]:
                    options.append(_APOSTATE + 2 * region + REPLACED)
        return options

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"other": table.named(self.target), "count": table.mats[self.seat][LEGIONS]}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if not APOSTATE.says(action):
            return super().why_not(table, action)
        region, _ = APOSTATE.two(action)
        if not table.mats[self.target][AT + region]:
            return Reason("plot-effects", "no-legion-of-theirs", {"region": REGIONS[region]})
        return Reason("plot-effects", "no-legion-left")

    def happen(self, table: Table, action: int) -> None:
        region, fate = APOSTATE.two(action)
        apostatise(table, self.seat, self.target, region, fate == REPLACED)


def apostatise(table: Table, owner: int, target: int, region: int, replaced: bool) -> None:
    mat = table.mats[target]
    mat[AT + region] -= 1
    mat[LEGIONS] += 1
    table.tell("apostasy", table.named(owner), table.named(target), region)
    if replaced:
        mine = table.mats[owner]
        mine[LEGIONS] -= 1
        mine[AT + region] += 1
        table.tell("replaces", table.named(owner), region)


class Deception(Plotting):
    """Two Legions of the target end up in the same Region; at least one of them moves."""

    rule: ClassVar[str] = "plot-effects"
    fields: ClassVar[tuple[str, ...]] = ("target",)

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target: Final = target

    def options(self, table: Table) -> list[int]:
        mat = table.mats[self.target]
        options: list[int] = []
        for pair in range(len(PAIRS)):
            first, second = PAIRS[pair]
            enough = (
                mat[AT + first] > 1 if first == second else mat[AT + first] and mat[AT + second]
            )
            if enough:
                for region in range(3):
                    if region != first or region != second:
                        options.append(_DECEIVE + 3 * pair + region)
        return options

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"other": table.named(self.target)}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if not DECEIVE.says(action):
            return super().why_not(table, action)
        pair, region = DECEIVE.two(action)
        same = PAIRS[pair] == (region, region)
        return Reason("plot-effects", "nothing-moves" if same else "not-two-legions")

    def happen(self, table: Table, action: int) -> None:
        mat = table.mats[self.target]
        pair, region = DECEIVE.two(action)
        first, second = PAIRS[pair]
        mat[AT + first] -= 1
        mat[AT + second] -= 1
        mat[AT + region] += 2
        table.tell("deceives", self.seat, table.named(self.target), region)


class Unseat(Plotting):
    """A Vote of the target leaves the Column: for one's own on top, or for Glory."""

    rule: ClassVar[str] = "plot-effects"
    fields: ClassVar[tuple[str, ...]] = ("target", "effect")

    def __init__(self, seat: int, target: int, effect: int) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.effect: Final = effect

    def options(self, table: Table) -> list[int]:
        senate = table.senate
        return [_UNSEAT + i for i in range(len(senate)) if senate[i] == self.target]

    def asks(self, table: Table) -> dict[str, str | int]:
        return {
            "other": table.named(self.target),
            "effect": PLOT_EFFECTS[self.effect],
            "count": table.box.plot_amount[NULL_VOTE],
        }

    def why_not(self, table: Table, action: int) -> Reason | None:
        if UNSEAT.says(action):
            height = UNSEAT.one(action) + 1
            return Reason("plot-effects", "not-their-vote", {"height": height})
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        table.unseat(self.seat, UNSEAT.one(action))
        if self.effect == SECOND_VOTE:
            table.add_vote(self.seat)
        else:
            table.gain_glory(self.seat, table.box.plot_amount[NULL_VOTE], "glory_for")
