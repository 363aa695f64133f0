"""Taking a character sheet: what it begins with."""

from __future__ import annotations

from ludi.games.rome_and_roll.ids import RESOURCES, TRACKS
from ludi.games.rome_and_roll.sheet import (
    CHARACTER,
    COINS,
    FIRST_DIE,
    SECOND_DIE,
    SENATORS,
    SHEET_SIZE,
    SOLDIERS,
)
from ludi.games.rome_and_roll.table import Table


def blank_sheet() -> list[int]:
    """A sheet nobody has taken; the overseer stands on the Forum, building number 0."""
    sheet = [0] * SHEET_SIZE
    sheet[CHARACTER] = -1
    sheet[FIRST_DIE] = -1
    sheet[SECOND_DIE] = -1
    return sheet


def take_sheet(table: Table, seat: int, character: int) -> None:
    """Mark what a character begins with; what the seat stored already stays."""
    sheet = table.sheets[seat]
    box = table.box
    sheet[CHARACTER] = character
    for good in range(len(RESOURCES)):
        sheet[good] += box.start_storage[character][good]
    for track in range(len(TRACKS)):
        sheet[COINS + track] = box.start_tracks[character][track]
    sheet[SOLDIERS] = box.start_soldiers[character]
    sheet[SENATORS] = box.start_senators[character]
    table.hire()
