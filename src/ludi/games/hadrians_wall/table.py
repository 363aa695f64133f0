"""The pieces on the table of Hadrian's Wall, and the small operations on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludi.games.hadrians_wall.components import Box, Law
from ludi.games.hadrians_wall.ids import (
    CARDS,
    COHORTS,
    FORT_LINE,
    GROUP_OF,
    GROUP_SIZES,
    GROUP_STARTS,
    GROUPS,
    INFRASTRUCTURE_ICON,
    PRODUCTION,
)
from ludi.games.hadrians_wall.sheet import BUILT, DECK, SIZE, dump_sheet, load_sheet
from ludi.kernel.dice import Dice
from ludi.kernel.errors import Reason
from ludi.kernel.table import NOBODY
from ludi.kernel.table import Table as KernelTable

if TYPE_CHECKING:
    from ludi.games.hadrians_wall.game import HadriansWall

NO_CARD: Final = -1
SUMS: Final = ("gains", "earns", "pays", "loses")  # what is told with a count that may grow
# By group, then how many of its buildings stand: the one that comes next, -1 after the last.
NEXT_IN_GROUP: Final = [
    [*range(GROUP_STARTS[group], GROUP_STARTS[group] + GROUP_SIZES[group]), -1]
    for group in range(len(GROUPS))
]


class Table(KernelTable):
    """One game of Hadrian's Wall being played."""

    def __init__(self, game: HadriansWall, seats: int, dice: Dice) -> None:
        super().__init__(game, seats, dice)
        self.apart = True  # neighbours meet only in gifts, which wake the receiver
        self.hadrian = game
        self.box: Box = game.box
        self.law: Law = game.box.laws[0]
        self.fort = 0  # of the campaign; 0: none
        self.bonus = False  # the challenge of the fort before was met
        self.difficulty = 0
        self.year = 0
        self.sheets: list[list[int]] = []
        self.open: list[tuple[int, ...]] = []  # by seat: buildings whose flags are met, not built
        self.fate: list[int] = []  # the fate deck; the top is the end
        self.discard: list[int] = []  # fate cards turned up before
        self.attackers: list[int] = []  # fate cards laid out for the attack
        self.neutral: list[int] = []  # the neutral deck, in the order of drawing
        self.tokens = [0, 0, 0, 0]  # resources and soldiers on the first and second neutral card
        self.revealed = False  # this year's prospects lie open

    def clone(self) -> Table:
        twin = Table(self.hadrian, self.seats, self.dice.clone())
        self.copy_agenda_to(twin)
        twin.law = self.law
        twin.fort = self.fort
        twin.bonus = self.bonus
        twin.difficulty = self.difficulty
        twin.year = self.year
        twin.sheets = [sheet[:] for sheet in self.sheets]
        twin.open = self.open[:]
        twin.fate = self.fate[:]
        twin.discard = self.discard[:]
        twin.attackers = self.attackers[:]
        twin.neutral = self.neutral
        twin.tokens = self.tokens[:]
        twin.revealed = self.revealed
        return twin

    # ---------------------------------------------------------------- telling

    def tell_also(self, what: str, seat: int, item: int, count: int) -> None:
        """Tell what something brought or cost; more of the same is added to what was told."""
        ears = self.ears
        if ears is None:
            return
        for told in reversed(ears):
            if told.what not in SUMS or told.doors != self.doors:
                break
            if told.what == what and told.args[0] == seat and told.args[1] == item:
                told.args[2] += count
                return
        self.tell(what, seat, item, count)

    # ---------------------------------------------------------------- cards

    def turn_fate(self) -> int:
        """Turn up the top fate card; an empty deck is made anew from the discard pile.

        A door: what was hidden is known to all now. NO_CARD if all are laid out for an attack.
        """
        if not self.fate:
            if not self.discard:
                return NO_CARD
            self.fate = self.discard
            self.discard = []
            self.dice.shuffle(self.fate)
            self.tell("reshuffles")
        self.close_door()
        return self.fate.pop()

    def prospect(self, seat: int) -> int:
        """A seat's prospect card of this year, or NO_CARD before all are revealed."""
        if not self.revealed:
            return NO_CARD
        return self.sheets[seat][DECK + 2 * self.year - 1]

    def neutrals_a_year(self) -> int:
        """How many neutral cards are revealed each year."""
        if self.law.neutral_cards >= 0:
            return self.law.neutral_cards
        return self.box.neutral_cards[self.seats]

    def neutral_prospect(self, number: int) -> int:
        """The first or second neutral card of this year (0 or 1), or NO_CARD."""
        count = self.neutrals_a_year()
        if not self.revealed or number >= count:
            return NO_CARD
        return self.neutral[(self.year - 1) * count + number]

    def paths(self, seat: int) -> list[int]:
        """The path cards that lie open, by year."""
        years = self.year if self.revealed else self.year - 1
        sheet = self.sheets[seat]
        return [sheet[DECK + 2 * year] for year in range(years)]

    # ---------------------------------------------------------------- neighbours

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def neighbour(self, seat: int, side: int) -> int:
        """The player on the left (0) or right (1), NOBODY if there is none; two are one."""
        if side == 0:
            other = self.after(seat)
        else:
            other = seat - 1 if seat > 0 else self.seats - 1
        if other == seat or (side == 1 and self.seats == 2):
            return NOBODY
        return other

    def has_stopped(self, seat: int) -> bool:
        """Whether a seat has stopped while others still act."""
        return bool(self.lanes) and not self.lanes[seat]

    def why_waiting(self, seat: int, action: int) -> Reason | None:
        """There are no turns: whoever is not asked while others act has stopped."""
        acting = self.revealed and not self.attackers
        return Reason("gifts", "stopped") if acting and self.has_stopped(seat) else None

    # ---------------------------------------------------------------- the campaign

    def fort_forbids(self, key: str, args: dict[str, str | int]) -> Reason:
        """Something that the fort played forbids."""
        return Reason(f"fort-{self.fort}", key, {**args, "number": self.fort})

    # ---------------------------------------------------------------- buildings

    def refresh(self, seat: int) -> None:
        """Work out again which buildings a seat has reached the flags of."""
        sheet = self.sheets[seat]
        box = self.box
        forbidden = self.law.forbidden
        found: list[int] = []
        needs = box.needs
        levels = box.level
        for group in range(len(GROUPS)):
            building = NEXT_IN_GROUP[group][sheet[BUILT + group]]
            if (
                building >= 0
                and sheet[needs[building]] >= levels[building]
                and not forbidden >> building & 1
            ):
                found.append(building)
        self.open[seat] = tuple(found)

    def has_built(self, seat: int, building: int) -> bool:
        group = GROUP_OF[building]
        return self.sheets[seat][BUILT + group] > building - GROUP_STARTS[group]

    # ---------------------------------------------------------------- the other rooms

    def pieces(self) -> dict[str, Any]:
        return {
            "fort": self.fort,
            "bonus": self.bonus,
            "difficulty": self.difficulty,
            "year": self.year,
            "first": self.first,
            "sheets": [dump_sheet(sheet) for sheet in self.sheets],
            "fate": self.fate[:],
            "discard": self.discard[:],
            "attackers": self.attackers[:],
            "neutral": self.neutral[:],
            "tokens": self.tokens[:],
            "revealed": self.revealed,
        }


