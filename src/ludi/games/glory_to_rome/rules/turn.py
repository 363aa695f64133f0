"""The turn: lead, follow, perform, end of the turn."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.glory_to_rome.actions import (
    ADDING,
    FOLLOWING,
    KEEP_ORDER,
    LEAD,
    LEAD_CIRCUS,
    LEAD_JACK,
    LEAD_PETITION,
    LEADING,
    STOP,
    TAKE_JACK,
    THINKING,
    VERBS,
)
from ludi.games.glory_to_rome.camp import without
from ludi.games.glory_to_rome.ids import (
    ACADEMY,
    CIRCUS,
    KINDS,
    MATERIALS,
    PALACE,
    ROLES,
    SENATE,
    SEWER,
)
from ludi.games.glory_to_rome.rules.gather import no_room
from ludi.games.glory_to_rome.rules.steps import (
    BY_CALL,
    Moment,
    no_such_seat,
    not_in_hand,
    perform,
    stopped,
)
from ludi.games.glory_to_rome.rules.think import (
    is_thought,
    think,
    think_options,
    thinking_brings,
    why_no_thought,
)
from ludi.games.glory_to_rome.rules.units import (
    Calling,
    MoreCards,
    PlaySet,
    cards_by_role,
    insert_below_set,
    no_set,
    no_unit,
    play_unit,
    unit_options,
)
from ludi.games.glory_to_rome.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason
from ludi.kernel.table import NOBODY, changed

_LEAD: Final = LEAD.base
_LEAD_END: Final = LEAD.end
_LEAD_JACK: Final = LEAD_JACK.base
_LEAD_PETITION: Final = LEAD_PETITION.base
_LEAD_CIRCUS: Final = LEAD_CIRCUS.base
_STOP: Final = STOP.base
_AT_TURN_END: Final = 1 << SENATE | 1 << SEWER
_JACK_CALLS: Final = [_LEAD_JACK + role for role in range(6)]


class FirstTurn(Step[Table]):
    """The game begins: the leader card lies before the first leader."""

    rule: ClassVar[str] = "first-leader"

    def happen(self, table: Table, action: int) -> None:
        table.tell("turn", table.turn, self.seat)
        table.push(Lead(self.seat))


class Lead(Calling):
    """The leader thinks, which ends the turn, or calls a role with something from the hand."""

    rule: ClassVar[str] = "lead"

    def options(self, table: Table) -> list[int]:
        camp = table.camps[self.seat]
        options: list[int] = []
        last = -1
        for kind in camp.hand:
            if kind != last:
                options.append(_LEAD + kind)
                last = kind
        if camp.jacks:
            options.extend(_JACK_CALLS)
        circus = camp.has(CIRCUS)
        petition_size = table.box.petition_size
        circus_size = table.box.circus_size
        if len(camp.hand) >= (circus_size if circus else petition_size):
            counts = cards_by_role(table, camp)
            for material in range(6):
                if counts[material] >= petition_size:
                    options.extend([_LEAD_PETITION + role * 6 + material for role in range(6)])
                if circus and counts[material] >= circus_size:
                    options.extend([_LEAD_CIRCUS + role * 6 + material for role in range(6)])
        think_options(table, camp, 0, options)
        return options

    def why_not(self, table: Table, action: int) -> Reason | None:
        camp = table.camps[self.seat]
        verb = VERBS.verb_of(action)
        if verb is LEAD:
            return not_in_hand("lead", LEAD.one(action))
        if verb is LEAD_JACK:
            return Reason("jacks", "no-jack")
        if verb is LEAD_PETITION or verb is LEAD_CIRCUS:
            return no_set(table, camp, verb is LEAD_CIRCUS, verb.two(action)[1])
        if verb in FOLLOWING.verbs or verb in ADDING.verbs:
            return Reason("lead", "nothing-called")
        if verb in THINKING:
            return why_no_thought(table, camp, action, 0)
        if verb is STOP:
            return Reason("lead", "lead-or-think")
        return super().why_not(table, action)

    def asks(self, table: Table) -> dict[str, str | int]:
        return thinking_brings(table, table.camps[self.seat])

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        if is_thought(action):
            table.push(NextTurn(seat))
            think(table, seat, action)
            return
        table.push(FOLLOW_OF[table.left_of(seat)])
        camp = table.camps[seat]
        camp.units = 1
        if _LEAD <= action < _LEAD_END:
            kind = action - _LEAD
            camp.lose(kind)
            camp.played += (kind,)
            table.role = table.box.material[kind]
            table.tell("leads", seat, table.role, kind)
        elif LEAD_JACK.says(action):
            camp.jacks -= 1
            camp.played_jacks += 1
            table.role = LEAD_JACK.one(action)
            table.tell("leads_jack", seat, table.role)
        elif LEAD_PETITION.says(action):
            table.role, material = LEAD_PETITION.two(action)
            table.tell("leads_petition", seat, table.role, material)
            table.push(PlaySet(seat, material, table.box.petition_size))
        else:
            table.role, material = LEAD_CIRCUS.two(action)
            table.tell("leads_circus", seat, table.role, material)
            table.push(PlaySet(seat, material, table.box.circus_size))
        if camp.has(PALACE):
            insert_below_set(table, MoreCards(seat))


class Follow(Calling):
    """Clockwise, each other player follows the role called, or thinks at once."""

    rule: ClassVar[str] = "follow"

    def options(self, table: Table) -> list[int]:
        camp = table.camps[self.seat]
        options: list[int] = []
        unit_options(table, camp, FOLLOWING, options)
        think_options(table, camp, 0, options)
        return options

    def why_not(self, table: Table, action: int) -> Reason | None:
        camp = table.camps[self.seat]
        verb = VERBS.verb_of(action)
        if verb in FOLLOWING.verbs:
            return no_unit(table, camp, FOLLOWING, action)
        if verb in THINKING:
            return why_no_thought(table, camp, action, 0)
        if verb is STOP:
            return Reason("follow", "follow-or-think")
        card = VERBS.describe(action).args.get("card", "")
        if verb not in LEADING and verb not in ADDING.verbs and card:
            kind = KINDS.index(card)
            if kind in camp.hand and table.box.material[kind] != table.role:
                return no_unit(table, camp, FOLLOWING, FOLLOWING.card + kind)
        return super().why_not(table, action)

    def why_not_role(self, table: Table, role: int) -> Reason | None:
        if role == table.role:
            return Reason("turn", "role-is-called", {"role": ROLES[role]})
        return super().why_not_role(table, role)

    def asks(self, table: Table) -> dict[str, str | int]:
        """Who called what, how often one would act, and what thinking brings instead."""
        ways: list[int] = []
        camp = table.camps[self.seat]
        unit_options(table, camp, FOLLOWING, ways)
        return {
            **thinking_brings(table, camp),
            "seat": table.leader,
            "role": ROLES[table.role],
            "ways": len(ways),
            "actions": table.actions_as(self.seat, table.role, 1),
            "clients": table.actions_as(self.seat, table.role, 0),
        }

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        following = table.left_of(seat)
        if following == table.leader:
            table.push(StartActions(following))
        else:
            table.push(FOLLOW_OF[following])
        if is_thought(action):
            think(table, seat, action)
            return
        play_unit(table, seat, FOLLOWING, action, "follows")
        if table.camps[seat].has(PALACE):
            insert_below_set(table, MoreCards(seat))


class StartActions(Step[Table]):
    """When all have called, followed or thought, the actions begin with the leader."""

    rule: ClassVar[str] = "actions"

    def happen(self, table: Table, action: int) -> None:
        perform_from(table, self.seat)


class PerformRole(Step[Table]):
    """From the leader clockwise, each player performs the role: once a unit, once a client."""

    rule: ClassVar[str] = "actions"

    def happen(self, table: Table, action: int) -> None:
        table.push(AFTER_ACTIONS_OF[self.seat])
        perform(table, self.seat, table.role, BY_CALL)


def perform_from(table: Table, seat: int) -> None:
    """Go on with the first seat from here that has actions; after the last, the turn ends."""
    while table.actions(seat) <= 0:
        seat = table.left_of(seat)
        if seat == table.leader:
            end_turn(table)
            return
    table.push(PERFORM_ROLE_OF[seat])


class Cleanup(Moment):
    """A player's actions are over."""

    def why_not_role(self, table: Table, role: int) -> Reason | None:
        full = no_room(table.camps[self.seat], role) if role == table.role else None
        return full or Reason("actions", "actions-over")


