"""Our rulings, numbered as in RULINGS.md: actions, areas, cards, patrons."""

import pytest

from ludi.games.ave_roma.rules.gains import raise_marker
from ludi.games.ave_roma.sheet import LEFT, ROW
from ludi.games.ave_roma.table import Table
from ludi.kernel.viewer import EVERYTHING, PUBLIC
from tests.games.ave_roma.position import (
    P1,
    P2,
    P3,
    asked,
    at,
    legal,
    may,
    new,
    player,
    position,
    say,
    stock,
    why_not,
)


def settle(table: Table) -> None:
    """Take surplus for whatever does not fit."""
    while asked(table) == "Overflow":
        table.play(table.legal[0])


# ---------------------------------------------------------------- workers and spaces


def test_a2_the_turn_order_rules_the_action_phase() -> None:
    table = position(player(), player(), player(), order=[P3, P1, P2])
    assert table.seat == P3
    say(table, "send 1 quaestor")
    assert table.seat == P1
    say(table, "pass")
    assert table.seat == P2
    say(table, "send 1 quaestor")
    assert table.seat == P3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r2_as_many_spaces_as_players_and_five_in_the_rows(players: int) -> None:
    table = position(*[player() for _ in range(players)])
    for _ in range(players):
        assert "1 quaestor" in may(table, "send") or table.seat
        value = sorted(may(table, "send"))[-1].split()[0]
        say(table, f"send {value} quaestor")
        while asked(table) == "PlaceNeutral":
            table.play(table.legal[0])
    assert not [words for words in may(table, "send") if words.endswith("quaestor")]
    assert why_not(table, "send 2 quaestor") == ("no-space", "turn")


def test_passing_scores_unused_workers_and_ends_the_round_for_that_player() -> None:
    table = position(player(workers=[4, 5]), player(), player())
    say(table, "pass")
    assert at(table)["points"] == 2 and at(table)["workers"] == [4, 5]
    say(table, "send 1 quaestor", "send 1 quaestor")
    assert table.seat == P2, "who has passed is out"


def test_without_a_usable_worker_one_passes_unasked() -> None:
    table = position(
        player(workers=[5], trained=[9, 0, 0, 0]),
        player(),
        player(),
        workers={"legatus": [2, 3, 4]},
    )
    say(table, "send 5 quaestor", "pass", "pass")
    assert at(table)["points"] == 0


def test_r20_a_trained_worker_keeps_its_printed_value_and_frees_its_space() -> None:
    table = position(player(workers=[], trained=[0, 0, 2, 0]), player(), player())
    sent = {words.split()[0] for words in may(table, "send") if words.endswith("quaestor")}
    assert sent == {f"plus-3-as-{value}" for value in range(1, 6)}
    assert at(table)["training"][2]["values"] == [1, 2, 3, 4, 5]
    say(table, "send plus-3-as-5 quaestor")
    assert at(table)["denarii"] == 10
    assert table.view(EVERYTHING)["locations"][0]["workers"][0] == 2
    assert at(table)["training"][2]["worker"] == 0


def test_r20_a_worker_trained_this_round_waits_and_scores_nothing() -> None:
    table = position(player(workers=[1, 2]), player(), player(), workers={"legatus": [3, 4, 5]})
    say(table, "train 1 plus-1")
    assert at(table)["training"][0] == {
        "training": "plus-1",
        "reach": 1,
        "price": 0,
        "worker": 1,
        "fresh": True,
        "values": [],
    }
    say(table, "pass", "pass")
    assert why_not(table, "send plus-1-as-1 quaestor") == ("still-in-training", "training")
    assert why_not(table, "train 2 plus-1") == ("training-taken", "training")
    say(table, "pass")
    assert at(table)["points"] == 1, "the ready 2, not the 1 in training"
    assert table.strength(P1) == sum(at(table)["workers"]) + 1, "its printed value counts"


def test_r20_an_unused_trained_worker_is_ready_again_with_a_point() -> None:
    table = position(player(workers=[3], trained=[0, 4, 0, 0]), player(), player())
    say(table, "pass")
    assert at(table)["points"] == 2
    assert at(table)["workers"] == [3, 4]


# ---------------------------------------------------------------- stores and the market


def test_r6_surplus_is_full_so_only_money_is_left() -> None:
    table = position(player(stone=3, surplus=7), player(), player(), areas={3: "dalmatia"})
    say(table, "send 3 aedilis")
    assert at(table)["denarii"] == 4, "two stone at price 2, unasked"
    assert at(table)["surplus"] == 7


