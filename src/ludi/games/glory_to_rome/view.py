"""The one gate for secrets: what a seat may see, and imagine; what it may hear is in told.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludi.games.glory_to_rome.camp import NO_CARD, Building, Camp, tally
from ludi.games.glory_to_rome.ids import KINDS, MATERIALS, ROLES
from ludi.games.glory_to_rome.rules.build import FountainCard
from ludi.games.glory_to_rome.rules.demand import EndDemand, Legionary
from ludi.games.glory_to_rome.rules.steps import RoleStep, given_by
from ludi.games.glory_to_rome.rules.think import Think
from ludi.games.glory_to_rome.seen import BuildingView, CampView, View
from ludi.games.glory_to_rome.table import ENDINGS, Table
from ludi.kernel.dice import Dice
from ludi.kernel.table import NOBODY
from ludi.kernel.viewer import Viewer

PLACES: Final = ("town", "outside")


def by_name(counts: Sequence[int], names: tuple[str, ...]) -> dict[str, int]:
    """The non-zero counts, by the id of what is counted."""
    return {names[i]: counts[i] for i in range(len(counts)) if counts[i]}


def hands_are_open(table: Table) -> bool:
    """In the teaching game, hands lie open during the first turns."""
    return table.turn <= table.open_turns


def fountain_seat(table: Table) -> int:
    """Who is looking at a card with the Fountain, or NOBODY."""
    for step in table.agenda:
        if isinstance(step, FountainCard):
            return step.seat
    return NOBODY


LEVELS: Final = 3  # of the way into the present moment, at most


def trail(table: Table) -> list[str]:
    """The way into the present moment: the roles that wait below it, then its own rule.

    A role that a building lets one perform comes after the name of that building. Of a long way
    the role called stays, and the end.
    """
    way: list[str] = []
    for step in table.agenda:
        if isinstance(step, RoleStep):
            building = given_by(table, step)
            way.extend([building, type(step).rule] if building else [type(step).rule])
        elif step is table.agenda[-1]:
            if isinstance(step, Think) and way:
                way.append("school")
            way.append(type(step).rule)
    return way if len(way) <= LEVELS else way[:1] + way[1 - LEVELS :]


def demander(table: Table) -> int:
    """Whose cards lie revealed on "Rome demands", or NOBODY."""
    for step in table.agenda:
        if isinstance(step, EndDemand):
            return step.seat
    return NOBODY


def chooser(table: Table) -> int:
    """Who is choosing the cards of a demand, face down, or NOBODY."""
    for step in table.agenda:
        if isinstance(step, Legionary):
            return step.seat
    return NOBODY


def known_cards(table: Table, owner: int, seat: int) -> tuple[int, ...]:
    """The cards of a hand that a seat sees: all of its own, another's while they lie revealed."""
    if owner == seat or hands_are_open(table):
        return tuple(table.camps[owner].hand)
    return table.demand if owner == demander(table) else ()


# ---------------------------------------------------------------- seeing


def view(table: Table, viewer: Viewer) -> View:
    """What somebody may see, ready for JSON."""
    looker = fountain_seat(table)
    sees_fountain = table.fountain != NO_CARD and viewer.sees(looker)
    sees_demand = viewer.sees(chooser(table)) or demander(table) != NOBODY
    stack = table.agenda
    return {
        "game": table.game.id,
        "seat": viewer.seat,
        "turn": table.turn,
        "leader": table.leader,
        "role": None if table.role == NOBODY else ROLES[table.role],
        "asked": None if table.over else table.seat,
        "question": type(stack[-1]).__name__ if stack else None,
        "rule": type(stack[-1]).rule if stack else "end",
        "trail": trail(table),
        "deck": len(table.deck),
        "removed": len(table.removed),
        "jacks": table.jack_pile,
        "pool": by_name(table.pool, MATERIALS),
        "pool_cards": [KINDS[kind] for kind in table.pool_names],
        "town": {MATERIALS[m]: table.town[m] for m in range(6)},
        "outside": {MATERIALS[m]: table.outside[m] for m in range(6)},
        "demand": [KINDS[kind] for kind in table.demand] if sees_demand else [],
        "fountain": KINDS[table.fountain] if sees_fountain else None,
        "public": [KINDS[kind] for kind in range(len(KINDS)) if table.public >> kind & 1],
        "camps": [view_camp(table, owner, viewer) for owner in range(table.seats)],
        "over": table.over,
        "ending": ENDINGS[table.ending],
        "scores": [score.to_json() for score in table.scores()] if table.over else None,
    }


