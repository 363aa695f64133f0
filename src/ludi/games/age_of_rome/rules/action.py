"""The Action phase: Partisans are placed one by one and act at once."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.age_of_rome.actions import (
    BUY_GLORY,
    COLOSSEUM_OF,
    DONE,
    FORGO,
    LEGION,
    MARCH_TO,
    PLACE,
    PLACE_BONUS,
    PLOT,
    VERBS,
)
from ludi.games.age_of_rome.ids import (
    AGRICULTURE,
    BUILDINGS,
    COLOSSEUM,
    COMMERCE,
    MILITARY,
    PLOT_SLOT,
    POLITICS,
    PROVINCES,
    RELIGION,
)
from ludi.games.age_of_rome.rules.cassius import CassiusActs
from ludi.games.age_of_rome.rules.hand import sale_options
from ludi.games.age_of_rome.rules.moment import OF_PARTISANS, Moment, OwnTurn, no_plots
from ludi.games.age_of_rome.rules.trade import (
    BY_BUILDING,
    Draw,
    Window,
    march,
    march_options,
    not_from_there,
    sell_or_lay_out,
)
from ludi.games.age_of_rome.sheet import (
    ACTION_PHASE,
    AT,
    EMPTY,
    FLIPPED,
    GLORY,
    LEGIONS,
    PARTISANS,
    PLOTS,
    READY,
    USED,
    VOTES,
)
from ludi.games.age_of_rome.table import Table, bonuses
from ludi.kernel.agenda import NOTHING, Step
from ludi.kernel.errors import Reason

_PLACE: Final = PLACE.base
_PLACE_END: Final = PLACE.end
_PLACE_BONUS: Final = PLACE_BONUS.base
_COLOSSEUM: Final = COLOSSEUM_OF.base
_PLOT: Final = PLOT.base
_LEGION: Final = LEGION.base
_FORGO: Final = FORGO.base
_BUY_GLORY: Final = BUY_GLORY.base
_DONE: Final = DONE.base


class StartAction(Step[Table]):
    """All recruited Partisans are ready."""

    rule: ClassVar[str] = "action-phase"

    def happen(self, table: Table, action: int) -> None:
        table.phase = ACTION_PHASE
        for owner in range(len(table.mats)):
            mat = table.mats[owner]
            if table.is_cassius(owner):
                mat[READY] = table.box.cassius_actions[table.era()]
            else:
                mat[READY] = mat[PARTISANS]
        table.push(NextPartisan(table.order[len(table.order) - 1]))


class NextPartisan(Step[Table]):
    """Whose turn comes after a seat's: the next one in turn order who has a Partisan left."""

    rule: ClassVar[str] = "action-phase"

    def happen(self, table: Table, action: int) -> None:
        order = table.order
        count = len(order)
        after = order.index(self.seat)
        for i in range(after + 1, after + count + 1):
            owner = order[i % count]
            if table.mats[owner][READY]:
                table.push(NEXT_PARTISAN[owner])
                if table.is_cassius(owner):
                    table.push(CassiusActs(owner))
                else:
                    table.push(PLACE_PARTISAN[owner])
                return
        buyer = table.medals[RELIGION]
        if 0 <= buyer < table.seats:
            table.push(ReachMilestone(buyer, self.seat))


class ReachMilestone(Moment):
    """The last Partisan acted: with the Religion Medal, Glory for one more may still be bought."""

    rule: ClassVar[str] = "medals"
    fields: ClassVar[tuple[str, ...]] = ("after",)

    def __init__(self, seat: int, after: int) -> None:
        super().__init__(seat)
        self.after: Final = after  # who placed the last Partisan

    def options(self, table: Table) -> list[int]:
        if 0 < table.to_milestone(self.seat) <= table.buyable(self.seat):
            return [_BUY_GLORY, _DONE]
        return []

    def asks(self, table: Table) -> dict[str, str | int]:
        missing = table.to_milestone(self.seat)
        return {
            "count": missing,
            "price": missing * table.box.religion_price,
            "milestone": table.mats[self.seat][GLORY] + missing,
        }

    def why_not(self, table: Table, action: int) -> Reason | None:
        if VERBS.verb_of(action) in OF_PARTISANS:
            return Reason("placing", "all-placed")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if action == _BUY_GLORY:
            table.push(NEXT_PARTISAN[self.after])
            table.aside(self.seat, action)


