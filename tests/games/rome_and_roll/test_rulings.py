"""Our rulings, one by one; what an example tests already is tested there as well."""

from ludi.games.rome_and_roll.ids import PLANS, ROADS, SETTLEMENTS
from ludi.games.rome_and_roll.rules.gain import advance, give
from ludi.games.rome_and_roll.rules.plans import places_beside
from ludi.games.rome_and_roll.scoring import building_points
from ludi.games.rome_and_roll.table import PARK, RUBBLE, Table
from ludi.kernel.viewer import EVERYTHING
from tests.games.rome_and_roll.position import (
    BOX,
    P1,
    P2,
    P3,
    asked,
    at,
    block,
    build,
    covers,
    legal,
    loyalty,
    may,
    new,
    place,
    player,
    position,
    say,
    stored,
    track,
    why_not,
)

RICH = "WWWWWBBBBBSSSSSFFFF"
OTHERS = ("training-ground", "construction-post", "esplanade", "brickmaker", "jeweller", "temple")
TRAINING = ("training-ground", P2, [(2, 4), (2, 5), (2, 6)])


def test_ruling_1_praefectus_gets_his_village_in_any_seat() -> None:
    seats = set()
    for seed in range(60):
        table = new(3, seed=seed)
        if asked(table) == "ChooseVillage":
            assert at(table, table.seat)["character"] == "praefectus"
            seats.add((table.seat - table.board[1]) % 3)
    assert seats == {0, 1, 2}, "wherever he sits after the Proconsul"


def test_ruling_2_conquer_one_region_with_a_garrison_each() -> None:
    table = position(player(soldiers=1), player("patricia"), die="red-1")
    say(table, "act conquer", "conquer tarraco")
    assert asked(table) != "Conquer", "auxiliaries cannot stay as a garrison"
    assert (at(table)["soldiers"], at(table)["garrison"]) == (1, 1)
    table = position(player(soldiers=9), player("patricia"))
    say(table, "act conquer", "conquer tarraco")
    assert may(table, "conquer") == {"saguntum", "corduba", "emerita"}, "the same region"
    say(table, "conquer saguntum", "stop")
    assert track(table, "glory") == 4, "no bonus for several"
    assert at(table)["garrison"] == 2


def test_ruling_3_both_ends_of_a_road_are_conquered_by_anybody() -> None:
    table = position(
        player("patricia", storage="SSSS", settlements=["tarraco"], roads=["h1"]),
        player(settlements=["saguntum", "corduba", "emerita"], roads=["h2", "h3", "h4"]),
    )
    say(table, "act develop")  # h5 joins two linked settlements, and is the only one left
    assert table.board[52 + 4] == P1
    assert track(table, "legacy") == BOX.milestones[4]
    assert stored(table, P2) == "", "nothing is linked anew"


def test_ruling_4_each_road_links_at_once_and_the_second_brings_the_bonus() -> None:
    table = position(
        player(
            "patricia",
            storage="SSS",
            settlements=["massilia", "lugdunum", "lutetia"],
        ),
        player(),
    )
    say(table, "act develop")
    assert (track(table, "legacy"), stored(table).count("W")) == (1, 1)
    say(table, "renovate g2")
    assert (track(table, "legacy"), stored(table).count("W")) == (1 + 2 + 2, 2)
    say(table, "renovate g3")
    assert track(table, "legacy") == 5 + BOX.milestones[8], "once only"


def test_ruling_5_a_turn_without_a_main_action_is_legal() -> None:
    table = position(player(storage=RICH), player("patricia"), die="blue-1")
    say(table, "end")
    assert track(table, "buildings") == 0
    assert stored(table) == RICH.replace("B", "BB", 1).replace("W", "WW", 1), "the die is stored"


def test_ruling_6_a_senators_icon_lasts_for_the_turn() -> None:
    table = position(
        player(storage="SBS", senators=1, favours=["jupiter"], settlements=["massilia"]),
        player("patricia"),
        die="blue-5",
    )
    say(table, "deploy builder", "act develop")
    say(table, "use jupiter")
    assert "builder" in table.view(EVERYTHING)["turn"]["workers"]
    assert "act build" in legal(table), "the icon is there for the second action"
    assert "act develop" not in legal(table)


