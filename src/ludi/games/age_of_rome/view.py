"""The one gate for secrets: what a seat may see, hear, and imagine.

Boards, sets and the discard are open to all. Hidden are the Trade cards in hands, the Quests until
the final scoring, the order of every pile, the stock of Cassius, and a Diplomacy token until it is
answered.
"""

from __future__ import annotations

from typing import Any, Final

from ludi.games.age_of_rome import scoring
from ludi.games.age_of_rome.ids import (
    APOSTASY,
    BONUSES,
    BUILDINGS,
    CARDS,
    CASSIUS_CARDS,
    CHARACTERS,
    COLOURS,
    COMBAT_CARDS,
    DIFFICULTIES,
    EVENTS,
    GOODS,
    ICONS,
    LEVELS,
    PLOT_EFFECTS,
    POSITIONS,
    PROVINCES,
    QUESTS,
    REGIONS,
    TASKS,
    TOKENS,
    VARIANTS,
)
from ludi.games.age_of_rome.metrics import is_defeated, pantheon_pieces, place_in, senate_points
from ludi.games.age_of_rome.rules.action import PlaceLegion
from ludi.games.age_of_rome.rules.cassius import most_legions, planned_effect
from ludi.games.age_of_rome.rules.diplomacy import AnswerOffer, PutDenarii
from ludi.games.age_of_rome.rules.plot_effects import Plotting, Strikes
from ludi.games.age_of_rome.rules.round import quarter_turns
from ludi.games.age_of_rome.rules.setup import events_in_play, quests_in_play
from ludi.games.age_of_rome.rules.trade import (
    BY_BUILDING,
    BY_EVENT,
    Draw,
    KeepQuests,
    MoveLegion,
    Window,
)
from ludi.games.age_of_rome.seen import (
    BuildView,
    CassiusView,
    EventView,
    OfferView,
    PantheonView,
    PlanView,
    PlayerView,
    PlotView,
    ProvinceView,
    QuestView,
    RegionView,
    StruckView,
    TasksView,
    View,
)
from ludi.games.age_of_rome.sheet import (
    ANCHOR,
    AT,
    BASE,
    BASE_COMMON,
    CANCELLED,
    CHARACTER,
    DENARII,
    EMPTY,
    FLIPPED,
    GLORY,
    LEGIONS,
    LEGIONS_OUT,
    PARTISANS,
    PHASES,
    PLOTS,
    PLOTS_PHASE,
    READY,
    REMOVED,
    TWICE,
    UPPER,
    UPPER_COMMON,
    USED,
    VENDETTA,
    VOTES,
    VOTES_OUT,
)
from ludi.games.age_of_rome.table import Table, bonuses, next_tile
from ludi.kernel.agenda import Step
from ludi.kernel.dice import Dice
from ludi.kernel.table import NOBODY
from ludi.kernel.viewer import Viewer

# Where the rules speak of each phase.
PHASE_RULES: Final = ("plots-phase", "construction", "action-phase", "revenue", "end")


# ---------------------------------------------------------------- seeing