def test_r6_each_unit_is_decided_by_itself() -> None:
    table = position(player(stone=3, surplus=0), player(), player(), areas={3: "dalmatia"})
    say(table, "send 3 aedilis", "store stone", "cash stone")
    assert (at(table)["surplus"], at(table)["denarii"]) == (1, 2)


def test_r7_selling_and_buying_are_never_mixed() -> None:
    table = position(player(iron=2, denarii=5), player(), player(), areas={4: "campania"})
    say(table, "send 4 mercator", "purchase wine", "sell iron")
    assert not may(table, "purchase")
    assert why_not(table, "purchase wine") == ("no-more-buying", "mercator")
    other = position(player(iron=2, denarii=5), player(), player(), areas={4: "campania"})
    say(other, "send 4 mercator", "sell iron", "purchase wine")
    assert not may(other, "sell")
    assert why_not(other, "sell iron") == ("no-more-selling", "mercator")


def test_r7_no_more_than_four_units_and_only_types_on_the_card() -> None:
    table = position(player(denarii=20), player(), player(), areas={4: "campania"})
    say(table, "send 4 mercator")
    assert why_not(table, "purchase iron") == ("not-on-card", "mercator")
    say(table, "purchase wine", "purchase wine", "purchase wine", "purchase wine")
    say(table, "store wine")
    assert not may(table, "purchase")
    assert why_not(table, "purchase wine") == ("bought-enough", "mercator")


# ---------------------------------------------------------------- the fee of the area card


def test_r8_an_action_whose_fee_cannot_be_paid_is_not_offered() -> None:
    table = position(player(denarii=1), player(), player(), high=[1, 2, 3, 4, 5])
    assert not [words for words in may(table, "send") if words.endswith("aedilis")]
    assert why_not(table, "send 1 aedilis") == ("fee", "area-cards")


def test_r8_money_for_what_does_not_fit_counts_and_must_then_be_taken() -> None:
    table = position(player(stone=3), player(), player(), areas={3: "dalmatia"}, high=[3])
    assert "3 aedilis" in may(table, "send")
    say(table, "send 3 aedilis")
    say(table, "store stone")
    assert at(table)["denarii"] == 0, "the second stone had to become money, and paid the fee"
    assert [card["card"] for card in at(table)["cards"]] == ["dalmatia"]


def test_r8_sales_count_and_trade_cannot_end_before_the_fee_is_there() -> None:
    table = position(player(wood=2), player(), player(), areas={4: "campania"}, high=[4])
    say(table, "send 4 mercator")
    assert legal(table) == {"sell wood"} or "close" not in legal(table)
    assert at(table)["denarii"] == 0
    assert asked(table) == "Turn", "both wood were sold unasked, and the fee paid"
    assert stock(table) == {}


def test_r8_purchases_leave_the_fee_untouched() -> None:
    table = position(player(denarii=3), player(), player(), areas={4: "campania"}, high=[4])
    say(table, "send 4 mercator")
    say(table, "purchase wheat")
    assert legal(table) == {"sell wheat", "purchase wine"}, "it must be sold again"
    assert why_not(table, "close") == ("fee-later", "area-cards")
    say(table, "sell wheat")
    assert (at(table)["denarii"], stock(table), table.seat) == (1, {}, P2)


def test_r9_an_empty_slot() -> None:
    table = position(
        player(denarii=5, wood=1, cards=["pantheon-plan"]),
        player(denarii=5),
        player(),
        areas={2: None},
    )
    assert "2 aedilis" not in may(table, "send")
    assert why_not(table, "send 2 aedilis") == ("no-area-card", "aedilis")
    trade = table.clone()
    say(trade, "send 2 mercator")
    assert legal(trade) == {"sell wood", "close"}
    say(trade, "close")
    assert at(trade)["denarii"] == 3
    assert at(trade)["cards"][0]["card"] == "pantheon-plan" and len(at(trade)["cards"]) == 1
    say(table, "send 2 propraetor")
    assert at(table)["levels"][1] == 1, "only influence can be spent, so it is"
    assert at(table)["denarii"] == 3
    assert why_not(table, "send 2 propraetor") == ("nothing-to-spend", "propraetor")


# ---------------------------------------------------------------- influence


def influenced(*levels: int | None) -> Table:
    return position(*[player(levels=[level, None, None, None, None]) for level in levels])


