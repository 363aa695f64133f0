"""The one gate for secrets: what a seat may see and imagine.

Nearly everything lies open. Hidden are the order of Seneca's deck and, of his two cards of the
round, the faces until he turns them up; their backs can be seen.
"""

from __future__ import annotations

from typing import Final

from ludi.games.rome_and_roll import scoring
from ludi.games.rome_and_roll.actions import PLACE
from ludi.games.rome_and_roll.city import cells_of, turnings
from ludi.games.rome_and_roll.ids import (
    ACTIONS,
    ADVISORS,
    ADVISORS_EACH,
    BASKET,
    CELLS,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    DICE,
    DIFFICULTIES,
    FAVOURS,
    GOODS,
    HILLS,
    PICKS,
    PLANS,
    REGIONS,
    RESOURCES,
    RESTRICTIONS,
    ROADS,
    ROME,
    SENECA,
    SENECA_ACTIONS,
    SENECA_CARDS,
    SETTLEMENTS,
    SIDES,
    TRACKS,
    TYPES,
    WORKERS,
)
from ludi.games.rome_and_roll.rules.build import FREE, GIANT, Place
from ludi.games.rome_and_roll.rules.gain import Receive
from ludi.games.rome_and_roll.rules.round import ChooseCharacter, ChooseVillage, DoubleDraft, Pick
from ludi.games.rome_and_roll.rules.seneca import PlaceRubble, seals
from ludi.games.rome_and_roll.rules.turn import ChooseDie, Done
from ludi.games.rome_and_roll.seen import (
    BuildingView,
    CityView,
    Owner,
    PlacingView,
    PlanView,
    PlayerView,
    ReceivingView,
    RegionView,
    SenecaCard,
    SenecaView,
    TurnView,
    View,
)
from ludi.games.rome_and_roll.sheet import (
    ACTIVE,
    AUX,
    CHARACTER,
    COINS,
    DEPLOYED,
    DIE,
    DONE,
    FINAL,
    FIRST_DIE,
    FOREMAN,
    GARRISON,
    HELD,
    LINKED,
    LOYALTY,
    NERO,
    NERO_COUNT,
    NERO_POINTS,
    NERO_TRACKS,
    ON_TABLE,
    OPEN_ROADS,
    OVERSEER,
    OWNER,
    PAVED,
    PROCONSUL,
    ROUND,
    SECOND_DIE,
    SENATORS,
    SENECA_FAVOUR,
    SENECA_NERO,
    SENECA_NERO_COUNT,
    SOLDIERS,
)
from ludi.games.rome_and_roll.sheet import WORKERS as USABLE
from ludi.games.rome_and_roll.table import FORUM, PARK, RUBBLE, Table
from ludi.kernel.dice import Dice
from ludi.kernel.viewer import Viewer

NOT_PLANS: Final = {FORUM: "forum", RUBBLE: "rubble", PARK: "park"}


# ---------------------------------------------------------------- seeing


def view(table: Table, viewer: Viewer) -> View:
    """What somebody may see, ready for JSON."""
    board = table.board
    step = table.agenda[-1] if table.agenda else None
    asked = not table.over and step is not None
    return {
        "game": table.game.id,
        "seat": viewer.seat,
        "round": board[ROUND],
        "final": board[FINAL] == 1,
        "proconsul": board[PROCONSUL] if board[PROCONSUL] < table.seats else None,
        "asked": None if table.over else table.seat,
        "deciders": table.deciders,
        "question": type(step).__name__ if asked else None,
        "rule": type(step).rule if asked and step is not None else "end",
        "trail": trail(table) if asked else [],
        "side": SIDES[table.law.side],
        "city": view_city(table),
        "buildings": [view_building(table, i) for i in range(len(table.plan_of))],
        "placing": view_placing(table),
        "receiving": view_receiving(table),
        "plans": [view_plan(table, plan) for plan in table.law.plans],
        "favours": names_of(board[ON_TABLE], FAVOURS),
        "nero": table.law.nero[board[NERO] :],
        "nero_taken": board[NERO],
        "regions": [view_region(table, region) for region in range(len(REGIONS))],
        "pool": [DICE[die] for die in table.pool],
        "turn": view_turn(table),
        "players": [view_player(table, owner) for owner in range(table.seats)],
        "seneca": view_seneca(table, viewer),
        "over": table.over,
        "scores": [score.to_json() for score in table.scores()] if table.over else None,
        "ending": ending(table),
    }


