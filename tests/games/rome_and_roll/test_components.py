"""The box of Rome & Roll: its counts, its ids, and what a corrected copy may say."""

from collections import Counter
from pathlib import Path

import pytest

from ludi.games.rome_and_roll import components
from ludi.games.rome_and_roll.city import cells_of, turnings
from ludi.games.rome_and_roll.components import Box, load_box
from ludi.games.rome_and_roll.game import RomeAndRoll
from ludi.games.rome_and_roll.ids import ADVISORS, CHARACTERS, PLANS, TYPES
from ludi.kernel.components import ComponentsError

SHIPPED = (Path(components.__file__).parent / "components.toml").read_text(encoding="utf-8")
BOX = load_box()


def load(folder: Path, old: str, new: str) -> Box:
    """Load a copy of the shipped box with one correction."""
    assert old in SHIPPED
    path = folder / "my.toml"
    path.write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")
    return load_box(str(path))


def test_the_box_is_complete() -> None:
    assert len(PLANS) == 21
    assert Counter(TYPES[type] for type in BOX.type_of) == {
        "army": 5,
        "leisure": 4,
        "manufacture": 6,
        "religion": 1,
        "urbanism": 5,
    }
    assert [sum(BOX.dice_count[players]) for players in range(1, 5)] == [5, 5, 7, 9]
    assert [len(cards) for cards in BOX.nero_cards[1:]] == [4, 3, 3, 4]
    assert BOX.nero_cards[4] == sorted(BOX.nero_cards[4], reverse=True)
    assert len(ADVISORS) == 3 * len(CHARACTERS) + 1
    assert BOX.card_seal.count(True) == 16
    assert BOX.card_action.count(0) == 9


def test_an_example_die_shows_builder_wood_brick() -> None:
    assert BOX.face_goods[0] == (1, 1, 0, 0, 0, 0)
    assert BOX.face_workers[0] == 2


def test_the_forum_is_nine_cells_and_the_hills_are_seven_or_six() -> None:
    small, large = BOX.cities
    assert small.forum.bit_count() == large.forum.bit_count() == 9
    assert [bool(hill) for hill in small.hills] == [True] * 6 + [False], "no Quirinal"
    assert all(large.hills)
    assert not small.with_goods
    assert large.with_goods.bit_count() > 20


@pytest.mark.parametrize(
    ("shape", "ways"),
    [(["##"], 2), (["##", "##"], 1), (["##", "#."], 4), (["###", "#.."], 8), (["##.", ".##"], 4)],
)
def test_shapes_turn_and_mirror(shape: list[str], ways: int) -> None:
    found = [cells for cells in turnings(shape) if cells]
    assert len(found) == ways
    assert all(cells[0] == (0, 0) for cells in found), "the anchor is covered"


def test_no_drawing_breaks_a_rule() -> None:
    for side, city in enumerate(BOX.cities):
        for plan in range(len(PLANS)):
            for mask, place in BOX.drawings[side][plan].everywhere:
                assert not mask & (city.river | city.forum)
                assert city.hills_under(mask) <= 1
                assert not city.spans_wall(mask)
                assert not any(city.forbids(one, mask) for one in BOX.restrictions[plan])
                assert mask >> place % 252 & 1
                assert mask.bit_count() == "".join(BOX.shape[plan]).count("#")
            assert BOX.drawings[side][plan].everywhere, "every plan can be drawn somewhere"


def test_all_roads_join_settlements_of_their_region() -> None:
    for road, ends in enumerate(BOX.road_ends):
        for end in ends:
            assert end < 0 or BOX.region_of[end] == BOX.road_region[road]
    reach = {-1}
    for _ in range(6):
        for a, b in BOX.road_ends:
            if a in reach or b in reach:
                reach |= {a, b}
    assert len(reach) == 21


def test_a_corrected_copy_plays_and_is_told_apart(tmp_path: Path) -> None:
    box = load(tmp_path, 'cost = ["wood", "fish"]', 'cost = ["wood", "wood", "fish"]')
    assert box.cost[0] == (2, 0, 0, 1, 0)
    assert not box.sheet.standard
    game = RomeAndRoll(str(tmp_path / "my.toml"))
    assert game.components_sha
    assert not RomeAndRoll().components_sha


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('shape = ["##", "#."]', 'shape = ["##", "#"]', "rows of # and ."),
        ('type = "army"', 'type = "navy"', "type"),
        ('good = "soldier"', 'good = "sailor"', "good"),
        ("plan_cards = 21", "plan_cards = 22", "plan_cards"),
        ("strength = 2", "strength = 0", "strength"),
        ("milestones = 2", "milestone = 2", "milestones"),
        ('"..~.............",', '"..~......?......",', "marks"),
        ("nero = [4, 3, 3, 4]", "nero = [4, 3, 3]", "must have 4 entries, not 3"),
        ('shape = ["####"]', 'shape = ["#######"]', "6 cells long"),
    ],
)
def test_mistakes_in_a_copy_are_named(tmp_path: Path, old: str, new: str, says: str) -> None:
    with pytest.raises(ComponentsError, match=says):
        load(tmp_path, old, new)


def test_cells_of_a_mask() -> None:
    assert cells_of(0b10110) == [1, 2, 4]