@pytest.mark.parametrize(
    ("mine", "others", "count", "reached"),
    [
        (None, (None, None), 2, 2),
        (None, (2, None), 2, 1),
        (None, (1, 2), 2, 0),
        (1, (2, 3), 2, 1),
        (1, (2, None), 2, 3),
        (7, (None, None), 3, 8),
        (7, (8, None), 3, 7),
        (0, (0, 1), 1, 0),
    ],
)
def test_r4_a_marker_rises_to_its_target_or_the_first_free_space_below(
    mine: int | None, others: tuple[int | None, ...], count: int, reached: int
) -> None:
    table = influenced(mine, *others)
    raise_marker(table, P1, 0, count)
    assert at(table)["levels"][0] == reached


def test_a8_influence_goes_to_the_area_of_the_worker() -> None:
    table = position(player(cards=["pantheon-plan"]), player(), player())
    say(table, "send 4 propraetor", "half top")
    settle(table)
    say(table, "spend pantheon-plan")
    assert at(table)["levels"] == [None, None, None, 1, None]


def test_propraetor_gives_one_more_resource_instead_of_influence() -> None:
    table = position(player(), player(), player(), areas={2: "gallia-lugdunensis"})
    say(table, "send 2 propraetor", "half top")
    assert may(table, "take") == {"iron", "wood", "wheat", "cattle"}
    say(table, "take iron")
    assert stock(table) == {"iron": 2, "wood": 1}


# ---------------------------------------------------------------- cards


def test_r10_every_second_fragment_gives_a_resource_of_its_colour() -> None:
    table = position(
        player(denarii=9, cards=["dalmatia"]),
        player(),
        player(),
        areas={1: "gallia-belgica"},
        high=[1],
    )
    say(table, "send 1 propraetor", "half top")
    say(table, "take wood") if "take wood" in legal(table) else None
    settle(table)
    assert asked(table) == "TakeFragmentResource"
    assert legal(table) == {"take wood", "take stone"}
    say(table, "take stone")
    assert at(table)["fragments"]["black"] == 2


def test_r10_after_the_last_area_card_no_second_fee_is_feared() -> None:
    table = position(
        player(denarii=2, wood=3, stone=3, cards=["dalmatia"]),
        player(),
        player(),
        areas={1: "gallia-belgica"},
        high=[1],
        left={"area": 0},
    )
    say(table, "send 1 propraetor", "half bottom", "store wood", "take cattle", "take stone")
    assert legal(table) == {"store stone", "cash stone"}


@pytest.mark.parametrize("fragments", [0, 2])
def test_r10_an_odd_fragment_gives_nothing(fragments: int) -> None:
    held = ["etruria", "noricum"][:fragments]
    table = position(
        player(denarii=9, cards=held), player(), player(), areas={1: "campania"}, high=[1]
    )
    say(table, "send 1 aedilis")
    assert asked(table) == "Turn" and table.seat == P2


@pytest.mark.parametrize(
    ("held", "gain"), [(1, "denarii"), (2, "surplus"), (3, "points"), (4, "influence")]
)
def test_r12_rewards_for_the_second_to_the_fifth_card_of_a_war(held: int, gain: str) -> None:
    cards = ["hannibal-1", "hannibal-2", "hannibal-4", "hannibal-5"][:held]
    table = position(
        player(surplus=3, cards=cards), player(), player(), rows={"legatus-5": "hannibal-3"}
    )
    say(table, "buy 1 legatus-5")
    if gain == "influence":
        assert legal(table) == {f"influence {area}" for area in range(1, 6)}
        assert table.agenda[-1].asks(table) == {"count": 1}
        say(table, "influence 3")
    mine = at(table)
    assert (mine["denarii"], mine["surplus"], mine["points"], mine["levels"][2]) == {
        "denarii": (3, 0, 3, None),
        "surplus": (0, 1, 3, None),
        "points": (0, 0, 5, None),
        "influence": (0, 0, 3, 1),
    }[gain]


def test_r28_colours_and_any_are_the_payers_choice() -> None:
    table = position(
        player(stone=1, wheat=2, wood=1, iron=1),
        player(),
        player(),
        rows={"aedificator-5": "pantheon-plan"},
    )
    say(table, "buy 1 aedificator-5")
    assert legal(table) == {"pay wood", "pay wheat", "pay iron"}
    say(table, "pay wheat")
    assert stock(table) == {"wood": 1, "iron": 1}


