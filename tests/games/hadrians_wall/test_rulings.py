"""Our rulings, numbered as in RULINGS.md."""

from typing import Any

import pytest

from ludi.games.hadrians_wall import scoring
from ludi.games.hadrians_wall.ids import (
    CARDS,
)
from ludi.games.hadrians_wall.table import attack_size
from ludi.kernel.errors import IllegalAction
from ludi.kernel.viewer import EVERYTHING
from tests.games.hadrians_wall.position import (
    GAME,
    P1,
    P2,
    P3,
    P4,
    asked,
    at,
    attacked,
    attributes,
    cohorts,
    legal,
    load,
    map_of,
    may,
    new,
    next_year,
    pick_fate,
    pieces,
    player,
    position,
    say,
    track,
    why_not,
    years,
)

TRADER: dict[str, Any] = {"resources": 3, "civilians": 1, "traders": 7, "buildings": ["market"]}


def test_r01_an_empty_fate_deck_is_made_anew_from_the_discard_pile() -> None:
    table = position(player(**TRADER), fate_deck=["good 6"], neutral=["architect", "ranger"])
    say(table, "buy fate")
    assert len(table.fate) == 0
    say(table, "buy fate")
    assert len(table.fate) == 47
    assert len(table.discard) == 1


def test_r01_cards_laid_out_for_the_attack_stay_out() -> None:
    table = position(
        player(civilians=1, favours=3, temple_filled=14), year=4, fate_deck=["left", "left"]
    )
    say(table, "stop")
    assert asked(table) == "Defend"
    assert len(table.attackers) == 4
    assert len(table.fate) + len(table.discard) == 44
    assert not set(table.attackers) & set(table.fate)
    say(table, "face")
    assert len(table.fate) + len(table.discard) == 48


def test_r02_round_robin_one_whole_action_each() -> None:
    table = position(
        player(soldiers=2, civilians=1), player(civilians=3), player(civilians=3), year=2
    )
    assert table.seat == P1
    say(table, "fill wall-guard")
    assert (table.seat, asked(table, P1)) == (P1, "Cohort"), "an action is finished first"
    assert table.deciders == [P1, P2, P3]
    say(table, "cohort left")
    assert table.seat == P2
    say(table, "fill traders")
    assert table.deciders == [P3, P1, P2]
    say(table, "fill traders")
    assert table.seat == P1
    say(table, "stop")
    assert table.deciders == [P2, P3]
    say(table, "P3: fill traders")
    assert table.deciders == [P2, P3]


def test_r02_a_gift_of_no_use_does_not_interrupt_an_action() -> None:
    """Whom the gift wakes stops at once; the buyer chooses a box, then the next one acts."""
    buyer = player(**{**TRADER, "traders": 8})
    others = [player(prospect="ranger"), player(civilians=1), player(civilians=1)]
    table = position(buyer, *others)
    assert table.deciders == [P1, P3, P4], "nor does the stop of one who can do nothing"
    say(table, "buy left")
    assert asked(table, P1) == "Store"
    assert table.deciders == [P1, P3, P4]
    say(table, "store 1")
    assert table.deciders == [P3, P4, P1]


def test_r02_a_gift_of_no_use_gives_no_second_action() -> None:
    others = [player(civilians=1), player(civilians=1), player(prospect="ranger")]
    table = position(player(**TRADER), *others)
    say(table, "buy right")
    assert pieces(table, P4) == {"resource": 1}
    assert table.deciders == [P2, P3, P1]


def test_r02_lanes_may_be_played_in_any_order() -> None:
    table = position(player(civilians=2), player(civilians=2))
    say(table, "P2: fill priests", "P2: fill priests", "P1: fill priests")
    assert track(table, "priests", P2) == 2
    assert track(table, "priests", P1) == 1
    # The order is part of the position.
    assert load(table.dump()).deciders == table.deciders