def view_camp(table: Table, owner: int, viewer: Viewer) -> CampView:
    camp = table.camps[owner]
    mine = viewer.sees(owner)
    seen = camp.shown + camp.slipped if mine else camp.shown
    if viewer.everything or table.over:
        vault = by_name(camp.vault, MATERIALS)
    else:
        vault = by_name(tally(seen), MATERIALS)
    return {
        "seat": owner,
        "hand_count": len(camp.hand) + camp.jacks,
        "hand": hand_of(table, camp, mine),
        "jacks": camp.jacks,
        "hand_size": camp.hand_size,
        "revealed": [KINDS[kind] for kind in table.demand] if owner == demander(table) else [],
        "backed": [KINDS[kind] for kind in sorted(camp.backed)] if mine else None,
        "stockpile": by_name(camp.stockpile, MATERIALS),
        "clientele": by_name(camp.client_roles(), ROLES),
        "hired": [ROLES[role] for role in sorted(camp.hired)],
        "clientele_limit": camp.clientele_limit,
        "vault_count": camp.vault_count,
        "vault": vault,
        "vault_limit": camp.vault_limit,
        "influence": camp.influence,
        "sites": by_name(camp.sites, MATERIALS),
        "foundations": [view_building(table, building) for building in camp.foundations],
        "buildings": [view_building(table, building) for building in camp.buildings],
        "functions": [KINDS[kind] for kind in range(len(KINDS)) if camp.has(kind)],
        "played": [KINDS[kind] for kind in camp.played],
        "played_jacks": camp.played_jacks,
        "units": camp.units,
        "acting": 0 if table.role == NOBODY else table.actions_as(owner, table.role, 0),
        "actions": {ROLES[role]: table.actions_as(owner, role, 1) for role in range(6)},
        "concedes": None if camp.concedes == NOBODY else camp.concedes,
    }


def hand_of(table: Table, camp: Camp, mine: bool) -> list[str] | None:
    """The order cards of a hand, for those who may see them."""
    if mine or hands_are_open(table):
        return [KINDS[kind] for kind in camp.hand]
    return None


def view_building(table: Table, building: Building) -> BuildingView:
    return {
        "card": KINDS[building.kind],
        "site": MATERIALS[building.site],
        "place": PLACES[building.place],
        "materials": [MATERIALS[material] for material in building.materials],
        "needs": table.box.value[building.site],
        "public": building.marker != NO_CARD,
    }


def public_numbers(table: Table, seat: int) -> dict[str, int]:
    """What everybody may count at a seat, for previews to compare."""
    camp = table.camps[seat]
    numbers = {"orders": len(camp.hand), "jacks": camp.jacks}
    for material in range(6):
        numbers[MATERIALS[material]] = camp.stockpile[material]
    built = camp.foundations + camp.buildings
    numbers["foundations"] = len(camp.foundations)
    numbers["laid"] = sum([len(building.materials) for building in built])
    numbers["buildings"] = len(camp.buildings)
    numbers["influence"] = camp.influence
    numbers["clients"] = camp.client_count
    numbers["vault"] = camp.vault_count
    numbers["hand-size"] = camp.hand_size
    numbers["clientele-limit"] = camp.clientele_limit
    numbers["vault-limit"] = camp.vault_limit
    return numbers


# ---------------------------------------------------------------- imagining

TRIES: Final = 20  # how often cards are dealt again so that another's open question stays one


def imagine(table: Table, seat: int, dice: Dice) -> Table:
    """A table that looks the same to the seat, with everything it cannot see dealt anew.

    It is made only of what the seat sees: two tables that look alike to it give the same one.
    """
    twin = table.clone()
    twin.dice = dice.fork()
    redeal(twin, seat, dice)
    if table.over or table.seat == seat:
        return twin
    for _ in range(TRIES):
        twin.legal = twin.agenda[-1].options(twin)
        if len(twin.legal) > 1:
            break
        redeal(twin, seat, dice)
    return twin


