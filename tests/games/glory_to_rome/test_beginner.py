"""The beginners' game, without building functions, and hands played open."""

from collections.abc import Mapping, Sequence

import pytest

import ludi
from ludi.games.glory_to_rome.ids import KINDS, ROLES
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
    ending,
    expect,
    foundations,
    hand,
    legal,
    may,
    points,
    pool,
    position,
    say,
    winners,
)


def beginners(
    *camps: CampPosition,
    role: str = "craftsman",
    pool: Sequence[str] = (),
    town: Mapping[str, int] | None = None,
) -> Table:
    """Player 1 calls a role with a Jack in a beginners' game, nobody follows."""
    table = position(*camps, mode="beginner", pool=pool, town=town)
    say(table, f"P1: lead_jack {role}", *[f"P{i + 2}: think jack" for i in range(len(camps) - 1)])
    return table


def test_no_building_has_a_function() -> None:
    plain = at(position(camp(), camp(), mode="beginner"), P1)
    for card in KINDS:
        view = at(position(camp(buildings=[card]), camp(), mode="beginner"), P1)
        assert view["functions"] == []
        assert view["hand_size"] == plain["hand_size"] == 5
        # What it gives is influence, and room for clients and cards.
        assert view["influence"] == view["clientele_limit"] == view["vault_limit"] > 2


@pytest.mark.parametrize("card", ["amphitheatre", "foundry", "school", "prison", "garden"])
def test_nothing_happens_on_completion(card: str) -> None:
    brick = card in ("foundry", "school")
    stone = card in ("prison", "garden")
    material, last = (
        ("brick", "gate") if brick else ("stone", "sewer") if stone else ("concrete", "wall")
    )
    table = beginners(
        camp(
            hand=[last, "market"],
            jacks=1,
            foundations=[(card, [material] * (2 if stone else 1))],
        ),
        camp(buildings=["bar"]),
        pool=["wood"],
    )
    say(table, f"P1: add {card} {last}")
    assert completed(table, P1) == [card]
    assert at(table, P1)["influence"] == (5 if stone else 4)
    expect(table, P2, "Lead")


def test_a_catacomb_does_not_end_the_game() -> None:
    table = beginners(
        camp(hand=["sewer"], jacks=1, foundations=[("catacomb", ["stone", "stone"])]), camp()
    )
    say(table, "P1: add catacomb sewer")
    assert at(table, P1)["influence"] == 5
    expect(table, P2, "Lead")


def test_a_forum_does_not_win() -> None:
    table = beginners(
        camp(
            hand=["temple"], jacks=1, clients=ROLES, foundations=[("forum", ["marble", "marble"])]
        ),
        camp(),
    )
    say(table, "P1: add forum temple")
    assert ending(table) == "running"
    table = beginners(
        camp(jacks=1, clients=ROLES[1:], buildings=["forum"], sites=["wood"]),
        camp(),
        role="patron",
        pool=["laborer"],
    )
    say(table, "P1: hire laborer")
    assert ending(table) == "running"


def test_a_statue_needs_a_marble_site_and_three_marbles() -> None:
    table = beginners(camp(hand=["statue", "temple"], jacks=1, clients=["craftsman"] * 4), camp())
    assert may(table, "lay_statue") == set()
    assert {"statue town", "statue outside"} <= may(table, "lay")
    say(table, "P1: lay statue town")
    assert at(table, P1)["foundations"][0]["site"] == "marble"
    assert at(table, P1)["foundations"][0]["needs"] == 3
    assert may(table, "add") == {"statue temple"}


def test_a_villa_needs_three_stones_from_an_architect_too() -> None:
    table = beginners(
        camp(
            jacks=1,
            clients=["architect", "architect"],
            foundations=["villa"],
            stockpile=["stone"] * 3,
        ),
        camp(),
        role="architect",
    )
    say(table, "P1: add_stock villa stone", "P1: add_stock villa stone")
    assert foundations(table, P1) == {"villa": ["stone", "stone"]}
    say(table, "P1: add_stock villa stone")
    assert completed(table, P1) == ["villa"]


def test_no_points_for_statue_and_wall() -> None:
    table = position(
        camp(buildings=["statue", "wall"], stockpile=["brick"] * 4, vault=["brick", "brick"]),
        camp(vault=["brick"]),
        deck=["market"],
        mode="beginner",
    )
    say(table, "P1: think orders")
    assert ending(table) == "deck"
    assert dict(table.scores()[P1].items) == {
        "influence": 2 + 3 + 2,
        "vault": 4,
        "bonus": 3,
        "statue": 0,
        "wall": 0,
    }
    assert winners(table) == [P1]


def test_palisade_and_wall_protect_nobody_and_a_bridge_reaches_no_stockpile() -> None:
    table = beginners(
        camp(hand=["bath"], jacks=1, buildings=["bridge"]),
        camp(hand=["gate"], stockpile=["brick"], buildings=["wall", "palisade"]),
        role="legionary",
    )
    say(table, "P1: reveal bath")
    expect(table, P2, "Lead")
    assert at(table, P1)["stockpile"] == {"brick": 1}
    assert at(table, P2)["stockpile"] == {"brick": 1}
    assert hand(table, P2) == ["jack"]


