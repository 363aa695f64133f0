"""How the advice sees the solo Emperor: what is to be done, and what can still be done."""

import pytest

from ludi.games.age_of_rome import emperor, scoring
from ludi.games.age_of_rome.advice import CaesarAdvice
from ludi.games.age_of_rome.ids import CARDS, GOODS, PROVINCES
from ludi.games.age_of_rome.sheet import MAT_SIZE, REACHED
from ludi.games.age_of_rome.table import Table
from tests.games.age_of_rome.position import BOX, GAME, player, position

ADVICE = GAME.advice
assert isinstance(ADVICE, CaesarAdvice)
HOPES = ADVICE.hopes


def cards(goods: str, count: int) -> tuple[str, ...]:
    """So many cards of one of the goods."""
    kind = GOODS.index(goods)
    found = [
        CARDS[card]
        for card in range(len(CARDS))
        if BOX.card_goods[card] == kind
        for _ in range(BOX.copies_few[card])
    ]
    return tuple(found[:count])


def draws(*hand: str, sets: int = 2) -> float:
    return emperor.draws_left(position(player(hand=hand)), sets, HOPES)


def test_a_finished_game_is_worth_its_tasks() -> None:
    for seed in range(3):
        table = GAME.new(players=1, seed=seed)
        while not table.over:
            table.play(table.legal[seed % len(table.legal)])
        assert isinstance(table, Table)
        done = len(scoring.tasks_done(table))
        assert ADVICE.evaluate(table, 0) == emperor.TASK * done
        assert not ADVICE.in_points(table), "a hint does not call this points"
    assert ADVICE.in_points(GAME.new(players=1, seed=1, solo="cassius"))


def test_cards_of_a_kind_bring_a_set_nearer() -> None:
    tools, *others = GOODS[:4]
    nothing = draws()
    one = draws(*cards(tools, 1))
    pair = draws(*cards(tools, 2))
    apart = draws(*cards(tools, 1), *cards(others[0], 1))
    three = draws(*cards(tools, 3))
    assert nothing > one > apart > pair > three
    assert draws(*cards(tools, 3), sets=1) == pytest.approx(0.2)  # it need only be laid out


def test_a_chest_stands_for_any_of_the_goods() -> None:
    tools, chest = GOODS[0], GOODS[4]
    assert draws(*cards(tools, 2), *cards(chest, 1)) == draws(*cards(tools, 3))


def test_a_medal_costs_the_levels_that_are_missing() -> None:
    military, politics, commerce, religion, agriculture = (
        sum(BOX.cost[building * 3 : building * 3 + 3]) for building in range(5)
    )
    cheapest = sorted([military, politics, commerce, religion, agriculture])
    assert emperor.cost_of_medals(position(player())) == sum(cheapest[:3])
    begun = position(player(), levels={PROVINCES[1]: {"military": 2}})
    missing = sorted([BOX.cost[2], politics, commerce, religion, agriculture])
    assert emperor.cost_of_medals(begun) == sum(missing[:3])
    one_less = position(player(), medals={"agriculture": 0})
    left = sorted([military, politics, commerce, religion])
    assert emperor.cost_of_medals(one_less) == sum(left[:2])


def test_glory_will_bring_partisans_once() -> None:
    table = position(player(partisans=1), milestones=(12, 21, 30))
    mat = [0] * MAT_SIZE
    mat[:] = table.mats[0]
    mat[REACHED] = 0
    assert [emperor.partisans_then(table, mat, glory) for glory in (4, 5, 12, 29, 30)] == [
        1,
        2,
        3,
        4,
        5,
    ]
    mat[REACHED] = 0b0011  # the fixed one and the first of the others
    assert emperor.partisans_then(table, mat, 30.0) == 3


def test_he_looks_at_the_province_where_he_acts_next() -> None:
    for seed in range(4):
        table = GAME.new(players=1, seed=seed)
        assert isinstance(table, Table)
        expected = -1
        rounds = 0
        while rounds < 4:
            if table.phase > 2:
                expected = emperor.next_province(table)
            elif expected >= 0:
                assert table.province(0) == expected
                expected = -1
                rounds += 1
            else:
                assert emperor.next_province(table) == table.province(0)
            table.play(table.legal[-1])


def test_a_place_is_of_use_while_its_task_is_open() -> None:
    """A temple helps the Pantheon; when that is complete, the same Partisans find less to do."""
    here = PROVINCES[position(player()).province(0)]
    table = position(player(partisans=2, ready=2), levels={here: {"religion": 2}})
    is_open = [True] * 7
    before = emperor.placements_to_come(table, 0, is_open, HOPES)
    is_open[emperor.PANTHEON_TASK] = False
    after = emperor.placements_to_come(table, 0, is_open, HOPES)
    assert before - after == pytest.approx(2 * (1 - HOPES.idle))
