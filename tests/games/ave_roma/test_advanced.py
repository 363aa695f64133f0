"""The advanced mode: cards used for their icons, sets, the tops of the decks."""

from ludi.games.ave_roma.sheet import LEFT
from ludi.kernel.viewer import PUBLIC
from tests.games.ave_roma.position import (
    P1,
    P2,
    asked,
    at,
    legal,
    may,
    player,
    position,
    say,
    stock,
    why_not,
)

AMPHORAE = ["dalmatia", "cappadocia", "noricum", "achaia"]  # area cards
LIONS = ["campania", "etruria", "gallia-belgica"]


def used(seen: dict[str, list[dict[str, object]]]) -> set[object]:
    return {card["card"] for card in seen["cards"] if card["used"]}


def test_area_cards_cost_three_denarii_and_tops_lie_open() -> None:
    table = position(player(denarii=4), player(), player(), high=[1], mode="advanced")
    view = table.view(PUBLIC)
    assert view["tops"]["building"]["deck"] == "building" and view["area_price"] == 3
    say(table, "send 1 aedilis")
    while asked(table) == "Overflow":
        table.play(table.legal[0])
    while asked(table) == "After":
        say(table, "finish")
    assert at(table)["denarii"] == 1
    basic = position(player(), player(), player())
    assert basic.view(PUBLIC)["tops"] == {"building": None, "war": None, "patron": None}


def test_quaestor_two_denarii_a_card_all_of_one_icon() -> None:
    table = position(player(cards=[*AMPHORAE[:2], LIONS[0]]), player(), player(), mode="advanced")
    say(table, "send 1 quaestor")
    assert may(table, "use") == {"dalmatia", "campania"}, "cards that are just the same once"
    say(table, "use dalmatia")
    assert at(table)["denarii"] == 4
    assert why_not(table, "use campania") == ("other-icon", "advanced")
    assert why_not(table, "use dalmatia") == ("card-used", "advanced")
    say(table, "use cappadocia")
    assert at(table)["denarii"] == 6
    assert used(at(table)) == {"dalmatia", "cappadocia"}
    assert table.seat == P2


def test_cards_are_used_all_before_or_all_after() -> None:
    table = position(
        player(cards=AMPHORAE[:3], iron=1),
        player(),
        player(),
        areas={4: "pannonia"},
        mode="advanced",
    )
    say(table, "send 4 mercator")
    assert asked(table) == "Before"
    say(table, "use dalmatia", "proceed")
    assert at(table)["surplus"] == 1
    say(table, "close")
    assert table.seat == P2, "none may be used after it any more"


def test_a7_the_bonus_of_aedilis_looks_at_the_card_before_it_is_bought() -> None:
    table = position(
        player(cards=["cappadocia"], denarii=3),
        player(),
        player(),
        areas={3: "dalmatia"},
        high=[3],
        mode="advanced",
    )
    say(table, "send 3 aedilis", "proceed")
    assert may(table, "use") == {"cappadocia"}, "the card being bought is not there yet"
    say(table, "use cappadocia")
    assert may(table, "take") == {"wood", "stone", "iron"}
    say(table, "take iron")
    assert stock(table)["iron"] == 2
    if asked(table) == "After":
        say(table, "finish")
    assert "dalmatia" in {card["card"] for card in at(table)["cards"]}
    assert at(table)["denarii"] == 0


def test_roma_one_more_step_a_card_paid_as_usual() -> None:
    table = position(
        player(cards=LIONS[:1], surplus=1, wheat=1), player(), player(), mode="advanced"
    )
    say(table, "send 1 roma", "proceed", "use campania")
    assert at(table)["colosseum"] == 2
    assert (at(table)["surplus"], stock(table)) == (0, {})


def test_roma_a_step_before_must_leave_the_move_payable() -> None:
    table = position(player(cards=LIONS[:1], surplus=1), player(), player(), mode="advanced")
    say(table, "send 1 roma")
    assert at(table)["colosseum"] == 1, "two steps cannot be paid, so nothing was asked"
    assert table.seat == P2


def test_roma_a_patron_woken_by_a_step_before_makes_a_step_of_the_move_free() -> None:
    table = position(
        player(cards=["campania", "titus"], denarii=9, wood=1, stone=1, surplus=2, colosseum=2),
        player(),
        player(),
        mode="advanced",
    )
    say(table, "send 2 roma", "use campania")
    assert at(table)["active"] == ["titus"]
    assert may(table, "skip") == {"4", "5"}


def test_propraetor_sets_of_three_count_cards_spent_in_the_same_action() -> None:
    table = position(
        player(cards=["pantheon-plan", *LIONS[:2]]), player(), player(), mode="advanced"
    )
    say(table, "send 1 propraetor", "proceed", "half top")
    while asked(table) == "Overflow":
        table.play(table.legal[0])
    say(table, "spend pantheon-plan")
    assert at(table)["levels"][0] == 1
    assert may(table, "rally") == {"lion"}
    say(table, "rally lion")
    assert at(table)["levels"][0] == 2
    assert used(at(table)) == {"pantheon-plan", "campania", "etruria"}


def test_propraetor_a_set_on_an_empty_slot() -> None:
    table = position(
        player(cards=LIONS, denarii=3), player(), player(), areas={2: None}, mode="advanced"
    )
    assert "2 propraetor" in may(table, "send")
    say(table, "send 2 propraetor", "rally lion")
    assert at(table)["levels"][1] == 1 and at(table)["denarii"] == 0


