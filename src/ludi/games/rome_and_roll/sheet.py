"""Where everything stands on the flat lists of a table: sheets, the turn, the board."""

from __future__ import annotations

from typing import Any, Final

# A player's sheet. The first five places are the storage, numbered like the resources.
COINS: Final = 5  # four tracks: coins, buildings, legacy, glory
BUILDINGS: Final = 6
LEGACY: Final = 7
GLORY: Final = 8
SOLDIERS: Final = 9  # in all
GARRISON: Final = 10  # of these, used
SENATORS: Final = 11  # in all
DEPLOYED: Final = 12  # of these, used
LOYALTY: Final = 13  # three advisors
CHARACTER: Final = 16  # -1: not chosen yet
OVERSEER: Final = 17  # the number of the building he stands on
HELD: Final = 18  # a bit for each favour
NERO_POINTS: Final = 19
NERO_TRACKS: Final = 20  # a bit for each track whose blue box took a card
NERO_COUNT: Final = 21
FIRST_DIE: Final = 22  # -1: none
SECOND_DIE: Final = 23
TURNED: Final = 24  # an advisor turned a die this round
UNLOCKED: Final = 25  # bits of the triggers of unlocked abilities; follows from the loyalty
WORKING: Final = 26  # bits of the kinds of their effects; the same
SHEET_SIZE: Final = 27

SHEET_FIELDS: Final[list[tuple[str, int, int]]] = [
    ("storage", 0, 5),
    ("tracks", COINS, 4),
    ("soldiers", SOLDIERS, 1),
    ("garrison", GARRISON, 1),
    ("senators", SENATORS, 1),
    ("deployed", DEPLOYED, 1),
    ("loyalty", LOYALTY, 3),
    ("character", CHARACTER, 1),
    ("overseer", OVERSEER, 1),
    ("favours", HELD, 1),
    ("nero", NERO_POINTS, 3),
    ("dice", FIRST_DIE, 2),
    ("turned", TURNED, 1),
]

# The turn of the active player. The first six places are the icons left on the die.
AUX: Final = 6  # auxiliaries left
WORKERS: Final = 7  # bits of the workers the die can be used as
DIE: Final = 8  # -1: none
ACTIVE: Final = 9  # the seat; -1: nobody's turn
DONE: Final = 10  # the last main action, plus 1; 0: none yet
ICON_USED: Final = 11  # a senator gave an icon
FAVOUR_USED: Final = 12
FORCE: Final = 13  # the favour in force for the next action, plus 1
AGAIN: Final = 14  # Jupiter: another main action, not this one (plus 1)
BEGUN: Final = 15  # something was done: the die can no longer be turned
TURN_SIZE: Final = 16

TURN_FIELDS: Final = (
    "wood",
    "brick",
    "stone",
    "fish",
    "jewel",
    "basket",
    "auxiliary",
    "workers",
    "die",
    "active",
    "done",
    "icon-used",
    "favour-used",
    "in-force",
    "again",
    "begun",
)

# The board that all share.
ROUND: Final = 0
PROCONSUL: Final = 1
FINAL: Final = 2  # the last round is being played
NERO: Final = 3  # cards taken from Nero's pile
ON_TABLE: Final = 4  # a bit for each favour anybody may claim
LINKED: Final = 5  # a bit for each settlement linked to Rome
OPEN_ROADS: Final = 6  # a bit for each road that may be renovated now
ARMIES: Final = 7  # buildings on the map that can be activated
SENECA_FAVOUR: Final = 8  # -1: none
SENECA_NERO: Final = 9  # points
SENECA_NERO_COUNT: Final = 10
FOREMAN: Final = 11  # by plan: whose foreman stands on it; -1: nobody's
OWNER: Final = 32  # by settlement: who conquered it
PAVED: Final = 52  # by road: who renovated it
BOARD_SIZE: Final = 76

BOARD_FIELDS: Final[list[tuple[str, int, int]]] = [
    ("round", ROUND, 1),
    ("proconsul", PROCONSUL, 1),
    ("final", FINAL, 1),
    ("nero", NERO, 1),
    ("favours", ON_TABLE, 1),
    ("linked", LINKED, 1),
    ("seneca-favour", SENECA_FAVOUR, 1),
    ("seneca-nero", SENECA_NERO, 2),
    ("foremen", FOREMAN, 21),
    ("owners", OWNER, 20),
    ("roads", PAVED, 24),
]

# ---------------------------------------------------------------- before anything is written

NO_ONES_TURN: Final = [-1 if place in (DIE, ACTIVE) else 0 for place in range(TURN_SIZE)]


def blank_sheet() -> list[int]:
    """A sheet nobody has taken; the overseer stands on the Forum, building number 0."""
    sheet = [0] * SHEET_SIZE
    for place in (CHARACTER, FIRST_DIE, SECOND_DIE):
        sheet[place] = -1
    return sheet


def blank_turn() -> list[int]:
    """Nobody's turn."""
    return NO_ONES_TURN[:]


def blank_board() -> list[int]:
    """The board before the game: nothing conquered, nothing renovated, no foreman anywhere."""
    board = [0] * BOARD_SIZE
    board[SENECA_FAVOUR] = -1
    for place in range(FOREMAN, BOARD_SIZE):
        board[place] = -1
    return board


# ---------------------------------------------------------------- dumps


def dump_fields(places: list[int], fields: list[tuple[str, int, int]]) -> dict[str, Any]:
    """A flat list by the names of its places; what follows from the rest is left out."""
    return {
        name: places[start] if count == 1 else places[start : start + count]
        for name, start, count in fields
    }


def load_fields(data: dict[str, Any], fields: list[tuple[str, int, int]], size: int) -> list[int]:
    """The flat list that a dump describes."""
    places = [0] * size
    for name, start, count in fields:
        if count == 1:
            places[start] = data[name]
        else:
            values: list[int] = list(data[name])
            if len(values) != count:
                raise ValueError(f"'{name}' has {len(values)} places, not {count}")
            places[start : start + count] = values
    return places
