"""The solo Emperor as the advice sees him: the signs that tasks will be done by the end.

Tasks done count as they are; what the signs promise beside them, at the end and more for every
round to come, is in weights.toml. What the advice thinks of the position as for any player is one
of the signs.
"""

from __future__ import annotations

from typing import Final

from ludi.games.age_of_rome.components import Counted
from ludi.games.age_of_rome.ids import (
    AT_LEAST,
    BUILDINGS,
    CHESTS,
    COMMERCE,
    COUNT_MEDALS,
    COUNT_PANTHEON_COMPLETE,
    COUNT_QUESTS_COMPLETED,
    COUNT_REGIONS_DEFEATED,
    COUNT_TRADE_SETS,
    JEWELS,
    PER,
    PROVINCES,
    ROUNDS,
    TASKS,
)
from ludi.games.age_of_rome.metrics import measure, pantheon_pieces
from ludi.games.age_of_rome.scoring import quest_points, quests_completed, reached
from ludi.games.age_of_rome.table import (
    ACTION_PHASE,
    AT,
    DENARII,
    LEGIONS,
    ON_PILE,
    PARTISANS,
    READY,
    VOTES,
    Table,
    bonuses,
)

# In the order in which `read_signs` writes them.
SIGNS: Final = [
    "start",  # always 1
    "judgement",  # of the position as for any player
    "denarii",
    "partisans",
    "ready",  # partisans still to be placed this round
    "legions",
    "votes",
    "cards",
    "bonuses",
    *[f"{building}-here" for building in BUILDINGS],  # levels in the Province he faces
    *[f"{building}-levels" for building in BUILDINGS],  # in all of them
    *[f"{task}-begun" for task in TASKS],  # how far it has come, while it is not done
    *[f"{task}-near" for task in TASKS],  # the same squared
]
NAMES: Final = [*[f"sign-{s}" for s in SIGNS], *[f"sign-{s}-round" for s in SIGNS]]
TASK: Final = 10.0  # what a task done counts, in points
ALMOST: Final = 0.99  # the most a task that is not done may count of itself


class Promises:
    """What the signs promise, at the end and for every round to come."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.last: Final = [weights[f"sign-{sign}"] for sign in SIGNS]
        self.round: Final = [weights[f"sign-{sign}-round"] for sign in SIGNS]


def done_value(table: Table) -> float:
    """The tasks done as things stand."""
    value = 0.0
    for task in table.box.tasks:
        if reached(table, 0, task):
            value += TASK
    return value


def promise(table: Table, judgement: float, promises: Promises) -> float:
    """What the signs say of the tasks that are not done."""
    signs = read_signs(table, judgement)
    left = rounds_to_come(table)
    value = 0.0
    for i in range(len(signs)):
        if signs[i] != 0.0:
            value += signs[i] * (promises.last[i] + left * promises.round[i])
    return value


def rounds_to_come(table: Table) -> float:
    """Rounds whose actions are still to come; of this one, a share."""
    left = float(ROUNDS - table.round)
    if table.phase < ACTION_PHASE:
        return left + 1.0
    if table.phase == ACTION_PHASE and table.mats[0][PARTISANS]:
        return left + table.mats[0][READY] / table.mats[0][PARTISANS]
    return left


def read_signs(table: Table, judgement: float) -> list[float]:
    """The signs as things stand."""
    mat = table.mats[0]
    signs = [
        1.0,
        judgement,
        float(mat[DENARII]),
        float(mat[PARTISANS]),
        float(mat[READY]) if table.phase == ACTION_PHASE else 0.0,
        float(mat[LEGIONS]),
        float(mat[VOTES]),
        float(len(table.hands[0])),
        float(bonuses(table, 0).bit_count()),
    ]
    first = table.province(0) * len(BUILDINGS) if table.phase <= ACTION_PHASE else -1
    levels = table.levels
    for building in range(len(BUILDINGS)):
        signs.append(float(levels[first + building]) if first >= 0 else 0.0)
    for building in range(len(BUILDINGS)):
        total = 0
        for province in range(len(PROVINCES)):
            total += levels[province * len(BUILDINGS) + building]
        signs.append(float(total))
    ways: list[float] = []
    for task in table.box.tasks:
        done = progress(table, task)
        ways.append(0.0 if done >= 1.0 else on_the_way(table, task, done))
    signs.extend(ways)
    for way in ways:
        signs.append(way * way)
    return signs


def progress(table: Table, task: Counted) -> float:
    """How far one has come towards a number; 1 when it is reached."""
    if task.how == PER:
        return 0.0
    if task.how != AT_LEAST:
        return 1.0 if reached(table, 0, task) else 0.5
    if task.metric == COUNT_QUESTS_COMPLETED:
        found = quests_completed(table, 0)
    else:
        found = measure(table, 0, task.metric, task.of)
    return min(1.0, found / task.number)


def on_the_way(table: Table, task: Counted, done: float) -> float:
    """How far a task has come, seen more closely where it counts whole things only."""
    if task.metric == COUNT_REGIONS_DEFEATED:
        parts = [min(1.0, table.mats[0][AT + r] / table.box.defence[r]) for r in range(3)]
        parts.sort(reverse=True)
        return min(ALMOST, sum(parts[: task.number]) / task.number)
    if task.metric == COUNT_TRADE_SETS:
        return min(ALMOST, done + best_start(table) / task.number)
    if task.metric == COUNT_PANTHEON_COMPLETE:
        return min(ALMOST, pantheon_pieces(table.mats[0]) / 7.0)
    if task.metric == COUNT_MEDALS:
        return min(ALMOST, done + 0.25 * begun_medals(table) / task.number)
    if task.metric == COUNT_QUESTS_COMPLETED:
        begun = [
            progress(table, table.box.quests[quest])
            for quest in table.quests[0]
            if not quest_points(table, 0, quest)
        ]
        begun.sort(reverse=True)
        missing = task.number - quests_completed(table, 0)
        return min(ALMOST, done + sum(begun[:missing]) / task.number)
    return min(ALMOST, done)


def best_start(table: Table) -> float:
    """How much of a set, or of two, the hand holds."""
    counts = [0] * (CHESTS + 1)
    for card in table.hands[0]:
        counts[table.box.card_goods[card]] += 1
    jokers = counts[CHESTS] + (counts[JEWELS] if table.medals[COMMERCE] == 0 else 0)
    parts = sorted([counts[goods] for goods in range(CHESTS)], reverse=True)
    first = min(3, parts[0] + jokers) / 3.0 if parts[0] else 0.0
    return first + min(3, parts[1]) / 6.0


def begun_medals(table: Table) -> int:
    """How many Medals on their piles have a Building of level II under way somewhere."""
    found = 0
    for building in range(len(BUILDINGS)):
        if table.medals[building] == ON_PILE and 2 in table.levels[building :: len(BUILDINGS)]:
            found += 1
    return found