class AfterActions(Cleanup):
    """After their actions, whoever was a Craftsman this turn may think with an Academy."""

    rule: ClassVar[str] = "academy"

    def options(self, table: Table) -> list[int]:
        camp = table.camps[self.seat]
        options: list[int] = []
        if camp.crafted and camp.has(ACADEMY):
            think_options(table, camp, 0, options)
            options.append(_STOP)
        return options

    def why_not(self, table: Table, action: int) -> Reason | None:
        if VERBS.verb_of(action) in THINKING:
            return why_no_thought(table, table.camps[self.seat], action, 0)
        return super().why_not(table, action)

    def asks(self, table: Table) -> dict[str, str | int]:
        return thinking_brings(table, table.camps[self.seat])

    def happen(self, table: Table, action: int) -> None:
        following = table.left_of(self.seat)
        if following == table.leader:
            end_turn(table)
        else:
            perform_from(table, following)
        if not stopped(action):
            think(table, self.seat, action)


def end_turn(table: Table) -> None:
    """Senates take Jacks, Sewers keep orders, then all that was played goes to the pool."""
    table.push(NextTurn(table.leader))
    functions = 0
    for camp in table.camps:
        functions |= camp.functions
    if functions & _AT_TURN_END:
        order = [(table.leader + i) % table.seats for i in range(table.seats)]
        order.reverse()
        for seat in order:
            if table.camps[seat].has(SEWER):
                table.push(KeepOrders(seat))
        for seat in order:
            if table.camps[seat].has(SENATE):
                table.push(TakeJacks(seat))


