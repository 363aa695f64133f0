"""The pieces on the table of Glory to Rome, and the small operations on them."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Any, Final

from ludi.games.glory_to_rome.actions import CONCEDE, WITHDRAW
from ludi.games.glory_to_rome.components import (
    CIRCUS_MAXIMUS,
    FORUM,
    GATE,
    KINDS,
    LABORER,
    LUDUS_MAGNA,
    MARBLE,
    MATERIALS,
    MERCHANT,
    STATUE,
    STOREROOM,
    Box,
)
from ludi.kernel.dice import Dice
from ludi.kernel.table import NOBODY, changed
from ludi.kernel.table import Table as KernelTable

if TYPE_CHECKING:
    from ludi.games.glory_to_rome.game import GloryToRome

KIND_COUNT: Final = len(KINDS)
MATERIAL_COUNT: Final = len(MATERIALS)
NO_CARD: Final = -1
NONE: Final[tuple[int, ...]] = (0,) * 6  # of each material

# How a game ended.
RUNNING: Final = 0
BY_DECK: Final = 1
BY_SITES: Final = 2
BY_CATACOMB: Final = 3
BY_FORUM: Final = 4
BY_CONCESSION: Final = 5
ENDINGS: Final = ("running", "deck", "sites", "catacomb", "forum", "concession")

# The functions that change how many actions a player's clients give.
CLIENT_FUNCTIONS: Final = 1 << LUDUS_MAGNA | 1 << STOREROOM | 1 << CIRCUS_MAXIMUS


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
    return Building(kind, site, place, tuple(materials), marker)


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
            self.vault = [0] * 6
            self.vault_count = 0
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
        self.vault = twin.vault[:]
        self.vault_count = twin.vault_count
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

    def dump(self) -> dict[str, Any]:
        return {
            "hand": self.hand[:],
            "jacks": self.jacks,
            "stockpile": list(self.stockpile),
            "clients": list(self.clients),
            "hired": list(self.hired),
            "vault": self.vault[:],
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
    camp.vault = list(data["vault"])
    camp.vault_count = sum(camp.vault)
    camp.shown = tuple(data["shown"])
    camp.slipped = tuple(data["slipped"])
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


class Table(KernelTable):
    """One game of Glory to Rome being played."""

    def __init__(self, game: GloryToRome, seats: int, dice: Dice) -> None:
        super().__init__(game, seats, dice)
        self.rome = game
        self.box: Box = game.box
        self.beginner = False  # no building functions
        self.open_turns = 0  # hands are open during these first turns
        self.camps: list[Camp] = []
        self.deck: list[int] = []  # kinds; the top is the end
        self.removed: list[int] = []  # half of the deck, in the beginners' game
        self.pool = [0] * 6  # by material
        self.pool_names: list[int] = []  # the kinds in the pool, sorted
        self.jack_pile = 0
        self.town = NONE  # sites left, by material
        self.outside = NONE
        self.town_left = 0
        self.leader = 0
        self.role = NOBODY  # the role called this turn
        self.turn = 1
        self.public = 0  # a bit for each function that a Stairway gave to all
        self.fountain = NO_CARD  # the card looked at with a Fountain
        self.demand: tuple[int, ...] = ()  # kinds revealed on "Rome demands"
        self.seized: tuple[int, ...] = ()  # clients taken in this demand: victim * 6 + role
        self.ending = RUNNING
        self.winners: list[int] = []  # of a Forum or a concession

    def clone(self) -> Table:
        twin = Table(self.rome, self.seats, self.dice.clone())
        self.copy_agenda_to(twin)
        twin.beginner = self.beginner
        twin.open_turns = self.open_turns
        twin.camps = [Camp(camp) for camp in self.camps]
        twin.deck = self.deck[:]
        twin.removed = self.removed
        twin.pool = self.pool[:]
        twin.pool_names = self.pool_names[:]
        twin.jack_pile = self.jack_pile
        twin.town = self.town
        twin.outside = self.outside
        twin.town_left = self.town_left
        twin.leader = self.leader
        twin.role = self.role
        twin.turn = self.turn
        twin.public = self.public
        twin.fountain = self.fountain
        twin.demand = self.demand
        twin.seized = self.seized
        twin.ending = self.ending
        twin.winners = self.winners
        return twin

    # ---------------------------------------------------------------- cards

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def draw(self) -> int:
        """Take the top card of the deck. A door: what was hidden is known to somebody now."""
        self.doors += 1
        return self.deck.pop()

    def to_pool(self, kind: int) -> None:
        self.pool[self.box.material[kind]] += 1
        insort(self.pool_names, kind)

    def from_pool(self, material: int) -> None:
        """Take a card of a material out of the pool; its name does not matter any more."""
        self.pool[material] -= 1
        names = self.pool_names
        of = self.box.material
        for i in range(len(names)):
            if of[names[i]] == material:
                names.pop(i)
                return

    # ---------------------------------------------------------------- functions and limits

    def refresh(self, camp: Camp) -> None:
        """Work out a player's functions and limits again."""
        box = self.box
        functions = 0
        if not self.beginner:
            functions = self.public
            for building in camp.buildings:
                functions |= 1 << building.kind
            if functions >> GATE & 1:
                for building in camp.foundations:
                    if box.gate_works[building.kind] and box.material[building.kind] == MARBLE:
                        functions |= 1 << building.kind
        camp.functions = functions
        hand_size = box.hand_size
        clientele = vault = camp.influence
        factor = 1
        kind = 0
        while functions:
            if functions & 1:
                hand_size += box.hand_add[kind]
                clientele += box.clientele_add[kind]
                vault += box.vault_add[kind]
                factor *= box.clientele_factor[kind]
            functions >>= 1
            kind += 1
        camp.hand_size = hand_size
        camp.clientele_limit = clientele * factor
        camp.vault_limit = vault

    def refresh_all(self) -> None:
        """Work out what is public, then everybody's functions and limits."""
        public = 0
        if not self.beginner:
            for camp in self.camps:
                for building in camp.buildings:
                    if building.marker != NO_CARD and self.box.lasting[building.kind]:
                        public |= 1 << building.kind
        self.public = public
        for camp in self.camps:
            self.refresh(camp)

    def actions(self, seat: int) -> int:
        """How many actions a seat has in its step of this turn, done or not.

        One for each unit played, one for each client of the role hired before this turn (two
        with a Circus Maximus, if the player called or followed). A client counts once.
        """
        camp = self.camps[seat]
        if camp.functions & CLIENT_FUNCTIONS:
            return self.actions_as(seat, self.role, camp.units)
        return camp.units + camp.clients[self.role]

    def actions_as(self, seat: int, role: int, units: int) -> int:
        """How many actions a role gives a seat that has played so many units for it."""
        camp = self.camps[seat]
        count = camp.clients[role]
        functions = camp.functions
        if functions & CLIENT_FUNCTIONS:
            if role == LABORER and functions >> STOREROOM & 1:
                count = sum(camp.clients)
            elif role != MERCHANT and functions >> LUDUS_MAGNA & 1:
                count += camp.clients[MERCHANT]
            if units and functions >> CIRCUS_MAXIMUS & 1:
                count += count
        return units + count

    # ---------------------------------------------------------------- the end

    def end_by(self, ending: int) -> None:
        """The game is over at once. A Forum met in the same instant comes first."""
        if self.ending != RUNNING:
            return
        self.ending = ending
        if ending != BY_FORUM and ending != BY_CONCESSION:
            self.check_forums()
        self.tell("ends_" + ENDINGS[self.ending])
        self.end()

    def check_forums(self) -> None:
        """Whoever has a Forum and a client for each role wins at once."""
        winners = [
            seat
            for seat in range(self.seats)
            if self.camps[seat].functions >> FORUM & 1 and has_all_roles(self.camps[seat])
        ]
        if winners:
            self.winners = winners
            if self.ending == RUNNING:
                self.end_by(BY_FORUM)
            else:
                self.ending = BY_FORUM

    def asides(self, seat: int) -> list[int]:
        """At any moment a player may vote to give somebody else the victory."""
        if self.over:
            return []
        mine = self.camps[seat].concedes
        votes = [CONCEDE.base + to for to in range(self.seats) if to not in (seat, mine)]
        if mine != NOBODY:
            votes.append(WITHDRAW.base)
        return votes

    def aside(self, seat: int, action: int) -> None:
        if action == WITHDRAW.base:
            self.camps[seat].concedes = NOBODY
            self.tell("withdraws", seat)
            return
        to = action - CONCEDE.base
        self.camps[seat].concedes = to
        self.tell("concedes", seat, to)
        others = [camp for i, camp in enumerate(self.camps) if i != to]
        if all([camp.concedes == to for camp in others]):
            self.winners = [to]
            self.end_by(BY_CONCESSION)

    # ---------------------------------------------------------------- the other rooms

    def pieces(self) -> dict[str, Any]:
        return {
            "beginner": self.beginner,
            "open_turns": self.open_turns,
            "camps": [camp.dump() for camp in self.camps],
            "deck": self.deck[:],
            "removed": self.removed[:],
            "pool": self.pool_names[:],
            "jack_pile": self.jack_pile,
            "town": list(self.town),
            "outside": list(self.outside),
            "leader": self.leader,
            "role": self.role,
            "turn": self.turn,
            "fountain": self.fountain,
            "demand": list(self.demand),
            "seized": list(self.seized),
            "ending": self.ending,
            "winners": self.winners[:],
        }


