"""What must hold on a table of Hadrian's Wall after every action."""

from ludi.games.hadrians_wall.components import (
    BUILDINGS,
    CARDS,
    FATE_CARDS,
    GROUP_SIZES,
    LINE_BOXES,
    PRODUCTION,
    RENOWN,
    TRADERS,
)
from ludi.games.hadrians_wall.rules.rewards import Cohort
from ludi.games.hadrians_wall.sheet import (
    BATTLES,
    BRIBES,
    BUILT,
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
    INFRASTRUCTURE,
    MAP,
    MARKET,
    MINING,
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

# Every difficulty with every player count, and every fort with and without a set-up bonus.
MODES: list[tuple[int, dict[str, str]]] = [
    *((players, {"difficulty": d}) for players in range(1, 7) for d in ("easy", "medium", "hard")),
    *((1, {"fort": str(fort), "difficulty": "medium"}) for fort in range(1, 17)),
    *((1, {"fort": str(fort), "bonus": "yes"}) for fort in range(2, 17)),
]
DIGEST = "ed0d1b7f76e5f6b45693b36909ec539adda642963320967709cf627b4eb8c837"


def check(table: Table) -> None:
    check_cards(table)
    for seat, sheet in enumerate(table.sheets):
        assert len(sheet) == SIZE
        assert min(sheet) >= 0, "nothing is negative"
        check_tracks(table, sheet)
        check_icons(table, seat, sheet)
        check_areas(table, sheet)
        before = table.open[seat]
        table.refresh(seat)
        assert table.open[seat] == before, "the list of open buildings is up to date"
    if not table.over:
        for seat in table.deciders:
            assert 1 < len(table.legal_for(seat)) < 300
    else:
        assert all(sheet[piece] == 0 for sheet in table.sheets for piece in range(5))


def check_cards(table: Table) -> None:
    """48 fate cards, and twelve different cards in every player's set and the neutral one."""
    everywhere = table.fate + table.discard + table.attackers
    assert sorted(everywhere) == list(range(FATE_CARDS))
    for sheet in table.sheets:
        assert sorted(sheet[DECK : DECK + 12]) == list(range(len(CARDS)))
    if table.neutral:
        assert sorted(table.neutral) == list(range(len(CARDS)))
        assert table.neutrals_a_year() > 0
    else:
        assert table.tokens == [0, 0, 0, 0]
    assert 1 <= table.year <= 6


def check_tracks(table: Table, sheet: list[int]) -> None:
    box = table.box
    assert all(sheet[RENOWN + i] <= 25 for i in range(4))
    assert all(sheet[TRADERS + i] <= 9 for i in range(5))
    assert all(sheet[COHORT + i] <= 6 for i in range(3))
    assert 1 <= sheet[PRODUCTION] <= 9
    for line in range(5):
        filled = sheet[MINING + line]
        assert filled <= LINE_BOXES[line]
        assert filled <= box.line_reach[line][sheet[GRANARY]], "granaries open the columns"
    for line, track in ((2, CIPPI), (3, WALL)):
        if sheet[track]:
            assert sheet[FORT] >= box.line_chain[line][sheet[track] - 1], "chains hold"
    assert sheet[INFRASTRUCTURE] == levels_of_infrastructure(box)[sheet[FORT]]
    for group, size in enumerate(GROUP_SIZES):
        assert sheet[BUILT + group] <= size
    assert sheet[DISDAIN] <= 15
    assert sheet[DISDAIN_REMOVED] <= sheet[DISDAIN]


def check_icons(table: Table, seat: int, sheet: list[int]) -> None:
    """What was filled by icons is as much as the icons that were covered."""
    box = table.box
    lines = [box.line_reward[line][: sheet[MINING + line]] for line in range(5)]
    covered = [item for rewards in lines for reward in rewards for item in reward]
    waiting = 0
    if table.lanes:
        waiting = sum(isinstance(step, Cohort) for step in table.lanes[seat])
    assert covered.count(15) == sum(sheet[COHORT + i] for i in range(3)) + waiting
    circles = covered.count(14) + sheet[PRECINCT]
    assert sheet[PRODUCTION] == 1 + circles


def check_areas(table: Table, sheet: list[int]) -> None:
    box = table.box
    year = table.year
    for bits, most in (
        (sheet[TRAINING], 5),
        (sheet[FORUM], 4),
        (sheet[BATTLES], 6),
        (sheet[BATTLES + 1], 6),
        *((sheet[EDICTS + i], 3) for i in range(3)),
    ):
        assert bits.bit_count() <= most
        assert bits < 2 << year
        assert not bits & 1
    stages = [when for when in sheet[STAGES : STAGES + 6] if when]
    assert len(stages) == len(set(stages)), "one performance a year"
    bribes = sheet[BRIBES : BRIBES + 6]
    assert all(bribes.count(y) <= 2 for y in range(1, 7))
    assert sheet[DISDAIN_REMOVED] == sum(when > 0 for when in bribes)
    goods = [good for good in sheet[STALLS : STALLS + 8] if good]
    assert max(goods, default=0) <= 6
    assert not goods or sheet[MARKET]
    for gladiator in range(2):
        assert sheet[WOUNDS + gladiator] <= sheet[STRENGTH + gladiator] <= 6
    filled = sheet[TEMPLE_FILLED]
    assert filled <= 14
    if filled:
        assert sheet[TEMPLE] >= box.temple_level[filled - 1]
    earned = sum(filled >= end for end in box.temple_ends) + 2 * sum(
        sheet[ENVOYS + i] > 0 for i in range(3)
    )
    left = sheet[FAVOURS] + sum(sheet[ENVOY_FAVOURS + i] for i in range(3))
    assert left + sheet[FAVOURS_USED] == earned, "favours are earned, used or left"
    sent = sorted(sheet[ENVOYS + i] for i in range(3) if sheet[ENVOYS + i])
    assert sent == list(range(1, len(sent) + 1))
    assert sheet[SCOUTS] <= 5
    placing = 4 * sheet[SCOUTS] - sheet[MAP].bit_count()
    assert placing in (0, 4), "a scout covers four boxes"
    assert sheet[WALL_GUARD] >= sheet[TRAINING].bit_count()
    for building in range(len(BUILDINGS)):
        if table.law.forbidden >> building & 1:
            seat = table.sheets.index(sheet)
            assert not table.has_built(seat, building)
    if not table.law.diplomats:
        assert not sent
