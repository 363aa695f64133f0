"""The Plots phase: activation, Vendetta, the eight effects, and what the target may answer."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.age_of_rome.actions import (
    ACTIVATE,
    APOSTATE,
    DECEIVE,
    DONE,
    EFFECT_OF,
    PAIRS,
    PLAY,
    STOP,
    UNSEAT,
)
from ludi.games.age_of_rome.ids import (
    APOSTASY,
    CALUMNY,
    CUSTOMS,
    DECEPTION,
    DEGRADATION,
    FORCED_SALE,
    NULL_VOTE,
    ON_ACTIVATION,
    ON_TARGET,
    PLOTS_TWICE,
    POSITIONS,
    SECOND_VOTE,
)
from ludi.games.age_of_rome.rules.trade import (
    has_set,
    is_closed,
    is_sale,
    play_card,
    playable,
    sale_options,
    sell_or_lay_out,
)
from ludi.games.age_of_rome.table import (
    AT,
    BASE,
    BASE_COMMON,
    CANCELLED,
    CHARACTER,
    FLIPPED,
    GLORY,
    LEGIONS,
    REWARDED,
    TWICE,
    UPPER,
    VENDETTA,
    VOTES,
    Table,
)
from ludi.kernel.agenda import NOTHING, Step
from ludi.kernel.table import NOBODY

_ACTIVATE: Final = ACTIVATE.base
_EFFECT: Final = EFFECT_OF.base
_APOSTATE: Final = APOSTATE.base
_DECEIVE: Final = DECEIVE.base
_UNSEAT: Final = UNSEAT.base
_PLAY: Final = PLAY.base
_STOP: Final = STOP.base
_DONE: Final = DONE.base
RETURNED: Final = 0  # the fate of a Legion in an Apostasy
REPLACED: Final = 1


# ---------------------------------------------------------------- what is possible


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


def usable(table: Table, seat: int, target: int, used: int) -> list[int]:
    """The effects of a character, less one used already, that can do anything to a target."""
    effects = table.box.characters[table.mats[seat][CHARACTER]].plots
    return [e for e in effects if e != used and is_usable(table, seat, target, e)]


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
    if CUSTOMS not in table.box.characters[table.mats[seat][CHARACTER]].plots:
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
            effects = table.box.characters[table.mats[owner][CHARACTER]].plots
            if FORCED_SALE in effects or CUSTOMS in effects:
                return True
    return False


def pay(table: Table, owner: int, target: int) -> None:
    """The leftmost marker goes to the rightmost free slot of the target."""
    table.mats[owner][VENDETTA] -= 1
    table.mats[target][VENDETTA] += 1
    table.plot_flags = 0


# ---------------------------------------------------------------- activation


class ActivatePlots(Step[Table]):
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
        if not is_near and not (has_set(table, seat) and is_in_danger(table, seat)):
            return []
        sale_options(table, seat, options)
        options.append(_DONE)
        return options

    def happen(self, table: Table, action: int) -> None:
        if action in (_DONE, NOTHING):
            return
        seat = self.seat
        if is_sale(action):
            table.push(self)
            sell_or_lay_out(table, seat, action)
            return
        province = action - _ACTIVATE
        target = table.facing(province)
        pay(table, seat, target)
        slot = table.plots.index(seat, province * 3)
        table.plots[slot] = seat + FLIPPED
        table.tell("activates", seat, table.named(target), province)
        table.push(self)
        table.push(AfterPlot(target))
        table.push(ChooseEffect(seat, target, NOBODY))


class ChooseEffect(Step[Table]):
    """One of the three effects of one's character, if it can do anything."""

    rule: ClassVar[str] = "plot-effects"

    def __init__(self, seat: int, target: int, used: int) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.used: Final = used  # by the same plot already

    def args(self) -> list[int]:
        return [self.seat, self.target, self.used]

    def options(self, table: Table) -> list[int]:
        return [_EFFECT + e for e in usable(table, self.seat, self.target, self.used)]

    def happen(self, table: Table, action: int) -> None:
        if action == NOTHING:
            return
        effect = action - _EFFECT
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


class PlotWindow(Step[Table]):
    """Whoever activates a plot may play cards for it, once the effect is chosen."""

    rule: ClassVar[str] = "windows"

    def __init__(self, seat: int, target: int, effect: int) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.effect: Final = effect

    def args(self) -> list[int]:
        return [self.seat, self.target, self.effect]

    def options(self, table: Table) -> list[int]:
        options: list[int] = []
        for card in playable(table, self.seat, ON_ACTIVATION, -1):
            twice = table.box.card_effect[card] == PLOTS_TWICE
            if not twice or usable(table, self.seat, self.target, self.effect):
                options.append(_PLAY + card)
        if options:
            options.append(_STOP)
        return options

    def happen(self, table: Table, action: int) -> None:
        if is_closed(table, action):
            if not table.is_cassius(self.target):
                table.doors += 1  # whether the target is asked to react tells of a secret hand
            return
        table.push(self)
        play_card(table, self.seat, action - _PLAY, -1)


