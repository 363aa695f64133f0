"""Why not? The rule that forbids an action, for the mistakes players really make.

One function a group of verbs, in the rulebook's order. What none of them knows is simply not
asked now. A reason speaks to the seat asked, so it may speak of that seat's own hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludi.games.glory_to_rome import actions as verbs
from ludi.games.glory_to_rome import components as cards
from ludi.games.glory_to_rome.components import KINDS, MATERIALS, ROLES
from ludi.games.glory_to_rome.rules.build import (
    Architect,
    BuildStep,
    Craftsman,
    FountainCard,
    PayForStairway,
    ScriptoriumChoice,
    outside_cost,
    takes,
)
from ludi.games.glory_to_rome.rules.camp import BathRole, Laborer, Merchant, Patron
from ludi.games.glory_to_rome.rules.complete import Steal
from ludi.games.glory_to_rome.rules.demand import (
    Give,
    Legionary,
    Seize,
    TakeFromPool,
    demanded,
    is_protected,
    victims,
)
from ludi.games.glory_to_rome.rules.steps import DECK, RoleStep
from ludi.games.glory_to_rome.rules.think import Think
from ludi.games.glory_to_rome.rules.turn import (
    AfterActions,
    Follow,
    KeepOrders,
    Lead,
    MoreCards,
    PlaySet,
    TakeJacks,
    cards_by_role,
)
from ludi.games.glory_to_rome.table import NO_CARD, Camp, Table, fitting
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason
from ludi.kernel.vocabulary import Verb


def explain(table: Table, step: Step[Any], action: int) -> Reason | None:
    """The rule that forbids an action to the seat asked at a step; None: it is just not asked."""
    verb = verbs.VERBS.verb_of(action)
    group = verb.group
    if isinstance(step, Think) and group != "think" and group != "concede":
        return Reason("think", "must-think")  # stopping is legal where thinking may be waived
    return EXPLANATIONS[group](table, step, verb, verb.indices(action))


# ---------------------------------------------------------------- what many rules share


def not_in_hand(rule: str, kind: int) -> Reason:
    return Reason(rule, "not-in-hand", {"card": KINDS[kind]})


def lacks(table: Table, camp: Camp, kind: int) -> Reason | None:
    """A function the player does not have, if so."""
    if camp.has(kind):
        return None
    args: dict[str, str | int] = {"building": KINDS[kind]}
    if table.beginner:
        return Reason("beginner", "beginner-function", args)
    return Reason(KINDS[kind], "no-function", args)


def extra(table: Table, camp: Camp, kind: int) -> Reason:
    """A building's further move, which comes once in an action and needs that building."""
    once = Reason(KINDS[kind], "once-an-action", {"building": KINDS[kind]})
    return lacks(table, camp, kind) or once


def extra_from_hand(table: Table, camp: Camp, kind: int, card: int) -> Reason:
    """The same with a card of the hand."""
    if camp.has(kind) and card not in camp.hand:
        return not_in_hand(KINDS[kind], card)
    return extra(table, camp, kind)


def is_after_actions(step: Step[Any]) -> bool:
    return isinstance(step, (AfterActions, TakeJacks, KeepOrders))


def elsewhere(step: Step[Any], role: int) -> Reason | None:
    """A role's action, tried when another role or none is performed."""
    if isinstance(step, RoleStep):
        return Reason("actions", "other-role", {"role": ROLES[role], "now": ROLES[step.role]})
    if isinstance(step, (Lead, Follow, MoreCards)):
        return Reason("turn", "no-role-yet", {"role": ROLES[role]})
    return Reason("actions", "actions-over") if is_after_actions(step) else None


def no_such_seat(seat: int) -> Reason:
    return Reason("turn", "no-such-seat", {"number": seat + 1})


def not_theirs(table: Table, seat: int, owner: int, kind: int, rule: str) -> Reason | None:
    """A Stairway or a Prison wants a completed building of an opponent."""
    if owner >= table.seats:
        return no_such_seat(owner)
    if owner == seat:
        return Reason(rule, "own-building", {"building": KINDS[kind]})
    if table.camps[owner].building(kind) < 0:
        return Reason(rule, "not-completed", {"building": KINDS[kind], "seat": owner})
    return None


