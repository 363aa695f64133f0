"""What lies before one player: hand, stockpile, clientele, vault, foundations and buildings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ludi.games.glory_to_rome.ids import KINDS, LABORER, LUDUS_MAGNA, MERCHANT, STOREROOM
from ludi.kernel.table import NOBODY, changed

NO_CARD: Final = -1
NONE: Final[tuple[int, ...]] = (0,) * 6  # of each material


def without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """The tuple less one of an item."""
    i = items.index(item)
    return items[:i] + items[i + 1 :]


class Building:
    """A foundation or completed building: its card, its site, the materials in it. Immutable.

    `marker` is the material that a Stairway left under it to make it public, or NO_CARD.
    """

    def __init__(
        self, kind: int, site: int, place: int, materials: tuple[int, ...], marker: int
    ) -> None:
        self.kind: Final = kind
        self.site: Final = site
        self.place: Final = place
        self.materials: Final = materials
        self.marker: Final = marker

    def dump(self) -> list[Any]:
        return [self.kind, self.site, self.place, list(self.materials), self.marker]


def replaced(
    buildings: tuple[Building, ...], place: int, building: Building
) -> tuple[Building, ...]:
    """The buildings with another one in a place."""
    return (*buildings[:place], building, *buildings[place + 1 :])


def load_building(data: list[Any]) -> Building:
    kind, site, place, materials, marker = data
    if not 0 <= kind < len(KINDS):
        raise ValueError("kind")
    return Building(kind, site, place, tuple(materials), marker)


def tally(indices: Iterable[int]) -> list[int]:
    """How many there are of each of the six."""
    counts = [0] * 6
    for i in indices:
        counts[i] += 1
    return counts


class Camp:
    """What lies before one player. Rows of six count cards by material (= by role)."""

    def __init__(self, twin: Camp | None = None) -> None:
        if twin is None:
            self.hand: list[int] = []  # kinds, sorted
            self.jacks = 0
            self.stockpile = NONE
            self.clients = NONE  # those that act when their role is called
            self.hired: tuple[int, ...] = ()  # roles of clients hired this turn
            self.client_count = 0
            self.vault = NONE
            self.vault_count = 0
            self.vault_seen = NONE  # of these, what everybody saw going in and may remember
            self.vault_own = NONE  # and what only the owner saw; the rest nobody has seen
            self.shown: tuple[int, ...] = ()  # deposits of this turn that everybody saw
            self.slipped: tuple[int, ...] = ()  # deposits of this turn that only the owner saw
            self.foundations: tuple[Building, ...] = ()
            self.buildings: tuple[Building, ...] = ()
            self.names = 0  # a bit for each kind laid, completed or stolen
            self.sites = NONE  # completed sites, under the top edge
            self.influence = 0
            self.played: tuple[int, ...] = ()  # order cards on the camp, this turn
            self.played_jacks = 0
            self.units = 0  # what was played to call or follow: actions
            self.backed: tuple[int, ...] = ()  # cards of the hand revealed in demands of this turn
            self.crafted = False  # performed the Craftsman this turn
            self.concedes = NOBODY
            self.functions = 0  # a bit for each building function this player has
            self.hand_size = 0
            self.clientele_limit = 0
            self.vault_limit = 0
            return
        self.hand = twin.hand[:]
        self.jacks = twin.jacks
        self.stockpile = twin.stockpile
        self.clients = twin.clients
        self.hired = twin.hired
        self.client_count = twin.client_count
        self.vault = twin.vault
        self.vault_count = twin.vault_count
        self.vault_seen = twin.vault_seen
        self.vault_own = twin.vault_own
        self.shown = twin.shown
        self.slipped = twin.slipped
        self.foundations = twin.foundations
        self.buildings = twin.buildings
        self.names = twin.names
        self.sites = twin.sites
        self.influence = twin.influence
        self.played = twin.played
        self.played_jacks = twin.played_jacks
        self.units = twin.units
        self.backed = twin.backed
        self.crafted = twin.crafted
        self.concedes = twin.concedes
        self.functions = twin.functions
        self.hand_size = twin.hand_size
        self.clientele_limit = twin.clientele_limit
        self.vault_limit = twin.vault_limit

    def has(self, kind: int) -> bool:
        """Whether this player has the function of a building."""
        return self.functions >> kind & 1 == 1

    def stock(self, material: int, by: int) -> None:
        """Put so many materials into the stockpile; less than none: take them."""
        self.stockpile = changed(self.stockpile, material, by)

    def lose(self, kind: int) -> None:
        """Remove a card from the hand; of several copies, one that has backed a demand."""
        self.hand.remove(kind)
        if self.backed and kind in self.backed:
            self.backed = without(self.backed, kind)

    def foundation(self, kind: int) -> int:
        """The place in `foundations` of the one with this name, or -1."""
        for i in range(len(self.foundations)):
            if self.foundations[i].kind == kind:
                return i
        return -1

    def building(self, kind: int) -> int:
        """The place in `buildings` of the one with this name, or -1."""
        for i in range(len(self.buildings)):
            if self.buildings[i].kind == kind:
                return i
        return -1

    def client_roles(self) -> list[int]:
        """All clients by printed role, those hired this turn included."""
        counts = list(self.clients)
        for role in self.hired:
            counts[role] += 1
        return counts

    def hoard(self, material: int) -> None:
        """Put a card into the vault, unseen by all."""
        self.vault = changed(self.vault, material, 1)
        self.vault_count += 1

    def deposit(self, material: int, shown: bool) -> None:
        """Put a card into the vault that its owner sees, and everybody if it is shown."""
        self.hoard(material)
        if shown:
            self.shown += (material,)
            self.vault_seen = changed(self.vault_seen, material, 1)
        else:
            self.slipped += (material,)
            self.vault_own = changed(self.vault_own, material, 1)

    def dump(self) -> dict[str, Any]:
        return {
            "hand": self.hand[:],
            "jacks": self.jacks,
            "stockpile": list(self.stockpile),
            "clients": list(self.clients),
            "hired": list(self.hired),
            "vault": list(self.vault),
            "vault_seen": list(self.vault_seen),
            "vault_own": list(self.vault_own),
            "shown": list(self.shown),
            "slipped": list(self.slipped),
            "foundations": [building.dump() for building in self.foundations],
            "buildings": [building.dump() for building in self.buildings],
            "sites": list(self.sites),
            "influence": self.influence,
            "played": list(self.played),
            "played_jacks": self.played_jacks,
            "units": self.units,
            "backed": list(self.backed),
            "crafted": self.crafted,
            "concedes": self.concedes,
        }


def load_camp(data: dict[str, Any]) -> Camp:
    """The camp a dump describes; what follows from its buildings is refreshed by the table."""
    camp = Camp()
    camp.hand = sorted(data["hand"])
    camp.jacks = data["jacks"]
    camp.stockpile = tuple(data["stockpile"])
    camp.clients = tuple(data["clients"])
    camp.hired = tuple(data["hired"])
    camp.client_count = sum(camp.clients) + len(camp.hired)
    camp.vault = tuple(data["vault"])
    camp.vault_count = sum(camp.vault)
    camp.shown = tuple(data["shown"])
    camp.slipped = tuple(data["slipped"])
    # a position kept by an earlier version remembers this turn only
    camp.vault_seen = tuple(data.get("vault_seen") or tally(camp.shown))
    camp.vault_own = tuple(data.get("vault_own") or tally(camp.slipped))
    camp.foundations = tuple([load_building(item) for item in data["foundations"]])
    camp.buildings = tuple([load_building(item) for item in data["buildings"]])
    for building in camp.foundations + camp.buildings:
        camp.names |= 1 << building.kind
    camp.sites = tuple(data["sites"])
    camp.influence = data["influence"]
    camp.played = tuple(data["played"])
    camp.played_jacks = data["played_jacks"]
    camp.units = data["units"]
    camp.backed = tuple(data["backed"])
    camp.crafted = data["crafted"]
    camp.concedes = data["concedes"]
    return camp


def has_all_roles(camp: Camp) -> bool:
    """Whether distinct clients can stand for all six roles."""
    if camp.client_count < 6:
        return False
    counts = camp.client_roles()
    missing = [role for role in range(6) if not counts[role]]
    if not missing:
        return True
    if MERCHANT in missing:
        return False
    if LABORER in missing and camp.has(STOREROOM):
        missing.remove(LABORER)  # six clients, five other roles: one of them is to spare
    return len(missing) <= (counts[MERCHANT] - 1 if camp.has(LUDUS_MAGNA) else 0)
