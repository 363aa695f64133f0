"""Nero's cards, the last round, the final score line by line, the tie-break."""

import pytest

from ludi.games.rome_and_roll.rules.gain import advance
from ludi.games.rome_and_roll.scoring import items
from ludi.kernel.errors import BadChoice
from ludi.kernel.viewer import EVERYTHING
from tests.games.rome_and_roll.position import (
    GAME,
    P1,
    P2,
    at,
    block,
    new,
    player,
    position,
    track,
)

END = [["EndRound", 0]]


def test_a_blue_box_takes_the_top_card_once() -> None:
    table = position(player(tracks=(15, 0, 0, 0)), player("patricia"), agenda=[["StartRound", 0]])
    advance(table, P1, 0, 2)
    assert at(table)["nero"] == {"cards": 1, "points": 8}
    advance(table, P1, 3, 20)
    assert at(table)["nero"] == {"cards": 2, "points": 14}
    advance(table, P2, 3, 14)
    assert at(table, P2)["nero"] == {"cards": 1, "points": 4}
    advance(table, P2, 2, 20)
    assert at(table, P2)["nero"]["cards"] == 1, "none is left for two players"


def test_what_exceeds_a_track_is_lost() -> None:
    table = position(player(tracks=(25, 0, 0, 0)), player("patricia"), agenda=[["StartRound", 0]])
    advance(table, P1, 0, 9)
    assert track(table, "coins") == 26


def test_simultaneous_claims_go_clockwise_from_the_proconsul() -> None:
    table = position(
        player("patricia", tracks=(14, 0, 0, 0)),
        player("mercatrix", tracks=(12, 0, 0, 0)),
        proconsul=1,
        buildings=[
            ("esplanade", P1, block(2, 7, 2, 2)),
            ("esplanade", P2, block(7, 7, 2, 2)),
            ("camp", P2, [(3, 9), (3, 10), (4, 10)]),
        ],
        agenda=[["EndRound", 0], ["Neighbours", 1, 3]],
    )
    assert at(table, P1)["nero"]["points"] == 8, "only that neighbour produces"
    both = position(
        player("patricia", tracks=(14, 0, 0, 0)),
        player("mercatrix", tracks=(12, 0, 0, 0)),
        proconsul=1,
        buildings=[
            ("esplanade", P1, block(2, 9, 2, 2)),
            ("esplanade", P2, block(0, 9, 2, 2)),
            ("camp", P2, [(1, 11), (2, 11), (2, 12)]),
        ],
        agenda=[["EndRound", 0], ["Neighbours", 1, 3]],
    )
    assert at(both, P2)["nero"]["points"] == 8, "the Proconsul first"
    assert at(both, P1)["nero"]["points"] == 6


def test_one_more_round_after_the_last_card() -> None:
    table = position(player(), player("patricia"), nero=2, agenda=END)
    assert not table.view(EVERYTHING)["final"]
    table = position(player(), player("patricia"), nero=3, agenda=END)
    assert not table.over
    assert table.view(EVERYTHING)["final"] and table.view(EVERYTHING)["ending"] is None
    table = position(player(), player("patricia"), nero=3, final=True, agenda=END)
    assert table.over
    assert table.view(EVERYTHING)["ending"] == "nero" and table.game.measures(table) == {}


def test_alone_nine_rounds_are_the_most() -> None:
    assert position(player("patricia"), round=9, agenda=END).over
    assert not position(player("patricia"), round=8, agenda=END).over


def test_the_score_line_by_line() -> None:
    table = position(
        player(
            tracks=(7, 3, 5, 6),
            loyalty=(5, 5, 4),
            soldiers=5,
            garrison=2,
            senators=3,
            settlements=["tarraco", "massilia"],
            storage="WWWWWWWW",
        ),
        player("patricia"),
        player("mercatrix"),
        buildings=[
            ("carpenter", P1, [(3, 8), (3, 9)]),
            ("villa", P1, block(2, 10, 2, 2)),
            ("fortress", P1, block(0, 8, 2, 2)),
            ("temple", P1, block(9, 8, 2, 2)),
            ("theatre", P1, [(5, 11), (6, 11), (7, 11), (6, 12)]),
            ("market", P2, [(8, 11), (8, 12), (9, 12)]),
        ],
        final=True,
        agenda=END,
    )
    assert table.over
    lines = dict(items(table, P1))
    assert lines == {
        "coins": 7,
        "buildings": 3,
        "legacy": 5,
        "glory": 6,
        "advisors": 7,
        "manufacture": 1,
        "urbanism": 1,
        "army": 4,
        "religion": 4,
        "leisure": 2,
        "nero": 0,
        "soldiers": 3,
        "senators": 2,
    }


def test_ties_are_broken_by_soldiers_then_shared() -> None:
    def ranks(first: int, second: int, coins: int = 5) -> list[tuple[int, bool]]:
        table = position(
            player(tracks=(5, 0, 0, 0), soldiers=first),
            player("patricia", tracks=(coins, 0, 0, 0), soldiers=second),
            final=True,
            agenda=END,
        )
        return [(score.rank, score.won) for score in table.scores()]

    assert ranks(2, 1) == [(1, True), (2, False)], "the same points: one for up to two soldiers"
    assert ranks(1, 1) == [(1, True), (1, True)]
    assert ranks(2, 1, 6) == [(2, False), (1, True)]


def test_refused_options() -> None:
    with pytest.raises(BadChoice, match="foreman-for-two"):
        new(3, seneca_foreman="yes")
    with pytest.raises(BadChoice, match="option-alone"):
        new(2, difficulty="hard")
    assert GAME.settle(1, {"difficulty": "hard"})["difficulty"] == "hard"
