"""Who meets whom: line-ups, and the seats in turn.

Every deal (one seed) is played by all line-ups, each with its bots on every seat in turn, so that
nobody owes a victory to the cards or to the chair.
"""

from itertools import combinations, combinations_with_replacement, pairwise
from typing import Final

from ludi.kernel.errors import BadChoice

ROUND_ROBIN: Final = "round-robin"
LADDER: Final = "ladder"
FIELD: Final = "field"
MODES: Final = (ROUND_ROBIN, LADDER, FIELD)

Lineup = tuple[str, ...]


def lineups(mode: str, bots: list[str], players: int) -> list[Lineup]:
    """The bots that share a table, one line-up a table.

    Round robin: everybody meets everybody. Ladder: neighbours meet, the bots being named from the
    weakest to the strongest. Field: the first one meets all others. Alone: each by itself.
    """
    for place, bot in enumerate(bots):
        if bot in bots[:place]:
            raise BadChoice(f"bot '{bot}' is named twice")
    if mode != ROUND_ROBIN and (players == 1 or len(bots) < 2):
        raise BadChoice(f"--mode {mode} needs two bots and two players, or more")
    if players == 1:
        return [(bot,) for bot in bots]
    if mode == LADDER:
        return [lineup for pair in pairwise(bots) for lineup in pair_lineups(pair, players)]
    if mode == FIELD:
        return [(bots[0], *others) for others in tables_of(bots[1:], players - 1)]
    return tables_of(bots, players)


def tables_of(bots: list[str], players: int) -> list[Lineup]:
    """All tables of different bots; if they are too few, everybody and then each way to fill up."""
    if len(bots) >= players:
        return list(combinations(bots, players))
    missing = players - len(bots)
    return [(*bots, *more) for more in combinations_with_replacement(bots, missing)]


def pair_lineups(pair: tuple[str, str], players: int) -> list[Lineup]:
    """Two bots alternating around the table; if one of them sits once more, both ways."""
    alternating = [pair[seat % 2] for seat in range(players)]
    if players % 2 == 0:
        return [tuple(alternating)]
    return [tuple(alternating), tuple(pair[1 - seat % 2] for seat in range(players))]


def rotations(lineup: Lineup) -> list[Lineup]:
    """The line-up from every chair, those that would be the same game left out."""
    turned = [lineup[shift:] + lineup[:shift] for shift in range(len(lineup))]
    return list(dict.fromkeys(turned))


class Schedule:
    """All games of a tournament, numbered from 0; it has no end."""

    def __init__(self, mode: str, bots: list[str], players: int) -> None:
        self.seatings: Final = [
            seating for lineup in lineups(mode, bots, players) for seating in rotations(lineup)
        ]
        self.games_a_deal: Final = len(self.seatings)

    def deal_of(self, number: int) -> int:
        return number // self.games_a_deal

    def seating_of(self, number: int) -> list[str]:
        return list(self.seatings[number % self.games_a_deal])

    def whole_deals(self, games: int) -> int:
        """So many games, and as many more as complete the last deal."""
        return -(-games // self.games_a_deal) * self.games_a_deal
