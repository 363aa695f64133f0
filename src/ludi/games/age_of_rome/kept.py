"""What an observer of Age of Rome has written already, and what it was written from.

Each part is written anew when the table shows something else; see `ludi.kernel.observe`.
"""

from __future__ import annotations

from typing import Final

from ludi.games.age_of_rome.ids import (
    BUILDINGS,
    CARDS,
    CHARACTERS,
    DIFFICULTIES,
    EVENTS,
    GOODS,
    POSITIONS,
    QUESTS,
    SENATE_SIZE,
    TOKENS,
    VARIANTS,
)
from ludi.games.age_of_rome.table import (
    CHARACTER,
    DENARII,
    FLIPPED,
    MAT_SIZE,
    PHASES,
    PLOTS,
    REACHED,
    USED,
    Table,
    bonuses,
)
from ludi.kernel.observe import (
    EIGHT,
    ONE_NUMBER,
    KeptCounts,
    KeptList,
    KeptRow,
    KeptSet,
    KeptTuple,
    Places,
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
