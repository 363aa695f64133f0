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
from ludi.games.ave_roma.rules import STEPS
from ludi.games.ave_roma.sheet import (
    ACT_SIZE,
    ADVANCED,
    BOARD_SIZE,
    BROWN,
    CARD,
    CITY_SIZE,
    ENDING,
    ENDINGS,
    FACE,
    HIGH,
    LEFT,
    LEVEL,
    NEUTRAL,
    ORDER,
    OWNED,
    READY,
    ROUND,
    ROW,
    SPACE,
    STOCK,
    UNUSED,
    WHERE,
)
from ludi.games.ave_roma.table import Table
from ludi.kernel.observe import ONE_NUMBER, KeptList, Observer, Piece, Places, Row, one_of

ONE_BOARD: Final = one_of(len(BOARDS))
ONE_CARD: Final = one_of(DECK_SIZE)
ONE_ENDING: Final = one_of(len(ENDINGS))
BY_CARD: Final = "by card"


def board_places() -> Places:
    """How a player's board is shown: all of it."""
    places = Places(BOARD_SIZE)
    places.numbers(STOCK, LEVEL)
    places.numbers(LEVEL, READY, 1)
    places.numbers(READY, FACE)  # workers, training, passed
    places.chosen(FACE, ONE_BOARD)
    for place in range(OWNED, NEUTRAL):  # owned, used, turned, active
        places.members(place, DECK_SIZE)
    places.numbers(NEUTRAL, BOARD_SIZE)  # neutral workers, fragments, wars, copied
    return places


def city_places() -> Places:
    """How the board of the city is shown: all of it but the cards and the turn order."""
    places = Places(CITY_SIZE)
    places.numbers(SPACE, ROW)
    places.numbers(HIGH, BROWN)
    places.numbers(BROWN, LEFT, 1)
    places.numbers(LEFT, ORDER)
    places.chosen(ENDING, ONE_ENDING)
    places.numbers(ROUND, ENDING)
    places.numbers(ADVANCED, CITY_SIZE)
    return places


def act_places() -> Places:
    """How the action at hand is shown; the unused patrons come after it."""
    places = Places(ACT_SIZE)
    places.numbers(WHERE, UNUSED, 1)
    places.gap()
    places.numbers(UNUSED + 1, ACT_SIZE, 1)
    places.members(UNUSED, DECK_SIZE)
    return places


BOARD: Final = board_places()
CITY: Final = city_places()
ACT: Final = act_places()
SPACES_END: Final = ROW - SPACE  # where the cards come in between
DECKS_END: Final = SPACES_END + ORDER - HIGH  # where the tops of the decks do


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
                    "the action being carried out, or else the last one, place by place as in"
                    " sheet.py, each one more than it is",
                    5,
                ),
                Piece("unused", DECK_SIZE, "patrons whose power may still be used in it"),
                *board_pieces("own"),
                *[piece for other in others for piece in board_pieces(other)],
            ],
        )
        self._city: Final = KeptCity(players)
        self._act: Final = KeptList(ACT)
        self._boards: Final = [KeptList(BOARD, 1) for _ in range(players)]
        self._order: Final = [0] * players  # as it stands after the boards

    def show(self, table: Any, seat: int, rows: list[Row]) -> None:
        self.look(table, seat, rows)

    def look(self, table: Table, seat: int, rows: list[Row]) -> None:
        city = self._city
        rows.append(self.moment(table, seat))
        rows.append(city.write(table))
        rows.append(self._act.write(table.act))
        players = self.players
        for place in range(seat, seat + players):
            owner = place if place < players else place - players
            board = self._boards[owner]
            if self._order[owner] != city.order[owner]:
                self._order[owner] = city.order[owner]
                board.write_after(0, ONE_NUMBER[self._order[owner]])
            rows.append(board.write(table.boards[owner]))


class KeptCity:
    """The board of the city, and the cards that lie on it."""

    def __init__(self, players: int) -> None:
        self.order: Final = [0] * players  # by seat: the place in the turn order, from 1
        self.numbers: Final = KeptList(CITY)
        self.cards: list[int] = []  # in the rows, then at the areas
        self.card_row = b""
        self.tops: list[int] = []  # of the decks, where they lie open
        self.row = b""

    def write(self, table: Table) -> bytes:
        city = table.city
        tops = [table.top(deck) for deck in range(1, len(DECKS))] if city[ADVANCED] else NO_TOPS
        if self.numbers.source != city or self.tops != tops:
            numbers = self.numbers.write(city)
            cards = city[ROW:HIGH]
            if self.cards != cards:
                self.card_row = write_cards(cards)
                self.cards = cards
            self.tops = tops
            for place in range(table.seats):
                self.order[city[ORDER + place]] = place + 1
            self.row = b"".join(
                [
                    numbers[:SPACES_END],
                    self.card_row,
                    numbers[SPACES_END:DECKS_END],
                    *[
                        ONE_CARD[top - deck * DECK_SIZE if top >= 0 else -1]
                        for deck, top in enumerate(tops, 1)
                    ],
                    numbers[DECKS_END:],
                ]
            )
        return self.row


def write_cards(cards: list[int]) -> bytes:
    """By card: its place in a row, then the area it lies at."""
    row = [0] * (len(ROWS) * DECK_SIZE + DECK_SIZE)
    for slot in range(len(ROWS) * ROW_SIZE):
        card = cards[slot]
        if card >= 0:
            row[card - DECK_SIZE] = slot % ROW_SIZE + 1
    for area in range(len(AREAS)):
        card = cards[CARD - ROW + area]
        if card >= 0:
            row[len(ROWS) * DECK_SIZE + card] = area + 1
    return bytes(row)


NO_TOPS: Final = [-1] * (len(DECKS) - 1)
