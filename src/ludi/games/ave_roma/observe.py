"""What a seat of Ave Roma may know, as numbers for learners. The gate is view.py's."""

from __future__ import annotations

from typing import Any, Final

from ludi.games.ave_roma.ids import (
    AREAS,
    BOARDS,
    DECK_SIZE,
    DECKS,
    FRAGMENTS,
    LOCATIONS,
    RESOURCES,
    ROW_SIZE,
    ROWS,
    SPACES,
    TRAININGS,
    VALUES,
    WARS,
)
from ludi.games.ave_roma.places import (
    ACT_SIZE,
    ACTIVE,
    ADJUSTED,
    ADVANCED,
    BROWN,
    CARD,
    ENDING,
    ENDINGS,
    FACE,
    FINAL,
    HIGH,
    LEFT,
    LEVEL,
    NEUTRAL,
    ORDER,
    OWNED,
    PASSED,
    READY,
    RIGHT,
    ROUND,
    ROW,
    SPACE,
    TURNED,
    UNUSED,
)
from ludi.games.ave_roma.rules import STEPS
from ludi.games.ave_roma.table import Table
from ludi.kernel.observe import EIGHT, ONE_NUMBER, Observer, Piece, capped, flags, one_of

ONE_BOARD: Final = one_of(len(BOARDS))
ONE_CARD: Final = one_of(DECK_SIZE)
ONE_ENDING: Final = one_of(len(ENDINGS))
BY_CARD: Final = "by card"


def board_pieces(whose: str) -> list[Piece]:
    """What is seen of one player."""
    return [
        Piece(
            f"{whose}.numbers",
            LEVEL,
            f"{', '.join(RESOURCES)}, surplus, denarii, politics, points, space of the Colosseum",
            10,
        ),
        Piece(f"{whose}.levels", len(AREAS), "by area: one more than the level, 0: absent", 6),
        Piece(f"{whose}.workers", len(VALUES), "ready workers, by value", 3),
        Piece(
            f"{whose}.training",
            len(TRAININGS),
            "by space: the worker in training, 8 more if trained this round; 0: none",
            13,
        ),
        Piece(f"{whose}.passed", 1, "whether one has passed"),
        Piece(f"{whose}.board", len(BOARDS), "which player board"),
        Piece(f"{whose}.areas", DECK_SIZE, f"area cards, {BY_CARD}"),
        Piece(f"{whose}.buildings", DECK_SIZE, f"building cards, {BY_CARD}"),
        Piece(f"{whose}.wars", DECK_SIZE, f"war cards, {BY_CARD}"),
        Piece(f"{whose}.patrons", DECK_SIZE, f"patron cards, active ones among them, {BY_CARD}"),
        Piece(f"{whose}.used", len(DECKS) * DECK_SIZE, f"whether the icon was used, {BY_CARD}"),
        Piece(
            f"{whose}.turned",
            2 * DECK_SIZE,
            "whether the influence of a building or war was spent",
        ),
        Piece(f"{whose}.active", DECK_SIZE, f"active patrons, {BY_CARD}"),
        Piece(f"{whose}.neutral", len(VALUES), "workers of one's neutral player, by value", 2),
        Piece(f"{whose}.fragments", len(FRAGMENTS), "fragments collected, by kind", 3),
        Piece(f"{whose}.wars_held", len(WARS), "cards of each war", 3),
        Piece(f"{whose}.copied", 1, "whether the bonus used twice at the end was a raise"),
        Piece(f"{whose}.order", 1, "place in the turn order", 5),
    ]


