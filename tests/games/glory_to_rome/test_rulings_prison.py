"""The rulings of RULINGS.md, R22 to R26: Stairway and Prison."""

from collections.abc import Sequence

from ludi.games.glory_to_rome.table import Table
from ludi.kernel.viewer import EVERYTHING
from tests.games.glory_to_rome.position import (
    P1,
    P2,
    P3,
    CampPosition,
    actions_left,
    at,
    built,
    camp,
    completed,
    expect,
    foundations,
    legal,
    may,
    pool,
    position,
    say,
    think_all,
)

STONES = ["stone", "stone"]


def architect_turn(*camps: CampPosition, pool: Sequence[str] = ()) -> Table:
    """Player 1 calls the Architect, nobody follows."""
    table = position(*camps, pool=pool)
    say(table, "P1: lead_jack architect")
    think_all(table)
    return table


def prison_turn(*camps: CampPosition) -> Table:
    """Player 1 calls the Craftsman and completes a Prison."""
    table = position(*camps)
    say(table, "P1: lead_jack craftsman")
    think_all(table)
    say(table, "P1: add prison sewer")
    return table


def test_r22_stairway_spends_the_action_on_an_opponents_completed_building() -> None:
    table = architect_turn(
        camp(
            jacks=1,
            clients=["architect"],
            buildings=["stairway", "bath"],
            stockpile=["brick", "brick", "brick", "rubble"],
        ),
        camp(buildings=["shrine", built("archway", public=True), "bar"]),
        camp(foundations=[built("gate", ["brick"], place="outside")]),
    )
    # Not one's own Bath, not the Gate that is not completed, not the Archway that is public.
    assert may(table, "publish") == {"2 shrine", "2 bar"}
    assert actions_left(table) == 2
    say(table, "P1: publish 2 shrine")
    assert actions_left(table) == 1
    assert at(table, P1)["stockpile"] == {"rubble": 1, "brick": 2}
    assert may(table, "publish") == {"2 bar"}
    say(table, "P1: publish 2 bar")
    expect(table, P2, "Lead")


def test_r22_road_tower_and_scriptorium_do_not_help_a_stairway() -> None:
    helpers = ["stairway", "road", "tower", "scriptorium"]
    table = architect_turn(
        camp(jacks=1, buildings=helpers, stockpile=["rubble", "wood", "marble"]),
        camp(buildings=["garden", "wall"]),
    )
    expect(table, P2, "Lead")  # nothing to do: neither fits
    table = architect_turn(
        camp(jacks=1, buildings=helpers, stockpile=["rubble", "stone"]),
        camp(buildings=["garden", "wall"]),
    )
    assert legal(table) == {"publish 2 garden", "stop"}


def test_r22_a_statue_takes_its_sites_material_or_marble() -> None:
    table = architect_turn(
        camp(
            jacks=1,
            buildings=["stairway", "archway"],
            stockpile=["wood", "marble", "brick"],
        ),
        camp(buildings=[built("statue", site="wood")]),
        pool=["wood"],
    )
    assert may(table, "publish") == {"2 statue"}
    say(table, "P1: publish 2 statue")
    expect(table, P1, "PayForStairway")
    assert legal(table) == {"pay stockpile wood", "pay stockpile marble", "pay pool wood"}
    say(table, "P1: pay pool wood")
    assert pool(table) == {}
    assert at(table, P1)["stockpile"] == {"wood": 1, "brick": 1, "marble": 1}
    assert at(table, P2)["buildings"][0]["public"]


def test_r22_what_happens_on_completion_does_not_happen_again() -> None:
    table = architect_turn(
        camp(jacks=1, clients=["architect"], buildings=["stairway"], stockpile=["brick", "brick"]),
        camp(buildings=["school", "foundry"]),
        pool=["wood"],
    )
    say(table, "P1: publish 2 school", "P1: publish 2 foundry")
    expect(table, P2, "Lead")
    assert at(table, P1)["functions"] == ["stairway"]
    assert table.view(EVERYTHING)["public"] == []


def test_r23_a_public_function_is_everybodys_and_counts_once() -> None:
    table = position(
        camp(buildings=["insula"]),
        camp(buildings=[built("insula", public=True), built("aqueduct", public=True)]),
        camp(hand=["insula"], jacks=1),
        leader=P3,
    )
    assert at(table, P1)["clientele_limit"] == (3 + 2) * 2
    assert at(table, P2)["clientele_limit"] == (5 + 2) * 2
    assert at(table, P3)["clientele_limit"] == (2 + 2) * 2
    # The public name does not stop player 3 from laying it, and completing it adds no more.
    say(table, "P3: lead_jack craftsman")
    think_all(table)
    assert may(table, "lay") == {"insula town"}
    say(table, "P3: lay insula town")
    assert foundations(table, P3) == {"insula": []}


