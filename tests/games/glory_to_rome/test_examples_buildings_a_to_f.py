"""The worked examples of the rulebook's annex, Academy to Fountain.

P2 is "you" where the player to the right calls, else P1. Who "follows" does so with a Jack.
"""

from ludi.kernel.viewer import EVERYTHING
from tests.games.glory_to_rome.position import (
    P1,
    P2,
    P3,
    P4,
    actions_left,
    at,
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
    think_all,
    winners,
)

SIX = ["laborer", "craftsman", "legionary", "architect", "merchant", "patron"]


def test_x05_academy() -> None:
    table = position(
        camp(hand=["dock", "circus"]),
        camp(buildings=["academy"], clients=["craftsman", "craftsman"]),
        camp(),
        deck_top=["market", "palisade", "wall", "shrine", "latrine", "forum", "villa"],
    )
    say(table, "P1: lead dock", "P2: think orders", "P3: think jack")
    assert hand(table, P2) == ["latrine", "market", "palisade", "shrine", "wall"]
    say(table, "P1: lay circus town")
    expect(table, P2, "Craftsman")
    assert actions_left(table) == 2
    say(table, "P2: lay market town", "P2: lay shrine town")
    assert hand(table, P2) == ["latrine", "palisade", "wall"]
    expect(table, P2, "AfterActions")
    assert legal(table) == {"think orders", "think jack", "stop"}
    say(table, "P2: think orders")
    assert hand(table, P2) == ["forum", "latrine", "palisade", "villa", "wall"]
    assert foundations(table, P2) == {"market": [], "shrine": []}
    assert foundations(table, P1) == {"circus": []}
    expect(table, P2, "Lead")


def test_x06_amphitheatre() -> None:
    table = position(
        camp(
            hand=["senate", "shrine", "foundry", "wall"],
            jacks=1,
            foundations=[("amphitheatre", ["concrete"])],
        ),
        camp(),
        camp(),
    )
    say(table, "P1: lead_jack craftsman")
    think_all(table)
    say(table, "P1: add amphitheatre senate")
    assert completed(table, P1) == ["amphitheatre"]
    assert at(table, P1)["influence"] == 4
    expect(table, P1, "Craftsman")
    assert actions_left(table) == 4
    say(table, "P1: lay shrine town", "P1: add shrine foundry")
    assert actions_left(table) == 2
    say(table, "P1: stop")
    # Two were enough; neither they nor the action of the call are left.
    expect(table, P2, "Lead")
    assert foundations(table, P1) == {"shrine": ["brick"]}
    assert hand(table, P1) == ["wall"]
    assert at(table, P1)["influence"] == 4


def test_x07_aqueduct_doubles_the_clientele() -> None:
    table = position(
        camp(
            hand=["wall"], jacks=1, buildings=["insula"], foundations=[("aqueduct", ["concrete"])]
        ),
        camp(),
    )
    assert at(table, P1)["clientele_limit"] == 3 + 2
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: add aqueduct wall")
    assert at(table, P1)["influence"] == 5
    assert at(table, P1)["clientele_limit"] == 14
    assert at(table, P1)["vault_limit"] == 5


def test_x08_aqueduct_hires_from_the_hand() -> None:
    table = position(
        camp(hand=["temple", "shrine", "gate"], buildings=["aqueduct"], clients=["patron"]),
        camp(),
        camp(),
        pool=["merchant"],
    )
    say(table, "P1: lead temple", "P2: think jack", "P3: think jack")
    assert actions_left(table) == 2
    say(table, "P1: hire merchant", "P1: hire_from_hand shrine")
    assert actions_left(table) == 1
    assert legal(table) == {"hire_from_hand gate", "stop"}
    say(table, "P1: hire_from_hand gate")
    expect(table, P2, "Lead")
    assert at(table, P1)["clientele"] == {"legionary": 2, "merchant": 1, "patron": 1}
    assert hand(table, P1) == []
    assert pool(table) == {"marble": 1}  # the card that called


def test_x09_archway() -> None:
    table = position(
        camp(
            jacks=1,
            buildings=["archway"],
            clients=["architect"],
            foundations=["gate"],
            stockpile=["brick"],
        ),
        camp(jacks=1),
        camp(jacks=1),
        pool=["brick"],
    )
    say(table, "P1: lead_jack architect", "P2: follow_jack", "P3: follow_jack")
    assert actions_left(table) == 2
    assert legal(table) == {"add_pool gate brick", "add_stock gate brick", "stop"}
    say(table, "P1: add_pool gate brick")
    assert pool(table) == {}
    assert at(table, P1)["stockpile"] == {"brick": 1}
    say(table, "P1: add_stock gate brick")
    assert completed(table, P1) == ["archway", "gate"]
    assert at(table, P1)["stockpile"] == {}
    assert at(table, P1)["influence"] == 2 + 2 + 2
    expect(table, P2, "Lead")


