"""The fold of the events is the kernel's session, however it comes about."""

import time

import pytest

import ludi
from ludi.kernel.dice import Dice
from ludi.kernel.game import Game
from ludi.kernel.session import Session
from ludi.kernel.table import NOBODY
from ludi.server.course import PLAY, REDO, UNDO, Course, Happened
from tests.kernel.toy import MORRA

GAMES = [(ludi.game("glory-to-rome"), 2), (ludi.game("glory-to-rome"), 4), (MORRA, 2), (MORRA, 3)]


def same(course: Course, session: Session) -> None:
    assert course.table.dump() == session.table.dump()
    assert [heard.told.what for heard in course.log] == [told.what for told in session.log]
    assert [(seat, action) for _, seat, action in course.plays] == [
        (seat, action) for seat, action, _ in session.plays
    ]
    for seat in range(course.players):
        if not course.table.over:
            ours, theirs = course.why_no_undo(seat), session.why_no_undo(seat)
            assert (ours and ours.key) == (theirs and theirs.key)


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_playing_and_taking_back_as_a_session_does(game: Game, players: int, seed: int) -> None:
    course = Course(game, players, str(seed), {})
    session = Session(game, players, str(seed))
    dice = Dice.seeded(seed)
    events: list[Happened] = []
    same(course, session)
    while not course.table.over and len(events) < 250:
        seat = dice.below(players)
        number = course.number + 1
        if dice.below(4) == 0 and session.can_undo(seat):
            whole = dice.below(2) == 0
            count = course.undo_count(seat, whole)
            event = Happened(number, seat, UNDO, count)
            if whole:
                assert count == session.undo_turn(seat)
            else:
                assert count == 1
                session.undo(seat)
        elif dice.below(2) == 0 and course.why_no_redo(seat) is None:
            event = Happened(number, seat, REDO, course.redo_count(seat))
            for _ in range(event.value):
                session.redo(seat)
        else:
            deciders = course.table.deciders
            seat = deciders[dice.below(len(deciders))]
            legal = course.table.legal_for(seat)
            event = Happened(number, seat, PLAY, legal[dice.below(len(legal))])
            session.play(event.value, seat)
        course.apply(event)
        events.append(event)
        same(course, session)
    again = Course(game, players, str(seed), {})
    half = Course(game, players, str(seed), {})
    for event in events:
        again.apply(event)
        if event.number == len(events) // 2:
            half.restore(again.dumped())
        if event.number > len(events) // 2:
            half.apply(event)
    for other in (again, half):
        same(other, session)
        assert [heard.number for heard in other.log] == [heard.number for heard in course.log]
        assert (other.number, other.acted, other.returns) == (
            course.number,
            course.acted,
            course.returns,
        )


def test_the_whole_table_goes_back_past_a_door() -> None:
    game = ludi.game("glory-to-rome")
    course = Course(game, 2, "7", {})
    positions = [course.table.dump()]
    for number in range(1, 40):
        table = course.table
        course.apply(Happened(number, table.seat, PLAY, table.legal[number % len(table.legal)]))
        positions.append(course.table.dump())
    assert course.table.doors > 3
    lines = len(course.log)
    course.apply(Happened(40, NOBODY, UNDO, 25))
    assert course.table.dump() == positions[14]
    assert course.number == 40 and len(course.log) < lines
    assert course.log_stands_to(39) == 14
    assert course.log_stands_to(40) == 40
    assert course.log_stands_to(3) == 3


def test_a_long_game_opens_quickly() -> None:
    """1,000 actions in less than 50 ms."""
    game = ludi.game("glory-to-rome")
    longest: list[Happened] = []
    course = Course(game, 5, "long", {})
    dice = Dice.seeded("long")
    while len(longest) < 1000 and not course.table.over:
        table = course.table
        number = course.number + 1
        if (
            dice.below(3)
            and course.why_no_undo(course.plays[-1].seat if course.plays else 0) is None
        ):
            event = Happened(number, course.plays[-1].seat, UNDO, 1)
        else:
            event = Happened(number, table.seat, PLAY, table.legal[dice.below(len(table.legal))])
        course.apply(event)
        longest.append(event)
    body = None
    keeper = Course(game, 5, "long", {})
    for event in longest:
        keeper.apply(event)
        if event.number % 50 == 0:
            body = keeper.dumped()
    assert body is not None and len(longest) >= 700
    took = []
    for _ in range(5):
        began = time.perf_counter()
        opened = Course(game, 5, "long", {})
        opened.restore(body)
        for event in longest[opened.number :]:
            opened.apply(event)
        took.append(time.perf_counter() - began)
    assert opened.table.dump() == course.table.dump()
    assert min(took) < 0.05
