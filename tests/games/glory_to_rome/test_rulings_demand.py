"""The rulings of RULINGS.md, R27 to R32: the Legionary, and who sees what."""

from collections.abc import Sequence

from ludi.games.glory_to_rome.table import Table
from ludi.kernel.viewer import EVERYTHING
from tests.games.glory_to_rome.position import (
    P1,
    P2,
    P3,
    P4,
    P5,
    CampPosition,
    actions_left,
    at,
    built,
    camp,
    expect,
    hand,
    legal,
    may,
    pool,
    position,
    say,
    think_all,
)


def legionary_turn(*camps: CampPosition, pool: Sequence[str] = ()) -> Table:
    """Player 1 calls the Legionary with a Jack, nobody follows."""
    table = position(*camps, pool=pool)
    say(table, "P1: lead_jack legionary")
    think_all(table)
    return table


def test_r27_all_actions_of_a_step_are_one_demand() -> None:
    table = legionary_turn(
        camp(hand=["bath", "dock", "wall"], jacks=1, clients=["legionary"] * 2),
        camp(hand=["shrine", "market", "tower"]),
        pool=["brick", "wood", "concrete"],
    )
    assert actions_left(table) == 3
    say(table, "P1: reveal bath", "P1: reveal dock")
    assert hand(table, P2) == ["market", "shrine", "tower", "jack"]  # nothing given yet
    assert table.view(P1)["demand"] == ["bath", "dock"]
    assert table.view(P2)["demand"] == []  # face down until all are chosen
    assert legal(table) == {"reveal wall", "stop"}
    say(table, "P1: stop")  # two are enough
    expect(table, P1, "TakeFromPool")
    assert table.view(P2)["demand"] == ["bath", "dock"]
    say(table, "P1: take wood", "P1: take brick")
    expect(table, P2, "Lead")
    assert hand(table, P2) == ["tower", "jack"]
    assert at(table, P1)["stockpile"] == {"wood": 2, "brick": 2}
    assert hand(table, P1) == ["bath", "dock", "wall"]


def test_r27_palace_and_circus_maximus_make_one_demand_too() -> None:
    table = position(
        camp(
            hand=["bath", "gate", "dock", "wall", "villa", "bar"],
            buildings=["palace", "circus-maximus"],
            clients=["legionary"],
        ),
        camp(),
    )
    say(table, "P1: lead bath", "P1: more gate", "P2: think jack")
    assert actions_left(table) == 2 + 2
    say(table, "P1: reveal bar", "P1: reveal dock", "P1: reveal villa")
    assert table.view(EVERYTHING)["demand"] == ["bar", "dock", "villa"]
    assert legal(table) == {"reveal wall", "stop"}


def test_r27_actions_beyond_the_order_cards_are_lost() -> None:
    table = legionary_turn(
        camp(hand=["bath"], jacks=2, clients=["legionary"] * 2), camp(hand=["shrine", "gate"])
    )
    assert actions_left(table) == 3
    say(table, "P1: reveal bath", "P2: give gate")
    expect(table, P2, "Lead")
    assert at(table, P1)["stockpile"] == {"brick": 1}


def bath_legions(cards: list[str]) -> Table:
    """Player 1 hires two Legionaries with a Bath; the first of them has made its demand."""
    table = position(
        camp(hand=cards, jacks=1, buildings=["bath"], clients=["patron"]),
        camp(hand=["dock", "market"]),
        pool=["legionary", "legionary"],
    )
    say(table, "P1: lead_jack patron", "P2: think jack", "P1: hire legionary")
    expect(table, P1, "Legionary")
    assert actions_left(table) == 1
    say(table, "P1: reveal circus", "P2: give dock")
    expect(table, P1, "Patron")
    assert table.view(EVERYTHING)["demand"] == []
    say(table, "P1: hire legionary")
    return table


def test_r27_a_bath_legionary_is_a_demand_of_its_own_and_a_card_backs_one() -> None:
    table = bath_legions(["circus"])
    # Its only card has been used: no second demand.
    expect(table, P2, "Lead")
    assert hand(table, P2) == ["market", "jack"]
    table = bath_legions(["circus", "circus"])
    expect(table, P1, "Legionary")
    say(table, "P1: reveal circus")
    expect(table, P2, "Lead")
    assert at(table, P1)["stockpile"] == {"wood": 2}


