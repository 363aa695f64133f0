"""The turn: lead, follow, perform, end of the turn."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.glory_to_rome.actions import (
    FOLLOW,
    FOLLOW_CIRCUS,
    FOLLOW_JACK,
    FOLLOW_PETITION,
    KEEP_ORDER,
    LEAD,
    LEAD_CIRCUS,
    LEAD_JACK,
    LEAD_PETITION,
    MORE,
    SET_CARD,
    STOP,
    TAKE_JACK,
)
from ludi.games.glory_to_rome.components import ACADEMY, CIRCUS, PALACE, SENATE, SEWER
from ludi.games.glory_to_rome.rules.steps import BY_CALL, perform, stopped
from ludi.games.glory_to_rome.rules.think import think, think_options
from ludi.games.glory_to_rome.table import Camp, Table, without
from ludi.kernel.agenda import Step
from ludi.kernel.table import NOBODY, changed

_LEAD: Final = LEAD.base
_LEAD_JACK: Final = LEAD_JACK.base
_LEAD_PETITION: Final = LEAD_PETITION.base
_LEAD_CIRCUS: Final = LEAD_CIRCUS.base
_FOLLOW: Final = FOLLOW.base
_FOLLOW_JACK: Final = FOLLOW_JACK.base
_FOLLOW_PETITION: Final = FOLLOW_PETITION.base
_FOLLOW_CIRCUS: Final = FOLLOW_CIRCUS.base
_SET_CARD: Final = SET_CARD.base
_MORE: Final = MORE.base - FOLLOW.base  # from a word for following to the one for adding
_STOP: Final = STOP.base
_AT_TURN_END: Final = 1 << SENATE | 1 << SEWER
_JACK_CALLS: Final = [_LEAD_JACK + role for role in range(6)]


def cards_by_role(table: Table, camp: Camp) -> list[int]:
    """How many order cards of each role a player holds."""
    counts = [0] * 6
    material = table.box.material
    for kind in camp.hand:
        counts[material[kind]] += 1
    return counts


class FirstTurn(Step[Table]):
    """The game begins: the leader card lies before the first leader."""

    rule: ClassVar[str] = "first-leader"

    def happen(self, table: Table, action: int) -> None:
        table.tell("turn", table.turn, self.seat)
        table.push(Lead(self.seat))


class Lead(Step[Table]):
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
        smallest = table.box.circus_size if camp.has(CIRCUS) else table.box.petition_size
        if len(camp.hand) >= smallest:
            counts = cards_by_role(table, camp)
            for material in range(6):
                if counts[material] >= table.box.petition_size:
                    options.extend([_LEAD_PETITION + role * 6 + material for role in range(6)])
                if counts[material] >= table.box.circus_size and camp.has(CIRCUS):
                    options.extend([_LEAD_CIRCUS + role * 6 + material for role in range(6)])
        think_options(table, camp, 0, options)
        return options

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        if action < _LEAD or action >= _LEAD_CIRCUS + 36:
            table.push(NextTurn(seat))
            think(table, seat, action)
            return
        table.push(Follow(table.left_of(seat)))
        camp = table.camps[seat]
        camp.units = 1
        if action < _LEAD_JACK:
            kind = action - _LEAD
            camp.lose(kind)
            camp.played += (kind,)
            table.role = table.box.material[kind]
            table.tell("leads", seat, table.role, kind)
        elif action < _LEAD_PETITION:
            camp.jacks -= 1
            camp.played_jacks += 1
            table.role = action - _LEAD_JACK
            table.tell("leads_jack", seat, table.role)
        elif action < _LEAD_CIRCUS:
            self.play_set(table, action - _LEAD_PETITION, table.box.petition_size)
        else:
            self.play_set(table, action - _LEAD_CIRCUS, table.box.circus_size)
        if camp.has(PALACE):
            insert_below_set(table, MoreCards(seat))

    def play_set(self, table: Table, role_and_material: int, size: int) -> None:
        table.role = role_and_material // 6
        table.tell("leads_set", self.seat, table.role, role_and_material % 6)
        table.push(PlaySet(self.seat, role_and_material % 6, size))


def unit_options(table: Table, camp: Camp, options: list[int]) -> None:
    """What a player may play for the role called: a card of it, a Jack, or a set as a Jack."""
    role = table.role
    material = table.box.material
    last = -1
    for kind in camp.hand:
        if kind != last and material[kind] == role:
            options.append(_FOLLOW + kind)
            last = kind
    if camp.jacks:
        options.append(_FOLLOW_JACK)
    circus = camp.has(CIRCUS)
    smallest = table.box.circus_size if circus else table.box.petition_size
    if len(camp.hand) >= smallest:
        counts = cards_by_role(table, camp)
        for of in range(6):
            if counts[of] >= table.box.petition_size:
                options.append(_FOLLOW_PETITION + of)
            if circus and counts[of] >= table.box.circus_size:
                options.append(_FOLLOW_CIRCUS + of)


def play_unit(table: Table, seat: int, action: int, how: str) -> None:
    """Put one unit on the camp: it gives one action. `how` begins the name of what is told."""
    camp = table.camps[seat]
    camp.units += 1
    if action < _FOLLOW_JACK:
        kind = action - _FOLLOW
        camp.lose(kind)
        camp.played += (kind,)
        table.tell(how, seat, kind)
    elif action == _FOLLOW_JACK:
        camp.jacks -= 1
        camp.played_jacks += 1
        table.tell(how + "_jack", seat)
    else:
        petition = action < _FOLLOW_CIRCUS
        material = action - (_FOLLOW_PETITION if petition else _FOLLOW_CIRCUS)
        table.tell(how + "_set", seat, material)
        size = table.box.petition_size if petition else table.box.circus_size
        table.push(PlaySet(seat, material, size))


def insert_below_set(table: Table, step: Step[Table]) -> None:
    """Ask for a further unit after the cards of a set have been chosen."""
    agenda = table.agenda
    if agenda and isinstance(agenda[-1], PlaySet):
        agenda.insert(len(agenda) - 1, step)
    else:
        agenda.append(step)


class PlaySet(Step[Table]):
    """Which cards of one role make the set that is played as a Jack."""

    rule: ClassVar[str] = "petition"

    def __init__(self, seat: int, material: int, left: int) -> None:
        super().__init__(seat)
        self.material: Final = material
        self.left: Final = left

    def args(self) -> list[int]:
        return [self.seat, self.material, self.left]

    def candidates(self, table: Table) -> list[int]:
        material = table.box.material
        return [k for k in table.camps[self.seat].hand if material[k] == self.material]

    def options(self, table: Table) -> list[int]:
        cards = self.candidates(table)
        options: list[int] = []
        if len(cards) > self.left:
            last = -1
            for kind in cards:
                if kind != last:
                    options.append(_SET_CARD + kind)
                    last = kind
        return options

    def happen(self, table: Table, action: int) -> None:
        camp = table.camps[self.seat]
        kinds = self.candidates(table) if action < 0 else [action - _SET_CARD]
        for kind in kinds:
            camp.lose(kind)
            camp.played += (kind,)
        if action >= 0 and self.left > 1:
            table.push(PlaySet(self.seat, self.material, self.left - 1))


class MoreCards(Step[Table]):
    """With a Palace, a player may go on adding units of the role called."""

    rule: ClassVar[str] = "palace"

    def options(self, table: Table) -> list[int]:
        units: list[int] = []
        unit_options(table, table.camps[self.seat], units)
        return [*[_MORE + unit for unit in units], _STOP]

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        play_unit(table, self.seat, action - _MORE, "adds_unit")
        insert_below_set(table, MoreCards(self.seat))


class Follow(Step[Table]):
    """Clockwise, each other player follows the role called, or thinks at once."""

    rule: ClassVar[str] = "follow"

    def options(self, table: Table) -> list[int]:
        camp = table.camps[self.seat]
        options: list[int] = []
        unit_options(table, camp, options)
        think_options(table, camp, 0, options)
        return options

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        following = table.left_of(seat)
        if following == table.leader:
            table.push(StartActions(following))
        else:
            table.push(Follow(following))
        if _FOLLOW <= action < _SET_CARD:
            play_unit(table, seat, action, "follows")
            if table.camps[seat].has(PALACE):
                insert_below_set(table, MoreCards(seat))
        else:
            think(table, seat, action)


class StartActions(Step[Table]):
    """When all have called, followed or thought, the actions begin with the leader."""

    rule: ClassVar[str] = "actions"

    def happen(self, table: Table, action: int) -> None:
        perform_from(table, self.seat)


class PerformRole(Step[Table]):
    """From the leader clockwise, each player performs the role: once a unit, once a client."""

    rule: ClassVar[str] = "actions"

    def happen(self, table: Table, action: int) -> None:
        table.push(AfterActions(self.seat))
        perform(table, self.seat, table.role, BY_CALL)


def perform_from(table: Table, seat: int) -> None:
    """Go on with the first seat from here that has actions; after the last, the turn ends."""
    while table.actions(seat) <= 0:
        seat = table.left_of(seat)
        if seat == table.leader:
            end_turn(table)
            return
    table.push(PerformRole(seat))


class AfterActions(Step[Table]):
    """After their actions, whoever was a Craftsman this turn may think with an Academy."""

    rule: ClassVar[str] = "academy"

    def options(self, table: Table) -> list[int]:
        camp = table.camps[self.seat]
        options: list[int] = []
        if camp.crafted and camp.has(ACADEMY):
            think_options(table, camp, 0, options)
            options.append(_STOP)
        return options

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


class TakeJacks(Step[Table]):
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

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        owner = action - TAKE_JACK.base
        table.camps[owner].played_jacks -= 1
        table.camps[self.seat].jacks += 1
        table.tell("takes_jack", self.seat, owner)
        table.push(TakeJacks(self.seat))


class KeepOrders(Step[Table]):
    """The owner of a Sewer may keep order cards played this turn, as materials."""

    rule: ClassVar[str] = "sewer"

    def options(self, table: Table) -> list[int]:
        kept = [False] * 6
        for kind in table.camps[self.seat].played:
            kept[table.box.material[kind]] = True
        options = [KEEP_ORDER.base + material for material in range(6) if kept[material]]
        options.append(_STOP)
        return options

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        material = action - KEEP_ORDER.base
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
