"""Which changes of the rules do the tests not notice? `make mutants` tells.

The rules of a game are changed in a random sample of places, one place at a time: a comparison, an
integer, `and` for `or`, plus for minus, a `not`, a call that is left out. Each mutant is tried by
the game's own tests and then by those of every game. One that survives is either no change at all,
or a rule that nothing tests.

It works on a copy, in processes forked from one that has imported everything but the game, and
goes on where it stopped: what was found stays in the folder `mutants`. With `--again` only those
that survived are tried, by tests written since. Those that are no change at all are listed, with
the reason, in `mutants_alike.toml`; they do not count.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib
import importlib.machinery
import importlib.util
import json
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
ALIKE: Final = Path(__file__).with_name("mutants_alike.toml")
COPIED: Final = ("src", "tests", "docs", "pyproject.toml", "CHANGELOG.md")
MEMORY: Final = 4 << 30  # bytes; a mutant that wants more is noticed
PATIENCE: Final = 3  # it hangs if it takes so many times as long as the true rules

# What notices most comes first; the last are the tests of every game, for this one alone.
GOLDEN: Final = "tests/games/test_golden.py"
STAGES: Final = (
    (GOLDEN, "tests/games/{}/test_examples*.py"),
    ("tests/games/{}/test_*.py",),
    ("tests/games/test_properties.py", "tests/games/test_text.py", "tests/games/test_observe.py"),
)
SURVIVED: Final = ""

# ---------------------------------------------------------------- changing a module

OTHERWISE: Final[dict[type[ast.AST], type[Any]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
}
ASIDE: Final = {"annotation", "returns", "decorator_list"}  # nothing is played there


class Change(NamedTuple):
    """A place in a module, and what changes it there."""

    kind: str
    node: Any
    make: Callable[[Any], None]


def changes(tree: ast.AST) -> Iterator[Change]:
    """All changes of a module, always in the same order."""
    for name, value in ast.iter_fields(tree):
        for node in value if isinstance(value, list) else [value]:
            if not isinstance(node, ast.AST) or name in ASIDE or is_for_types(node):
                continue
            yield from changes_of(node)
            yield from changes(node)


def changes_of(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield Change("a call left out", node, leave_out)
    elif isinstance(node, ast.Compare):
        yield Change("a comparison", node, compare_otherwise)
    elif isinstance(node, ast.BoolOp):
        yield Change("and, or", node, turn)
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OTHERWISE:
        yield Change("plus, minus", node, turn)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield Change("not", node, negate)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield Change("an integer", node, more)
        yield Change("an integer", node, less)


def leave_out(node: ast.Expr) -> None:
    node.value = ast.Constant(None)


def compare_otherwise(node: ast.Compare) -> None:
    node.ops[0] = OTHERWISE[type(node.ops[0])]()


def turn(node: ast.BoolOp | ast.BinOp | ast.AugAssign) -> None:
    node.op = OTHERWISE[type(node.op)]()


def negate(node: ast.UnaryOp) -> None:
    node.operand = ast.UnaryOp(ast.Not(), node.operand)


def more(node: Any) -> None:
    node.value += 1


def less(node: Any) -> None:
    node.value -= 1


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


# ---------------------------------------------------------------- mutants


class Mutant(NamedTuple):
    """The change of that number in a file of the rules."""

    game: str
    file: str
    number: int
    line: int
    kind: str
    before: str
    after: str
    spot: str = ""  # where that is, in words that stay when lines move

    @property
    def key(self) -> str:
        return f"{self.file}:{self.line}:{self.number}: {self.before} -> {self.after}"

    @property
    def module(self) -> str:
        return self.file.removeprefix("src/").removesuffix(".py").replace("/", ".")

    def code(self) -> CodeType:
        tree = ast.parse(Path(self.file).read_bytes())
        change = list(changes(tree))[self.number]
        change.make(change.node)
        return compile(ast.fix_missing_locations(tree), self.file, "exec", dont_inherit=True)


def mutants_of(game: str) -> list[Mutant]:
    """All of them, in the files that hold the rules."""
    home = Path("src/ludi/games") / game.replace("-", "_")
    paths = [*home.glob("rules/**/*.py"), *home.glob("rules.py"), home / "table.py"]
    paths = sorted([*paths, home / "scoring.py"])
    return [mutant for path in paths for mutant in mutants_in(path, game)]


def mutants_in(path: Path, game: str) -> list[Mutant]:
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    tree = ast.parse(source)
    found = []
    for number, change in enumerate(changes(tree)):
        changed = copy.deepcopy(change.node)
        change.make(changed)
        said = [" ".join(ast.unparse(node).split()) for node in (change.node, changed)]
        spot = spot_of(tree, lines, change.node, said)
        line = change.node.lineno
        found.append(Mutant(game, str(path), number, line, change.kind, said[0], said[1], spot))
    return found


def spot_of(tree: ast.AST, lines: list[str], node: Any, said: list[str]) -> str:
    """Class, function and line, what was changed in brackets: the same when lines move."""
    before = lines[node.lineno - 1].encode()[: node.col_offset].decode().lstrip()
    after = lines[node.end_lineno - 1].encode()[node.end_col_offset :].decode()
    within = "".join(f"{name}." for name in names_around(tree, node.lineno))
    return f"{within.rstrip('.')}: {before}[[{said[0]} -> {said[1]}]]{after}"


def names_around(tree: ast.AST, line: int) -> Iterator[str]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            if node.lineno <= line <= (node.end_lineno or line):
                yield node.name
                yield from names_around(node, line)


def alike() -> dict[tuple[str, str], str]:
    """By file and spot: changes after which the rules are the same, and why."""
    found: dict[tuple[str, str], str] = {}
    for file, noted in tomllib.loads(ALIKE.read_text(encoding="utf-8")).items():
        for one in noted:
            found[file, one["spot"]] = one["why"]
    return found


class Instead(importlib.machinery.SourceFileLoader):
    """Imports one module changed."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module, str(Path(mutant.file).absolute()))
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        return self.mutant.code()

    def find_spec(self, name: str, path: Any, target: ModuleType | None = None) -> Any:
        if name != self.mutant.module:
            return None
        return importlib.util.spec_from_file_location(name, self.path, loader=self)


