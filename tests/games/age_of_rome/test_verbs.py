"""The order in which verbs are declared means nothing to the rules."""

import ast
from pathlib import Path

import pytest

from tests.games.age_of_rome.position import GAME

RULES = sorted(Path(GAME.folder).rglob("*.py"))


def bounds(tree: ast.Module) -> dict[str, str]:
    """The module's names for where a verb begins or ends, and which verb it is."""
    return {
        ast.unparse(node.target): node.value.value.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr in ("base", "end")
        and isinstance(node.value.value, ast.Name)
    }


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.name)
def test_actions_are_compared_with_one_verb_only(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    verb_of = bounds(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Compare):
            continue
        if all(isinstance(op, (ast.Eq, ast.NotEq, ast.In, ast.NotIn)) for op in node.ops):
            continue
        names = [name.id for name in ast.walk(node) if isinstance(name, ast.Name)]
        found = [verb_of[name] for name in names if name in verb_of]
        assert found == [] or (len(found) == 2 and found[0] == found[1]), ast.unparse(node)