def test_x10_atrium() -> None:
    table = position(
        camp(jacks=1, stockpile=["concrete"]),
        camp(jacks=1, buildings=["atrium"], clients=["merchant"], stockpile=["stone"]),
        camp(stockpile=["wood"], clients=["merchant"]),
        deck_top=["forum"],
    )
    deck = len(table.deck)
    say(table, "P1: lead_jack merchant", "P2: follow_jack", "P3: think jack")
    say(table, "P1: deposit concrete")
    expect(table, P2, "Merchant")
    assert actions_left(table) == 2
    assert legal(table) == {"deposit stone", "deposit_from_deck", "stop"}
    say(table, "P2: deposit stone", "P2: deposit_from_deck")
    expect(table, P3, "Merchant")
    assert len(table.deck) == deck - 1
    assert at(table, P1)["vault"] == {"concrete": 1}
    assert at(table, P2)["vault"] == {"stone": 1, "marble": 1}
    assert at(table, P2)["stockpile"] == {}
    # Nobody has seen the card from the deck, its owner neither.
    for seat in (P1, P2, P3):
        assert table.view(seat)["camps"][P2]["vault"] == {"stone": 1}
        assert table.view(seat)["camps"][P2]["vault_count"] == 2


def test_x11_bar() -> None:
    table = position(
        camp(jacks=1),
        camp(jacks=1, buildings=["bar"]),
        camp(jacks=1, buildings=["bar"], clients=["patron"]),
        pool=["craftsman", "craftsman", "legionary"],
        deck_top=["senate", "shrine", "sewer"],
    )
    assert at(table, P3)["influence"] == 3
    say(table, "P1: lead_jack patron", "P2: follow_jack", "P3: follow_jack")
    assert may(table, "hire") == {"craftsman", "legionary"}
    say(table, "P1: hire craftsman", "P2: hire legionary")
    assert legal(table) == {"hire_from_deck", "stop"}
    say(table, "P2: hire_from_deck")
    assert at(table, P2)["clientele"] == {"legionary": 1, "architect": 1}
    expect(table, P3, "Patron")
    assert actions_left(table) == 2
    say(table, "P3: hire_from_deck")
    assert actions_left(table) == 1
    say(table, "P3: hire_from_deck")
    # Three clients are as many as influence 3 allows; the turn is over.
    assert at(table, P3)["clientele"] == {"patron": 1, "legionary": 1, "merchant": 1}
    assert at(table, P3)["clientele_limit"] == 3
    assert at(table, P1)["clientele"] == {"craftsman": 1}
    assert pool(table) == {"wood": 1}
    expect(table, P2, "Lead")


def test_x12_basilica() -> None:
    table = position(
        camp(
            hand=["senate", "wall"],
            jacks=1,
            buildings=["basilica"],
            clients=["merchant"],
            stockpile=["brick"],
        ),
        camp(jacks=1, stockpile=["stone"]),
        camp(jacks=1),
    )
    say(table, "P1: lead_jack merchant", "P2: follow_jack", "P3: follow_jack")
    assert actions_left(table) == 2
    say(table, "P1: deposit brick", "P1: deposit_from_hand senate")
    assert actions_left(table) == 1
    assert legal(table) == {"deposit_from_hand wall", "stop"}
    say(table, "P1: deposit_from_hand wall")
    expect(table, P2, "Merchant")
    assert at(table, P1)["vault"] == {"brick": 1, "concrete": 2}
    assert at(table, P1)["vault_count"] == 3
    assert hand(table, P1) == []
    assert at(table, P1)["stockpile"] == {}
    # The concretes are not shown to the opponents.
    assert table.view(P1)["camps"][P1]["vault"] == {"brick": 1, "concrete": 2}
    for seat in (P2, P3):
        assert table.view(seat)["camps"][P1]["vault"] == {"brick": 1}


