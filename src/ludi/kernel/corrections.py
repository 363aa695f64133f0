"""An owner's corrections of a box: a small file that holds only what differs, or was checked.

    correction = 1
    game = "age-of-rome"
    note = "second printing"
    date = "2026-11-18"

    [buildings.military]
    cost = [5, 10, 15]
    cost_note = "printed on the tiles"

A section is a table of the components, `[table]` or `[table.id]`; a value that equals the shipped
one confirms it. `KEY_note` and `KEY_date` speak of one value, `note` and `date` of all of them. The
corrections are laid over the shipped components, which are then checked as they always are.
"""

from __future__ import annotations

import os
import re
from typing import Final

from ludi.kernel.components import (
    ComponentsError,
    Sheet,
    check_schema,
    fingerprint,
    hint,
    parse,
    read_file,
    show,
)

FORMAT: Final = 1
OWNER: Final = "owner"
HEAD: Final = ("correction", "game", "note", "date")
NOTE: Final = "_note"
DATE: Final = "_date"
MOST_TEXT: Final = 500  # characters of a note
DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")
PLAIN: Final = re.compile(r"[A-Za-z0-9_-]+")


class Value:
    """One corrected or confirmed value: where it stands, what it is, and who says so when."""

    def __init__(self, table: str, id: str, key: str, value: object, note: str, date: str) -> None:
        self.table: Final = table
        self.id: Final = id  # of a row; empty in a table that has but one
        self.key: Final = key
        self.value: Final = value
        self.note: Final = note
        self.date: Final = date

    @property
    def place(self) -> str:
        return place_of(self.table, self.id, self.key)


def place_of(table: str, id: str, key: str) -> str:
    """`buildings.military.cost`."""
    return ".".join([part for part in (table, id, key) if part])


class Correction:
    """All that an owner says about a box."""

    def __init__(self, game: str, note: str, date: str, values: list[Value]) -> None:
        self.game: Final = game
        self.note: Final = note
        self.date: Final = date
        self.values: Final = values


def open_sheet(folder: str, game: str, own: str | None) -> Sheet:
    """The components of a game's folder, with an owner's corrections or from a complete copy.

    `own` is the path of such a file, or what it holds (which has more than one line).
    """
    shipped = shipped_data(folder, game)
    sha256 = fingerprint(shipped)
    file = f"{game} components.toml"
    data = shipped
    if own is not None:
        file = file_name(own, game)
        data = own_data(own, game, shipped)
    sheet = Sheet(file, data, fingerprint(data))
    sheet.standard = sheet.sha256 == sha256
    return sheet


def shipped_data(folder: str, game: str) -> dict[str, object]:
    """The tables of a game as it comes."""
    return check_schema(f"{game} components.toml", read_file(f"{folder}/components.toml", game))


def file_name(own: str, game: str) -> str:
    """What errors call an owner's file."""
    return f"{game} correction" if "\n" in own else f"{game} {os.path.basename(own)}"


def read_own(own: str, game: str) -> dict[str, object]:
    """Parse an owner's file: its path, or what it holds."""
    return parse(file_name(own, game), own) if "\n" in own else read_file(own, game)


def own_data(own: str, game: str, shipped: dict[str, object]) -> dict[str, object]:
    """The tables of an owner's box."""
    file = file_name(own, game)
    data = read_own(own, game)
    if not is_correction(data):
        return check_schema(file, data)
    correction = read_correction(file, data, shipped)
    if correction.game != game:
        raise ComponentsError(file, "another-game", {"found": correction.game, "game": game})
    return laid_over(shipped, correction)


def load_correction(own: str, game: str, shipped: dict[str, object]) -> Correction:
    """The correction in a file; none of a complete copy, whose values nobody vouches for."""
    data = read_own(own, game)
    if not is_correction(data):
        return Correction(game, "", "", [])
    return read_correction(file_name(own, game), data, shipped)


def is_correction(data: dict[str, object]) -> bool:
    """Whether a parsed file is a correction, not a complete copy of the components."""
    return "correction" in data


