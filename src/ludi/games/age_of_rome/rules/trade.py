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
    RETURN_QUEST,
    SELL,
    STOP,
)
from ludi.games.age_of_rome.ids import (
    CANCELS_PLOT,
    CHESTS,
    DRAWS_QUEST,
    DRAWS_TRADE,
    GAINS_DENARII,
    GAINS_GLORY,
    MOVES_LEGION,
    ON_PLACEMENT,
    ON_TARGET,
    PLOTS_TWICE,
    RECRUITS_LEGION,
    RECRUITS_VOTE,
    REMOVES_ANCHOR,
    TAKES_DISCARD,
)
from ludi.games.age_of_rome.table import (
    ANCHOR,
    AT,
    CANCELLED,
    LEGIONS,
    LEGIONS_OUT,
    REWARDED,
    TWICE,
    VOTES,
    VOTES_OUT,
    Table,
    with_card,
    without,
)
from ludi.kernel.agenda import NOTHING, Step

_PLAY: Final = PLAY.base
_SELL: Final = SELL.base
_DISCARD: Final = DISCARD.base
_LAY_OUT: Final = LAY_OUT.base
_LEAVE_OUT: Final = LEAVE_OUT.base
_RETURN_QUEST: Final = RETURN_QUEST.base
_MARCH: Final = MARCH_TO.base
_STOP: Final = STOP.base
_FORGO: Final = FORGO.base

# Where a card is drawn: by an event, by a Building, or by a card in the window of a placement.
BY_EVENT: Final = -2
BY_BUILDING: Final = -1


# ---------------------------------------------------------------- selling and sets


def sale_options(table: Table, seat: int, options: list[int]) -> None:
    """At any time in one's turn: a card is sold, a set is laid out."""
    hand = table.hands[seat]
    if not hand:
        return
    last = -1
    for card in hand:
        if card != last:
            options.append(_SELL + card)
            last = card
    if len(hand) >= 3:
        set_options(table, seat, options)


def set_options(table: Table, seat: int, options: list[int]) -> None:
    """Three cards of a kind, or with jokers, but with one real card at least."""
    hand = table.hands[seat]
    if len(hand) < 3 or len(table.laid[seat]) >= 4 * table.box.trade_sets:
        return
    of = table.box.card_goods
    for goods in range(CHESTS):
        real = 0
        fitting = 0
        for card in hand:
            if of[card] == goods:
                real += 1
                fitting += 1
            elif table.joins(seat, goods, card):
                fitting += 1
        if real and fitting >= 3:
            options.append(_LAY_OUT + goods)


def has_set(table: Table, seat: int) -> bool:
    """Whether a set could be laid out."""
    options: list[int] = []
    set_options(table, seat, options)
    return len(options) > 0


def is_sale(action: int) -> bool:
    return SELL.says(action) or LAY_OUT.says(action)


def sell_or_lay_out(table: Table, seat: int, action: int) -> None:
    """Carry out a sale or begin a set; the caller has pushed what comes afterwards."""
    if SELL.says(action):
        sell(table, seat, action - _SELL)
    else:
        begin_set(table, seat, action - _LAY_OUT)


def sell(table: Table, seat: int, card: int) -> None:
    table.lose_card(seat, card)
    table.tell("sells", seat, card)
    table.gain_denarii(seat, table.box.sale)


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
    table.laid[seat] = table.laid[seat] + (goods, cards[0], cards[1], cards[2])
    table.tell("lays_out", seat, goods)


class LeaveOut(Step[Table]):
    """More than three cards fit into the set: which of them stays in the hand?"""

    rule: ClassVar[str] = "sets"

    def __init__(self, seat: int, goods: int) -> None:
        super().__init__(seat)
        self.goods: Final = goods

    def args(self) -> list[int]:
        return [self.seat, self.goods]

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

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        if action != NOTHING:
            card = action - _LEAVE_OUT
            table.hands[seat] = without(table.hands[seat], card)
            table.tray += (card,)
        fitting = self.fitting(table)
        if len(fitting) > 3:
            table.push(self)
        elif len(fitting) == 3:
            lay_out(table, seat, self.goods, fitting)


# ---------------------------------------------------------------- playing cards


def playable(table: Table, seat: int, when: int, place: int) -> list[int]:
    """The different cards of a hand that may be played now."""
    box = table.box
    found: list[int] = []
    last = -1
    for card in table.hands[seat]:
        if card != last:
            last = card
            if box.card_when[card] == when:
                wanted = box.card_place[card]
                if (wanted < 0 or wanted == place) and is_of_use(table, seat, card):
                    found.append(card)
    return found


