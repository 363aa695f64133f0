"""The rulebook's worked examples, by number: set-up, Glory, plots."""

import pytest

from ludi.games.age_of_rome.rules.round import turn_order
from ludi.games.age_of_rome.sheet import GLORY
from ludi.games.age_of_rome.table import Table
from ludi.kernel.viewer import EVERYTHING
from tests.games.age_of_rome.position import (
    GAME,
    P1,
    P2,
    P3,
    P4,
    asked,
    at,
    glory,
    legal,
    may,
    player,
    position,
    say,
    why,
)


def test_t01_marcus_antonius_sets_up() -> None:
    for seed in range(40):
        table = GAME.new(players=2, seed=seed)
        assert isinstance(table, Table)
        for seat in (P1, P2):
            board = at(table, seat)
            if board["character"] == "marcus_antonius":
                assert (board["legions"], board["legions_unrecruited"]) == (7, 0)
                assert (board["votes"], board["votes_unrecruited"]) == (4, 1)
                assert (board["partisans"], board["plots"]) == (1, 3)
                assert (board["denarii"], board["glory"], board["vendetta"]) == (7, 1, 2)
                assert board["anchor"] and board["hand"] == []
                assert board["bonuses"] == ["military"]
                assert len(board["quests"]) == 3  # one goes back at once
                return
    pytest.fail("Marcus Antonius never came")


def test_t02_beyond_30_the_marker_starts_again_and_counts_30_more() -> None:
    table = position(player(glory=30, partisans=5), player(), milestones=(11, 20, 29))
    say(table, "P1: colosseum")
    assert glory(table, P1) == 31
    assert dict(table.scores()[P1].items)["glory"] == 31


def test_t03_glory_1_can_neither_be_struck_nor_spent() -> None:
    table = position(
        player("gaius_octavius"),
        player("livia_drusilla", glory=1),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=[("spain", P1)],
    )
    assert asked(table) != "ActivatePlots"  # no effect would do anything, so nobody is asked
    table = position(player(glory=1), player(), agenda=[["Revenue", P1]], phase="revenue")
    assert asked(table) != "Revenue"


def test_t04_a_milestone_that_drops_reaches_the_next_player() -> None:
    table = position(player(glory=11, partisans=2), player(glory=11, partisans=2), player(glory=3))
    say(table, "P1: colosseum")
    assert [at(table, seat)["partisans"] for seat in (P1, P2, P3)] == [3, 3, 1]
    assert table.milestones == (10, 21, 30)


def test_t05_two_who_gain_at_once_drop_it_by_two() -> None:
    table = position(
        player(glory=11, partisans=2), player(glory=11, partisans=2), player(glory=11, partisans=2)
    )
    say(table, "P1: colosseum")
    assert [at(table, seat)["partisans"] for seat in (P1, P2, P3)] == [3, 3, 3]
    assert table.milestones == (9, 21, 30)


def test_t06_a_partisan_stays_when_glory_falls() -> None:
    table = position(player(glory=4), player())
    say(table, "P1: colosseum")
    assert at(table, P1)["partisans"] == 2
    table.lose_glory(P1, 4)
    assert (glory(table, P1), at(table, P1)["partisans"]) == (1, 2)
    table.gain_glory(P1, 6)
    assert at(table, P1)["partisans"] == 2  # once only


@pytest.mark.parametrize(
    ("event", "turns", "order"),
    [
        ("spoils_of_war", 1, (0, 1, 2, 3)),
        ("levy", 2, (0, 1, 2, 3)),
        ("consular_elections", 3, (0, 3, 2, 1)),
        ("new_senators", 2, (0, 3, 2, 1)),
    ],
)
def test_t07_arrows_set_the_order_and_the_rotation(
    event: str, turns: int, order: tuple[int, ...]
) -> None:
    table = position(
        *[player(), player(), player(), player()], agenda=[["EndRound", -1]], events=[event]
    )
    assert table.turned == turns  # the round ended at once, and the next one has begun
    clockwise = event in ("spoils_of_war", "levy")
    table.turned = 0
    table.marker = 0
    assert turn_order(table, clockwise) == order


