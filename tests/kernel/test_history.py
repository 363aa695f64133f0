"""Histories: people who change their minds, as far as the doors and the others let them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludi.kernel.dice import Dice
from ludi.kernel.errors import BadChoice, BadRecord, IllegalAction
from ludi.kernel.history import History
from ludi.kernel.record import Record
from ludi.kernel.table import Table
from tests.kernel.toy import (
    CLAIM,
    GIVE,
    GIVE_BACK,
    KEEP,
    MORRA,
    RESIGN,
    SHOW,
    THANK,
    Morra,
    MorraTable,
)

FIRST_LOG = ["round"]


def table_of(session: History) -> MorraTable:
    assert isinstance(session.table, MorraTable)
    return session.table


def shows(session: History, seat: int) -> int:
    """An action with which a seat shows a card."""
    found = session.table.legal_for(seat)[0]
    assert SHOW.says(found)
    return found


def plays(session: History) -> list[tuple[int, int, str]]:
    return [(play.seat, play.action, play.comment) for play in session.plays]


def told(session: History) -> list[str]:
    return [one.what for one in session.told]


def reason(session: History, seat: int) -> str:
    found = session.why_no_undo(seat)
    return "" if found is None else found.key


def state(session: History) -> tuple[object, ...]:
    """Everything a player could notice about a session."""
    table = session.table
    return (
        table.dump(),
        [table.legal_for(seat) for seat in range(table.seats)],
        table.deciders,
        told(session),
        plays(session),
    )


@pytest.fixture
def session() -> History:
    """Three seats, all with at least two kinds of cards."""
    return History(MORRA, 3, 42, {}, ["Marie", "Paul"])


# -------------------------------------------------------------------- playing


def test_a_session_plays_like_its_table(session: History):
    table = MORRA.new(3, seed=42)
    assert session.table.dump() == table.dump()
    assert session.names == ["Marie", "Paul", ""]
    assert session.options == {"length": "short", "polite": "no"}
    for action, seat in ((table.legal_for(2)[0], 2), (KEEP.base, 2)):
        table.play(action, seat)
        session.play(action, seat)
    assert session.table.dump() == table.dump()
    assert [play.seat for play in session.plays] == [2, 2]
    assert session.plays[1].action == KEEP.base


def test_the_log_begins_with_the_first_step(session: History):
    assert told(session) == FIRST_LOG
    session.play(shows(session, 0))
    assert told(session) == [*FIRST_LOG, "shows"]


def test_the_seat_asked_is_noted_and_the_comment_fits_on_a_line(session: History):
    action = shows(session, 0)
    session.play(action, comment=" so\nbe it ")
    assert plays(session) == [(0, action, "so be it")]


def test_an_illegal_play_leaves_no_trace(session: History):
    before = state(session)
    with pytest.raises(IllegalAction):
        session.play(CLAIM.base, 0)
    assert state(session) == before
    assert not session.can_undo(0)


def test_a_session_needs_a_possible_game():
    with pytest.raises(BadChoice):
        History(MORRA, 9)
    with pytest.raises(BadChoice):
        History(MORRA, 2, "two\nlines")
    assert History(MORRA).players == 2
    assert History(MORRA).seed != History(MORRA).seed


# -------------------------------------------------------------------- undo and redo


def test_undo_goes_back_exactly_and_redo_forth(session: History):
    states = [state(session)]
    for action in (shows(session, 0), GIVE.code(0)):
        session.play(action, 0, "hm")
        states.append(state(session))
    table = session.table
    session.undo(0)
    assert state(session) == states[1]
    session.undo(0)
    assert state(session) == states[0]
    assert reason(session, 0) == "undo-nothing"
    session.redo(0)
    assert state(session) == states[1]
    session.redo(0)
    assert state(session) == states[2]
    assert not session.can_redo(0)
    assert session.table is not table


def test_the_log_is_heard_on_after_an_undo(session: History):
    log = session.log
    session.play(shows(session, 0), 0)
    session.undo(0)
    session.play(shows(session, 0), 0)
    session.play(GIVE.code(1), 0)
    assert [one.told.what for one in log] == [*FIRST_LOG, "shows", "gives"]
    assert session.log is log


def test_undo_turn_goes_as_far_as_possible(session: History):
    before = state(session)
    session.play(shows(session, 1), 1)
    session.play(KEEP.base, 1)
    assert session.undo_turn(1) == 2
    assert state(session) == before
    assert session.undo_turn(1) == 0
    session.redo(1)  # what was taken back together comes back together
    assert session.plays[-1].action == KEEP.base
    assert len(session.plays) == 2 and not session.can_redo(1)


def test_nothing_to_undo(session: History):
    assert reason(session, 0) == "undo-nothing"
    assert reason(session, 7) == "undo-nothing"
    with pytest.raises(IllegalAction, match="nothing to take back") as caught:
        session.undo(0)
    assert caught.value.reason.key == "undo-nothing"


def test_a_new_play_makes_the_undone_one_stale(session: History):
    first, second = session.table.legal_for(0)[:2]
    session.play(first, 0)
    session.undo(0)
    session.play(second, 0)
    assert not session.can_redo(0)
    with pytest.raises(IllegalAction, match="nothing to play again"):
        session.redo(0)


def test_an_undone_play_survives_others_plays_in_their_lanes(session: History):
    action = shows(session, 0)
    session.play(action, 0)
    session.undo(0)
    session.play(shows(session, 1), 1)
    session.redo(0)
    assert plays(session)[-1][:2] == (0, action)


def test_what_became_impossible_cannot_be_redone(session: History):
    session.play(shows(session, 0), 0)
    session.undo(0)
    session.play(shows(session, 2), 2)
    session.play(GIVE.code(0), 2)  # seat 0 must answer this first
    assert not session.can_redo(0)
    with pytest.raises(IllegalAction, match="not possible any more"):
        session.redo(0)
    session.play(THANK.base, 0)
    assert not session.can_redo(0)


# -------------------------------------------------------------------- doors


def through_the_door(session: History) -> None:
    while session.table.doors == 0:
        session.play(session.table.legal[0])  # shows a card, or keeps the coin
    assert session.table.doors == 1


def test_no_way_back_through_a_door(session: History):
    through_the_door(session)
    before = state(session)
    assert reason(session, 2) == "undo-door"
    with pytest.raises(IllegalAction, match="something hidden"):
        session.undo(2)
    assert session.undo_turn(2) == 0
    assert state(session) == before


def test_no_way_back_from_the_end(session: History):
    for seat in (0, 1):
        session.play(RESIGN.base, seat)
    assert session.can_undo(1)
    session.play(RESIGN.base, 2)
    assert session.table.over and session.table.doors == 0
    before = state(session)
    assert [reason(session, seat) for seat in range(3)] == ["over"] * 3
    with pytest.raises(IllegalAction, match="the game is over") as caught:
        session.undo(2)
    assert MORRA.why(caught.value.reason, "en") == "The game is over."
    assert session.undo_turn(2) == 0
    assert state(session) == before


def claiming() -> History:
    """A session in which two seats have something to claim after the first roll."""
    for seed in range(200):
        session = History(MORRA, 3, seed)
        through_the_door(session)
        agenda = [type(step).__name__ for step in session.table.agenda]
        if agenda.count("Claim") == 2:
            return session
    raise AssertionError("no such seed")


def test_in_turn_only_the_last_play_can_be_taken_back():
    session = claiming()
    first = session.table.seat
    session.play(CLAIM.code(1))
    after_first = state(session)
    second = session.table.seat
    assert session.can_undo(first)
    session.play(RESIGN.base, second)
    assert reason(session, first) == "undo-other-seat"
    session.undo(second)
    assert state(session) == after_first
    session.undo(first)
    assert session.table.seat == first
    assert reason(session, first) == "undo-door"
    session.redo(first)
    assert state(session) == after_first


def test_in_turn_anything_said_by_others_makes_the_undone_play_stale():
    session = claiming()
    first = session.table.seat
    session.play(CLAIM.code(1))
    session.undo(first)
    assert session.can_redo(first)
    session.play(RESIGN.base, (first + 1) % 3)
    assert not session.can_redo(first)


# -------------------------------------------------------------------- lanes


def test_a_lane_can_be_taken_back_behind_others_plays(session: History):
    session.play(shows(session, 0), 0, "mine")
    session.play(shows(session, 1), 1, "his")
    session.play(KEEP.base, 1)
    assert session.can_undo(0)
    session.undo(0)
    assert [play.seat for play in session.plays] == [1, 1]
    assert session.plays[0].comment == "his"
    assert told(session) == [*FIRST_LOG, "shows"]
    assert session.told[-1].args[0] == 1
    table = table_of(session)
    assert (table.shown[0], len(table.hands[0])) == (-1, 4)
    assert table.deciders == [0, 2]
    # and the others can still go back over what was played again
    assert session.undo_turn(1) == 2
    assert state(session) == state(History(MORRA, 3, 42))


def test_what_others_plays_depend_on_stays(session: History):
    session.play(shows(session, 0), 0)
    session.play(GIVE.code(0), 0)
    assert session.can_undo(0)
    session.play(GIVE_BACK.base, 1)
    before = state(session)
    assert reason(session, 0) == "undo-other-seat"
    with pytest.raises(IllegalAction, match="somebody else"):
        session.undo(0)
    assert state(session) == before
    session.undo(1)
    session.undo(0)
    assert table_of(session).coins == [1, 1, 1]


def test_lanes_of_an_earlier_round_stay_closed(session: History):
    through_the_door(session)
    while not session.table.lanes:
        session.play(session.table.legal[0])
    session.play(shows(session, 1), 1)
    assert reason(session, 0) == "undo-door"
    assert session.can_undo(1)


@given(st.integers(0, 10**6), st.lists(st.integers(0, 999), max_size=40))
def test_whatever_is_undone_the_session_is_what_its_plays_make(seed: int, choices: list[int]):
    session = History(MORRA, 3, seed)
    for choice in choices:
        seat = choice % 3
        kind = choice // 3 % 5
        if kind == 0 and session.can_undo(seat):
            session.undo(seat)
        elif kind == 1 and session.can_redo(seat):
            session.redo(seat)
        elif session.table.legal_for(seat):
            options = session.table.legal_for(seat)
            session.play(options[choice % len(options)], seat)
    again = History(MORRA, 3, seed)
    for seat, action, _ in plays(session):
        again.play(action, seat)
    assert state(session) == state(again)


# -------------------------------------------------------------------- preview


def test_a_preview_changes_nothing_and_tells_what_is_certain(session: History):
    session.play(shows(session, 0), 0)
    before = state(session)
    would = session.table.preview(GIVE.code(0), 0, Dice.seeded(1))
    assert [(one.what, one.args[:2]) for one in would] == [("gives", [0, 1])]
    assert state(session) == before
    with pytest.raises(IllegalAction):
        session.table.preview(CLAIM.base, 0, Dice.seeded(1))


def test_a_preview_stops_at_the_first_door(session: History):
    for seat in (0, 1):
        session.play(shows(session, seat), seat)
        session.play(KEEP.base, seat)
    session.play(shows(session, 2), 2)
    would = session.table.preview(KEEP.base, 2, Dice.seeded(1))
    assert [one.what for one in would] == ["rolling"]
    before = len(session.log)
    session.play(KEEP.base, 2)
    assert told(session)[before : before + 2] == ["rolling", "rolls"]


# -------------------------------------------------------------------- records


def test_a_session_is_saved_and_continued(session: History):
    session.play(shows(session, 0), 0, "first")
    session.play(shows(session, 2), 2)
    record = session.record()
    again = History.from_record(Record.from_text(record.to_text(), lambda _: MORRA))
    assert state(again) == state(session)
    assert (again.seed, again.names, again.options) == (
        "42",
        ["Marie", "Paul", ""],
        session.options,
    )
    again.undo(2)
    again.undo(0)
    assert again.plays == []


def test_the_record_of_a_finished_session_has_its_result(session: History):
    for seat in range(3):
        session.play(RESIGN.base, seat)
    record = session.record()
    assert record.result == [1, 1, 1]
    assert record.verify().over
    assert len(record.plays) == 3


def test_a_record_that_cannot_be_continued(session: History):
    session.play(shows(session, 0), 0)
    record = session.record()
    sealed = Record.from_text(record.to_text(withhold_seed=True), lambda _: MORRA)
    with pytest.raises(BadRecord, match="withheld"):
        History.from_record(sealed)
    with pytest.raises(BadRecord, match="rules 1 of morra, this is 2"):
        History.from_record(record, Morra(rules_version=2))
    record.add(0, CLAIM.base)
    with pytest.raises(BadRecord, match="action 2: ") as caught:
        History.from_record(record)
    assert record.to_text().splitlines()[caught.value.line - 1].startswith("2 ")


def test_a_mistake_in_the_rules_does_not_cost_the_game(session: History):
    session.play(shows(session, 0), 0)
    table: Table = session.table
    table_of(session).coins.clear()  # so that "give" fails half way
    with pytest.raises(IndexError):
        session.play(GIVE.code(0), 0)
    assert session.table is not table
    assert session.table.legal_for(0) == [KEEP.base, GIVE.code(0), GIVE.code(1)]
    assert len(session.plays) == 1
