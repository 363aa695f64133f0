"""R13 and R18: what may be done at any time in one's turn, and what at any moment."""

from typing import Any

from ludi.games.age_of_rome import scoring
from ludi.games.age_of_rome.table import Table
from tests.games.age_of_rome.position import (
    P1,
    P2,
    asked,
    at,
    denarii,
    glory,
    hand,
    legal,
    may,
    player,
    position,
    say,
    sheet,
    why,
)

WEAPONS = ("spatha", "gladius", "scutum")
LATE = (11, 20, 29)  # the milestones after one player has passed them all


# ---------------------------------------------------------------- sales and sets


def test_r13_a_set_is_laid_out_before_a_revenue_that_cannot_be_doubled() -> None:
    table = position(
        player("fulvia", hand=WEAPONS, glory=1, denarii=0),
        player(),
        agenda=[["Revenue", P1]],
        phase="revenue",
    )
    assert legal(table) == {
        "tax normal",
        "lay_out weapons",
        *[f"sell {card}" for card in WEAPONS],
    }
    say(table, "P1: lay_out weapons")
    assert table.over and denarii(table, P1) == 1  # taxed: nothing was left to choose
    assert at(table, P1)["sets"][0]["goods"] == "weapons"


def test_r13_a_card_is_sold_at_a_revenue_that_cannot_be_doubled() -> None:
    table = position(
        player("fulvia", hand=("gladius",), glory=1, denarii=0),
        player(),
        agenda=[["Revenue", P1]],
        phase="revenue",
    )
    assert legal(table) == {"tax normal", "sell gladius"}
    say(table, "P1: sell gladius")
    assert table.over and denarii(table, P1) == 2  # taxed: nothing was left to choose


def test_r13_a_revenue_that_cannot_be_doubled_asks_nobody_without_cards_or_before_the_end() -> None:
    for cards, round in (((), 2), (WEAPONS, 9)):
        table = position(
            player("fulvia", hand=cards, glory=1),
            player(),
            agenda=[["Revenue", P1]],
            phase="revenue",
            round=round,
        )
        assert table.over


def test_r13_cards_are_sold_and_laid_out_in_the_turn_of_the_plots_phase() -> None:
    table = position(
        player("marcus_antonius", hand=("groma", *WEAPONS), denarii=0),
        player(glory=9, partisans=2),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=[("spain", P1)],
    )
    assert "activate spain" in legal(table)
    say(table, "P1: sell groma", "P1: lay_out weapons")
    assert (denarii(table, P1), hand(table, P1)) == (1, [])
    say(table, "P1: activate spain")
    assert glory(table, P2) == 8


def test_r13_a_full_hand_is_relieved_for_customs_duties() -> None:
    table = position(
        player("gaius_octavius", hand=("groma", "falx", "pugio", "sica", "palla")),
        player(glory=1, hand=("olicula",)),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=[("spain", P1)],
    )
    assert may(table, "activate") == set()
    say(table, "P1: sell falx", "P1: activate spain", "P1: stop")
    assert "olicula" in hand(table, P1) and hand(table, P2) == []


def threatened(plotter: str, plots: list[tuple[str, int]], order: list[int]) -> Table:
    return position(
        player("fulvia", hand=WEAPONS),
        player(plotter),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=plots,
        order=order,
    )


def test_r13_a_set_is_laid_out_before_a_plot_can_break_it() -> None:
    table = threatened("livia_drusilla", [("africa", P2)], [P1, P2])
    say(table, "P1: lay_out weapons")
    assert table.over and hand(table, P1) == []


def test_r13_a_card_is_sold_before_a_plot_can_take_it() -> None:
    table = position(
        player("fulvia", hand=("gladius",), denarii=0),
        player("livia_drusilla"),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=[("africa", P2)],
        order=[P1, P2],
    )
    assert legal(table) == {"sell gladius", "done"}
    say(table, "P1: sell gladius")
    assert table.over and denarii(table, P1) == 1


def test_r13_nobody_is_asked_in_the_plots_phase_for_nothing() -> None:
    for plotter, plots, order in (
        ("livia_drusilla", [], [P1, P2]),
        ("livia_drusilla", [("spain", P2)], [P1, P2]),  # it does not strike there
        ("livia_drusilla", [("africa", P2)], [P2, P1]),  # she has had her turn
        ("marcus_antonius", [("africa", P2)], [P1, P2]),  # he takes no cards
    ):
        assert threatened(plotter, plots, order).over


