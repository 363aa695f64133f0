"""What a seat is shown beside the pieces: the way into the moment, what can be counted, what a
line of the log speaks of."""

import ludi
from ludi.games.glory_to_rome.ids import KINDS, MATERIALS, ROLES
from ludi.kernel.table import Told
from tests.games.glory_to_rome.position import P1, P2, call, camp, expect, position, say


def test_the_trail_names_the_bath_between_the_roles() -> None:
    table = call(
        "patron",
        position(
            camp(jacks=1, buildings=["bath"]), camp(), pool=["laborer", "rubble", "wood", "brick"]
        ),
    )
    assert table.view(P1)["trail"] == ["patron"]
    say(table, "P1: hire laborer")
    expect(table, P1, "Laborer")
    assert table.view(P1)["trail"] == ["patron", "bath", "laborer"]


def test_the_trail_names_the_choice_in_the_bath() -> None:
    table = call(
        "patron",
        position(
            camp(jacks=1, buildings=["bath", "storeroom"]), camp(), pool=["craftsman", "rubble"]
        ),
    )
    say(table, "P1: hire craftsman")
    expect(table, P1, "BathRole")
    assert table.view(P1)["trail"] == ["patron", "bath"]
    say(table, "P1: act_as laborer")
    assert table.view(P1)["trail"] == ["patron", "bath", "laborer"]


def test_the_trail_names_the_building_whose_completion_lets_one_act() -> None:
    table = call(
        "craftsman",
        position(
            camp(hand=["villa"], jacks=1, foundations=[("garden", ["stone", "stone"])]),
            camp(),
            pool=["brick", "wood"],
        ),
    )
    say(table, "P1: add garden villa")
    expect(table, P1, "Patron")
    assert table.view(P1)["trail"] == ["craftsman", "garden", "patron"]


def test_the_trail_names_the_school() -> None:
    table = call(
        "craftsman",
        position(
            camp(hand=["shrine"], jacks=1, foundations=[("school", ["brick"])]),
            camp(),
        ),
    )
    say(table, "P1: add school shrine")
    expect(table, P1, "Think")
    assert table.view(P1)["trail"] == ["craftsman", "school", "think"]


# ---------------------------------------------------------------- what can be counted


def test_a_tally_counts_what_everybody_sees() -> None:
    table = call(
        "architect",
        position(
            camp(jacks=1, stockpile=["stone", "wood"], foundations=[("villa", ["stone"])]), camp()
        ),
    )
    before = table.tally(P1)
    assert (before["stone"], before["wood"], before["foundations"]) == (1, 1, 1)
    say(table, "P1: add_stock villa stone")
    after = table.tally(P1)
    changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert changed == {
        "stone": -1,
        "foundations": -1,
        "laid": 1,
        "buildings": 1,
        "influence": 3,
        "clientele-limit": 3,
        "vault-limit": 3,
    }


def test_a_tally_does_not_depend_on_what_is_hidden() -> None:
    game = ludi.game("glory-to-rome")
    for seed in range(20):
        table = game.new(players=3, seed=seed)
        dice = table.dice.fork()
        for _ in range(60):
            table.play(table.legal[dice.below(len(table.legal))])
            for seat in range(3):
                world = table.imagine(seat, dice)
                assert [world.tally(one) for one in range(3)] == [
                    table.tally(one) for one in range(3)
                ]


def test_the_actions_of_each_role_are_those_it_gives_when_called() -> None:
    table = position(
        camp(
            jacks=1,
            clients=["laborer", "merchant", "merchant"],
            hired=["laborer"],
            buildings=["circus-maximus", "ludus-magna"],
        ),
        camp(clients=["patron"]),
        pool=["brick"],
    )
    mine, theirs = (camp["actions"] for camp in table.view(P2)["camps"])
    assert mine == {
        "laborer": 7,
        "craftsman": 5,
        "legionary": 5,
        "architect": 5,
        "merchant": 5,
        "patron": 5,
    }
    assert theirs == {**dict.fromkeys(ROLES, 1), "patron": 2}
    assert table.view(P2)["camps"][0]["acting"] == 0, "no role is called"
    say(table, "P1: lead_jack laborer")
    assert [camp["acting"] for camp in table.view(P2)["camps"]] == [3, 0]
    say(table, "P2: think jack")
    assert table.actions(P1) == mine["laborer"]


# ---------------------------------------------------------------- what a line speaks of


def test_a_line_names_the_things_on_the_board_from_first_to_last() -> None:
    game = ludi.game("glory-to-rome")
    brick, wall = MATERIALS.index("brick"), KINDS.index("wall")
    assert game.things(Told("takes", [P2, brick, -1], 0)) == ["pool/brick", "seat2/stockpile/brick"]
    assert game.things(Told("lays", [P1, wall, 0], 0)) == [
        "seat1/hand",
        "seat1/building/wall",
        "site/town/concrete",
    ]
    assert game.things(Told("hires", [P1, ROLES.index("patron"), -1], 0)) == [
        "pool/marble",
        "seat1/clientele/patron",
    ]
    assert game.things(Told("deposits", [P2, -1, -1], 0)) == ["seat2/stockpile", "seat2/vault"]
    assert game.things(Told("ends_deck", [-1, -1, -1], 0)) == []
    assert game.things(Told("unheard of", [0, 0, 0], 0)) == []
