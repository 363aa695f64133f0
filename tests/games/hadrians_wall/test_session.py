"""Everybody at once: changing one's mind in one's own lane, gifts and cards as doors."""

from typing import Any

import pytest

from ludi.games.hadrians_wall.table import Table
from ludi.kernel.dice import Dice
from ludi.kernel.errors import IllegalAction
from ludi.kernel.history import History
from tests.games.hadrians_wall.position import GAME, player, position


def begun(players: int, seed: int = 5) -> History:
    """A session in which everybody has chosen a path and may act."""
    session = History(GAME, players, seed)
    for seat in range(players):
        session.play(session.table.legal_for(seat)[0], seat)
    return session


def say(session: History, seat: int, words: str) -> None:
    session.play(GAME.parse(words), seat)


def test_a_secret_choice_can_be_changed_until_the_last_one() -> None:
    session = History(GAME, 3, 5)
    one, other = session.table.legal_for(0)
    session.play(one, 0)
    session.play(session.table.legal_for(1)[0], 1)
    session.undo(0)
    session.play(other, 0)
    session.play(session.table.legal_for(2)[0], 2)
    reason = session.why_no_undo(2)
    assert reason is not None
    assert reason.key == "undo-door", "the cards were revealed"


def test_undo_in_ones_own_lane_leaves_the_others_alone() -> None:
    session = begun(3)
    say(session, 0, "fill traders")
    say(session, 1, "fill priests")
    session.undo(0)
    table = session.table
    assert isinstance(table, Table)
    assert table.sheets[0][9] == 0
    assert table.sheets[1][11] == 1
    session.redo(0)
    assert isinstance(session.table, Table)
    assert session.table.sheets[0][9] == 1


def test_ending_the_year_can_be_taken_back_until_the_last_one_ends_it() -> None:
    session = begun(2)
    say(session, 0, "stop")
    assert session.can_undo(0)
    session.undo(0)
    assert session.table.legal_for(0)
    say(session, 0, "stop")
    say(session, 1, "stop")
    assert not session.can_undo(0)
    assert not session.can_undo(1)


def test_a_gift_is_a_door() -> None:
    table = position(
        player(resources=3, civilians=1, traders=4, buildings=["market"]),
        player(civilians=1, prospect="ranger"),
        player(),
    )
    doors = table.doors
    table.say("fill priests", 1)
    assert table.doors == doors
    table.say("buy left", 0)
    assert table.doors == doors + 1


def rich(**fields: Any) -> dict[str, Any]:
    return player(
        resources=3,
        soldiers=3,
        civilians=1,
        traders=4,
        performers=3,
        patricians=2,
        buildings=["market", "ludus"],
        strength=[2, 0],
        **fields,
    )


@pytest.mark.parametrize(
    ("players", "words", "door"),
    [
        (3, "buy left", True),
        (3, "buy right", True),
        (3, "buy fate", True),
        (2, "buy left", True),
        (2, "buy neutral-1", False),
        (1, "buy neutral-1", False),
        (1, "buy neutral-2", False),
        (1, "buy fate", True),
        (3, "scout own", False),
        (3, "scout left", True),
        (3, "scout right", True),
        (2, "scout left", True),
        (2, "scout neutral-1", False),
        (1, "scout neutral-2", False),
        (1, "fight red", True),
        (1, "fill traders", False),
    ],
)
def test_doors_by_source(players: int, words: str, door: bool) -> None:
    """Undo is free until a fate card is turned or a neighbour is paid, and the action says so."""
    session = History(GAME, players, 3)
    neutral = ["ranger", "planner"][: 3 - players]
    session.stand_at(position(*[rich() for _ in range(players)], neutral=neutral))
    doors = session.table.doors
    action = GAME.parse(words)
    assert session.table.final(action, 0).door is door
    session.play(action, 0)
    assert (session.table.doors > doors) is door
    assert session.can_undo(0) is not door


def test_a_preview_stops_at_the_fate_card() -> None:
    session = History(GAME, 1, 3)
    session.table = position(
        player(resources=3, civilians=1, traders=4, buildings=["market"]),
        neutral=["ranger", "planner"],
    )
    told = session.table.preview(GAME.parse("buy fate"), 0, Dice.seeded(1))
    assert [event.what for event in told] == ["buys", "pays"]
    told = session.table.preview(GAME.parse("fill priests"), 0, Dice.seeded(1))
    assert [event.what for event in told] == ["fills", "pays", "gains"]


def test_a_preview_shows_the_whole_chain() -> None:
    session = History(GAME, 1, 3)
    session.stand_at(
        position(player(resources=3, fort=21, granary=2, wall=3, renown=2, civilians=1))
    )
    told = session.table.preview(GAME.parse("fill wall"), 0, Dice.seeded(1))
    assert [event.what for event in told] == ["fills", "pays", "earns", "gains"]


def test_nobody_plays_for_a_seat_that_has_stopped() -> None:
    session = begun(2)
    say(session, 0, "stop")
    with pytest.raises(IllegalAction):
        say(session, 0, "fill traders")
