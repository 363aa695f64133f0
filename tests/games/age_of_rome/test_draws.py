"""How many cards sets still take: what can be worked out by hand, and by drawing."""

import pytest

from ludi.games.age_of_rome.draws import KINDS, UNIT, Draws, number_of
from ludi.games.age_of_rome.ids import CHESTS, JEWELS
from ludi.kernel.dice import Dice
from tests.games.age_of_rome.position import BOX

EMPTY = [0] * KINDS
TOOLS, WEAPONS = 0, 1


def hand(**counts: int) -> list[int]:
    names = ["tools", "weapons", "clothes", "jewels", "chests"]
    return [counts.get(name, 0) for name in names]


def test_with_one_kind_of_goods_every_card_counts() -> None:
    draws = Draws(hand(tools=8), 5, 2)
    assert [draws.left(sets, EMPTY, False) for sets in (0, 1, 2)] == [0, 3, 6]
    assert draws.left(2, hand(tools=2), False) == 4


def test_with_two_kinds_it_is_a_series_of_three_to_win() -> None:
    draws = Draws(hand(tools=5, weapons=5), 5, 1)
    assert draws.left(1, EMPTY, False) == pytest.approx(3 / 4 + 4 * 3 / 8 + 5 * 3 / 8)


def test_a_set_in_hand_takes_no_more_cards() -> None:
    draws = BOX.draws
    assert draws.left(1, hand(clothes=3), False) == 0
    assert draws.left(1, hand(clothes=1, chests=2), False) == 0
    assert draws.left(1, hand(chests=3), False) > 0  # one real card is needed
    assert draws.left(2, hand(clothes=3), False) == draws.left(1, EMPTY, False)


def test_with_the_medal_of_commerce_jewels_are_jokers() -> None:
    draws = BOX.draws
    assert draws.left(1, hand(tools=1, jewels=2), True) == 0
    assert draws.left(1, hand(tools=1, jewels=2), False) > 0
    assert draws.left(1, hand(jewels=2, tools=1, chests=1), False) == 0
    for cards in draws.hands:
        assert draws.left(2, cards, True) <= draws.left(2, cards, False)


def test_another_card_never_makes_it_longer() -> None:
    draws = BOX.draws
    for cards in draws.hands:
        if sum(cards) < draws.hand:
            for kind in range(KINDS):
                more = cards[:]
                more[kind] += 1
                for sets in (1, 2):
                    less = draws.left(sets, more, False)
                    assert less <= draws.left(sets, cards, False) + 1e-9


def test_of_too_many_cards_the_best_kinds_count() -> None:
    draws = BOX.draws
    assert draws.left(1, hand(tools=9), False) == draws.left(1, hand(tools=5), False)
    full = hand(tools=2, weapons=2, jewels=2, chests=1)
    kept = hand(weapons=2, jewels=2, chests=1)
    assert draws.left(2, full, False) == draws.left(2, kept, False)


def test_it_is_what_drawing_takes() -> None:
    """Draw one set after another, keeping what the numbers advise."""
    draws = BOX.draws
    dice = Dice.seeded("drawing")
    deck = [kind for kind in range(KINDS) for _ in range(round(draws.odds[kind] * 30))]
    assert len(deck) == 30 and deck.count(CHESTS) == 3 and deck.count(JEWELS) == 6
    table = draws.tables[1][0]
    games = 3000
    drawn = 0
    for _ in range(games):
        cards = EMPTY[:]
        while table[number_of(cards)] > 0:
            if sum(cards) == draws.hand:
                held = [kind for kind in range(KINDS) if cards[kind]]
                place = number_of(cards)
                cards[min(held, key=lambda kind: table[place - UNIT[kind]])] -= 1
            cards[deck[dice.below(len(deck))]] += 1
            drawn += 1
    assert drawn / games == pytest.approx(draws.left(1, EMPTY, False), abs=0.1)
