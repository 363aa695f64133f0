"""The box of Glory to Rome: its counts, its ids, and what a corrected copy may say."""

from pathlib import Path

import pytest

from ludi.games.glory_to_rome import components, ids
from ludi.games.glory_to_rome.components import Box, load_box
from ludi.games.glory_to_rome.ids import KINDS, MATERIALS, ROLES
from ludi.kernel.components import ComponentsError

SHIPPED = (Path(components.__file__).parent / "components.toml").read_text(encoding="utf-8")


def row_of(table: str, id: str) -> str:
    """Find the text of one row of the shipped file."""
    start = SHIPPED.index(f'[[{table}]]\nid = "{id}"\n')
    end = SHIPPED.find("\n[", start + 1)
    return SHIPPED[start : end if end >= 0 else len(SHIPPED)]


def corrected(old: str, new: str, row: str = SHIPPED) -> str:
    """Replace something in a row of the shipped file, or anywhere in it."""
    assert old in row
    return SHIPPED.replace(row, row.replace(old, new, 1))


def load(folder: Path, text: str) -> Box:
    """Load a box from the text of its file."""
    path = folder / "my.toml"
    path.write_text(text, encoding="utf-8")
    return load_box(str(path))


def test_the_box_holds_187_cards() -> None:
    box = load_box()
    assert sum(box.copies) == 144
    assert sum(box.site_copies) == 36
    assert box.jacks == 6
    assert sum(box.copies) + sum(box.site_copies) + box.jacks + 1 == 187
    assert len(KINDS) == len(box.copies) == len(box.material) == 40


def test_every_material_has_24_cards() -> None:
    box = load_box()
    for material in range(6):
        kinds = [kind for kind in range(40) if box.material[kind] == material]
        cheap = box.value[material] == 1
        assert len(kinds) == (4 if cheap else 8)
        assert [box.copies[kind] for kind in kinds] == [6 if cheap else 3] * len(kinds)
        assert box.site_copies[material] == 6


def test_the_numbers_in_code_name_the_ids() -> None:
    for names in (MATERIALS, ROLES, KINDS):
        for number, id in enumerate(names):
            assert getattr(ids, id.upper().replace("-", "_")) == number


def test_every_kind_has_its_function_in_the_rules() -> None:
    assert tuple(components.FUNCTIONS) == KINDS


def test_kinds_are_in_alphabetical_order_of_their_english_names() -> None:
    names = [id.replace("-", " ") for id in KINDS]
    assert names == sorted(names)


def test_values_and_base_numbers_are_the_rulebooks() -> None:
    box = load_box()
    assert box.value == [1, 1, 2, 2, 3, 3]
    assert (box.starting_influence, box.hand_size, box.petition_size) == (2, 5, 3)
    assert (box.orders_dealt, box.jacks_dealt, box.pool_cards_each) == (4, 1, 1)
    assert (box.outside_actions, box.tower_outside_actions) == (2, 1)
    assert (box.circus_size, box.bonus_points) == (2, 3)
    assert (box.statue_points, box.wall_cards_per_point) == (3, 2)
    assert (box.sites_cap, box.sites_beyond_cap_removed, box.beginner_halves_deck) == (
        3,
        True,
        True,
    )
    assert box.teaching_open_turns == 5


def test_only_these_cards_change_a_limit() -> None:
    box = load_box()
    kinds = range(40)
    assert {KINDS[k]: box.clientele_add[k] for k in kinds if box.clientele_add[k]} == {"insula": 2}
    assert {KINDS[k]: box.clientele_factor[k] for k in kinds if box.clientele_factor[k] != 1} == {
        "aqueduct": 2
    }
    assert {KINDS[k]: box.vault_add[k] for k in kinds if box.vault_add[k]} == {"market": 2}
    assert {KINDS[k]: box.hand_add[k] for k in kinds if box.hand_add[k]} == {
        "shrine": 2,
        "temple": 4,
    }


def test_gate_serves_every_marble_card_but_the_statue() -> None:
    box = load_box()
    marble = {id for kind, id in enumerate(KINDS) if box.material[kind] == ids.MARBLE}
    assert {id for kind, id in enumerate(KINDS) if box.gate_works[kind]} == marble - {"statue"}


