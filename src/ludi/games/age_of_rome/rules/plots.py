"""The Plots phase: activation, Vendetta, the effect chosen, and what the target may answer."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.age_of_rome.actions import ACTIVATE, DONE, EFFECT_OF, PLAY, STOP
from ludi.games.age_of_rome.ids import (
    CUSTOMS,
    FORCED_SALE,
    ON_ACTIVATION,
    ON_TARGET,
    PLOT_EFFECTS,
    PLOTS_TWICE,
    POSITIONS,
    PROVINCES,
)
from ludi.games.age_of_rome.rules.hand import is_sale, playable, sale_options
from ludi.games.age_of_rome.rules.moment import Moment, OwnTurn
from ludi.games.age_of_rome.rules.plot_effects import (
    ApplyEffect,
    Plotting,
    Strikes,
    has_cards,
    is_full_for,
    is_usable,
)
from ludi.games.age_of_rome.rules.trade import is_closed, play_card, sell_or_lay_out
from ludi.games.age_of_rome.sheet import CANCELLED, CHARACTER, FLIPPED, REWARDED, TWICE, VENDETTA
from ludi.games.age_of_rome.table import Table
from ludi.kernel.agenda import NOTHING, Step
from ludi.kernel.errors import Reason
from ludi.kernel.table import NOBODY

_ACTIVATE: Final = ACTIVATE.base
_EFFECT: Final = EFFECT_OF.base
_PLAY: Final = PLAY.base
_STOP: Final = STOP.base
_DONE: Final = DONE.base


# ---------------------------------------------------------------- what is possible


def effects_of(table: Table, seat: int) -> tuple[int, ...]:
    """The three plot effects of a seat's character."""
    return table.box.characters[table.mats[seat][CHARACTER]].plots


def usable(table: Table, seat: int, target: int, used: int) -> list[int]:
    """The effects of a character, less one used already, that can do anything to a target."""
    return [e for e in effects_of(table, seat) if e != used and is_usable(table, seat, target, e)]


def can_be_paid(table: Table, owner: int, target: int) -> bool:
    """A Vendetta marker to pay with, and a free slot on the target's track."""
    mats = table.mats
    return mats[owner][VENDETTA] > 0 and mats[target][VENDETTA] < table.box.vendetta_slots


def reach_of(table: Table, seat: int, province: int) -> int:
    """Against whom a seat's plot in a Province can be paid, or NOBODY."""
    if seat not in table.plots[province * 3 : province * 3 + 3]:
        return NOBODY
    target = table.facing(province)
    if target in (NOBODY, seat) or not can_be_paid(table, seat, target):
        return NOBODY
    return target


def target_of(table: Table, seat: int, province: int) -> int:
    """Whom a seat's plot in a Province can strike now, or NOBODY."""
    target = reach_of(table, seat, province)
    if target == NOBODY or not usable(table, seat, target, NOBODY):
        return NOBODY
    return target


def lacks_room(table: Table, seat: int) -> bool:
    """Whether only a full hand keeps a seat from Customs Duties."""
    if table.room(seat):
        return False
    if CUSTOMS not in effects_of(table, seat):
        return False
    for province in range(POSITIONS):
        target = reach_of(table, seat, province)
        if target != NOBODY and has_cards(table, target):
            return True
    return False


def is_in_danger(table: Table, seat: int) -> bool:
    """Whether a plot of somebody still to come could take a card of a seat's hand."""
    province = table.province(seat)
    for owner in table.order[table.order.index(seat) + 1 :]:
        if table.is_cassius(owner):
            effect = table.box.cassius_plot[table.cassius[table.round - 1]]
            if effect in (FORCED_SALE, CUSTOMS) and can_be_paid(table, owner, seat):
                return True
        elif reach_of(table, owner, province) == seat:
            effects = effects_of(table, owner)
            if FORCED_SALE in effects or CUSTOMS in effects:
                return True
    return False


def pay(table: Table, owner: int, target: int) -> None:
    """The leftmost marker goes to the rightmost free slot of the target."""
    table.mats[owner][VENDETTA] -= 1
    table.mats[target][VENDETTA] += 1
    table.plot_flags = 0


# ---------------------------------------------------------------- activation


class ActivatePlots(OwnTurn):
    """In turn order, once a round: any of one's plots in Provinces that face somebody else."""

    rule: ClassVar[str] = "activation"

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        options: list[int] = []
        is_near = False
        if table.mats[seat][VENDETTA] and seat in table.plots:
            for province in range(POSITIONS):
                if target_of(table, seat, province) != NOBODY:
                    options.append(_ACTIVATE + province)
            is_near = len(options) > 0 or lacks_room(table, seat)
        if not is_near and not (table.hands[seat] and is_in_danger(table, seat)):
            return []
        sale_options(table, seat, options)
        options.append(_DONE)
        return options

    def asks(self, table: Table) -> dict[str, str | int]:
        """How many Provinces have a plot to activate; with none, why one is asked all the same."""
        seat = self.seat
        found = [p for p in range(POSITIONS) if target_of(table, seat, p) != NOBODY]
        return {
            "count": len(found) if table.mats[seat][VENDETTA] else 0,
            "markers": table.mats[seat][VENDETTA],
            "full": int(lacks_room(table, seat)),
        }

    def why_not(self, table: Table, action: int) -> Reason | None:
        if ACTIVATE.says(action):
            return self.no_plot_from(table, ACTIVATE.one(action))
        return super().why_not(table, action)

    def no_plot_from(self, table: Table, province: int) -> Reason:
        """Why a plot in a Province cannot strike."""
        seat = self.seat
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
        if CUSTOMS in effects_of(table, seat) and is_full_for(table, seat, target):
            return Reason("plot-effects", "no-room")
        return Reason("activation", "no-effect", {"seat": table.named(target)})

    def happen(self, table: Table, action: int) -> None:
        if action in (_DONE, NOTHING):
            return
        seat = self.seat
        if is_sale(action):
            table.push(self)
            sell_or_lay_out(table, seat, action)
            return
        province = ACTIVATE.one(action)
        target = table.facing(province)
        pay(table, seat, target)
        slot = table.plots.index(seat, province * 3)
        table.plots[slot] = seat + FLIPPED
        table.tell("activates", seat, table.named(target), province)
        table.push(self)
        table.push(AfterPlot(target))
        table.push(ChooseEffect(seat, target, NOBODY))


