"""The end of the game: the seven lines of the score sheet, tasks, ranks and exploits."""

from __future__ import annotations

from ludi.games.age_of_rome.components import Counted
from ludi.games.age_of_rome.ids import (
    AT_LEAST,
    AT_MOST,
    CHESTS,
    COUNT_FINAL_SCORE,
    COUNT_QUESTS_COMPLETED,
    EXPLOITS,
    FEWEST,
    MOST,
    PER,
    RANKS,
    RELIGION,
    TASKS,
)
from ludi.games.age_of_rome.metrics import is_defeated, measure, place_in, senate_points, set_counts
from ludi.games.age_of_rome.sheet import BASE, BASE_COMMON, DENARII, GLORY, UPPER, UPPER_COMMON
from ludi.games.age_of_rome.table import Table
from ludi.kernel.table import Score


def military(table: Table, owner: int) -> int:
    """The places in defeated Regions."""
    box = table.box
    few = len(table.positions) <= 2
    points = 0
    for region in range(3):
        if is_defeated(table, region):
            place = place_in(table, owner, region)
            worth = box.places_few[region] if few else box.places[region]
            if 0 <= place < len(worth):
                points += worth[place]
    return points


def commerce(table: Table, owner: int) -> int:
    """Sets by their goods; Cassius counts his stock instead."""
    box = table.box
    if table.is_cassius(owner):
        sets = min(len(table.stock) // box.cards_per_set, box.cassius_sets)
        return sets * box.cassius_set_points
    counts = set_counts(table, owner)
    return sum([counts[goods] * box.set_points[goods] for goods in range(CHESTS)])


def religion(table: Table, owner: int) -> int:
    mat = table.mats[owner]
    box = table.box
    own = (mat[BASE] + mat[UPPER]) * box.own_points
    return own + box.piece_points[mat[BASE_COMMON]] + box.piece_points[mat[UPPER_COMMON]]


def quest_points(table: Table, owner: int, quest: int) -> int:
    """What a Quest is worth as things stand; equals all count as most or fewest."""
    counted = table.box.quests[quest]
    mine = measure(table, owner, counted.metric, counted.of)
    if counted.how == PER:
        return mine * counted.points
    if counted.how == AT_LEAST:
        return counted.points if mine >= counted.number else 0
    others = [measure(table, o, counted.metric, counted.of) for o in range(len(table.mats))]
    if counted.how == MOST:
        return counted.points if mine >= max(others) else 0
    if counted.how == FEWEST:
        return counted.points if mine <= min(others) else 0
    return counted.points if mine <= counted.number else 0


def quests(table: Table, owner: int) -> int:
    return sum([quest_points(table, owner, quest) for quest in table.quests[owner]])


def quests_completed(table: Table, owner: int) -> int:
    return len([q for q in table.quests[owner] if quest_points(table, owner, q) > 0])


def rate(table: Table, owner: int) -> int:
    """How many Denarii make a point."""
    box = table.box
    return box.religion_price if table.medals[RELIGION] == owner else box.denarii_per_glory


def items(table: Table, owner: int) -> list[tuple[str, int]]:
    """The lines of the score sheet, in its order."""
    cassius = table.is_cassius(owner)
    mat = table.mats[owner]
    return [
        ("glory", mat[GLORY]),
        ("military", military(table, owner)),
        ("politics", senate_points(table, owner)),
        ("commerce", commerce(table, owner)),
        ("religion", religion(table, owner)),
        ("quests", 0 if cassius else quests(table, owner)),
        ("denarii", 0 if cassius else mat[DENARII] // rate(table, owner)),
    ]


def total(table: Table, owner: int) -> int:
    return sum([points for _, points in items(table, owner)])


def scores(table: Table) -> list[Score]:
    """Most Glory wins; of equals whoever has more Denarii left; then the victory is shared."""
    sheets = [items(table, seat) for seat in range(table.seats)]
    keys: list[tuple[int, int]] = []
    for seat in range(table.seats):
        left = table.mats[seat][DENARII] % rate(table, seat)
        keys.append((sum([points for _, points in sheets[seat]]), left))
    ranks = [1 + len([other for other in keys if other > key]) for key in keys]
    if table.seats == 1:
        won = is_won_alone(table)
        return [Score(0, sheets[0], 1, table.over and won)]
    return [
        Score(seat, sheets[seat], ranks[seat], table.over and ranks[seat] == 1)
        for seat in range(table.seats)
    ]


# ---------------------------------------------------------------- alone


def is_won_alone(table: Table) -> bool:
    """More points than Cassius; or as Emperor, tasks enough for a title."""
    if not table.is_emperor():
        return total(table, 0) > total(table, 1)
    return len(tasks_done(table)) >= table.box.ranks[1]


def reached(table: Table, owner: int, counted: Counted) -> bool:
    """Whether a task or an exploit is fulfilled as things stand."""
    if counted.metric == COUNT_FINAL_SCORE:
        mine = total(table, owner)
    elif counted.metric == COUNT_QUESTS_COMPLETED:
        mine = quests_completed(table, owner)
    else:
        mine = measure(table, owner, counted.metric, counted.of)
    return mine <= counted.number if counted.how == AT_MOST else mine >= counted.number


def tasks_done(table: Table) -> list[str]:
    """The tasks of the solo Emperor that are fulfilled as things stand."""
    box = table.box
    return [TASKS[i] for i in range(len(TASKS)) if reached(table, 0, box.tasks[i])]


def rank_name(table: Table) -> str:
    """The title that the fulfilled tasks of the solo Emperor give."""
    done = len(tasks_done(table))
    fitting = [rank for rank in range(len(RANKS)) if table.box.ranks[rank] <= done]
    return RANKS[fitting[-1]]


def exploits(table: Table, seat: int) -> list[str]:
    """The exploits that a finished game fulfils for a seat, by their ids."""
    if not table.over:
        return []
    box = table.box
    found: list[str] = []
    for i in range(len(EXPLOITS)):
        if box.exploit_needs_cassius[i] and (table.seats > 1 or table.is_emperor()):
            continue
        if reached(table, seat, box.exploits[i]):
            found.append(EXPLOITS[i])
    return found
