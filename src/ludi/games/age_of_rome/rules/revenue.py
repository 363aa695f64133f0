"""The Revenue phase: a Denarius for each point of Population, or two at the price of Glory."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.age_of_rome.actions import PLAY, STOP, TAX
from ludi.games.age_of_rome.ids import ON_TAXATION, ROUNDS
from ludi.games.age_of_rome.rules.trade import (
    has_set,
    is_closed,
    play_card,
    playable,
    sale_options,
    sell_or_lay_out,
)
from ludi.games.age_of_rome.table import GLORY, Table
from ludi.kernel.agenda import NOTHING, Step

_TAX: Final = TAX.base
_DOUBLE: Final = TAX.base + 1
_PLAY: Final = PLAY.base
_STOP: Final = STOP.base


def penalty(table: Table, seat: int) -> int:
    """The Glory that a Double Taxation costs in one's Province."""
    return table.box.penalty[table.population(table.province(seat))]


def can_double(table: Table, seat: int) -> bool:
    """Whether the marker can go back so far, with the cards of the hand if need be."""
    loss = penalty(table, seat)
    relief = table.box.relief
    for card in table.hands[seat]:
        loss -= relief[card]
    return loss <= 0 or table.mats[seat][GLORY] - loss >= 1


class Revenue(Step[Table]):
    """In turn order, everybody taxes the Province that faces them, once or twice."""

    rule: ClassVar[str] = "revenue"

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        options = [_TAX]
        if can_double(table, seat):
            options.append(_DOUBLE)
        elif table.round == ROUNDS or not has_set(table, seat):
            return []  # nothing to choose, or only what can be done at the end as well
        if table.hands[seat]:
            sale_options(table, seat, options)
        return options

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        if action in (_TAX, NOTHING):
            income = table.population(table.province(seat))
            table.tell("taxes", seat, income)
            table.gain_denarii(seat, income)
        elif action == _DOUBLE:
            table.push(TaxWindow(seat, 0))
        else:
            table.push(self)
            sell_or_lay_out(table, seat, action)


class TaxWindow(Step[Table]):
    """A Double Taxation was declared: cards may be played before its loss of Glory."""

    rule: ClassVar[str] = "windows"

    def __init__(self, seat: int, relief: int) -> None:
        super().__init__(seat)
        self.relief: Final = relief  # Glory that is not lost, by cards

    def args(self) -> list[int]:
        return [self.seat, self.relief]

    def loss(self, table: Table) -> int:
        return max(0, penalty(table, self.seat) - self.relief)

    def options(self, table: Table) -> list[int]:
        if not table.hands[self.seat]:
            return []
        loss = self.loss(table)
        options: list[int] = []
        for card in playable(table, self.seat, ON_TAXATION, -1):
            if loss or not table.box.relief[card]:
                options.append(_PLAY + card)
        if options and (not loss or table.mats[self.seat][GLORY] - loss >= 1):
            options.append(_STOP)
        return options

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        if is_closed(table, action):
            income = 2 * table.population(table.province(seat))
            table.tell("taxes_double", seat, income)
            table.lose_glory(seat, self.loss(table))
            table.gain_denarii(seat, income)
            return
        card = action - _PLAY
        table.push(TaxWindow(seat, self.relief + table.box.relief[card]))
        play_card(table, seat, card, -1)
