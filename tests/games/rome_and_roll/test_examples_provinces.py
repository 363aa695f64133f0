"""The worked examples 13 to 26: conquest, roads, tax, trade, advisors, dice."""

from ludi.games.rome_and_roll.ids import PLANS
from ludi.kernel.viewer import EVERYTHING
from tests.games.rome_and_roll.position import (
    P1,
    P2,
    asked,
    at,
    load,
    loyalty,
    may,
    place,
    player,
    position,
    say,
    stored,
    track,
    why_not,
)


def test_example_13_force_is_free_soldiers_and_auxiliaries() -> None:
    table = position(player(soldiers=5, garrison=2), player("patricia"), die="red-1")
    say(table, "act conquer")
    assert may(table, "conquer") >= {"corduba", "burdigala"}  # strength 4
    assert "emerita" not in may(table, "conquer")  # strength 5
    assert why_not(table, "conquer emerita") == ("settlement-strong", "conquer")


def test_example_14_two_roads_of_gaul() -> None:
    table = position(
        player("patricia", storage="SS", settlements=["lugdunum"]),
        player(settlements=["massilia"]),
    )
    say(table, "act develop")
    assert track(table, "legacy") == 1, "the only road that is open is taken unasked"
    say(table, "renovate g2")
    assert track(table, "legacy") == 5
    assert stored(table, P2) == "W"
    assert stored(table, P1) == "WWB", "linked by the second road; wood and brick of the die"


def test_example_15_all_roads_lead_to_rome() -> None:
    table = position(
        player(
            "patricia", storage="SSSS", settlements=["lugdunum", "lutetia", "massilia", "tarraco"]
        ),
        player(),
    )
    say(table, "act develop")
    assert may(table, "renovate") == {"g1", "h1"}
    assert why_not(table, "renovate g2") == ("road-unlinked", "develop")
    assert why_not(table, "renovate g3") == ("road-unlinked", "develop")
    assert why_not(table, "renovate h2") == ("road-unconquered", "develop")


def test_example_16_tax_of_one_region() -> None:
    def taxed(roads: list[str]) -> str:
        table = position(
            player("patricia", settlements=["massilia", "lugdunum"], roads=roads),
            player(settlements=["burdigala"]),
            die="blue-4",
        )
        say(table, "act tax")
        assert stored(table, P2) == ""
        return stored(table, P1)

    assert taxed(["g1"]) == "WS"
    assert taxed(["g1", "g2"]) == "WWS"


def test_example_17_trade_with_a_jewel_as_joker() -> None:
    table = position(player("patricia", storage="WBJ"), player(), die="blue-1")
    say(table, "act trade", "trade wood-1")
    assert track(table, "coins") == 3
    assert stored(table) == "BB", "the die's brick is stored"
    table = position(player("patricia", storage="WWBJ"), player(), die="blue-5")
    say(table, "act trade", "trade wood-1")
    assert track(table, "coins") == 4, "a merchant pays for the jewel"


def test_example_18_three_jewels_with_a_merchant() -> None:
    table = position(player("patricia", storage="JJJ"), player(), die="blue-5")
    say(table, "act trade", "trade jewel-3")
    assert track(table, "coins") == 6


def test_example_19_two_fish_bribe_two_advisors() -> None:
    table = position(player(loyalty=(1, 0, 0)), player("patricia"), die="yellow-3")
    say(table, "end", "bribe theocles fish", "bribe vivianus fish")
    assert loyalty(table) == [2, 1, 0]
    table = position(
        player(loyalty=(1, 0, 0), storage="WWBBBS"), player("patricia"), die="yellow-3"
    )
    say(table, "bribe theocles fish", "act build", "plan construction-post")
    place(table, (3, 7), (3, 8))
    assert at(table)["soldiers"] == 1, "Theocles gives a soldier for an Army building"


def test_example_20_a_second_road_produces_nothing() -> None:
    table = position(
        player(
            "patricia",
            storage="S",
            settlements=["massilia", "lugdunum", "burdigala", "lutetia"],
            roads=["g1", "g2", "g3", "g4"],
        ),
        player(),
        die="blue-1",
    )
    say(table, "act develop")
    assert track(table, "legacy") == 2
    assert stored(table) == "WB", "only what is on the die"


def test_example_21_beside_the_tiber() -> None:
    table = position(player(), player("patricia"), player("mercatrix"))
    beside = table.city.beside_river
    for at_cell, wanted in (((3, 4), 1), ((9, 3), 1), ((3, 5), 0)):
        assert beside >> at_cell[0] * 18 + at_cell[1] & 1 == wanted


