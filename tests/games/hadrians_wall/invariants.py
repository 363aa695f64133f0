"""What must hold on a table of Hadrian's Wall after every action."""

from operator import le

from ludi.games.hadrians_wall.components import Box, Law
from ludi.games.hadrians_wall.ids import (
    ATTRIBUTE_BOXES,
    CARDS,
    CITIZEN_BOXES,
    COHORT_BOXES,
    COHORT_ICON,
    COURT_BOXES,
    DISDAIN_CIRCLES,
    FATE_CARDS,
    FORUM_BOXES,
    GOODS,
    GROUP_SIZES,
    GROUP_STARTS,
    GROUPS,
    LINE_BOXES,
    MARKET_BOXES,
    PRODUCTION,
    PRODUCTION_CIRCLES,
    RENOWN,
    SCOUT_BOXES,
    STRENGTH_BOXES,
    TRADERS,
    TRAINING_BOXES,
    YEARS,
)
from ludi.games.hadrians_wall.patterns import FULL_MAP
from ludi.games.hadrians_wall.rules.act import LastLook
from ludi.games.hadrians_wall.rules.rewards import Cohort
from ludi.games.hadrians_wall.sheet import (
    BATTLES,
    BRIBES,
    BUILT,
    CHOSEN,
    CIPPI,
    COHORT,
    DECK,
    DISDAIN,
    DISDAIN_REMOVED,
    EDICTS,
    ENVOY_FAVOURS,
    ENVOYS,
    FAVOURS,
    FAVOURS_USED,
    FORT,
    FORUM,
    GRANARY,
    IGNORED,
    INFRASTRUCTURE,
    MAP,
    MARKET,
    MINING,
    MONUMENTS,
    PRECINCT,
    SCOUTS,
    SIZE,
    STAGES,
    STALLS,
    STRENGTH,
    TEMPLE,
    TEMPLE_FILLED,
    TRAINING,
    WALL,
    WALL_GUARD,
    WOUNDS,
)
from ludi.games.hadrians_wall.table import Table, levels_of_infrastructure

# Every difficulty with every player count, every fort with and without a set-up bonus, and some
# with a last look at the end of each year.
MODES: list[tuple[int, dict[str, str]]] = [
    *((players, {"difficulty": d}) for players in range(1, 7) for d in ("easy", "medium", "hard")),
    *((1, {"fort": str(fort), "difficulty": "medium"}) for fort in range(1, 17)),
    *((1, {"fort": str(fort), "bonus": "yes", "difficulty": "easy"}) for fort in range(2, 17)),
    *((players, {"last_look": "yes"}) for players in (1, 2, 4)),
    (1, {"fort": "5", "last_look": "yes", "difficulty": "easy"}),
]

MANY = 1 << 30
ALL_CARDS = list(range(len(CARDS)))
ALL_FATE_CARDS = list(range(FATE_CARDS))
EVERY_YEAR = (2 << YEARS) - 2


