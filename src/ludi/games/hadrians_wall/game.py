"""Hadrian's Wall on the shelf: its set-up, and the rooms its tables call."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from ludi.games.hadrians_wall import campaign, ending, scoring, seen, view
from ludi.games.hadrians_wall.actions import SHAPE, VERBS
from ludi.games.hadrians_wall.advice import NAMES, HadrianAdvice
from ludi.games.hadrians_wall.components import Box, load_box
from ludi.games.hadrians_wall.ids import (
    BUILDINGS,
    CARDS,
    DIFFICULTIES,
    FATE_CARDS,
    FORT_DIFFICULTY,
    LANDMARKS,
)
from ludi.games.hadrians_wall.manifest import MANIFEST, NO_FORT
from ludi.games.hadrians_wall.observe import WallObserver
from ludi.games.hadrians_wall.patterns import PLACEMENTS
from ludi.games.hadrians_wall.rules import STEPS
from ludi.games.hadrians_wall.rules.year import NewYear
from ludi.games.hadrians_wall.sheet import MONUMENTS
from ludi.games.hadrians_wall.table import Table, blank_sheet, restore_table, shuffled_cards
from ludi.games.hadrians_wall.told import TOLD
from ludi.kernel.dice import Dice
from ludi.kernel.errors import Reason
from ludi.kernel.game import Game
from ludi.kernel.table import Score
from ludi.kernel.verdict import Verdict
from ludi.kernel.viewer import Viewer
from ludi.kernel.weights import load_weights


class HadriansWall(Game):
    """For one to six players, with the solo campaign of sixteen forts."""

    def __init__(self, components: str | None = None) -> None:
        self.box: Box = load_box(components)
        super().__init__(
            MANIFEST,
            vocabulary=VERBS,
            steps=STEPS,
            told=TOLD,
            advice=HadrianAdvice(load_weights(MANIFEST.folder, NAMES)),
            sheet=self.box.sheet,
        )

    def refuses(self, players: int, options: dict[str, str]) -> Reason | None:
        """The campaign is for one player, and its bonus comes from the fort before."""
        if options["fort"] != NO_FORT and players != 1:
            return Reason("campaign", "campaign-alone", {"count": players})
        if options["bonus"] == "yes":
            if options["fort"] == NO_FORT:
                return Reason("campaign", "bonus-without-fort")
            if options["fort"] == "1":
                return Reason("campaign", "bonus-first-fort")
        return None

    def settle(self, players: int, options: dict[str, object]) -> dict[str, str]:
        """A fort of the campaign is meant for medium difficulty, unless another is asked for."""
        if str(options.get("fort", NO_FORT)) != NO_FORT:
            options = {"difficulty": FORT_DIFFICULTY, **options}
        return super().settle(players, options)

    def set_up(self, players: int, options: dict[str, str], dice: Dice) -> Table:
        """Shuffle the fate cards, give out sheets and player cards, lay out a neutral deck."""
        box = self.box
        table = Table(self, players, dice)
        table.difficulty = DIFFICULTIES.index(options["difficulty"])
        table.fort = 0 if options["fort"] == NO_FORT else int(options["fort"])
        table.bonus = options["bonus"] == "yes"
        table.patient = options["last_look"] == "yes"
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

    def campaign(self) -> campaign.Forts:
        return campaign.Forts(self, self.box)

    view_type: ClassVar[Any] = seen.View

    def view_of(self, table: Table, viewer: Viewer) -> dict[str, Any]:
        return cast(dict[str, Any], view.view(table, viewer))

    def tally_of(self, table: Table, seat: int) -> dict[str, int]:
        return view.tally(table, seat)

    def observer(self, players: int) -> WallObserver:
        return WallObserver(players)

    def imagined(self, table: Table, seat: int, dice: Dice) -> Table:
        return view.imagine(table, seat, dice)

    def scores_of(self, table: Table) -> list[Score]:
        return scoring.scores(table, table.fort > 0 and not campaign.goals_met(table))

    def verdict(self, table: Any) -> Verdict | None:
        return ending.verdict(table)

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

    def follows(self, domain: str, id: str) -> dict[str, str]:
        """A bribe is named with its price."""
        return {"price": str(self.box.bath_price[int(id) - 1])} if domain == "bribe" else {}

    def touch_words(self, args: dict[str, str]) -> dict[str, str]:
        """A pattern on the map touches the four boxes it covers."""
        words = dict(args)
        if "shape" in words:
            row = int(words["row"])
            column = int(words["file"])
            for i, (y, x) in enumerate(PLACEMENTS.shapes[SHAPE.index(words["shape"])]):
                words[f"cell{i + 1}"] = f"{row + y},{column + x}"
        return words
