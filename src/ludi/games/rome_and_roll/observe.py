"""What a seat of Rome & Roll may know, as numbers for learners. The gate is view.py's."""

from __future__ import annotations

from typing import Any, Final

from ludi.games.rome_and_roll.ids import (
    ACTIONS,
    ADVISORS,
    ADVISORS_EACH,
    CELLS,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    DICE,
    DIFFICULTIES,
    FAVOURS,
    PLANS,
    ROADS,
    SENECA,
    SENECA_CARDS,
    SETTLEMENTS,
    SIDES,
    TRACKS,
    WORKERS,
)
from ludi.games.rome_and_roll.rules import STEPS
from ludi.games.rome_and_roll.rules.seneca import seals
from ludi.games.rome_and_roll.sheet import (
    ACTIVE,
    ARMIES,
    AUX,
    BOARD_SIZE,
    CHARACTER,
    DIE,
    DONE,
    FINAL,
    FIRST_DIE,
    FOREMAN,
    HELD,
    ICON_USED,
    LINKED,
    NERO,
    NERO_COUNT,
    NERO_POINTS,
    NERO_TRACKS,
    ON_TABLE,
    OPEN_ROADS,
    OVERSEER,
    OWNER,
    PAVED,
    PROCONSUL,
    ROUND,
    SECOND_DIE,
    SENECA_FAVOUR,
    SENECA_NERO,
    SENECA_NERO_COUNT,
    SHEET_SIZE,
    TURN_SIZE,
    TURNED,
)
from ludi.games.rome_and_roll.sheet import WORKERS as USABLE
from ludi.games.rome_and_roll.table import Law, Table
from ludi.kernel.observe import (
    EIGHT,
    ONE_NUMBER,
    KeptCounts,
    KeptList,
    Observer,
    Piece,
    Places,
    Row,
    capped,
    counted,
    flags,
    one_of,
    wide_flags,
)
from ludi.kernel.table import NOBODY

CELL_COUNT: Final = len(CELLS)
MOST_WITH_SENECA: Final = 2  # players
MOST_BUILDINGS: Final = 64  # listed one by one
ONE_SIDE: Final = one_of(len(SIDES))
ONE_DIE: Final = one_of(len(DICE))
ONE_ACTION: Final = one_of(len(ACTIONS) + 1)
ONE_CHARACTER: Final = one_of(len(CHARACTERS))
ONE_FAVOUR: Final = one_of(len(FAVOURS))
ONE_CARD: Final = one_of(len(SENECA_CARDS))
ONE_DIFFICULTY: Final = one_of(len(DIFFICULTIES))
WHOSE: Final = "0: nobody's, 1: one's own, 2 and on: the next players', then Seneca's"


def holdings(whose: str) -> list[Piece]:
    """What anybody may have on the boards, Seneca too."""
    return [
        Piece(f"{whose}.foremen", len(PLANS), "plans with a foreman"),
        Piece(f"{whose}.settlements", len(SETTLEMENTS), "settlements conquered"),
        Piece(f"{whose}.roads", len(ROADS), "roads renovated"),
        Piece(f"{whose}.cells", CELL_COUNT, "cells of the city under buildings, row by row"),
    ]


def sheet_pieces(whose: str) -> list[Piece]:
    """What is seen of one player."""
    return [
        Piece(
            f"{whose}.sheet",
            CHARACTER,
            "five resources in storage, four tracks (coins, buildings, legacy, glory), soldiers,"
            " those in garrison, senators, those deployed, loyalty of three advisors",
            10,
        ),
        Piece(f"{whose}.character", len(CHARACTERS), "one of " + ", ".join(CHARACTERS)),
        Piece(f"{whose}.favours", len(FAVOURS), "favours held"),
        Piece(f"{whose}.nero", 2, "cards of Nero, and their points", 5),
        Piece(f"{whose}.nero_tracks", len(TRACKS), "tracks whose blue box took one"),
        Piece(f"{whose}.dice", 2 * len(DICE), "both dice"),
        Piece(f"{whose}.turned", 1, "whether an advisor turned a die this round"),
        Piece(f"{whose}.advisors", len(ADVISORS), "place of each advisor, from 1; 0: not here", 3),
        Piece(f"{whose}.overseer", 2, "row and column of the building he stands on, from 1", 18),
        *holdings(whose),
    ]