class RomaObserver(Observer):
    """Everything on the table of Ave Roma that lies open to a seat."""

    def __init__(self, players: int) -> None:
        others = [f"next{i}" for i in range(1, players)]
        super().__init__(
            STEPS,
            players,
            [
                Piece(
                    "spaces",
                    len(LOCATIONS) * SPACES,
                    "by location and space: the value of the worker there, 0: none",
                    5,
                ),
                Piece(
                    "rows",
                    len(ROWS) * DECK_SIZE,
                    "by building, war and patron card: its place in the row, from 1; 0: not there",
                    5,
                ),
                Piece("areas", DECK_SIZE, "by area card: the area it lies at, from 1; 0: none", 5),
                Piece("high", len(AREAS), "whether the area card was used once"),
                Piece("brown", len(AREAS), "one more than the level of the brown cube", 6),
                Piece("decks", len(DECKS), "cards left: " + ", ".join(DECKS), 30),
                Piece("tops", 3 * DECK_SIZE, "building, war and patron on top, if they lie open"),
                Piece("ending", len(ENDINGS), "how the game ends: " + ", ".join(ENDINGS)),
                Piece("round", 1, "the round", 10),
                Piece("moment", 3, "the advanced mode, the extra actions, influence adjusted"),
                Piece(
                    "action",
                    ACT_SIZE,
                    "the action being carried out, place by place as in places.py, each one more"
                    " than it is",
                    5,
                ),
                Piece("unused", DECK_SIZE, "patrons whose power may still be used in it"),
                *board_pieces("own"),
                *[piece for other in others for piece in board_pieces(other)],
            ],
        )
        self._city: list[int] = []
        self._tops: list[int] = []
        self._city_row = b""
        self._act: list[int] = []
        self._act_row = b""
        self._boards: Final[list[list[int]]] = [[] for _ in range(players)]
        self._board_rows: Final = [b""] * players

    def observe(self, table: Any, seat: int) -> bytes:
        return self.look(table, seat)

    def look(self, table: Table, seat: int) -> bytes:
        parts: list[bytes] = []
        self.note_moment(table, seat, parts)
        city = table.city
        tops = [table.top(deck) for deck in range(1, len(DECKS))] if city[ADVANCED] else NO_TOPS
        if self._city != city or self._tops != tops:
            self._city_row = write_city(city, tops)
            self._city = city[:]
            self._tops = tops
        parts.append(self._city_row)
        if self._act != table.act:
            self._act_row = write_action(table.act)
            self._act = table.act[:]
        parts.append(self._act_row)
        players = self.players
        for place in range(seat, seat + players):
            owner = place if place < players else place - players
            board = table.boards[owner]
            if self._boards[owner] != board:
                self._board_rows[owner] = write_board(board)
                self._boards[owner] = board[:]
            parts.append(self._board_rows[owner])
            parts.append(ONE_NUMBER[table.place_of(owner) + 1])
        return b"".join(parts)


def write_city(city: list[int], tops: list[int]) -> bytes:
    """The board of the city, and the cards on top of the decks where they lie open."""
    rows = [0] * (len(ROWS) * DECK_SIZE)
    for slot in range(len(ROWS) * ROW_SIZE):
        card = city[ROW + slot]
        if card >= 0:
            rows[card - DECK_SIZE] = slot % ROW_SIZE + 1
    areas = [0] * DECK_SIZE
    for area in range(len(AREAS)):
        card = city[CARD + area]
        if card >= 0:
            areas[card] = area + 1
    brown = [number + 1 for number in city[BROWN:LEFT]]
    return b"".join(
        [
            bytes(city[SPACE:ROW] + rows + areas + city[HIGH:BROWN] + brown + city[LEFT:ORDER]),
            *[
                ONE_CARD[top - deck * DECK_SIZE if top >= 0 else -1]
                for deck, top in enumerate(tops, 1)
            ],
            ONE_ENDING[city[ENDING]],
            bytes([city[ROUND], city[ADVANCED], city[FINAL], city[ADJUSTED]]),
        ]
    )


def write_action(act: list[int]) -> bytes:
    """The action being carried out."""
    row = [capped(number + 1) for number in act]
    row[UNUSED] = 0
    return bytes(row) + flags(act[UNUSED], DECK_SIZE)


def write_board(board: list[int]) -> bytes:
    """A player's board and cards."""
    numbers = [capped(number) for number in board[:LEVEL]]
    numbers += [number + 1 for number in board[LEVEL:READY]]
    numbers += board[READY:FACE]  # workers, training, passed
    parts = [bytes(numbers), ONE_BOARD[board[FACE]]]
    for place in range(OWNED, NEUTRAL):  # owned, used, turned, active: sets of 30 cards
        bits = board[place]
        if bits:
            parts.append(EIGHT[bits & 255])
            parts.append(EIGHT[bits >> 8 & 255])
            parts.append(EIGHT[bits >> 16 & 255])
            parts.append(SIX[bits >> 24])
        else:
            parts.append(NO_CARDS)
    parts.append(bytes(board[NEUTRAL:]))  # neutral workers, fragments, wars, copied
    return b"".join(parts)


SIX: Final = [row[:6] for row in EIGHT[:64]]
NO_CARDS: Final = bytes(DECK_SIZE)
NO_TOPS: Final = [-1] * (len(DECKS) - 1)
assert DECK_SIZE == 30 and PASSED == FACE - 1, "the places of a board are copied in rows"
assert OWNED + len(DECKS) == RIGHT and RIGHT + len(DECKS) == TURNED and ACTIVE == TURNED + 2
