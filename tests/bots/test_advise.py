"""Hints see what their seat sees; reviews tell how a game stood and where it turned."""

import pytest

import ludi
from ludi.bots import LEVELS, Level, advise, make_bot
from ludi.bots.advise import Idea, Review, Verdict, left_behind
from ludi.bots.reasons import COMMON, EQUAL, KEEPS, LEADS, ONLY, WINS, Because, Compared, because
from ludi.kernel.dice import Dice
from ludi.kernel.game import LANGUAGES
from ludi.kernel.record import Record
from ludi.kernel.table import Table
from ludi.learn.course import READ, Course
from ludi.learn.lessons import lesson_of


def positions(id: str, players: int, count: int) -> list[Table]:
    """Some positions of a random game, none of them over."""
    dice = Dice.seeded(f"{id} {players}")
    table = ludi.game(id).new(players=players, seed=5)
    found = [table.clone()]
    while not table.over:
        seat = table.deciders[dice.below(len(table.deciders))]
        legal = table.legal_for(seat)
        table.play(legal[dice.below(len(legal))], seat)
        found.append(table.clone())
    return found[:-1][:: max(1, len(found) // count)]


def played(id: str, *bots: str, seed: int = 3) -> Record:
    """A whole game of bots."""
    game = ludi.game(id)
    record = Record.of(game, len(bots), seed)
    table = record.replay()
    players = [make_bot(name, seat) for seat, name in enumerate(bots)]
    while not table.over:
        seat = table.deciders[0]
        action = players[seat].choose(table, seat)
        record.add(seat, action)
        table.play(action, seat)
    record.note_result(table)
    return record


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A centurio who thinks for an instant."""
    monkeypatch.setitem(LEVELS, "centurio", Level(12, 0.0, 0.0))


# ---------------------------------------------------------------- hints


@pytest.mark.parametrize("id", ludi.games())
def test_a_hint_sees_only_what_its_seat_sees(id: str, quick: None) -> None:
    """What is hidden is swapped; the same seed gives the same hint, number by number."""
    game = ludi.game(id)
    dice = Dice.seeded("swap")
    for table in positions(id, 2 if 2 in game.players else game.players[0], 3)[1:2]:
        for seat in table.deciders[:1]:
            before = table.dump()
            found = advise.hint(table, seat, "centurio", "same")
            assert table.dump() == before, "the table itself is never touched"
            other = table.imagine(seat, dice)
            assert advise.hint(other, seat, "centurio", "same").to_json() == found.to_json()


@pytest.mark.parametrize("id", ludi.games())
def test_a_hint_names_legal_actions_the_best_first(id: str, quick: None) -> None:
    for table in positions(id, 2, 3)[1:2]:
        seat = table.deciders[0]
        found = advise.hint(table, seat, "centurio", 1)
        legal = table.legal_for(seat)
        actions = [idea.action for idea in found.ideas]
        assert set(actions) <= set(legal) and len(set(actions)) == len(actions)
        assert 1 <= len(actions) <= advise.MOST_IDEAS
        assert found.ideas[0].worse == 0
        assert all(idea.worse >= 0 and idea.visits > 0 for idea in found.ideas)
        assert found.visits == LEVELS["centurio"].visits, "also of what is not told"


@pytest.mark.parametrize("id", ludi.games())
def test_a_hint_says_why(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All over a random game there is a reason, and most are more than a way out."""
    monkeypatch.setitem(LEVELS, "centurio", Level(4, 0.0, 0.0))
    game = ludi.game(id)
    said: list[str] = []
    for table in positions(id, 2, 12):
        seat = table.deciders[0]
        for reason in advise.hint(table, seat, "centurio", 1).reasons:
            said.append(reason.term)
            for language in LANGUAGES:
                text = game.because(
                    reason.term, reason.points, reason.counts, language, "", reason.how
                )
                assert text.endswith(".") and "[" not in text and "{" not in text
    assert not game.words_of.faults
    assert set(said) - set(COMMON)


def test_what_an_action_only_leads_to_is_said_to_be_that() -> None:
    """A servant in the mines fills no box of the fort, but pays for one in the end."""
    game = ludi.game("hadrians-wall")
    course = Course(game, lesson_of(game, "first"))
    found: dict[str, Because] = {}
    while len(found) < 2:
        table, right = course.history.table, course.right()
        if course.moment.say in ("mine", "fort"):
            others = [action for action in table.legal if action not in right]
            found[course.moment.say] = because(table, 0, right[0], others, 1.0)[0]
        course.take(right[0] if right else READ)
    assert [(one.term, one.how) for one in found.values()] == [("fort", LEADS), ("fort", "")]
    for language in LANGUAGES:
        said = game.because("fort", 1.0, {}, language)
        lead_ins = {game.because("fort", 1.0, {}, language, how=how) for how in (LEADS, KEEPS)}
        assert len(lead_ins) == 2 and all(said in one for one in lead_ins)


def test_an_idea_is_told_apart_from_what_is_left_behind() -> None:
    """The second best may be the same thing done otherwise: that is no reason to say nothing."""
    best, alike, behind = Idea(1, 9, 5.0, 0.0), Idea(2, 9, 4.9, 0.1), Idea(3, 9, 4.0, 1.0)
    assert left_behind([best, alike, behind]) == [behind]
    assert left_behind([best, alike]) == [alike], "where all are alike"
    assert left_behind([best]) == []


def test_a_game_has_words_of_its_own_for_what_is_about_equal_in_a_step() -> None:
    game = ludi.game("ave-roma")
    for language in LANGUAGES:
        told = {
            game.because(EQUAL, 0, {}, language, step) for step in ("", "Draft", "PlaceNeutral")
        }
        assert len(told) == 3
        assert game.because(EQUAL, 0, {}, language, "Turn") in told


def test_the_only_choice_is_said_to_be_one() -> None:
    table = ludi.game("glory-to-rome").new(players=2, seed=5)
    del table.legal[1:]
    (reason,) = because(table, table.seat, table.legal[0], [], 0.0)
    assert reason.term == ONLY


def test_what_wins_is_reason_enough_and_what_only_others_lose_comes_last() -> None:
    found = Compared()
    found.gains.update(clients=2.0, hand=3.0, points=0.1)
    found.rises.update(clients=1.0, hand=0.0, points=0.1)
    assert [(one.term, one.how) for one in found.reasons(0.25)] == [("clients", LEADS)]
    found.alone.update(clients=1.0)
    assert [(one.term, one.how) for one in found.reasons(0.25)] == [("clients", "")]
    found.rises.update(clients=-1.0)
    assert [(one.term, one.how) for one in found.reasons(0.25)] == [("hand", KEEPS)]
    found.gains.update(points=100.0)
    found.rises.update(points=100.0)
    assert [one.term for one in found.reasons(0.25)] == [WINS]


def test_what_would_follow_can_be_played(quick: None) -> None:
    """As long as nothing hidden comes out and nobody else chooses."""
    longest = 0
    for table in positions("hadrians-wall", 1, 12):
        found = advise.hint(table, 0, "centurio", 1)
        twin = table.clone()
        twin.play(found.ideas[0].action, 0)
        for action in found.follow:
            assert twin.doors == table.doors
            assert action in twin.legal_for(0)
            twin.play(action, 0)
        longest = max(longest, len(found.follow))
    assert longest == advise.MOST_NEXT


def test_a_hint_takes_no_longer_than_its_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "centurio", Level(10**9, 0.05, 0.0))
    table = ludi.game("glory-to-rome").new(players=2, seed=5)
    found = advise.hint(table, table.seat, "centurio", 1)
    assert 0 < found.visits < 10**6


def test_a_hint_misjudges_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ludi.game("glory-to-rome").new(2, "calm")
    told = []
    for noise in (0.0, 1000.0):
        monkeypatch.setitem(LEVELS, "centurio", Level(12, 0.0, noise))
        told.append(advise.hint(table, table.seat, "centurio", 1).to_json())
    assert told[0] == told[1]


def test_a_hint_needs_a_seat_that_is_asked_and_a_level_there_is() -> None:
    table = ludi.game("glory-to-rome").new(players=2, seed=5)
    with pytest.raises(ludi.BadChoice, match="asked"):
        advise.hint(table, 1 - table.seat, "centurio", 1)
    with pytest.raises(ludi.BadChoice, match=r"tiro, .*imperator"):
        advise.hint(table, table.seat, "greedy", 1)
    record = played("glory-to-rome", "random", "random")
    with pytest.raises(ludi.BadChoice, match="asked"):
        advise.hint(record.replay(), 0, "centurio", 1)


# ---------------------------------------------------------------- how a game stood


def test_a_lead_of_the_spread_is_half_a_win() -> None:
    advice = ludi.game("glory-to-rome").advice
    assert advise.shares_of([10.0 + advice.spread, 10.0], advice) == pytest.approx([0.75, 0.25])
    assert advise.shares_of([4.0, 4.0, 4.0], advice) == pytest.approx([1 / 3] * 3)


@pytest.mark.parametrize("id", ludi.games())
def test_the_curve_goes_from_an_even_start_to_the_winner(id: str) -> None:
    record = played(id, "greedy", "random")
    review = advise.begin(record, "centurio", [0, 1])
    places = [point.place for point in review.curve]
    assert places[0] == 0 and places[-1] == len(record.plays)
    assert places == sorted(set(places))
    for point in review.curve:
        assert sum(point.shares) == pytest.approx(1, abs=0.01)
    won = [score.won for score in record.replay().scores()]
    assert review.curve[-1].shares == [float(one) for one in won]
    assert max(review.curve[0].shares) < 0.8


def test_nobody_is_ahead_because_they_were_written_down_first() -> None:
    """All choose at once: the curve waits until everybody has."""
    record = played("hadrians-wall", "greedy", "greedy")
    places = [point.place for point in advise.begin(record, "centurio", [0]).curve]
    assert len(places) < len(record.plays) / 5
    for place in places[1:-1]:
        before, after = record.replay(upto=place - 1), record.replay(upto=place)
        assert after.doors > before.doors, "a new year, or what everybody waits for"


def test_alone_the_curve_has_a_point_for_every_choice() -> None:
    record = played("rome-and-roll", "random")
    review = advise.begin(record, "tiro", [0])
    assert len(review.curve) == len(record.plays) + 1
    assert review.curve[-1].values == review.curve[-2].values, "a win is not worth points"


# ---------------------------------------------------------------- reviews


def test_a_review_can_be_made_bit_by_bit(quick: None) -> None:
    """Whatever is kept in between, and however little is done at a time, it comes out the same."""
    record = played("glory-to-rome", "random", "greedy")
    whole = advise.begin(record, "centurio", [0])
    advise.go_on(whole, record, 1e9)
    bits = advise.begin(record, "centurio", [0])
    left = [bits.left]
    while not bits.done:
        bits = Review.from_json(bits.to_json())
        advise.go_on(bits, record, 0.0)
        left.append(bits.left)
    assert left == sorted(left, reverse=True) and left[-1] == 0
    assert bits.steps == len(left) - 1, "one look at a time"
    assert {**bits.to_json(), "seconds": 0} == {**whole.to_json(), "seconds": 0}


def test_a_review_finds_where_the_weaker_one_erred(quick: None) -> None:
    record = played("glory-to-rome", "random", "greedy", seed=4)
    review = advise.begin(record, "centurio", [0, 1])
    advise.go_on(review, record, 1e9)
    points = review.turning_points()
    assert len(points) == advise.TURNING_POINTS
    assert [one.place for one in points] == sorted(one.place for one in points)
    for one in points:
        seat, action, _ = record.plays[one.place]
        legal = record.replay(upto=one.place).legal_for(seat)
        assert one.best in legal and one.other in legal and one.other != action
        assert (one.best == action) == (one.gain > 0)
    losses: list[list[float]] = [[], []]
    for verdict in review.verdicts.values():
        losses[record.plays[verdict.place][0]].append(max(0.0, -verdict.gain))
    random, greedy = (sum(some) / len(some) for some in losses)
    assert random > 2 * greedy


def test_only_the_choices_of_the_seats_asked_for_are_judged(quick: None) -> None:
    record = played("ave-roma", "random", "random")
    review = advise.begin(record, "centurio", [1])
    advise.go_on(review, record, 1e9, limit=0.3)
    assert review.verdicts
    assert {record.plays[place][0] for place in review.verdicts} == {1}


def test_a_trifle_is_not_judged() -> None:
    record = played("ave-roma", "random", "random")
    game = ludi.game("ave-roma")
    verbs = [game.describe(action).verb for _, action, _ in record.plays]
    judged = {verbs[place] for place in advise.begin(record, "centurio", [0, 1]).glances}
    assert "place_neutral" in verbs and judged == set(verbs) - {"place_neutral"}


def test_a_review_keeps_to_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "centurio", Level(10**9, 0.02, 0.0))
    record = played("glory-to-rome", "random", "random")
    review = advise.begin(record, "centurio", [0, 1])
    advise.go_on(review, record, 1e9, limit=0.3)
    assert review.done and review.seconds < 0.6
    assert 0 < len(review.verdicts) < review.steps
    first = sorted(review.verdicts)
    assert first[-1] > len(record.plays) / 2, "what it saw is spread over the game"


