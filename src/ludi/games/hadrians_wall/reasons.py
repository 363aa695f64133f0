"""Why not? The rule that forbids an action, for the mistakes players really make.

One function a group of verbs, in the rulebook's order. What none of them knows is simply not
asked now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludi.games.hadrians_wall import actions as verbs
from ludi.games.hadrians_wall.ids import (
    APPARITORES,
    BUILDER,
    BUILDINGS,
    CARDS,
    CITIZEN_BOXES,
    CIVILIAN,
    COHORT_BOXES,
    COHORTS,
    COURT_BOXES,
    DIPLOMATS,
    DISCIPLINE,
    FORUM_BOXES,
    GLADIATORS,
    GROUP_OF,
    GROUP_STARTS,
    ITEMS,
    LANDMARKS,
    LINE_BOXES,
    LINES,
    PATRICIANS,
    PERFORMERS,
    PRIESTS,
    PRODUCTION,
    RENOWN,
    RESOURCE,
    SCOUT_BOXES,
    SERVANT,
    SOLDIER,
    STRENGTH_BOXES,
    TRACKS,
    TRADERS,
    TRAINING_BOXES,
)
from ludi.games.hadrians_wall.patterns import PLACEMENTS
from ludi.games.hadrians_wall.rules.act import Act, has_stopped
from ludi.games.hadrians_wall.rules.attack import Defend
from ludi.games.hadrians_wall.rules.frontier import Place, diplomats_sent, pattern_of
from ludi.games.hadrians_wall.rules.left import FORTS, GUARDS
from ludi.games.hadrians_wall.rules.rewards import ChooseReward, Cohort, RoadIncome
from ludi.games.hadrians_wall.rules.right import (
    Store,
    bribes_in,
    good_of,
    has_performed,
    open_stall,
)
from ludi.games.hadrians_wall.rules.year import ChoosePath
from ludi.games.hadrians_wall.sheet import (
    BATHS,
    BATTLES,
    BRIBES,
    BUILT,
    COHORT,
    COURTHOUSE,
    EDICTS,
    ENVOY_FAVOURS,
    ENVOYS,
    FAVOURS,
    FORT,
    FORUM,
    GRANARY,
    INFRASTRUCTURE,
    LUDUS,
    MAP,
    MARKET,
    MINING,
    MONUMENTS,
    SCOUTS,
    STAGES,
    STALLS,
    STRENGTH,
    TEMPLE,
    TEMPLE_FILLED,
    THEATRE,
    TRAINING,
    WALL_GUARD,
    disdain_left,
    is_dead,
)
from ludi.games.hadrians_wall.table import NO_CARD, Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason
from ludi.kernel.vocabulary import Verb

# The rule of each group of buildings, and of each track, in their order.
GROUP_RULES: Final = (
    "granaries",
    "hotels",
    "workshops",
    "roads",
    "precincts",
    "market",
    "theatre",
    "ludus",
    "gardens",
    "temples",
    "baths",
    "courthouse",
)
LINE_RULES: Final = ("mining", "wall-guard", "cippi", "wall", "fort")


def explain(table: Table, step: Step[Any], action: int) -> Reason | None:
    """The rule that forbids an action to the seat asked at a step; None: it is just not asked."""
    verb = verbs.VERBS.verb_of(action)
    words = verb.indices(action)
    if isinstance(step, Act):
        return EXPLANATIONS[verb.group](table, step.seat, verb, words)
    if isinstance(step, ChoosePath):
        return choosing(verb, words)
    if isinstance(step, Defend):
        return defending(table, step.seat, verb, words)
    if isinstance(step, Place) and verb is verbs.PLACE:
        return placing(table, step, action)
    if isinstance(step, Store) and verb is verbs.STORE:
        return storing(table, step.seat, words[0])
    if isinstance(step, Cohort) and verb is verbs.COHORT_OF:
        return Reason("cohorts", "cohort-full", {"cohort": COHORTS[words[0]]})
    if isinstance(step, (RoadIncome, ChooseReward)) and verb is verbs.GAIN:
        return Reason(type(step).rule, "not-offered", {"item": ITEMS[words[0]]})
    return Reason(type(step).rule, "choose-first")


def explain_waiting(table: Table, seat: int) -> Reason | None:
    """There are no turns: whoever is not asked while others act has stopped."""
    acting = table.revealed and not table.attackers
    return Reason("gifts", "stopped") if acting and has_stopped(table, seat) else None


# ---------------------------------------------------------------- what many rules share


def lacks(sheet: list[int], piece: int, count: int, rule: str) -> Reason | None:
    """Too few of a piece, if so."""
    if sheet[piece] >= count:
        return None
    return Reason(rule, "lacks", {"item": ITEMS[piece], "count": count, "held": sheet[piece]})


def lacks_any(sheet: list[int], cost: tuple[int, ...], rule: str) -> Reason | None:
    """The first piece of a cost that is missing, if any is."""
    for piece in range(len(cost)):
        missing = lacks(sheet, piece, cost[piece], rule)
        if missing is not None:
            return missing
    return None


def flag(sheet: list[int], track: int, count: int, rule: str) -> Reason | None:
    """A flag of a citizen track that is not reached, if so."""
    if sheet[track] >= count:
        return None
    named = TRACKS[track - RENOWN]
    return Reason(rule, "flag", {"track": named, "count": count, "held": sheet[track]})


def not_built(sheet: list[int], place: int, rule: str) -> Reason | None:
    """An area whose building does not stand yet, if so."""
    if sheet[place]:
        return None
    building = GROUP_STARTS[place - BUILT]
    return Reason(rule, "not-built", {"building": BUILDINGS[building]})


def campaign_rule(table: Table, key: str, args: dict[str, str | int]) -> Reason:
    """Something a fort of the campaign forbids."""
    return Reason(f"fort-{table.fort}", key, {**args, "number": table.fort})


# ---------------------------------------------------------------- cards, attack, nested choices


def choosing(verb: Verb, words: list[int]) -> Reason:
    if verb is verbs.PATH:
        return Reason("player-cards", "not-drawn", {"card": CARDS[words[0]]})
    return Reason("player-cards", "cards-first")


def defending(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason:
    if verb is not verbs.USE:
        return Reason("attack", "attack-now")
    sheet = table.sheets[seat]
    favour, cohort = words
    left = sheet[FAVOURS] if favour == 0 else sheet[ENVOY_FAVOURS + cohort]
    if not left:
        key = "no-temple-favour" if favour == 0 else "no-diplomat-favour"
        return Reason("favours", key, {"cohort": COHORTS[cohort]})
    return Reason("favours", "repelled", {"cohort": COHORTS[cohort]})


def placing(table: Table, step: Place, action: int) -> Reason:
    mask = PLACEMENTS.mask_of.get(action, 0)
    if not mask:
        return Reason("patterns", "off-the-map")
    if action not in PLACEMENTS.actions[step.pattern]:
        return Reason("patterns", "other-pattern")
    return Reason("patterns", "overlaps")


def storing(table: Table, seat: int, stall: int) -> Reason:
    sheet = table.sheets[seat]
    if sheet[STALLS + stall]:
        return Reason("market", "stall-used", {"number": stall + 1})
    missing = flag(sheet, TRADERS, table.box.market_flag[stall], "market")
    return missing or Reason("market", "stall-alike", {"number": stall + 1})


def cards(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason:
    return Reason("player-cards", "cards-chosen")


def gaining(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason:
    return Reason("rewards", "no-choice")


def attacking(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason:
    return Reason("attack", "no-attack-yet")


# ---------------------------------------------------------------- left sheet


def filling(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    sheet = table.sheets[seat]
    if verb is verbs.FORT:
        return line(table, sheet, FORTS, table.box.fort_items[words[0]], 1)
    track = RENOWN + words[0]
    if track == FORT:
        return Reason("fort", "fort-who")
    if track >= MINING:
        number = track - MINING
        price = table.law.line_price[number]
        return line(table, sheet, number, table.box.line_item[number], price)
    if TRADERS <= track <= PATRICIANS:
        if sheet[track] >= CITIZEN_BOXES:
            return Reason("citizens", "track-full", {"track": TRACKS[words[0]]})
        return lacks(sheet, CIVILIAN, 1, "citizens")
    rule = "attributes" if track <= DISCIPLINE else "cohorts"
    if track == PRODUCTION:
        rule = "production"
    return Reason(rule, "only-by-icon", {"track": TRACKS[words[0]]})


def line(table: Table, sheet: list[int], number: int, piece: int, count: int) -> Reason | None:
    """Mining, Wall Guard, cippi, wall and fort: full, locked, closed, chained or not paid."""
    filled = sheet[MINING + number]
    named: dict[str, str | int] = {"track": LINES[number]}
    if filled >= LINE_BOXES[number]:
        return Reason(LINE_RULES[number], "track-full", named)
    if number < FORTS and table.year < table.law.open_from[number]:
        return campaign_rule(table, "locked", {**named, "year": table.law.open_from[number]})
    level = sheet[GRANARY]
    if filled >= table.box.line_reach[number][level]:
        return Reason("granaries", "granary", {**named, "building": BUILDINGS[level]})
    chain = table.box.line_chain[number][filled]
    if sheet[FORT] < chain:
        return Reason("chains", "chain", {**named, "count": filled + 1, "number": chain})
    return lacks(sheet, piece, count, LINE_RULES[number])


def cohort(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason:
    sheet = table.sheets[seat]
    if sheet[COHORT + words[0]] >= COHORT_BOXES:
        return Reason("cohorts", "cohort-full", {"cohort": COHORTS[words[0]]})
    return Reason("cohorts", "only-by-icon", {"track": COHORTS[words[0]]})


def building(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    sheet = table.sheets[seat]
    if verb is verbs.ERECT:
        return landmark(table, sheet, words[0])
    number = words[0]
    group = GROUP_OF[number]
    rule = GROUP_RULES[group]
    named: dict[str, str | int] = {"building": BUILDINGS[number]}
    size = number - GROUP_STARTS[group]
    if sheet[BUILT + group] > size:
        return Reason(rule, "already-built", named)
    if table.law.forbidden >> number & 1:
        return campaign_rule(table, "forbidden", named)
    if sheet[BUILT + group] < size:
        return Reason(rule, "smaller-first", {"building": BUILDINGS[number - 1]})
    needs = table.box.needs[number]
    level = table.box.level[number]
    if sheet[needs] < level:
        if needs == INFRASTRUCTURE:
            held = sheet[INFRASTRUCTURE]
            return Reason(rule, "infrastructure", {**named, "count": level, "held": held})
        return flag(sheet, needs, level, rule)
    return lacks_any(sheet, table.law.costs[number], rule)


def landmark(table: Table, sheet: list[int], number: int) -> Reason | None:
    named: dict[str, str | int] = {"landmark": LANDMARKS[number]}
    if not table.law.landmarks:
        return campaign_rule(table, "no-landmarks", {})
    if sheet[MONUMENTS] >> number & 1:
        return Reason("landmarks", "landmark-built", named)
    needs = table.box.landmark_needs[number]
    level = table.box.landmark_level[number]
    if sheet[needs] < level:
        args = {**named, "item": ITEMS[needs], "count": level, "held": sheet[needs]}
        return Reason("landmarks", "landmark-level", args)
    return lacks_any(sheet, table.box.landmark_cost[number], "landmarks")


def training(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    sheet = table.sheets[seat]
    if sheet[TRAINING] >> table.year & 1:
        return Reason("training", "trained")
    if sheet[TRAINING].bit_count() >= TRAINING_BOXES:
        return Reason("training", "training-full")
    if sheet[WALL_GUARD] >= LINE_BOXES[GUARDS]:
        return Reason("training", "track-full", {"track": LINES[GUARDS]})
    if sheet[WALL_GUARD] >= table.box.line_reach[GUARDS][sheet[GRANARY]]:
        return Reason("training", "guard-closed")
    return lacks(sheet, BUILDER, 1, "training")


def forum(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    sheet = table.sheets[seat]
    pair, gained = words
    if sheet[FORUM] >> table.year & 1:
        return Reason("forum", "exchanged")
    if sheet[FORUM].bit_count() >= FORUM_BOXES:
        return Reason("forum", "forum-full")
    one, other = verbs.PAIRS[pair]
    if BUILDER + gained in (one, other):
        return Reason("forum", "same-kind", {"item": ITEMS[BUILDER + gained]})
    if one == other:
        return lacks(sheet, one, 2, "forum")
    return lacks(sheet, one, 1, "forum") or lacks(sheet, other, 1, "forum")


# ---------------------------------------------------------------- right sheet


def market(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    sheet = table.sheets[seat]
    missing = not_built(sheet, MARKET, "market")
    if missing is not None or verb is verbs.STORE:
        return missing or Reason("market", "buy-first")
    if not open_stall(table, sheet):
        return Reason("market", "no-stall")
    seller = words[0]
    if seller != verbs.FROM_FATE and good_of(table, seat, seller) == NO_CARD:
        return Reason("neighbours", "no-seller", {"seller": verbs.SELLER.values[seller]})
    return lacks(sheet, RESOURCE, 1, "market")


def theatre(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    sheet = table.sheets[seat]
    missing = not_built(sheet, THEATRE, "theatre")
    if missing is not None:
        return missing
    if sheet[STAGES + words[0]]:
        number: dict[str, str | int] = {"number": words[0] + 1}
        return Reason("theatre", "stage-used", {**number, "year": sheet[STAGES + words[0]]})
    if has_performed(sheet, table.year):
        return Reason("theatre", "performed")
    wanted = flag(sheet, PERFORMERS, table.box.theatre_flag[words[0]], "theatre")
    return wanted or lacks(sheet, RESOURCE, 1, "theatre")


def ludus(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    sheet = table.sheets[seat]
    missing = not_built(sheet, LUDUS, "ludus")
    if missing is not None:
        return missing
    gladiator = words[0]
    named: dict[str, str | int] = {"gladiator": GLADIATORS[gladiator]}
    rule = "battle" if verb is verbs.FIGHT else "gladiators"
    if is_dead(sheet, gladiator):
        return Reason(rule, "dead", named)
    strength = sheet[STRENGTH + gladiator]
    if verb is verbs.FIGHT:
        if not strength:
            return Reason(rule, "untrained", named)
        return Reason(rule, "fought", named) if sheet[BATTLES + gladiator] else None
    if strength >= STRENGTH_BOXES:
        return Reason(rule, "strongest", named)
    wanted = flag(sheet, PERFORMERS, table.box.ludus_flag[strength], rule)
    return wanted or lacks(sheet, CIVILIAN if words[1] else SERVANT, 1, rule)


def temple(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    sheet = table.sheets[seat]
    missing = not_built(sheet, TEMPLE, "temples")
    if missing is not None:
        return missing
    filled = sheet[TEMPLE_FILLED]
    if filled >= len(table.box.temple_flag):
        return Reason("temples", "temples-full")
    level = table.box.temple_level[filled]
    if sheet[TEMPLE] < level:
        return Reason("temples", "not-built", {"building": BUILDINGS[GROUP_STARTS[9] + level - 1]})
    wanted = flag(sheet, PRIESTS, table.box.temple_flag[filled], "temples")
    return wanted or lacks(sheet, SOLDIER + words[0], 1, "temples")


def baths(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    sheet = table.sheets[seat]
    missing = not_built(sheet, BATHS, "baths")
    if missing is not None:
        return missing
    number = words[0]
    if disdain_left(sheet) == 0:
        return Reason("baths", "no-disdain")
    if bribes_in(sheet, table.year) >= table.box.bribes_per_year:
        return Reason("baths", "bribes-used", {"count": table.box.bribes_per_year})
    if sheet[BRIBES + number]:
        return Reason("baths", "bath-used", {"number": number + 1, "year": sheet[BRIBES + number]})
    price = table.box.bath_price[number]
    wanted = flag(sheet, APPARITORES, table.box.bath_flag[number], "baths")
    wanted = wanted or lacks(sheet, RESOURCE, price, "baths")
    return wanted or Reason("baths", "bath-alike", {"number": number + 1, "count": price})


def courthouse(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    sheet = table.sheets[seat]
    missing = not_built(sheet, COURTHOUSE, "courthouse")
    if missing is not None:
        return missing
    column = words[0]
    bits = sheet[EDICTS + column]
    named: dict[str, str | int] = {"column": COHORTS[column]}
    if bits >> table.year & 1:
        return Reason("courthouse", "edict-issued", named)
    used = bits.bit_count()
    if used >= COURT_BOXES:
        return Reason("courthouse", "column-full", named)
    wanted = flag(sheet, APPARITORES, table.box.court_flag[column][used], "courthouse")
    return wanted or lacks_any(sheet, table.box.court_cost[column], "courthouse")


# ---------------------------------------------------------------- patricians


def diplomats(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    sheet = table.sheets[seat]
    if not table.law.diplomats:
        return campaign_rule(table, "no-diplomats", {})
    sent = diplomats_sent(sheet)
    if sent >= DIPLOMATS:
        return Reason("diplomats", "diplomats-sent")
    if sheet[ENVOYS + words[0]]:
        return Reason("diplomats", "cohort-served", {"cohort": COHORTS[words[0]]})
    wanted = flag(sheet, PATRICIANS, table.box.diplomat_flag[sent], "diplomats")
    return wanted or lacks_any(sheet, table.box.diplomat_cost, "diplomats")


def scouting(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    sheet = table.sheets[seat]
    if verb is verbs.PLACE:
        return Reason("scouting", "scout-first")
    scouts = sheet[SCOUTS]
    if scouts >= SCOUT_BOXES:
        return Reason("scouting", "scouts-sent")
    wanted = flag(sheet, PATRICIANS, table.box.scout_flag[scouts], "scouting")
    if wanted is not None:
        return wanted
    pattern = pattern_of(table, seat, words[0])
    if pattern < 0:
        return Reason("neighbours", "no-guide", {"guide": verbs.GUIDE.values[words[0]]})
    wanted = lacks(sheet, SOLDIER, 1, "scouting")
    if wanted is None and not PLACEMENTS.fits(pattern, sheet[MAP]):
        return Reason("patterns", "no-room")
    return wanted


EXPLANATIONS: Final[dict[str, Callable[[Table, int, Verb, list[int]], Reason | None]]] = {
    "cards": cards,
    "gain": gaining,
    "fill": filling,
    "cohort": cohort,
    "build": building,
    "training": training,
    "forum": forum,
    "market": market,
    "theatre": theatre,
    "ludus": ludus,
    "temple": temple,
    "baths": baths,
    "courthouse": courthouse,
    "diplomats": diplomats,
    "scouting": scouting,
    "stop": gaining,
    "attack": attacking,
}
