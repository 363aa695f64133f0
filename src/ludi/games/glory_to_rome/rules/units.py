"""What is played for a role: a card of it, a Jack, or a set as a Jack; with a Palace, several."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.glory_to_rome.actions import ADDING, FOLLOWING, SET_CARD, STOP, VERBS, UnitVerbs
from ludi.games.glory_to_rome.camp import Camp
from ludi.games.glory_to_rome.ids import CIRCUS, KINDS, ROLES
from ludi.games.glory_to_rome.rules.steps import Moment, lacks, not_in_hand, stopped
from ludi.games.glory_to_rome.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason

_SET_CARD: Final = SET_CARD.base
_STOP: Final = STOP.base


class Calling(Moment):
    """The role is being called and followed: nobody performs it yet."""

    def why_not_role(self, table: Table, role: int) -> Reason | None:
        return Reason("turn", "no-role-yet", {"role": ROLES[role]})


def cards_by_role(table: Table, camp: Camp) -> list[int]:
    """How many order cards of each role a player holds."""
    counts = [0] * 6
    material = table.box.material
    for kind in camp.hand:
        counts[material[kind]] += 1
    return counts


def no_set(table: Table, camp: Camp, by_circus: bool, material: int) -> Reason:
    """Too few cards of a role to stand for a Jack."""
    held = cards_by_role(table, camp)[material]
    args: dict[str, str | int] = {"role": ROLES[material], "held": held}
    if by_circus:
        args["count"] = table.box.circus_size
        return lacks(table, camp, CIRCUS) or Reason("circus", "circus-size", args)
    args["count"] = table.box.petition_size
    return Reason("petition", "petition-size", args)


def unit_options(table: Table, camp: Camp, verbs: UnitVerbs, options: list[int]) -> None:
    """What a player may play for the role called: a card of it, a Jack, or a set as a Jack."""
    role = table.role
    material = table.box.material
    last = -1
    for kind in camp.hand:
        if kind != last and material[kind] == role:
            options.append(verbs.card + kind)
            last = kind
    if camp.jacks:
        options.append(verbs.jack)
    circus = camp.has(CIRCUS)
    petition_size = table.box.petition_size
    circus_size = table.box.circus_size
    if len(camp.hand) >= (circus_size if circus else petition_size):
        counts = cards_by_role(table, camp)
        for of in range(6):
            if counts[of] >= petition_size:
                options.append(verbs.petition + of)
            if circus and counts[of] >= circus_size:
                options.append(verbs.circus + of)


def no_unit(table: Table, camp: Camp, verbs: UnitVerbs, action: int) -> Reason:
    """Why a player may not play this for the role called."""
    if verbs.card <= action < verbs.card_end:
        kind = action - verbs.card
        if kind not in camp.hand:
            return not_in_hand("follow", kind)
        args: dict[str, str | int] = {"card": KINDS[kind], "role": ROLES[table.role]}
        return Reason("follow", "follow-other-role", args)
    if action == verbs.jack:
        return Reason("jacks", "no-jack")
    if verbs.petition <= action < verbs.petition_end:
        return no_set(table, camp, False, action - verbs.petition)
    return no_set(table, camp, True, action - verbs.circus)


def play_unit(table: Table, seat: int, verbs: UnitVerbs, action: int, how: str) -> None:
    """Put one unit on the camp: it gives one action. `how` begins the name of what is told."""
    camp = table.camps[seat]
    camp.units += 1
    if verbs.card <= action < verbs.card_end:
        kind = action - verbs.card
        camp.lose(kind)
        camp.played += (kind,)
        table.tell(how, seat, kind)
    elif action == verbs.jack:
        camp.jacks -= 1
        camp.played_jacks += 1
        table.tell(how + "_jack", seat)
    elif verbs.petition <= action < verbs.petition_end:
        table.tell(how + "_petition", seat, action - verbs.petition)
        table.push(PlaySet(seat, action - verbs.petition, table.box.petition_size))
    else:
        table.tell(how + "_circus", seat, action - verbs.circus)
        table.push(PlaySet(seat, action - verbs.circus, table.box.circus_size))


def insert_below_set(table: Table, step: Step[Table]) -> None:
    """Ask for a further unit after the cards of a set have been chosen."""
    agenda = table.agenda
    if agenda and isinstance(agenda[-1], PlaySet):
        agenda.insert(len(agenda) - 1, step)
    else:
        agenda.append(step)


class PlaySet(Moment):
    """Which cards of one role make the set that is played as a Jack."""

    rule: ClassVar[str] = "petition"
    fields: ClassVar[tuple[str, ...]] = ("material", "left")

    def __init__(self, seat: int, material: int, left: int) -> None:
        super().__init__(seat)
        self.material: Final = material
        self.left: Final = left

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

    def why_not(self, table: Table, action: int) -> Reason | None:
        if SET_CARD.says(action):
            kind = SET_CARD.one(action)
            if kind not in table.camps[self.seat].hand:
                return not_in_hand("petition", kind)
            args: dict[str, str | int] = {"card": KINDS[kind], "role": ROLES[self.material]}
            return Reason("petition", "set-other-role", args)
        if STOP.says(action):
            return Reason("petition", "must-choose")
        return super().why_not(table, action)

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"role": ROLES[self.material], "count": self.left}

    def happen(self, table: Table, action: int) -> None:
        camp = table.camps[self.seat]
        kinds = self.candidates(table) if action < 0 else [SET_CARD.one(action)]
        for kind in kinds:
            camp.lose(kind)
            camp.played += (kind,)
            table.tell("plays_in_set", self.seat, kind)
        if action >= 0 and self.left > 1:
            table.push(PlaySet(self.seat, self.material, self.left - 1))


class MoreCards(Calling):
    """With a Palace, a player may go on adding units of the role called."""

    rule: ClassVar[str] = "palace"

    def options(self, table: Table) -> list[int]:
        options: list[int] = []
        unit_options(table, table.camps[self.seat], ADDING, options)
        options.append(_STOP)
        return options

    def why_not(self, table: Table, action: int) -> Reason | None:
        verb = VERBS.verb_of(action)
        if verb in ADDING.verbs:
            return no_unit(table, table.camps[self.seat], ADDING, action)
        if verb in FOLLOWING.verbs:
            return Reason("palace", "already-played")
        return super().why_not(table, action)

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"role": ROLES[table.role], "count": table.actions(self.seat)}

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        play_unit(table, self.seat, ADDING, action, "adds_unit")
        insert_below_set(table, MoreCards(self.seat))
