"""The rulings of RULINGS.md, R14 to R21: building."""

import pytest

from ludi.games.glory_to_rome.table import Table
from ludi.kernel.viewer import EVERYTHING
from tests.games.glory_to_rome.position import (
    P1,
    P2,
    actions_left,
    at,
    built,
    call,
    camp,
    completed,
    expect,
    foundations,
    hand,
    legal,
    may,
    points,
    position,
    say,
)


def test_r14_out_of_town_while_sites_in_town_remain() -> None:
    table = position(
        camp(hand=["market", "dock"], jacks=1, clients=["craftsman", "craftsman"]), camp()
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack")
    assert table.view(EVERYTHING)["town"]["wood"] == 2
    assert {"market town", "market outside"} <= may(table, "lay")
    say(table, "P1: lay market outside")
    assert actions_left(table) == 1
    assert table.view(EVERYTHING)["town"]["wood"] == 2
    assert table.view(EVERYTHING)["outside"]["wood"] == 3
    assert may(table, "lay") == {"dock town"}  # one action is too few
    say(table, "P1: add market dock")
    assert at(table, P1)["influence"] == 3  # as much as in town


def test_r14_without_a_client_there_is_no_building_out_of_town() -> None:
    for role in ("craftsman", "architect"):
        table = position(camp(hand=["market"], jacks=1), camp(), town={"wood": 0})
        say(table, f"P1: lead_jack {role}", "P2: think jack")
        expect(table, P2, "Lead")


def burst_down_to_one(role: str, more: int = 1) -> Table:
    """Complete an Amphitheatre by a role, with more actions of it to come; use up its burst."""
    table = position(
        camp(
            hand=["senate", "bar", "road", "latrine", "market", "garden"],
            jacks=1,
            clients=[role] * more,
            foundations=[("amphitheatre", ["concrete"])],
            stockpile=["concrete"],
        ),
        camp(),
        town={"wood": 0},
    )
    how = "add amphitheatre senate" if role == "craftsman" else "add_stock amphitheatre concrete"
    say(table, f"P1: lead_jack {role}", "P2: think jack", f"P1: {how}")
    expect(table, P1, "Craftsman")
    assert actions_left(table) == 4
    say(table, "P1: lay bar town", "P1: lay road town", "P1: add bar latrine")
    assert actions_left(table) == 1
    return table


def test_r14_the_two_actions_are_of_one_role() -> None:
    # One Craftsman action is left, then one Architect action: too few, both times.
    table = burst_down_to_one("architect")
    assert may(table, "lay") == {"senate town", "garden town"}
    say(table, "P1: stop")
    expect(table, P1, "Architect")
    assert actions_left(table) == 1
    assert may(table, "lay") == {"senate town", "garden town"}


def test_r14_the_last_burst_action_may_be_paired_with_the_next_of_the_same_role() -> None:
    table = burst_down_to_one("craftsman")
    # One action of the burst and one of the step it interrupted.
    assert may(table, "lay") == {"market outside", "garden town", "garden outside"}
    say(table, "P1: lay market outside")
    assert foundations(table, P1) == {"road": [], "market": []}
    expect(table, P2, "Lead")
    # Those who do not pair them use them one by one.
    table = burst_down_to_one("craftsman")
    say(table, "P1: stop")
    expect(table, P1, "Craftsman")
    assert actions_left(table) == 1
    assert legal(table) == {"lay garden town", "stop"}


def test_r14_pairing_takes_one_action_of_each_and_needs_both() -> None:
    table = burst_down_to_one("craftsman", more=3)
    say(table, "P1: lay market outside")
    expect(table, P1, "Craftsman")
    assert actions_left(table) == 2
    table = burst_down_to_one("craftsman", more=0)
    assert may(table, "lay") == {"garden town"}


def garden_with_a_bath(role: str, clients: list[str], pool: list[str]) -> Table:
    """Complete a Garden by a role, with one more action of it to come; hire such a client."""
    table = position(
        camp(
            hand=["dock", "prison"],
            jacks=1,
            clients=[role, *clients],
            buildings=["bath"],
            foundations=[("garden", ["stone", "stone"])],
            stockpile=["stone"],
        ),
        camp(),
        pool=pool,
        town={"wood": 0},
    )
    how = "add garden prison" if role == "craftsman" else "add_stock garden stone"
    say(table, f"P1: lead_jack {role}", "P2: think jack", f"P1: {how}", f"P1: hire {role}")
    expect(table, P1, role.capitalize())
    assert actions_left(table) == 1
    return table


@pytest.mark.parametrize(("role", "material"), [("craftsman", "wood"), ("architect", "concrete")])
def test_r14_the_action_of_the_last_possible_hire_is_paired_with_the_next(
    role: str, material: str
) -> None:
    # No card is left to hire, or the clientele is full: nothing happens between the two actions.
    for clients, pool in (([], [material]), (["laborer"] * 5, [material, "stone"])):
        table = garden_with_a_bath(role, clients, pool)
        assert "dock outside" in may(table, "lay")
        say(table, "P1: lay dock outside")
        assert foundations(table, P1) == {"dock": []}
        expect(table, P2, "Lead")
    # Those who do not pair them use them one by one.
    table = garden_with_a_bath(role, [], [material])
    say(table, "P1: stop")
    assert "dock outside" not in may(table, "lay")


def test_r14_while_a_hire_is_possible_the_actions_are_not_consecutive() -> None:
    table = garden_with_a_bath("architect", [], ["concrete", "stone"])
    assert may(table, "lay") == {"prison town"}
    say(table, "P1: stop")
    expect(table, P1, "Patron")


def test_r15_road_does_not_help_a_statue_on_a_stone_site_tower_and_scriptorium_do() -> None:
    def adds(buildings: list[str]) -> set[str]:
        table = position(
            camp(
                jacks=1,
                buildings=buildings,
                foundations=[built("statue", [], site="stone")],
                stockpile=["rubble", "wood", "stone", "marble"],
            ),
            camp(),
        )
        say(table, "P1: lead_jack architect", "P2: think jack")
        return may(table, "add_stock")

    assert adds([]) == {"statue stone", "statue marble"}
    assert adds(["road"]) == {"statue stone", "statue marble"}
    assert adds(["tower"]) == {"statue rubble", "statue stone", "statue marble"}
    table = position(
        camp(
            jacks=1,
            buildings=["scriptorium"],
            foundations=[built("statue", [], site="stone")],
            stockpile=["marble"],
        ),
        camp(),
    )
    say(table, "P1: lead_jack architect", "P2: think jack", "P1: add_stock statue marble")
    say(table, "P1: complete")
    assert completed(table, P1) == ["scriptorium", "statue"]
    assert at(table, P1)["influence"] == 2 + 3 + 3


def test_r16_statue_points_only_when_completed() -> None:
    def statue(seat_buildings: list[str], *others: list[str]) -> list[int]:
        table = position(
            camp(buildings=seat_buildings, foundations=["statue"]), camp(), deck=["wall"]
        )
        return [dict(score.items)["statue"] for score in table.scores()]

    assert statue([]) == [0, 0]
    assert statue(["gate"]) == [0, 0]
    table = position(camp(buildings=[built("statue", site="wood")]), camp())
    assert points(table) == [2 + 1 + 3, 2]


def test_r16_a_thief_gets_the_statue_points() -> None:
    table = position(
        camp(hand=["sewer"], jacks=1, foundations=[("prison", ["stone", "stone"])]),
        camp(buildings=[built("statue", site="wood")]),
    )
    assert points(table) == [2, 6]
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: add prison sewer")
    say(table, "P1: steal 2 statue")
    # The victim keeps the wood site and gets the Prison's.
    assert points(table) == [2 + 3, 2 + 1 + 3]
    assert [dict(score.items)["statue"] for score in table.scores()] == [3, 0]


def test_r16_public_statue_and_wall_are_for_everybody_once() -> None:
    table = position(
        camp(
            buildings=[built("statue", site="wood", public=True), built("wall", public=True)],
            stockpile=["brick"] * 4,
        ),
        camp(buildings=[built("statue", site="wood"), "wall"], stockpile=["brick"] * 3),
        camp(stockpile=["brick"] * 6),
        camp(hand=["shrine", "bath"], jacks=1),
    )
    lines = [dict(score.items) for score in table.scores()]
    assert [line["statue"] for line in lines] == [3, 3, 3, 3]
    assert [line["wall"] for line in lines] == [2, 1, 3, 0]
    # The public Wall protects player 3, who has none.
    table = position(
        camp(hand=["shrine"], jacks=1),
        camp(hand=["bath"]),
        camp(buildings=[built("wall", public=True)]),
    )
    say(table, "P1: lead_jack legionary", "P2: think jack", "P3: think jack", "P1: reveal shrine")
    expect(table, P2, "Give")
    assert legal(table) == {"give bath", "stop"}


def test_r17_scriptorium_may_complete_where_marble_is_legal_anyway() -> None:
    for choice, done in (("complete", True), ("leave_open", False)):
        for card, site, buildings in (
            ("temple", "marble", ["scriptorium"]),
            ("statue", "brick", ["scriptorium"]),
            ("villa", "stone", ["scriptorium", "road"]),
        ):
            table = position(
                camp(
                    hand=["forum"],
                    jacks=1,
                    buildings=buildings,
                    foundations=[built(card, [], site=site)],
                ),
                camp(),
            )
            say(table, "P1: lead_jack craftsman", "P2: think jack", f"P1: add {card} forum")
            expect(table, P1, "ScriptoriumChoice")
            assert legal(table) == {"complete", "leave_open"}
            say(table, f"P1: {choice}")
            assert (card in completed(table, P1)) is done
            assert foundations(table, P1) == ({} if done else {card: ["marble"]})


def test_r17_elsewhere_marble_always_completes() -> None:
    for card in ("wall", "villa", "bar"):
        table = position(
            camp(hand=["forum"], jacks=1, buildings=["scriptorium"], foundations=[card]), camp()
        )
        say(table, "P1: lead_jack craftsman", "P2: think jack", f"P1: add {card} forum")
        assert card in completed(table, P1)
        expect(table, P2, "Lead")


def test_r17_other_materials_complete_nothing_and_marble_needs_the_scriptorium() -> None:
    place = camp(
        hand=["forum", "sewer", "tower"],
        jacks=1,
        clients=["craftsman"],
        buildings=["scriptorium"],
        foundations=["villa", "wall"],
    )
    table = call("craftsman", position(place, camp()))
    assert may(table, "add") == {"villa forum", "villa sewer", "wall forum", "wall tower"}
    say(table, "P1: add villa sewer", "P1: add wall tower")
    assert foundations(table, P1) == {"villa": ["stone"], "wall": ["concrete"]}
    table = call("craftsman", position(place._replace(buildings=(built("bath"),)), camp()))
    assert may(table, "add") == {"villa sewer", "wall tower"}


def test_r18_villa_by_architect_from_stockpile_or_pool_with_any_legal_material() -> None:
    for buildings, words in (
        ([], "add_stock villa stone"),
        (["archway"], "add_pool villa stone"),
        (["tower"], "add_stock villa rubble"),
        (["road"], "add_stock villa wood"),
    ):
        table = position(
            camp(
                jacks=1,
                buildings=buildings,
                foundations=["villa"],
                stockpile=["stone", "rubble", "wood"],
            ),
            camp(),
            pool=["stone"],
        )
        say(table, "P1: lead_jack architect", "P2: think jack", f"P1: {words}")
        assert completed(table, P1) == [*buildings, "villa"]


def test_r18_materials_added_by_craftsmen_count_towards_three() -> None:
    table = position(
        camp(
            hand=["sewer", "prison", "garden"],
            jacks=1,
            clients=["craftsman", "craftsman"],
            foundations=["villa"],
        ),
        camp(),
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: add villa sewer")
    assert foundations(table, P1) == {"villa": ["stone"]}
    say(table, "P1: add villa prison")
    assert foundations(table, P1) == {"villa": ["stone", "stone"]}
    say(table, "P1: add villa garden")
    assert completed(table, P1) == ["villa"]


def test_r19_a_burst_is_as_long_as_the_influence_at_completion() -> None:
    table = position(
        camp(
            hand=["senate", "bar", "latrine", "road", "dock", "market", "palisade"],
            jacks=1,
            clients=["laborer", "craftsman"],
            buildings=["circus-maximus", "palace"],
            foundations=[("amphitheatre", ["concrete"])],
        ),
        camp(),
    )
    say(table, "P1: lead_jack craftsman", "P1: stop", "P2: think jack")
    assert actions_left(table) == 1 + 2
    say(table, "P1: add amphitheatre senate")
    # 2 + 3 + 3 + 2: no client, no Circus Maximus, no Palace adds to it.
    assert at(table, P1)["influence"] == 10
    assert actions_left(table) == 10
    say(table, "P1: lay bar town", "P1: add bar latrine")
    assert at(table, P1)["influence"] == 11
    assert actions_left(table) == 8  # fixed
    say(table, "P1: stop")
    assert actions_left(table) == 2  # of the call; the rest of the burst is lost


def test_r19_dock_bar_aqueduct_and_fountain_serve_in_bursts() -> None:
    table = position(
        camp(
            hand=["gate", "wall"],
            jacks=1,
            buildings=["dock"],
            foundations=[("foundry", ["brick"])],
        ),
        camp(),
        pool=["marble"],
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: add foundry gate")
    say(table, "P1: take marble", "P1: dock wall")
    assert at(table, P1)["stockpile"] == {"concrete": 1, "marble": 1}
    table = position(
        camp(
            hand=["sewer", "wall"],
            jacks=1,
            buildings=["aqueduct", "bar"],
            foundations=[("garden", ["stone", "stone"])],
        ),
        camp(),
        pool=["marble"],
        deck_top=["market"],
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: add garden sewer")
    assert actions_left(table) == 8
    say(table, "P1: hire patron", "P1: hire_from_hand wall", "P1: hire_from_deck")
    assert actions_left(table) == 7
    assert at(table, P1)["clientele"] == {"craftsman": 1, "architect": 1, "patron": 1}
    table = position(
        camp(
            hand=["senate"],
            jacks=1,
            buildings=["fountain"],
            foundations=[("amphitheatre", ["concrete"])],
        ),
        camp(),
        deck_top=["market"],
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: add amphitheatre senate")
    assert actions_left(table) == 7
    say(table, "P1: look", "P1: lay market town")
    assert actions_left(table) == 6


def test_r20_fountain_is_chosen_action_by_action_and_keeping_spends_it() -> None:
    table = position(
        camp(hand=["bar"], jacks=1, buildings=["fountain"], clients=["craftsman"] * 2),
        camp(),
        deck_top=["market", "dock"],
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: look")
    assert table.view(P1)["fountain"] == "market"
    assert table.view(P2)["fountain"] is None
    assert at(table, P1)["hand"] == ["bar"]
    assert legal(table) == {"lay market town", "lay market outside", "keep"}
    say(table, "P1: keep")
    assert actions_left(table) == 2
    assert hand(table, P1) == ["bar", "market"]
    say(table, "P1: lay bar town", "P1: look")
    # The last action: too few for a site out of town.
    assert legal(table) == {"lay dock town", "keep"}
    say(table, "P1: keep")
    expect(table, P2, "Lead")
    assert hand(table, P1) == ["dock", "market"]


def test_r20_a_fountain_card_may_go_out_of_town_for_a_second_action() -> None:
    table = position(
        camp(jacks=1, buildings=["fountain"], clients=["craftsman"] * 2),
        camp(),
        deck_top=["market"],
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: look", "P1: lay market outside")
    assert actions_left(table) == 1


def test_r21_replaced_sources_add_no_move() -> None:
    table = position(
        camp(jacks=1, buildings=["atrium"], stockpile=["stone"]), camp(), deck_top=["market"]
    )
    say(table, "P1: lead_jack merchant", "P2: think jack", "P1: deposit_from_deck")
    expect(table, P2, "Lead")
    assert at(table, P1)["stockpile"] == {"stone": 1}
    table = position(
        camp(jacks=1, buildings=["archway"], foundations=["gate"], stockpile=["brick"]),
        camp(),
        pool=["brick"],
    )
    say(table, "P1: lead_jack architect", "P2: think jack", "P1: add_pool gate brick")
    expect(table, P2, "Lead")
    assert at(table, P1)["stockpile"] == {"brick": 1}


def test_r21_only_an_archway_opens_the_pool_and_only_for_what_is_there() -> None:
    place = camp(jacks=1, foundations=["gate", "market"], stockpile=["brick"])
    table = call("architect", position(place, camp(), pool=["brick"]))
    assert legal(table) == {"add_stock gate brick", "stop"}
    table = call(
        "architect", position(place._replace(buildings=(built("archway"),)), camp(), pool=["wood"])
    )
    assert legal(table) == {"add_stock gate brick", "add_pool market wood", "stop"}


def test_r21_archway_never_lays_a_foundation_from_the_pool() -> None:
    table = position(camp(jacks=1, buildings=["archway"]), camp(), pool=["market"])
    say(table, "P1: lead_jack architect", "P2: think jack")
    expect(table, P2, "Lead")


def test_r21_the_moves_of_an_action_come_in_any_order() -> None:
    table = position(
        camp(hand=["wall", "bar"], jacks=1, buildings=["dock"]), camp(), pool=["marble", "brick"]
    )
    say(table, "P1: lead_jack laborer", "P2: think jack", "P1: dock wall")
    assert legal(table) == {"take brick", "take marble", "stop"}
    say(table, "P1: take brick")
    expect(table, P2, "Lead")
    table = position(
        camp(hand=["wall"], jacks=1, buildings=["basilica", "atrium"]), camp(), deck_top=["bar"]
    )
    say(table, "P1: lead_jack merchant", "P2: think jack", "P1: deposit_from_deck")
    assert legal(table) == {"deposit_from_hand wall", "stop"}
    say(table, "P1: deposit_from_hand wall")
    assert at(table, P1)["vault"] == {"rubble": 1, "concrete": 1}


def test_r21_only_the_bar_closes_the_pool() -> None:
    def patron_turn() -> Table:
        table = position(
            camp(hand=["wall"], jacks=1, buildings=["aqueduct", "bar"]),
            camp(),
            pool=["marble", "brick"],
            deck_top=["market"],
        )
        say(table, "P1: lead_jack patron", "P2: think jack")
        return table

    table = patron_turn()
    say(table, "P1: hire_from_deck")
    assert legal(table) == {"hire_from_hand wall", "stop"}
    say(table, "P1: hire_from_hand wall")
    expect(table, P2, "Lead")
    table = patron_turn()
    say(table, "P1: hire_from_hand wall")
    assert legal(table) == {"hire legionary", "hire patron", "hire_from_deck", "stop"}
    say(table, "P1: hire patron", "P1: hire_from_deck")
    expect(table, P2, "Lead")
    assert at(table, P1)["clientele"] == {"craftsman": 1, "architect": 1, "patron": 1}
