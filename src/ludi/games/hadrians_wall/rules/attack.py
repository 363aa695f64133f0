"""The end of a year: the Picts attack, favours help, valour and disdain follow."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.hadrians_wall.actions import FACE, USE
from ludi.games.hadrians_wall.ids import (
    COHORTS,
    VALOUR,
    YEARS,
)
from ludi.games.hadrians_wall.rules.rewards import fill_attribute, return_pieces
from ludi.games.hadrians_wall.sheet import (
    COHORT,
    DISDAIN,
    ENVOY_FAVOURS,
    FAVOURS,
    FAVOURS_USED,
    IGNORED,
)
from ludi.games.hadrians_wall.table import NO_CARD, Table, attack_size, attacks
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason

TEMPLE: Final = 0  # whose favour, as the vocabulary numbers them
DIPLOMAT: Final = 1
_USE_TEMPLE: Final = [USE.code(TEMPLE, cohort) for cohort in range(3)]
_USE_DIPLOMAT: Final = [USE.code(DIPLOMAT, cohort) for cohort in range(3)]


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
                    options.append(_USE_TEMPLE[cohort])
                if sheet[ENVOY_FAVOURS + cohort]:
                    options.append(_USE_DIPLOMAT[cohort])
        if options:
            options.append(FACE.base)
        return options

    def asks(self, table: Table) -> dict[str, str | int]:
        sheet = table.sheets[self.seat]
        favours = sheet[FAVOURS] + sum(sheet[ENVOY_FAVOURS : ENVOY_FAVOURS + 3])
        return {"count": through(sheet, attacks(table)), "favours": favours}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if not USE.says(action):
            return Reason("attack", "attack-now")
        favour, cohort = USE.two(action)
        named: dict[str, str | int] = {"cohort": COHORTS[cohort]}
        sheet = table.sheets[self.seat]
        if favour == TEMPLE and not sheet[FAVOURS]:
            return Reason("favours", "no-temple-favour", named)
        if favour == DIPLOMAT and not sheet[ENVOY_FAVOURS + cohort]:
            return Reason("favours", "no-diplomat-favour", named)
        return Reason("favours", "repelled", named)

    def happen(self, table: Table, action: int) -> None:
        if not USE.says(action):
            return
        sheet = table.sheets[self.seat]
        favour, cohort = USE.two(action)
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
            return_pieces(table)


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
    beyond = through(sheet, counts)
    disdain = min(beyond, potential)
    table.tell("judges", seat, beyond)
    if disdain:
        table.tell("disdained", seat, disdain)
    sheet[DISDAIN] += disdain
    for _ in range(potential - disdain):
        fill_attribute(table, seat, sheet, VALOUR)
    for cohort in range(3):
        sheet[IGNORED + cohort] = 0
