"""The worked examples 1 to 12: set-up, gains, placement, adjacency."""

from ludi.games.rome_and_roll.ids import PLANS
from ludi.games.rome_and_roll.table import Table
from tests.games.rome_and_roll.position import (
    BOX,
    GAME,
    P1,
    P2,
    at,
    block,
    build,
    can_place,
    mask,
    new,
    place,
    player,
    position,
    say,
    stored,
    track,
    why_not,
)

RICH = "WWWWWBBBBBSSSSSFFFF"
CAMP_FIRST = ("camp", "training-ground", "esplanade", "brickmaker", "jeweller", "temple")
WITH_CAMP = (*CAMP_FIRST, "villa", "market")
FORUM = [(y, x) for y in range(4, 7) for x in range(7, 10)]  # small


def beside(table: object, a: int, b: int) -> bool:
    return bool(getattr(table, "beside")[a] >> b & 1)  # noqa: B009


def test_example_1_cards_for_three_and_four_are_not_drawn_for_two() -> None:
    for seed in range(40):
        for plan in new(2, seed=seed).law.plans:
            assert 2 in BOX.players[plan]
    assert 2 not in BOX.players[PLANS.index("stables")]


def test_example_2_the_fourth_player_stores_a_fish_more() -> None:
    table = new(4, seed=5)
    last = (table.board[1] + 3) % 4
    for seat in range(4):
        character = table.sheets[seat][16]
        fish = BOX.start_storage[character][3] + (seat == last)
        assert at(table, seat)["storage"]["fish"] == fish


def test_example_3_praefectus_begins_with_a_village() -> None:
    for seed in range(30):
        table = new(2, seed=seed)
        owners = [sheet for sheet in table.sheets if sheet[16] == 3]
        if owners:
            seat = table.sheets.index(owners[0])
            assert sorted(table.game.words(action, "en") for action in table.legal) == [
                "Begin with the village of Saguntum",
                "Begin with the village of Tarraco",
            ]
            assert table.seat == seat
            say(table, "village tarraco")
            assert table.board[32] == seat
            assert at(table, seat)["soldiers"] == at(table, seat)["garrison"] == 0
            assert track(table, "glory", seat) == 2
            return
    raise AssertionError("nobody plays Praefectus")


def test_example_4_a_coin_more_underlines_the_next_box() -> None:
    table = position(
        player("patricia"),
        player(tracks=(3, 0, 0, 0)),
        die="red-2",
        buildings=[("training-ground", P2, [(2, 4), (2, 5), (2, 6)])],
    )
    say(table, "act muster", "activate 2 training-ground")  # its owner gains a coin
    assert track(table, "coins", P2) == 4
    assert [track(table, name, P2) for name in ("buildings", "legacy", "glory")] == [0, 0, 0]
    assert (at(table, P1)["soldiers"], track(table, "coins", P1)) == (2, 0)


def test_example_5_soldiers_are_gained_and_garrisoned() -> None:
    table = position(
        player(soldiers=1),
        player("patricia"),
        die="red-2",
        buildings=[
            ("training-ground", P1, [(2, 4), (2, 5), (2, 6)]),
            ("construction-post", P1, [(11, 4), (11, 5)]),
        ],
    )
    say(table, "act muster", "activate 1 training-ground", "activate 1 construction-post")
    assert at(table)["soldiers"] == 4
    table = position(player(soldiers=4), player("patricia"), die="blue-1")
    say(table, "act conquer", "conquer tarraco", "conquer saguntum")
    assert (at(table)["soldiers"], at(table)["garrison"]) == (4, 2)
    assert track(table, "glory") == 4


def test_example_6_adjacency() -> None:
    small = position(
        player(),
        player("patricia"),
        buildings=[
            ("temple", P1, [(7, 6), (7, 7), (8, 6), (8, 7)]),
            ("camp", P1, [(9, 6), (10, 6), (10, 7)]),
            ("temple", P1, [(4, 4), (4, 5), (5, 4), (5, 5)]),
            ("camp", P1, [(4, 1), (4, 2), (5, 2)]),
        ],
    )
    assert beside(small, 1, 2)
    assert beside(small, 3, 4), "by the bridge"
    large = position(
        player(),
        player("patricia"),
        player("mercatrix"),
        buildings=[
            ("temple", P1, [(4, 15), (4, 16), (5, 15), (5, 16)]),
            ("temple", P1, [(6, 13), (6, 14), (7, 13), (7, 14)]),
        ],
    )
    assert not beside(large, 1, 2), "a corner is not enough"