def trail(table: Table) -> list[str]:
    """Where one is, from outer to inner: the part of the round, the action, what is asked."""
    step = table.agenda[-1]
    rule = type(step).rule
    if isinstance(step, ChooseCharacter | ChooseVillage):
        return ["setup", rule]
    if isinstance(step, Pick):
        return [rule]
    if isinstance(step, DoubleDraft):
        return ["draft", rule]
    turn = table.turn
    if turn[ACTIVE] < 0 and not isinstance(step, ChooseDie):
        return ["seneca-turn", rule]
    found = ["action-phase"]
    if any([isinstance(one, Done) for one in table.agenda]):
        found.append(ACTIONS[turn[DONE] - 1])
    if rule not in found:
        found.append(rule)
    return found


def ending(table: Table) -> str | None:
    """How the game ended: after Nero's last card; alone, whether Seneca is beaten."""
    if not table.over:
        return None
    if table.solo:
        return "seneca_beaten" if table.scores()[0].won else "seneca_ahead"
    return "nero"


def names_of(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for i, name in enumerate(names) if bits >> i & 1]


def whose(owner: int) -> Owner:
    """An owner for the view: a seat, "seneca" or nobody."""
    if owner == SENECA:
        return "seneca"
    return owner if owner >= 0 else None


def view_city(table: Table) -> CityView:
    """The printed map: the kind of each cell, the wall, printed resources."""
    city = table.city
    rows = range(city.rows)
    columns = range(city.columns)
    return {
        "rows": city.rows,
        "columns": city.columns,
        "cells": ["".join([city.kind[y * COLUMNS + x] for x in columns]) for y in rows],
        "inside": [
            "".join(["#" if city.inside >> y * COLUMNS + x & 1 else "." for x in columns])
            for y in rows
        ],
        "goods": {CELLS[cell]: GOODS[city.printed[cell]] for cell in cells_of(city.with_goods)},
        "hills": {table.box.letters[i]: hill for i, hill in enumerate(HILLS)},
    }


def view_building(table: Table, building: int) -> BuildingView:
    plan = table.plan_of[building]
    return {
        "number": building,
        "plan": PLANS[plan] if plan >= 0 else None,
        "kind": TYPES[table.box.type_of[plan]] if plan >= 0 else NOT_PLANS[plan],
        "initials": table.box.initials[plan] if plan >= 0 else "",
        "owner": whose(table.owner_of[building]),
        "cell": CELLS[table.first_cell(building)],
        "cells": [CELLS[cell] for cell in cells_of(table.mask[building])],
        "overseers": [i for i in range(table.seats) if table.sheets[i][OVERSEER] == building],
        "points": scoring.building_points(table, building) if plan >= 0 else 0,
    }


def view_placing(table: Table) -> PlacingView | None:
    """The shape being placed, in every turning, as cells (down, right) from its anchor.

    The action that draws turning `t` from a cell is `first + t * frame + row * width + column`.
    """
    if table.over or not table.agenda:
        return None
    step = table.agenda[-1]
    if isinstance(step, Place):
        shapes = table.box.plan_turns[step.plan]
        if step.mode == GIANT:
            shapes = turnings(table.box.juno_shape)
    elif isinstance(step, PlaceRubble):
        shapes = step.turnings(table)
    else:
        return None
    return {
        "plan": PLANS[step.plan] if isinstance(step, Place) else None,
        "giant": isinstance(step, Place) and step.mode == GIANT,
        "free": isinstance(step, Place) and step.mode == FREE,
        "turnings": [[list(cell) for cell in shape] for shape in shapes],
        "first": PLACE.base,
        "frame": len(CELLS),
        "width": COLUMNS,
    }


