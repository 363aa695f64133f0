"""What a game is worth to its seats, for learners."""

from __future__ import annotations

from typing import Final

from ludi.kernel.errors import BadChoice
from ludi.kernel.table import Score, Table

RANK: Final = "rank"
MARGIN: Final = "margin"
WIN: Final = "win"
DENSE: Final = "dense"
REWARDS: Final = (RANK, MARGIN, WIN, DENSE)
ILLEGAL: Final = -1.0  # the reward of an illegal action, which ends the game


def reward_scheme(name: str, players: int) -> str:
    """One of REWARDS; "" stands for the usual one: points for one player, places for several."""
    if not name:
        return MARGIN if players == 1 else RANK
    if name not in REWARDS:
        raise BadChoice(f"rewards: '{name}' is not one of {', '.join(REWARDS)}")
    return name


def rewards_of(scores: list[Score], scheme: str) -> list[float]:
    """What a finished game is worth to each seat.

    "rank": from 1 for the first to -1 for the last, who tie share their places; alone, 1 for a
    victory and -1 for a defeat. "win": 1 for the winner, who tie share it; alone, 1 for a victory.
    "margin" (and the sum of "dense"): points ahead of the best of the others; alone, points.
    """
    if scheme in (MARGIN, DENSE):
        return margins(scores)
    count = len(scores)
    if scheme == WIN:
        winners = sum([score.won for score in scores])
        return [1.0 / winners if score.won else 0.0 for score in scores]
    if count == 1:
        return [1.0 if scores[0].won else -1.0]
    ranks = [score.rank for score in scores]
    rewards: list[float] = []
    for rank in ranks:
        place = rank + (ranks.count(rank) - 1) / 2.0  # the middle of the places shared
        rewards.append(1.0 - 2.0 * (place - 1.0) / (count - 1.0))
    return rewards


def margins(scores: list[Score]) -> list[float]:
    """How many points each seat is ahead of the best of the others; alone, the points."""
    if len(scores) == 1:
        return [float(scores[0].total)]
    return [float(margin(scores, seat)) for seat in range(len(scores))]


def margin(scores: list[Score], seat: int) -> int:
    """How many points a seat is ahead of the best of the others."""
    others = [score.total for score in scores if score.seat != seat]
    return scores[seat].total - max(others)


class Standing:
    """How the seats of a table stood when they were last rewarded, for rewards as they come."""

    def __init__(self) -> None:
        self.margins: list[float] = []

    def begin(self, table: Table) -> None:
        """Start from a table at the beginning of its game."""
        self.margins = margins(table.scores())

    def change(self, table: Table) -> list[float]:
        """What each seat has won or lost since."""
        now = margins(table.scores())
        change = [now[seat] - before for seat, before in enumerate(self.margins)]
        self.margins = now
        return change
