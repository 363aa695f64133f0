"""`ludi components`: the data of a box, table by table, and where each value comes from."""

import os
from argparse import Namespace
from typing import Any, Final, NamedTuple

from rich.table import Table
from rich.text import Text

import ludi
from ludi.cli.output import Voice, grid, line, page, print_json
from ludi.kernel.components import SOURCES, Sheet, read_sheet
from ludi.kernel.game import Game

RECONSTRUCTED: Final = "reconstructed"
MARKS: Final = {"rulebook": "", "public": "°", "ruling": "†", RECONSTRUCTED: "*"}
STYLES: Final = {RECONSTRUCTED: "bold yellow"}


class Provenance(NamedTuple):
    """How many values come from which source, and which ones we made up."""

    counts: dict[str, int]
    reconstructed: list[str]  # table.row.key


def components(args: Namespace, voice: Voice) -> int:
    """Print the data of a game, or of an owner's corrected copy."""
    game = ludi.game(args.id, args.components)  # checks the copy, key by key
    sheet = sheet_of(game, args.components)
    if args.json:
        print_json(to_json(game, sheet))
        return 0
    for table in sheet.describe():
        page().print(as_table(table, voice))
    line(voice.say("legend", public=MARKS["public"], ruling=MARKS["ruling"]))
    line(voice.say("legend-reconstructed", mark=MARKS[RECONSTRUCTED]), STYLES[RECONSTRUCTED])
    if game.components_sha:
        line(voice.say("corrected-box", sha=game.components_sha))
    return 0


def to_json(game: Game, sheet: Sheet) -> dict[str, Any]:
    """The data for programs; docs/cli.md promises these keys."""
    provenance = provenance_of(sheet)
    return {
        "game": game.id,
        "corrected": bool(game.components_sha),
        "sha256": sheet.sha256,
        "sources": provenance.counts,
        "reconstructed": provenance.reconstructed,
        "tables": sheet.describe(),
    }


def sheet_of(game: Game, path: str | None = None) -> Sheet:
    """The components file of a game, as it is written."""
    return read_sheet(path or os.path.join(game.folder, "components.toml"), game.id)


def read_provenance(game: Game) -> Provenance:
    return provenance_of(sheet_of(game))


def provenance_of(sheet: Sheet) -> Provenance:
    """Count the values of a sheet by their source."""
    counts = {source: 0 for source in SOURCES}
    reconstructed: list[str] = []
    for table in sheet.describe():
        for row in rows_of(table):
            place = ".".join([str(table["name"]), *([str(row["id"])] if "id" in row else [])])
            for key in keys_of([row]):
                source = source_of(row, key)
                counts[source] += 1
                if source == RECONSTRUCTED:
                    reconstructed.append(f"{place}.{key}")
    return Provenance(counts, reconstructed)


def rows_of(table: dict[str, Any]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = table["rows"]
    return rows


def keys_of(rows: list[dict[str, Any]]) -> list[str]:
    """The keys that hold data, in the order of the file."""
    found: dict[str, None] = {}
    for row in rows:
        for key in row:
            if key not in ("id", "source") and not key.endswith("_source"):
                found[key] = None
    return list(found)


def source_of(row: dict[str, Any], key: str) -> str:
    """Where a value comes from: its own source, else that of its row."""
    return str(row.get(f"{key}_source", row["source"]))


# ---------------------------------------------------------------- tables


def as_table(table: dict[str, Any], voice: Voice) -> Table:
    """A table of the file: its rows one below the other, or a single one by its keys."""
    rows = rows_of(table)
    name = str(table["name"])
    if len(rows) == 1 and "id" not in rows[0]:
        return as_pairs(name, rows[0], voice)
    keys = keys_of(rows)
    made = grid(name, ["id", *keys, voice.say("column-source")])
    for row in rows:
        cells = [cell(row, key) if key in row else Text("") for key in keys]
        made.add_row(str(row.get("id", "")), *cells, voice.say(f"source-{row['source']}"))
    return made


def as_pairs(name: str, row: dict[str, Any], voice: Voice) -> Table:
    columns = [voice.say("column-key"), voice.say("column-value"), voice.say("column-source")]
    made = grid(name, columns)
    for key in keys_of([row]):
        made.add_row(key, cell(row, key), voice.say(f"source-{source_of(row, key)}"))
    return made


def cell(row: dict[str, Any], key: str) -> Text:
    """A value, marked if it comes from elsewhere than its row, or from nowhere."""
    source = source_of(row, key)
    marked = source in (RECONSTRUCTED, "ruling") or source != row["source"]
    return Text(spell(row[key]) + (MARKS[source] if marked else ""), STYLES.get(source, ""))


def spell(value: object) -> str:
    """A value of a TOML file in short."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return ", ".join(f"{key} {spell(part)}" for key, part in value.items())
    if isinstance(value, list):
        between = "; " if any(isinstance(part, dict) for part in value) else ", "
        return between.join(spell(part) for part in value)
    return str(value)
