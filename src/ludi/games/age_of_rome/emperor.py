"""The solo Emperor as the advice sees him: tasks done, and how likely the others are in time.

Some tasks take placements of Partisans (Regions, Votes, sets, the Pantheon, Quests), some take
Denarii (Glory and Medals come from building). What is still to be done is held against what can
still be done: the task that needs least comes first, and what it takes is missing for the next.
The numbers are in weights.toml.
"""

from __future__ import annotations

import math
from typing import Final

from ludi.games.age_of_rome.components import Counted
from ludi.games.age_of_rome.ids import (
    AGRICULTURE,
    AT_LEAST,
    BUILDINGS,
    CHESTS,
    COMMERCE,
    COUNT_QUESTS_COMPLETED,
    LEVELS,
    PER,
    POSITIONS,
    PROVINCES,
    ROUNDS,
    TASKS,
)
from ludi.games.age_of_rome.metrics import measure, pantheon_pieces
from ludi.games.age_of_rome.rules.round import quarter_turns
from ludi.games.age_of_rome.scoring import quest_points, reached
from ludi.games.age_of_rome.sheet import (
    ACTION_PHASE,
    AT,
    DENARII,
    GLORY,
    ON_PILE,
    PARTISANS,
    REACHED,
    READY,
    REVENUE_PHASE,
    USED,
)
from ludi.games.age_of_rome.table import Table, bonuses

TASK: Final = 10.0  # what a task done counts, in points
GLORY_TASK: Final = TASKS.index("glory_51")
MEDALS_TASK: Final = TASKS.index("three_medals")
REGIONS_TASK: Final = TASKS.index("two_regions")
VOTES_TASK: Final = TASKS.index("four_votes")
SETS_TASK: Final = TASKS.index("two_sets")
PANTHEON_TASK: Final = TASKS.index("pantheon")
QUESTS_TASK: Final = TASKS.index("two_quests")
SERVED: Final = [REGIONS_TASK, VOTES_TASK, SETS_TASK, PANTHEON_TASK]  # by the first four Buildings

NUMBERS: Final = [
    "efficiency",
    "idle",
    "growth",
    "glory-round",
    "bonus",
    "draw",
    "quest",
    "income",
    "levels",
    "partisans",
    "glory-denarius",
    "medal-share",
    "sure-actions",
    "sure-glory",
    "sure-medals",
    "unsure",
    "work",
    "denarius",
]
NAMES: Final[list[str]] = [f"emperor-{number}" for number in NUMBERS]


