"""What a seat of Hadrian's Wall may know, as numbers for learners. The gate is view.py's."""

from __future__ import annotations

from typing import Any, Final

from ludi.games.hadrians_wall.components import Law
from ludi.games.hadrians_wall.ids import (
    BUILDINGS,
    CARDS,
    DIFFICULTIES,
    FATE_CARDS,
    FORTS,
    GLADIATORS,
    GROUPS,
    LANDMARKS,
    MAP_BOXES,
    YEARS,
)
from ludi.games.hadrians_wall.rules import STEPS
from ludi.games.hadrians_wall.rules.act import Act, LastLook
from ludi.games.hadrians_wall.sheet import (
    BATTLES,
    CHOSEN,
    DECK,
    DISDAIN,
    EDICTS,
    ENVOYS,
    FORUM,
    IGNORED,
    INFRASTRUCTURE,
    MAP,
    MONUMENTS,
    SIZE,
    STALLS,
    TEMPLE_FILLED,
    TRAINING,
)
from ludi.games.hadrians_wall.table import NO_CARD, Table, attack_size, attacks
from ludi.kernel.observe import (
    EIGHT,
    ONE_NUMBER,
    KeptCounts,
    KeptList,
    Observer,
    Piece,
    Places,
    Row,
    counted,
    flags,
    one_of,
)

CARD_COUNT: Final = len(CARDS)
SIX: Final = [EIGHT[bits][1:7] for bits in range(128)]  # years 1 to 6 of a set of them
ONE_CARD: Final = one_of(CARD_COUNT)
ONE_YEAR: Final = one_of(YEARS + 1)
ONE_DIFFICULTY: Final = one_of(len(DIFFICULTIES))
ONE_FORT: Final = one_of(FORTS + 1)
NO_HAND: Final = bytes(2 * CARD_COUNT)
STATES: Final = [row[:2] for row in EIGHT[:4]]


def sheet_places() -> Places:
    """How a sheet is shown: all of it but the cards."""
    places = Places(SIZE)
    places.numbers(0, MONUMENTS)  # the sheet, the levels of buildings
    places.members(MONUMENTS, len(LANDMARKS))
    places.chosen(TRAINING, SIX)
    places.chosen(FORUM, SIX)
    places.numbers(STALLS, BATTLES)  # stalls, stages, gladiators
    places.chosen(BATTLES, SIX)
    places.chosen(BATTLES + 1, SIX)
    places.numbers(TEMPLE_FILLED, EDICTS)  # temples, bribes
    for column in range(EDICTS, ENVOYS):
        places.chosen(column, SIX)
    places.numbers(ENVOYS, MAP)  # diplomats, scouts
    places.members(MAP, MAP_BOXES)
    places.numbers(DISDAIN, CHOSEN)
    places.numbers(IGNORED, SIZE)
    return places


SHEET: Final = sheet_places()
AFTER_SHEET: Final = len(BUILDINGS) + 2 + 3 * CARD_COUNT  # as in sheet_pieces


def sheet_pieces(whose: str) -> list[Piece]:
    """What is seen of one player."""
    return [
        Piece(
            f"{whose}.sheet",
            INFRASTRUCTURE + 1,
            "resources, soldiers, builders, servants and civilians on the board, then the filled"
            " boxes of each track, then the infrastructure",
            10,
        ),
        Piece(f"{whose}.levels", len(GROUPS), "buildings of each group: " + ", ".join(GROUPS), 3),
        Piece(f"{whose}.landmarks", len(LANDMARKS), "which are built"),
        Piece(f"{whose}.training", YEARS, "whether a builder was trained, by year"),
        Piece(f"{whose}.forum", YEARS, "whether workers were exchanged, by year"),
        Piece(f"{whose}.stalls", 8, "the good on each stall of the market, 0 if empty", 6),
        Piece(f"{whose}.stages", 6, "the year of each performance in the theatre, 0 if none", 6),
        Piece(f"{whose}.gladiators", 4, "strength of both, then wounds of both", 6),
        Piece(f"{whose}.battles", 2 * YEARS, "by gladiator and year, whether they fought"),
        Piece(f"{whose}.temples", 3, "filled boxes of temples, favours left, favours used", 6),
        Piece(f"{whose}.bribes", 6, "the year of each bribe in the baths, 0 if none", 6),
        Piece(f"{whose}.edicts", 3 * YEARS, "by column of the courthouse and year"),
        Piece(
            f"{whose}.diplomats",
            6,
            "by cohort which diplomat serves it (0: none), then the favours each has left",
            3,
        ),
        Piece(f"{whose}.scouts", 1, "filled boxes of scouts", 5),
        Piece(f"{whose}.map", MAP_BOXES, "filled boxes of the map, row by row"),
        Piece(f"{whose}.disdain", 2, "disdain circled, and of this removed", 15),
        Piece(f"{whose}.ignored", 3, "cards ignored in this attack, by cohort", 3),
        Piece(f"{whose}.open", len(BUILDINGS), "buildings whose flags are met, not built"),
        Piece(f"{whose}.states", 2, "whether the path is chosen, and whether one has stopped"),
        Piece(f"{whose}.paths", CARD_COUNT, "path cards that lie open"),
        Piece(f"{whose}.prospects", CARD_COUNT, "prospect cards that lie open"),
        Piece(f"{whose}.prospect", CARD_COUNT, "the prospect of this year, if it lies open"),
    ]