class TakeJacks(Cleanup):
    """The owner of a Senate may take Jacks that opponents played this turn."""

    rule: ClassVar[str] = "senate"

    def options(self, table: Table) -> list[int]:
        options = [
            TAKE_JACK.base + seat
            for seat in range(table.seats)
            if seat != self.seat and table.camps[seat].played_jacks
        ]
        options.append(_STOP)
        return options

    def why_not(self, table: Table, action: int) -> Reason | None:
        if not TAKE_JACK.says(action):
            return super().why_not(table, action)
        owner = TAKE_JACK.one(action)
        if owner >= table.seats:
            return no_such_seat(owner)
        if owner == self.seat:
            return Reason("senate", "own-jack")
        return Reason("senate", "no-jack-played", {"seat": owner})

    def asks(self, table: Table) -> dict[str, str | int]:
        others = [seat for seat in range(table.seats) if seat != self.seat]
        return {"count": sum([table.camps[seat].played_jacks for seat in others])}

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        owner = TAKE_JACK.one(action)
        table.camps[owner].played_jacks -= 1
        table.camps[self.seat].jacks += 1
        table.tell("takes_jack", self.seat, owner)
        table.push(TakeJacks(self.seat))


class KeepOrders(Cleanup):
    """The owner of a Sewer may keep order cards played this turn, as materials."""

    rule: ClassVar[str] = "sewer"

    def options(self, table: Table) -> list[int]:
        kept = [False] * 6
        for kind in table.camps[self.seat].played:
            kept[table.box.material[kind]] = True
        options = [KEEP_ORDER.base + material for material in range(6) if kept[material]]
        options.append(_STOP)
        return options

    def why_not(self, table: Table, action: int) -> Reason | None:
        if KEEP_ORDER.says(action):
            return Reason("sewer", "not-played", {"material": MATERIALS[KEEP_ORDER.one(action)]})
        return super().why_not(table, action)

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"count": len(table.camps[self.seat].played)}

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        material = KEEP_ORDER.one(action)
        camp = table.camps[self.seat]
        for kind in sorted(camp.played):
            if table.box.material[kind] == material:
                camp.played = without(camp.played, kind)
                break
        camp.stock(material, 1)
        table.tell("keeps_order", self.seat, material)
        table.push(KeepOrders(self.seat))


class NextTurn(Step[Table]):
    """Played cards go to the pool, Jacks to their pile; the leader card passes left."""

    rule: ClassVar[str] = "end-of-turn"

    def happen(self, table: Table, action: int) -> None:
        for camp in table.camps:
            if camp.units:
                for kind in camp.played:
                    table.to_pool(kind)
                camp.played = ()
                table.jack_pile += camp.played_jacks
                camp.played_jacks = 0
                camp.units = 0
            if camp.hired:
                for role in camp.hired:
                    camp.clients = changed(camp.clients, role, 1)
                camp.hired = ()
            camp.shown = ()
            camp.slipped = ()
            camp.backed = ()
            camp.crafted = False
        table.role = NOBODY
        table.leader = table.left_of(table.leader)
        table.turn += 1
        table.tell("turn", table.turn, table.leader)
        table.push(Lead(table.leader))


# ---------------------------------------------------------------- steps made once, for every seat

SEATS: Final = range(5)
FOLLOW_OF: Final = [Follow(seat) for seat in SEATS]
PERFORM_ROLE_OF: Final = [PerformRole(seat) for seat in SEATS]
AFTER_ACTIONS_OF: Final = [AfterActions(seat) for seat in SEATS]
