"""Age of Rome on the shelf: its set-up, and the rooms its tables call."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from ludi.games.age_of_rome import ending, scoring, seen, view
from ludi.games.age_of_rome.actions import VERBS
from ludi.games.age_of_rome.advice import ALL_NAMES, CaesarAdvice
from ludi.games.age_of_rome.components import Box, load_box
from ludi.games.age_of_rome.ids import BUILDINGS, CHARACTERS, DIFFICULTIES, EXPLOITS, VARIANTS
from ludi.games.age_of_rome.manifest import MANIFEST
from ludi.games.age_of_rome.observe import AgeObserver
from ludi.games.age_of_rome.rules import STEPS
from ludi.games.age_of_rome.rules.construction import BuildWindow
from ludi.games.age_of_rome.rules.setup import set_up
from ludi.games.age_of_rome.sheet import CASSIUS_NAME, CHARACTER, DENARII, REVENUE_PHASE
from ludi.games.age_of_rome.table import Table, restore_table
from ludi.games.age_of_rome.told import TOLD
from ludi.kernel.dice import Dice
from ludi.kernel.errors import Reason
from ludi.kernel.game import Game
from ludi.kernel.table import NOBODY, Score, Told
from ludi.kernel.table import Table as KernelTable
from ludi.kernel.verdict import Verdict
from ludi.kernel.viewer import Viewer
from ludi.kernel.weights import load_weights

POPULATION: Final = frozenset({"population"})


class AgeOfRome(Game):
    """For two to four players, with five variants; alone as Emperor or against Cassius."""

    def __init__(self, components: str | None = None) -> None:
        self.box: Box = load_box(components)
        super().__init__(
            MANIFEST,
            vocabulary=VERBS,
            steps=STEPS,
            told=TOLD,
            advice=CaesarAdvice(load_weights(MANIFEST.folder, ALL_NAMES)),
            sheet=self.box.sheet,
        )

    def refuses(self, players: int, options: dict[str, str]) -> Reason | None:
        """Spies need opponents; Cassius comes when one is alone, and only he has difficulties."""
        if players == 1 and options["spies_and_allies"] == "yes":
            return Reason("spies-and-allies", "spies-alone")
        if options["solo"] == "cassius" and players != 1:
            return Reason("cassius", "cassius-alone", {"count": players})
        if options["difficulty"] != "normal" and options["solo"] != "cassius":
            return Reason("cassius", "difficulty-without-cassius")
        return None

    def set_up(self, players: int, options: dict[str, str], dice: Dice) -> Table:
        table = Table(self, players, dice)
        for number, variant in enumerate(VARIANTS):
            if options[variant] == "yes":
                table.variants |= 1 << number
        if players == 1 and options["solo"] == "cassius":
            table.difficulty = DIFFICULTIES.index(options["difficulty"])
        table.patient = options["ask_cards"] == "yes"
        set_up(table)
        return table

    def restore(self, players: int, dice: Dice, pieces: dict[str, Any]) -> Table:
        return restore_table(self, players, dice, pieces)

    # ---------------------------------------------------------------- the rooms

    left_out: ClassVar[frozenset[str]] = frozenset({"no-spies"})
    view_type: ClassVar[Any] = seen.View

    def view_of(self, table: Table, viewer: Viewer) -> dict[str, Any]:
        return cast(dict[str, Any], view.view(table, viewer))

    def tally_of(self, table: Table, seat: int) -> dict[str, int]:
        return view.tally(table, seat)

    def drifting(self, table: Table) -> frozenset[str]:
        """At the end of the Revenue phase the Provinces turn, which is nobody's doing."""
        return POPULATION if table.phase == REVENUE_PHASE else frozenset()

    def observer(self, players: int) -> AgeObserver:
        return AgeObserver(players)

    def imagined(self, table: Table, seat: int, dice: Dice) -> Table:
        return view.imagine(table, seat, dice)

    def scores_of(self, table: Table) -> list[Score]:
        return scoring.scores(table)

    def verdict(self, table: Any) -> Verdict | None:
        return ending.verdict(table)

    def features(self, table: Table, seat: int) -> dict[str, float]:
        """Who one was, the medals, the exploits; alone as Emperor the tasks."""
        found = {f"character:{CHARACTERS[table.mats[seat][CHARACTER]]}": 1.0}
        for building, name in enumerate(BUILDINGS):
            if table.medals[building] == seat:
                found[f"medal:{name}"] = 1.0
        for exploit in scoring.exploits(table, seat):
            found[f"exploit:{exploit}"] = 1.0
        if table.is_emperor():
            for task in scoring.tasks_done(table):
                found[f"task:{task}"] = 1.0
        return found

    def exploits(self) -> tuple[str, ...]:
        return EXPLOITS

    def achieved(self, table: Any, seat: int) -> list[str]:
        return scoring.exploits(table, seat)

    def measures(self, table: Any) -> dict[str, int]:
        """The tasks of the Emperor; the lead over Cassius."""
        if table.is_emperor():
            return {"tasks": len(scoring.tasks_done(table))}
        if table.difficulty != NOBODY:
            return {"lead": scoring.total(table, 0) - scoring.total(table, 1)}
        return {}

    def spoken_for(self, table: Table, seat: int) -> int:
        """The Denarii that a tile just chosen will cost: they buy no Glory meanwhile."""
        if table.agenda:
            step = table.agenda[-1]
            if isinstance(step, BuildWindow) and step.seat == seat:
                return min(step.price(table), table.mats[seat][DENARII])
        return 0

    # ---------------------------------------------------------------- words

    def line(
        self, told: Told, who: Viewer | int, language: str = "fr", names: list[str] | None = None
    ) -> str | None:
        """A log line; the seat after the last one is Cassius."""
        return super().line(told, who, language, with_cassius(names))

    def question(
        self, table: KernelTable, seat: int, language: str = "fr", names: list[str] | None = None
    ) -> str:
        return super().question(table, seat, language, with_cassius(names))

    def part(
        self, told: Told, who: Viewer | int, language: str = "fr", names: list[str] | None = None
    ) -> str:
        return super().part(told, who, language, with_cassius(names))

    def why(self, reason: Reason, language: str = "fr", names: list[str] | None = None) -> str:
        return super().why(reason, language, with_cassius(names))

    def touch_words(self, args: dict[str, str]) -> dict[str, str]:
        words = dict(args)
        if "march" in words:
            words["from"], words["to"] = words["march"].split("-")
        return words


def with_cassius(names: list[str] | None) -> list[str]:
    """The names of the seats, and beyond them that of Cassius."""
    known = (names or []) + [""] * CASSIUS_NAME
    return [*known[:CASSIUS_NAME], "Cassius"]
