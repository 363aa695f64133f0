"""What all moments share at which a player may be asked: why not what belongs to another one."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.age_of_rome.actions import (
    ACCEPT,
    ACTIVATE,
    APOSTATE,
    ASK,
    BUILD,
    BUY_GLORY,
    COLOSSEUM_OF,
    DECEIVE,
    DISCARD,
    DONE,
    EFFECT_OF,
    FORGO,
    LAY_OUT,
    LEAVE_OUT,
    LEGION,
    MARCH_TO,
    OFFER,
    PLACE,
    PLACE_BONUS,
    PLAY,
    PLOT,
    PUT,
    RECALL,
    REFUSE,
    RETURN_QUEST,
    SELL,
    SPY_ACTION,
    SPY_GLORY,
    STOP,
    TAX,
    UNSEAT,
    VERBS,
)
from ludi.games.age_of_rome.ids import CARDS, SPIES
from ludi.games.age_of_rome.rules.hand import is_sale, not_for_sale, not_in_hand, not_playable
from ludi.games.age_of_rome.sheet import ACTION_PHASE, CONSTRUCTION_PHASE, REVENUE_PHASE
from ludi.games.age_of_rome.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason
from ludi.kernel.table import NOBODY
from ludi.kernel.vocabulary import Verb

OF_OFFERS: Final = (OFFER, PUT, ASK, ACCEPT, REFUSE, SPY_GLORY, SPY_ACTION)
OF_PLOTS: Final = (ACTIVATE, EFFECT_OF, APOSTATE, DECEIVE, UNSEAT)
OF_PARTISANS: Final = (PLACE, PLACE_BONUS, COLOSSEUM_OF, PLOT)
OF_LEGIONS: Final = (LEGION, MARCH_TO, RECALL)
OF_CARDS: Final = (PLAY, SELL, DISCARD, LAY_OUT, LEAVE_OUT)
GOING_ON: Final = (STOP, FORGO, DONE)


def no_plots(table: Table) -> Reason | None:
    """A game without plots, if so."""
    return None if table.has_plots() else Reason("peace", "no-plots")


def in_phase(table: Table, phase: int, only: Reason) -> Reason:
    """What is done in one phase only; in that phase, something else has been begun."""
    return Reason(only.rule, "finish-first") if table.phase == phase else only


class Moment(Step[Table]):
    """A moment at which a player may be asked; each says more about what it is there for."""

    condition: ClassVar[int] = NOBODY  # the type of condition it fulfils for Trade cards

    def why_not(self, table: Table, action: int) -> Reason | None:
        """Every verb has its moment: this is not the one."""
        verb = VERBS.verb_of(action)
        if verb is RETURN_QUEST:
            return Reason("quests", "quests-stay")
        if verb in OF_OFFERS:
            if table.plays(SPIES):
                return Reason("spies-and-allies", "no-offer-now")
            if verb is OFFER:  # it is put on a Building of somebody else's Province
                return Reason("placing", "other-province")
            return Reason("spies-and-allies", "no-spies")
        if verb in OF_PLOTS:
            return no_plots(table) or self.no_plot_now(table, verb)
        if verb is BUILD:
            only = Reason("construction", "construction-only")
            return in_phase(table, CONSTRUCTION_PHASE, only)
        if verb in OF_PARTISANS:
            return in_phase(table, ACTION_PHASE, Reason("action-phase", "action-only"))
        if verb in OF_LEGIONS:
            return Reason("military", "no-legions-now")
        if verb in OF_CARDS:
            return self.not_this_card(table, verb, verb.one(action))
        if verb is TAX:
            return in_phase(table, REVENUE_PHASE, Reason("revenue", "revenue-only"))
        if verb in GOING_ON:
            return self.must_choose(table)
        return table.not_buying(self.seat) if verb is BUY_GLORY else None

    def must_choose(self, table: Table) -> Reason:
        """Why one cannot just go on."""
        return Reason(type(self).rule, "must-choose")

    def no_plot_now(self, table: Table, verb: Verb) -> Reason:
        if verb is not ACTIVATE:
            return Reason("plot-effects", "no-plot-now")
        return Reason("activation", "plots-round-one" if table.round == 1 else "activation-over")

    def not_this_card(self, table: Table, verb: Verb, word: int) -> Reason:
        """Cards are sold in one's own turn, and played under their condition."""
        if verb is LAY_OUT:
            return Reason("sets", "own-turn-only")
        if verb is PLAY:
            return not_playable(table, self.seat, word, type(self).condition, -1)
        missing = not_in_hand(table, self.seat, word)
        if missing is not None:
            return missing
        if verb is SELL:
            return Reason("selling", "own-turn-only")
        if verb is DISCARD:
            return Reason("hand-limit", "hand-not-full", {"count": table.box.trade_hand})
        return Reason("sets", "not-in-this-set", {"card": CARDS[word]})


class OwnTurn(Moment):
    """A moment of one's own turn: cards may be sold, and sets laid out."""

    def why_not(self, table: Table, action: int) -> Reason | None:
        if is_sale(action):
            return not_for_sale(table, self.seat, action)
        return super().why_not(table, action)