# ---------------------------------------------------------------- trying one


class FirstFailure:
    """For pytest: remembers which test noticed."""

    def __init__(self) -> None:
        self.test = ""

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed and not self.test:
            self.test = report.nodeid

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed and not self.test:
            self.test = f"{report.nodeid} (it cannot be imported)"


def tests_of(game: str, golden: bool) -> list[list[str]]:
    """The tests by stages, none of them twice."""
    seen: set[str] = set() if golden else {GOLDEN}
    stages = []
    for patterns in STAGES:
        found = [
            str(path)
            for pattern in patterns
            for path in sorted(Path().glob(pattern.format(game.replace("-", "_"))))
            if str(path) not in seen
        ]
        seen |= set(found)
        stages.append(found)
    return stages


def noticed_by(game: str, mutant: Mutant | None, stages: list[list[str]]) -> str:
    """The first test that fails, in this process; SURVIVED if none does."""
    import pytest

    import ludi

    if mutant is not None:
        sys.meta_path.insert(0, Instead(mutant))
    ludi.games = lambda: [game]  # the tests of every game take their games from here
    first = FirstFailure()
    quietly = ["-x", "-q", "--tb=no", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist"]
    for tests in stages:
        status = pytest.main([*quietly, *tests], plugins=[first])
        if first.test or status != 0:
            return first.test or f"pytest ends with {status}"
    return SURVIVED


def in_a_child(game: str, mutant: Mutant | None, stages: list[list[str]], limit: int) -> int:
    """Try it in a process of its own, which writes what it found into a file; its id."""
    pid = os.fork()
    if pid:
        return pid
    try:
        os.setpgid(0, 0)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        said = noticed_by(game, mutant, stages)
        Path(f"said-{os.getpid()}").write_text(said)
    finally:
        os._exit(1)


def answer_of(pid: int, status: int) -> str:
    """What a child that ended found out."""
    path = Path(f"said-{pid}")
    if path.exists():
        said = path.read_text()
        path.unlink()
        return said
    hung = os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL)
    return "it hangs" if hung else "it breaks down"


# ---------------------------------------------------------------- trying them all


