"""What a hand of Trade cards allows: sales, sets, cards for the moment; and why not."""

from __future__ import annotations

from typing import Final

from ludi.games.age_of_rome.actions import LAY_OUT, SELL
from ludi.games.age_of_rome.ids import (
    CANCELS_PLOT,
    CARDS,
    CHESTS,
    DRAWS_QUEST,
    DRAWS_TRADE,
    GOODS,
    MOVES_LEGION,
    RECRUITS_LEGION,
    RECRUITS_VOTE,
    REMOVES_ANCHOR,
    TAKES_DISCARD,
)
from ludi.games.age_of_rome.sheet import ANCHOR, AT, CANCELLED, LEGIONS_OUT, VOTES_OUT
from ludi.games.age_of_rome.table import Table
from ludi.kernel.errors import Reason

_SELL: Final = SELL.base
_LAY_OUT: Final = LAY_OUT.base

# By the type of its condition: when a card is played.
WHEN_PLAYED: Final = (
    "when-activating",
    "when-targeted",
    "when-building",
    "when-taxing",
    "when-placing",
)


def not_in_hand(table: Table, seat: int, card: int) -> Reason | None:
    if card in table.hands[seat]:
        return None
    return Reason("trade-cards", "not-in-hand", {"card": CARDS[card]})


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


def is_sale(action: int) -> bool:
    return SELL.says(action) or LAY_OUT.says(action)


def not_for_sale(table: Table, seat: int, action: int) -> Reason | None:
    """Why a card is not sold, or a set not laid out, although sales are open."""
    if SELL.says(action):
        return not_in_hand(table, seat, SELL.one(action))
    if table.sets_of(seat) >= table.box.trade_sets:
        return Reason("sets", "sets-full", {"count": table.box.trade_sets})
    return Reason("sets", "no-set", {"goods": GOODS[LAY_OUT.one(action)]})


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


def not_playable(table: Table, seat: int, card: int, when: int, place: int) -> Reason:
    """Why a card cannot be played where cards of one condition can, or none (NOBODY)."""
    missing = not_in_hand(table, seat, card)
    if missing is not None:
        return missing
    box = table.box
    args: dict[str, str | int] = {"card": CARDS[card]}
    if box.card_when[card] != when:
        return Reason("windows", WHEN_PLAYED[box.card_when[card]], args)
    if box.card_place[card] not in (-1, place):
        return Reason("windows", "other-place", args)
    if box.card_effect[card] == TAKES_DISCARD and table.discard:
        return Reason("card-effects", "bracelets-once", args)
    if box.card_effect[card] == REMOVES_ANCHOR and not table.mats[seat][ANCHOR]:
        return Reason("anchor", "no-anchor", args)
    return Reason("windows", "card-useless", args)