# ---------------------------------------------------------------- patrons


def test_r14_a_bought_patron_takes_a_free_slot_or_is_passive() -> None:
    rows: dict[str, str | None] = {"senatus-5": "cato"}
    table = position(player(denarii=7, wheat=1, politics=1), player(), player(), rows=rows)
    say(table, "buy 1 senatus-5")
    assert at(table)["active"] == ["cato"]
    other = position(player(denarii=7, wheat=1), player(), player(), rows=rows)
    say(other, "buy 1 senatus-5")
    assert at(other)["active"] == [] and [c["card"] for c in at(other)["cards"]] == ["cato"]


def test_r15_simple_gains_come_with_the_action() -> None:
    table = position(player(politics=2, active=["crassus", "cato"], surplus=1), player(), player())
    say(table, "send 3 quaestor")
    mine = at(table)
    assert (mine["points"], mine["surplus"], mine["denarii"]) == (1, 2, 6)


def test_r15_gains_before_the_action_help_to_pay() -> None:
    table = position(
        player(denarii=8, politics=1, active=["cicero"]),
        player(),
        player(),
        rows={"senatus-5": "seneca"},
    )
    say(table, "buy 1 senatus-5", "keep_passive")
    assert (at(table)["surplus"], at(table)["denarii"]) == (0, 0)


def test_r15_a_surplus_that_finds_no_room_comes_after() -> None:
    table = position(
        player(denarii=8, surplus=7, politics=2, active=["cicero"]),
        player(),
        player(),
        rows={"senatus-5": "seneca"},
    )
    say(table, "buy 1 senatus-5")
    assert at(table)["surplus"] == 7, "one paid, one gained afterwards"


def test_r15_a_patron_woken_by_the_action_adds_nothing_to_it() -> None:
    table = position(player(surplus=1, wheat=1, cards=["caesar"]), player(colosseum=3), player())
    say(table, "send 3 roma")
    assert at(table)["active"] == ["caesar"] and at(table)["denarii"] == 0


def test_r15_a_patron_replaced_during_the_action_has_no_power_left() -> None:
    table = position(
        player(denarii=7, wheat=1, politics=1, active=["clodius"], colosseum=2),
        player(),
        player(),
        rows={"senatus-5": "cato"},
    )
    say(table, "buy 1 senatus-5", "proceed", "replace clodius")
    assert table.seat == P2 and at(table)["colosseum"] == 2


def test_training_after_the_action_with_a_second_worker() -> None:
    table = position(player(workers=[2, 5], politics=1, active=["seneca"]), player(), player())
    say(table, "send 5 quaestor")
    assert may(table, "train") == {f"2 plus-{space}" for space in range(1, 5)}
    say(table, "train 2 plus-4")
    assert at(table)["training"][3]["worker"] == 2
    assert at(table)["denarii"] == 7


def test_r16_a_discount_of_one_resource_of_the_payers_choice() -> None:
    table = position(
        player(stone=2, iron=1, politics=1, active=["vitruvius"]),
        player(),
        player(),
        rows={"aedificator-5": "aquaeductus-plan"},
    )
    say(table, "buy 1 aedificator-5")
    assert legal(table) == {"waive stone", "waive iron"}
    say(table, "waive iron")
    assert stock(table) == {"iron": 1}


def test_r16_a_discount_makes_a_card_affordable() -> None:
    table = position(
        player(stone=1, iron=1, politics=1, active=["vitruvius"]),
        player(),
        player(),
        rows={"aedificator-5": "aquaeductus-plan"},
    )
    say(table, "buy 1 aedificator-5")
    assert stock(table) == {}
    war = position(
        player(surplus=2, politics=1, active=["scipio"]),
        player(),
        player(),
        rows={"legatus-5": "hannibal-3"},
    )
    say(war, "buy 1 legatus-5")
    assert at(war)["surplus"] == 0


def test_a5_surplus_may_stand_for_resources_when_buying_buildings() -> None:
    table = position(
        player(stone=2, surplus=2, politics=1, active=["frontinus"]),
        player(),
        player(),
        rows={"aedificator-5": "aquaeductus-plan"},
    )
    say(table, "buy 1 aedificator-5")
    assert legal(table) == {"pay stone", "pay surplus"}
    say(table, "pay surplus")
    assert (stock(table), at(table)["surplus"]) == ({"stone": 1}, 0), "the iron was surplus too"


