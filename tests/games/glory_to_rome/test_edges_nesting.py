"""Effects inside effects: Bath chains, bursts in bursts, thefts, and what a Gate wakes."""

from collections.abc import Sequence

from ludi.games.glory_to_rome.ids import ROLES
from ludi.games.glory_to_rome.table import Table
from tests.games.glory_to_rome.position import (
    P1,
    P2,
    P3,
    CampPosition,
    actions_left,
    at,
    built,
    call,
    camp,
    completed,
    ending,
    expect,
    foundations,
    hand,
    legal,
    may,
    pool,
    position,
    reloaded,
    say,
    winners,
)

STONES = ["stone", "stone"]


# ---------------------------------------------------------------- Bath


def test_a_chain_of_bath_clients_until_the_clientele_is_full() -> None:
    table = call(
        "patron",
        position(
            camp(jacks=1, buildings=["bath"], clients=["laborer"]),
            camp(),
            pool=["patron", "patron", "patron", "patron"],
        ),
    )
    assert at(table, P1)["clientele_limit"] == 4
    say(table, "P1: hire patron", "P1: hire patron")
    table = reloaded(table)
    say(table, "P1: hire patron")
    # Four clients: the third Patron may not hire any more.
    expect(table, P2, "Lead")
    assert at(table, P1)["clientele"] == {"laborer": 1, "patron": 3}
    assert pool(table) == {"marble": 1}


def test_a_bath_client_acts_before_the_action_that_hired_it_goes_on() -> None:
    table = call(
        "patron",
        position(
            camp(hand=["latrine"], jacks=1, buildings=["bath", "aqueduct", "bar"]),
            camp(),
            pool=["laborer", "brick"],
            deck_top=["sewer"],
        ),
    )
    say(table, "P1: hire laborer")
    expect(table, P1, "Laborer")
    table = reloaded(table)
    say(table, "P1: take brick")
    # Back in the same Patron action: the hand and the deck are still open.
    expect(table, P1, "Patron")
    assert legal(table) == {"hire_from_hand latrine", "hire_from_deck", "stop"}
    say(table, "P1: hire_from_hand latrine")
    # A Laborer with an empty pool: back again.
    say(table, "P1: hire_from_deck")
    expect(table, P1, "Merchant")
    say(table, "P1: deposit brick")
    expect(table, P2, "Lead")
    assert at(table, P1)["clientele"] == {"laborer": 2, "merchant": 1}
    assert at(table, P1)["vault"] == {"brick": 1}


def test_a_bath_craftsman_completes_a_garden_whose_clients_bathe() -> None:
    table = call(
        "patron",
        position(
            camp(
                hand=["sewer", "gate"],
                jacks=1,
                buildings=["bath"],
                clients=["patron"],
                foundations=[("garden", STONES), ("shrine", ["brick"])],
            ),
            camp(),
            pool=["craftsman", "craftsman", "laborer", "wood"],
        ),
    )
    assert actions_left(table) == 2
    say(table, "P1: hire craftsman")
    expect(table, P1, "Craftsman")
    say(table, "P1: add garden sewer")
    expect(table, P1, "Patron")  # the Garden's
    assert at(table, P1)["influence"] == 2 + 2 + 3
    assert actions_left(table) == 7
    say(table, "P1: hire craftsman")
    expect(table, P1, "Craftsman")
    say(table, "P1: add shrine gate")
    expect(table, P1, "Patron")
    assert actions_left(table) == 6
    assert len(table.agenda) >= 3
    table = reloaded(table)
    say(table, "P1: hire laborer", "P1: take wood")
    # The pool is empty: both Patrons are at an end.
    expect(table, P2, "Lead")
    assert at(table, P1)["clientele"] == {"craftsman": 2, "laborer": 1, "patron": 1}
    assert completed(table, P1) == ["bath", "garden", "shrine"]
    assert at(table, P1)["hand_size"] == 7


def test_a_bath_craftsman_cannot_build_out_of_town() -> None:
    table = call(
        "patron",
        position(
            camp(hand=["market"], jacks=1, buildings=["bath"]),
            camp(),
            pool=["craftsman"],
            town={"wood": 0},
        ),
    )
    say(table, "P1: hire craftsman")
    expect(table, P2, "Lead")


def test_bath_and_coliseum_in_a_patron_turn() -> None:
    table = call(
        "patron",
        position(
            camp(hand=["wall"], jacks=1, buildings=["bath", "coliseum"]),
            camp(clients=["architect", "architect"], hand=["tower"]),
            pool=["legionary"],
        ),
    )
    say(table, "P1: hire legionary", "P1: reveal wall", "P1: seize 2 architect")
    expect(table, P2, "Lead")
    assert at(table, P1)["stockpile"] == {"concrete": 1}
    assert at(table, P1)["vault"] == {"concrete": 1}
    assert at(table, P2)["clientele"] == {"architect": 1}


