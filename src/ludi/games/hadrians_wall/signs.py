"""What can be read off a player's sheets in the middle of a game: the signs the advice goes by.

Each is a number; what it promises in points beside those that are written down already, in the
last year and more for every year still to come, is in weights.toml. This year's attack is counted
as it will probably end, so that a position just before it and one just after it can be compared.
"""

from __future__ import annotations

import math
from typing import Any, Final

from ludi.games.hadrians_wall.components import Box
from ludi.games.hadrians_wall.ids import (
    ARISTOCRAT,
    ATTRIBUTE_BOXES,
    ATTRIBUTES,
    BATH_BOXES,
    CARDS,
    CITIZENS,
    COHORTS,
    DISCIPLINE,
    GROUPS,
    LINE_BOXES,
    LINES,
    MARKET_BOXES,
    PIECES,
    PIETY,
    RENOWN,
    THEATRE_BOXES,
    VALOUR,
    YEARS,
)
from ludi.games.hadrians_wall.openings import OPENINGS, count_openings
from ludi.games.hadrians_wall.rules.act import LastLook
from ludi.games.hadrians_wall.rules.attack import through
from ludi.games.hadrians_wall.rules.frontier import Place
from ludi.games.hadrians_wall.rules.rewards import ChooseReward, Cohort, RoadIncome
from ludi.games.hadrians_wall.rules.right import Store, goods
from ludi.games.hadrians_wall.scoring import measure, penalty, steps_points
from ludi.games.hadrians_wall.sheet import (
    BRIBES,
    BUILT,
    CHOSEN,
    COHORT,
    DECK,
    EDICTS,
    ENVOY_FAVOURS,
    FAVOURS,
    GRANARY,
    MAP,
    MINING,
    MONUMENTS,
    SCOUTS,
    STAGES,
    STALLS,
    STRENGTH,
    TEMPLE_FILLED,
    WOUNDS,
    disdain_left,
)
from ludi.games.hadrians_wall.table import Table, attack_size, attacks
from ludi.kernel.agenda import Step

# What is counted: first what stands on the sheet as it is, in the order of the sheet.
ON_THE_SHEET: Final = [
    "start",  # always 1
    *PIECES,  # on the player's board, while they can be used
    *ATTRIBUTES,
    *CITIZENS,
    "production",
    *[f"cohort-{cohort}" for cohort in COHORTS],
    *LINES,
    *GROUPS,
]
COUNTED: Final = [
    "attribute-step",  # boxes filled since the last worker, over all four attributes
    "halted",  # tracks that wait for a granary
    "landmarks",
    "goods",
    "kinds-of-goods",
    "stages",
    "strength",  # of living gladiators
    "temple-boxes",
    "favours",
    "envoy-favours",
    "scouts",
    "map",
    "bribes",
    "edicts",
    "open-reward",  # choices within an action that are still to be made
    "open-cohort",
    "open-place",
    "open-good",
    *OPENINGS,
    *[f"path-{card}" for card in CARDS],  # whether it is kept
]
COUNTS: Final = [*ON_THE_SHEET, *COUNTED]
# What is estimated rather than counted, in the order in which `read` writes it.
OUTLOOK: Final = [
    "disdain",
    "breach-next",  # attack cards expected to get through next year
    "breach-later",  # and in each of the years after it
    *[f"progress-{card}" for card in CARDS],  # of path cards, on the way to their next steps
]
SIGNS: Final = [*COUNTS, *OUTLOOK]

