"""Trade cards: drawn, played in a window, sold, laid out as sets."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.age_of_rome.actions import (
    DISCARD,
    FORGO,
    LAY_OUT,
    LEAVE_OUT,
    MARCH_TO,
    MARCHES,
    PLAY,
    RECALL,
    RETURN_QUEST,
    SELL,
    STOP,
)
from ludi.games.age_of_rome.ids import (
    BUILDINGS,
    CANCELS_PLOT,
    COLOSSEUM,
    DRAWS_QUEST,
    DRAWS_TRADE,
    GAINS_DENARII,
    GAINS_GLORY,
    GOODS,
    MILITARY,
    MOVES_LEGION,
    ON_PLACEMENT,
    ON_TARGET,
    PLOTS_TWICE,
    QUESTS,
    RECRUITS_LEGION,
    RECRUITS_VOTE,
    REGIONS,
    REMOVES_ANCHOR,
    TAKES_DISCARD,
)
from ludi.games.age_of_rome.rules.hand import (
    is_sale,
    not_for_sale,
    not_playable,
    playable,
    sale_options,
)
from ludi.games.age_of_rome.rules.moment import Moment
from ludi.games.age_of_rome.sheet import (
    ANCHOR,
    AT,
    CANCELLED,
    DENARII,
    REWARDED,
    TWICE,
)
from ludi.games.age_of_rome.table import Table, with_card, without
from ludi.kernel.agenda import NOTHING
from ludi.kernel.errors import Reason

_PLAY: Final = PLAY.base
_DISCARD: Final = DISCARD.base
_LEAVE_OUT: Final = LEAVE_OUT.base
_RETURN_QUEST: Final = RETURN_QUEST.base
_MARCH: Final = MARCH_TO.base
_STOP: Final = STOP.base
_FORGO: Final = FORGO.base

# Where a card is drawn: by an event, by a Building, or by a card in the window of a placement.
BY_EVENT: Final = -2
BY_BUILDING: Final = -1


# ---------------------------------------------------------------- selling and sets


def sell_or_lay_out(table: Table, seat: int, action: int) -> None:
    """Carry out a sale or begin a set; the caller has pushed what comes afterwards."""
    if SELL.says(action):
        sell(table, seat, SELL.one(action))
    else:
        begin_set(table, seat, LAY_OUT.one(action))


def sell(table: Table, seat: int, card: int) -> None:
    table.lose_card(seat, card)
    table.mats[seat][DENARII] += table.box.sale
    table.tell("sells", seat, card, table.box.sale)


def begin_set(table: Table, seat: int, goods: int) -> None:
    """With just three cards that fit they make the set; else some of them are left out."""
    fitting = [card for card in table.hands[seat] if table.joins(seat, goods, card)]
    if len(fitting) > 3:
        table.push(LeaveOut(seat, goods))
    else:
        lay_out(table, seat, goods, fitting)


def lay_out(table: Table, seat: int, goods: int, cards: list[int]) -> None:
    """Three cards lie face up beside the board from now on."""
    hand = table.hands[seat]
    for card in cards:
        hand = without(hand, card)
    for card in table.tray:
        hand = with_card(hand, card)
    table.tray = ()
    table.hands[seat] = hand
    table.laid = table.laid[:]
    table.laid[seat] = table.laid[seat] + (goods, cards[0], cards[1], cards[2])
    table.tell("lays_out", seat, goods, table.box.set_points[goods])


class LeaveOut(Moment):
    """More than three cards fit into the set: which of them stays in the hand?"""

    rule: ClassVar[str] = "sets"
    fields: ClassVar[tuple[str, ...]] = ("goods",)

    def __init__(self, seat: int, goods: int) -> None:
        super().__init__(seat)
        self.goods: Final = goods

    def fitting(self, table: Table) -> list[int]:
        hand = table.hands[self.seat]
        return [card for card in hand if table.joins(self.seat, self.goods, card)]

    def options(self, table: Table) -> list[int]:
        fitting = self.fitting(table)
        of = table.box.card_goods
        real = len([card for card in fitting if of[card] == self.goods])
        options: list[int] = []
        last = -1
        for card in fitting:
            if card != last and (real > 1 or of[card] != self.goods):
                options.append(_LEAVE_OUT + card)
            last = card
        return options

    def asks(self, table: Table) -> dict[str, str | int]:
        fitting = len(self.fitting(table))
        return {"goods": GOODS[self.goods], "count": fitting, "out": fitting - 3}

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        if action != NOTHING:
            card = LEAVE_OUT.one(action)
            table.hands[seat] = without(table.hands[seat], card)
            table.tray += (card,)
        fitting = self.fitting(table)
        if len(fitting) > 3:
            table.push(self)
        elif len(fitting) == 3:
            lay_out(table, seat, self.goods, fitting)


# ---------------------------------------------------------------- playing cards


def play_card(table: Table, seat: int, card: int, place: int) -> None:
    """A played card leaves the hand for the discard and takes effect.

    Discounts and milder taxes are counted by the windows in which they are played.
    """
    box = table.box
    effect = box.card_effect[card]
    amount = box.card_amount[card]
    mat = table.mats[seat]
    table.tell("plays", seat, card)
    table.window += (card,)
    if effect == TAKES_DISCARD:
        taken = table.discard.pop()
        table.lose_card(seat, card)
        table.take_card(seat, taken)
        table.tell("takes_discard", seat, taken)
        return
    table.lose_card(seat, card)
    if effect == DRAWS_TRADE:
        table.push(Draw(seat, amount, place))
    elif effect == REMOVES_ANCHOR:
        mat[ANCHOR] = 0
        table.anchors += 1
        table.tell("anchor_leaves", seat)
    elif effect == GAINS_DENARII:
        table.gain_denarii(seat, amount)
    elif effect == GAINS_GLORY:
        if box.card_when[card] == ON_TARGET:
            table.plot_flags += REWARDED * amount  # after the plot
        else:
            table.gain_glory(seat, amount)
    elif effect == RECRUITS_LEGION:
        table.tell("recruits_legion", seat, table.recruit_legions(seat, amount))
    elif effect == RECRUITS_VOTE:
        table.tell("recruits_vote", seat, table.recruit_votes(seat, amount))
    elif effect == MOVES_LEGION:
        table.push(MoveLegion(seat, amount))
    elif effect == DRAWS_QUEST:
        draw_quests(table, seat, amount)
    elif effect == PLOTS_TWICE:
        table.plot_flags |= TWICE
        table.tell("twice", seat)
    elif effect == CANCELS_PLOT:
        table.plot_flags |= CANCELLED


def is_closed(table: Table, action: int) -> bool:
    """Whether nothing more is played in a window: it is closed, and its cards may be reshuffled."""
    if action != _STOP and action != NOTHING:
        return False
    table.window = ()
    return True


class Window(Moment):
    """A Partisan has been placed: before its action, cards may be played, one after another."""

    rule: ClassVar[str] = "windows"
    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def options(self, table: Table) -> list[int]:
        cards = playable(table, self.seat, ON_PLACEMENT, self.place)
        if not cards:
            return []
        options = [_PLAY + card for card in cards]
        options.append(_STOP)
        return options

    def asks(self, table: Table) -> dict[str, str | int]:
        if self.place < len(BUILDINGS):
            return {"spot": self.place, "building": BUILDINGS[self.place]}
        return {"spot": self.place}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if PLAY.says(action):
            card = PLAY.one(action)
            return not_playable(table, self.seat, card, ON_PLACEMENT, self.place)
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        asked = action == _STOP or bool(table.window)
        if is_closed(table, action):
            if asked:  # else the action follows the Partisan at once
                self.tell_action(table)
            return
        table.push(self)
        play_card(table, self.seat, PLAY.one(action), self.place)

    def tell_action(self, table: Table) -> None:
        """What comes now is no card's doing. (Legions and plots speak for themselves.)"""
        if self.place == COLOSSEUM:
            table.tell("acts_colosseum", self.seat)
        elif MILITARY < self.place < COLOSSEUM:
            table.tell("acts", self.seat, self.place)