def test_r02_roads_come_first_in_each_lane() -> None:
    table = position(
        player(road=1),
        player(road=2, civilians=1),
        player(civilians=1),
        agenda=[["StartActions", 0]],
        lanes=[],
    )
    assert [asked(table, seat) for seat in range(3)] == ["RoadIncome", "RoadIncome", "Act"]
    say(table, "P3: stop", "P2: gain piety", "P2: gain piety")
    assert asked(table, P2) == "Act"
    assert attributes(table, P2) == (0, 2, 0, 0)


def test_r03_a_stop_is_final_unless_a_payment_arrives() -> None:
    table = position(player(**TRADER), player(fort=5, prospect="ranger", civilians=1), player())
    say(table, "P2: stop")
    assert at(table, P2)["stopped"]
    assert legal(table, P2) == set()
    with pytest.raises(IllegalAction):
        table.say("stop", P2)
    reason = table.why_not(table.game.parse("fill wall"), P2)
    assert reason is not None and (reason.key, reason.rule) == ("stopped", "gifts")
    say(table, "P1: buy left")
    assert not at(table, P2)["stopped"]
    assert "fill wall" in legal(table, P2)
    assert pieces(table, P2) == {"resource": 1, "civilian": 1}


def test_r03_nobody_is_asked_who_can_do_nothing() -> None:
    table = position(player(**TRADER), player(prospect="ranger"), player())
    assert legal(table, P2) == set(), "no pieces: stopped without being asked"
    say(table, "P1: buy left")
    assert pieces(table, P2) == {"resource": 1}
    assert legal(table, P2) == set(), "a resource alone helps nothing here"


def test_r03_one_may_stop_with_actions_left() -> None:
    table = position(player(plenty=True))
    say(table, "stop")
    assert table.year == 2


def test_r04_what_is_not_used_goes_back() -> None:
    table = position(player(**TRADER), player(prospect="ranger", fort=3), player(), year=6)
    say(table, "P1: buy left", "P2: stop", "P1: stop")
    assert table.over
    assert all(sum(sheet[:5]) == 0 for sheet in table.sheets)


def test_r05_a_good_costs_one_resource() -> None:
    table = position(player(**TRADER), player(), player())
    say(table, "P1: buy left")
    assert pieces(table)["resource"] == 2


def test_r06_the_same_seller_twice() -> None:
    table = position(player(**TRADER), player(prospect="ranger"), player())
    say(table, "P1: buy left", "P1: buy left")
    assert at(table)["market"][:3] == [6, 6, 0]
    assert pieces(table, P2) == {"resource": 2}
    assert attributes(table) == (1, 0, 0, 0), "a duplicate gives nothing"


def test_r07_two_players_are_one_neighbour() -> None:
    table = position(player(**TRADER), player(), neutral=["ranger"])
    assert may(table, "buy") == {"left", "neutral-1", "fate"}
    assert why_not(table, "buy right") == ("no-seller", "neighbours")
    table = position(player(soldiers=1, patricians=2), player(), neutral=["ranger"])
    assert may(table, "scout") == {"own", "left", "neutral-1"}


def test_r07_three_players_have_two_neighbours_each() -> None:
    table = position(player(**TRADER), player(), player(), player(**TRADER))
    assert may(table, "buy", P1) == {"left", "right", "fate"}
    say(table, "P1: buy right")
    assert pieces(table, 3)["resource"] == 4
    say(table, "P4: buy left")
    assert pieces(table, P1)["resource"] == 3


def test_r08_tokens_of_all_players_are_added() -> None:
    table = position(player(**TRADER), player(**TRADER), neutral=["ranger"], year=2)
    say(table, "P1: buy neutral-1", "P2: buy neutral-1", "P1: buy left", "P2: buy fate")
    assert table.view(EVERYTHING)["neutral"][0]["resources"] == 2
    assert attack_size(table) == 4
    assert pieces(table, P2)["resource"] == 2


