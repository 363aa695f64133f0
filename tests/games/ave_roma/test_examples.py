"""The worked examples of the rulebook, by number."""

import pytest

from ludi.games.ave_roma import scoring
from ludi.games.ave_roma.rules.ending import Adjust, adjusted
from ludi.games.ave_roma.sheet import BROWN, LEVEL, ORDER
from ludi.games.ave_roma.table import Table
from ludi.kernel.viewer import EVERYTHING
from tests.games.ave_roma.position import (
    P1,
    P2,
    P3,
    P4,
    asked,
    at,
    legal,
    may,
    player,
    position,
    say,
    stock,
    why_not,
)


def test_e1_a_worker_5_at_quaestor_brings_10_denarii() -> None:
    table = position(player(denarii=1), player(), player())
    say(table, "send 5 quaestor")
    assert at(table)["denarii"] == 11
    assert at(table)["workers"] == [1, 2, 3, 4]


def draft_table() -> Table:
    """Green is last in the order and has no workers; blue has all five, yellow lacks two."""
    return position(
        player(workers=[1, 2, 3, 4, 5]),
        player(workers=[1, 2, 3]),
        player(workers=[]),
        workers={
            "aedilis": [3, 3, 2],
            "quaestor": [4, 5, 4],
            "propraetor": [2, 1, 5],
            "legatus": [1],
        },
        agenda=[["NextDraft", P3, 0]],
    )


def test_e2_the_workers_of_a_location_are_taken_all_or_as_many_as_are_missing() -> None:
    table = draft_table()
    assert table.seat == P3
    assert may(table, "draft") == {"aedilis", "quaestor", "propraetor", "legatus"}
    say(table, "draft aedilis")
    assert at(table, P3)["workers"] == [2, 3, 3]
    say(table, "draft propraetor", "pick 1", "pick 5")
    assert table.seat == P3
    say(table, "draft quaestor")
    assert asked(table) == "Pick"
    twin = table.clone()
    say(table, "pick 4", "pick 5")
    assert at(table, P3)["workers"] == [2, 3, 3, 4, 5]
    say(twin, "pick 4", "pick 4")
    assert at(twin, P3)["workers"] == [2, 3, 3, 4, 4]


def test_e3_one_worker_of_legatus_and_the_fifth_from_what_is_left() -> None:
    table = draft_table()
    say(table, "draft aedilis")
    say(table, "draft quaestor", "pick 4", "pick 4")
    say(table, "draft legatus")
    assert at(table, P3)["workers"] == [1, 2, 3, 3]
    assert may(table, "draft") == {"propraetor", "quaestor"}
    say(table, "draft quaestor")
    assert at(table, P3)["workers"] == [1, 2, 3, 3, 5]


def test_e4_the_weakest_first_and_equals_swap() -> None:
    blue, yellow, green = P1, P2, P3
    table = position(
        player(workers=[2, 2, 3, 5, 5]),
        player(workers=[1, 3, 4, 4, 5]),
        player(workers=[1, 1, 2, 3, 4]),
        order=[blue, yellow, green],
        agenda=[["TurnOrder", 0]],
    )
    assert table.city[ORDER : ORDER + 3] == [green, yellow, blue]


def adjusted_table(brown: int, *levels: int) -> Table:
    boards = [player(levels=[level, None, None, None, None]) for level in levels]
    return position(*boards, brown=[brown, 0, 0, 0, 0])


def test_e5_only_the_highest_marker_is_above_the_brown_cube() -> None:
    assert adjusted(adjusted_table(5, 7, 3, 1, 0), 0) == [5, 3, 1, 0]


def test_e6_the_markers_below_are_pushed_down() -> None:
    table = adjusted_table(2, 6, 5, 4, 3)
    assert table.city[BROWN] == 2
    Adjust(0).happen(table, -1)
    assert [board[LEVEL] for board in table.boards] == [2, 1, 0, 0]


def test_e7_thirteen_denarii_and_eleven_goods() -> None:
    table = position(
        player(denarii=13, wood=3, stone=2, iron=3, wine=1, surplus=2), player(), player()
    )
    lines = dict(table.scores()[P1].items)
    assert (lines["money"], lines["goods"]) == (2, 3)


@pytest.mark.parametrize(("level", "points"), [(4, 6), (10, 30)])
def test_e8_political_influence(level: int, points: int) -> None:
    table = position(player(politics=level), player(), player())
    assert dict(table.scores()[P1].items)["politics"] == points


@pytest.mark.parametrize(
    ("brown", "levels", "points"),
    [(5, (7, 3, 1), [17, 9, 3]), (2, (6, 5, 4, 3), [6, 3, 1, 1])],
)
def test_e9_points_of_the_areas(brown: int, levels: tuple[int, ...], points: list[int]) -> None:
    boards = [player(levels=[level, None, None, None, None]) for level in levels]
    while len(boards) < 4:
        boards.append(player())
    table = position(*boards, brown=[brown, 0, 0, 0, 0])
    found = [dict(score.items)["areas"] for score in table.scores()]
    assert found[: len(points)] == points
    assert all(rest == 0 for rest in found[len(points) :]), "no marker, no points"


