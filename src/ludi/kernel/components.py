"""The data of a game: one TOML file, read once, checked key by key, with its provenance.

A game asks for every table and every key it knows, with the bounds it can live with; whatever
is left unasked is an error, so that a typing mistake in an owner's corrected copy is never
ignored. Each table says where its data come from (`source`), and a key that comes from
somewhere else says so beside it (`copies_source = "public"`).
"""

import difflib
import hashlib
import json
import os
import tomllib
from collections.abc import Sequence
from typing import Final

from ludi.kernel.errors import LudiError

SCHEMA: Final = 1
SOURCES: Final = ("rulebook", "public", "owner", "reconstructed", "ruling")
MOST_BYTES: Final = 1 << 20  # of a file


class ComponentsError(LudiError):
    """A components file is wrong; the message names the file, the table and the key."""


class Row:
    """One table of the file (or one inline table of a list), read key by key."""

    def __init__(self, file: str, where: str, data: dict[str, object], sourced: bool) -> None:
        """Take the keys of one table and read its provenance."""
        self.file = file
        self.where = where
        self.data = data
        self.id = ""
        self.source = ""
        self.sources: dict[str, str] = {}
        self.parts_read: list[Row] = []
        self.unread: set[str] = set(data)
        if sourced:
            self.source = self.text("source", SOURCES)
            self.read_sources()

    def read_sources(self) -> None:
        """Read the keys such as `copies_source`, each of which speaks of another key."""
        for key in self.data:
            if key.endswith("_source"):
                about = key.removesuffix("_source")
                if about not in self.data:
                    raise self.error(key, f"speaks of a key '{about}' that is not there")
                self.sources[about] = self.text(key, SOURCES)

    def error(self, key: str, problem: str) -> ComponentsError:
        """Make (not raise) the error that says what is wrong with one key."""
        return ComponentsError(f"{self.file}: {self.where}: key '{key}' {problem}")

    def has(self, key: str) -> bool:
        """Tell whether an optional key is there."""
        return key in self.data

    def keys(self) -> list[str]:
        """List the keys, in the order of the file."""
        return list(self.data)

    def source_of(self, key: str) -> str:
        """Tell where the value of a key comes from."""
        return self.sources.get(key, self.source)

    def value(self, key: str) -> object:
        """Read a key of any type."""
        if key not in self.data:
            raise self.error(key, "is missing" + hint(key, sorted(self.unread)))
        self.unread.discard(key)
        return self.data[key]

    def integer(self, key: str, least: int, most: int) -> int:
        """Read a whole number between two bounds, both included."""
        return self.check_integer(key, self.value(key), least, most)

    def integers(self, key: str, least: int, most: int) -> list[int]:
        """Read a list of whole numbers between two bounds."""
        return [self.check_integer(key, value, least, most) for value in self.items(key)]

    def text(self, key: str, choices: Sequence[str] | None = None) -> str:
        """Read a text, if need be one of a few."""
        return self.check_text(key, self.value(key), choices)

    def texts(self, key: str, choices: Sequence[str] | None = None) -> list[str]:
        """Read a list of texts, if need be each one of a few."""
        return [self.check_text(key, value, choices) for value in self.items(key)]

    def flag(self, key: str) -> bool:
        """Read true or false."""
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.error(key, f"must be true or false, not {show(value)}")
        return value

    def items(self, key: str) -> list[object]:
        """Read a list of anything."""
        value = self.value(key)
        if not isinstance(value, list):
            raise self.error(key, f"must be a list, not {show(value)}")
        return value

    def parts(self, key: str) -> list["Row"]:
        """Read a list of inline tables, such as the effects of a card."""
        parts: list[Row] = []
        for number, item in enumerate(self.items(key), 1):
            if not isinstance(item, dict):
                raise self.error(key, f"must be a list of tables, not of {show(item)}")
            parts.append(Row(self.file, f"{self.where} {key} {number}", item, False))
        self.parts_read.extend(parts)
        return parts

    def check_integer(self, key: str, value: object, least: int, most: int) -> int:
        """Return the value if it is a whole number within its bounds."""
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        wanted = str(least) if least == most else f"a whole number from {least} to {most}"
        raise self.error(key, f"must be {wanted}, not {show(value)}")

    def check_text(self, key: str, value: object, choices: Sequence[str] | None) -> str:
        """Return the value if it is a text, and one of the choices."""
        if isinstance(value, str) and (choices is None or value in choices):
            return value
        if choices is None:
            raise self.error(key, f"must be a text, not {show(value)}")
        near = hint(value, choices) if isinstance(value, str) else ""
        raise self.error(key, f"must be {one_of(choices)}, not {show(value)}{near}")

    def finish(self) -> None:
        """Refuse the keys that nobody asked for."""
        for key in self.data:
            if key in self.unread:
                raise self.error(key, "is unknown")
        for part in self.parts_read:
            part.finish()


