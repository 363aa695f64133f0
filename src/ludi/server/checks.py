"""`ludi serve --check`: whether everything that would be used is there. Nothing is written."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import ludi
from ludi.bots.trial import try_out
from ludi.kernel.errors import LudiError
from ludi.server.boxes import TRIAL_SECONDS, named_boxes
from ludi.server.notices import mail, push
from ludi.server.notices.channels import EMAIL, PUSH, WEBHOOK, why_not
from ludi.server.notices.errors import Undelivered
from ludi.server.settings import Settings
from ludi.server.storage import Storage, check_known, newest, with_storage
from ludi.server.thinkers import Thinker
from ludi.server.words import say

REDIS_SECONDS: Final = 5.0


def check(settings: Settings) -> dict[str, Any]:
    """All settings, what was found good, and a sentence for all that would not work."""
    found: dict[str, str] = {}
    problems: dict[str, str] = {}
    looks: dict[str, Callable[[Settings], str]] = {
        "database": database,
        "redis": redis,
        "web": web,
        "port": port,
        "metrics": metrics,
        "messages": messages,
        "workers": workers,
        "games": games,
        "boxes": boxes,
    }
    for name, look in looks.items():
        try:
            found[name] = look(settings)
        except LudiError as error:
            problems[name] = str(error)
    return {"settings": settings.described(), "found": found, "problems": problems}


def boxes(settings: Settings) -> str:
    """The corrected boxes of the house can be played, in every mode."""
    found = named_boxes(settings.components)
    for game, text in found.items():
        trial = try_out(ludi.game(game, text), TRIAL_SECONDS)
        if trial.fault:
            raise LudiError(f"the box of {game} cannot be played: {trial.fault}")
    return ", ".join(found) or "as shipped"


def database(settings: Settings) -> str:
    """It answers, and its form is one we can use."""
    file = settings.database_file
    if file is not None and not file.exists():
        if not can_be_made(file):
            raise LudiError(f"{file} is not there and cannot be made")
        return "a new file"
    if file is not None and not (os.access(file, os.W_OK) and can_be_made(file)):
        raise LudiError(f"{file} or its folder cannot be written to")
    revision: str | None = with_storage(settings, Storage.revision)
    check_known(revision)
    if revision == newest():
        return f"form {revision}"
    if not settings.is_sqlite:
        form = revision or "nothing"
        raise LudiError(f"the database is at {form}, not {newest()}: run ludi serve --migrate")
    return f"form {revision or 'none'}, brought to {newest()} at the start"


def can_be_made(file: Path) -> bool:
    """Whether a file could be written at the start (which nobody does here)."""
    folder = next(one for one in file.absolute().parents if one.exists())
    return folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)


def redis(settings: Settings) -> str:
    if not settings.redis:
        return "not used"
    try:
        from redis.asyncio import Redis
    except ModuleNotFoundError as error:
        raise LudiError("Redis needs pip install 'ludi-romani[redis]'") from error

    async def ping() -> None:
        client = Redis.from_url(settings.redis, socket_connect_timeout=REDIS_SECONDS)
        try:
            async with asyncio.timeout(REDIS_SECONDS):
                await client.ping()
        finally:
            await client.aclose()

    try:
        asyncio.run(ping())
    except Exception as error:
        raise LudiError(f"Redis does not answer ({type(error).__name__})") from error
    return "answers"


def web(settings: Settings) -> str:
    """The built client: not needed, unless somebody says where it is."""
    folder = settings.web_folder
    if folder is not None:
        return str(folder)
    if settings.web:
        raise LudiError(f"there is no index.html in {settings.web}")
    return "none: only the interface for programs is served"


def port(settings: Settings) -> str:
    listen(settings.host, settings.port).close()
    return f"{settings.host} port {settings.port} is free"


def metrics(settings: Settings) -> str:
    if settings.metrics_port:
        listen(settings.metrics_host, settings.metrics_port).close()
        return f"{settings.metrics_host} port {settings.metrics_port} is free"
    return "at /metrics, with the token" if settings.metrics_token else "not served"


def messages(settings: Settings) -> str:
    """How people who are not here can be told; the mail server must answer."""
    names = {PUSH: "push", EMAIL: "e-mail", WEBHOOK: "webhooks"}
    there = [name for kind, name in names.items() if not why_not(settings, kind)]
    if settings.push_contact and not push.installed():
        raise LudiError("push messages need pip install 'ludi-romani[push]'")
    if settings.smtp_host:
        try:
            asyncio.run(mail.greet(settings))
        except Undelivered as error:
            raise LudiError(f"the mail server does not let us in ({error.why})") from None
    missing = [say(why, "en") for kind in names if (why := why_not(settings, kind))]
    return "; ".join([", ".join(there) or "none", *missing])


def listen(host: str, port: int, any_port: bool = False) -> socket.socket:
    """The socket we serve on, or one sentence why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if any_port and error.errno == errno.EADDRINUSE:
            return listen(host, 0)
        raise LudiError(f"cannot listen on {host} port {port}: {error.strerror}") from None
    return listening


def workers(settings: Settings) -> str:
    """A process in which bots think comes up."""

    async def come_up() -> None:
        thinker = Thinker()
        try:
            await thinker.come_up()
        finally:
            thinker.end()

    try:
        asyncio.run(come_up())
    except Exception as error:
        raise LudiError(f"no process for bots comes up ({type(error).__name__})") from error
    cores = os.cpu_count() or 1
    return f"{settings.bot_workers} for bots, {cores} cores"


def games(settings: Settings) -> str:
    shelf = [game.id for game in ludi.playable()]
    if ludi.troubles():
        raise LudiError("; ".join(ludi.troubles()))
    return ", ".join(shelf)