class ChooseEffect(Plotting):
    """One of the three effects of one's character, if it can do anything."""

    rule: ClassVar[str] = "plot-effects"
    fields: ClassVar[tuple[str, ...]] = ("target", "used")

    def __init__(self, seat: int, target: int, used: int) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.used: Final = used  # by the same plot already

    def options(self, table: Table) -> list[int]:
        return [_EFFECT + e for e in usable(table, self.seat, self.target, self.used)]

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"other": table.named(self.target), "second": int(self.used != NOBODY)}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if not EFFECT_OF.says(action):
            return super().why_not(table, action)
        effect = EFFECT_OF.one(action)
        args: dict[str, str | int] = {"effect": PLOT_EFFECTS[effect]}
        if effect not in effects_of(table, self.seat):
            return Reason("characters", "not-your-effect", args)
        if effect == self.used:
            return Reason("card-effects", "effect-used", args)
        if effect == CUSTOMS and is_full_for(table, self.seat, self.target):
            return Reason("plot-effects", "no-room")
        return Reason("plot-effects", "effect-useless", args)

    def happen(self, table: Table, action: int) -> None:
        if action == NOTHING:
            return
        effect = EFFECT_OF.one(action)
        seat = self.seat
        table.tell("chooses_effect", seat, effect)
        if self.used == NOBODY:
            table.push(SecondEffect(seat, self.target, effect))
            table.push(ApplyEffect(seat, self.target, effect))
            if table.is_cassius(self.target):
                table.push(PlotWindow(seat, self.target, effect))
            else:
                table.push(React(self.target, seat))
                table.push(PlotWindow(seat, self.target, effect))
        else:
            table.push(ApplyEffect(seat, self.target, effect))


class PlotWindow(Plotting):
    """Whoever activates a plot may play cards for it, once the effect is chosen."""

    rule: ClassVar[str] = "windows"
    condition: ClassVar[int] = ON_ACTIVATION
    fields: ClassVar[tuple[str, ...]] = ("target", "effect")

    def __init__(self, seat: int, target: int, effect: int) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.effect: Final = effect

    def options(self, table: Table) -> list[int]:
        options: list[int] = []
        for card in playable(table, self.seat, ON_ACTIVATION, -1):
            twice = table.box.card_effect[card] == PLOTS_TWICE
            if not twice or usable(table, self.seat, self.target, self.effect):
                options.append(_PLAY + card)
        if options:
            options.append(_STOP)
        return options

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"other": table.named(self.target), "effect": PLOT_EFFECTS[self.effect]}

    def happen(self, table: Table, action: int) -> None:
        if is_closed(table, action):
            if not table.is_cassius(self.target):
                table.close_door()  # whether the target is asked to react tells of a secret hand
            return
        table.push(self)
        play_card(table, self.seat, PLAY.one(action), -1)


class React(Moment):
    """The target of a plot may play cards against it, out of turn."""

    rule: ClassVar[str] = "reactions"
    condition: ClassVar[int] = ON_TARGET
    fields: ClassVar[tuple[str, ...]] = ("plotter",)

    def __init__(self, seat: int, plotter: int) -> None:
        super().__init__(seat)
        self.plotter: Final = plotter

    def options(self, table: Table) -> list[int]:
        options = [_PLAY + card for card in playable(table, self.seat, ON_TARGET, -1)]
        if options:
            options.append(_STOP)
        return options

    def asks(self, table: Table) -> dict[str, str | int]:
        return {
            "other": table.named(self.plotter),
            "effect": PLOT_EFFECTS[effect_at_hand(table)],
            "cancelled": int(table.plot_flags & CANCELLED > 0),
        }

    def happen(self, table: Table, action: int) -> None:
        if is_closed(table, action):
            return
        table.push(self)
        play_card(table, self.seat, PLAY.one(action), -1)


def effect_at_hand(table: Table) -> int:
    """The effect of the plot that is being answered."""
    agenda = table.agenda
    for place in range(len(agenda) - 1, -1, -1):
        step = agenda[place]
        if isinstance(step, Strikes):
            return step.effect
    return NOBODY


class SecondEffect(Step[Table]):
    """With a Sica, a different effect strikes the same target, unpaid."""

    rule: ClassVar[str] = "card-effects"
    fields: ClassVar[tuple[str, ...]] = ("target", "used")

    def __init__(self, seat: int, target: int, used: int) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.used: Final = used

    def happen(self, table: Table, action: int) -> None:
        if table.plot_flags & TWICE and not table.plot_flags & CANCELLED:
            table.push(ChooseEffect(self.seat, self.target, self.used))


class AfterPlot(Step[Table]):
    """The plot is resolved: a Palla played by its target pays now."""

    rule: ClassVar[str] = "reactions"

    def happen(self, table: Table, action: int) -> None:
        reward = table.plot_flags // REWARDED
        table.plot_flags = 0
        if reward:
            table.gain_glory(self.seat, reward, "glory_for")
