"""Where messages arrive in tests and measurements: a mail server and a web server of our own."""

from __future__ import annotations

import asyncio
import email
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from email.policy import default
from typing import Any, NamedTuple

from aiosmtpd.smtp import SMTP


class Posted(NamedTuple):
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


class Sinks:
    """What arrived; `answers` are the statuses of the next requests, then it is 201 again."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.letters: list[EmailMessage] = []
        self.answers: list[str] = []
        self.smtp_answers: list[str] = []
        self.taken = asyncio.Event()  # something has just arrived
        self.slow = 0.0  # seconds between what was taken and the answer that says so
        self.http = ""
        self.smtp_port = 0

    def mail(self, to: str) -> list[EmailMessage]:
        return [one for one in self.letters if one["To"] == to]

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.smtp_answers:
            return self.smtp_answers.pop(0)
        found: Any = email.message_from_bytes(envelope.content, policy=default)
        self.letters.append(found)
        self.taken.set()
        await asyncio.sleep(self.slow)
        return "250 taken"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            first, *lines = head.split("\r\n")
            headers = {
                name.lower(): value.strip()
                for name, colon, value in (line.partition(":") for line in lines)
                if colon
            }
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            status = self.answers.pop(0) if self.answers else "201 Created"
            if status.startswith("2"):  # what is refused has not arrived
                self.posted.append(Posted(first.split()[1], headers, body))
                self.taken.set()
                await asyncio.sleep(self.slow)
            writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n".encode())
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # whoever called has died
        finally:
            writer.close()


@asynccontextmanager
async def sinks() -> AsyncIterator[Sinks]:
    """Both, on ports of their own."""
    found = Sinks()
    loop = asyncio.get_running_loop()
    smtp = await loop.create_server(
        lambda: SMTP(found, hostname="sink", enable_SMTPUTF8=True), "127.0.0.1", 0
    )
    http = await asyncio.start_server(found.answer, "127.0.0.1", 0)
    found.smtp_port = smtp.sockets[0].getsockname()[1]
    found.http = f"http://127.0.0.1:{http.sockets[0].getsockname()[1]}"
    try:
        yield found
    finally:
        for server in (smtp, http):
            server.close()
            await server.wait_closed()