def seneca_pieces() -> list[Piece]:
    """What is seen of Seneca, alone or where two play with him."""
    return [
        *holdings("seneca"),
        Piece(
            "seneca.numbers",
            6,
            "cards in his deck, cards of Nero, their points, seals, the score table, how"
            " many of his cards are turned up",
            10,
        ),
        Piece("seneca.difficulty", len(DIFFICULTIES), "in the solo game"),
        Piece(
            "seneca.law",
            5,
            "two for one, no failures, in Asia Minor, in Egypt, Rubble blocks",
        ),
        Piece("seneca.here", 2, "whether he plays, whether he is a foreman"),
        Piece("seneca.favour", len(FAVOURS), "which he holds"),
        Piece("seneca.discard", len(SENECA_CARDS), "his cards played"),
        Piece("seneca.cards", 2 * len(SENECA_CARDS), "his two cards, once turned up"),
        Piece("seneca.backs", 2 * len(COLOURS), "the colours on their backs"),
        Piece("seneca.dice", len(DICE), "his dice", 2),
    ]


def sheet_places() -> Places:
    """How a sheet is shown; the building that the overseer stands on comes after it."""
    places = Places(SHEET_SIZE)
    places.numbers(0, CHARACTER)
    places.chosen(CHARACTER, ONE_CHARACTER)
    places.members(HELD, len(FAVOURS))
    places.numbers(NERO_COUNT, NERO_COUNT + 1)
    places.numbers(NERO_POINTS, NERO_POINTS + 1)
    places.members(NERO_TRACKS, len(TRACKS))
    places.chosen(FIRST_DIE, ONE_DIE)
    places.chosen(SECOND_DIE, ONE_DIE)
    places.numbers(TURNED, TURNED + 1)
    return places


def turn_places() -> Places:
    """How the turn is shown, but for whose it is."""
    places = Places(TURN_SIZE)
    places.numbers(0, AUX + 1)
    places.members(USABLE, len(WORKERS))
    places.chosen(DIE, ONE_DIE)
    places.chosen(DONE, ONE_ACTION)
    places.numbers(ICON_USED, TURN_SIZE)
    return places


SHEET: Final = sheet_places()
STAFF_SIZE: Final = len(ADVISORS) + 2  # with the overseer
HOLDINGS_SIZE: Final = BOARD_SIZE - FOREMAN
AFTER_SHEET: Final = STAFF_SIZE + HOLDINGS_SIZE + CELL_COUNT  # as in sheet_pieces
TURN: Final = turn_places()


