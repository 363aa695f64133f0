"""A year: fate card, player cards, income, actions, leftovers, attack."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.hadrians_wall.actions import PATH
from ludi.games.hadrians_wall.ids import (
    BUILDER,
    CARDS,
    CIVILIAN,
    FATE_CARDS,
    PIECES,
    PRODUCTION,
    RESOURCE,
    YEARS,
)
from ludi.games.hadrians_wall.rules.act import Act
from ludi.games.hadrians_wall.rules.attack import Attack
from ludi.games.hadrians_wall.rules.rewards import RoadIncome, gain_all, return_pieces
from ludi.games.hadrians_wall.sheet import CHOSEN, DECK, HOTEL, ROAD, WORKSHOP
from ludi.games.hadrians_wall.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason

_PATH: Final = PATH.base


class NewYear(Step[Table]):
    """A year begins; its steps follow in order, and after the attack the next year."""

    rule: ClassVar[str] = "year"

    def happen(self, table: Table, action: int) -> None:
        table.year += 1
        table.revealed = False
        table.tell("year", table.year)
        if table.year < YEARS:
            table.push(NewYear(0))
        table.push(Attack(0))
        table.push(ReturnLeftovers(0))
        table.push(StartActions(0))
        table.push(RevealCards(0))
        table.push(DrawCards(0))
        table.push(RevealFate(0))


class RevealFate(Step[Table]):
    """The top fate card is turned up; everybody takes the pieces on its lower half."""

    rule: ClassVar[str] = "fate-card"

    def happen(self, table: Table, action: int) -> None:
        card = table.turn_fate()
        tries = FATE_CARDS
        while table.year == 1 and not suits(table, card) and tries:
            table.discard.append(card)
            table.tell("unsuitable", card + 1)
            card = table.turn_fate()
            tries -= 1
        table.discard.append(card)
        table.tell("fate", card + 1)
        gains = table.box.fate_gains[card]
        for piece in range(len(PIECES)):
            if gains[piece]:
                table.tell("all_gain", piece, gains[piece])
                for sheet in table.sheets:
                    sheet[piece] += gains[piece]


def suits(table: Table, card: int) -> bool:
    """Whether a fate card may open the first year; a fort of the campaign is choosy."""
    gains = table.box.fate_gains[card]
    wanted = table.law.first_fate
    return all([gains[piece] >= wanted[piece] for piece in range(len(PIECES))])


def take(table: Table, seat: int, piece: int, count: int) -> None:
    """Take pieces from the supply."""
    if count:
        table.sheets[seat][piece] += count
        if table.ears is not None:
            table.tell_also("gains", seat, piece, count)


class DrawCards(Step[Table]):
    """Everybody draws two player cards and chooses in secret, all at the same time."""

    rule: ClassVar[str] = "player-cards"

    def happen(self, table: Table, action: int) -> None:
        table.first = 0
        table.close_door()
        for seat in range(table.seats):
            sheet = table.sheets[seat]
            sheet[CHOSEN] = 0
            place = DECK + 2 * table.year - 2
            table.tell("draws", seat, sheet[place])
            table.tell("draws", seat, sheet[place + 1])
        table.open_lanes([ChoosePath(seat) for seat in range(table.seats)])


class ChoosePath(Step[Table]):
    """Keep one of the two cards as a path; the other is your prospect of this year."""

    rule: ClassVar[str] = "player-cards"

    def options(self, table: Table) -> list[int]:
        place = DECK + 2 * table.year - 2
        sheet = table.sheets[self.seat]
        one = sheet[place]
        other = sheet[place + 1]
        return [_PATH + one, _PATH + other] if one < other else [_PATH + other, _PATH + one]

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"year": table.year}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if PATH.says(action):
            return Reason("player-cards", "not-drawn", {"card": CARDS[PATH.one(action)]})
        return Reason("player-cards", "cards-first")

    def happen(self, table: Table, action: int) -> None:
        sheet = table.sheets[self.seat]
        place = DECK + 2 * table.year - 2
        path = action - _PATH
        if sheet[place] != path:
            sheet[place + 1] = sheet[place]
            sheet[place] = path
        sheet[CHOSEN] = 1
        table.tell("chooses", self.seat, path)


class RevealCards(Step[Table]):
    """All cards are turned up, then the neutral ones; everybody takes what the prospect gives."""

    rule: ClassVar[str] = "player-cards"

    def happen(self, table: Table, action: int) -> None:
        table.close_door()
        table.revealed = True
        place = DECK + 2 * table.year - 2
        for seat in range(table.seats):
            sheet = table.sheets[seat]
            table.tell("reveals", seat, sheet[place + 1])
            table.tell("reveals_path", seat, sheet[place])
            gain_all(table, seat, table.box.card_gains[table.prospect(seat)])
        if table.neutrals_a_year():
            table.tell("neutrals", table.neutrals_a_year())
        for number in range(table.neutrals_a_year()):
            table.tell("neutral", table.neutral_prospect(number))


class StartActions(Step[Table]):
    """Everybody receives this year's production and begins to act, Roads first."""

    rule: ClassVar[str] = "income"

    def happen(self, table: Table, action: int) -> None:
        table.first = 0
        table.open_lanes([Act(seat) for seat in range(table.seats)])
        for seat in range(table.seats):
            sheet = table.sheets[seat]
            table.tell("income", seat)
            take(table, seat, RESOURCE, sheet[PRODUCTION])
            take(table, seat, CIVILIAN, sheet[HOTEL])
            take(table, seat, BUILDER, sheet[WORKSHOP])
            if sheet[ROAD]:
                table.push_for(seat, RoadIncome(seat, sheet[ROAD]))


class ReturnLeftovers(Step[Table]):
    """All have stopped: what is left on the players' boards goes back to the supply."""

    rule: ClassVar[str] = "year-end"

    def happen(self, table: Table, action: int) -> None:
        return_pieces(table)