def test_ruling_7_jewels_are_jokers_in_trade_only() -> None:
    table = position(player(storage="JJJJJJ"), player("patricia"), die="blue-4", plans=PLANS[:8])
    assert "act trade" in legal(table)
    assert why_not(table, "act build")[0] in ("needs-worker", "nothing-to-build")
    table = position(player(storage="JJJJJJ"), player("patricia"), die="blue-1")
    assert "act build" not in legal(table), "a jewel pays for no wood"


def test_ruling_8_a_basket_pays_bribes_or_is_stored() -> None:
    table = position(player(storage="S"), player("patricia"), die="blue-6")
    say(table, "end")
    assert asked(table) == "Receive"
    assert may(table, "store") == {"wood", "brick", "stone", "fish"}
    assert may(table, "bribe") == {f"{one} basket" for one in ("theocles", "vivianus", "cassian")}
    say(table, "store fish")
    assert stored(table) == "SF"


def test_ruling_9_goods_out_of_turn_are_asked_clockwise_from_the_proconsul() -> None:
    table = position(
        player(storage=RICH),
        player("patricia"),
        player("mercatrix"),
        proconsul=1,
        buildings=[
            ("jeweller", P3, [(3, 8), (3, 9)]),
            ("jeweller", P2, [(2, 8), (2, 9)]),
            ("carpenter", P1, [(2, 10), (3, 10)]),
        ],
        agenda=[["EndRound", 0], ["Neighbours", 0, 3]],
    )
    assert (asked(table), table.seat) == ("ReceiveAway", P2), "the Proconsul first"
    say(table, "store jewel")
    assert (asked(table), table.seat) == ("ReceiveAway", P3)
    say(table, "bribe donatus jewel")
    assert (stored(table, P2), stored(table, P3)) == ("J", "")
    assert loyalty(table, P3) == [1, 0, 0]


def test_ruling_10_the_order_after_drawing() -> None:
    table = position(
        player("patricia", storage="BBSS", loyalty=(0, 2, 0)),
        player(),
        player("mercatrix"),
        die="blue-1",
    )
    table.ears = []
    say(table, "act build", "plan esplanade")
    place(table, *block(4, 9, 2, 2))
    told = [one.what for one in table.ears if one.what in ("builds", "gains", "advises")]
    assert told[:3] == ["builds", "gains", "gains"], "the printed resources first"
    assert "advises" in told[3:], "then the advisors"
    assert track(table, "coins") == 1, "Palinurus pays for Leisure"


def test_ruling_11_a_neighbour_produces_once_and_the_new_building_not() -> None:
    table = position(
        player(storage="WSWS", overseer=1),
        player("patricia"),
        buildings=[("brickmaker", P1, [(1, 4), (1, 5), (2, 4)])],
    )
    build(table, "brickmaker")
    table.play(table.legal[0])
    # the old one makes two: itself, and one for the Brickmaker beside it; the die's brick
    assert stored(table).count("B") == 3


def test_ruling_11_a_neighbour_an_insula_triggered_produces_again() -> None:
    table = position(
        player(storage="WWBB"),
        player("patricia"),
        plans=(*OTHERS, "insula", "market"),
        buildings=[("carpenter", P1, [(3, 7), (3, 8)])],
    )
    build(table, "insula")
    table.play(next(action for action in table.legal if covers(table, action) & table.edge[1]))
    say(table, "trigger 1 carpenter")
    assert stored(table).count("W") == 3, "triggered, as a neighbour, and the die's"


def test_ruling_12_an_insula_does_not_trigger_itself() -> None:
    table = position(
        player(storage="WWBB"), player("patricia"), plans=(*OTHERS, "insula", "market")
    )
    say(table, "act build", "plan insula")
    table.play(table.legal[0])
    assert asked(table) != "TriggerAny", "there is no other building"


def test_ruling_13_a_bridge_joins_its_two_sides() -> None:
    city = BOX.cities[0]
    west, east = 4 * 18 + 2, 4 * 18 + 4
    assert city.near[west] >> east & 1 and city.near[east] >> west & 1
    assert city.beside_river >> east & 1, "a bridge is river"
    assert not city.near[5 * 18 + 2] >> 5 * 18 + 4 & 1, "without a bridge they are apart"


