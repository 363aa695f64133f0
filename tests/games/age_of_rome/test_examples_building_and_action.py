"""The rulebook's worked examples, by number: Construction and Action."""

import pytest

from tests.games.age_of_rome.position import (
    P1,
    P2,
    P3,
    P4,
    asked,
    at,
    denarii,
    glory,
    hand,
    in_region,
    legal,
    may,
    player,
    position,
    say,
    why,
)


def test_t12_a_tile_raises_the_population() -> None:
    table = position(player(denarii=3), player(), agenda=[["Construct", P1]], phase="construction")
    assert table.population(0) == 1
    say(table, "P1: build religion")
    assert table.population(0) == 2


def test_t13_religion_costs_3_8_13_and_gives_2_4_6_and_the_first_medal() -> None:
    table = position(
        player(denarii=24, glory=1), player(), agenda=[["Construct", P1]], phase="construction"
    )
    for level, (cost, gain) in enumerate(((3, 2), (8, 4), (13, 6)), 1):
        had, was = denarii(table, P1), glory(table, P1)
        assert at(table, P1)["medals"] == []
        say(table, "P1: build religion")
        assert (had - denarii(table, P1), glory(table, P1) - was) == (cost, gain)
        assert table.levels[3] == level
    assert at(table, P1)["medals"] == ["religion"]
    table = position(
        player(denarii=30),
        player(),
        agenda=[["Construct", P1]],
        phase="construction",
        levels={"africa": {"religion": 3}},
        medals={"religion": P2},
    )
    assert "religion" not in may(table, "build")
    assert why(table, "build religion") == "level-three"


def test_t14_a_building_holds_as_many_partisans_as_its_level() -> None:
    table = position(
        player(partisans=4, ready=4, glory=22),
        player(ready=0),
        agenda=[["NextPartisan", P2]],
        levels={"africa": {"agriculture": 2, "religion": 1, "military": 3}},
        medals={"military": P2},
        milestones=(11, 20, 30),
    )
    say(table, "P1: place agriculture", "P1: place agriculture")
    assert why(table, "place agriculture") == "building-full"
    assert why(table, "place politics") == "no-building"
    say(table, "P1: place_bonus military", "legion epirus", "legion epirus")
    say(table, "P1: place military")
    assert table.crowd[0] == 2


def test_t15_tied_for_the_first_place_nobody_takes_it() -> None:
    table = position(
        player(regions=(0, 3, 0)),
        player(regions=(0, 3, 0)),
        player(regions=(0, 1, 0)),
        player(),
    )
    assert [table.scores()[seat].items[1][1] for seat in (P1, P2, P3)] == [0, 0, 4]


def test_t16_the_military_medal_breaks_the_tie() -> None:
    table = position(
        player(regions=(0, 0, 3)),
        player(regions=(0, 0, 3)),
        player(regions=(0, 0, 1)),
        player(),
        medals={"military": P1},
    )
    assert [table.scores()[seat].items[1][1] for seat in (P1, P2, P3)] == [10, 5, 3]


@pytest.mark.parametrize(("words", "count"), [("place military", 1), ("place_bonus military", 2)])
def test_t17_a_military_action_places_a_legion_two_with_the_bonus(words: str, count: int) -> None:
    table = position(player(), player(), levels={"africa": {"military": 1}})
    say(table, f"P1: {words}")
    for _ in range(count):
        say(table, "P1: legion thrace")
    assert in_region(table, "thrace") == [count, 0]


def test_t18_two_players_share_5_and_3_in_thrace() -> None:
    table = position(player(regions=(0, 0, 3)), player(regions=(0, 0, 1)))
    assert [table.scores()[seat].items[1][1] for seat in (P1, P2)] == [5, 3]


def test_t19_each_vote_on_two_of_ones_own_is_a_majority() -> None:
    table = position(
        player("aemilius_lepidus"),
        player(),
        levels={"africa": {"politics": 1}},
        senate=[P2, P1, P1],
    )
    say(table, "P1: place_bonus politics")
    assert table.senate == [P2, P1, P1, P1, P1]
    assert glory(table, P1) == 1 + 4


def test_t21_the_vote_pushed_out_is_placed_again() -> None:
    table = position(
        player("aemilius_lepidus"),
        player(),
        levels={"africa": {"politics": 1}},
        senate=[P1, P1, P2, P1, P1],
    )
    assert at(table, P1)["votes"] == 1
    say(table, "P1: place_bonus politics")
    assert table.senate == [P2, P1, P1, P1, P1]
    assert at(table, P1)["votes"] == 1
    assert glory(table, P1) == 1 + 4


def test_t22_a_sundial_draws_a_circinus_that_removes_the_anchor() -> None:
    table = position(
        player(
            "aemilius_lepidus",
            vendetta=0,
            anchor=True,
            hand=("sundial", "groma", "pugio", "falx"),
        ),
        player(),
        player(),
        levels={"africa": {"commerce": 1}},
        deck_top=("circinus", "sica", "palla"),
    )
    say(table, "P1: place_bonus commerce", "P1: play sundial", "P1: play circinus")
    assert not at(table, P1)["anchor"] and table.anchors >= 1
    assert hand(table, P1) == ["groma", "falx", "pugio", "sica", "palla"]


