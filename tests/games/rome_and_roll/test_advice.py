"""What a bot thinks ahead: within the turn, and no longer than it may."""

import pytest

import ludi
from ludi.bots.search import SearchBot
from ludi.games.rome_and_roll.advice import (
    FEW_LOOKS,
    MOST_LOOKS,
    NARROW,
    WIDE,
    Look,
    RollAdvice,
    Worth,
    begins,
    evaluate,
)
from ludi.games.rome_and_roll.outlook import rounds_left
from ludi.games.rome_and_roll.sheet import ACTIVE, CHARACTER, COINS, FINAL, NERO, ROUND
from ludi.games.rome_and_roll.table import Table

GAME = ludi.game("rome-and-roll")
WORTH = Worth(GAME.advice.weights())
OVERSHOOT = 40  # choices that were begun when it had seen enough


def turns(seed: str, count: int) -> list[Table]:
    """Positions in which somebody is asked something in their own turn."""
    table = GAME.new(2, seed)
    assert isinstance(table, Table)
    dice = ludi.Dice.seeded(seed)
    found: list[Table] = []
    while not table.over and len(found) < count:
        if table.turn[ACTIVE] == table.seat:
            found.append(table.clone())
        table.play(table.legal[dice.below(len(table.legal))])
    return found


@pytest.mark.parametrize(("most", "width"), [(MOST_LOOKS, WIDE), (FEW_LOOKS, NARROW)])
def test_a_look_ahead_finds_something_and_comes_to_an_end(
    most: int, width: tuple[int, int, int]
) -> None:
    better = 0
    for table in turns("look", 60):
        seat = table.seat
        look = Look(seat, table, WORTH, most)
        look.go(table, width)
        better += look.value > evaluate(table, seat, WORTH, rounds_left(table))
        assert look.value == evaluate(look.position, seat, WORTH, rounds_left(look.position))
        assert -OVERSHOOT <= look.left <= most
    assert better > 10


def test_who_has_looked_enough_takes_the_position_as_it_is() -> None:
    for table in turns("enough", 20):
        look = Look(table.seat, table, WORTH, 0)
        look.go(table, WIDE)
        assert look.position is table
        assert look.value == evaluate(table, table.seat, WORTH, rounds_left(table))


def test_what_begins_something_is_worth_what_follows_and_the_rest_what_it_brings() -> None:
    advice = GAME.advice
    followed = 0
    for table in turns("begins", 40):
        for action in table.legal:
            expected = advice.expect(table, table.seat, action)
            foreseen = advice.foresee(table, table.seat, action)
            if begins(table, table.seat, action):
                followed += foreseen > expected
            else:
                assert foreseen == expected
    assert followed > 10


def test_a_brief_look_mostly_sees_less() -> None:
    advice = GAME.advice
    assert isinstance(advice, RollAdvice)
    less = more = 0
    for table in turns("brief", 40):
        seat = table.seat
        for action in table.legal:
            if begins(table, seat, action):
                end = advice.lead_on(table, seat, [action])
                brief = evaluate(end, seat, advice.worth_of(table), rounds_left(end))
                long = advice.foresee(table, seat, action)
                less += brief < long
                more += brief > long  # other choices were tried
    assert less > 3 * more


def test_the_best_of_some_actions_is_followed_and_the_table_left_alone() -> None:
    advice = GAME.advice
    further = 0
    for table in turns("lead", 40):
        seat = table.seat
        before = table.dump()
        led = advice.lead_on(table, seat, table.legal)
        assert table.dump() == before
        assert led.dump() != before
        once = [advice.lead_on(table, seat, [action]).dump() for action in table.legal]
        assert led.dump() in once
        steps = [table.clone() for _ in table.legal]
        for step, action in zip(steps, table.legal, strict=True):
            step.play(action)
        further += led.dump() not in [step.dump() for step in steps]
    assert further > 10  # the rest of a turn comes with what begins it


def test_a_search_does_not_look_beyond_the_round() -> None:
    table = turns("round", 30)[-1]
    bot = SearchBot("round", 1)
    advice = GAME.advice
    world = table.clone()
    bot.stretch = advice.stretch(world, world.seat)
    end = bot.play_on(world, world.seat, 1000, advice)
    assert isinstance(end, Table)
    assert end.board[ROUND] == table.board[ROUND] + 1 or end.over


def test_the_end_is_seen_in_the_position_not_in_the_round_alone() -> None:
    table = GAME.new(2, "end")
    assert isinstance(table, Table)
    while table.board[ROUND] < 5:
        table.play(table.legal[-1])
    slow, fast = table.clone(), table.clone()
    for twin, near in ((slow, 0), (fast, 1)):
        for sheet in twin.sheets:
            for track, blue in enumerate(twin.box.blue_boxes[sheet[CHARACTER]]):
                sheet[COINS + track] = near * (blue - 1)
    assert rounds_left(slow) > rounds_left(fast) + 1
    fast.board[NERO] = len(fast.law.nero)
    assert rounds_left(fast) == 1.0
    fast.board[FINAL] = 1
    assert rounds_left(fast) == 0.0
