"""What wins at Hadrian's Wall, roughly, in points: for bots and hints."""

from __future__ import annotations

import math
from typing import Any, Final

from ludi.games.hadrians_wall.actions import BUY, PATH, SCOUT, STOP
from ludi.games.hadrians_wall.components import Box
from ludi.games.hadrians_wall.ids import (
    ARISTOCRAT,
    ATTRIBUTE_BOXES,
    CITIZEN_BOXES,
    COHORT_ICON,
    INFRASTRUCTURE_ICON,
    PIECES,
    PRODUCTION,
    RENOWN,
    TRADERS,
    VALOUR,
    YEARS,
)
from ludi.games.hadrians_wall.rules.attack import attack_size
from ludi.games.hadrians_wall.rules.frontier import Place
from ludi.games.hadrians_wall.rules.rewards import ChooseReward, Cohort, RoadIncome
from ludi.games.hadrians_wall.rules.right import Store, goods
from ludi.games.hadrians_wall.scoring import measure, penalty
from ludi.games.hadrians_wall.sheet import (
    BUILT,
    CHOSEN,
    CIPPI,
    COHORT,
    DECK,
    ENVOY_FAVOURS,
    FAVOURS,
    FORT,
    GRANARY,
    HOTEL,
    MINING,
    ROAD,
    SCOUTS,
    STALLS,
    STRENGTH,
    TEMPLE_FILLED,
    WALL,
    WORKSHOP,
    WOUNDS,
    disdain_left,
)
from ludi.games.hadrians_wall.table import Table
from ludi.kernel.game import Advice

# Where what things are worth, in points, stands in the list of weights; weights.toml has the
# numbers by name, and `ludi train` finds them.
PIECE_WORTH: Final = 0  # five, in the order of the pieces
ATTRIBUTE_WORKER_WORTH: Final = 5  # for each of the boxes before a worker
PRODUCTION_WORTH: Final = 6
HOTEL_WORTH: Final = 7
WORKSHOP_WORTH: Final = 8
ROAD_WORTH: Final = 9
GRANARY_WORTH: Final = 10  # while years remain
GRANARY_LATE_WORTH: Final = 11  # in any case
FORT_AHEAD_WORTH: Final = 12
WALL_AHEAD_WORTH: Final = 13
CIPPI_AHEAD_WORTH: Final = 14
MINING_AHEAD_WORTH: Final = 15
GUARD_AHEAD_WORTH: Final = 16
CITIZEN_AHEAD_WORTH: Final = 17
DECAY: Final = 18  # of what lies one box further on a track
INFRASTRUCTURE_WORTH: Final = 19
COHORT_WORTH: Final = 20
FLAG_WORTH: Final = 21
PRECINCT_WORTH: Final = 22
MARKET_WORTH: Final = 23
THEATRE_WORTH: Final = 24
LUDUS_WORTH: Final = 25
TEMPLE_WORTH: Final = 26
BATHS_WORTH: Final = 27
COURTHOUSE_WORTH: Final = 28
STRENGTH_WORTH: Final = 29
TEMPLE_BOX_WORTH: Final = 30
FAVOUR_WORTH: Final = 31
ENVOY_FAVOUR_WORTH: Final = 32
SCOUT_WORTH: Final = 33
ATTACK_NOW_WORTH: Final = 34  # share of this year's expected outcome
ATTACK_LATER_WORTH: Final = 35  # of those to come
DISDAIN_WORTH: Final = 36  # for each point of the penalty
PATH_PROGRESS_WORTH: Final = 37  # of a path card, on the way to its next step
PATH_REACHED_WORTH: Final = 38  # of a path card, for each step
GIFT_WORTH: Final = 39  # what it costs to strengthen a neighbour
PROSPECT_WORTH: Final = 40  # share of the pieces on a prospect card
NAMES: Final = [
    *[f"piece-{piece}" for piece in PIECES],
    "attribute-worker",
    "production",
    "hotel",
    "workshop",
    "road",
    "granary",
    "granary-late",
    "fort-ahead",
    "wall-ahead",
    "cippi-ahead",
    "mining-ahead",
    "guard-ahead",
    "citizen-ahead",
    "decay",
    "infrastructure",
    "cohort",
    "flag",
    "precinct",
    "market",
    "theatre",
    "ludus",
    "temple",
    "baths",
    "courthouse",
    "strength",
    "temple-box",
    "favour",
    "envoy-favour",
    "scout",
    "attack-now",
    "attack-later",
    "disdain",
    "path-progress",
    "path-reached",
    "gift",
    "prospect",
]

