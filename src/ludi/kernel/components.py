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
MOST_NAMED: Final = 8  # choices that an error lists
A_TABLE: Final = "a-table"  # what was found where something else was wanted
ABSENT: Final = "absent"


class ComponentsError(LudiError):
    """A components file is wrong: where, and a fault that the kernel's texts put into words."""

    def __init__(
        self, file: str, fault: str, details: dict[str, str | int], where: str = "", key: str = ""
    ) -> None:
        super().__init__(fault)
        self.file = file
        self.fault = fault
        self.details = details
        self.where = where  # the table as it is written; empty: the whole file
        self.key = key
        self.table = ""  # whose row it is, if it is one's
        self.id = ""

    def __str__(self) -> str:
        return self.say("en")

    def say(self, language: str) -> str:
        """The file, the place and what is wrong there, as a sentence."""
        parts = [self.file, self.where, self.problem(language)]
        return ": ".join([part for part in parts if part])

    def problem(self, language: str) -> str:
        """What is wrong, without saying where."""
        from ludi.kernel.text import of_fault  # words are only needed when something is wrong

        return of_fault(self.fault, self.key, self.details, language)


class Limit:
    """What a game accepts for a value: its type, its bounds, or the words it knows."""

    def __init__(
        self, kind: str, least: int = 0, most: int = 0, choices: Sequence[str] | None = None
    ) -> None:
        self.kind: Final = kind  # integer, text, flag, list, parts, or integers and texts
        self.least: Final = least
        self.most: Final = most
        self.choices: Final = None if choices is None else list(choices)


