"""What changed between two states: the places that hold something else now, and what they hold.

A place is a JSON Pointer (RFC 6901). The parts of a state are its own (`/legal`) and those of its
view (`/view/deck`, `/view/players/0`): a finer look costs more than the bytes it saves. Of what
somebody was sent, only a mark of each part is kept, not the part.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import orjson

VIEW: Final = "view"
DEPTH: Final = 2  # of the parts of a view
LOG: Final = ("log", "log_after")  # always sent: what is new since the state before

Marks = dict[str, int]  # by place: what its JSON hashes to, or the keys it has


def compared(state: dict[str, Any], before: Marks) -> tuple[Marks, dict[str, Any]]:
    """The marks of a state without its log, and what it holds where it differs from older ones."""
    marks: Marks = {}
    changes: dict[str, Any] = {}
    for key, value in state.items():
        if key not in LOG:
            _compare(value, "/" + key, DEPTH if key == VIEW else 0, before, marks, changes)
    return marks, changes


def _compare(
    value: Any, place: str, depth: int, before: Marks, marks: Marks, changes: dict[str, Any] | None
) -> None:
    """Mark a part and those in it; what is new goes into `changes`, unless a larger part did."""
    if not depth or not (depth == DEPTH or is_worth_it(value)):
        body = orjson.dumps(value)
        mark = marks[place] = hash(body)
        if changes is not None and before.get(place) != mark:
            changes[place] = orjson.Fragment(body)
        return
    inside: Iterable[tuple[Any, Any]]
    if isinstance(value, dict):
        inside, mark = value.items(), hash(tuple(value))
    else:
        inside, mark = enumerate(value), len(value)
    marks[place] = mark
    if changes is not None and before.get(place) != mark:
        changes[place] = value
        changes = None
    for key, part in inside:
        _compare(part, f"{place}/{escaped(str(key))}", depth - 1, before, marks, changes)


def is_worth_it(value: Any) -> bool:
    """Whether it pays to look at the parts of something one by one: players, provinces."""
    if isinstance(value, list):
        return bool(value) and isinstance(value[0], dict)
    return isinstance(value, dict) and isinstance(next(iter(value.values()), None), dict | list)


def escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key


def applied(state: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The state after some changes; the old one stays as it is. (The client does the same.)"""
    found = dict(state)
    for place, value in changes.items():
        keys = [key.replace("~1", "/").replace("~0", "~") for key in place.split("/")[1:]]
        inside: Any = found
        for key in keys[:-1]:
            part = _index(inside, key)
            inside[part] = inside[part].copy()
            inside = inside[part]
        inside[_index(inside, keys[-1])] = value
    return found


def _index(value: Any, key: str) -> Any:
    return int(key) if isinstance(value, list) else key