class RollObserver(Observer):
    """Everything on the table of Rome & Roll that lies open to a seat."""

    def __init__(self, players: int) -> None:
        others = [f"next{i}" for i in range(1, players)]
        super().__init__(
            STEPS,
            players,
            [
                Piece("side", len(SIDES), "of the boards"),
                Piece("plans", len(PLANS), "those in play"),
                Piece(
                    "numbers",
                    6,
                    "who is Proconsul, counted from oneself, the round, the last round, cards"
                    " Nero gave, points of his next one, buildings that can be activated",
                    5,
                ),
                Piece("favours", len(FAVOURS), "those anybody may claim"),
                Piece("linked", len(SETTLEMENTS), "settlements linked to Rome"),
                Piece("open_roads", len(ROADS), "roads that may be renovated"),
                Piece("pool", len(DICE), "dice nobody took, by colour and face", 2),
                Piece("active", players, "whose turn it is, oneself first"),
                Piece("icons", AUX + 1, "left on the die: six goods, auxiliaries", 3),
                Piece("workers", len(WORKERS), "what the die can be used as"),
                Piece("die", len(DICE), "the die of the turn"),
                Piece("done", len(ACTIONS) + 1, "the last main action; the first place: none"),
                Piece(
                    "turn",
                    TURN_SIZE - ICON_USED,
                    "whether a senator gave an icon, whether a favour was used, the one in force,"
                    " Jupiter's other action, whether something was done",
                    3,
                ),
                Piece("rest", CELL_COUNT, "cells of the Forum, Rubble and Parks"),
                Piece(
                    "buildings",
                    4 * MOST_BUILDINGS,
                    "in the order in which they were drawn: one more than the plan (Forum, Rubble,"
                    f" Parks: 0), whose it is ({WHOSE}), row and column of its first cell, from 1",
                    18,
                ),
                *sheet_pieces("own"),
                *[piece for other in others for piece in sheet_pieces(other)],
                *(seneca_pieces() if players <= MOST_WITH_SENECA else []),
            ],
        )
        self._one_player: Final = one_of(players)
        self._law: Final = KeptLaw()
        self._board: Final = KeptBoard()
        self._pool: Final = KeptCounts(len(DICE))
        self._turn: Final = KeptList(TURN)
        self._city: Final = KeptCity(players)
        self._staff: list[int] = []
        self._staff_rows: list[bytes] = []  # by owner
        self._sheets: Final = [KeptSheet() for _ in range(players)]

    def show(self, table: Any, seat: int, rows: list[Row]) -> None:
        self.look(table, seat, rows)

    def look(self, table: Table, seat: int, rows: list[Row]) -> None:
        players = self.players
        board = self._board
        board.update(table.board, table.law)
        city = self._city
        city.update(table)
        if self._staff != table.staff:
            self._staff = table.staff[:]
            self._staff_rows = [write_staff(table.staff, owner) for owner in range(players)]
        if city.counts[seat] < len(table.plan_of):
            city.listed[seat] = self.list_buildings(table, seat)
        proconsul = table.board[PROCONSUL]
        active = table.turn[ACTIVE]
        front = b"%b%b%b%b%b%b" % (
            self.moment(table, seat),
            self._law.write(table.law),
            ONE_NUMBER[self.place_of(proconsul, seat) if proconsul < table.seats else 0],
            board.row,
            self._pool.write(table.pool),
            self._one_player[self.place_of(active, seat) - 1 if 0 <= active < players else players],
        )
        rows.append(front)
        rows.append(self._turn.write(table.turn))
        rows.append(city.rows[SENECA + 1])
        rows.append(city.listed[seat])
        for place in range(seat, seat + players):
            owner = place if place < players else place - players
            sheet = self._sheets[owner]
            rows.append(
                sheet.write(
                    table, owner, self._staff_rows[owner], board.holdings[owner], city.rows[owner]
                )
            )
        if players <= MOST_WITH_SENECA:
            rows.append(board.holdings[SENECA])
            rows.append(city.rows[SENECA])
            self.note_seneca(table, rows)

    def whose(self, owner: int, seat: int) -> int:
        """An owner counted from the observer, Seneca after all others; 0: nobody."""
        return self.players + 1 if owner == SENECA else self.place_of(owner, seat)

    def list_buildings(self, table: Table, seat: int) -> bytes:
        """The buildings one by one, in the order in which they were drawn: the new ones added."""
        city = self._city
        before = city.listed[seat]
        start = city.counts[seat]
        end = min(len(table.plan_of), MOST_BUILDINGS)
        added: list[int] = []
        for number in range(start, end):
            first = table.first_cell(number)
            added.append(max(0, table.plan_of[number] + 1))
            added.append(self.whose(table.owner_of[number], seat))
            added.append(first // COLUMNS + 1)
            added.append(first % COLUMNS + 1)
        city.counts[seat] = end
        return b"%b%b%b" % (before[: 4 * start], bytes(added), NO_BUILDINGS[4 * end :])

    def note_seneca(self, table: Table, rows: list[Row]) -> None:
        """His deck and the faces of cards not turned up stay hidden; their backs do not."""
        law = table.law
        board = table.board
        if not table.solo and not law.seneca_foreman:
            rows.append(NO_SENECA)
            return
        rows.append(
            bytes(
                [
                    len(table.deck),
                    capped(board[SENECA_NERO_COUNT]),
                    capped(board[SENECA_NERO]),
                    seals(table) if table.solo else 0,
                    law.score_table,
                    table.flipped,
                ]
            )
        )
        rows.append(ONE_DIFFICULTY[law.difficulty if table.solo else -1])
        options = (
            law.two_for_one,
            law.no_failures,
            law.in_asia_minor,
            law.in_egypt,
            law.rubble_blocks,
        )
        rows.append(bytes([1 if option else 0 for option in options]))
        rows.append(bytes([1 if table.solo else 0, 1 if law.seneca_foreman else 0]))
        rows.append(ONE_FAVOUR[board[SENECA_FAVOUR]])
        rows.append(counted(table.discard, len(SENECA_CARDS)))
        laid = table.laid
        for i in range(2):
            rows.append(ONE_CARD[laid[i] if i < len(laid) and i < table.flipped else -1])
        for i in range(2):
            back = table.box.card_back[laid[i]] if i < len(laid) else ()
            rows.append(counted(list(back), len(COLOURS)))
        rows.append(counted(table.seneca_dice, len(DICE)))


# ---------------------------------------------------------------- rows that are kept


class KeptLaw:
    """What was settled before the game."""

    def __init__(self) -> None:
        self.law: Law | None = None  # never changed
        self.row = b""

    def write(self, law: Law) -> bytes:
        if self.law is not law:
            self.row = ONE_SIDE[law.side] + counted(law.plans, len(PLANS))
            self.law = law
        return self.row


class KeptBoard:
    """The board that all share, and what anybody has on it: `holdings` go by owner."""

    def __init__(self) -> None:
        self.source = [NOBODY] * BOARD_SIZE
        self.law: Law | None = None  # never changed
        self.row = b""
        # a place for each plan, settlement and road, as on the board
        self.marks: Final = [bytearray(BOARD_SIZE - FOREMAN) for _ in range(SENECA + 1)]
        self.holdings: Final = [bytes(BOARD_SIZE - FOREMAN) for _ in range(SENECA + 1)]

    def update(self, board: list[int], law: Law) -> None:
        if self.source != board or self.law is not law:
            given = board[NERO]
            self.row = b"%b%b%b%b%b%b%b%b" % (
                ONE_NUMBER[capped(board[ROUND])],
                ONE_NUMBER[board[FINAL]],
                ONE_NUMBER[given],
                ONE_NUMBER[law.nero[given] if given < len(law.nero) else 0],
                ONE_NUMBER[capped(board[ARMIES])],
                EIGHT[board[ON_TABLE]][: len(FAVOURS)],
                flags(board[LINKED], len(SETTLEMENTS)),
                flags(board[OPEN_ROADS], len(ROADS)),
            )
            for place, (number, before) in enumerate(zip(board, self.source)):  # noqa: B905 (slow)
                if number != before and place >= FOREMAN:
                    self.mark(before, place, 0)
                    self.mark(number, place, 1)
            self.source = board[:]
            self.law = law

    def mark(self, owner: int, place: int, held: int) -> None:
        """Note whether a place of the board is an owner's."""
        if owner != NOBODY:
            self.marks[owner][place - FOREMAN] = held
            self.holdings[owner] = bytes(self.marks[owner])


class KeptCity:
    """The buildings: the cells under those of each owner, and by seat the list of them all."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.plan_of: list[int] = []
        self.owner_of: list[int] = []
        self.mask: list[int] = []
        self.cells = [0] * (SENECA + 2)  # by owner; nobody's last
        self.rows = [NO_CELLS] * (SENECA + 2)
        self.listed = [NO_BUILDINGS] * players
        self.counts = [0] * players  # of them

    def update(self, table: Table) -> None:
        if (
            self.mask == table.mask
            and self.owner_of == table.owner_of
            and self.plan_of == table.plan_of
        ):
            return
        cells = [0] * (SENECA + 2)
        for number in range(len(table.mask)):
            cells[table.owner_of[number]] |= table.mask[number]
        for owner in range(SENECA + 2):
            if self.cells[owner] != cells[owner]:
                self.rows[owner] = wide_flags(cells[owner], CELL_COUNT)
        self.cells = cells
        count = len(self.mask)
        if (
            self.mask != table.mask[:count]
            or self.owner_of != table.owner_of[:count]
            or self.plan_of != table.plan_of[:count]
        ):  # more than that some were added
            self.listed = [NO_BUILDINGS] * self.players
            self.counts = [0] * self.players
        self.plan_of = table.plan_of[:]
        self.owner_of = table.owner_of[:]
        self.mask = table.mask[:]


class KeptSheet:
    """A player's sheet, and after it the staff and what the player has on the boards."""

    def __init__(self) -> None:
        self.sheet: Final = KeptList(SHEET, AFTER_SHEET)
        self.overseer = 0  # the cells of the building he stands on
        self.staff_row = b""
        self.holdings = b""
        self.cells = b""

    def write(
        self, table: Table, owner: int, staff_row: bytes, holdings: bytes, cells: bytes
    ) -> bytearray:
        sheet = table.sheets[owner]
        kept = self.sheet
        if kept.source != sheet:
            kept.update(sheet)
        seen = table.mask[sheet[OVERSEER]]
        if self.overseer != seen or self.staff_row is not staff_row:
            first = table.first_cell(sheet[OVERSEER])
            staff = b"%b%b%b" % (
                staff_row,
                ONE_NUMBER[first // COLUMNS + 1],
                ONE_NUMBER[first % COLUMNS + 1],
            )
            kept.write_after(0, staff)
            self.overseer = seen
            self.staff_row = staff_row
        if self.holdings is not holdings:
            kept.write_after(STAFF_SIZE, holdings)
            self.holdings = holdings
        if self.cells is not cells:
            kept.write_after(STAFF_SIZE + HOLDINGS_SIZE, cells)
            self.cells = cells
        return kept.row


def write_staff(staff: list[int], owner: int) -> bytes:
    """By advisor: the place where he serves an owner, from 1."""
    places = [0] * len(ADVISORS)
    for slot in range(ADVISORS_EACH):
        advisor = staff[owner * ADVISORS_EACH + slot]
        if advisor >= 0:
            places[advisor] = slot + 1
    return bytes(places)


NO_CELLS: Final = bytes(CELL_COUNT)
NO_BUILDINGS: Final = bytes(4 * MOST_BUILDINGS)
NO_SENECA: Final = bytes(
    6
    + len(DIFFICULTIES)
    + 5
    + 2
    + len(FAVOURS)
    + 3 * len(SENECA_CARDS)
    + 2 * len(COLOURS)
    + len(DICE)
)
assert FOREMAN + len(PLANS) == OWNER and OWNER + len(SETTLEMENTS) == PAVED, "holdings in a row"
assert PAVED + len(ROADS) == BOARD_SIZE