def test_r27_of_two_copies_the_one_that_backed_a_demand_is_let_go() -> None:
    table = position(
        camp(
            hand=["circus", "circus"], jacks=1, buildings=["bath", "aqueduct"], clients=["patron"]
        ),
        camp(hand=["dock", "market"]),
        pool=["legionary", "legionary"],
    )
    say(table, "P1: lead_jack patron", "P2: think jack", "P1: hire legionary")
    say(table, "P1: reveal circus", "P2: give dock", "P1: hire_from_hand circus", "P1: stop")
    assert at(table, P1)["backed"] == []
    say(table, "P1: hire legionary", "P1: reveal circus")
    assert at(table, P1)["stockpile"] == {"wood": 2}


def test_r27_a_card_may_be_used_again_in_the_next_turn() -> None:
    table = position(
        camp(hand=["circus", "gate"], clients=["legionary"]), camp(hand=["shrine", "wall"]), camp()
    )
    say(table, "P1: lead gate", "P2: follow shrine", "P3: think jack", "P1: reveal circus")
    expect(table, P2, "Legionary")
    assert at(table, P1)["backed"] == ["circus"]
    say(table, "P2: stop")
    assert at(table, P1)["backed"] == []
    say(table, "P2: think jack", "P3: lead_jack legionary", "P1: think jack", "P2: think jack")
    expect(table, P1, "Legionary")
    assert may(table, "reveal") == {"circus"}


def test_r28_pool_first_then_clockwise_from_the_left() -> None:
    table = legionary_turn(
        camp(hand=["bath"], jacks=1),
        camp(hand=["shrine", "gate"]),
        camp(hand=["shrine", "gate"]),
        camp(hand=["atrium", "school"]),
        pool=["brick"],
    )
    say(table, "P1: reveal bath")
    expect(table, P1, "TakeFromPool")
    assert legal(table) == {"take brick", "stop"}
    say(table, "P1: stop")  # "you may"
    expect(table, P2, "Give")
    assert legal(table) == {"give shrine", "give gate"}  # but which, and no "stop"
    say(table, "P2: give gate")
    expect(table, P4, "Give")  # not player 3, who is no neighbour
    say(table, "P4: give school")
    expect(table, P2, "Lead")
    assert hand(table, P3) == ["gate", "shrine", "jack"]
    assert pool(table) == {"brick": 1}
    assert at(table, P1)["stockpile"] == {"brick": 2}


def test_r28_two_neighbours_in_five_and_all_with_a_bridge() -> None:
    for buildings, victims in (([], [P2, P5]), (["bridge"], [P2, P3, P4, P5])):
        table = legionary_turn(
            camp(hand=["bath"], jacks=1, buildings=buildings),
            *[camp(hand=["shrine"]), camp(hand=["gate"]), camp(hand=["atrium"])],
            camp(hand=["school"]),
        )
        say(table, "P1: reveal bath")
        assert [seat for seat in range(1, 5) if not at(table, seat)["hand"]] == victims
        assert at(table, P1)["stockpile"] == {"brick": len(victims)}


def test_r28_one_neighbour_in_two() -> None:
    table = legionary_turn(camp(hand=["bath"], jacks=1), camp(hand=["shrine", "shrine"]))
    say(table, "P1: reveal bath")
    assert hand(table, P2) == ["shrine", "jack"]
    assert at(table, P1)["stockpile"] == {"brick": 1}


def test_r28_without_a_bridge_the_stockpile_is_safe() -> None:
    table = legionary_turn(camp(hand=["bath"], jacks=1), camp(stockpile=["brick"]))
    say(table, "P1: reveal bath")
    assert at(table, P2)["stockpile"] == {"brick": 1}
    assert at(table, P1)["stockpile"] == {}


def test_r29_each_further_card_takes_one_more_from_each_source() -> None:
    table = legionary_turn(
        camp(
            hand=["bath", "bath", "wall"], jacks=1, clients=["legionary"] * 2, buildings=["bridge"]
        ),
        camp(hand=["shrine"], stockpile=["brick"] * 3),
        camp(hand=["gate", "gate", "atrium"], stockpile=["brick"]),
        pool=["brick"] * 3,
    )
    say(table, "P1: reveal bath", "P1: reveal bath", "P1: reveal wall")
    say(table, "P1: take brick", "P1: take brick")
    # Player 2 had one in hand and gave two of three from the stockpile; player 3 chooses.
    expect(table, P3, "Give")
    assert at(table, P2)["stockpile"] == {"brick": 1}
    assert hand(table, P2) == ["jack"]
    assert legal(table) == {"give gate", "give atrium"}
    say(table, "P3: give gate", "P3: give atrium")
    assert at(table, P1)["stockpile"] == {"brick": 2 + 3 + 3}
    assert at(table, P3)["stockpile"] == {}
    assert pool(table) == {"brick": 1}


