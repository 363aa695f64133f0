"""The verbs: the order in which they are declared means nothing to the rules."""

import ast
from pathlib import Path

import pytest

from tests.games.rome_and_roll.position import GAME

MODULES = sorted(Path(GAME.folder).rglob("*.py"))
ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_no_action_is_measured_by_where_a_verb_begins(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    begins = {
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr in ("base", "end")
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ORDER):
            names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
            ends = {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}
            assert not names & begins and not ends & {"base", "end"}, ast.unparse(node)
