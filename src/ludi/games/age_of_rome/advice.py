"""What wins at Age of Rome, roughly, in points: for bots and hints."""

from __future__ import annotations

from typing import Any, Final

from ludi.games.age_of_rome.actions import ASK, BUY_GLORY, OFFER, STOP
from ludi.games.age_of_rome.components import Counted
from ludi.games.age_of_rome.ids import (
    AGRICULTURE,
    ALLIANCE,
    AT_LEAST,
    BUILDINGS,
    CHESTS,
    COMMERCE,
    COUNT_MEDALS,
    COUNT_PANTHEON_COMPLETE,
    COUNT_QUESTS_COMPLETED,
    COUNT_REGIONS_DEFEATED,
    COUNT_TRADE_SETS,
    JEWELS,
    MILITARY,
    PER,
    POLITICS,
    RELIGION,
    ROUNDS,
)
from ludi.games.age_of_rome.metrics import is_defeated, measure, pantheon_pieces, senate_points
from ludi.games.age_of_rome.rules.action import PlaceLegion
from ludi.games.age_of_rome.rules.construction import BuildWindow
from ludi.games.age_of_rome.rules.diplomacy import SpyReward
from ludi.games.age_of_rome.rules.plots import (
    Apostasy,
    ChooseEffect,
    Deception,
    PlotWindow,
    Unseat,
)
from ludi.games.age_of_rome.rules.revenue import TaxWindow
from ludi.games.age_of_rome.rules.trade import Draw, LeaveOut, MoveLegion, Window
from ludi.games.age_of_rome.scoring import (
    commerce,
    military,
    quest_points,
    quests_completed,
    rate,
    religion,
)
from ludi.games.age_of_rome.table import (
    ACTION_PHASE,
    ANCHOR,
    AT,
    BASE,
    BASE_COMMON,
    CONSTRUCTION_PHASE,
    DENARII,
    GLORY,
    ON_PILE,
    PARTISANS,
    READY,
    REVENUE_PHASE,
    UPPER,
    UPPER_COMMON,
    USED,
    VENDETTA,
    VOTES,
    Table,
    bonuses,
)
from ludi.kernel.game import Advice

# What things are worth, in points.
DENARIUS_WORTH: Final = 0.45  # while something can still be built with it
PARTISAN_WORTH: Final = 1.3  # for each round it will act in
BONUS_WORTH: Final = 0.7  # an active bonus, for each round
LEGION_WORTH: Final = 0.5  # in a Region, besides the points of the places
SENATE_WORTH: Final = 0.5  # share of the points of Votes, which will be pushed out
CARD_WORTH: Final = 0.7  # a Trade card in hand
PAIR_WORTH: Final = 0.9  # two cards of a set to come, for each
PIECE_WORTH: Final = 0.7  # share of a common piece, for each own one on the way to it
MEDAL_WORTH: Final[list[float]] = [1.0, 1.5, 1.0, 1.0, 1.0]
QUEST_WORTH: Final = 0.7  # share of the points of a Quest not yet fulfilled, by progress
PLOT_WORTH: Final = 0.7  # a plot laid with a marker to pay for it
RIVAL_WORTH: Final = 0.45  # share of what the best rival has
TASK_WORTH: Final = 12.9  # of the solo Emperor
TASK_SHARE: Final = 0.6  # of a task that is not done yet
EMPEROR_SHARE: Final = 0.425  # of everything else, to the Emperor
EMPEROR_DENARIUS: Final = 0.45
EMPEROR_ACTIONS: Final[list[float]] = [3.0, 2.8, 1.67, 2.6]  # while the task they serve is open
EMPEROR_COLOSSEUM: Final = 1.0
BEGUN_MEDAL: Final = 0.15
WIN: Final = 100.0

# What an action of a Building is worth; the farm's is counted in Denarii.
ACTION_WORTH: Final[list[float]] = [1.6, 1.7, 1.7, 1.9, 0.0]
WINDOWS: Final = (Window, BuildWindow, TaxWindow, PlotWindow)
INNER: Final = (
    PlaceLegion,
    MoveLegion,
    ChooseEffect,
    Apostasy,
    Deception,
    Unseat,
    Draw,
    LeaveOut,
    SpyReward,
)
DEEPEST: Final = 2  # choices within an action that are looked through


