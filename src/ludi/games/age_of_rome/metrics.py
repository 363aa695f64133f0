"""What quests, events, tasks and exploits count: plain numbers of the position."""

from __future__ import annotations

from ludi.games.age_of_rome.ids import (
    BUILDINGS,
    COUNT_DENARII,
    COUNT_DISTINCT_SET_TYPES,
    COUNT_GLORY_TRACK,
    COUNT_GOLD_PANTHEON_PIECES,
    COUNT_GOLDEN_PANTHEON,
    COUNT_LEGIONS_IN_REGIONS,
    COUNT_LEGIONS_RECRUITED,
    COUNT_LEVEL3_BUILDINGS_IN_OWN_PROVINCE,
    COUNT_MEDAL,
    COUNT_MEDALS,
    COUNT_OWN_VOTE_AT_BOTTOM,
    COUNT_OWN_VOTE_ON_TOP,
    COUNT_PANTHEON_BASE_COMPLETE,
    COUNT_PANTHEON_COMPLETE,
    COUNT_PANTHEON_PIECES,
    COUNT_PARTISANS_RECRUITED,
    COUNT_REGIONS_DEFEATED,
    COUNT_REGIONS_SECOND,
    COUNT_REGIONS_WITH_OWN_LEGION,
    COUNT_REGIONS_WON,
    COUNT_SAME_TYPE_SETS,
    COUNT_SENATE_POINTS,
    COUNT_SETS_OF_TYPE,
    COUNT_TRADE_CARDS_IN_HAND,
    COUNT_TRADE_SETS,
    COUNT_UNCOVERED_BONUSES,
    COUNT_VENDETTA_MARKERS,
    COUNT_VOTES_IN_COLUMN,
    COUNT_VOTES_RECRUITED,
    GOLD,
    LEVELS,
    METRICS,
    MILITARY,
)
from ludi.games.age_of_rome.table import (
    AT,
    BASE,
    BASE_COMMON,
    DENARII,
    GLORY,
    LEGIONS_OUT,
    PARTISANS,
    UPPER,
    UPPER_COMMON,
    VENDETTA,
    VOTES_OUT,
    Table,
    bonuses,
)


def is_defeated(table: Table, region: int) -> bool:
    """Whether as many Legions stand in a Region as its shield demands."""
    return sum([mat[AT + region] for mat in table.mats]) >= table.box.defence[region]


def place_in(table: Table, owner: int, region: int) -> int:
    """An owner's place in a Region, from 0; -1 if it has none or shares it.

    Groups of equal strength take one place; the Military Medal lifts its owner out of a group,
    and the rest of it takes the next place.
    """
    mine = table.mats[owner][AT + region]
    if not mine:
        return -1
    victor = table.medals[MILITARY]
    stronger: set[int] = set()
    victor_shares = False
    tied = 0
    for other in range(len(table.mats)):
        legions = table.mats[other][AT + region]
        if legions > mine:
            stronger.add(legions)
        elif legions == mine and other != owner:
            if other == victor:
                victor_shares = True
            else:
                tied += 1
    place = len(stronger)
    if 0 <= victor < len(table.mats) and table.mats[victor][AT + region] > mine:
        strength = table.mats[victor][AT + region]
        alike = [1 for mat in table.mats if mat[AT + region] == strength]
        if len(alike) > 1:
            place += 1  # the medal made two places of one
    if owner == victor:
        return place
    if tied:
        return -1
    return place + 1 if victor_shares else place


def pantheon_pieces(mat: list[int]) -> int:
    return mat[BASE] + mat[UPPER] + (mat[BASE_COMMON] > 0) + (mat[UPPER_COMMON] > 0)


def set_counts(table: Table, owner: int) -> list[int]:
    """How many sets of each of the goods an owner has laid out."""
    counts = [0, 0, 0, 0]
    laid = table.laid[owner]
    for i in range(0, len(laid), 4):
        counts[laid[i]] += 1
    return counts


def senate_points(table: Table, owner: int) -> int:
    points = table.box.senate
    senate = table.senate
    return sum([points[i] for i in range(len(senate)) if senate[i] == owner])


