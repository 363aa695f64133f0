"""How many Trade cards some sets still take, on average, for whoever draws and keeps well.

Every draw is taken as one from the whole deck. When the hand is full, the card that is missed
least makes room. The answers for all hands follow from each other: a hand takes one card more than
the mean of the hands it may become, so they are worked out together, again and again, until they
hold.
"""

from __future__ import annotations

from typing import Final

from ludi.games.age_of_rome.ids import CHESTS, JEWELS

KINDS: Final = CHESTS + 1
SIZE: Final = 3  # cards of a set
MOST: Final = 7  # cards in a hand
UNIT: Final = [1, 8, 64, 512, 4096]  # a hand as one number: up to seven cards of each kind
TURNS: Final = 40  # after which nothing changes that matters


class Draws:
    """The cards still to be drawn, by the sets still wanted and the hand."""

    def __init__(self, deck: list[int], hand: int, sets: int) -> None:
        self.hand: Final = min(hand, MOST)
        self.odds: Final = [count / max(1, sum(deck)) for count in deck]  # by kind of goods
        self.hands: Final[list[list[int]]] = []  # all there are, as numbers of each kind
        self.list_hands([], self.hand)
        # by sets; each without and with the Medal of Commerce, which makes Jewels jokers
        nothing = [0.0] * (UNIT[CHESTS] * (MOST + 1))
        self.tables: Final = [[nothing, nothing]]
        for _ in range(sets):
            last = self.tables[-1]
            self.tables.append([self.expected(last[0], False), self.expected(last[1], True)])

    def left(self, sets: int, counts: list[int], has_medal: bool) -> float:
        """For so many sets more, with so many cards of each kind in hand."""
        place = 0
        room = self.hand
        for kind in range(CHESTS, -1, -1):  # of too many cards, the best kinds count
            taken = min(counts[kind], room)
            room -= taken
            place += taken * UNIT[kind]
        return self.tables[sets][1 if has_medal else 0][place]

    def list_hands(self, begun: list[int], left: int) -> None:
        if len(begun) == KINDS:
            self.hands.append(begun)
            return
        for count in range(left + 1):
            self.list_hands([*begun, count], left - count)

    def expected(self, after: list[float], has_medal: bool) -> list[float]:
        """For every hand, the draws until a set is laid out and what comes `after` is done."""
        found = [0.0] * len(after)
        drawing: list[int] = []  # hands without a set, with room for another card
        full: list[tuple[int, list[int]]] = []  # those without room, and what each may become
        for hand in self.hands:
            place = number_of(hand)
            finished = [after[rest] for rest in rests(hand, has_medal)]
            if finished:
                found[place] = min(finished)
            elif sum(hand) < self.hand:
                drawing.append(place)
            else:
                full.append((place, [place - UNIT[kind] for kind in range(KINDS) if hand[kind]]))
        for _ in range(TURNS):
            for place, smaller in full:
                found[place] = min([found[other] for other in smaller])
            for place in drawing:
                mean = 1.0
                for kind in range(KINDS):
                    mean += self.odds[kind] * found[place + UNIT[kind]]
                found[place] = mean
        return found


def number_of(hand: list[int]) -> int:
    return sum([hand[kind] * UNIT[kind] for kind in range(KINDS)])


def rests(hand: list[int], has_medal: bool) -> list[int]:
    """The hands that are left when a set is laid out, as few jokers as possible being used."""
    found: list[int] = []
    whole = number_of(hand)
    for goods in range(CHESTS):
        real = min(SIZE, hand[goods])
        if not real:
            continue
        left = whole - real * UNIT[goods]
        missing = SIZE - real
        jewels = hand[JEWELS] if has_medal and goods != JEWELS else 0
        for used in range(min(missing, jewels) + 1):
            if missing - used <= hand[CHESTS]:
                found.append(left - used * UNIT[JEWELS] - (missing - used) * UNIT[CHESTS])
    return found
