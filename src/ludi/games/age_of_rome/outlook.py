"""What a seat of Age of Rome has and may expect: every part of its mat, its cards and its places.

Each part is counted once and multiplied by one weight, so that the evaluation is a sum that can be
fitted to how games end; only what the Partisans of this round may still do is the best of several
things.
"""

from __future__ import annotations

from typing import Final

from ludi.games.age_of_rome.components import Counted
from ludi.games.age_of_rome.ids import (
    AGRICULTURE,
    AT_LEAST,
    BONUSES,
    BUILDINGS,
    CHESTS,
    COMMERCE,
    COUNT_QUESTS_COMPLETED,
    JEWELS,
    PER,
    POLITICS,
    POSITIONS,
    RELIGION,
    ROUNDS,
)
from ludi.games.age_of_rome.metrics import is_defeated, measure, senate_points
from ludi.games.age_of_rome.rules.round import quarter_turns
from ludi.games.age_of_rome.scoring import (
    commerce,
    military,
    quest_points,
    quests_completed,
    rate,
    religion,
)
from ludi.games.age_of_rome.sheet import (
    ACTION_PHASE,
    ANCHOR,
    AT,
    BASE,
    BASE_COMMON,
    CONSTRUCTION_PHASE,
    DENARII,
    GLORY,
    LEGIONS,
    PARTISANS,
    READY,
    REVENUE_PHASE,
    UPPER,
    UPPER_COMMON,
    USED,
    VENDETTA,
    VOTES,
)
from ludi.games.age_of_rome.table import Table, bonuses

FEW_DENARII: Final = 6  # a Building or two
FEW_LEGIONS: Final = 3
PLOT_SLOTS: Final = 3  # of a Province

PLACES: Final = BUILDINGS[:AGRICULTURE]  # the farm's action is counted in Denarii

TAPERED: Final = [
    *["denarius-first", "denarius", "partisan", "milestone"],
    *[f"bonus-{bonus}" for bonus in BONUSES],
    *["place-share", "legion-at", "legion", "near-victory"],
    *["senate-share", "vote", "run"],
    *["card", "set-of-one", "set-of-two", "set-of-three", "second-set", "anchor"],
    *["piece-share", "piece-begun"],
    *[f"medal-{building}" for building in BUILDINGS],
    "medal-round",
    *["quest-share", "quest-fulfilled", "quest-uncounted"],
    *["plot", "vendetta", "plot-against", "next-province", "first-player"],
    *[f"action-{building}" for building in PLACES],
    *["action-voteless", "colosseum"],
    # of what a rival has
    *["rival", "seen-military", "seen-denarius", "seen-card", "seen-partisan", "seen-piece"],
]


class Outlook:
    """The weights at one moment of the game, in points; the numbers are in weights.toml."""

    def __init__(self, w: dict[str, float]) -> None:
        # while something can still be built with it
        self.denarius_first: Final = w["denarius-first"]
        self.denarius: Final = w["denarius"]  # beyond the first few
        self.partisan: Final = w["partisan"]  # for each round it will act in
        self.milestone: Final = w["milestone"]  # the same for one to come, by the Glory missing
        self.bonus: Final = [w[f"bonus-{bonus}"] for bonus in BONUSES]  # active, for each round
        self.place_share: Final = w["place-share"]  # of the points of the places in the Regions
        self.legion_at: Final = w["legion-at"]  # in a Region, besides the points of the places
        self.legion: Final = w["legion"]  # on the board, to be sent
        self.near_victory: Final = w["near-victory"]  # over a Region, by the Legions missing
        self.senate_share: Final = w["senate-share"]  # of the points of Votes
        self.vote: Final = w["vote"]  # still to be cast
        self.run: Final = w["run"]  # own Votes on top, on the way to a Majority
        self.card: Final = w["card"]  # a Trade card in hand
        # of the points of the best set to come, by the cards in hand for it
        self.set_share: Final = [0.0, w["set-of-one"], w["set-of-two"], w["set-of-three"]]
        self.second_set: Final = w["second-set"]  # of the next best, by the same
        self.anchor: Final = w["anchor"]  # what it takes
        # of a common piece of the Pantheon, for each own one on the way to it
        self.piece_share: Final = w["piece-share"]
        self.piece_begun: Final = w["piece-begun"]  # of the upper one, once the base is done
        self.medal: Final = [w[f"medal-{building}"] for building in BUILDINGS]
        self.medal_round: Final = w["medal-round"]  # any of them, for each round to come
        self.quest_share: Final = w["quest-share"]  # of its points while open, by progress
        self.quest_fulfilled: Final = w["quest-fulfilled"]  # of its points: they may be lost again
        self.quest_uncounted: Final = w["quest-uncounted"]  # where no progress can be counted
        self.plot: Final = w["plot"]  # laid, with a marker to pay for it
        self.vendetta: Final = w["vendetta"]  # a marker to pay with
        self.plot_against: Final = w["plot-against"]  # a rival's, in the Province one comes to
        self.next_province: Final = w["next-province"]  # a level of a Building there
        self.first_player: Final = w["first-player"]
        self.action: Final = [w[f"action-{building}"] for building in PLACES]
        self.action_voteless: Final = w["action-voteless"]  # in politics, without Votes
        self.colosseum: Final = w["colosseum"]
        self.rival: Final = w["rival"]  # share of what the best rival has
        self.seen_military: Final = w["seen-military"]
        self.seen_denarius: Final = w["seen-denarius"]
        self.seen_card: Final = w["seen-card"]
        self.seen_partisan: Final = w["seen-partisan"]  # for each round
        self.seen_piece: Final = w["seen-piece"]  # of the Pantheon's unfinished level


