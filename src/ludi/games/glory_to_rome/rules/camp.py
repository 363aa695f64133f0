"""Laborer, Patron and Merchant: the roles that fill one's camp."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.glory_to_rome.actions import (
    ACT_AS,
    DEPOSIT,
    DEPOSIT_FROM_DECK,
    DEPOSIT_FROM_HAND,
    DOCK,
    HIRE,
    HIRE_FROM_DECK,
    HIRE_FROM_HAND,
    STOP,
    TAKE,
)
from ludi.games.glory_to_rome.components import (
    AQUEDUCT,
    ATRIUM,
    BAR,
    BASILICA,
    BATH,
    FORUM,
    LABORER,
    LUDUS_MAGNA,
    MERCHANT,
    PATRON,
    STOREROOM,
)
from ludi.games.glory_to_rome.components import DOCK as DOCK_BUILDING
from ludi.games.glory_to_rome.rules.steps import DECK, HAND, NORMAL, RoleStep, perform, stopped
from ludi.games.glory_to_rome.table import BY_DECK, RUNNING, Camp, Table
from ludi.kernel.agenda import Step

_TAKE: Final = TAKE.base
_DOCK: Final = DOCK.base
_HIRE: Final = HIRE.base
_HIRE_FROM_HAND: Final = HIRE_FROM_HAND.base
_HIRE_FROM_DECK: Final = HIRE_FROM_DECK.base
_DEPOSIT: Final = DEPOSIT.base
_DEPOSIT_FROM_HAND: Final = DEPOSIT_FROM_HAND.base
_DEPOSIT_FROM_DECK: Final = DEPOSIT_FROM_DECK.base
_STOP: Final = STOP.base


def hand_options(camp: Camp, verb: int, options: list[int]) -> None:
    """One option for each kind of order card in the hand."""
    last = -1
    for kind in camp.hand:
        if kind != last:
            options.append(verb + kind)
            last = kind


class Laborer(RoleStep):
    """Take a card from the pool into the stockpile; with a Dock also one from the hand."""

    rule: ClassVar[str] = "laborer"
    role: ClassVar[int] = LABORER

    def options(self, table: Table) -> list[int]:
        camp = table.camps[self.seat]
        left = self.left(table)
        options: list[int] = []
        if left > 0 or (self.done and not self.done & NORMAL):
            pool = table.pool
            for material in range(6):
                if pool[material]:
                    options.append(_TAKE + material)
        if camp.has(DOCK_BUILDING) and self.is_open(HAND, left):
            hand_options(camp, _DOCK, options)
        if options:
            options.append(_STOP)
        return options

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        camp = table.camps[self.seat]
        if action < _DOCK:
            move = NORMAL
            material = action - _TAKE
            table.from_pool(material)
            camp.stock(material, 1)
            table.tell("takes", self.seat, material)
        else:
            move = HAND
            kind = action - _DOCK
            camp.lose(kind)
            camp.stock(table.box.material[kind], 1)
            table.tell("docks", self.seat, kind)
        table.push(Laborer(self.seat, self.grant, self.used_after(move), self.done_after(move)))


class Patron(RoleStep):
    """Hire a client from the pool; also from the hand by Aqueduct, from the deck by Bar."""

    rule: ClassVar[str] = "patron"
    role: ClassVar[int] = PATRON

    def options(self, table: Table) -> list[int]:
        camp = table.camps[self.seat]
        options: list[int] = []
        if camp.client_count >= camp.clientele_limit:
            return options
        left = self.left(table)
        if left > 0 or (self.done and not self.done & NORMAL):
            pool = table.pool
            for role in range(6):
                if pool[role]:
                    options.append(_HIRE + role)
        if camp.functions:
            if camp.has(AQUEDUCT) and self.is_open(HAND, left):
                hand_options(camp, _HIRE_FROM_HAND, options)
            if camp.has(BAR) and self.is_open(DECK, left):
                options.append(_HIRE_FROM_DECK)
        if options:
            options.append(_STOP)
        return options

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        camp = table.camps[self.seat]
        if action < _HIRE_FROM_HAND:
            move = NORMAL
            role = action - _HIRE
            table.from_pool(role)
            table.tell("hires", self.seat, role)
        elif action < _HIRE_FROM_DECK:
            move = HAND
            kind = action - _HIRE_FROM_HAND
            camp.lose(kind)
            role = table.box.material[kind]
            table.tell("hires_from_hand", self.seat, kind)
        else:
            move = DECK
            kind = table.draw()
            role = table.box.material[kind]
            table.tell("hires_from_deck", self.seat, kind)
        done = self.done_after(move)
        if move == DECK:
            done |= NORMAL  # after the Bar's card, no pool card in this action
        table.push(Patron(self.seat, self.grant, self.used_after(move), done))
        hire(table, self.seat, role)


def hire(table: Table, seat: int, role: int) -> None:
    """A new client: acts from the next turn on, or at once, one time, with a Bath."""
    camp = table.camps[seat]
    camp.hired += (role,)
    camp.client_count += 1
    if camp.has(FORUM):
        table.check_forums()
    if not table.deck:
        table.end_by(BY_DECK)
    if table.ending != RUNNING or not camp.has(BATH):
        return
    any_role = role == MERCHANT and camp.has(LUDUS_MAGNA)
    or_laborer = role != LABORER and camp.has(STOREROOM)
    if any_role or or_laborer:
        table.push(BathRole(seat, role))
    else:
        perform(table, seat, role, 1)


class BathRole(Step[Table]):
    """Which role a client hired in a Bath performs, when another building lets one choose."""

    rule: ClassVar[str] = "bath"

    def __init__(self, seat: int, client: int) -> None:
        super().__init__(seat)
        self.client: Final = client

    def args(self) -> list[int]:
        return [self.seat, self.client]

    def options(self, table: Table) -> list[int]:
        if self.client == MERCHANT and table.camps[self.seat].has(LUDUS_MAGNA):
            roles = [0, 1, 2, 3, 4, 5]
        else:
            roles = [self.client, LABORER]
        return [*[ACT_AS.base + role for role in roles], _STOP]

    def happen(self, table: Table, action: int) -> None:
        if not stopped(action):
            perform(table, self.seat, action - ACT_AS.base, 1)


class Merchant(RoleStep):
    """Put a material from the stockpile into the vault; with a Basilica also one from the hand."""

    rule: ClassVar[str] = "merchant"
    role: ClassVar[int] = MERCHANT

    def options(self, table: Table) -> list[int]:
        camp = table.camps[self.seat]
        options: list[int] = []
        if camp.vault_count >= camp.vault_limit:
            return options
        left = self.left(table)
        if self.is_open(NORMAL, left):
            stockpile = camp.stockpile
            for material in range(6):
                if stockpile[material]:
                    options.append(_DEPOSIT + material)
            if camp.has(ATRIUM):
                options.append(_DEPOSIT_FROM_DECK)
        if camp.has(BASILICA) and self.is_open(HAND, left):
            hand_options(camp, _DEPOSIT_FROM_HAND, options)
        if options:
            options.append(_STOP)
        return options

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        camp = table.camps[self.seat]
        move = NORMAL
        if action < _DEPOSIT_FROM_HAND:
            material = action - _DEPOSIT
            camp.stock(material, -1)
            camp.shown += (material,)
            table.tell("deposits", self.seat)
        elif action < _DEPOSIT_FROM_DECK:
            move = HAND
            kind = action - _DEPOSIT_FROM_HAND
            camp.lose(kind)
            material = table.box.material[kind]
            camp.slipped += (material,)
            table.tell("deposits_from_hand", self.seat)
        else:
            material = table.box.material[table.draw()]
            table.tell("deposits_from_deck", self.seat)
        camp.vault[material] += 1
        camp.vault_count += 1
        table.push(Merchant(self.seat, self.grant, self.used_after(move), self.done_after(move)))
        if not table.deck:
            table.end_by(BY_DECK)