def test_resources_may_stand_for_surplus_when_buying_wars() -> None:
    table = position(
        player(stone=2, wood=1, surplus=1, politics=1, active=["sulla"]),
        player(),
        player(),
        rows={"legatus-5": "hannibal-3"},
    )
    say(table, "buy 1 legatus-5", "pay stone", "pay wood")
    while asked(table) == "Pay":
        say(table, sorted(legal(table))[0])
    assert sum(stock(table).values()) + at(table)["surplus"] == 1


def test_gain_area_resource_before_selling() -> None:
    table = position(
        player(politics=1, active=["livia"]), player(), player(), areas={4: "campania"}
    )
    say(table, "send 4 mercator")
    assert asked(table) == "Before"
    say(table, "invoke livia", "take wheat")
    say(table, "sell wheat")
    assert at(table)["denarii"] == 2


def test_r17_buy_influence_pays_the_price_of_the_patron() -> None:
    table = position(player(politics=1, active=["germanicus"], surplus=3), player(), player())
    say(table, "send 1 propraetor", "invoke germanicus")
    assert (at(table)["levels"][0], at(table)["surplus"]) == (1, 1)
    assert why_not(table, "invoke germanicus")[0] in ("choose-first", "power-used")


def test_r17_the_fee_must_stay_in_hand() -> None:
    table = position(
        player(politics=1, active=["antonia"], denarii=5), player(), player(), high=[1]
    )
    say(table, "send 1 mercator")
    assert "invoke antonia" not in legal(table)


def test_r18_one_step_of_choice_is_free() -> None:
    table = position(player(politics=1, active=["titus"], surplus=1), player(), player())
    assert "2 roma" in may(table, "send") and "3 roma" not in may(table, "send")
    say(table, "send 2 roma")
    assert at(table)["colosseum"] == 2 and at(table)["surplus"] == 0


def test_r18_which_step_is_asked_where_it_matters() -> None:
    table = position(player(politics=1, active=["titus"], surplus=1, wheat=1), player(), player())
    say(table, "send 2 roma")
    assert legal(table) == {"skip 1", "skip 2"}
    say(table, "skip 1")
    assert (at(table)["surplus"], stock(table)) == (1, {})


def test_a_colosseum_step_before_senatus_opens_the_slot() -> None:
    table = position(
        player(denarii=7, wheat=1, politics=1, active=["clodius"], colosseum=2),
        player(),
        player(),
        rows={"senatus-5": "cato"},
    )
    before = table.clone()
    say(before, "buy 1 senatus-5", "invoke clodius")
    assert sorted(at(before)["active"]) == ["cato", "clodius"]
    say(table, "buy 1 senatus-5", "proceed", "keep_passive", "invoke clodius")
    assert sorted(at(table)["active"]) == ["cato", "clodius"]
    assert at(table)["politics"] == 2


def test_r19_raise_brown_after_the_action_and_never_beyond_the_top() -> None:
    table = position(
        player(politics=1, active=["plinius"]), player(), player(), brown=[8, 3, 0, 0, 0]
    )
    twin = table.clone()
    say(table, "send 2 mercator")
    say(table, "close") if asked(table) == "Mercator" else None
    say(table, "invoke plinius")
    assert table.view(EVERYTHING)["areas"][1]["brown"] == 4
    say(twin, "send 1 mercator")
    say(twin, "close") if asked(twin) == "Mercator" else None
    say(twin, "invoke plinius")
    assert twin.view(EVERYTHING)["areas"][0]["brown"] == 8


def test_free_area_card() -> None:
    table = position(
        player(politics=1, active=["gracchus"]), player(), player(), high=[1], areas={2: None}
    )
    say(table, "send 1 aedilis")
    settle(table)
    assert at(table)["denarii"] == 0 and len(at(table)["cards"]) == 1
    other = position(player(politics=1, active=["cornelia"]), player(), player(), areas={2: None})
    assert "2 mercator" not in may(other, "send"), "an empty slot is not waived"


# ---------------------------------------------------------------- ROMA


def test_r13_all_steps_or_none() -> None:
    table = position(player(surplus=1), player(), player())
    assert "1 roma" in may(table, "send") and "2 roma" not in may(table, "send")
    assert why_not(table, "send 2 roma") == ("cannot-walk", "roma")


def test_r13_honours_on_occupied_spaces_and_beyond_level_10() -> None:
    table = position(player(politics=10, colosseum=2), player(colosseum=3), player(colosseum=3))
    say(table, "send 1 roma")
    assert at(table)["points"] == 2 and at(table)["politics"] == 10