def test_r30_a_protected_player_gives_any_number_or_nothing() -> None:
    def turn() -> Table:
        table = legionary_turn(
            camp(hand=["bath", "bath", "wall"], jacks=1, clients=["legionary"] * 2),
            camp(hand=["shrine", "gate", "atrium", "tower"], buildings=["palisade"]),
        )
        say(table, "P1: reveal bath", "P1: reveal bath", "P1: reveal wall")
        expect(table, P2, "Give")
        return table

    table = turn()
    assert legal(table) == {"give shrine", "give gate", "give atrium", "stop"}
    say(table, "P2: give gate", "P2: stop")
    assert legal(table) == {"give tower", "stop"}
    say(table, "P2: stop")
    assert at(table, P1)["stockpile"] == {"brick": 1}
    assert hand(table, P2) == ["atrium", "shrine", "tower", "jack"]
    table = turn()
    say(table, "P2: give gate", "P2: give shrine")  # two bricks were asked for, not three
    assert legal(table) == {"give tower", "stop"}
    say(table, "P2: give tower")
    assert at(table, P1)["stockpile"] == {"brick": 2, "concrete": 1}
    table = turn()
    say(table, "P2: stop", "P2: stop")
    expect(table, P2, "Lead")
    assert at(table, P1)["stockpile"] == {}


def test_r30_a_wall_may_also_give_from_the_stockpile_to_a_bridge() -> None:
    table = legionary_turn(
        camp(hand=["bath"], jacks=1, buildings=["bridge"]),
        camp(hand=["gate"], stockpile=["brick", "brick"], buildings=["wall"]),
    )
    say(table, "P1: reveal bath")
    assert legal(table) == {"give gate", "give_stock brick", "stop"}
    say(table, "P2: give_stock brick")
    assert legal(table) == {"give gate", "stop"}  # one from each was asked
    say(table, "P2: stop")
    assert at(table, P1)["stockpile"] == {"brick": 1}
    assert at(table, P2)["stockpile"] == {"brick": 1}


def coliseum_turn(
    reveals: list[str], mine: CampPosition, *others: CampPosition, pool: Sequence[str] = ()
) -> Table:
    """Player 1 demands with these cards."""
    table = legionary_turn(mine, *others, pool=pool)
    say(table, *[f"P1: reveal {card}" for card in reveals])
    return table


def test_r31_one_client_for_each_victim_and_revealed_card() -> None:
    table = coliseum_turn(
        ["bath", "bath"],
        camp(hand=["bath", "bath"], jacks=1, buildings=["coliseum"], clients=["legionary"]),
        camp(clients=["legionary"] * 3 + ["merchant"]),
        camp(clients=["legionary"]),
    )
    expect(table, P1, "Seize")
    assert legal(table) == {"seize 2 legionary", "seize 3 legionary", "stop"}
    say(table, "P1: seize 2 legionary", "P1: seize 2 legionary")
    assert legal(table) == {"seize 3 legionary", "stop"}
    say(table, "P1: stop")  # "you may"
    assert at(table, P1)["vault"] == {"brick": 2}
    # One Legionary of player 2 is left, and acts.
    assert at(table, P2)["clientele"] == {"legionary": 1, "merchant": 1}
    assert at(table, P3)["clientele"] == {"legionary": 1}


def test_r31_only_while_the_vault_has_room() -> None:
    table = coliseum_turn(
        ["bath"],
        camp(hand=["bath"], vault=["wood"] * 4, jacks=1, buildings=["coliseum"]),
        camp(clients=["legionary"]),
        camp(clients=["legionary"]),
    )
    assert legal(table) == {"seize 2 legionary", "seize 3 legionary", "stop"}
    say(table, "P1: seize 3 legionary")
    assert at(table, P1)["vault_count"] == 5
    assert at(table, P2)["clientele"] == {"legionary": 1}
    expect(table, P2, "Lead")
    table = coliseum_turn(
        ["bath"],
        camp(hand=["bath"], vault=["wood"] * 5, jacks=1, buildings=["coliseum"]),
        camp(clients=["legionary"]),
    )
    expect(table, P2, "Lead")
    assert at(table, P2)["clientele"] == {"legionary": 1}


def test_r31_without_a_coliseum_no_client_is_taken() -> None:
    table = coliseum_turn(
        ["bath"], camp(hand=["bath"], jacks=1), camp(clients=["legionary"], hand=["wall"])
    )
    expect(table, P2, "Legionary")  # whose client acts
    assert at(table, P1)["vault"] == {}


