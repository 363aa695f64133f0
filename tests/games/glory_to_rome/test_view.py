"""What a seat is shown beside the pieces: the way into the moment."""

from tests.games.glory_to_rome.position import P1, call, camp, expect, position, say


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