# ---------------------------------------------------------------- lead, follow, think


def leading(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    if not isinstance(step, Lead):
        return Reason("lead", "already-called", {"role": ROLES[table.role]})
    if verb is verbs.LEAD:
        return not_in_hand("lead", words[0])
    if verb is verbs.LEAD_JACK:
        return Reason("jacks", "no-jack")
    return no_set(table, table.camps[step.seat], verb is verbs.LEAD_CIRCUS, words[1])


def no_set(table: Table, camp: Camp, by_circus: bool, role: int) -> Reason:
    """Too few cards of a role to stand for a Jack."""
    args: dict[str, str | int] = {"role": ROLES[role], "held": cards_by_role(table, camp)[role]}
    if by_circus:
        args["count"] = table.box.circus_size
        return lacks(table, camp, cards.CIRCUS) or Reason("circus", "circus-size", args)
    args["count"] = table.box.petition_size
    return Reason("petition", "petition-size", args)


def following(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    camp = table.camps[step.seat]
    if verb is verbs.SET_CARD:
        return set_card(table, camp, step, words[0]) if isinstance(step, PlaySet) else None
    if isinstance(step, Lead):
        return Reason("lead", "nothing-called")
    if isinstance(step, MoreCards) != (verb.group == "more"):
        return Reason("palace", "add-with-palace" if verb.group == "more" else "already-played")
    if not isinstance(step, (Follow, MoreCards)):
        return Reason("follow", "too-late-to-follow")
    if verb in (verbs.FOLLOW, verbs.MORE):
        if words[0] not in camp.hand:
            return not_in_hand("follow", words[0])
        args: dict[str, str | int] = {"card": KINDS[words[0]], "role": ROLES[table.role]}
        return Reason("follow", "follow-other-role", args)
    if verb in (verbs.FOLLOW_JACK, verbs.MORE_JACK):
        return Reason("jacks", "no-jack")
    return no_set(table, camp, verb in (verbs.FOLLOW_CIRCUS, verbs.MORE_CIRCUS), words[0])


def set_card(table: Table, camp: Camp, step: PlaySet, kind: int) -> Reason:
    if kind not in camp.hand:
        return not_in_hand("petition", kind)
    args: dict[str, str | int] = {"card": KINDS[kind], "role": ROLES[step.material]}
    return Reason("petition", "set-other-role", args)


def thinking(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    camp = table.camps[step.seat]
    if not isinstance(step, (Lead, Follow, Think, AfterActions)):
        return Reason("think", "no-thinking-now")
    if verb is verbs.THINK:
        return Reason("think", "jack-pile-empty")
    if verb is verbs.DISCARD_ALL:
        return lacks(table, camp, cards.VOMITORIUM) or Reason("vomitorium", "hand-empty")
    if isinstance(step, Think) and step.discarded and camp.has(cards.LATRINE):
        return Reason("latrine", "discard-once")
    return lacks(table, camp, cards.LATRINE) or not_in_hand("latrine", words[0])


def stopping(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    if isinstance(step, Lead):
        return Reason("lead", "lead-or-think")
    if isinstance(step, Follow):
        return Reason("follow", "follow-or-think")
    if isinstance(step, FountainCard):
        return Reason("fountain", "fountain-decide")
    if isinstance(step, Give):
        return must_give(table, step)
    if isinstance(step, (PlaySet, ScriptoriumChoice, PayForStairway)):
        return Reason(type(step).rule, "must-choose")
    return None


# ---------------------------------------------------------------- Patron, Laborer


def hiring(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    camp = table.camps[step.seat]
    if isinstance(step, BathRole):
        own = ROLES[step.client]
        return Reason("bath", "bath-role", {"role": own}) if verb is verbs.ACT_AS else None
    if verb is verbs.ACT_AS:
        return None
    mine = isinstance(step, Patron) or (is_after_actions(step) and table.role == cards.PATRON)
    if mine and camp.client_count >= camp.clientele_limit:
        return Reason("patron", "clientele-full", {"count": camp.clientele_limit})
    if not isinstance(step, Patron):
        return elsewhere(step, cards.PATRON)
    if verb is verbs.HIRE_FROM_DECK:
        return extra(table, camp, cards.BAR)
    if verb is not verbs.HIRE:
        return extra_from_hand(table, camp, cards.AQUEDUCT, words[0])
    if not table.pool[words[0]]:
        return Reason("patron", "pool-lacks-role", {"role": ROLES[words[0]]})
    return Reason("bar", "pool-closed") if step.done & DECK else Reason("patron", "pool-once")


def collecting(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    if isinstance(step, TakeFromPool):
        asked = Reason("legionary", "not-demanded", {"material": MATERIALS[step.material]})
        return asked if verb is verbs.TAKE else None
    if not isinstance(step, Laborer):
        return elsewhere(step, cards.LABORER)
    if verb is not verbs.TAKE:
        return extra_from_hand(table, table.camps[step.seat], cards.DOCK, words[0])
    if not table.pool[words[0]]:
        return Reason("laborer", "pool-lacks", {"material": MATERIALS[words[0]]})
    return Reason("laborer", "pool-once")


# ---------------------------------------------------------------- Craftsman, Architect


def building(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    if isinstance(step, PayForStairway):
        return paying(table, step, words[0], words[1]) if verb is verbs.PAY else None
    if verb is verbs.LAY:
        return laying(table, step, words[0], table.box.material[words[0]], words[1], False)
    if verb is verbs.LAY_STATUE:
        return laying(table, step, cards.STATUE, words[0], words[1], True)
    if verb is verbs.ADD:
        return adding(table, step, words[0], words[1])
    if verb is verbs.ADD_STOCK or verb is verbs.ADD_POOL:
        return adding_stock(table, step, verb is verbs.ADD_POOL, words[0], words[1])
    if verb is verbs.LOOK:
        return looking(table, step)
    return publishing(table, step, words[0], words[1]) if verb is verbs.PUBLISH else None


def laying(
    table: Table, step: Step[Any], kind: int, site: int, place: int, chosen: bool
) -> Reason | None:
    """A foundation on a site; `chosen` says that the site was named, as for a Statue."""
    if not isinstance(step, BuildStep):
        return Reason("foundation", "foundation-roles")
    camp = table.camps[step.seat]
    wrong = wrong_card(table, step, camp, kind, "foundation")
    if wrong is not None:
        return wrong
    if camp.names >> kind & 1:
        return Reason("foundation", "name-taken", {"building": KINDS[kind]})
    if chosen and table.beginner:
        return Reason("beginner", "beginner-statue")
    if kind == cards.STATUE and not chosen and not table.beginner:
        return Reason("statue", "statue-site")
    return no_site(table, camp, site, place)


def wrong_card(table: Table, step: Step[Any], camp: Camp, kind: int, rule: str) -> Reason | None:
    """A card that is neither in the hand nor the one just drawn with a Fountain."""
    if isinstance(step, FountainCard):
        if kind == table.fountain:
            return None
        return Reason("fountain", "fountain-card", {"card": KINDS[table.fountain]})
    return None if kind in camp.hand else not_in_hand(rule, kind)


def no_site(table: Table, camp: Camp, site: int, place: int) -> Reason:
    args: dict[str, str | int] = {"material": MATERIALS[site]}
    if not table.town[site] and not table.outside[site]:
        return Reason("foundation", "no-site-left", args)
    if place == verbs.TOWN:
        return Reason("out-of-town", "no-site-in-town", args)
    if not table.outside[site]:
        return Reason("out-of-town", "no-site-outside", args)
    return Reason("out-of-town", "outside-cost", {"count": outside_cost(table, camp)})


def adding(table: Table, step: Step[Any], kind: int, card: int) -> Reason | None:
    if isinstance(step, Architect):
        return Reason("architect", "architect-stockpile")
    if not isinstance(step, Craftsman):
        return elsewhere(step, cards.CRAFTSMAN)
    camp = table.camps[step.seat]
    wrong = wrong_card(table, step, camp, card, "material")
    return wrong or not_fitting(table, camp, kind, table.box.material[card])


def adding_stock(
    table: Table, step: Step[Any], from_pool: bool, kind: int, material: int
) -> Reason | None:
    if isinstance(step, Craftsman):
        return Reason("craftsman", "craftsman-hand")
    if not isinstance(step, Architect):
        return elsewhere(step, cards.ARCHITECT)
    camp = table.camps[step.seat]
    reason = lacks(table, camp, cards.ARCHWAY) if from_pool else None
    return (
        reason
        or not_fitting(table, camp, kind, material)
        or nothing_of(from_pool, material, "archway" if from_pool else "architect")
    )


def not_fitting(table: Table, camp: Camp, kind: int, material: int) -> Reason | None:
    """A material only goes into a foundation of one's own that takes it."""
    i = camp.foundation(kind)
    args: dict[str, str | int] = {"building": KINDS[kind], "material": MATERIALS[material]}
    if i < 0 and camp.building(kind) >= 0:
        return Reason("completion", "already-complete", args)
    if i < 0:
        return Reason("material", "no-foundation", args)
    if takes(table, camp, camp.foundations[i]) >> material & 1:
        return None
    return Reason("material", "does-not-fit", args)


def nothing_of(from_pool: bool, material: int, rule: str) -> Reason:
    args: dict[str, str | int] = {"material": MATERIALS[material]}
    return Reason(rule, "pool-lacks" if from_pool else "stockpile-lacks", args)


def looking(table: Table, step: Step[Any]) -> Reason | None:
    if isinstance(step, FountainCard):
        return Reason("fountain", "fountain-decide")
    if not isinstance(step, Craftsman):
        return elsewhere(step, cards.CRAFTSMAN)
    return lacks(table, table.camps[step.seat], cards.FOUNTAIN)


def publishing(table: Table, step: Step[Any], owner: int, kind: int) -> Reason | None:
    if not isinstance(step, Architect):
        return elsewhere(step, cards.ARCHITECT)
    reason = lacks(table, table.camps[step.seat], cards.STAIRWAY)
    reason = reason or not_theirs(table, step.seat, owner, kind, "stairway")
    if reason is not None:
        return reason
    camp = table.camps[owner]
    args: dict[str, str | int] = {"building": KINDS[kind]}
    is_public = camp.buildings[camp.building(kind)].marker != NO_CARD
    return Reason("stairway", "already-public" if is_public else "nothing-to-pay", args)


def paying(table: Table, step: PayForStairway, source: int, material: int) -> Reason | None:
    owner = table.camps[step.owner]
    if not fitting(table, owner.buildings[owner.building(step.kind)]) >> material & 1:
        return Reason("stairway", "stairway-material", {"building": KINDS[step.kind]})
    from_pool = source == verbs.FROM_POOL
    reason = lacks(table, table.camps[step.seat], cards.ARCHWAY) if from_pool else None
    return reason or nothing_of(from_pool, material, "stairway")


def stealing(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    if not isinstance(step, Steal):
        return Reason("prison", "prison-once")
    reason = not_theirs(table, step.seat, words[0], words[1], "prison")
    return reason or Reason("prison", "steal-name-taken", {"building": KINDS[words[1]]})


# ---------------------------------------------------------------- Legionary


def demanding(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    camp = table.camps[step.seat]
    if verb is verbs.SEIZE:
        reason = lacks(table, camp, cards.COLISEUM)
        return seizing(table, step, words[0], words[1]) if isinstance(step, Seize) else reason
    if not isinstance(step, Legionary):
        return elsewhere(step, cards.LEGIONARY)
    args: dict[str, str | int] = {"card": KINDS[words[0]]}
    if words[0] not in camp.hand:
        return Reason("legionary", "reveal-not-in-hand", args)
    return Reason("legionary", "already-backed", args)


def must_give(table: Table, step: Give) -> Reason:
    """A victim without protection, or one whose Palisade does not hold, has to give."""
    args: dict[str, str | int] = {"seat": step.to, "material": MATERIALS[step.material]}
    if table.camps[step.seat].has(cards.PALISADE):
        return Reason("bridge", "palisade-bridge", args)
    return Reason("legionary", "must-give", args)


def giving(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    if not isinstance(step, Give):
        return None
    camp = table.camps[step.seat]
    by_hand = verb is verbs.GIVE
    if by_hand and words[0] not in camp.hand:
        return not_in_hand("legionary", words[0])
    material = table.box.material[words[0]] if by_hand else words[0]
    if material != step.material:
        return Reason("legionary", "not-demanded", {"material": MATERIALS[step.material]})
    if by_hand:
        return Reason("legionary", "gave-enough")
    if not step.from_stock:
        return Reason("bridge", "stockpile-safe")
    if not camp.stockpile[material]:
        return nothing_of(False, material, "bridge")
    return Reason("bridge", "stockpile-taken")


def seizing(table: Table, step: Seize, victim: int, role: int) -> Reason:
    if victim >= table.seats:
        return no_such_seat(victim)
    args: dict[str, str | int] = {"seat": victim, "role": ROLES[role]}
    if victim not in victims(table, step.seat):
        return Reason("legionary", "out-of-reach", args)
    if is_protected(table, victim, step.seat):
        return Reason("protection", "protected", args)
    if not table.camps[victim].client_roles()[role]:
        return Reason("coliseum", "no-such-client", args)
    is_asked = demanded(table)[role] > 0
    return Reason("coliseum", "seized-enough" if is_asked else "role-not-revealed", args)


# ---------------------------------------------------------------- Merchant


def selling(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    camp = table.camps[step.seat]
    mine = isinstance(step, Merchant) or (is_after_actions(step) and table.role == cards.MERCHANT)
    if mine and camp.vault_count >= camp.vault_limit:
        return Reason("merchant", "vault-full", {"count": camp.vault_limit})
    if not isinstance(step, Merchant):
        return elsewhere(step, cards.MERCHANT)
    sold = Reason("merchant", "sold-once")
    if verb is verbs.DEPOSIT_FROM_DECK:
        return lacks(table, camp, cards.ATRIUM) or sold
    if verb is verbs.DEPOSIT:
        return sold if camp.stockpile[words[0]] else nothing_of(False, words[0], "merchant")
    return extra_from_hand(table, camp, cards.BASILICA, words[0])


# ---------------------------------------------------------------- end of the turn, concession


def not_yet(table: Table, step: Step[Any], kind: int) -> Reason:
    waits = Reason("end-of-turn", "at-turn-end", {"building": KINDS[kind]})
    return lacks(table, table.camps[step.seat], kind) or waits


def taking_jack(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    if not isinstance(step, TakeJacks):
        return not_yet(table, step, cards.SENATE)
    if words[0] >= table.seats:
        return no_such_seat(words[0])
    if words[0] == step.seat:
        return Reason("senate", "own-jack")
    return Reason("senate", "no-jack-played", {"seat": words[0]})


def keeping_order(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    if not isinstance(step, KeepOrders):
        return not_yet(table, step, cards.SEWER)
    return Reason("sewer", "not-played", {"material": MATERIALS[words[0]]})


def conceding(table: Table, step: Step[Any], verb: Verb, words: list[int]) -> Reason | None:
    if verb is not verbs.CONCEDE:
        return Reason("concession", "no-vote")
    if words[0] >= table.seats:
        return no_such_seat(words[0])
    if words[0] == step.seat:
        return Reason("concession", "concede-self")
    return Reason("concession", "already-voted", {"seat": words[0]})


EXPLANATIONS: Final[dict[str, Callable[[Table, Step[Any], Verb, list[int]], Reason | None]]] = {
    "lead": leading,
    "follow": following,
    "more": following,
    "think": thinking,
    "stop": stopping,
    "patron": hiring,
    "laborer": collecting,
    "build": building,
    "prison": stealing,
    "legionary": demanding,
    "give": giving,
    "merchant": selling,
    "senate": taking_jack,
    "sewer": keeping_order,
    "concede": conceding,
}
