"""The box of Hadrian's Wall: its counts, its ids, and what a corrected copy may say."""

from collections import Counter
from pathlib import Path

import pytest

from ludi.games.hadrians_wall import components, ids
from ludi.games.hadrians_wall.actions import VERBS
from ludi.games.hadrians_wall.components import Box, load_box
from ludi.games.hadrians_wall.game import HadriansWall
from ludi.games.hadrians_wall.ids import (
    BUILDINGS,
    CARDS,
    GROUP_OF,
    GROUP_SIZES,
    GROUP_STARTS,
    GROUPS,
    ITEMS,
    LARGE,
    LINES,
    TRACKS,
)
from ludi.games.hadrians_wall.patterns import PLACEMENTS
from ludi.games.hadrians_wall.sheet import FIELDS, FORT, INFRASTRUCTURE, SIZE
from ludi.kernel.components import ComponentsError

SHIPPED = (Path(components.__file__).parent / "components.toml").read_text(encoding="utf-8")


def load(folder: Path, old: str, new: str) -> Box:
    """Load a copy of the shipped box with one correction."""
    assert old in SHIPPED
    path = folder / "my.toml"
    path.write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")
    return load_box(str(path))


def test_the_box_holds_48_fate_cards_and_12_player_cards_six_times() -> None:
    box = load_box()
    assert len(box.fate_attack) == 48
    assert len(CARDS) * 6 == 72
    assert Counter(box.fate_attack) == {0: 16, 1: 16, 2: 16}
    assert all(sum(gains) == 8 for gains in box.fate_gains)
    faces = Counter(
        (box.fate_attack[c], box.fate_damage[c], tuple(box.fate_gains[c])) for c in range(48)
    )
    assert sorted(faces.values()) == [4] * 12, "twelve faces with four goods each"


def test_tracks_and_buildings_are_counted() -> None:
    box = load_box()
    assert [len(rewards) for rewards in box.line_reward] == [14, 18, 7, 21, 21]
    assert len(BUILDINGS) == sum(GROUP_SIZES) == 21  # and the Small Granary
    assert sum(LARGE) == 7
    assert len(box.temple_reward) == 14
    assert box.temple_ends == [2, 8, 14]
    for group, start in enumerate(GROUP_STARTS):
        assert GROUP_OF[start] == group
        assert GROUPS[group].rstrip("s") in BUILDINGS[start]
    assert box.penalty == [0, 1, 3, 5, 7, 9, 12, 15, 18, 22]


def test_places_on_a_sheet_do_not_overlap() -> None:
    places = [start + i for _, start, count in FIELDS for i in range(count)]
    assert len(places) == len(set(places))
    assert sorted({*places, INFRASTRUCTURE}) == list(range(SIZE))
    assert TRACKS.index("fort") + 5 == FORT
    assert [TRACKS.index(line) + 5 for line in LINES] == [18, 19, 20, 21, 22]


def test_items_have_their_numbers() -> None:
    for number, name in enumerate(ITEMS[:9]):
        assert getattr(ids, name.upper()) == number
    for number, name in enumerate(ids.CITIZENS):
        assert getattr(ids, name.upper()) == 9 + number


def test_patterns_are_turned_and_mirrored() -> None:
    assert [len(actions) for actions in PLACEMENTS.actions] == [13, 12, 34, 68, 34]
    assert len(PLACEMENTS.shapes) == 19
    assert len(set(PLACEMENTS.mask_of.values())) == 161
    assert all(mask.bit_count() == 4 for mask in PLACEMENTS.mask_of.values())


def test_every_place_action_touches_its_four_boxes() -> None:
    game = HadriansWall()
    for action in PLACEMENTS.mask_of:
        touched = game.touches(action)
        cells = [tuple(map(int, id.removeprefix("me/map/").split(","))) for id in touched]
        mask = sum(1 << (row - 1) * 5 + column - 1 for row, column in cells)
        assert mask == PLACEMENTS.mask_of[action]


def test_every_action_names_things_on_the_board() -> None:
    game = HadriansWall()
    for action in range(VERBS.size):
        game.touches(action)


def test_a_copy_of_the_file_is_the_standard_box(tmp_path: Path) -> None:
    path = tmp_path / "same.toml"
    path.write_text(SHIPPED, encoding="utf-8")
    assert load_box(str(path)).sheet.standard
    assert HadriansWall(str(path)).components_sha == ""


def test_an_owner_may_correct_numbers(tmp_path: Path) -> None:
    box = load(tmp_path, "price = [1, 1, 2, 2, 3, 3]", "price = [1, 1, 1, 2, 3, 3]")
    assert not box.sheet.standard
    assert box.bath_price[2] == 1
    box = load(tmp_path, "easy = [1, 2, 3, 4, 6, 8]", "easy = [1, 2, 3, 4, 5, 8]")
    assert box.attack_cards[0][5] == 5
    assert HadriansWall(str(tmp_path / "my.toml")).components_sha == box.sheet.sha256


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("fate_cards = 48", "fate_cards = 47", r"\[counts\]: key 'fate_cards' must be 48"),
        ("potential = [1, 2, 2, 3, 3, 4]", "potential = [1, 2, 2, 3, 3]", "must have 6 entries"),
        ("potential = [1, 2, 2, 3, 3, 4]", "potential = [1, 2, 2, 3, 3, 5]", "attack_potential"),
        ("columns = [4, 5, 5]", "columns = [4, 5, 6]", "'mining': key 'columns' adds up to 15"),
        ('cost = "builder soldier"', 'cost = "builder"', "'fort': key 'cost' must be"),
        ('"production resource", "", "",', '"resource", "", "",', "'production' must be 8, but 7"),
        ('needs = "traders"', 'needs = "trader"', "must be one of infrastructure"),
        ("gains = [1, 1, 2, 2, 2]", "gains = [1, 1, 2, 2, 3]", "adds up to 9"),
        ('picture = ["##", "##"]', 'picture = ["###", "#.."]', "must show the pattern 'o'"),
        ('measure = "final-disdain"', 'measure = "disdain"', "key 'measure' must be"),
        ('"servant civilian"    # one', '"servant"    # one', r"\[ludus\]: key 'cost' must be"),
        ('type = "forbid-landmarks"', 'type = "forbid-landmark"', "type"),
        ('{ type = "forbid-diplomats" }', '{ type = "forbid-diplomats", x = 1 }', "'x' is unknown"),
        ("[ludus]", "[ludos]", r"\[ludus\]: the table is missing"),
        ("flag = [2, 4, 5, 7, 9]", "flag = [2, 4, 5, 7, 10]", "from 1 to 9"),
        ('reward = "piety trader', 'reward = "piety traders', "must be one of the"),
        ("years = 6", "years = 7", "must be 6"),
    ],
)
def test_a_mistake_is_an_error_that_says_where(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    with pytest.raises(ComponentsError, match=sentence) as error:
        load(tmp_path, old, new)
    assert str(error.value).startswith("hadrians-wall my.toml")


def test_every_table_says_where_it_comes_from() -> None:
    tables = load_box().sheet.describe()
    assert len(tables) >= 25
    assert all(table["sources"] for table in tables)
