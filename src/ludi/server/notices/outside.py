"""Posting to an address that somebody named: only to the public internet, and never for long.

The name is resolved once, every address it has must be public, and the connection goes to exactly
that address: what the name means a moment later does not matter. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

import certifi
import httpcore

from ludi.server.notices.errors import Gone, Later, Refused

SECONDS: Final = 15.0  # for all of it
MOST_READ: Final = 16 * 1024  # bytes of an answer; nobody needs them
LONGEST_URL: Final = 1000
GOES_ON: Final = frozenset({408, 425, 429})  # of the refusals those that may pass

# Where nobody outside is, whatever a version of Python thinks of it: RFC 6890 and its successors.
NOT_PUBLIC_4: Final = [
    ipaddress.ip_network(one)
    for one in (
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16",
        "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16",
        "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",
    )
]  # fmt: skip
PUBLIC_6: Final = ipaddress.ip_network("2000::/3")
NOT_PUBLIC_6: Final = [  # of those: tunnels into other networks, documentation, benchmarks
    ipaddress.ip_network(one) for one in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
]


def is_public(address: str) -> bool:
    """Whether an address is one of the public internet."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # with a zone, for one: a neighbour's
        return False
    if found.version == 4:
        return not any(found in network for network in NOT_PUBLIC_4)
    return found in PUBLIC_6 and not any(found in network for network in NOT_PUBLIC_6)


def check_url(url: str, private: bool) -> str:
    """The host of an address that may be posted to; ValueError if it may not."""
    parts = urlsplit(url)
    _ = parts.port
    host = parts.hostname or ""
    if parts.scheme not in (("http", "https") if private else ("https",)):
        raise ValueError("not https")
    if not host or "@" in parts.netloc or parts.fragment or len(url) > LONGEST_URL:
        raise ValueError("not an address")
    if not url.isascii() or not url.isprintable() or " " in url:
        raise ValueError("not an address")
    if not private and ("." not in host or looks_inside(host)):
        raise ValueError("not public")
    return host


def looks_inside(host: str) -> bool:
    """Whether a name, or an address written as one, tells already that it is not public."""
    plain = host.strip("[]").rstrip(".")
    if ":" in plain or plain.replace(".", "").isdigit():
        return not is_public(plain)
    return plain.endswith((".localhost", ".local", ".internal", ".home.arpa"))


class Pinned(httpcore.AsyncNetworkBackend):
    """Connects to the address that was looked at, and to no other."""

    def __init__(self, private: bool) -> None:
        self.private: Final = private
        self._backend: Final = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
        if not self.private and not all(is_public(one) for one in addresses):
            raise Refused("not a public address")
        for address in addresses[:-1]:
            try:
                return await self._backend.connect_tcp(address, port, timeout)
            except httpcore.ConnectError:
                continue
        return await self._backend.connect_tcp(addresses[-1], port, timeout)


@cache
def trusted() -> ssl.SSLContext:
    """What the system trusts, and what browsers do."""
    context = ssl.create_default_context()
    context.load_verify_locations(certifi.where())
    return context


async def post(url: str, headers: Mapping[str, str], body: bytes, private: bool) -> None:
    """Post something, once; an error says whether it makes sense to try again."""
    try:
        check_url(url, private)
    except ValueError as error:
        raise Refused(str(error)) from None
    sent = {"User-Agent": "ludi-romani", "Connection": "close", **headers}
    try:
        async with asyncio.timeout(SECONDS):
            status, wait = await _posted(url, sent, body, private)
    except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as error:
        raise Later(type(error).__name__) from None
    except (
        OSError,
        UnicodeError,
        ValueError,
    ) as error:  # a name unknown, above all
        raise Later(type(error).__name__) from None
    judge(status, wait)


async def _posted(
    url: str, headers: Mapping[str, str], body: bytes, private: bool
) -> tuple[int, str]:
    """The status of the answer, and how long it asks us to wait."""
    pool = httpcore.AsyncConnectionPool(ssl_context=trusted(), network_backend=Pinned(private))
    async with (
        pool,
        pool.stream("POST", url, headers=list(headers.items()), content=body) as answer,
    ):
        read = 0
        async for part in answer.aiter_stream():
            read += len(part)
            if read > MOST_READ:
                break
        asked = [value for name, value in answer.headers if name.lower() == b"retry-after"]
        wait = asked[0] if asked else b""
        return answer.status, wait.decode("ascii", "replace")


def judge(status: int, wait: str) -> None:
    """What an answer means; nothing if the message was taken."""
    why = f"HTTP {status}"
    if 200 <= status < 300:
        return
    if status in (404, 410):
        raise Gone(why)
    if status in GOES_ON or status >= 500:
        raise Later(why, float(wait) if wait.isascii() and wait.isdigit() else 0.0)
    raise Refused(why)