def test_r23_a_public_building_stays_public_after_a_theft() -> None:
    table = prison_turn(
        camp(hand=["sewer"], jacks=1, foundations=[("prison", STONES)]),
        camp(buildings=[built("shrine", public=True)]),
        camp(),
    )
    say(table, "P1: steal 2 shrine")
    assert table.view(EVERYTHING)["public"] == ["shrine"]
    assert [at(table, seat)["hand_size"] for seat in (P1, P2, P3)] == [7, 7, 7]


def test_r24_only_completed_buildings_of_names_the_thief_has_not() -> None:
    table = prison_turn(
        camp(
            hand=["sewer"],
            jacks=1,
            buildings=["shrine"],
            foundations=[("prison", STONES), "wall"],
        ),
        camp(buildings=["shrine", "wall", "bar"], foundations=["gate"]),
        camp(buildings=["bar"]),
    )
    assert legal(table) == {"steal 2 bar", "steal 3 bar", "stop"}
    say(table, "P1: stop")  # and nobody must
    assert at(table, P1)["influence"] == 2 + 2 + 3


def test_r24_the_victim_keeps_the_site_and_may_lay_the_name_again() -> None:
    table = prison_turn(
        camp(
            hand=["sewer", "market"],
            jacks=1,
            clients=["craftsman"],
            foundations=[built("prison", STONES, place="outside")],
        ),
        camp(hand=["market"], jacks=2, buildings=["market"]),
    )
    say(table, "P1: steal 2 market")
    assert at(table, P1)["sites"] == {}
    assert at(table, P2)["sites"] == {"wood": 1, "stone": 1}  # out of town or not
    assert at(table, P1)["influence"] == 2
    assert at(table, P2)["influence"] == 2 + 1 + 3
    assert at(table, P1)["vault_limit"] == 2 + 2
    # The thief may not lay what was stolen; the victim may.
    assert "lay market town" not in legal(table)
    expect(table, P2, "Lead")
    say(table, "P2: lead_jack craftsman", "P1: think jack")
    assert "lay market town" in legal(table)


def test_r24_what_the_victim_has_stays_though_it_is_over_the_limits() -> None:
    table = prison_turn(
        camp(hand=["sewer"], jacks=1, foundations=[("prison", STONES)]),
        camp(
            hand=["wall"] * 3 + ["bath"] * 3 + ["dock"],
            buildings=["temple"],
            clients=["laborer"] * 5,
            vault=["brick"] * 5,
        ),
    )
    say(table, "P1: steal 2 temple")
    view = at(table, P2)
    assert view["hand_count"] == 7 + 1  # with the Jack it thought of
    assert view["hand_size"] == 5
    assert view["clientele"] == {"laborer": 5}
    assert view["vault"] == {"brick": 5}


def test_r24_a_theft_from_a_thief_pays_the_present_holder() -> None:
    table = position(
        camp(hand=["sewer"], jacks=1, foundations=[("prison", STONES)]),
        camp(buildings=["tower"]),
        camp(hand=["garden"], jacks=1, foundations=[("prison", STONES)]),
        leader=P1,
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P3: think jack")
    say(table, "P1: add prison sewer", "P1: steal 2 tower")
    assert [at(table, seat)["influence"] for seat in (P1, P2, P3)] == [2, 4 + 3, 2]
    say(table, "P2: think jack")
    say(table, "P3: lead_jack craftsman", "P1: think jack", "P2: think jack")
    say(table, "P3: add prison garden")
    assert legal(table) == {"steal 1 tower", "stop"}
    say(table, "P3: steal 1 tower")
    assert [at(table, seat)["influence"] for seat in (P1, P2, P3)] == [2 + 3, 7, 2]
    assert completed(table, P1) == ["prison"]
    assert completed(table, P3) == ["prison", "tower"]


def test_r25_first_the_exchange_then_the_effect_with_what_is_left() -> None:
    table = prison_turn(
        camp(hand=["sewer", "market"], jacks=1, foundations=[("prison", STONES)]),
        camp(buildings=["amphitheatre"]),
    )
    assert at(table, P1)["influence"] == 5
    say(table, "P1: steal 2 amphitheatre")
    assert at(table, P1)["influence"] == 2
    assert at(table, P2)["influence"] == 4 + 3
    expect(table, P1, "Craftsman")
    assert actions_left(table) == 2


def test_r26_the_prison_stays_without_a_site_and_the_loot_moves_as_it_is() -> None:
    table = prison_turn(
        camp(
            hand=["sewer", "prison"],
            jacks=1,
            clients=["craftsman"],
            foundations=[("prison", STONES)],
        ),
        camp(
            buildings=[
                built("statue", ["brick", "marble"], site="brick", public=True),
                "bath",
            ]
        ),
    )
    statue = at(table, P2)["buildings"][0]
    say(table, "P1: steal 2 statue")
    assert completed(table, P1) == ["prison", "statue"]
    assert at(table, P1)["sites"] == {}
    assert at(table, P1)["buildings"][1] == statue
    assert statue["public"]
    assert statue["materials"] == ["brick", "marble"]
    # A second Prison cannot be laid; the Craftsman that is left has nothing to do.
    expect(table, P2, "Lead")