def view(table: Table, viewer: Viewer) -> View:
    """What somebody may see, ready for JSON."""
    question, rule, trail = asked_of(table, viewer)
    event = table.events[table.round - 1] if table.round else NOBODY
    return {
        "game": table.game.id,
        "seat": viewer.seat,
        "round": table.round,
        "phase": PHASES[table.phase],
        "variants": [VARIANTS[i] for i in range(len(VARIANTS)) if table.plays(i)],
        "difficulty": None if table.difficulty == NOBODY else DIFFICULTIES[table.difficulty],
        "asked": None if table.over else table.seat,
        "deciders": table.deciders,
        "question": question,
        "rule": rule,
        "trail": trail,
        "turned": table.turned,
        "rotation": quarter_turns(table),
        "first_player": PROVINCES[table.marker],
        "order": list(table.order),
        "event": view_event(table, event) if event != NOBODY else None,
        "past_events": [EVENTS[card] for card in table.events[: max(0, table.round - 1)]],
        "event_deck": len(table.events) - table.round,
        "provinces": [view_province(table, province) for province in range(POSITIONS)],
        "tiles": {
            BUILDINGS[b]: list(table.tiles[b * LEVELS : (b + 1) * LEVELS])
            for b in range(len(BUILDINGS))
        },
        "medals": {
            BUILDINGS[b]: table.medals[b]
            for b in range(len(BUILDINGS))
            if table.medals[b] != REMOVED
        },
        "milestones": [table.box.fixed_milestone, *table.milestones],
        "regions": [view_region(table, region) for region in range(3)],
        "senate": table.senate[:],
        "senate_points": table.box.senate,
        "pantheon_base": [COLOURS[colour] for colour in table.base_pile],
        "pantheon_upper": [COLOURS[colour] for colour in table.upper_pile],
        "vendetta": table.vendetta,
        "trade_deck": len(table.deck),
        "trade_discard": [CARDS[card] for card in table.discard],
        "quest_deck": len(table.quest_deck),
        "farm": table.box.farm[max(1, table.round)],
        "offer": view_offer(table, viewer),
        "struck": view_struck(table),
        "players": [view_player(table, owner, viewer) for owner in range(table.seats)],
        "cassius": view_cassius(table) if table.difficulty != NOBODY else None,
        "tasks": view_tasks(table, viewer) if table.is_emperor() else None,
        "over": table.over,
        "scores": [score.to_json() for score in table.scores()] if table.over else None,
        "exploits": (
            [scoring.exploits(table, owner) for owner in range(table.seats)] if table.over else None
        ),
        "ending": ending(table),
    }


def ending(table: Table) -> str | None:
    """How the game ended: by the last round; alone, the title or whether Cassius is beaten."""
    if not table.over:
        return None
    if table.is_emperor():
        return scoring.rank_name(table)
    if table.seats == 1:
        return "cassius_beaten" if scoring.is_won_alone(table) else "cassius_ahead"
    return "rounds"


def asked_of(table: Table, viewer: Viewer) -> tuple[str | None, str, list[str]]:
    """The question, its rule, and the way into the present moment."""
    if table.over:
        return None, "end", []
    stack = table.agenda
    if table.lanes:
        who = table.seat if viewer.seat == NOBODY else viewer.seat
        stack = table.lanes[who] or table.lanes[table.seat]
    step = stack[-1]
    return type(step).__name__, type(step).rule, trail_to(table, step)


def trail_to(table: Table, step: Step[Any]) -> list[str]:
    """The way to a moment: the phase, what is going on in it, the moment itself."""
    if not table.round:
        return ["setup", type(step).rule]
    phase = PHASE_RULES[table.phase]
    within: list[str] = []
    if isinstance(step, Draw):
        by_event = step.place == BY_EVENT
        within = ["events" if by_event else "commerce" if step.place == BY_BUILDING else "windows"]
    elif isinstance(step, KeepQuests):
        within = ["events" if table.phase == PLOTS_PHASE else "windows"]
    elif isinstance(step, PlaceLegion | Window):
        within = ["placing"]
    elif isinstance(step, MoveLegion):
        within = ["windows"]
    elif isinstance(step, Plotting):
        within = ["activation"]
    rule = type(step).rule
    return [phase, *within] if rule == phase else [phase, *within, rule]


def view_event(table: Table, event: int) -> EventView:
    """The card; alone as Emperor its reward does not apply, and Denarii are paid instead."""
    box = table.box
    return {
        "applies": box.event_negative[event] or not table.is_emperor(),
        "emperor_denarii": box.emperor_denarii if table.is_emperor() else 0,
        "event": EVENTS[event],
        "negative": box.event_negative[event],
        "clockwise": box.event_clockwise[event],
        "turns": box.event_turns[event],
    }


def view_province(table: Table, province: int) -> ProvinceView:
    first = province * len(BUILDINGS)
    owner = table.facing(province)
    population = table.population(province)
    return {
        "province": PROVINCES[province],
        "position": table.position(province),
        "owner": None if owner == NOBODY else owner,
        "population": population,
        "penalty": table.box.penalty[population],
        "levels": {BUILDINGS[b]: table.levels[first + b] for b in range(len(BUILDINGS))},
        "partisans": {BUILDINGS[b]: table.crowd[first + b] for b in range(len(BUILDINGS))},
        "plots": [view_plot(plot) for plot in table.plots[province * 3 : province * 3 + 3]],
    }