def redeal(twin: Table, seat: int, dice: Dice) -> None:
    """Deal all cards a seat cannot see anew: vaults, hands, Fountain card, deck."""
    looker = fountain_seat(twin)
    bag = unseen_materials(twin, seat, looker)
    dice.shuffle(bag)
    for owner, camp in enumerate(twin.camps):
        if not twin.over:
            redeal_vault(camp, owner == seat, bag)
    names = unseen_names(twin, seat, looker)
    for of_material in names:
        dice.shuffle(of_material)
    for owner, camp in enumerate(twin.camps):
        known = known_cards(twin, owner, seat)
        fresh = len(camp.hand) - len(known)
        camp.hand = sorted([*known, *[names[bag.pop()].pop() for _ in range(fresh)]])
        if owner != seat:  # what backed an earlier demand is back in the hand
            camp.backed = twin.demand if owner == demander(twin) else ()
            if owner == chooser(twin):
                twin.demand = tuple(camp.hand[: len(twin.demand)])
    if twin.fountain != NO_CARD and looker != seat:
        twin.fountain = names[bag.pop()].pop()
    twin.deck = [names[bag.pop()].pop() for _ in twin.deck]
    twin.removed = [names[bag.pop()].pop() for _ in twin.removed]


def redeal_vault(camp: Camp, mine: bool, bag: list[int]) -> None:
    """Fill a vault with what was seen going in, which may be remembered (R32), and from the bag."""
    vault = remembered(camp, mine)
    fresh = tuple([bag.pop() for _ in range(camp.vault_count - sum(vault))])
    if not mine:
        camp.slipped = fresh[: len(camp.slipped)]
        camp.vault_own = tuple(tally(fresh[: sum(camp.vault_own)]))
    for material in fresh:
        vault[material] += 1
    camp.vault = tuple(vault)


def remembered(camp: Camp, mine: bool) -> list[int]:
    """What somebody has seen going into a vault, by material."""
    if not mine:
        return list(camp.vault_seen)
    return [camp.vault_seen[m] + camp.vault_own[m] for m in range(6)]


def unseen_materials(table: Table, seat: int, looker: int) -> list[int]:
    """The materials of all cards a seat cannot see, in a fixed order."""
    box = table.box
    left = [0] * 6
    for kind in range(len(KINDS)):
        left[box.material[kind]] += box.copies[kind]
    for kind in seen_kinds(table, seat, looker):
        left[box.material[kind]] -= 1
    for owner, camp in enumerate(table.camps):
        vault = list(camp.vault) if table.over else remembered(camp, owner == seat)
        clients = camp.client_roles()
        for material in range(6):
            left[material] -= camp.stockpile[material] + clients[material] + vault[material]
        for building in camp.foundations + camp.buildings:
            for material in building.materials:
                left[material] -= 1
            if building.marker != NO_CARD:
                left[building.marker] -= 1
    bag: list[int] = []
    for material in range(6):
        bag.extend([material] * left[material])
    return bag


def unseen_names(table: Table, seat: int, looker: int) -> list[list[int]]:
    """The kinds that cards out of sight may have, by material, in a fixed order."""
    box = table.box
    left = box.copies[:]
    for kind in seen_kinds(table, seat, looker):
        left[kind] -= 1
    names: list[list[int]] = [[] for _ in range(6)]
    for kind in range(len(KINDS)):
        names[box.material[kind]].extend([kind] * left[kind])
    return names


def seen_kinds(table: Table, seat: int, looker: int) -> list[int]:
    """All cards whose names a seat sees now."""
    kinds = table.pool_names[:]
    for owner, camp in enumerate(table.camps):
        kinds.extend(known_cards(table, owner, seat))
        kinds.extend(camp.played)
        kinds.extend([building.kind for building in camp.foundations])
        kinds.extend([building.kind for building in camp.buildings])
    if table.fountain != NO_CARD and looker == seat:
        kinds.append(table.fountain)
    return kinds