def test_t23_a_bulla_makes_a_set_and_what_the_building_draws_comes_too_late() -> None:
    cards = ("bulla", "spatha", "pugio", "falx")
    table = position(
        player("gaius_octavius", vendetta=0, votes_out=1, hand=cards),
        player(),
        player(),
        levels={"africa": {"commerce": 1}},
        deck_top=("sica", "groma", "olicula", "palla"),
    )
    say(table, "P1: place_bonus commerce", "P1: play bulla")
    assert asked(table) == "Draw"  # five cards: room has to be made for the next
    say(table, "P1: lay_out weapons")
    assert hand(table, P1) == ["groma", "falx", "olicula", "palla"]
    assert at(table, P1)["votes_unrecruited"] == 1
    assert at(table, P1)["sets"] == [{"goods": "weapons", "cards": ["spatha", "pugio", "sica"]}]


def test_t24_bracelets_bulla_spatha_and_two_legions() -> None:
    table = position(
        player("marcus_antonius", regions=(2, 2, 1), legions_out=1, hand=("snake_bracelets",)),
        player(),
        player(),
        levels={"africa": {"military": 1}},
        discard=("groma", "bulla"),
        deck_top=("spatha", "pugio"),
    )
    assert at(table, P1)["legions"] == 1
    say(table, "P1: place_bonus military", "P1: play snake_bracelets")
    assert hand(table, P1) == ["bulla"]
    say(table, "P1: play bulla", "P1: play spatha")
    assert (at(table, P1)["legions"], at(table, P1)["legions_unrecruited"]) == (2, 0)
    assert asked(table) == "PlaceLegion"
    say(table, "P1: legion epirus", "P1: legion macedonia")
    assert [in_region(table, region)[P1] for region in ("epirus", "macedonia", "thrace")] == [
        3,
        3,
        1,
    ]
    assert table.discard[-3:] == [17, 16, 6]  # bracelets, bulla, spatha
    assert hand(table, P1) == ["pugio"]


def test_t25_degradation_takes_from_the_unfinished_upper_part_only() -> None:
    table = position(
        player("marcus_antonius"),
        player("livia_drusilla", glory=1, vendetta=2, base=(2, "gold"), upper=(2, "none")),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=[("spain", P1)],
    )
    say(table, "P1: activate spain")  # Degradation is the only effect that does anything
    found = at(table, P2)["pantheon"]
    assert found == {"base": 2, "base_common": "gold", "upper": 1, "upper_common": "none"}


def test_t26_gold_for_the_first_silver_for_the_second_then_bronze() -> None:
    table = position(
        *[player(base=(2, "none")) for _ in range(4)],
        agenda=[["PlacePartisan", seat] for seat in (P4, P3, P2, P1)],
        levels={p: {"religion": 1} for p in ("africa", "gaul", "spain", "italy")},
    )
    for seat in range(4):
        say(table, f"P{seat + 1}: place religion")
    taken = [at(table, seat)["pantheon"]["base_common"] for seat in range(4)]
    assert taken == ["gold", "silver", "bronze", "bronze"]


@pytest.mark.parametrize(
    ("round", "income"), list(zip(range(1, 10), (1, 1, 2, 2, 3, 3, 4, 4, 5), strict=True))
)
def test_t27_agriculture_pays_by_the_round_two_more_with_the_medal(round: int, income: int) -> None:
    for medals, extra in (({}, 0), ({"agriculture": P1}, 2)):
        table = position(
            player(denarii=0),
            player(),
            levels={"africa": {"agriculture": 1}},
            medals=medals,
            round=round,
        )
        say(table, "P1: place agriculture")
        assert denarii(table, P1) == income + extra


def test_t28_the_colosseum_gives_1_glory_to_each_partisan() -> None:
    table = position(
        player(partisans=4, ready=4, glory=21),
        player(ready=0),
        agenda=[["NextPartisan", P2]],
        levels={"africa": {"agriculture": 1}},
        milestones=(11, 20, 30),
    )
    say(table, *["P1: colosseum"] * 4)
    assert glory(table, P1) == 25


def test_t29_a_plot_needs_an_empty_slot_and_a_marker() -> None:
    table = position(player(), player(), player(), plots=[("africa", P2), ("africa", P3)])
    say(table, "P1: plot")
    assert table.plots[:3] == [P2, P3, P1] and at(table, P1)["plots"] == 2
    table = position(
        player(),
        player(),
        player(),
        levels={"africa": {"agriculture": 1}},
        plots=[("africa", P2), ("africa", P3), ("africa", P2)],
    )
    assert "plot" not in legal(table)
    assert why(table, "plot") == "plot-slots-full"


def test_t30_one_legion_is_placed_another_moved() -> None:
    table = position(player(regions=(0, 0, 1)), player(), levels={"africa": {"military": 1}})
    say(table, "P1: place_bonus military", "P1: legion macedonia", "P1: march thrace-epirus")
    assert [in_region(table, r)[P1] for r in ("epirus", "macedonia", "thrace")] == [1, 1, 0]
