"""What cards and advisors do, read from the components into small numbers."""

from __future__ import annotations

from typing import Final

from ludi.games.rome_and_roll.ids import (
    ANY_WORKER,
    AREAS,
    AUXILIARY,
    BASKET,
    COLOURS,
    CONDITIONS,
    COUNTERS,
    DIE_ICON,
    EFFECTS,
    GAIN,
    GAIN_CHOICE,
    GOODS,
    HILLS,
    MERCHANT,
    PLANS,
    RESOURCES,
    SET_DIE_FACE,
    SPEND_GAIN,
    TRIGGERS,
    TYPES,
    WORKERS,
)
from ludi.kernel.components import Row

NO_LIMIT: Final = 99
NONE: Final = -1
ICONS: Final = (*GOODS[:BASKET], GOODS[AUXILIARY])  # that an advisor can add to a die


class Effect:
    """One effect: what it does, of what good, how much, counted how, and when it applies."""

    def __init__(self, do: int, good: int, n: int) -> None:
        self.do: Final = do
        self.good: Final = good  # GAIN; SPEND_GAIN: what each one spent gives
        self.n: Final = n
        self.per = 0  # of COUNTERS
        self.arg = NONE  # the plan or type that is counted
        self.most = NO_LIMIT
        self.divide = 1
        self.choices: tuple[int, ...] = ()  # GAIN_CHOICE, SPEND_GAIN: of which goods
        self.owner_senators = 0  # TRIGGER_PRODUCTION: for the owner of another's building
        self.trigger = NONE
        self.types = 0  # a bit for each type of building; 0: any
        self.hills = 0  # a bit for each hill; 0: anywhere
        self.area = 0  # of AREAS
        self.worker = NONE  # DIE_ICON: the worker added
        self.printed_workers = 0  # DIE_ICON: a bit for each worker that sets it off
        self.printed_goods = 0
        self.colours = 0  # SET_DIE_FACE: a bit for each colour of dice


class Points:
    """One line of a plan's points: so many, counted how, if something holds at the end."""

    def __init__(self, n: int, condition: int, least: int) -> None:
        self.n: Final = n
        self.condition: Final = condition
        self.least: Final = least  # of what the condition counts
        self.per = 0
        self.arg = NONE
        self.most = NO_LIMIT
        self.divide = 1


def bits(row: Row, key: str, names: tuple[str, ...]) -> int:
    """A bit for each of some names; 0 without the key."""
    if not row.has(key):
        return 0
    found = 0
    for name in row.texts(key, names):
        found |= 1 << names.index(name)
    return found


def counted(row: Row) -> tuple[int, int, int, int]:
    """How something is counted: the counter, what it speaks of, the limit, the divisor."""
    per = COUNTERS.index(row.text("per", COUNTERS)) if row.has("per") else 0
    arg = NONE
    if row.has("type"):
        arg = TYPES.index(row.text("type", TYPES))
    if row.has("plan"):
        arg = PLANS.index(row.text("plan", PLANS))
    most = row.integer("most", 0, NO_LIMIT) if row.has("most") else NO_LIMIT
    divide = row.integer("divide", 1, NO_LIMIT) if row.has("divide") else 1
    return per, arg, most, divide


def read_effect(row: Row) -> Effect:
    """One effect of a plan or an advisor."""
    do = EFFECTS.index(row.text("do", EFFECTS))
    good = NONE
    if do == GAIN:
        good = GOODS.index(row.text("good", GOODS))
    elif do == SPEND_GAIN:
        good = GOODS.index(row.text("gain", GOODS))
    n = row.integer("n", 1, 9) if row.has("n") else 1
    effect = Effect(do, good, n)
    if do == GAIN_CHOICE:
        effect.choices = tuple([GOODS.index(name) for name in row.texts("from", RESOURCES)])
    if do == SPEND_GAIN:
        effect.choices = tuple([GOODS.index(name) for name in row.texts("spend", RESOURCES)])
        row.integer("rate", 1, 1)
    effect.per, effect.arg, effect.most, effect.divide = counted(row)
    if row.has("owner_senators"):
        effect.owner_senators = row.integer("owner_senators", 0, 9)
    if row.has("on"):
        effect.trigger = TRIGGERS.index(row.text("on", TRIGGERS))
    effect.types = bits(row, "types", TYPES)
    effect.hills = bits(row, "hills", HILLS)
    if row.has("area"):
        effect.area = AREAS.index(row.text("area", AREAS))
    if do == DIE_ICON:
        read_icon(row, effect)
    if do == SET_DIE_FACE:
        effect.colours = bits(row, "colors", COLOURS)
    return effect


def read_icon(row: Row, effect: Effect) -> None:
    """The icon an advisor adds to a die, and the printed icons that set it off."""
    icon = row.text("icon", (*WORKERS, *ICONS))
    if icon in WORKERS:
        effect.worker = WORKERS.index(icon)
    else:
        effect.arg = GOODS.index(icon)
    for name in row.texts("if_printed", (*WORKERS, *RESOURCES)):
        if name in WORKERS:
            effect.printed_workers |= 1 << WORKERS.index(name)
        else:
            effect.printed_goods |= 1 << RESOURCES.index(name)


def read_effects(row: Row, key: str) -> list[Effect]:
    return [read_effect(part) for part in row.parts(key)]


def read_points(row: Row) -> list[Points]:
    """The lines of a plan's points."""
    found: list[Points] = []
    for part in row.parts("points"):
        condition = 0
        least = 0
        if part.has("if"):
            condition = CONDITIONS.index(part.text("if", CONDITIONS))
            least = part.integer("at_least", 1, 9)
        points = Points(part.integer("n", 0, 20), condition, least)
        points.per, points.arg, points.most, points.divide = counted(part)
        found.append(points)
    return found


def worker_bits(names: list[str]) -> tuple[int, int]:
    """The workers printed on a face, and those it can be used as: "any" is all four."""
    printed = 0
    usable = 0
    for name in names:
        if name == ANY_WORKER:
            usable |= (1 << MERCHANT + 1) - 1
        else:
            printed |= 1 << WORKERS.index(name)
    return printed, usable | printed


def trigger_bits(effects: list[Effect]) -> int:
    """A bit for each trigger of some effects."""
    found = 0
    for effect in effects:
        found |= 1 << effect.trigger
    return found


def effect_bits(effects: list[Effect]) -> int:
    """A bit for each kind of effect."""
    found = 0
    for effect in effects:
        found |= 1 << effect.do
    return found
