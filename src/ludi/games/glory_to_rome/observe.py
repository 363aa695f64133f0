"""What a seat of Glory to Rome may know, as numbers for learners. The gate is view.py's."""

from __future__ import annotations

from typing import Any, Final

from ludi.games.glory_to_rome.camp import NO_CARD, Building, Camp, tally
from ludi.games.glory_to_rome.ids import KINDS, MATERIALS, ROLES
from ludi.games.glory_to_rome.rules import STEPS
from ludi.games.glory_to_rome.table import Table
from ludi.games.glory_to_rome.view import chooser, demander, fountain_seat, hands_are_open
from ludi.kernel.observe import (
    ONE_NUMBER,
    KeptCounts,
    KeptTuple,
    Observer,
    Piece,
    Row,
    capped,
    counted,
    flags,
    one_of,
)
from ludi.kernel.table import NOBODY

KIND_COUNT: Final = len(KINDS)
BY_KIND: Final = "by card"
BY_MATERIAL: Final = "by material"
NO_KINDS: Final = bytes(KIND_COUNT)
NO_SECRETS: Final = bytes(3 * KIND_COUNT)
NO_MATERIALS: Final = bytes(len(MATERIALS))
NO_CARDS: Final = 3 * NO_MATERIALS
ONE_ROLE: Final = one_of(len(ROLES))
ONE_KIND: Final = one_of(KIND_COUNT)


def camp_pieces(whose: str) -> list[Piece]:
    """What is seen of one camp."""
    return [
        Piece(
            f"{whose}.numbers",
            12,
            "orders in hand, jacks, hand size, clientele limit, cards in the vault, vault limit,"
            " influence, jacks played, actions from what was played, actions of the role called,"
            " whether the Craftsman was performed this turn, and to whom it concedes, counted from"
            " oneself (1) on",
            10,
        ),
        Piece(f"{whose}.hand", KIND_COUNT, f"cards of the hand one knows, {BY_KIND}", 3),
        Piece(f"{whose}.played", KIND_COUNT, f"order cards played this turn, {BY_KIND}"),
        Piece(f"{whose}.stockpile", 6, BY_MATERIAL, 5),
        Piece(f"{whose}.clientele", 6, "by role, those hired this turn among them", 5),
        Piece(f"{whose}.hired", 6, "clients hired this turn, by role", 3),
        Piece(f"{whose}.vault", 6, f"cards of the vault one knows, {BY_MATERIAL}", 5),
        Piece(f"{whose}.sites", 6, f"completed sites, {BY_MATERIAL}", 3),
        Piece(
            f"{whose}.foundations",
            KIND_COUNT,
            f"{BY_KIND}: one more than the materials in a foundation; 0 where there is none",
            4,
        ),
        Piece(
            f"{whose}.lots",
            KIND_COUNT,
            f"{BY_KIND}: one more than the material of a foundation's site, 7 more out of town",
            13,
        ),
        Piece(f"{whose}.buildings", KIND_COUNT, f"completed buildings, {BY_KIND}"),
        Piece(f"{whose}.functions", KIND_COUNT, f"building functions it has, {BY_KIND}"),
    ]