def restore_table(game: GloryToRome, players: int, dice: Dice, data: dict[str, Any]) -> Table:
    """The table whose `pieces` were dumped."""
    table = Table(game, players, dice)
    table.beginner = data["beginner"]
    table.open_turns = data["open_turns"]
    table.camps = [load_camp(item) for item in data["camps"]]
    table.deck = list(data["deck"])
    table.removed = list(data["removed"])
    for kind in sorted(data["pool"]):
        table.to_pool(kind)
    table.jack_pile = data["jack_pile"]
    table.town = tuple(data["town"])
    table.outside = tuple(data["outside"])
    table.town_left = sum(table.town)
    table.leader = data["leader"]
    table.role = data["role"]
    table.turn = data["turn"]
    table.fountain = data["fountain"]
    table.demand = tuple(data["demand"])
    table.seized = tuple(data["seized"])
    table.ending = data["ending"]
    table.winners = list(data["winners"])
    table.refresh_all()
    return table


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


def need(table: Table, building: Building) -> int:
    """How many materials complete a building: the value of its site."""
    return table.box.value[building.site]


def fitting(table: Table, building: Building) -> int:
    """The materials that are a building's own, as bits: its card's, and for a Statue its site's."""
    own = 1 << table.box.material[building.kind]
    if building.kind == STATUE and not table.beginner:
        own |= 1 << building.site
    return own
