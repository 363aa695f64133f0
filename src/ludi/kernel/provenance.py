"""Where the values of a box come from: how many from which source, and which ones we made up."""

from __future__ import annotations

from typing import Final

from ludi.kernel.components import SOURCES
from ludi.kernel.corrections import Value, data_keys, rows_by_id

RECONSTRUCTED: Final = "reconstructed"


class Share:
    """How many values of a table come from which source."""

    def __init__(self, table: str) -> None:
        self.table: Final = table
        self.counts: Final = {source: 0 for source in SOURCES}

    @property
    def total(self) -> int:
        return sum(self.counts.values())

    @property
    def known(self) -> int:
        """Those that somebody or something states."""
        return self.total - self.counts[RECONSTRUCTED]


def shares(data: dict[str, object]) -> list[Share]:
    """By table, in the order of the file."""
    found: dict[str, Share] = {}
    for value, source in sourced_values(data):
        share = found.setdefault(value.table, Share(value.table))
        share.counts[source] += 1
    return list(found.values())


def counts(data: dict[str, object]) -> dict[str, int]:
    """Of the whole box."""
    total = {source: 0 for source in SOURCES}
    for _, source in sourced_values(data):
        total[source] += 1
    return total


def reconstructed(data: dict[str, object]) -> list[Value]:
    """The values that nothing states, to be checked by an owner."""
    return [value for value, source in sourced_values(data) if source == RECONSTRUCTED]


def sourced_values(data: dict[str, object]) -> list[tuple[Value, str]]:
    """All values of a box, each with its source."""
    found: list[tuple[Value, str]] = []
    for name, table in data.items():
        if not isinstance(table, dict | list):
            continue
        rows = rows_by_id(table) if isinstance(table, list) else {"": table}
        for id, row in rows.items():
            for key in data_keys(row):
                found.append((Value(name, id, key, row[key], "", ""), source_of(row, key)))
    return found


def source_of(row: dict[str, object], key: str) -> str:
    """Where a value comes from: its own source, else that of its row."""
    return str(row.get(f"{key}_source", row["source"]))