class Hopes:
    """How the Emperor counts on what is to come."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.efficiency: Final = weights["emperor-efficiency"]  # share of placements that serve
        self.idle: Final = weights["emperor-idle"]  # what a Partisan without a useful place counts
        self.growth: Final = weights["emperor-growth"]  # useful places more, every round
        self.glory_round: Final = weights["emperor-glory-round"]  # Glory gained in a round
        self.bonus: Final = weights["emperor-bonus"]  # placements that an active bonus saves
        self.draw: Final = weights["emperor-draw"]  # placements that a card of a set takes
        self.quest: Final = weights["emperor-quest"]  # placements that a Quest takes
        self.income: Final = weights["emperor-income"]  # Denarii of a round,
        self.levels: Final = weights["emperor-levels"]  # and more for every level anywhere,
        self.partisans: Final = weights["emperor-partisans"]  # and for every Partisan
        self.glory_denarius: Final = weights["emperor-glory-denarius"]  # Glory a Denarius builds
        self.medal_share: Final = weights["emperor-medal-share"]  # of Denarii that serve Medals
        # how much of something too much makes a task rather sure, at the end,
        self.sure_actions: Final = weights["emperor-sure-actions"]
        self.sure_glory: Final = weights["emperor-sure-glory"]
        self.sure_medals: Final = weights["emperor-sure-medals"]
        self.unsure: Final = weights["emperor-unsure"]  # and what share more for every round
        # what a placement that is still to be made costs, however unlikely its task may seem: else
        # cards would be sold as long as two sets are far away, and so they would stay
        self.work: Final = weights["emperor-work"]
        self.denarius: Final = weights["emperor-denarius"]  # in hand, besides


def value_of(table: Table, hopes: Hopes) -> float:
    """Tasks done, and the chances of the others."""
    is_open = [not reached(table, 0, task) for task in table.box.tasks]
    value = TASK * is_open.count(False)
    if table.over:
        return value
    mat = table.mats[0]
    left = ROUNDS - table.round
    doubt = 1.0 + hopes.unsure * rounds_to_come(table)
    coins = coins_to_come(table, left, hopes)
    if is_open[GLORY_TASK]:
        missing = table.box.tasks[GLORY_TASK].number - mat[GLORY]
        spare = hopes.glory_denarius * coins - missing
        value += TASK * chance(spare / (hopes.sure_glory * doubt))
    if is_open[MEDALS_TASK]:
        spare = hopes.medal_share * coins - cost_of_medals(table)
        value += TASK * chance(spare / (hopes.sure_medals * doubt))
    work = work_left(table, is_open, hopes)
    if work:
        spare = hopes.efficiency * placements_to_come(table, left, is_open, hopes)
        work.sort()
        for needed in work:
            spare -= needed
            value += TASK * chance(spare / (hopes.sure_actions * doubt)) - hopes.work * needed
    return value + hopes.denarius * mat[DENARII]


def chance(spare: float) -> float:
    """A number of any size as a share: a half for nothing to spare."""
    return 1.0 / (1.0 + math.exp(-spare)) if spare > -30.0 else 0.0


def rounds_to_come(table: Table) -> float:
    """Rounds whose actions are still to come; of this one, a share."""
    left = float(ROUNDS - table.round)
    if table.phase < ACTION_PHASE:
        return left + 1.0
    if table.phase == ACTION_PHASE and table.mats[0][PARTISANS]:
        return left + table.mats[0][READY] / table.mats[0][PARTISANS]
    return left


# ---------------------------------------------------------------- what can still be done


def coins_to_come(table: Table, left: int, hopes: Hopes) -> float:
    """Denarii in hand, and those of the rounds before the last construction."""
    mat = table.mats[0]
    levels = float(sum(table.levels))
    each = hopes.income + hopes.levels * levels + hopes.partisans * mat[PARTISANS]
    coins = float(mat[DENARII]) if left or table.phase < ACTION_PHASE else 0.0
    if left:
        rounds = left if table.phase <= REVENUE_PHASE else left - 1
        coins += each * rounds
    return coins


def placements_to_come(table: Table, left: int, is_open: list[bool], hopes: Hopes) -> float:
    """The Partisans of all rounds to come, as far as they find useful places."""
    mat = table.mats[0]
    levels = table.levels
    first = next_province(table) * len(BUILDINGS)
    active = bonuses(table, 0)
    here = anywhere = 0  # useful places
    saved = 0  # bonuses that serve an open task
    for building in range(AGRICULTURE):
        if is_open[SERVED[building]]:
            saved += active >> building & 1
            here += levels[first + building]
            if table.phase == ACTION_PHASE:
                here -= table.crowd[first + building]
            for province in range(len(PROVINCES)):
                anywhere += levels[province * len(BUILDINGS) + building]
    usual = anywhere / len(PROVINCES)
    total = 0.0
    if table.phase <= ACTION_PHASE:
        ready = mat[READY] if table.phase == ACTION_PHASE else mat[PARTISANS]
        total += useful(ready, float(here), hopes)
        if ready:
            unused = active & ~mat[USED] if table.phase == ACTION_PHASE else active
            total += hopes.bonus * unused.bit_count()
    for ahead in range(1, left + 1):
        room = float(here) if ahead == 1 and table.phase > ACTION_PHASE else usual
        partisans = partisans_then(table, mat, mat[GLORY] + hopes.glory_round * ahead)
        total += useful(partisans, room + hopes.growth * ahead, hopes)
        total += hopes.bonus * saved
    return total


def useful(partisans: int, room: float, hopes: Hopes) -> float:
    """What some Partisans can do with so many useful places."""
    if partisans <= room:
        return float(partisans)
    return room + hopes.idle * (partisans - room)


def partisans_then(table: Table, mat: list[int], glory: float) -> int:
    """How many Partisans one will have with so much Glory."""
    found = mat[PARTISANS]
    if not mat[REACHED] & 1 and glory >= table.box.fixed_milestone:
        found += 1
    for stone in range(3):
        if not mat[REACHED] >> stone + 1 & 1 and glory >= table.milestones[stone]:
            found += 1
    return found


def next_province(table: Table) -> int:
    """Where the next Partisans act: the Provinces turn after this round's."""
    turned = table.turned
    if table.phase > ACTION_PHASE:
        turned += quarter_turns(table)
    return table.box.at_start[(table.positions[0] - turned) % POSITIONS]


