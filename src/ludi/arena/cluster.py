"""The same games on a Ray cluster, or on a Ray of our own on this machine.

Every node needs this package in the same version. Ray itself plays the games of a lost worker
again.
"""

import importlib
import os
import socket
from collections.abc import Generator, Iterable, Iterator
from typing import Any, Final

from ludi.arena.matches import Outcome, Task, play_share
from ludi.arena.workers import TRIES, shares_of
from ludi.kernel.errors import BadChoice, LudiError

LOCAL: Final = "local"
AHEAD: Final = 2  # shares waiting or in hand for each processor of the cluster
PATIENCE: Final = 5.0  # seconds
INSTALL: Final = "pip install 'ludi-romani[cluster]'"


def find_ray() -> Any:
    """The Ray library, or a sentence that says how to get it."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that we play
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # keeps it from warning
    try:
        return importlib.import_module("ray")
    except ModuleNotFoundError as error:
        raise BadChoice(f"--ray needs the Ray library: {INSTALL}") from error


def play_on_ray(
    tasks: Iterable[Task], address: str, jobs: int, size: int = 1
) -> Generator[Outcome, None, None]:
    """Play all tasks on the cluster at an address ("local": here, on `jobs` processors)."""
    ray = find_ray()
    knock(address)
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadChoice(f"no Ray cluster answers at '{address}': {error}") from error
    try:
        yield from play_ahead(ray, shares_of(tasks, size))
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """See whether anybody is at host:port; Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        try:
            socket.create_connection((host, int(port)), timeout=PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise BadChoice(f"no Ray cluster answers at '{address}': {error}") from error


def play_ahead(ray: Any, shares: Iterator[list[Task]]) -> Iterator[Outcome]:
    """Keep every processor busy, but never promise more than a little ahead."""
    play = ray.remote(max_retries=TRIES)(play_share)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    promised: list[Any] = []
    share = next(shares, [])
    while share or promised:
        while share and len(promised) < most:
            promised.append(play.remote(share))
            share = next(shares, [])
        ready, promised = ray.wait(promised, num_returns=1)
        try:
            answer = ray.get(ready[0])
        except ray.exceptions.RayError as error:
            reason = str(error).strip().splitlines()[-1]
            raise LudiError(f"the Ray cluster could not play: {reason}") from error
        if isinstance(answer, str):
            raise LudiError(answer)
        yield from answer