class MoveLegion(Moment):
    """A card moves one of one's Legions to another Region."""

    rule: ClassVar[str] = "card-effects"
    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def options(self, table: Table) -> list[int]:
        options: list[int] = []
        march_options(table.mats[self.seat], options)
        return options

    def why_not(self, table: Table, action: int) -> Reason | None:
        return not_from_there(table, self.seat, action) or super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if action == NOTHING:
            return
        march(table, self.seat, MARCH_TO.one(action))
        if self.count > 1:
            table.push(MoveLegion(self.seat, self.count - 1))


def march_options(mat: list[int], options: list[int]) -> None:
    """From every Region with a Legion to every other."""
    if mat[AT]:
        options.append(_MARCH)
        options.append(_MARCH + 1)
    if mat[AT + 1]:
        options.append(_MARCH + 2)
        options.append(_MARCH + 3)
    if mat[AT + 2]:
        options.append(_MARCH + 4)
        options.append(_MARCH + 5)


def not_from_there(table: Table, seat: int, action: int) -> Reason | None:
    """No Legion leaves a Region where one has none."""
    if MARCH_TO.says(action):
        start = MARCHES[MARCH_TO.one(action)][0]
    elif RECALL.says(action):
        start = RECALL.one(action)
    else:
        return None
    if table.mats[seat][AT + start]:
        return None
    return Reason("military", "no-legion-there", {"region": REGIONS[start]})


