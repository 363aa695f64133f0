"""The end of a year: the Picts attack, favours help, valour and disdain follow."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.hadrians_wall.actions import FACE, USE
from ludi.games.hadrians_wall.ids import (
    PIECES,
    VALOUR,
    YEARS,
)
from ludi.games.hadrians_wall.rules.rewards import fill_attribute
from ludi.games.hadrians_wall.sheet import (
    COHORT,
    DISDAIN,
    ENVOY_FAVOURS,
    FAVOURS,
    FAVOURS_USED,
    IGNORED,
)
from ludi.games.hadrians_wall.table import NO_CARD, Table, attacks
from ludi.kernel.agenda import Step

_USE: Final = USE.base
_FACE: Final = FACE.base
TEMPLE: Final = 0  # whose favour, as the vocabulary numbers them
DIPLOMAT: Final = 1


class Attack(Step[Table]):
    """As many fate cards as the year asks for are laid out, one more for each neutral token."""

    rule: ClassVar[str] = "attack"

    def happen(self, table: Table, action: int) -> None:
        for _ in range(attack_size(table)):
            card = table.turn_fate()
            if card == NO_CARD:
                break
            table.attackers.append(card)
        counts = attacks(table)
        table.tell("attack", counts[0], counts[1], counts[2])
        table.first = 0
        table.push(Judge(0))
        table.open_lanes([Defend(seat) for seat in range(table.seats)])


def attack_size(table: Table) -> int:
    """How many cards this year's attack has."""
    usual = table.box.attack_cards[table.difficulty][table.year]
    return usual + table.law.extra_attack + table.box.extra_per_token * sum(table.tokens)


class Defend(Step[Table]):
    """Use favours against cards that a cohort does not repel, one at a time, or face the attack."""

    rule: ClassVar[str] = "favours"

    def options(self, table: Table) -> list[int]:
        sheet = table.sheets[self.seat]
        options: list[int] = []
        counts = attacks(table)
        for cohort in range(3):
            if counts[cohort] > sheet[IGNORED + cohort] + sheet[COHORT + cohort]:
                if sheet[FAVOURS]:
                    options.append(_USE + 3 * TEMPLE + cohort)
                if sheet[ENVOY_FAVOURS + cohort]:
                    options.append(_USE + 3 * DIPLOMAT + cohort)
        if options:
            options.append(_FACE)
        return options

    def happen(self, table: Table, action: int) -> None:
        if action < 0 or action == _FACE:
            return
        sheet = table.sheets[self.seat]
        favour = (action - _USE) // 3
        cohort = (action - _USE) % 3
        if favour == TEMPLE:
            sheet[FAVOURS] -= 1
        else:
            sheet[ENVOY_FAVOURS + cohort] -= 1
        sheet[FAVOURS_USED] += 1
        sheet[IGNORED + cohort] += 1
        table.tell("uses", self.seat, favour, cohort)
        table.push(self)


class Judge(Step[Table]):
    """What got through brings disdain, what is left of the year's potential brings valour."""

    rule: ClassVar[str] = "attack"

    def happen(self, table: Table, action: int) -> None:
        counts = attacks(table)
        for seat in range(table.seats):
            judge(table, seat, counts)
        table.discard.extend(table.attackers)
        table.attackers = []
        table.tokens = [0, 0, 0, 0]
        if table.year == YEARS:  # workers gained with the last valour are lost
            for sheet in table.sheets:
                for piece in range(len(PIECES)):
                    sheet[piece] = 0


def through(sheet: list[int], counts: list[int]) -> int:
    """How many attack cards neither cohorts nor favours stopped."""
    total = 0
    for cohort in range(3):
        beyond = counts[cohort] - sheet[IGNORED + cohort] - sheet[COHORT + cohort]
        if beyond > 0:
            total += beyond
    return total


def judge(table: Table, seat: int, counts: list[int]) -> None:
    """Give a player valour and disdain for the attack, at most the year's potential in all."""
    sheet = table.sheets[seat]
    potential = table.box.potential[table.year]
    disdain = min(through(sheet, counts), potential)
    table.tell("judges", seat, potential - disdain, disdain)
    sheet[DISDAIN] += disdain
    for _ in range(potential - disdain):
        fill_attribute(table, seat, sheet, VALOUR)
    for cohort in range(3):
        sheet[IGNORED + cohort] = 0