WIN: Final = 100.0
MOST_CARDS: Final = 31

# How many attack cards a cohort of so many boxes is expected to let through, by cards in all.
BEYOND: Final[list[list[float]]] = [
    [
        sum(
            [
                math.comb(cards, hits) * 2 ** (cards - hits) / 3**cards * (hits - filled)
                for hits in range(filled + 1, cards + 1)
            ]
        )
        for filled in range(13)
    ]
    for cards in range(MOST_CARDS)
]


class HadrianAdvice(Advice):
    """Points on the sheets, and what production, tracks and cohorts promise."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.numbers: Final = weights
        self.list: Final = [weights[name] for name in NAMES]
        self.tables: Worths | None = None

    def evaluate(self, table: Any, seat: int) -> float:
        return evaluate(table, seat, self.worths(table.box))

    def weigh(self, table: Any, seat: int, action: int) -> float:
        return weigh(table, seat, action, self.worths(table.box))

    def worths(self, box: Box) -> Worths:
        """What the boxes of the tracks are worth, worked out once."""
        if self.tables is None or self.tables.box is not box:
            self.tables = Worths(box, self.list)
        return self.tables

    def weights(self) -> dict[str, float]:
        return self.numbers

    def with_weights(self, weights: dict[str, float]) -> Advice:
        return HadrianAdvice(weights)


class Worths:
    """The weights as lists, and what lies ahead on each track."""

    def __init__(self, box: Box, weights: list[float]) -> None:
        w = weights
        self.box: Final = box
        self.w: Final = weights
        self.piece: Final = weights[PIECE_WORTH : PIECE_WORTH + 5]
        self.line_ahead: Final[list[list[float]]] = []
        lines = (
            w[MINING_AHEAD_WORTH],
            w[GUARD_AHEAD_WORTH],
            w[CIPPI_AHEAD_WORTH],
            w[WALL_AHEAD_WORTH],
            w[FORT_AHEAD_WORTH],
        )
        for line in range(5):
            self.line_ahead.append(self.ahead(box.line_reward[line], lines[line], []))
        self.citizen_ahead: Final[list[list[float]]] = []
        for track in range(5):
            self.citizen_ahead.append(
                self.ahead(
                    box.citizen_reward[track], w[CITIZEN_AHEAD_WORTH], box.citizen_flags[track]
                )
            )

    def item(self, item: int) -> float:
        """What an icon is worth when it is still ahead."""
        if item < RENOWN:
            return self.piece[item]
        if item < TRADERS:
            return 1.0
        if item < PRODUCTION:
            return 0.6
        if item == PRODUCTION:
            return 1.5
        if item == COHORT_ICON:
            return self.w[COHORT_WORTH] + 0.4
        if item == INFRASTRUCTURE_ICON:
            return self.w[INFRASTRUCTURE_WORTH]
        return 0.8

    def ahead(self, rewards: list[tuple[int, ...]], weight: float, flags: list[int]) -> list[float]:
        """By filled boxes: what the next boxes promise, the nearer the more."""
        count = len(rewards)
        found = [0.0] * (count + 1)
        for filled in range(count - 1, -1, -1):
            here = sum([self.item(item) for item in rewards[filled]])
            if filled + 1 in flags:
                here += self.w[FLAG_WORTH] * 2
            found[filled] = here + self.w[DECAY] * found[filled + 1]
        return [weight * value for value in found]


def evaluate(table: Table, seat: int, worths: Worths) -> float:
    """The seat's prospects; when the game is over, its points and whether it won."""
    sheet = table.sheets[seat]
    if table.over:
        scores = table.scores()
        mine = scores[seat]
        value = float(mine.total)
        if table.seats > 1:
            value += WIN if mine.won else -WIN
        return value
    return prospects(table, seat, sheet, worths) + pieces_value(sheet, worths)