# ---------------------------------------------------------------- what is still to be done


def work_left(table: Table, is_open: list[bool], hopes: Hopes) -> list[float]:
    """The placements that each open task still takes."""
    mat = table.mats[0]
    tasks = table.box.tasks
    work: list[float] = []
    if is_open[REGIONS_TASK]:
        missing = [max(0, table.box.defence[r] - mat[AT + r]) for r in range(3)]
        missing.sort()
        work.append(float(sum(missing[: tasks[REGIONS_TASK].number])))
    if is_open[VOTES_TASK]:
        work.append(float(tasks[VOTES_TASK].number - table.senate.count(0)))
    if is_open[SETS_TASK]:
        work.append(draws_left(table, tasks[SETS_TASK].number - table.sets_of(0), hopes))
    if is_open[PANTHEON_TASK]:
        pieces = table.box.base_own + table.box.upper_own + 2  # and the two common ones
        work.append(float(max(1, pieces - pantheon_pieces(mat))))
    if is_open[QUESTS_TASK]:
        work.append(quests_left(table, tasks[QUESTS_TASK].number, hopes))
    return work


def draws_left(table: Table, sets: int, hopes: Hopes) -> float:
    """The placements that the cards of so many sets take."""
    counts = [0] * (CHESTS + 1)
    for card in table.hands[0]:
        counts[table.box.card_goods[card]] += 1
    draws = table.box.draws.left(sets, counts, table.medals[COMMERCE] == 0)
    return max(0.2, hopes.draw * draws)


def quests_left(table: Table, wanted: int, hopes: Hopes) -> float:
    """How far the Quests in hand still are from enough of them."""
    missing: list[float] = []
    for quest in table.quests[0]:
        if quest_points(table, 0, quest):
            wanted -= 1
        else:
            missing.append(1.0 - progress(table, table.box.quests[quest]))
    missing.sort()
    missing.extend([1.5] * wanted)  # Quests still to be drawn
    return hopes.quest * sum(missing[:wanted])


def progress(table: Table, quest: Counted) -> float:
    """How far one has come towards a number; 1 when it is reached."""
    if quest.how == PER:
        return 0.0
    if quest.how != AT_LEAST:
        return 0.5
    if quest.metric == COUNT_QUESTS_COMPLETED:
        return 0.0
    return min(1.0, measure(table, 0, quest.metric, quest.of) / quest.number)


def cost_of_medals(table: Table) -> float:
    """The Denarii that the cheapest missing Medals cost: Buildings brought to level III."""
    box = table.box
    costs: list[int] = []
    for building in range(len(BUILDINGS)):
        if table.medals[building] == ON_PILE:
            most = max(table.levels[building :: len(BUILDINGS)])
            first = building * LEVELS
            costs.append(sum(box.cost[first + most : first + LEVELS]))
    costs.sort()
    wanted = box.tasks[MEDALS_TASK].number - table.medals.count(0)
    return float(sum(costs[:wanted]))