def test_propraetor_a_set_on_an_empty_slot_leaves_the_influence_if_one_likes() -> None:
    table = position(
        player(cards=[*LIONS, "curia-plan"], denarii=3),
        player(),
        player(),
        areas={2: None},
        mode="advanced",
    )
    say(table, "send 2 propraetor")
    before = table.clone()
    say(before, "rally lion")
    assert legal(before) == {"spend curia-plan", "proceed"}
    say(before, "proceed")
    say(table, "proceed", "proceed", "rally lion")
    for after in (before, table):
        assert after.seat == P2 and at(after)["levels"][1] == 1
        assert not any(card.get("turned") for card in at(after)["cards"])
    alone = position(
        player(cards=["curia-plan", "thermae-plan"], denarii=3),
        player(),
        player(),
        areas={2: None},
        mode="advanced",
    )
    say(alone, "send 2 propraetor")
    assert legal(alone) == {"spend curia-plan", "advance"}, "one had to be spent: there is no set"


def test_using_an_icon_leaves_the_influence() -> None:
    table = position(player(cards=["pantheon-plan"]), player(), player(), mode="advanced")
    say(table, "send 1 quaestor", "use pantheon-plan")
    card = at(table)["cards"][0]
    assert card["used"] and not card["turned"]
    say(table, "send 1 quaestor", "send 1 quaestor", "send 2 propraetor")
    if asked(table) == "Before":
        say(table, "proceed")
    say(table, "half top")
    while asked(table) == "Overflow":
        table.play(table.legal[0])
    assert "spend pantheon-plan" in legal(table)


def test_the_face_up_card_of_a_deck_for_cards_and_less() -> None:
    table = position(
        player(cards=AMPHORAE[:3], surplus=4, wood=1),
        player(),
        player(),
        rows={"legatus-5": "hannibal-3"},
        tops=["mithridates-1", "colosseum-plan", "cato"],
        mode="advanced",
    )
    left = table.city[LEFT + 2]
    say(table, "buy 1 legatus-5", "proceed", "use dalmatia")
    assert legal(table) == {"use cappadocia", "buy_top"}
    say(table, "buy_top")
    held = {card["card"] for card in at(table)["cards"]}
    assert {"hannibal-3", "mithridates-1"} <= held
    assert (at(table)["surplus"], stock(table)) == (0, {}), "3, then 2 less 1"
    assert table.city[LEFT + 2] == left - 1


def test_the_face_up_card_must_leave_the_basic_purchase_payable() -> None:
    table = position(
        player(cards=AMPHORAE[:1], surplus=3, wood=1),
        player(),
        player(),
        rows={"legatus-5": "hannibal-3"},
        tops=["mithridates-1"],
        mode="advanced",
    )
    say(table, "buy 1 legatus-5")
    assert "hannibal-3" in {card["card"] for card in at(table)["cards"]}
    assert at(table)["surplus"] == 0


def test_the_card_just_bought_may_be_used_and_a_card_may_become_free() -> None:
    table = position(
        player(stone=2, iron=1),
        player(),
        player(),
        rows={"aedificator-5": "aquaeductus-plan"},
        tops=["basilica-iulia-built"],
        mode="advanced",
    )
    say(table, "buy 1 aedificator-5")
    assert table.seat == P2, "one card used takes off one resource of three: not enough"
    rich = position(
        player(stone=2, iron=2, wood=1),
        player(),
        player(),
        rows={"aedificator-5": "aquaeductus-plan"},
        tops=["basilica-iulia-built"],
        mode="advanced",
    )
    say(rich, "buy 1 aedificator-5", "use aquaeductus-plan")
    assert stock(rich) == {}, "wood and iron; the wheat was waived"
    assert at(rich)["points"] == 3


def test_a_replaced_patron_comes_back_to_the_left() -> None:
    table = position(
        player(denarii=12, stone=1, politics=1, active=["cato"], used=["cato"]),
        player(),
        player(),
        rows={"senatus-5": "maecenas"},
        mode="advanced",
    )
    say(table, "buy 1 senatus-5", "replace cato")
    assert [(card["card"], card["used"]) for card in at(table)["cards"]] == [("cato", False)]


def test_a_patron_from_the_deck_replaces_none_that_the_basic_purchase_needs() -> None:
    table = position(
        player(
            cards=AMPHORAE[:1],
            active=["maecenas", "strabo"],
            politics=2,
            denarii=9,
            wood=1,
            wheat=1,
        ),
        player(),
        player(),
        rows={"senatus-5": "cato"},
        tops=["lucullus"],
        mode="advanced",
    )
    say(table, "buy 1 senatus-5", "use dalmatia")
    assert at(table)["denarii"] == 5, "8, less 2 for the patron and 2 for the card used"
    assert legal(table) == {"replace strabo", "keep_passive"}, "Cato costs 5 only with Maecenas"
    assert why_not(table, "replace maecenas") == ("needed-elsewhere", "patrons")
    say(table, "replace strabo", "keep_passive")
    assert at(table)["denarii"] == 0
    assert at(table)["active"] == ["maecenas", "lucullus"]
    assert {card["card"] for card in at(table)["cards"]} == {"dalmatia", "strabo", "cato"}


def test_cards_cannot_be_used_in_the_basic_game() -> None:
    table = position(player(cards=AMPHORAE), player(), player())
    assert why_not(table, "use dalmatia", P1) == ("basic-mode", "advanced")
