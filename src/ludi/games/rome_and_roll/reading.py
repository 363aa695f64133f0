"""Small readers for the tables of components.toml."""

from __future__ import annotations

from typing import Final

from ludi.games.rome_and_roll.effects import Effect
from ludi.games.rome_and_roll.ids import (
    COLUMNS,
    FAVOURS,
    GAME,
    PLANS,
    RESOURCES,
    ROWS,
    SENECA_CARDS,
    SIDES,
)
from ludi.kernel.components import Row, Sheet

LONGEST: Final = 6  # cells of a shape: two bands of the city, see city.py
COUNTS: Final[dict[str, int]] = {
    "common_map_sides": 2,
    "character_sheets": 4,
    "overseers": 4,
    "foremen": 4,
    "pens": 4,
    "dice_red": 2,
    "dice_yellow": 3,
    "dice_blue": 4,
    "dice_total": 9,
    "plan_cards": len(PLANS),
    "favour_cards": len(FAVOURS),
    "proconsul_cards": 1,
    "nero_cards": 4,
    "cards_total": 33,
    "seneca_cards": len(SENECA_CARDS),
    "seneca_cards_with_seal": 16,
    "standard_d6": 1,
}


def read_game(sheet: Sheet) -> None:
    """Check whose components these are, and that the box is complete."""
    game = sheet.table("game")
    game.text("id", (GAME,))
    game.text("edition")
    game.integer("players_min", 1, 1)
    game.integer("players_max", 4, 4)
    game.integer("turns_per_round", 2, 2)
    counts = sheet.table("counts")
    for key, count in COUNTS.items():
        counts.integer(key, count, count)


def four(row: Row, key: str, least: int, most: int) -> list[int]:
    """Four numbers, by number of players; the place 0 is not used."""
    found = row.integers(key, least, most)
    if len(found) != 4:
        raise row.error(key, "must be a list of four numbers")
    return [0, *found]


def amounts(row: Row, key: str) -> tuple[int, ...]:
    """A list of resources as counts, by resource."""
    named = row.texts(key, RESOURCES)
    return tuple([named.count(resource) for resource in RESOURCES])


def index_if_any(row: Row, key: str, names: tuple[str, ...]) -> int:
    """Which of the names a row gives, counted from 0; -1 if it gives none."""
    return names.index(row.text(key, names)) if row.has(key) else -1


def picture(row: Row, key: str) -> list[str]:
    """A shape drawn with # and dots."""
    lines = row.texts(key)
    wide = {len(line) for line in lines}
    if len(wide) != 1 or "#" not in "".join(lines) or set("".join(lines)) - set("#."):
        raise row.error(key, "must be rows of # and . of the same length")
    if len(lines) > LONGEST or len(lines[0]) > LONGEST:
        raise row.error(key, f"must be at most {LONGEST} cells long and wide")
    return lines


def drawing(row: Row, key: str, marks: str, rows: int, columns: int) -> list[str]:
    """A map drawn row by row; it must fit into the frame, or be as large as said."""
    lines = row.texts(key)
    wide = {len(line) for line in lines}
    if len(wide) != 1 or len(lines) > ROWS or len(lines[0]) > COLUMNS:
        raise row.error(key, f"must be up to {ROWS} rows of the same length, up to {COLUMNS}")
    if rows and (len(lines) != rows or len(lines[0]) != columns):
        raise row.error(key, f"must be {rows} rows of {columns} like 'cells'")
    if set("".join(lines)) - set(marks):
        raise row.error(key, f"has other marks than {marks}")
    return lines


def side_bits(row: Row) -> int:
    """On which sides of the map something is printed."""
    found = 0
    for side in row.texts("sides", SIDES):
        found |= 1 << SIDES.index(side)
    return found


def trigger_bits(effects: list[Effect]) -> int:
    """A bit for each trigger of some effects."""
    found = 0
    for effect in effects:
        found |= 1 << effect.trigger
    return found


def effect_bits(effects: list[Effect]) -> int:
    """A bit for each kind of effect."""
    found = 0
    for effect in effects:
        found |= 1 << effect.do
    return found