def test_e10_a_worker_4_at_quaestor_brings_8_denarii() -> None:
    table = position(player(), player(), player())
    say(table, "send 4 quaestor")
    assert at(table)["denarii"] == 8


def test_e11_aedilis_and_one_stone_too_many() -> None:
    table = position(player(stone=2), player(), player(), areas={3: "dalmatia"})
    say(table, "send 3 aedilis")
    assert legal(table) == {"store stone", "cash stone"}
    say(table, "store stone")
    assert stock(table) == {"stone": 3, "wood": 1, "iron": 1}
    assert (at(table)["surplus"], at(table)["denarii"]) == (1, 0)
    assert table.view(EVERYTHING)["areas"][2]["high"]


def test_e12_mercator_sells_two_iron_and_buys_a_wheat_and_two_wine() -> None:
    table = position(player(iron=2), player(), player(), areas={4: "campania"})
    say(table, "send 4 mercator", "sell iron", "sell iron")
    assert at(table)["denarii"] == 6
    assert may(table, "purchase") == {"wheat", "wine", "stone"}
    say(table, "purchase wheat", "purchase wine", "purchase wine")
    assert may(table, "purchase"), "a fourth would be allowed"
    say(table, "close")
    assert at(table)["denarii"] == 2
    assert stock(table) == {"wheat": 1, "wine": 2}
    assert table.view(EVERYTHING)["areas"][3]["high"], "the card slides up"


def test_e13_the_forum_for_a_worker_5() -> None:
    table = position(
        player(wheat=1, wine=1, denarii=2),
        player(),
        player(),
        rows={"aedificator-1": "forum-romanum-built"},
    )
    wanted = {words.split()[0] for words in may(table, "buy") if words.endswith("aedificator-1")}
    assert wanted == {"5"}
    for value in range(1, 5):
        refused = why_not(table, f"buy {value} aedificator-1")
        assert refused == ("only-value", "card-rows")
    say(table, "buy 5 aedificator-1")
    assert at(table)["points"] == 3
    assert (stock(table), at(table)["denarii"]) == ({}, 0)
    held = [(card["card"], card["used"]) for card in at(table)["cards"]]
    assert held == [("forum-romanum-built", False)], "on the left"
    assert table.view(EVERYTHING)["rows"]["aedificator"][0]["card"] is None


@pytest.mark.parametrize("first", ["plan", "built"])
def test_e14_both_cards_of_the_colosseum(first: str) -> None:
    second = "built" if first == "plan" else "plan"
    table = position(
        player(cards=[f"colosseum-{first}"], wood=1, stone=2, cattle=1, iron=1, wine=1, denarii=2),
        player(),
        player(),
        rows={"aedificator-5": f"colosseum-{second}"},
    )
    iron = at(table)["stock"]["iron"]
    say(table, "buy 1 aedificator-5")
    own = 5 if second == "built" else 1
    assert at(table)["points"] == own + 1
    paid = 1 if second == "plan" else 0
    assert at(table)["stock"]["iron"] == iron - paid + 1


def test_e15_hannibal_for_a_worker_2() -> None:
    table = position(
        player(wine=1, surplus=2, denarii=2),
        player(),
        player(),
        rows={"legatus-4": "hannibal-2"},
    )
    say(table, "buy 2 legatus-4")
    mine = at(table)
    assert (mine["points"], mine["surplus"], mine["denarii"]) == (1, 0, 0)
    assert stock(table) == {}, "the wine is paid"
    assert mine["cards"][0]["influence"] == 1 and not mine["cards"][0]["turned"]


def test_e16_the_second_hannibal_had_brought_3_denarii() -> None:
    table = position(
        player(cards=["hannibal-1"], wine=1, surplus=2, denarii=2),
        player(),
        player(),
        rows={"legatus-4": "hannibal-2"},
    )
    say(table, "buy 2 legatus-4")
    assert (at(table)["denarii"], at(table)["surplus"]) == (3, 0)
    assert at(table)["wars"] == {"hannibal": 2}


def test_e16_the_third_hannibal_brings_a_surplus() -> None:
    table = position(
        player(cards=["hannibal-1", "hannibal-2"], surplus=3),
        player(),
        player(),
        rows={"legatus-5": "hannibal-3"},
    )
    say(table, "buy 1 legatus-5")
    assert at(table)["surplus"] == 1
    assert at(table)["denarii"] == 0
    assert at(table)["wars"] == {"hannibal": 3}


def propraetor_table() -> Table:
    return position(
        player(
            board="a2",
            wheat=3,
            cattle=3,
            cards=["pantheon-plan", "thermae-plan", "hannibal-4"],
        ),
        player(levels=[None, 3, None, None, None]),
        player(),
        areas={2: "gallia-lugdunensis"},
    )


