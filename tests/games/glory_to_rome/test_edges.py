"""Where rules meet: clients, limits, sites, Scriptorium, the end of the turn, demands."""

from ludi.games.glory_to_rome.ids import ROLES
from ludi.kernel.viewer import EVERYTHING
from tests.games.glory_to_rome.position import (
    P1,
    P2,
    P3,
    P4,
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
    pool,
    position,
    reloaded,
    say,
)

STONES = ["stone", "stone"]


# ---------------------------------------------------------------- clients and actions


def test_a_client_counts_once_however_many_buildings_call_it() -> None:
    table = position(
        camp(
            jacks=1,
            buildings=["ludus-magna", "storeroom", "circus-maximus"],
            clients=["laborer", "merchant", "merchant", "patron"],
        ),
        camp(
            buildings=["ludus-magna", "storeroom", "circus-maximus"],
            clients=["laborer", "merchant", "merchant", "patron"],
        ),
        pool=["brick"] * 12,
    )
    say(table, "P1: lead_jack laborer", "P2: think jack")
    assert actions_left(table) == 1 + 2 * 4
    say(table, "P1: stop")
    assert actions_left(table) == 4  # who thinks has no doubling


def test_each_role_counts_its_clients() -> None:
    clients = ["laborer", "craftsman", "craftsman", "merchant", "merchant", "merchant"]
    for buildings, counts in (
        ([], [1, 2, 0, 0, 3, 0]),
        (["ludus-magna"], [4, 5, 3, 3, 3, 3]),
        (["storeroom"], [6, 2, 0, 0, 3, 0]),
        (["ludus-magna", "storeroom"], [6, 5, 3, 3, 3, 3]),
        (["circus-maximus"], [2, 4, 0, 0, 6, 0]),
    ):
        for role, count in zip(ROLES, counts, strict=True):
            table = position(
                camp(buildings=buildings, clients=clients, played_jacks=1),
                camp(),
                role=role,
                agenda=[["Follow", P2]],
            )
            assert table.actions(P1) == 1 + count, (buildings, role)


def test_circus_maximus_for_palace_units_doubles_clients_only() -> None:
    table = position(
        camp(
            hand=["bar", "road"],
            jacks=1,
            buildings=["palace", "circus-maximus"],
            clients=["laborer", "laborer"],
        ),
        camp(),
        pool=["brick"] * 9,
    )
    say(table, "P1: lead bar", "P1: more road", "P1: more_jack", "P2: think jack")
    assert actions_left(table) == 3 + 2 * 2


def test_a_set_asks_which_cards_when_there_are_more() -> None:
    table = position(
        camp(hand=["bar", "bar", "latrine", "road"], buildings=["palace"]), camp(), pool=["brick"]
    )
    say(table, "P1: lead_petition craftsman rubble")
    expect(table, P1, "PlaySet")
    assert legal(table) == {"set_card bar", "set_card latrine", "set_card road"}
    table = reloaded(table)
    say(table, "P1: set_card road")
    assert hand(table, P1) == ["bar", "bar", "latrine"]
    assert legal(table) == {"set_card bar", "set_card latrine"}
    say(table, "P1: set_card latrine")
    # Only a Bar can be the third; then the Palace asks for more, of which there is none.
    expect(table, P2, "Follow")
    assert sorted(at(table, P1)["played"]) == ["bar", "latrine", "road"]
    assert hand(table, P1) == ["bar"]
    assert at(table, P1)["units"] == 1


def test_a_palace_may_add_the_called_role_to_a_petition_of_it() -> None:
    table = position(
        camp(jacks=1),
        camp(hand=["bar", "latrine", "road", "insula"], buildings=["palace"]),
        pool=["brick"] * 6,
    )
    say(table, "P1: lead_jack laborer", "P2: follow_petition rubble", "P2: set_card bar")
    say(table, "P2: set_card insula", "P2: set_card latrine")
    expect(table, P2, "MoreCards")
    assert legal(table) == {"more road", "stop"}
    say(table, "P2: more road", "P1: stop")
    assert actions_left(table) == 2


# ---------------------------------------------------------------- limits


