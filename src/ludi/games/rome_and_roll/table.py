"""The pieces on the table of Rome & Roll, and the small operations on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludi.games.rome_and_roll.city import EMPTY, City, Drawings, cells_of, fill, is_filled
from ludi.games.rome_and_roll.components import Box
from ludi.games.rome_and_roll.ids import ADVISORS_EACH, JEREMIAS, JOVILIUS, RESOURCES, SENECA
from ludi.games.rome_and_roll.sheet import (
    ARMIES,
    BOARD_FIELDS,
    BOARD_SIZE,
    CHARACTER,
    COINS,
    DEPLOYED,
    GARRISON,
    LINKED,
    LOYALTY,
    NERO_POINTS,
    OPEN_ROADS,
    OWNER,
    PAVED,
    PROCONSUL,
    SENATORS,
    SHEET_FIELDS,
    SHEET_SIZE,
    SOLDIERS,
    TURN_FIELDS,
    TURN_SIZE,
    UNLOCKED,
    WORKING,
    dump_fields,
    load_fields,
)
from ludi.kernel.dice import Dice
from ludi.kernel.table import NOBODY
from ludi.kernel.table import Table as KernelTable

if TYPE_CHECKING:
    from ludi.games.rome_and_roll.game import RomeAndRoll

# Buildings that are no plan's, by their number in `plan_of`.
FORUM: Final = -1
RUBBLE: Final = -2
PARK: Final = -3

NO_CARD: Final = -1
OWNERS: Final = SENECA + 1  # every seat, and Seneca
# What drawing the first building, or cloning, will replace; never changed.
UNSET: Final[list[int]] = []
NO_RIMS: Final[list[list[int]]] = []
NOTHING_PRODUCED: Final[list[int]] = [0] * OWNERS


class Law:
    """The options of a game, and what was drawn for it at set-up. Never changed."""

    def __init__(self) -> None:
        self.difficulty = 0
        self.score_table = 0  # of Seneca's points: usual, easier, harder
        self.two_for_one = False
        self.no_failures = False
        self.in_asia_minor = False
        self.in_egypt = False
        self.rubble_blocks = False
        self.seneca_foreman = False  # the variant for two players
        self.alternate_advisors = False
        self.side = 0
        self.plans: list[int] = []  # the eight in play
        self.nero: list[int] = []  # the points of Nero's cards, the highest first


class Table(KernelTable):
    """One game of Rome & Roll being played."""

    def __init__(self, game: RomeAndRoll, seats: int, dice: Dice, law: Law) -> None:
        super().__init__(game, seats, dice)
        self.roman = game
        self.box: Box = game.box
        self.law: Law = law
        self.solo = seats == 1
        self.round_size = 2 if seats == 1 else seats  # players in a round, Seneca among them
        self.city: City = game.box.cities[law.side]
        self.drawings: list[Drawings] = game.box.drawings[law.side]
        self.board: list[int] = [0] * BOARD_SIZE
        self.turn: list[int] = [0] * TURN_SIZE
        self.sheets: list[list[int]] = []
        self.staff: list[int] = []  # three advisors a seat; replaced when characters are chosen
        self.pool: list[int] = []  # dice nobody took yet, sorted
        # the buildings, in the order in which they were drawn; the first is the Forum. Clones
        # share these lists: who draws or clears something takes copies first (`own_buildings`)
        self.plan_of: list[int] = UNSET
        self.owner_of: list[int] = UNSET
        self.mask: list[int] = UNSET  # the cells it covers
        self.edge: list[int] = UNSET  # the cells adjacent to it
        self.rim: list[list[int]] = NO_RIMS  # of these, where one may still build, one by one
        self.beside: list[int] = UNSET  # a bit for each adjacent building
        self.producing: list[int] = NOTHING_PRODUCED  # a bit for each plan that produces for them
        self.shared = True  # whether a clone may have the same lists
        self.occupied = 0  # all cells of buildings, the Forum, Rubble and Parks
        self.bands: list[int] = EMPTY  # what is occupied, in bands
        self.room: dict[int, int] = {}  # by building and plan: where there was room, or NOWHERE
        # Seneca
        self.deck: list[int] = []  # the top is the end
        self.laid: list[int] = []  # his cards of this round, left and right
        self.flipped = 0  # how many of these are turned up
        self.discard: list[int] = []
        self.seneca_dice: list[int] = []

    def clone(self) -> Table:
        twin = Table(self.roman, self.seats, self.dice.clone(), self.law)
        self.copy_agenda_to(twin)
        twin.board = self.board[:]
        twin.turn = self.turn[:]
        twin.sheets = [sheet[:] for sheet in self.sheets]
        twin.staff = self.staff
        twin.pool = self.pool[:]
        self.shared = True
        twin.plan_of = self.plan_of
        twin.owner_of = self.owner_of
        twin.mask = self.mask
        twin.edge = self.edge
        twin.rim = self.rim
        twin.beside = self.beside
        twin.producing = self.producing
        twin.occupied = self.occupied
        twin.bands = self.bands
        twin.room = self.room
        if self.solo or self.law.seneca_foreman:
            twin.deck = self.deck[:]
            twin.laid = self.laid[:]
            twin.flipped = self.flipped
            twin.discard = self.discard[:]
            twin.seneca_dice = self.seneca_dice[:]
        return twin

    # ---------------------------------------------------------------- players

    def at(self, place: int) -> int:
        """The seat that comes so many places after the Proconsul, clockwise."""
        return (self.board[PROCONSUL] + place) % self.round_size

    def clockwise(self) -> list[int]:
        """The seats from the Proconsul on; Seneca has none."""
        first = self.board[PROCONSUL]
        return [
            seat
            for seat in [(first + i) % self.round_size for i in range(self.round_size)]
            if seat < self.seats
        ]

    def free_soldiers(self, seat: int) -> int:
        sheet = self.sheets[seat]
        return sheet[SOLDIERS] - sheet[GARRISON]

    def free_senators(self, seat: int) -> int:
        sheet = self.sheets[seat]
        return sheet[SENATORS] - sheet[DEPLOYED]

    def hire(self) -> None:
        """Note the advisors of the characters chosen so far."""
        staff: list[int] = []
        for sheet in self.sheets:
            if sheet[CHARACTER] < 0:
                staff.extend([-1] * ADVISORS_EACH)
                continue
            for advisor in self.box.staff[sheet[CHARACTER]]:
                swapped = advisor == JEREMIAS and self.law.alternate_advisors
                staff.append(JOVILIUS if swapped else advisor)
        self.staff = staff

    def unlock(self, seat: int) -> None:
        """Note which abilities the loyalty of a seat's advisors has unlocked."""
        sheet = self.sheets[seat]
        box = self.box
        triggers = 0
        kinds = 0
        for slot in range(ADVISORS_EACH):
            advisor = self.staff[seat * ADVISORS_EACH + slot]
            if sheet[LOYALTY + slot] >= box.basic:
                triggers |= box.triggers[advisor][0]
                kinds |= box.kinds[advisor][0]
            if sheet[LOYALTY + slot] >= box.advanced:
                triggers |= box.triggers[advisor][1]
                kinds |= box.kinds[advisor][1]
        sheet[UNLOCKED] = triggers
        sheet[WORKING] = kinds

    def is_active(self, seat: int, slot: int, advanced: bool) -> bool:
        """Whether an advisor's ability is unlocked."""
        needed = self.box.advanced if advanced else self.box.basic
        return self.sheets[seat][LOYALTY + slot] >= needed

    # ---------------------------------------------------------------- the city

    def own_buildings(self) -> None:
        """What clones may share of the buildings is this table's own from now on."""
        if not self.shared:
            return
        self.shared = False
        self.plan_of = self.plan_of[:]
        self.owner_of = self.owner_of[:]
        self.mask = self.mask[:]
        self.edge = self.edge[:]
        self.rim = self.rim[:]
        self.beside = self.beside[:]
        self.producing = self.producing[:]
        self.bands = self.bands[:]
        self.room = self.room.copy()

    def draw_building(self, plan: int, owner: int, mask: int) -> int:
        """Draw a building; its number."""
        self.own_buildings()
        number = len(self.plan_of)
        edge = self.city.spread(mask)
        bands = self.bands
        for cell in cells_of(mask):
            fill(bands, cell)
        near = 0
        bit = 1 << number
        masks = self.mask
        for other in range(number):
            if masks[other] & edge:
                near |= 1 << other
                self.beside[other] |= bit
                self.rim[other] = [cell for cell in self.rim[other] if not is_filled(bands, cell)]
        self.plan_of.append(plan)
        self.owner_of.append(owner)
        masks.append(mask)
        self.edge.append(edge)
        self.rim.append(cells_of(edge & self.city.land & ~self.occupied))
        self.beside.append(near)
        self.occupied |= mask
        if plan >= 0:
            if self.box.muster[plan]:
                self.board[ARMIES] += 1
            if self.box.production[plan]:
                self.producing[owner] |= 1 << plan
        return number

    def buildings_of(self, owner: int, plan: int) -> list[int]:
        """The buildings of an owner with a plan, in the order in which they were drawn."""
        owner_of = self.owner_of
        plan_of = self.plan_of
        return [i for i in range(1, len(plan_of)) if plan_of[i] == plan and owner_of[i] == owner]

    def neighbours(self, building: int) -> list[int]:
        """The buildings adjacent to one, in the order in which they were drawn."""
        found: list[int] = []
        rest = self.beside[building]
        while rest:
            low = rest & -rest
            found.append(low.bit_length() - 1)
            rest ^= low
        return found

    def building_at(self, cell: int) -> int:
        """The number of the building on a cell; -1 if there is none."""
        for number in range(len(self.mask)):
            if self.mask[number] >> cell & 1:
                return number
        return -1

    def first_cell(self, building: int) -> int:
        """The first cell of a building in reading order: it names it."""
        mask = self.mask[building]
        return (mask & -mask).bit_length() - 1

    # ---------------------------------------------------------------- the provinces

    def refresh_roads(self) -> None:
        """Work out which roads may be renovated: from Rome on, to conquered settlements."""
        board = self.board
        linked = board[LINKED]
        found = 0
        for road, a, b in self.box.roads[self.law.side]:
            if board[PAVED + road] >= 0:
                continue
            if (a >= 0 and board[OWNER + a] < 0) or (b >= 0 and board[OWNER + b] < 0):
                continue
            if a < 0 or b < 0 or linked >> a & 1 or linked >> b & 1:
                found |= 1 << road
        board[OPEN_ROADS] = found

    def newly_linked(self, road: int) -> int:
        """The settlement a road would link to Rome for the first time; -1: none."""
        for end in self.box.road_ends[road]:
            if end >= 0 and not self.board[LINKED] >> end & 1:
                return end
        return -1

    # ---------------------------------------------------------------- the other rooms

    def tally(self, seat: int) -> dict[str, int]:
        """The public numbers of a seat, for previews to compare."""
        if not 0 <= seat < self.seats:
            return {}
        sheet = self.sheets[seat]
        numbers = {name: sheet[i] for i, name in enumerate(RESOURCES)}
        for i, name in enumerate(("coins", "buildings", "legacy", "glory")):
            numbers[name] = sheet[COINS + i]
        numbers["soldiers"] = sheet[SOLDIERS] - sheet[GARRISON]
        numbers["senators"] = sheet[SENATORS] - sheet[DEPLOYED]
        numbers["loyalty"] = sum(sheet[LOYALTY : LOYALTY + ADVISORS_EACH])
        numbers["nero"] = sheet[NERO_POINTS]
        return numbers

    def pieces(self) -> dict[str, Any]:
        return {
            "law": dump_law(self.law),
            "board": dump_fields(self.board, BOARD_FIELDS),
            "turn": {name: self.turn[i] for i, name in enumerate(TURN_FIELDS)},
            "sheets": [dump_fields(sheet, SHEET_FIELDS) for sheet in self.sheets],
            "pool": self.pool[:],
            "buildings": [
                {"plan": self.plan_of[i], "owner": self.owner_of[i], "cells": f"{self.mask[i]:x}"}
                for i in range(1, len(self.plan_of))
            ],
            "deck": self.deck[:],
            "laid": self.laid[:],
            "flipped": self.flipped,
            "discard": self.discard[:],
            "seneca-dice": self.seneca_dice[:],
        }


