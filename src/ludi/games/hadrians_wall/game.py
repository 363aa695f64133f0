"""Hadrian's Wall on the shelf: its set-up, and the rooms its tables call."""

from __future__ import annotations

import os
from typing import Any

from ludi.games.hadrians_wall import campaign, reasons, scoring, view
from ludi.games.hadrians_wall.actions import BUY, SCOUT, SHAPE, VERBS
from ludi.games.hadrians_wall.advice import NAMES, HadrianAdvice
from ludi.games.hadrians_wall.components import Box, load_box
from ludi.games.hadrians_wall.ids import (
    BUILDINGS,
    CARDS,
    DIFFICULTIES,
    FATE_CARDS,
    FORTS,
    LANDMARKS,
)
from ludi.games.hadrians_wall.observe import WallObserver
from ludi.games.hadrians_wall.patterns import PLACEMENTS
from ludi.games.hadrians_wall.rules import STEPS
from ludi.games.hadrians_wall.rules.year import NewYear
from ludi.games.hadrians_wall.sheet import MONUMENTS
from ludi.games.hadrians_wall.table import Table, blank_sheet, restore_table, shuffled_cards
from ludi.kernel.agenda import Step
from ludi.kernel.dice import Dice
from ludi.kernel.errors import Reason
from ludi.kernel.game import Game, Option
from ludi.kernel.table import Score
from ludi.kernel.weights import load_weights

RULES_VERSION = 1
NO_FORT = "none"
BUY_NEUTRAL = (2, 3)  # of the sellers
SCOUT_NEIGHBOUR = (1, 2)  # of the guides


class HadriansWall(Game):
    """For one to six players, with the solo campaign of sixteen forts."""

    def __init__(self, components: str | None = None) -> None:
        self.box: Box = load_box(components)
        forts = tuple([str(number) for number in range(1, FORTS + 1)])
        folder = os.path.dirname(__file__)
        super().__init__(
            "hadrians-wall",
            RULES_VERSION,
            (1, 2, 3, 4, 5, 6),
            (
                Option("difficulty", DIFFICULTIES),
                Option("fort", (NO_FORT, *forts)),
                Option("bonus", ("no", "yes")),
            ),
            VERBS,
            STEPS,
            view.TOLD,
            HadrianAdvice(load_weights(folder, NAMES)),
            folder,
            "" if self.box.sheet.standard else self.box.sheet.sha256,
        )

    def refuses(self, players: int, options: dict[str, str]) -> str:
        """The campaign is for one player, and its bonus comes from the fort before."""
        if options["fort"] != NO_FORT and players != 1:
            return f"{self.id}: the campaign is played alone, not by {players} players"
        if options["bonus"] == "yes":
            if options["fort"] == NO_FORT:
                return f"{self.id}: a set-up bonus is for the forts of the campaign only"
            if options["fort"] == "1":
                return f"{self.id}: the first fort of the campaign has no set-up bonus"
        return ""

    def set_up(self, players: int, options: dict[str, str], dice: Dice) -> Table:
        """Shuffle the fate cards, give out sheets and player cards, lay out a neutral deck."""
        box = self.box
        table = Table(self, players, dice)
        table.difficulty = DIFFICULTIES.index(options["difficulty"])
        table.fort = 0 if options["fort"] == NO_FORT else int(options["fort"])
        table.bonus = options["bonus"] == "yes"
        table.law = box.laws[table.fort]
        table.fate = list(range(FATE_CARDS))
        dice.shuffle(table.fate)
        table.sheets = [blank_sheet(box, dice) for _ in range(players)]
        if table.neutrals_a_year():
            table.neutral = shuffled_cards(dice)
        if table.bonus:
            for piece in box.forts[table.fort - 2].reward:
                table.sheets[0][piece] += 1
        table.open = [()] * players
        for seat in range(players):
            table.refresh(seat)
        table.push(NewYear(0))
        return table

    def restore(self, players: int, dice: Dice, pieces: dict[str, Any]) -> Table:
        return restore_table(self, players, dice, pieces)

    # ---------------------------------------------------------------- the rooms

    def is_door(self, action: int) -> bool:
        """A fate card is turned, or a neighbour is paid: not so with neutral and own cards."""
        if BUY.says(action):
            return action - BUY.base not in BUY_NEUTRAL
        if SCOUT.says(action):
            return action - SCOUT.base in SCOUT_NEIGHBOUR
        return self.vocabulary.verb_of(action).door

    def campaign(self) -> campaign.Forts:
        return campaign.Forts(self, self.box)

    def view_of(self, table: Table, seat: int | None) -> dict[str, Any]:
        return view.view(table, seat)

    def tally_of(self, table: Table, seat: int) -> dict[str, int]:
        return view.tally(table, seat)

    def observer(self, players: int) -> WallObserver:
        return WallObserver(players)

    def imagined(self, table: Table, seat: int, dice: Dice) -> Table:
        return view.imagine(table, seat, dice)

    def scores_of(self, table: Table) -> list[Score]:
        return scoring.scores(table, table.fort > 0 and not campaign.goals_met(table))

    def features(self, table: Table, seat: int) -> dict[str, float]:
        """Buildings, landmarks, and the path cards that paid."""
        found: dict[str, float] = {}
        for building, name in enumerate(BUILDINGS):
            if table.has_built(seat, building):
                found[f"building:{name}"] = 1.0
        for landmark, name in enumerate(LANDMARKS):
            if table.sheets[seat][MONUMENTS] >> landmark & 1:
                found[f"landmark:{name}"] = 1.0
        for card in table.paths(seat):
            if scoring.path_points(table, seat, card):
                found[f"card:{CARDS[card]}"] = 1.0
        return found

    def explain(self, table: Table, step: Step[Any], action: int) -> Reason | None:
        return reasons.explain(table, step, action)

    def explain_waiting(self, table: Table, seat: int, action: int) -> Reason | None:
        return reasons.explain_waiting(table, seat)

    def touch_words(self, args: dict[str, str]) -> dict[str, str]:
        """A pattern on the map touches the four boxes it covers."""
        words = dict(args)
        if "shape" in words:
            row = int(words["row"])
            column = int(words["file"])
            for i, (y, x) in enumerate(PLACEMENTS.shapes[SHAPE.index(words["shape"])]):
                words[f"cell{i + 1}"] = f"{row + y},{column + x}"
        return words
