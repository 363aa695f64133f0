"""The round: the event, the four phases in turn order, the rotation; then the end."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.age_of_rome.actions import BUY_GLORY, DONE, RECALL
from ludi.games.age_of_rome.ids import (
    CLOCK,
    EVENT_AMNESTY,
    EVENT_DENARII,
    EVENT_DESERTION,
    EVENT_GLORY,
    EVENT_LEGION,
    EVENT_LOSS,
    EVENT_PANTHEON,
    EVENT_PIRACY,
    EVENT_QUEST,
    EVENT_SCANDAL,
    EVENT_SHAME,
    EVENT_TRADE,
    EVENT_VENDETTA,
    EVENT_VOTE,
    FEWEST,
    POSITIONS,
    ROUNDS,
    SPIES,
)
from ludi.games.age_of_rome.metrics import measure
from ludi.games.age_of_rome.rules.action import EndAction, StartAction
from ludi.games.age_of_rome.rules.cassius import CassiusBuilds, CassiusPlots, event_for_cassius
from ludi.games.age_of_rome.rules.construction import Construct
from ludi.games.age_of_rome.rules.diplomacy import MakeOffer
from ludi.games.age_of_rome.rules.hand import sale_options
from ludi.games.age_of_rome.rules.moment import Moment, OwnTurn
from ludi.games.age_of_rome.rules.plots import ActivatePlots
from ludi.games.age_of_rome.rules.revenue import Revenue
from ludi.games.age_of_rome.rules.trade import (
    BY_EVENT,
    Draw,
    draw_quests,
    not_from_there,
    sell_or_lay_out,
)
from ludi.games.age_of_rome.sheet import (
    AT,
    CONSTRUCTION_PHASE,
    DENARII,
    END_PHASE,
    GLORY,
    LEGIONS,
    PARTISANS,
    PLOTS_PHASE,
    REVENUE_PHASE,
    VENDETTA,
)
from ludi.games.age_of_rome.table import Table
from ludi.kernel.agenda import NOTHING, Step
from ludi.kernel.errors import Reason
from ludi.kernel.table import NOBODY

_RECALL: Final = RECALL.base
_BUY_GLORY: Final = BUY_GLORY.base
_DONE: Final = DONE.base


class NewRound(Step[Table]):
    """The event is revealed: whom it serves, the turn order, then the phases of the round."""

    rule: ClassVar[str] = "round"

    def happen(self, table: Table, action: int) -> None:
        table.round += 1
        table.phase = PLOTS_PHASE
        table.close_door()
        event = table.events[table.round - 1]
        table.order = turn_order(table, table.box.event_clockwise[event])
        table.tell("round", table.round)
        if table.cassius:
            table.tell("cassius_card", table.cassius[table.round - 1])
        table.tell("event", event)
        table.push(EndRound(NOBODY))
        order = table.order[::-1]
        for owner in order:
            if not table.is_cassius(owner):
                table.push(Revenue(owner))
        table.push(StartPhase(NOBODY, REVENUE_PHASE))
        table.push(EndAction(NOBODY))
        table.push(StartAction(NOBODY))
        for owner in order:
            if table.is_cassius(owner):
                table.push(CassiusBuilds(owner))
            else:
                table.push(Construct(owner))
        table.push(StartPhase(NOBODY, CONSTRUCTION_PHASE))
        if table.has_plots() and table.round > 1:
            for owner in order:
                if table.is_cassius(owner):
                    table.push(CassiusPlots(owner))
                else:
                    table.push(ActivatePlots(owner))
        if table.plays(SPIES):
            for owner in order:
                table.push(MakeOffer(owner))
        serve_event(table, event)


def turn_order(table: Table, clockwise: bool) -> tuple[int, ...]:
    """From the Province with the First player marker, in the direction of the arrows."""
    start = table.position(table.marker)
    step = 1 if clockwise else -1
    order: list[int] = []
    for i in range(POSITIONS):
        position = (start + step * i) % POSITIONS
        if position in table.positions:
            order.append(table.positions.index(position))
    return tuple(order)


def served_by(table: Table, event: int) -> list[int]:
    """Those who have most or fewest of what an event counts, in turn order, all who are tied."""
    counted = table.box.events[event]
    found = [measure(table, owner, counted.metric, counted.of) for owner in table.order]
    best = min(found) if counted.how == FEWEST else max(found)
    return [table.order[i] for i in range(len(found)) if found[i] == best]


def serve_event(table: Table, event: int) -> None:
    """Rewards and losses; alone as Emperor only losses, and Denarii for the Partisans."""
    if table.is_emperor():
        pay = table.box.emperor_denarii * table.mats[0][PARTISANS]
        table.gain_denarii(0, pay, "emperor_pay")
        if not table.box.event_negative[event]:
            return
    served = served_by(table, event)
    served.reverse()
    for owner in served:
        table.push(EventEffect(owner, event))


class EventEffect(Step[Table]):
    """What an event gives to, or takes from, one of those it is for."""

    rule: ClassVar[str] = "events"
    fields: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event: Final = event

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        if table.is_cassius(seat):
            event_for_cassius(table, seat, table.box.event_negative[self.event])
            return
        effect = table.box.event_effect[self.event]
        amount = table.box.events[self.event].points
        mat = table.mats[seat]
        if effect == EVENT_DENARII:
            table.gain_denarii(seat, amount, "denarii_for")
        elif effect == EVENT_GLORY:
            table.gain_glory(seat, amount, "glory_for")
        elif effect == EVENT_LEGION:
            tell_change(table, "legion_for", seat, table.recruit_legions(seat, amount))
        elif effect == EVENT_VOTE:
            tell_change(table, "vote_for", seat, table.recruit_votes(seat, amount))
        elif effect == EVENT_LOSS:
            lost = min(amount, mat[DENARII])
            mat[DENARII] -= lost
            tell_change(table, "denarii_off", seat, lost)
        elif effect == EVENT_SHAME:
            if mat[GLORY] == 1:
                table.tell("event_nothing", seat)
            table.lose_glory(seat, amount, "glory_off")
        elif effect == EVENT_AMNESTY:
            returned = min(amount, mat[VENDETTA])
            mat[VENDETTA] -= returned
            table.vendetta += returned
            tell_change(table, "vendetta_off", seat, returned)
        elif effect == EVENT_VENDETTA:
            taken = min(amount, table.vendetta, table.box.vendetta_slots - mat[VENDETTA])
            mat[VENDETTA] += taken
            table.vendetta -= taken
            tell_change(table, "vendetta_for", seat, taken)
        else:
            self.happen_step_by_step(table, effect, amount)

    def happen_step_by_step(self, table: Table, effect: int, amount: int) -> None:
        """Events whose effect is told piece by piece, or asks something."""
        seat = self.seat
        if not self.can_happen(table, effect):
            table.tell("event_nothing", seat)
            return
        table.tell("concerned", seat)
        if effect == EVENT_TRADE:
            table.push(Draw(seat, amount, BY_EVENT))
        elif effect == EVENT_QUEST:
            draw_quests(table, seat, amount)
        elif effect == EVENT_PANTHEON:
            for _ in range(amount):
                if table.can_add_piece(seat):
                    table.add_piece(seat)
        elif effect == EVENT_DESERTION:
            table.push(Recall(seat, amount))
        elif effect == EVENT_SCANDAL:
            for _ in range(amount):
                if seat in table.senate:
                    table.take_vote(table.senate.index(seat))
        elif effect == EVENT_PIRACY:
            for _ in range(amount):
                if table.hands[seat]:
                    card = table.lose_random_card(seat)
                    table.discard.append(card)
                    table.tell("discards", seat, card)

    def can_happen(self, table: Table, effect: int) -> bool:
        """Whether such an event finds anything to give or to take."""
        seat = self.seat
        mat = table.mats[seat]
        if effect == EVENT_TRADE:
            return table.can_draw()
        if effect == EVENT_QUEST:
            return len(table.quest_deck) > 0
        if effect == EVENT_PANTHEON:
            return table.can_add_piece(seat)
        if effect == EVENT_DESERTION:
            return mat[AT] + mat[AT + 1] + mat[AT + 2] > 0
        if effect == EVENT_SCANDAL:
            return seat in table.senate
        return len(table.hands[seat]) > 0  # Piracy


def tell_change(table: Table, what: str, seat: int, count: int) -> None:
    """Tell what an event changed for a seat, or that it could change nothing."""
    if count:
        table.tell(what, seat, count)
    else:
        table.tell("event_nothing", seat)


class Recall(Moment):
    """Desertion: one of one's own Legions leaves a Region for the board."""

    rule: ClassVar[str] = "events"
    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def options(self, table: Table) -> list[int]:
        mat = table.mats[self.seat]
        return [_RECALL + region for region in range(3) if mat[AT + region]]

    def why_not(self, table: Table, action: int) -> Reason | None:
        return not_from_there(table, self.seat, action) or super().why_not(table, action)

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"count": self.count}

    def happen(self, table: Table, action: int) -> None:
        if action == NOTHING:
            return
        mat = table.mats[self.seat]
        region = RECALL.one(action)
        mat[AT + region] -= 1
        mat[LEGIONS] += 1
        table.tell("legion_returns", self.seat, region)
        if self.count > 1:
            table.push(Recall(self.seat, self.count - 1))