def test_a_full_clientele_or_vault_asks_nothing() -> None:
    table = position(
        camp(hand=["wall"], jacks=1, clients=["laborer", "laborer"], buildings=[]),
        camp(),
        pool=["brick"],
    )
    expect(call("patron", table), P2, "Lead")
    table = position(camp(jacks=1, vault=["brick", "brick"], stockpile=["brick"]), camp())
    expect(call("merchant", table), P2, "Lead")


def test_one_place_left_is_for_one_card() -> None:
    table = call(
        "merchant",
        position(
            camp(
                hand=["wall"],
                jacks=1,
                vault=["brick"] * 4,
                stockpile=["brick"],
                buildings=["basilica"],
            ),
            camp(),
        ),
    )
    assert at(table, P1)["vault_limit"] == 5
    assert legal(table) == {"deposit brick", "deposit_from_hand wall", "stop"}
    say(table, "P1: deposit_from_hand wall")
    expect(table, P2, "Lead")
    table = call(
        "patron",
        position(
            camp(hand=["wall"], jacks=1, clients=["laborer"] * 2, buildings=["bar"]),
            camp(),
            pool=["brick"],
        ),
    )
    assert legal(table) == {"hire legionary", "hire_from_deck", "stop"}
    say(table, "P1: hire legionary")
    expect(table, P2, "Lead")


def test_a_building_completed_on_the_way_makes_room_at_once() -> None:
    # The Bath's Craftsman completes an Insula: the Patron that was full goes on.
    table = call(
        "patron",
        position(
            camp(
                hand=["bar"],
                jacks=1,
                buildings=["bath"],
                clients=["patron", "patron", "patron"],
                foundations=["insula"],
            ),
            camp(),
            pool=["craftsman", "brick"],
        ),
    )
    assert at(table, P1)["clientele_limit"] == 4
    say(table, "P1: hire craftsman", "P1: add insula bar")
    expect(table, P1, "Patron")
    assert at(table, P1)["clientele_limit"] == 7
    assert actions_left(table) == 3


def test_no_name_twice_but_opponents_names_do_not_matter() -> None:
    table = call(
        "craftsman",
        position(
            camp(hand=["bar", "dock", "wall"], jacks=1, buildings=["bar"], foundations=["dock"]),
            camp(buildings=["wall"]),
        ),
    )
    assert may(table, "lay") == {"wall town"}
    assert may(table, "add") == {"dock dock"}  # as a material it is just wood


def test_a_card_may_be_the_material_of_a_building_of_its_own_name() -> None:
    table = call(
        "craftsman",
        position(camp(hand=["academy"], jacks=1, foundations=[("academy", ["brick"])]), camp()),
    )
    say(table, "P1: add academy academy")
    assert completed(table, P1) == ["academy"]


# ---------------------------------------------------------------- sites


def test_a_material_without_any_site_cannot_be_laid() -> None:
    table = call(
        "craftsman",
        position(
            camp(hand=["market", "bar"], jacks=1, clients=["craftsman"], sites=["wood", "wood"]),
            camp(foundations=[built("dock", [], place="outside")]),
            camp(foundations=[built("dock", [], place="outside")], sites=["wood"]),
            camp(),
        ),
    )
    assert table.view(EVERYTHING)["town"]["wood"] == 1
    assert table.view(EVERYTHING)["outside"]["wood"] == 0
    assert may(table, "lay") == {"market town", "bar town", "bar outside"}
    table = call(
        "craftsman",
        position(
            camp(hand=["market"], jacks=1, clients=["craftsman"], sites=["wood"] * 4),
            camp(foundations=[built("dock", [], place="outside")]),
            camp(foundations=[built("dock", [], place="outside")]),
            camp(),
        ),
    )
    expect(table, P2, "Lead")


def test_a_statue_may_stand_out_of_town_and_takes_one_action_with_a_tower() -> None:
    table = call(
        "architect",
        position(
            camp(hand=["statue"], jacks=1, buildings=["tower"], stockpile=["wood"]),
            camp(),
            town={"wood": 0},
        ),
    )
    assert "wood town" not in may(table, "lay_statue")
    assert {"wood outside", "marble town", "marble outside"} <= may(table, "lay_statue")
    say(table, "P1: lay_statue wood outside")
    assert at(table, P1)["foundations"][0]["site"] == "wood"
    assert at(table, P1)["foundations"][0]["place"] == "outside"


