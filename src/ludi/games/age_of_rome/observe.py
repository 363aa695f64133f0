"""What a seat of Age of Rome may know, as numbers for learners. The gate is view.py's.

In the solo game Cassius comes after the seat, whether he is there or not.
"""

from __future__ import annotations

from typing import Any, Final

from ludi.games.age_of_rome.ids import (
    BUILDINGS,
    CASSIUS_CARDS,
    CHARACTERS,
    COMBAT_CARDS,
    DIFFICULTIES,
    EVENTS,
    GOODS,
    LEVELS,
    POSITIONS,
    PROVINCES,
    QUESTS,
    SENATE_SIZE,
    TOKENS,
    VARIANTS,
)
from ludi.games.age_of_rome.kept import (
    CARD_COUNT,
    COMMON,
    NO_OFFER,
    SPOTS,
    KeptBoards,
    KeptMat,
    KeptOwners,
    KeptSecrets,
)
from ludi.games.age_of_rome.rules import STEPS
from ludi.games.age_of_rome.table import (
    DENARII,
    FLIPPED,
    PHASES,
    PLOTS,
    REACHED,
    REMOVED,
    USED,
    Table,
)
from ludi.games.age_of_rome.view import open_offer
from ludi.kernel.observe import (
    ONE_NUMBER,
    Observer,
    Piece,
    Row,
    capped,
    counted,
    one_of,
)
from ludi.kernel.table import NOBODY

SLOTS: Final = POSITIONS * 3
ONE_SPOT: Final = one_of(SPOTS)
ONE_TOKEN: Final = one_of(len(TOKENS))
ONE_CASSIUS: Final = one_of(len(CASSIUS_CARDS))
WHOSE: Final = "0: nobody's, 1: one's own, 2 and on: those of the next players"


def mat_pieces(whose: str) -> list[Piece]:
    """What is seen of one player, or of Cassius."""
    return [
        Piece(f"{whose}.character", len(CHARACTERS), "one of " + ", ".join(CHARACTERS)),
        Piece(
            f"{whose}.numbers",
            REACHED - DENARII,
            "Denarii, Glory, Vendetta markers, Legions on the board, Legions not recruited,"
            " Legions in the three Regions, Votes on the board, Votes not recruited, Partisans"
            " recruited, Partisans ready (Cassius: icons left)",
            20,
        ),
        Piece(f"{whose}.milestones", 4, "milestones reached"),
        Piece(
            f"{whose}.pantheon",
            USED - PLOTS,
            "Plot markers, Anchor, own pieces of the Pantheon's base, colour of its common piece,"
            " the same two of the upper part",
            4,
        ),
        Piece(f"{whose}.used", 3, "which of the three bonuses were used this round"),
        Piece(f"{whose}.bonuses", 3, "which of them are active"),
        Piece(f"{whose}.province", POSITIONS, "the Province that faces the player"),
        Piece(f"{whose}.order", 1, "place in the order of this round, 0: none", 4),
        Piece(f"{whose}.counts", 3, "Trade cards in hand, sets laid out, Quests", 7),
        Piece(f"{whose}.sets", len(GOODS), "sets laid out, by goods", 2),
        Piece(f"{whose}.laid", CARD_COUNT, "Trade cards in these sets", 2),
    ]


