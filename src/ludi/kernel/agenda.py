"""The rules are steps on an agenda: a stack whose top is what happens next."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

T = TypeVar("T")

NOTHING: Final = -1  # the action of a step that offers no choice


class Step(Generic[T]):
    """One moment of a game. Immutable: clones of a table share their steps.

    A step holds ids and small ints, never pieces. `args` gives back what its constructor took,
    in order, so that an agenda can be dumped and loaded.
    """

    rule: ClassVar[str] = ""  # the anchor in rules.*.md where this moment is explained

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> list[int]:
        return [self.seat]

    def options(self, table: T) -> list[int]:
        """What the seat may choose; empty: it just happens; a single one is taken unasked."""
        return []

    def happen(self, table: T, action: int) -> None:
        """Change the table, push further steps. `action` is NOTHING where no choice was offered."""
        raise NotImplementedError(type(self).__name__)