class WallObserver(Observer):
    """Everything on the table of Hadrian's Wall that lies open to a seat."""

    def __init__(self, players: int) -> None:
        others = [f"next{i}" for i in range(1, players)]
        asking = {name: step for name, step in STEPS.items() if step is not LastLook}
        super().__init__(
            asking,
            players,
            [
                Piece("year", YEARS + 1, "one of 0 to 6"),
                Piece("difficulty", len(DIFFICULTIES), "one of " + ", ".join(DIFFICULTIES)),
                Piece("fort", FORTS + 1, "of the campaign; the first place: none"),
                Piece("bonus", 1, "whether the challenge of the fort before was met"),
                Piece("first", players, "who comes first where all choose at once"),
                Piece("fate", 1, "cards left in the fate deck", 48),
                Piece("discard", FATE_CARDS, "fate cards turned up before"),
                Piece("attackers", FATE_CARDS, "fate cards laid out for the attack"),
                Piece("attacks", 4, "attacks on each cohort, and the size of the attack", 10),
                Piece("neutral", 2 * CARD_COUNT, "the neutral prospects of this year"),
                Piece("tokens", 4, "resources and soldiers on each neutral card", 5),
                Piece("hand", CARD_COUNT, "own cards of this year, until all are revealed"),
                Piece("chosen", CARD_COUNT, "which of them one chose as a path"),
                *sheet_pieces("own"),
                *[piece for other in others for piece in sheet_pieces(other)],
            ],
        )
        self._question[LastLook] = self._question[Act]  # with nothing left but to stop
        self._one_player: Final = one_of(players)
        self._year: Final = KeptYear()
        self._attack: Final = KeptAttack()
        self._players: Final = [KeptPlayer() for _ in range(players)]

    def show(self, table: Any, seat: int, rows: list[Row]) -> None:
        self.look(table, seat, rows)

    def look(self, table: Table, seat: int, rows: list[Row]) -> None:
        players = self.players
        place = table.first - seat
        front = b"%b%b%b%b%b" % (
            self.moment(table, seat),
            self._year.write(table),
            self._one_player[place if place >= 0 else place + players],
            self._attack.write(table),
            hand_of(table, table.sheets[seat]),
        )
        rows.append(front)
        for place in range(seat, seat + players):
            owner = place if place < players else place - players
            rows.append(self._players[owner].write(table, owner))


def hand_of(table: Table, sheet: list[int]) -> bytes:
    """The two cards of the year, which the others do not see before all are revealed."""
    if table.revealed or not table.year:
        return NO_HAND
    place = DECK + 2 * table.year - 2
    return b"%b%b" % (
        counted(sheet[place : place + 2], CARD_COUNT),
        ONE_CARD[sheet[place] if sheet[CHOSEN] else CARD_COUNT],
    )


