"""A box in words, value by value: what things are called, what is accepted, who says what."""

from __future__ import annotations

import os
from functools import lru_cache
from typing import Final

from ludi.kernel.components import Limit, Row, parse
from ludi.kernel.corrections import (
    Correction,
    Difference,
    Value,
    data_keys,
    differences,
    laid_over,
    read_correction,
    rows_by_id,
    shipped_data,
)
from ludi.kernel.game import LANGUAGES, Game
from ludi.kernel.provenance import RECONSTRUCTED, source_of
from ludi.kernel.reference import Entry, reference_of
from ludi.kernel.text import Words
from ludi.server import wire_boxes

ROOM: Final = "box"  # of a game's folder, and of the kernel's: what tables and keys are called


def boxed(
    game: Game, shipped: dict[str, object], correction: Correction, language: str
) -> wire_boxes.OwnBoxInfo:
    """A box as its owner sees it."""
    own = {(value.table, value.id, value.key): value for value in correction.values}
    names = Labels(game, language)
    limits = limits_of(game)
    tables: list[wire_boxes.BoxTable] = []
    for name, table in shipped.items():
        if not isinstance(table, dict | list):
            continue
        rows = rows_by_id(table) if isinstance(table, list) else {"": table}
        described = wire_boxes.BoxTable(
            name=name, label=names.table(name), things=[], reconstructed=0, confirmed=0
        )
        for id, row in rows.items():
            thing = wire_boxes.BoxThing(id=id, name=names.thing(name, id), about="", values=[])
            thing.about = names.about(name, id)
            # a key that only other rows have can be given here, too: it is not listed
            for key in data_keys(row):
                value = own.get((name, id, key))
                source = source_of(row, key)
                described.reconstructed += source == RECONSTRUCTED
                described.confirmed += source == RECONSTRUCTED and value is not None
                limit = limits.get((name, id, key))
                thing.values.append(
                    wire_boxes.BoxValue(
                        key=key,
                        label=names.key(name, key),
                        shipped=row[key],
                        own=None if value is None else value.value,
                        mine=value is not None,
                        source=source,
                        note="" if value is None else value.note,
                        date="" if value is None else value.date,
                        limit=None if limit is None else limit_info(limit),
                    )
                )
            described.things.append(thing)
        tables.append(described)
    return wire_boxes.OwnBoxInfo(
        game=game.id,
        note=correction.note,
        date=correction.date,
        tables=tables,
        reconstructed=sum(table.reconstructed for table in tables),
        confirmed=sum(table.confirmed for table in tables),
        changed=len(differences(shipped, laid_over(shipped, correction))),
        fault=None,
        checked=False,
        trial=None,
    )


def changes_of(game: Game, text: str, language: str) -> list[wire_boxes.BoxChange]:
    """What a corrected box has otherwise, in words."""
    shipped = shipped_data(game.folder, game.id)
    correction = read_correction(game.id, parse(game.id, text), shipped)
    said = {(one.table, one.id, one.key): one for one in correction.values}
    names = Labels(game, language)
    return [
        change(names, one, said.get((one.table, one.id, one.key)))
        for one in differences(shipped, laid_over(shipped, correction))
    ]


def change(names: Labels, one: Difference, value: Value | None) -> wire_boxes.BoxChange:
    return wire_boxes.BoxChange(
        table=names.table(one.table),
        thing=names.thing(one.table, one.id),
        label=names.key(one.table, one.key),
        shipped=one.shipped,
        own=one.own,
        note="" if value is None else value.note,
        date="" if value is None else value.date,
    )


def limit_info(limit: Limit) -> wire_boxes.BoxLimit:
    return wire_boxes.BoxLimit(
        kind=limit.kind, least=limit.least, most=limit.most, choices=limit.choices
    )


@lru_cache(maxsize=16)
def limits_of(game: Game) -> dict[tuple[str, str, str], Limit]:
    """What a game accepts, as it was read."""
    rows: list[Row] = [] if game.sheet is None else game.sheet.read
    return {(row.table, row.id, key): limit for row in rows for key, limit in row.limits.items()}


class Labels:
    """What the tables, things and keys of a game's box are called."""

    def __init__(self, game: Game, language: str) -> None:
        self.language: Final = language
        self.words: Final = words_of(game)
        self.entries: Final = entries_of(game, language)

    def table(self, name: str) -> str:
        return self._said([f"table-{name}"], name)

    def key(self, table: str, key: str) -> str:
        return self._said([f"key-{table}-{key}", f"key-{key}"], key)

    def thing(self, table: str, id: str) -> str:
        entry = self._entry(table, id)
        return entry.name if entry is not None else self._said([f"thing-{table}-{id}"], id)

    def about(self, table: str, id: str) -> str:
        entry = self._entry(table, id)
        return entry.effect if entry is not None else ""

    def _entry(self, table: str, id: str) -> Entry | None:
        """What the reference says of a thing: of several with this id the one of its table."""
        found = self.entries.get(id, [])
        for entry in found:
            if table.startswith(entry.kind.removesuffix("y")) or entry.kind in table:
                return entry
        return found[0] if len(found) == 1 else None

    def _said(self, keys: list[str], otherwise: str) -> str:
        for key in keys:
            key = key.replace("_", "-")
            if any(self.words.has(key, language) for language in LANGUAGES):
                return self.words.say(key, {}, self.language)
        return otherwise.replace("_", " ").replace("-", " ").capitalize()


@lru_cache(maxsize=16)
def words_of(game: Game) -> Words:
    own = os.path.join(game.folder, ROOM)
    return Words([os.path.join(os.path.dirname(__file__), ROOM), own], game.vocabulary)


@lru_cache(maxsize=32)
def entries_of(game: Game, language: str) -> dict[str, list[Entry]]:
    found: dict[str, list[Entry]] = {}
    for entry in reference_of(game, language).entries():
        found.setdefault(entry.id, []).append(entry)
    return found
