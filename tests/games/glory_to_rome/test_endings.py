"""The end of the game: its five causes, rulings R33 to R36; scoring is in test_scoring.py."""

from collections.abc import Sequence
from itertools import combinations_with_replacement

import pytest

import ludi
from ludi.games.glory_to_rome.camp import has_all_roles
from ludi.games.glory_to_rome.ids import MATERIALS, ROLES
from ludi.games.glory_to_rome.table import Table
from tests.games.glory_to_rome.position import (
    P1,
    P2,
    P3,
    at,
    built,
    camp,
    check_pieces,
    completed,
    ending,
    expect,
    foundations,
    hand,
    legal,
    may,
    pool,
    position,
    say,
    think_all,
    winners,
)

FIVE = list(ROLES[1:])


def one_site_left(material: str) -> dict[str, int]:
    return {name: int(name == material) for name in MATERIALS}


# ---------------------------------------------------------------- R33: the deck


def test_r33_a_refill_draws_what_there_is_and_the_game_is_over() -> None:
    table = position(camp(hand=["wall"]), camp(), deck=["bath", "bar"])
    say(table, "P1: think orders")
    assert table.over
    assert ending(table) == "deck"
    assert hand(table, P1) == ["bar", "bath", "wall"]
    assert table.legal == []
    assert table.deciders == []


def test_r33_the_last_card_exactly_drawn_ends_the_game() -> None:
    table = position(camp(hand=["wall"] * 3), camp(), deck=["bath", "bar"])
    say(table, "P1: think orders")
    assert ending(table) == "deck"
    # One card left in the deck does not.
    table = position(camp(hand=["wall"] * 3), camp(), deck=["bath", "bar", "road"])
    say(table, "P1: think orders")
    assert ending(table) == "running"


def test_r33_a_follower_who_draws_the_last_card_ends_the_turn_too() -> None:
    table = position(camp(hand=["latrine"], jacks=1), camp(), camp(), pool=["brick"], deck=["bath"])
    say(table, "P1: lead latrine", "P2: think orders")
    assert ending(table) == "deck"
    # Nobody acts any more, and the card on the camp stays there, for nobody.
    assert pool(table) == {"brick": 1}
    assert at(table, P1)["played"] == ["latrine"]
    assert at(table, P1)["stockpile"] == {}


def test_r33_taking_a_jack_does_not_end_the_game() -> None:
    table = position(camp(), camp(), deck=["bath"])
    say(table, "P1: think jack")
    expect(table, P2, "Lead")


