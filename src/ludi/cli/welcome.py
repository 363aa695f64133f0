"""`ludi` without a command: a table in the browser, or in the terminal where there is none."""

import os
import socket
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Mapping

from ludi.cli.output import Voice
from ludi.kernel.errors import LudiError

ANYWHERE = "192.0.2.1"  # an address that nobody has; nothing is ever sent there


def welcome(args: Namespace, voice: Voice, help: str) -> int:
    """Put a table on the screen there is; where there is none, say what there would be."""
    browser = has_browser(os.environ, sys.platform)
    if args.lan or browser:
        return in_browser(args.lan, browser, voice)
    if sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty():
        from ludi.cli.terminal import run_chooser

        return run_chooser(voice.language, fast=False)
    print(help, end="")
    return 0


def in_browser(lan: bool, browser: bool, voice: Voice) -> int:
    """Serve until somebody stops it: for this machine, or for all of its network."""
    from ludi.server.serve import run
    from ludi.server.settings import Settings

    quiet = None if "LUDI_LOG" in os.environ else "warning"  # a player reads no requests
    settings = Settings.read(host="0.0.0.0" if lan else None, log=quiet)

    def announce(url: str) -> None:
        print(f"Ludi Romani: {url}")
        if lan:
            print(voice.say("welcome-phone"))
            print(qr_code(url))
        print(voice.say("welcome-stop"), flush=True)

    run(
        settings,
        open_browser=browser,
        name=address_in_network() if lan else "",  # links and codes are for other machines, too
        any_port="LUDI_PORT" not in os.environ,
        announce=announce,
    )
    return 0


def has_browser(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a browser would be seen by whoever typed the command."""
    if not environment.get("BROWSER"):
        if platform in ("darwin", "win32"):
            seen = "SSH_CONNECTION" not in environment
        else:
            seen = bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
        if not seen:
            return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def address_in_network() -> str:
    """What the other machines of the network call this one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((ANYWHERE, 9))
            address: str = asking.getsockname()[0]
        except OSError:
            raise LudiError("--lan needs a network, and this machine is in none") from None
    return address


def qr_code(text: str) -> str:
    """A text for a phone's camera, two rows of squares in a line of the terminal."""
    import segno

    rows = [list(row) for row in segno.make_qr(text, error="l").matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    light = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}  # for light letters on dark
    return "\n".join(
        "".join(light[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    )