def test_r08_a_neutral_card_gives_nobody_its_pieces() -> None:
    table = new(1, seed=3)
    heard = table.listen()
    table.play(table.legal[0])
    mine = [told.args[1] for told in heard if told.what == "gains" and told.args[0] == 0]
    prospect = at(table)["prospect"]["gains"]
    assert len(mine) == len(prospect) + 1  # and the resource of the printed circle


def test_r09_training_needs_an_open_wall_guard_box() -> None:
    table = position(player(builders=2, civilians=1, wall_guard=6))
    assert "train" not in legal(table)
    assert why_not(table, "train") == ("guard-closed", "training")
    table = position(player(builders=2, wall_guard=6, buildings=["medium-granary"]))
    say(table, "train")
    assert track(table, "wall-guard") == 7
    full = position(player(builders=2, civilians=1, wall_guard=18, granary=2))
    assert why_not(full, "train") == ("track-full", "training")


def test_r09_five_boxes_for_six_years() -> None:
    table = position(player(builders=2, training=years(1, 2, 3, 4, 5), wall_guard=5), year=6)
    assert why_not(table, "train") == ("training-full", "training")


def test_r10_the_forum_gives_another_kind_and_knows_no_soldiers() -> None:
    table = position(player(builders=2, soldiers=2))
    assert may(table, "exchange") == {"builder-builder servant", "builder-builder civilian"}
    assert why_not(table, "exchange builder-builder builder") == ("same-kind", "forum")
    table = position(player(builders=1, servants=1, civilians=1))
    assert may(table, "exchange") == {
        "builder-servant civilian",
        "builder-civilian servant",
        "servant-civilian builder",
    }


def test_r10_four_boxes_at_the_forum() -> None:
    table = position(player(builders=2, civilians=1, forum=years(1, 2, 3, 4)), year=5)
    assert why_not(table, "exchange builder-builder servant") == ("forum-full", "forum")


def test_r11_temple_boxes_take_any_worker() -> None:
    table = position(player(plenty=True, priests=1, buildings=["small-temple"]))
    assert may(table, "worship") == {"soldier", "builder", "servant", "civilian"}
    say(table, "worship soldier", "worship civilian")
    assert at(table)["favours"] == 1
    assert attributes(table) == (0, 1, 0, 0)
    assert may(table, "worship") == set()
    assert why_not(table, "worship soldier") == ("not-built", "temples")


def test_r12_the_reward_of_a_road_is_a_choice() -> None:
    table = position(
        player(servants=4, builders=2, resources=3, civilians=1, fort=17, granary=2, buildings=[])
    )
    say(table, "build small-road")
    assert legal(table) == {"gain piety", "gain discipline"}
    assert why_not(table, "gain renown") == ("not-offered", "roads")
    say(table, "gain discipline", "build large-road")
    assert legal(table) == {"gain renown", "gain valour"}
    say(table, "gain valour")
    assert attributes(table) == (0, 0, 1, 1)


def test_r13_all_icons_of_a_box_in_printed_order() -> None:
    table = position(player(resources=2, fort=4, wall=3))
    heard = table.listen()
    say(table, "fill wall")
    told = [(told.what, told.args[1]) for told in heard]
    assert told == [("fills", 16), ("pays", 0), ("earns", 5)], "renown; the cohort is asked"
    assert asked(table) == "Cohort"


def test_r14_what_does_not_fit_is_lost() -> None:
    table = position(
        player(servants=1, builders=1, resources=2, civilians=1, apparitores=3, renown=25)
    )
    table2 = position(
        player(servants=2, builders=1, resources=2, civilians=1, apparitores=3, renown=25)
    )
    assert may(table, "build") == set()
    heard = table2.listen()
    say(table2, "build baths")
    assert attributes(table2) == (25, 0, 0, 0)
    assert "loses" in [told.what for told in heard]


def test_r14_cascade_of_attributes() -> None:
    table = position(player(resources=3, builders=1, valour=15, piety=15, civilians=1))
    say(table, "erect column")  # piety 16, 17: renown 1
    assert attributes(table) == (1, 17, 15, 0)


