"""The scout patterns on the map: turned, mirrored, and laid in every place where they fit.

A set of map boxes is an int with a bit for each box, row by row from the top left.
"""

from __future__ import annotations

from typing import Final

from ludi.games.hadrians_wall.actions import PLACE, SHAPE
from ludi.games.hadrians_wall.ids import (
    MAP_COLUMNS,
    MAP_ROWS,
    PATTERNS,
    PICTURES,
)

FULL_MAP: Final = (1 << MAP_ROWS * MAP_COLUMNS) - 1
ROW_MASKS: Final = [((1 << MAP_COLUMNS) - 1) << row * MAP_COLUMNS for row in range(MAP_ROWS)]
COLUMN_MASKS: Final = [
    sum([1 << row * MAP_COLUMNS + column for row in range(MAP_ROWS)])
    for column in range(MAP_COLUMNS)
]


def moved_home(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Move some cells so that they touch the top and the left."""
    top = min([row for row, _ in cells])
    left = min([column for _, column in cells])
    return sorted([(row - top, column - left) for row, column in cells])


def turnings(picture: tuple[int, ...]) -> list[list[tuple[int, int]]]:
    """All different ways to turn and mirror a pattern, the printed one first."""
    cells = moved_home([(cell // 8, cell % 8) for cell in picture])
    found: list[list[tuple[int, int]]] = []
    for _ in range(2):
        for _ in range(4):
            if cells not in found:
                found.append(cells)
            cells = moved_home([(column, -row) for row, column in cells])
        cells = moved_home([(row, -column) for row, column in cells])
    return found


class Placements:
    """Where the patterns of a box may lie: the actions that say so, and the boxes they cover."""

    def __init__(self, pictures: tuple[tuple[int, ...], ...]) -> None:
        self.shapes: Final[list[list[tuple[int, int]]]] = []
        self.actions: Final[list[list[int]]] = []  # by pattern
        self.masks: Final[list[list[int]]] = []  # by pattern, beside the actions
        self.mask_of: Final[dict[int, int]] = {}  # by action
        # by map, what was found out when it was asked for, plus 1; 0: it was not yet
        self._fillable: Final = bytearray(FULL_MAP + 1)
        self._useful: Final = bytearray(FULL_MAP + 1)
        for picture in pictures:
            actions: list[int] = []
            masks: list[int] = []
            for cells in turnings(picture):
                shape = len(self.shapes)
                self.shapes.append(cells)
                for row in range(MAP_ROWS):
                    for column in range(MAP_COLUMNS):
                        mask = mask_at(cells, row, column)
                        if mask:
                            action = PLACE.code(shape, row, column)
                            actions.append(action)
                            masks.append(mask)
                            self.mask_of[action] = mask
            self.actions.append(actions)
            self.masks.append(masks)

    def fits(self, pattern: int, filled: int) -> bool:
        """Whether a pattern fits anywhere on a map."""
        for mask in self.masks[pattern]:  # noqa: SIM110 (a generator is slow)
            if not mask & filled:
                return True
        return False

    def can_fill(self, filled: int) -> bool:
        """Whether patterns can fill the rest of a map, without a gap."""
        if filled == FULL_MAP:
            return True
        known = self._fillable[filled]
        if not known:
            known = self._fillable[filled] = 1 + self._can_go_on(filled)
        return known == 2

    def _can_go_on(self, filled: int) -> bool:
        """Whether a pattern on the first empty box leaves a map that can be filled."""
        first = ~filled & filled + 1
        for masks in self.masks:
            for mask in masks:
                if mask & first and not mask & filled and self.can_fill(filled | mask):
                    return True
        return False

    def useful(self, filled: int) -> int:
        """How many patterns can come next on a map that is to be filled."""
        known = self._useful[filled]
        if not known:
            known = 1
            for masks in self.masks:
                for mask in masks:
                    if not mask & filled and self.can_fill(filled | mask):
                        known += 1
                        break
            self._useful[filled] = known
        return known - 1

    def options(self, pattern: int, filled: int) -> list[int]:
        """The actions that lay a pattern on empty boxes of a map."""
        masks = self.masks[pattern]
        actions = self.actions[pattern]
        return [actions[i] for i in range(len(masks)) if not masks[i] & filled]


def mask_at(cells: list[tuple[int, int]], row: int, column: int) -> int:
    """The boxes that some cells cover when moved down and right; 0 if they leave the map."""
    mask = 0
    for y, x in cells:
        if row + y >= MAP_ROWS or column + x >= MAP_COLUMNS:
            return 0
        mask |= 1 << (row + y) * MAP_COLUMNS + column + x
    return mask


def names_of_shapes(pictures: tuple[tuple[int, ...], ...]) -> list[str]:
    """The ids of all shapes: the pattern and the number of its turning."""
    return [
        f"{pattern}-{number + 1}"
        for pattern, picture in zip(PATTERNS, pictures, strict=True)
        for number in range(len(turnings(picture)))
    ]


PLACEMENTS: Final = Placements(PICTURES)
assert tuple(names_of_shapes(PICTURES)) == SHAPE.values
