"""Legionary: Rome demands materials."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.glory_to_rome.actions import GIVE, GIVE_STOCK, REVEAL, SEIZE, STOP, TAKE
from ludi.games.glory_to_rome.camp import Camp, without
from ludi.games.glory_to_rome.ids import (
    BRIDGE,
    COLISEUM,
    KINDS,
    LEGIONARY,
    MATERIALS,
    PALISADE,
    ROLES,
    WALL,
)
from ludi.games.glory_to_rome.rules.steps import (
    Moment,
    RoleStep,
    no_such_seat,
    not_in_hand,
    stockpile_lacks,
    stopped,
)
from ludi.games.glory_to_rome.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason
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

    def why_not(self, table: Table, action: int) -> Reason | None:
        if not REVEAL.says(action):
            return super().why_not(table, action)
        kind = REVEAL.one(action)
        args: dict[str, str | int] = {"card": KINDS[kind]}
        if kind not in table.camps[self.seat].hand:
            return Reason("legionary", "reveal-not-in-hand", args)
        return Reason("legionary", "already-backed", args)

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
        table.close_door()
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


def not_demanded(material: int) -> Reason:
    """Only what is demanded is taken or given."""
    return Reason("legionary", "not-demanded", {"material": MATERIALS[material]})


class TakeFromPool(Moment):
    """The demander may take a card of the material from the pool for each one revealed."""

    rule: ClassVar[str] = "legionary"
    fields: ClassVar[tuple[str, ...]] = ("material", "count")

    def __init__(self, seat: int, material: int, count: int) -> None:
        super().__init__(seat)
        self.material: Final = material
        self.count: Final = count

    def options(self, table: Table) -> list[int]:
        if self.count and table.pool[self.material]:
            return [_TAKE + self.material, _STOP]
        return []

    def why_not(self, table: Table, action: int) -> Reason | None:
        if TAKE.says(action):
            return not_demanded(self.material)
        return super().why_not(table, action)

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"material": MATERIALS[self.material], "count": self.count}

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            if isinstance(table.agenda[-1], Give):
                table.close_door()  # who must answer now, and how, tells something of the hands
            return
        table.from_pool(self.material)
        table.camps[self.seat].stock(self.material, 1)
        table.tell("takes", self.seat, self.material)
        table.push(TakeFromPool(self.seat, self.material, self.count - 1))


class Give(Moment):
    """A victim gives what it has of what is demanded; a protected one only if it likes."""

    rule: ClassVar[str] = "legionary"
    fields: ClassVar[tuple[str, ...]] = ("to", "material", "from_hand", "from_stock")

    def __init__(self, seat: int, to: int, material: int, from_hand: int, from_stock: int) -> None:
        super().__init__(seat)
        self.to: Final = to
        self.material: Final = material
        self.from_hand: Final = from_hand
        self.from_stock: Final = from_stock

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

    def why_not(self, table: Table, action: int) -> Reason | None:
        if GIVE.says(action):
            return self.why_not_card(table, GIVE.one(action))
        if GIVE_STOCK.says(action):
            return self.why_not_stock(table, GIVE_STOCK.one(action))
        if STOP.says(action):
            return self.why_not_refuse(table)
        return super().why_not(table, action)

    def asks(self, table: Table) -> dict[str, str | int]:
        return {
            "seat": self.to,
            "material": MATERIALS[self.material],
            "count": self.from_hand + self.from_stock,
            "sheltered": int(is_protected(table, self.seat, self.to)),
        }

    def why_not_card(self, table: Table, kind: int) -> Reason:
        if kind not in table.camps[self.seat].hand:
            return not_in_hand("legionary", kind)
        if table.box.material[kind] != self.material:
            return not_demanded(self.material)
        return Reason("legionary", "gave-enough")

    def why_not_stock(self, table: Table, material: int) -> Reason:
        if material != self.material:
            return not_demanded(self.material)
        if not self.from_stock:
            return Reason("bridge", "stockpile-safe")
        if not table.camps[self.seat].stockpile[material]:
            return stockpile_lacks("bridge", material)
        return Reason("bridge", "stockpile-taken")

    def why_not_refuse(self, table: Table) -> Reason:
        """A victim without protection, or one whose Palisade does not hold, has to give."""
        args: dict[str, str | int] = {"seat": self.to, "material": MATERIALS[self.material]}
        if table.camps[self.seat].has(PALISADE):
            return Reason("bridge", "palisade-bridge", args)
        return Reason("legionary", "must-give", args)

    def happen(self, table: Table, action: int) -> None:
        from_hand = self.from_hand
        from_stock = self.from_stock
        if action < 0:
            self.give_all(table)
            return
        if STOP.says(action):
            self.refuse(table)
            return
        if GIVE.says(action):
            self.hand_over(table, GIVE.one(action))
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
        asked = demanded(table)[self.material]
        bridge = table.camps[self.to].has(BRIDGE)
        has_given = self.from_hand + self.from_stock < (asked + asked if bridge else asked)
        what = "gives_no_more" if has_given else "gives_nothing"
        table.tell(what, self.seat, self.to, self.material)

    def hand_over(self, table: Table, kind: int) -> None:
        table.camps[self.seat].lose(kind)
        table.camps[self.to].stock(self.material, 1)
        table.close_door()
        table.tell("gives", self.seat, self.to, kind)

    def hand_over_stock(self, table: Table, count: int) -> None:
        table.camps[self.seat].stock(self.material, -count)
        table.camps[self.to].stock(self.material, count)
        for _ in range(count):
            table.tell("gives_stock", self.seat, self.to, self.material)


class Seize(Moment):
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

    def why_not(self, table: Table, action: int) -> Reason | None:
        if not SEIZE.says(action):
            return super().why_not(table, action)
        victim, role = SEIZE.two(action)
        if victim >= table.seats:
            return no_such_seat(victim)
        args: dict[str, str | int] = {"seat": victim, "role": ROLES[role]}
        if victim not in victims(table, self.seat):
            return Reason("legionary", "out-of-reach", args)
        if is_protected(table, victim, self.seat):
            return Reason("protection", "protected", args)
        if not table.camps[victim].client_roles()[role]:
            return Reason("coliseum", "no-such-client", args)
        is_asked = demanded(table)[role] > 0
        return Reason("coliseum", "seized-enough" if is_asked else "role-not-revealed", args)

    def asks(self, table: Table) -> dict[str, str | int]:
        camp = table.camps[self.seat]
        return {"count": camp.vault_limit - camp.vault_count}

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        owner, role = SEIZE.two(action)
        victim = table.camps[owner]
        if victim.clients[role]:
            victim.clients = changed(victim.clients, role, -1)
        else:
            victim.hired = without(victim.hired, role)
        victim.client_count -= 1
        camp = table.camps[self.seat]
        camp.deposit(role, True)
        table.seized += (owner * 6 + role,)
        table.tell("seizes", self.seat, owner)
        table.push(Seize(self.seat))


class EndDemand(Step[Table]):
    """The revealed cards go back into the hand."""

    rule: ClassVar[str] = "legionary"

    def happen(self, table: Table, action: int) -> None:
        table.demand = ()
        table.seized = ()