def march(table: Table, seat: int, number: int) -> None:
    start, end = MARCHES[number]
    mat = table.mats[seat]
    mat[AT + start] -= 1
    mat[AT + end] += 1
    table.tell("marches", seat, start, end)


# ---------------------------------------------------------------- drawing


class Draw(Moment):
    """Trade cards are drawn one by one. With a full hand one makes room first, or forgoes them."""

    rule: ClassVar[str] = "hand-limit"
    fields: ClassVar[tuple[str, ...]] = ("count", "place")

    def __init__(self, seat: int, count: int, place: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.place: Final = place  # of the open window; or BY_EVENT, BY_BUILDING

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        if table.room(seat) or not table.can_draw():
            return []
        options: list[int] = []
        if self.place != BY_EVENT:
            sale_options(table, seat, options)
            if self.place != BY_BUILDING:
                for card in playable(table, seat, ON_PLACEMENT, self.place):
                    options.append(_PLAY + card)
        last = -1
        for card in table.hands[seat]:
            if card != last:
                options.append(_DISCARD + card)
                last = card
        options.append(_FORGO)
        return options

    def asks(self, table: Table) -> dict[str, str | int]:
        return {
            "count": self.count,
            "full": table.box.trade_hand,
            "by_event": int(self.place == BY_EVENT),
        }

    def why_not(self, table: Table, action: int) -> Reason | None:
        if is_sale(action) and self.place != BY_EVENT:
            return not_for_sale(table, self.seat, action)
        if PLAY.says(action) and self.place > BY_BUILDING:
            card = PLAY.one(action)
            return not_playable(table, self.seat, card, ON_PLACEMENT, self.place)
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        if action == _FORGO:
            return
        if action == NOTHING:
            if table.can_draw():
                card = table.draw()
                table.take_card(seat, card)
                table.tell("draws_trade", seat)
                table.tell("draws", seat, card)
                if self.count > 1:
                    table.push(Draw(seat, self.count - 1, self.place))
            return
        table.push(self)
        if DISCARD.says(action):
            card = DISCARD.one(action)
            table.lose_card(seat, card)
            table.tell("discards", seat, card)
        elif PLAY.says(action):
            play_card(table, seat, PLAY.one(action), self.place)
        else:
            sell_or_lay_out(table, seat, action)


# ---------------------------------------------------------------- Quests


def draw_quests(table: Table, seat: int, count: int) -> None:
    """Draw Quests; of several, one goes back under the pile."""
    drawn = 0
    while drawn < count and table.quest_deck:
        table.close_door()
        table.quests[seat] = (*table.quests[seat], table.quest_deck[-1])
        table.quest_deck = table.quest_deck[:-1]
        drawn += 1
    if drawn:
        table.tell("draws_quests", seat, drawn)
    if drawn > 1:
        table.push(KeepQuests(seat, drawn))


class KeepQuests(Moment):
    """Of the Quests just drawn, one goes face down under the pile."""

    rule: ClassVar[str] = "quests"
    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def options(self, table: Table) -> list[int]:
        quests = table.quests[self.seat]
        return [_RETURN_QUEST + quest for quest in quests[len(quests) - self.count :]]

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"count": self.count, "kept": self.count - 1}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if RETURN_QUEST.says(action):
            quest = QUESTS[RETURN_QUEST.one(action)]
            return Reason("quests", "quest-not-drawn", {"quest": quest})
        return Reason("quests", "quests-first")

    def happen(self, table: Table, action: int) -> None:
        quest = RETURN_QUEST.one(action)
        table.quests[self.seat] = without(table.quests[self.seat], quest)
        table.quest_deck = [quest, *table.quest_deck]
        table.tell("keeps_quests", self.seat, self.count - 1)
