"""The Thinker: take a Jack, or draw order cards."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.glory_to_rome.actions import DISCARD, DISCARD_ALL, STOP, THINK
from ludi.games.glory_to_rome.components import LATRINE, VOMITORIUM
from ludi.games.glory_to_rome.rules.steps import stopped
from ludi.games.glory_to_rome.table import BY_DECK, Camp, Table
from ludi.kernel.agenda import Step

_ORDERS: Final = THINK.base
_JACK: Final = THINK.base + 1
_DISCARD: Final = DISCARD.base
_DISCARD_ALL: Final = DISCARD_ALL.base

# What was discarded before thinking, as bits.
LATRINE_USED: Final = 1
VOMITORIUM_USED: Final = 2


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
        kind = action - _DISCARD
        camp.lose(kind)
        table.to_pool(kind)
        table.tell("discards", seat, kind)
        table.push(Think(seat, 1, 0, LATRINE_USED))


def draw_orders(table: Table, seat: int) -> None:
    """Draw up to the hand size, or one card if there already. The last card ends the game."""
    camp = table.camps[seat]
    count = camp.hand_size - len(camp.hand) - camp.jacks
    count = max(count, 1)
    deck = table.deck
    count = min(count, len(deck))
    table.doors += 1
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


class Think(Step[Table]):
    """A player thinks; with a School once for each influence, and no more than one likes."""

    rule: ClassVar[str] = "think"

    def __init__(self, seat: int, times: int, optional: int, discarded: int) -> None:
        super().__init__(seat)
        self.times: Final = times
        self.optional: Final = optional  # 1: these Thinkers may be waived
        self.discarded: Final = discarded

    def args(self) -> list[int]:
        return [self.seat, self.times, self.optional, self.discarded]

    def options(self, table: Table) -> list[int]:
        options: list[int] = []
        if self.times:
            think_options(table, table.camps[self.seat], self.discarded, options)
            if self.optional and not self.discarded:
                options.append(STOP.base)
        return options

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        if self.times > 1:
            table.push(Think(self.seat, self.times - 1, self.optional, 0))
        think(table, self.seat, action)
