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
    EMPTY,
    FLIPPED,
    GLORY,
    MAT_SIZE,
    PHASES,
    PLOTS,
    REACHED,
    REMOVED,
    USED,
    VENDETTA,
    Table,
    bonuses,
)
from ludi.games.age_of_rome.view import open_offer
from ludi.kernel.observe import EIGHT, Observer, Piece, capped, counted, one_of
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
NO_QUESTS: Final = bytes(len(QUESTS))
WHOSE: Final = "0: nobody's, 1: one's own, 2 and on: those of the next players"


def mat_pieces(whose: str) -> list[Piece]:
    """What is seen of one player, or of Cassius."""
    return [
        Piece(f"{whose}.character", len(CHARACTERS), "one of " + ", ".join(CHARACTERS)),
        Piece(f"{whose}.province", POSITIONS, "the Province that faces the player"),
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
        Piece(f"{whose}.bonuses", 6, "the three bonuses active, then those used this round"),
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
                Piece("plots", SLOTS, f"by Province and slot; {WHOSE}", players),
                Piece("activated", SLOTS, "whether that plot was activated"),
                Piece("plot_flags", 1, "what was done to the plot being activated, as bits", 4),
                Piece("tiles", len(BUILDINGS) * LEVELS, "left, by Building and level", 4),
                Piece("medals", len(BUILDINGS), f"{WHOSE}; after those: out of play", players),
                Piece("senate", SENATE_SIZE, f"Votes from the bottom; {WHOSE}", players),
                Piece("stones", 3, "where the movable milestones are", 30),
                Piece("bases", COMMON, "colours of the common pieces left, the next first", 3),
                Piece("uppers", COMMON, "the same for upper parts", 3),
                Piece("piles", 3, "Trade cards, Quests, Anchors out of the game", 50),
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

    def observe(self, table: Any, seat: int) -> bytes:
        return self.look(table, seat)

    def look(self, table: Table, seat: int) -> bytes:
        parts: list[bytes] = []
        self.note_moment(table, seat, parts)
        self.note_boards(table, seat, parts)
        self.note_offer(table, seat, parts)
        tray = table.tray if table.seat == seat else ()
        parts.append(counted(list(table.hands[seat] + tray), CARD_COUNT))
        parts.append(counted(list(tray), CARD_COUNT) if tray else NO_CARDS)
        parts.append(counted(list(table.quests[seat]), len(QUESTS)))
        players = self.players
        for place in range(seat + 1, seat + players):
            owner = place if place < players else place - players
            shown = table.quests[owner] if table.over else ()
            parts.append(counted(list(shown), len(QUESTS)) if shown else NO_QUESTS)
        for place in range(seat, seat + players):
            self.note_mat(table, place if place < players else place - players, parts)
        if players == 1:
            self.note_cassius(table, parts)
        return b"".join(parts)

    def note_boards(self, table: Table, seat: int, parts: list[bytes]) -> None:
        parts.append(EIGHT[table.variants][: len(VARIANTS)])
        parts.append(ONE_DIFFICULTY[table.difficulty])
        parts.append(bytes([table.round, table.turned % POSITIONS, table.vendetta]))
        parts.append(ONE_PHASE[table.phase])
        parts.append(ONE_PROVINCE[table.marker])
        parts.append(ONE_EVENT[table.events[table.round - 1] if table.round else -1])
        parts.append(counted(table.events[: max(0, table.round - 1)], len(EVENTS)))
        parts.append(bytes(table.levels))
        parts.append(bytes(table.crowd))
        owners: list[int] = []
        activated: list[int] = []
        for plot in table.plots:
            owners.append(0 if plot == EMPTY else self.place_of(plot % FLIPPED, seat))
            activated.append(1 if plot >= FLIPPED else 0)
        parts.append(bytes(owners))
        parts.append(bytes(activated))
        parts.append(bytes([capped(table.plot_flags)]))
        parts.append(bytes(table.tiles))
        medals: list[int] = []
        for owner in table.medals:
            medals.append(self.players + 2 if owner == REMOVED else self.place_of(owner, seat))
        parts.append(bytes(medals))
        senate = [0] * SENATE_SIZE
        for height in range(min(len(table.senate), SENATE_SIZE)):
            senate[height] = self.place_of(table.senate[height], seat)
        parts.append(bytes(senate))
        parts.append(bytes(table.milestones))
        parts.append(padded(table.base_pile))
        parts.append(padded(table.upper_pile))
        parts.append(bytes([len(table.deck), len(table.quest_deck), table.anchors]))
        parts.append(counted(table.discard, CARD_COUNT))

    def note_offer(self, table: Table, seat: int, parts: list[bytes]) -> None:
        """The open offer of Spies & Allies; the token only for the one who made it."""
        if table.token == NOBODY:
            parts.append(NO_OFFER)
            return
        proposer, spot, _ = open_offer(table)
        parts.append(bytes([self.place_of(proposer, seat), capped(table.offered)]))
        parts.append(ONE_SPOT[spot])
        parts.append(ONE_TOKEN[table.token if proposer == seat else -1])

    def note_mat(self, table: Table, owner: int, parts: list[bytes]) -> None:
        mat = table.mats[owner]
        parts.append(ONE_CHARACTER[mat[CHARACTER]])
        parts.append(ONE_PROVINCE[table.province(owner)])
        parts.append(bytes([capped(mat[DENARII]), capped(mat[GLORY])]))
        parts.append(bytes(mat[VENDETTA:REACHED]))
        parts.append(EIGHT[mat[REACHED]][:4])
        parts.append(bytes(mat[PLOTS:USED]))
        parts.append(EIGHT[bonuses(table, owner)][:3])
        parts.append(EIGHT[mat[USED]][:3])
        order = table.order
        place = order.index(owner) + 1 if owner in order else 0
        if owner < table.seats:
            laid = table.laid[owner]
            hand = len(table.hands[owner]) + (len(table.tray) if owner == table.seat else 0)
            parts.append(bytes([place, hand, len(laid) // 4, len(table.quests[owner])]))
        else:
            laid = ()
            parts.append(bytes([place, len(table.stock), 0, 0]))
        sets = [0] * len(GOODS)
        cards = [0] * CARD_COUNT
        for i in range(len(laid)):
            if i % 4:
                cards[laid[i]] += 1
            else:
                sets[laid[i]] += 1
        parts.append(bytes(sets))
        parts.append(bytes(cards))

    def note_cassius(self, table: Table, parts: list[bytes]) -> None:
        if table.difficulty == NOBODY:
            parts.append(NO_CASSIUS)
            return
        self.note_mat(table, table.seats, parts)
        parts.append(ONE_CASSIUS[table.cassius[table.round - 1] if table.round else -1])
        parts.append(counted(table.cassius[: max(0, table.round - 1)], len(CASSIUS_CARDS)))
        parts.append(bytes([len(table.combat)]))
        parts.append(counted(table.combat_discard, len(COMBAT_CARDS)))


def cassius_pieces() -> list[Piece]:
    """What else is seen of Cassius; the cards in his hand are those of his stock."""
    return [
        Piece("cassius.card", len(CASSIUS_CARDS), "his card of this round"),
        Piece("cassius.past", len(CASSIUS_CARDS), "those of the rounds before"),
        Piece("cassius.combat", 1, "Combat cards left", 12),
        Piece("cassius.combat_discard", len(COMBAT_CARDS), "Combat cards discarded"),
    ]


def padded(pile: tuple[int, ...]) -> bytes:
    """The common pieces of a pile, the next one first."""
    return (bytes(pile) + bytes(COMMON))[:COMMON]


NO_OFFER: Final = bytes(2 + SPOTS + len(TOKENS))
NO_CASSIUS: Final = bytes(
    sum([piece.size for piece in mat_pieces("cassius")])
    + sum([piece.size for piece in cassius_pieces()])
)
assert USED == MAT_SIZE - 1 and REACHED + 1 == PLOTS, "the places of a mat are copied in rows"