def test_r15_battle_needs_a_living_gladiator() -> None:
    table = position(player(buildings=["ludus"], performers=3, servants=1), fate=["damage 1"])
    assert may(table, "fight") == set()
    assert why_not(table, "fight red") == ("untrained", "battle")
    say(table, "spar red servant")
    assert may(table, "fight") == {"red"}


def test_r15_damage_beyond_strength_is_not_counted() -> None:
    table = position(
        player(buildings=["ludus"], performers=9, servants=1, strength=[5, 0], wounds=[4, 0]),
        fate=["damage 3"],
    )
    say(table, "fight red")
    assert at(table)["gladiators"][0]["wounds"] == 5
    assert at(table)["gladiators"][0]["dead"]
    assert attributes(table) == (0, 0, 0, 0), "five boxes trained: no piety"


def test_r15_the_sixth_box_also_gives_a_resource() -> None:
    table = position(
        player(buildings=["ludus"], performers=9, servants=1, strength=[0, 6]), fate=["damage 3"]
    )
    say(table, "fight blue")
    assert attributes(table) == (2, 0, 0, 0)
    assert pieces(table) == {"servant": 1, "resource": 1}


def test_r16_a_removed_disdain_does_not_free_a_box() -> None:
    table = position(
        player(
            resources=5,
            civilians=1,
            buildings=["baths"],
            apparitores=3,
            bribes=[1, 0, 0, 0, 0, 0],
            disdain=2,
            disdain_removed=1,
        ),
        year=3,
    )
    assert may(table, "bribe") == set()
    assert why_not(table, "bribe 1") == ("bath-used", "baths")


def test_r17_any_order_where_the_flags_are_met() -> None:
    table = position(
        player(resources=3, civilians=1, traders=9, buildings=["market"]), player(prospect="ranger")
    )
    say(table, "P1: buy left")
    assert legal(table, P1) == {"store 1", "store 7", "store 8"}, "equal boxes are one option"
    assert why_not(table, "store 2") == ("stall-alike", "market")
    say(table, "P1: store 8")
    assert at(table)["market"] == [0, 0, 0, 0, 0, 0, 0, 6]
    assert pieces(table) == {"resource": 2, "civilian": 1, "builder": 1}


def test_r17_prices_of_baths_are_options() -> None:
    table = position(
        player(resources=9, civilians=1, buildings=["baths"], apparitores=8, disdain=3)
    )
    assert may(table, "bribe") == {"1", "3", "5"}
    assert why_not(table, "bribe 2") == ("bath-alike", "baths")


def test_r18_a_temple_may_be_built_before_the_smaller_one_is_full() -> None:
    table = position(player(plenty=True, priests=6, buildings=["small-temple"], temple_filled=1))
    say(table, "build medium-temple", "build large-temple", "worship servant")
    assert at(table)["temple_boxes"] == 2
    assert at(table)["favours"] == 1


def test_r19_favours_only_where_attacks_get_through() -> None:
    table = attacked(
        "left",
        "right",
        "right",
        cohorts=(1, 0, 1),
        favours=1,
        envoys=[1, 0, 2],
        envoy_favours=[2, 0, 1],
    )
    assert legal(table) == {"use temple right", "use diplomat right", "face"}
    assert why_not(table, "use temple left") == ("repelled", "favours")
    assert why_not(table, "use diplomat centre") == ("no-diplomat-favour", "favours")
    say(table, "face")
    assert at(table)["disdain"] == 1


def test_r19_one_favour_one_card_and_each_player_alone() -> None:
    table = attacked("right", "right", "right", cohorts=(0, 0, 1), favours=2, temple_filled=8)
    say(table, "use temple right", "use temple right")
    assert at(table)["disdain"] == 0
    assert at(table)["favours_used"] == 2