def test_r13_a_card_is_sold_for_an_offer() -> None:
    table = position(
        player(denarii=0, hand=("groma",)),
        player(),
        agenda=[["MakeOffer", P1]],
        phase="plots",
        levels={"spain": {"religion": 1}},
        spies_and_allies="yes",
    )
    assert legal(table) == {"sell groma", "done"}
    assert why(table, "offer spy spain religion") == "not-that-rich"
    say(table, "P1: sell groma", "P1: offer alliance spain religion")
    assert (asked(table), table.seat) == ("AnswerOffer", P2)


def test_r13_without_a_building_to_offer_for_nobody_is_asked() -> None:
    table = position(
        player(hand=("groma",)),
        player(),
        agenda=[["MakeOffer", P1]],
        phase="plots",
        spies_and_allies="yes",
    )
    assert table.over


# ---------------------------------------------------------------- the Religion Medal


def test_r18_the_emperor_buys_his_last_glory_before_the_scoring() -> None:
    table = position(
        player("junia_secunda", denarii=7, glory=50, partisans=5),
        agenda=[["EndRound", -1]],
        phase="revenue",
        round=9,
        medals={"religion": P1},
        milestones=LATE,
    )
    assert (asked(table), legal(table)) == ("LastChance", {"buy_glory", "done"})
    assert table.asides(P1) == []  # it is among the answers, once
    say(table, "P1: buy_glory")
    assert "glory_51" in scoring.tasks_done(table)
    say(table, "P1: buy_glory")
    assert table.over and denarii(table, P1) == 1


def test_r18_denarii_are_got_rid_of_for_a_quest() -> None:
    table = position(
        player(denarii=6, glory=10, partisans=2, quests=("poor_but_worthy",)),
        player(denarii=2),
        player(denarii=2),
        agenda=[["EndRound", -1]],
        phase="revenue",
        round=9,
        medals={"religion": P1},
    )
    assert (sheet(table, P1)["quests"], sheet(table, P1)["denarii"]) == (0, 2)
    say(table, "P1: buy_glory", "P1: buy_glory")
    assert table.over
    assert (sheet(table, P1)["glory"], sheet(table, P1)["quests"]) == (12, 4)


def test_r18_without_the_medal_or_the_denarii_nobody_is_asked_at_the_end() -> None:
    for owner in (P1, P2):
        table = position(
            player(denarii=2),
            player(denarii=2),
            agenda=[["EndRound", -1]],
            phase="revenue",
            round=9,
            medals={"religion": owner},
        )
        assert table.over


def after_the_last_partisan(**wanted: Any) -> Table:
    """The last Partisan of all goes to a Farm, which gives 4 Denarii; P1 has the Medal."""
    table = position(
        player(partisans=2, **wanted),
        player(ready=0),
        agenda=[["EndAction", -1], ["NextPartisan", P1], ["PlacePartisan", P1]],
        levels={"africa": {"agriculture": 1}},
        medals={"religion": P1},
        round=7,
    )
    say(table, "P1: place agriculture")
    return table


def test_r18_a_milestone_in_reach_is_bought_before_the_action_phase_ends() -> None:
    table = after_the_last_partisan(glory=11, denarii=0)
    assert (asked(table), legal(table)) == ("ReachMilestone", {"buy_glory", "done"})
    declined = table.clone()
    say(declined, "P1: done")
    assert declined.over and glory(declined, P1) == 11
    say(table, "P1: buy_glory")
    assert (asked(table), table.seat) == ("PlacePartisan", P1)  # the new one is placed at once
    say(table, "P1: colosseum")
    assert table.over and glory(table, P1) == 13


def test_r18_a_milestone_may_take_several_purchases() -> None:
    table = after_the_last_partisan(glory=10, denarii=2)
    say(table, "P1: buy_glory", "P1: buy_glory")
    assert (asked(table), glory(table, P1), denarii(table, P1)) == ("PlacePartisan", 12, 0)


def test_r18_the_action_phase_ends_unasked_where_no_milestone_is_in_reach() -> None:
    assert after_the_last_partisan(glory=10, denarii=1).over