class Sheet:
    """A whole components file: its tables, its provenance and its fingerprint."""

    def __init__(self, file: str, data: dict[str, object], sha256: str) -> None:
        """Wrap the parsed file; `read_sheet` makes one from a path."""
        self.file = file
        self.data = data
        self.sha256 = sha256
        self.standard = True  # plays like the shipped file
        self.read: list[Row] = []
        self.unread: set[str] = set(data)

    def error(self, where: str, key: str, problem: str) -> ComponentsError:
        """Make (not raise) the error that says what is wrong with one key of some tables."""
        return ComponentsError(f"{self.file}: {where}: key '{key}' {problem}")

    def table(self, name: str) -> Row:
        """Read the single table `[name]`."""
        value = self.value(name)
        if not isinstance(value, dict):
            raise ComponentsError(f"{self.file}: [{name}]: must be one table, not {show(value)}")
        row = Row(self.file, f"[{name}]", value, True)
        self.read.append(row)
        return row

    def rows(self, name: str, ids: Sequence[str] | None = None) -> list[Row]:
        """Read the tables `[[name]]`; with `ids`, exactly those, and in that order."""
        value = self.value(name)
        if not isinstance(value, list):
            raise ComponentsError(f"{self.file}: [[{name}]]: must be a list of tables")
        rows: dict[str, Row] = {}
        for number, item in enumerate(value, 1):
            row = self.row(name, number, item, ids)
            if row.id in rows:
                raise row.error("id", f"is there twice: {show(row.id)}")
            rows[row.id] = row
        wanted = list(rows) if ids is None else list(ids)
        for id in wanted:
            if id not in rows:
                raise ComponentsError(f"{self.file}: [[{name}]]: no table has the key id = '{id}'")
        found = [rows[id] for id in wanted]
        self.read.extend(found)
        return found

    def row(self, name: str, number: int, item: object, ids: Sequence[str] | None) -> Row:
        """Read one of the tables `[[name]]`, which has an id."""
        where = f"[[{name}]] number {number}"
        if not isinstance(item, dict):
            raise ComponentsError(f"{self.file}: {where}: must be a table, not {show(item)}")
        id = Row(self.file, where, item, False).text("id", ids)
        row = Row(self.file, f"[[{name}]] '{id}'", item, True)
        row.id = row.text("id")
        return row

    def value(self, name: str) -> object:
        """Read a table or a list of tables."""
        if name not in self.data:
            near = hint(name, sorted(self.unread))
            raise ComponentsError(f"{self.file}: [{name}]: the table is missing{near}")
        self.unread.discard(name)
        return self.data[name]

    def finish(self) -> None:
        """Refuse the tables and keys that nobody asked for."""
        for row in self.read:
            row.finish()
        for name in self.data:
            if name in self.unread:
                raise ComponentsError(f"{self.file}: [{name}]: the table is unknown")

    def describe(self) -> list[dict[str, object]]:
        """List the tables with their sources and rows, ready for JSON."""
        tables: list[dict[str, object]] = []
        for name, value in self.data.items():
            if isinstance(value, dict | list):
                rows = value if isinstance(value, list) else [value]
                tables.append({"name": name, "sources": sources_in(rows), "rows": rows})
        return tables


def read_file(path: str, game: str) -> dict[str, object]:
    """Parse a TOML file of bounded size; the game's id goes into the messages."""
    file = f"{game} {os.path.basename(path)}"
    try:
        with open(path, "rb") as stream:
            written = stream.read(MOST_BYTES + 1)
        if len(written) > MOST_BYTES:
            raise ComponentsError(f"{file}: is too large: at most {MOST_BYTES} bytes are read")
        data: dict[str, object] = tomllib.loads(written.decode("utf-8"))
        fingerprint(data)
    except OSError as problem:
        raise ComponentsError(f"{game} {path}: cannot be read: {problem.strerror}") from problem
    except tomllib.TOMLDecodeError as problem:
        raise ComponentsError(f"{file}: is not good TOML: {problem}") from problem
    except (ValueError, RecursionError) as problem:  # not UTF-8, a huge number, too deep
        raise ComponentsError(f"{file}: cannot be read: {problem}") from problem
    return data


def check_schema(file: str, data: dict[str, object]) -> dict[str, object]:
    """The tables of a parsed components file, if it is one that we can read."""
    schema = data.get("schema")
    if schema != SCHEMA or isinstance(schema, bool):
        raise ComponentsError(f"{file}: key 'schema' must be {SCHEMA}, not {show(schema)}")
    return {name: value for name, value in data.items() if name != "schema"}


def read_sheet(path: str, game: str) -> Sheet:
    """Read a complete components file."""
    file = f"{game} {os.path.basename(path)}"
    data = check_schema(file, read_file(path, game))
    return Sheet(file, data, fingerprint(data))


def fingerprint(data: dict[str, object]) -> str:
    """Hash what matters for play: not the comments, the provenance or the order of the rows."""
    counted = without_sources({"schema": SCHEMA, **data})
    bare = json.dumps(counted, sort_keys=True, separators=(",", ":"), default=str)
    return hashlib.sha256(bare.encode()).hexdigest()


def without_sources(value: object) -> object:
    """Copy a value, leaving out provenance and sorting rows by their ids."""
    if isinstance(value, dict):
        return {
            key: without_sources(part)
            for key, part in value.items()
            if key != "source" and not key.endswith("_source")
        }
    if isinstance(value, list):
        parts = [without_sources(part) for part in value]
        if all(isinstance(part, dict) and "id" in part for part in parts):
            parts.sort(key=lambda part: json.dumps(part, sort_keys=True, default=str))
        return parts
    return value


def sources_in(rows: list[dict[str, object]]) -> list[str]:
    """List the different sources of some rows, in the order of SOURCES."""
    found = {
        value
        for row in rows
        for key, value in row.items()
        if key == "source" or key.endswith("_source")
    }
    return [source for source in SOURCES if source in found]


def hint(name: str, names: Sequence[str]) -> str:
    """Suggest the name that was probably meant."""
    near = difflib.get_close_matches(name, names, 1)
    return f" (is it '{near[0]}'?)" if near else ""


def one_of(choices: Sequence[str]) -> str:
    """Put a few choices into words."""
    if len(choices) == 1:
        return show(choices[0])
    if len(choices) > 8:
        return f"one of the {len(choices)} known ones"
    return "one of " + ", ".join(choices)


def show(value: object) -> str:
    """Show a wrong value as its owner wrote it, shortened."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a table"
    if value is None:
        return "absent"
    shown = repr(value)
    return shown if len(shown) <= 60 else shown[:57] + "..."
