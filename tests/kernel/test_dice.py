"""Chance: the same numbers for ever, fair enough, and independent copies."""

import copy

from ludi.kernel.dice import Dice, fresh_seed, seal


def test_known_numbers_never_change():
    dice = Dice.seeded(42)
    assert dice.state() == [2938014261, 3050485610, 2017555510, 1582126680]
    assert [dice.bits() for _ in range(4)] == [89731206, 621854368, 1451466480, 1648950766]
    assert [dice.below(6) for _ in range(12)] == [1, 0, 1, 2, 5, 0, 3, 4, 1, 3, 5, 5]
    cards = list(range(10))
    dice.shuffle(cards)
    assert cards == [5, 1, 6, 2, 7, 9, 3, 8, 4, 0]


def test_a_number_and_its_text_are_the_same_seed():
    assert Dice.seeded(42).state() == Dice.seeded("42").state()
    assert Dice.seeded(42).state() != Dice.seeded("042").state()


def test_marsaglias_own_example():
    # the first numbers of xorshift128 from the seeds of Marsaglia's paper
    dice = Dice(123456789, 362436069, 521288629, 88675123)
    assert [dice.bits() for _ in range(3)] == [3701687786, 458299110, 2500872618]


def test_below_stays_below_and_is_about_uniform():
    dice = Dice.seeded("uniform")
    for n in (1, 2, 3, 6, 7, 52):
        counts = [0] * n
        for _ in range(1000 * n):
            counts[dice.below(n)] += 1
        assert min(counts) > 800
        assert max(counts) < 1200


def test_below_is_fair_for_large_numbers():
    # without the rejection of the last, incomplete block the lower third would get half
    dice = Dice.seeded("large")
    n = 0xC0000000
    low = sum(dice.below(n) < 0x40000000 for _ in range(3000))
    assert 850 < low < 1150


def test_a_shuffle_keeps_everything_and_reaches_every_order():
    dice = Dice.seeded("shuffle")
    seen = set()
    for _ in range(200):
        cards = [1, 2, 3]
        dice.shuffle(cards)
        seen.add(tuple(cards))
    assert len(seen) == 6
    assert all(sorted(cards) == [1, 2, 3] for cards in seen)


def test_a_clone_gives_the_same_numbers_and_is_independent():
    for copied in (Dice.clone, copy.deepcopy):
        dice = Dice.seeded(7)
        twin = copied(dice)
        ahead = [twin.bits() for _ in range(5)]
        assert dice.state() == Dice.seeded(7).state()
        assert [dice.bits() for _ in range(5)] == ahead


def test_a_fork_goes_another_way_than_its_parent():
    for seed in range(20):
        dice = Dice.seeded(seed)
        fork = dice.fork()
        assert fork.state() == Dice.seeded(seed).fork().state()
        ahead = [dice.bits() for _ in range(8)]
        assert not set(ahead) & {fork.bits() for _ in range(8)}


def test_the_state_is_never_all_zero():
    for seed in range(50):
        assert any(Dice.seeded(seed).state())
        assert any(Dice.seeded(seed).fork().state())


def test_fresh_seeds_differ_and_a_seal_is_the_sha256():
    assert fresh_seed() != fresh_seed()
    assert seal("42") == seal(42)
    assert seal(42) == "73475cb40a568e8da8a045ced110137e159f890ac4da883b6b17dc651b3a8049"
