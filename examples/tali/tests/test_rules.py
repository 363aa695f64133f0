"""The rules of Tali, one by one, on positions laid by hand."""

import pytest
from ludi_tali.table import VENUS, Cup, TaliTable

import ludi
from ludi.kernel.chronicle import chronicle
from ludi.kernel.history import Heard

GAME = ludi.game("tali")
QUIET: Cup = (0, 2, 2, 0)


def laid(*cups: Cup, pool: int = 0) -> TaliTable:
    """The first player opens a round, and these tali lie under the cups."""
    table = GAME.new(players=len(cups), seed=1)
    assert isinstance(table, TaliTable)
    while table.seat != 0 or table.opener != 0 or table.again[0]:
        table.say("keep")
    table.pool += pool
    table.cups = list(cups)
    table.run()
    return table


def lifted(table: TaliTable) -> list[str]:
    """Everybody keeps; what is told when the cups are lifted."""
    told = table.listen()
    for _ in range(table.seats):
        table.say("keep")
    heard = [Heard(1, one) for one in told]
    lines = [line.sentence for line in chronicle(GAME, heard, ludi.PUBLIC, "en", ["Ada", "Numa"])]
    return [line for line in lines if "lifts" in line]


@pytest.mark.parametrize(
    ("cup", "paid"),
    [
        (QUIET, "nothing"),
        ((1, 2, 1, 0), "one denarius"),
        ((2, 0, 0, 2), "4 denarii"),
        ((4, 0, 0, 0), "4 denarii"),
    ],
)
def test_each_dog_and_each_six_costs_a_denarius(cup: Cup, paid: str) -> None:
    assert lifted(laid(cup, QUIET))[0] == f"Ada lifts the cup: {paid} to pay."


def test_a_venus_costs_nothing_and_takes_the_pool_as_it_is_then() -> None:
    table = laid((2, 1, 1, 0), VENUS, pool=5)
    before = table.purses[1]
    pool = table.pool + 2  # the dogs before her
    assert lifted(table)[1].endswith(f"Venus takes the whole pool, {pool} denarii.")
    assert table.purses[1] == before + pool - table.box.stake  # of the next round
    assert table.venuses == [0, 1]


def test_who_has_too_little_pays_what_is_left() -> None:
    table = laid((4, 0, 0, 0), QUIET)
    table.purses[0] = 3
    assert lifted(table)[0].endswith("3 denarii to pay.")
    assert table.purses[0] == 0


def test_only_tali_under_the_cup_are_thrown_again_and_twice_at_the_most() -> None:
    table = laid(QUIET, QUIET)
    with pytest.raises(ludi.IllegalAction, match="not-under-cup"):
        table.say("throw dog")
    table.say("throw three-four")
    assert table.seat == 0 and table.again == [1, 0]
    table.play(table.legal[0])
    assert table.seat == 1 and table.again == [2, 0]


def test_only_its_owner_sees_what_lies_under_a_cup() -> None:
    table = laid(QUIET, VENUS)
    assert [seat["cup"] is None for seat in table.view(0)["seats"]] == [False, True]
    assert [seat["cup"] is None for seat in table.view(ludi.PUBLIC)["seats"]] == [True, True]
    worlds = {
        table.imagine(0, ludi.Dice.seeded(seed)).dump()["pieces"]["cups"][1][0]
        for seed in range(50)
    }
    assert len(worlds) > 1