def read_correction(file: str, data: dict[str, object], shipped: dict[str, object]) -> Correction:
    """Read a parsed correction of these components; whatever it does not fit is an error."""
    format = data["correction"]
    if format != FORMAT or isinstance(format, bool):
        details: dict[str, str | int] = {"wanted": FORMAT, "found": show(format)}
        raise ComponentsError(file, "another-number", details, key="correction")
    top = Place(file, "", "", "")
    head = {key: plain_text(top, key, data[key]) for key in HEAD[1:] if key in data}
    if "game" not in head:
        raise ComponentsError(file, "which-game", {}, key="game")
    note = head.get("note", "")
    date = checked_date(top, "date", head.get("date", ""))
    values: list[Value] = []
    for name, section in data.items():
        if name in HEAD:
            continue
        if name not in shipped:
            near = hint(name, list(shipped))
            raise ComponentsError(file, "no-such-table", {"near": near}, f"[{name}]")
        table = shipped[name]
        if not isinstance(section, dict):
            raise ComponentsError(file, "no-section", {"found": show(section)}, f"[{name}]")
        if isinstance(table, dict):
            place = Place(file, f"[{name}]", name, "")
            values += section_values(place, section, data_keys(table), note, date)
            continue
        rows = rows_by_id(table)
        keys = list(dict.fromkeys([key for row in rows.values() for key in data_keys(row)]))
        for id, part in section.items():
            place = Place(file, f"[{name}.{id}]", name, id)
            if id not in rows:
                near = hint(id, list(rows))
                raise ComponentsError(file, "no-such-row", {"near": near}, place.where)
            if not isinstance(part, dict):
                raise ComponentsError(file, "no-section", {"found": show(part)}, place.where)
            values += section_values(place, part, keys, note, date)
    return Correction(head["game"], note, date, values)


class Place:
    """A section of a correction, as errors name it, and the row it speaks of."""

    def __init__(self, file: str, where: str, table: str, id: str) -> None:
        self.file: Final = file
        self.where: Final = where
        self.table: Final = table
        self.id: Final = id

    def error(self, key: str, fault: str, **details: str | int) -> ComponentsError:
        """Make (not raise) the error that says what is wrong with one key."""
        error = ComponentsError(self.file, fault, details, self.where, key)
        error.table = self.table
        error.id = self.id
        return error


def section_values(
    place: Place, section: dict[str, object], keys: list[str], note: str, date: str
) -> list[Value]:
    """The values of one section; its keys are those of the rows of its table."""
    values: list[Value] = []
    for key, value in section.items():
        about = spoken_of(key)
        if about:
            if about not in section:
                raise place.error(key, "note-on-nothing", about=about)
            continue
        if key == "id" or key == "source" or key.endswith("_source"):
            raise place.error(key, "not-to-correct")
        if key not in keys:
            raise place.error(key, "unknown", near=hint(key, keys))
        own_note = plain_text(place, key + NOTE, section.get(key + NOTE, note))
        own_date = plain_text(place, key + DATE, section.get(key + DATE, date))
        checked_date(place, key + DATE, own_date)
        values.append(Value(place.table, place.id, key, value, own_note, own_date))
    return values


def spoken_of(key: str) -> str:
    """The key that a note or a date speaks of; empty: it is a value of its own."""
    for ending in (NOTE, DATE):
        if key.endswith(ending):
            return key[: -len(ending)]
    return ""


def plain_text(place: Place, key: str, value: object) -> str:
    """A text of one line and of bounded length."""
    if not isinstance(value, str):
        raise place.error(key, "no-text", found=show(value))
    if len(value) > MOST_TEXT or not value.isprintable():
        raise place.error(key, "no-line", most=MOST_TEXT)
    return value


def checked_date(place: Place, key: str, value: str) -> str:
    if value and DAY.fullmatch(value) is None:
        raise place.error(key, "no-day")
    return value


