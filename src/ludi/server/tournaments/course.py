"""How a tournament goes on: which round comes next, and who stands where. No database, no time."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from ludi.server.tournaments.pairing import (
    Past,
    Round,
    circled,
    grouped,
    paired,
    round_robin_rounds,
    seated,
    swiss_rounds,
)
from ludi.server.tournaments.standing import Game, Place, standing

SWISS: Final = "swiss"
ROUND_ROBIN: Final = "round-robin"
GROUPS: Final = "groups"
MOST_EVERYBODY: Final = 16  # players of a round robin


class Entry(NamedTuple):
    """Somebody who takes part, or did."""

    number: int
    here: bool
    group: int | None


class Course(NamedTuple):
    """All that the next round depends on."""

    format: str
    seats: int
    bots: bool
    duplicate: bool
    rounds: int
    seed: str
    entries: list[Entry]
    past: list[Round]
    games: list[Game]  # those that are over

    @property
    def here(self) -> list[int]:
        return [one.number for one in self.entries if one.here]

    @property
    def groups(self) -> list[list[int]]:
        """The players by group, those who left included."""
        number = 1 + max((one.group or 0 for one in self.entries), default=0)
        found: list[list[int]] = [[] for _ in range(number)]
        for one in self.entries:
            found[one.group or 0].append(one.number)
        return found

    def has_final(self) -> bool:
        return self.format == GROUPS


def least_players(format: str, seats: int, bots: bool) -> int:
    """With how many a tournament can begin at all."""
    if format == GROUPS:
        return 2 * seats
    return 2 if bots else seats


def most_players(format: str) -> int:
    return MOST_EVERYBODY if format == ROUND_ROBIN else 64


def rounds_of(format: str, seats: int, players: int, wanted: int | None) -> int:
    """How many rounds there will be."""
    if format == ROUND_ROBIN:
        return round_robin_rounds(players, seats)
    if format == GROUPS:
        largest = -(-players // seats)
        return round_robin_rounds(largest, seats) + 1
    return wanted or swiss_rounds(players)


def groups_of(players: int, seats: int) -> list[int]:
    """In which group each is, the strongest first: as many groups as seats at the last table."""
    found = [0] * players
    for number, group in enumerate(grouped(range(players), seats)):
        for player in group:
            found[player] = number
    return found


def next_round(course: Course, number: int) -> Round:
    """Who meets whom in a round, from 1 on."""
    dice = Random(f"{course.seed}:{number}")
    past = Past(course.past)
    if course.format == SWISS:
        order = [line.player for line in places(course)]
        here = set(course.here)
        ranked = [player for player in order if player in here]
        return paired(ranked, past, course.seats, dice, course.bots, swiss=True)
    if course.format == ROUND_ROBIN:
        everybody = [one.number for one in course.entries]
        return everybody_meets(course, everybody, number, past, dice)
    if number == course.rounds:
        return last_tables(course, past, dice)
    tables: list[list[int]] = []
    byes: list[int] = []
    for group in course.groups:
        if number <= round_robin_rounds(len(group), course.seats):
            one = everybody_meets(course, group, number, past, dice)
            tables += one.tables
            byes += one.byes
    return Round(tables, byes)


def everybody_meets(
    course: Course, roster: list[int], number: int, past: Past, dice: Random
) -> Round:
    """A round in which everybody of a roster is to meet everybody in the end."""
    here = {player for player in roster if player in set(course.here)}
    if course.seats > 2:
        return paired(sorted(here), past, course.seats, dice, course.bots)
    one = circled(roster, number, here, past, dice)
    if not course.bots:
        return one
    return Round([*one.tables, *[seated([bye], past, 2, dice) for bye in one.byes]], [])


def last_tables(course: Course, past: Past, dice: Random) -> Round:
    """The winners of the groups at the first table, the seconds at the next, and so on."""
    here = set(course.here)
    orders = [
        [line.player for line in standing(group, course.games, course.duplicate)]
        for group in course.groups
    ]
    orders = [[player for player in order if player in here] for order in orders]
    tables: list[list[int]] = []
    byes: list[int] = []
    for place in range(max(len(order) for order in orders)):
        level = [order[place] for order in orders if place < len(order)]
        if len(level) > 1:
            tables.append(seated(level, past, course.seats, dice))
        else:
            byes += level
    return Round(tables, byes)


def places(course: Course) -> list[Place]:
    """The table of results; while groups play, each has its own."""
    numbers = [one.number for one in course.entries]
    if course.format != GROUPS:
        return standing(numbers, course.games, course.duplicate)
    final = [game for game in course.games if game.round == course.rounds]
    earlier = [game for game in course.games if game.round < course.rounds]
    lines = [line for group in course.groups for line in standing(group, earlier, course.duplicate)]
    if not final:
        return lines
    return after_final(lines, final, course)


def after_final(lines: list[Place], final: list[Game], course: Course) -> list[Place]:
    """The first table of the final decides the first places, the next table the next."""
    last = course.past[-1]
    table_of = {player: at for at, table in enumerate(last.tables) for player in table}
    table_of |= {player: len(last.tables) for player in last.byes}
    rank_of = {
        player: game.ranks[seat]
        for game in final
        if game.ranks
        for seat, player in enumerate(game.players)
    }

    def key(line: Place) -> tuple[int, int]:
        at = table_of.get(line.player, len(last.tables) + 1)
        return (at, rank_of.get(line.player, 0))

    ordered = sorted(lines, key=lambda line: (*key(line), -line.points, line.player))
    found: list[Place] = []
    for at, line in enumerate(ordered, start=1):
        same = bool(found) and key(line) == key(ordered[at - 2]) and line.player in rank_of
        found.append(line._replace(place=found[-1].place if same else at))
    return found
