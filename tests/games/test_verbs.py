"""Actions are asked of their verbs: the order in which verbs are declared means nothing."""

import ast
from pathlib import Path

import pytest

import ludi

ORDERINGS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
BORDERS = ("base", "end")


def borders_in(tree: ast.Module) -> dict[str, str]:
    """The names that a module gives to where a verb begins or ends: `BUY.base`, `BUY.end`."""
    return {
        ast.unparse(node.target): ast.unparse(node.value)
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr in BORDERS
    }


def is_border(name: str) -> bool:
    """`BUY.base`: verbs are written in capitals."""
    verb, _, border = name.rpartition(".")
    return verb.isupper() and border in BORDERS


@pytest.mark.parametrize("id", ludi.games())
def test_an_action_is_only_compared_with_both_borders_of_one_verb(id: str) -> None:
    for path in sorted(Path(ludi.manifest(id).folder).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        borders = borders_in(tree)
        for node in ast.walk(tree):
            if not isinstance(node, ast.Compare):
                continue
            if not any(isinstance(op, ORDERINGS) for op in node.ops):
                continue
            names = {ast.unparse(part) for part in ast.walk(node) if isinstance(part, ast.expr)}
            met = {borders[name] for name in names if name in borders}
            verbs = {border.partition(".")[0] for border in met}
            where = f"{path.name}:{node.lineno}"
            assert len(met) == 2 * len(verbs) <= 2, where
            assert not any(is_border(name) for name in names), where
