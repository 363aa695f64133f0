"""A game from elsewhere: the example, installed beside the project, is played everywhere.

And packages that are broken, each in its own way, are named and take nobody else down.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "tali"
PACKAGE = EXAMPLE / "src" / "ludi_tali"
GAME = "tali"

COMMON = [
    *("tests/games/test_properties.py", "tests/games/test_text.py", "tests/games/test_observe.py"),
    *("tests/envs", "tests/foreign.py", "examples/tali/tests"),
]

LABEL = """
import os
from ludi.kernel.manifest import Manifest
MANIFEST = Manifest(
    id="{id}", game="{module}_game:Broken", folder=os.path.dirname(__file__), rules_version=1,
    environment_version=0, players={players}, minutes=5, weight=1, chapters=(), credits=(),
)
"""
SPEECHLESS = """
from ludi.kernel.game import Advice, Game
from ludi.kernel.vocabulary import Vocabulary
from speechless import MANIFEST

class Broken(Game):
    def __init__(self, components):
        super().__init__(MANIFEST, vocabulary=Vocabulary(), steps={}, told={}, advice=Advice())
"""
# by name: the modules of a package that is wrong, and what is said of it
BROKEN = {
    "absent": ({}, "No module named 'absent'"),
    "unlabelled": ({"unlabelled": "MANIFEST = 7"}, "unlabelled:MANIFEST is not a manifest"),
    "misnamed": (
        {"misnamed": LABEL.format(id="other", module="misnamed", players="(2, 3)")},
        "its manifest calls it 'other'",
    ),
    "unpeopled": (
        {"unpeopled": LABEL.format(id="unpeopled", module="unpeopled", players="()")},
        "its player counts must be given one by one",
    ),
    "stillborn": (
        {
            "stillborn": LABEL.format(id="stillborn", module="stillborn", players="(2, 3)"),
            "stillborn_game": "import a_library_nobody_has",
        },
        "the game 'stillborn' cannot be opened: ModuleNotFoundError",
    ),
    "speechless": (
        {
            "speechless": LABEL.format(id="speechless", module="speechless", players="(2, 3)"),
            "speechless_game": SPEECHLESS,
        },
        "Broken.set_up must say how its table is laid",
    ),
}

REGISTER = """
import gymnasium, pyspiel, ludi.envs.gymnasium, ludi.envs.openspiel
assert "ludi/Tali-v0" in gymnasium.registry
assert "ludi_tali" in pyspiel.registered_names()
assert "ludi_stillborn" not in pyspiel.registered_names()
"""


def python(*arguments: str, path: list[Path], **more: str) -> subprocess.CompletedProcess[str]:
    """Python where other packages are installed; it must be content."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**kept, "PYTHONPATH": in_path(path), **more},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done


def in_path(path: list[Path]) -> str:
    return os.pathsep.join(str(folder) for folder in (ROOT / "src", *path))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example as pip installs it, from a copy: a build leaves things beside its sources."""
    source = tmp_path_factory.mktemp("source") / "example"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    site = tmp_path_factory.mktemp("site")
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--no-compile"]
    python("-m", "pip", "install", *options, "--target", str(site), str(source), path=[])
    return site


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A place with all the broken packages."""
    site = tmp_path_factory.mktemp("broken")
    for name, (modules, _) in BROKEN.items():
        for module, source in modules.items():
            (site / f"{module}.py").write_text(source, encoding="utf-8")
        info = site / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[ludi.games]\n{name} = {name}:MANIFEST\n")
    return site


# ---------------------------------------------------------------- the example


def test_the_example_passes_what_every_game_must_pass_and_is_played_everywhere(
    installed: Path,
) -> None:
    wanted = f"{GAME} or foreign"
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    done = python(
        *("-m", "pytest", *options, *COMMON, "-k", wanted),
        path=[installed],
        LUDI_SOAK="15",
        LUDI_FOREIGN=GAME,
    )
    count = re.search(r"(\d+) passed", done.stdout)
    assert count is not None and int(count[1]) > 100, done.stdout


def test_the_page_for_authors_names_the_files_of_a_game() -> None:
    text = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    section = text.partition("## The files of a game")[2].partition("\n## ")[0]
    named = {
        name
        for row in re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
        for name in re.findall(r"`([^`]+)`", row)
    }
    there = {path.name for path in PACKAGE.iterdir() if path.is_file()}
    assert named == there - {"__init__.py", "py.typed"}


def test_nothing_in_the_project_knows_the_example() -> None:
    names = re.compile(rf"\b(ludi_)?{GAME}\b", re.IGNORECASE)
    for folder in ("src", "web/src", "web/e2e"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in {".py", ".ts", ".svelte", ".mjs", ".toml", ".ftl", ".md", ".css"}:
                assert not names.search(path.read_text(encoding="utf-8")), path


# ---------------------------------------------------------------- what is broken


def test_broken_packages_are_named_and_the_others_are_there(installed: Path, broken: Path) -> None:
    ludi = "import sys; from ludi.cli.main import main; sys.exit(main(sys.argv[1:]))"
    done = python("-c", ludi, "games", "--json", path=[installed, broken])
    found = [game["id"] for game in json.loads(done.stdout)["games"]]
    assert GAME in found and len(found) == 6 and not set(found) & set(BROKEN)
    lines = done.stderr.splitlines()
    assert len(lines) == len(BROKEN)
    for name, (_, said) in BROKEN.items():
        assert [line for line in lines if name in line and said in line], (name, lines)


def test_learners_find_the_games_that_open(installed: Path, broken: Path) -> None:
    python("-c", REGISTER, path=[installed, broken])


def test_the_server_says_what_is_broken_and_serves_the_others(
    installed: Path, broken: Path, tmp_path: Path
) -> None:
    command = ["-m", "ludi.server", "--port", "0", "--database", f"sqlite:///{tmp_path}/ludi.db"]
    with subprocess.Popen(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": in_path([installed, broken]), "LUDI_LOG": "warning"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None and server.stderr is not None
        try:
            url = server.stdout.readline().partition(": ")[2].strip()
            with urllib.request.urlopen(f"{url}api/games", timeout=60) as answer:
                found = [game["id"] for game in json.load(answer)]
        finally:
            server.terminate()
        said = server.stderr.read().splitlines()
    assert GAME in found and len(found) == 6
    for name, (_, sentence) in BROKEN.items():
        assert [line for line in said if name in line and sentence in line], (name, said)