class PlacePartisan(OwnTurn):
    """A Partisan goes to a Building of one's Province, to the Colosseum, or onto a new plot."""

    rule: ClassVar[str] = "placing"

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        mat = table.mats[seat]
        province = table.province(seat)
        levels = table.levels
        crowd = table.crowd
        free = bonuses(table, seat) & ~mat[USED]
        place = province * len(BUILDINGS)
        options: list[int] = []
        for building in range(len(BUILDINGS)):
            if levels[place] > crowd[place]:
                options.append(_PLACE + building)
                if free >> building & 1:
                    options.append(_PLACE_BONUS + building)
            place += 1
        if mat[PLOTS] and EMPTY in table.plots[province * 3 : province * 3 + 3]:
            if table.has_plots():
                options.append(_PLOT)
        if table.hands[seat]:
            sale_options(table, seat, options)
        options.append(_COLOSSEUM)
        return options

    def why_not(self, table: Table, action: int) -> Reason | None:
        if PLACE.says(action):
            return self.not_in_building(table, PLACE.one(action))
        if PLACE_BONUS.says(action):
            bonus = PLACE_BONUS.one(action)
            return self.not_in_building(table, bonus) or self.no_bonus(table, bonus)
        if PLOT.says(action):
            if not table.mats[self.seat][PLOTS]:
                return Reason("plot-action", "no-plot-marker")
            return no_plots(table) or Reason("plot-action", "plot-slots-full")
        return super().why_not(table, action)

    def asks(self, table: Table) -> dict[str, str | int]:
        province = PROVINCES[table.province(self.seat)]
        return {"count": table.mats[self.seat][READY], "province": province}

    def must_choose(self, table: Table) -> Reason:
        return Reason("placing", "must-place")

    def not_in_building(self, table: Table, building: int) -> Reason | None:
        """A Building holds as many Partisans as its level."""
        place = table.province(self.seat) * len(BUILDINGS) + building
        args: dict[str, str | int] = {"building": BUILDINGS[building]}
        if not table.levels[place]:
            return Reason("placing", "no-building", args)
        if table.crowd[place] >= table.levels[place]:
            args["count"] = table.levels[place]
            return Reason("placing", "building-full", args)
        return None

    def no_bonus(self, table: Table, bonus: int) -> Reason:
        used = table.mats[self.seat][USED] >> bonus & 1
        args: dict[str, str | int] = {"building": BUILDINGS[bonus]}
        return Reason("bonuses", "bonus-used" if used else "bonus-covered", args)

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        mat = table.mats[seat]
        times = 1
        if _PLACE <= action < _PLACE_END:
            place = action - _PLACE
            table.tell("places", seat, place)
            table.crowd[table.province(seat) * len(BUILDINGS) + place] += 1
        elif PLACE_BONUS.says(action):
            place = PLACE_BONUS.one(action)
            mat[USED] |= 1 << place
            times = 2
            table.tell("places_bonus", seat, place)
            table.crowd[table.province(seat) * len(BUILDINGS) + place] += 1
        elif action == _COLOSSEUM:
            place = COLOSSEUM
            table.tell("places_colosseum", seat)
        elif action == _PLOT:
            place = PLOT_SLOT
            place_plot(table, seat)
        else:
            table.push(self)
            sell_or_lay_out(table, seat, action)
            return
        mat[READY] -= 1
        if table.hands[seat]:
            table.push(Resolve(seat, place, times))
            table.push(Window(seat, place))
        else:
            use(table, seat, place, times)