class CaesarAdvice(Advice):
    """Points so far, and what Partisans, cards, Votes and Quests promise."""

    def evaluate(self, table: Any, seat: int) -> float:
        return evaluate(table, seat, 0)

    def weigh(self, table: Any, seat: int, action: int) -> float:
        return weigh(table, seat, action)


def evaluate(table: Table, seat: int, depth: int) -> float:
    """The seat's prospects, looking through the choices within an action."""
    if table.legal and table.seat == seat and depth < DEEPEST and table.agenda:
        step = table.agenda[-1]
        if isinstance(step, WINDOWS):
            resolve = STOP.base in table.legal
            return tried(table, seat, STOP.base if resolve else table.legal[0], depth)
        if isinstance(step, INNER):
            return max([tried(table, seat, action, depth) for action in table.legal])
    return position_value(table, seat)


def tried(table: Table, seat: int, action: int, depth: int) -> float:
    twin = table.clone()
    twin.play(action, seat)
    return evaluate(twin, seat, depth + 1)


def weigh(table: Table, seat: int, action: int) -> float:
    """What an action promises that the position right after it does not show."""
    if OFFER.says(action):
        token, province, building = OFFER.indices(action)
        level = table.levels[province * len(BUILDINGS) + building]
        return 0.3 * level - 0.5 if token == ALLIANCE else -0.4
    if ASK.says(action):
        return -0.2
    return -0.5 if action == BUY_GLORY.base else 0.0


# ---------------------------------------------------------------- a position


def position_value(table: Table, seat: int) -> float:
    """What a seat has and may expect, less a share of what its best rival has."""
    if table.over:
        scores = table.scores()
        value = float(scores[seat].total)
        if table.is_emperor():
            return value + tasks_value(table, 0)
        return value + (WIN if scores[seat].won else -WIN)
    left = ROUNDS - table.round
    building_time = left > 0 or table.phase <= CONSTRUCTION_PHASE
    coin = EMPEROR_DENARIUS if table.is_emperor() else DENARIUS_WORTH
    if not building_time:
        coin = 1.0 / rate(table, seat)
    value = prospects(table, seat, left, coin)
    places = places_value(table, seat, coin) if table.phase < REVENUE_PHASE else 0.0
    if table.is_emperor():
        return EMPEROR_SHARE * value + places + tasks_value(table, left)
    value += places
    if len(table.mats) > 1:
        best = max([standing(table, o) for o in range(len(table.mats)) if o != seat])
        value -= RIVAL_WORTH * best
    return value


def standing(table: Table, owner: int) -> float:
    """What everybody can see that somebody has."""
    mat = table.mats[owner]
    value = mat[GLORY] + 0.8 * military(table, owner) + SENATE_WORTH * senate_points(table, owner)
    value += commerce(table, owner) + religion(table, owner) + 0.2 * mat[DENARII]
    return value + 0.5 * len(table.hands[owner])


def prospects(table: Table, seat: int, left: int, coin: float) -> float:
    """All but the Partisans of this round; `left` are the rounds after it."""
    mat = table.mats[seat]
    value = mat[GLORY] + coin * mat[DENARII]
    value += PARTISAN_WORTH * mat[PARTISANS] * left
    value += BONUS_WORTH * bonuses(table, seat).bit_count() * left
    value += military_value(table, seat, left)
    share = SENATE_WORTH if left else 1.0 - 0.1 * len(table.mats)
    value += share * senate_points(table, seat) + 0.2 * mat[VOTES]
    value += cards_value(table, seat, left)
    value += pantheon_value(table, mat, left)
    for building in range(len(BUILDINGS)):
        if table.medals[building] == seat:
            value += MEDAL_WORTH[building] * (1.0 + 0.2 * left)
    for quest in table.quests[seat]:
        value += quest_value(table, seat, quest)
    value += plots_value(table, seat, left)
    if table.phase < REVENUE_PHASE:
        value += coin * table.population(table.province(seat))
    return value


