"""The arithmetic of clocks, without a server."""

from datetime import UTC, date, datetime

from hypothesis import given
from hypothesis import strategies as st

from ludi.server import clockwork
from ludi.server.clockwork import HOUR, MINUTE, SECOND, Calendar, Clock, Terms

LIVE = Terms("live", 5 * MINUTE, 10 * SECOND, "bot", "miles")
DAYS = Terms("days", 12 * HOUR, 24 * HOUR, "bot", "miles")
NEVER_OFF = Calendar(LIVE)


def moment(text: str) -> int:
    """A moment in Universal Time; 2026-11-20 is a Friday."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def test_a_live_clock_counts_down_and_gets_its_increment_every_time_it_is_asked() -> None:
    clock = clockwork.started(clockwork.fresh(LIVE), LIVE, 0, 1000)
    assert clock.left == 5 * MINUTE + 10 * SECOND
    assert clockwork.runs_out(clock, NEVER_OFF) == 1000 + clock.left
    clock = clockwork.stopped(clock, 3, 1000 + MINUTE, NEVER_OFF)
    assert clock.left == 4 * MINUTE + 10 * SECOND and clock.since is None
    assert clockwork.runs_out(clock, NEVER_OFF) is None
    assert clockwork.at(clock, 10**12, NEVER_OFF) == clock, "it stands"
    clock = clockwork.started(clock, LIVE, 3, 10 * MINUTE)
    assert clock.left == 4 * MINUTE + 20 * SECOND
    assert clockwork.started(clock, LIVE, 3, 11 * MINUTE) == clock, "it is running already"
    assert clockwork.at(clock, 10**12, NEVER_OFF).left == 0


def test_taking_back_gives_no_time() -> None:
    clock = clockwork.started(clockwork.fresh(LIVE), LIVE, 0, 0)
    for again in range(1, 5):  # plays, takes it back, plays, takes it back ...
        clock = clockwork.stopped(clock, 1, again * MINUTE, NEVER_OFF)
        clock = clockwork.started(clock, LIVE, 0, again * MINUTE)
        assert clock.left == 5 * MINUTE + 10 * SECOND - again * MINUTE
    clock = clockwork.stopped(clock, 1, 4 * MINUTE, NEVER_OFF)
    clock = clockwork.started(clock, LIVE, 1, 4 * MINUTE)
    assert clock.left == MINUTE + 20 * SECOND, "but a new question does"
    # somebody else takes back what led to the question, and plays it again
    clock = clockwork.stopped(clock, 1, 4 * MINUTE, NEVER_OFF)
    assert clockwork.started(clock, LIVE, 1, 4 * MINUTE).left == MINUTE + 20 * SECOND


def test_hours_for_a_move_are_lost_if_not_used_and_the_bank_is_not() -> None:
    clock = clockwork.started(clockwork.fresh(DAYS), DAYS, 0, 0)
    assert (clock.move, clock.bank) == (24 * HOUR, 12 * HOUR)
    clock = clockwork.stopped(clock, 1, HOUR, NEVER_OFF)
    clock = clockwork.started(clock, DAYS, 1, 2 * HOUR)
    assert (clock.move, clock.bank) == (24 * HOUR, 12 * HOUR)
    clock = clockwork.stopped(clock, 2, 32 * HOUR, NEVER_OFF)
    assert (clock.move, clock.bank) == (0, 6 * HOUR)
    clock = clockwork.started(clock, DAYS, 2, 40 * HOUR)
    assert clockwork.runs_out(clock, NEVER_OFF) == 70 * HOUR


def test_weekends_and_holidays_are_off_where_the_table_is() -> None:
    off = DAYS._replace(weekends=True, zone="Europe/Paris")
    calendar = Calendar(off)
    friday = moment("2026-11-20T20:00")
    assert calendar.after(friday, 2 * HOUR) == moment("2026-11-20T22:00")
    assert calendar.after(friday, 4 * HOUR) == moment("2026-11-23T00:00"), "Paris is at 23:00"
    assert calendar.is_off(moment("2026-11-21T12:00")) and not calendar.is_off(friday)
    assert calendar.charged(friday, moment("2026-11-23T01:00")) == 5 * HOUR
    assert calendar.charged(moment("2026-11-21T00:00"), moment("2026-11-22T20:00")) == 0
    holidays = off._replace(holidays=((date(2026, 11, 23), date(2026, 11, 24)),))
    assert Calendar(holidays).after(friday, 4 * HOUR) == moment("2026-11-25T00:00")
    spring = Calendar(off._replace(weekends=False, holidays=((date(2026, 3, 29),) * 2,)))
    whole_day = moment("2026-03-28T23:00"), moment("2026-03-29T22:00")
    assert spring.off(*whole_day) == 23 * HOUR, "the day on which clocks are put forward"


def test_nobody_is_charged_while_the_house_is_closed() -> None:
    calendar = Calendar(DAYS, [(10 * HOUR, 30 * HOUR), (20 * HOUR, 40 * HOUR)])
    assert calendar.charged(0, 10 * HOUR) == 10 * HOUR
    assert calendar.charged(0, 41 * HOUR) == 11 * HOUR, "what overlaps counts once"
    assert calendar.charged(35 * HOUR, 36 * HOUR) == 0
    assert calendar.after(0, 10 * HOUR) == 10 * HOUR
    assert calendar.after(0, 10 * HOUR + 1) == 40 * HOUR + 1
    weekends = Calendar(DAYS._replace(weekends=True), [(moment("2026-11-20T12:00"),) * 2])
    assert weekends.after(moment("2026-11-20T23:00"), 2 * HOUR) == moment("2026-11-23T01:00")


def test_who_comes_back_has_time_for_an_answer() -> None:
    empty = Clock(0, 0)
    assert clockwork.welcomed_back(empty, LIVE).left == MINUTE
    assert clockwork.welcomed_back(Clock(2 * MINUTE, 0), LIVE).left == 2 * MINUTE
    assert clockwork.welcomed_back(empty, DAYS).left == 24 * HOUR


@given(
    st.lists(st.tuples(st.booleans(), st.integers(0, 30 * HOUR), st.integers(0, 3)), max_size=30),
    st.booleans(),
)
def test_it_is_never_negative_and_never_grows_without_a_play(
    story: list[tuple[bool, int, int]], live: bool
) -> None:
    """Whatever is asked, taken back and waited for: only a new question gives time."""
    terms = LIVE if live else DAYS
    calendar = Calendar(terms, [(40 * HOUR, 50 * HOUR)])
    clock = clockwork.fresh(terms)
    now = most = given = 0
    for asked, wait, plays in story:
        now += wait
        before = clockwork.at(clock, now, calendar).left
        if asked:
            clock = clockwork.started(clock, terms, plays, now)
        else:
            clock = clockwork.stopped(clock, plays, now, calendar)
        assert clock.bank >= 0 and clock.move >= 0
        found = clockwork.at(clock, now, calendar).left
        assert found <= before + terms.each
        if found > before:
            given += 1
            assert plays >= most, "asked for what it had answered already"
            most = plays + 1
    assert clock.bank <= terms.bank + (given * terms.each if live else 0)