def test_x13_bath() -> None:
    table = position(
        camp(jacks=1),
        camp(jacks=1, buildings=["bath"]),
        camp(jacks=1),
        pool=["laborer", "architect", "merchant", "patron"],
    )
    say(table, "P1: lead_jack patron", "P2: follow_jack", "P3: follow_jack")
    say(table, "P1: hire architect", "P2: hire patron")
    expect(table, P2, "Patron")
    assert actions_left(table) == 1
    say(table, "P2: hire laborer")
    expect(table, P2, "Laborer")
    assert actions_left(table) == 1
    assert legal(table) == {"take stone", "stop"}
    say(table, "P2: take stone")
    # The pool is empty: no client for player 3.
    expect(table, P2, "Lead")
    assert at(table, P1)["clientele"] == {"architect": 1}
    assert at(table, P2)["clientele"] == {"laborer": 1, "patron": 1}
    assert at(table, P2)["stockpile"] == {"stone": 1}
    assert at(table, P3)["clientele"] == {}
    assert pool(table) == {}


def test_x14_bridge() -> None:
    table = position(
        camp(hand=["forum"], jacks=1, buildings=["bridge"]),
        camp(hand=["temple"], stockpile=["marble"], buildings=["palisade"]),
        camp(hand=["palace"], stockpile=["marble"]),
        camp(hand=["stairway"], stockpile=["marble"], buildings=["wall"]),
        pool=["marble", "marble", "brick"],
    )
    say(table, "P1: lead_jack legionary", "P2: think jack", "P3: think jack", "P4: think jack")
    say(table, "P1: reveal forum")
    assert table.view(P4)["demand"] == ["forum"]
    say(table, "P1: take marble")
    expect(table, P4, "Give")  # only the Wall leaves a choice
    assert at(table, P1)["stockpile"] == {"marble": 5}
    say(table, "P4: stop")
    expect(table, P2, "Lead")
    assert at(table, P1)["stockpile"] == {"marble": 5}
    assert hand(table, P1) == ["forum"]
    assert hand(table, P2) == hand(table, P3) == ["jack"]
    assert at(table, P2)["stockpile"] == at(table, P3)["stockpile"] == {}
    assert hand(table, P4) == ["stairway", "jack"]
    assert at(table, P4)["stockpile"] == {"marble": 1}
    assert pool(table) == {"brick": 1, "marble": 1}


def test_x15_catacomb() -> None:
    table = position(
        camp(hand=["circus"], jacks=1),
        camp(
            hand=["sewer"],
            clients=["craftsman", "craftsman"],
            foundations=[("catacomb", ["stone", "stone"])],
        ),
        camp(hand=["market"], jacks=1),
    )
    say(table, "P1: lead_jack craftsman", "P2: think orders", "P3: follow_jack")
    assert at(table, P2)["hand_count"] == 5
    say(table, "P1: lay circus town")
    expect(table, P2, "Craftsman")
    assert actions_left(table) == 2
    say(table, "P2: add catacomb sewer")
    assert table.over
    assert ending(table) == "catacomb"
    assert completed(table, P2) == ["catacomb"]
    assert at(table, P2)["influence"] == 5
    assert foundations(table, P1) == {"circus": []}
    # Neither the second action nor the one of player 3 happens, nor anything after them.
    assert len(at(table, P2)["hand"]) == 4
    assert hand(table, P3) == ["market"]
    assert foundations(table, P3) == {}
    assert at(table, P3)["played_jacks"] == 1
    assert points(table) == [2, 5, 2]
    assert winners(table) == [P2]


def test_x16_circus() -> None:
    table = position(
        camp(hand=["sewer", "latrine", "bar"], buildings=["circus"]),
        camp(jacks=1),
        camp(jacks=1),
        pool=["stone", "stone", "stone"],
    )
    assert may(table, "lead_petition") == set()
    assert may(table, "lead_circus") == {f"{role} rubble" for role in SIX}
    say(table, "P1: lead_circus patron rubble")
    assert table.view(EVERYTHING)["role"] == "patron"
    assert hand(table, P1) == ["sewer"]
    assert sorted(at(table, P1)["played"]) == ["bar", "latrine"]
    say(table, "P2: follow_jack", "P3: follow_jack")
    expect(table, P1, "Patron")
    assert actions_left(table) == 1
    say(table, "P1: hire merchant", "P2: hire merchant", "P3: hire merchant")
    assert pool(table) == {"rubble": 2}
    assert at(table, P1)["clientele"] == {"merchant": 1}