def pieces_value(sheet: list[int], worths: Worths) -> float:
    piece = worths.piece
    return (
        sheet[0] * piece[0]
        + sheet[1] * piece[1]
        + sheet[2] * piece[2]
        + sheet[3] * piece[3]
        + sheet[4] * piece[4]
    )


def prospects(table: Table, seat: int, sheet: list[int], worths: Worths) -> float:
    """All but the pieces on the board: what is written on the sheets, and what that promises."""
    w = worths.w
    left = YEARS - table.year
    share = left / 5.0
    value = 0.0
    for attribute in range(RENOWN, RENOWN + 4):
        filled = sheet[attribute]
        value += filled
        if filled < ATTRIBUTE_BOXES:
            value += w[ATTRIBUTE_WORKER_WORTH] * (filled % 3)
    value += left * (
        w[PRODUCTION_WORTH] * sheet[PRODUCTION]
        + w[HOTEL_WORTH] * sheet[HOTEL]
        + w[WORKSHOP_WORTH] * sheet[WORKSHOP]
        + w[ROAD_WORTH] * sheet[ROAD]
    )
    reach = table.box.line_reach
    granary = sheet[GRANARY]
    for line in range(5):
        filled = sheet[MINING + line]
        value += worths.line_ahead[line][filled] * (0.5 if filled >= reach[line][granary] else 1.0)
    value += granary * (w[GRANARY_WORTH] * share + w[GRANARY_LATE_WORTH])
    # Boxes of wall and cippi that the Fort has opened already.
    value += 0.08 * min(sheet[FORT] - sheet[WALL], 4)
    value += 0.05 * min(sheet[FORT] - 3 * sheet[CIPPI], 4)
    for track in range(5):
        filled = sheet[TRADERS + track]
        if filled < CITIZEN_BOXES:
            value += worths.citizen_ahead[track][filled]
        value += 0.1 * filled
    value += areas(sheet, left, worths.w)
    value += defence(table, sheet, worths.w)
    value += paths_value(table, seat, sheet, worths.w)
    if table.lanes:
        value += pending(table, seat, worths.w)
    return value


def areas(sheet: list[int], left: int, w: list[float]) -> float:
    """What buildings with boxes inside will still bring."""
    value = w[PRECINCT_WORTH] * sheet[BUILT + 4]
    if sheet[BUILT + 5]:
        kinds = goods(sheet).bit_count()
        value += w[MARKET_WORTH] * (1.0 + 0.15 * kinds) * min(1.0, (left + 1) / 3.0)
    if sheet[BUILT + 6]:
        value += w[THEATRE_WORTH] * left
    if sheet[BUILT + 7]:
        value += w[LUDUS_WORTH] * min(left, 3)
        for gladiator in range(2):
            alive = sheet[STRENGTH + gladiator] - sheet[WOUNDS + gladiator]
            value += w[STRENGTH_WORTH] * alive * min(1.0, 0.4 + 0.3 * left)
    value += w[TEMPLE_WORTH] * sheet[BUILT + 9]
    value += w[TEMPLE_BOX_WORTH] * (sheet[TEMPLE_FILLED] & 1)
    value += w[BATHS_WORTH] * sheet[BUILT + 10] * min(4, disdain_left(sheet))
    if sheet[BUILT + 11]:
        value += w[COURTHOUSE_WORTH] * min(left, 3)
    if sheet[SCOUTS]:
        value += w[SCOUT_WORTH] * sheet[SCOUTS]
    return value


