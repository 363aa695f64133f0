"""The Construction phase: tiles, Population, Medals."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.age_of_rome.actions import BUILD, DONE, PLAY, STOP
from ludi.games.age_of_rome.ids import BUILDINGS, LEVELS, ON_BUILDING, PROVINCES
from ludi.games.age_of_rome.rules.hand import playable, sale_options
from ludi.games.age_of_rome.rules.moment import Moment, OwnTurn
from ludi.games.age_of_rome.rules.trade import is_closed, play_card, sell_or_lay_out
from ludi.games.age_of_rome.sheet import DENARII, ON_PILE
from ludi.games.age_of_rome.table import Table, next_tile
from ludi.kernel.agenda import NOTHING
from ludi.kernel.errors import Reason
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


class Construct(OwnTurn):
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

    def asks(self, table: Table) -> dict[str, str | int]:
        return {
            "count": table.mats[self.seat][DENARII],
            "province": PROVINCES[table.province(self.seat)],
            "tiles": len([one for one in self.options(table) if BUILD.says(one)]),
        }

    def why_not(self, table: Table, action: int) -> Reason | None:
        if not BUILD.says(action):
            return super().why_not(table, action)
        building = BUILD.one(action)
        args: dict[str, str | int] = {"building": BUILDINGS[building]}
        tile = next_tile(table, table.province(self.seat), building)
        if tile < 0:
            return Reason("buildings", "level-three", args)
        if not table.tiles[tile]:
            args["count"] = tile % LEVELS + 1
            return Reason("buildings", "no-tile", args)
        args["count"] = table.box.cost[tile]
        return Reason("construction", "too-expensive", args)

    def happen(self, table: Table, action: int) -> None:
        if action in (_DONE, NOTHING):
            return
        table.push(self)
        if BUILD.says(action):
            table.push(BuildWindow(self.seat, BUILD.one(action), 0))
        else:
            sell_or_lay_out(table, self.seat, action)


class BuildWindow(Moment):
    """A tile was chosen: before it is paid for, cards may be played for it."""

    rule: ClassVar[str] = "windows"
    condition: ClassVar[int] = ON_BUILDING
    pauses: ClassVar[bool] = True  # nobody's card is played unasked, even if it has to be
    fields: ClassVar[tuple[str, ...]] = ("building", "off")

    def __init__(self, seat: int, building: int, off: int) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.off: Final = off  # Denarii less, by cards

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

    def asks(self, table: Table) -> dict[str, str | int]:
        tile = next_tile(table, table.province(self.seat), self.building)
        purse = table.mats[self.seat][DENARII]
        price = self.price(table)
        return {
            "building": BUILDINGS[self.building],
            "level": tile % LEVELS + 1,
            "price": price,
            "count": purse,
            "enough": int(price <= purse),
        }

    def must_choose(self, table: Table) -> Reason:
        if self.price(table) > table.mats[self.seat][DENARII]:
            return Reason("construction", "must-be-paid")
        return super().must_choose(table)

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        if is_closed(table, action):
            price = self.price(table)
            if price <= table.mats[seat][DENARII]:
                table.mats[seat][DENARII] -= price
                place_tile(table, seat, self.building, price)
            return
        card = PLAY.one(action)
        discount = table.box.discount[card]
        table.push(BuildWindow(seat, self.building, self.off + discount))
        play_card(table, seat, card, -1)
        if discount:
            table.tell("costs_less", seat, discount)


def place_tile(table: Table, owner: int, building: int, price: int) -> None:
    """A tile goes on its slot: Population, then Glory and, for the first of level III, a Medal."""
    province = table.province(owner)
    tile = next_tile(table, province, building)
    table.tiles = changed(table.tiles, tile, -1)
    table.levels = changed(table.levels, province * len(BUILDINGS) + building, 1)
    table.tell("builds", table.named(owner), building, tile % LEVELS + 1)
    if not table.is_cassius(owner):
        table.tell("pays", owner, price)
    if tile % LEVELS == LEVELS - 1 and table.medals[building] == ON_PILE:
        table.medals = changed(table.medals, building, owner - ON_PILE)
        table.tell("medal", table.named(owner), building)
    table.gain_glory(owner, table.box.glory[tile])