def test_cards_that_only_act_when_completed_have_nothing_lasting() -> None:
    box = load_box()
    passing = {id for kind, id in enumerate(KINDS) if not box.lasting[kind]}
    at_once = {id for id, does in components.FUNCTIONS.items() if does.startswith("on_completion")}
    assert passing == at_once | {"villa"}


def test_materials_forced_by_the_rulebooks_examples_are_marked_so() -> None:
    rows = {row.id: row for row in load_box().sheet.rows("orders")}
    forced = [id for id, row in rows.items() if row.source_of("material") == "rulebook"]
    assert len(forced) == 17
    assert {row.source_of("copies") for row in rows.values()} == {"public"}
    assert {row.source for row in rows.values()} == {"rulebook"}


def test_the_shipped_box_is_standard_and_loaded_once(tmp_path: Path) -> None:
    assert load_box().sheet.standard
    copy = load(tmp_path, "# my copy\n" + SHIPPED)
    assert copy.sheet.standard
    assert copy.sheet.sha256 == load_box().sheet.sha256


def test_a_corrected_copy_works(tmp_path: Path) -> None:
    box = load(tmp_path, corrected("amount = 4", "amount = 3", row_of("orders", "temple")))
    assert box.hand_add[ids.TEMPLE] == 3
    assert not box.sheet.standard
    assert box.sheet.sha256 != load_box().sheet.sha256
    assert load_box().hand_add[ids.TEMPLE] == 4


def test_two_cards_may_change_colours(tmp_path: Path) -> None:
    text = SHIPPED
    for id, old, new in (("bath", "brick", "stone"), ("prison", "stone", "brick")):
        row = row_of("orders", id)
        text = text.replace(row, row.replace(f'"{old}"', f'"{new}"', 1))
    box = load(tmp_path, text)
    assert box.material[ids.BATH] == ids.STONE
    assert box.material[ids.PRISON] == ids.BRICK


def test_the_other_readings_of_the_modes_work(tmp_path: Path) -> None:
    box = load(tmp_path, corrected('"removed"', '"out_of_town"'))
    assert not box.sites_beyond_cap_removed
    assert not load(tmp_path, corrected('"half"', '"none"')).beginner_halves_deck