def test_ruling_14_a_garden_counts_empty_land_only() -> None:
    def worth(cells: list[tuple[int, int]], *more: tuple[str, int, list[tuple[int, int]]]) -> int:
        table = position(player(), player("patricia"), buildings=[("garden", P1, cells), *more])
        return building_points(table, 1)

    assert worth([(0, 3), (0, 4), (0, 5)]) == 4, "three below, one at the right"
    assert worth([(0, 3), (0, 4), (0, 5)], ("rubble", -1, [(0, 6)])) == 0, "Rubble is not empty"
    assert worth([(0, 0), (0, 1)]) == 0, "the Tiber and what is off the board are not empty land"


def test_ruling_15_an_overseer_may_stay_or_pass_others() -> None:
    table = position(
        player(storage=RICH, overseer=0),
        player("patricia", overseer=1),
        buildings=[("carpenter", P2, [(7, 7), (7, 8)]), ("carpenter", P2, [(8, 7), (8, 8)])],
    )
    say(table, "act build")
    assert "stay" in legal(table) and "move i 8" in legal(table)
    assert why_not(table, "move h 8") == ("overseer-taken", "overseer")


def test_ruling_16_an_architect_saves_one_on_available_plans_only() -> None:
    plans = (*OTHERS, "villa", "market")
    table = position(player(storage="WB"), player("patricia"), die="red-5", plans=plans)
    say(table, "act build", "plan brickmaker")
    assert asked(table) == "Save"
    assert may(table, "save") == {"wood", "stone"}
    table = position(
        player(storage="WB"),
        player("patricia"),
        die="red-5",
        plans=plans,
        foremen={"brickmaker": P2},
    )
    say(table, "act build", "plan brickmaker")
    assert asked(table) == "Place", "the full cost, nothing to save"
    assert stored(table) == "B"


def test_ruling_17_junos_giant_keeps_cost_and_restrictions() -> None:
    table = position(
        player(storage="WBBS", favours=["juno"]),
        player("patricia"),
        plans=(*OTHERS, "villa", "market"),
    )
    say(table, "use juno", "plan villa")
    assert stored(table) == "", "wood, two bricks and a stone are paid"
    hills = BOX.cities[0].any_hill
    assert all(covers(table, action) & hills for action in table.legal), "a hill it must touch"
    assert all(covers(table, action).bit_count() == 6 for action in table.legal)


def test_ruling_18_saturn_wants_both_plans_available_when_it_begins() -> None:
    table = position(
        player("praefectus", storage="JJJ", favours=["saturn"]),
        player("patricia"),
        plans=(*OTHERS, "villa", "market"),
        favours=["mars"],
        foremen={"esplanade": P2},
    )
    say(table, "use saturn")
    assert "esplanade" not in may(table, "plan")
    say(table, "plan temple")
    table.play(table.legal[0])
    assert asked(table) == "ClaimFavour", "instants do happen"
    say(table, "claim mars")
    assert at(table)["favours"] == ["mars"]
    assert asked(table) == "FreePlan"


def test_ruling_19_one_favour_a_turn_even_in_the_turn_it_was_claimed() -> None:
    table = position(
        player("praefectus", storage="BSSSS", favours=["jupiter"], settlements=["massilia"]),
        player("patricia"),
        die="red-3",
        favours=["mars"],
    )
    say(table, "act build", "plan temple")
    table.play(table.legal[0])
    say(table, "claim mars")
    assert "use jupiter" in legal(table)
    say(table, "use jupiter")
    assert why_not(table, "use mars") == ("favour-used", "favours")


def test_ruling_19_a_senator_that_naming_a_favour_brings_may_be_deployed_for_it() -> None:
    human = player("pontifex", storage=RICH, loyalty=(4, 0, 0), favours=["juno"])
    table = position(human, player("patricia"), die="blue-5", pontifex="yes")
    say(table, "use juno")
    assert may(table, "act") == set() and "end" in legal(table)
    say(table, "deploy builder")
    assert asked(table) == "ChoosePlan", "the die showed no builder"
    loyal = player("pontifex", storage=RICH, loyalty=(3, 0, 0), favours=["juno"])
    table = position(loyal, player("patricia"), die="blue-5", pontifex="yes")
    assert "use juno" not in legal(table), "Pompilius brings no senator yet"


def test_ruling_19_bribes_may_come_before_the_action_a_favour_was_named_for() -> None:
    table = position(player(soldiers=2, favours=["mars"]), player("patricia"), die="yellow-3")
    say(table, "use mars", "bribe theocles fish", "bribe theocles fish")
    assert asked(table) == "Conquer", "nothing else is left to do, and it must be done"