def test_x17_circus_maximus() -> None:
    table = position(
        camp(
            hand=["sewer"],
            buildings=["circus-maximus", "market"],  # room for more than five
            clients=["merchant", "merchant"],
            stockpile=["brick"] * 6,
        ),
        camp(
            buildings=["circus-maximus"],
            clients=["merchant", "merchant"],
            stockpile=["brick"] * 3,
        ),
        camp(stockpile=["brick"]),
    )
    say(table, "P1: lead sewer", "P2: think jack", "P3: think jack")
    assert actions_left(table) == 5
    say(table, *["P1: deposit brick"] * 5)
    expect(table, P2, "Merchant")
    assert actions_left(table) == 2
    say(table, *["P2: deposit brick"] * 2)
    expect(table, P2, "Lead")
    assert at(table, P1)["vault"] == {"brick": 5}
    assert at(table, P1)["stockpile"] == {"brick": 1}
    assert at(table, P2)["vault"] == {"brick": 2}
    assert at(table, P2)["stockpile"] == {"brick": 1}
    assert at(table, P3)["vault"] == {}


def test_x18_coliseum() -> None:
    table = position(
        camp(hand=["atrium", "forum", "palace"], clients=["legionary", "merchant"]),
        camp(
            hand=["shrine", "gate", "sewer", "temple"],
            buildings=["coliseum"],
            clients=["legionary", "architect", "architect", "architect"],
        ),
        camp(hand=["villa", "villa"], clients=["legionary", "architect"]),
        pool=["marble", "marble"],
    )
    say(table, "P1: lead atrium", "P2: follow gate", "P3: think jack")
    assert actions_left(table) == 2
    say(table, "P1: reveal forum", "P1: reveal palace", "P1: take marble", "P1: take marble")
    # Your marble went to the leader; it is your demand now.
    assert at(table, P1)["stockpile"] == {"marble": 3}
    assert pool(table) == {}
    expect(table, P2, "Legionary")
    assert hand(table, P2) == ["sewer", "shrine"]
    assert actions_left(table) == 2
    say(table, "P2: reveal sewer", "P2: reveal shrine")
    expect(table, P2, "Seize")
    assert at(table, P2)["stockpile"] == {"stone": 1}
    assert hand(table, P3) == ["villa", "jack"]
    assert legal(table) == {"seize 1 legionary", "seize 1 merchant", "seize 3 legionary", "stop"}
    say(table, "P2: seize 1 legionary", "P2: seize 1 merchant", "P2: seize 3 legionary")
    # Player 3 has lost the Legionary client and does not act: the turn is over.
    expect(table, P2, "Lead")
    assert at(table, P1)["clientele"] == {}
    assert at(table, P2)["clientele"] == {"legionary": 1, "architect": 3}
    assert at(table, P3)["clientele"] == {"architect": 1}
    assert at(table, P2)["vault"] == {"brick": 2, "stone": 1}
    assert at(table, P2)["stockpile"] == {"stone": 1}
    assert hand(table, P2) == ["sewer", "shrine"]
    assert hand(table, P1) == ["forum", "palace"]
    assert pool(table) == {"brick": 2}  # the cards that called and followed


def test_x19_dock() -> None:
    table = position(
        camp(hand=["latrine"]),
        camp(hand=["bar", "shrine", "gate"], buildings=["dock"], clients=["laborer"]),
        camp(),
        pool=["wood", "wood"],
    )
    say(table, "P1: lead latrine", "P2: follow bar", "P3: think jack", "P1: take wood")
    expect(table, P2, "Laborer")
    assert actions_left(table) == 2
    say(table, "P2: take wood", "P2: dock shrine")
    assert actions_left(table) == 1
    assert legal(table) == {"dock gate", "stop"}
    say(table, "P2: dock gate")
    expect(table, P2, "Lead")
    assert at(table, P1)["stockpile"] == {"wood": 1}
    assert at(table, P2)["stockpile"] == {"wood": 1, "brick": 2}
    assert hand(table, P2) == []
    assert pool(table) == {"rubble": 2}


def test_x20_forum() -> None:
    ready = [("forum", ["marble", "marble"])]
    table = position(
        camp(hand=["temple"], jacks=1, clients=SIX, foundations=ready, sites=["stone", "wood"]),
        camp(
            hand=["palace"],
            jacks=1,
            clients=SIX,
            foundations=ready,
            sites=["stone", "wood"],
            vault=["marble", "marble"],
        ),
        camp(jacks=1),
    )
    say(table, "P1: lead_jack craftsman", "P2: follow_jack", "P3: follow_jack")
    say(table, "P1: add forum temple")
    assert table.over
    assert ending(table) == "forum"
    assert winners(table) == [P1]
    assert points(table)[P2] > points(table)[P1]  # no matter
    assert table.scores()[P1].rank == 1
    assert foundations(table, P2) == {"forum": ["marble", "marble"]}


