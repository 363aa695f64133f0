"""What a seat of Glory to Rome may know, as numbers for learners. The gate is view.py's."""

from __future__ import annotations

from typing import Any, Final

from ludi.games.glory_to_rome.components import KINDS, MATERIALS, ROLES
from ludi.games.glory_to_rome.rules import STEPS
from ludi.games.glory_to_rome.table import NO_CARD, Camp, Table
from ludi.games.glory_to_rome.view import (
    chooser,
    demander,
    fountain_seat,
    hands_are_open,
    tally,
)
from ludi.kernel.observe import Observer, Piece, capped, counted, flags, one_of
from ludi.kernel.table import NOBODY

KIND_COUNT: Final = len(KINDS)
BY_KIND: Final = "by card"
BY_MATERIAL: Final = "by material"
NO_KINDS: Final = bytes(KIND_COUNT)
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

    def observe(self, table: Any, seat: int) -> bytes:
        return self.look(table, seat)

    def look(self, table: Table, seat: int) -> bytes:
        parts: list[bytes] = []
        self.note_moment(table, seat, parts)
        players = self.players
        place = table.leader - seat
        parts.append(self._one_player[place if place >= 0 else place + players])
        parts.append(ONE_ROLE[table.role])
        parts.append(
            bytes([len(table.deck), len(table.removed), table.jack_pile, capped(table.turn)])
        )
        parts.append(bytes(table.pool))
        parts.append(counted(table.pool_names, KIND_COUNT))
        parts.append(bytes(table.town))
        parts.append(bytes(table.outside))
        parts.append(flags(table.public, KIND_COUNT) if table.public else NO_KINDS)
        claimant = demander(table) if table.demand else NOBODY
        sees_demand = bool(table.demand) and (claimant != NOBODY or chooser(table) == seat)
        parts.append(counted(list(table.demand), KIND_COUNT) if sees_demand else NO_KINDS)
        sees_fountain = table.fountain != NO_CARD and fountain_seat(table) == seat
        parts.append(ONE_KIND[table.fountain] if sees_fountain else NO_KINDS)
        backed = table.camps[seat].backed
        parts.append(counted(list(backed), KIND_COUNT) if backed else NO_KINDS)
        for place in range(seat, seat + players):
            owner = place if place < players else place - players
            self.note_camp(table, owner, seat, owner == claimant, parts)
        return b"".join(parts)

    def note_camp(
        self, table: Table, owner: int, seat: int, claims: bool, parts: list[bytes]
    ) -> None:
        camp = table.camps[owner]
        mine = owner == seat
        parts.append(
            bytes(
                [
                    len(camp.hand),
                    camp.jacks,
                    capped(camp.hand_size),
                    capped(camp.clientele_limit),
                    camp.vault_count,
                    capped(camp.vault_limit),
                    camp.influence,
                    camp.played_jacks,
                    capped(camp.units),
                    0 if table.role == NOBODY else capped(table.actions_as(owner, table.role, 0)),
                    1 if camp.crafted else 0,
                    self.place_of(camp.concedes, seat),
                ]
            )
        )
        if mine or hands_are_open(table):
            parts.append(counted(camp.hand, KIND_COUNT))
        else:
            parts.append(counted(list(table.demand), KIND_COUNT) if claims else NO_KINDS)
        parts.append(counted(list(camp.played), KIND_COUNT) if camp.played else NO_KINDS)
        parts.append(bytes(camp.stockpile))
        parts.append(bytes(camp.client_roles() if camp.hired else camp.clients))
        parts.append(bytes(tally(camp.hired)) if camp.hired else bytes(6))
        if table.over:
            parts.append(bytes(camp.vault))
        else:
            parts.append(bytes(tally(camp.shown + camp.slipped if mine else camp.shown)))
        parts.append(bytes(camp.sites))
        note_buildings(camp, parts)


def note_buildings(camp: Camp, parts: list[bytes]) -> None:
    if camp.foundations:
        filled = bytearray(KIND_COUNT)
        lots = bytearray(KIND_COUNT)
        for building in camp.foundations:
            filled[building.kind] = len(building.materials) + 1
            lots[building.kind] = building.site + 1 + 7 * building.place
        parts.append(bytes(filled))
        parts.append(bytes(lots))
    else:
        parts.append(NO_KINDS)
        parts.append(NO_KINDS)
    built = 0
    for building in camp.buildings:
        built |= 1 << building.kind
    parts.append(flags(built, KIND_COUNT) if built else NO_KINDS)
    parts.append(flags(camp.functions, KIND_COUNT) if camp.functions else NO_KINDS)


assert len(MATERIALS) == len(ROLES) == 6, "what is counted by material or role has six places"
