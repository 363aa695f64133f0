"""The worked examples of the rulebook's annex, Garden to Wall.

P2 is "you" where the player to the right calls, else P1. Who "follows" does so with a Jack.
"""

import pytest

from ludi.games.glory_to_rome.table import Table
from ludi.kernel.viewer import EVERYTHING
from tests.games.glory_to_rome.position import (
    P1,
    P2,
    P3,
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
    think_all,
    winners,
)


def test_x26_garden() -> None:
    table = position(
        camp(hand=["sewer"], jacks=1, foundations=[("garden", ["stone", "stone"])]),
        camp(jacks=1),
        camp(jacks=1),
        pool=["legionary", "legionary", "craftsman", "patron", "patron"],
    )
    say(table, "P1: lead_jack craftsman", "P2: follow_jack", "P3: follow_jack")
    say(table, "P1: add garden sewer")
    assert completed(table, P1) == ["garden"]
    assert at(table, P1)["influence"] == 5
    assert at(table, P1)["clientele_limit"] == 5
    expect(table, P1, "Patron")
    assert actions_left(table) == 5
    say(table, "hire patron", "hire craftsman", "hire legionary", "hire legionary")
    assert actions_left(table) == 1
    assert legal(table) == {"hire patron", "stop"}
    say(table, "P1: hire patron")
    # The new Craftsman does not act in this Craftsman turn, nor do the Patrons.
    expect(table, P2, "Lead")
    assert at(table, P1)["clientele"] == {"craftsman": 1, "legionary": 2, "patron": 2}
    assert pool(table) == {}


def test_x27_gate() -> None:
    table = position(
        camp(hand=["shrine"], jacks=1, foundations=["temple", ("gate", ["brick"])]), camp()
    )
    assert at(table, P1)["hand_size"] == 5
    say(table, "P1: lead_jack craftsman", "P2: think jack", "P1: add gate shrine")
    assert at(table, P1)["hand_size"] == 9
    assert at(table, P1)["influence"] == 2 + 2  # nothing for the Temple
    assert foundations(table, P1) == {"temple": []}