def test_e17_propraetor_with_two_cards_of_influence() -> None:
    table = propraetor_table()
    say(table, "send 2 propraetor", "half bottom", "cash cattle", "store wheat")
    assert (at(table)["surplus"], at(table)["denarii"]) == (1, 2)
    say(table, "spend pantheon-plan", "spend thermae-plan", "advance")
    assert at(table)["levels"][1] == 2
    turned = {card["card"] for card in at(table)["cards"] if card["turned"]}
    assert turned == {"pantheon-plan", "thermae-plan"}


def test_e17_all_three_cards_pass_yellow() -> None:
    table = propraetor_table()
    say(table, "send 2 propraetor", "half bottom", "cash cattle", "store wheat")
    say(table, "spend pantheon-plan", "spend thermae-plan", "spend hannibal-4")
    if asked(table) == "MoreOrInfluence":
        say(table, "advance")
    assert at(table)["levels"][1] == 4
    assert all(card["turned"] for card in at(table)["cards"])


def test_e18_an_area_card_slides_up_then_is_bought() -> None:
    table = position(
        player(denarii=2), player(denarii=5), player(), areas={1: "noricum"}, brown=[1, 0, 0, 0, 0]
    )
    say(table, "send 1 aedilis")
    assert at(table)["denarii"] == 2
    area = table.view(EVERYTHING)["areas"][0]
    assert (area["high"], area["brown"]) == (True, 1)
    say(table, "send 1 aedilis")
    area = table.view(EVERYTHING)["areas"][0]
    assert (area["high"], area["brown"]) == (False, 2)
    assert area["card"]["card"] != "noricum"
    assert at(table, P2)["denarii"] == 3
    assert [card["card"] for card in at(table, P2)["cards"]] == ["noricum"]


def test_e19_roma_pays_a_surplus_and_a_wheat_but_not_the_occupied_space() -> None:
    table = position(player(surplus=1, wheat=1), player(colosseum=3), player())
    say(table, "send 3 roma")
    mine = at(table)
    assert (mine["colosseum"], mine["politics"]) == (3, 1)
    assert (mine["surplus"], stock(table), mine["denarii"]) == (0, {}, 0)


def test_e20_a_slot_opens_and_a_passive_patron_must_wake() -> None:
    table = position(
        player(surplus=1, wheat=1, cards=["cicero", "maecenas"]), player(colosseum=3), player()
    )
    say(table, "send 3 roma")
    assert legal(table) == {"wake cicero", "wake maecenas"}
    say(table, "wake maecenas")
    assert at(table)["active"] == ["maecenas"]
    assert [card["card"] for card in at(table)["cards"]] == ["cicero"]


def test_e21_maecenas_replaces_the_active_patron() -> None:
    table = position(
        player(denarii=12, stone=1, politics=1, active=["cato"]),
        player(),
        player(),
        rows={"senatus-2": "maecenas", "senatus-3": "strabo"},
    )
    workers = {words.split()[0] for words in may(table, "buy") if words.endswith("senatus-2")}
    assert workers == {"1", "2"}
    say(table, "buy 1 senatus-2")
    assert legal(table) == {"replace cato", "keep_passive"}
    say(table, "replace cato")
    assert at(table)["active"] == ["maecenas"]
    assert [card["card"] for card in at(table)["cards"]] == ["cato"]
    assert (at(table)["denarii"], stock(table)) == (0, {})
    cheap = position(
        player(denarii=6, wheat=1, politics=1, active=["maecenas"]),
        player(),
        player(),
        rows={"senatus-3": "strabo"},
    )
    say(cheap, "buy 1 senatus-3", "keep_passive")
    assert at(cheap)["denarii"] == 0


def test_e22_a_worker_1_trained_plus_or_minus_2() -> None:
    table = position(player(workers=[1], denarii=1), player(), player())
    say(table, "train 1 plus-2")
    assert at(table)["denarii"] == 0
    assert table.seat == P2
    later = position(player(workers=[], trained=[0, 1, 0, 0]), player(), player())
    sent = {words.split()[0] for words in may(later, "send")}
    assert sent == {"plus-2-as-1", "plus-2-as-2", "plus-2-as-3"}


def test_e23_a_taken_space_stops_the_marker_below() -> None:
    table = position(
        player(cards=["hannibal-4"]),
        player(levels=[2, None, None, None, None]),
        player(levels=[1, None, None, None, None]),
        player(),
        brown=[4, 0, 0, 0, 0],
    )
    say(table, "send 1 propraetor", "half top")
    while asked(table) == "Overflow":
        table.play(table.legal[0])
    say(table, "spend hannibal-4")
    if asked(table) == "MoreOrInfluence":
        say(table, "advance")
    assert at(table)["levels"][0] == 0, "1 and 2 are taken, 0 is always free"
    assert at(table)["cards"][0]["turned"], "the influence is lost"
    assert scoring.levels_of(table)[0][P4] == -1
