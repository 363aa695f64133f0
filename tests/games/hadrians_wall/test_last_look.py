"""The last moment of a year: with the option `last_look` whoever can do nothing more is asked."""

from typing import Any

from ludi.games.hadrians_wall.table import Table
from ludi.kernel import foresight
from ludi.kernel.dice import Dice
from ludi.kernel.history import History
from ludi.kernel.record import Record
from tests.games.hadrians_wall.position import (
    GAME,
    P1,
    P2,
    asked,
    legal,
    load,
    may,
    new,
    player,
    position,
    say,
    why_not,
)


def nearly_done(last_look: str, players: int = 1) -> Table:
    """Everybody has one civilian left, for boxes that bring nothing more."""
    sheet = player(civilians=1, traders=1, priests=1)
    return position(*[sheet for _ in range(players)], last_look=last_look)


def a_session(last_look: str) -> History:
    session = History(GAME, 1, 5, {"last_look": last_look})
    session.stand_at(nearly_done(last_look))
    return session


def test_without_it_the_year_ends_with_the_last_piece() -> None:
    session = a_session("no")
    session.play(GAME.parse("fill traders"), P1)
    assert session.table.dump()["pieces"]["year"] == 2
    assert not session.can_undo(P1)


def test_with_it_the_last_action_may_be_taken_back() -> None:
    session = a_session("yes")
    session.play(GAME.parse("fill traders"), P1)
    table = session.table
    assert isinstance(table, Table)
    assert asked(table) == "LastLook"
    assert legal(table) == {"stop"}
    assert table.year == 1
    session.undo(P1)
    session.play(GAME.parse("fill priests"), P1)
    session.play(GAME.parse("stop"), P1)
    assert session.table.dump()["pieces"]["year"] == 2
    assert not session.can_undo(P1)


def test_it_is_not_asked_of_one_who_stops_with_actions_left() -> None:
    table = nearly_done("yes")
    say(table, "stop")
    assert table.year == 2


def test_it_says_why_nothing_more_can_be_done() -> None:
    table = nearly_done("yes")
    say(table, "fill traders")
    assert why_not(table, "fill priests") == ("lacks", "citizens")
    assert why_not(table, "build market")[1] == "market"


def test_what_leads_to_it_can_be_taken_back_unless_a_standing_order_answers_it() -> None:

    def ordered(world: Any) -> int | None:
        return GAME.standing_answer(asked(world), "always", world.legal)

    fill, stop = GAME.parse("fill traders"), GAME.parse("stop")
    table = nearly_done("yes")
    assert not table.final(fill, P1).final
    assert not [one for one in table.preview(fill, P1, Dice.seeded(1)) if one.what == "stops"]
    assert foresight.final(table, fill, P1, ordered).door
    say(table, "fill traders")
    assert table.final(stop, P1).door
    assert nearly_done("no").final(fill, P1).door


def test_a_gift_puts_an_end_to_it() -> None:
    table = position(
        player(resources=2, civilians=1, traders=4, buildings=["market"]),
        player(civilians=1, traders=1, fort=7, prospect="ranger"),
        player(civilians=1),
        last_look="yes",
    )
    say(table, "P2: fill traders")
    assert asked(table, P2) == "LastLook"
    say(table, "P1: buy left")
    assert asked(table, P2) == "Act"
    assert "wall" in may(table, "fill", P2)


def test_a_useless_gift_leaves_it_as_it_is() -> None:
    table = position(
        player(resources=2, civilians=1, traders=4, buildings=["market"]),
        player(civilians=1, traders=1, prospect="ranger"),
        player(civilians=1),
        last_look="yes",
    )
    say(table, "P2: fill traders", "P1: buy left")
    assert asked(table, P2) == "LastLook"
    say(table, "P2: stop")
    assert not table.legal_for(P2)


def test_a_standing_order_answers_it_and_nothing_else() -> None:
    stop, fill = GAME.parse("stop"), GAME.parse("fill traders")
    assert GAME.standing_answer("LastLook", "always", [stop]) == stop
    assert GAME.standing_answer("LastLook", "ask", [stop]) is None
    assert GAME.standing_answer("Act", "always", [fill, stop]) is None


def test_a_position_at_that_moment_is_kept_as_it_is() -> None:
    table = nearly_done("yes", 2)
    say(table, "P1: fill traders")
    for same in (table.clone(), load(table.dump())):
        assert same.dump() == table.dump()
        assert legal(same, P1) == {"stop"}


def test_an_imagined_table_looks_the_same_but_asks_for_no_other_last_look() -> None:
    table = nearly_done("yes", 2)
    say(table, "P1: fill traders")
    for seat in (P1, P2):
        world = table.imagine(seat, Dice.seeded(1))
        assert isinstance(world, Table)
        assert world.view(seat) == table.view(seat)
        assert world.deciders == table.deciders
        assert world.legal_for(seat) == table.legal_for(seat)
        assert not world.patient
        say(world, "P2: fill traders")
        assert world.has_stopped(P2)
        say(world, "P1: stop")
        assert world.year == 2


def test_to_a_learner_it_is_an_action_with_nothing_left_but_to_stop() -> None:
    table = nearly_done("yes")
    observer = GAME.observer(1)
    before = observer.moment(table, P1)
    say(table, "fill traders")
    assert observer.moment(table, P1) == before


def random_session(options: dict[str, str]) -> History:
    session = History(GAME, 1 if "fort" in options else 2, 7, options)
    dice = Dice.seeded("last look")
    while not session.table.over:
        seat = session.table.deciders[0]
        choices = session.table.legal_for(seat)
        session.play(choices[dice.below(max(1, len(choices) - 1))], seat)
    return session


def test_a_record_with_it_replays() -> None:
    session = random_session({"last_look": "yes"})
    stops = [play for play in session.plays if play.action == GAME.parse("stop")]
    assert len(stops) == 12, "everybody ends every year"
    text = session.record().to_text()
    record = Record.from_text(text, lambda id: GAME)
    assert record.verify(GAME).dump() == session.table.dump()


def test_a_fort_of_the_campaign_does_not_force_it() -> None:
    options = GAME.campaign().options(3, False)
    assert "last_look" not in options
    assert not new(1, **options).patient
    assert new(1, **options, last_look="yes").patient
    session = random_session({**options, "last_look": "yes"})
    assert GAME.campaign().outcome(session.table).stage == 3
