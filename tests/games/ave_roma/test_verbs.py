"""Actions are asked of their verbs: the order in which verbs are declared means nothing."""

import ast
from pathlib import Path

from tests.games.ave_roma.position import GAME

ORDERINGS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def borders_in(tree: ast.Module) -> dict[str, str]:
    """The names that a module gives to where a verb begins or ends: `BUY.base`, `BUY.end`."""
    found: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Attribute):
            if node.value.attr in ("base", "end"):
                found[ast.unparse(node.target)] = ast.unparse(node.value)
    return found


def test_an_action_is_only_compared_with_both_borders_of_one_verb() -> None:
    for path in sorted(Path(GAME.folder).rglob("*.py")):
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
            assert len(met) == 2 * len(verbs) <= 2, f"{path.name}:{node.lineno}"
            assert not any(name.endswith((".base", ".end")) for name in names)