def view_plot(plot: int) -> PlotView | None:
    if plot == EMPTY:
        return None
    return {"owner": plot % FLIPPED, "activated": plot >= FLIPPED}


def view_region(table: Table, region: int) -> RegionView:
    box = table.box
    few = len(table.positions) <= 2
    return {
        "region": REGIONS[region],
        "defence": box.defence[region],
        "defeated": is_defeated(table, region),
        "legions": [mat[AT + region] for mat in table.mats],
        "places": [place_in(table, owner, region) for owner in range(len(table.mats))],
        "points": box.places_few[region] if few else box.places[region],
    }


def view_struck(table: Table) -> StruckView | None:
    """The plot that is being carried out: who plots against whom, and how, before it strikes."""
    for step in table.agenda:
        if isinstance(step, Strikes):
            return {
                "plotter": step.seat,
                "target": step.target,
                "effect": PLOT_EFFECTS[step.effect],
                "cancelled": bool(table.plot_flags & CANCELLED),
                "twice": bool(table.plot_flags & TWICE),
            }
    return None


def view_offer(table: Table, viewer: Viewer) -> OfferView | None:
    """The open offer of Spies & Allies; the token only for those who know it."""
    if table.token == NOBODY:
        return None
    proposer, spot, asked = open_offer(table)
    knows = viewer.sees(proposer)
    return {
        "proposer": proposer,
        "province": PROVINCES[spot // len(BUILDINGS)],
        "building": BUILDINGS[spot % len(BUILDINGS)],
        "denarii": table.offered,
        "asked": asked,
        "token": TOKENS[table.token] if knows else None,
    }


def open_offer(table: Table) -> tuple[int, int, int]:
    """Who proposes, where, and which amount was asked for."""
    for step in table.agenda:
        if isinstance(step, PutDenarii):
            return step.seat, step.spot, step.asked
        if isinstance(step, AnswerOffer):
            return step.proposer, step.spot, 0
    return NOBODY, 0, 0


def view_player(table: Table, owner: int, viewer: Viewer) -> PlayerView:
    mat = table.mats[owner]
    mine = viewer.sees(owner)
    character = table.box.characters[mat[CHARACTER]]
    active = bonuses(table, owner)
    laid = table.laid[owner]
    return {
        "seat": owner,
        "position": table.positions[owner],
        "province": PROVINCES[table.province(owner)],
        "character": CHARACTERS[mat[CHARACTER]],
        "effects": [PLOT_EFFECTS[effect] for effect in character.plots],
        "denarii": mat[DENARII],
        "glory": mat[GLORY],
        "vendetta": mat[VENDETTA],
        "track": [BONUSES[bonus] if bonus >= 0 else None for bonus in character.track],
        "bonuses": [BONUSES[b] for b in range(len(BONUSES)) if active >> b & 1],
        "used": [BONUSES[b] for b in range(len(BONUSES)) if mat[USED] >> b & 1],
        "legions": mat[LEGIONS],
        "legions_unrecruited": mat[LEGIONS_OUT],
        "votes": mat[VOTES],
        "votes_unrecruited": mat[VOTES_OUT],
        "partisans": mat[PARTISANS],
        "partisans_ready": mat[READY],
        "plots": mat[PLOTS],
        "anchor": bool(mat[ANCHOR]),
        "pantheon": view_pantheon(mat),
        "medals": [BUILDINGS[b] for b in range(len(BUILDINGS)) if table.medals[b] == owner],
        "hand_count": len(table.hands[owner]) + len(table.tray) * (owner == table.seat),
        "hand": hand_of(table, owner) if mine else None,
        "sets": [
            {"goods": GOODS[laid[i]], "cards": [CARDS[card] for card in laid[i + 1 : i + 4]]}
            for i in range(0, len(laid), 4)
        ],
        "quest_count": len(table.quests[owner]),
        "quests": view_quests(table, owner) if mine or table.over else None,
    }


def hand_of(table: Table, owner: int) -> list[str]:
    """The Trade cards of a hand, those set aside while a set is formed among them."""
    tray = table.tray if owner == table.seat else ()
    return [CARDS[card] for card in sorted(table.hands[owner] + tray)]


def view_pantheon(mat: list[int]) -> PantheonView:
    return {
        "base": mat[BASE],
        "base_common": COLOURS[mat[BASE_COMMON]],
        "upper": mat[UPPER],
        "upper_common": COLOURS[mat[UPPER_COMMON]],
    }


def view_quests(table: Table, owner: int) -> list[QuestView]:
    return [
        {"quest": QUESTS[quest], "points": scoring.quest_points(table, owner, quest)}
        for quest in table.quests[owner]
    ]


def view_cassius(table: Table) -> CassiusView:
    """What lies before Cassius; his stock is hidden, its size is not."""
    owner = table.seats
    mat = table.mats[owner]
    card = table.cassius[table.round - 1] if table.round else NOBODY
    return {
        "position": table.positions[owner],
        "province": PROVINCES[table.province(owner)],
        "card": CASSIUS_CARDS[card] if card != NOBODY else None,
        "build": view_build(table, card) if card != NOBODY else [],
        "tiles": table.box.cassius_tiles[table.difficulty][table.era()] if table.round else 0,
        "icons": view_icons(table, card) if card != NOBODY else [],
        "plot": view_plan(table, card) if card != NOBODY else None,
        "past_cards": [CASSIUS_CARDS[past] for past in table.cassius[: max(0, table.round - 1)]],
        "icons_left": mat[READY],
        "glory": mat[GLORY],
        "vendetta": mat[VENDETTA],
        "legions": mat[LEGIONS],
        "votes": mat[VOTES],
        "pantheon": view_pantheon(mat),
        "medals": [BUILDINGS[b] for b in range(len(BUILDINGS)) if table.medals[b] == owner],
        "stock": len(table.stock),
        "combat_deck": len(table.combat),
        "combat_discard": [COMBAT_CARDS[past] for past in table.combat_discard],
        "score": dict(scoring.items(table, owner)),
    }


def view_build(table: Table, card: int) -> list[BuildView]:
    """His list of Buildings, and which of them he could build: he takes the first such one."""
    province = table.province(table.seats)
    highest = table.box.cassius_levels[table.era()]
    found: list[BuildView] = []
    for building in table.box.cassius_build[card]:
        level = table.levels[province * len(BUILDINGS) + building]
        free = level < highest and table.tiles[next_tile(table, province, building)] > 0
        found.append({"building": BUILDINGS[building], "level": level + 1, "possible": free})
    return found


def view_icons(table: Table, card: int) -> list[str]:
    """What he does with his actions of this round, in order."""
    icons = table.box.cassius_icons[card][: table.box.cassius_actions[table.era()]]
    return [ICONS[icon] for icon in icons]


def view_plan(table: Table, card: int) -> PlanView:
    """His plot: what is on his card, and what would strike now, in its stead or not at all."""
    planned = table.box.cassius_plot[card]
    owner = table.seats
    effect = planned_effect(table, owner) if table.has_plots() and table.round > 1 else NOBODY
    region = NOBODY
    if effect == APOSTASY:
        region = most_legions(table, 0, NOBODY)
    return {
        "planned": PLOT_EFFECTS[planned] if planned >= 0 else None,
        "strikes": PLOT_EFFECTS[effect] if effect >= 0 else None,
        "region": REGIONS[region] if region >= 0 else None,
    }


def view_tasks(table: Table, viewer: Viewer) -> TasksView:
    """The seven tasks of the Emperor. Spectators are not told of those that need Quests."""
    done = scoring.tasks_done(table)
    knows = viewer.sees(0) or table.over
    return {
        "tasks": {task: task in done for task in TASKS if knows or task != "two_quests"},
        "rank": scoring.rank_name(table) if knows else None,
    }


def tally(table: Table, seat: int) -> dict[str, int]:
    """The public numbers of a seat, for previews to compare."""
    mat = table.mats[seat]
    return {
        "glory": mat[GLORY],
        "denarii": mat[DENARII],
        "partisans": mat[PARTISANS],
        "population": table.population(table.province(seat)),
        "legions": mat[LEGIONS],
        "legions-in-regions": mat[AT] + mat[AT + 1] + mat[AT + 2],
        "votes": mat[VOTES],
        "senate": senate_points(table, seat),
        "pantheon": pantheon_pieces(mat),
        "hand": len(table.hands[seat]),
        "sets": table.sets_of(seat),
        "quests": len(table.quests[seat]),
        "vendetta": mat[VENDETTA],
        "plots": mat[PLOTS],
        "medals": table.medals.count(seat),
    }


# ---------------------------------------------------------------- imagining

TRIES: Final = 20  # how often cards are dealt again so that another's open question stays one


def imagine(table: Table, seat: int, dice: Dice) -> Table:
    """A table that looks the same to the seat, with everything it cannot see dealt anew.

    It is made only of what the seat sees: two tables that look alike to it give the same one.
    """
    twin = table.clone()
    twin.dice = dice.fork()
    asked = table.seat
    if asked != seat and table.tray:  # what another is choosing for a set
        twin.hands[asked] = twin.hands[asked] + twin.tray
        twin.tray = ()
    redeal(twin, seat, dice)
    if table.over:
        return twin
    if table.lanes:
        for other in range(table.seats):
            if other != seat and twin.lanes[other]:
                twin.offers[other] = twin.lanes[other][-1].options(twin)
        twin.legal = twin.offers[twin.seat]
    elif asked != seat:
        for _ in range(TRIES):
            twin.legal = twin.agenda[-1].options(twin)
            if len(twin.legal) > 1:
                break
            redeal(twin, seat, dice)
    return twin


def redeal(twin: Table, seat: int, dice: Dice) -> None:
    """Deal all cards a seat cannot see anew: hands, stock, Quests, and every pile."""
    cards = unseen_cards(twin, seat)
    dice.shuffle(cards)
    for owner in range(twin.seats):
        if owner != seat:
            twin.hands[owner] = tuple(sorted([cards.pop() for _ in twin.hands[owner]]))
    twin.stock = [cards.pop() for _ in twin.stock]
    twin.deck = cards
    quests = unseen_quests(twin, seat)
    dice.shuffle(quests)
    if not twin.over:
        for owner in range(twin.seats):
            if owner != seat:
                twin.quests[owner] = tuple([quests.pop() for _ in twin.quests[owner]])
    twin.quest_deck = quests
    twin.events = shuffled_rest(twin.events[: twin.round], events_in_play(twin), dice)
    if twin.cassius:
        everything = list(range(len(CASSIUS_CARDS)))
        twin.cassius = shuffled_rest(twin.cassius[: twin.round], everything, dice)
        twin.combat.sort()
        dice.shuffle(twin.combat)
    if twin.token != NOBODY and open_offer(twin)[0] != seat:
        twin.token = dice.below(len(TOKENS))


def shuffled_rest(known: list[int], everything: list[int], dice: Dice) -> list[int]:
    """A pile whose first cards are known."""
    rest = [card for card in everything if card not in known]
    dice.shuffle(rest)
    return known + rest


def unseen_cards(table: Table, seat: int) -> list[int]:
    """The Trade cards a seat cannot see, sorted."""
    few = len(table.positions) <= 2
    left = table.box.copies_few[:] if few else table.box.copies[:]
    for card in table.discard + list(table.tray):
        left[card] -= 1
    if 0 <= seat < table.seats:
        for card in table.hands[seat]:
            left[card] -= 1
    for laid in table.laid:
        for i in range(len(laid)):
            if i % 4:
                left[laid[i]] -= 1
    cards: list[int] = []
    for card in range(len(CARDS)):
        cards.extend([card] * left[card])
    return cards


def unseen_quests(table: Table, seat: int) -> list[int]:
    """The Quests a seat cannot see: all but its own; after the end, those in the pile."""
    seen: list[int] = []
    for owner in range(table.seats):
        if owner == seat or table.over:
            seen.extend(table.quests[owner])
    return [quest for quest in quests_in_play(table) if quest not in seen]
