"""The order in which the verbs are declared means nothing to the rules."""

import re
from pathlib import Path

import pytest

from ludi.games.glory_to_rome.manifest import MANIFEST

SOURCES = sorted(Path(MANIFEST.folder).rglob("*.py"))
BOUNDS = re.compile(r"([\w.]+) <= action < ([\w.]+)", re.ASCII)
LESS_OR_MORE = re.compile(r"action (?:<|<=|>|>=) (?!0\b)", re.ASCII)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_an_action_is_compared_with_both_bounds_of_one_verb(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for first, end in BOUNDS.findall(text):
        assert end.upper() == f"{first}_end".upper()
    assert not LESS_OR_MORE.search(BOUNDS.sub("", text))
