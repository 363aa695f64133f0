"""The Revenue phase: a Denarius for each point of Population, or two at the price of Glory."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.age_of_rome.actions import PLAY, STOP, TAX
from ludi.games.age_of_rome.ids import ON_TAXATION, ROUNDS
from ludi.games.age_of_rome.rules.hand import playable, sale_options
from ludi.games.age_of_rome.rules.moment import Moment, OwnTurn
from ludi.games.age_of_rome.rules.trade import is_closed, play_card, sell_or_lay_out
from ludi.games.age_of_rome.sheet import GLORY
from ludi.games.age_of_rome.table import Table
from ludi.kernel.agenda import NOTHING
from ludi.kernel.errors import Reason

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


class Revenue(OwnTurn):
    """In turn order, everybody taxes the Province that faces them, once or twice."""

    rule: ClassVar[str] = "revenue"

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        options = [_TAX]
        if can_double(table, seat):
            options.append(_DOUBLE)
        elif table.round == ROUNDS:
            return []  # cards can be sold at the end as well
        if table.hands[seat]:
            sale_options(table, seat, options)
        return options

    def why_not(self, table: Table, action: int) -> Reason | None:
        if TAX.says(action):
            return Reason("revenue", "too-little-glory", {"count": penalty(table, self.seat)})
        return super().why_not(table, action)

    def asks(self, table: Table) -> dict[str, str | int]:
        count = table.population(table.province(self.seat))
        return {
            "count": count,
            "twice": 2 * count,
            "loss": penalty(table, self.seat),
            "possible": int(can_double(table, self.seat)),
        }

    def must_choose(self, table: Table) -> Reason:
        return Reason("revenue", "must-tax")

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        if action in (_TAX, NOTHING):
            income = table.population(table.province(seat))
            table.gain_denarii(seat, income, "taxes")
        elif action == _DOUBLE:
            table.push(TaxWindow(seat, 0))
        else:
            table.push(self)
            sell_or_lay_out(table, seat, action)


class TaxWindow(Moment):
    """A Double Taxation was declared: cards may be played before its loss of Glory."""

    rule: ClassVar[str] = "windows"
    condition: ClassVar[int] = ON_TAXATION
    pauses: ClassVar[bool] = True  # nobody's card is played unasked, even if it has to be
    fields: ClassVar[tuple[str, ...]] = ("relief",)

    def __init__(self, seat: int, relief: int) -> None:
        super().__init__(seat)
        self.relief: Final = relief  # Glory that is not lost, by cards

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

    def asks(self, table: Table) -> dict[str, str | int]:
        income = 2 * table.population(table.province(self.seat))
        return {"count": income, "loss": self.loss(table)}

    def must_choose(self, table: Table) -> Reason:
        if self.loss(table) >= table.mats[self.seat][GLORY]:
            return Reason("revenue", "loss-too-great")
        return super().must_choose(table)

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        if is_closed(table, action):
            income = 2 * table.population(table.province(seat))
            table.gain_denarii(seat, income, "taxes_double")
            table.lose_glory(seat, self.loss(table))
            return
        card = PLAY.one(action)
        relief = table.box.relief[card]
        table.push(TaxWindow(seat, self.relief + relief))
        play_card(table, seat, card, -1)
        if relief:
            table.tell("loses_less", seat)
