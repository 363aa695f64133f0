"""The end of the game: points, merchant bonuses, tie-breaks."""

from __future__ import annotations

from ludi.games.glory_to_rome.camp import Camp
from ludi.games.glory_to_rome.ids import STATUE, WALL
from ludi.games.glory_to_rome.table import BY_CONCESSION, BY_FORUM, Table
from ludi.kernel.table import Score


def bonuses(table: Table) -> list[int]:
    """How many merchant bonuses each seat gets: one for each material it alone has most of."""
    counts = [0] * table.seats
    for material in range(6):
        cards = [camp.vault[material] for camp in table.camps]
        most = max(cards)
        if most and cards.count(most) == 1:
            counts[cards.index(most)] += 1
    return counts


def items(table: Table, camp: Camp, bonus: int) -> list[tuple[str, int]]:
    """The lines of a player's score sheet."""
    box = table.box
    statue = box.statue_points if camp.has(STATUE) else 0
    wall = sum(camp.stockpile) // box.wall_cards_per_point if camp.has(WALL) else 0
    return [
        ("influence", camp.influence),
        ("vault", sum([camp.vault[m] * box.value[m] for m in range(6)])),
        ("bonus", bonus * box.bonus_points),
        ("statue", statue),
        ("wall", wall),
    ]


def scores(table: Table) -> list[Score]:
    """Everybody's score. Most points win, then most cards in hand, then the victory is shared.

    A winner by Forum or concession comes before all others, whatever the points.
    """
    bonus = bonuses(table)
    sheets = [items(table, camp, bonus[seat]) for seat, camp in enumerate(table.camps)]
    decided = table.ending in (BY_FORUM, BY_CONCESSION)
    keys: list[tuple[int, int, int]] = []
    for seat, camp in enumerate(table.camps):
        first = 1 if decided and seat in table.winners else 0
        total = sum([points for _, points in sheets[seat]])
        keys.append((first, total, len(camp.hand) + camp.jacks))
    ranks = [1 + len([other for other in keys if other > key]) for key in keys]
    return [
        Score(seat, sheets[seat], ranks[seat], table.over and ranks[seat] == 1)
        for seat in range(table.seats)
    ]
