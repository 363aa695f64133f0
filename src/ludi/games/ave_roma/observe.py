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
from ludi.kernel.observe import EIGHT, Observer, Piece, capped, flags, one_of

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

    def observe(self, table: Any, seat: int) -> bytes:
        return self.look(table, seat)

    def look(self, table: Table, seat: int) -> bytes:
        parts: list[bytes] = []
        self.note_moment(table, seat, parts)
        self.note_city(table, parts)
        self.note_action(table, parts)
        players = self.players
        for place in range(seat, seat + players):
            self.note_board(table, place if place < players else place - players, parts)
        return b"".join(parts)

    def note_city(self, table: Table, parts: list[bytes]) -> None:
        city = table.city
        parts.append(bytes(city[SPACE:ROW]))
        rows = [0] * (len(ROWS) * DECK_SIZE)
        for slot in range(len(ROWS) * ROW_SIZE):
            card = city[ROW + slot]
            if card >= 0:
                rows[card - DECK_SIZE] = slot % ROW_SIZE + 1
        parts.append(bytes(rows))
        areas = [0] * DECK_SIZE
        for area in range(len(AREAS)):
            card = city[CARD + area]
            if card >= 0:
                areas[card] = area + 1
        parts.append(bytes(areas))
        parts.append(bytes(city[HIGH:BROWN]))
        parts.append(bytes([city[BROWN + area] + 1 for area in range(len(AREAS))]))
        parts.append(bytes(city[LEFT:ORDER]))
        for deck in range(1, len(DECKS)):
            top = table.top(deck) if city[ADVANCED] else -1
            parts.append(ONE_CARD[top - deck * DECK_SIZE if top >= 0 else -1])
        parts.append(ONE_ENDING[city[ENDING]])
        parts.append(bytes([city[ROUND], city[ADVANCED], city[FINAL], city[ADJUSTED]]))

    def note_action(self, table: Table, parts: list[bytes]) -> None:
        act = table.act
        row = [capped(number + 1) for number in act]
        row[UNUSED] = 0
        parts.append(bytes(row))
        parts.append(flags(act[UNUSED], DECK_SIZE))

    def note_board(self, table: Table, owner: int, parts: list[bytes]) -> None:
        board = table.boards[owner]
        parts.append(bytes([capped(number) for number in board[:LEVEL]]))
        parts.append(bytes([number + 1 for number in board[LEVEL:READY]]))
        parts.append(bytes(board[READY:FACE]))  # workers, training, passed
        parts.append(ONE_BOARD[board[FACE]])
        for place in range(OWNED, NEUTRAL):  # owned, used, turned, active: sets of 30 cards
            bits = board[place]
            parts.append(
                b"".join(
                    [
                        EIGHT[bits & 255],
                        EIGHT[bits >> 8 & 255],
                        EIGHT[bits >> 16 & 255],
                        SIX[bits >> 24],
                    ]
                )
                if bits
                else NO_CARDS
            )
        parts.append(bytes(board[NEUTRAL:]))  # neutral workers, fragments, wars, copied
        parts.append(bytes([table.place_of(owner) + 1]))


SIX: Final = [row[:6] for row in EIGHT[:64]]
NO_CARDS: Final = bytes(DECK_SIZE)
assert DECK_SIZE == 30 and PASSED == FACE - 1, "the places of a board are copied in rows"
assert OWNED + len(DECKS) == RIGHT and RIGHT + len(DECKS) == TURNED and ACTIVE == TURNED + 2