class AgeObserver(Observer):
    """Everything on the table of Age of Rome that lies open to a seat."""

    def __init__(self, players: int) -> None:
        others = [f"next{i}" for i in range(1, players)] or ["cassius"]
        quests = [
            Piece(f"{other}.quests", len(QUESTS), "Quests, once the game is over")
            for other in others
            if players > 1
        ]
        super().__init__(
            STEPS,
            players,
            [
                Piece("variants", len(VARIANTS), "what is played: " + ", ".join(VARIANTS)),
                Piece("difficulty", len(DIFFICULTIES), "of Cassius, if he is there"),
                Piece("round", 3, "the round, quarter turns of the board, Vendetta left", 9),
                Piece("phase", len(PHASES), "one of " + ", ".join(PHASES)),
                Piece("marker", POSITIONS, "the Province with the First player marker"),
                Piece("event", len(EVENTS), "the Event of this round"),
                Piece("past_events", len(EVENTS), "those of the rounds before"),
                Piece(
                    "levels",
                    SPOTS,
                    f"of the Buildings, by Province ({', '.join(PROVINCES)}) and Building"
                    f" ({', '.join(BUILDINGS)})",
                    3,
                ),
                Piece("partisans", SPOTS, "there, in the same order", 3),
                Piece("tiles", len(BUILDINGS) * LEVELS, "left, by Building and level", 4),
                Piece("stones", 3, "where the movable milestones are", 30),
                Piece("bases", COMMON, "colours of the common pieces left, the next first", 3),
                Piece("uppers", COMMON, "the same for upper parts", 3),
                Piece("piles", 3, "Trade cards, Quests, Anchors out of the game", 50),
                Piece("plot_flags", 1, "what was done to the plot being activated, as bits", 4),
                Piece("plots", SLOTS, f"by Province and slot; {WHOSE}", players),
                Piece("medals", len(BUILDINGS), f"{WHOSE}; after those: out of play", players),
                Piece("senate", SENATE_SIZE, f"Votes from the bottom; {WHOSE}", players),
                Piece("activated", SLOTS, "by Province and slot: whether the plot was activated"),
                Piece("discard", CARD_COUNT, "Trade cards on the discard", 3),
                Piece(
                    "offer",
                    2,
                    f"of Spies & Allies: who proposes ({WHOSE}), Denarii on the token",
                    5,
                ),
                Piece("offer.spot", SPOTS, "the Building it speaks of"),
                Piece("offer.token", len(TOKENS), "the token, if it is one's own"),
                Piece("hand", CARD_COUNT, "own Trade cards, those set aside among them", 2),
                Piece("tray", CARD_COUNT, "those set aside while one forms a set"),
                Piece("own.quests", len(QUESTS), "own Quests"),
                *quests,
                *mat_pieces("own"),
                *[piece for other in others for piece in mat_pieces(other)],
                *(cassius_pieces() if players == 1 else []),
            ],
        )
        self._boards: Final = KeptBoards()
        self._owners: Final = KeptOwners(players)
        self._secrets: Final = [KeptSecrets(players) for _ in range(players)]
        self._mats: Final = [KeptMat() for _ in range(max(2, players))]
        self._order: tuple[int, ...] = ()
        self._order_places = places_in((), max(2, players))
        self._whose: Final = [self.places_for(seat) for seat in range(players)]

    def places_for(self, seat: int) -> bytes:
        """Owners as KeptOwners writes them, counted from a seat; after them: out of play."""
        places = [0] * 256
        places[REMOVED + 2] = self.players + 2
        for owner in range(max(2, self.players)):
            places[owner + 2] = places[FLIPPED + owner + 2] = self.place_of(owner, seat)
        return bytes(places)

    def show(self, table: Any, seat: int, rows: list[Row]) -> None:
        self.look(table, seat, rows)

    def look(self, table: Table, seat: int, rows: list[Row]) -> None:
        players = self.players
        owners = self._owners
        owners.update(table)
        front = b"%b%b%b%b%b" % (
            self.moment(table, seat),
            self._boards.write(table),
            owners.seen(seat, self._whose[seat]),
            owners.rest,
            self.secrets(table, seat),
        )
        rows.append(front)
        if self._order is not table.order:
            self._order = table.order
            self._order_places = places_in(table.order, max(2, players))
        for place in range(seat, seat + players):
            owner = place if place < players else place - players
            rows.append(self._mats[owner].write(table, owner, self._order_places[owner]))
        if players == 1:
            self.note_cassius(table, rows)

    def secrets(self, table: Table, seat: int) -> bytes:
        """An open offer, and the cards that only this seat may see."""
        tray = table.tray if table.seat == seat else ()
        if not tray and table.token == NOBODY and not table.over:
            return self._secrets[seat].write(table.hands[seat], table.quests[seat])
        parts: list[bytes] = []
        self.note_offer(table, seat, parts)
        parts.append(counted(list(table.hands[seat] + tray), CARD_COUNT))
        parts.append(counted(list(tray), CARD_COUNT))
        parts.append(counted(list(table.quests[seat]), len(QUESTS)))
        for place in range(seat + 1, seat + self.players):
            owner = place if place < self.players else place - self.players
            parts.append(counted(list(table.quests[owner]) if table.over else [], len(QUESTS)))
        return b"".join(parts)

    def note_offer(self, table: Table, seat: int, parts: list[bytes]) -> None:
        """The open offer of Spies & Allies; the token only for the one who made it."""
        if table.token == NOBODY:
            parts.append(NO_OFFER)
            return
        proposer, spot, _ = open_offer(table)
        parts.append(bytes([self.place_of(proposer, seat), capped(table.offered)]))
        parts.append(ONE_SPOT[spot])
        parts.append(ONE_TOKEN[table.token if proposer == seat else -1])

    def note_cassius(self, table: Table, rows: list[Row]) -> None:
        if table.difficulty == NOBODY:
            rows.append(NO_CASSIUS)
            return
        owner = table.seats
        rows.append(self._mats[owner].write(table, owner, self._order_places[owner]))
        rows.append(ONE_CASSIUS[table.cassius[table.round - 1] if table.round else -1])
        rows.append(counted(table.cassius[: max(0, table.round - 1)], len(CASSIUS_CARDS)))
        rows.append(ONE_NUMBER[len(table.combat)])
        rows.append(counted(table.combat_discard, len(COMBAT_CARDS)))


# ---------------------------------------------------------------- small things


def cassius_pieces() -> list[Piece]:
    """What else is seen of Cassius; the cards in his hand are those of his stock."""
    return [
        Piece("cassius.card", len(CASSIUS_CARDS), "his card of this round"),
        Piece("cassius.past", len(CASSIUS_CARDS), "those of the rounds before"),
        Piece("cassius.combat", 1, "Combat cards left", 12),
        Piece("cassius.combat_discard", len(COMBAT_CARDS), "Combat cards discarded"),
    ]


def places_in(order: tuple[int, ...], count: int) -> list[int]:
    """By owner: the place in the order, from 1; 0: none."""
    places = [0] * count
    for i in range(len(order)):
        places[order[i]] = i + 1
    return places


NO_CASSIUS: Final = bytes(
    sum([piece.size for piece in mat_pieces("cassius")])
    + sum([piece.size for piece in cassius_pieces()])
)
