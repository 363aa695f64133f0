"""What can be read off a player's board in the middle of a game: the signs the advice goes by.

Each is a number; what it promises in points beside those that are there already, with no time
left and more while there is time, is in weights.toml.
"""

from __future__ import annotations

from typing import Final

from ludi.games.ave_roma import scoring
from ludi.games.ave_roma.components import Box
from ludi.games.ave_roma.ids import AREA, BUILDING, COLOSSEUM, PATRON, RESOURCES, WAR
from ludi.games.ave_roma.places import (
    ABSENT,
    ACTIVE,
    BROWN,
    DENARII,
    FINAL,
    GATHERED,
    LEFT,
    LEVEL,
    NEED,
    OWNED,
    PASSED,
    PENDING,
    POLITICS,
    READY,
    STAGE,
    SURPLUS,
    TRACK,
    TRAINED,
    VALUE,
    WARS_HELD,
)
from ludi.games.ave_roma.rules.gains import level_reached
from ludi.games.ave_roma.table import Table

# In the order in which `read_signs` writes them.
SIGNS: Final = [
    "denarius",
    "spare-denarius",  # beyond what can soon be spent
    "resource",
    "same-resource",  # for each of a type, the others of it
    "surplus",
    "influence",  # a point of influence on a card, not yet spent
    "brown",  # for each level the brown cube can still lift me
    "areas",  # with a marker
    "active-patron",
    "passive-patron",
    "politics",
    "track",  # spaces of the Colosseum since the last honour
    "area-card",
    "building",
    "war",
    "same-war",  # for each of a war, the others of it
    "worker",  # not yet used in this round
    "trained-worker",
    "pending",  # a resource still to be chosen
    "owed",  # a resource still to be paid
    "area-level",  # a level in reach with the strength gathered
    "area-entered",  # the first marker in an area
]

MUCH_MONEY: Final = 14
CARDS_AHEAD: Final = 12  # area cards left when the end begins to loom
LAST_CARDS: Final = 0.1  # the time that is left until the end is certain


def time_left(table: Table) -> float:
    """From 1 down to 0: how much of the game is still to come, by the area cards left."""
    if table.city[FINAL]:
        return 0.0
    return min(1.0, LAST_CARDS + table.city[LEFT] / CARDS_AHEAD)


def points(table: Table, levels: list[list[int]], seat: int) -> float:
    """The points as things stand; money and goods that are not yet enough for one count, too."""
    board = table.boards[seat]
    box = table.box
    value = float(sum([value for _, value in scoring.items(table, levels, seat)]))
    value += board[DENARII] % box.denarii_per_point / box.denarii_per_point
    return value + scoring.goods(board) % box.goods_per_point / box.goods_per_point


def read_signs(table: Table, seat: int) -> list[float]:
    """The signs of a seat."""
    board = table.boards[seat]
    box = table.box
    money = min(board[DENARII], MUCH_MONEY)
    signs = [float(money), float(board[DENARII] - money)]
    stores = same = 0
    for resource in range(len(RESOURCES)):
        count = board[resource]
        stores += count
        same += count * (count - 1)
    signs += [float(stores), float(same), float(board[SURPLUS])]
    influence = 0
    for card in table.influence_cards(seat):
        influence += box.influence[card]
    below = areas = 0
    for area in range(5):
        level = board[LEVEL + area]
        if level != ABSENT:
            areas += 1
            below += max(0, level - table.city[BROWN + area])
    signs += [float(influence), float(below), float(areas)]
    active = board[ACTIVE].bit_count()
    passive = board[OWNED + PATRON].bit_count() - active
    signs += [float(active), float(passive), float(board[POLITICS])]
    signs.append(float(spaces_since_honour(box, board[TRACK])))
    for deck in (AREA, BUILDING, WAR):
        signs.append(float(board[OWNED + deck].bit_count()))
    same = 0
    for war in range(WARS_HELD, WARS_HELD + 6):
        same += board[war] * (board[war] - 1)
    signs.append(float(same))
    read_workers(table, board, signs)
    read_action(table, seat, signs)
    return signs


def spaces_since_honour(box: Box, space: int) -> int:
    """How many spaces of the Colosseum lie behind a marker, up to the last honour."""
    spaces = 0
    while spaces < COLOSSEUM and not box.honours[(space - spaces) % COLOSSEUM]:
        spaces += 1
    return spaces


def read_workers(table: Table, board: list[int], signs: list[float]) -> None:
    """Workers still to be placed in this round."""
    ready = trained = 0
    if not board[PASSED] and not table.city[FINAL]:
        ready = sum(board[READY : READY + 5])
        for place in range(TRAINED, TRAINED + 4):
            if board[place]:
                trained += 1
    signs += [float(ready), float(trained)]


def read_action(table: Table, seat: int, signs: list[float]) -> None:
    """Choices within an action that are still to be made."""
    act = table.act
    if not act[STAGE] or table.seat != seat:
        signs += [0.0, 0.0, 0.0, 0.0]
        return
    signs.append(float(sum(act[PENDING : PENDING + len(RESOURCES)])))
    signs.append(float(sum(act[NEED : NEED + 11])))
    in_reach = entered = 0
    if act[GATHERED]:
        area = act[VALUE] - 1
        level = table.boards[seat][LEVEL + area]
        stands = max(0, level)
        most = max(0, table.city[BROWN + area] + 2 - stands)
        in_reach = min(level_reached(table, seat, area, act[GATHERED]) - stands, most)
        entered = 1 if level == ABSENT else 0
    signs += [float(in_reach), float(entered)]
