"""Rome & Roll on the shelf: its set-up, and the rooms its tables call."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from ludi.games.rome_and_roll import ending, scoring, seen, view
from ludi.games.rome_and_roll.actions import VERBS
from ludi.games.rome_and_roll.advice import NAMES, RollAdvice
from ludi.games.rome_and_roll.components import Box, load_box
from ludi.games.rome_and_roll.ids import (
    ADVISORS,
    ADVISORS_EACH,
    CHARACTERS,
    DIFFICULTIES,
    FAVOURS,
    PLANS,
    REGIONS,
    RELIGION,
    RESOURCES,
    ROADS,
    SATURN,
    SENECA,
    SENECA_CARDS,
    SETTLEMENTS,
    TYPES,
)
from ludi.games.rome_and_roll.manifest import MANIFEST, SCORE_TABLES
from ludi.games.rome_and_roll.observe import RollObserver
from ludi.games.rome_and_roll.rules import STEPS
from ludi.games.rome_and_roll.rules.round import (
    ChooseCharacter,
    SheetsTaken,
    StartRound,
    take_sheet,
)
from ludi.games.rome_and_roll.rules.seneca import begin_in
from ludi.games.rome_and_roll.sheet import (
    CHARACTER,
    FOREMAN,
    LOYALTY,
    ON_TABLE,
    PROCONSUL,
    SENECA_FAVOUR,
    blank_board,
    blank_sheet,
    blank_turn,
)
from ludi.games.rome_and_roll.table import FORUM, Law, Table, restore_table
from ludi.games.rome_and_roll.told import TOLD
from ludi.kernel.dice import Dice
from ludi.kernel.errors import Reason
from ludi.kernel.game import Game
from ludi.kernel.table import NOBODY, Score
from ludi.kernel.verdict import Verdict
from ludi.kernel.viewer import Viewer
from ludi.kernel.weights import load_weights

SOLO_OPTIONS = (
    "difficulty",
    "seneca_points",
    "two_for_one",
    "no_failures",
    "seneca_in_asia_minor",
    "seneca_in_egypt",
    "rubble_blocks",
)
FOURTH = 4


class RomeAndRoll(Game):
    """For one to four players; alone, against Seneca."""

    def __init__(self, components: str | None = None) -> None:
        self.box: Box = load_box(components)
        super().__init__(
            MANIFEST,
            vocabulary=VERBS,
            steps=STEPS,
            told=TOLD,
            advice=RollAdvice(load_weights(MANIFEST.folder, NAMES)),
            sheet=self.box.sheet,
        )

    def refuses(self, players: int, options: dict[str, str]) -> Reason | None:
        """Seneca plays against one, and lends his foreman to two."""
        if options["seneca_foreman"] == "yes" and players != 2:
            return Reason("foreman-variant", "foreman-for-two", {"count": players})
        if players != 1:
            for option in self.options:
                if option.name in SOLO_OPTIONS and options[option.name] != option.default:
                    name = option.name.replace("_", "-")
                    return Reason("seneca", "option-alone", {"option": name, "count": players})
        return None

    # ---------------------------------------------------------------- set-up

    def set_up(self, players: int, options: dict[str, str], dice: Dice) -> Table:
        """The map, dice, plans, favours and characters for this many players."""
        law = self.law_of(players, options)
        law.plans = self.draw_plans(players, options["first_game"] == "yes", dice)
        table = Table(self, players, dice, law)
        board = blank_board()
        table.board = board
        table.turn = blank_turn()
        table.sheets = [blank_sheet() for _ in range(players)]
        table.draw_building(FORUM, NOBODY, table.city.forum)
        table.refresh_roads()
        board[PROCONSUL] = dice.below(players) if players > 1 else 0
        board[ON_TABLE] = self.draw_favours(options["first_game"] == "yes", dice)
        self.set_up_seneca(table, dice)
        if players == FOURTH:
            table.sheets[table.at(players - 1)][self.box.fourth_player] += 1
        table.push(StartRound(0))
        table.push(SheetsTaken(0))
        self.give_characters(table, options, dice)
        return table

    def law_of(self, players: int, options: dict[str, str]) -> Law:
        law = Law()
        law.side = self.box.side[players]
        law.nero = self.box.nero_cards[players]
        law.difficulty = DIFFICULTIES.index(options["difficulty"])
        law.score_table = SCORE_TABLES.index(options["seneca_points"])
        law.two_for_one = options["two_for_one"] == "yes"
        law.no_failures = options["no_failures"] == "yes"
        law.in_asia_minor = options["seneca_in_asia_minor"] == "yes"
        law.in_egypt = options["seneca_in_egypt"] == "yes"
        law.rubble_blocks = options["rubble_blocks"] == "yes"
        law.seneca_foreman = options["seneca_foreman"] == "yes"
        law.alternate_advisors = options["jovilius"] == "yes"
        return law

    def draw_plans(self, players: int, first_game: bool, dice: Dice) -> list[int]:
        """Two army, one leisure, two manufacture, one religion, two urbanism plans."""
        if first_game:
            return sorted(self.box.first_plans)
        found: list[int] = []
        for type in range(len(TYPES)):
            plans = self.box.plans_for(players, type)
            dice.shuffle(plans)
            found.extend(plans[: self.box.type_count[type]])
        return sorted(found)

    def draw_favours(self, first_game: bool, dice: Dice) -> int:
        """Three favours, never Saturn; a bit each."""
        favours = list(range(SATURN))
        dice.shuffle(favours)
        if first_game:
            favours = self.box.first_favours
        found = 0
        for favour in favours[: self.box.favours_drawn]:
            found |= 1 << favour
        return found

    def set_up_seneca(self, table: Table, dice: Dice) -> None:
        """Foremen on Religion; alone, Seneca's deck, his favour and what he begins with."""
        board = table.board
        law = table.law
        religion = first_of(self.box.type_of, law.plans)
        board[FOREMAN + religion] = SENECA
        if table.solo:
            free = [i for i in range(len(FAVOURS)) if board[ON_TABLE] >> i & 1]
            drawn = free[dice.below(len(free))]
            board[ON_TABLE] &= ~(1 << drawn)
            board[SENECA_FAVOUR] = drawn
            table.deck = self.solo_deck(dice)
            starts = self.box.seneca_start
            if law.in_asia_minor:
                begin_in(table, starts[0][0], starts[0][1])
            if law.in_egypt:
                begin_in(table, starts[1][0], starts[1][1])
        elif law.seneca_foreman:
            build = [card for card in range(len(SENECA_CARDS)) if self.box.card_action[card] == 0]
            first = first_of(self.box.card_type, build)
            build.remove(first)
            dice.shuffle(build)
            table.discard = [first]
            table.deck = build
        else:
            board[FOREMAN + religion] = table.at(table.seats - 1)

    def solo_deck(self, dice: Dice) -> list[int]:
        """The cards without a seal are shuffled with eight others; the rest lies on top."""
        sealed = [card for card in range(len(SENECA_CARDS)) if self.box.card_seal[card]]
        bare = [card for card in range(len(SENECA_CARDS)) if not self.box.card_seal[card]]
        dice.shuffle(sealed)
        split = self.box.bottom - len(bare)
        bottom = bare + sealed[:split]
        dice.shuffle(bottom)
        return bottom + sealed[split:]

    def give_characters(self, table: Table, options: dict[str, str], dice: Dice) -> None:
        """Different characters, dealt at random or chosen from the Proconsul on."""
        extra = options["pontifex"] == "yes"
        known = [i for i in range(len(CHARACTERS)) if extra or self.box.base_box[i]]
        table.hire()
        if options["characters"] == "chosen":
            left = 0
            for character in known:
                left |= 1 << character
            table.push(ChooseCharacter(table.board[PROCONSUL], left))
            return
        dice.shuffle(known)
        for seat in range(table.seats):
            take_sheet(table, seat, known[seat])

    def restore(self, players: int, dice: Dice, pieces: dict[str, Any]) -> Table:
        return restore_table(self, players, dice, pieces)

    # ---------------------------------------------------------------- the rooms

    def touch_words(self, args: dict[str, str]) -> dict[str, str]:
        """A group of three to trade lies where its resource is stored."""
        if "group" in args:
            return {**args, "traded": args["group"].split("-")[0]}
        return args

    def follows(self, domain: str, id: str) -> dict[str, str]:
        """What a place in the provinces asks for and brings is said with its name."""
        box = self.box
        if domain == "settlement":
            place = SETTLEMENTS.index(id)
            return {"strength": str(box.strength[place]), "glory": str(box.glory[place])}
        if domain == "road":
            return {"milestones": str(box.milestones[ROADS.index(id)])}
        if domain == "region":
            return {"resource": RESOURCES[box.region_good[REGIONS.index(id)]]}
        return {}

    left_out: ClassVar[frozenset[str]] = frozenset({"solo-only"})
    view_type: ClassVar[Any] = seen.View

    def view_of(self, table: Table, viewer: Viewer) -> dict[str, Any]:
        return cast(dict[str, Any], view.view(table, viewer))

    def observer(self, players: int) -> RollObserver:
        return RollObserver(players)

    def imagined(self, table: Table, seat: int, dice: Dice) -> Table:
        return view.imagine(table, seat, dice)

    def scores_of(self, table: Table) -> list[Score]:
        return scoring.scores(table)

    def verdict(self, table: Any) -> Verdict | None:
        return ending.verdict(table)

    def measures(self, table: Any) -> dict[str, int]:
        """Alone, the lead over Seneca."""
        if not table.solo:
            return {}
        return {"lead": scoring.total(table, 0) - scoring.seneca_total(table)}

    def features(self, table: Table, seat: int) -> dict[str, float]:
        """Who one was, the advisors won over wholly, and what was built."""
        sheet = table.sheets[seat]
        found = {f"character:{CHARACTERS[sheet[CHARACTER]]}": 1.0}
        for slot in range(ADVISORS_EACH):
            if sheet[LOYALTY + slot] >= self.box.loyalty_boxes:
                found[f"advisor:{ADVISORS[table.staff[seat * ADVISORS_EACH + slot]]}"] = 1.0
        for building in range(1, len(table.plan_of)):
            if table.owner_of[building] == seat and table.plan_of[building] >= 0:
                name = f"plan:{PLANS[table.plan_of[building]]}"
                found[name] = found.get(name, 0.0) + 1.0
        return found


def first_of(types: list[int], things: list[int]) -> int:
    """The first Religion plan, or card, of some."""
    found = [thing for thing in things if types[thing] == RELIGION]
    return found[0]