def test_x21_forum_with_ludus_magna() -> None:
    five = ["laborer", "craftsman", "legionary", "architect", "merchant"]
    for buildings, wins in ((["forum", "ludus-magna"], True), (["forum", "temple"], False)):
        table = position(
            camp(jacks=1, buildings=buildings, clients=five), camp(), pool=["merchant"]
        )
        say(table, "P1: lead_jack patron", "P2: think jack")
        assert ending(table) == "running"  # five clients are never enough
        say(table, "P1: hire merchant")
        assert ending(table) == ("forum" if wins else "running")
        assert winners(table) == ([P1] if wins else [])


def test_x22_forum_with_storeroom() -> None:
    five = ["craftsman", "legionary", "architect", "merchant", "patron"]
    for buildings, wins in ((["forum", "storeroom"], True), (["forum", "temple"], False)):
        for role in five:
            table = position(camp(jacks=1, buildings=buildings, clients=five), camp(), pool=[role])
            say(table, "P1: lead_jack patron", "P2: think jack")
            # None of the five may be the Laborer and itself.
            assert ending(table) == "running"
            say(table, f"P1: hire {role}")
            assert ending(table) == ("forum" if wins else "running"), role
            assert winners(table) == ([P1] if wins else [])


def test_x23_forum_with_stairway() -> None:
    table = position(
        camp(jacks=1, buildings=["stairway"], clients=SIX, sites=["wood"], stockpile=["marble"]),
        camp(clients=SIX, buildings=["temple", "market"], vault=["stone"]),
        camp(clients=SIX[:5], buildings=["forum", "villa"], vault=["marble"] * 4),
    )
    say(table, "P1: lead_jack architect")
    think_all(table)
    assert ending(table) == "running"
    say(table, "P1: publish 3 forum")
    assert ending(table) == "forum"
    assert points(table) == [2 + 4, 2 + 4 + 3 + 3, 2 + 6 + 12 + 3]
    assert winners(table) == [P2]  # player 3 has more, but only five clients
    assert [score.rank for score in table.scores()] == [2, 1, 3]


def test_x24_foundry() -> None:
    table = position(
        camp(hand=["gate"], jacks=1, foundations=[("foundry", ["brick"])]),
        camp(jacks=1),
        camp(jacks=1),
        pool=["wood", "brick", "brick", "marble", "marble"],
    )
    say(table, "P1: lead_jack craftsman", "P2: follow_jack", "P3: follow_jack")
    say(table, "P1: add foundry gate")
    assert completed(table, P1) == ["foundry"]
    assert at(table, P1)["influence"] == 4
    expect(table, P1, "Laborer")
    assert actions_left(table) == 4
    say(table, "take brick", "take marble", "take brick", "take marble")
    expect(table, P2, "Lead")
    assert at(table, P1)["stockpile"] == {"brick": 2, "marble": 2}
    assert pool(table) == {"wood": 1}


def test_x25_fountain() -> None:
    table = position(
        camp(jacks=1, buildings=["fountain"], clients=["craftsman", "craftsman"]),
        camp(jacks=1),
        camp(jacks=1),
        deck_top=["palisade", "palisade", "palisade"],
    )
    wood = table.view(EVERYTHING)["town"]["wood"]
    say(table, "P1: lead_jack craftsman", "P2: follow_jack", "P3: follow_jack")
    assert actions_left(table) == 3
    assert legal(table) == {"look", "stop"}
    say(table, "P1: look")
    expect(table, P1, "FountainCard")
    assert table.view(P1)["fountain"] == "palisade"
    assert table.view(P2)["fountain"] is None
    assert legal(table) == {"lay palisade town", "lay palisade outside", "keep"}
    say(table, "P1: lay palisade town")
    assert table.view(EVERYTHING)["town"]["wood"] == wood - 1
    say(table, "P1: look", "P1: add palisade palisade")
    assert completed(table, P1) == ["fountain", "palisade"]
    assert at(table, P1)["influence"] == 2 + 3 + 1
    assert hand(table, P1) == []
    say(table, "P1: look")
    # One has a Palisade already: there is nothing to do with the third but to keep it.
    expect(table, P2, "Lead")
    assert hand(table, P1) == ["palisade"]
    assert table.fountain == -1
