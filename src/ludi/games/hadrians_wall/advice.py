"""What wins at Hadrian's Wall, roughly, in points: for bots and hints."""

from __future__ import annotations

import math
from typing import Any, Final

from ludi.games.hadrians_wall.actions import PATH, STOP, pays_neighbour
from ludi.games.hadrians_wall.campaign import fort_of
from ludi.games.hadrians_wall.goals import missing
from ludi.games.hadrians_wall.ids import (
    ATTRIBUTES,
    CARDS,
    CITIZENS,
    COHORTS,
    GROUPS,
    PIECES,
    RENOWN,
    YEARS,
)
from ludi.games.hadrians_wall.rules.act import LastLook
from ludi.games.hadrians_wall.sheet import DECK
from ludi.games.hadrians_wall.signs import (
    SIGNS,
    acts,
    expected_disdain,
    read,
    years_left,
)
from ludi.games.hadrians_wall.table import Table
from ludi.kernel.game import WIN, Advice

GIFT: Final = "gift"  # what it costs to strengthen a neighbour
GOAL: Final = "goal"  # what it costs to have nothing of all that a fort of the campaign asks for
ACTING: Final = "acting-"  # before what a sign promises to a seat that can still act this year
YEARLY: Final = "-yearly"
# what each sign promises in the last year, and more for every year still to come; when the year
# is over for a seat, where a search looks, and while it acts, which is when one chooses by it
PASSING: Final = (*PIECES, "set", "open-reward", "open-cohort", "open-place", "open-good")
RESTING: Final = [SIGNS.index(sign) for sign in SIGNS if sign not in PASSING]
RESTING_SIGNS: Final = [SIGNS[place] for place in RESTING]
NAMES: Final = [
    *RESTING_SIGNS,
    *[sign + YEARLY for sign in RESTING_SIGNS],
    *[ACTING + sign for sign in SIGNS],
    *[ACTING + sign + YEARLY for sign in SIGNS],
    GIFT,
    GOAL,
]
# buildings that reasons mention together with what they open
HOUSES: Final = ("granary", "market", "theatre", "ludus", "temple", "baths", "courthouse")
FORT: Final = 100.0  # what a fort is worth while it can still be won
COMMON: Final = ("track-complete", "built")  # goals that a game for points goes for as well
ON_THE_WAY: Final = 0.25  # what they count of other goals
DOUBT: Final = 5.0  # how soon victory becomes unlikely with what is missing in the last year


# what the signs speak of, for the reasons of hints
SPOKEN_OF: Final[dict[str, list[str]]] = {
    "resources": ["resource"],
    "workers": ["soldier", "builder", "servant", "civilian", "set"],
    "attributes": [*ATTRIBUTES, "attribute-step"],
    "citizens": [*CITIZENS, "next-citizens", "next-citizens-points"],
    "production": ["production", "mining", "next-production"],
    "defence": [
        *[f"cohort-{cohort}" for cohort in COHORTS],
        "breach-next",
        "breach-later",
        "next-cohorts",
        "open-swords",
    ],
    "wall": ["wall-guard", "cippi", "wall", "next-people", "next-points"],
    "fort": ["fort", "halted", "granary", "open-granary"],
    "buildings": [group for group in GROUPS if group not in HOUSES],
    "plans": [f"open-{group}" for group in GROUPS if group != "granary"],
    "landmarks": ["landmarks", "open-landmarks"],
    "goods": ["market", "goods", "kinds-of-goods", "open-good", "open-stalls", "open-kinds"],
    "shows": ["theatre", "stages", "open-shows"],
    "gladiators": ["ludus", "strength", "open-battles", "open-training"],
    "temples": ["temple", "temple-boxes", "favours", "open-temple-boxes"],
    "diplomats": ["envoy-favours", "open-diplomats"],
    "scouts": ["scouts", "map", "open-place", "open-scouts", "rows"],
    "disdain": ["disdain", "baths", "bribes", "open-bribes"],
    "edicts": ["courthouse", "edicts", "open-edicts"],
    "paths": [f"{sign}-{card}" for sign in ("path", "progress") for card in CARDS],
    "rewards": ["open-reward", "open-cohort"],
}
TERMS: Final[dict[str, list[str]]] = {
    term: [
        moment + sign + later
        for moment in ("", ACTING)
        for later in ("", YEARLY)
        for sign in signs
        if moment or sign not in PASSING
    ]
    for term, signs in SPOKEN_OF.items()
}
CAMPAIGN_TERMS: Final = {**TERMS, "goals": [GOAL]}