def test_a_statue_with_one_action_only_in_town() -> None:
    for role in ("craftsman", "architect"):
        table = call(role, position(camp(hand=["statue"], jacks=1), camp()))
        assert len(may(table, "lay_statue")) == 6
        say(table, "P1: lay_statue rubble town")
        assert at(table, P1)["foundations"][0]["site"] == "rubble"
        expect(table, P2, "Lead")


def test_a_statue_only_where_there_are_sites() -> None:
    table = call(
        "architect",
        position(
            camp(hand=["statue"], jacks=1, clients=["architect"], sites=["wood"] * 5),
            *[camp() for _ in range(4)],
            town={"brick": 0},
        ),
    )
    sites = may(table, "lay_statue")
    assert "brick town" not in sites
    assert {"wood outside", "brick outside", "stone town", "stone outside"} <= sites
    assert "wood town" not in sites
    say(table, "P1: lay_statue wood outside")
    assert table.view(EVERYTHING)["outside"]["wood"] == 0
    table = call(
        "architect",
        position(
            camp(hand=["statue"], jacks=1, clients=["architect"], sites=["wood"] * 4),
            camp(foundations=[built("dock", [], place="outside")]),
            *[camp() for _ in range(3)],
        ),
    )
    assert "wood town" in may(table, "lay_statue")
    assert "wood outside" not in may(table, "lay_statue")


def test_tower_and_archway_take_rubble_from_the_pool_into_anything() -> None:
    table = call(
        "architect",
        position(
            camp(jacks=1, buildings=["tower", "archway"], foundations=["academy", "wall"]),
            camp(),
            pool=["rubble"],
        ),
    )
    assert may(table, "add_pool") == {"academy rubble", "wall rubble"}
    say(table, "P1: add_pool academy rubble")
    assert foundations(table, P1) == {"academy": ["rubble"], "wall": []}
    assert pool(table) == {}


def test_a_fountain_may_draw_a_statue() -> None:
    table = call(
        "craftsman",
        position(
            camp(jacks=1, buildings=["fountain"], clients=["craftsman"]),
            camp(),
            deck_top=["statue", "temple"],
        ),
    )
    say(table, "P1: look")
    assert len(legal(table)) == 12 + 1
    say(table, "P1: lay_statue rubble town", "P1: look", "P1: add statue temple")
    assert completed(table, P1) == ["fountain", "statue"]
    assert at(table, P1)["influence"] == 2 + 3 + 1


# ---------------------------------------------------------------- Scriptorium, Villa, Stairway


def test_a_scriptorium_asks_nothing_when_marble_completes_anyway() -> None:
    table = call(
        "architect",
        position(
            camp(
                jacks=1,
                clients=["architect"],
                buildings=["scriptorium", "road"],
                foundations=[("temple", ["marble", "marble"]), "villa"],
                stockpile=["marble", "marble"],
            ),
            camp(),
        ),
    )
    say(table, "P1: add_stock temple marble", "P1: add_stock villa marble")
    assert completed(table, P1) == ["scriptorium", "road", "temple", "villa"]
    expect(table, P2, "Lead")


def test_a_scriptorium_left_open_can_be_completed_by_the_next_marble() -> None:
    table = call(
        "craftsman",
        position(
            camp(
                hand=["forum", "palace"],
                jacks=1,
                clients=["craftsman"],
                buildings=["scriptorium"],
                foundations=["temple"],
            ),
            camp(),
        ),
    )
    say(table, "P1: add temple forum", "P1: leave_open")
    assert foundations(table, P1) == {"temple": ["marble"]}
    say(table, "P1: add temple palace", "P1: complete")
    assert completed(table, P1) == ["scriptorium", "temple"]
    assert at(table, P1)["influence"] == 2 + 3 + 3


def test_a_scriptorium_completes_a_burst_building() -> None:
    table = call(
        "craftsman",
        position(
            camp(
                hand=["forum", "market"],
                jacks=1,
                buildings=["scriptorium"],
                foundations=["amphitheatre"],
            ),
            camp(),
        ),
    )
    say(table, "P1: add amphitheatre forum")
    expect(table, P1, "Craftsman")
    assert actions_left(table) == 2 + 3 + 2


