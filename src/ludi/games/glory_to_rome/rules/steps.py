"""What all steps share: why an action must wait, and how a role's actions are made of moves."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.glory_to_rome.actions import (
    ADD,
    ADD_POOL,
    ADD_STOCK,
    ADDING,
    CONCEDE,
    DEPOSIT,
    DEPOSIT_FROM_DECK,
    DEPOSIT_FROM_HAND,
    DOCK,
    FOLLOWING,
    HIRE,
    HIRE_FROM_DECK,
    HIRE_FROM_HAND,
    KEEP_ORDER,
    LAY,
    LAY_STATUE,
    LEADING,
    LOOK,
    PUBLISH,
    REVEAL,
    SEIZE,
    STEAL,
    STOP,
    TAKE,
    TAKE_JACK,
    THINKING,
    VERBS,
    WITHDRAW,
)
from ludi.games.glory_to_rome.camp import Camp
from ludi.games.glory_to_rome.ids import (
    ARCHITECT,
    ARCHWAY,
    COLISEUM,
    CRAFTSMAN,
    KINDS,
    LABORER,
    LEGIONARY,
    MATERIALS,
    MERCHANT,
    PATRON,
    ROLES,
    SENATE,
    SEWER,
)
from ludi.games.glory_to_rome.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason
from ludi.kernel.vocabulary import Verb

BY_CALL: Final = -1  # the `grant` of a step whose actions come from the call and the clients

# The moves of one action, as bits of `done`.
NORMAL: Final = 1  # from the pool or the stockpile
HAND: Final = 2  # Dock, Aqueduct, Basilica
DECK: Final = 4  # Bar

# The roles whose actions these verbs are.
ROLE_OF: Final[dict[Verb, int]] = {
    TAKE: LABORER,
    DOCK: LABORER,
    ADD: CRAFTSMAN,
    LOOK: CRAFTSMAN,
    REVEAL: LEGIONARY,
    ADD_STOCK: ARCHITECT,
    ADD_POOL: ARCHITECT,
    PUBLISH: ARCHITECT,
    DEPOSIT: MERCHANT,
    DEPOSIT_FROM_HAND: MERCHANT,
    DEPOSIT_FROM_DECK: MERCHANT,
    HIRE: PATRON,
    HIRE_FROM_HAND: PATRON,
    HIRE_FROM_DECK: PATRON,
}


def stopped(action: int) -> bool:
    """Whether the player has had enough, or there was nothing to choose."""
    return action < 0 or action == STOP.base


def not_in_hand(rule: str, kind: int) -> Reason:
    return Reason(rule, "not-in-hand", {"card": KINDS[kind]})


def pool_lacks(rule: str, material: int) -> Reason:
    return Reason(rule, "pool-lacks", {"material": MATERIALS[material]})


def stockpile_lacks(rule: str, material: int) -> Reason:
    return Reason(rule, "stockpile-lacks", {"material": MATERIALS[material]})


def no_such_seat(seat: int) -> Reason:
    return Reason("turn", "no-such-seat", {"number": seat + 1})


def lacks(table: Table, camp: Camp, kind: int) -> Reason | None:
    """A building's function that the player does not have, if so."""
    if camp.has(kind):
        return None
    args: dict[str, str | int] = {"building": KINDS[kind]}
    if table.beginner:
        return Reason("beginner", "beginner-function", args)
    return Reason(KINDS[kind], "no-function", args)


class Moment(Step[Table]):
    """A moment of the turn; it refuses what belongs to another one."""

    def why_not(self, table: Table, action: int) -> Reason | None:
        verb = VERBS.verb_of(action)
        if verb is ADD_POOL and not table.camps[self.seat].has(ARCHWAY):
            return self.why_not_role(table, LABORER)  # what most people want of the pool
        if verb in ROLE_OF:
            return self.why_not_role(table, ROLE_OF[verb])
        if verb in LEADING:
            return Reason("lead", "already-called", {"role": ROLES[table.role]})
        if verb in FOLLOWING.verbs:
            return Reason("follow", "too-late-to-follow")
        if verb in ADDING.verbs:
            return Reason("palace", "add-with-palace")
        if verb in THINKING:
            return Reason("think", "no-thinking-now")
        if verb in (LAY, LAY_STATUE):
            return Reason("foundation", "foundation-roles")
        if verb is STEAL:
            return Reason("prison", "prison-once")
        if verb is SEIZE:
            return lacks(table, table.camps[self.seat], COLISEUM)
        if verb is TAKE_JACK:
            return self.why_not_yet(table, SENATE)
        if verb is KEEP_ORDER:
            return self.why_not_yet(table, SEWER)
        if verb in (CONCEDE, WITHDRAW):
            return table.why_no_vote(self.seat, action)
        return None

    def why_not_role(self, table: Table, role: int) -> Reason | None:
        """Why no action of a role is performed at a moment that is not this role's."""
        return None

    def why_not_yet(self, table: Table, kind: int) -> Reason:
        """Senate and Sewer wait for the end of the turn."""
        waits = Reason("end-of-turn", "at-turn-end", {"building": KINDS[kind]})
        return lacks(table, table.camps[self.seat], kind) or waits


class RoleStep(Moment):
    """A player performs a role some number of times.

    `grant` is how often, or BY_CALL: then it is counted again after every action, since a
    building completed on the way may add to it. `used` counts the actions begun, `done` holds
    the moves made in the last of them. Choosing a move that is no longer open in this action
    begins the next.
    """

    role: ClassVar[int] = -1
    fields: ClassVar[tuple[str, ...]] = ("grant", "used", "done")

    def __init__(self, seat: int, grant: int, used: int, done: int) -> None:
        super().__init__(seat)
        self.grant: Final = grant
        self.used: Final = used
        self.done: Final = done

    def why_not_role(self, table: Table, role: int) -> Reason | None:
        return Reason("actions", "other-role", {"role": ROLES[role], "now": ROLES[self.role]})

    def asks(self, table: Table) -> dict[str, str | int]:
        """Who called the role or which building gives it, and how many actions are left."""
        camp = table.camps[self.seat]
        return {
            "role": ROLES[self.role],
            "seat": table.leader,
            "building": given_by(table, self) or "none",
            "count": self.left(table),
            "clientele": camp.clientele_limit - camp.client_count,
            "vault": camp.vault_limit - camp.vault_count,
        }

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


# What lets a role be performed out of its turn, when the building is completed.
BURSTS: Final = {CRAFTSMAN: "amphitheatre", LABORER: "foundry", PATRON: "garden"}


def given_by(table: Table, step: RoleStep) -> str:
    """The building that lets a seat perform a role without a call; empty if it was called."""
    if step.grant == BY_CALL:
        return ""
    below = table.agenda[table.agenda.index(step) - 1]
    if isinstance(below, RoleStep) and below.role == PATRON:
        return "bath"
    return BURSTS.get(step.role, "")


# One class a role, in the order of the roles; the package fills it in. Roles start each other
# in circles (a Craftsman completes a Garden, whose Patron hires ...), modules must not.
ROLE_STEPS: Final[list[type[RoleStep]]] = []


def perform(table: Table, seat: int, role: int, grant: int) -> None:
    """Let a seat perform a role `grant` times, before anything else goes on."""
    table.push(ROLE_STEPS[role](seat, grant, 0, 0))