class Worths:
    """What the signs are worth, by years left."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.gift: Final = weights[GIFT]
        self.goal: Final = weights[GOAL]
        self.resting: Final = by_years(weights, "")
        self.acting: Final = by_years(weights, ACTING)


def by_years(weights: dict[str, float], moment: str) -> list[list[float]]:
    """The weights of all signs at a moment, by years left."""
    return [
        [
            weights.get(moment + sign, 0.0) + left * weights.get(moment + sign + YEARLY, 0.0)
            for sign in SIGNS
        ]
        for left in range(YEARS + 1)
    ]


class HadrianAdvice(Advice):
    """The points to be expected at the end: those on the sheets, and what the signs promise."""

    apart = True

    def __init__(self, weights: dict[str, float]) -> None:
        self.numbers: Final = weights
        self.worths: Final = Worths(weights)

    def evaluate(self, table: Any, seat: int) -> float:
        return evaluate(table, seat, self.worths)

    def expect(self, table: Any, seat: int, action: int) -> float:
        return expect(table, seat, action, self.worths)

    def lead_on(self, table: Any, seat: int, actions: list[int]) -> Any:
        return lead_on(table, seat, actions, self.worths)

    def rests(self, table: Any, seat: int, action: int) -> bool:
        return action == STOP.base

    def ahead(self, table: Any) -> int:
        return 60  # to the end of the year: a visit is judged by what its pieces became

    def in_points(self, table: Any) -> bool:
        return not table.fort

    def points(self, table: Any, seat: int) -> float:
        return read(table, seat, acts(table, seat))[0]

    def signs(self, table: Any, seat: int) -> list[float]:
        pieces = acts(table, seat)
        _, counts, outlook = read(table, seat, pieces)
        signs = [*[float(count) for count in counts], *outlook]
        left = years_left(table)
        if table.over or is_last_rest(pieces, left):
            signs = [0.0] * len(signs)
        resting = [0.0 if pieces else signs[place] for place in RESTING]
        acting = [sign if pieces else 0.0 for sign in signs]
        later = [left * sign for sign in resting]
        return [*resting, *later, *acting, *[left * sign for sign in acting], 0.0, 0.0]

    def weigh(self, table: Any, seat: int, action: int) -> float:
        return weigh(table, seat, action, self.worths)

    def stretch(self, table: Any, seat: int) -> int:
        return stretch(table, seat)

    def weights(self) -> dict[str, float]:
        return self.numbers

    def mode(self, table: Any) -> str:
        return f"{table.difficulty} {table.fort}"

    def terms(self, table: Any) -> dict[str, list[str]]:
        return CAMPAIGN_TERMS if table.fort else TERMS

    def with_weights(self, weights: dict[str, float]) -> Advice:
        return HadrianAdvice(weights)


def evaluate(table: Table, seat: int, worths: Worths) -> float:
    """The seat's prospects; when the game is over, its points and whether it won."""
    if table.over:
        mine = table.scores()[seat]
        value = float(mine.total)
        if table.seats > 1 or table.fort:
            value += WIN if mine.won else -WIN
        return value
    return prospects(table, seat, acts(table, seat), worths)


