"""E-mail: plain text, with a way out that one click takes (RFC 8058)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from typing import Any, Final

import aiosmtplib

from ludi.server.notices.errors import Later, Refused
from ludi.server.settings import Settings

SECONDS: Final = 20.0


def composed(
    settings: Settings, to: str, id: str, at: int, subject: str, text: str, stop: str = ""
) -> EmailMessage:
    """A letter. Its Message-ID is that of the message, however often it is sent."""
    message = EmailMessage()
    sender = parseaddr(settings.mail_from)[1]
    message["From"] = settings.mail_from
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = format_datetime(datetime.fromtimestamp(at / 1000, UTC))
    message["Message-ID"] = f"<{id}@{sender.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    if stop:
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    return message


def way(settings: Settings) -> dict[str, Any]:
    """How the host's mail server is reached."""
    return {
        "hostname": settings.smtp_host,
        "port": settings.smtp_port,
        "username": settings.smtp_user or None,
        "password": settings.smtp_password or None,
        "use_tls": settings.smtp_security == "tls",
        "start_tls": settings.smtp_security == "starttls",
        "timeout": SECONDS,
    }


async def send(settings: Settings, message: EmailMessage) -> None:
    """Hand a letter to the host's mail server."""
    sender = parseaddr(settings.mail_from)[1]
    with judging():
        async with asyncio.timeout(SECONDS):
            await aiosmtplib.send(message, sender=sender, **way(settings))


async def greet(settings: Settings) -> None:
    """Whether the mail server answers, and lets us in."""
    with judging():
        async with asyncio.timeout(SECONDS), aiosmtplib.SMTP(**way(settings)) as server:
            await server.noop()


@contextmanager
def judging() -> Iterator[None]:
    """What a mail server's refusal means. (Its words may hold the address, and are not kept.)"""
    try:
        yield
    except aiosmtplib.SMTPRecipientsRefused as error:
        raise judged(error.recipients[0].code if error.recipients else 550) from None
    except aiosmtplib.SMTPAuthenticationError as error:
        raise Later(f"SMTP {error.code}") from None  # the host's mistake, and soon corrected
    except aiosmtplib.SMTPResponseException as error:
        raise judged(error.code) from None
    except (aiosmtplib.SMTPException, OSError) as error:
        raise Later(type(error).__name__) from None


def judged(code: int) -> Later | Refused:
    return Refused(f"SMTP {code}") if code >= 500 else Later(f"SMTP {code}")
