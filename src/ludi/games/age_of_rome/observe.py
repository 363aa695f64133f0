"""What a seat of Age of Rome may know, as numbers for learners. The gate is view.py's.

In the solo game Cassius comes after the seat, whether he is there or not.
"""

from __future__ import annotations

from typing import Any, Final

from ludi.games.age_of_rome.ids import (
    BUILDINGS,
    CARDS,
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
from ludi.games.age_of_rome.rules import STEPS
from ludi.games.age_of_rome.table import (
    CHARACTER,
    DENARII,
    FLIPPED,
    MAT_SIZE,
    PHASES,
    PLOTS,
    REACHED,
    REMOVED,
    USED,
    Table,
    bonuses,
)
from ludi.games.age_of_rome.view import open_offer
from ludi.kernel.observe import (
    EIGHT,
    ONE_NUMBER,
    KeptCounts,
    KeptList,
    KeptRow,
    KeptSet,
    Observer,
    Piece,
    Places,
    Row,
    capped,
    counted,
    one_of,
)
from ludi.kernel.table import NOBODY

CARD_COUNT: Final = len(CARDS)
SPOTS: Final = POSITIONS * len(BUILDINGS)
SLOTS: Final = POSITIONS * 3
COMMON: Final = 5  # common pieces of a pile, at most
ONE_PHASE: Final = one_of(len(PHASES))
ONE_PROVINCE: Final = one_of(POSITIONS)
ONE_EVENT: Final = one_of(len(EVENTS))
ONE_CHARACTER: Final = one_of(len(CHARACTERS))
ONE_DIFFICULTY: Final = one_of(len(DIFFICULTIES))
ONE_SPOT: Final = one_of(SPOTS)
ONE_TOKEN: Final = one_of(len(TOKENS))
ONE_CASSIUS: Final = one_of(len(CASSIUS_CARDS))
NO_CARDS: Final = bytes(CARD_COUNT)
WHOSE: Final = "0: nobody's, 1: one's own, 2 and on: those of the next players"


def mat_places() -> Places:
    """How a mat is shown: all of it."""
    places = Places(MAT_SIZE)
    places.chosen(CHARACTER, ONE_CHARACTER)
    places.numbers(DENARII, REACHED)
    places.members(REACHED, 4)
    places.numbers(PLOTS, USED)
    places.members(USED, 3)
    return places


MAT: Final = mat_places()


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
        self._round: Final = KeptRound()
        self._levels: Final = KeptRow()
        self._crowd: Final = KeptRow()
        self._tiles: Final = KeptRow()
        self._piles: Final = KeptPiles()
        self._owners: Final = KeptOwners()
        self._discard: Final = KeptCounts(CARD_COUNT)
        self._hands: Final = [KeptSet(CARD_COUNT) for _ in range(players)]
        self._quests: Final = [KeptSet(len(QUESTS)) for _ in range(players)]
        self._no_quests: Final = bytes((players - 1) * len(QUESTS))
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

    def observe(self, table: Any, seat: int) -> bytes:
        return self.look(table, seat)

    def look(self, table: Table, seat: int) -> bytes:
        parts: list[Row] = []
        self.note_moment(table, seat, parts)
        self.note_boards(table, self._whose[seat], parts)
        self.note_offer(table, seat, parts)
        tray = table.tray if table.seat == seat else ()
        hand = table.hands[seat]
        parts.append(self._hands[seat].write(hand + tray if tray else hand))
        parts.append(counted(list(tray), CARD_COUNT) if tray else NO_CARDS)
        parts.append(self._quests[seat].write(table.quests[seat]))
        players = self.players
        if table.over:
            for place in range(seat + 1, seat + players):
                owner = place if place < players else place - players
                parts.append(counted(list(table.quests[owner]), len(QUESTS)))
        else:
            parts.append(self._no_quests)
        if self._order is not table.order:
            self._order = table.order
            self._order_places = places_in(table.order, max(2, players))
        for place in range(seat, seat + players):
            owner = place if place < players else place - players
            parts.append(self._mats[owner].write(table, owner, self._order_places[owner]))
        if players == 1:
            self.note_cassius(table, parts)
        return b"".join(parts)

    def note_boards(self, table: Table, whose: bytes, parts: list[Row]) -> None:
        parts.append(self._round.write(table))
        parts.append(self._levels.write(table.levels))
        parts.append(self._crowd.write(table.crowd))
        parts.append(self._tiles.write(table.tiles))
        parts.append(self._piles.write(table))
        parts.append(self._owners.write(table).translate(whose))
        parts.append(self._owners.activated)
        parts.append(self._discard.write(table.discard))

    def note_offer(self, table: Table, seat: int, parts: list[Row]) -> None:
        """The open offer of Spies & Allies; the token only for the one who made it."""
        if table.token == NOBODY:
            parts.append(NO_OFFER)
            return
        proposer, spot, _ = open_offer(table)
        parts.append(bytes([self.place_of(proposer, seat), capped(table.offered)]))
        parts.append(ONE_SPOT[spot])
        parts.append(ONE_TOKEN[table.token if proposer == seat else -1])

    def note_cassius(self, table: Table, parts: list[Row]) -> None:
        if table.difficulty == NOBODY:
            parts.append(NO_CASSIUS)
            return
        owner = table.seats
        parts.append(self._mats[owner].write(table, owner, self._order_places[owner]))
        parts.append(ONE_CASSIUS[table.cassius[table.round - 1] if table.round else -1])
        parts.append(counted(table.cassius[: max(0, table.round - 1)], len(CASSIUS_CARDS)))
        parts.append(ONE_NUMBER[len(table.combat)])
        parts.append(counted(table.combat_discard, len(COMBAT_CARDS)))


# ---------------------------------------------------------------- rows that are kept


class KeptRound:
    """What is played, and how far the game has come."""

    def __init__(self) -> None:
        self.variants = 0
        self.difficulty = NOBODY
        self.round = NOBODY
        self.turned = 0
        self.vendetta = 0
        self.phase = 0
        self.marker = 0
        self.events: list[int] = []
        self.row = b""

    def write(self, table: Table) -> bytes:
        if (
            self.round != table.round
            or self.phase != table.phase
            or self.vendetta != table.vendetta
            or self.marker != table.marker
            or self.turned != table.turned
            or self.variants != table.variants
            or self.difficulty != table.difficulty
            or self.events != table.events
        ):
            now = table.round
            self.row = b"".join(
                [
                    EIGHT[table.variants][: len(VARIANTS)],
                    ONE_DIFFICULTY[table.difficulty],
                    bytes([now, table.turned % POSITIONS, table.vendetta]),
                    ONE_PHASE[table.phase],
                    ONE_PROVINCE[table.marker],
                    ONE_EVENT[table.events[now - 1] if now else -1],
                    counted(table.events[: max(0, now - 1)], len(EVENTS)),
                ]
            )
            self.round = now
            self.phase = table.phase
            self.vendetta = table.vendetta
            self.marker = table.marker
            self.turned = table.turned
            self.variants = table.variants
            self.difficulty = table.difficulty
            self.events = table.events[:]
        return self.row


class KeptOwners:
    """Whose the plots, Medals and Votes are: each owner two more, for a seat to translate."""

    def __init__(self) -> None:
        self.plots: list[int] = []
        self.medals: list[int] = []
        self.senate: list[int] = []
        self.row = b""
        self.activated = b""

    def write(self, table: Table) -> bytes:
        if self.plots != table.plots or self.medals != table.medals or self.senate != table.senate:
            senate = table.senate[:SENATE_SIZE]
            owners = table.plots + table.medals + senate
            owners += [NOBODY] * (SENATE_SIZE - len(senate))
            self.row = bytes([owner + 2 for owner in owners])
            self.activated = self.row[:SLOTS].translate(ACTIVATED)
            self.plots = table.plots[:]
            self.medals = table.medals[:]
            self.senate = table.senate[:]
        return self.row


class KeptPiles:
    """The movable milestones, the common pieces of the Pantheons, how many cards are left."""

    def __init__(self) -> None:
        self.milestones: list[int] = []
        self.bases: tuple[int, ...] = ()
        self.uppers: tuple[int, ...] = ()
        self.cards = 0
        self.quests = 0
        self.anchors = 0
        self.plot_flags = 0
        self.row = b""

    def write(self, table: Table) -> bytes:
        if (
            self.cards != len(table.deck)
            or self.quests != len(table.quest_deck)
            or self.anchors != table.anchors
            or self.plot_flags != table.plot_flags
            or self.bases is not table.base_pile
            or self.uppers is not table.upper_pile
            or self.milestones != table.milestones
        ):
            self.cards = len(table.deck)
            self.quests = len(table.quest_deck)
            self.anchors = table.anchors
            self.plot_flags = table.plot_flags
            self.bases = table.base_pile
            self.uppers = table.upper_pile
            self.milestones = table.milestones[:]
            self.row = b"".join(
                [
                    bytes(self.milestones),
                    padded(self.bases),
                    padded(self.uppers),
                    bytes([self.cards, self.quests, self.anchors, capped(self.plot_flags)]),
                ]
            )
        return self.row


class KeptMat:
    """What lies before one owner."""

    def __init__(self) -> None:
        self.mat: Final = KeptList(MAT)
        self.positions: tuple[int, ...] = ()
        self.turned = 0
        self.place = NOBODY
        self.cards = 0
        self.quests = 0
        self.laid: tuple[int, ...] = ()
        self.sets = bytes(len(GOODS) + CARD_COUNT)
        self.row = b""

    def write(self, table: Table, owner: int, place: int) -> bytes:
        mat = table.mats[owner]  # the active bonuses follow from it
        laid: tuple[int, ...] = ()
        quests = 0
        if owner < table.seats:
            laid = table.laid[owner]
            quests = len(table.quests[owner])
            cards = len(table.hands[owner]) + (len(table.tray) if owner == table.seat else 0)
        else:
            cards = len(table.stock)
        if (
            self.mat.source != mat
            or self.cards != cards
            or self.laid is not laid
            or self.place != place
            or self.turned != table.turned
            or self.positions is not table.positions
            or self.quests != quests
        ):
            if self.laid is not laid:
                self.sets = write_sets(laid)
            self.row = b"".join(
                [
                    self.mat.write(mat),
                    THREE[bonuses(table, owner)],
                    ONE_PROVINCE[table.province(owner)],
                    bytes([place, cards, len(laid) // 4, quests]),
                    self.sets,
                ]
            )
            self.positions = table.positions
            self.turned = table.turned
            self.place = place
            self.cards = cards
            self.quests = quests
            self.laid = laid
        return self.row


def write_sets(laid: tuple[int, ...]) -> bytes:
    """The sets laid out by goods, and the cards in them."""
    sets = [0] * len(GOODS)
    cards = [0] * CARD_COUNT
    for i in range(len(laid)):
        if i % 4:
            cards[laid[i]] += 1
        else:
            sets[laid[i]] += 1
    return bytes(sets + cards)


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


def padded(pile: tuple[int, ...]) -> bytes:
    """The common pieces of a pile, the next one first."""
    return (bytes(pile) + bytes(COMMON))[:COMMON]


THREE: Final = [row[:3] for row in EIGHT]
ACTIVATED: Final = bytes([1 if number >= FLIPPED + 2 else 0 for number in range(256)])
NO_OFFER: Final = bytes(2 + SPOTS + len(TOKENS))
NO_CASSIUS: Final = bytes(
    sum([piece.size for piece in mat_pieces("cassius")])
    + sum([piece.size for piece in cassius_pieces()])
)