def test_no_other_way_to_play_think_or_build() -> None:
    every = ["circus", "palace", "latrine", "vomitorium"]
    table = position(
        camp(hand=["bar", "road", "wall"], jacks=1, buildings=every), camp(), mode="beginner"
    )
    assert legal(table) == {
        *["lead bar", "lead road", "lead wall", "think orders", "think jack"],
        *[f"lead_jack {role}" for role in ROLES],
    }
    say(table, "P1: lead_jack craftsman")
    expect(table, P2, "Follow")  # no Palace
    table = beginners(
        camp(
            hand=["forum", "latrine", "sewer"],
            jacks=1,
            buildings=["road", "tower", "scriptorium", "fountain"],
            foundations=["garden"],
        ),
        camp(),
    )
    assert may(table, "add") == {"garden sewer"}
    assert "look" not in legal(table)


def test_out_of_town_costs_two_actions_whatever_one_has() -> None:
    table = beginners(
        camp(hand=["market"], jacks=1, buildings=["tower"]),
        camp(),
        town={"wood": 0},
    )
    expect(table, P2, "Lead")
    table = beginners(
        camp(hand=["market"], jacks=1, clients=["craftsman"], buildings=["tower"]), camp()
    )
    assert may(table, "lay") == {"market town", "market outside"}
    assert actions_left(table) == 2
    say(table, "P1: lay market outside")
    expect(table, P2, "Lead")


def test_petitions_jacks_and_clients_work_as_ever() -> None:
    table = position(
        camp(hand=["bar", "road", "latrine"], clients=["merchant"], stockpile=["brick"] * 3),
        camp(jacks=1),
        mode="beginner",
    )
    say(table, "P1: lead_petition merchant rubble", "P2: think jack")
    assert actions_left(table) == 2
    say(table, "P1: deposit brick", "P1: deposit brick")
    assert at(table, P1)["vault_count"] == at(table, P1)["vault_limit"] == 2
    assert pool(table) == {"rubble": 3}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_of_at_most_three_sites_a_material_ends_the_game(players: int) -> None:
    town = dict.fromkeys(("rubble", "brick", "concrete", "stone", "marble"), 0)
    table = position(
        camp(hand=["market"], jacks=1),
        *[camp() for _ in range(players - 1)],
        town={**town, "wood": 1},
        mode="beginner",
    )
    say(table, "P1: lead_jack craftsman", *[f"P{i}: think jack" for i in range(2, players + 1)])
    say(table, "P1: lay market town")
    assert ending(table) == "sites"
    assert points(table) == [2] * players


def test_a_concession_ends_a_beginners_game() -> None:
    table = position(camp(), camp(), mode="beginner")
    table.say("concede 2", P1)
    assert ending(table) == "concession"
    assert winners(table) == [P2]


# ---------------------------------------------------------------- open hands


def test_hands_are_open_during_the_first_five_turns() -> None:
    table = position(
        camp(hand=["wall"]), camp(hand=["bath"]), camp(hand=["bar"]), turn=5, open_hands="yes"
    )
    for seat in (P1, P2, P3):
        assert [view["hand"] for view in table.view(seat)["camps"]] == [["wall"], ["bath"], ["bar"]]
    say(table, "P1: think jack")
    assert table.turn == 6
    assert [view["hand"] for view in table.view(P1)["camps"]] == [["wall"], None, None]
    assert [view["hand_count"] for view in table.view(P1)["camps"]] == [2, 1, 1]


def test_closed_hands_are_the_default() -> None:
    table = ludi.game("glory-to-rome").new(players=3, seed=1)
    assert [view["hand"] is None for view in table.view(P1)["camps"]] == [False, True, True]


def test_open_hands_change_nothing_but_the_view() -> None:
    game = ludi.game("glory-to-rome")
    for mode in ("full", "beginner"):
        shown = game.new(players=3, seed=5, mode=mode, open_hands=True)
        hidden = game.new(players=3, seed=5, mode=mode)
        for _ in range(60):
            assert shown.legal == hidden.legal
            assert shown.view(EVERYTHING)["camps"] == hidden.view(EVERYTHING)["camps"]
            action = shown.legal[len(shown.legal) // 2]
            shown.play(action)
            hidden.play(action)
            if shown.over:
                break


def test_options_that_do_not_exist_are_refused() -> None:
    game = ludi.game("glory-to-rome")
    for players, options in ((1, {}), (6, {}), (3, {"mode": "hard"}), (3, {"solo": "yes"})):
        with pytest.raises(ludi.BadChoice):
            game.new(players=players, seed=1, **options)


def test_every_card_can_be_built_by_beginners() -> None:
    for card in KINDS:
        table = beginners(camp(hand=[card], jacks=1), camp())
        say(table, f"P1: lay {card} town")
        assert foundations(table, P1) == {card: []}
        site = at(table, P1)["foundations"][0]["site"]
        assert built(card).site == site