class React(Step[Table]):
    """The target of a plot may play cards against it, out of turn."""

    rule: ClassVar[str] = "reactions"

    def __init__(self, seat: int, plotter: int) -> None:
        super().__init__(seat)
        self.plotter: Final = plotter

    def args(self) -> list[int]:
        return [self.seat, self.plotter]

    def options(self, table: Table) -> list[int]:
        options = [_PLAY + card for card in playable(table, self.seat, ON_TARGET, -1)]
        if options:
            options.append(_STOP)
        return options

    def happen(self, table: Table, action: int) -> None:
        if is_closed(table, action):
            return
        table.push(self)
        play_card(table, self.seat, action - _PLAY, -1)


class SecondEffect(Step[Table]):
    """With a Sica, a different effect strikes the same target, unpaid."""

    rule: ClassVar[str] = "card-effects"

    def __init__(self, seat: int, target: int, used: int) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.used: Final = used

    def args(self) -> list[int]:
        return [self.seat, self.target, self.used]

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
            table.gain_glory(self.seat, reward)


# ---------------------------------------------------------------- the eight effects


class ApplyEffect(Step[Table]):
    """The effect strikes, unless a Scutum cancelled it."""

    rule: ClassVar[str] = "plot-effects"

    def __init__(self, seat: int, target: int, effect: int) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.effect: Final = effect

    def args(self) -> list[int]:
        return [self.seat, self.target, self.effect]

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        target = self.target
        effect = self.effect
        if table.plot_flags & CANCELLED:
            table.tell("cancelled", effect)
        elif not is_usable(table, seat, target, effect):
            table.tell("in_vain", effect)
        elif effect == CALUMNY:
            table.lose_glory(target, table.box.plot_amount[CALUMNY])
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
            table.gain_denarii(seat, table.box.plot_amount[FORCED_SALE])
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
        table.doors += 1
        return table.stock.pop()
    return table.lose_random_card(target)


def degrade(table: Table, target: int) -> None:
    """A piece of the target's colour leaves the unfinished level of the Pantheon."""
    mat = table.mats[target]
    mat[UPPER if mat[BASE_COMMON] else BASE] -= 1
    table.tell("degraded", table.named(target))


class Apostasy(Step[Table]):
    """A Legion of the target goes home, or is replaced by one from the plotter's board."""

    rule: ClassVar[str] = "plot-effects"

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target: Final = target

    def args(self) -> list[int]:
        return [self.seat, self.target]

    def options(self, table: Table) -> list[int]:
        options: list[int] = []
        for region in range(3):
            if table.mats[self.target][AT + region]:
                options.append(_APOSTATE + 2 * region + RETURNED)
                if table.mats[self.seat][LEGIONS]:
                    options.append(_APOSTATE + 2 * region + REPLACED)
        return options

    def happen(self, table: Table, action: int) -> None:
        region = (action - _APOSTATE) // 2
        apostatise(table, self.seat, self.target, region, (action - _APOSTATE) % 2 == REPLACED)


def apostatise(table: Table, owner: int, target: int, region: int, replaced: bool) -> None:
    mat = table.mats[target]
    mat[AT + region] -= 1
    mat[LEGIONS] += 1
    table.tell("legion_returns", table.named(target), region)
    if replaced:
        mine = table.mats[owner]
        mine[LEGIONS] -= 1
        mine[AT + region] += 1
        table.tell("legion", table.named(owner), region)


class Deception(Step[Table]):
    """Two Legions of the target end up in the same Region; at least one of them moves."""

    rule: ClassVar[str] = "plot-effects"

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target: Final = target

    def args(self) -> list[int]:
        return [self.seat, self.target]

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

    def happen(self, table: Table, action: int) -> None:
        mat = table.mats[self.target]
        first, second = PAIRS[(action - _DECEIVE) // 3]
        region = (action - _DECEIVE) % 3
        mat[AT + first] -= 1
        mat[AT + second] -= 1
        mat[AT + region] += 2
        table.tell("deceived", table.named(self.target), region)


class Unseat(Step[Table]):
    """A Vote of the target leaves the Column: for one's own on top, or for Glory."""

    rule: ClassVar[str] = "plot-effects"

    def __init__(self, seat: int, target: int, effect: int) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.effect: Final = effect

    def args(self) -> list[int]:
        return [self.seat, self.target, self.effect]

    def options(self, table: Table) -> list[int]:
        senate = table.senate
        return [_UNSEAT + i for i in range(len(senate)) if senate[i] == self.target]

    def happen(self, table: Table, action: int) -> None:
        table.take_vote(action - _UNSEAT)
        if self.effect == SECOND_VOTE:
            table.add_vote(self.seat)
        else:
            table.gain_glory(self.seat, table.box.plot_amount[NULL_VOTE])