def test_the_loop_goes_on_after_space_11() -> None:
    table = position(player(colosseum=10, surplus=1, denarii=1), player(), player())
    say(table, "send 2 roma")
    assert (at(table)["colosseum"], at(table)["politics"]) == (0, 1)
    assert at(table)["denarii"] == 1, "the others' markers stand on space 0"


# ---------------------------------------------------------------- upkeep


def test_a1_in_upkeep_an_untouched_row_loses_its_last_card() -> None:
    table = position(player(surplus=3), player(), player(), rows={"legatus-3": "hannibal-3"})
    city = table.city
    buildings = city[ROW : ROW + 5]
    wars = city[ROW + 5 : ROW + 10]
    left = city[LEFT : LEFT + 4]
    say(table, "buy 3 legatus-3", "pass", "pass", "pass")
    assert table.city[ROW + 1 : ROW + 5] == buildings[:4]
    assert table.city[ROW + 6 : ROW + 10] == [*wars[:2], *wars[3:]]
    assert table.city[LEFT : LEFT + 4] == [left[0], left[1] - 1, left[2] - 1, left[3] - 1]


def test_r27_the_number_of_cards_left_is_public() -> None:
    table = new(3)
    assert table.view(PUBLIC)["decks"] == {"area": 17, "building": 17, "war": 17, "patron": 17}


# ---------------------------------------------------------------- two players


def test_two_players_a_neutral_worker_after_every_turn() -> None:
    table = position(player(), player())
    say(table, "send 5 quaestor")
    assert asked(table) == "PlaceNeutral" and table.seat == P1
    assert len(table.legal) == 25, "five workers, five locations"
    say(table, "place_neutral 3 quaestor")
    assert table.view(EVERYTHING)["locations"][0]["workers"] == [5, 0, 3, 0, 0]
    assert table.seat == P2


def test_two_players_after_passing_the_neutral_goes_on() -> None:
    table = position(player(neutral=[1, 2]), player(workers=[5], neutral=[1]))
    say(table, "pass", "place_neutral 1 roma")
    say(table, "send 5 quaestor", "place_neutral 1 roma")
    assert table.seat == P1 and asked(table) == "PlaceNeutral"


def test_two_players_the_order_of_the_draft() -> None:
    table = position(
        player(workers=[1, 2, 3], neutral=[1, 2, 3]),
        player(workers=[1, 2, 3], neutral=[1, 2, 3]),
        workers={"quaestor": [4, 5, 4, 5], "roma": [4, 5, 4, 5]},
        agenda=[["NextDraft", P2, 0]],
    )
    seen: list[tuple[int, str]] = []
    while asked(table) in ("Draft", "DraftNeutral", "Pick"):
        if not seen or seen[-1] != (table.seat, asked(table)):
            seen.append((table.seat, asked(table)))
        table.play(table.legal[0])
    order = [one for one in seen if one[1] != "Pick"]
    assert order[:2] == [(P2, "Draft"), (P1, "Draft")]
    assert all(step == "DraftNeutral" for _, step in order[2:])
    assert at(table)["neutral"] and len(at(table)["neutral"]) == 5


def test_r8_the_fee_may_wait_for_what_a_patron_still_brings() -> None:
    table = position(
        player(wood=3, denarii=1, politics=1, active=["varro"], cards=["pantheon-plan"]),
        player(),
        player(),
        areas={4: "gallia-lugdunensis"},
        high=[4],
    )
    say(table, "send 4 propraetor", "proceed", "half bottom")
    assert may(table, "spend") == {"pantheon-plan"}, "wood without room will be just enough"
    say(table, "spend pantheon-plan")
    assert (at(table)["denarii"], stock(table)["wood"], table.seat) == (0, 3, P2)


def test_r8_a_resource_gained_before_the_trade_may_have_to_pay_the_fee() -> None:
    table = position(
        player(politics=1, active=["livia"]), player(), player(), areas={5: "cyprus"}, high=[5]
    )
    say(table, "send 5 mercator")
    assert asked(table) == "TakeAreaResource", "without it the fee could not be paid"
    assert legal(table) == {"take stone", "take iron"}, "wood and wine bring 1 only"
    say(table, "take iron", "close")
    assert (at(table)["denarii"], stock(table), table.seat) == (1, {}, P2)
