"""How far a search plays on, and what a greedy player does where it is asked but need not be."""

from typing import Any

from ludi.bots import make_bot
from ludi.bots.search import SearchBot
from ludi.games.age_of_rome.table import Table
from tests.games.age_of_rome.position import GAME, P1, P2, asked, player, position


def test_a_search_plays_on_less_far_among_rivals() -> None:
    alone = GAME.advice.ahead(GAME.new(1, "alone"))
    cassius = GAME.advice.ahead(GAME.new(1, "cassius", solo="cassius"))
    rivals = GAME.advice.ahead(GAME.new(2, "rivals"))
    assert 0 < rivals < alone == cassius


def test_what_the_game_says_is_followed_unless_the_bot_is_told_otherwise() -> None:
    table = GAME.new(2, "far")
    seat = table.deciders[0]
    far = GAME.advice.ahead(table)
    usual, same, other = (SearchBot("far", 12, ahead=ahead) for ahead in (-1, far, 0))
    for bot in (usual, same, other):
        bot.search(table, seat)
    assert repr(usual.choices) == repr(same.choices)
    assert repr(usual.choices) != repr(other.choices)


def chosen(table: Table) -> str:
    """What a greedy player says."""
    return str(GAME.describe(make_bot("greedy", "advice").choose(table, table.seat)))


def at_the_end(*quests: str, **wanted: Any) -> Table:
    return position(
        player(quests=quests, partisans=2, glory=7, **wanted),
        player(denarii=2),
        player(denarii=2),
        agenda=[["EndRound", -1]],
        phase="revenue",
        round=9,
        medals={"religion": P1},
    )


def test_glory_is_bought_at_the_end_for_a_quest_only() -> None:
    assert chosen(at_the_end(denarii=9)) == "done"
    assert chosen(at_the_end("private_hoard", denarii=24)) == "done"
    assert chosen(at_the_end("poor_but_worthy", denarii=9)) == "buy_glory"  # three times, for it


def test_an_emperor_buys_the_glory_of_his_task() -> None:
    for glory, wanted in ((49, "buy_glory"), (40, "done"), (51, "done")):
        table = position(
            player(denarii=6, glory=glory, partisans=5),
            agenda=[["EndRound", -1]],
            phase="revenue",
            round=9,
            medals={"religion": P1},
            milestones=(11, 20, 29),
        )
        assert (asked(table), chosen(table)) == ("LastChance", wanted)


def test_a_partisan_in_reach_is_bought() -> None:
    table = position(
        player(denarii=6, glory=11, partisans=2, ready=0),
        player(ready=0),
        agenda=[["Construct", P1], ["EndAction", -1], ["ReachMilestone", P1, P2]],
        medals={"religion": P1},
        levels={"africa": {"religion": 1}},
    )
    assert chosen(table) == "buy_glory"


def test_no_card_is_sold_in_the_plots_phase_that_can_be_sold_later() -> None:
    for round in (2, 9):
        table = position(
            player("marcus_antonius", hand=("groma", "scutum")),
            player(glory=9, partisans=2),
            agenda=[["Construct", P1], ["ActivatePlots", P1]],
            phase="plots",
            plots=[("spain", P1)],
            round=round,
        )
        assert not chosen(table).startswith("sell")


def test_what_is_still_to_come_is_worth_something() -> None:
    def judged(**wanted: Any) -> float:
        agenda = [["EndAction", -1], ["Construct", P1]]
        table = position(player(**wanted), player(), agenda=agenda, phase="construction")
        return float(GAME.advice.evaluate(table, P1))

    step = judged(glory=3) - judged(glory=2)
    assert judged(glory=4) - judged(glory=3) > step  # a Partisan comes at 5
    assert judged(vendetta=3) != judged(vendetta=2)
