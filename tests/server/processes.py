"""Real processes: servers that can be killed, and databases of our own for a while."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

PATIENCE = 60.0
SERVER = (sys.executable, "-m", "ludi.server")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


def end(process: subprocess.Popen[Any], how: int = signal.SIGTERM) -> None:
    """End a process we started."""
    with contextlib.suppress(ProcessLookupError):
        process.send_signal(how)
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(20)
    if process.stdout is not None:
        process.stdout.close()


# ---------------------------------------------------------------- our server


class ServerProcess:
    """`python -m ludi.server`, or another program that does the same, on a port of its own."""

    def __init__(self, database: str, redis: str = "", program: Sequence[str] = SERVER) -> None:
        command = [*program, "--port", "0", "--database", database]
        if redis:
            command += ["--redis", redis]
        environment = {**os.environ, "LUDI_BOT_PACE": "0", "LUDI_LIMITS": "no", "LUDI_LOG": "error"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Ludi Romani: http://"), line
        self.url = line.split()[-1].rstrip("/")

    def children(self) -> list[int]:
        """The processes in which its bots think."""
        found = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self.process.pid)],
            capture_output=True,
            text=True,
            check=False,
        )
        return [int(pid) for pid in found.stdout.split()]

    def kill(self) -> None:
        """kill -9: no time for last words."""
        end(self.process, signal.SIGKILL)

    def stop(self) -> None:
        end(self.process)


@contextmanager
def server_process(
    database: str, redis: str = "", program: Sequence[str] = SERVER
) -> Iterator[ServerProcess]:
    server = ServerProcess(database, redis, program)
    try:
        yield server
    finally:
        server.stop()


# ---------------------------------------------------------------- PostgreSQL and Redis


class Service:
    """A program of somebody else, that can be ended and started again."""

    def __init__(self, command: list[str], address: str, ready: Callable[[Any], None]) -> None:
        self.command = command
        self.address = address
        self.ready = ready
        self.more: dict[str, Any] = {}
        self.process: subprocess.Popen[bytes]

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **self.more
        )
        self.ready(self.process)


@contextmanager
def postgres(durable: bool = False) -> Iterator[str]:
    """A PostgreSQL server of our own; the address of its databases, without their name."""
    with postgres_server(durable) as server:
        yield server.address


@contextmanager
def postgres_server(durable: bool = False) -> Iterator[Service]:
    binaries = [shutil.which(name) for name in ("initdb", "postgres")]
    if None in binaries:
        pytest.skip("there is no PostgreSQL here (initdb and postgres)")
    initdb, program = str(binaries[0]), str(binaries[1])
    as_whom: dict[str, Any] = {}
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        try:
            pwd.getpwnam("postgres")
        except KeyError:
            pytest.skip("PostgreSQL does not run as root, and there is no user 'postgres'")
        as_whom = {"user": "postgres", "group": "postgres", "extra_groups": []}
    folder = Path(tempfile.mkdtemp(prefix="ludi-postgres-"))
    try:
        if as_whom:
            shutil.chown(folder, "postgres", "postgres")
        data = folder / "data"
        subprocess.run(
            [initdb, "--no-sync", "--auth=trust", "--username=ludi", "--encoding=UTF8",
             "--locale=C", "-D", str(data)],
            check=True, capture_output=True, cwd=folder, **as_whom,
        )  # fmt: skip
        port = free_port()
        server = Service(
            [program, "-D", str(data), "-p", str(port), "-k", str(folder),
             "-c", "listen_addresses=127.0.0.1", "-c", f"fsync={'on' if durable else 'off'}"],
            f"postgresql://ludi@127.0.0.1:{port}/",
            lambda process: wait_until_ready(data / "postmaster.pid", process),
        )  # fmt: skip
        server.more = {"cwd": folder, **as_whom}
        try:
            server.start()
            yield server
        finally:
            end(server.process, signal.SIGINT)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def redis() -> Iterator[str]:
    """A Redis server of our own."""
    with redis_server() as server:
        yield server.address


@contextmanager
def redis_server() -> Iterator[Service]:
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("there is no Redis here (redis-server)")
    port = free_port()
    server = Service(
        [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
        f"redis://127.0.0.1:{port}/0",
        lambda process: wait_for_port(port, process),
    )
    try:
        server.start()
        yield server
    finally:
        end(server.process)


def wait_until_ready(pid_file: Path, process: subprocess.Popen[Any]) -> None:
    """PostgreSQL notes in the last line of its pid file how it is."""
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE:
        assert process.poll() is None, "it did not start"
        with contextlib.suppress(OSError, IndexError):
            lines = pid_file.read_text().splitlines()
            if lines[0] == str(process.pid) and lines[7].strip() == "ready":
                return
        time.sleep(0.05)
    raise AssertionError("it does not get ready")


def wait_for_port(port: int, process: subprocess.Popen[Any]) -> None:
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE:
        assert process.poll() is None, "it did not start"
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise AssertionError("it does not answer")
