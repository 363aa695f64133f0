"""The Construction phase: tiles, Population, Medals."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.age_of_rome.actions import BUILD, DONE, PLAY, STOP
from ludi.games.age_of_rome.ids import BUILDINGS, LEVELS, ON_BUILDING
from ludi.games.age_of_rome.rules.trade import (
    is_closed,
    play_card,
    playable,
    sale_options,
    sell_or_lay_out,
)
from ludi.games.age_of_rome.table import DENARII, ON_PILE, Table, next_tile
from ludi.kernel.agenda import NOTHING, Step
from ludi.kernel.table import changed

_BUILD: Final = BUILD.base
_PLAY: Final = PLAY.base
_STOP: Final = STOP.base
_DONE: Final = DONE.base


def discounts(table: Table, seat: int) -> int:
    """What the cards of a hand could take off the price of a tile."""
    discount = table.box.discount
    total = 0
    for card in table.hands[seat]:
        total += discount[card]
    return total


class Construct(Step[Table]):
    """In turn order, everybody builds as many tiles as they can pay for in their Province."""

    rule: ClassVar[str] = "construction"

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        box = table.box
        tiles = table.tiles
        levels = table.levels
        hand = table.hands[seat]
        first = table.province(seat) * len(BUILDINGS)
        purse = table.mats[seat][DENARII]
        most = purse + len(hand) * box.sale
        if hand:
            off = discounts(table, seat)
            purse += off
            most += off
        options: list[int] = []
        is_near = False
        for building in range(len(BUILDINGS)):
            level = levels[first + building]
            if level < LEVELS:
                tile = building * LEVELS + level
                if tiles[tile] and box.cost[tile] <= most:
                    is_near = True
                    if box.cost[tile] <= purse:
                        options.append(_BUILD + building)
        if not is_near:
            return []
        sale_options(table, seat, options)
        options.append(_DONE)
        return options

    def happen(self, table: Table, action: int) -> None:
        if action in (_DONE, NOTHING):
            return
        table.push(self)
        if BUILD.says(action):
            table.push(BuildWindow(self.seat, action - _BUILD, 0))
        else:
            sell_or_lay_out(table, self.seat, action)


class BuildWindow(Step[Table]):
    """A tile was chosen: before it is paid for, cards may be played for it."""

    rule: ClassVar[str] = "windows"

    def __init__(self, seat: int, building: int, off: int) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.off: Final = off  # Denarii less, by cards

    def args(self) -> list[int]:
        return [self.seat, self.building, self.off]

    def price(self, table: Table) -> int:
        tile = next_tile(table, table.province(self.seat), self.building)
        return max(0, table.box.cost[tile] - self.off)

    def options(self, table: Table) -> list[int]:
        if not table.hands[self.seat]:
            return []
        price = self.price(table)
        options: list[int] = []
        for card in playable(table, self.seat, ON_BUILDING, -1):
            if price or not table.box.discount[card]:
                options.append(_PLAY + card)
        if options and price <= table.mats[self.seat][DENARII]:
            options.append(_STOP)
        return options

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        if is_closed(table, action):
            price = self.price(table)
            if price <= table.mats[seat][DENARII]:
                table.mats[seat][DENARII] -= price
                table.tell("pays", seat, price)
                place_tile(table, seat, self.building)
            return
        card = action - _PLAY
        table.push(BuildWindow(seat, self.building, self.off + table.box.discount[card]))
        play_card(table, seat, card, -1)


def place_tile(table: Table, owner: int, building: int) -> None:
    """A tile goes on its slot: Population, then Glory and, for the first of level III, a Medal."""
    province = table.province(owner)
    tile = next_tile(table, province, building)
    table.tiles = changed(table.tiles, tile, -1)
    table.levels = changed(table.levels, province * len(BUILDINGS) + building, 1)
    table.tell("builds", table.named(owner), building, tile % LEVELS + 1)
    if tile % LEVELS == LEVELS - 1 and table.medals[building] == ON_PILE:
        table.medals = changed(table.medals, building, owner - ON_PILE)
        table.tell("medal", table.named(owner), building)
    table.gain_glory(owner, table.box.glory[tile])