class Row:
    """One table of the file (or one inline table of a list), read key by key."""

    def __init__(self, file: str, where: str, data: dict[str, object], sourced: bool) -> None:
        """Take the keys of one table and read its provenance."""
        self.file = file
        self.where = where
        self.data = data
        self.table = ""
        self.id = ""
        self.limits: dict[str, Limit] = {}  # of the keys that were read
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
                    raise self.error(key, "source-of-nothing", about=about)
                self.sources[about] = self.text(key, SOURCES)

    def error(self, key: str, fault: str, **details: str | int) -> ComponentsError:
        """Make (not raise) the error that says what is wrong with one key."""
        error = ComponentsError(self.file, fault, details, self.where, key)
        error.table = self.table
        error.id = self.id
        return error

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
            raise self.error(key, "missing", near=hint(key, sorted(self.unread)))
        self.unread.discard(key)
        return self.data[key]

    def integer(self, key: str, least: int, most: int) -> int:
        """Read a whole number between two bounds, both included."""
        self.limits[key] = Limit("integer", least, most)
        return self.check_integer(key, self.value(key), least, most)

    def integers(self, key: str, least: int, most: int) -> list[int]:
        """Read a list of whole numbers between two bounds."""
        items = self.items(key)
        self.limits[key] = Limit("integers", least, most)
        return [self.check_integer(key, value, least, most) for value in items]

    def text(self, key: str, choices: Sequence[str] | None = None) -> str:
        """Read a text, if need be one of a few."""
        self.limits[key] = Limit("text", choices=choices)
        return self.check_text(key, self.value(key), choices)

    def texts(self, key: str, choices: Sequence[str] | None = None) -> list[str]:
        """Read a list of texts, if need be each one of a few."""
        items = self.items(key)
        self.limits[key] = Limit("texts", choices=choices)
        return [self.check_text(key, value, choices) for value in items]

    def flag(self, key: str) -> bool:
        """Read true or false."""
        value = self.value(key)
        self.limits[key] = Limit("flag")
        if not isinstance(value, bool):
            raise self.error(key, "no-flag", found=show(value))
        return value

    def items(self, key: str) -> list[object]:
        """Read a list of anything."""
        value = self.value(key)
        self.limits[key] = Limit("list")
        if not isinstance(value, list):
            raise self.error(key, "no-list", found=show(value))
        return value

    def parts(self, key: str) -> list["Row"]:
        """Read a list of inline tables, such as the effects of a card."""
        parts: list[Row] = []
        items = self.items(key)
        self.limits[key] = Limit("parts")
        for number, item in enumerate(items, 1):
            if not isinstance(item, dict):
                raise self.error(key, "no-list-of-tables", found=show(item))
            part = Row(self.file, f"{self.where} {key} {number}", item, False)
            part.table, part.id = self.table, self.id
            parts.append(part)
        self.parts_read.extend(parts)
        return parts

    def check_integer(self, key: str, value: object, least: int, most: int) -> int:
        """Return the value if it is a whole number within its bounds."""
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        found = show(value)
        if least == most:
            raise self.error(key, "another-number", wanted=least, found=found)
        raise self.error(key, "no-number", least=least, most=most, found=found)

    def check_text(self, key: str, value: object, choices: Sequence[str] | None) -> str:
        """Return the value if it is a text, and one of the choices."""
        if isinstance(value, str) and (choices is None or value in choices):
            return value
        found = show(value)
        if choices is None:
            raise self.error(key, "no-text", found=found)
        near = hint(value, choices) if isinstance(value, str) else ""
        if len(choices) > MOST_NAMED:
            raise self.error(key, "none-of-many", count=len(choices), found=found, near=near)
        named = [show(choices[0])] if len(choices) == 1 else choices
        fault = "another-text" if len(choices) == 1 else "none-of"
        raise self.error(key, fault, named=", ".join(named), found=found, near=near)

    def finish(self) -> None:
        """Refuse the keys that nobody asked for."""
        for key in self.data:
            if key in self.unread:
                raise self.error(key, "unknown", near="")
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

    def error(self, where: str, key: str, fault: str, **details: str | int) -> ComponentsError:
        """Make (not raise) the error that says what is wrong with one key of some tables."""
        return ComponentsError(self.file, fault, details, where, key)

    def fault(self, where: str, fault: str, **details: str | int) -> ComponentsError:
        """Make (not raise) the error that says what is wrong with a table as a whole."""
        return ComponentsError(self.file, fault, details, where)

    def table(self, name: str) -> Row:
        """Read the single table `[name]`."""
        value = self.value(name)
        if not isinstance(value, dict):
            raise self.fault(f"[{name}]", "no-single-table", found=show(value))
        row = Row(self.file, f"[{name}]", value, True)
        row.table = name
        self.read.append(row)
        return row

    def rows(self, name: str, ids: Sequence[str] | None = None) -> list[Row]:
        """Read the tables `[[name]]`; with `ids`, exactly those, and in that order."""
        value = self.value(name)
        if not isinstance(value, list):
            raise self.fault(f"[[{name}]]", "no-tables")
        rows: dict[str, Row] = {}
        for number, item in enumerate(value, 1):
            row = self.row(name, number, item, ids)
            if row.id in rows:
                raise row.error("id", "twice", found=show(row.id))
            rows[row.id] = row
        wanted = list(rows) if ids is None else list(ids)
        for id in wanted:
            if id not in rows:
                raise self.fault(f"[[{name}]]", "no-row", id=id)
        found = [rows[id] for id in wanted]
        self.read.extend(found)
        return found

    def row(self, name: str, number: int, item: object, ids: Sequence[str] | None) -> Row:
        """Read one of the tables `[[name]]`, which has an id."""
        where = f"[[{name}]] number {number}"
        if not isinstance(item, dict):
            raise self.fault(where, "no-table", found=show(item))
        id = Row(self.file, where, item, False).text("id", ids)
        row = Row(self.file, f"[[{name}]] '{id}'", item, True)
        row.table = name
        row.id = row.text("id")
        return row

    def value(self, name: str) -> object:
        """Read a table or a list of tables."""
        if name not in self.data:
            near = hint(name, sorted(self.unread))
            raise self.fault(f"[{name}]", "table-missing", near=near)
        self.unread.discard(name)
        return self.data[name]

    def finish(self) -> None:
        """Refuse the tables and keys that nobody asked for."""
        for row in self.read:
            row.finish()
        for name in self.data:
            if name in self.unread:
                raise self.fault(f"[{name}]", "table-unknown")

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
            raise ComponentsError(file, "too-large", {"most": MOST_BYTES})
        return parse(file, written.decode("utf-8"))
    except OSError as problem:
        raise ComponentsError(
            f"{game} {path}", "unreadable", {"why": problem.strerror or ""}
        ) from problem
    except UnicodeDecodeError as problem:
        raise ComponentsError(file, "unreadable", {"why": str(problem)}) from problem


def parse(file: str, written: str) -> dict[str, object]:
    """The tables of a TOML text of bounded size."""
    if len(written) > MOST_BYTES:
        raise ComponentsError(file, "too-large", {"most": MOST_BYTES})
    try:
        data: dict[str, object] = tomllib.loads(written)
        fingerprint(data)
    except tomllib.TOMLDecodeError as problem:
        raise ComponentsError(file, "no-toml", {"why": str(problem)}) from problem
    except (ValueError, RecursionError) as problem:  # a huge number, too deep
        raise ComponentsError(file, "unreadable", {"why": str(problem)}) from problem
    return data


def check_schema(file: str, data: dict[str, object]) -> dict[str, object]:
    """The tables of a parsed components file, if it is one that we can read."""
    schema = data.get("schema")
    if schema != SCHEMA or isinstance(schema, bool):
        details: dict[str, str | int] = {"wanted": SCHEMA, "found": show(schema)}
        raise ComponentsError(file, "another-number", details, key="schema")
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
    """The name that was probably meant; empty: none is like it."""
    near = difflib.get_close_matches(name, names, 1)
    return near[0] if near else ""


def show(value: object) -> str:
    """Show a wrong value as its owner wrote it, shortened; the texts have words for the rest."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return A_TABLE
    if value is None:
        return ABSENT
    shown = repr(value)
    return shown if len(shown) <= 60 else shown[:57] + "..."
