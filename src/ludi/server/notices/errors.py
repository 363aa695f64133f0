"""Why a message did not arrive, in a few words that name no address."""

from __future__ import annotations

from typing import Final


class Undelivered(Exception):
    """It did not arrive; whether it may the next time, the kind says."""

    def __init__(self, why: str, wait: float = 0.0) -> None:
        super().__init__(why)
        self.why: Final = why[:80]
        self.wait: Final = wait  # seconds that the other side asks for


class Later(Undelivered):
    """Try again."""


class Refused(Undelivered):
    """This message will never be taken."""


class Gone(Undelivered):
    """Nothing will ever arrive there again."""