def military_value(table: Table, seat: int, left: int) -> float:
    """The places held now, and Legions that may yet win them."""
    mat = table.mats[seat]
    value = military(table, seat) * (0.8 if left else 1.0)
    for region in range(3):
        legions = mat[AT + region]
        if legions:
            value += LEGION_WORTH * min(legions, 3) * (1.0 if left else 0.2)
            if not is_defeated(table, region):
                missing = table.box.defence[region] - sum([m[AT + region] for m in table.mats])
                value += 2.0 / (1 + missing) if left else 0.0
    return value


def cards_value(table: Table, seat: int, left: int) -> float:
    """Sets laid out, and what the hand is on the way to."""
    hand = table.hands[seat]
    value = float(commerce(table, seat))
    room = table.box.trade_sets - table.sets_of(seat)
    if hand:
        value += CARD_WORTH * len(hand) * (1.0 if left else 0.35)
        if room:
            counts = [0] * (CHESTS + 1)
            for card in hand:
                counts[table.box.card_goods[card]] += 1
            jokers = counts[CHESTS]
            if table.medals[COMMERCE] == seat:
                jokers += counts[JEWELS]
            best = 0.0
            for goods in range(CHESTS):
                if counts[goods]:
                    fit = min(3, counts[goods] + (jokers if goods != JEWELS else counts[CHESTS]))
                    points = table.box.set_points[goods]
                    share = [0.0, 0.1, 0.35 if left else 0.1, 0.9][fit]
                    best = max(best, share * points)
            value += best + PAIR_WORTH * len([c for c in counts[:CHESTS] if c >= 2])
    return value - 0.8 * table.mats[seat][ANCHOR]


def pantheon_value(table: Table, mat: list[int], left: int) -> float:
    """Pieces, and the common piece they lead to."""
    box = table.box
    value = float((mat[BASE] + mat[UPPER]) * box.own_points)
    value += box.piece_points[mat[BASE_COMMON]] + box.piece_points[mat[UPPER_COMMON]]
    if not mat[BASE_COMMON]:
        if table.base_pile and left:
            value += PIECE_WORTH * box.piece_points[table.base_pile[0]] * mat[BASE] / 3.0
    elif not mat[UPPER_COMMON] and table.upper_pile and left:
        value += PIECE_WORTH * box.piece_points[table.upper_pile[0]] * (mat[UPPER] + 0.5) / 4.0
    return value


def quest_value(table: Table, seat: int, quest: int) -> float:
    """What a Quest gives now, or a share by how far it has come."""
    counted = table.box.quests[quest]
    points = float(quest_points(table, seat, quest))
    if points:
        return 0.8 * points
    return QUEST_WORTH * counted.points * progress(table, seat, counted)


def progress(table: Table, seat: int, counted: Counted) -> float:
    """How far one has come towards a number; 1 when it is reached."""
    if counted.how == PER:
        return 0.0
    if counted.how != AT_LEAST:
        return 0.3
    if counted.metric == COUNT_QUESTS_COMPLETED:
        found = quests_completed(table, seat)
    else:
        found = measure(table, seat, counted.metric, counted.of)
    return min(1.0, found / counted.number)


def plots_value(table: Table, seat: int, left: int) -> float:
    """Plots laid in Provinces, as long as there are markers to pay for them."""
    if not left:
        return 0.0
    laid = table.plots.count(seat)
    return PLOT_WORTH * min(laid, table.mats[seat][VENDETTA], 2)


def places_value(table: Table, seat: int, coin: float) -> float:
    """What the Partisans still to be placed can do in the Buildings of one's Province."""
    mat = table.mats[seat]
    ready = mat[READY] if table.phase == ACTION_PHASE else mat[PARTISANS]
    if not ready:
        return 0.0
    first = table.province(seat) * len(BUILDINGS)
    found: list[float] = []
    for building in range(len(BUILDINGS)):
        room = table.levels[first + building] - table.crowd[first + building]
        if room > 0:
            worth = action_worth(table, seat, building, coin)
            found.extend([worth] * min(room, ready))
            if bonuses(table, seat) & ~mat[USED] & 1 << building:
                found[-1] += worth
    found.sort(reverse=True)
    value = sum(found[:ready])
    colosseum = EMPEROR_COLOSSEUM if table.is_emperor() else 1.0
    return value + colosseum * max(0, ready - len(found))


