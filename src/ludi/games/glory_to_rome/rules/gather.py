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
    VERBS,
)
from ludi.games.glory_to_rome.camp import Camp
from ludi.games.glory_to_rome.ids import (
    AQUEDUCT,
    ATRIUM,
    BAR,
    BASILICA,
    BATH,
    FORUM,
    KINDS,
    LABORER,
    LUDUS_MAGNA,
    MERCHANT,
    PATRON,
    ROLES,
    STOREROOM,
)
from ludi.games.glory_to_rome.ids import DOCK as DOCK_BUILDING
from ludi.games.glory_to_rome.rules.steps import (
    DECK,
    HAND,
    NORMAL,
    ROLE_OF,
    Moment,
    RoleStep,
    lacks,
    not_in_hand,
    perform,
    pool_lacks,
    stockpile_lacks,
    stopped,
)
from ludi.games.glory_to_rome.table import BY_DECK, RUNNING, Table
from ludi.kernel.errors import Reason

_TAKE: Final = TAKE.base
_TAKE_END: Final = TAKE.end
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


def no_extra(table: Table, camp: Camp, building: int) -> Reason:
    """A building's further move comes once in an action and needs that building."""
    once = Reason(KINDS[building], "once-an-action", {"building": KINDS[building]})
    return lacks(table, camp, building) or once


def no_extra_from_hand(table: Table, camp: Camp, building: int, kind: int) -> Reason:
    """The same with a card of the hand."""
    if camp.has(building) and kind not in camp.hand:
        return not_in_hand(KINDS[building], kind)
    return no_extra(table, camp, building)


def no_room(camp: Camp, role: int) -> Reason | None:
    """The limits of the clientele and of the vault, for Patron and Merchant."""
    if role == PATRON and camp.client_count >= camp.clientele_limit:
        return Reason("patron", "clientele-full", {"count": camp.clientele_limit})
    if role == MERCHANT and camp.vault_count >= camp.vault_limit:
        return Reason("merchant", "vault-full", {"count": camp.vault_limit})
    return None


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

    def why_not(self, table: Table, action: int) -> Reason | None:
        if TAKE.says(action):
            material = TAKE.one(action)
            if table.pool[material]:
                return Reason("laborer", "pool-once")
            return pool_lacks("laborer", material)
        if DOCK.says(action):
            camp = table.camps[self.seat]
            return no_extra_from_hand(table, camp, DOCK_BUILDING, DOCK.one(action))
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        camp = table.camps[self.seat]
        if _TAKE <= action < _TAKE_END:
            move = NORMAL
            material = action - _TAKE
            table.from_pool(material)
            camp.stock(material, 1)
            table.tell("takes", self.seat, material)
        else:
            move = HAND
            kind = DOCK.one(action)
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

    def why_not(self, table: Table, action: int) -> Reason | None:
        verb = VERBS.verb_of(action)
        if ROLE_OF.get(verb) != PATRON:
            return super().why_not(table, action)
        camp = table.camps[self.seat]
        full = no_room(camp, PATRON)
        if full is not None:
            return full
        if verb is HIRE_FROM_HAND:
            return no_extra_from_hand(table, camp, AQUEDUCT, verb.one(action))
        if verb is HIRE_FROM_DECK:
            return no_extra(table, camp, BAR)
        if not table.pool[verb.one(action)]:
            return Reason("patron", "pool-lacks-role", {"role": ROLES[verb.one(action)]})
        return Reason("bar", "pool-closed") if self.done & DECK else Reason("patron", "pool-once")

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        camp = table.camps[self.seat]
        if HIRE.says(action):
            move = NORMAL
            role = HIRE.one(action)
            table.from_pool(role)
            table.tell("hires", self.seat, role)
        elif HIRE_FROM_HAND.says(action):
            move = HAND
            kind = HIRE_FROM_HAND.one(action)
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


class BathRole(Moment):
    """Which role a client hired in a Bath performs, when another building lets one choose."""

    rule: ClassVar[str] = "bath"
    fields: ClassVar[tuple[str, ...]] = ("client",)

    def __init__(self, seat: int, client: int) -> None:
        super().__init__(seat)
        self.client: Final = client

    def options(self, table: Table) -> list[int]:
        if self.client == MERCHANT and table.camps[self.seat].has(LUDUS_MAGNA):
            roles = [0, 1, 2, 3, 4, 5]
        else:
            roles = [self.client, LABORER]
        return [*[ACT_AS.base + role for role in roles], _STOP]

    def why_not(self, table: Table, action: int) -> Reason | None:
        if ACT_AS.says(action):
            return Reason("bath", "bath-role", {"role": ROLES[self.client]})
        return super().why_not(table, action)

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"role": ROLES[self.client]}

    def happen(self, table: Table, action: int) -> None:
        if not stopped(action):
            perform(table, self.seat, ACT_AS.one(action), 1)


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

    def why_not(self, table: Table, action: int) -> Reason | None:
        verb = VERBS.verb_of(action)
        if ROLE_OF.get(verb) != MERCHANT:
            return super().why_not(table, action)
        camp = table.camps[self.seat]
        full = no_room(camp, MERCHANT)
        if full is not None:
            return full
        if verb is DEPOSIT_FROM_HAND:
            return no_extra_from_hand(table, camp, BASILICA, verb.one(action))
        if verb is DEPOSIT and not camp.stockpile[verb.one(action)]:
            return stockpile_lacks("merchant", verb.one(action))
        lacking = lacks(table, camp, ATRIUM) if verb is DEPOSIT_FROM_DECK else None
        return lacking or Reason("merchant", "sold-once")

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        camp = table.camps[self.seat]
        move = NORMAL
        if DEPOSIT.says(action):
            material = DEPOSIT.one(action)
            camp.stock(material, -1)
            camp.deposit(material, True)
            table.tell("deposits", self.seat)
        elif DEPOSIT_FROM_HAND.says(action):
            move = HAND
            kind = DEPOSIT_FROM_HAND.one(action)
            camp.lose(kind)
            material = table.box.material[kind]
            camp.deposit(material, False)
            table.tell("deposits_from_hand", self.seat)
        else:
            material = table.box.material[table.draw()]
            table.tell("deposits_from_deck", self.seat)
            camp.hoard(material)
        table.push(Merchant(self.seat, self.grant, self.used_after(move), self.done_after(move)))
        if not table.deck:
            table.end_by(BY_DECK)