# Where each of the counted ones is written.
_ATTRIBUTE_STEP: Final = COUNTS.index("attribute-step")
_HALTED: Final = COUNTS.index("halted")
_LANDMARKS: Final = COUNTS.index("landmarks")
_GOODS: Final = COUNTS.index("goods")
_KINDS_OF_GOODS: Final = COUNTS.index("kinds-of-goods")
_STAGES: Final = COUNTS.index("stages")
_STRENGTH: Final = COUNTS.index("strength")
_TEMPLE_BOXES: Final = COUNTS.index("temple-boxes")
_FAVOURS: Final = COUNTS.index("favours")
_ENVOY_FAVOURS: Final = COUNTS.index("envoy-favours")
_SCOUTS: Final = COUNTS.index("scouts")
_MAP: Final = COUNTS.index("map")
_BRIBES: Final = COUNTS.index("bribes")
_EDICTS: Final = COUNTS.index("edicts")
_OPEN_REWARD: Final = COUNTS.index("open-reward")
_OPEN_COHORT: Final = COUNTS.index("open-cohort")
_OPEN_PLACE: Final = COUNTS.index("open-place")
_OPEN_GOOD: Final = COUNTS.index("open-good")
_OPENINGS: Final = COUNTS.index(OPENINGS[0])
_PATHS: Final = COUNTS.index(f"path-{CARDS[0]}")
_PROGRESS: Final = OUTLOOK.index(f"progress-{CARDS[0]}")
_NO_PROGRESS: Final = [0.0] * len(CARDS)
_NONE_COUNTED: Final = [0] * len(COUNTED)

FAVOUR_HELPS: Final = 0.8  # cards that a favour is expected to stop
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


def acts(table: Table, seat: int) -> bool:
    """Whether a seat may still use its pieces this year."""
    if not table.revealed or table.attackers or not table.lanes:
        return False
    lane = table.lanes[seat]
    return bool(lane) and not isinstance(lane[-1], LastLook)


def years_left(table: Table) -> int:
    """How many incomes are still to come."""
    return YEARS - table.year + (0 if table.revealed else 1)


def read(table: Table, seat: int, pieces: bool) -> tuple[float, list[int], list[float]]:
    """The points on the sheets as if the game ended after this year's attack, and the signs.

    The signs are those that are counted and those that are estimated, apart, because a search
    reads them all the time: with the seat's pieces, or as if it had none.
    """
    sheet = table.sheets[seat]
    box = table.box
    points = float(sheet[RENOWN] + sheet[PIETY] + sheet[VALOUR] + sheet[DISCIPLINE])
    disdain = expected_disdain(table, sheet)
    if table.revealed and sheet[VALOUR] < ATTRIBUTE_BOXES:
        points += box.potential[table.year] - (disdain - disdain_left(sheet))
    counts = read_counts(table, seat, pieces)
    later = later_breaches(table, sheet)
    outlook = [disdain, later[0] if later else 0.0, sum(later[1:]), *_NO_PROGRESS]
    for card in cards_kept(table, seat, sheet):
        counted = measure(table, seat, card)
        points += steps_points(box, card, counted)
        counts[_PATHS + card] = 1
        outlook[_PROGRESS + card] = steps_progress(box, card, counted)
    whole = int(disdain)
    lost = penalty(box, whole)
    points = points - lost - (disdain - whole) * (penalty(box, whole + 1) - lost)
    return points, counts, outlook


def read_counts(table: Table, seat: int, pieces: bool) -> list[int]:
    """The signs of a seat that are counted."""
    sheet = table.sheets[seat]
    box = table.box
    counts = [
        1,
        *sheet[: MINING + len(LINES)],
        *sheet[BUILT : BUILT + len(GROUPS)],
        *_NONE_COUNTED,
    ]
    if not pieces:
        for piece in range(RENOWN):
            counts[1 + piece] = 0
    step = 0
    for attribute in range(RENOWN, RENOWN + 4):
        if sheet[attribute] < ATTRIBUTE_BOXES:
            step += sheet[attribute] % 3
    counts[_ATTRIBUTE_STEP] = step
    halted = 0
    granary = sheet[GRANARY]
    for line in range(len(LINES)):
        filled = sheet[MINING + line]
        if box.line_reach[line][granary] <= filled < LINE_BOXES[line]:
            halted += 1
    counts[_HALTED] = halted
    count_areas(sheet, counts)
    count_openings(table, seat, sheet, pieces, years_left(table), counts, _OPENINGS)
    if table.lanes:
        count_open(table.lanes[seat], counts)
    return counts