def is_of_use(table: Table, seat: int, card: int) -> bool:
    """A card whose effect would change nothing cannot be played."""
    effect = table.box.card_effect[card]
    mat = table.mats[seat]
    if effect == DRAWS_TRADE:
        return table.can_draw()
    if effect == REMOVES_ANCHOR:
        return mat[ANCHOR] > 0
    if effect == RECRUITS_LEGION:
        return mat[LEGIONS_OUT] > 0
    if effect == RECRUITS_VOTE:
        return mat[VOTES_OUT] > 0
    if effect == MOVES_LEGION:
        return mat[AT] + mat[AT + 1] + mat[AT + 2] > 0
    if effect == DRAWS_QUEST:
        return len(table.quest_deck) > 0
    if effect == CANCELS_PLOT:
        return not table.plot_flags & CANCELLED
    if effect == TAKES_DISCARD:
        few = len(table.positions) <= 2
        copies = table.box.copies_few[card] if few else table.box.copies[card]
        return len(table.discard) > 0 and table.window.count(card) < copies
    return True


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
    elif effect == GAINS_DENARII:
        table.gain_denarii(seat, amount)
    elif effect == GAINS_GLORY:
        if box.card_when[card] == ON_TARGET:
            table.plot_flags += REWARDED * amount  # after the plot
        else:
            table.gain_glory(seat, amount)
    elif effect == RECRUITS_LEGION:
        recruited = min(amount, mat[LEGIONS_OUT])
        mat[LEGIONS_OUT] -= recruited
        mat[LEGIONS] += recruited
    elif effect == RECRUITS_VOTE:
        recruited = min(amount, mat[VOTES_OUT])
        mat[VOTES_OUT] -= recruited
        mat[VOTES] += recruited
    elif effect == MOVES_LEGION:
        table.push(MoveLegion(seat, amount))
    elif effect == DRAWS_QUEST:
        draw_quests(table, seat, amount)
    elif effect == PLOTS_TWICE:
        table.plot_flags |= TWICE
    elif effect == CANCELS_PLOT:
        table.plot_flags |= CANCELLED


def is_closed(table: Table, action: int) -> bool:
    """Whether nothing more is played in a window: it is closed, and its cards may be reshuffled."""
    if action != _STOP and action != NOTHING:
        return False
    table.window = ()
    return True


class Window(Step[Table]):
    """A Partisan has been placed: before its action, cards may be played, one after another."""

    rule: ClassVar[str] = "windows"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def args(self) -> list[int]:
        return [self.seat, self.place]

    def options(self, table: Table) -> list[int]:
        cards = playable(table, self.seat, ON_PLACEMENT, self.place)
        if not cards:
            return []
        options = [_PLAY + card for card in cards]
        options.append(_STOP)
        return options

    def happen(self, table: Table, action: int) -> None:
        if is_closed(table, action):
            return
        table.push(self)
        play_card(table, self.seat, action - _PLAY, self.place)


class MoveLegion(Step[Table]):
    """A card moves one of one's Legions to another Region."""

    rule: ClassVar[str] = "card-effects"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def args(self) -> list[int]:
        return [self.seat, self.count]

    def options(self, table: Table) -> list[int]:
        options: list[int] = []
        march_options(table.mats[self.seat], options)
        return options

    def happen(self, table: Table, action: int) -> None:
        if action == NOTHING:
            return
        march(table, self.seat, action - _MARCH)
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


def march(table: Table, seat: int, number: int) -> None:
    start, end = MARCHES[number]
    mat = table.mats[seat]
    mat[AT + start] -= 1
    mat[AT + end] += 1
    table.tell("marches", seat, start, end)


# ---------------------------------------------------------------- drawing


class Draw(Step[Table]):
    """Trade cards are drawn one by one. With a full hand one makes room first, or forgoes them."""

    rule: ClassVar[str] = "hand-limit"

    def __init__(self, seat: int, count: int, place: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.place: Final = place  # of the open window; or BY_EVENT, BY_BUILDING

    def args(self) -> list[int]:
        return [self.seat, self.count, self.place]

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
            table.lose_card(seat, action - _DISCARD)
            table.tell("discards", seat, action - _DISCARD)
        elif PLAY.says(action):
            play_card(table, seat, action - _PLAY, self.place)
        else:
            sell_or_lay_out(table, seat, action)


# ---------------------------------------------------------------- Quests


def draw_quests(table: Table, seat: int, count: int) -> None:
    """Draw Quests; of several, one goes back under the pile."""
    drawn = 0
    while drawn < count and table.quest_deck:
        table.doors += 1
        table.quests[seat] = (*table.quests[seat], table.quest_deck.pop())
        drawn += 1
    if drawn:
        table.tell("draws_quests", seat, drawn)
    if drawn > 1:
        table.push(KeepQuests(seat, drawn))


class KeepQuests(Step[Table]):
    """Of the Quests just drawn, one goes face down under the pile."""

    rule: ClassVar[str] = "quests"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def args(self) -> list[int]:
        return [self.seat, self.count]

    def options(self, table: Table) -> list[int]:
        quests = table.quests[self.seat]
        return [_RETURN_QUEST + quest for quest in quests[len(quests) - self.count :]]

    def happen(self, table: Table, action: int) -> None:
        quest = action - _RETURN_QUEST
        table.quests[self.seat] = without(table.quests[self.seat], quest)
        table.quest_deck.insert(0, quest)
        table.tell("keeps_quests", self.seat, self.count - 1)
