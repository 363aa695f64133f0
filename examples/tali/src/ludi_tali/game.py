"""Tali on the shelf: its set-up, and the rooms its tables call."""

from __future__ import annotations

from typing import Any

from ludi.kernel.dice import Dice
from ludi.kernel.game import Game
from ludi.kernel.table import Score
from ludi.kernel.viewer import Viewer
from ludi.kernel.weights import load_weights
from ludi_tali import scoring, view
from ludi_tali.actions import VERBS
from ludi_tali.advice import NAMES, TaliAdvice
from ludi_tali.components import Box, load_box
from ludi_tali.manifest import MANIFEST
from ludi_tali.observe import TaliObserver
from ludi_tali.rules import STEPS, NewRound
from ludi_tali.table import TaliTable, restore_table
from ludi_tali.told import TOLD


class Tali(Game):
    """For two to four players, an evening or half of one."""

    def __init__(self, components: str | None = None) -> None:
        self.box: Box = load_box(components)
        super().__init__(
            MANIFEST,
            vocabulary=VERBS,
            steps=STEPS,
            told=TOLD,
            advice=TaliAdvice(self.box, load_weights(MANIFEST.folder, NAMES)),
            sheet=self.box.sheet,
        )

    def set_up(self, players: int, options: dict[str, str], dice: Dice) -> TaliTable:
        """Everybody has a full purse; who begins is left to chance."""
        table = TaliTable(self, players, dice)
        table.rounds = self.box.rounds[options["length"]] - 1
        table.push(NewRound(dice.below(players)))
        return table

    def restore(self, players: int, dice: Dice, pieces: dict[str, Any]) -> TaliTable:
        return restore_table(self, players, dice, pieces)

    def view_of(self, table: TaliTable, viewer: Viewer) -> dict[str, Any]:
        return view.view(table, viewer)

    def tally_of(self, table: TaliTable, seat: int) -> dict[str, int]:
        return view.public_numbers(table, seat)

    def imagined(self, table: TaliTable, seat: int, dice: Dice) -> TaliTable:
        return view.imagine(table, seat, dice)

    def scores_of(self, table: TaliTable) -> list[Score]:
        return scoring.scores(table)

    def observer(self, players: int) -> TaliObserver:
        return TaliObserver(players)
