"""The box: what `components.toml` says, checked key by key."""

from __future__ import annotations

from typing import Final

from ludi.kernel.components import Sheet
from ludi.kernel.corrections import open_sheet
from ludi_tali.manifest import MANIFEST

FACES: Final = ("dog", "three", "four", "six")


class Box:
    """The numbers of the game."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Final = sheet
        faces = sheet.rows("faces", FACES)
        self.chance: Final = [face.integer("chance", 1, 100) for face in faces]
        self.pays: Final = [face.integer("pays", 0, 5) for face in faces]
        rules = sheet.table("rules")
        self.tali: Final = rules.integer("tali", len(FACES), len(FACES))
        self.purse: Final = rules.integer("purse", 1, 60)
        self.stake: Final = rules.integer("stake", 0, 5)
        self.throws_again: Final = rules.integer("throws_again", 1, 9)
        rounds = sheet.table("rounds")
        self.rounds: Final = {
            length: rounds.integer(length, 1, 50) for length in MANIFEST.options[0].values
        }
        sheet.finish()


def load_box(corrected: str | None) -> Box:
    """The shipped box, or an owner's corrected copy."""
    return Box(open_sheet(MANIFEST.folder, MANIFEST.id, corrected))
