"""What quests, events, tasks and exploits count: plain numbers of the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludi.games.age_of_rome.ids import BUILDINGS, GOLD, LEVELS, METRICS, MILITARY, REGIONS
from ludi.games.age_of_rome.sheet import (
    AT,
    BASE,
    BASE_COMMON,
    DENARII,
    GLORY,
    LEGIONS,
    PARTISANS,
    UPPER,
    UPPER_COMMON,
    VENDETTA,
    VOTES,
)
from ludi.games.age_of_rome.table import Table, bonuses


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
    regions = [r for r in range(len(REGIONS)) if is_defeated(table, r)]
    return len([region for region in regions if place_in(table, owner, region) == place])


# ---------------------------------------------------------------- the metrics, by their names


def denarii(table: Table, owner: int, of: int) -> int:
    return table.box.cassius_denarii if table.is_cassius(owner) else table.mats[owner][DENARII]


def glory_track(table: Table, owner: int, of: int) -> int:
    return table.mats[owner][GLORY]


def legions_in_regions(table: Table, owner: int, of: int) -> int:
    mat = table.mats[owner]
    return mat[AT] + mat[AT + 1] + mat[AT + 2]


def legions_recruited(table: Table, owner: int, of: int) -> int:
    return table.mats[owner][LEGIONS] + legions_in_regions(table, owner, of)


def regions_with_own_legion(table: Table, owner: int, of: int) -> int:
    mat = table.mats[owner]
    return (mat[AT] > 0) + (mat[AT + 1] > 0) + (mat[AT + 2] > 0)


def regions_defeated(table: Table, owner: int, of: int) -> int:
    return len([region for region in range(len(REGIONS)) if is_defeated(table, region)])


def regions_won(table: Table, owner: int, of: int) -> int:
    return places_taken(table, owner, 0)


def regions_second(table: Table, owner: int, of: int) -> int:
    return places_taken(table, owner, 1)


def votes_in_column(table: Table, owner: int, of: int) -> int:
    return table.senate.count(owner)


def votes_recruited(table: Table, owner: int, of: int) -> int:
    return table.mats[owner][VOTES] + table.senate.count(owner)


def own_vote_on_top(table: Table, owner: int, of: int) -> int:
    return 1 if table.senate and table.senate[-1] == owner else 0


def own_vote_at_bottom(table: Table, owner: int, of: int) -> int:
    return 1 if table.senate and table.senate[0] == owner else 0


def points_in_senate(table: Table, owner: int, of: int) -> int:
    return senate_points(table, owner)


def trade_cards_in_hand(table: Table, owner: int, of: int) -> int:
    return len(table.stock) if table.is_cassius(owner) else len(table.hands[owner])


def trade_sets(table: Table, owner: int, of: int) -> int:
    return table.sets_of(owner)


def distinct_set_types(table: Table, owner: int, of: int) -> int:
    return len([count for count in set_counts(table, owner) if count])


def same_type_sets(table: Table, owner: int, of: int) -> int:
    return max(set_counts(table, owner))


def sets_of_type(table: Table, owner: int, of: int) -> int:
    return set_counts(table, owner)[of]


def pieces_of_pantheon(table: Table, owner: int, of: int) -> int:
    return pantheon_pieces(table.mats[owner])


def pantheon_base_complete(table: Table, owner: int, of: int) -> int:
    return 1 if table.mats[owner][BASE_COMMON] else 0


def pantheon_complete(table: Table, owner: int, of: int) -> int:
    return 1 if table.mats[owner][UPPER_COMMON] else 0


def gold_pantheon_pieces(table: Table, owner: int, of: int) -> int:
    mat = table.mats[owner]
    return (mat[BASE_COMMON] == GOLD) + (mat[UPPER_COMMON] == GOLD)


def golden_pantheon(table: Table, owner: int, of: int) -> int:
    return 1 if gold_pantheon_pieces(table, owner, of) == 2 else 0


def vendetta_markers(table: Table, owner: int, of: int) -> int:
    return table.mats[owner][VENDETTA]


def uncovered_bonuses(table: Table, owner: int, of: int) -> int:
    return bonuses(table, owner).bit_count()


def partisans_recruited(table: Table, owner: int, of: int) -> int:
    if table.is_cassius(owner):
        return table.box.cassius_partisans[table.era()]
    return table.mats[owner][PARTISANS]


def medal(table: Table, owner: int, of: int) -> int:
    return 1 if table.medals[of] == owner else 0


def medals(table: Table, owner: int, of: int) -> int:
    return table.medals.count(owner)


def level3_buildings_in_own_province(table: Table, owner: int, of: int) -> int:
    first = table.province(owner) * len(BUILDINGS)
    return table.levels[first : first + len(BUILDINGS)].count(LEVELS)


def not_in_the_game(table: Table, owner: int, of: int) -> int:
    raise ValueError("Quests completed and final scores are counted by the score sheet alone")


COUNTED: Final[dict[str, Callable[[Table, int, int], int]]] = {
    "denarii": denarii,
    "glory_track": glory_track,
    "legions_in_regions": legions_in_regions,
    "legions_recruited": legions_recruited,
    "regions_with_own_legion": regions_with_own_legion,
    "regions_defeated": regions_defeated,
    "regions_won": regions_won,
    "regions_second": regions_second,
    "votes_in_column": votes_in_column,
    "votes_recruited": votes_recruited,
    "own_vote_on_top": own_vote_on_top,
    "own_vote_at_bottom": own_vote_at_bottom,
    "senate_points": points_in_senate,
    "trade_cards_in_hand": trade_cards_in_hand,
    "trade_sets": trade_sets,
    "distinct_set_types": distinct_set_types,
    "same_type_sets": same_type_sets,
    "sets_of_type": sets_of_type,
    "pantheon_pieces": pieces_of_pantheon,
    "pantheon_base_complete": pantheon_base_complete,
    "pantheon_complete": pantheon_complete,
    "gold_pantheon_pieces": gold_pantheon_pieces,
    "golden_pantheon": golden_pantheon,
    "vendetta_markers": vendetta_markers,
    "uncovered_bonuses": uncovered_bonuses,
    "partisans_recruited": partisans_recruited,
    "medal": medal,
    "medals": medals,
    "level3_buildings_in_own_province": level3_buildings_in_own_province,
}
BY_METRIC: Final = [COUNTED.get(metric, not_in_the_game) for metric in METRICS]


def measure(table: Table, owner: int, metric: int, of: int) -> int:
    """The number a metric has for an owner now; quests and scores are not counted here."""
    return BY_METRIC[metric](table, owner, of)
