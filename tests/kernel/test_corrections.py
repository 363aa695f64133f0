"""An owner's corrections: what they change, what they confirm, and what is said of bad ones."""

import random
import tomllib
from pathlib import Path

import pytest

import ludi
from ludi.kernel.components import ComponentsError, read_file
from ludi.kernel.corrections import (
    differences,
    laid_over,
    load_correction,
    open_sheet,
    read_correction,
    shipped_data,
    written,
)
from ludi.kernel.provenance import counts, reconstructed, shares

GOOD = """
correction = 1
game = "glory-to-rome"
note = "my copy of 2011"
date = "2026-11-18"

[base]
hand_size = 6

[orders.bar]
copies = 6
copies_note = "counted twice"

[modes.teaching]
open_hands_turns = 5
open_hands_turns_date = "2026-11-01"
"""


def box(folder: Path, text: str) -> str:
    path = folder / "my.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def shipped(id: str) -> dict[str, object]:
    return shipped_data(ludi.game(id).folder, id)


def test_corrections_change_a_box_and_say_so(tmp_path: Path) -> None:
    game = ludi.game("glory-to-rome", box(tmp_path, GOOD))
    assert game.components_sha
    sheet = open_sheet(game.folder, game.id, str(tmp_path / "my.toml"))
    assert not sheet.standard
    found = differences(shipped(game.id), sheet.data)
    assert [(one.place, one.shipped, one.own) for one in found] == [("base.hand_size", 5, 6)]
    assert counts(sheet.data)["owner"] == 3
    assert not reconstructed(sheet.data)  # the one value of this box that was


def test_what_agrees_confirms_and_the_box_stays_the_shipped_one(tmp_path: Path) -> None:
    text = 'correction = 1\ngame = "age-of-rome"\n[buildings.military]\ncost = [4, 9, 14]\n'
    game = ludi.game("age-of-rome", box(tmp_path, text))
    assert game.components_sha == ""
    before = {one.table: one for one in shares(shipped("age-of-rome"))}
    laid = open_sheet(game.folder, game.id, str(tmp_path / "my.toml")).data
    after = {one.table: one for one in shares(laid)}
    assert after["buildings"].known == before["buildings"].known + 1
    assert after["buildings"].counts["owner"] == 1
    assert all(after[name].total == before[name].total for name in before)


def test_every_value_has_a_note_and_a_date_its_own_or_that_of_all(tmp_path: Path) -> None:
    values = load_correction(box(tmp_path, GOOD), "glory-to-rome", shipped("glory-to-rome")).values
    assert {value.place: (value.note, value.date) for value in values} == {
        "base.hand_size": ("my copy of 2011", "2026-11-18"),
        "orders.bar.copies": ("counted twice", "2026-11-18"),
        "modes.teaching.open_hands_turns": ("my copy of 2011", "2026-11-01"),
    }


@pytest.mark.parametrize("id", ludi.games())
def test_what_is_written_reads_the_same(id: str, tmp_path: Path) -> None:
    """Every reconstructed value of the box confirmed: nothing differs, nothing is left."""
    data = shipped(id)
    left = reconstructed(data)
    template = written(load_correction(box(tmp_path, empty(id)), id, data), left)
    assert tomllib.loads(template) == {"correction": 1, "game": id}
    filled = "\n".join(line.removeprefix("# ") for line in template.splitlines())
    correction = read_correction("my.toml", tomllib.loads(filled), data)
    assert [value.place for value in correction.values] == [value.place for value in left]
    laid = laid_over(data, correction)
    assert not differences(data, laid) and not reconstructed(laid)
    assert read_correction("my.toml", tomllib.loads(written(correction, [])), data).values
    assert ludi.game(id, box(tmp_path, filled)).components_sha == ""


def empty(id: str) -> str:
    return f'correction = 1\ngame = "{id}"\n'


BAD = {
    "another format": ("correction = 1", "correction = 2", "key 'correction' must be 1, not 2"),
    "no game": ('game = "glory-to-rome"', "", "which box is corrected?"),
    "another game": ('"glory-to-rome"', '"ave-roma"', "it corrects the box of 'ave-roma'"),
    "no such table": ("[base]", "[bases]", "[bases]: the box has no such table (is it 'base'?)"),
    "no such row": ("[orders.bar]", "[orders.bars]", "no such row (is it 'bar'?)"),
    "no such key": ("copies = 6", "copis = 4", "key 'copis' is unknown (is it 'copies'?)"),
    "another id": ("copies = 6", 'id = "x"', "key 'id' cannot be corrected"),
    "its own source": ("copies = 6", 'source = "public"', "key 'source' cannot be corrected"),
    "a note on nothing": ("copies_note", "size_note", "speaks of 'size'"),
    "a note of two lines": ('"counted twice"', '"a\\nb"', "must be one line of at most 500"),
    "no text": ('"counted twice"', "3", "must be a text, not 3"),
    "no day": ('"2026-11-01"', '"yesterday"', "must be a day such as"),
    "out of range": ("hand_size = 6", "hand_size = 99", "a whole number from 1 to"),
    "another type": ("hand_size = 6", 'hand_size = "six"', "not 'six'"),
    "counts of the box": ("copies = 6", "copies = 25", "copies"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_corrections_are_refused_with_the_place_and_the_reason(
    case: str, tmp_path: Path
) -> None:
    old, new, message = BAD[case]
    assert old in GOOD
    with pytest.raises(ComponentsError, match=r"my\.toml") as caught:
        ludi.game("glory-to-rome", box(tmp_path, GOOD.replace(old, new, 1)))
    assert message in str(caught.value)


def test_a_file_of_a_megabyte_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    path.write_text("#" * (1 << 20) + "\n", encoding="utf-8")
    with pytest.raises(ComponentsError, match="too large"):
        read_file(str(path), "glory-to-rome")


@pytest.mark.parametrize("id", ludi.games())
def test_changed_files_are_played_or_refused_and_nothing_else(id: str, tmp_path: Path) -> None:
    """Random damage to a correction of all reconstructed values: no trace, no hanging."""
    data = shipped(id)
    template = written(load_correction(box(tmp_path, empty(id)), id, data), reconstructed(data))
    good = "\n".join(line.removeprefix("# ") for line in template.splitlines())
    dice = random.Random(id)
    for _ in range(40):
        text = list(good)
        for _ in range(dice.randint(1, 3)):
            place = dice.randrange(len(text))
            text[place] = dice.choice(["", "9", "-", '"', "[", "]", "\n", "{}", "x", "=", "\x00"])
        path = tmp_path / f"{dice.random()}.toml"
        path.write_text("".join(text), encoding="utf-8")
        try:
            ludi.game(id, str(path))
        except ComponentsError as error:
            assert str(error).startswith(id)
