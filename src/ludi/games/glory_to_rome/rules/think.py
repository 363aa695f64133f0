"""The Thinker: take a Jack, or draw order cards."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.glory_to_rome.actions import (
    CONCEDE,
    DISCARD,
    DISCARD_ALL,
    JACK,
    ORDERS,
    STOP,
    THINK,
    THINKING,
    VERBS,
    WITHDRAW,
)
from ludi.games.glory_to_rome.camp import Camp
from ludi.games.glory_to_rome.ids import LATRINE, VOMITORIUM
from ludi.games.glory_to_rome.rules.steps import Moment, lacks, not_in_hand, stopped
from ludi.games.glory_to_rome.table import BY_DECK, Table
from ludi.kernel.errors import Reason

_ORDERS: Final = THINK.code(ORDERS)
_JACK: Final = THINK.code(JACK)
_DISCARD: Final = DISCARD.base
_DISCARD_ALL: Final = DISCARD_ALL.base
_THOUGHTS: Final = frozenset(action for verb in THINKING for action in range(verb.base, verb.end))

# What was discarded before thinking, as bits.
LATRINE_USED: Final = 1
VOMITORIUM_USED: Final = 2


def is_thought(action: int) -> bool:
    """Whether an action is one of thinking: calling and following are asked together with it."""
    return action in _THOUGHTS


def think_options(table: Table, camp: Camp, discarded: int, options: list[int]) -> None:
    """The ways of thinking: a Jack if there is one, or order cards; discards before it."""
    options.append(_ORDERS)
    if table.jack_pile:
        options.append(_JACK)
    if camp.functions:
        if camp.has(LATRINE) and not discarded:
            last = -1
            for kind in camp.hand:
                if kind != last:
                    options.append(_DISCARD + kind)
                    last = kind
        if camp.has(VOMITORIUM) and not discarded & VOMITORIUM_USED and (camp.hand or camp.jacks):
            options.append(_DISCARD_ALL)


def why_no_thought(table: Table, camp: Camp, action: int, discarded: int) -> Reason | None:
    """Why a way of thinking is not open: no Jack is left, or a discard needs its building."""
    if THINK.says(action):
        return Reason("think", "jack-pile-empty")
    if DISCARD_ALL.says(action):
        return lacks(table, camp, VOMITORIUM) or Reason("vomitorium", "hand-empty")
    if discarded and camp.has(LATRINE):
        return Reason("latrine", "discard-once")
    return lacks(table, camp, LATRINE) or not_in_hand("latrine", DISCARD.one(action))


def think(table: Table, seat: int, action: int) -> None:
    """Carry out a way of thinking; after a discard the player goes on to think."""
    camp = table.camps[seat]
    if action == _ORDERS:
        draw_orders(table, seat)
    elif action == _JACK:
        camp.jacks += 1
        table.jack_pile -= 1
        table.tell("thinks_jack", seat)
    elif action == _DISCARD_ALL:
        discard_all(table, seat)
        table.push(Think(seat, 1, 0, LATRINE_USED | VOMITORIUM_USED))
    else:
        kind = DISCARD.one(action)
        camp.lose(kind)
        table.to_pool(kind)
        table.tell("discards", seat, kind)
        table.push(Think(seat, 1, 0, LATRINE_USED))


def cards_drawn(table: Table, camp: Camp) -> int:
    """How many cards a Thinker draws: up to the hand size, or one if there already."""
    count = max(camp.hand_size - len(camp.hand) - camp.jacks, 1)
    return min(count, len(table.deck))


def thinking_brings(table: Table, camp: Camp) -> dict[str, str | int]:
    """What a question says of thinking: so many cards, and whether there is a Jack to take."""
    return {"cards": cards_drawn(table, camp), "jacks": table.jack_pile}


def draw_orders(table: Table, seat: int) -> None:
    """Draw order cards into the hand. The last card ends the game."""
    camp = table.camps[seat]
    deck = table.deck
    count = cards_drawn(table, camp)
    table.close_door()
    table.tell("thinks_orders", seat, count)
    drawn = deck[len(deck) - count :]
    del deck[len(deck) - count :]
    if table.ears is not None:
        for kind in reversed(drawn):
            table.tell("draws", seat, kind)
    camp.hand.extend(drawn)
    camp.hand.sort()
    if not deck:
        table.end_by(BY_DECK)


def discard_all(table: Table, seat: int) -> None:
    """Empty the hand with a Vomitorium: orders to the pool, Jacks to their pile."""
    camp = table.camps[seat]
    table.tell("discards_all", seat, len(camp.hand), camp.jacks)
    for kind in camp.hand:
        table.to_pool(kind)
    camp.hand.clear()
    camp.backed = ()
    table.jack_pile += camp.jacks
    camp.jacks = 0


class Think(Moment):
    """A player thinks; with a School once for each influence, and no more than one likes."""

    rule: ClassVar[str] = "think"
    fields: ClassVar[tuple[str, ...]] = ("times", "optional", "discarded")

    def __init__(self, seat: int, times: int, optional: int, discarded: int) -> None:
        super().__init__(seat)
        self.times: Final = times
        self.optional: Final = optional  # 1: these Thinkers may be waived
        self.discarded: Final = discarded

    def options(self, table: Table) -> list[int]:
        options: list[int] = []
        if self.times:
            think_options(table, table.camps[self.seat], self.discarded, options)
            if self.optional and not self.discarded:
                options.append(STOP.base)
        return options

    def why_not(self, table: Table, action: int) -> Reason | None:
        verb = VERBS.verb_of(action)
        if verb in THINKING:
            return why_no_thought(table, table.camps[self.seat], action, self.discarded)
        if verb in (CONCEDE, WITHDRAW):
            return super().why_not(table, action)
        return Reason("think", "must-think")  # stopping is legal where thinking may be waived

    def asks(self, table: Table) -> dict[str, str | int]:
        brings = thinking_brings(table, table.camps[self.seat])
        return {**brings, "count": self.times, "optional": self.optional}

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        if self.times > 1:
            table.push(Think(self.seat, self.times - 1, self.optional, 0))
        think(table, self.seat, action)
