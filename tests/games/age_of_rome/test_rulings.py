"""Our readings of what the rulebook leaves open, by their number in RULINGS.md."""

from collections.abc import Sequence
from typing import Any

import pytest

from ludi.games.age_of_rome.ids import CARDS, EVENTS
from ludi.games.age_of_rome.rules.round import served_by, turn_order
from ludi.games.age_of_rome.sheet import DENARII, GLORY, LEGIONS, VENDETTA
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
    denarii,
    glory,
    hand,
    in_region,
    legal,
    may,
    player,
    position,
    say,
    sheet,
    why,
)


def test_r1_an_empty_seat_gives_the_first_turn_to_the_next_in_the_direction() -> None:
    table = position(player(), player(), player())
    table.marker = 3  # Italy lies before the empty position
    assert turn_order(table, True) == (P1, P2, P3)
    assert turn_order(table, False) == (P3, P2, P1)
    two = position(player(), player())
    two.marker = 1
    assert turn_order(two, True) == (P2, P1)
    assert turn_order(two, False) == (P1, P2)


def test_r2_ties_at_zero_are_all_served_in_turn_order() -> None:
    table = position(player(), player(), player(), order=[P2, P3, P1])
    assert served_by(table, EVENTS.index("favour_of_the_gods")) == [P2, P3, P1]


def test_r2_an_event_with_a_full_hand_lets_one_discard_or_decline() -> None:
    cards = ("groma", "falx", "pugio", "sica", "palla")
    table = position(player(hand=cards), player(), agenda=[["Draw", P1, 1, -2]], phase="plots")
    assert legal(table) == {*(f"discard {card}" for card in cards), "forgo"}
    say(table, "P1: discard falx")
    assert len(hand(table, P1)) == 5


def test_r3_a_province_that_faces_nobody_has_no_target() -> None:
    table = position(
        player(),
        player(glory=9, partisans=2),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=[("gaul", P1), ("spain", P1)],
    )
    assert may(table, "activate") == {"spain"}
    assert why(table, "activate gaul") == "plot-nobody"


def test_r3_several_plots_one_after_another_and_the_marker_blocks_its_slot() -> None:
    table = position(
        player("marcus_antonius", vendetta=3),
        player("fulvia", glory=9, partisans=2),
        agenda=[["EndAction", -1], ["ActivatePlots", P1]],
        phase="plots",
        plots=[("spain", P1), ("spain", P1)],
    )
    table.mats[P2][VENDETTA] = 2
    say(table, "P1: activate spain")  # Calumny: nothing else is usable
    assert glory(table, P2) == 8
    say(table, "P1: activate spain")
    assert glory(table, P2) == 7
    assert at(table, P1)["plots"] == 3  # both markers went home at the end of the Action phase


def test_r4_a_bonus_freed_in_the_plots_phase_is_usable_in_the_same_round() -> None:
    table = position(
        player("marcus_antonius"),
        player(glory=9, partisans=2),
        agenda=[["PlacePartisan", P1], ["ActivatePlots", P1]],
        plots=[("spain", P1)],
        levels={"africa": {"politics": 1}},
    )
    assert at(table, P1)["bonuses"] == ["military"]
    say(table, "P1: activate spain")
    assert at(table, P1)["bonuses"] == ["military", "politics"]
    assert "politics" in may(table, "place_bonus")


def plotting(
    character: str,
    target: dict[str, Any],
    plotter: dict[str, Any] | None = None,
    senate: Sequence[int] = (),
) -> Table:
    return position(
        player(character, **(plotter or {})),
        player("gaius_octavius", **target),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=[("spain", P1)],
        senate=senate,
    )


def test_r5_apostasy_returns_a_legion_or_replaces_it_from_the_board() -> None:
    table = plotting("marcus_antonius", {"glory": 1, "regions": (1, 0, 2)})
    say(table, "P1: activate spain")
    assert may(table, "apostate") == {
        f"{region} {fate}" for region in ("epirus", "thrace") for fate in ("return", "replace")
    }
    say(table, "P1: apostate thrace replace")
    assert in_region(table, "thrace") == [1, 1]
    assert at(table, P2)["legions"] == 5
    table = plotting(
        "marcus_antonius", {"glory": 1, "regions": (1, 0, 1)}, plotter={"regions": (3, 3, 1)}
    )
    say(table, "P1: activate spain")
    assert may(table, "apostate") == {"epirus return", "thrace return"}


