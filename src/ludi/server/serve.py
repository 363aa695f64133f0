"""Running the server: logs, checks, and uvicorn."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import uvicorn
from fastapi import FastAPI
from prometheus_client import start_http_server

import ludi
from ludi.kernel.errors import LudiError
from ludi.server import workers
from ludi.server.app import create_app
from ludi.server.checks import check, listen
from ludi.server.doors import SPARE, Doors, more_descriptors, protocols
from ludi.server.house import House
from ludi.server.settings import PREFIX, Settings
from ludi.server.storage import Storage, with_storage

log: Final = logging.getLogger("ludi.server")

FLAGS: Final = ("host", "port", "database", "redis", "workers", "components")
BUILT_IN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    """One JSON object a line. (Setting up a library for it would be as long.)"""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        for name, value in record.__dict__.items():
            if name not in BUILT_IN and name != "color_message":
                line[name] = value
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: str) -> None:
    """Our logs and uvicorn's, as JSON lines on standard error; requests are logged by us."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ludi.server").setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel("WARNING")


def migrate(settings: Settings) -> None:
    """Bring the database to the newest form."""
    with_storage(settings, Storage.migrate)


class Server(uvicorn.Server):
    """Says that it is there once it answers; a worker says so again and again."""

    def __init__(
        self, config: uvicorn.Config, house: House, ready: Callable[[], None], worker: bool
    ) -> None:
        super().__init__(config)
        self.house: Final = house
        self.ready: Final = ready
        self.worker: Final = worker

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self.worker:
                self.beating = asyncio.create_task(workers.beat(self.ready))
            else:
                self.ready()
            self.warming = asyncio.create_task(self.house.robots.warm_up())


def say_where(url: str) -> None:
    print(f"Ludi Romani: {url}", flush=True)


HANDOVER_SECONDS: Final = 0.0005  # how long the database's threads wait for the event loop


def run(
    settings: Settings,
    open_browser: bool = False,
    name: str = "",
    any_port: bool = False,
    announce: Callable[[str], None] = say_where,
) -> None:
    """Serve until somebody stops it.

    A name is what others call this machine, if it is not the host; any port will do if the usual
    one is taken, where nobody asked for it.
    """
    set_up_logs(settings.log)
    ludi.playable()
    for trouble in ludi.troubles():
        log.warning(trouble)
    with_storage(settings, Storage.prepare)
    listening = listen(settings.host, settings.port, any_port)
    url = address(name or settings.host, listening.getsockname()[1])

    def ready() -> None:
        announce(url)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()

    if settings.workers > 1:
        workers.run(serve, settings, listening, ready)
    else:
        serve(settings, listening, 0, "", ready)


def serve(
    settings: Settings,
    listening: socket.socket,
    index: int,
    news: str,
    ready: Callable[[], None],
) -> None:
    """Serve with this process, the only one or one of several workers."""
    set_up_logs(settings.log)
    ludi.playable()
    app = create_app(settings, news)
    more_descriptors(settings.connections + SPARE)
    config = configured(app, Doors(settings), 5)
    sys.setswitchinterval(HANDOVER_SECONDS)
    house: House = app.state.house
    with metrics_served(settings, house, index):
        Server(config, house, ready, settings.workers > 1).run(sockets=[listening])


def configured(app: FastAPI, doors: Doors, goodbye_seconds: int) -> uvicorn.Config:
    """Uvicorn as we want it."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # `web.Forwarded` reads them
        server_header=False,
        ws_max_size=doors.settings.largest_message,
        ws_ping_interval=None,
        timeout_graceful_shutdown=goodbye_seconds,
        **protocols(doors),
    )


@contextmanager
def metrics_served(settings: Settings, house: House, index: int = 0) -> Iterator[None]:
    """Numbers for Prometheus on a port of their own, where players do not come.

    Each of several workers has the next one.
    """
    if not settings.metrics_port:
        yield
        return
    host, port = settings.metrics_host, settings.metrics_port + index
    try:
        server, thread = start_http_server(port, host, house.metrics.registry)
    except OSError as error:
        raise LudiError(f"cannot listen on {host} port {port}: {error.strerror}") from None
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def address(host: str, port: int) -> str:
    """What to type into a browser."""
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def main(arguments: list[str]) -> int:
    """Without the `ludi` command."""
    parser = argparse.ArgumentParser(prog="python -m ludi.server")
    parser.add_argument("--host")
    parser.add_argument("--port", type=int)
    parser.add_argument("--database", metavar="URL")
    parser.add_argument("--redis", metavar="URL")
    parser.add_argument("--components")
    parser.add_argument("--workers", type=int, metavar="N")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--migrate", action="store_true")
    parser.add_argument("--open", action="store_true")
    try:
        return obey(parser.parse_args(arguments))
    except LudiError as error:
        print(f"ludi: {error}", file=sys.stderr)
        return 2


def obey(args: argparse.Namespace) -> int:
    """Check, migrate or serve, as the flags say."""
    settings = Settings.read(**{flag: getattr(args, flag) for flag in FLAGS})
    if args.check:
        found = check(settings)
        print(json.dumps(found, indent=2, ensure_ascii=False))
        return 1 if found["problems"] else 0
    if args.migrate:
        migrate(settings)
        return 0
    asked = args.port is not None or f"{PREFIX}PORT" in os.environ
    run(settings, args.open, any_port=args.open and not asked)
    return 0