class Hunt:
    """The mutants of one game, and what became of them."""

    def __init__(self, game: str, count: int, seed: str, golden: bool, folder: Path) -> None:
        self.game = game
        self.path = folder / f"{game}-{seed}{'' if golden else '-without-golden'}.jsonl"
        every = mutants_of(game)
        self.all = len(every)
        self.chosen = random.Random(f"{seed} {game}").sample(every, min(count, len(every)))
        self.stages = tests_of(game, golden)
        self.results: dict[str, dict[str, Any]] = {}
        if self.path.exists():
            lines = [json.loads(line) for line in self.path.read_text().splitlines()]
            self.results = {line["key"]: line for line in lines}

    def run(self, jobs: int, again: bool) -> None:
        """Try what was not tried before, or again what survived."""
        known = alike()
        waiting = [
            mutant
            for mutant in self.chosen
            if (mutant.file, mutant.spot) not in known
            and ((mutant.key in self.results) == again)
            and (not again or self.results[mutant.key]["noticed"] == SURVIVED)
        ]
        if not waiting:
            return
        began = time.monotonic()
        pid = in_a_child(self.game, None, self.stages, 3600)
        _, status, used = os.wait4(pid, 0)
        if (said := answer_of(pid, status)) != SURVIVED:
            raise SystemExit(f"{self.game}: the true rules do not pass their tests: {said}")
        true = used.ru_utime + used.ru_stime
        print(f"{self.game}: the true rules take {true:.1f} s ({time.monotonic() - began:.1f} s)")
        limit = int(PATIENCE * true) + 10
        running: dict[int, Mutant] = {}
        while waiting or running:
            while waiting and len(running) < jobs:
                mutant = waiting.pop(0)
                running[in_a_child(self.game, mutant, self.stages, limit)] = mutant
            pid, status, used = os.wait4(-1, 0)
            mutant = running.pop(pid)
            said = answer_of(pid, status)
            self.keep(mutant, said, used.ru_utime + used.ru_stime)

    def keep(self, mutant: Mutant, said: str, seconds: float) -> None:
        found = {"key": mutant.key, **mutant._asdict(), "noticed": said, "seconds": seconds}
        self.results[mutant.key] = found
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")
        print(f"  {'noticed ' if said else 'SURVIVED'} {seconds:5.1f} s  {mutant.key[:110]}")

    def summary(self) -> dict[str, Any]:
        known = alike()
        same = [one for one in self.chosen if (one.file, one.spot) in known]
        tried = [
            self.results[one.key]
            for one in self.chosen
            if one.key in self.results and one not in same
        ]
        survived = [one for one in tried if one["noticed"] == SURVIVED]
        by = Counter(one["noticed"].partition("::")[0] for one in tried if one["noticed"])
        return {
            "game": self.game,
            "places": self.all,
            "alike": len(same),
            "tried": len(tried),
            "noticed": len(tried) - len(survived),
            "seconds": sum(one["seconds"] for one in tried) / max(1, len(tried)),
            "noticed_by": dict(by.most_common()),
            "survived": survived,
        }


def told(summary: dict[str, Any]) -> str:
    """A summary for people."""
    tried, noticed = summary["tried"], summary["noticed"]
    share = 100 * noticed / max(1, tried)
    lines = [
        f"{summary['game']}: {noticed} of {tried} noticed ({share:.0f} %), "
        f"{summary['alike']} are no change at all, "
        f"{summary['seconds']:.1f} s each; {summary['places']} places to change"
    ]
    for one in sorted(summary["survived"], key=lambda one: (one["file"], one["line"])):
        lines.append(f"  {one['file']}:{one['line']}: {one['before']}  ->  {one['after']}")
    return "\n".join(lines)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--games", nargs="+", help="only these")
    arguments.add_argument("--count", type=int, default=150, help="mutants of each game")
    arguments.add_argument("--seed", default="1", help="another seed, another sample")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--folder", default="mutants", help="where the results stay")
    arguments.add_argument("--again", action="store_true", help="only those that survived")
    arguments.add_argument("--without-golden", action="store_true", help="rules' own tests only")
    given = arguments.parse_args()
    folder = Path(given.folder).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="ludi-mutants-") as place:
        copy_to(Path(place))
        summaries = []
        for game in given.games or warm():
            warm()
            hunt = Hunt(game, given.count, given.seed, not given.without_golden, folder)
            hunt.run(given.jobs, given.again)
            summaries.append(hunt.summary())
    print("\n" + "\n".join(told(summary) for summary in summaries))
    (folder / f"summary-{given.seed}.json").write_text(json.dumps(summaries, indent=2) + "\n")


def copy_to(place: Path) -> None:
    """Work on a copy from here on, so that the work tree may change meanwhile."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            without = shutil.ignore_patterns("*.so", "*.c", "strength")
            shutil.copytree(source, place / name, ignore=without)
        else:
            shutil.copy(source, place / name)
    os.chdir(place)
    sys.path[:0] = [str(place / "src"), str(place)]
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path[:2])


def warm() -> list[str]:
    """Import what every mutant needs and none changes; the games there are."""
    for name in ("pytest", "hypothesis", "fluent.syntax", "fluent.runtime", "ludi.bots"):
        importlib.import_module(name)
    import ludi

    names: list[str] = ludi.games()
    return names


if __name__ == "__main__":
    main()
