"""Mining puzzles, and proving them: with a game of our own making, and few visits."""

from itertools import islice

import pytest

import ludi
from ludi.bots.search import Choice
from ludi.kernel.record import Record
from ludi.puzzles import mining, proof
from ludi.puzzles.mining import mine, self_played
from ludi.puzzles.proof import Proof, lead, obvious, prove
from ludi.puzzles.puzzle import puzzles_of

GAME = ludi.game("glory-to-rome")


@pytest.fixture(scope="module")
def record() -> Record:
    return self_played(GAME, "test")


def test_games_are_dealt_as_deals_are(record: Record) -> None:
    assert record.result is not None and record.replay().over
    assert record.plays == self_played(GAME, "test").plays
    ways = [(way.players, way.options) for way in GAME.manifest.deals]
    assert any(
        players == record.players and options.items() <= record.options.items()
        for players, options in ways
    )


def test_a_lead_is_over_what_was_tried_enough() -> None:
    choices = [Choice(1, 90, 5.0), Choice(2, 40, 3.5), Choice(3, 2, 4.9)]
    assert lead(choices) == 1.5
    assert lead(choices[:1]) == 0.0, "nothing to compare with is no lead"


def test_all_searches_must_agree_and_greedy_must_not(monkeypatch: pytest.MonkeyPatch) -> None:
    table = GAME.new(players=2, seed=3)
    seat, tempting = table.seat, obvious(table, table.seat)
    best, other = [action for action in table.legal if action != tempting][:2]
    found: list[list[Choice]] = []
    monkeypatch.setattr(proof, "searched", lambda *_: found.pop(0))
    clear = [Choice(best, 90, 9.0), Choice(other, 50, 7.0), Choice(tempting, 2, 3.0)]
    found[:] = [clear, clear, clear]
    made = prove(table, seat, "x")
    assert made == Proof(best, 2.0, [(other, 2.0), (tempting, 6.0)])
    found[:] = [clear, clear, [clear[1], clear[0]]]
    assert prove(table, seat, "x") is None, "one of them finds another choice"
    close = [Choice(best, 90, 7.5), Choice(other, 50, 7.0)]
    found[:] = [clear, close, clear]
    assert prove(table, seat, "x") is None, "one of them sees no margin"
    found[:] = [[Choice(tempting, 90, 9.0), Choice(other, 50, 1.0)]]
    assert prove(table, seat, "x") is None, "it is the obvious one"


def test_what_is_mined_is_explained_and_can_be_found_again(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A glance that hopes for anything, and a proof that takes the first thing it sees."""

    def first(table, seat, seed, visits):
        tempting = obvious(table, seat)
        best = next(action for action in table.legal_for(seat) if action != tempting)
        return Proof(best, 1.5, [(tempting, 2.5)])

    monkeypatch.setattr(mining, "GLANCE", 1)
    monkeypatch.setattr(mining, "HOPE", -1e9)
    monkeypatch.setattr(mining, "obvious", lambda table, seat: -1)
    monkeypatch.setattr(mining, "prove", first)
    monkeypatch.setattr(proof, "VISITS", 16)
    monkeypatch.setattr(proof, "LEVELS", ("tiro",))
    monkeypatch.setattr(proof, "ASKED", 1)
    said: list[str] = []
    found = list(mine(GAME, iter([("one", record)]), 5, 600.0, said.append))
    assert len(found) == mining.MOST_OF_A_GAME, "so many of one game"
    for one in found:
        table = one.table()
        assert GAME.parse(one.best) in table.legal_for(one.seat)
        assert one.reasons and one.obvious == one.others[0].words
        assert one.difficulty == 1 + len(one.missed)
    places = [len(one.plays) for one in found]
    assert places[1] - places[0] >= mining.APART
    assert said[0].startswith("glory-to-rome: one")
    assert list(islice(mine(GAME, iter([("one", record)]), 0, 600.0), 1)) == []


def test_one_of_the_stock_is_proved_again() -> None:
    """With few visits; `ludi puzzles check` does it with all of them, for all of them."""
    one = max(puzzles_of("ave-roma"), key=lambda one: one.gain)  # by far
    table = one.table()
    choices = proof.searched(table, one.seat, "again", 200)
    assert str(table.game.describe(choices[0].action)) == one.best
