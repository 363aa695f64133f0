"""Completing buildings: influence, functions, and what happens once, at that moment."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.glory_to_rome.actions import STEAL, STOP
from ludi.games.glory_to_rome.ids import (
    AMPHITHEATRE,
    CATACOMB,
    CRAFTSMAN,
    FOUNDRY,
    GARDEN,
    KINDS,
    LABORER,
    PATRON,
    PRISON,
    SCHOOL,
)
from ludi.games.glory_to_rome.rules.steps import Moment, no_such_seat, perform, stopped
from ludi.games.glory_to_rome.rules.think import Think
from ludi.games.glory_to_rome.table import BY_CATACOMB, RUNNING, Table
from ludi.kernel.errors import Reason
from ludi.kernel.table import changed

# The role that a building lets one perform when it is completed.
_ROLES: Final = {AMPHITHEATRE: CRAFTSMAN, FOUNDRY: LABORER, GARDEN: PATRON}


def complete(table: Table, seat: int, kind: int) -> None:
    """The site becomes influence, the function works at once."""
    camp = table.camps[seat]
    i = camp.foundation(kind)
    building = camp.foundations[i]
    camp.foundations = camp.foundations[:i] + camp.foundations[i + 1 :]
    camp.buildings = (*camp.buildings, building)
    camp.sites = changed(camp.sites, building.site, 1)
    camp.influence += table.box.value[building.site]
    table.refresh(camp)
    table.tell("completes", seat, kind, table.box.value[building.site])
    if table.beginner:
        return
    table.check_forums()
    if table.ending == RUNNING:
        on_completion(table, seat, kind)


def on_completion(table: Table, seat: int, kind: int) -> None:
    """What a building does once, when it is completed or stolen."""
    if kind == CATACOMB:
        table.end_by(BY_CATACOMB)
        return
    if not table.deck:
        return  # the last card, drawn with a Fountain, triggers nothing further
    influence = table.camps[seat].influence
    if kind in _ROLES:
        table.tell("may_act", seat, _ROLES[kind], influence)
        perform(table, seat, _ROLES[kind], influence)
    elif kind == SCHOOL:
        table.tell("may_think", seat, influence)
        table.push(Think(seat, influence, 1, 0))
    elif kind == PRISON:
        table.push(Steal(seat))


def not_theirs(table: Table, seat: int, owner: int, kind: int, rule: str) -> Reason | None:
    """A Prison or a Stairway wants a completed building of an opponent."""
    if owner >= table.seats:
        return no_such_seat(owner)
    if owner == seat:
        return Reason(rule, "own-building", {"building": KINDS[kind]})
    if table.camps[owner].building(kind) < 0:
        return Reason(rule, "not-completed", {"building": KINDS[kind], "seat": owner})
    return None


class Steal(Moment):
    """A completed Prison may take an opponent's building, in exchange for its own site."""

    rule: ClassVar[str] = "prison"

    def options(self, table: Table) -> list[int]:
        names = table.camps[self.seat].names
        options: list[int] = []
        for owner in range(table.seats):
            if owner != self.seat:
                for building in table.camps[owner].buildings:
                    if not names >> building.kind & 1:
                        options.append(STEAL.base + owner * len(KINDS) + building.kind)
        if options:
            options.append(STOP.base)
        return options

    def why_not(self, table: Table, action: int) -> Reason | None:
        if not STEAL.says(action):
            return super().why_not(table, action)
        owner, kind = STEAL.two(action)
        taken = Reason("prison", "steal-name-taken", {"building": KINDS[kind]})
        return not_theirs(table, self.seat, owner, kind, "prison") or taken

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"count": table.box.value[self.site(table)]}

    def site(self, table: Table) -> int:
        """The material of the Prison's site, which its victim gets."""
        thief = table.camps[self.seat]
        return thief.buildings[thief.building(PRISON)].site

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        victim, kind = STEAL.two(action)
        owner = table.camps[victim]
        thief = table.camps[self.seat]
        i = owner.building(kind)
        building = owner.buildings[i]
        owner.buildings = owner.buildings[:i] + owner.buildings[i + 1 :]
        owner.names &= ~(1 << kind)
        site = self.site(table)
        thief.buildings = (*thief.buildings, building)
        thief.names |= 1 << kind
        thief.sites = changed(thief.sites, site, -1)
        owner.sites = changed(owner.sites, site, 1)
        thief.influence -= table.box.value[site]
        owner.influence += table.box.value[site]
        table.tell("steals", self.seat, victim, kind)
        table.tell("pays_site", self.seat, victim, table.box.value[site])
        table.refresh(thief)
        table.refresh(owner)
        table.check_forums()
        if table.ending == RUNNING:
            on_completion(table, self.seat, kind)
