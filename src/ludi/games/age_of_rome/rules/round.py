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
from ludi.games.age_of_rome.rules.plots import ActivatePlots
from ludi.games.age_of_rome.rules.revenue import Revenue
from ludi.games.age_of_rome.rules.trade import (
    BY_EVENT,
    Draw,
    draw_quests,
    sale_options,
    sell_or_lay_out,
)
from ludi.games.age_of_rome.table import (
    AT,
    CONSTRUCTION_PHASE,
    DENARII,
    END_PHASE,
    LEGIONS,
    LEGIONS_OUT,
    PARTISANS,
    PLOTS_PHASE,
    REVENUE_PHASE,
    VENDETTA,
    VOTES,
    VOTES_OUT,
    Table,
)
from ludi.kernel.agenda import NOTHING, Step
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
        table.doors += 1
        event = table.events[table.round - 1]
        table.order = turn_order(table, table.box.event_clockwise[event])
        table.tell("round", table.round)
        table.tell("event", event)
        if table.cassius:
            table.tell("cassius_card", table.cassius[table.round - 1])
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
        table.gain_denarii(0, pay)
        if not table.box.event_negative[event]:
            return
    served = served_by(table, event)
    served.reverse()
    for owner in served:
        table.push(EventEffect(owner, event))


class EventEffect(Step[Table]):
    """What an event gives to, or takes from, one of those it is for."""

    rule: ClassVar[str] = "events"

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event: Final = event

    def args(self) -> list[int]:
        return [self.seat, self.event]

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        table.tell("served", table.named(seat), self.event)
        if table.is_cassius(seat):
            event_for_cassius(table, seat, table.box.event_negative[self.event])
            return
        effect = table.box.event_effect[self.event]
        amount = table.box.events[self.event].points
        mat = table.mats[seat]
        if effect == EVENT_DENARII:
            table.gain_denarii(seat, amount)
        elif effect == EVENT_GLORY:
            table.gain_glory(seat, amount)
        elif effect == EVENT_LEGION:
            recruited = min(amount, mat[LEGIONS_OUT])
            mat[LEGIONS_OUT] -= recruited
            mat[LEGIONS] += recruited
        elif effect == EVENT_VOTE:
            recruited = min(amount, mat[VOTES_OUT])
            mat[VOTES_OUT] -= recruited
            mat[VOTES] += recruited
        elif effect == EVENT_TRADE:
            table.push(Draw(seat, amount, BY_EVENT))
        elif effect == EVENT_QUEST:
            draw_quests(table, seat, amount)
        elif effect == EVENT_PANTHEON:
            for _ in range(amount):
                if table.can_add_piece(seat):
                    table.add_piece(seat)
        elif effect == EVENT_LOSS:
            mat[DENARII] = max(0, mat[DENARII] - amount)
        elif effect == EVENT_SHAME:
            table.lose_glory(seat, amount)
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
        elif effect == EVENT_AMNESTY:
            returned = min(amount, mat[VENDETTA])
            mat[VENDETTA] -= returned
            table.vendetta += returned
        elif effect == EVENT_VENDETTA:
            taken = min(amount, table.vendetta, table.box.vendetta_slots - mat[VENDETTA])
            mat[VENDETTA] += taken
            table.vendetta -= taken


class Recall(Step[Table]):
    """Desertion: one of one's own Legions leaves a Region for the board."""

    rule: ClassVar[str] = "events"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def args(self) -> list[int]:
        return [self.seat, self.count]

    def options(self, table: Table) -> list[int]:
        mat = table.mats[self.seat]
        return [_RECALL + region for region in range(3) if mat[AT + region]]

    def happen(self, table: Table, action: int) -> None:
        if action == NOTHING:
            return
        mat = table.mats[self.seat]
        mat[AT + action - _RECALL] -= 1
        mat[LEGIONS] += 1
        table.tell("legion_returns", self.seat, action - _RECALL)
        if self.count > 1:
            table.push(Recall(self.seat, self.count - 1))


class StartPhase(Step[Table]):
    """The next phase begins."""

    rule: ClassVar[str] = "round"

    def __init__(self, seat: int, phase: int) -> None:
        super().__init__(seat)
        self.phase: Final = phase

    def args(self) -> list[int]:
        return [self.seat, self.phase]

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


class LastChance(Step[Table]):
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

    def happen(self, table: Table, action: int) -> None:
        if action in (_DONE, NOTHING):
            return
        table.push(self)
        if action == _BUY_GLORY:
            table.aside(self.seat, action)
        else:
            sell_or_lay_out(table, self.seat, action)
