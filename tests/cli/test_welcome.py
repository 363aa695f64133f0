"""`ludi` without a command: which screen there is, and what is said on it."""

import contextlib
import socket
from pathlib import Path
from typing import Any

import pytest

from ludi.cli import terminal, welcome
from ludi.cli.main import main
from ludi.server import checks, serve

SCREENS = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION", "LUDI_LOG", "LUDI_PORT")


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("webbrowser.get", lambda: None)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the server would have been told; it says where it is and returns."""
    calls: list[dict[str, Any]] = []

    def run(settings: Any, **given: Any) -> None:
        calls.append({"settings": settings, **given})
        given["announce"](f"http://{given['name'] or settings.host}:1234/")

    monkeypatch.setattr(serve, "run", run)
    return calls


@pytest.mark.parametrize(
    ("environment", "platform", "seen"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"BROWSER": "firefox"}, "linux", True),
        ({}, "darwin", True),
        ({"SSH_CONNECTION": "1 2 3 4"}, "darwin", False),
    ],
)
def test_where_a_browser_is_seen(environment: dict[str, str], platform: str, seen: bool) -> None:
    assert welcome.has_browser(environment, platform) is seen


def test_with_a_display_the_browser_opens(served: Any, monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    assert main(["--lang", "en"]) == 0
    (call,) = served
    assert call["open_browser"] and call["any_port"]
    assert (call["settings"].host, call["settings"].log) == ("127.0.0.1", "warning")
    out = capsys.readouterr().out
    assert "Ludi Romani: http://127.0.0.1:1234/" in out and "Ctrl+C" in out and "█" not in out
    monkeypatch.setenv("LUDI_PORT", "9000")
    monkeypatch.setenv("LUDI_LOG", "info")
    assert main([]) == 0
    assert not served[1]["any_port"], "a port that was asked for is the port"
    assert (served[1]["settings"].port, served[1]["settings"].log) == (9000, "info")


def test_without_a_display_it_is_the_terminal(served: Any, monkeypatch: Any, capsys: Any) -> None:
    assert main([]) == 0
    assert "usage" in capsys.readouterr().out, "neither a display nor a terminal: the help"
    chosen: list[str] = []

    def choose(language: str, fast: bool) -> int:
        chosen.append(language)
        return 0

    monkeypatch.setattr(terminal, "run_chooser", choose)
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(f"sys.{stream}.isatty", lambda: True)
    assert main(["--lang", "en"]) == 0
    assert chosen == ["en"] and not served


def test_a_phone_gets_an_address_and_a_code(served: Any, monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setattr(welcome, "address_in_network", lambda: "192.168.1.5")
    assert main(["--lan"]) == 0
    (call,) = served
    assert call["settings"].host == "0.0.0.0" and not call["open_browser"]
    out = capsys.readouterr().out
    assert "http://192.168.1.5:1234/" in out
    assert "Pour les téléphones" in out
    assert welcome.qr_code("http://192.168.1.5:1234/") in out


def test_the_code_is_square_and_its_corners_are_eyes() -> None:
    rows = welcome.qr_code("http://192.168.1.5:8000/").split("\n")
    assert {len(row) for row in rows} == {29} and len(rows) == 15, "25 squares and a margin of two"
    dark_first_row = rows[1][2:9]  # under the margin: two rows of an eye
    assert dark_first_row == " ▄▄▄▄▄ "


def test_no_network_is_one_sentence(monkeypatch: Any, capsys: Any) -> None:
    def unreachable(*_: Any) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert main(["--lan"]) == 2
    assert "--lan needs a network" in capsys.readouterr().err


def test_any_port_will_do_where_none_was_asked_for() -> None:
    with contextlib.closing(checks.listen("127.0.0.1", 0)) as first:
        first.listen()
        taken = first.getsockname()[1]
        with contextlib.closing(checks.listen("127.0.0.1", taken, any_port=True)) as second:
            assert second.getsockname()[1] not in (0, taken)