def place_plot(table: Table, seat: int) -> None:
    """A Plot marker lies face down in one's Province, with a Partisan on it."""
    province = table.province(seat)
    table.plots[table.plots.index(EMPTY, province * 3)] = seat
    table.mats[seat][PLOTS] -= 1
    table.tell("plots", seat, province)


class Resolve(Step[Table]):
    """The action of the place where a Partisan stands; twice with a bonus."""

    rule: ClassVar[str] = "placing"
    fields: ClassVar[tuple[str, ...]] = ("place", "times")

    def __init__(self, seat: int, place: int, times: int) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.times: Final = times

    def happen(self, table: Table, action: int) -> None:
        use(table, self.seat, self.place, self.times)


def use(table: Table, seat: int, place: int, times: int) -> None:
    """Carry out the action of a Building or of the Colosseum, as far as possible."""
    if place == MILITARY:
        table.push(PlaceLegion(seat, times))
    elif place == POLITICS:
        for _ in range(times):
            if table.mats[seat][VOTES]:
                table.add_vote(seat)
    elif place == COMMERCE:
        table.push(Draw(seat, times, BY_BUILDING))
    elif place == RELIGION:
        if table.can_add_piece(seat):
            table.add_piece(seat)
    elif place == AGRICULTURE:
        gain = table.box.farm[table.round]
        if table.medals[AGRICULTURE] == seat:
            gain += table.box.farm_with_medal
        table.gain_denarii(seat, gain)
    elif place == COLOSSEUM:
        table.gain_glory(seat, table.box.colosseum_glory)


class PlaceLegion(Moment):
    """A Legion goes from the board, or from another Region, into a Combat Region."""

    rule: ClassVar[str] = "military"
    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def options(self, table: Table) -> list[int]:
        mat = table.mats[self.seat]
        options: list[int] = []
        if mat[LEGIONS]:
            options = [_LEGION, _LEGION + 1, _LEGION + 2]
            march_options(mat, options)
        else:
            march_options(mat, options)
            if options:
                options.append(_FORGO)
        return options

    def why_not(self, table: Table, action: int) -> Reason | None:
        if LEGION.says(action):
            return Reason("military", "no-legion-left")
        return not_from_there(table, self.seat, action) or super().why_not(table, action)

    def asks(self, table: Table) -> dict[str, str | int]:
        mat = table.mats[self.seat]
        return {"count": self.count, "legions": mat[LEGIONS], "sent": sum(mat[AT : AT + 3])}

    def must_choose(self, table: Table) -> Reason:
        if table.mats[self.seat][LEGIONS]:
            return Reason("military", "must-place-legion")
        return super().must_choose(table)

    def happen(self, table: Table, action: int) -> None:
        if action in (NOTHING, _FORGO):
            return
        if LEGION.says(action):
            region = LEGION.one(action)
            mat = table.mats[self.seat]
            mat[LEGIONS] -= 1
            mat[AT + region] += 1
            table.tell("legion", self.seat, region)
        else:
            march(table, self.seat, MARCH_TO.one(action))
        if self.count > 1:
            table.push(PlaceLegion(self.seat, self.count - 1))


# Steps are shared: one for each owner is enough.
NEXT_PARTISAN: Final = [NextPartisan(owner) for owner in range(4)]
PLACE_PARTISAN: Final = [PlacePartisan(owner) for owner in range(4)]


class EndAction(Step[Table]):
    """Partisans, bonus markers and activated Plot markers go home; other plots stay."""

    rule: ClassVar[str] = "action-phase"

    def happen(self, table: Table, action: int) -> None:
        table.crowd = [0] * len(table.crowd)
        for mat in table.mats:
            mat[USED] = 0
        for slot in range(len(table.plots)):
            plot = table.plots[slot]
            if plot >= FLIPPED:
                table.mats[plot - FLIPPED][PLOTS] += 1
                table.plots[slot] = EMPTY