def view_receiving(table: Table) -> ReceivingView | None:
    """The good somebody just gained, to be stored or used to bribe."""
    step = table.agenda[-1] if table.agenda and not table.over else None
    if not isinstance(step, Receive):
        return None
    return {"seat": step.seat, "good": GOODS[step.good]}


def view_plan(table: Table, plan: int) -> PlanView:
    box = table.box
    return {
        "plan": PLANS[plan],
        "type": TYPES[box.type_of[plan]],
        "number": box.number[plan],
        "initials": box.initials[plan],
        "shape": box.shape[plan],
        "cost": {name: box.cost[plan][i] for i, name in enumerate(RESOURCES) if box.cost[plan][i]},
        "restrictions": [RESTRICTIONS[one] for one in box.restrictions[plan]],
        "foreman": whose(table.board[FOREMAN + plan]),
    }


def view_region(table: Table, region: int) -> RegionView:
    box = table.box
    board = table.board
    side = table.law.side
    return {
        "region": REGIONS[region],
        "resource": RESOURCES[box.region_good[region]],
        "settlements": [
            {
                "settlement": name,
                "kind": box.kind[i],
                "strength": box.strength[i],
                "glory": box.glory[i],
                "owner": whose(board[OWNER + i]),
                "linked": board[LINKED] >> i & 1 == 1,
            }
            for i, name in enumerate(SETTLEMENTS)
            if box.region_of[i] == region and box.settlement_sides[i] >> side & 1
        ],
        "roads": [
            {
                "road": name,
                "between": [ROME if end < 0 else SETTLEMENTS[end] for end in box.road_ends[i]],
                "milestones": box.milestones[i],
                "owner": whose(board[PAVED + i]),
                "open": board[OPEN_ROADS] >> i & 1 == 1,
            }
            for i, name in enumerate(ROADS)
            if box.road_region[i] == region and box.road_sides[i] >> side & 1
        ],
    }


def view_turn(table: Table) -> TurnView | None:
    """Whose turn it is, and what is left of the die."""
    turn = table.turn
    if turn[ACTIVE] < 0:
        return None
    return {
        "seat": turn[ACTIVE],
        "die": DICE[turn[DIE]],
        "workers": names_of(turn[USABLE], WORKERS),
        "goods": {GOODS[i]: turn[i] for i in range(BASKET + 1) if turn[i]},
        "auxiliaries": turn[AUX],
        "action": ACTIONS[turn[DONE] - 1] if turn[DONE] else None,
    }


def view_player(table: Table, owner: int) -> PlayerView:
    sheet = table.sheets[owner]
    box = table.box
    character = sheet[CHARACTER]
    dice = [sheet[FIRST_DIE], sheet[SECOND_DIE]]
    return {
        "seat": owner,
        "character": CHARACTERS[character] if character >= 0 else None,
        "storage": {name: sheet[i] for i, name in enumerate(RESOURCES)},
        "tracks": {
            track: {
                "at": sheet[COINS + i],
                "end": box.track_ends[i],
                "blue": box.blue_boxes[character][i] if character >= 0 else 0,
                "taken": sheet[NERO_TRACKS] >> i & 1 == 1,
            }
            for i, track in enumerate(TRACKS)
        },
        "soldiers": sheet[SOLDIERS],
        "garrison": sheet[GARRISON],
        "senators": sheet[SENATORS],
        "deployed": sheet[DEPLOYED],
        "advisors": [
            {
                "advisor": ADVISORS[table.staff[owner * ADVISORS_EACH + slot]],
                "loyalty": sheet[LOYALTY + slot],
                "points": box.advisor_points[table.staff[owner * ADVISORS_EACH + slot]],
            }
            for slot in range(ADVISORS_EACH)
            if character >= 0
        ],
        "overseer": CELLS[table.first_cell(sheet[OVERSEER])],
        "dice": [DICE[die] for die in dice if die >= 0],
        "favours": names_of(sheet[HELD], FAVOURS),
        "nero": {"cards": sheet[NERO_COUNT], "points": sheet[NERO_POINTS]},
        "score": dict(scoring.items(table, owner)),
    }


