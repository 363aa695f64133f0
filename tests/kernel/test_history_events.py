"""A history is the fold of its events, however it came about."""

import time

import pytest

import ludi
from ludi.kernel.dice import Dice
from ludi.kernel.game import WENT_BACK, Game
from ludi.kernel.history import PLAY, REDO, UNDO, Happened, History, Played, dumped_log
from ludi.kernel.table import NOBODY
from ludi.kernel.viewer import PUBLIC
from tests.kernel.toy import MORRA

GAMES = [(ludi.game("glory-to-rome"), 2), (ludi.game("glory-to-rome"), 4), (MORRA, 2), (MORRA, 3)]


def played_again(history: History, plays: list[Played]) -> History:
    """What a list of plays comes to, simply played from the start."""
    plain = History(history.game, history.players, history.seed)
    for play in plays:
        plain.play(play.action, play.seat)
    return plain


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_a_history_is_the_fold_of_its_events(game: Game, players: int, seed: int) -> None:
    """Whatever is taken back and played again, it is what the plays that stand come to."""
    history = History(game, players, str(seed))
    dice = Dice.seeded(seed)
    events: list[Happened] = []
    while not history.table.over and len(events) < 160:
        seat = dice.below(players)
        number = history.number + 1
        if dice.below(4) == 0 and history.can_undo(seat):
            count = history.undo_count(seat, whole_turn=dice.below(2) == 0)
            event = Happened(number, seat, UNDO, count)
        elif dice.below(2) == 0 and history.can_redo(seat):
            event = Happened(number, seat, REDO, history.redo_count(seat))
        elif dice.below(25) == 0 and history.back_to_last_of(seat):
            event = Happened(number, NOBODY, UNDO, history.back_to_last_of(seat))
        else:
            deciders = history.table.deciders
            seat = deciders[dice.below(len(deciders))]
            legal = history.table.legal_for(seat)
            event = Happened(number, seat, PLAY, legal[dice.below(len(legal))])
        history.apply(event)
        events.append(event)
        if event.kind != PLAY:
            plain = played_again(history, history.plays)
            assert history.table.dump() == plain.table.dump()
            rules_told = [one.what for one in history.told if one.what != WENT_BACK]
            assert rules_told == [one.what for one in plain.told]
            marks = [one.number for one in history.log if one.told.what == WENT_BACK]
            assert marks == [one.number for one in history.returns]
            assert [one.number for one in history.log] == sorted(one.number for one in history.log)
    again = History(game, players, str(seed))
    half = History(game, players, str(seed))
    for event in events:
        again.apply(event)
        if event.number == len(events) // 2:
            half.restore(again.dumped())
        if event.number > len(events) // 2:
            half.apply(event)
    for other in (again, half):
        assert other.table.dump() == history.table.dump()
        assert other.plays == history.plays
        assert dumped_log(other.log) == dumped_log(history.log)
        assert (other.number, other.acted) == (history.number, history.acted)
        assert (other.returns, other.undos) == (history.returns, history.undos)


def test_the_whole_table_goes_back_past_a_door() -> None:
    game = ludi.game("glory-to-rome")
    history = History(game, 2, "7", {})
    positions = [history.table.dump()]
    for number in range(1, 40):
        table = history.table
        history.apply(Happened(number, table.seat, PLAY, table.legal[number % len(table.legal)]))
        positions.append(history.table.dump())
    assert history.table.doors > 3
    lines = len(history.log)
    history.apply(Happened(40, NOBODY, UNDO, 25))
    assert history.table.dump() == positions[14]
    assert history.number == 40 and len(history.log) < lines
    assert history.log_stands_to(39) == 14
    assert history.log_stands_to(40) == 40
    assert history.log_stands_to(3) == 3
    assert history.went_back == 1
    assert history.log[-1].number == 40 and history.told[-1].what == WENT_BACK
    assert game.line(history.told[-1], PUBLIC, "en") == "The table goes back 25 moves."
    record = history.record()
    assert "went-back: 1" in record.to_text()
    again = ludi.Record.from_text(record.to_text())
    assert again.went_back == 1 and History.from_record(again).record().went_back == 1


def test_a_long_game_opens_quickly() -> None:
    """1,000 actions in less than 50 ms."""
    game = ludi.game("glory-to-rome")
    longest: list[Happened] = []
    history = History(game, 5, "long", {})
    dice = Dice.seeded("long")
    while len(longest) < 1000 and not history.table.over:
        table = history.table
        number = history.number + 1
        if (
            dice.below(3)
            and history.why_no_undo(history.plays[-1].seat if history.plays else 0) is None
        ):
            event = Happened(number, history.plays[-1].seat, UNDO, 1)
        else:
            event = Happened(number, table.seat, PLAY, table.legal[dice.below(len(table.legal))])
        history.apply(event)
        longest.append(event)
    body = None
    keeper = History(game, 5, "long", {})
    for event in longest:
        keeper.apply(event)
        if event.number % 50 == 0:
            body = keeper.dumped()
    assert body is not None and len(longest) >= 700
    took = []
    for _ in range(5):
        began = time.perf_counter()
        opened = History(game, 5, "long", {})
        opened.restore(body)
        for event in longest[opened.number :]:
            opened.apply(event)
        took.append(time.perf_counter() - began)
    assert opened.table.dump() == history.table.dump()
    assert min(took) < 0.05
