"""Who meets whom: rounds for tables of any size. Numbers in, numbers out; nothing else is known.

Nobody meets somebody again while that can be avoided, whoever sat out least sits out next, and
everybody sits on every seat as often as on the others. With the same dice, the same rounds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from random import Random
from typing import Final, NamedTuple

BOT: Final = -1  # on a seat where no person sits
REPEATED: Final = 10_000  # what meeting again costs, against a step between two places
WITH_BOT: Final = 3_000  # and sitting with a bot again
STEPS: Final = 20_000  # of looking for pairs that have not met
TRIES: Final = 12  # of improving a division into tables


class Round(NamedTuple):
    """Players by table and seat, and those who sit out."""

    tables: list[list[int]]
    byes: list[int]


class Past:
    """What has been: who met whom how often, who sat out, and who sat where."""

    def __init__(self, rounds: Iterable[Round] = ()) -> None:
        self.met: Final[Counter[tuple[int, int]]] = Counter()
        self.byes: Final[Counter[int]] = Counter()
        self.seats: Final[Counter[tuple[int, int]]] = Counter()
        self.bots: Final[Counter[int]] = Counter()  # seats of bots at one's tables
        for one in rounds:
            self.add(one)

    def add(self, one: Round) -> None:
        self.byes.update(one.byes)
        for table in one.tables:
            people = [player for player in table if player != BOT]
            self.met.update(pair(a, b) for a, b in combinations(people, 2))
            for seat, player in enumerate(table):
                if player != BOT:
                    self.seats[player, seat] += 1
                    self.bots[player] += len(table) - len(people)

    def times(self, one: int, other: int) -> int:
        return self.met[pair(one, other)]


def pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


# ---------------------------------------------------------------- how many rounds


def round_robin_rounds(players: int, seats: int) -> int:
    """As many as it takes for everybody to have met everybody, if that works out."""
    if players < 2:
        return 0
    if seats == 2:
        return players - 1 + players % 2
    return -(-(players - 1) // (seats - 1))


def swiss_rounds(players: int) -> int:
    """As many as single out one winner among equals, three at least."""
    return max(3, (players - 1).bit_length())


# ---------------------------------------------------------------- one round


def paired(
    ranked: Sequence[int],
    past: Past,
    seats: int,
    dice: Random,
    bots: bool = False,
    swiss: bool = False,
) -> Round:
    """The next round of some players, the best first.

    With `bots`, these fill the last tables; without, those who are over sit out. In a Swiss round
    neighbours meet; else anybody does.
    """
    order = list(ranked)
    if not swiss:
        dice.shuffle(order)
    byes: list[int] = []
    if not bots and len(order) >= seats:
        byes = sitting_out(order, past, len(order) % seats)
        order = [player for player in order if player not in byes]
    if seats == 2 and len(order) % 2 == 0:
        groups = pairs(order, past) or divided(order, past, seats, dice, swiss)
    else:
        groups = divided(order, past, seats, dice, swiss)
    return Round([seated(group, past, seats, dice) for group in groups], sorted(byes))


def sitting_out(order: Sequence[int], past: Past, number: int) -> list[int]:
    """Who sat out least, and of them the last."""
    places = {player: place for place, player in enumerate(order)}
    return sorted(order, key=lambda one: (past.byes[one], -places[one]))[:number]


def pairs(order: list[int], past: Past) -> list[list[int]] | None:
    """Pairs of neighbours who have not met; None if none were found."""
    left = STEPS

    def find(rest: list[int]) -> list[list[int]] | None:
        nonlocal left
        if not rest:
            return []
        left -= 1
        if left < 0:
            return None
        first = rest[0]
        for place in range(1, len(rest)):
            if not past.times(first, rest[place]):
                more = find(rest[1:place] + rest[place + 1 :])
                if more is not None:
                    return [[first, rest[place]], *more]
        return None

    return find(order)


def divided(order: list[int], past: Past, seats: int, dice: Random, swiss: bool) -> list[list[int]]:
    """Players in groups of nearly the same size, the best division of some that were tried."""
    places = {player: place for place, player in enumerate(order)}
    best: list[list[int]] = []
    least = -1
    for number in range(TRIES):
        start = list(order)
        if number and not swiss:
            dice.shuffle(start)
        elif number:  # neighbours in another order
            start.sort(key=lambda one: places[one] + dice.uniform(0, number))
        groups = improved(dealt(start, seats), past, seats, places if swiss else {})
        cost = sum(cost_of(group, past, seats, places if swiss else {}) for group in groups)
        if least < 0 or cost < least:
            best, least = groups, cost
    return best


def dealt(order: list[int], seats: int) -> list[list[int]]:
    """Groups of neighbours; where bots have to fill seats, no table has many more than another."""
    number = -(-len(order) // seats)
    size, more = divmod(len(order), max(1, number))
    groups: list[list[int]] = []
    at = 0
    for group in range(number):
        end = at + size + (group < more)
        groups.append(order[at:end])
        at = end
    return groups


def improved(
    groups: list[list[int]], past: Past, seats: int, places: dict[int, int]
) -> list[list[int]]:
    """Let players change places as long as something is gained by it."""
    groups = [list(group) for group in groups]
    costs = [cost_of(group, past, seats, places) for group in groups]
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(groups)), 2):
            for a in range(len(groups[one])):
                for b in range(len(groups[other])):
                    here, there = groups[one], groups[other]
                    here[a], there[b] = there[b], here[a]
                    new = (
                        cost_of(here, past, seats, places),
                        cost_of(there, past, seats, places),
                    )
                    if sum(new) < costs[one] + costs[other]:
                        costs[one], costs[other] = new
                        better = True
                    else:
                        here[a], there[b] = there[b], here[a]
    return groups


def cost_of(group: list[int], past: Past, seats: int, places: dict[int, int]) -> int:
    """How bad it would be if these met: again, with bots again, or far apart."""
    cost = 0
    for one, other in combinations(group, 2):
        cost += REPEATED * past.times(one, other) ** 2
        cost += (places.get(one, 0) - places.get(other, 0)) ** 2
    bots = seats - len(group)
    if bots:
        cost += WITH_BOT * bots * sum(past.bots[one] for one in group)
    return cost


def seated(group: list[int], past: Past, seats: int, dice: Random) -> list[int]:
    """Everybody where they sat least; bots take what is left."""
    filled = [*group, *[BOT] * (seats - len(group))]
    dice.shuffle(filled)

    def cost(order: Iterable[int]) -> int:
        return sum(
            2 * past.seats[player, seat] + 1 + past.seats[player, seat] ** 2
            for seat, player in enumerate(order)
            if player != BOT
        )

    return list(min(permutations(filled), key=cost))


# ---------------------------------------------------------------- everybody against everybody


def circled(roster: Sequence[int], number: int, here: set[int], past: Past, dice: Random) -> Round:
    """Round `number` (from 1 on) in which everybody meets everybody once, two at a table.

    `roster` stays the same for all rounds, whoever leaves: only who is `here` plays.
    """
    ring = [*roster, *([BOT] if len(roster) % 2 else [])]
    fixed, rest = ring[0], ring[1:]
    turn = (number - 1) % max(1, len(rest))
    rest = rest[turn:] + rest[:turn]
    around = [fixed, *rest]
    tables: list[list[int]] = []
    byes: list[int] = []
    for one, other in zip(around[: len(around) // 2], reversed(around), strict=False):
        there = [player for player in (one, other) if player in here]
        if len(there) == 2:
            tables.append(seated(there, past, 2, dice))
        else:
            byes += there
    return Round(tables, sorted(byes))


# ---------------------------------------------------------------- groups


def grouped(ranked: Sequence[int], number: int) -> list[list[int]]:
    """Groups of about the same strength: dealt out to and fro."""
    groups: list[list[int]] = [[] for _ in range(number)]
    for place, player in enumerate(ranked):
        turn, at = divmod(place, number)
        groups[at if turn % 2 == 0 else number - 1 - at].append(player)
    return groups
