"""Rulings on contradictions of the text (A), and those on cards and areas (R)."""

from collections.abc import Sequence

import pytest

from ludi.games.ave_roma.rules.ending import adjusted
from tests.games.ave_roma.position import P1, asked, at, may, player, position, say, stock


@pytest.mark.parametrize("picked", [[4, 4], [4, 5]])
def test_a3_the_choice_among_too_many_workers_is_free(picked: list[int]) -> None:
    table = position(
        player(workers=[2, 3, 3]), player(), player(),
        workers={"quaestor": [4, 5, 4]},
        agenda=[["TurnOrder", 0], ["Draft", P1]],
    )  # fmt: skip
    say(table, *[f"pick {value}" for value in picked])
    assert at(table)["workers"] == [2, 3, 3, *picked]


def test_a4_all_workers_of_a_location_but_no_more_than_five_in_hand() -> None:
    workers: dict[str, Sequence[int]] = {"quaestor": [1, 2], "roma": [3, 4, 5]}
    agenda = [["TurnOrder", 0], ["Draft", P1]]
    few = position(player(workers=[1, 1, 1]), player(), player(), workers=workers, agenda=agenda)
    twin = few.clone()
    say(few, "draft quaestor")
    assert at(few)["workers"] == [1, 1, 1, 1, 2], "both, without a choice"
    say(twin, "draft roma")
    assert asked(twin) == "Pick" and may(twin, "pick") == {"3", "4", "5"}
    say(twin, "pick 5", "pick 3")
    assert at(twin)["workers"] == [1, 1, 1, 3, 5]


def test_a6_spending_influence_turns_a_card_and_uses_its_icon() -> None:
    table = position(
        player(cards=["pantheon-plan"]), player(), player(), areas={2: "gallia-lugdunensis"}
    )
    say(table, "send 2 propraetor", "half top", "spend pantheon-plan")
    card = at(table)["cards"][0]
    assert (card["turned"], card["used"]) == (True, True)


def test_a6_using_an_icon_does_not_turn_the_card() -> None:
    table = position(player(cards=["pantheon-plan"]), player(), player(), mode="advanced")
    say(table, "send 1 quaestor", "use pantheon-plan")
    card = at(table)["cards"][0]
    assert (card["turned"], card["used"]) == (False, True)


def test_a9_money_has_no_limit() -> None:
    table = position(player(denarii=995), player(), player())
    say(table, "send 5 quaestor")
    assert at(table)["denarii"] == 1005


def test_r3_areas_count_by_ones_own_level_not_by_rank() -> None:
    levels = [8, 3, 1]
    table = position(
        *[player(levels=[level, None, None, None, None]) for level in levels],
        brown=[8, 0, 0, 0, 0],
    )
    points = [dict(score.items)["areas"] for score in table.scores()]
    assert points == [37, 11, 4], "as the card for two or three players says"
    low = position(
        *[player(levels=[level, None, None, None, None]) for level in (None, 3, 1)],
        brown=[8, 0, 0, 0, 0],
    )
    assert [dict(score.items)["areas"] for score in low.scores()] == [0, 11, 4]


def test_r11_both_corners_of_a_building_are_paid_once() -> None:
    table = position(
        player(cards=["colosseum-built"], wood=1, stone=3, cattle=1, iron=1),
        player(),
        player(),
        rows={"aedificator-5": "colosseum-plan", "aedificator-4": "aquaeductus-plan"},
    )
    say(table, "buy 1 aedificator-5")
    assert (at(table)["points"], stock(table)["iron"]) == (2, 1), "1 of its own, 1 and iron"
    say(table, "pass", "pass", "buy 2 aedificator-4")
    assert (at(table)["points"], stock(table)) == (2, {}), "another building brings nothing more"


@pytest.mark.parametrize(
    ("brown", "levels", "adjusted_levels"),
    [
        (4, [6, 3, -1], [4, 3, -1]),
        (3, [5, 4, 1], [3, 2, 1]),
        (0, [2, 1, 0], [0, 0, 0]),
        (8, [8, 7, 6], [8, 7, 6]),
        (5, [4, 5, 6], [3, 4, 5]),
    ],
)
def test_r22_from_the_highest_marker_down(
    brown: int, levels: list[int], adjusted_levels: list[int]
) -> None:
    boards = [
        player(levels=[None if level < 0 else level, None, None, None, None]) for level in levels
    ]
    table = position(*boards, brown=[brown, 0, 0, 0, 0])
    assert adjusted(table, 0) == adjusted_levels