def test_example_22_the_regions_resource_comes_once_an_action() -> None:
    table = position(player(loyalty=(0, 0, 2), soldiers=6), player("patricia"), die="blue-1")
    say(table, "act conquer", "conquer tarraco", "conquer saguntum")
    assert stored(table) == "WBB", "one brick of Hispania, and the die"
    table = position(
        player("mercatrix", storage="SS", loyalty=(2, 0, 0), settlements=["massilia", "lugdunum"]),
        player("patricia"),
    )
    say(table, "act develop", "renovate g2")
    assert stored(table) == "WWWWB", "a link each, Donatus once, the die"
    table = position(
        player("mercatrix", loyalty=(0, 2, 0), soldiers=6),
        player("patricia"),
        die="blue-1",
        jovilius="yes",
    )
    say(table, "act conquer", "conquer tarraco", "conquer saguntum")
    assert stored(table) == "WBB"


def test_example_23_cassian_works_from_the_second_link_on() -> None:
    table = position(
        player(loyalty=(0, 0, 3), settlements=["alexandria", "pelusium"]),
        player("patricia", storage="SS"),
        seat=P2,
    )
    say(table, "act develop", "bribe cassian fish", "renovate e2", "store fish")
    assert track(table, "coins", P1) == 1
    assert stored(table, P1) == "F"


def test_example_24_only_printed_workers_set_off_an_icon() -> None:
    def stones(die: str, loyal: tuple[int, int, int]) -> int:
        table = position(player("patricia", storage="JJJ", loyalty=loyal), player(), die=die)
        found: int = table.view(EVERYTHING)["turn"]["goods"].get("stone", 0)
        return found

    assert stones("yellow-1", (2, 0, 0)) == 1, "Euphemius II: a merchant"
    assert stones("yellow-1", (1, 0, 0)) == 0
    assert stones("red-2", (2, 0, 0)) == 1, "its own stone only"
    assert stones("red-2", (4, 0, 0)) == 2, "Euphemius IV: a legionary"
    assert stones("yellow-6", (4, 0, 0)) == 0, "any worker does not do"
    rich = player("patricia", storage="BBJJ", loyalty=(2, 0, 0), senators=1)
    table = position(rich, player(), die="blue-1")
    say(table, "deploy merchant")
    assert "stone" not in table.view(EVERYTHING)["turn"]["goods"], "nor does a senator"
    table = position(player(storage="JJ", loyalty=(4, 0, 0)), player("patricia"), die="red-4")
    assert table.view(EVERYTHING)["turn"]["auxiliaries"] == 1, "Theocles IV"
    table = position(player("patricia", loyalty=(0, 4, 0)), player(), die="blue-1")
    assert table.view(EVERYTHING)["turn"]["goods"]["fish"] == 1, "Palinurus IV"


def test_example_25_nicodemus_wants_a_printed_fish() -> None:
    table = position(player("mercatrix", loyalty=(0, 0, 2)), player(), die="yellow-3")
    assert "merchant" in table.view(EVERYTHING)["turn"]["workers"]
    table = position(player("mercatrix", loyalty=(0, 0, 2)), player(), die="blue-6")
    assert "merchant" not in table.view(EVERYTHING)["turn"]["workers"]


def test_example_26_a_turned_die_shows_only_its_new_face() -> None:
    table = position(player("patricia", loyalty=(0, 0, 2)), player(), die="blue-1")
    say(table, "turn advisor 6")
    assert table.view(EVERYTHING)["turn"]["goods"] == {"basket": 1}
    assert table.view(EVERYTHING)["turn"]["workers"] == ["architect"]
    assert not may(table, "turn"), "once a round"
    table = position(player("patricia", loyalty=(0, 0, 2)), player(), die="red-1")
    assert not may(table, "turn"), "Martialis turns blue dice only"
    table = position(player("praefectus", loyalty=(4, 0, 0)), player(), die="red-1")
    assert may(table, "turn") == {f"advisor {n}" for n in range(2, 7)}
    table = position(player(storage="JJJ", favours=["minerva"]), player("patricia"), die="yellow-6")
    say(table, "bribe theocles basket")
    assert not may(table, "turn"), "the turn has begun"
    assert why_not(table, "turn minerva 2") == ("cannot-turn", "turning")


def test_ruling_15_overseers_do_not_end_on_each_other() -> None:
    table = position(
        player(storage="WWWBBBSSSFFF"),
        player("patricia", overseer=1),
        buildings=[
            ("carpenter", P2, [(7, 7), (7, 8)]),
            ("carpenter", P2, [(8, 7), (8, 8)]),
        ],
        plans=(
            "camp",
            "fortress",
            "esplanade",
            "carpenter",
            "brickmaker",
            "temple",
            "villa",
            "market",
        ),
    )
    say(table, "act build")
    assert why_not(table, "move h 8") == ("overseer-taken", "overseer")
    say(table, "move i 8")
    assert stored(table) == "WWWBBBSSSFF", "the second step costs a fish"
    assert asked(table) == "ChoosePlan"


def test_a_dump_of_these_positions_loads() -> None:
    table = position(player(soldiers=5), player("patricia"), die="red-1")
    assert load(table.dump()).dump() == table.dump()
    assert len(PLANS) == 21