def test_a_stairway_makes_a_statue_public_and_its_points_everybodys() -> None:
    table = call(
        "architect",
        position(
            camp(jacks=1, buildings=["stairway"], stockpile=["wood"]),
            camp(buildings=[built("statue", site="wood")]),
            camp(),
        ),
    )
    say(table, "P1: publish 2 statue")
    assert [dict(score.items)["statue"] for score in table.scores()] == [3, 3, 3]
    assert [at(table, seat)["influence"] for seat in (P1, P2, P3)] == [5, 3, 2]


def test_a_stairway_may_aim_at_the_first_player_too() -> None:
    table = position(
        camp(buildings=["academy"]),
        camp(jacks=1, buildings=["stairway"], stockpile=["brick"]),
        leader=P2,
    )
    say(table, "P2: lead_jack architect", "P1: think jack", "P2: publish 1 academy")
    assert table.view(EVERYTHING)["public"] == ["academy"]
    assert "academy" in at(table, P2)["functions"]


def test_a_stairway_that_works_through_a_gate() -> None:
    table = call(
        "architect",
        position(
            camp(
                jacks=1, buildings=["gate"], foundations=["stairway"], stockpile=["brick", "marble"]
            ),
            camp(buildings=["shrine"]),
        ),
    )
    assert legal(table) == {"add_stock stairway marble", "publish 2 shrine", "stop"}
    say(table, "P1: publish 2 shrine")
    assert at(table, P1)["hand_size"] == at(table, P2)["hand_size"] == 7


# ---------------------------------------------------------------- the end of the turn


def test_senates_in_the_order_of_the_turn() -> None:
    table = position(
        camp(jacks=1),
        camp(buildings=["senate"]),
        camp(jacks=1, buildings=["senate"]),
    )
    say(table, "P1: lead_jack patron", "P2: think orders", "P3: follow_jack")
    expect(table, P2, "TakeJacks")
    say(table, "P2: take_jack 1", "P2: stop")
    # Nothing is left for player 3, whose own Jack goes to the pile.
    expect(table, P2, "Lead")
    assert at(table, P2)["jacks"] == 1
    assert hand(table, P3) == []
    assert table.jack_pile == 5


def test_senate_and_sewer_work_in_the_turn_they_are_completed() -> None:
    table = position(
        camp(hand=["dock", "wall"], foundations=[("senate", ["concrete"])]), camp(jacks=1)
    )
    say(table, "P1: lead dock", "P2: follow_jack", "P1: add senate wall")
    expect(table, P1, "TakeJacks")
    table = position(camp(hand=["dock", "garden"], foundations=[("sewer", STONES)]), camp(jacks=1))
    say(table, "P1: lead dock", "P2: follow_jack", "P1: add sewer garden")
    expect(table, P1, "KeepOrders")
    say(table, "P1: keep_order wood")
    assert at(table, P1)["stockpile"] == {"wood": 1}
    assert pool(table) == {}


def test_a_sewer_keeps_the_cards_of_a_set() -> None:
    table = position(
        camp(hand=["bar", "road", "latrine"], buildings=["sewer"]), camp(), pool=["brick"]
    )
    say(table, "P1: lead_petition merchant rubble", "P2: think jack")
    say(table, *["P1: keep_order rubble"] * 3)
    assert at(table, P1)["stockpile"] == {"rubble": 3}
    assert pool(table) == {"brick": 1}


def test_public_senate_and_sewer_are_asked_of_everybody() -> None:
    table = position(
        camp(hand=["dock"]),
        camp(jacks=1),
        camp(buildings=[built("senate", public=True), built("sewer", public=True)]),
    )
    say(table, "P1: lead dock", "P2: follow_jack", "P3: think jack")
    expect(table, P1, "TakeJacks")
    say(table, "P1: stop", "P3: take_jack 2")
    expect(table, P1, "KeepOrders")
    say(table, "P1: keep_order wood")
    expect(table, P2, "Lead")
    assert hand(table, P3) == ["jack", "jack"]


