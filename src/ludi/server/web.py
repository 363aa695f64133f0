"""Around every request: identity of the call, limits, security headers, logs; and the client."""

from __future__ import annotations

import logging
import secrets
import time
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludi.server import guard
from ludi.server.house import WHO, House, address_of, language_of
from ludi.server.notices.channels import STOP
from ludi.server.problems import Problem
from ludi.server.words import say

log: Final = logging.getLogger("ludi.server")

POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions and sizes that a board computes
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
FOREVER: Final = "public, max-age=31536000, immutable"
FORM: Final = "application/x-www-form-urlencoded"  # what a mail program sends
JSON_TYPES: Final = ("application/json", "application/problem+json")
SCHEMES: Final = {"http": "", "https": "s", "ws": "", "wss": "s"}  # whether they are safe


class Forwarded:
    """Behind a proxy: who called it, and how, by what the proxy itself wrote.

    A proxy adds the address of its caller to the end of X-Forwarded-For: what stands before it,
    anybody may have made up. (Uvicorn's own middleware believes the first entry, unless one lists
    the addresses of all proxies, which a container does not know.)
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = Headers(scope=scope)
            address = last_address(", ".join(headers.getlist("x-forwarded-for")))
            if address:
                scope["client"] = (address, 0)
            scheme = last_of(", ".join(headers.getlist("x-forwarded-proto")))
            if scheme in SCHEMES:
                kind = "ws" if scope["type"] == "websocket" else "http"
                scope["scheme"] = kind + SCHEMES[scheme]
        await self.app(scope, receive, send)


def last_of(listed: str) -> str:
    return listed.rpartition(",")[2].strip()


def last_address(listed: str) -> str:
    """The last address of a list, without the port that some proxies add."""
    last = last_of(listed)
    if last.startswith("["):
        return last[1:].partition("]")[0]
    return last.partition(":")[0] if last.count(":") == 1 else last


class Doorkeeper:
    """The outermost part of the application: every HTTP request goes through it once."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app: Final = app
        self.house: Final = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.monotonic()
        id = secrets.token_hex(6)
        answer = Answer(send, id, scope)
        try:
            await self.serve(scope, receive, answer)
        except Exception as error:
            await self.fail(scope, receive, answer, error)
        took = time.monotonic() - began
        metrics = self.house.metrics
        metrics.count("ludi_requests_total", status=str(answer.status))
        metrics.request_seconds.observe(took)
        said = {
            "id": id,
            "method": scope["method"],
            "path": scope["path"],  # never the query: invitations are there
            "status": answer.status,
            "ms": round(took * 1000, 1),
        }
        if self.house.settings.log_callers:
            said.update(address=address_of(HTTPConnection(scope)), person=scope.get(WHO))
        log.info("request", extra=said)

    async def serve(self, scope: Scope, receive: Receive, answer: Answer) -> None:
        settings = self.house.settings
        connection = HTTPConnection(scope)
        headers = Headers(scope=scope)
        try:
            if scope["path"].startswith("/api"):
                await self.house.limits.check("address", address_of(connection))
            if scope["method"] not in guard.SAFE_METHODS:
                self.check_write(connection, headers)
        except Problem as problem:
            await problem.answer(language_of(connection, None))(scope, receive, answer.send)
            return
        await self.app(scope, Body(receive, settings.largest_body).receive, answer.send)

    def check_write(self, connection: HTTPConnection, headers: Headers) -> None:
        """What changes something must come from our own pages, be JSON, and not be huge."""
        settings = self.house.settings
        if not guard.same_origin(headers, settings, connection.url.scheme == "https"):
            raise Problem(403, "other-origin")
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length[:12]) > settings.largest_body:
            raise Problem(413, "too-large")
        has_body = length != "0" or "transfer-encoding" in headers
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        one_click = kind == FORM and connection.url.path.startswith(STOP)
        if has_body and kind not in JSON_TYPES and not one_click:
            raise Problem(415, "not-json")

    async def fail(self, scope: Scope, receive: Receive, answer: Answer, error: Exception) -> None:
        """Something unforeseen: the log has the trace, the caller gets a code for it."""
        log.error("error", extra={"id": answer.id, "path": scope["path"]}, exc_info=error)
        if not answer.begun:
            problem = Problem(500, "error", code=answer.id)
            language = language_of(HTTPConnection(scope), None)
            await problem.answer(language)(scope, receive, answer.send)


class Answer:
    """What is sent back, with the headers every answer has."""

    def __init__(self, send: Send, id: str, scope: Scope) -> None:
        self._send: Final = send
        self.id: Final = id
        self.scope: Final = scope
        self.status = 500
        self.begun = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers["X-Request-Id"] = self.id
            if self.scope["path"].startswith("/api"):
                headers.setdefault("Cache-Control", "no-store")
        await self._send(message)


class Body:
    """A request's body, as long as it is not too long."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive: Final = receive
        self.most: Final = most
        self.read = 0

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self.read += len(message.get("body", b""))
            if self.read > self.most:
                raise HTTPException(413)
        return message


# ---------------------------------------------------------------- the client


class Client:
    """The built browser client: its files, and its first page for every other path.

    Starlette's `StaticFiles` does the first; for the second it knows only a page for 404.
    """

    def __init__(self, folder: Path | None) -> None:
        self.files: Final = StaticFiles(directory=folder) if folder is not None else None

    async def answer(self, path: str, scope: Scope, language: str) -> Response:
        if self.files is None:
            return HTMLResponse(page(language), headers={"Cache-Control": "no-cache"})
        try:
            found = await self.files.get_response(path or "index.html", scope)
        except HTTPException:
            if "." in path.rpartition("/")[2]:
                raise
            found = await self.files.get_response("index.html", scope)
        hashed = path.startswith("assets/")  # their names change with their content
        found.headers["Cache-Control"] = FOREVER if hashed else "no-cache"
        return found


class Compressed:
    """Smaller answers where they are the same for everybody: the client, and what is on the shelf.

    What may hold a secret beside something a stranger chose is sent as it is.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app
        self.smaller: Final = GZipMiddleware(app, minimum_size=1000, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        public = path.startswith("/api/games") or not path.startswith("/api")
        await (self.smaller if public else self.app)(scope, receive, send)


def page(language: str) -> str:
    """What is shown while there is no client."""
    title, text = say("no-client-title", language), say("no-client", language)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>"
    )
