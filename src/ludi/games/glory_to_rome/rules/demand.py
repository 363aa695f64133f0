"""Legionary: Rome demands materials."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.glory_to_rome.actions import GIVE, GIVE_STOCK, REVEAL, SEIZE, STOP, TAKE
from ludi.games.glory_to_rome.components import BRIDGE, COLISEUM, LEGIONARY, PALISADE, WALL
from ludi.games.glory_to_rome.rules.steps import RoleStep, stopped
from ludi.games.glory_to_rome.table import Camp, Table, without
from ludi.kernel.agenda import Step
from ludi.kernel.table import changed

_REVEAL: Final = REVEAL.base
_GIVE: Final = GIVE.base
_GIVE_STOCK: Final = GIVE_STOCK.base
_TAKE: Final = TAKE.base
_STOP: Final = STOP.base


class Legionary(RoleStep):
    """Reveal up to as many order cards as one has actions: all of them make one demand."""

    rule: ClassVar[str] = "legionary"
    role: ClassVar[int] = LEGIONARY

    def options(self, table: Table) -> list[int]:
        options: list[int] = []
        if self.left(table) <= 0:
            return options
        camp = table.camps[self.seat]
        last = -1
        for kind in camp.hand:
            if kind != last:
                last = kind
                if free_to_back(table, camp, kind):
                    options.append(_REVEAL + kind)
        if options:
            options.append(_STOP)
        return options

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            self.demand(table)
            return
        table.demand += (action - _REVEAL,)  # laid face down until all are chosen
        table.push(Legionary(self.seat, self.grant, self.used + 1, 0))

    def demand(self, table: Table) -> None:
        """Reveal; then first the pool, the victims clockwise, their clients for the lions."""
        if not table.demand:
            return
        counts = demanded(table)
        seat = self.seat
        table.doors += 1
        table.camps[seat].backed += table.demand
        for kind in table.demand:
            table.tell("demands", seat, table.box.material[kind], kind)
        table.push(EndDemand(seat))
        if table.camps[seat].has(COLISEUM):
            table.push(Seize(seat))
        for victim in reversed(victims(table, seat)):
            for material in range(5, -1, -1):
                if counts[material]:
                    asked = counts[material]
                    also = asked if table.camps[seat].has(BRIDGE) else 0
                    table.push(Give(victim, seat, material, asked, also))
        for material in range(5, -1, -1):
            if counts[material]:
                table.push(TakeFromPool(seat, material, counts[material]))


def free_to_back(table: Table, camp: Camp, kind: int) -> bool:
    """Whether the hand has a card of a kind that backs no demand of this turn yet."""
    if not camp.backed and not table.demand:
        return True
    return camp.hand.count(kind) > camp.backed.count(kind) + table.demand.count(kind)


def demanded(table: Table) -> list[int]:
    """How many cards of each material the present demand asks for."""
    counts = [0] * 6
    for kind in table.demand:
        counts[table.box.material[kind]] += 1
    return counts


def victims(table: Table, seat: int) -> list[int]:
    """Whom a demand reaches: the neighbours, all opponents with a Bridge; from the left on."""
    others = [(seat + i) % table.seats for i in range(1, table.seats)]
    if table.camps[seat].has(BRIDGE) or len(others) < 3:
        return others
    return [others[0], others[-1]]


def is_protected(table: Table, victim: int, demander: int) -> bool:
    """A Wall always protects, a Palisade unless the demander has a Bridge."""
    camp = table.camps[victim]
    if not camp.functions:
        return False
    return camp.has(WALL) or (camp.has(PALISADE) and not table.camps[demander].has(BRIDGE))


class TakeFromPool(Step[Table]):
    """The demander may take a card of the material from the pool for each one revealed."""

    rule: ClassVar[str] = "legionary"

    def __init__(self, seat: int, material: int, count: int) -> None:
        super().__init__(seat)
        self.material: Final = material
        self.count: Final = count

    def args(self) -> list[int]:
        return [self.seat, self.material, self.count]

    def options(self, table: Table) -> list[int]:
        if self.count and table.pool[self.material]:
            return [_TAKE + self.material, _STOP]
        return []

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            if isinstance(table.agenda[-1], Give):
                table.doors += 1  # who must answer now, and how, tells something of the hands
            return
        table.from_pool(self.material)
        table.camps[self.seat].stock(self.material, 1)
        table.tell("takes", self.seat, self.material)
        table.push(TakeFromPool(self.seat, self.material, self.count - 1))


class Give(Step[Table]):
    """A victim gives what it has of what is demanded; a protected one only if it likes."""

    rule: ClassVar[str] = "legionary"

    def __init__(self, seat: int, to: int, material: int, from_hand: int, from_stock: int) -> None:
        super().__init__(seat)
        self.to: Final = to
        self.material: Final = material
        self.from_hand: Final = from_hand
        self.from_stock: Final = from_stock

    def args(self) -> list[int]:
        return [self.seat, self.to, self.material, self.from_hand, self.from_stock]

    def matching(self, table: Table) -> list[int]:
        material = table.box.material
        return [k for k in table.camps[self.seat].hand if material[k] == self.material]

    def options(self, table: Table) -> list[int]:
        options: list[int] = []
        cards = self.matching(table)
        protected = is_protected(table, self.seat, self.to)
        if self.from_hand and (protected or len(cards) > self.from_hand):
            last = -1
            for kind in cards:
                if kind != last:
                    options.append(_GIVE + kind)
                    last = kind
        if protected:
            if self.from_stock and table.camps[self.seat].stockpile[self.material]:
                options.append(_GIVE_STOCK + self.material)
            if options:
                options.append(_STOP)
        return options

    def happen(self, table: Table, action: int) -> None:
        from_hand = self.from_hand
        from_stock = self.from_stock
        if action < 0:
            self.give_all(table)
            return
        if action == _STOP:
            self.refuse(table)
            return
        if action < _GIVE_STOCK:
            self.hand_over(table, action - _GIVE)
            from_hand -= 1
        else:
            self.hand_over_stock(table, 1)
            from_stock -= 1
        table.push(Give(self.seat, self.to, self.material, from_hand, from_stock))

    def give_all(self, table: Table) -> None:
        """Nothing to choose: everything asked for, as far as there is any."""
        if is_protected(table, self.seat, self.to):
            if self.from_hand or self.from_stock:
                self.refuse(table)  # as if there were something: hands are secret
            return
        cards = self.matching(table)[: self.from_hand]
        for kind in cards:
            self.hand_over(table, kind)
        stock = min(self.from_stock, table.camps[self.seat].stockpile[self.material])
        self.hand_over_stock(table, stock)
        if not cards and not stock and self.from_hand:
            table.tell("glory_to_rome", self.seat, self.material)

    def refuse(self, table: Table) -> None:
        table.tell("gives_no_more", self.seat, self.to, self.material)

    def hand_over(self, table: Table, kind: int) -> None:
        table.camps[self.seat].lose(kind)
        table.camps[self.to].stock(self.material, 1)
        table.doors += 1
        table.tell("gives", self.seat, self.to, kind)

    def hand_over_stock(self, table: Table, count: int) -> None:
        table.camps[self.seat].stock(self.material, -count)
        table.camps[self.to].stock(self.material, count)
        for _ in range(count):
            table.tell("gives_stock", self.seat, self.to, self.material)


class Seize(Step[Table]):
    """A Coliseum takes clients of the revealed roles into the vault, while there is room."""

    rule: ClassVar[str] = "coliseum"

    def options(self, table: Table) -> list[int]:
        options: list[int] = []
        camp = table.camps[self.seat]
        if camp.vault_count >= camp.vault_limit:
            return options
        counts = demanded(table)
        for victim in victims(table, self.seat):
            if is_protected(table, victim, self.seat):
                continue
            clients = table.camps[victim].client_roles()
            for role in range(6):
                code = victim * 6 + role
                if clients[role] and counts[role] > table.seized.count(code):
                    options.append(SEIZE.base + code)
        if options:
            options.append(_STOP)
        return options

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        code = action - SEIZE.base
        victim = table.camps[code // 6]
        role = code % 6
        if victim.clients[role]:
            victim.clients = changed(victim.clients, role, -1)
        else:
            victim.hired = without(victim.hired, role)
        victim.client_count -= 1
        camp = table.camps[self.seat]
        camp.vault[role] += 1
        camp.vault_count += 1
        camp.shown += (role,)
        table.seized += (code,)
        table.tell("seizes", self.seat, code // 6, role)
        table.push(Seize(self.seat))


class EndDemand(Step[Table]):
    """The revealed cards go back into the hand."""

    rule: ClassVar[str] = "legionary"

    def happen(self, table: Table, action: int) -> None:
        table.demand = ()
        table.seized = ()
