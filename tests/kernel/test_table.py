"""The table: the agenda, the lanes, what may be said and what is refused."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludi.kernel.dice import Dice
from ludi.kernel.errors import IllegalAction
from ludi.kernel.table import changed, perft
from tests.kernel.toy import (
    CLAIM,
    GIVE,
    GIVE_BACK,
    KEEP,
    MORRA,
    RESIGN,
    SHOW,
    THANK,
    WALK_OUT,
    MorraTable,
    play_at_random,
)

ONE, TWO, THREE = (SHOW.code(kind) for kind in range(3))


def loaded(fingers: int) -> list[int]:
    """The state of a die that is about to show one (0), two or three fingers."""
    return next(
        Dice.seeded(seed).state() for seed in range(99) if Dice.seeded(seed).below(3) == fingers
    )


def position(players: int = 2, die: int = 0, **pieces: Any) -> MorraTable:
    """A table about to begin its last round, with some pieces and the die as given."""
    dump = MORRA.new(players, seed=1).dump()
    dump["dice"] = loaded(die)
    dump["agenda"], dump["lanes"] = [["Begin", 0]], []
    dump["pieces"].update({"rounds": 1, "hands": [[0, 1]] * players})
    dump["pieces"].update(pieces)
    table = MORRA.load(dump)
    assert isinstance(table, MorraTable)
    return table


def steps(table: MorraTable) -> list[str]:
    return [type(step).__name__ for step in table.agenda]


# -------------------------------------------------------------------- the agenda


def test_the_top_of_the_agenda_happens_first():
    table = position()
    assert steps(table) == ["Begin", "Roll"]  # Roll comes when the lanes are done, then Begin


def test_claims_come_one_seat_after_the_other():
    table = position(3, die=1, hands=[[1], [0], [1]], coins=[0, 0, 0])
    assert table.deciders == [0]
    assert table.legal_for(2) == []
    for seat in (0, 2):
        assert (table.seat, table.legal) == (seat, [CLAIM.code(0), CLAIM.code(1)])
        table.play(CLAIM.code(1))
    assert table.points == [3, 0, 3]
    assert table.over


def test_a_single_option_is_taken_unasked():
    table = position(hands=[[2], [0, 1]], coins=[0, 0])
    assert table.shown == [2, -1]
    assert table.hands[0] == []
    assert table.deciders == [1]


def test_a_game_can_go_to_its_end_without_a_question():
    table = position(die=2, hands=[[0], [1]], coins=[0, 0])
    assert table.over
    assert table.shown == [0, 1]
    assert table.legal == table.deciders == table.legal_for(0) == []


# -------------------------------------------------------------------- lanes


def test_lanes_are_played_in_any_order_with_the_same_outcome():
    first, second = position(3), position(3)
    for seat in (0, 1, 2):
        for action in (ONE, KEEP.base):
            first.play(action, seat)
    for action in (ONE, KEEP.base):
        for seat in (2, 0, 1):
            second.play(action, seat)
    assert first.dump() == second.dump()


def test_everybody_may_choose_at_once():
    table = position(3)
    assert table.deciders == [0, 1, 2]
    assert [table.legal_for(seat) for seat in range(3)] == [[ONE, TWO]] * 3
    assert table.legal_for(3) == table.legal_for(-1) == []
    table.play(ONE, 1)
    assert table.legal_for(1) == [KEEP.base, GIVE.code(0), GIVE.code(1)]
    table.play(KEEP.base, 1)
    assert table.deciders == [0, 2]
    assert table.legal_for(1) == []


def test_one_at_a_time_users_take_the_first_decider():
    table = position()
    assert (table.seat, table.legal) == (0, [ONE, TWO])
    table.play(TWO)
    table.play(KEEP.base)
    assert table.seat == 1


def test_the_agenda_waits_for_all_lanes():
    table = position(rounds=2)
    for seat in (0, 1):
        assert table.doors == 0
        table.play(ONE, seat)
        table.play(KEEP.base, seat)
    assert table.doors == 1


def test_a_gift_reopens_a_finished_lane():
    table = position()
    table.play(ONE, 1)
    table.play(KEEP.base, 1)
    assert table.deciders == [0]
    table.play(ONE, 0)
    table.play(GIVE.code(0), 0)
    assert table.deciders == [1]
    assert table.legal_for(1) == [THANK.base, GIVE_BACK.base, WALK_OUT.base]
    assert table.coins == [0, 2]
    table.play(GIVE_BACK.base, 1)
    assert table.coins == [1, 1]


def test_a_gift_interrupts_a_lane_that_is_still_choosing():
    table = position()
    table.play(ONE, 0)
    table.play(GIVE.code(0), 0)
    assert table.legal_for(1) == [THANK.base, GIVE_BACK.base, WALK_OUT.base]
    table.play(THANK.base, 1)
    assert table.legal_for(1) == [ONE, TWO]


def test_a_lane_can_end_the_game():
    table = position(3)
    table.play(ONE, 0)
    table.play(GIVE.code(0), 0)
    told = table.listen()
    table.play(WALK_OUT.base, 1)
    assert [one.what for one in told] == ["leaves"]
    assert table.over
    assert (table.agenda, table.lanes, table.legal, table.deciders) == ([], [], [], [])
    assert [score.won for score in table.scores()] == [False, True, False]


# -------------------------------------------------------------------- asides


def test_an_aside_may_be_said_when_not_asked():
    table = position()
    table.play(ONE, 0)
    table.play(KEEP.base, 0)
    assert table.deciders == [1]
    table.play(RESIGN.base, 0)
    assert table.votes == [1, 0]
    assert table.deciders == [1]
    assert table.legal_for(1) == [ONE, TWO]


def test_an_aside_can_end_the_game_while_lanes_are_open():
    table = position()
    table.play(RESIGN.base, 1)
    table.play(RESIGN.base, 0)
    assert table.over
    assert table.lanes == []


def test_an_aside_is_said_once_and_never_after_the_end():
    table = position()
    table.play(RESIGN.base, 1)
    with pytest.raises(IllegalAction):
        table.play(RESIGN.base, 1)
    table.play(RESIGN.base, 0)
    with pytest.raises(IllegalAction) as caught:
        table.play(RESIGN.base, 0)
    assert caught.value.reason.key == "over"


# -------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("action", "seat", "key", "rule"),
    [
        (THREE, 0, "not-in-hand", "show"),
        (KEEP.base, 0, "not-asked", "show"),
        (ONE, 1, "not-your-turn", "turn"),
        (ONE, 2, "no-such-seat", "turn"),
        (ONE, -2, "no-such-seat", "turn"),
        (-1, 0, "no-such-action", "turn"),
        (10_000, 0, "no-such-action", "turn"),
    ],
)
def test_an_illegal_action_says_why_and_changes_nothing(
    action: int, seat: int, key: str, rule: str
):
    table = position()
    table.play(ONE, 1)
    table.play(KEEP.base, 1)
    before, told = table.dump(), table.listen()
    offers = [table.legal_for(s) for s in range(2)]
    reason = table.why_not(action, seat)
    assert reason is not None
    assert (reason.key, reason.rule) == (key, rule)
    with pytest.raises(IllegalAction) as caught:
        table.play(action, seat)
    assert caught.value.reason.key == key
    assert "morra" in str(caught.value)
    assert table.dump() == before
    assert [table.legal_for(s) for s in range(2)] == offers
    assert told == []


@given(st.integers(0, 1000), st.integers(-3, 20), st.integers(-1, 5))
def test_an_action_is_played_or_refused_as_why_not_says(seed: int, action: int, seat: int):
    dice = Dice.seeded(seed)
    table = MORRA.new(3, seed=seed)
    play_at_random(table, dice, dice.below(12))
    before = table.dump()
    reason = table.why_not(action, seat)
    if reason is None:
        table.play(action, seat)
        assert table.dump() != before
    else:
        with pytest.raises(IllegalAction):
            table.play(action, seat)
        assert table.dump() == before


def test_words_are_played_too():
    table = position()
    table.say("show two", 1)
    assert table.shown == [-1, 1]
    table.say("Montrer un doigt")
    assert table.shown == [0, 1]


# -------------------------------------------------------------------- telling


def test_what_happens_is_told_with_the_doors_before_it():
    table = position()
    told = table.listen()
    for seat in (0, 1):
        table.play(ONE, seat)
        table.play(KEEP.base, seat)
    assert [(one.what, one.args[:2], one.doors) for one in told[:3]] == [
        ("shows", [0, 0], 0),
        ("shows", [1, 0], 0),
        ("rolling", [-1, -1], 0),
    ]
    assert (told[3].what, told[3].doors) == ("rolls", 1)


# -------------------------------------------------------------------- copies

LENGTHS = st.integers(0, 40)
SEEDS = st.integers(0, 10**6)
PLAYERS = st.sampled_from([2, 3, 4])


@given(PLAYERS, SEEDS, LENGTHS)
def test_a_clone_is_equal_and_independent(players: int, seed: int, length: int):
    dice = Dice.seeded(seed)
    table = MORRA.new(players, seed=seed)
    play_at_random(table, dice, length)
    before = json.dumps(table.dump())
    offers = [table.legal_for(seat) for seat in range(players)]
    twin = table.clone()
    told = table.listen()
    assert json.dumps(twin.dump()) == before
    assert [twin.legal_for(seat) for seat in range(players)] == offers
    play_at_random(twin, dice.clone())
    assert told == []
    assert json.dumps(table.dump()) == before
    assert [table.legal_for(seat) for seat in range(players)] == offers
    play_at_random(table, dice)
    assert table.dump() == twin.dump()


@given(PLAYERS, SEEDS, LENGTHS)
def test_a_loaded_dump_is_equal_and_plays_on_alike(players: int, seed: int, length: int):
    dice = Dice.seeded(seed)
    table = MORRA.new(players, seed=seed)
    play_at_random(table, dice, length)
    twin = MORRA.load(json.loads(json.dumps(table.dump())))
    assert twin.dump() == table.dump()
    assert (twin.over, twin.deciders) == (table.over, table.deciders)
    assert [twin.legal_for(s) for s in range(players)] == [
        table.legal_for(s) for s in range(players)
    ]
    play_at_random(twin, dice.clone())
    play_at_random(table, dice)
    assert twin.dump() == table.dump()


@given(PLAYERS, SEEDS, LENGTHS)
def test_imagining_keeps_what_a_seat_sees(players: int, seed: int, length: int):
    dice = Dice.seeded(seed)
    table = MORRA.new(players, seed=seed)
    play_at_random(table, dice, length)
    before = table.dump()
    for seat in range(players):
        twin = table.imagine(seat, dice.fork())
        assert twin.view(seat) == table.view(seat)
        assert twin.legal_for(seat) == table.legal_for(seat)
        assert twin.deciders == table.deciders
        play_at_random(twin, dice.fork())
        assert twin.over
    assert table.dump() == before


def test_the_same_seed_and_plays_give_the_same_table():
    tables = [MORRA.new(4, seed="again") for _ in range(2)]
    for table in tables:
        play_at_random(table, Dice.seeded(5))
    assert tables[0].dump() == tables[1].dump()
    assert MORRA.new(4, seed="again").dump() != MORRA.new(4, seed="other").dump()


# -------------------------------------------------------------------- scores and counts


def test_ties_are_broken_and_shared():
    table = position(4, points=[3, 1, 3, 3], coins=[1, 3, 1, 0])
    scores = table.scores()
    assert [score.total for score in scores] == [4, 4, 4, 3]
    assert [score.rank for score in scores] == [2, 1, 2, 4]
    assert not any(score.won for score in scores)
    assert scores[0].to_json() == {
        "seat": 0,
        "total": 4,
        "items": {"points": 3, "coins": 1},
        "rank": 2,
        "won": False,
    }


def test_perft_counts_every_order_of_the_lanes():
    table = position()
    # the third choice: 2 after "keep", 3 after "give", 4 where both have shown (two ways)
    assert [perft(table, depth) for depth in range(4)] == [1, 4, 16, 4 * (2 + 3 + 2 * 4)]
    before = table.dump()
    perft(table, 4)
    assert table.dump() == before


def test_perft_counts_games_that_end_sooner():
    table = position(coins=[0, 0])
    table.play(RESIGN.base, 0)
    table.play(RESIGN.base, 1)
    assert perft(table, 3) == 1


def test_numbers_in_a_tuple_change_one_at_a_time() -> None:
    before = (3, 0, 2)
    assert changed(before, 0, -1) == (2, 0, 2)
    assert changed(before, 2, 4) == (3, 0, 6)
    assert before == (3, 0, 2)