def action_worth(table: Table, seat: int, building: int, coin: float) -> float:
    if table.is_emperor():
        return task_action_worth(table, building, coin)
    mat = table.mats[seat]
    if building == AGRICULTURE:
        return coin * table.box.farm[table.round]
    if building == POLITICS and not mat[VOTES]:
        return 0.5
    if building == RELIGION and mat[UPPER_COMMON]:
        return 0.0
    return ACTION_WORTH[building]


# ---------------------------------------------------------------- alone as Emperor


def tasks_value(table: Table, left: int) -> float:
    """The seven tasks, by how far each has come; at the end only what is done counts."""
    value = 0.0
    for task in table.box.tasks:
        done = progress(table, 0, task)
        if done >= 1.0:
            value += TASK_WORTH
        elif left or table.phase <= ACTION_PHASE:
            value += TASK_WORTH * TASK_SHARE * on_the_way(table, task, done)
    return value


def on_the_way(table: Table, task: Counted, done: float) -> float:
    """How far a task has come, seen more closely where it counts whole things only."""
    if task.metric == COUNT_REGIONS_DEFEATED:
        parts = [min(1.0, table.mats[0][AT + r] / table.box.defence[r]) for r in range(3)]
        parts.sort(reverse=True)
        return sum(parts[: task.number]) / task.number
    if task.metric == COUNT_TRADE_SETS:
        return min(0.99, done + best_start(table) / task.number)
    if task.metric == COUNT_PANTHEON_COMPLETE:
        return pantheon_pieces(table.mats[0]) / 7.0
    if task.metric == COUNT_MEDALS:
        return min(0.99, done + BEGUN_MEDAL * begun_medals(table) / task.number)
    if task.metric == COUNT_QUESTS_COMPLETED:
        open_quests = [
            progress(table, 0, table.box.quests[quest])
            for quest in table.quests[0]
            if not quest_points(table, 0, quest)
        ]
        open_quests.sort(reverse=True)
        missing = task.number - quests_completed(table, 0)
        return min(0.99, done + 0.8 * sum(open_quests[:missing]) / task.number)
    return done


def best_start(table: Table) -> float:
    """How much of a set, or of two, the hand holds."""
    counts = [0] * (CHESTS + 1)
    for card in table.hands[0]:
        counts[table.box.card_goods[card]] += 1
    jokers = counts[CHESTS] + (counts[JEWELS] if table.medals[COMMERCE] == 0 else 0)
    parts = sorted([counts[goods] for goods in range(CHESTS)], reverse=True)
    first = min(3, parts[0] + jokers) / 3.0 if parts[0] else 0.0
    return 0.9 * (first + min(3, parts[1]) / 6.0)


def begun_medals(table: Table) -> int:
    """How many Medals on their piles have a Building of level II under way somewhere."""
    found = 0
    for building in range(len(BUILDINGS)):
        if table.medals[building] == ON_PILE and 2 in table.levels[building :: len(BUILDINGS)]:
            found += 1
    return found


def task_action_worth(table: Table, building: int, coin: float) -> float:
    """What an action is worth to the Emperor, who wants some of everything and no more."""
    mat = table.mats[0]
    if building == MILITARY:
        parts = [mat[AT + region] >= table.box.defence[region] for region in range(3)]
        return EMPEROR_ACTIONS[MILITARY] if sum(parts) < 2 else 0.7
    if building == POLITICS:
        open_task = table.senate.count(0) < 4 and mat[VOTES] > 0
        return EMPEROR_ACTIONS[POLITICS] if open_task else 0.7
    if building == COMMERCE:
        return EMPEROR_ACTIONS[COMMERCE] if table.sets_of(0) < 2 else 1.0
    if building == RELIGION:
        return 0.0 if mat[UPPER_COMMON] else EMPEROR_ACTIONS[RELIGION]
    return coin * table.box.farm[table.round]