class StartPhase(Step[Table]):
    """The next phase begins."""

    rule: ClassVar[str] = "round"
    fields: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, seat: int, phase: int) -> None:
        super().__init__(seat)
        self.phase: Final = phase

    def happen(self, table: Table, action: int) -> None:
        table.phase = self.phase


class EndRound(Step[Table]):
    """The Provinces turn as the arrows say and the next round begins; after the ninth, the end."""

    rule: ClassVar[str] = "rotation"

    def happen(self, table: Table, action: int) -> None:
        if table.round == ROUNDS:
            table.phase = END_PHASE
            for owner in table.order[::-1]:
                if not table.is_cassius(owner):
                    table.push(LastChance(owner))
            return
        turns = quarter_turns(table)
        table.turned = (table.turned + turns) % POSITIONS
        table.tell("rotates", abs(turns), 1 if turns > 0 else 0)
        table.push(NewRound(NOBODY))


def quarter_turns(table: Table) -> int:
    """How far the Provinces turn at the end of this round, clockwise; below 0: the other way."""
    if table.round in (0, ROUNDS):
        return 0
    if table.plays(CLOCK):
        return 1
    event = table.events[table.round - 1]
    turns = table.box.event_turns[event]
    return turns if table.box.event_clockwise[event] else -turns


class LastChance(OwnTurn):
    """Before the final scoring: a last chance to lay out sets, sell cards, and buy Glory."""

    rule: ClassVar[str] = "end"

    def options(self, table: Table) -> list[int]:
        options: list[int] = []
        sale_options(table, self.seat, options)
        if table.buyable(self.seat):
            options.append(_BUY_GLORY)
        if options:
            options.append(_DONE)
        return options

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"count": table.buyable(self.seat)}

    def happen(self, table: Table, action: int) -> None:
        if action in (_DONE, NOTHING):
            return
        table.push(self)
        if action == _BUY_GLORY:
            table.aside(self.seat, action)
        else:
            sell_or_lay_out(table, self.seat, action)