def test_ruling_38_a_muster_may_activate_none() -> None:
    table = position(player(), player("patricia"), die="red-2", buildings=[TRAINING])
    say(table, "act muster")
    assert "stop" in legal(table), "not even the only building, another player's"
    say(table, "stop")
    assert (at(table)["soldiers"], track(table, "coins", P2)) == (0, 0)


def test_ruling_38_mars_musters_without_an_army_building() -> None:
    table = position(player(favours=["mars"]), player("patricia"), die="red-2")
    assert may(table, "act") == set(), "without Mars it would bring nothing"
    say(table, "use mars")
    assert at(table)["soldiers"] == 2


def test_ruling_20_a_track_gives_one_card_and_none_if_none_is_left() -> None:
    table = position(player(tracks=(15, 0, 0, 0)), player("patricia"), agenda=[["StartRound", 0]])
    advance(table, P1, 0, 1)
    advance(table, P1, 0, 5)
    assert at(table)["nero"] == {"cards": 1, "points": 8}
    table = position(
        player(tracks=(15, 0, 0, 0)), player("patricia"), nero=3, agenda=[["StartRound", 0]]
    )
    advance(table, P1, 0, 1)
    assert at(table)["nero"] == {"cards": 0, "points": 0}


def test_ruling_21_soldiers_stop_at_sixteen_the_garrisoned_included() -> None:
    table = position(
        player(soldiers=15, garrison=9), player("patricia"), agenda=[["StartRound", 0]]
    )
    give(table, P1, 10, 4, [])
    assert at(table)["soldiers"] == 16


def test_ruling_22_jeremias_or_jovilius() -> None:
    for option, name in (("no", "jeremias"), ("yes", "jovilius")):
        table = position(player("mercatrix"), player("patricia"), jovilius=option)
        assert [one["advisor"] for one in at(table)["advisors"]] == ["donatus", name, "nicodemus"]


def test_ruling_23_saturn_is_there_with_saturninus_only() -> None:
    for seed in range(30):
        table = new(2, seed=seed, characters="chosen")
        say(table, "play_as praefectus" if seed % 2 else "play_as legatus", "play_as patricia")
        assert ("saturn" in table.view(EVERYTHING)["favours"]) == bool(seed % 2)


def test_ruling_24_religion_has_one_plan() -> None:
    assert [PLANS[i] for i in range(len(PLANS)) if BOX.type_of[i] == 3] == ["temple"]
    for seed in range(20):
        assert PLANS.index("temple") in new(4, seed=seed).law.plans


def test_ruling_25_the_seals_of_this_round_count() -> None:
    table = position(
        player("patricia"), laid=["s01", "s02"], agenda=[["EndRound", 0], ["SenecaTurn", 0]]
    )
    assert table.view(EVERYTHING)["seneca"]["seals"] == 1, "the card just turned up"


def test_ruling_26_seneca_takes_the_weakest_then_clockwise() -> None:
    table = position(
        player("patricia"), laid=["s14", "s01"], agenda=[["EndRound", 0], ["SenecaTurn", 0]]
    )
    owned = [i for i, owner in enumerate(table.board[32:52]) if owner == 4]
    assert len(owned) == 1
    region = BOX.region_of[owned[0]]
    inside = [i for i in range(20) if BOX.region_of[i] == region and BOX.settlement_sides[i] & 1]
    assert owned[0] == min(inside, key=lambda i: (BOX.strength[i], BOX.order[i]))


def test_ruling_27_a_replaced_build_claims_a_plan_only() -> None:
    card = next(f"s{i + 1:02}" for i in range(18) if BOX.card_action[i] == 1)  # Conquer
    small = [name for i, name in enumerate(SETTLEMENTS) if BOX.settlement_sides[i] & 1]
    table = position(
        player("patricia"),
        laid=[card, "s17" if card != "s17" else "s01"],
        seneca_settlements=small,
        seneca_roads=[name for i, name in enumerate(ROADS) if BOX.road_sides[i] & 1],
        favours=["mars"],
        agenda=[["EndRound", 0], ["SenecaTurn", 0]],
    )
    foremen = {plan["plan"]: plan["foreman"] for plan in table.view(EVERYTHING)["plans"]}
    assert foremen["temple"] == "seneca", "he builds instead: Religion first"
    assert table.view(EVERYTHING)["seneca"]["favour"] == "mars", "and exchanges his favour"
    assert RUBBLE not in table.plan_of, "no Rubble"


