"""The Stairway: an Architect makes an opponent's building public, for a material."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.glory_to_rome.actions import FROM_POOL, LAY, LAY_STATUE, PAY, STOP
from ludi.games.glory_to_rome.camp import Building, Camp, replaced
from ludi.games.glory_to_rome.ids import ARCHWAY, KINDS
from ludi.games.glory_to_rome.rules.steps import Moment, lacks, pool_lacks, stockpile_lacks
from ludi.games.glory_to_rome.table import Table, fitting
from ludi.kernel.errors import Reason


def payments(table: Table, camp: Camp, building: Building) -> list[int]:
    """The fitting materials at hand for a Stairway: of the stockpile, by Archway of the pool."""
    bits = fitting(table, building)
    options: list[int] = []
    for material in range(6):
        if bits >> material & 1:
            if camp.stockpile[material]:
                options.append(PAY.base + material)
            if table.pool[material] and camp.has(ARCHWAY):
                options.append(PAY.base + FROM_POOL * 6 + material)
    return options


class PayForStairway(Moment):
    """The material that makes an opponent's building public."""

    rule: ClassVar[str] = "stairway"
    fields: ClassVar[tuple[str, ...]] = ("owner", "kind")

    def __init__(self, seat: int, owner: int, kind: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner
        self.kind: Final = kind

    def options(self, table: Table) -> list[int]:
        owner = table.camps[self.owner]
        building = owner.buildings[owner.building(self.kind)]
        return payments(table, table.camps[self.seat], building)

    def why_not(self, table: Table, action: int) -> Reason | None:
        if PAY.says(action):
            source, material = PAY.two(action)
            return self.why_not_pay(table, source, material)
        if STOP.says(action):
            return Reason("stairway", "must-choose")
        if LAY.says(action) or LAY_STATUE.says(action):
            return None  # an Architect lays foundations, but has chosen something else
        return super().why_not(table, action)

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"building": KINDS[self.kind], "other": self.owner}

    def why_not_pay(self, table: Table, source: int, material: int) -> Reason:
        owner = table.camps[self.owner]
        if not fitting(table, owner.buildings[owner.building(self.kind)]) >> material & 1:
            return Reason("stairway", "stairway-material", {"building": KINDS[self.kind]})
        if source != FROM_POOL:
            return stockpile_lacks("stairway", material)
        archway = lacks(table, table.camps[self.seat], ARCHWAY)
        return archway or pool_lacks("stairway", material)

    def happen(self, table: Table, action: int) -> None:
        source, material = PAY.two(action)
        if source == FROM_POOL:
            table.from_pool(material)
        else:
            table.camps[self.seat].stock(material, -1)
        owner = table.camps[self.owner]
        i = owner.building(self.kind)
        old = owner.buildings[i]
        public = Building(old.kind, old.site, old.place, old.materials, material)
        owner.buildings = replaced(owner.buildings, i, public)
        table.tell("publishes", self.seat, self.owner, self.kind)
        table.tell("pays", self.seat, material)
        table.refresh_all()
        table.check_forums()