def count_areas(sheet: list[int], counts: list[int]) -> None:
    """Landmarks, market, theatre, ludus, temples, diplomats, map, baths and courthouse."""
    counts[_LANDMARKS] = sheet[MONUMENTS].bit_count()
    count = filled_from(sheet, STALLS, MARKET_BOXES)
    if count:
        counts[_GOODS] = count
        counts[_KINDS_OF_GOODS] = goods(sheet).bit_count()
    counts[_STAGES] = filled_from(sheet, STAGES, THEATRE_BOXES)
    strength = sheet[STRENGTH] + sheet[STRENGTH + 1]
    counts[_STRENGTH] = strength - sheet[WOUNDS] - sheet[WOUNDS + 1]
    counts[_TEMPLE_BOXES] = sheet[TEMPLE_FILLED]
    counts[_FAVOURS] = sheet[FAVOURS]
    envoys = sheet[ENVOY_FAVOURS] + sheet[ENVOY_FAVOURS + 1] + sheet[ENVOY_FAVOURS + 2]
    counts[_ENVOY_FAVOURS] = envoys
    counts[_SCOUTS] = sheet[SCOUTS]
    counts[_MAP] = sheet[MAP].bit_count()
    counts[_BRIBES] = filled_from(sheet, BRIBES, BATH_BOXES)
    edicts = sheet[EDICTS].bit_count() + sheet[EDICTS + 1].bit_count()
    counts[_EDICTS] = edicts + sheet[EDICTS + 2].bit_count()


def filled_from(sheet: list[int], start: int, boxes: int) -> int:
    """How many boxes in a row have something written into them."""
    count = 0
    for place in range(start, start + boxes):
        if sheet[place]:
            count += 1
    return count


def expected_disdain(table: Table, sheet: list[int]) -> float:
    """Disdain as it will probably be after this year's attack."""
    disdain = float(disdain_left(sheet))
    if not table.revealed:
        return disdain  # this year's attack is still one of those to come
    potential = table.box.potential[table.year]
    if table.attackers:
        return disdain + min(through(sheet, attacks(table)), potential)
    breach = breached(sheet, attack_size(table))
    return disdain + potential * (1.0 - math.exp(-breach / potential))


def later_breaches(table: Table, sheet: list[int]) -> list[float]:
    """How many cards are expected to get through in each year whose attack is still to come."""
    usual = table.box.attack_cards[table.difficulty]
    more = table.law.extra_attack
    year = table.year + (1 if table.revealed else 0)
    return [breached(sheet, usual[other] + more) for other in range(year, YEARS + 1)]


def breached(sheet: list[int], cards: int) -> float:
    """How many cards of an attack are expected to get through."""
    favours = sheet[FAVOURS] + sheet[ENVOY_FAVOURS]
    favours += sheet[ENVOY_FAVOURS + 1] + sheet[ENVOY_FAVOURS + 2]
    beyond = BEYOND[min(cards, MOST_CARDS - 1)]
    breach = beyond[sheet[COHORT]] + beyond[sheet[COHORT + 1]] + beyond[sheet[COHORT + 2]]
    return max(0.0, breach - FAVOUR_HELPS * favours)


def cards_kept(table: Table, seat: int, sheet: list[int]) -> list[int]:
    """The path cards of a seat, this year's from the moment it is chosen."""
    cards = table.paths(seat)
    if not table.revealed and sheet[CHOSEN]:
        cards.append(sheet[DECK + 2 * table.year - 2])
    return cards


def steps_progress(box: Box, card: int, counted: int) -> float:
    """How far the next steps of a path card have come, in steps."""
    if card == ARISTOCRAT:
        return 0.0  # its steps are lost, not gained
    progress = 0.0
    before = 0
    for step in box.card_steps[card]:
        if counted < step:
            progress += max(0, counted - before) / (step - before)
        before = step
    return progress


def count_open(lane: list[Step[Any]], counts: list[int]) -> None:
    """Choices within an action that are still to be made."""
    for step in lane:
        if isinstance(step, Cohort):
            counts[_OPEN_COHORT] += 1
        elif isinstance(step, (ChooseReward, RoadIncome)):
            counts[_OPEN_REWARD] += 1
        elif isinstance(step, Place):
            counts[_OPEN_PLACE] += 1
        elif isinstance(step, Store):
            counts[_OPEN_GOOD] += 1