def first_building(card: str, last: str) -> Table:
    """Complete a card as the first building, with one material from the hand."""
    needs = {"insula": 1, "market": 1, "shrine": 2, "temple": 3}[card]
    inside = {"insula": "rubble", "market": "wood", "shrine": "brick", "temple": "marble"}[card]
    table = position(
        camp(hand=[last], jacks=1, foundations=[(card, [inside] * (needs - 1))]), camp()
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack", f"P1: add {card} {last}")
    assert completed(table, P1) == [card]
    return table


def test_x28_insula() -> None:
    table = first_building("insula", "latrine")
    assert at(table, P1)["influence"] == points(table)[P1] == 3
    assert at(table, P1)["clientele_limit"] == 5
    assert at(table, P1)["vault_limit"] == 3


def test_x29_latrine() -> None:
    table = position(
        camp(jacks=1),
        camp(hand=["shrine", "gate", "bath", "atrium"], buildings=["latrine"]),
        camp(),
        deck_top=["wall", "market"],
    )
    say(table, "P1: lead_jack architect")
    assert may(table, "discard") == {"shrine", "gate", "bath", "atrium"}
    say(table, "P2: discard gate")
    assert pool(table) == {"brick": 1}
    expect(table, P2, "Think")
    assert legal(table) == {"think orders", "think jack"}
    say(table, "P2: think orders")
    assert hand(table, P2) == ["atrium", "bath", "market", "shrine", "wall"]
    expect(table, P3, "Follow")


def test_x30_ludus_magna() -> None:
    table = position(
        camp(
            hand=["temple", "insula", "latrine"],
            jacks=1,
            clients=["craftsman", "merchant"],
            foundations=[("ludus-magna", ["marble", "marble"])],
        ),
        camp(jacks=1),
        camp(jacks=1),
    )
    say(table, "P1: lead_jack craftsman", "P2: follow_jack", "P3: follow_jack")
    assert actions_left(table) == 2
    say(table, "P1: add ludus-magna temple")
    assert completed(table, P1) == ["ludus-magna"]
    assert actions_left(table) == 2
    say(table, "P1: lay insula town")
    assert actions_left(table) == 1
    say(table, "P1: add insula latrine")
    assert completed(table, P1) == ["ludus-magna", "insula"]
    assert at(table, P1)["influence"] == 2 + 3 + 1
    assert hand(table, P1) == []
    expect(table, P2, "Lead")


def test_x31_market() -> None:
    table = first_building("market", "dock")
    assert at(table, P1)["influence"] == points(table)[P1] == 3
    assert at(table, P1)["clientele_limit"] == 3
    assert at(table, P1)["vault_limit"] == 5


def test_x32_palace() -> None:
    table = position(
        camp(
            hand=["sewer", "villa", "prison", "latrine"],
            jacks=1,
            buildings=["palace", "market"],  # room for more than five
            clients=["merchant"],
            stockpile=["brick"] * 6,
        ),
        camp(jacks=1),
        camp(jacks=1),
    )
    say(table, "P1: lead sewer")
    expect(table, P1, "MoreCards")
    # The three Merchants might also be a petition, but one of them has been played.
    assert legal(table) == {"more prison", "more villa", "more_jack", "stop"}
    say(table, "P1: more villa", "P1: more prison", "P1: more_jack")
    say(table, "P2: follow_jack", "P3: follow_jack")
    assert hand(table, P1) == ["latrine"]
    expect(table, P1, "Merchant")
    assert actions_left(table) == 5
    say(table, *["P1: deposit brick"] * 5)
    expect(table, P2, "Lead")
    assert at(table, P1)["vault"] == {"brick": 5}
    assert at(table, P1)["stockpile"] == {"brick": 1}
    assert pool(table) == {"stone": 3}
    assert table.jack_pile == 6


def test_x33_palisade() -> None:
    table = position(
        camp(hand=["bath", "stairway"]),
        camp(hand=["gate", "temple"], buildings=["palisade"]),
        camp(hand=["forum", "palace"]),
        pool=["marble", "marble"],
    )
    say(table, "P1: lead bath", "P2: follow gate", "P3: think jack")
    say(table, "P1: reveal stairway", "P1: take marble")
    expect(table, P2, "Give")
    assert legal(table) == {"give temple", "stop"}
    say(table, "P2: stop", "P3: give forum")
    assert at(table, P1)["stockpile"] == {"marble": 2}
    expect(table, P2, "Legionary")
    say(table, "P2: reveal temple", "P2: take marble")
    expect(table, P2, "Lead")
    assert at(table, P1)["stockpile"] == {"marble": 2}
    assert at(table, P2)["stockpile"] == {"marble": 3}
    assert hand(table, P1) == []
    assert hand(table, P2) == ["temple"]
    assert hand(table, P3) == ["jack"]
    assert pool(table) == {"brick": 2}  # the cards that called and followed


def test_x34_prison() -> None:
    table = position(
        camp(
            hand=["sewer", "latrine"],
            jacks=1,
            clients=["craftsman"],
            foundations=[("prison", ["stone", "stone"]), "wall"],
        ),
        camp(
            hand=["road", "forum"],
            jacks=1,
            buildings=["tower"],
            foundations=[("temple", ["marble", "rubble"])],
        ),
        camp(),
    )
    assert at(table, P2)["influence"] == 4
    say(table, "P1: lead_jack craftsman", "P2: follow_jack", "P3: think jack")
    assert legal(table) == {
        "lay latrine town",
        "lay latrine outside",
        "lay sewer town",
        "lay sewer outside",
        "add prison sewer",
        "stop",
    }
    say(table, "P1: add prison sewer")
    assert at(table, P1)["influence"] == 5
    expect(table, P1, "Steal")
    assert legal(table) == {"steal 2 tower", "stop"}
    say(table, "P1: steal 2 tower")
    assert at(table, P1)["influence"] == 2
    assert at(table, P2)["influence"] == 4 + 3
    assert completed(table, P1) == ["prison", "tower"]
    assert completed(table, P2) == []
    # Rubble goes into any building of the thief now.
    assert "add wall latrine" in legal(table)
    say(table, "P1: add wall latrine")
    assert foundations(table, P1) == {"wall": ["rubble"]}
    # The victim's Temple keeps its rubble, but takes marble only.
    expect(table, P2, "Craftsman")
    assert foundations(table, P2) == {"temple": ["marble", "rubble"]}
    assert may(table, "add") == {"temple forum"}
    say(table, "P2: add temple forum")
    assert completed(table, P2) == ["temple"]
    assert at(table, P2)["influence"] == 4 + 3 + 3


def test_x35_road() -> None:
    table = position(
        camp(jacks=1),
        camp(
            hand=["wall"],
            jacks=1,
            clients=["architect"],
            foundations=["road", ("catacomb", ["stone"])],
            stockpile=["rubble", "wood", "wood"],
        ),
        camp(),
    )
    say(table, "P1: lead_jack architect", "P2: follow wall", "P3: think jack")
    expect(table, P2, "Architect")
    assert actions_left(table) == 2
    assert legal(table) == {"add_stock road rubble", "stop"}
    say(table, "P2: add_stock road rubble")
    assert completed(table, P2) == ["road"]
    assert legal(table) == {"add_stock catacomb wood", "stop"}
    say(table, "P2: add_stock catacomb wood")
    assert foundations(table, P2) == {"catacomb": ["stone", "wood"]}
    assert at(table, P2)["stockpile"] == {"wood": 1}
    expect(table, P2, "Lead")
    # One more material of any kind completes the Catacomb.
    say(table, "P2: lead_jack architect", "P3: think jack", "P1: think jack")
    say(table, "P2: add_stock catacomb wood")
    assert ending(table) == "catacomb"
    assert at(table, P2)["influence"] == 2 + 1 + 3


def test_x36_school() -> None:
    table = position(
        camp(hand=["dock", "gate", "wall", "market"], foundations=[("school", ["brick"])]),
        camp(),
        camp(),
    )
    say(table, "P1: lead dock", "P2: think orders", "P3: think orders", "P1: add school gate")
    assert hand(table, P1) == ["market", "wall"]
    assert at(table, P1)["influence"] == 4
    expect(table, P1, "Think")
    assert legal(table) == {"think orders", "think jack", "stop"}
    counts = []
    for thought in ("orders", "jack", "jack", "orders"):
        say(table, f"P1: think {thought}")
        counts.append(at(table, P1)["hand_count"])
    assert counts == [5, 6, 7, 8]
    assert at(table, P1)["jacks"] == 2
    expect(table, P2, "Lead")


def test_x37_scriptorium() -> None:
    table = position(
        camp(
            hand=["dock", "sewer", "forum", "palace"],
            clients=["craftsman", "craftsman"],
            foundations=[("scriptorium", ["stone", "stone"]), "wall", ("temple", ["marble"])],
        ),
        camp(jacks=1),
        camp(jacks=1),
    )
    say(table, "P1: lead dock", "P2: follow_jack", "P3: follow_jack")
    assert actions_left(table) == 3
    assert may(table, "add") == {"scriptorium sewer", "temple forum", "temple palace"}
    say(table, "P1: add scriptorium sewer")
    assert may(table, "add") == {"wall forum", "wall palace", "temple forum", "temple palace"}
    say(table, "P1: add wall forum")
    assert completed(table, P1) == ["scriptorium", "wall"]
    say(table, "P1: add temple palace", "P1: complete")
    assert completed(table, P1) == ["scriptorium", "wall", "temple"]
    assert at(table, P1)["influence"] == 2 + 3 + 2 + 3
    assert hand(table, P1) == []
    expect(table, P2, "Lead")


def test_x38_senate() -> None:
    table = position(
        camp(jacks=1, buildings=["senate"]), camp(jacks=1, buildings=["senate"]), camp(jacks=1)
    )
    say(table, "P1: lead_jack patron", "P2: follow_jack", "P3: follow_jack")
    expect(table, P1, "TakeJacks")
    assert legal(table) == {"take_jack 2", "take_jack 3", "stop"}
    say(table, "P1: take_jack 2", "P1: take_jack 3")
    expect(table, P2, "TakeJacks")
    assert legal(table) == {"take_jack 1", "stop"}
    say(table, "P2: take_jack 1")
    assert hand(table, P1) == ["jack", "jack"]
    assert hand(table, P2) == ["jack"]
    assert hand(table, P3) == []
    assert table.jack_pile == 3
    expect(table, P2, "Lead")


def test_x39_sewer() -> None:
    table = position(camp(hand=["garden"]), camp(hand=["villa"], buildings=["sewer"]), camp())
    say(table, "P1: lead garden", "P2: follow villa", "P3: think jack")
    expect(table, P2, "KeepOrders")
    say(table, "P2: keep_order stone")
    assert at(table, P2)["stockpile"] == {"stone": 1}
    assert table.view(EVERYTHING)["pool_cards"] == ["garden"]
    expect(table, P2, "Lead")


def test_x40_shrine() -> None:
    table = first_building("shrine", "gate")
    assert at(table, P1)["hand_size"] == 7


def test_x41_temple() -> None:
    table = first_building("temple", "forum")
    assert at(table, P1)["hand_size"] == 9


def test_x42_stairway() -> None:
    table = position(
        camp(
            jacks=1,
            clients=["architect", "architect"],
            foundations=[("stairway", ["marble", "marble"])],
            stockpile=["marble", "brick"],
        ),
        camp(jacks=1, buildings=["archway", "shrine"]),
        camp(jacks=1),
        pool=["brick"],
    )
    say(table, "P1: lead_jack architect", "P2: follow_jack", "P3: follow_jack")
    assert actions_left(table) == 3
    assert legal(table) == {"add_stock stairway marble", "stop"}
    say(table, "P1: add_stock stairway marble")
    assert completed(table, P1) == ["stairway"]
    assert legal(table) == {"publish 2 archway", "publish 2 shrine", "stop"}
    say(table, "P1: publish 2 archway")
    assert at(table, P1)["stockpile"] == {}
    assert actions_left(table) == 1
    assert legal(table) == {"publish 2 shrine", "stop"}  # by the Archway, from the pool
    say(table, "P1: publish 2 shrine")
    assert pool(table) == {}
    assert at(table, P1)["hand_size"] == 7
    assert table.view(EVERYTHING)["public"] == ["archway", "shrine"]
    assert completed(table, P2) == ["archway", "shrine"]
    assert at(table, P2)["hand_size"] == at(table, P3)["hand_size"] == 7
    expect(table, P2, "Lead")


def test_x43_statue() -> None:
    table = position(
        camp(
            hand=["statue", "gate", "temple"],
            jacks=1,
            clients=["craftsman", "craftsman"],
        ),
        camp(),
    )
    say(table, "P1: lead_jack craftsman", "P2: think jack")
    assert len(may(table, "lay_statue")) == 12  # any site, in town or out of it
    say(table, "P1: lay_statue brick town", "P1: add statue gate", "P1: add statue temple")
    assert completed(table, P1) == ["statue"]
    assert at(table, P1)["influence"] == 4
    assert dict(table.scores()[P1].items) == {
        "influence": 4,
        "vault": 0,
        "bonus": 0,
        "statue": 3,
        "wall": 0,
    }
    assert points(table)[P1] == 7


def test_x44_storeroom() -> None:
    table = position(
        camp(hand=["latrine"], buildings=["storeroom"], clients=["laborer", "craftsman", "patron"]),
        camp(),
        camp(),
        pool=["stone", "brick", "brick", "brick", "brick"],
    )
    say(table, "P1: lead latrine")
    think_all(table)
    assert actions_left(table) == 4
    say(table, "take stone", "take brick", "take brick", "take brick")
    expect(table, P2, "Lead")
    assert at(table, P1)["stockpile"] == {"stone": 1, "brick": 3}
    assert pool(table) == {"brick": 1, "rubble": 1}


def test_x45_tower() -> None:
    table = position(
        camp(
            hand=["sewer"],
            jacks=1,
            clients=["architect", "architect"],
            foundations=[("tower", ["concrete"])],
            stockpile=["concrete", "rubble"],
        ),
        camp(),
        camp(),
        town={"stone": 0},
    )
    outside = table.view(EVERYTHING)["outside"]["stone"]
    say(table, "P1: lead_jack architect")
    think_all(table)
    assert actions_left(table) == 3
    say(table, "P1: add_stock tower concrete")
    assert completed(table, P1) == ["tower"]
    assert legal(table) == {"lay sewer outside", "stop"}
    say(table, "P1: lay sewer outside")
    assert actions_left(table) == 1
    assert table.view(EVERYTHING)["outside"]["stone"] == outside - 1
    say(table, "P1: add_stock sewer rubble")
    assert foundations(table, P1) == {"sewer": ["rubble"]}
    expect(table, P2, "Lead")
    # Two more stones or rubbles are needed.
    view = at(table, P1)["foundations"][0]
    assert view["needs"] - len(view["materials"]) == 2


@pytest.mark.parametrize("rest", [("stone", "stone"), ("rubble", "stone"), ("rubble", "rubble")])
def test_x45_what_the_sewer_still_needs(rest: tuple[str, str]) -> None:
    table = position(
        camp(
            jacks=1,
            clients=["architect", "architect"],
            buildings=["tower"],
            foundations=[built("sewer", ["rubble"], place="outside")],
            stockpile=[*rest, "wood"],
        ),
        camp(),
    )
    say(table, "P1: lead_jack architect", "P2: think jack")
    assert may(table, "add_stock") == {f"sewer {material}" for material in rest}
    say(table, *[f"P1: add_stock sewer {material}" for material in rest])
    assert completed(table, P1) == ["tower", "sewer"]


def test_x46_villa() -> None:
    table = position(
        camp(jacks=1, foundations=["villa"], stockpile=["stone"]), camp(jacks=1), camp(jacks=1)
    )
    say(table, "P1: lead_jack architect", "P2: follow_jack", "P3: follow_jack")
    say(table, "P1: add_stock villa stone")
    assert completed(table, P1) == ["villa"]
    assert at(table, P1)["influence"] == points(table)[P1] == 5
    assert at(table, P1)["clientele_limit"] == at(table, P1)["vault_limit"] == 5
    assert at(table, P1)["stockpile"] == {}


def test_x47_vomitorium() -> None:
    table = position(
        camp(jacks=1),
        camp(hand=["temple", "forum", "palace"], jacks=1, buildings=["vomitorium"]),
        camp(),
        deck_top=["wall", "market", "bath", "bar", "villa"],
    )
    say(table, "P1: lead_jack architect", "P2: discard_all")
    assert hand(table, P2) == []
    assert pool(table) == {"marble": 3}
    assert table.jack_pile == 5
    expect(table, P2, "Think")
    say(table, "P2: think orders")
    assert hand(table, P2) == ["bar", "bath", "market", "villa", "wall"]
    expect(table, P3, "Follow")


def test_x48_wall_points() -> None:
    table = position(
        camp(buildings=["wall", "insula"], stockpile=["brick", "brick", "wood", "stone", "rubble"]),
        camp(),
        deck=["market"],
    )
    say(table, "P1: think orders")
    assert table.over
    assert dict(table.scores()[P1].items) == {
        "influence": 5,
        "vault": 0,
        "bonus": 0,
        "statue": 0,
        "wall": 2,
    }
    assert points(table) == [7, 2]
    assert winners(table) == [P1]


def test_x49_wall_against_bridge() -> None:
    table = position(
        camp(hand=["atrium", "villa"], buildings=["bridge"]),
        camp(hand=["sewer", "garden", "gate"], stockpile=["stone"], buildings=["wall"]),
    )
    say(table, "P1: lead atrium", "P2: follow gate", "P1: reveal villa")
    expect(table, P2, "Give")
    assert legal(table) == {"give sewer", "give garden", "give_stock stone", "stop"}
    say(table, "P2: stop")
    assert at(table, P1)["stockpile"] == {}
    expect(table, P2, "Legionary")
    say(table, "P2: reveal sewer")
    expect(table, P2, "Lead")
    assert at(table, P2)["stockpile"] == {"stone": 2}
    assert hand(table, P1) == []
    assert hand(table, P2) == ["garden", "sewer"]
