"""The worked examples 39 to 47: the solo game and the variant for two."""

import pytest

from ludi.games.rome_and_roll.city import cells_of
from ludi.games.rome_and_roll.ids import (
    COLUMNS,
    DICE,
    FAVOURS,
    HILLS,
    PLANS,
    ROADS,
    SENECA,
    SENECA_CARDS,
)
from ludi.games.rome_and_roll.rules.seneca import nearest, plan_of_card, seals, seneca_die
from ludi.games.rome_and_roll.scoring import building_points, seneca_total
from ludi.games.rome_and_roll.sheet import FOREMAN, PAVED
from ludi.games.rome_and_roll.table import FORUM, PARK, RUBBLE, Table
from ludi.kernel.viewer import EVERYTHING
from tests.games.rome_and_roll.position import (
    BOX,
    P1,
    P2,
    asked,
    at,
    can_place,
    legal,
    mask,
    new,
    place,
    player,
    position,
    say,
    stored,
)

WITH_TWO_AND_FIVE = (
    "training-ground",
    "construction-post",
    "esplanade",
    "brickmaker",
    "jeweller",
    "temple",
    "villa",
    "market",
)


def die(name: str) -> int:
    return DICE.index(name)


def flip(card: str, human: dict[str, object] | None = None, **more: object) -> Table:
    """Seneca is about to turn up a card."""
    other = "s17" if card != "s17" else "s01"
    return position(
        human or player("patricia"),
        laid=[card, other],
        agenda=[["EndRound", 0], ["SenecaTurn", 0]],
        **more,  # type: ignore[arg-type]
    )


def foreman_on(table: Table) -> str | None:
    for plan in table.law.plans:
        if table.board[FOREMAN + plan] == SENECA:
            return PLANS[plan]
    return None


def test_example_39_senecas_draft() -> None:
    table = new(1, seed=1)
    card = SENECA_CARDS.index("s01")  # back: blue above, yellow below
    table.pool = [die("blue-2"), die("blue-5"), die("yellow-4"), die("red-1")]
    assert seneca_die(table, card, 4) == die("blue-5"), "even: the upper half; 4, 5, 6, 1 ..."
    assert seneca_die(table, card, 3) == die("yellow-4"), "odd: the lower half"
    table.pool = [die("yellow-4"), die("red-1")]
    assert seneca_die(table, card, 4) == die("yellow-4"), "the other half's colour"
    table.pool = [die("red-1"), die("red-3")]
    assert seneca_die(table, card, 2) == die("red-3"), "any colour"
    six = [die(f"blue-{n}") for n in range(1, 7)]
    order = []
    while six:
        order.append(nearest(six, 4))
        six.remove(order[-1])
    assert [number % 6 + 1 for number in order] == [4, 5, 6, 1, 2, 3]


@pytest.mark.parametrize(
    ("foremen", "claimed"),
    [
        ({}, "brickmaker"),
        ({"brickmaker": P1}, "jeweller"),
        ({"brickmaker": P1, "jeweller": SENECA}, "jeweller"),
    ],
)
def test_example_40_seneca_claims_the_smaller_manufacture(
    foremen: dict[str, int], claimed: str
) -> None:
    table = flip("s05", foremen=foremen)
    assert foreman_on(table) == claimed
    assert asked(table) == "PlaceRubble", "Rubble all the same"


def test_example_41_rubble_beside_your_building_and_the_forum() -> None:
    table = flip("s01", buildings=[("jeweller", P1, [(3, 7), (3, 8)])])
    rubble = table.plan_of.index(-2)
    assert table.mask[rubble] == sum(1 << y * 18 + 6 for y in (3, 4, 5))
    assert asked(table) == "ReceiveAway", "the Jeweller produces a jewel"
    say(table, "store jewel")
    assert stored(table) == "J"


def test_example_42_rubble_becomes_a_park() -> None:
    table = position(
        player("patricia", storage="WF"),
        plans=("camp", *[p for p in WITH_TWO_AND_FIVE if p != "training-ground"]),
        buildings=[("rubble", -1, [(3, 6), (4, 6), (5, 6)])],
    )
    say(table, "act build") if asked(table) == "Act" else None
    say(table, "stay")
    place(table, (3, 7), (3, 8), (2, 7))
    assert table.plan_of[1] == PARK
    assert at(table)["senators"] == 1
    dump = table.dump()
    assert dump["pieces"]["buildings"][0]["plan"] == PARK


def test_example_43_seals_of_the_normal_game() -> None:
    assert BOX.seals[1] == [10, 13, 15, 16]
    table = new(1, seed=3, difficulty="normal")
    seen = []
    while not table.over:
        before = table.board[10]
        table.play(table.legal[-1])
        if table.board[10] != before:
            seen.append(seals(table))
    assert seen == [10, 13, 15, 16][: len(seen)]
    assert len(seen) >= 2


def test_example_44_failures_are_replaced_once() -> None:
    table = flip("s14")  # Develop, and no settlement is conquered
    assert sum(owner == SENECA for owner in table.board[32:52]) == 1, "Conquer instead"
    table = flip("s16")  # Develop *2
    assert sum(owner == SENECA for owner in table.board[32:52]) == 1, "once only"
    idle = flip("s14", no_failures="yes")
    assert SENECA not in idle.board[32:52]
    table = flip("s16", seneca_settlements=["massilia"])
    assert sum(owner == SENECA for owner in table.board[52:76]) == 1, "the first of two is enough"
    assert sum(owner == SENECA for owner in table.board[32:52]) == 1