def levels_of_infrastructure(box: Box) -> list[int]:
    """The infrastructure by number of filled Fort boxes."""
    levels = [0]
    for reward in box.line_reward[FORT_LINE]:
        levels.append(levels[-1] + reward.count(INFRASTRUCTURE_ICON))
    return levels


def blank_sheet(box: Box, dice: Dice) -> list[int]:
    """A player's sheets before the game, and a shuffled set of player cards."""
    sheet = [0] * SIZE
    sheet[PRODUCTION] = box.prefilled
    sheet[DECK : DECK + len(CARDS)] = shuffled_cards(dice)
    return sheet


def shuffled_cards(dice: Dice) -> list[int]:
    cards = list(range(len(CARDS)))
    dice.shuffle(cards)
    return cards


def restore_table(game: HadriansWall, seats: int, dice: Dice, pieces: dict[str, Any]) -> Table:
    """The table whose `pieces` these are."""
    table = Table(game, seats, dice)
    table.fort = pieces["fort"]
    table.bonus = pieces["bonus"]
    table.law = game.box.laws[table.fort]
    table.difficulty = pieces["difficulty"]
    table.year = pieces["year"]
    table.first = pieces["first"]
    levels = levels_of_infrastructure(game.box)
    table.sheets = [load_sheet(data, levels) for data in pieces["sheets"]]
    table.fate = list(pieces["fate"])
    table.discard = list(pieces["discard"])
    table.attackers = list(pieces["attackers"])
    table.neutral = list(pieces["neutral"])
    table.tokens = list(pieces["tokens"])
    table.revealed = pieces["revealed"]
    table.open = [()] * seats
    for seat in range(seats):
        table.refresh(seat)
    return table


def attack_size(table: Table) -> int:
    """How many cards this year's attack has."""
    usual = table.box.attack_cards[table.difficulty][table.year]
    return usual + table.law.extra_attack + table.box.extra_per_token * sum(table.tokens)


def attacks(table: Table) -> list[int]:
    """How many of the cards laid out attack each cohort."""
    counts = [0] * len(COHORTS)
    for card in table.attackers:
        counts[table.box.fate_attack[card]] += 1
    return counts
