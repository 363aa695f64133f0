"""The gate for secrets: what a seat may see and imagine. What it may hear is in told.py.

There are no hands and no dice. Hidden is only the order of the decks; in the advanced mode the
top cards of three of them lie open.
"""

from __future__ import annotations

from typing import Any, Final, cast

from ludi.games.ave_roma import scoring
from ludi.games.ave_roma.components import REWARDS
from ludi.games.ave_roma.ids import (
    AEDIFICATOR,
    AREA,
    AREAS,
    BOARDS,
    CARDS,
    COLOSSEUM,
    COST_KINDS,
    DECK_SIZE,
    DECKS,
    FRAGMENTS,
    ICONS,
    KINDS_OF_COST,
    LOCATIONS,
    PATRON,
    PATRON_CARDS,
    PER_CARD_TYPE,
    PER_ICON_PAIR,
    PLACES,
    RESOURCES,
    ROW_SIZE,
    ROWS,
    SLOTS,
    SPACES,
    TRAININGS,
    WAR,
    WARS,
)
from ludi.games.ave_roma.rules.ending import EndBonuses, RaiseAreas
from ludi.games.ave_roma.rules.gains import level_reached
from ludi.games.ave_roma.rules.turn import ExtraTurn, PlaceNeutral, Turn
from ludi.games.ave_roma.rules.upkeep import Draft, DraftNeutral, Pick
from ludi.games.ave_roma.seen import (
    ActionView,
    AreaView,
    CardView,
    HeldView,
    LocationView,
    PickingView,
    PlayerView,
    SlotView,
    SpaceView,
    TrainingView,
    View,
)
from ludi.games.ave_roma.sheet import (
    ABSENT,
    ACTIVE,
    ADVANCED,
    BOUGHT,
    BROWN,
    BUYING_SECOND,
    CARD,
    DENARII,
    ENDING,
    ENDINGS,
    FACE,
    FINAL,
    FRAGMENT,
    FRESH,
    GATHERED,
    HIGH,
    LEFT,
    LEVEL,
    NEED,
    NEUTRAL,
    NO_CARD,
    OFF,
    ORDER,
    OWNED,
    PASSED,
    PENDING,
    POINTS,
    POLITICS,
    READY,
    ROUND,
    ROW,
    SELLING_SECOND,
    SLOT,
    SPACE,
    STAGE,
    SURPLUS,
    TRACK,
    TRADING,
    TRAINED,
    VALUE,
    WARS_HELD,
    WHERE,
)
from ludi.games.ave_roma.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.dice import Dice
from ludi.kernel.viewer import Viewer

# ---------------------------------------------------------------- seeing


def view(table: Table, viewer: Viewer) -> View:
    """What somebody may see, ready for JSON."""
    city = table.city
    stack = table.agenda
    return {
        "game": table.game.id,
        "seat": viewer.seat,
        "round": city[ROUND],
        "mode": "advanced" if city[ADVANCED] else "basic",
        "asked": None if table.over else table.seat,
        "question": type(stack[-1]).__name__ if stack else None,
        "rule": type(stack[-1]).rule if stack else "game-end",
        "trail": trail(table),
        "order": city[ORDER : ORDER + table.seats],
        "locations": [view_location(table, place) for place in range(len(LOCATIONS))],
        "rows": {ROWS[row]: view_row(table, row) for row in range(len(ROWS))},
        "areas": [view_area(table, area) for area in range(len(AREAS))],
        "colosseum": [view_space(table, space) for space in range(COLOSSEUM)],
        "decks": {DECKS[deck]: city[LEFT + deck] for deck in range(len(DECKS))},
        "tops": {DECKS[deck]: view_top(table, deck) for deck in range(1, len(DECKS))},
        "area_price": table.box.area_price[city[ADVANCED]],
        "limits": {
            "resource": table.box.resource_max,
            "surplus": table.box.surplus_max,
            "purchases": table.box.purchases,
        },
        "area_points": table.box.area_points[scoring.side(table)],
        "politics_points": table.box.politics_points,
        "action": view_action(table),
        "picking": view_picking(table),
        "extra_actions": city[FINAL] == 1,
        "players": [view_player(table, owner) for owner in range(table.seats)],
        "over": table.over,
        "ending": ENDINGS[city[ENDING]],
        "scores": [score.to_json() for score in table.scores()] if table.over else None,
    }


# questions that belong to no action
BETWEEN: Final[tuple[type[Step[Any]], ...]] = (
    *(Turn, ExtraTurn, PlaceNeutral, Draft, DraftNeutral, Pick),
    *(EndBonuses, RaiseAreas),
)


def in_action(table: Table) -> bool:
    """Whether an action is being carried out."""
    if table.over or not table.act[STAGE]:
        return False
    return type(table.agenda[-1]) not in BETWEEN


