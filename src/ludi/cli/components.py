"""`ludi components`: the data of a box, table by table, and where each value comes from."""

from argparse import Namespace
from typing import Any, Final

from rich.table import Table
from rich.text import Text

import ludi
from ludi.cli.output import Voice, grid, line, page, print_json
from ludi.kernel import provenance
from ludi.kernel.components import Sheet
from ludi.kernel.corrections import data_keys, open_sheet
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game
from ludi.kernel.provenance import RECONSTRUCTED, source_of

MARKS: Final = {"rulebook": "", "public": "°", "owner": "✓", "ruling": "†", RECONSTRUCTED: "*"}
STYLES: Final = {RECONSTRUCTED: "bold yellow", "owner": "bold green"}


def components(args: Namespace, voice: Voice) -> int:
    """Print the data of a game, or what an owner makes of them."""
    from ludi.cli import corrections

    if args.file is not None and args.id != corrections.CHECK:
        raise BadChoice(voice.say("components-check-file", file=args.file))
    if args.id == corrections.CHECK:
        return corrections.check(args, voice)
    if args.export and args.diff:
        raise BadChoice(voice.say("components-one-of"))
    if args.export:
        return corrections.export(args, voice)
    if args.diff:
        return corrections.diff(args, voice)
    game = ludi.game(args.id, args.components)  # checks the copy, key by key
    sheet = sheet_of(game, args.components)
    if args.json:
        print_json(to_json(game, sheet))
        return 0
    for table in sheet.describe():
        page().print(as_table(table, voice))
    line(voice.say("legend", public=MARKS["public"], ruling=MARKS["ruling"]))
    line(voice.say("legend-reconstructed", mark=MARKS[RECONSTRUCTED]), STYLES[RECONSTRUCTED])
    if args.components:
        line(voice.say("legend-owner", mark=MARKS["owner"]), STYLES["owner"])
    if game.components_sha:
        line(voice.say("corrected-box", sha=game.components_sha))
    return 0


def to_json(game: Game, sheet: Sheet) -> dict[str, Any]:
    """The data for programs; docs/cli.md promises these keys."""
    return {
        "game": game.id,
        "corrected": bool(game.components_sha),
        "sha256": sheet.sha256,
        **provenance_json(sheet),
        "tables": sheet.describe(),
    }


def provenance_json(sheet: Sheet) -> dict[str, Any]:
    """How many values come from which source, and which ones we made up."""
    made_up = [value.place for value in provenance.reconstructed(sheet.data)]
    return {"sources": provenance.counts(sheet.data), "reconstructed": made_up}


def sheet_of(game: Game, path: str | None = None) -> Sheet:
    """The components of a game, as they are written; with an owner's file, those."""
    return open_sheet(game.folder, game.id, path)


def rows_of(table: dict[str, Any]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = table["rows"]
    return rows


def keys_of(rows: list[dict[str, Any]]) -> list[str]:
    """The keys that hold data, in the order of the file."""
    return list(dict.fromkeys(key for row in rows for key in data_keys(row)))


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
    marked = source in (RECONSTRUCTED, "owner", "ruling") or source != row["source"]
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