def test_r5_deception_moves_two_legions_to_one_region() -> None:
    table = plotting("fulvia", {"glory": 1, "regions": (1, 0, 1)})
    say(table, "P1: activate spain")
    assert may(table, "deceive") == {
        f"epirus-thrace {region}" for region in ("epirus", "macedonia", "thrace")
    }
    say(table, "P1: deceive epirus-thrace macedonia")
    assert in_region(table, "macedonia") == [0, 2]
    alone = plotting("fulvia", {"glory": 1, "regions": (2, 0, 0)})
    say(alone, "P1: activate spain")
    assert may(alone, "deceive") == {"epirus-epirus macedonia", "epirus-epirus thrace"}
    assert why(alone, "deceive epirus-epirus epirus") == "nothing-moves"


def test_r5_second_vote_needs_a_vote_of_ones_own() -> None:
    table = plotting("aemilius_lepidus", {"glory": 5, "partisans": 2}, senate=[P1, P1, P1, P1, P1])
    say(table, "P1: activate spain")
    assert glory(table, P2) == 4  # Calumny: no Vote of the target, none left of one's own


def test_r5_null_vote_takes_any_vote_and_gives_glory() -> None:
    table = plotting("junia_secunda", {"glory": 1}, senate=[P2, P1, P2])
    say(table, "P1: activate spain")
    assert legal(table) == {"unseat 1", "unseat 3"}
    say(table, "P1: unseat 1")
    assert table.senate == [P1, P2]
    assert glory(table, P1) == 3


def test_r5_forced_sale_and_customs_take_no_anchor() -> None:
    table = plotting("livia_drusilla", {"glory": 1, "hand": ("groma",)})
    say(table, "P1: activate spain")
    assert hand(table, P2) == [] and table.discard == [CARDS.index("groma")]
    assert denarii(table, P1) == 5 + 2
    table = position(
        player("gaius_octavius"),
        player("fulvia", glory=1, anchor=True),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=[("spain", P1)],
    )
    assert table.over  # an Anchor is no Trade card: no effect is usable


def test_r5_customs_need_room_in_the_hand() -> None:
    full = ("groma", "falx", "pugio", "sica", "palla")
    table = position(
        player("gaius_octavius", hand=full),
        player(glory=1, hand=("olicula",)),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=[("spain", P1)],
    )
    assert why(table, "activate spain") == "no-room"
    table = position(
        player("gaius_octavius", hand=full[:4]),
        player(glory=1, hand=("olicula",)),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=[("spain", P1)],
    )
    say(table, "P1: activate spain", "P1: stop")
    assert "olicula" in hand(table, P1) and hand(table, P2) == []


def test_r6_several_levels_in_one_turn_while_the_pile_has_a_tile() -> None:
    table = position(
        player(denarii=40),
        player(),
        agenda=[["Construct", P1]],
        phase="construction",
        levels={"spain": {"agriculture": 3}, "gaul": {"agriculture": 2}},
        medals={"agriculture": P2},
    )
    say(table, "P1: build agriculture")
    assert why(table, "build agriculture") == "no-tile"  # both tiles II of two players are built


def test_r7_a_partisan_gained_in_the_action_phase_acts_in_it() -> None:
    table = position(
        player(glory=4),
        player(ready=0),
        agenda=[["NextPartisan", P2]],
        levels={"africa": {"agriculture": 1}},
    )
    say(table, "P1: colosseum")
    assert (asked(table), table.seat) == ("PlacePartisan", P1)


def test_r8_a_building_may_be_used_for_nothing() -> None:
    table = position(
        player(base=(2, "gold"), upper=(3, "gold")), player(), levels={"africa": {"religion": 1}}
    )
    say(table, "P1: place religion")
    assert table.over
    table = position(player(regions=(3, 3, 1)), player(), levels={"africa": {"military": 1}})
    say(table, "P1: place military")
    assert "forgo" in legal(table) and may(table, "legion") == set()


def test_r9_a_bonus_once_a_round_and_only_uncovered() -> None:
    table = position(
        player(partisans=2, ready=2, glory=6),
        player(ready=0),
        agenda=[["NextPartisan", P2]],
        levels={"africa": {"military": 2, "politics": 1}},
    )
    assert why(table, "place_bonus politics") == "bonus-covered"
    say(table, "P1: place_bonus military", "legion thrace", "legion thrace")
    assert why(table, "place_bonus military") == "bonus-used"