class RomeObserver(Observer):
    """Everything on the table of Glory to Rome that lies open to a seat."""

    def __init__(self, players: int) -> None:
        others = [f"next{i}" for i in range(1, players)]
        super().__init__(
            STEPS,
            players,
            [
                Piece("leader", players, "who leads, oneself first"),
                Piece("role", 6, "the role called: one of " + ", ".join(ROLES)),
                Piece(
                    "piles",
                    4,
                    "cards in the deck, cards removed, jacks in the pile, turns so far",
                    100,
                ),
                Piece("pool", 6, f"cards in the pool, {BY_MATERIAL}", 10),
                Piece("pool.cards", KIND_COUNT, f"the same, {BY_KIND}", 3),
                Piece("town", 6, f"sites left in town, {BY_MATERIAL}", 5),
                Piece("outside", 6, f"sites left out of town, {BY_MATERIAL}", 5),
                Piece("public", KIND_COUNT, "functions that a Stairway gave to all"),
                Piece("demand", KIND_COUNT, f"cards revealed in a demand, {BY_KIND}", 2),
                Piece("fountain", KIND_COUNT, "the card one looks at with a Fountain"),
                Piece("backed", KIND_COUNT, "own cards that backed a demand of this turn"),
                *camp_pieces("own"),
                *[piece for other in others for piece in camp_pieces(other)],
            ],
        )
        self._one_player: Final = one_of(players)
        self._market: Final = KeptMarket()
        self._camps: Final = [KeptCamp() for _ in range(players)]

    def show(self, table: Any, seat: int, rows: list[Row]) -> None:
        self.look(table, seat, rows)

    def look(self, table: Table, seat: int, rows: list[Row]) -> None:
        players = self.players
        place = table.leader - seat
        claimant = demander(table) if table.demand else NOBODY
        front = b"%b%b%b%b%b" % (
            self.moment(table, seat),
            self._one_player[place if place >= 0 else place + players],
            ONE_ROLE[table.role],
            self._market.write(table),
            self.secrets(table, seat, claimant),
        )
        rows.append(front)
        open_to_all = table.over or hands_are_open(table)
        for place in range(seat, seat + players):
            owner = place if place < players else place - players
            camp = table.camps[owner]
            kept = self._camps[owner]
            kept.update(table, owner, camp)
            if owner == claimant or open_to_all or camp.concedes != NOBODY:
                rows.append(self.rare(table, owner, seat, owner == claimant))
            elif owner == seat:
                kept.show_own(camp, rows)
            else:
                rows.append(kept.whole())

    def secrets(self, table: Table, seat: int, claimant: int) -> bytes:
        """Cards that only some see: of a demand, of a Fountain, those that backed a demand."""
        backed = table.camps[seat].backed
        if not table.demand and table.fountain == NO_CARD and not backed:
            return NO_SECRETS
        sees_demand = bool(table.demand) and (claimant != NOBODY or chooser(table) == seat)
        sees_fountain = table.fountain != NO_CARD and fountain_seat(table) == seat
        return b"%b%b%b" % (
            counted(list(table.demand), KIND_COUNT) if sees_demand else NO_KINDS,
            ONE_KIND[table.fountain] if sees_fountain else NO_KINDS,
            counted(list(backed), KIND_COUNT),
        )

    def rare(self, table: Table, owner: int, seat: int, claims: bool) -> bytes:
        """A camp at moments when somebody concedes, or when all or some cards lie open."""
        camp = table.camps[owner]
        kept = self._camps[owner]
        mine = owner == seat
        hand = NO_KINDS
        if mine or hands_are_open(table):
            hand = kept.hand.write(camp.hand)
        elif claims:
            hand = counted(list(table.demand), KIND_COUNT)
        vault = kept.vault
        if table.over:
            vault = bytes(camp.vault)
        elif camp.slipped and mine:
            vault = bytes(tally(camp.shown + camp.slipped))
        return kept.joined(self.place_of(camp.concedes, seat), hand, vault)


