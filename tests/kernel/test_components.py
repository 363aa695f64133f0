"""The components loader: what it reads, and what it says of a bad file."""

import ast
import json
from pathlib import Path

import pytest

import ludi
from ludi.kernel.components import ComponentsError, Row, Sheet, read_sheet
from ludi.kernel.errors import LudiError
from ludi.kernel.text import _words_of_faults

GOOD = """
schema = 1

[base]
hand_size = 5
open = true
steps = [1, 2]
colours = ["red", "blue"]
source = "rulebook"

[[orders]]
id = "bar"
copies = 6
copies_source = "public"
effects = [{ op = "draw", amount = 2 }]
source = "rulebook"

[[orders]]
id = "wall"
copies = 3
effects = []
source = "reconstructed"
"""


def sheet_of(folder: Path, text: str) -> Sheet:
    """Write a components file and open it."""
    path = folder / "components.toml"
    path.write_text(text, encoding="utf-8")
    return read_sheet(str(path), "ludus")


def read_all(sheet: Sheet) -> list[Row]:
    """Read the file as a game would."""
    base = sheet.table("base")
    base.integer("hand_size", 1, 20)
    base.flag("open")
    base.integers("steps", 0, 9)
    base.texts("colours", ("red", "blue"))
    rows = sheet.rows("orders", ("bar", "wall"))
    for row in rows:
        row.integer("copies", 1, 24)
        for effect in row.parts("effects"):
            effect.text("op", ("draw",))
            effect.integer("amount", 0, 9)
    sheet.finish()
    return rows


def test_a_good_file_is_read_with_its_provenance(tmp_path: Path) -> None:
    sheet = sheet_of(tmp_path, GOOD)
    bar, wall = read_all(sheet)
    assert (bar.id, bar.source, bar.integer("copies", 1, 24)) == ("bar", "rulebook", 6)
    assert bar.source_of("copies") == "public"
    assert bar.source_of("effects") == "rulebook"
    assert wall.source_of("copies") == "reconstructed"
    assert sheet.table("base").texts("colours") == ["red", "blue"]
    assert sheet.table("base").integers("steps", 1, 2) == [1, 2]
    assert not bar.has("gate")


def test_rows_come_in_the_order_asked_for(tmp_path: Path) -> None:
    sheet = sheet_of(tmp_path, GOOD)
    assert [row.id for row in sheet.rows("orders", ("wall", "bar"))] == ["wall", "bar"]
    assert [row.id for row in sheet.rows("orders")] == ["bar", "wall"]


def test_describe_is_ready_for_json(tmp_path: Path) -> None:
    sheet = sheet_of(tmp_path, GOOD)
    read_all(sheet)
    tables = json.loads(json.dumps(sheet.describe()))
    assert [table["name"] for table in tables] == ["base", "orders"]
    assert tables[0]["sources"] == ["rulebook"]
    assert tables[0]["rows"][0]["hand_size"] == 5
    assert tables[1]["sources"] == ["rulebook", "public", "reconstructed"]
    assert [row["id"] for row in tables[1]["rows"]] == ["bar", "wall"]


def test_the_fingerprint_is_of_what_matters_for_play(tmp_path: Path) -> None:
    first = sheet_of(tmp_path, GOOD).sha256
    head, bar, wall = GOOD.split("[[orders]]")
    same = [
        "# a comment\n" + GOOD,
        GOOD.replace('"reconstructed"', '"public"'),
        f"{head}[[orders]]{wall}\n[[orders]]{bar}",
    ]
    other = [GOOD.replace("copies = 3", "copies = 4"), GOOD.replace("[1, 2]", "[2, 1]")]
    assert len(first) == 64
    assert [sheet_of(tmp_path, text).sha256 == first for text in same] == [True] * len(same)
    assert [sheet_of(tmp_path, text).sha256 == first for text in other] == [False] * len(other)