def test_example_7_hill_and_marsh_but_not_two_hills() -> None:
    table = position(
        player(storage=RICH, overseer=1),
        player("patricia"),
        buildings=[("carpenter", P1, [(7, 7), (8, 7)])],
    )
    build(table, "villa")
    half = [(7, 5), (7, 6), (8, 5), (8, 6)]
    assert BOX.cities[0].hills_under(mask(*half)) == 1
    place(table, *half)
    assert track(table, "buildings") == 1
    assert at(table)["overseer"] == "h6"
    table = position(
        player(storage=RICH, overseer=1),
        player("patricia"),
        buildings=[("carpenter", P1, [(2, 13), (3, 13)])],
    )
    build(table, "construction-post")
    assert BOX.cities[0].hills_under(mask((2, 12), (3, 12))) == 2
    assert not can_place(table, (2, 12), (3, 12))
    assert why_not(table, "place 2 c 13") == ("place-two-hills", "placement")
    assert can_place(table, (2, 12), (2, 11)), "on one hill it may stand there"


def test_example_8_river_bridge_forum_and_wall_forbid() -> None:
    def beside_of(*cells: tuple[int, int]) -> Table:
        table = position(
            player(storage=RICH, overseer=1),
            player("patricia"),
            buildings=[("carpenter", P1, cells)],
        )
        return build(table, "construction-post")

    table = beside_of((5, 5), (4, 5))
    assert not can_place(table, (5, 3), (5, 4)) and not can_place(table, (4, 3), (4, 4))
    assert why_not(table, "place 1 f 4") == ("place-river", "placement"), "Tiber"
    assert why_not(table, "place 1 e 4") == ("place-river", "placement"), "bridge"
    table = beside_of((3, 8), (2, 8))
    assert not can_place(table, (3, 7), (4, 7))
    assert why_not(table, "place 2 d 8") == ("place-forum", "placement")
    table = beside_of((0, 8), (1, 8))
    assert not can_place(table, (0, 9), (1, 9))
    assert why_not(table, "place 2 a 10") == ("place-wall", "placement")
    assert can_place(table, (0, 9), (0, 10)), "outside the wall"
    assert can_place(table, (1, 9), (1, 10)), "and inside"
    assert why_not(table, "place 3 d 8") == ("place-same", "placement")
    assert why_not(table, "place 1 a 16") == ("place-off-map", "placement")


def test_example_9_buildings_meet_across_the_wall() -> None:
    table = position(
        player(),
        player("patricia"),
        buildings=[("carpenter", P1, [(0, 9), (0, 10)]), ("carpenter", P2, [(1, 9), (1, 10)])],
    )
    assert beside(table, 1, 2)


def test_example_10_a_building_must_touch_the_overseers() -> None:
    table = position(player(storage=RICH), player("patricia"), plans=WITH_CAMP)
    say(table, "act build", "plan camp")
    assert not can_place(table, (9, 6), (10, 6), (10, 7))
    assert why_not(table, "place 1 j 6") == ("place-not-beside", "placement")


def test_example_11_the_overseer_moves_first() -> None:
    table = position(
        player("patricia"),
        player(storage=RICH),
        seat=P2,
        plans=WITH_CAMP,
        buildings=[("temple", P1, [(7, 6), (7, 7), (8, 6), (8, 7)])],
    )
    say(table, "act build")
    stayed = table.clone()
    say(stayed, "stay", "plan camp")
    assert not can_place(stayed, (9, 6), (10, 6), (10, 7))
    say(table, "move h 7", "plan camp")
    assert stored(table, P2).count("F") == 3, "a free step, one fish for the Camp"
    place(table, (9, 6), (10, 6), (10, 7))
    assert at(table, P2)["senators"] == 1, "beside a building of another"
    assert at(table, P2)["overseer"] == "j7"


def test_example_12_printed_resources_are_gained() -> None:
    table = position(player(storage="BBSS"), player("patricia"), player("mercatrix"), die="blue-1")
    say(table, "act build", "plan esplanade")
    place(table, *block(4, 9, 2, 2))
    # the die's wood and brick, and the printed ones
    assert stored(table) == "WWBB"
    assert track(table, "buildings") == 1


def test_words_of_the_placement() -> None:
    action = GAME.parse("place 2 d 7")
    assert GAME.words(action, "en") == "Draw from D7, turning 2"
    assert GAME.touches(action) == ["city/d7"]
