"""From nothing to a table in the browser: seconds and megabytes.

    python -m benchmarks.from_nothing HEAD v0.1.0 dist/ludi_romani-0.2.0-py3-none-any.whl

A revision is cloned and served with `make play`; a wheel is installed into an environment of its
own and served with `ludi serve`. The clock stops when the server says its address; the megabytes
are what then lies on the disk beside the source.
"""

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

READY = "Ludi Romani: "


def megabytes(*folders: Path) -> float:
    files = (file for folder in folders for file in folder.rglob("*") if not file.is_symlink())
    return sum(file.stat().st_size for file in files if file.is_file()) / 1e6


def wait_for_table(command: list[str], folder: Path) -> None:
    """Start a server, wait for the sentence with its address, and stop it."""
    environment = {**os.environ, "BROWSER": "true", "XDG_DATA_HOME": str(folder / "data")}
    environment.pop("PYTHONPATH", None)
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, process_group=0
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith(READY):
                break
        else:
            raise SystemExit(f"{' '.join(command)} did not come so far")
        os.killpg(process.pid, 15)


def measure(what: str, folder: Path) -> tuple[float, float, float]:
    """Seconds on the wall, seconds of processors, megabytes."""
    if what.endswith(".whl"):
        wheel = str(Path(what).resolve())
        began, used = time.monotonic(), processors()
        subprocess.run([sys.executable, "-m", "venv", folder / "env"], check=True)
        pip = [str(folder / "env/bin/pip"), "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", wheel], check=True)
        wait_for_table([str(folder / "env/bin/ludi"), "serve", "--port", "0"], folder)
        return time.monotonic() - began, processors() - used, megabytes(folder / "env")
    clone = folder / "clone"
    subprocess.run(["git", "clone", "--quiet", ".", clone], check=True)
    subprocess.run(["git", "checkout", "--quiet", "--detach", what], cwd=clone, check=True)
    began, used = time.monotonic(), processors()
    wait_for_table(["make", "play", "ARGS=--port 0"], clone)
    seconds = time.monotonic() - began
    return seconds, processors() - used, megabytes(clone / ".venv", clone / "web/node_modules")


def processors() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    print(f"{'from nothing to a table':44} {'seconds':>8} {'of CPU':>8} {'MB':>6}")
    for what in sys.argv[1:] or ["HEAD"]:
        with tempfile.TemporaryDirectory() as folder:
            seconds, used, size = measure(what, Path(folder))
        print(f"{Path(what).name:44} {seconds:8.0f} {used:8.0f} {size:6.0f}", flush=True)


if __name__ == "__main__":
    main()
