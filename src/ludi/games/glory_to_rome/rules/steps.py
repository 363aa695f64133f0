"""What all role steps share: how many actions are left, and how one action is made of moves."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.glory_to_rome.actions import STOP
from ludi.games.glory_to_rome.table import Table
from ludi.kernel.agenda import Step

BY_CALL: Final = -1  # the `grant` of a step whose actions come from the call and the clients

# The moves of one action, as bits of `done`.
NORMAL: Final = 1  # from the pool or the stockpile
HAND: Final = 2  # Dock, Aqueduct, Basilica
DECK: Final = 4  # Bar


class RoleStep(Step[Table]):
    """A player performs a role some number of times.

    `grant` is how often, or BY_CALL: then it is counted again after every action, since a
    building completed on the way may add to it. `used` counts the actions begun, `done` holds
    the moves made in the last of them. Choosing a move that is no longer open in this action
    begins the next.
    """

    role: ClassVar[int] = -1

    def __init__(self, seat: int, grant: int, used: int, done: int) -> None:
        super().__init__(seat)
        self.grant: Final = grant
        self.used: Final = used
        self.done: Final = done

    def args(self) -> list[int]:
        return [self.seat, self.grant, self.used, self.done]

    def left(self, table: Table) -> int:
        """How many actions may still be begun."""
        if self.grant >= 0:
            return self.grant - self.used
        return table.actions(self.seat) - self.used

    def is_open(self, move: int, left: int) -> bool:
        """Whether a move may be made: in this action, or by beginning another."""
        return left > 0 or (self.done != 0 and not self.done & move)

    def used_after(self, move: int) -> int:
        return self.used if self.done and not self.done & move else self.used + 1

    def done_after(self, move: int) -> int:
        return self.done | move if self.done and not self.done & move else move


# One class a role, in the order of the roles; the package fills it in. Roles start each other
# in circles (a Craftsman completes a Garden, whose Patron hires ...), modules must not.
ROLE_STEPS: Final[list[type[RoleStep]]] = []


def perform(table: Table, seat: int, role: int, grant: int) -> None:
    """Let a seat perform a role `grant` times, before anything else goes on."""
    table.push(ROLE_STEPS[role](seat, grant, 0, 0))


def stopped(action: int) -> bool:
    """Whether the player has had enough, or there was nothing to choose."""
    return action < 0 or action == STOP.base