def places_taken(table: Table, owner: int, place: int) -> int:
    """In how many defeated Regions an owner has a place alone."""
    regions = [r for r in range(3) if is_defeated(table, r)]
    return len([region for region in regions if place_in(table, owner, region) == place])


def measure(table: Table, owner: int, metric: int, of: int) -> int:
    """The number a metric has for an owner now; quests and scores are not counted here."""
    mat = table.mats[owner]
    if metric == COUNT_DENARII:
        return table.box.cassius_denarii if table.is_cassius(owner) else mat[DENARII]
    if metric == COUNT_GLORY_TRACK:
        return mat[GLORY]
    if metric == COUNT_LEGIONS_IN_REGIONS:
        return mat[AT] + mat[AT + 1] + mat[AT + 2]
    if metric == COUNT_LEGIONS_RECRUITED:
        return 7 - mat[LEGIONS_OUT]
    if metric == COUNT_REGIONS_WITH_OWN_LEGION:
        return (mat[AT] > 0) + (mat[AT + 1] > 0) + (mat[AT + 2] > 0)
    if metric == COUNT_REGIONS_DEFEATED:
        return len([region for region in range(3) if is_defeated(table, region)])
    if metric == COUNT_REGIONS_WON:
        return places_taken(table, owner, 0)
    if metric == COUNT_REGIONS_SECOND:
        return places_taken(table, owner, 1)
    if metric == COUNT_VOTES_IN_COLUMN:
        return table.senate.count(owner)
    if metric == COUNT_VOTES_RECRUITED:
        return 5 - mat[VOTES_OUT]
    if metric == COUNT_OWN_VOTE_ON_TOP:
        return 1 if table.senate and table.senate[-1] == owner else 0
    if metric == COUNT_OWN_VOTE_AT_BOTTOM:
        return 1 if table.senate and table.senate[0] == owner else 0
    if metric == COUNT_SENATE_POINTS:
        return senate_points(table, owner)
    if metric == COUNT_TRADE_CARDS_IN_HAND:
        return len(table.stock) if table.is_cassius(owner) else len(table.hands[owner])
    if metric == COUNT_TRADE_SETS:
        return table.sets_of(owner)
    if metric == COUNT_DISTINCT_SET_TYPES:
        return len([count for count in set_counts(table, owner) if count])
    if metric == COUNT_SAME_TYPE_SETS:
        return max(set_counts(table, owner))
    if metric == COUNT_SETS_OF_TYPE:
        return set_counts(table, owner)[of]
    return measure_more(table, owner, metric, of)


def measure_more(table: Table, owner: int, metric: int, of: int) -> int:
    mat = table.mats[owner]
    if metric == COUNT_PANTHEON_PIECES:
        return pantheon_pieces(mat)
    if metric == COUNT_PANTHEON_BASE_COMPLETE:
        return 1 if mat[BASE_COMMON] else 0
    if metric == COUNT_PANTHEON_COMPLETE:
        return 1 if mat[UPPER_COMMON] else 0
    if metric == COUNT_GOLD_PANTHEON_PIECES:
        return (mat[BASE_COMMON] == GOLD) + (mat[UPPER_COMMON] == GOLD)
    if metric == COUNT_GOLDEN_PANTHEON:
        return 1 if mat[BASE_COMMON] == GOLD and mat[UPPER_COMMON] == GOLD else 0
    if metric == COUNT_VENDETTA_MARKERS:
        return mat[VENDETTA]
    if metric == COUNT_UNCOVERED_BONUSES:
        return bonuses(table, owner).bit_count()
    if metric == COUNT_PARTISANS_RECRUITED:
        if table.is_cassius(owner):
            return table.box.cassius_partisans[table.era()]
        return mat[PARTISANS]
    if metric == COUNT_MEDAL:
        return 1 if table.medals[of] == owner else 0
    if metric == COUNT_MEDALS:
        return table.medals.count(owner)
    if metric == COUNT_LEVEL3_BUILDINGS_IN_OWN_PROVINCE:
        first = table.province(owner) * len(BUILDINGS)
        return table.levels[first : first + len(BUILDINGS)].count(LEVELS)
    raise ValueError(f"{METRICS[metric]} is not counted during the game")