def view_seneca(table: Table, viewer: Viewer) -> SenecaView | None:
    """Seneca: the backs of his cards, the faces turned up, what he has."""
    law = table.law
    if not table.solo and not law.seneca_foreman:
        return None
    box = table.box
    board = table.board
    return {
        "deck": len(table.deck),
        "discard": [SENECA_CARDS[card] for card in table.discard],
        "cards": [
            view_card(table, card, i < table.flipped or viewer.everything)
            for i, card in enumerate(table.laid)
        ],
        "order": [SENECA_CARDS[card] for card in table.deck] if viewer.everything else None,
        "seals": seals(table) if table.solo else 0,
        "seals_needed": box.seals[law.difficulty] if table.solo else [],
        "difficulty": DIFFICULTIES[law.difficulty] if table.solo else None,
        "dice": [DICE[die] for die in table.seneca_dice],
        "favour": FAVOURS[board[SENECA_FAVOUR]] if board[SENECA_FAVOUR] >= 0 else None,
        "nero": {"cards": board[SENECA_NERO_COUNT], "points": board[SENECA_NERO]},
        "score": dict(scoring.seneca_items(table)) if table.solo else None,
        "total": scoring.seneca_total(table) if table.solo else None,
    }


def view_card(table: Table, card: int, open: bool) -> SenecaCard:
    """A card of Seneca's: its back, and what it does once it is turned up."""
    box = table.box
    builds = open and box.card_type[card] >= 0
    return {
        "back": [COLOURS[colour] for colour in box.card_back[card]],
        "card": SENECA_CARDS[card] if open else None,
        "action": SENECA_ACTIONS[box.card_action[card]] if open else None,
        "times": box.card_times[card] if open else None,
        "type": TYPES[box.card_type[card]] if builds else None,
        "pick": PICKS[box.card_pick[card]] if builds else None,
        "hill": HILLS[box.card_hill[card]] if builds else None,
    }


# ---------------------------------------------------------------- imagining


def imagine(table: Table, seat: int, dice: Dice) -> Table:
    """A table that looks the same to the seat, with everything it cannot see dealt anew.

    It is made only of what the seat sees: two tables that look alike to it give the same one.
    """
    twin = table.clone()
    twin.dice = dice.fork()
    if table.solo:
        deal_seneca(twin, dice)
    elif table.law.seneca_foreman:
        twin.deck.sort()
        dice.shuffle(twin.deck)
    return twin


def deal_seneca(twin: Table, dice: Dice) -> None:
    """Deal his unseen cards again: the backs lying there, and the sealless ones low, stay so."""
    box = twin.box
    hidden = twin.laid[twin.flipped :]
    unseen = sorted(twin.deck + hidden)
    dice.shuffle(unseen)
    above = len(unseen) - box.bottom  # cards of the upper part of the deck, all with a seal
    for i in range(len(hidden)):
        back = box.card_back[hidden[i]]
        for card in unseen:
            if box.card_back[card] == back and (box.card_seal[card] or i >= above):
                hidden[i] = card
                unseen.remove(card)
                break
    twin.laid = twin.laid[: twin.flipped] + hidden
    upper: list[int] = []
    for card in unseen[:]:
        if len(upper) < above - len(hidden) and box.card_seal[card]:
            upper.append(card)
            unseen.remove(card)
    dice.shuffle(unseen)
    twin.deck = unseen + upper