def test_r10_a_fourth_vote_in_a_row_is_a_new_majority_and_the_medal_gives_3() -> None:
    table = position(
        player(),
        player(),
        levels={"africa": {"politics": 1}},
        senate=[P1, P1, P1],
        medals={"politics": P1},
    )
    say(table, "P1: place politics")
    assert glory(table, P1) == 1 + 3


def test_r11_places_within_the_placement_are_told_apart() -> None:
    table = position(
        player(hand=("toga_picta", "dolabra", "bronze_chest")),
        player(),
        levels={"africa": {"agriculture": 1}},
    )
    twin = table.clone()
    say(table, "P1: place agriculture")
    assert may(table, "play") == {"dolabra", "bronze_chest"}
    assert why(table, "play toga_picta") == "other-place"
    say(twin, "P1: colosseum")
    assert may(twin, "play") == {"toga_picta", "bronze_chest"}
    say(twin, "P1: play toga_picta", "P1: play bronze_chest")
    assert glory(twin, P1) == 1 + 2


def test_r11_two_bracelets_cannot_fetch_each_other_for_ever() -> None:
    table = position(
        player(hand=("snake_bracelets", "snake_bracelets")),
        player(),
        player(),
        discard=("groma", "falx"),
    )
    say(table, "P1: colosseum", "P1: play snake_bracelets")
    assert hand(table, P1) == ["falx", "snake_bracelets"]
    say(table, "P1: play snake_bracelets")
    assert hand(table, P1) == ["falx", "snake_bracelets"]  # it fetched the other copy
    assert table.over  # which is not played again


def test_r11_a_pile_reshuffled_in_a_window_leaves_out_what_was_played_in_it() -> None:
    table = position(
        player(hand=("sundial",)), player(), discard=("groma",), levels={"africa": {"commerce": 1}}
    )
    table.discard = [card for card in [*table.deck, *table.discard] if card != 0]
    spare = table.deck.count(0)
    table.deck = []
    table.discard += [0] * spare
    say(table, "P1: colosseum", "P1: play sundial")
    assert table.discard.count(0) == 1  # this Sundial waits for the next time
    assert len(hand(table, P1)) == 1


def test_r12_order_of_cards_around_a_plot() -> None:
    table = position(
        player("marcus_antonius", hand=("pugio", "sica")),
        player("fulvia", glory=5, partisans=2, base=(1, "none"), hand=("scutum", "palla")),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=[("spain", P1)],
    )
    both = table.clone()
    say(table, "P1: activate spain", "P1: effect calumny")
    assert asked(table) == "PlotWindow"
    say(table, "P1: play pugio", "P1: play sica")
    assert denarii(table, P1) == 7 + 2
    assert (asked(table), table.seat) == ("React", P2)
    say(table, "P2: play palla", "P2: stop")
    assert glory(table, P2) == 5 - 1 + 1
    assert at(table, P2)["pantheon"]["base"] == 0  # the Sica's second effect, unpaid
    assert at(table, P1)["vendetta"] == 1
    say(both, "P1: activate spain", "P1: effect calumny", "P1: play sica", "P1: stop")
    say(both, "P2: play scutum", "P2: stop")
    assert glory(both, P2) == 5 and at(both, P2)["pantheon"]["base"] == 1
    assert at(both, P1)["vendetta"] == 1 and at(both, P2)["vendetta"] == 3


def test_r13_a_set_needs_a_real_card_and_lets_one_choose_its_cards() -> None:
    table = position(player(hand=("bronze_chest", "silver_chest", "gold_chest", "falx")), player())
    assert may(table, "lay_out") == {"tools"}
    say(table, "P1: lay_out tools")
    assert may(table, "leave_out") == {"bronze_chest", "silver_chest", "gold_chest"}
    say(table, "P1: leave_out gold_chest")
    assert hand(table, P1) == ["gold_chest"]
    assert at(table, P1)["sets"][0]["cards"] == ["falx", "bronze_chest", "silver_chest"]


def test_r13_no_fourth_set() -> None:
    three = (
        ("tools", "sundial", "sundial", "groma"),
        ("weapons", "spatha", "spatha", "pugio"),
        ("clothes", "palla", "olicula", "olicula"),
    )
    table = position(player(sets=three, hand=("falx", "libella", "dolabra")), player())
    assert may(table, "lay_out") == set()
    assert why(table, "lay_out tools") == "sets-full"