def test_r20_workers_gained_with_valour_are_kept_for_next_year() -> None:
    table = attacked("left", year=3, valour=1, cohorts=(1, 0, 0))
    assert attributes(table)[2] == 3
    without = attacked("left", year=3, valour=3, cohorts=(1, 0, 0))
    assert pieces(table)["soldier"] == pieces(without)["soldier"] + 1


def test_r20_in_the_last_year_they_are_lost() -> None:
    table = attacked("left", year=6, valour=1, cohorts=(1, 0, 0))
    assert table.over
    assert attributes(table)[2] == 5
    assert pieces(table) == {}


def test_r21_each_landmark_once_and_not_large() -> None:
    table = position(player(plenty=True, piety=20, landmarks=["monolith"]))
    assert may(table, "erect") == set()
    assert why_not(table, "erect monolith") == ("landmark-built", "landmarks")
    assert scoring.path_points(table, P1, CARDS.index("engineer")) == 0


def test_r22_the_forager_counts_the_printed_circle() -> None:
    table = position(player(civilians=1, production=3))
    assert scoring.path_points(table, P1, CARDS.index("forager")) == 1


@pytest.mark.parametrize(("disdain", "points"), [(5, 0), (4, 1), (3, 1), (2, 2), (1, 2), (0, 3)])
def test_r23_the_aristocrat(disdain: int, points: int) -> None:
    table = position(player(civilians=1, disdain=disdain))
    assert scoring.path_points(table, P1, CARDS.index("aristocrat")) == points


def test_r24_the_ranger_counts_columns() -> None:
    rows = position(player(civilians=1, map=map_of("#####", ".....", ".....", ".....")))
    assert scoring.path_points(rows, P1, CARDS.index("ranger")) == 0
    columns = position(player(civilians=1, map=map_of("#....", "#....", "#....", "#....")))
    assert scoring.path_points(columns, P1, CARDS.index("ranger")) == 1


def test_r25_fort_4_asks_one_resource_more() -> None:
    table = position(player(servants=1, builders=1, resources=1, fort=1), fort=4)
    assert may(table, "build") == set()
    table = position(player(servants=1, builders=1, resources=2, civilians=1, fort=1), fort=4)
    say(table, "build medium-granary")
    assert pieces(table) == {"civilian": 1}
    precinct = position(player(servants=1, civilians=1, soldiers=1, traders=3), fort=4)
    say(precinct, "build small-precinct")
    landmark = position(player(builders=1, resources=2, civilians=1, piety=15), fort=4)
    say(landmark, "erect monolith")
    diplomat = position(
        player(servants=1, soldiers=1, resources=2, civilians=1, patricians=1), fort=4
    )
    say(diplomat, "send left")


def test_r26_thresholds_of_the_french_booklet() -> None:
    forts = GAME.box.forts
    assert forts[3].challenge[0].number == 18
    assert forts[6].challenge[0].number == 18


def test_r28_fort_10_discards_fate_cards_without_two_soldiers() -> None:
    dump = new(1, fort=10, seed=1).dump()
    box = GAME.box
    poor = [card for card in range(48) if box.fate_gains[card][1] == 1]
    rich = [card for card in range(48) if box.fate_gains[card][1] == 2]
    pieces_ = dump["pieces"]
    pieces_["fate"] = rich + poor[:2]
    pieces_["discard"] = poor[2:]
    pieces_["year"] = 0
    pieces_["sheets"][0].update(
        {"resources": 0, "soldiers": 0, "builders": 0, "servants": 0, "civilians": 0}
    )
    dump["agenda"] = [["NewYear", 0]]
    dump["lanes"] = []
    table = load(dump)
    assert table.discard[-1] == rich[-1]
    assert table.discard[-3:-1] == poor[:2][::-1]
    assert pieces(table)["soldier"] == 2
    assert sum(pieces(table).values()) == 8, "unsuitable cards give nothing"