def test_r31_a_lost_client_leaves_room_for_another() -> None:
    table = coliseum_turn(
        ["bath"],
        camp(hand=["bath"], jacks=2, buildings=["coliseum"]),
        camp(jacks=1, clients=["legionary", "laborer"]),
        pool=["wood"],
    )
    say(table, "P1: seize 2 legionary", "P2: lead_jack patron", "P1: think jack")
    assert legal(table) == {"hire craftsman", "stop"}
    say(table, "P2: hire craftsman")
    assert at(table, P2)["clientele"] == {"laborer": 1, "craftsman": 1}


def test_r31_a_client_hired_this_turn_may_be_taken_too() -> None:
    table = position(
        camp(jacks=1),
        camp(hand=["dock"], jacks=1, buildings=["bath", "coliseum"]),
        pool=["craftsman", "legionary"],
    )
    say(table, "P1: lead_jack patron", "P2: follow_jack", "P1: hire craftsman")
    say(table, "P2: hire legionary", "P2: reveal dock", "P2: seize 1 craftsman")
    expect(table, P2, "Lead")
    assert at(table, P1)["clientele"] == {}
    assert at(table, P2)["vault"] == {"wood": 1}


def test_r31_printed_roles_only() -> None:
    table = coliseum_turn(
        ["bath"],
        camp(hand=["bath"], jacks=1, buildings=["coliseum"]),
        camp(clients=["merchant"], buildings=["ludus-magna"]),
    )
    expect(table, P2, "Lead")


def test_r31_palisade_and_wall_protect_and_a_bridge_passes_the_palisade() -> None:
    def seizable(*more: str) -> set[str]:
        table = coliseum_turn(
            ["bath"],
            camp(hand=["bath"], jacks=1, buildings=["coliseum", *more]),
            camp(clients=["legionary"], buildings=["palisade"]),
            camp(clients=["legionary"]),
            camp(clients=["legionary"]),
            camp(clients=["legionary"], buildings=["wall"]),
        )
        return may(table, "seize")

    assert seizable() == set()  # P3 and P4 are no neighbours
    assert seizable("bridge") == {"2 legionary", "3 legionary", "4 legionary"}


def test_r32_a_deposit_is_public_until_the_turn_ends() -> None:
    table = position(
        camp(jacks=1, stockpile=["brick", "stone"]),
        camp(jacks=1, stockpile=["wood"]),
        camp(),
    )
    say(table, "P1: lead_jack merchant", "P2: follow_jack", "P3: think jack", "P1: deposit brick")
    for seat in (P1, P2, P3):
        assert table.view(seat)["camps"][P1]["vault"] == {"brick": 1}
    say(table, "P2: deposit wood")
    expect(table, P2, "Lead")
    for seat in (P1, P2, P3):
        for owner in (P1, P2):
            view = table.view(seat)["camps"][owner]
            assert view["vault"] == {}  # its owner included
            assert view["vault_count"] == 1


def test_r32_clients_taken_to_the_vault_are_seen_in_that_turn() -> None:
    table = coliseum_turn(
        ["bath"],
        camp(hand=["bath"], jacks=1, buildings=["coliseum"]),
        camp(clients=["legionary", "legionary"], hand=["wall"]),
        camp(hand=["wall"]),
    )
    say(table, "P1: seize 2 legionary")
    expect(table, P2, "Legionary")
    assert table.view(P3)["camps"][P1]["vault"] == {"brick": 1}
    say(table, "P2: stop")
    assert table.view(P3)["camps"][P1]["vault"] == {}


def test_r32_basilica_only_the_owner_atrium_nobody() -> None:
    table = position(
        camp(
            hand=["wall"],
            jacks=1,
            buildings=["basilica", "atrium", built("market", place="outside")],
            clients=["merchant"],
            stockpile=["stone"],
        ),
        camp(),
        deck_top=["temple"],
    )
    say(table, "P1: lead_jack merchant", "P2: think jack")
    say(table, "P1: deposit_from_hand wall", "P1: deposit_from_deck")
    expect(table, P1, "Merchant")
    assert table.view(P1)["camps"][P1]["vault"] == {"concrete": 1}
    assert table.view(P2)["camps"][P1]["vault"] == {}
    assert table.view(EVERYTHING)["camps"][P1]["vault"] == {"concrete": 1, "marble": 1}
    say(table, "P1: stop")
    expect(table, P2, "Lead")
    assert table.view(P1)["camps"][P1]["vault"] == {}
    assert table.view(P1)["camps"][P1]["vault_count"] == 2