def trail(table: Table) -> list[str]:
    """The way into the present moment: the phase, the location of the action, the moment itself."""
    stack = table.agenda
    if not stack:
        return []
    step = stack[-1]
    found: list[str] = []
    if table.city[FINAL]:
        found.append("game-end")
    elif isinstance(step, Draft | Pick):
        found.append("upkeep")
    if in_action(table):
        where = table.act[WHERE]
        found.append("card-rows" if where >= AEDIFICATOR else LOCATIONS[where])
    rule = type(step).rule
    return found if rule in found else [*found, rule]


def costs(price: tuple[int, ...]) -> dict[str, int]:
    """A price by what it asks for."""
    return {KINDS_OF_COST[kind]: price[kind] for kind in range(len(price)) if price[kind]}


def view_card(table: Table, card: int) -> CardView | None:
    """What lies open in a place: a card, or nothing."""
    return None if card == NO_CARD else face_of(table, card)


def face_of(table: Table, card: int) -> CardView:
    """All that is printed on a card."""
    box = table.box
    seen: CardView = {
        "card": CARDS[card],
        "deck": DECKS[card // DECK_SIZE],
        "icon": table.roma.icon_name(card),
    }
    if card < DECK_SIZE:
        seen["top"] = [RESOURCES[resource] for resource in box.tops[card]]
        seen["bottom"] = [RESOURCES[resource] for resource in box.bottoms[card]]
        seen["fragment"] = FRAGMENTS[box.fragment[card]]
        return seen
    seen["cost"] = costs(box.cost[card])
    if card < PATRON * DECK_SIZE:
        seen["points"] = box.points[card]
        seen["influence"] = box.influence[card]
        if card < WAR * DECK_SIZE:
            seen["reward"] = view_reward(table, card)
        return seen
    patron = card - PATRON * DECK_SIZE
    seen["power"], seen["bonus"], seen["action"] = table.roma.patron_words(patron)
    seen["of"] = [counted(box.bonus[patron], kind) for kind in box.of[patron]]
    seen["price"] = costs(box.price[patron])
    return seen


def view_reward(table: Table, building: int) -> dict[str, int]:
    """What the corner of a building card brings when both its cards are held."""
    counts = table.box.reward[building - DECK_SIZE]
    return {REWARDS[kind]: counts[kind] for kind in range(len(REWARDS)) if counts[kind]}


def counted(bonus: int, kind: int) -> str:
    """What an end bonus counts: an icon, a deck, or a resource."""
    if bonus == PER_ICON_PAIR:
        return ICONS[kind]
    return DECKS[kind] if bonus == PER_CARD_TYPE else RESOURCES[kind]


def view_location(table: Table, location: int) -> LocationView:
    """A location: the workers on its spaces (0: free), and who each space is for."""
    first = SPACE + location * SPACES
    spaces = table.box.spaces[location] if location < len(PLACES) else [2] * SPACES
    return {
        "location": LOCATIONS[location],
        "workers": table.city[first : first + SPACES],
        "players": spaces,
    }


def view_row(table: Table, row: int) -> list[SlotView]:
    """The cards of a row with the values of the workers that may take them."""
    found: list[SlotView] = []
    for place in range(ROW_SIZE):
        slot = row * ROW_SIZE + place
        found.append(
            {
                "slot": SLOTS[slot],
                "card": view_card(table, table.city[ROW + slot]),
                "lowest": table.box.lowest[slot],
                "highest": table.box.highest[slot],
            }
        )
    return found


def view_area(table: Table, area: int) -> AreaView:
    city = table.city
    return {
        "area": AREAS[area],
        "card": view_card(table, city[CARD + area]),
        "high": city[HIGH + area] == 1,
        "brown": city[BROWN + area],
        "levels": [view_level(board, area) for board in table.boards],
    }


def view_level(board: list[int], area: int) -> int | None:
    return None if board[LEVEL + area] == ABSENT else board[LEVEL + area]


def view_space(table: Table, space: int) -> SpaceView:
    return {
        "space": space,
        "cost": costs(table.box.track_costs[space]),
        "honour": table.box.honours[space],
        "seats": [seat for seat in range(table.seats) if table.boards[seat][TRACK] == space],
    }


def view_top(table: Table, deck: int) -> CardView | None:
    """The face-up card of a deck, in the advanced mode."""
    return view_card(table, table.top(deck)) if table.city[ADVANCED] else None


def view_action(table: Table) -> ActionView | None:
    """The action being carried out."""
    act = table.act
    if not in_action(table):
        return None
    return {
        "location": LOCATIONS[act[WHERE]],
        "value": act[VALUE],
        "slot": SLOTS[act[SLOT]] if act[WHERE] >= AEDIFICATOR else None,
        "pending": {RESOURCES[r]: act[PENDING + r] for r in range(6) if act[PENDING + r]},
        "need": costs(tuple(act[NEED : NEED + COST_KINDS])),
        "waived": act[OFF],
        "bought": act[BOUGHT],
        "may_sell": act[TRADING] != BUYING_SECOND,
        "may_buy": act[TRADING] != SELLING_SECOND and act[BOUGHT] < table.box.purchases,
        "gathered": act[GATHERED],
        "landing": view_landing(table),
    }


def view_landing(table: Table) -> int | None:
    """The level the influence spent so far would reach in the worker's area."""
    act = table.act
    if not act[GATHERED]:
        return None
    return level_reached(table, table.seat, act[VALUE] - 1, act[GATHERED])


def view_picking(table: Table) -> PickingView | None:
    """Where somebody is choosing among workers, and how many he still takes."""
    step = None if table.over else table.agenda[-1]
    if not isinstance(step, Pick):
        return None
    return {
        "location": LOCATIONS[step.location],
        "count": step.count,
        "neutral": step.neutral == 1,
    }


def view_player(table: Table, owner: int) -> PlayerView:
    board = table.boards[owner]
    cards = [view_held(table, owner, card) for card in held(table, owner)]
    return {
        "seat": owner,
        "board": BOARDS[board[FACE]],
        "prices": {RESOURCES[r]: table.price(owner, r) for r in range(len(RESOURCES))},
        "stock": {RESOURCES[r]: board[r] for r in range(len(RESOURCES))},
        "surplus": board[SURPLUS],
        "denarii": board[DENARII],
        "politics": board[POLITICS],
        "slots": min(board[POLITICS], table.box.patron_slots),
        "points": board[POINTS],
        "colosseum": board[TRACK],
        "levels": [view_level(board, area) for area in range(len(AREAS))],
        "workers": workers(board, READY),
        "strength": table.strength(owner),
        "training": [view_training(table, board, space) for space in range(len(TRAININGS))],
        "neutral": workers(board, NEUTRAL) if table.seats == 2 else [],
        "passed": board[PASSED] == 1,
        "active": [PATRON_CARDS[p] for p in range(DECK_SIZE) if board[ACTIVE] >> p & 1],
        "patrons": [
            face_of(table, PATRON * DECK_SIZE + p)
            for p in range(DECK_SIZE)
            if board[ACTIVE] >> p & 1
        ],
        "cards": cards,
        "fragments": {FRAGMENTS[f]: board[FRAGMENT + f] for f in range(len(FRAGMENTS))},
        "wars": {WARS[w]: board[WARS_HELD + w] for w in range(len(WARS)) if board[WARS_HELD + w]},
        "score": dict(scoring.items(table, scoring.levels_of(table), owner)),
    }


def held(table: Table, owner: int) -> list[int]:
    """All cards of a player but the active patrons."""
    board = table.boards[owner]
    found: list[int] = []
    for deck in range(len(DECKS)):
        bits = board[OWNED + deck]
        if deck == PATRON:
            bits &= ~board[ACTIVE]
        found += [deck * DECK_SIZE + i for i in range(DECK_SIZE) if bits >> i & 1]
    return found


def view_held(table: Table, owner: int, card: int) -> HeldView:
    """A card beside a board: left or right of it, turned or not."""
    seen = cast(HeldView, {**face_of(table, card), "used": table.is_used(owner, card)})
    if DECK_SIZE <= card < PATRON * DECK_SIZE:
        seen["turned"] = table.is_turned(owner, card)
    return seen


def workers(board: list[int], first: int) -> list[int]:
    """The values of workers, one for each."""
    return [value + 1 for value in range(5) for _ in range(board[first + value])]


def view_training(table: Table, board: list[int], space: int) -> TrainingView:
    worker = board[TRAINED + space]
    return {
        "training": TRAININGS[space],
        "reach": table.box.training_reach[space],
        "price": table.box.training_price[space],
        "worker": worker % FRESH,
        "fresh": worker > FRESH,
        "values": reached(table, space, worker) if worker < FRESH else [],
    }


def reached(table: Table, space: int, worker: int) -> list[int]:
    """The values a worker trained on a space may take."""
    bits = table.roma.trained_values[space][worker] if worker else 0
    return [value + 1 for value in range(5) if bits >> value & 1]


# ---------------------------------------------------------------- imagining


def imagine(table: Table, seat: int, dice: Dice) -> Table:
    """A table that looks the same to the seat: what is left of the decks is shuffled anew.

    It is made only of what the seat sees: two tables that look alike to it give the same one.
    """
    twin = table.clone()
    twin.dice = dice.fork()
    twin.decks = []
    twin.boxed = []
    for deck in range(len(DECKS)):
        left = table.city[LEFT + deck]
        cards = table.decks[deck][:left]
        shown: list[int] = []
        if table.city[ADVANCED] and deck != AREA and cards:
            shown.append(cards.pop())
        unseen = sorted(cards + table.boxed[deck])
        dice.shuffle(unseen)
        twin.decks.append(unseen[: len(cards)] + shown)
        twin.boxed.append(sorted(unseen[len(cards) :]))
    return twin