def dump_law(law: Law) -> dict[str, Any]:
    return {
        "difficulty": law.difficulty,
        "score_table": law.score_table,
        "two_for_one": law.two_for_one,
        "no_failures": law.no_failures,
        "in_asia_minor": law.in_asia_minor,
        "in_egypt": law.in_egypt,
        "rubble_blocks": law.rubble_blocks,
        "seneca_foreman": law.seneca_foreman,
        "alternate_advisors": law.alternate_advisors,
        "side": law.side,
        "plans": law.plans[:],
        "nero": law.nero[:],
    }


def load_law(data: dict[str, Any]) -> Law:
    law = Law()
    law.difficulty = data["difficulty"]
    law.score_table = data["score_table"]
    law.two_for_one = data["two_for_one"]
    law.no_failures = data["no_failures"]
    law.in_asia_minor = data["in_asia_minor"]
    law.in_egypt = data["in_egypt"]
    law.rubble_blocks = data["rubble_blocks"]
    law.seneca_foreman = data["seneca_foreman"]
    law.alternate_advisors = data["alternate_advisors"]
    law.side = data["side"]
    law.plans = list(data["plans"])
    law.nero = list(data["nero"])
    return law


def restore_table(game: RomeAndRoll, seats: int, dice: Dice, pieces: dict[str, Any]) -> Table:
    """The table whose `pieces` these are."""
    table = Table(game, seats, dice, load_law(pieces["law"]))
    table.board = load_fields(pieces["board"], BOARD_FIELDS, BOARD_SIZE)
    table.turn = [pieces["turn"][name] for name in TURN_FIELDS]
    if not 0 <= pieces["turn"]["again"] < 64:
        raise ValueError("again")
    table.sheets = [load_fields(data, SHEET_FIELDS, SHEET_SIZE) for data in pieces["sheets"]]
    table.hire()
    for seat in range(seats):
        table.unlock(seat)
    table.pool = list(pieces["pool"])
    table.draw_building(FORUM, NOBODY, table.city.forum)
    for data in pieces["buildings"]:
        table.draw_building(data["plan"], data["owner"], int(data["cells"], 16))
    table.refresh_roads()
    table.deck = list(pieces["deck"])
    table.laid = list(pieces["laid"])
    table.flipped = pieces["flipped"]
    table.discard = list(pieces["discard"])
    table.seneca_dice = list(pieces["seneca-dice"])
    return table


def is_opponent(owner: int, seat: int) -> bool:
    """Whether a building is another player's; the Forum, Rubble and Parks are nobody's."""
    return owner >= 0 and owner != seat and owner != SENECA