class KeptMarket:
    """What belongs to nobody: the piles, the pool, the sites, the public functions."""

    def __init__(self) -> None:
        self.deck = -1
        self.removed = 0
        self.jacks = 0
        self.turn = 0
        self.pool: Final = KeptCounts(KIND_COUNT)  # the cards; by material follows from it
        self.town: Final = KeptTuple()
        self.outside: Final = KeptTuple()
        self.public = 0
        self.public_row = NO_KINDS
        self.row = b""

    def write(self, table: Table) -> bytes:
        if (
            self.deck != len(table.deck)
            or self.jacks != table.jack_pile
            or self.turn != table.turn
            or self.pool.source != table.pool_names
            or self.town.source is not table.town
            or self.outside.source is not table.outside
            or self.public != table.public
            or self.removed != len(table.removed)
        ):
            self.update(table)
        return self.row

    def update(self, table: Table) -> None:
        self.deck = len(table.deck)
        self.removed = len(table.removed)
        self.jacks = table.jack_pile
        self.turn = table.turn
        if self.public != table.public:
            self.public = table.public
            self.public_row = flags(self.public, KIND_COUNT)
        self.row = b"%b%b%b%b%b%b%b%b%b" % (
            ONE_NUMBER[self.deck],
            ONE_NUMBER[self.removed],
            ONE_NUMBER[self.jacks],
            ONE_NUMBER[capped(self.turn)],
            bytes(table.pool),
            self.pool.write(table.pool_names),
            self.town.write(table.town),
            self.outside.write(table.outside),
            self.public_row,
        )