def defence(table: Table, sheet: list[int], w: list[float]) -> float:
    """Valour and disdain expected from this year's attack and those to come."""
    box = table.box
    now = min(attack_size(table), MOST_CARDS - 1)
    favours = sheet[FAVOURS] * w[FAVOUR_WORTH] + w[ENVOY_FAVOUR_WORTH] * (
        sheet[ENVOY_FAVOURS] + sheet[ENVOY_FAVOURS + 1] + sheet[ENVOY_FAVOURS + 2]
    )
    disdain = disdain_left(sheet)
    value = -w[DISDAIN_WORTH] * penalty(box, disdain)
    value += (
        outcome(box, sheet, now, box.potential[table.year], favours, disdain) * w[ATTACK_NOW_WORTH]
    )
    for year in range(table.year + 1, YEARS + 1):
        cards = min(
            box.attack_cards[table.difficulty][year] + table.law.extra_attack, MOST_CARDS - 1
        )
        later = outcome(box, sheet, cards, box.potential[year], favours, disdain)
        value += w[ATTACK_LATER_WORTH] * later * (1.0 if year == table.year + 1 else 0.6)
    return value


def outcome(
    box: Box, sheet: list[int], cards: int, potential: int, favours: float, disdain: int
) -> float:
    """Expected points of an attack: valour, less what the disdain will cost."""
    beyond = BEYOND[cards]
    through = beyond[sheet[COHORT]] + beyond[sheet[COHORT + 1]] + beyond[sheet[COHORT + 2]]
    through = max(0.0, through - favours)
    suffered = potential * (1.0 - math.exp(-through / potential)) if potential else 0.0
    valour = potential - suffered if sheet[VALOUR] < ATTRIBUTE_BOXES else 0.0
    return valour * 1.15 - suffered * (2.0 if disdain < 9 else 0.3)


def paths_value(table: Table, seat: int, sheet: list[int], w: list[float]) -> float:
    """Path cards: steps reached, and how far the next one is."""
    value = 0.0
    for card in table.paths(seat):
        value += path_value(table, seat, card, w)
    if not table.revealed and sheet[CHOSEN]:
        value += path_value(table, seat, sheet[DECK + 2 * table.year - 2], w)
    return value


def path_value(table: Table, seat: int, card: int, w: list[float]) -> float:
    """What a path card is worth as things stand."""
    counted = measure(table, seat, card)
    steps = table.box.card_steps[card]
    if card == ARISTOCRAT:
        return 3.0 - 0.7 * min(counted, 4) if counted < 5 else 0.0
    value = 0.0
    before = 0
    for step in steps:
        if counted >= step:
            value += w[PATH_REACHED_WORTH]
        elif step > before:
            value += w[PATH_PROGRESS_WORTH] * max(0, counted - before) / (step - before)
        before = step
    return value


def pending(table: Table, seat: int, w: list[float]) -> float:
    """Choices within an action that are still to be made."""
    value = 0.0
    for step in table.lanes[seat]:
        if isinstance(step, Cohort):
            value += w[COHORT_WORTH]
        elif isinstance(step, (ChooseReward, RoadIncome)):
            value += 1.0
        elif isinstance(step, Place):
            value += 1.2
        elif isinstance(step, Store):
            sheet = table.sheets[seat]
            kinds = goods(sheet)
            if not kinds >> step.good & 1:
                value += table.box.market_renown[kinds.bit_count()]
            if sheet[TRADERS] >= table.box.market_flag[6] and not sheet[STALLS + 6]:
                value += 0.5
    return value


def weigh(table: Table, seat: int, action: int, worths: Worths) -> float:
    """What an action promises that the position right after it does not show."""
    if action == STOP.base:
        return stop_value(table, seat, worths)
    if PATH.says(action):
        card = action - PATH.base
        sheet = table.sheets[seat]
        place = DECK + 2 * table.year - 2
        prospect = sheet[place] if sheet[place] != card else sheet[place + 1]
        gains = table.box.card_gains[prospect]
        return worths.w[PROSPECT_WORTH] * sum([worths.piece[piece] for piece in gains])
    if BUY.says(action) and action - BUY.base < 2:
        return -worths.w[GIFT_WORTH]
    if SCOUT.says(action) and 1 <= action - SCOUT.base < 3:
        return -worths.w[GIFT_WORTH]
    return 0.0


def stop_value(table: Table, seat: int, worths: Worths) -> float:
    """Stopping is as good as the position without its pieces, whatever the attack brings."""
    sheet = table.sheets[seat]
    twin = table.clone()
    twin.play(STOP.base, seat)
    return prospects(table, seat, sheet, worths) - evaluate(twin, seat, worths)