def test_r13_cards_are_sold_in_ones_own_turn() -> None:
    table = position(player(hand=("scutum", "palla"), denarii=0), player())
    say(table, "P1: sell scutum")
    assert denarii(table, P1) == 1
    assert asked(table) == "PlacePartisan"


def test_r14_no_card_left_none_is_drawn() -> None:
    table = position(player(), player(), levels={"africa": {"commerce": 1}})
    stock = table.deck + table.discard
    table.deck, table.discard = [], []
    table.laid[P2] = (0, *stock[:3])  # hide them away; nothing to count here
    table.play(GAME.parse("place commerce"))
    assert hand(table, P1) == []


def test_r15_a_circinus_needs_an_anchor() -> None:
    table = position(player("gaius_octavius", hand=("circinus", "bronze_chest")), player())
    say(table, "P1: colosseum")
    assert may(table, "play") == {"bronze_chest"}
    assert why(table, "play circinus") == "no-anchor"


def test_r16_with_pieces_removed_the_next_in_the_pile_is_taken() -> None:
    table = position(
        player(base=(2, "gold")), player(base=(2, "none")), agenda=[["Resolve", P2, 3, 1]]
    )
    assert at(table, P2)["pantheon"]["base_common"] == "bronze"


def test_r17_cards_lower_the_loss_before_it_is_checked() -> None:
    table = position(
        player(glory=1, denarii=0, hand=("tunica",)),
        player(),
        agenda=[["Revenue", P1]],
        phase="revenue",
        levels={"africa": {"religion": 2}},
    )
    assert "tax double" in legal(table)
    say(table, "P1: tax double")  # the Tunic has to be played, so it is
    assert (glory(table, P1), denarii(table, P1)) == (1, 6)
    assert hand(table, P1) == []


def test_r17_people_are_asked_for_the_only_card_that_pays() -> None:
    for words, step, card in (
        ("build religion", "Construct", "groma"),
        ("tax double", "Revenue", "tunica"),
    ):
        table = position(
            player(denarii=1, glory=1, hand=(card,)),
            player(),
            agenda=[[step, P1]],
            phase="construction" if step == "Construct" else "revenue",
            levels={} if step == "Construct" else {"africa": {"religion": 2}},
        )
        table.patient = True
        say(table, f"P1: {words}")
        assert legal(table) == {f"play {card}"}
        say(table, f"P1: play {card}")
        assert hand(table, P1) == []


def test_r17_a_discount_counts_before_the_price_is_paid() -> None:
    table = position(
        player(denarii=1, hand=("groma", "libella")),
        player(),
        agenda=[["Construct", P1]],
        phase="construction",
    )
    assert {"religion", "agriculture"} <= may(table, "build")
    say(table, "P1: build religion")
    assert why(table, "stop") == "must-be-paid"
    say(table, "P1: play groma", "P1: stop")
    assert (denarii(table, P1), glory(table, P1)) == (0, 3)


def test_r18_the_religion_medal_buys_glory_at_anybodys_question() -> None:
    table = position(
        player(partisans=2, ready=2, glory=6),
        player(glory=11, denarii=7, partisans=2),
        levels={"africa": {"agriculture": 1}},
        medals={"religion": P2},
    )
    buy = GAME.parse("buy_glory")
    assert table.seat == P1 and table.asides(P1) == [] and table.asides(P2) == [buy]
    table.play(buy, P2)
    assert (glory(table, P2), denarii(table, P2)) == (12, 4)
    assert at(table, P2)["partisans"] == 3  # milestones count at once
    assert (asked(table), table.seat) == ("PlacePartisan", P1)
    table.play(buy, P2)
    assert table.asides(P2) == []
    assert why(table, "buy_glory") == "no-religion-medal"


def test_r18_denarii_for_a_tile_just_chosen_buy_nothing() -> None:
    table = position(
        player(denarii=4, hand=("libella",)),
        player(),
        agenda=[["Construct", P1]],
        phase="construction",
        medals={"religion": P1},
    )
    say(table, "P1: build military")
    assert asked(table) == "BuildWindow"
    assert table.asides(P1) == []
    assert why(table, "buy_glory") == "denarii-promised"


def test_r20_the_medal_lifts_its_owner_and_shifts_the_rest() -> None:
    table = position(
        player(regions=(0, 0, 2)),
        player(regions=(0, 0, 2)),
        player(regions=(0, 0, 2)),
        player(regions=(0, 0, 1)),
        medals={"military": P2},
    )
    assert [sheet(table, seat)["military"] for seat in range(4)] == [0, 10, 0, 3]