def test_example_45_a_religion_card_exchanges_the_favour() -> None:
    for foremen in ({}, {"temple": P1}):
        table = flip("s07", foremen=foremen, favours=["mars", "juno"])
        assert table.view(P1)["seneca"]["favour"] in ("mars", "juno")
        assert (foreman_on(table) == "temple") == (not foremen)
    table = flip("s07", favours=[])
    assert table.view(P1)["seneca"]["favour"] is None


def test_example_46_pompilius_and_the_jeweller_alone() -> None:
    human = player("pontifex", loyalty=(2, 0, 0))
    table = flip("s07", human, pontifex="yes")
    assert asked(table) == "ReceiveAway"
    assert "store jewel" in legal(table)
    table = flip("s07", human, pontifex="yes", foremen={"temple": P1})
    assert asked(table) != "ReceiveAway"
    table = position(
        player("patricia"),
        buildings=[
            ("jeweller", P1, [(3, 7), (3, 8)]),
            ("rubble", -1, [(2, 8), (2, 9)]),
            ("villa", P1, [(2, 7), (1, 7)]),
        ],
    )
    assert building_points(table, 1) == 0


def test_example_47_the_foreman_of_the_variant() -> None:
    card = SENECA_CARDS.index("s05")  # Manufacture, the smaller
    table = position(
        player(),
        player("patricia"),
        seneca_foreman="yes",
        foremen={"brickmaker": P2},
        agenda=[["StartRound", 0]],
        seed=4,
    )
    assert table.view(P1)["seneca"]["deck"] == 7
    dump = position(
        player(),
        player("patricia"),
        seneca_foreman="yes",
        foremen={"brickmaker": P2, "temple": SENECA},
    ).dump()
    dump["agenda"] = [["StartRound", 0]]
    deck = dump["pieces"]["deck"]
    deck.remove(card)
    deck.append(card)
    from tests.games.rome_and_roll.position import load

    table = load(dump)
    assert plan_of_card(table, card) == PLANS.index("brickmaker")
    assert foreman_on(table) == "brickmaker"
    assert P2 not in [table.board[FOREMAN + plan] for plan in table.law.plans]


def test_ruling_29_rubble_keeps_to_your_buildings_first() -> None:
    table = flip("s02", buildings=[("villa", P1, [(7, 13), (7, 14)])])
    assert asked(table) == "PlaceRubble"
    assert can_place(table, (6, 12), (6, 13), (5, 12)) or can_place(
        table, (6, 13), (6, 12), (5, 13)
    )
    for action in table.legal:
        from tests.games.rome_and_roll.position import covers

        assert covers(table, action) & table.edge[1], "all of them touch your Villa"


@pytest.mark.parametrize(
    ("card", "hill", "left"),
    [
        ("s02", "esquiline", [(5, 12), (4, 13)]),
        ("s02", "esquiline", [(5, 12), (6, 13)]),
        ("s01", "capitol", [(4, 4), (4, 6)]),
    ],
    ids=["diagonal", "other-diagonal", "gap"],
)
def test_ruling_29_rubble_covers_as_many_cells_of_its_shape_as_fit(
    card: str, hill: str, left: list[tuple[int, int]]
) -> None:
    side = new(1, seed=1).law.side
    cells = [divmod(cell, COLUMNS) for cell in cells_of(BOX.cities[side].hills[HILLS.index(hill)])]
    assert set(left) < set(cells)
    full = [cell for cell in cells if cell not in left]
    table = flip(card, buildings=[("rubble", -1, full)])
    assert table.plan_of == [FORUM, RUBBLE, RUBBLE]
    assert table.mask[2] == mask(*left)


def test_ruling_30_a_tie_goes_to_seneca() -> None:
    table = position(player("patricia"), final=True, agenda=[["EndRound", 0]])
    assert table.over
    score = table.scores()[0]
    assert score.total == seneca_total(table) == 0
    assert not score.won
    assert table.view(EVERYTHING)["ending"] == "seneca_ahead"
    ahead = position(player("patricia", soldiers=3), final=True, agenda=[["EndRound", 0]])
    assert ahead.view(EVERYTHING)["ending"] == "seneca_beaten"
    assert ahead.game.measures(ahead) == {"lead": ahead.scores()[0].total} != {"lead": 0}


def test_ruling_33_senecas_first_favour_comes_from_the_three() -> None:
    table = new(1, seed=9)
    view = table.view(P1)
    assert view["seneca"]["favour"] in FAVOURS
    assert len([favour for favour in view["favours"] if favour != "saturn"]) == 2


def test_ruling_37_the_nearest_road_is_asked_within_a_region() -> None:
    renovated = {"h1", "h2", "g1", "g2"}  # as many in Hispania as in Gaul
    human = player(
        settlements=["tarraco", "saguntum", "emerita", "massilia", "lugdunum"],
        roads=sorted(renovated),
    )
    table = flip("s14", human, seneca_settlements=["lutetia"])
    assert his_roads(table) == {"g3"}, "his town, though h4 is nearer to Rome"
    human["settlements"] = [*human["settlements"], "lutetia"]
    assert his_roads(flip("s14", human)) == {"g3"}, "else the order of regions"


def his_roads(table: Table) -> set[str]:
    return {road for i, road in enumerate(ROADS) if table.board[PAVED + i] == SENECA}