def test_ruling_28_rubble_is_a_building_for_overseers_not_for_villas() -> None:
    table = position(
        player("patricia", storage=RICH),
        buildings=[
            ("rubble", -1, [(3, 6), (4, 6), (5, 6)]),
            ("villa", P1, [(3, 7), (2, 7), (3, 8), (2, 8)]),
        ],
    )
    assert table.plan_of[1] == RUBBLE
    assert building_points(table, 2) == 1, "the Forum, not the Rubble"
    say(table, "act build")
    assert "move d 7" in legal(table), "an overseer may stand on Rubble"
    parks = position(
        player("patricia"),
        buildings=[("park", -1, [(3, 6), (4, 6)]), ("villa", P1, block(2, 7, 2, 2))],
    )
    assert parks.plan_of[1] == PARK
    assert building_points(parks, 2) == 1


def test_ruling_31_senecas_foreman_replaces_the_last_players() -> None:
    plain, variant = new(2, seed=4), new(2, seed=4, seneca_foreman="yes")
    owner = {plan["plan"]: plan["foreman"] for plan in plain.view(EVERYTHING)["plans"]}
    assert owner["temple"] == plain.at(1)
    owner = {plan["plan"]: plan["foreman"] for plan in variant.view(EVERYTHING)["plans"]}
    assert owner["temple"] == "seneca"


def test_ruling_32_two_for_one_gives_no_jewel() -> None:
    table = position(player("patricia", storage="WJ"), die="blue-1", two_for_one="yes")
    assert may(table, "exchange") == {"wood-jewel brick", "wood-jewel stone", "wood-jewel fish"}
    say(table, "store brick", "exchange brick-jewel stone")
    assert stored(table) == "WS"
    assert "bribe euphemius fish" not in legal(table), "what was taken never bribes"


def test_ruling_34_there_is_no_limit_of_rounds_for_two() -> None:
    table = position(player(), player("patricia"), round=60, agenda=[["EndRound", 0]])
    assert not table.over
    assert table.view(EVERYTHING)["round"] == 61


def test_places_are_never_offered_twice() -> None:
    table = position(player(storage=RICH), player("patricia"))
    found = places_beside(table, PLANS.index("brickmaker"), 0)
    assert len(found) == len(set(found)) > 5


def test_ruling_35_a_senator_may_make_the_second_action_possible() -> None:
    table = position(
        player(storage="WS", senators=1, favours=["jupiter"]),
        player("patricia"),
        die="yellow-3",
        buildings=[TRAINING],
    )
    build(table, "brickmaker")
    table.play(table.legal[-1])
    assert "use jupiter" in legal(table), "nothing is possible without the senator"
    say(table, "use jupiter")
    assert may(table, "act") == set() and "end" in legal(table)
    say(table, "deploy legionary")
    assert may(table, "act") == {"muster"}


def test_ruling_35_a_bribe_may_make_the_second_action_possible() -> None:
    table = position(
        player("praefectus", storage="WS", loyalty=(1, 0, 0), favours=["jupiter"]),
        player(),
        die="yellow-3",
    )
    build(table, "brickmaker")
    table.play(table.legal[0])
    say(table, "use jupiter", "bribe bertramus fish", "act tax")
    assert "store wood" in legal(table), "Bertramus gives a basket"


def test_ruling_35_jupiter_is_not_offered_for_nothing() -> None:
    table = position(
        player(storage="WS", senators=1, favours=["jupiter"]), player("patricia"), die="yellow-3"
    )
    build(table, "brickmaker")
    table.play(table.legal[0])
    assert asked(table) == "Receive", "the turn ends: a legionary would find no army building"
    assert at(table)["favours"] == ["jupiter"]


def test_ruling_36_the_goods_of_a_tax_may_unlock_what_it_gives() -> None:
    def taxed(loyal: int) -> Table:
        table = position(
            player("praefectus", loyalty=(loyal, 0, 0), settlements=["alexandria"], roads=["e1"]),
            player(),
            die="red-2",
        )
        return say(table, "act tax", "bribe bertramus fish")

    assert may(taxed(1), "store") == {"wood", "brick", "stone", "fish"}, "a basket"
    assert asked(taxed(0)) != "Receive"