def laid_over(shipped: dict[str, object], correction: Correction) -> dict[str, object]:
    """The components with an owner's values, each marked as such."""
    laid = {name: copied(table) for name, table in shipped.items()}
    for value in correction.values:
        row = row_of(laid, value.table, value.id)
        row[value.key] = value.value
        row[f"{value.key}_source"] = OWNER
    return laid


def copied(table: object) -> object:
    """A table or its rows, to be written in; the values themselves are not changed."""
    if isinstance(table, list):
        return [dict(row) if isinstance(row, dict) else row for row in table]
    return dict(table) if isinstance(table, dict) else table


def row_of(data: dict[str, object], table: str, id: str) -> dict[str, object]:
    """The row that a value belongs to."""
    found = data[table]
    if isinstance(found, dict):
        return found
    return rows_by_id(found)[id]


def rows_by_id(table: object) -> dict[str, dict[str, object]]:
    rows: dict[str, dict[str, object]] = {}
    if isinstance(table, list):
        for row in table:
            if isinstance(row, dict):
                rows[str(row.get("id", ""))] = row
    return rows


def data_keys(row: dict[str, object]) -> list[str]:
    """The keys of a row that hold data, in the order of the file."""
    return [key for key in row if key not in ("id", "source") and not key.endswith("_source")]


# ---------------------------------------------------------------- comparing and writing


class Difference:
    """A value of a corrected box beside the shipped one."""

    def __init__(self, table: str, id: str, key: str, shipped: object, own: object) -> None:
        self.table: Final = table
        self.id: Final = id
        self.key: Final = key
        self.place: Final = place_of(table, id, key)
        self.shipped: Final = shipped
        self.own: Final = own


def differences(shipped: dict[str, object], own: dict[str, object]) -> list[Difference]:
    """The values in which two boxes differ, in the order of the shipped file."""
    found: list[Difference] = []
    for name, table in shipped.items():
        if not isinstance(table, dict | list):
            continue
        rows = rows_by_id(table) if isinstance(table, list) else {"": table}
        for id, row in rows.items():
            mine = row_of(own, name, id)
            for key in data_keys({**row, **mine}):
                if row.get(key) != mine.get(key):
                    found.append(Difference(name, id, key, row.get(key), mine.get(key)))
    return found


def written(correction: Correction, open_values: list[Value]) -> str:
    """A correction as a file; the values still to be checked follow as comments."""
    lines = [f"correction = {FORMAT}", f"game = {toml(correction.game)}"]
    if correction.note:
        lines.append(f"note = {toml(correction.note)}")
    if correction.date:
        lines.append(f"date = {toml(correction.date)}")
    own = by_section(correction.values)
    left = by_section(open_values)
    for section in [*own, *[one for one in left if one not in own]]:
        values = own.get(section, [])
        hidden = "" if values else "# "
        lines += ["", f"{hidden}[{section}]"]
        for value in values:
            key = bare(value.key)
            lines.append(f"{key} = {toml(value.value)}")
            if value.note != correction.note:
                lines.append(f"{bare(value.key + NOTE)} = {toml(value.note)}")
            if value.date != correction.date:
                lines.append(f"{bare(value.key + DATE)} = {toml(value.date)}")
        lines += [f"# {bare(one.key)} = {toml(one.value)}" for one in left.get(section, [])]
    return "\n".join(lines) + "\n"


def by_section(values: list[Value]) -> dict[str, list[Value]]:
    found: dict[str, list[Value]] = {}
    for value in values:
        name = ".".join([bare(part) for part in (value.table, value.id) if part])
        found.setdefault(name, []).append(value)
    return found


def bare(key: str) -> str:
    """A key, in quotes where TOML wants them."""
    return key if PLAIN.fullmatch(key) else toml(key)


def toml(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        return f'"{escaped}"'
    if isinstance(value, list):
        return "[" + ", ".join([toml(part) for part in value]) + "]"
    if isinstance(value, dict):
        parts = [f"{bare(str(key))} = {toml(part)}" for key, part in value.items()]
        return "{ " + ", ".join(parts) + " }"
    return str(value)
