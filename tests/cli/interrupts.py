"""For programs that the tests start and interrupt."""

import signal


def heed_interrupts() -> None:
    """Tests that run in the background inherit that interrupts are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
