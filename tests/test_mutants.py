"""Mutants: each place is changed in every way, and imported in place of the true rules."""

import ast
import importlib.util
import sys
from pathlib import Path

import pytest
from benchmarks.mutants import Instead, Mutant, alike, changes, mutants_in, mutants_of

RULES = '''
"""A docstring is no rule: 3."""
MOST: "1" = 4

def may(count: int, door: bool) -> bool:
    """Nor is this."""
    close(door)
    return not door and count + 1 < MOST
'''


def changed() -> list[str]:
    """The last lines of all its mutants."""
    found = []
    for number in range(len(list(changes(ast.parse(RULES))))):
        tree = ast.parse(RULES)
        change = list(changes(tree))[number]
        change.make(change.node)
        found.append(ast.unparse(tree))
    return found


def test_every_place_is_changed_in_every_way() -> None:
    assert len(changed()) == len(set(changed())) == 9
    ends = [text.splitlines()[-1].removeprefix("    return ") for text in changed()]
    for said in (
        "not door or count + 1 < MOST",
        "not not door and count + 1 < MOST",
        "not door and count + 1 <= MOST",
        "not door and count - 1 < MOST",
        "not door and count + 2 < MOST",
        "not door and count + 0 < MOST",
    ):
        assert ends.count(said) == 1, said
    assert sum("close" not in text for text in changed()) == 1
    assert [sum(f"= {most}" in text for text in changed()) for most in (3, 5)] == [1, 1]


def test_a_changed_module_is_imported_in_place_of_the_true_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "odd.py").write_text("MOST = 4\n")
    mutant = Mutant("odd", "src/odd.py", 1, 1, "an integer", "4", "3")
    monkeypatch.setattr(sys, "meta_path", [Instead(mutant), *sys.meta_path])
    assert importlib.util.find_spec("odd") is not None
    try:
        assert importlib.import_module("odd").MOST == 3
    finally:
        sys.modules.pop("odd", None)


def test_the_rules_of_a_game_have_places_to_change(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[1])
    found = mutants_of("glory-to-rome")
    assert len({mutant.key for mutant in found}) == len(found) > 500
    assert {mutant.kind for mutant in found} == {
        *("a call left out", "a comparison", "and, or"),
        *("plus, minus", "not", "an integer"),
    }


def test_changes_that_are_none_are_where_they_are_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[1])
    known = alike()
    for file in {file for file, _ in known}:
        there = {mutant.spot for mutant in mutants_in(Path(file), "")}
        gone = [spot for noted, spot in known if noted == file and spot not in there]
        assert not gone, f"benchmarks/mutants_alike.toml: {file} has no {gone} any more"
