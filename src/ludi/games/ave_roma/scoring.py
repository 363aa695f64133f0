"""The end of the game: money, goods, patrons, politics, areas, tie-breaks."""

from __future__ import annotations

from ludi.games.ave_roma.components import Box
from ludi.games.ave_roma.ids import (
    AREA_LEVEL,
    BUILDING,
    DECK_SIZE,
    DECKS,
    DOUBLE_OTHER,
    FIRST_IN_AREA,
    ICONS,
    PATRON,
    PER_ACTIVE_PATRON,
    PER_AREA_PRESENT,
    PER_CARD_TYPE,
    PER_DUAL_CARD,
    PER_ICON_PAIR,
    PER_ICON_SET,
    PER_POLITICS,
    PER_RESOURCE,
    PER_TWO_BASIC,
    RESOURCES,
    WAR,
)
from ludi.games.ave_roma.rules.ending import adjusted
from ludi.games.ave_roma.sheet import (
    ABSENT,
    ACTIVE,
    COPIED,
    DENARII,
    OWNED,
    POINTS,
    POLITICS,
    SURPLUS,
)
from ludi.games.ave_roma.table import Table
from ludi.kernel.table import Score

TYPES = len(RESOURCES)


def goods(board: list[int]) -> int:
    """Basic resources and surplus together."""
    return sum(board[:TYPES]) + board[SURPLUS]


def side(table: Table) -> int:
    """Which side of the scoring card is used: few players (2 or 3) or many."""
    return 0 if table.seats <= 3 else 1


# ---------------------------------------------------------------- areas


def levels_of(table: Table) -> list[list[int]]:
    """By area, the levels of all seats as they will be scored."""
    return [adjusted(table, area) for area in range(5)]


def area_points(table: Table, levels: list[list[int]], seat: int) -> int:
    """The points of a seat's markers; none where it has no marker."""
    points = table.box.area_points[side(table)]
    return sum([points[area[seat]] for area in levels if area[seat] != ABSENT])


def areas_led(levels: list[list[int]], seat: int) -> int:
    """In how many areas nobody else stands as high."""
    count = 0
    for area in levels:
        if area[seat] != ABSENT:
            others = [area[other] for other in range(len(area)) if other != seat]
            if max(others) < area[seat]:
                count += 1
    return count


# ---------------------------------------------------------------- patrons


def icon_counts(table: Table, seat: int) -> list[int]:
    """How often each icon is on a seat's cards of all four kinds."""
    board = table.boards[seat]
    bits = table.roma.icon_bits
    return [
        sum([(board[OWNED + deck] & bits[icon][deck]).bit_count() for deck in range(len(DECKS))])
        for icon in range(len(ICONS))
    ]


def dual_cards(box: Box, board: list[int]) -> int:
    """Buildings and wars that show both points and influence."""
    count = 0
    for deck in (BUILDING, WAR):
        for number in range(DECK_SIZE):
            card = deck * DECK_SIZE + number
            if board[OWNED + deck] >> number & 1 and box.points[card] and box.influence[card]:
                count += 1
    return count


def patron_points(table: Table, levels: list[list[int]], seat: int, patron: int) -> int:
    """The end bonus of one patron; raises were carried out before and count nothing."""
    box = table.box
    board = table.boards[seat]
    bonus = box.bonus[patron]
    of = box.of[patron]
    if bonus == PER_POLITICS:
        return board[POLITICS]
    if bonus == PER_ACTIVE_PATRON:
        return board[ACTIVE].bit_count()
    if bonus == FIRST_IN_AREA:
        return areas_led(levels, seat) * box.first_in_area[side(table)]
    if bonus == AREA_LEVEL:
        return max([0] + [area[seat] for area in levels])
    if bonus == PER_AREA_PRESENT:
        return len([1 for area in levels if area[seat] != ABSENT])
    if bonus == PER_DUAL_CARD:
        return dual_cards(box, board)
    if bonus == PER_ICON_SET:
        return min(icon_counts(table, seat)) * box.icon_set
    if bonus == PER_ICON_PAIR:
        return icon_counts(table, seat)[of[0]] // 2 * box.icon_pair
    if bonus == PER_TWO_BASIC:
        return sum(board[:TYPES]) // box.basic_per_point
    if bonus == PER_RESOURCE:
        return sum([board[resource] for resource in of])
    if bonus == PER_CARD_TYPE:
        return board[OWNED + of[0]].bit_count()
    return 0


def all_patrons(table: Table, levels: list[list[int]], seat: int) -> list[tuple[int, int]]:
    """Every patron of a seat with its points; one that copies has those of the best other."""
    owned = table.boards[seat][OWNED + PATRON]
    box = table.box
    found: list[tuple[int, int]] = []
    best = 0
    for patron in range(owned.bit_length()):
        if owned >> patron & 1:
            points = patron_points(table, levels, seat, patron)
            best = max(best, points)
            found.append((patron, points))
    copies = 1 if table.boards[seat][COPIED] else 0
    for i, (patron, _) in enumerate(found):
        if box.bonus[patron] == DOUBLE_OTHER:
            if copies:
                copies = 0
            else:
                found[i] = (patron, best)
    return found


# ---------------------------------------------------------------- the score sheet


def items(table: Table, levels: list[list[int]], seat: int) -> list[tuple[str, int]]:
    """The lines of a player's score sheet, in the order of scoring."""
    box = table.box
    board = table.boards[seat]
    return [
        ("track", board[POINTS]),
        ("money", board[DENARII] // box.denarii_per_point),
        ("goods", goods(board) // box.goods_per_point),
        ("patrons", sum([points for _, points in all_patrons(table, levels, seat)])),
        ("politics", box.politics_points[board[POLITICS]]),
        ("areas", area_points(table, levels, seat)),
    ]


def total(table: Table, seat: int) -> int:
    return sum([points for _, points in items(table, levels_of(table), seat)])


def scores(table: Table) -> list[Score]:
    """Most points win; then most money, then most goods, then the victory is shared."""
    levels = levels_of(table)
    sheets = [items(table, levels, seat) for seat in range(table.seats)]
    keys: list[tuple[int, int, int]] = []
    for seat, board in enumerate(table.boards):
        points = sum([value for _, value in sheets[seat]])
        keys.append((points, board[DENARII], goods(board)))
    ranks = [1 + len([other for other in keys if other > key]) for key in keys]
    return [
        Score(seat, sheets[seat], ranks[seat], table.over and ranks[seat] == 1)
        for seat in range(table.seats)
    ]
