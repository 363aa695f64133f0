"""What is published plays outside this tree, in an environment with what it asks for, no more.

Usually that is the pure wheel, with the packages it depends on lent by the environment of the
tests, so that nothing is fetched. `make wheel` names all that it has built in LUDI_PACKAGES: they
are installed as anybody would install them, from the index.
"""

import asyncio
import contextlib
import os
import pty
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from importlib.metadata import PathDistribution, distribution
from pathlib import Path
from typing import Any

import httpx
import pytest
from packaging.requirements import Requirement

from tests.server.helpers import Player
from tests.server.processes import PATIENCE, end, server_process

ROOT = Path(__file__).parent.parent
PACKAGES = os.environ.get("LUDI_PACKAGES", "").split()
BUILT_FROM = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "NOTICE.md")
GAME = "glory-to-rome"
PLAY = f"""
import ludi
from ludi.bots import make_bot
table = ludi.game("{GAME}").new(players=2, seed=7)
bots = [make_bot("greedy", seed=seat) for seat in range(2)]
while not table.over:
    table.play(bots[table.seat].choose(table, table.seat))
print(ludi.__file__, [score.total for score in table.scores()])
"""


class Installed:
    """An environment of its own, and its `ludi`."""

    def __init__(self, folder: Path, package: Path) -> None:
        self.package = package
        self.bin = folder / "bin"
        self.site = next(folder.glob("lib/python*/site-packages"))
        self.ludi = str(self.bin / "ludi")

    def run(self, *command: str) -> str:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
        assert done.returncode == 0, f"{command}: {done.stdout}\n{done.stderr}"
        return done.stdout


def pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    subprocess.run(command, check=True, timeout=900)


def build_wheel(folder: Path) -> Path:
    """The pure wheel, from a copy of the source; in the place of the client, a page."""
    source = folder / "source"
    shutil.copytree(
        ROOT / "src", source / "src", ignore=shutil.ignore_patterns("*.so", "*.egg-info")
    )
    for name in BUILT_FROM:
        shutil.copy(ROOT / name, source)
    client = source / "web" / "dist"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text('<script src="/assets/client.js"></script>')
    (client / "assets" / "client.js").write_text("")
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(source))
    (wheel,) = folder.glob("*.whl")
    return wheel


def lend(site: Path) -> None:
    """Link what the installed package depends on, and what that depends on, into its folder."""
    (ours,) = site.glob("ludi_romani-*.dist-info")
    asked = [Requirement(one) for one in PathDistribution(ours).requires or []]
    lent: set[tuple[str, frozenset[str]]] = set()
    while asked:
        wanted = asked.pop()
        key = (wanted.name.lower(), frozenset(wanted.extras))
        extras = wanted.extras or {""}
        if key in lent or not any_extra(wanted, {""}):
            continue
        lent.add(key)
        found = distribution(wanted.name)
        for top in {file.parts[0] for file in found.files or []} - {"..", "__pycache__"}:
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(found.locate_file(top))).resolve())
        for one in map(Requirement, found.requires or []):
            if any_extra(one, extras):
                one.marker = None
                asked.append(one)


def any_extra(wanted: Requirement, extras: set[str]) -> bool:
    """Whether a requirement is one of this machine, for one of the extras."""
    marker = wanted.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in extras)


@pytest.fixture(scope="module", params=PACKAGES or ["the pure wheel"])
def installed(request: Any, tmp_path_factory: Any) -> Iterator[Installed]:
    folder: Path = tmp_path_factory.mktemp("installed")
    package = ROOT / request.param if PACKAGES else build_wheel(folder)
    venv.create(folder / "env", with_pip=False)
    made = Installed(folder / "env", package)
    python = str(made.bin / "python")
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("PYTHONPATH", raising=False)
        patch.delenv("LUDI_PACKAGES", raising=False)  # a server refuses settings it does not know
        patch.setenv("XDG_DATA_HOME", str(folder))
        patch.chdir(folder)
        if PACKAGES:
            pip("--python", python, "install", str(package))
        else:
            pip("--python", python, "install", "--no-deps", "--no-index", str(package))
            lend(made.site)
        yield made
    shutil.rmtree(folder, ignore_errors=True)


def test_it_says_its_version_and_plays_from_python(installed: Installed) -> None:
    kind = "interpreted" if "none-any" in installed.package.name else "compiled"
    if installed.package.suffix == ".whl":
        assert f"({kind})" in installed.run(installed.ludi, "--version")
    played = installed.run(str(installed.bin / "python"), "-c", PLAY)
    assert str(installed.site) in played, "our own source is not what was installed"


async def test_it_serves_its_client_and_a_game(installed: Installed, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/ludi.sqlite"
    with server_process(database, program=(installed.ludi, "serve")) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as web:
            page = (await web.get("/")).text
            script = page.partition('src="')[2].partition('"')[0]
            assert script.startswith("/assets/"), page
            assert (await web.get(script)).status_code == 200
            player = Player(web, "Marie")
            await player.send("/api/guests", {"nickname": "Marie", "language": "en"}, 201)
            table = (await player.table("me", "greedy"))["id"]
            state = await player.state(table, 0)
            for _ in range(3):
                while not state["legal"]:
                    await asyncio.sleep(0.05)
                    state = await player.state(table, 0)
                state = await player.play(table, state, state["legal"][0]["id"])
            assert state["number"] > 3


def test_it_plays_in_a_terminal(installed: Installed, tmp_path: Path) -> None:
    record = tmp_path / "game.ludi"
    ours, theirs = pty.openpty()
    command = [installed.ludi, "play", GAME, "--seats", "random,random", "--fast"]
    process = subprocess.Popen(
        [*command, "--record", str(record)],
        stdin=theirs,
        stdout=theirs,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "120", "LINES": "40"},
    )
    os.close(theirs)
    try:
        os.set_blocking(ours, False)
        seen = b""
        until = time.monotonic() + PATIENCE
        while process.poll() is None and time.monotonic() < until:
            with contextlib.suppress(BlockingIOError, OSError):
                seen += os.read(ours, 65536)
            if record.exists() and record.read_text().count("\n") > 20:
                os.write(ours, b"q")
            time.sleep(0.05)
    finally:
        end(process)
        os.close(ours)
    assert process.returncode == 0, seen[-2000:]
    installed.run(installed.ludi, "verify", str(record))