def judgement(table: Table, seat: int, worth: Outlook) -> float:
    """What a seat has and may expect."""
    left = ROUNDS - table.round
    mat = table.mats[seat]
    building_time = left > 0 or table.phase <= CONSTRUCTION_PHASE
    money = mat[DENARII]
    if not building_time:
        coin = 1.0 / rate(table, seat)
        value = mat[GLORY] + coin * money
    else:
        coin = worth.denarius
        few = min(money, FEW_DENARII)
        value = mat[GLORY] + worth.denarius_first * few + worth.denarius * (money - few)
    value += growth(table, seat, mat, left, worth)
    value += military_value(table, seat, left, worth)
    value += senate_value(table, seat, mat, worth)
    value += cards_value(table, seat, worth)
    value += pantheon_value(table, mat, left, worth)
    for building in range(len(BUILDINGS)):
        if table.medals[building] == seat:
            value += worth.medal[building] + worth.medal_round * left
    for quest in table.quests[seat]:
        value += quest_value(table, seat, quest, worth)
    value += plots_value(table, seat, left, worth)
    if table.phase < REVENUE_PHASE:
        value += coin * table.population(table.province(seat))
        value += places_value(table, seat, coin, worth)
    return value


def standing(table: Table, owner: int, worth: Outlook) -> float:
    """What everybody can see that somebody has."""
    mat = table.mats[owner]
    value = mat[GLORY] + worth.seen_military * military(table, owner)
    value += worth.senate_share * senate_points(table, owner)
    value += commerce(table, owner) + religion(table, owner) + worth.seen_denarius * mat[DENARII]
    if not mat[UPPER_COMMON]:
        value += worth.seen_piece * (mat[UPPER] if mat[BASE_COMMON] else mat[BASE])
    value += worth.seen_partisan * mat[PARTISANS] * (ROUNDS - table.round)
    return value + worth.seen_card * len(table.hands[owner])


# ---------------------------------------------------------------- parts


def growth(table: Table, seat: int, mat: list[int], left: int, worth: Outlook) -> float:
    """Partisans, bonuses, and where one will be: all of it for the rounds to come."""
    if not left:
        return 0.0
    value = worth.partisan * mat[PARTISANS]
    missing = table.to_milestone(seat)
    if missing > 0:
        value += worth.milestone / (1 + missing)
    active = bonuses(table, seat)
    for bonus in range(len(BONUSES)):
        if active >> bonus & 1:
            value += worth.bonus[bonus]
    value *= left
    if table.order and table.order[0] == seat:
        value += worth.first_player
    return value + worth.next_province * (table.population(next_province(table, seat)) - 1)


def next_province(table: Table, seat: int) -> int:
    """The Province that a seat faces when it builds next."""
    turned = table.turned
    if table.phase >= ACTION_PHASE:
        turned += quarter_turns(table)
    return table.box.at_start[(table.positions[seat] - turned) % POSITIONS]


def military_value(table: Table, seat: int, left: int, worth: Outlook) -> float:
    """The places held now, and Legions that may yet win them."""
    mat = table.mats[seat]
    value = military(table, seat) * (worth.place_share if left else 1.0)
    value += worth.legion * min(mat[LEGIONS], FEW_LEGIONS)
    for region in range(3):
        legions = mat[AT + region]
        if legions:
            value += worth.legion_at * min(legions, FEW_LEGIONS)
            if not is_defeated(table, region):
                missing = table.box.defence[region] - sum([m[AT + region] for m in table.mats])
                value += worth.near_victory / (1 + missing) if left else 0.0
    return value