def test_a_choice_that_was_good_counts_half() -> None:
    good, bad = Verdict(1, 2, 3, 4.0, 0.2, True), Verdict(9, 2, 2, -3.0, -0.15, True)
    assert advise.weight_of(bad) > advise.weight_of(good) == 0.1


def test_what_is_lost_anyway_counts_little() -> None:
    advice = ludi.game("glory-to-rome").advice

    even = advise.cost_of(5.0, 0, [10.0, 10.0], advice)
    behind = advise.cost_of(5.0, 0, [0.0, 30.0], advice)
    assert even > 0.2 > 5 * behind > 0
    assert advise.cost_of(100.0, 0, [10.0, 10.0], advice) == pytest.approx(0.5)
    alone = advise.cost_of(advice.spread, 0, [10.0], advice)
    assert alone == pytest.approx(0.25), "the spread is half a win here too"


def test_turning_points_are_apart_from_each_other() -> None:
    review = Review("centurio", [0], "x")
    review.curve = [advise.Point(0, [0.0], [1.0]), advise.Point(200, [0.0], [1.0])]
    for place, gain in ((100, -9.0), (103, -8.0), (105, -7.0), (150, 3.0), (20, -1.0), (60, 0.0)):
        review.verdicts[place] = Verdict(place, 1, 1, gain, gain / 10, True)
    review.verdicts[180] = Verdict(180, 1, 1, -50.0, -1.0, False)  # seen only in passing
    assert [one.place for one in review.turning_points()] == [20, 100, 150]