def test_r21_ties_serve_the_owner_of_a_quest_and_quests_come_before_denarii() -> None:
    table = position(
        player(quests=("dominant_faction", "private_hoard"), denarii=24),
        player(quests=("in_the_shadows",), glory=1),
        player(glory=1),
        agenda=[],
    )
    assert sheet(table, P1)["quests"] == 5 + 4  # nobody has a Vote
    assert sheet(table, P2)["quests"] == 6
    assert sheet(table, P1)["denarii"] == 6


def test_r23_no_rotation_after_the_ninth_round() -> None:
    table = position(
        player(hand=("falx",)), player(), agenda=[["EndRound", -1]], phase="revenue", round=9
    )
    assert (asked(table), table.turned) == ("LastChance", 0)
    say(table, "P1: done")
    assert table.over


def test_r24_vendetta_comes_from_and_goes_to_the_supply_by_events_only() -> None:
    table = position(
        player(vendetta=4),
        player(vendetta=4),
        agenda=[["EventEffect", P1, EVENTS.index("amnesty")]],
        phase="plots",
    )
    assert (at(table, P1)["vendetta"], table.vendetta) == (3, 4)
    table = position(
        player(vendetta=4),
        player(vendetta=3),
        agenda=[["EventEffect", P1, EVENTS.index("ill_omen")]],
        phase="plots",
        hard_times="yes",
    )
    assert (at(table, P1)["vendetta"], table.vendetta) == (4, 4)  # no slot, no effect


@pytest.mark.parametrize(
    ("event", "wanted", "left"),
    [
        ("great_fire", {"denarii": 2}, (0, 2)),
        ("disgrace", {"glory": 1, "denarii": 5}, (5, 1)),
    ],
)
def test_r26_losses_are_cut_to_what_is_possible(
    event: str, wanted: dict[str, int], left: tuple[int, int]
) -> None:
    table = position(
        player("fulvia", **wanted),
        player(),
        agenda=[["EventEffect", P1, EVENTS.index(event)]],
        phase="plots",
        hard_times="yes",
    )
    assert (table.mats[P1][DENARII], table.mats[P1][GLORY]) == left


def test_desertion_lets_one_choose_the_legion() -> None:
    table = position(
        player(regions=(1, 0, 2)),
        player(),
        agenda=[["EventEffect", P1, EVENTS.index("desertion")]],
        phase="plots",
        hard_times="yes",
    )
    assert legal(table) == {"recall epirus", "recall thrace"}
    say(table, "P1: recall thrace")
    assert table.mats[P1][LEGIONS] == 5


def test_offers_may_be_argued_about_once() -> None:
    table = position(
        player(denarii=6),
        player(denarii=0),
        agenda=[["MakeOffer", P1]],
        phase="plots",
        levels={"spain": {"religion": 1}},
        spies_and_allies="yes",
    )
    say(table, "P1: offer spy spain religion", "P1: put 2", "P2: ask 5")
    assert may(table, "put") == {"1", "2", "3", "4", "5", "6"}
    say(table, "P1: put 4")
    assert legal(table) == {"accept", "refuse"}
    assert why(table, "ask 6") == "argued-once"
    assert table.view(P2)["offer"]["token"] is None
    assert table.view(P1)["offer"]["token"] == "spy"
    say(table, "P2: accept", "P1: spy_action")
    assert (denarii(table, P1), denarii(table, P2)) == (2, 4)
    assert at(table, P1)["pantheon"]["base"] == 1


def test_peace_has_no_plots_but_markers() -> None:
    table = position(player(), player(), levels={"africa": {"agriculture": 1}}, peace="yes")
    assert "plot" not in legal(table)
    assert why(table, "plot") == "no-plots"
    assert at(table, P1)["vendetta"] == 2
    assert P4 not in table.order


def test_the_clock_always_turns_a_quarter_clockwise() -> None:
    table = position(
        player(), player(), agenda=[["EndRound", -1]], events=["new_senators"], clock="yes"
    )
    assert table.turned == 1


def test_heroes_have_no_medals() -> None:
    table = position(
        player(denarii=40),
        player(),
        agenda=[["Construct", P1]],
        phase="construction",
        heroes="yes",
    )
    say(table, *["P1: build religion"] * 3)
    assert table.view(EVERYTHING)["medals"] == {}
    assert at(table, P1)["medals"] == []