def test_r28_only_the_first_year_is_choosy() -> None:
    table = position(player(civilians=1), fort=10, year=1, fate=["left", "1", "good 6"])
    say(table, "stop")
    assert table.year == 2
    assert table.discard[-1] == pick_fate(["1"])[0]


def test_r30_scores_may_be_negative() -> None:
    table = position(player(civilians=1, disdain=12))
    assert scoring.total(table, P1) == -22
    assert scoring.rank_name(table, -22) == "miles"


def test_r31_a_pattern_that_fits_nowhere_is_not_paid_for() -> None:
    table = position(
        player(
            soldiers=2,
            patricians=9,
            scouts=4,
            map=map_of("####.", "###..", "####.", "#####"),
            prospect="ranger",
        ),
        neutral=["planner", "aristocrat"],
    )
    assert may(table, "scout") == {"neutral-2"}, "only the T fits"
    assert why_not(table, "scout own") == ("no-room", "patterns")
    say(table, "scout neutral-2")
    assert at(table)["map"] == [[1] * 5] * 4, "one place: not asked"
    assert attributes(table) == (0, 0, 3, 0), "three rows at once"


def test_r31_patterns_must_be_whole() -> None:
    table = position(
        player(
            soldiers=2,
            patricians=9,
            prospect="ranger",
            map=map_of("#....", *["....."] * 3),
            scouts=1,
        )
    )
    say(table, "scout own")
    assert why_not(table, "place i-1 1 1") == ("overlaps", "patterns")
    assert why_not(table, "place i-1 1 3") == ("off-the-map", "patterns")
    assert why_not(table, "place o-1 1 3") == ("other-pattern", "patterns")
    assert len(legal(table)) == 13 - 2


def test_r32_the_box_is_chosen_after_the_number_is_known() -> None:
    table = position(
        player(resources=3, civilians=1, traders=8, buildings=["market"]),
        fate=["good 6"],
        neutral=["ranger", "planner"],
    )
    say(table, "buy fate")
    assert asked(table) == "Store"
    assert legal(table) == {"store 1", "store 7"}


def test_r32_an_empty_box_is_needed_to_begin() -> None:
    table = position(player(**{**TRADER, "traders": 4}, stalls=[1, 0, 0, 0, 0, 0, 0, 0]), player())
    assert may(table, "buy") == set()
    assert why_not(table, "buy left") == ("no-stall", "market")


def test_r33_only_this_years_prospects_count() -> None:
    table = position(player(**TRADER, prospect="ranger"), player(prospect="ranger"), player())
    next_year(table)
    assert at(table, P2)["prospect"]["card"] != "ranger"
    assert at(table, P2)["prospects"][0] == "ranger"


def test_an_own_card_sells_nothing_to_its_owner() -> None:
    table = position(player(**TRADER), neutral=["ranger", "planner"])
    assert may(table, "buy") == {"neutral-1", "neutral-2", "fate"}


def test_unique_goods_give_more_and_more_renown() -> None:
    gained = []
    for count, _ in enumerate(range(6)):
        stalls = [good + 1 if good < count else 0 for good in range(8)]
        table = position(
            player(**{**TRADER, "traders": 9}, stalls=stalls), fate=[f"good {count + 1}"]
        )
        say(table, "buy fate")
        say(table, min(legal(table)))
        gained.append(attributes(table)[0])
    assert gained == [1, 1, 1, 2, 2, 3]


def test_a_cohort_that_is_full_is_not_offered() -> None:
    table = position(player(soldiers=1, civilians=1, wall_guard=2, cohorts=(6, 6, 2)))
    say(table, "fill wall-guard")
    assert cohorts(table) == (6, 6, 3), "one answer is not asked"
    assert attributes(table) == (0, 0, 0, 1)


def test_five_players_do_not_use_the_neutral_deck() -> None:
    table = new(5, seed=1)
    assert table.view(EVERYTHING)["neutral"] == []
    assert table.neutral == []
    assert at(table, P3)["hand_count"] == 2