def test_a_leader_who_thinks_ends_the_turn_at_once() -> None:
    table = position(
        camp(hand=["wall"]),
        camp(clients=["laborer"], buildings=["senate", "sewer", "academy"]),
        pool=["brick"],
    )
    say(table, "P1: think orders")
    expect(table, P2, "Lead")
    assert table.turn == 2
    assert pool(table) == {"brick": 1}


# ---------------------------------------------------------------- demands


def test_a_card_revealed_may_be_taken_by_a_later_demand() -> None:
    table = position(
        camp(hand=["gate", "wall"]), camp(hand=["bath", "tower"]), camp(hand=["market"])
    )
    say(table, "P1: lead gate", "P2: follow bath", "P3: think jack", "P1: reveal wall")
    # Player 2 gave the Tower, the only concrete, and has no card to demand with.
    expect(table, P2, "Lead")
    assert at(table, P1)["stockpile"] == {"concrete": 1}
    table = position(
        camp(hand=["gate", "wall"]), camp(hand=["bath", "tower", "bridge"]), camp(hand=["market"])
    )
    say(table, "P1: lead gate", "P2: follow bath", "P3: think jack", "P1: reveal wall")
    say(table, "P2: give tower", "P2: reveal bridge")
    assert hand(table, P1) == []  # the Wall went to player 2
    assert at(table, P2)["stockpile"] == {"concrete": 1}


def test_materials_of_several_kinds_are_asked_of_each_victim_in_turn() -> None:
    table = call(
        "legionary",
        position(
            camp(hand=["bar", "gate"], jacks=1, clients=["legionary"]),
            camp(hand=["shrine", "bath", "road"]),
            camp(hand=["market"]),
            camp(hand=["latrine", "insula", "school"]),
            pool=["brick", "rubble"],
        ),
    )
    say(table, "P1: reveal bar", "P1: reveal gate")
    say(table, "P1: take rubble", "P1: take brick")
    expect(table, P2, "Give")
    say(table, "P2: give bath")
    expect(table, P4, "Give")
    say(table, "P4: give insula")
    expect(table, P2, "Lead")
    assert at(table, P1)["stockpile"] == {"rubble": 3, "brick": 3}
    assert hand(table, P2) == ["shrine", "jack"]
    assert hand(table, P3) == ["market", "jack"]
    assert hand(table, P4) == ["latrine", "jack"]


def test_a_palisade_owner_may_give_what_was_asked_and_no_more() -> None:
    table = call(
        "legionary",
        position(
            camp(hand=["bath"], jacks=1),
            camp(hand=["gate", "gate", "wall"], stockpile=["brick"], buildings=["palisade"]),
        ),
    )
    say(table, "P1: reveal bath")
    assert legal(table) == {"give gate", "stop"}  # no stockpile without a Bridge
    say(table, "P2: give gate")
    expect(table, P2, "Lead")
    assert hand(table, P2) == ["gate", "wall", "jack"]
    assert at(table, P1)["stockpile"] == {"brick": 1}


def test_a_protected_player_without_such_a_card_is_not_asked() -> None:
    table = call(
        "legionary",
        position(camp(hand=["bath"], jacks=1), camp(hand=["wall"], buildings=["palisade"])),
    )
    say(table, "P1: reveal bath")
    expect(table, P2, "Lead")


def test_a_protected_player_who_gives_nothing_tells_nothing_of_the_hand() -> None:
    heard = []
    for held in ("gate", "wall"):  # brick, which is demanded, and something else
        table = call(
            "legionary",
            position(camp(hand=["bath"], jacks=1), camp(hand=[held], buildings=["palisade"])),
        )
        ears = table.listen()
        say(table, "P1: reveal bath")
        if held == "gate":
            say(table, "P2: stop")
        heard.append([(told.what, told.args) for told in ears])
    assert heard[0] == heard[1]
    assert "gives_nothing" in [what for what, _ in heard[0]]


def test_who_must_answer_a_demand_cannot_be_learned_and_taken_back() -> None:
    for held in ("gate", "wall"):
        table = call(
            "legionary",
            position(
                camp(hand=["bath"], jacks=1),
                camp(hand=[held], buildings=["palisade"]),
                pool=["brick"],
            ),
        )
        say(table, "P1: reveal bath")
        doors = table.doors
        say(table, "P1: take brick")
        assert table.doors > doors
