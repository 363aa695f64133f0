"""Who may import whom, that the rules need nothing but Python, and that nobody knows a game."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent

PLAY_WITHOUT_THIRD_PARTIES = """
import random
import sys

# The libraries of compiled modules lie beside the package.


class OnlyTheStandardLibrary:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        ours = top == "ludi" or top.startswith("ludi_") and top.endswith("__mypyc")
        if not ours and top not in sys.stdlib_module_names:
            raise ModuleNotFoundError(f"{name} is not in the standard library", name=name)
        return None


sys.meta_path.insert(0, OnlyTheStandardLibrary())

import ludi

table = ludi.game("glory-to-rome").new(players=3, seed=1)
choose = random.Random(1)
for played in range(200):
    if table.over:
        break
    table.play(choose.choice(table.legal))
assert played > 20, played
for third_party in ("fluent", "rich", "textual", "mypy_extensions"):
    assert third_party not in sys.modules, third_party
"""


def run(*command: str) -> None:
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"


def test_arrows_between_the_layers_point_one_way() -> None:
    lint_imports = Path(sys.executable).with_name("lint-imports")
    run(os.fspath(lint_imports), "--no-cache")


def test_the_rules_need_only_the_standard_library() -> None:
    run(sys.executable, "-c", PLAY_WITHOUT_THIRD_PARTIES)


# What speaks of one game outside its folder, and why it may.
BOARDS = "src/ludi/drawn/{}.py"  # a board drawn with characters, found by the game's id
EXAMPLES = "src/ludi/cli/examples.py"  # what people may type, at the end of every help


def code_of(tree: ast.Module) -> str:
    """A module without its docstrings (comments are gone already)."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if ast.get_docstring(node, clean=False) is not None:
                node.body[0] = ast.Pass()
    return ast.unparse(tree)


def test_no_code_names_a_game_outside_its_folder() -> None:
    games = [
        path.name for path in (ROOT / "src/ludi/games").iterdir() if (path / "game.py").exists()
    ]
    assert len(games) == 5
    spelled = [name.replace("_", "[-_ ]?") for name in games]
    names = re.compile("|".join(spelled), re.IGNORECASE)
    for path in (ROOT / "src/ludi").rglob("*.py"):
        place = path.relative_to(ROOT).as_posix()
        own = [name for name in games if place.startswith(f"src/ludi/games/{name}/")]
        own += [name for name in games if place == BOARDS.format(name)]
        if own or place == EXAMPLES:
            continue
        found = names.search(code_of(ast.parse(path.read_bytes())))
        assert found is None, f"{place}: {found}"