# ---------------------------------------------------------------- bursts


def test_a_burst_in_a_burst_in_a_step() -> None:
    table = call(
        "craftsman",
        position(
            camp(
                hand=["wall", "gate", "sewer", "bath", "market"],
                jacks=1,
                clients=["craftsman"],
                foundations=[("amphitheatre", ["concrete"]), ("foundry", ["brick"])],
            ),
            camp(),
            pool=["wood"] * 9,
        ),
    )
    say(table, "P1: add amphitheatre wall")
    expect(table, P1, "Craftsman")
    assert actions_left(table) == 4
    say(table, "P1: add foundry gate")
    expect(table, P1, "Laborer")
    assert actions_left(table) == 6  # 2 + 2 + 2
    table = reloaded(table)
    say(table, *["P1: take wood"] * 6)
    expect(table, P1, "Craftsman")
    assert actions_left(table) == 3  # of the Amphitheatre
    say(table, "P1: stop")
    expect(table, P1, "Craftsman")
    assert actions_left(table) == 1  # of the call
    say(table, "P1: lay market town")
    expect(table, P2, "Lead")


def test_a_fountain_card_in_a_burst_is_paired_too() -> None:
    table = call(
        "craftsman",
        position(
            camp(
                hand=["wall", "bar", "latrine", "insula", "latrine", "sewer", "villa"],
                jacks=1,
                clients=["craftsman"],
                buildings=["fountain"],
                foundations=[("amphitheatre", ["concrete"])],
            ),
            camp(),
            town={"wood": 0},
            deck_top=["market"],
        ),
    )
    say(table, "P1: add amphitheatre wall")
    assert actions_left(table) == 7
    say(table, "P1: lay bar town", "P1: add bar latrine", "P1: lay insula town")
    say(table, "P1: add insula latrine", "P1: lay sewer town", "P1: lay villa town")
    assert actions_left(table) == 1
    say(table, "P1: look")
    assert legal(table) == {"lay market outside", "keep"}
    say(table, "P1: lay market outside")
    expect(table, P2, "Lead")  # that was the last of the burst and the last of the call


def test_a_school_thinks_before_the_step_goes_on() -> None:
    table = call(
        "craftsman",
        position(
            camp(
                hand=["gate", "wall"],
                jacks=1,
                clients=["craftsman"],
                foundations=[("school", ["brick"])],
            ),
            camp(),
            deck_top=["market", "dock", "bar", "road"],
        ),
    )
    say(table, "P1: add school gate", "P1: think orders", "P1: stop")
    expect(table, P1, "Craftsman")
    assert "lay market town" in legal(table)


def test_vomitorium_needs_a_hand_and_latrine_a_card() -> None:
    both = ["latrine", "vomitorium"]
    assert legal(position(camp(buildings=both), camp())) == {"think orders", "think jack"}
    words = legal(position(camp(jacks=1, buildings=both), camp()))
    assert "discard_all" in words
    assert not [word for word in words if word.startswith("discard ")]


def test_what_is_discarded_can_be_taken_in_the_same_turn() -> None:
    table = position(camp(jacks=1), camp(hand=["wall", "bath"], buildings=["vomitorium"]))
    say(table, "P1: lead_jack laborer", "P2: discard_all", "P2: think jack")
    assert may(table, "take") == {"brick", "concrete"}


# ---------------------------------------------------------------- Prison


def prison_turn(*camps: CampPosition, pool: Sequence[str] = ()) -> Table:
    """Player 1 completes a Prison by Craftsman."""
    table = call("craftsman", position(*camps, pool=pool))
    say(table, "P1: add prison sewer")
    return table


def test_a_prison_steals_a_garden() -> None:
    table = prison_turn(
        camp(hand=["sewer"], jacks=1, foundations=[("prison", STONES)]),
        camp(buildings=["garden"]),
        pool=["laborer", "patron", "merchant"],
    )
    say(table, "P1: steal 2 garden")
    expect(table, P1, "Patron")
    assert at(table, P1)["influence"] == 2
    assert actions_left(table) == 2
    say(table, "P1: hire patron", "P1: hire laborer")
    expect(table, P2, "Lead")
    assert at(table, P2)["influence"] == 5 + 3


