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
from ludi.games.age_of_rome.sheet import (
    CHARACTER,
    DENARII,
    FLIPPED,
    MAT_SIZE,
    PHASES,
    PLOTS,
    REACHED,
    REMOVED,
    USED,
)
from ludi.games.age_of_rome.table import Table, bonuses
from ludi.games.age_of_rome.view import open_offer
from ludi.kernel.observe import (
    EIGHT,
    ONE_NUMBER,
    KeptCounts,
    KeptList,
    KeptRow,
    KeptSet,
    KeptTuple,
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
COMMON: Final = 5  # common pieces of a pile, at most
ONE_PHASE: Final = one_of(len(PHASES))
ONE_PROVINCE: Final = one_of(POSITIONS)
ONE_EVENT: Final = one_of(len(EVENTS))
ONE_CHARACTER: Final = one_of(len(CHARACTERS))
ONE_DIFFICULTY: Final = one_of(len(DIFFICULTIES))
NO_CARDS: Final = bytes(CARD_COUNT)
NO_OFFER: Final = bytes(2 + SPOTS + len(TOKENS))
NO_VOTES: Final = bytes([NOBODY + 2] * SENATE_SIZE)
THREE: Final = [row[:3] for row in EIGHT]
ACTIVATED: Final = bytes([1 if number >= FLIPPED + 2 else 0 for number in range(256)])
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


# ---------------------------------------------------------------- what is kept

# Each part is written anew when the table shows something else; see `ludi.kernel.observe`.


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
AFTER_MAT: Final = 3 + POSITIONS + 4 + len(GOODS) + CARD_COUNT  # as in mat_pieces


class KeptSecrets:
    """What only one seat sees, while there is no offer and no card is set aside."""

    def __init__(self, players: int) -> None:
        self.hand: Final = KeptSet(CARD_COUNT)
        self.quests: Final = KeptSet(len(QUESTS))
        self.others: Final = bytes((players - 1) * len(QUESTS))  # their Quests
        self.row = b""

    def write(self, hand: tuple[int, ...], quests: tuple[int, ...]) -> bytes:
        if not self.row or self.hand.source is not hand or self.quests.source is not quests:
            self.row = b"%b%b%b%b%b" % (
                NO_OFFER,
                self.hand.write(hand),
                NO_CARDS,
                self.quests.write(quests),
                self.others,
            )
        return self.row


class KeptBoards:
    """The round, the Buildings with their Partisans, the tiles and piles."""

    def __init__(self) -> None:
        self.round: Final = KeptRound()
        self.levels: Final = KeptTuple()
        self.crowd: Final = KeptRow()
        self.tiles: Final = KeptTuple()
        self.piles: Final = KeptPiles()
        self.row = b""

    def write(self, table: Table) -> bytes:
        changed = False
        if self.round.differs(table):
            self.round.update(table)
            changed = True
        if self.levels.source is not table.levels:
            self.levels.write(table.levels)
            changed = True
        if self.crowd.source != table.crowd:
            self.crowd.update(table.crowd)
            changed = True
        if self.tiles.source is not table.tiles:
            self.tiles.write(table.tiles)
            changed = True
        if self.piles.differs(table):
            self.piles.update(table)
            changed = True
        if changed:
            self.row = b"%b%b%b%b%b" % (
                self.round.row,
                self.levels.row,
                self.crowd.row,
                self.tiles.row,
                self.piles.row,
            )
        return self.row


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

    def differs(self, table: Table) -> bool:
        return (
            self.round != table.round
            or self.phase != table.phase
            or self.vendetta != table.vendetta
            or self.marker != table.marker
            or self.turned != table.turned
            or self.variants != table.variants
            or self.difficulty != table.difficulty
            or self.events != table.events
        )

    def update(self, table: Table) -> None:
        now = table.round
        self.row = b"%b%b%b%b%b%b%b%b%b" % (
            EIGHT[table.variants][: len(VARIANTS)],
            ONE_DIFFICULTY[table.difficulty],
            ONE_NUMBER[now],
            ONE_NUMBER[table.turned % POSITIONS],
            ONE_NUMBER[table.vendetta],
            ONE_PHASE[table.phase],
            ONE_PROVINCE[table.marker],
            ONE_EVENT[table.events[now - 1] if now else -1],
            counted(table.events[: max(0, now - 1)], len(EVENTS)),
        )
        self.round = now
        self.phase = table.phase
        self.vendetta = table.vendetta
        self.marker = table.marker
        self.turned = table.turned
        self.variants = table.variants
        self.difficulty = table.difficulty
        self.events = table.events[:]


class KeptOwners:
    """Whose the plots, Medals and Votes are; then which plots were activated, and the discard."""

    def __init__(self, players: int) -> None:
        self.plots: Final = KeptRow(2)  # each owner two more, for a seat to translate
        self.medals: tuple[int, ...] = ()
        self.medal_row = b""
        self.senate: list[int] = []
        self.senate_row = NO_VOTES
        self.row = b""
        self.rows = [b""] * players  # by seat; empty: not translated
        self.activated = b""
        self.discard: Final = KeptCounts(CARD_COUNT)
        self.rest = b""

    def update(self, table: Table) -> None:
        if (
            self.plots.source != table.plots
            or self.medals is not table.medals
            or self.senate != table.senate
        ):
            if self.senate != table.senate:
                votes = bytes([owner + 2 for owner in table.senate[:SENATE_SIZE]])
                self.senate_row = votes + NO_VOTES[len(votes) :]
                self.senate = table.senate[:]
            if self.medals is not table.medals:
                self.medal_row = bytes([owner + 2 for owner in table.medals])
                self.medals = table.medals
            plots = self.plots.write(table.plots)
            self.row = b"%b%b%b" % (plots, self.medal_row, self.senate_row)
            for seat in range(len(self.rows)):
                self.rows[seat] = b""
            self.activated = plots.translate(ACTIVATED)
            self.rest = b""
        if not self.rest or self.discard.source != table.discard:
            self.rest = self.activated + self.discard.write(table.discard)

    def seen(self, seat: int, whose: bytes) -> bytes:
        """The owners as a seat counts them."""
        if not self.rows[seat]:
            self.rows[seat] = self.row.translate(whose)
        return self.rows[seat]


class KeptPiles:
    """The movable milestones, the common pieces of the Pantheons, how many cards are left."""

    def __init__(self) -> None:
        self.milestones: Final = KeptTuple()
        self.bases: tuple[int, ...] = ()
        self.uppers: tuple[int, ...] = ()
        self.common = bytes(2 * COMMON)
        self.cards = 0
        self.quests = 0
        self.anchors = 0
        self.plot_flags = 0
        self.row = b""

    def differs(self, table: Table) -> bool:
        return (
            self.cards != len(table.deck)
            or self.quests != len(table.quest_deck)
            or self.anchors != table.anchors
            or self.plot_flags != table.plot_flags
            or self.bases is not table.base_pile
            or self.uppers is not table.upper_pile
            or self.milestones.source is not table.milestones
        )

    def update(self, table: Table) -> None:
        if self.bases is not table.base_pile or self.uppers is not table.upper_pile:
            self.bases = table.base_pile
            self.uppers = table.upper_pile
            self.common = padded(self.bases) + padded(self.uppers)
        self.cards = len(table.deck)
        self.quests = len(table.quest_deck)
        self.anchors = table.anchors
        self.plot_flags = table.plot_flags
        self.row = b"%b%b%b%b%b%b" % (
            self.milestones.write(table.milestones),
            self.common,
            ONE_NUMBER[self.cards],
            ONE_NUMBER[self.quests],
            ONE_NUMBER[self.anchors],
            ONE_NUMBER[capped(self.plot_flags)],
        )


class KeptMat:
    """What lies before one owner: the mat, and after it what is not written on it."""

    def __init__(self) -> None:
        self.mat: Final = KeptList(MAT, AFTER_MAT)
        self.active = NOBODY  # bonuses; they follow from the mat
        self.positions: tuple[int, ...] = ()
        self.turned = 0
        self.place = NOBODY
        self.cards = 0
        self.quests = 0
        self.laid: tuple[int, ...] = ()
        self.sets = bytes(len(GOODS) + CARD_COUNT)

    def write(self, table: Table, owner: int, place: int) -> bytearray:
        mat = table.mats[owner]
        laid: tuple[int, ...] = ()
        quests = 0
        if owner < table.seats:
            laid = table.laid[owner]
            quests = len(table.quests[owner])
            cards = len(table.hands[owner])
            if owner == table.seat:
                cards += len(table.tray)
        else:
            cards = len(table.stock)
        active = self.active
        if self.mat.source != mat:
            self.mat.update(mat)
            active = bonuses(table, owner)
        if (
            self.active != active
            or self.cards != cards
            or self.laid is not laid
            or self.place != place
            or self.turned != table.turned
            or self.positions is not table.positions
            or self.quests != quests
        ):
            if self.laid is not laid:
                self.sets = write_sets(laid)
                self.laid = laid
            after = b"%b%b%b%b%b%b%b" % (
                THREE[active],
                ONE_PROVINCE[table.province(owner)],
                ONE_NUMBER[place],
                ONE_NUMBER[cards],
                ONE_NUMBER[len(laid) // 4],
                ONE_NUMBER[quests],
                self.sets,
            )
            self.mat.write_after(0, after)
            self.active = active
            self.positions = table.positions
            self.turned = table.turned
            self.place = place
            self.cards = cards
            self.quests = quests
        return self.mat.row


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


def padded(pile: tuple[int, ...]) -> bytes:
    """The common pieces of a pile, the next one first."""
    return (bytes(pile) + bytes(COMMON))[:COMMON]
