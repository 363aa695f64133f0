"""Our games next to others, in one run on one machine: `make peers`.

The others are installed into an environment of their own, which is thrown away. Ours are measured
as plain Python and compiled, each from a copy. Everything runs on the same single core, one after
the other, several times round; of each figure the best is kept. Time is what a process used of
that core, so other work on the machine disturbs less than it would. Writes docs/benchmarks.md and
docs/benchmarks.svg.
"""

import argparse
import datetime
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import ludi
from benchmarks.peer_page import write_page

ROOT = Path(__file__).parent.parent
PACKAGES = ("catanatron", "rlcard", "pettingzoo[classic]", "chess", "open_spiel")
LEAST_IS_BEST = ("clone_us",)


def run(command: list[str], **settings: Any) -> str:
    """What a command says on its standard output; its complaints go where ours go."""
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, **settings)
    return str(done.stdout)


def on_one_core(command: list[str], core: int, paths: list[Path]) -> dict[str, Any]:
    """A measurement pinned to a core, its threads counted as one."""
    threads = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
    environment = {**os.environ, **dict.fromkeys(threads, "1")}
    environment["PYTHONPATH"] = os.pathsep.join(map(str, paths))

    def pin() -> None:
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, {core})

    said = run(command, env=environment, preexec_fn=pin, cwd=tempfile.gettempdir())
    found: dict[str, Any] = json.loads(said.splitlines()[-1])
    return found


def best(kept: dict[str, Any], found: dict[str, Any]) -> dict[str, Any]:
    """Figure by figure the better of two rounds."""
    for key, value in found.items():
        if not isinstance(value, float) or key not in kept:
            kept[key] = value
        else:
            kept[key] = min(kept[key], value) if key in LEAST_IS_BEST else max(kept[key], value)
    return kept


def make_environment(folder: Path) -> str:
    """A Python with the others in it; its path."""
    print("Installing the others into an environment of their own", flush=True)
    run([sys.executable, "-m", "venv", str(folder)])
    python = str(folder / "bin" / "python")
    run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *PACKAGES])
    return python


def copy_sources(folder: Path, compiled: bool) -> Path:
    """The source in a folder of its own, without what was compiled, or freshly compiled."""
    unwanted = shutil.ignore_patterns("*.so", "__pycache__", "*.c")
    shutil.copytree(ROOT / "src", folder / "src", ignore=unwanted)
    if compiled:
        print("Compiling ours in a copy: this takes some minutes", flush=True)
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE.md"):
            shutil.copy(ROOT / name, folder)
        settings = {**os.environ, "LUDI_COMPILE": "1", "PYTHONPATH": str(folder / "src")}
        build = ["setup.py", "--quiet", "build_ext", "--inplace", "--parallel", "2"]
        run([sys.executable, *build], cwd=folder, env=settings)
    return folder / "src"


def processor() -> str:
    """What kind of processor this is; nothing that names the machine."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def main() -> None:
    parser = argparse.ArgumentParser(description="Our games next to others, on one core.")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    parser.add_argument("--rounds", type=int, default=3, help="of which the best counts")
    parser.add_argument("--python", help="an environment that has the others already")
    parser.add_argument("--compiled", type=Path, help="a src folder that is compiled already")
    args = parser.parse_args()
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
    here = Path(__file__).parent
    with tempfile.TemporaryDirectory(prefix="ludi-peers-") as name:
        folder = Path(name)
        python = args.python or make_environment(folder / "others")
        plain = copy_sources(folder / "plain", compiled=False)
        fast = args.compiled or copy_sources(folder / "fast", compiled=True)
        peers = json.loads(
            run(
                [python, "-c", "import json, peer_speeds as p; print(json.dumps(list(p.PEERS)))"],
                env={**os.environ, "PYTHONPATH": str(here)},
            )
        )
        jobs: list[tuple[str, list[str], list[Path]]] = [
            (peer, [python, str(here / "peer_speeds.py"), peer], []) for peer in peers
        ]
        for mode, source in (("interpreted", plain), ("compiled", fast)):
            script = str(here / "our_speeds.py")
            jobs += [
                (f"{id} {mode}", [sys.executable, script, id], [source]) for id in ludi.games()
            ]
        found: dict[str, dict[str, Any]] = {}
        for number in range(args.rounds):
            for job, command, paths in jobs:
                print(f"Round {number + 1} of {args.rounds}: {job}", flush=True)
                speeds = on_one_core([*command, str(args.seconds)], core, paths)
                found[job] = best(found.get(job, {}), speeds)
    about = {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "processor": processor(),
        "cores": os.cpu_count() or 1,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "seconds": args.seconds,
        "rounds": args.rounds,
        "load": os.getloadavg()[1],
    }
    kept = write_page(found, peers, about, ROOT / "docs")
    for line in kept:
        print(line)


if __name__ == "__main__":
    main()
