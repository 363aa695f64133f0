"""The rules are steps on an agenda: a stack whose top is what happens next."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from ludi.kernel.errors import BadGame, Reason
from ludi.kernel.open_classes import mypyc_attr

T = TypeVar("T")

NOTHING: Final = -1  # the action of a step that offers no choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """One moment of a game. Immutable: clones of a table share their steps.

    A step holds ids and small ints, never pieces. `fields` names what its constructor takes after
    the seat, in order, so that an agenda can be dumped and loaded.
    """

    rule: ClassVar[str] = ""  # the anchor in rules.*.md where this moment is explained
    fields: ClassVar[tuple[str, ...]] = ()
    pauses: ClassVar[bool] = False  # a patient table asks it even if there is but one answer

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> list[int]:
        """What the constructor took."""
        return [self.seat, *[getattr(self, field) for field in type(self).fields]]

    def options(self, table: T) -> list[int]:
        """What the seat may choose; empty: it just happens; a single one is taken unasked."""
        return []

    def why_not(self, table: T, action: int) -> Reason | None:
        """The rule that forbids an action `options` does not list; None: it is just not asked.

        It speaks to the seat asked, so it may speak of what that seat alone can see.
        """
        return None

    def asks(self, table: T) -> dict[str, str | int]:
        """What the question `ask-<Step>` speaks of: ids of things, seats (`seat`, `other`), counts.

        As the arguments of a reason; it speaks to the seat asked.
        """
        return {}

    def happen(self, table: T, action: int) -> None:
        """Change the table, push further steps. `action` is NOTHING where no choice was offered."""
        raise BadGame(f"the step {type(self).__name__} must say what happens")
