"""Ave Roma on the shelf: its set-up, and the rooms its tables call."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from ludi.games.ave_roma import notes, scoring, seen, view
from ludi.games.ave_roma.actions import VERBS
from ludi.games.ave_roma.advice import NAMES, AveRomaAdvice
from ludi.games.ave_roma.components import Box, load_box
from ludi.games.ave_roma.ids import (
    AREA,
    AREAS,
    BOARDS,
    BONUSES,
    BUILDING,
    CARDS,
    DECK_SIZE,
    DECKS,
    ICONS,
    LOCATIONS,
    PATRON,
    PLACES,
    POWERS,
    RESOURCES,
    ROW_SIZE,
    ROWS,
    SLOTS,
    SPACES,
    TRAININGS,
    VALUES,
    WAR,
)
from ludi.games.ave_roma.manifest import ALL, MANIFEST
from ludi.games.ave_roma.observe import RomaObserver
from ludi.games.ave_roma.rules import STEPS
from ludi.games.ave_roma.rules.placing import buy_codes
from ludi.games.ave_roma.rules.roma import can_pay_on
from ludi.games.ave_roma.rules.turn import ExtraTurn, NewRound
from ludi.games.ave_roma.sheet import (
    ADVANCED,
    CARD,
    CITY_SIZE,
    DENARII,
    FACE,
    LEFT,
    NEUTRAL,
    ORDER,
    OWNED,
    READY,
    ROW,
    SPACE,
    SURPLUS,
)
from ludi.games.ave_roma.table import (
    NO_PERKS,
    Table,
    bits_of_influence,
    blank_act,
    blank_board,
    card_bits,
    check_workers,
    restore_table,
)
from ludi.games.ave_roma.told import TOLD
from ludi.kernel.agenda import Step
from ludi.kernel.dice import Dice
from ludi.kernel.game import Game
from ludi.kernel.table import Score
from ludi.kernel.viewer import Viewer
from ludi.kernel.weights import load_weights

RANDOM: Final = "random-"

# Of a location: its bit, the last of its spaces that players may take, and the others.
OpenSpaces = tuple[int, int, list[int]]


class AveRoma(Game):
    """For two to five players, with the neutral players and the advanced mode."""

    def __init__(self, components: str | None = None) -> None:
        self.box: Box = load_box(components)
        box = self.box
        self.slot_values: list[int] = [
            sum([1 << value - 1 for value in range(box.lowest[slot], box.highest[slot] + 1)])
            for slot in range(len(SLOTS))
        ]
        self.slots_for: list[list[int]] = [  # by worker values as bits
            [slot for slot in range(len(SLOTS)) if self.slot_values[slot] & values]
            for values in range(1 << len(VALUES))
        ]
        self.buy_codes: list[list[list[list[int]]]] = [  # by slot
            buy_codes(slot, self.slot_values[slot]) for slot in range(len(SLOTS))
        ]
        self.trained_values: list[list[int]] = [
            [values_within(worker, box.training_reach[space]) for worker in range(6)]
            for space in range(len(TRAININGS))
        ]
        self.open_spaces: list[list[OpenSpaces]] = [open_spaces(box, n) for n in range(6)]
        self.icon_bits: list[list[int]] = [card_bits(box, icon) for icon in range(len(ICONS))]
        self.influence_bits: list[int] = bits_of_influence(box)
        super().__init__(
            MANIFEST,
            vocabulary=VERBS,
            steps=STEPS,
            told=TOLD,
            advice=AveRomaAdvice(load_weights(MANIFEST.folder, NAMES)),
            sheet=box.sheet,
        )

    def set_up(self, players: int, options: dict[str, str], dice: Dice) -> Table:
        """Shuffle the decks, fill the rows, deal the player boards, draw the turn order."""
        table = Table(self, players, dice)
        table.city = [0] * CITY_SIZE
        table.act = blank_act()
        table.city[ADVANCED] = 1 if options["mode"] == "advanced" else 0
        for deck in range(len(DECKS)):
            self.shuffle_deck(table, deck, options["decks"])
        for area in range(len(AREAS)):
            table.city[CARD + area] = table.draw(AREA)
        for row in range(len(ROWS)):
            for place in range(ROW_SIZE):
                table.city[ROW + row * ROW_SIZE + ROW_SIZE - 1 - place] = table.draw(row + 1)
        boards = [0, 1, 2, 3, 4]
        dice.shuffle(boards)
        for seat in range(players):
            table.boards.append(self.deal_board(players, 2 * boards[seat] + dice.below(2)))
        table.perks = [NO_PERKS] * players
        order = list(range(players))
        dice.shuffle(order)
        for place in range(players):
            table.city[ORDER + place] = order[place]
        table.push(NewRound(0))
        return table

    def shuffle_deck(self, table: Table, deck: int, mode: str) -> None:
        """The cards for this number of players, or all, or some at random."""
        first = deck * DECK_SIZE
        cards = list(range(first, first + DECK_SIZE))
        boxed: list[int] = []
        if mode.startswith(RANDOM):
            table.dice.shuffle(cards)
            count = int(mode[len(RANDOM) :])
            boxed = sorted(cards[count:])
            del cards[count:]
        elif mode != ALL:
            cards = [card for card in cards if self.box.players[card] <= table.seats]
        table.dice.shuffle(cards)
        table.decks.append(cards)
        table.boxed.append(boxed)
        table.city[LEFT + deck] = len(cards)

    def deal_board(self, players: int, face: int) -> list[int]:
        """A player board: five workers, some denarii and surplus, the resources at price 2."""
        box = self.box
        board = blank_board()
        board[FACE] = face
        board[DENARII] = box.starting_denarii
        board[SURPLUS] = box.starting_surplus
        for resource in range(len(RESOURCES)):
            if box.prices[face][resource] == box.starting_price:
                board[resource] = box.starting_stock
        for value in range(len(VALUES)):
            board[READY + value] = 1
            if players == 2:
                board[NEUTRAL + value] = 1
        return board

    def restore(self, players: int, dice: Dice, pieces: dict[str, Any]) -> Table:
        table = restore_table(self, players, dice, pieces)
        check_workers(table)
        return table

    # ---------------------------------------------------------------- steps that close a circle

    def new_round(self) -> Step[Any]:
        return NewRound(0)

    def extra_turn(self, seat: int) -> Step[Any]:
        return ExtraTurn(seat)

    def can_pay_steps(
        self, table: Table, seat: int, board: list[int], need: list[int], steps: int
    ) -> bool:
        return can_pay_on(table, seat, board, need, steps)

    # ---------------------------------------------------------------- the rooms

    left_out: ClassVar[frozenset[str]] = frozenset({"basic-mode"})
    view_type: ClassVar[Any] = seen.View

    def view_of(self, table: Table, viewer: Viewer) -> dict[str, Any]:
        return cast(dict[str, Any], view.view(table, viewer))

    def observer(self, players: int) -> RomaObserver:
        return RomaObserver(players)

    def imagined(self, table: Table, seat: int, dice: Dice) -> Table:
        return view.imagine(table, seat, dice)

    def scores_of(self, table: Table) -> list[Score]:
        return scoring.scores(table)

    def features(self, table: Table, seat: int) -> dict[str, float]:
        """The board one played on, and the buildings, wars and patrons one holds."""
        board = table.boards[seat]
        found = {f"board:{BOARDS[board[FACE]]}": 1.0}
        for deck in (BUILDING, WAR, PATRON):
            for number in range(DECK_SIZE):
                if board[OWNED + deck] >> number & 1:
                    found[f"card:{CARDS[deck * DECK_SIZE + number]}"] = 1.0
        return found

    def noted(self, table: Table, action: int, language: str = "fr") -> str:
        return notes.note(table, action, language)

    def icon_name(self, card: int) -> str:
        return ICONS[self.box.icon[card]]

    def patron_words(self, patron: int) -> tuple[str, str, str]:
        """The power, the end bonus and the location of a patron."""
        box = self.box
        return POWERS[box.power[patron]], BONUSES[box.bonus[patron]], LOCATIONS[box.action[patron]]

    def follows(self, domain: str, id: str) -> dict[str, str]:
        """A card brings its icon along."""
        if domain in ("card", "work", "patron") and id in CARDS:
            return {"icon": self.icon_name(CARDS.index(id))}
        return {}


def open_spaces(box: Box, players: int) -> list[OpenSpaces]:
    """The locations with spaces for so many players.

    Spaces fill from the first: the last one tells soonest whether there is one left.
    """
    found: list[OpenSpaces] = []
    for place in range(len(PLACES)):
        first = SPACE + place * SPACES
        needs = box.spaces[place]
        spaces = [first + space for space in range(SPACES) if needs[space] <= players]
        if spaces:
            found.append((1 << place, spaces[-1], spaces[:-1]))
    return found


def values_within(worker: int, reach: int) -> int:
    """The values from 1 to 5 a trained worker may take, as bits."""
    bits = 0
    for value in range(1, 6):
        if worker - reach <= value <= worker + reach:
            bits |= 1 << value - 1
    return bits
