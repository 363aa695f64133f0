"""Who stands where: points, then how strong one's opponents were, then by how much one was better.

A table gives its first 1 point and its last 0; who shares a rank shares what it is worth. To sit
out is worth half a point.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from ludi.server.tournaments.pairing import BOT

BYE: Final = Fraction(1, 2)


class Game(NamedTuple):
    """A table that is over; or, with one player and no ranks, somebody who sat out."""

    round: int
    players: list[int]  # by seat
    ranks: list[int]  # by seat; none if it does not count, or nobody played
    totals: list[int]  # by seat

    @property
    def is_bye(self) -> bool:
        return len(self.players) == 1


class Place(NamedTuple):
    """A line of the table of results. Who is equal in everything shares a place."""

    place: int
    player: int
    points: Fraction
    opponents: Fraction
    margin: Fraction
    games: int
    first: int


def points_in(game: Game) -> list[Fraction]:
    """What every seat gets."""
    if game.is_bye:
        return [BYE]
    if not game.ranks:  # it could not be played to its end: that is nobody's fault
        return [BYE] * len(game.players)
    others = len(game.ranks) - 1
    return [
        Fraction(
            2 * sum(other > rank for other in game.ranks)
            + sum(other == rank for other in game.ranks)
            - 1,
            2 * others,
        )
        for rank in game.ranks
    ]


def margins_in(games: Sequence[Game], duplicate: bool) -> dict[tuple[int, int], Fraction]:
    """By round and player: how much better than the average at the same table.

    Where all tables of a round had the same deal: than the average on the same seat.
    """
    found: dict[tuple[int, int], Fraction] = {}
    for game in games:
        if not game.totals:
            continue
        alike = [one for one in games if one.round == game.round and one.totals]
        by_seat = duplicate and len(alike) > 1
        for seat, player in enumerate(game.players):
            same = [one.totals[seat] for one in alike] if by_seat else game.totals
            found[game.round, player] = game.totals[seat] - Fraction(sum(same), len(same))
    return found


def standing(players: Sequence[int], games: Sequence[Game], duplicate: bool = False) -> list[Place]:
    """All players, the best first."""
    points = dict.fromkeys(players, Fraction(0))
    met: dict[int, list[int]] = {player: [] for player in players}
    played = dict.fromkeys(players, 0)
    first = dict.fromkeys(players, 0)
    for game in games:
        for seat, (player, gained) in enumerate(zip(game.players, points_in(game), strict=True)):
            if player == BOT or player not in points:
                continue
            points[player] += gained
            if not game.is_bye:
                played[player] += 1
                met[player] += [one for one in game.players if one not in (player, BOT)]
                first[player] += bool(game.ranks) and game.ranks[seat] == 1
    margins = dict.fromkeys(players, Fraction(0))
    for (_, player), margin in margins_in(games, duplicate).items():
        if player in margins:
            margins[player] += margin
    strength = {
        player: sum((points.get(one, Fraction(0)) for one in met[player]), Fraction(0))
        for player in players
    }

    def worth(player: int) -> tuple[Fraction, Fraction, Fraction]:
        return (points[player], strength[player], margins[player])

    order = sorted(players, key=lambda player: (*[-one for one in worth(player)], player))
    found: list[Place] = []
    for at, player in enumerate(order, start=1):
        same = bool(found) and worth(player) == worth(found[-1].player)
        place = found[-1].place if same else at
        line = (player, *worth(player), played[player], first[player])
        found.append(Place(place, *line))
    return found
