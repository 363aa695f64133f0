"""The rulebook's worked examples: the turn, petitions, clients and the final count."""

import pytest

from ludi.games.glory_to_rome.ids import ROLES
from ludi.kernel.viewer import EVERYTHING
from tests.games.glory_to_rome.position import (
    P1,
    P2,
    P3,
    P4,
    actions_left,
    asked,
    at,
    camp,
    ending,
    expect,
    hand,
    legal,
    may,
    points,
    pool,
    position,
    say,
    winners,
)


def test_x01_a_turn() -> None:
    table = position(
        camp(hand=["latrine"], clients=["laborer"]),
        camp(jacks=1),
        camp(hand=["wall", "bath"], clients=["laborer"]),
        camp(hand=["wall", "bath", "road", "dock"], jacks=1),
        pool=["brick", "wood", "stone", "marble", "concrete"],
        deck_top=["market", "forum", "villa", "palace"],
    )
    say(table, "P1: lead latrine", "P2: follow_jack", "P3: think orders", "P4: think orders")
    assert hand(table, P3) == ["bath", "forum", "market", "villa", "wall"]
    assert hand(table, P4) == ["bath", "dock", "palace", "road", "wall", "jack"]
    # The cards just played are not in the pool, and nobody has acted yet.
    assert pool(table) == {"wood": 1, "brick": 1, "concrete": 1, "stone": 1, "marble": 1}
    assert table.jack_pile == 4

    expect(table, P1, "Laborer")
    assert actions_left(table) == 2
    assert may(table, "take") == {"wood", "brick", "concrete", "stone", "marble"}
    say(table, "P1: take brick", "P1: take wood")
    expect(table, P2, "Laborer")
    assert actions_left(table) == 1
    say(table, "P2: take stone")
    expect(table, P3, "Laborer")
    assert actions_left(table) == 1
    say(table, "P3: take marble")

    # Player 4 has no action: the turn is over, and the leader card went left.
    expect(table, P2, "Lead")
    assert table.leader == P2
    assert at(table, P1)["stockpile"] == {"wood": 1, "brick": 1}
    assert at(table, P2)["stockpile"] == {"stone": 1}
    assert at(table, P3)["stockpile"] == {"marble": 1}
    assert at(table, P4)["stockpile"] == {}
    assert pool(table) == {"concrete": 1, "rubble": 1}
    assert table.view(EVERYTHING)["pool_cards"].count("latrine") == 1
    assert table.jack_pile == 5
    assert hand(table, P1) == hand(table, P2) == []


@pytest.mark.parametrize("role", ["laborer", "merchant"])
def test_x02_three_yellow_cards_are_a_petition_for_any_role(role: str) -> None:
    table = position(
        camp(hand=["latrine", "bar", "road", "dock"], stockpile=["stone", "stone", "stone"]),
        camp(jacks=1),
        pool=["brick", "wood", "stone"],
    )
    assert may(table, "lead_petition") == {f"{name} rubble" for name in ROLES}
    say(table, f"P1: lead_petition {role} rubble")
    assert hand(table, P1) == ["dock"]
    assert sorted(at(table, P1)["played"]) == ["bar", "latrine", "road"]
    say(table, "P2: think jack")
    assert asked(table).lower() == role
    assert actions_left(table) == 1
    say(table, "P1: take brick" if role == "laborer" else "P1: deposit stone")
    expect(table, P2, "Lead")
    assert pool(table)["rubble"] == 3


def test_x02_a_petition_may_follow() -> None:
    table = position(
        camp(jacks=1), camp(hand=["latrine", "latrine", "road"]), pool=["brick", "wood", "stone"]
    )
    say(table, "P1: lead_jack laborer")
    expect(table, P2, "Follow")
    say(table, "P2: follow_petition rubble", "P1: take brick")
    assert actions_left(table) == 1
    say(table, "P2: take stone")
    expect(table, P2, "Lead")
    assert pool(table) == {"wood": 1, "rubble": 3}


def test_x02_three_jacks_are_no_petition() -> None:
    table = position(camp(jacks=3), camp(jacks=3))
    assert legal(table) == {f"lead_jack {role}" for role in ROLES} | {"think orders"}
    say(table, "P1: lead_jack patron")
    assert at(table, P1)["played_jacks"] == 1
    assert hand(table, P1) == ["jack", "jack"]
    assert legal(table) == {"follow_jack", "think orders"}


def test_x03_two_clients_and_following_give_three_actions() -> None:
    table = position(
        camp(hand=["latrine"]),
        camp(hand=["bar"], clients=["laborer", "laborer"]),
        pool=["brick"] * 6,
    )
    say(table, "P1: lead latrine", "P2: follow bar", "P1: take brick")
    expect(table, P2, "Laborer")
    assert actions_left(table) == 3
    say(table, "take brick", "take brick", "take brick")
    expect(table, P2, "Lead")
    assert at(table, P2)["stockpile"] == {"brick": 3}
    assert hand(table, P2) == []


def test_x03_two_clients_act_after_thinking_too() -> None:
    table = position(
        camp(hand=["latrine"]),
        camp(hand=["bar"], clients=["laborer", "laborer"]),
        pool=["brick"] * 6,
    )
    say(table, "P1: lead latrine", "P2: think orders")
    assert at(table, P2)["hand_count"] == 5  # at once, before any action
    say(table, "P1: take brick")
    expect(table, P2, "Laborer")
    assert actions_left(table) == 2
    say(table, "take brick", "take brick")
    expect(table, P2, "Lead")
    assert at(table, P2)["stockpile"] == {"brick": 2}


def test_x04_the_final_count() -> None:
    table = position(
        camp(buildings=["shrine", "market", "temple"], vault=["brick", "brick", "stone"]),
        camp(vault=["stone", "brick"]),
        deck=["wall"],
    )
    say(table, "P1: think orders")
    assert table.over
    assert ending(table) == "deck"
    assert table.scores()[P1].items == [
        ("influence", 8),
        ("vault", 7),
        ("bonus", 3),
        ("statue", 0),
        ("wall", 0),
    ]
    assert points(table) == [18, 2 + 5]
    assert winners(table) == [P1]
