"""More of our readings, by their number in RULINGS.md; every one of them has its test."""

import os
import re
from typing import Any

import pytest

from ludi.games.age_of_rome.ids import CARDS, EVENTS, QUESTS
from ludi.games.age_of_rome.rules.setup import quests_in_play
from ludi.games.age_of_rome.sheet import FLIPPED
from ludi.games.age_of_rome.table import Table
from tests.games.age_of_rome.position import (
    GAME,
    P1,
    P2,
    P3,
    asked,
    at,
    denarii,
    hand,
    in_region,
    legal,
    may,
    player,
    position,
    say,
    why,
)

FOLDER = os.path.dirname(__file__)
RULED = re.compile(r"^- \*\*R(\d+)\*\*", re.MULTILINE)
EXAMPLES = 43  # worked examples of the rulebook


def numbers_named(letter: str) -> set[int]:
    """The numbers in the names of this folder's tests: test_r14_..., test_t03_..."""
    found: set[int] = set()
    for name in os.listdir(FOLDER):
        if name.startswith("test_") and name.endswith(".py"):
            with open(os.path.join(FOLDER, name), encoding="utf-8") as file:
                found |= {int(n) for n in re.findall(rf"def test_{letter}(\d+)_", file.read())}
    return found


def test_every_ruling_and_every_example_has_a_test() -> None:
    with open(os.path.join(GAME.folder, "RULINGS.md"), encoding="utf-8") as file:
        ruled = {int(number) for number in RULED.findall(file.read())}
    assert len(ruled) == 31
    assert ruled - numbers_named("r") == set()
    assert set(range(1, EXAMPLES + 1)) - numbers_named("t") == set()


# ---------------------------------------------------------------- piles


def test_r14_an_empty_pile_of_quests_stays_empty() -> None:
    table = position(player(hand=("fibula", "bronze_chest")), player())
    table.quests[P2] = tuple(table.quest_deck)  # hide them away; nothing to count here
    table.quest_deck = []
    table.play(GAME.parse("colosseum"))
    assert may(table, "play") == {"bronze_chest"}
    assert why(table, "play fibula") == "card-useless"


def test_r14_the_last_quest_is_drawn_alone_and_kept() -> None:
    table = position(player(hand=("fibula",)), player(), quest_top=("triumph",))
    triumph = QUESTS.index("triumph")
    table.quests[P2] = tuple(quest for quest in table.quest_deck if quest != triumph)
    table.quest_deck = [triumph]
    table.play(GAME.parse("colosseum"))
    table.play(GAME.parse("play fibula"))
    assert at(table, P1)["quests"] == [{"quest": "triumph", "points": 0}]
    assert asked(table) != "KeepQuests"


def test_r14_an_empty_pile_of_cards_is_made_again_of_the_discard() -> None:
    table = position(player(), player(), levels={"africa": {"commerce": 1}}, discard=("groma",))
    table.laid[P2] = (0, *table.deck[:3])  # hide them away; nothing to count here
    table.deck = []
    table.play(GAME.parse("place commerce"))
    assert hand(table, P1) == ["groma"]
    assert table.discard == [] and table.deck == []


# ---------------------------------------------------------------- placing


@pytest.mark.parametrize(("words", "placed"), [("place", 1), ("place_bonus", 2)])
def test_r19_a_spatha_recruits_but_only_the_bonus_places_a_second_legion(
    words: str, placed: int
) -> None:
    """The printed example places two Legions "without bonus"; a card doubles no action."""
    table = position(
        player("marcus_antonius", legions_out=1, regions=(2, 2, 1), hand=("spatha",)),
        player(),
        levels={"africa": {"military": 1}},
    )
    say(table, f"P1: {words} military", "P1: play spatha")
    assert (at(table, P1)["legions"], at(table, P1)["legions_unrecruited"]) == (2, 0)
    for _ in range(placed):
        assert asked(table) == "PlaceLegion"
        say(table, "P1: legion thrace")
    assert asked(table) != "PlaceLegion"
    assert in_region(table, "thrace")[P1] == 1 + placed


def test_r30_plot_slots_are_alike_and_the_first_free_one_is_taken() -> None:
    table = position(
        player(partisans=2, ready=2), player(), player(), plots=[("africa", P2), ("africa", P3)]
    )
    table.plots[0] = -1  # the first of three is free, and the third
    table.mats[P2][14] += 1
    assert [words for words in legal(table) if words.startswith("plot")] == ["plot"]
    table.play(GAME.parse("plot"))
    assert table.plots[:3] == [P1, P3, -1]


def test_r30_a_slot_with_an_activated_plot_is_not_free() -> None:
    table = position(
        player(),
        player(),
        levels={"africa": {"agriculture": 1}},
        plots=[("africa", P2), ("africa", P2), ("africa", P2)],
    )
    table.plots[1] += FLIPPED
    assert why(table, "plot") == "plot-slots-full"


# ---------------------------------------------------------------- variants and solo games


@pytest.mark.parametrize(("players", "options"), [(2, {"peace": "yes"}), (1, {})])
def test_r25_cards_about_plots_stay_in_the_pile_without_plots(
    players: int, options: dict[str, Any]
) -> None:
    deck = GAME.new(players=players, seed=3, **options).dump()["pieces"]["deck"]
    assert sorted(deck) == sorted(GAME.new(players=2, seed=3).dump()["pieces"]["deck"])
    for card in ("pugio", "sica", "scutum", "palla"):
        assert CARDS.index(card) in deck


