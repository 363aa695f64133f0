"""The statistics, against values known from tables and books, and against what they promise."""

import random
from statistics import fmean

import pytest

from ludi.arena import stats
from ludi.arena.ratings import rate
from ludi.ratings import DOUBT, Z


def test_wilson_against_known_values():
    # Newcombe 1998, table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29
    for wins, games, low, high in [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ]:
        assert stats.wilson(wins, games) == pytest.approx((low, high), abs=5e-5)
    assert stats.wilson(0, 0) == (0.0, 1.0)


def test_newcombe_against_known_values():
    # Newcombe 1998 (differences), table II, method 10: 56/70 - 48/80, 9/10 - 3/10, 10/10 - 0/10
    for a, n, b, m, low, high in [
        (56, 70, 48, 80, 0.0524, 0.3339),
        (9, 10, 3, 10, 0.1705, 0.8090),
        (10, 10, 0, 10, 0.6075, 1.0000),
    ]:
        assert stats.share_difference(a, n, b, m) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("freedom", "value"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (10, 2.2281), (30, 2.0423), (1e6, 1.96)],
)
def test_student_against_the_table(freedom, value):
    assert stats.student(freedom) == pytest.approx(value, rel=2e-3)


def test_the_mean_of_a_sample():
    # 1..10: mean 5.5, s = 3.02765, t(9) = 2.26216
    low, high = stats.mean_interval(range(1, 11)) or (0, 0)
    assert (low, high) == pytest.approx((3.3341, 7.6659), abs=1e-3)
    assert stats.mean_interval([3]) is None
    assert stats.mean_interval([3, 3]) == (3, 3)


def test_welch_by_hand():
    # means 10 and 13, variances 1 and 4 of five each: se = 1, 5.882 degrees of freedom, t = 2.459
    a, b = [9, 9.5, 10, 10.5, 11], [11, 12, 13, 14, 15]
    a = [10 + (value - 10) * (1 / 0.625) ** 0.5 for value in a]
    b = [13 + (value - 13) * (4 / 2.5) ** 0.5 for value in b]
    low, high = stats.mean_difference(a, b) or (0, 0)
    assert (low, high) == pytest.approx((-3 - 2.459, -3 + 2.459), abs=5e-3)


def test_quantiles():
    assert [stats.quantile([1, 2, 3, 4], share) for share in (0, 0.25, 0.5, 1)] == [1, 1.75, 2.5, 4]


def test_anytime_against_the_beta_function():
    # 10 of 10: B(11, 1) = 1/11, so p^10 >= 0.05 / 11 stays
    low, high = stats.anytime(10, 10)
    assert high == 1.0 and low == pytest.approx((0.05 / 11) ** 0.1, abs=1e-9)
    assert stats.anytime(0, 10) == pytest.approx((0.0, 1 - low), abs=1e-9)
    assert stats.anytime(0, 0) == (0.0, 1.0)
    wide, narrow = stats.anytime(60, 100), stats.wilson(60, 100)
    assert wide[0] < narrow[0] < 0.6 < narrow[1] < wide[1]


@pytest.mark.parametrize("truth", [0.5, 0.8])
def test_anytime_holds_at_all_times(truth):
    """However often one looks, the truth is lost in at most 5 % of the runs."""
    dice = random.Random(7)
    lost = 0
    for _ in range(200):
        wins = 0
        for games in range(1, 201):
            wins += dice.random() < truth
            if not stats.is_kept(truth, wins, games, DOUBT):
                lost += 1
                break
        low, high = stats.anytime(wins, games)
        assert (low <= truth <= high) == stats.is_kept(truth, wins, games, DOUBT)
    assert lost <= 10


def test_wilson_would_not_hold_at_all_times():
    """Why there is another interval: looking after every game, Wilson's loses the truth often."""
    dice = random.Random(7)
    lost = 0
    for _ in range(200):
        wins = 0
        for games in range(1, 201):
            wins += dice.random() < 0.5
            low, high = stats.wilson(wins, games)
            if games >= 10 and not low <= 0.5 <= high:
                lost += 1
                break
    assert lost > 30


def test_ratings_find_the_order_and_know_their_doubt():
    """Players drawn from the model itself: the intervals hold the true differences."""
    dice = random.Random(3)
    truth = {"a": 20.0, "b": 25.0, "c": 30.0}
    held = 0
    widths = []
    for _ in range(20):
        games = []
        for _ in range(40):
            for a, b in (("a", "b"), ("b", "c"), ("a", "c")):
                chance = 1 / (1 + 2.718281828 ** ((truth[b] - truth[a]) / 5.8926))
                first = dice.random() < chance
                games.append({a: 1.0 if first else 2.0, b: 2.0 if first else 1.0})
        found = rate(list(truth), games)
        gap = found["c"].mean - found["a"].mean
        doubt = Z * (found["c"].doubt ** 2 + found["a"].doubt ** 2) ** 0.5
        held += abs(gap - 10) <= doubt
        widths.append(doubt)
        assert found["a"].mean < found["c"].mean
        assert found["a"].interval[0] < found["a"].mean < found["a"].interval[1]
    assert held >= 17
    assert fmean(widths) < 10


def test_a_tie_moves_nobody_and_more_than_two_can_be_rated():
    even = rate(["a", "b"], [{"a": 1.0, "b": 1.0}])
    assert even["a"].mean == pytest.approx(even["b"].mean)
    three = rate(["a", "b", "c"], [{"a": 1.0, "b": 2.0, "c": 3.0}])
    assert three["a"].mean > three["b"].mean > three["c"].mean
    assert rate(["a"], [{"a": 1.0}])["a"].mean == 25.0