def senate_value(table: Table, seat: int, mat: list[int], worth: Outlook) -> float:
    """Votes in the Column, on top of it, and on the board."""
    value = worth.senate_share * senate_points(table, seat) + worth.vote * mat[VOTES]
    senate = table.senate
    height = len(senate)
    if height and senate[height - 1] == seat:
        value += worth.run
        if height > 1 and senate[height - 2] == seat:
            value += worth.run
    return value


def cards_value(table: Table, seat: int, worth: Outlook) -> float:
    """Sets laid out, and what the hand is on the way to."""
    hand = table.hands[seat]
    value = float(commerce(table, seat))
    if hand:
        value += worth.card * len(hand)
        room = table.box.trade_sets - table.sets_of(seat)
        if room:
            counts = [0] * (CHESTS + 1)
            for card in hand:
                counts[table.box.card_goods[card]] += 1
            jokers = counts[CHESTS]
            if table.medals[COMMERCE] == seat:
                jokers += counts[JEWELS]
            best = second = 0.0
            for goods in range(CHESTS):
                if counts[goods]:
                    fit = min(3, counts[goods] + (jokers if goods != JEWELS else counts[CHESTS]))
                    hope = worth.set_share[fit] * table.box.set_points[goods]
                    if hope > best:
                        second = best
                        best = hope
                    elif hope > second:
                        second = hope
            value += best
            if room > 1:
                value += worth.second_set * second
    return value - worth.anchor * table.mats[seat][ANCHOR]


def pantheon_value(table: Table, mat: list[int], left: int, worth: Outlook) -> float:
    """Pieces, and the common piece they lead to."""
    box = table.box
    value = float((mat[BASE] + mat[UPPER]) * box.own_points)
    value += box.piece_points[mat[BASE_COMMON]] + box.piece_points[mat[UPPER_COMMON]]
    if not left:
        return value
    if not mat[BASE_COMMON]:
        if table.base_pile:
            value += worth.piece_share * box.piece_points[table.base_pile[0]] * mat[BASE] / 3.0
    elif not mat[UPPER_COMMON] and table.upper_pile:
        points = box.piece_points[table.upper_pile[0]] / 4.0
        value += points * (worth.piece_share * mat[UPPER] + worth.piece_begun)
    return value


def quest_value(table: Table, seat: int, quest: int, worth: Outlook) -> float:
    """What a Quest gives now, or a share by how far it has come."""
    counted = table.box.quests[quest]
    points = float(quest_points(table, seat, quest))
    if points:
        return worth.quest_fulfilled * points
    if counted.how == PER:
        return 0.0
    if counted.how != AT_LEAST:
        return worth.quest_uncounted * counted.points
    return worth.quest_share * counted.points * progress(table, seat, counted)


def progress(table: Table, seat: int, counted: Counted) -> float:
    """How far one has come towards a number; 1 when it is reached."""
    if counted.metric == COUNT_QUESTS_COMPLETED:
        found = quests_completed(table, seat)
    else:
        found = measure(table, seat, counted.metric, counted.of)
    return min(1.0, found / counted.number)


def plots_value(table: Table, seat: int, left: int, worth: Outlook) -> float:
    """Own plots, as long as there are markers to pay for them, and those one will meet."""
    if not left or not table.has_plots():
        return 0.0
    vendetta = table.mats[seat][VENDETTA]
    value = worth.vendetta * vendetta
    value += worth.plot * min(table.plots.count(seat), vendetta, 2)
    first = next_province(table, seat) * PLOT_SLOTS
    for slot in range(first, first + PLOT_SLOTS):
        plotter = table.plots[slot]
        if 0 <= plotter < len(table.mats) and plotter != seat:
            value -= worth.plot_against
    return value


def places_value(table: Table, seat: int, coin: float, worth: Outlook) -> float:
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
            action = action_value(table, seat, building, coin, worth)
            found.extend([action] * min(room, ready))
            if bonuses(table, seat) & ~mat[USED] & 1 << building:
                found[-1] += action
    found.sort(reverse=True)
    value = sum(found[:ready])
    return value + worth.colosseum * max(0, ready - len(found))


def action_value(table: Table, seat: int, building: int, coin: float, worth: Outlook) -> float:
    mat = table.mats[seat]
    if building == AGRICULTURE:
        return coin * table.box.farm[table.round]
    if building == POLITICS and not mat[VOTES]:
        return worth.action_voteless
    if building == RELIGION and mat[UPPER_COMMON]:
        return 0.0
    return worth.action[building]
