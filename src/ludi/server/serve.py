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
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ludi.kernel.errors import LudiError
from ludi.server.app import create_app
from ludi.server.house import House
from ludi.server.settings import Settings
from ludi.server.storage import Storage

FLAGS: Final = ("host", "port", "database", "redis")
BUILT_IN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    """One JSON object a line."""

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


def with_storage(settings: Settings, work: Callable[[Storage], Awaitable[Any]]) -> Any:
    """Do something with the database, outside the server."""

    async def done() -> Any:
        storage = Storage(settings)
        try:
            return await work(storage)
        except (SQLAlchemyError, OSError) as error:
            raise LudiError(f"the database does not answer ({type(error).__name__})") from error
        finally:
            await storage.close()

    return asyncio.run(done())


def check(settings: Settings) -> dict[str, Any]:
    """Whether the server could start: all settings, and whether the database answers."""
    described = settings.described()
    file = settings.database_file
    if file is not None and not file.exists():
        described["database_answers"] = can_be_made(file)
        return described
    try:
        described["database_answers"] = with_storage(settings, Storage.answers)
    except LudiError:
        described["database_answers"] = False
    return described


def can_be_made(file: Path) -> bool:
    """Whether a file that is not there could be written at the start (which nobody does here)."""
    folder = next(one for one in file.absolute().parents if one.exists())
    return folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)


def migrate(settings: Settings) -> None:
    """Bring the database to the newest form."""
    with_storage(settings, Storage.migrate)


class Server(uvicorn.Server):
    """Says where it is once it answers."""

    def __init__(self, config: uvicorn.Config, house: House, url: str, open_browser: bool) -> None:
        super().__init__(config)
        self.house: Final = house
        self.url: Final = url
        self.open_browser: Final = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Ludi Romani: {self.url}", flush=True)
            self.warming = asyncio.create_task(self.house.robots.warm_up())
            if self.open_browser:
                threading.Thread(target=webbrowser.open, args=[self.url], daemon=True).start()


HANDOVER_SECONDS: Final = 0.0005  # how long the database's threads wait for the event loop


def run(settings: Settings, open_browser: bool = False) -> None:
    """Serve until somebody stops it."""
    set_up_logs(settings.log)
    with_storage(settings, Storage.prepare)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # `web.Forwarded` reads them
        server_header=False,
        ws_max_size=settings.largest_message,
        ws_ping_interval=None,
        timeout_graceful_shutdown=5,
    )
    sys.setswitchinterval(HANDOVER_SECONDS)
    listening = listen(settings.host, settings.port)
    url = address(settings.host, listening.getsockname()[1])
    Server(config, app.state.house, url, open_browser).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """The socket we serve on, or one sentence why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise LudiError(f"cannot listen on {host} port {port}: {error.strerror}") from None
    return listening


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
        print(json.dumps(found, indent=2))
        return 0 if found["database_answers"] else 1
    if args.migrate:
        migrate(settings)
        return 0
    run(settings, args.open)
    return 0