def test_a_prison_steals_a_school() -> None:
    table = prison_turn(
        camp(hand=["sewer"], jacks=1, foundations=[("prison", STONES)], sites=["wood"]),
        camp(buildings=["school"]),
    )
    say(table, "P1: steal 2 school")
    for _ in range(3):
        expect(table, P1, "Think")
        say(table, "P1: think jack")
    expect(table, P2, "Lead")
    assert hand(table, P1) == ["jack"] * 3


def test_a_prison_steals_a_gate_and_the_victims_foundations_fall_silent() -> None:
    table = prison_turn(
        camp(hand=["sewer"], jacks=1, foundations=[("prison", STONES), "temple"]),
        camp(buildings=["gate"], foundations=["temple"]),
    )
    assert [at(table, seat)["hand_size"] for seat in (P1, P2)] == [5, 9]
    say(table, "P1: steal 2 gate")
    assert [at(table, seat)["hand_size"] for seat in (P1, P2)] == [9, 5]


def test_a_prison_completed_in_a_burst() -> None:
    table = call(
        "craftsman",
        position(
            camp(
                hand=["wall", "sewer", "market"],
                jacks=1,
                foundations=[("amphitheatre", ["concrete"]), ("prison", STONES)],
            ),
            camp(buildings=["tower"]),
            town={"wood": 0},
        ),
    )
    say(table, "P1: add amphitheatre wall", "P1: add prison sewer", "P1: steal 2 tower")
    expect(table, P1, "Craftsman")
    assert actions_left(table) == 3
    assert at(table, P1)["influence"] == 4
    say(table, "P1: lay market outside")
    assert foundations(table, P1) == {"market": []}


def test_a_prison_with_nothing_to_steal_asks_nothing() -> None:
    table = prison_turn(camp(hand=["sewer"], jacks=1, foundations=[("prison", STONES)]), camp())
    expect(table, P2, "Lead")
    assert at(table, P1)["influence"] == 5


def test_a_stolen_statue_is_no_longer_the_victims() -> None:
    # The thief holds the card, the victim the site: a second Statue may be laid by the victim.
    table = prison_turn(
        camp(hand=["sewer"], jacks=1, foundations=[("prison", STONES)]),
        camp(hand=["statue"], jacks=1, buildings=[built("statue", site="wood")]),
    )
    say(table, "P1: steal 2 statue", "P2: lead_jack craftsman", "P1: think jack")
    assert len(may(table, "lay_statue")) > 0


# ---------------------------------------------------------------- Gate


def test_a_fountain_laid_with_a_gate_works_in_the_same_step() -> None:
    table = call(
        "craftsman",
        position(
            camp(hand=["fountain"], jacks=1, clients=["craftsman"], buildings=["gate"]),
            camp(),
            deck_top=["market"],
        ),
    )
    assert "look" not in legal(table)
    say(table, "P1: lay fountain town")
    assert legal(table) == {"look", "stop"}
    say(table, "P1: look", "P1: lay market town")
    assert foundations(table, P1) == {"fountain": [], "market": []}


def test_a_ludus_magna_laid_with_a_gate_adds_actions_at_once() -> None:
    table = call(
        "architect",
        position(
            camp(
                hand=["ludus-magna", "market", "bar"],
                jacks=1,
                clients=["merchant", "merchant"],
                buildings=["gate"],
            ),
            camp(),
        ),
    )
    assert actions_left(table) == 1
    say(table, "P1: lay ludus-magna town")
    assert actions_left(table) == 2
    say(table, "P1: lay market town", "P1: lay bar town")
    expect(table, P2, "Lead")


def test_a_gate_serves_marble_only_and_gives_no_influence() -> None:
    view = at(
        position(
            camp(buildings=["gate"], foundations=["basilica", "palace", "wall", "villa", "statue"]),
            camp(),
            camp(),
        ),
        P1,
    )
    assert view["functions"] == ["basilica", "gate", "palace"]
    assert view["influence"] == 4


def test_a_gate_may_let_one_play_many_cards_with_a_palace_foundation() -> None:
    table = position(camp(hand=["bar", "road"], buildings=["gate"], foundations=["palace"]), camp())
    say(table, "P1: lead bar")
    expect(table, P1, "MoreCards")


def test_a_public_gate_may_win_for_another_with_a_forum_foundation() -> None:
    table = call(
        "architect",
        position(
            camp(jacks=1, buildings=["stairway"], stockpile=["brick"]),
            camp(buildings=["gate"]),
            camp(foundations=["forum"], clients=ROLES),
        ),
    )
    say(table, "P1: publish 2 gate")
    assert ending(table) == "forum"
    assert winners(table) == [P3]