def test_r33_in_a_school_the_thinkers_that_are_left_are_lost() -> None:
    table = position(
        camp(hand=["gate", "wall"], jacks=1, foundations=[("school", ["brick"])]),
        camp(),
        deck=["bath"],
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: add school gate")
    say(table, "P1: think jack", "P1: think orders")
    assert ending(table) == "deck"
    assert at(table, P1)["influence"] == 4
    assert hand(table, P1) == ["bath", "wall", "jack"]


def test_r33_the_bars_last_card_is_a_client_and_performs_nothing_in_the_bath() -> None:
    table = position(
        camp(jacks=1, buildings=["bar", "bath"], clients=["patron"]),
        camp(),
        pool=["brick"],
        deck=["latrine"],
    )
    say(table, "P1: lead_jack patron", "P2: think jack", "P1: hire_from_deck")
    assert ending(table) == "deck"
    assert at(table, P1)["clientele"] == {"laborer": 1, "patron": 1}
    assert pool(table) == {"brick": 1}


def test_r33_the_atriums_last_card_goes_to_the_vault() -> None:
    table = position(
        camp(
            hand=["wall"],
            jacks=1,
            buildings=["atrium", "basilica"],
            clients=["merchant"],
            stockpile=["brick"],
        ),
        camp(),
        deck=["temple"],
    )
    say(table, "P1: lead_jack merchant", "P2: think jack", "P1: deposit_from_deck")
    assert ending(table) == "deck"
    # The Basilica's card comes too late; it had to be moved before.
    assert at(table, P1)["vault"] == {"marble": 1}
    assert hand(table, P1) == ["wall"]
    assert at(table, P1)["stockpile"] == {"brick": 1}


def test_r33_a_basilica_card_may_be_moved_before_the_atriums_last() -> None:
    table = position(
        camp(hand=["wall"], jacks=1, buildings=["atrium", "basilica"]), camp(), deck=["temple"]
    )
    say(table, "P1: lead_jack merchant", "P2: think jack")
    say(table, "P1: deposit_from_hand wall", "P1: deposit_from_deck")
    assert ending(table) == "deck"
    assert at(table, P1)["vault"] == {"concrete": 1, "marble": 1}


def fountain_turn(
    card: str,
    hand: Sequence[str] = (),
    buildings: Sequence[str] = (),
    foundations: Sequence[tuple[str, Sequence[str]]] = (),
) -> Table:
    """Player 1 looks at the last card of the deck with a Fountain."""
    mine = camp(
        hand=hand,
        jacks=1,
        clients=["craftsman"] * 2,
        buildings=[*buildings, "fountain"],
        foundations=foundations,
    )
    table = position(mine, camp(buildings=["bath"]), deck=[card])
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: look")
    return table


def test_r33_the_fountains_last_card_is_placed_then_the_game_is_over() -> None:
    table = fountain_turn("market")
    expect(table, P1, "FountainCard")
    assert legal(table) == {"lay market town", "lay market outside", "keep"}
    say(table, "P1: keep")
    assert ending(table) == "deck"
    assert hand(table, P1) == ["market"]
    table = fountain_turn("market")
    say(table, "P1: lay market outside")
    assert ending(table) == "deck"
    assert foundations(table, P1) == {"market": []}


@pytest.mark.parametrize(
    ("building", "inside", "card", "influence"),
    [
        ("palisade", [], "market", 1),
        ("amphitheatre", ["concrete"], "wall", 2),
        ("foundry", ["brick"], "gate", 2),
        ("garden", ["stone", "stone"], "sewer", 3),
        ("school", ["brick"], "gate", 2),
        ("prison", ["stone", "stone"], "sewer", 3),
    ],
)
def test_r33_a_building_completed_with_it_gives_influence_and_nothing_more(
    building: str, inside: list[str], card: str, influence: int
) -> None:
    table = fountain_turn(card, hand=["road"], foundations=[(building, inside)])
    say(table, f"P1: add {building} {card}")
    assert ending(table) == "deck"
    assert completed(table, P1) == ["fountain", building]
    assert at(table, P1)["influence"] == 2 + 3 + influence
    assert hand(table, P1) == ["road"]
    assert completed(table, P2) == ["bath"]


def test_r33_a_scriptorium_still_asks_then_the_game_is_over() -> None:
    for choice, done in (("complete", True), ("leave_open", False)):
        table = fountain_turn("forum", buildings=["scriptorium"], foundations=[("temple", [])])
        say(table, "P1: add temple forum")
        expect(table, P1, "ScriptoriumChoice")
        say(table, f"P1: {choice}")
        assert ending(table) == "deck"
        assert ("temple" in completed(table, P1)) is done


def test_r33_the_last_card_completes_a_catacomb() -> None:
    table = fountain_turn("sewer", foundations=[("catacomb", ["stone", "stone"])])
    say(table, "P1: add catacomb sewer")
    assert ending(table) == "catacomb"
    assert at(table, P1)["influence"] == 2 + 3 + 3
    check_pieces(table)


def test_r33_the_last_card_is_laid_on_the_last_site() -> None:
    table = position(
        camp(jacks=1, buildings=["fountain"]), camp(), deck=["market"], town=one_site_left("wood")
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: look", "P1: lay market town")
    assert table.over
    assert ending(table) in ("deck", "sites")
    assert foundations(table, P1) == {"market": []}


# ---------------------------------------------------------------- R34: the sites


def test_r34_the_last_site_in_town_of_all_six_materials() -> None:
    table = position(
        camp(hand=["market", "bar"], jacks=1, clients=["craftsman"] * 2),
        camp(jacks=1),
        town={name: int(name in ("wood", "rubble")) for name in MATERIALS},
    )
    say(table, "P1: lead_jack craftsman", "P2: follow_jack", "P1: lay market town")
    # No wood site is left in town, but a rubble one.
    expect(table, P1, "Craftsman")
    say(table, "P1: lay bar town")
    assert ending(table) == "sites"
    assert table.legal == []  # two actions were left, and player 2's
    # The building on it counts for nothing.
    assert foundations(table, P1) == {"market": [], "bar": []}
    assert at(table, P1)["influence"] == 2


def test_r34_a_site_out_of_town_ends_nothing() -> None:
    table = position(
        camp(hand=["market"], jacks=1, clients=["craftsman"] * 2),
        camp(),
        town=one_site_left("brick"),
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack")
    assert may(table, "lay") == {"market outside"}
    say(table, "P1: lay market outside")
    expect(table, P2, "Lead")


def test_r34_an_architect_or_a_statue_may_take_the_last_site() -> None:
    table = position(camp(hand=["market"], jacks=1), camp(), town=one_site_left("wood"))
    say(table, "P1: lead_jack architect", "P2: think jack", "P1: lay market town")
    assert ending(table) == "sites"
    table = position(camp(hand=["statue"], jacks=1), camp(), town=one_site_left("wood"))
    say(table, "P1: lead_jack architect", "P2: think jack", "P1: lay_statue wood town")
    assert ending(table) == "sites"


# ---------------------------------------------------------------- R35: Forum


def test_r35_the_sixth_client_wins() -> None:
    table = position(
        camp(jacks=1, buildings=["forum"], sites=["wood"], clients=FIVE), camp(), pool=["laborer"]
    )
    say(table, "P1: lead_jack patron", "P2: think jack", "P1: hire laborer")
    assert ending(table) == "forum"
    assert winners(table) == [P1]


def test_r35_forum_and_the_last_card_of_the_deck_in_one_instant() -> None:
    table = position(
        camp(jacks=1, buildings=["forum", "bar"], clients=FIVE),
        camp(vault=["marble"] * 2),
        deck=["latrine"],
    )
    say(table, "P1: lead_jack patron", "P2: think jack", "P1: hire_from_deck")
    assert ending(table) == "forum"
    assert winners(table) == [P1]


def test_r35_a_forum_completed_with_the_last_card_of_the_deck() -> None:
    table = position(
        camp(
            jacks=1,
            buildings=["fountain"],
            foundations=[("forum", ["marble", "marble"])],
            clients=[*FIVE, "laborer"],
            sites=["wood"],
        ),
        camp(vault=["marble"] * 2),
        deck=["temple"],
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: look", "P1: add forum temple")
    assert ending(table) == "forum"
    assert winners(table) == [P1]


def test_r35_forum_and_the_last_site_in_one_instant() -> None:
    # With a Gate the Forum works as soon as it is laid.
    table = position(
        camp(
            hand=["forum"],
            jacks=1,
            buildings=["gate"],
            clients=[*FIVE, "laborer"],
            sites=["stone"],
        ),
        camp(vault=["marble"] * 2),
        town=one_site_left("marble"),
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: lay forum town")
    assert ending(table) == "forum"
    assert winners(table) == [P1]
    assert sum(table.town) == 0


def test_r35_forum_and_last_card_and_last_site_in_one_instant() -> None:
    table = position(
        camp(
            jacks=1,
            buildings=["gate", "fountain"],
            clients=[*FIVE, "laborer"],
            sites=["stone"],
        ),
        camp(vault=["marble"] * 2),
        town=one_site_left("marble"),
        deck=["forum"],
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: look", "P1: lay forum town")
    assert ending(table) == "forum"
    assert winners(table) == [P1]


def test_r35_a_forum_laid_with_a_gate_wins() -> None:
    for place in ("town", "outside"):
        table = position(
            camp(
                hand=["forum"],
                jacks=1,
                buildings=["gate"],
                clients=[*FIVE, "laborer", "craftsman"],
            ),
            camp(),
        )
        say(table, "P1: lead_jack craftsman", "P2: think jack", f"P1: lay forum {place}")
        assert ending(table) == "forum"
        check_pieces(table)


def test_r35_a_gate_completed_over_a_forum_foundation_wins() -> None:
    table = position(
        camp(
            hand=["shrine"],
            jacks=1,
            foundations=["forum", ("gate", ["brick"])],
            clients=[*FIVE, "laborer"],
            sites=["stone", "wood"],
        ),
        camp(),
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: add gate shrine")
    assert ending(table) == "forum"


def test_r35_a_stolen_forum_wins_for_the_thief() -> None:
    table = position(
        camp(
            hand=["sewer"],
            jacks=1,
            foundations=[("prison", ["stone", "stone"])],
            clients=[*FIVE, "laborer"],
            sites=["stone", "wood"],
        ),
        camp(buildings=["forum"]),
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: add prison sewer")
    say(table, "P1: steal 2 forum")
    assert ending(table) == "forum"
    assert winners(table) == [P1]


@pytest.mark.parametrize(
    ("buildings", "clients", "wins"),
    [
        ([], "laborer craftsman legionary architect merchant patron", True),
        ([], "laborer craftsman legionary architect merchant merchant", False),
        ([], "craftsman craftsman legionary architect merchant patron", False),
        # Ludus Magna: Merchants for anything, themselves included.
        (["ludus-magna"], "merchant merchant merchant merchant merchant merchant", True),
        (["ludus-magna"], "laborer laborer legionary architect merchant merchant", False),
        (["ludus-magna"], "laborer craftsman legionary architect patron patron", False),
        (["ludus-magna"], "laborer merchant merchant merchant merchant patron", True),
        # Storeroom: anybody for the Laborer, a second Merchant included, nobody twice.
        (["storeroom"], "craftsman legionary architect merchant patron patron", True),
        (["storeroom"], "craftsman legionary architect merchant merchant patron", True),
        (["storeroom"], "craftsman craftsman legionary architect merchant merchant", False),
        (["storeroom"], "laborer laborer craftsman legionary architect merchant", False),
        # Both: the spare Patron is the Laborer, the spare Merchant the Craftsman.
        (
            ["ludus-magna", "storeroom"],
            "legionary architect merchant merchant patron patron",
            True,
        ),
        (
            ["ludus-magna", "storeroom"],
            "legionary architect merchant merchant merchant patron",
            True,
        ),
        (
            ["ludus-magna", "storeroom"],
            "legionary legionary architect merchant patron patron",
            False,
        ),
        (
            ["ludus-magna", "storeroom"],
            "architect merchant merchant patron patron patron",
            False,
        ),
    ],
)
def test_r35_each_role_needs_a_client_of_its_own(
    buildings: list[str], clients: str, wins: bool
) -> None:
    first, *others = clients.split()
    table = position(
        camp(
            jacks=1,
            buildings=["forum", *buildings],
            clients=others,
            sites=["wood"],
        ),
        camp(),
        pool=[first],
    )
    say(table, "P1: lead_jack patron", "P2: think jack")
    assert ending(table) == "running"
    say(table, f"P1: hire {first}")
    assert ending(table) == ("forum" if wins else "running")


def stands_for(client: int, role: int, buildings: Sequence[str]) -> bool:
    if client == role:
        return True
    if ROLES[client] == "merchant" and "ludus-magna" in buildings:
        return True
    return ROLES[role] == "laborer" and "storeroom" in buildings


def seated(roles: Sequence[int], clients: Sequence[int], buildings: Sequence[str]) -> bool:
    """Whether every role finds a client of its own: all ways are tried."""
    if not roles:
        return True
    return any(
        stands_for(client, roles[0], buildings)
        and seated(roles[1:], [*clients[:i], *clients[i + 1 :]], buildings)
        for i, client in enumerate(clients)
        if client not in clients[:i]
    )


@pytest.mark.parametrize(
    "buildings", [[], ["ludus-magna"], ["storeroom"], ["ludus-magna", "storeroom"]]
)
def test_r35_all_clienteles_of_five_to_eight(buildings: list[str]) -> None:
    place = position(camp(buildings=buildings), camp()).camps[P1]
    for size in (5, 6, 7, 8):
        for clients in combinations_with_replacement(range(6), size):
            place.clients = tuple(clients.count(role) for role in range(6))
            place.client_count = size
            # The roles that are hardest to fill come first.
            expected = seated([4, 1, 2, 3, 5, 0], clients, buildings)
            assert has_all_roles(place) == expected, clients


def test_r35_several_winners_at_once_then_points_then_cards_in_hand() -> None:
    def published(second: list[str], third: list[str]) -> Table:
        """Player 1 makes a Forum public; players 2 and 3 have six clients."""
        table = position(
            camp(jacks=1, buildings=["stairway"], stockpile=["marble"], vault=["stone"] * 3),
            camp(clients=ROLES, sites=["stone"], hand=second, vault=["brick"]),
            camp(clients=ROLES, sites=["stone"], hand=third, vault=["concrete"]),
            camp(buildings=["forum"]),
        )
        say(table, "P1: lead_jack architect")
        think_all(table)
        say(table, "P1: publish 4 forum")
        assert ending(table) == "forum"
        return table

    assert winners(published(["wall"], [])) == [P2]
    assert winners(published([], ["wall"])) == [P3]
    table = published(["wall"], ["bath"])  # equal in everything: shared
    assert winners(table) == [P2, P3]
    assert [score.rank for score in table.scores()] == [3, 1, 1, 4]


def test_r35_a_winner_by_forum_needs_no_points() -> None:
    table = position(
        camp(jacks=1, buildings=["forum"], sites=["wood"], clients=FIVE),
        camp(sites=["stone", "stone"], vault=["stone"] * 8),
        pool=["laborer"],
    )
    say(table, "P1: lead_jack patron", "P2: think jack", "P1: hire laborer")
    first, second = table.scores()
    assert first.total < second.total
    assert (first.rank, first.won) == (1, True)
    assert (second.rank, second.won) == (2, False)


# ---------------------------------------------------------------- R36: concession


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r36_all_others_agree(players: int) -> None:
    table = position(*[camp() for _ in range(players)])
    for seat in range(1, players):
        assert ending(table) == "running"
        table.say("concede 1", seat)
    assert ending(table) == "concession"
    assert winners(table) == [P1]
    assert table.over


def test_r36_the_winner_need_not_lead_nor_agree() -> None:
    table = position(camp(vault=["marble"]), camp(), camp())
    table.say("concede 3", P1)
    expect(table, P1, "Lead")  # the game goes on meanwhile
    say(table, "P1: think jack")
    assert at(table, P1)["concedes"] == P3
    table.say("concede 3", P2)
    assert ending(table) == "concession"
    assert winners(table) == [P3]
    assert [score.rank for score in table.scores()] == [2, 3, 1]


def test_r36_a_vote_may_be_changed_and_withdrawn() -> None:
    table = position(camp(), camp(), camp())
    table.say("concede 2", P1)
    table.say("withdraw", P1)
    assert at(table, P1)["concedes"] is None
    table.say("concede 2", P3)
    assert ending(table) == "running"
    table.say("concede 1", P3)
    table.say("concede 1", P2)
    assert ending(table) == "concession"
    assert winners(table) == [P1]


def test_r36_what_may_be_said_at_any_moment() -> None:
    table = position(camp(hand=["latrine"]), camp(), camp())
    say(table, "P1: lead latrine")
    words = [{str(table.game.describe(a)) for a in table.asides(seat)} for seat in range(3)]
    assert words == [
        {"concede 2", "concede 3"},
        {"concede 1", "concede 3"},
        {"concede 1", "concede 2"},
    ]
    table.say("concede 2", P1)
    assert {str(table.game.describe(a)) for a in table.asides(P1)} == {"concede 3", "withdraw"}
    for words_said, seat in (("concede 1", P1), ("concede 2", P1), ("withdraw", P3)):
        with pytest.raises(ludi.IllegalAction):
            table.say(words_said, seat)
    expect(table, P2, "Follow")
    # In the middle of a step as well.
    table.say("concede 2", P3)
    assert winners(table) == [P2]
    assert table.asides(P1) == []


def test_the_vaults_are_open_when_the_game_is_over() -> None:
    table = position(
        camp(vault=["brick", "stone"]), camp(buildings=[built("bar")]), deck=["market"]
    )
    assert table.view(P2)["camps"][P1]["vault"] == {}
    say(table, "P1: think orders")
    assert table.view(P2)["camps"][P1]["vault"] == {"brick": 1, "stone": 1}
    assert table.view(P2)["scores"][P1]["total"] == 2 + 2 + 3 + 2 * 3