def prospects(table: Table, seat: int, pieces: bool, worths: Worths) -> float:
    """The points a seat may expect, with the pieces on its board or without them."""
    value, counts, outlook = read(table, seat, pieces)
    left = years_left(table)
    if not is_last_rest(pieces, left):
        worth = worths.acting[left] if pieces else worths.resting[left]
        counted = len(counts)
        for i in range(counted):
            count = counts[i]
            if count:
                value += count * worth[i]
        for i in range(len(outlook)):
            value += outlook[i] * worth[counted + i]
    if table.fort:
        value += hope(table, value, worths.goal)
    return value


def is_last_rest(pieces: bool, left: int) -> bool:
    """Whether nothing but the last attack is still to come: the sheets are what they are."""
    return not pieces and not left


def hope(table: Table, total: float, goal: float) -> float:
    """What is added to the points expected for the goals of a fort, and taken away."""
    goals = fort_of(table).goals
    disdain = expected_disdain(table, table.sheets[0])
    left = years_left(table)
    lacking = off = 0.0
    for condition in goals:
        share = missing(table, condition, total, disdain, left)
        lacking += share
        off += share * ON_THE_WAY if condition.kind in COMMON else share
    value = -goal * off / len(goals)
    if not left:
        value += FORT * math.exp(-DOUBT * lacking)  # now or never
    return value


def stretch(table: Table, seat: int) -> int:
    """A seat's year: it ends when the seat stops, for then what is left of its pieces is lost.

    The pieces of the next year come to everybody, whatever was done before.
    """
    if not table.revealed:
        return 2 * table.year
    done = not table.lanes or not table.lanes[seat] or isinstance(table.lanes[seat][-1], LastLook)
    return 2 * table.year + (1 if done else 0)


def expect(table: Table, seat: int, action: int, worths: Worths) -> float:
    """How good things are after an action, before chance says how the year ends.

    What the attack and the next year's cards bring comes whatever was done: it would only blur
    what a year was worth. So stopping is as good as the position without its pieces.
    """
    if action == STOP.base:
        return prospects(table, seat, False, worths)
    twin = table.clone()
    twin.patient = True  # with the last piece used, look at what there is, not at what comes next
    twin.play(action, seat)
    return evaluate(twin, seat, worths) + weigh(table, seat, action, worths)


def lead_on(table: Table, seat: int, actions: list[int], worths: Worths) -> Table:
    """Where the best of some actions leads; the year of a seat that stops ends on the spot."""
    best = table
    best_value = 0.0
    for action in actions:
        if action == STOP.base:
            value = prospects(table, seat, False, worths)
            twin = table
        else:
            twin = table.clone()
            twin.patient = True
            twin.play(action, seat)
            if len(actions) == 1:
                return twin
            value = evaluate(twin, seat, worths) + weigh(table, seat, action, worths)
        if action == actions[0] or value > best_value:
            best = twin
            best_value = value
    if best is table:
        best = table.clone()
        best.lanes[seat] = []
        best.offers[seat] = []
    return best


def weigh(table: Table, seat: int, action: int, worths: Worths) -> float:
    """What an action promises that the position right after it does not show."""
    if action == STOP.base:
        return stop_value(table, seat, worths)
    if PATH.says(action):
        return prospect_value(table, seat, PATH.one(action), worths)
    return -worths.gift if pays_neighbour(action) else 0.0


def stop_value(table: Table, seat: int, worths: Worths) -> float:
    """Stopping is as good as the position without its pieces, whatever the attack brings."""
    twin = table.clone()
    twin.play(STOP.base, seat)
    return prospects(table, seat, False, worths) - evaluate(twin, seat, worths)


def prospect_value(table: Table, seat: int, path: int, worths: Worths) -> float:
    """The pieces on the card that is not kept as a path, where they come only later."""
    if table.seats == 1:
        return 0.0  # alone, they are there at once
    sheet = table.sheets[seat]
    place = DECK + 2 * table.year - 2
    prospect = sheet[place] if sheet[place] != path else sheet[place + 1]
    worth = worths.acting[YEARS - table.year]
    value = 0.0
    for item in table.box.card_gains[prospect]:
        if item < RENOWN:
            value += worth[1 + item]
    return value
