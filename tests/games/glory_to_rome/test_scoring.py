"""Final scoring: every line of the score sheet, merchant bonuses and ties (ruling R37)."""

import pytest

from ludi.games.glory_to_rome.ids import MATERIALS
from tests.games.glory_to_rome.position import (
    P1,
    P2,
    P3,
    CampPosition,
    built,
    camp,
    ending,
    points,
    position,
    say,
    winners,
)

VALUES = [("rubble", 1), ("wood", 1), ("brick", 2), ("concrete", 2), ("stone", 3), ("marble", 3)]


def lines(*camps: CampPosition) -> list[dict[str, int]]:
    """Everybody's score sheet."""
    return [dict(score.items) for score in position(*camps).scores()]


def test_the_score_sheet() -> None:
    table = position(
        camp(
            buildings=["wall", built("statue", site="wood"), "insula"],
            vault=["marble", "wood"],
            stockpile=["brick"] * 7,
        ),
        camp(vault=["wood"]),
    )
    first, second = table.scores()
    assert first.items == [
        ("influence", 2 + 2 + 1 + 1),
        ("vault", 3 + 1),
        ("bonus", 3),
        ("statue", 3),
        ("wall", 3),
    ]
    assert first.total == 6 + 4 + 3 + 3 + 3
    assert second.total == 2 + 1
    assert not first.won  # not yet: the game goes on
    assert (first.rank, second.rank) == (1, 2)


@pytest.mark.parametrize(("material", "value"), VALUES)
def test_a_card_in_the_vault_is_worth_its_material(material: str, value: int) -> None:
    first, second = lines(camp(vault=[material] * 2), camp(vault=[material] * 2))
    assert first["vault"] == second["vault"] == 2 * value
    assert first["bonus"] == second["bonus"] == 0


@pytest.mark.parametrize(("material", "value"), VALUES)
def test_influence_is_the_value_of_the_sites(material: str, value: int) -> None:
    assert lines(camp(sites=[material]), camp())[P1]["influence"] == 2 + value
    statue = camp(buildings=[built("statue", site=material)])
    assert lines(statue, camp())[P1]["influence"] == 2 + value


@pytest.mark.parametrize("material", MATERIALS)
def test_merchant_bonus_to_the_only_one_with_most_cards(material: str) -> None:
    def bonuses(*counts: int) -> list[int]:
        camps = [camp(vault=[material] * count) for count in counts]
        return [line["bonus"] for line in lines(*camps)]

    assert bonuses(1, 0) == [3, 0]
    assert bonuses(0, 0) == [0, 0]
    assert bonuses(1, 1) == [0, 0]
    assert bonuses(2, 1, 1) == [3, 0, 0]
    assert bonuses(2, 2, 1) == [0, 0, 0]  # nor to the next
    assert bonuses(1, 3, 2, 3, 0) == [0, 0, 0, 0, 0]
    assert bonuses(1, 3, 2, 4, 0) == [0, 0, 0, 3, 0]


def test_merchant_bonuses_add_up_and_count_cards_not_values() -> None:
    first, second = lines(
        camp(vault=["rubble", "rubble", "wood", "brick"]),
        camp(vault=["rubble", "marble", "wood", "stone"]),
    )
    assert first["bonus"] == 2 * 3  # rubble and brick; wood is equal
    assert second["bonus"] == 2 * 3
    assert lines(camp(vault=list(MATERIALS)), camp())[P1]["bonus"] == 18


@pytest.mark.parametrize(("cards", "score"), [(0, 0), (1, 0), (2, 1), (3, 1), (6, 3), (7, 3)])
def test_wall_gives_a_point_for_two_cards_rounded_down(cards: int, score: int) -> None:
    stockpile = ["brick", "wood", "stone", "marble", "rubble", "brick", "brick"][:cards]
    first, second = lines(
        camp(buildings=["wall"], stockpile=stockpile), camp(stockpile=["concrete"] * 5)
    )
    assert first["wall"] == score
    assert second["wall"] == 0


def test_a_wall_under_construction_scores_nothing() -> None:
    assert lines(camp(foundations=["wall"], stockpile=["brick"] * 4), camp())[P1]["wall"] == 0


def final(*camps: CampPosition) -> list[int]:
    """The winners when player 1 takes the last card of the deck."""
    table = position(*camps, deck=["market"])
    say(table, "P1: think orders")
    assert ending(table) == "deck"
    return winners(table)


def test_most_points_win() -> None:
    assert final(camp(hand=["wall"] * 3), camp(vault=["wood"])) == [P2]
    assert final(camp(sites=["stone"]), camp(sites=["wood"]), camp()) == [P1]


def test_a_tie_goes_to_most_cards_in_hand() -> None:
    assert final(camp(), camp(hand=["wall", "bath"])) == [P2]
    assert final(camp(hand=["wall", "bath"]), camp(hand=["wall", "bath"])) == [P1]


def test_jacks_are_cards_in_hand() -> None:
    assert final(camp(), camp(jacks=2)) == [P2]
    assert final(camp(hand=["wall"]), camp(jacks=1, hand=["bath", "bath"]), camp(jacks=2)) == [P2]


def test_cards_on_the_camp_are_not_in_hand() -> None:
    table = position(
        camp(hand=["latrine", "bar"]), camp(), camp(hand=["wall", "bath"]), deck=["market"]
    )
    say(table, "P1: lead latrine", "P2: think orders")
    assert ending(table) == "deck"
    assert points(table) == [2, 2, 2]
    assert winners(table) == [P3]
    assert [score.rank for score in table.scores()] == [2, 2, 1]


def test_r37_a_tie_in_hand_cards_too_is_a_shared_victory() -> None:
    table = position(camp(hand=["bath"]), camp(jacks=2), camp(), camp(), deck=["market"])
    say(table, "P1: think orders")
    assert winners(table) == [P1, P2]
    assert [score.rank for score in table.scores()] == [1, 1, 3, 3]
    assert [score.won for score in table.scores()] == [True, True, False, False]
