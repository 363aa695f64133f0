"""The one gate for secrets: what a seat may see, hear, and imagine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from ludi.games.glory_to_rome.components import (
    CRAFTSMAN,
    KINDS,
    LABORER,
    MATERIALS,
    PATRON,
    ROLES,
)
from ludi.games.glory_to_rome.rules.build import FountainCard
from ludi.games.glory_to_rome.rules.demand import EndDemand, Legionary
from ludi.games.glory_to_rome.rules.steps import BY_CALL, RoleStep
from ludi.games.glory_to_rome.rules.think import Think
from ludi.games.glory_to_rome.table import ENDINGS, NO_CARD, Building, Camp, Table
from ludi.kernel.dice import Dice
from ludi.kernel.game import Audience
from ludi.kernel.table import NOBODY

PLACES: Final = ("town", "outside")

# Everything the rules tell, who may hear it, and what its numbers mean. What is not here is
# told to nobody.
TOLD: Final[dict[str, Audience]] = {
    "turn": Audience(("count", "seat"), touches=("{seat}/camp",)),
    "leads": Audience(
        ("seat", "role", "card"), touches=("{seat}/hand", "{seat}/camp", "role/{role}")
    ),
    "leads_jack": Audience(("seat", "role"), touches=("{seat}/hand", "{seat}/camp", "role/{role}")),
    "leads_set": Audience(
        ("seat", "role", "material"), touches=("{seat}/hand", "{seat}/camp", "role/{role}")
    ),
    "follows": Audience(("seat", "card"), touches=("{seat}/hand", "{seat}/camp")),
    "follows_jack": Audience(("seat",), touches=("{seat}/hand", "{seat}/camp")),
    "follows_set": Audience(("seat", "material"), touches=("{seat}/hand", "{seat}/camp")),
    "adds_unit": Audience(("seat", "card"), touches=("{seat}/hand", "{seat}/camp")),
    "adds_unit_jack": Audience(("seat",), touches=("{seat}/hand", "{seat}/camp")),
    "adds_unit_set": Audience(("seat", "material"), touches=("{seat}/hand", "{seat}/camp")),
    "thinks_orders": Audience(("seat", "count"), touches=("deck", "{seat}/hand")),
    "draws": Audience(("seat", "card"), only_seat=True, touches=("deck", "{seat}/hand/{card}")),
    "thinks_jack": Audience(("seat",), touches=("jacks", "{seat}/hand")),
    "discards": Audience(("seat", "card"), touches=("{seat}/hand", "pool/{material}")),
    "discards_all": Audience(("seat", "count", "jacks"), touches=("{seat}/hand", "pool")),
    "takes": Audience(
        ("seat", "material"), touches=("pool/{material}", "{seat}/stockpile/{material}")
    ),
    "docks": Audience(("seat", "card"), touches=("{seat}/hand", "{seat}/stockpile/{material}")),
    "hires": Audience(("seat", "role"), touches=("pool/{material}", "{seat}/clientele/{role}")),
    "hires_from_hand": Audience(
        ("seat", "card"), touches=("{seat}/hand", "{seat}/clientele/{role}")
    ),
    "hires_from_deck": Audience(("seat", "card"), touches=("deck", "{seat}/clientele/{role}")),
    "deposits": Audience(("seat",), touches=("{seat}/stockpile", "{seat}/vault"), scores=True),
    "deposits_from_hand": Audience(("seat",), touches=("{seat}/hand", "{seat}/vault"), scores=True),
    "deposits_from_deck": Audience(("seat",), touches=("deck", "{seat}/vault"), scores=True),
    "lays": Audience(
        ("seat", "card", "place"),
        touches=("{seat}/hand", "{seat}/building/{card}", "site/{place}/{material}"),
    ),
    "lays_statue": Audience(
        ("seat", "material", "place"),
        touches=("{seat}/hand", "{seat}/building/statue", "site/{place}/{material}"),
    ),
    "adds": Audience(("seat", "building", "material"), touches=("{seat}/building/{building}",)),
    "looks": Audience(("seat",), touches=("deck",)),
    "sees": Audience(("seat", "card"), only_seat=True, touches=("deck", "{seat}/hand/{card}")),
    "keeps": Audience(("seat",), touches=("{seat}/hand",)),
    "completes": Audience(
        ("seat", "building", "count"),
        touches=("{seat}/building/{building}", "{seat}/influence"),
        scores=True,
    ),
    "publishes": Audience(("seat", "other", "building"), touches=("{other}/building/{building}",)),
    "steals": Audience(
        ("seat", "other", "building"),
        touches=("{other}/building/{building}", "{seat}/building/{building}"),
        scores=True,
    ),
    "demands": Audience(("seat", "material", "card"), touches=("{seat}/hand",)),
    "gives": Audience(
        ("seat", "other", "card"), touches=("{seat}/hand", "{other}/stockpile/{material}")
    ),
    "gives_stock": Audience(
        ("seat", "other", "material"),
        touches=("{seat}/stockpile/{material}", "{other}/stockpile/{material}"),
    ),
    "gives_no_more": Audience(("seat", "other", "material"), touches=("{seat}/camp",)),
    "glory_to_rome": Audience(("seat", "material"), touches=("{seat}/camp",)),
    "seizes": Audience(
        ("seat", "other", "role"), touches=("{other}/clientele/{role}", "{seat}/vault"), scores=True
    ),
    "takes_jack": Audience(("seat", "other"), touches=("{other}/camp", "{seat}/hand")),
    "keeps_order": Audience(
        ("seat", "material"), touches=("{seat}/camp", "{seat}/stockpile/{material}")
    ),
    "concedes": Audience(("seat", "other"), touches=("{seat}/camp", "{other}/camp")),
    "withdraws": Audience(("seat",), touches=("{seat}/camp",)),
    "ends_deck": Audience((), scores=True),
    "ends_sites": Audience((), scores=True),
    "ends_catacomb": Audience((), scores=True),
    "ends_forum": Audience((), scores=True),
    "ends_concession": Audience((), scores=True),
}


def by_name(counts: Sequence[int], names: tuple[str, ...]) -> dict[str, int]:
    """The non-zero counts, by the id of what is counted."""
    return {names[i]: counts[i] for i in range(len(counts)) if counts[i]}


def tally(indices: Iterable[int]) -> list[int]:
    counts = [0] * 6
    for i in indices:
        counts[i] += 1
    return counts


def hands_are_open(table: Table) -> bool:
    """In the teaching game, hands lie open during the first turns."""
    return table.turn <= table.open_turns


def fountain_seat(table: Table) -> int:
    """Who is looking at a card with the Fountain, or NOBODY."""
    for step in table.agenda:
        if isinstance(step, FountainCard):
            return step.seat
    return NOBODY


# What lets a role be performed out of its turn, when the building is completed.
BURSTS: Final = {CRAFTSMAN: "amphitheatre", LABORER: "foundry", PATRON: "garden"}


def trail(table: Table) -> list[str]:
    """The way into the present moment: the roles that wait below it, then its own rule.

    A role that a building lets one perform comes after the name of that building.
    """
    way: list[str] = []
    below = NOBODY  # the role that waits below the step
    for step in table.agenda:
        if isinstance(step, RoleStep):
            if step.grant != BY_CALL and below == PATRON:
                way.append("bath")
            elif step.grant != BY_CALL and step.role in BURSTS:
                way.append(BURSTS[step.role])
            way.append(type(step).rule)
            below = step.role
        elif step is table.agenda[-1]:
            if isinstance(step, Think) and below != NOBODY:
                way.append("school")
            way.append(type(step).rule)
    return way


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


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """What a seat may see (NOBODY: a spectator; None: everything), ready for JSON."""
    looker = fountain_seat(table)
    sees_fountain = table.fountain != NO_CARD and (seat is None or seat == looker)
    sees_demand = seat is None or seat == chooser(table) or demander(table) != NOBODY
    stack = table.agenda
    return {
        "game": table.game.id,
        "seat": seat,
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
        "camps": [view_camp(table, owner, seat) for owner in range(table.seats)],
        "over": table.over,
        "ending": ENDINGS[table.ending],
        "scores": [score.to_json() for score in table.scores()] if table.over else None,
    }


def view_camp(table: Table, owner: int, seat: int | None) -> dict[str, Any]:
    camp = table.camps[owner]
    mine = seat is None or seat == owner
    seen = camp.shown + camp.slipped if mine else camp.shown
    if seat is None or table.over:
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


def view_building(table: Table, building: Building) -> dict[str, Any]:
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
    """Fill a vault with what was seen going in this turn and cards from the bag."""
    seen = camp.shown + camp.slipped if mine else camp.shown
    fresh = tuple([bag.pop() for _ in range(camp.vault_count - len(seen))])
    if not mine:
        camp.slipped = fresh[: len(camp.slipped)]
    camp.vault = tally(seen + fresh)


def unseen_materials(table: Table, seat: int, looker: int) -> list[int]:
    """The materials of all cards a seat cannot see, in a fixed order."""
    box = table.box
    left = [0] * 6
    for kind in range(len(KINDS)):
        left[box.material[kind]] += box.copies[kind]
    for kind in seen_kinds(table, seat, looker):
        left[box.material[kind]] -= 1
    for owner, camp in enumerate(table.camps):
        vault = camp.shown + camp.slipped if owner == seat else camp.shown
        for material in vault:
            left[material] -= 1
        clients = camp.client_roles()
        for material in range(6):
            left[material] -= camp.stockpile[material] + clients[material]
            if table.over:
                left[material] -= camp.vault[material]
        if table.over:
            for material in vault:
                left[material] += 1
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