@pytest.mark.parametrize(
    ("event", "turn"), [("spoils_of_war", (1, 1)), ("consular_elections", (1, 0))]
)
def test_t07_the_log_tells_how_far_and_which_way(event: str, turn: tuple[int, int]) -> None:
    table = position(
        player(glory=9, partisans=2),
        player(),
        agenda=[["EndRound", -1], ["Revenue", P1]],
        phase="revenue",
        events=[event],
    )
    told = table.listen()
    say(table, "P1: tax normal")
    assert [tuple(one.args[:2]) for one in told if one.what == "rotates"] == [turn]


def vendetta_of_p13() -> Table:
    return position(
        player("marcus_antonius", vendetta=2),
        player("aemilius_lepidus", vendetta=3, glory=4, base=(1, "none")),
        player("fulvia", vendetta=2),
        player("junia_secunda", vendetta=0),
        agenda=[["ActivatePlots", seat] for seat in (P4, P3, P1)],
        phase="plots",
        plots=[("gaul", P1), ("gaul", P3), ("gaul", P4)],
    )


def test_t08_laurent_activates_a_degradation_against_cedric() -> None:
    table = vendetta_of_p13()
    assert at(table, P1)["bonuses"] == ["military"]
    assert at(table, P2)["bonuses"] == ["politics"]
    say(table, "P1: activate gaul", "P1: effect degradation")
    assert at(table, P1)["vendetta"] == 1
    assert at(table, P2)["vendetta"] == 4
    assert at(table, P1)["bonuses"] == ["military", "politics"]
    assert at(table, P2)["bonuses"] == []
    assert at(table, P2)["pantheon"]["base"] == 0
    assert table.view(EVERYTHING)["provinces"][1]["plots"][0] == {"owner": P1, "activated": True}


def test_t09_a_full_track_protects_from_further_plots() -> None:
    table = vendetta_of_p13()
    say(table, "P1: activate gaul", "P1: effect degradation")
    assert asked(table) not in ("ActivatePlots", "ChooseEffect")  # P3 is not even asked
    table = position(
        player("marcus_antonius"),
        player(vendetta=4),
        player("fulvia"),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=[("gaul", P1), ("spain", P1)],
    )
    assert legal(table) == {"activate spain", "done"}
    assert why(table, "activate gaul") == "vendetta-full"


def test_t10_without_a_vendetta_marker_nothing_is_activated() -> None:
    table = position(
        player(vendetta=0),
        player(glory=9, partisans=2),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=[("spain", P1)],
    )
    assert asked(table) != "ActivatePlots"


def test_t11_a_plot_stays_turns_with_the_board_and_not_at_home() -> None:
    table = position(
        player(partisans=2, ready=2, glory=6, denarii=0),
        player(glory=6, partisans=2, ready=0, denarii=0),
        agenda=[["EndRound", -1], ["EndAction", -1], ["NextPartisan", P2]],
        events=["levy", "consular_elections"],
        order=[P1, P2],
    )
    say(table, "P1: plot", "P1: plot")
    assert table.round == 3 and table.turned == 2  # Africa has gone to the other side
    assert at(table, P1)["plots"] == 1
    assert may(table, "activate") == {"africa"}
    assert table.facing(0) == P2
    table = position(
        player(),
        player(glory=9, partisans=2),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=[("africa", P1), ("spain", P1)],
    )
    assert may(table, "activate") == {"spain"}
    assert why(table, "activate africa") == "plot-at-home"


def test_t20_removing_gives_no_majority_but_adding_does() -> None:
    table = position(
        player("aemilius_lepidus"),
        player("fulvia"),
        player(),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=[("gaul", P1)],
        senate=[P3, P1, P1, P2, P1],
    )
    before = glory(table, P1)
    say(table, "activate gaul", "effect second_vote")  # only one of the target's Votes is there
    assert table.senate == [P3, P1, P1, P1, P1]
    assert glory(table, P1) == before + 2
    assert table.mats[P2][GLORY] == 2


def test_whether_a_target_can_react_cannot_be_learned_and_taken_back() -> None:
    for cards in (("scutum",), ("groma",)):
        table = position(
            player("marcus_antonius"),
            player("fulvia", glory=3, hand=cards),
            agenda=[["ActivatePlots", P1]],
            phase="plots",
            plots=[("spain", P1)],
        )
        doors = table.doors
        say(table, "P1: activate spain")  # Calumny, the only effect of use
        assert table.doors > doors
        assert table.over == (cards == ("groma",)), "else the target is asked: that is the secret"
