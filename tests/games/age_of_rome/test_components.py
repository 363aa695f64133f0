"""The box of Age of Rome: its counts, its ids, and what a corrected copy may say."""

from pathlib import Path

import pytest

import ludi
from ludi.games.age_of_rome import components, ids
from ludi.games.age_of_rome.components import COUNTS, Box, load_box
from ludi.games.age_of_rome.metrics import COUNTED
from ludi.kernel.components import ComponentsError

SHIPPED = (Path(components.__file__).parent / "components.toml").read_text(encoding="utf-8")


def row_of(table: str, id: str) -> str:
    """The text of one row of the shipped file."""
    start = SHIPPED.index(f'[[{table}]]\nid = "{id}"\n')
    end = SHIPPED.find("\n[", start + 1)
    return SHIPPED[start : end if end >= 0 else len(SHIPPED)]


def corrected(old: str, new: str, row: str = SHIPPED) -> str:
    assert old in row
    return SHIPPED.replace(row, row.replace(old, new, 1))


def load(folder: Path, text: str) -> Box:
    path = folder / "my.toml"
    path.write_text(text, encoding="utf-8")
    return load_box(str(path))


def test_the_box_holds_what_the_rulebook_counts() -> None:
    box = load_box()
    assert sum(box.tiles) == COUNTS["building_tiles"] == 45
    assert sum(box.copies) == COUNTS["trade_cards"] == 38
    assert sum(box.copies_few) == 30
    assert len(box.quests) == COUNTS["quest_cards"] == 28
    assert len(box.quests) - sum(box.quest_starred) == 23
    assert len(box.events) == COUNTS["event_cards"] == 18
    assert sum(box.event_negative) == 6
    assert len(box.characters) == COUNTS["player_boards"] == 6
    assert len(box.cassius_icons) == COUNTS["cassius_cards"] == 15
    assert len(box.combat_region) == COUNTS["combat_cards"] == 12
    assert len(box.exploits) == COUNTS["exploit_tokens"] == 12
    common = len(box.base_piles[4]) + len(box.upper_piles[4])
    assert common + 4 * 5 == COUNTS["pantheon_pieces"] == 28
    assert COUNTS["legions"] == 4 * 7 and 4 * 5 == COUNTS["votes"] == COUNTS["partisans"]


def test_what_the_rulebook_fixes() -> None:
    box = load_box()
    assert (box.penalty[3], box.penalty[5], box.penalty[6]) == (2, 4, 4)
    assert sum(box.senate) == 17
    assert [box.cost[9 + i] for i in range(3)] == [3, 8, 13]
    assert [box.glory[9 + i] for i in range(3)] == [2, 4, 6]
    assert box.farm[1:] == [1, 1, 2, 2, 3, 3, 4, 4, 5]
    for character in box.characters:
        assert character.plots[:2] == (ids.CALUMNY, ids.DEGRADATION)
        assert character.active[character.vendetta].bit_count() == 1, "one bonus at the start"
        assert character.active[0] == 7 and character.active[4] == 0


def test_only_two_quests_speak_of_vendetta_and_six_of_medals() -> None:
    box = load_box()
    vendetta = {"vendetta_markers", "uncovered_bonuses"}
    medals = {"medal", "medals"}
    for quest in range(len(ids.QUESTS)):
        metric = ids.METRICS[box.quests[quest].metric]
        assert (metric in vendetta) == ("peace" in box.quest_out[quest])
        assert (metric in medals) == ("heroes" in box.quest_out[quest])


def test_the_numbers_in_code_name_the_ids() -> None:
    for names in (ids.BUILDINGS, ids.PLOT_EFFECTS):
        for number, id in enumerate(names):
            assert getattr(ids, id.upper()) == number
    counted_at_the_end = {"quests_completed", "final_score"}
    assert COUNTED.keys() == set(ids.METRICS) - counted_at_the_end


def test_a_corrected_copy_changes_play(tmp_path: Path) -> None:
    text = corrected("cost = [4, 9, 14]", "cost = [5, 9, 14]", row_of("buildings", "military"))
    box = load(tmp_path, text)
    assert box.cost[0] == 5
    assert not box.sheet.standard
    game = ludi.game("age-of-rome", str(tmp_path / "my.toml"))
    assert game.components_sha
    assert game.new(players=2, seed=1).legal


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("rounds = 9", "rounds = 8", "key 'rounds' must be 9"),
        ("copies = 2\n", "copies = 3\n", "adds up to 39"),
        ("movable = [12, 21, 30]", "movable = [12, 21]", "must have 3 entries"),
        ("anchor = true", "anchor = false", "adds up to 2"),
        ('when = "build"', 'when = "activate_plot"', "does not go with the condition"),
        ('where = "any"', 'where = "anywhere"', "key 'where' must be one of"),
        ('metric = "medals"', 'metric = "medal"', "key 'of' must be"),
        ("sale = 1", "sail = 1", "key 'sale' is missing (is it 'sail'?)"),
        ("markers = 11", "markers = 11\ncolour = 3", "key 'colour' is unknown"),
    ],
)
def test_mistakes_are_named(tmp_path: Path, old: str, new: str, problem: str) -> None:
    with pytest.raises(ComponentsError) as found:
        load(tmp_path, corrected(old, new))
    assert problem in str(found.value)
    assert "age-of-rome my.toml" in str(found.value)


def test_reconstructed_values_say_so() -> None:
    for row, key in (
        (row_of("buildings", "military"), "cost"),
        (row_of("characters", "fulvia"), "anchor"),
        (row_of("trade_cards", "olicula"), "effect"),
        (row_of("quests", "offerings"), "points"),
    ):
        assert f'{key}_source = "reconstructed"' in row
    for table, id in (
        ("events", "levy"),
        ("cassius_cards", "gold_of_lycia"),
        ("combat_cards", "combat_thrace_host"),
        ("trade_cards", "groma"),
    ):
        assert 'source = "reconstructed"' in row_of(table, id)
