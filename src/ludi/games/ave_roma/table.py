"""The pieces on the table of Ave Roma, and the small operations on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludi.games.ave_roma.components import Box
from ludi.games.ave_roma.ids import (
    BUILDING,
    CARDS,
    COLOSSEUM,
    DECK_SIZE,
    DECKS,
    ICONS,
    LOCATIONS,
    PATRON,
    POWERS,
    RESOURCES,
    SPACES,
    TRAININGS,
    VALUES,
    WAR,
    WORKS,
)
from ludi.games.ave_roma.sheet import (
    ABSENT,
    ACT_SIZE,
    ACTIVE,
    ADVANCED,
    BOARD_SIZE,
    CITY_SIZE,
    DENARII,
    FACE,
    FRESH,
    ICON,
    LEFT,
    LEVEL,
    NEUTRAL,
    NO_CARD,
    ORDER,
    OWNED,
    POINTS,
    POLITICS,
    READY,
    RESERVE,
    RIGHT,
    SLOT,
    SPACE,
    SURPLUS,
    TRACK,
    TRAINED,
    TURNED,
)
from ludi.kernel.dice import Dice
from ludi.kernel.errors import BadDump
from ludi.kernel.table import Table as KernelTable

if TYPE_CHECKING:
    from ludi.games.ave_roma.game import AveRoma

LOCATION_COUNT: Final = len(LOCATIONS)
PERK_COUNT: Final = len(POWERS) * LOCATION_COUNT
NO_PERKS: Final[tuple[int, ...]] = (0,) * PERK_COUNT


class Table(KernelTable):
    """One game of Ave Roma being played. See sheet.py for what lies where in its lists."""

    def __init__(self, game: AveRoma, seats: int, dice: Dice) -> None:
        super().__init__(game, seats, dice)
        self.roma = game
        self.box: Box = game.box
        self.boards: list[list[int]] = []
        self.city: list[int] = []
        self.act: list[int] = []
        self.decks: list[list[int]] = []  # shared by clones; the top is the last that is LEFT
        self.boxed: list[list[int]] = []  # cards nobody saw go back into the box, by deck
        self.perks: list[tuple[int, ...]] = []  # by seat: active patrons' powers, see `perk`

    def clone(self) -> Table:
        twin = Table(self.roma, self.seats, self.dice.clone())
        self.copy_agenda_to(twin)
        twin.boards = [board[:] for board in self.boards]
        twin.city = self.city[:]
        twin.act = self.act[:]
        twin.decks = self.decks
        twin.boxed = self.boxed
        twin.perks = self.perks[:]
        return twin

    # ---------------------------------------------------------------- seats

    def advanced(self) -> bool:
        return self.city[ADVANCED] == 1

    def place_of(self, seat: int) -> int:
        """Where a seat stands in the turn order, from 0."""
        for place in range(self.seats):
            if self.city[ORDER + place] == seat:
                return place
        return 0

    def price(self, seat: int, resource: int) -> int:
        """What a resource costs and brings on a player's own board."""
        return self.box.prices[self.boards[seat][FACE]][resource]

    # ---------------------------------------------------------------- patrons

    def perk(self, seat: int, power: int, location: int) -> int:
        """How many active patrons of a seat have a power at a location."""
        return self.perks[seat][power * LOCATION_COUNT + location]

    def refresh(self, seat: int) -> None:
        """Work out again what the active patrons of a seat can do."""
        self.perks[seat] = perks_of(self.box, self.boards[seat][ACTIVE])

    def passive(self, seat: int) -> int:
        """The passive patrons of a seat, as bits."""
        board = self.boards[seat]
        return board[OWNED + PATRON] & ~board[ACTIVE]

    def open_slots(self, seat: int) -> int:
        """How many slots for active patrons a seat has unlocked and not filled."""
        board = self.boards[seat]
        unlocked = min(board[POLITICS], self.box.patron_slots)
        return unlocked - board[ACTIVE].bit_count()

    # ---------------------------------------------------------------- workers

    def worker_count(self, seat: int) -> int:
        """How many workers a seat has, those in training included."""
        board = self.boards[seat]
        return (
            board[READY]
            + board[READY + 1]
            + board[READY + 2]
            + board[READY + 3]
            + board[READY + 4]
            + (1 if board[TRAINED] else 0)
            + (1 if board[TRAINED + 1] else 0)
            + (1 if board[TRAINED + 2] else 0)
            + (1 if board[TRAINED + 3] else 0)
        )

    def strength(self, seat: int) -> int:
        """The sum of the printed values of a seat's workers."""
        board = self.boards[seat]
        total = 0
        for value in range(5):
            total += (value + 1) * board[READY + value]
        for place in range(TRAINED, TRAINED + 4):
            total += board[place] % FRESH
        return total

    # ---------------------------------------------------------------- decks

    def top(self, deck: int) -> int:
        """The card on top of a deck, or NO_CARD."""
        left = self.city[LEFT + deck]
        return self.decks[deck][left - 1] if left else NO_CARD

    def draw(self, deck: int) -> int:
        """Take the top card of a deck that has one."""
        self.city[LEFT + deck] -= 1
        return self.decks[deck][self.city[LEFT + deck]]

    # ---------------------------------------------------------------- cards held

    def holds(self, seat: int, card: int) -> bool:
        return self.boards[seat][OWNED + card // DECK_SIZE] >> card % DECK_SIZE & 1 == 1

    def is_used(self, seat: int, card: int) -> bool:
        """Whether a card lies on the right: its icon was used."""
        return self.boards[seat][RIGHT + card // DECK_SIZE] >> card % DECK_SIZE & 1 == 1

    def is_turned(self, seat: int, card: int) -> bool:
        """Whether the influence of a building or war was spent."""
        deck = card // DECK_SIZE
        return self.boards[seat][TURNED + deck - 1] >> card % DECK_SIZE & 1 == 1

    def has_influence(self, seat: int) -> bool:
        """Whether a seat has a building or war whose influence is not spent."""
        board = self.boards[seat]
        bits = self.roma.influence_bits
        return bool(
            board[OWNED + BUILDING] & ~board[TURNED] & bits[0]
            or board[OWNED + WAR] & ~board[TURNED + 1] & bits[1]
        )

    def influence_cards(self, seat: int) -> list[int]:
        """The buildings and wars of a seat whose influence is not spent."""
        found: list[int] = []
        board = self.boards[seat]
        for deck in (BUILDING, WAR):
            bits = board[OWNED + deck] & ~board[TURNED + deck - 1]
            bits &= self.roma.influence_bits[deck - 1]
            while bits:
                low = bits & -bits
                found.append(deck * DECK_SIZE + low.bit_length() - 1)
                bits ^= low
        return found

    def unused_cards(self, seat: int, icon: int) -> list[int]:
        """The cards on the left of a board that show an icon."""
        found: list[int] = []
        board = self.boards[seat]
        icon_bits = self.roma.icon_bits[icon]
        for deck in range(len(DECKS)):
            bits = board[OWNED + deck] & ~board[RIGHT + deck] & icon_bits[deck]
            if deck == PATRON:
                bits &= ~board[ACTIVE]
            while bits:
                low = bits & -bits
                found.append(deck * DECK_SIZE + low.bit_length() - 1)
                bits ^= low
        return found

    def has_set(self, seat: int) -> bool:
        """Advanced mode: whether a seat has cards enough of one icon for a level at PROPRAETOR."""
        if self.advanced():
            for icon in range(len(ICONS)):
                if self.count_unused(seat, icon) >= self.box.bonus_set:
                    return True
        return False

    def count_unused(self, seat: int, icon: int) -> int:
        """How many cards on the left of a board show an icon."""
        board = self.boards[seat]
        bits = self.roma.icon_bits[icon]
        return (
            (board[OWNED] & ~board[RIGHT] & bits[0]).bit_count()
            + (board[OWNED + 1] & ~board[RIGHT + 1] & bits[1]).bit_count()
            + (board[OWNED + 2] & ~board[RIGHT + 2] & bits[2]).bit_count()
            + (board[OWNED + 3] & ~board[RIGHT + 3] & ~board[ACTIVE] & bits[3]).bit_count()
        )

    # ---------------------------------------------------------------- the other rooms

    def tally(self, seat: int) -> dict[str, int]:
        board = self.boards[seat]
        counts = {RESOURCES[resource]: board[resource] for resource in range(6)}
        counts["surplus"] = board[SURPLUS]
        counts["denarii"] = board[DENARII]
        counts["politics"] = board[POLITICS]
        counts["points"] = board[POINTS]
        counts["workers"] = self.worker_count(seat)
        counts["levels"] = sum([board[LEVEL + area] + 1 for area in range(5)])
        counts["cards"] = sum([board[OWNED + deck].bit_count() for deck in range(len(DECKS))])
        counts["active"] = board[ACTIVE].bit_count()
        return counts

    def pieces(self) -> dict[str, Any]:
        return {
            "boards": [board[:] for board in self.boards],
            "city": self.city[:],
            "act": self.act[:],
            "decks": [deck[: self.city[LEFT + i]] for i, deck in enumerate(self.decks)],
            "boxed": [deck[:] for deck in self.boxed],
        }


def perks_of(box: Box, active: int) -> tuple[int, ...]:
    """By power and location, how many of some patrons (a bit for each) have it there."""
    if not active:
        return NO_PERKS
    counts = [0] * PERK_COUNT
    for patron in range(DECK_SIZE):
        if active >> patron & 1:
            counts[box.power[patron] * LOCATION_COUNT + box.action[patron]] += 1
    return tuple(counts)


def supposing(act: list[int], place: int, number: int) -> list[int]:
    """The action at hand as it would be with another number at a place."""
    trial = act[:]
    trial[place] = number
    return trial


def blank_board() -> list[int]:
    board = [0] * BOARD_SIZE
    for area in range(5):
        board[LEVEL + area] = ABSENT
    return board


def blank_act() -> list[int]:
    return NO_ACT[:]


NO_ACT: Final = [0] * ACT_SIZE
NO_ACT[SLOT] = NO_ACT[ICON] = NO_ACT[RESERVE] = -1


def restore_table(game: AveRoma, seats: int, dice: Dice, pieces: dict[str, Any]) -> Table:
    """The table whose `pieces` these are."""
    table = Table(game, seats, dice)
    table.boards = [list(board) for board in pieces["boards"]]
    table.city = list(pieces["city"])
    table.act = list(pieces["act"])
    table.decks = [list(deck) for deck in pieces["decks"]]
    table.boxed = [list(deck) for deck in pieces["boxed"]]
    if len(table.boards) != seats or any([len(board) != BOARD_SIZE for board in table.boards]):
        raise ValueError("boards")
    if any([not 0 <= board[TRACK] < COLOSSEUM for board in table.boards]):
        raise ValueError("track")
    if len(table.city) != CITY_SIZE or len(table.act) != ACT_SIZE:
        raise ValueError("city")
    if sorted(table.city[ORDER : ORDER + seats]) != list(range(seats)):
        raise ValueError("turn order")
    if [len(deck) for deck in table.decks] != table.city[LEFT : LEFT + len(DECKS)]:
        raise ValueError("decks")
    table.perks = [NO_PERKS] * seats
    for seat in range(seats):
        table.refresh(seat)
    return table


def check_workers(table: Table) -> None:
    """Refuse a table on which workers are missing, or too many: the draft would not come out."""
    counts = [0] * (len(VALUES) + 1)
    for worker in table.city[SPACE : SPACE + LOCATION_COUNT * SPACES]:
        counts[worker] += 1
    for board in table.boards:
        for place in range(TRAINED, TRAINED + len(TRAININGS)):
            counts[board[place] % FRESH] += 1
        for value in range(len(VALUES)):
            counts[value + 1] += board[READY + value] + board[NEUTRAL + value]
    each = 2 * table.seats if table.seats == 2 else table.seats  # two have neutrals besides
    for value in range(1, len(counts)):
        if counts[value] != each:
            raise BadDump(
                f"not a position of {table.game.id}: with {table.seats} players there are"
                f" {each} workers of value {value}, not {counts[value]}"
            )


def card_bits(box: Box, icon: int) -> list[int]:
    """The cards that show an icon, as bits by deck."""
    bits = [0] * len(DECKS)
    for card in range(len(CARDS)):
        if box.icon[card] == icon:
            bits[card // DECK_SIZE] |= 1 << card % DECK_SIZE
    return bits


def bits_of_influence(box: Box) -> list[int]:
    """The buildings and the wars that bear influence, as bits."""
    bits = [0, 0]
    for card in range(DECK_SIZE, DECK_SIZE + len(WORKS)):
        if box.influence[card]:
            bits[card // DECK_SIZE - 1] |= 1 << card % DECK_SIZE
    return bits
