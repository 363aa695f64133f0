"""The city: a grid of cells as bits of one number, and every way to draw a building on it.

A cell is `row * 18 + column` on either side of the map. What never changes (river, hills, wall,
the restrictions of a plan) is worked out once a box: what remains to be asked of a placement is
whether its cells are free and whether it touches the right building.

The city is a large number. What is asked all the time is asked of bands of three rows, which are
small ones: a machine compares them in one go.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ludi.games.rome_and_roll.ids import (
    ADJACENT_TIBER,
    ADJACENT_WALL,
    CELLS,
    COLUMNS,
    MARSH_ONLY,
    ROWS,
    SOME_HILL,
)
from ludi.kernel.components import Row

CELL_COUNT: Final = len(CELLS)
TURN_COUNT: Final = 8
NO_HILL: Final = -1
NO_GOOD: Final = -1
MARSH: Final = "."
TIBER: Final = "~"
BRIDGE: Final = "="
FORUM: Final = "F"

BAND: Final = 3  # rows
LONGEST: Final = 6  # cells of a shape: two bands
ROW_BITS: Final = (1 << COLUMNS) - 1

Placement = tuple[int, int]  # the cells covered, and turn * 252 + anchor cell
# The same in bands: the row of the first cell, the cells in the band from there on, those in the
# band below it, and turn * 252 + anchor cell.
Banded = tuple[int, int, int, int]
NO_CELLS: Final[Banded] = (0, 0, 0, 0)
EMPTY: Final[list[int]] = [0] * (ROWS + BAND)  # by row: the cells of the band from there on


def turnings(shape: list[str]) -> list[list[tuple[int, int]]]:
    """A shape in its eight turnings, each as cells from its first in reading order on.

    Four quarter turns, then the same of the mirror image; one that looks like an earlier one
    is empty.
    """
    cells = [(y, x) for y, row in enumerate(shape) for x, mark in enumerate(row) if mark == "#"]
    found: list[list[tuple[int, int]]] = []
    for mirrored in (False, True):
        turned = [(y, -x) for y, x in cells] if mirrored else cells
        for _ in range(4):
            ordered = sorted(turned)
            first_y, first_x = ordered[0]
            moved = [(y - first_y, x - first_x) for y, x in ordered]
            found.append([] if moved in found else moved)
            turned = [(x, -y) for y, x in turned]
    return found


def parts(turned: list[list[tuple[int, int]]], size: int) -> list[list[tuple[int, int]]]:
    """So many cells of a shape in its turnings, whichever: each choice once, from its first on."""
    found: list[list[tuple[int, int]]] = []
    for cells in turned:
        for part in combinations(cells, size):
            first_y, first_x = part[0]
            moved = [(y - first_y, x - first_x) for y, x in part]
            if moved not in found:
                found.append(moved)
    return found


def cells_of(mask: int) -> list[int]:
    """The cells of a set, in order."""
    cells: list[int] = []
    if not mask:
        return cells
    first = (mask & -mask).bit_length() - 1
    first -= first % COLUMNS
    mask >>= first
    while mask:
        row = mask & ROW_BITS
        while row:
            low = row & -row
            cells.append(first + low.bit_length() - 1)
            row ^= low
        mask >>= COLUMNS
        first += COLUMNS
    return cells


def in_bands(mask: int, place: int) -> Banded:
    """A placement in bands; no shape is as high as two of them."""
    row = ((mask & -mask).bit_length() - 1) // COLUMNS
    mask >>= row * COLUMNS
    size = BAND * COLUMNS
    return row, mask & (1 << size) - 1, mask >> size, place


def bands_of(cell: int) -> list[tuple[int, int]]:
    """The rows of the bands a cell belongs to, and its bit in each."""
    y, x = divmod(cell, COLUMNS)
    return [(y - down, 1 << down * COLUMNS + x) for down in range(min(BAND, y + 1))]


BANDS_OF: Final = [bands_of(cell) for cell in range(CELL_COUNT)]


def fill(bands: list[int], cell: int) -> None:
    """Fill a cell, in every band it belongs to."""
    for row, bit in BANDS_OF[cell]:
        bands[row] = bands[row] | bit


def is_filled(bands: list[int], cell: int) -> bool:
    return bands[cell // COLUMNS] >> cell % COLUMNS & 1 == 1


class Drawings:
    """All legal ways to draw one shape on one side of the map, if the cells are free."""

    def __init__(self, size: int) -> None:
        self.everywhere: list[Placement] = []
        self.covering: list[list[Banded]] = [[] for _ in range(size)]  # by cell
        self.mask_of: list[int] = [0] * (TURN_COUNT * size)  # by turn * 252 + anchor
        self.banded: list[Banded] = [NO_CELLS] * (TURN_COUNT * size)

    def add(self, mask: int, place: int) -> None:
        self.everywhere.append((mask, place))
        self.mask_of[place] = mask
        banded = in_bands(mask, place)
        self.banded[place] = banded
        for cell in cells_of(mask):
            self.covering[cell].append(banded)


class City:
    """One side of the map."""

    def __init__(
        self, cells: list[str], inside: list[str], resources: list[str], letters: str, goods: str
    ) -> None:
        """Read the drawing; `letters` name the hills, `goods` the printed resources."""
        self.rows: Final = len(cells)
        self.columns: Final = len(cells[0])
        self.hill_of: Final[list[int]] = [NO_HILL] * CELL_COUNT
        self.printed: Final[list[int]] = [NO_GOOD] * CELL_COUNT
        self.kind: Final[list[str]] = [" "] * CELL_COUNT
        self.land = 0  # where one may build
        self.forum = 0
        self.river = 0  # bridges included
        self.inside = 0
        self.hills: Final[list[int]] = [0] * len(letters)
        self.with_goods = 0
        for y in range(self.rows):
            for x in range(self.columns):
                cell = y * COLUMNS + x
                mark = cells[y][x]
                self.kind[cell] = mark
                bit = 1 << cell
                if mark == FORUM:
                    self.forum |= bit
                elif mark in (TIBER, BRIDGE):
                    self.river |= bit
                else:
                    self.land |= bit
                    if mark != MARSH:
                        self.hill_of[cell] = letters.index(mark)
                        self.hills[letters.index(mark)] |= bit
                if inside[y][x] == "#":
                    self.inside |= bit
                if resources and resources[y][x] != MARSH:
                    self.printed[cell] = goods.index(resources[y][x])
                    self.with_goods |= bit
        self.any_hill: Final = union(self.hills)
        self.near: Final[list[int]] = [self.near_cell(cell) for cell in range(CELL_COUNT)]
        self.beside_river: Final = self.spread_plainly(self.river) & self.land
        self.beside_wall: Final = self.along_the_wall()

    def on_map(self, y: int, x: int) -> bool:
        return 0 <= y < self.rows and 0 <= x < self.columns

    def sides(self, cell: int) -> list[int]:
        """The cells that share a side with a cell."""
        y, x = divmod(cell, COLUMNS)
        around = ((y - 1, x), (y, x - 1), (y, x + 1), (y + 1, x))
        return [v * COLUMNS + u for v, u in around if self.on_map(v, u)]

    def near_cell(self, cell: int) -> int:
        """The cells adjacent to a cell: by a side, or by a bridge between them."""
        y, x = divmod(cell, COLUMNS)
        if not self.on_map(y, x):
            return 0
        mask = 0
        for other in self.sides(cell):
            mask |= 1 << other
        for step in (-1, 1):
            if self.on_map(y, x + 2 * step) and self.kind[cell + step] == BRIDGE:
                mask |= 1 << cell + 2 * step
        return mask

    def spread(self, mask: int) -> int:
        """All cells adjacent to a building that covers these cells."""
        found = 0
        for cell in cells_of(mask):
            found |= self.near[cell]
        return found & ~mask

    def spread_plainly(self, mask: int) -> int:
        """All cells that share a side with one of these."""
        found = 0
        for cell in cells_of(mask):
            for other in self.sides(cell):
                found |= 1 << other
        return found & ~mask

    def along_the_wall(self) -> int:
        """The cells with a side on the wall: between inside and outside, not by the river."""
        found = 0
        for cell in cells_of(self.land | self.forum):
            for other in self.sides(cell):
                if not self.river >> other & 1:
                    if self.inside >> other & 1 != self.inside >> cell & 1:
                        found |= 1 << cell
        return found

    # ---------------------------------------------------------------- drawing

    def spans_wall(self, mask: int) -> bool:
        within = mask & self.inside
        return within != 0 and within != mask

    def hills_under(self, mask: int) -> int:
        """How many hills some cells lie on."""
        return len([1 for hill in self.hills if hill & mask])

    def forbids(self, restriction: int, mask: int) -> bool:
        """Whether a restriction of a plan forbids these cells."""
        if restriction == MARSH_ONLY:
            return mask & self.any_hill != 0
        if restriction == SOME_HILL:
            return mask & self.any_hill == 0
        if restriction == ADJACENT_TIBER:
            return mask & self.beside_river == 0
        assert restriction == ADJACENT_WALL
        return mask & self.beside_wall == 0

    def footprint(self, offsets: list[tuple[int, int]], cell: int) -> int:
        """The cells that a turned shape covers from an anchor on; 0 if it leaves the map."""
        y, x = divmod(cell, COLUMNS)
        mask = 0
        for down, right in offsets:
            if not self.on_map(y + down, x + right):
                return 0
            mask |= 1 << (y + down) * COLUMNS + x + right
        return mask

    def drawings(self, shape: list[str], restrictions: list[int], giant: bool) -> Drawings:
        """All ways to draw a shape; a giant may lie across hills and the wall."""
        found = Drawings(CELL_COUNT)
        for turn, offsets in enumerate(turnings(shape)):
            if not offsets:
                continue
            for cell in range(ROWS * COLUMNS):
                mask = self.footprint(offsets, cell)
                if not mask or mask & ~self.land:
                    continue
                if not giant and (self.spans_wall(mask) or self.hills_under(mask) > 1):
                    continue
                if any([self.forbids(restriction, mask) for restriction in restrictions]):
                    continue
                found.add(mask, turn * CELL_COUNT + cell)
        return found

    def on_hill(self, turned: list[list[tuple[int, int]]], hill: int) -> Drawings:
        """All ways to draw a turned shape wholly on a hill: Seneca's Rubble."""
        found = Drawings(CELL_COUNT)
        for turn, offsets in enumerate(turned):
            if not offsets:
                continue
            for cell in range(ROWS * COLUMNS):
                mask = self.footprint(offsets, cell)
                if mask and not mask & ~self.hills[hill]:
                    found.add(mask, turn * CELL_COUNT + cell)
        return found


def union(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


# ---------------------------------------------------------------- reading drawings


def picture(row: Row, key: str) -> list[str]:
    """A shape drawn with # and dots."""
    lines = row.texts(key)
    wide = {len(line) for line in lines}
    if len(wide) != 1 or "#" not in "".join(lines) or set("".join(lines)) - set("#."):
        raise row.error(key, "no-picture")
    if len(lines) > LONGEST or len(lines[0]) > LONGEST:
        raise row.error(key, "too-long", most=LONGEST)
    return lines


def drawing(row: Row, key: str, marks: str, rows: int, columns: int) -> list[str]:
    """A map drawn row by row; it must fit into the frame, or be as large as said."""
    lines = row.texts(key)
    wide = {len(line) for line in lines}
    if len(wide) != 1 or len(lines) > ROWS or len(lines[0]) > COLUMNS:
        raise row.error(key, "no-map", rows=ROWS, columns=COLUMNS)
    if rows and (len(lines) != rows or len(lines[0]) != columns):
        raise row.error(key, "other-map", rows=rows, columns=columns)
    if set("".join(lines)) - set(marks):
        raise row.error(key, "other-marks", marks=marks)
    return lines