class KeptYear:
    """The year and the game's options."""

    def __init__(self) -> None:
        self.year = -1
        self.difficulty = 0
        self.fort = 0
        self.bonus = False
        self.row = b""

    def write(self, table: Table) -> bytes:
        if (
            self.year != table.year
            or self.difficulty != table.difficulty
            or self.fort != table.fort
            or self.bonus != table.bonus
        ):
            self.year = table.year
            self.difficulty = table.difficulty
            self.fort = table.fort
            self.bonus = table.bonus
            self.row = b"%b%b%b%b" % (
                ONE_YEAR[self.year],
                ONE_DIFFICULTY[self.difficulty],
                ONE_FORT[self.fort],
                ONE_NUMBER[1 if self.bonus else 0],
            )
        return self.row


class KeptAttack:
    """The fate cards and the neutral cards, and how large the attack is."""

    def __init__(self) -> None:
        self.discard: Final = KeptCounts(FATE_CARDS)
        self.attackers: Final = KeptCounts(FATE_CARDS)
        self.fate = -1
        self.over = False
        self.year = 0
        self.difficulty = 0
        self.law: Law | None = None  # never changed
        self.first = NO_CARD
        self.second = NO_CARD
        self.tokens: list[int] = []
        self.row = b""

    def write(self, table: Table) -> bytes:
        fate = len(table.fate)
        first = table.neutral_prospect(0)
        second = table.neutral_prospect(1)
        if (
            self.fate != fate
            or self.over != table.over
            or self.year != table.year
            or self.difficulty != table.difficulty
            or self.law is not table.law
            or self.first != first
            or self.second != second
            or self.tokens != table.tokens
            or self.discard.source != table.discard
            or self.attackers.source != table.attackers
        ):
            self.row = b"".join(
                [
                    ONE_NUMBER[fate],
                    self.discard.write(table.discard),
                    self.attackers.write(table.attackers),
                    bytes(attacks(table)),
                    ONE_NUMBER[0 if table.over else attack_size(table)],
                    ONE_CARD[first],
                    ONE_CARD[second],
                    bytes(table.tokens),
                ]
            )
            self.fate = fate
            self.over = table.over
            self.year = table.year
            self.difficulty = table.difficulty
            self.law = table.law
            self.first = first
            self.second = second
            self.tokens = table.tokens[:]
        return self.row


class KeptPlayer:
    """What is seen of one player: the sheet, then how far the player is, and the cards."""

    def __init__(self) -> None:
        self.boxes: Final = KeptList(SHEET, AFTER_SHEET)
        self.open: tuple[int, ...] = ()
        self.year = -1
        self.revealed = False
        self.stopped = False
        self.cards = b""

    def write(self, table: Table, owner: int) -> bytearray:
        sheet = table.sheets[owner]
        boxes = self.boxes
        if boxes.source != sheet:
            boxes.update(sheet)
        stopped = table.has_stopped(owner)
        dealt = boxes.aside or self.year != table.year or self.revealed != table.revealed
        if dealt or self.stopped != stopped or self.open is not table.open[owner]:
            if dealt:
                self.deal(table, sheet)
            chosen = not self.revealed and self.year > 0 and sheet[CHOSEN] == 1
            self.stopped = stopped
            self.open = table.open[owner]
            after = b"%b%b%b" % (
                counted(list(self.open), len(BUILDINGS)),
                STATES[(1 if chosen else 0) + (2 if stopped else 0)],
                self.cards,
            )
            boxes.write_after(0, after)
        return boxes.row

    def deal(self, table: Table, sheet: list[int]) -> None:
        """Write the cards that lie open: their places of the sheet are not shown there."""
        self.boxes.aside = False
        self.year = year = table.year
        self.revealed = revealed = table.revealed
        years = year if revealed else max(year - 1, 0)
        self.cards = write_cards(sheet[DECK:IGNORED], years, revealed)


def write_cards(deck: list[int], years: int, revealed: bool) -> bytes:
    """Paths and prospects of the years whose cards lie open, and this year's prospect."""
    paths = 0
    prospects = 0
    for place in range(0, 2 * years, 2):
        paths |= 1 << deck[place]
        prospects |= 1 << deck[place + 1]
    now = ONE_CARD[deck[2 * years - 1] if revealed else -1]
    return flags(paths, CARD_COUNT) + flags(prospects, CARD_COUNT) + now


assert len(GLADIATORS) == 2