class KeptCamp:
    """The rows of a camp as they were written last, and what they were written from."""

    def __init__(self) -> None:
        self.hand: Final = KeptCounts(KIND_COUNT)  # for those who know it
        self.row = b""  # all that follows to those who know no card of the hand; empty: not written
        self.numbers = b""  # but the last one: to whom it concedes
        self.limits = b""
        self.hand_size = -1
        self.clientele_limit = 0
        self.vault_count = 0
        self.vault_limit = 0
        self.influence = 0
        self.hand_count = 0
        self.jacks = 0
        self.played_jacks = 0
        self.units = 0
        self.actions = 0
        self.crafted = False
        self.played: tuple[int, ...] = ()
        self.played_row = NO_KINDS
        self.cards = NO_CARDS
        self.stockpile: tuple[int, ...] = ()
        self.clients: tuple[int, ...] = ()
        self.hired: tuple[int, ...] = ()
        self.vault = NO_MATERIALS
        self.shown: tuple[int, ...] = ()
        self.works = b""
        self.sites: Final = KeptTuple()
        self.foundations: tuple[Building, ...] = ()
        self.foundation_row = 2 * NO_KINDS
        self.buildings: tuple[Building, ...] = ()
        self.building_row = NO_KINDS
        self.functions = 0
        self.function_row = NO_KINDS

    def joined(self, concedes: int, hand: bytes, vault: bytes) -> bytes:
        """The camp with these things in it that not all may know."""
        return b"%b%b%b%b%b%b%b" % (
            self.numbers,
            ONE_NUMBER[concedes],
            hand,
            self.played_row,
            self.cards,
            vault,
            self.works,
        )

    def whole(self) -> bytes:
        """The camp as somebody sees it who knows no card of the hand."""
        if not self.row:
            self.row = self.joined(0, NO_KINDS, self.vault)
        return self.row

    def show_own(self, camp: Camp, rows: list[Row]) -> None:
        """The camp as its owner sees it, in the order of `joined`."""
        vault = bytes(tally(camp.shown + camp.slipped)) if camp.slipped else self.vault
        rows.append(self.numbers)
        rows.append(ONE_NUMBER[0])
        rows.append(self.hand.write(camp.hand))
        rows.append(self.played_row)
        rows.append(self.cards)
        rows.append(vault)
        rows.append(self.works)

    def update(self, table: Table, owner: int, camp: Camp) -> None:
        """Write anew what has changed."""
        role = table.role
        actions = 0 if role == NOBODY else table.actions_as(owner, role, 0)
        limited = (
            self.hand_size == camp.hand_size
            and self.clientele_limit == camp.clientele_limit
            and self.vault_count == camp.vault_count
            and self.vault_limit == camp.vault_limit
            and self.influence == camp.influence
        )
        if not limited:
            self.write_limits(camp)
        if (
            not limited
            or self.hand_count != len(camp.hand)
            or self.actions != actions
            or self.units != camp.units
            or self.jacks != camp.jacks
            or self.played_jacks != camp.played_jacks
            or self.crafted != camp.crafted
        ):
            self.write_numbers(camp, actions)
        if self.played is not camp.played:
            self.write_played(camp.played)
        if (
            self.hired is not camp.hired
            or self.stockpile is not camp.stockpile
            or self.clients is not camp.clients
        ):
            self.write_cards(camp)
        if self.shown is not camp.shown:
            self.vault = bytes(tally(camp.shown))
            self.shown = camp.shown
            self.row = b""
        if (
            self.functions != camp.functions
            or self.foundations is not camp.foundations
            or self.buildings is not camp.buildings
            or self.sites.source is not camp.sites
        ):
            self.write_works(camp)

    def write_limits(self, camp: Camp) -> None:
        """Numbers that seldom change, and what the vault holds."""
        self.limits = b"%b%b%b%b%b" % (
            ONE_NUMBER[capped(camp.hand_size)],
            ONE_NUMBER[capped(camp.clientele_limit)],
            ONE_NUMBER[camp.vault_count],
            ONE_NUMBER[capped(camp.vault_limit)],
            ONE_NUMBER[camp.influence],
        )
        self.hand_size = camp.hand_size
        self.clientele_limit = camp.clientele_limit
        self.vault_count = camp.vault_count
        self.vault_limit = camp.vault_limit
        self.influence = camp.influence

    def write_numbers(self, camp: Camp, actions: int) -> None:
        """What can be counted, all but the last number: to whom it concedes."""
        self.numbers = b"%b%b%b%b%b%b%b" % (
            ONE_NUMBER[len(camp.hand)],
            ONE_NUMBER[camp.jacks],
            self.limits,
            ONE_NUMBER[camp.played_jacks],
            ONE_NUMBER[capped(camp.units)],
            ONE_NUMBER[capped(actions)],
            ONE_NUMBER[1 if camp.crafted else 0],
        )
        self.hand_count = len(camp.hand)
        self.jacks = camp.jacks
        self.played_jacks = camp.played_jacks
        self.units = camp.units
        self.actions = actions
        self.crafted = camp.crafted
        self.row = b""

    def write_played(self, played: tuple[int, ...]) -> None:
        """The order cards played this turn: mostly none or one."""
        if not played:
            self.played_row = NO_KINDS
        elif len(played) == 1:
            self.played_row = ONE_KIND[played[0]]
        else:
            self.played_row = counted(list(played), KIND_COUNT)
        self.played = played
        self.row = b""

    def write_cards(self, camp: Camp) -> None:
        """The stockpile, the clients, those hired among them."""
        self.cards = b"%b%b%b" % (
            bytes(camp.stockpile),
            bytes(camp.client_roles() if camp.hired else camp.clients),
            bytes(tally(camp.hired)) if camp.hired else NO_MATERIALS,
        )
        self.stockpile = camp.stockpile
        self.clients = camp.clients
        self.hired = camp.hired
        self.row = b""

    def write_works(self, camp: Camp) -> None:
        """The completed sites, the foundations, the buildings and what they do."""
        if self.foundations is not camp.foundations:
            filled = bytearray(KIND_COUNT)
            lots = bytearray(KIND_COUNT)
            for building in camp.foundations:
                kind = building.kind
                filled[kind] += len(building.materials) + 1
                lots[kind] += building.site + 1 + 7 * building.place
            self.foundation_row = bytes(filled + lots)
            self.foundations = camp.foundations
        if self.buildings is not camp.buildings:
            built = 0
            for building in camp.buildings:
                built |= 1 << building.kind
            self.building_row = flags(built, KIND_COUNT)
            self.buildings = camp.buildings
        if self.functions != camp.functions:
            self.function_row = flags(camp.functions, KIND_COUNT)
            self.functions = camp.functions
        self.works = b"%b%b%b%b" % (
            self.sites.write(camp.sites),
            self.foundation_row,
            self.building_row,
            self.function_row,
        )
        self.row = b""


assert len(MATERIALS) == len(ROLES) == 6, "what is counted by material or role has six places"