def games(options: dict[str, str], number: int) -> int:
    """Of `number` games (or positions) for every mode: the forts share those of the campaign."""
    return max(8, number // 31) if "fort" in options else number


class Limits:
    """What the box and the law of a fort say, worked out once for all tables under that law."""

    def __init__(self, box: Box, law: Law) -> None:
        self.most = most_of_everything(box, law)
        self.infrastructure = levels_of_infrastructure(box)
        self.cohorts = [counts(rewards, COHORT_ICON) for rewards in box.line_reward]
        self.circles = [counts(rewards, PRODUCTION) for rewards in box.line_reward]
        self.favours = [
            sum(filled >= end for end in box.temple_ends)
            for filled in range(len(box.temple_reward) + 1)
        ]
        # by group of buildings, then how many stand: the next one, what it needs, how much
        self.next: list[list[tuple[int, int, int]]] = [
            [
                (b, box.needs[b], MANY if law.forbidden >> b & 1 else box.level[b])
                for b in range(start, start + size)
            ]
            + [(-1, 0, MANY)]
            for start, size in zip(GROUP_STARTS, GROUP_SIZES, strict=True)
        ]


def most_of_everything(box: Box, law: Law) -> list[int]:
    """The most that each place of a sheet can hold, however the game goes."""
    most = [MANY] * SIZE
    for start, count, number in (
        (RENOWN, 4, ATTRIBUTE_BOXES),
        (TRADERS, 5, CITIZEN_BOXES),
        (PRODUCTION, 1, PRODUCTION_CIRCLES),
        (COHORT, 3, COHORT_BOXES),
        (INFRASTRUCTURE, 1, levels_of_infrastructure(box)[-1]),
        (MONUMENTS, 1, 15 if law.landmarks else 0),
        (TRAINING, 1, EVERY_YEAR),
        (FORUM, 1, EVERY_YEAR),
        (STALLS, MARKET_BOXES, GOODS),
        (STAGES, 6, YEARS),
        (STRENGTH, 2, STRENGTH_BOXES),
        (BATTLES, 2, EVERY_YEAR),
        (TEMPLE_FILLED, 1, 14),
        (BRIBES, 6, YEARS),
        (EDICTS, 3, EVERY_YEAR),
        (ENVOYS, 3, 3 if law.diplomats else 0),
        (ENVOY_FAVOURS, 3, 2 if law.diplomats else 0),
        (SCOUTS, 1, SCOUT_BOXES),
        (MAP, 1, FULL_MAP),
        (DISDAIN, 1, DISDAIN_CIRCLES),
        (CHOSEN, 1, 1),
        (DECK, len(CARDS), len(CARDS) - 1),
        (IGNORED, 3, FATE_CARDS),
    ):
        most[start : start + count] = [number] * count
    most[MINING : MINING + 5] = LINE_BOXES
    for group in range(len(GROUPS)):
        size = GROUP_SIZES[group]
        allowed = [i for i in range(size) if law.forbidden >> GROUP_STARTS[group] + i & 1]
        most[BUILT + group] = min([size, *allowed])
    return most


def counts(rewards: list[tuple[int, ...]], icon: int) -> list[int]:
    """By number of filled boxes: how many of an icon they cover."""
    found = [0]
    for reward in rewards:
        found.append(found[-1] + reward.count(icon))
    return found


LIMITS: dict[Law, Limits] = {}


class Checked:
    """A seat's sheet when it was checked last, and what the checks read beside it.

    Most actions change a part of one sheet. What has not changed since needs no second look.
    """

    def __init__(self) -> None:
        self.sheet: list[int] = []
        self.dated: list[int] = []  # the part of the sheet where years are written
        self.open: tuple[int, ...] = ()
        self.waiting = 0  # cohorts to be chosen


class Last:
    """What was checked last: the law and year, and the sheets under them."""

    law: Law | None = None
    year = 0
    seats: list[Checked] = []


def check(table: Table) -> None:
    check_cards(table)
    law = table.law
    if law not in LIMITS:
        LIMITS[law] = Limits(table.box, law)
    if Last.law is not law or Last.year != table.year or len(Last.seats) != table.seats:
        Last.law = law
        Last.year = table.year
        Last.seats = [Checked() for _ in range(table.seats)]
    lanes = table.lanes
    for sheet, open, last, seat in zip(
        table.sheets, table.open, Last.seats, range(table.seats), strict=True
    ):
        waiting = 0
        if lanes and len(lanes[seat]) > 1:
            waiting = len([1 for step in lanes[seat] if isinstance(step, Cohort)])
        if sheet != last.sheet or open != last.open or waiting != last.waiting:
            check_sheet(table.box, LIMITS[law], sheet, open, waiting)
            dated = sheet[TRAINING:DISDAIN]
            if dated != last.dated:
                check_years(sheet, table.year)
            last.sheet = sheet[:]
            last.dated = dated
            last.open = open
            last.waiting = waiting
    if table.over:
        assert all(sheet[piece] == 0 for sheet in table.sheets for piece in range(5))
    elif lanes:
        sizes = [len(legal) for legal in table.offers]
        assert max(sizes) < 300
        assert all(isinstance(lanes[seat][-1], LastLook) for seat, n in enumerate(sizes) if n == 1)
    else:
        assert 1 < len(table.legal) < 300


def check_cards(table: Table) -> None:
    """48 fate cards, and twelve different cards in the neutral deck."""
    assert sorted(table.fate + table.discard + table.attackers) == ALL_FATE_CARDS
    if table.neutral:
        assert sorted(table.neutral) == ALL_CARDS
        assert table.neutrals_a_year() > 0
    else:
        assert table.tokens == [0, 0, 0, 0]
    assert 1 <= table.year <= YEARS


def check_sheet(
    box: Box, limits: Limits, sheet: list[int], open: tuple[int, ...], waiting: int
) -> None:
    assert len(sheet) == SIZE
    assert min(sheet) >= 0, "nothing is negative"
    assert all(map(le, sheet, limits.most)), "no box is filled that is not there, or forbidden"
    assert sorted(sheet[DECK : DECK + 12]) == ALL_CARDS, "each player has a set of cards"
    check_tracks(box, limits, sheet)
    check_icons(limits, sheet, waiting)
    check_areas(box, limits, sheet)
    found = [
        reached[level][0]
        for reached, level in zip(limits.next, sheet[BUILT : BUILT + len(GROUPS)], strict=True)
        if sheet[reached[level][1]] >= reached[level][2]
    ]
    assert open == tuple(found), "the list of open buildings is up to date"


def check_tracks(box: Box, limits: Limits, sheet: list[int]) -> None:
    assert all(map(le, sheet[MINING : MINING + 5], box.reach[sheet[GRANARY]])), (
        "granaries open the columns"
    )
    fort = sheet[FORT]
    if sheet[CIPPI]:
        assert fort >= box.line_chain[2][sheet[CIPPI] - 1], "chains hold"
    if sheet[WALL]:
        assert fort >= box.line_chain[3][sheet[WALL] - 1], "chains hold"
    assert sheet[INFRASTRUCTURE] == limits.infrastructure[fort]
    assert sheet[DISDAIN_REMOVED] <= sheet[DISDAIN]
    assert sheet[DISDAIN_REMOVED] == 6 - sheet[BRIBES : BRIBES + 6].count(0)


def check_icons(limits: Limits, sheet: list[int], waiting: int) -> None:
    """What was filled by icons is as much as the icons that were covered."""
    shields = 0
    circles = 1 + sheet[PRECINCT]
    for line in range(5):
        filled = sheet[MINING + line]
        shields += limits.cohorts[line][filled]
        circles += limits.circles[line][filled]
    assert shields == sheet[COHORT] + sheet[COHORT + 1] + sheet[COHORT + 2] + waiting
    assert sheet[PRODUCTION] == circles


def check_years(sheet: list[int], year: int) -> None:
    """Boxes that bear a year: none of a year to come, no more of them than there are."""
    training, forum, battles = sheet[TRAINING], sheet[FORUM], sheet[BATTLES] | sheet[BATTLES + 1]
    edicts = sheet[EDICTS : EDICTS + 3]
    written = training | forum | battles | edicts[0] | edicts[1] | edicts[2]
    assert written < 2 << year
    assert not written & 1
    assert training.bit_count() <= TRAINING_BOXES
    assert forum.bit_count() <= FORUM_BOXES
    for edict in edicts:
        assert edict.bit_count() <= COURT_BOXES
    bribes = sheet[BRIBES : BRIBES + 6]
    stages = sheet[STAGES : STAGES + 6]
    assert max(bribes) <= year
    assert max(stages) <= year
    for past in range(1, year + 1):
        assert stages.count(past) <= 1, "one performance a year"
        assert bribes.count(past) <= 2, "two bribes a year"


def check_areas(box: Box, limits: Limits, sheet: list[int]) -> None:
    if not sheet[MARKET]:
        assert not any(sheet[STALLS : STALLS + MARKET_BOXES])
    assert sheet[WOUNDS] <= sheet[STRENGTH]
    assert sheet[WOUNDS + 1] <= sheet[STRENGTH + 1]
    filled = sheet[TEMPLE_FILLED]
    if filled:
        assert sheet[TEMPLE] >= box.temple_level[filled - 1]
    envoys = sheet[ENVOYS : ENVOYS + 3]
    sent = 3 - envoys.count(0)
    assert sorted(envoys) == [0, 0, 0, 1, 2, 3][sent : sent + 3]
    left = sheet[FAVOURS] + sum(sheet[ENVOY_FAVOURS : ENVOY_FAVOURS + 3])
    assert left + sheet[FAVOURS_USED] == limits.favours[filled] + 2 * sent, (
        "favours are earned, used or left"
    )
    placing = 4 * sheet[SCOUTS] - sheet[MAP].bit_count()
    assert placing in (0, 4), "a scout covers four boxes"
    assert sheet[WALL_GUARD] >= sheet[TRAINING].bit_count()