BAD_FILES = {
    "missing key": ("hand_size = 5\n", "", "[base]: key 'hand_size' is missing"),
    "misspelt key": (
        "hand_size",
        "hand_sise",
        "[base]: key 'hand_size' is missing (is it 'hand_sise'?)",
    ),
    "wrong type": (
        "copies = 6",
        'copies = "six"',
        "[[orders]] 'bar': key 'copies' must be a whole number from 1 to 24, not 'six'",
    ),
    "too much": (
        "copies = 6",
        "copies = 25",
        "[[orders]] 'bar': key 'copies' must be a whole number from 1 to 24, not 25",
    ),
    "a flag for a number": (
        "copies = 6",
        "copies = true",
        "[[orders]] 'bar': key 'copies' must be a whole number from 1 to 24, not true",
    ),
    "a fraction": ("copies = 6", "copies = 6.0", "'copies' must be a whole number from 1 to 24"),
    "a number for a flag": (
        "open = true",
        "open = 1",
        "[base]: key 'open' must be true or false, not 1",
    ),
    "no list": ("[1, 2]", "1", "[base]: key 'steps' must be a list, not 1"),
    "bad item": ("[1, 2]", "[1, 12]", "[base]: key 'steps' must be a whole number from 0 to 9"),
    "bad choice": (
        '"blue"',
        '"bleu"',
        "[base]: key 'colours' must be one of red, blue, not 'bleu' (is it 'blue'?)",
    ),
    "a list of no tables": (
        "effects = []",
        "effects = [1]",
        "[[orders]] 'wall': key 'effects' must be a list of tables, not of 1",
    ),
    "bad effect": (
        "amount = 2",
        "amount = 10",
        "[[orders]] 'bar' effects 1: key 'amount' must be a whole number from 0 to 9, not 10",
    ),
    "unknown key": (
        "copies = 3",
        "copies = 3\ncost = 1",
        "[[orders]] 'wall': key 'cost' is unknown",
    ),
    "unknown key in an effect": (
        "amount = 2",
        "amount = 2, to = 'hand'",
        "[[orders]] 'bar' effects 1: key 'to' is unknown",
    ),
    "unknown table": ("[base]", "[odds]\nx = 1\n[base]", "[odds]: the table is unknown"),
    "missing table": ("[base]", "[bases]", "[base]: the table is missing (is it 'bases'?)"),
    "no single table": ("[base]", "[[base]]", "[base]: must be one table, not"),
    "no source": (
        'source = "reconstructed"',
        "",
        "[[orders]] 'wall': key 'source' is missing",
    ),
    "bad source": (
        '"reconstructed"',
        '"hearsay"',
        "'wall': key 'source' must be one of rulebook, public, owner, reconstructed, ruling",
    ),
    "bad source of a key": (
        'copies_source = "public"',
        "copies_source = 1",
        "[[orders]] 'bar': key 'copies_source' must be one of rulebook,",
    ),
    "source of nothing": (
        "copies_source",
        "price_source",
        "[[orders]] 'bar': key 'price_source' speaks of a key 'price' that is not there",
    ),
    "no id": ('id = "wall"', "", "[[orders]] number 2: key 'id' is missing"),
    "double id": ('id = "wall"', 'id = "bar"', "[[orders]] 'bar': key 'id' is there twice: 'bar'"),
    "unknown id": (
        'id = "wall"',
        'id = "walls"',
        "[[orders]] number 2: key 'id' must be one of bar, wall, not 'walls' (is it 'wall'?)",
    ),
    "no schema": ("schema = 1", "", "key 'schema' must be 1, not absent"),
    "other schema": ("schema = 1", "schema = 2", "key 'schema' must be 1, not 2"),
    "bad syntax": ("open = true", "open = yes", "is not good TOML: Invalid value (at line 6,"),
    "twice the same key": ("open = true", "open = true\nopen = true", "is not good TOML: "),
    "a huge number": ("hand_size = 5", "hand_size = 0x1" + "0" * 5000, "cannot be read: "),
    "nested too deep": ("[1, 2]", "[" * 100_000 + "]" * 100_000, "cannot be read: "),
}


@pytest.mark.parametrize("case", BAD_FILES)
def test_a_bad_file_is_an_error_with_file_table_and_key(tmp_path: Path, case: str) -> None:
    old, new, message = BAD_FILES[case]
    assert old in GOOD
    with pytest.raises(ComponentsError) as caught:
        read_all(sheet_of(tmp_path, GOOD.replace(old, new, 1)))
    assert str(caught.value).startswith("ludus components.toml: ")
    assert message in str(caught.value)
    assert len(str(caught.value)) < 300


def test_a_missing_row_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"\[\[orders\]\]: no table has the key id = 'road'"):
        sheet_of(tmp_path, GOOD).rows("orders", ("bar", "road", "wall"))


def test_rows_must_be_a_list_of_tables(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"\[\[base\]\]: must be a list of tables"):
        sheet_of(tmp_path, GOOD).rows("base")
    with pytest.raises(ComponentsError, match=r"\[\[odd\]\] number 1: must be a table, not 3"):
        sheet_of(tmp_path, "schema = 1\nodd = [3]").rows("odd")


def test_many_choices_are_not_listed(tmp_path: Path) -> None:
    ids = ["bar", *[f"card-{number}" for number in range(20)]]
    with pytest.raises(ComponentsError, match="must be one of the 21 known ones, not 'wall'"):
        sheet_of(tmp_path, GOOD).rows("orders", ids)


def test_a_file_that_cannot_be_opened_is_an_error(tmp_path: Path) -> None:
    missing = str(tmp_path / "my.toml")
    with pytest.raises(ComponentsError) as caught:
        read_sheet(missing, "ludus")
    assert str(caught.value) == f"ludus {missing}: cannot be read: No such file or directory"
    with pytest.raises(ComponentsError, match="cannot be read"):
        read_sheet(str(tmp_path), "ludus")


def test_a_file_that_is_no_text_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "components.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ComponentsError, match=r"ludus components\.toml: cannot be read"):
        read_sheet(str(path), "ludus")


def test_the_error_is_one_of_ours() -> None:
    assert issubclass(ComponentsError, LudiError)


def test_a_fault_is_told_in_the_reader_s_language(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError) as caught:
        read_all(sheet_of(tmp_path, GOOD.replace("copies = 6", "copies = 25")))
    error = caught.value
    assert (error.table, error.id, error.key) == ("orders", "bar", "copies")
    assert error.problem("fr") == (
        "clé «\u00a0copies\u00a0»\u00a0: il faut un nombre entier de 1 à 24, pas 25"
    )
    assert error.say("fr").startswith("ludus components.toml: [[orders]] 'bar': clé")


def test_every_fault_has_words_in_both_languages_and_none_is_left_over() -> None:
    source = Path(ludi.__file__).parent
    raised: set[str] = set()
    written: set[object] = set()
    for path in [*source.glob("kernel/co*.py"), *source.glob("games/**/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant):
                written.add(node.value)
            if isinstance(node, ast.Call) and called(node) in ("error", "fault", "ComponentsError"):
                texts = [one.value for one in node.args if isinstance(one, ast.Constant)]
                raised |= {str(texts[-1])} if texts else set()
    words = _words_of_faults()
    said = {key.removeprefix("fault-") for key in words.keys("en") if key.startswith("fault-")}
    assert words.keys("en") == words.keys("fr")
    assert raised <= said
    assert said - {"at", "near"} <= written


def called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""
