"""Nobody makes the server call its own network, whatever they name."""

import asyncio
import socket
from typing import Any

import httpcore
import pytest
from benchmarks.sinks import sinks

from ludi.server.notices import outside
from ludi.server.notices.errors import Gone, Later, Refused
from ludi.server.notices.outside import check_url, is_public, post

INSIDE = [
    "0.0.0.0", "10.1.2.3", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.255.254",
    "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1",
    "192.168.1.1", "198.18.0.1", "198.19.255.255", "198.51.100.7", "203.0.113.7", "224.0.0.1",
    "239.255.255.250", "240.0.0.1", "255.255.255.255", "::", "::1", "::ffff:127.0.0.1",
    "::ffff:8.8.8.8", "::ffff:0:127.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1",
    "100::1", "2001::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:10::1", "2001:db8::1",
    "2002:7f00:1::1", "3fff::1", "4000::1", "fc00::1", "fd12:3456::1", "fe80::1", "fe80::1%eth0",
    "fec0::1", "ff02::1", "nonsense", "1.2.3", "0x7f.1",
]  # fmt: skip
OUTSIDE = [
    "8.8.8.8", "1.1.1.1", "172.15.0.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111",
    "2a00:1450::1",
]  # fmt: skip


def test_which_addresses_are_public() -> None:
    assert [one for one in INSIDE if is_public(one)] == []
    assert [one for one in OUTSIDE if not is_public(one)] == []


REFUSED = [
    "http://example.org/x", "ftp://example.org/x", "https://", "https:///x", "example.org",
    "https://user@example.org/x", "https://user:word@example.org/", "https://example.org/#x",
    "https://localhost/x", "https://printer/x", "https://127.0.0.1/x", "https://[::1]/x",
    "https://2130706433/x", "https://127.1/x", "https://x.localhost/", "https://nas.local/",
    "https://db.internal./", "https://example.org:port/", "https://exa mple.org/",
    "https://example.org/\r\nX: y", "https://exämple.org/", "https://example.org/" + "x" * 1000,
]  # fmt: skip


def test_which_urls_are_refused_at_once() -> None:
    for url in REFUSED:
        with pytest.raises(ValueError):
            print(url, check_url(url, False))
    assert check_url("https://hooks.example.org:8443/x?y=z", False) == "hooks.example.org"
    assert check_url("http://127.0.0.1:8000/", True) == "127.0.0.1"


async def test_the_name_is_looked_up_once_and_all_it_means_must_be_public(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that means our own network is refused where the connection is made."""
    asked: list[str] = []
    answers: list[list[str]] = []

    async def looked_up(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        found = answers.pop(0)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in found]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", looked_up)
    for inside in (["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::ffff:127.0.0.1"], ["fe80::1%2"]):
        answers.append(inside)
        with pytest.raises(Refused, match="not a public address"):
            await post("https://rebind.example.org/", {}, b"", False)
    assert asked == ["rebind.example.org"] * 4 and not answers

    connected: list[str] = []

    async def connect(self: Any, host: str, *_: Any, **__: Any) -> Any:
        connected.append(host)
        raise OSError("far enough")

    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", connect)
    answers.append(["93.184.215.14"])
    with pytest.raises(Later):
        await post("https://rebind.example.org/", {}, b"", False)
    assert connected == ["93.184.215.14"]  # that very address, not what the name means by then


async def test_redirects_lengths_and_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    async with sinks() as arrived:
        url = arrived.http + "/x"
        await post(url, {"X-Mine": "1"}, b"{}", True)
        assert arrived.posted[0].headers["x-mine"] == "1"
        arrived.answers.append(f"302 Found\r\nLocation: {arrived.http}/inner")
        with pytest.raises(Refused, match="HTTP 302"):
            await post(url, {}, b"{}", True)
        assert [one.path for one in arrived.posted] == ["/x"]
        for status, kind in (
            ("404 X", Gone),
            ("410 X", Gone),
            ("400 X", Refused),
            ("408 X", Later),
        ):
            arrived.answers.append(status)
            with pytest.raises(kind):
                await post(url, {}, b"{}", True)
        arrived.answers.append("429 X\r\nRetry-After: 17")
        with pytest.raises(Later) as slow:
            await post(url, {}, b"{}", True)
        assert slow.value.wait == 17.0

    gone = asyncio.Event()

    async def endless(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n" + b"x" * 100_000)
        await gone.wait()
        writer.close()

    async def silent(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await gone.wait()
        writer.close()

    monkeypatch.setattr(outside, "SECONDS", 0.3)
    for serve, outcome in ((endless, None), (silent, Later)):
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        if outcome is None:
            await post(url, {}, b"", True)  # taken; nobody reads the rest
        else:
            with pytest.raises(outcome):
                await post(url, {}, b"", True)
        gone.set()
        server.close()
        await server.wait_closed()
        gone.clear()