def test_r25_in_peace_they_are_for_sets_and_sale() -> None:
    table = position(
        player(hand=("pugio", "sica", "scutum"), denarii=0),
        player(),
        levels={"africa": {"agriculture": 1}},
        peace="yes",
    )
    assert may(table, "lay_out") == {"weapons"}
    assert may(table, "sell") == {"pugio", "sica", "scutum"}
    say(table, "P1: colosseum")
    assert table.over or asked(table) != "Window"  # none of them can be played


def test_r27_the_action_of_a_spy_opens_no_window() -> None:
    table = position(
        player("gaius_octavius", denarii=6, hand=("dolabra", "bronze_chest")),
        player(denarii=0),
        agenda=[["MakeOffer", P1]],
        phase="plots",
        levels={"spain": {"agriculture": 1}},
        spies_and_allies="yes",
    )
    say(table, "P1: offer spy spain agriculture", "P1: put 1", "P2: accept", "P1: spy_action")
    assert denarii(table, P1) == 6 - 1 + table.box.farm[table.round]
    assert asked(table) != "Window"
    assert sorted(hand(table, P1)) == ["bronze_chest", "dolabra"]


def test_r27_one_offer_a_round_each_and_up_to_thirty_denarii() -> None:
    table = position(
        player(denarii=50),
        player(denarii=5),
        agenda=[["MakeOffer", P2], ["MakeOffer", P1]],
        phase="plots",
        levels={"spain": {"agriculture": 1}, "africa": {"agriculture": 1}},
        spies_and_allies="yes",
    )
    say(table, "P1: offer alliance spain agriculture")
    assert may(table, "put") == {str(amount) for amount in range(1, 31)}
    say(table, "P1: put 30", "P2: refuse")
    assert denarii(table, P1) == 50  # an ally takes them back
    assert table.seat == P2 and asked(table) == "MakeOffer"


def test_r28_from_four_tasks_on_the_emperor_has_won_and_losses_apply() -> None:
    fire = position(
        player(denarii=9),
        agenda=[["EventEffect", P1, EVENTS.index("great_fire")]],
        phase="plots",
        hard_times="yes",
    )
    assert denarii(fire, P1) == 6
    rich: dict[str, Any] = {"glory": 51, "partisans": 5, "regions": (2, 3, 0), "upper": (3, "gold")}
    for votes, won in ((4, True), (3, False)):
        table = position(
            player(base=(2, "gold"), **rich),
            agenda=[["EndRound", -1]],
            round=9,
            phase="revenue",
            milestones=(11, 20, 29),
            senate=[P1] * votes,
        )
        assert table.over
        assert sum(table.view(P1)["tasks"]["tasks"].values()) == (4 if won else 3)
        assert table.scores()[P1].won is won


# ---------------------------------------------------------------- what is seen of it


def test_everybody_sees_the_plot_that_strikes_and_only_the_target_is_asked() -> None:
    table = position(
        player("marcus_antonius"),
        player(hand=("scutum",), base=(1, "none")),
        player(),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=[("gaul", P1)],
    )
    assert table.view(P3)["struck"] is None
    say(table, "P1: activate gaul")  # of his three effects only one can do anything
    assert asked(table) == "React" and table.deciders == [P2]
    struck = {"plotter": P1, "target": P2, "effect": "degradation"}
    for seat in (P1, P2, P3, -1):
        found = table.view(seat)["struck"]
        assert {key: found[key] for key in struck} == struck
        assert not found["cancelled"] and not found["twice"]
    say(table, "P2: play scutum")
    assert at(table, P2)["pantheon"]["base"] == 1
    assert table.view(P3)["struck"] is None


@pytest.mark.parametrize(
    ("event", "options", "turns"),
    [
        ("spoils_of_war", {}, 1),
        ("new_senators", {}, None),
        ("new_senators", {"clock": "yes"}, 1),
    ],
)
def test_the_view_says_how_the_provinces_will_turn(
    event: str, options: dict[str, Any], turns: int | None
) -> None:
    table = position(player(), player(), events=[event], **options)
    seen = table.view(P1)["rotation"]
    if turns is not None:
        assert seen == turns
    else:
        box = table.box
        way = 1 if box.event_clockwise[EVENTS.index(event)] else -1
        assert seen == way * box.event_turns[EVENTS.index(event)]
    later = position(player(), player(), agenda=[["EndRound", -1]], events=[event], **options)
    assert later.turned == seen % 4
    last = position(player(), player(), round=9, levels={"africa": {"agriculture": 1}})
    assert last.view(P1)["rotation"] == 0


def test_r31_the_quests_of_vendetta_are_out_for_the_emperor() -> None:
    vendetta = {QUESTS.index("vendetta_engine"), QUESTS.index("vendetta_never_ends")}
    for options, players, is_out in (
        ({}, 3, False),
        ({"peace": "yes"}, 3, True),
        ({"solo": "emperor"}, 1, True),
    ):
        table = GAME.new(players, 1, **options)
        assert isinstance(table, Table)
        assert vendetta.isdisjoint(quests_in_play(table)) == is_out