# name: (table and id of the row, old, new, what the message says)
BAD_FILES = {
    "missing": (
        "orders",
        "bar",
        "copies = 6\n",
        "",
        "[[orders]] 'bar': key 'copies_source' speaks",
    ),
    "wrong type": (
        "orders",
        "bar",
        "copies = 6",
        'copies = "six"',
        "[[orders]] 'bar': key 'copies' must be a whole number from 1 to 24, not 'six'",
    ),
    "unknown key": (
        "orders",
        "bar",
        "copies = 6",
        "copies = 6\nprice = 2",
        "[[orders]] 'bar': key 'price' is unknown",
    ),
    "wrong count": (
        "orders",
        "bar",
        "copies = 6",
        "copies = 7",
        "[[orders]]: key 'copies' adds up to 145, but must add up to 144",
    ),
    "wrong number of sites": (
        "sites",
        "site-wood",
        "copies = 6",
        "copies = 5",
        "[[sites]]: key 'copies' adds up to 35, but must add up to 36",
    ),
    "wrong material of a site": (
        "sites",
        "site-wood",
        'material = "wood"',
        'material = "brick"',
        "[[sites]] 'site-wood': key 'material' must be 'wood', not 'brick'",
    ),
    "colours do not add up": (
        "orders",
        "bath",
        '"brick"',
        '"stone"',
        "[[materials]] 'brick': key 'order_types' says 8, but the cards in [[orders]] make 7",
    ),
    "other role": (
        "materials",
        "wood",
        '"craftsman"',
        '"laborer"',
        "[[materials]] 'wood': key 'role' must be 'craftsman', not 'laborer'",
    ),
    "duplicate id": (
        "orders",
        "bath",
        '"bath"',
        '"bar"',
        "[[orders]] 'bar': key 'id' is there twice",
    ),
    "unknown id": (
        "orders",
        "bath",
        '"bath"',
        '"baths"',
        "key 'id' must be one of the 40 known ones, not 'baths' (is it 'bath'?)",
    ),
    "unknown material": (
        "orders",
        "wall",
        '"concrete"',
        '"cement"',
        "[[orders]] 'wall': key 'material' must be one of rubble, wood, brick, concrete, stone, "
        "marble, not 'cement'",
    ),
    "other op": (
        "orders",
        "shrine",
        '"hand_add"',
        '"vault_add"',
        "[[orders]] 'shrine': key 'effects' (with 'timing') must stay what the rules do, "
        "'passive: hand_add amount=#'",
    ),
    "other role of an op": (
        "orders",
        "garden",
        '"patron"',
        '"merchant"',
        "not 'on_completion: grant_actions count=influence role=merchant'",
    ),
    "other timing": (
        "orders",
        "garden",
        '"on_completion"',
        '"passive"',
        "not 'passive: grant_actions count=influence role=patron'",
    ),
    "number of an op": (
        "orders",
        "circus",
        "size = 2",
        "size = 1",
        "[[orders]] 'circus' effects 1: key 'size' must be a whole number from 2 to 10, not 1",
    ),
    "no gate on marble": (
        "orders",
        "forum",
        "gate = true\n",
        "",
        "[[orders]] 'forum': key 'gate' is missing",
    ),
    "gate on brick": (
        "orders",
        "bath",
        "public =",
        "gate = true\npublic =",
        "[[orders]] 'bath': key 'gate' is for marble cards only",
    ),
    "beginners with functions": (
        "modes",
        "beginner",
        "building_functions = false",
        "building_functions = true",
        "[[modes]] 'beginner': key 'building_functions' is what tells the beginners' game",
    ),
    "full game without functions": (
        "modes",
        "full",
        "building_functions = true",
        "building_functions = false",
        "[[modes]] 'full': key 'building_functions' is what tells the beginners' game",
    ),
    "missing source": (
        "orders",
        "bath",
        'source = "rulebook"\n',
        "",
        "[[orders]] 'bath': key 'source' is missing",
    ),
}


@pytest.mark.parametrize("case", BAD_FILES)
def test_a_bad_row_is_an_error_with_file_table_and_key(tmp_path: Path, case: str) -> None:
    table, id, old, new, message = BAD_FILES[case]
    with pytest.raises(ComponentsError) as caught:
        load(tmp_path, corrected(old, new, row_of(table, id)))
    assert str(caught.value).startswith("glory-to-rome my.toml: ")
    assert message in str(caught.value)


BAD_TABLES = {
    "another game": ('"glory-to-rome"', '"ave-roma"', "[game]: key 'id' must be 'glory-to-rome'"),
    "other counts": ("orders = 144", "orders = 159", "[counts]: key 'orders' must be 144, not 159"),
    "seven Jacks": (
        "[jacks]\ncopies = 6",
        "[jacks]\ncopies = 7",
        "[jacks]: key 'copies' must be 6",
    ),
    "no hand": ("hand_size = 5", "hand_size = 0", "[base]: key 'hand_size' must be a whole number"),
    "missing table": ("[setup]", "[set_up]", "[setup]: the table is missing (is it 'set_up'?)"),
    "bad syntax": ("hand_size = 5", "hand_size = ", "is not good TOML"),
}


@pytest.mark.parametrize("case", BAD_TABLES)
def test_a_bad_table_is_an_error_too(tmp_path: Path, case: str) -> None:
    old, new, message = BAD_TABLES[case]
    with pytest.raises(ComponentsError) as caught:
        load(tmp_path, corrected(old, new))
    assert str(caught.value).startswith("glory-to-rome my.toml: ")
    assert message in str(caught.value)


def test_a_missing_kind_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match="no table has the key id = 'bath'"):
        load(tmp_path, SHIPPED.replace(row_of("orders", "bath"), ""))


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"nothing\.toml: cannot be read: No such file"):
        load_box(str(tmp_path / "nothing.toml"))
