"""Completing buildings: influence, functions, and what happens once, at that moment."""

from __future__ import annotations

from typing import ClassVar

from ludi.games.glory_to_rome.actions import STEAL, STOP
from ludi.games.glory_to_rome.components import (
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
from ludi.games.glory_to_rome.rules.steps import perform, stopped
from ludi.games.glory_to_rome.rules.think import Think
from ludi.games.glory_to_rome.table import BY_CATACOMB, RUNNING, Table
from ludi.kernel.agenda import Step
from ludi.kernel.table import changed


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
    if kind == AMPHITHEATRE:
        perform(table, seat, CRAFTSMAN, influence)
    elif kind == FOUNDRY:
        perform(table, seat, LABORER, influence)
    elif kind == GARDEN:
        perform(table, seat, PATRON, influence)
    elif kind == SCHOOL:
        table.push(Think(seat, influence, 1, 0))
    elif kind == PRISON:
        table.push(Steal(seat))


class Steal(Step[Table]):
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

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        code = action - STEAL.base
        owner = table.camps[code // len(KINDS)]
        thief = table.camps[self.seat]
        kind = code % len(KINDS)
        i = owner.building(kind)
        building = owner.buildings[i]
        owner.buildings = owner.buildings[:i] + owner.buildings[i + 1 :]
        owner.names &= ~(1 << kind)
        thief.buildings = (*thief.buildings, building)
        thief.names |= 1 << kind
        site = thief.buildings[thief.building(PRISON)].site
        thief.sites = changed(thief.sites, site, -1)
        owner.sites = changed(owner.sites, site, 1)
        thief.influence -= table.box.value[site]
        owner.influence += table.box.value[site]
        table.tell("steals", self.seat, code // len(KINDS), kind)
        table.refresh(thief)
        table.refresh(owner)
        table.check_forums()
        if table.ending == RUNNING:
            on_completion(table, self.seat, kind)
