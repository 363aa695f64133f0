"""What must hold on a table of Age of Rome after every action."""

from ludi.games.age_of_rome.ids import BUILDINGS, HARD, HARD_TIMES, LEVELS
from ludi.games.age_of_rome.rules.setup import events_in_play, quests_in_play
from ludi.games.age_of_rome.sheet import (
    ANCHOR,
    AT,
    BASE,
    BASE_COMMON,
    CHARACTER,
    DENARII,
    EMPTY,
    FLIPPED,
    GLORY,
    LEGIONS,
    LEGIONS_OUT,
    PARTISANS,
    PLOTS,
    REACHED,
    READY,
    REMOVED,
    UPPER,
    UPPER_COMMON,
    VENDETTA,
    VOTES,
    VOTES_OUT,
)
from ludi.games.age_of_rome.table import Table

YES = "yes"
ALL = {variant: YES for variant in ("spies_and_allies", "peace", "clock", "heroes", "hard_times")}
STORMY = {"spies_and_allies": YES, "clock": YES, "heroes": YES, "hard_times": YES}

# Every player count, every variant alone, all of them, all with plots; both solo modes.
MODES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (3, {"spies_and_allies": YES}),
    (2, {"peace": YES}),
    (4, {"clock": YES}),
    (3, {"ask_cards": YES}),
    (1, {"ask_cards": YES}),
    (2, {"heroes": YES}),
    (3, {"hard_times": YES}),
    (2, STORMY),
    (4, ALL),
    (1, {"solo": "emperor"}),
    (1, {"solo": "emperor", "hard_times": YES, "clock": YES, "heroes": YES}),
    (1, {"solo": "cassius", "difficulty": "easy"}),
    (1, {"solo": "cassius", "difficulty": "normal", "peace": YES}),
    (1, {"solo": "cassius", "difficulty": "hard"}),
]


class Wanted:
    """What the box holds for a mode, worked out once for all tables of that mode."""

    def __init__(self, table: Table) -> None:
        box = table.box
        count = len(table.positions)
        self.tiles = box.tiles_few if count <= 2 else box.tiles
        self.cards = sorted(
            card
            for card, copies in enumerate(box.copies_few if count <= 2 else box.copies)
            for _ in range(copies)
        )
        self.quests = quests_in_play(table)
        self.events = events_in_play(table)
        self.base = sorted(box.base_piles[count])
        self.upper = sorted(box.upper_piles[count])
        hard = table.variants >> HARD_TIMES & 1 or table.difficulty == HARD
        assert len(self.events) == (18 if hard else 12)


WANTED: dict[tuple[int, int, int], Wanted] = {}


def wanted(table: Table) -> Wanted:
    key = (table.variants, table.difficulty, len(table.positions))
    if key not in WANTED:
        WANTED[key] = Wanted(table)
    return WANTED[key]


def check(table: Table) -> None:
    box = wanted(table)
    check_boards(table, box)
    check_pieces(table, box)
    check_cards(table, box)
    if not table.over:
        for seat in table.deciders:
            assert len(table.legal_for(seat)) < 100


def check_boards(table: Table, box: Wanted) -> None:
    """Tiles, Medals, Partisans on Buildings, Plot markers, Vendetta."""
    built = [0] * len(table.tiles)
    for place, level in enumerate(table.levels):
        first = place % len(BUILDINGS) * LEVELS
        for tile in range(first, first + level):
            built[tile] += 1
        assert 0 <= table.crowd[place] <= level, "a Partisan for each level"
    assert [b + left for b, left in zip(built, table.tiles, strict=True)] == box.tiles
    for building, medal in enumerate(table.medals):
        first_built = built[building * LEVELS + 2] > 0
        assert medal == REMOVED or (medal >= 0) == first_built, "the first level III takes it"
    markers = [plot % FLIPPED for plot in table.plots if plot != EMPTY]
    for seat in range(table.seats):
        assert markers.count(seat) + table.mats[seat][PLOTS] == 3
    assert 0 <= table.turned < 4
    assert 1 <= table.round <= 9 or table.lanes


def check_pieces(table: Table, box: Wanted) -> None:
    """Legions, Votes, Partisans, Pantheons, Vendetta, Glory and Denarii of everybody."""
    senate = table.senate
    assert len(senate) <= 5
    base = list(table.base_pile)
    upper = list(table.upper_pile)
    gainers = [0, 0, 0]
    vendetta = table.vendetta
    for owner, mat in enumerate(table.mats):
        assert min(mat[DENARII:]) >= 0, "nothing is negative"
        assert mat[GLORY] >= 1
        assert mat[LEGIONS] + mat[LEGIONS_OUT] + sum(mat[AT : AT + 3]) == 7
        assert mat[VOTES] + mat[VOTES_OUT] + senate.count(owner) == 5
        assert mat[VENDETTA] <= 4
        vendetta += mat[VENDETTA]
        assert mat[BASE] <= 2 and mat[UPPER] <= 3
        assert not mat[UPPER] or mat[BASE_COMMON], "the base comes first"
        if mat[BASE_COMMON]:
            assert mat[BASE] == 2
            base.append(mat[BASE_COMMON])
        if mat[UPPER_COMMON]:
            assert mat[UPPER] == 3
            upper.append(mat[UPPER_COMMON])
        reached = mat[REACHED]
        if owner < table.seats:
            assert mat[PARTISANS] == 1 + reached.bit_count()
            assert mat[READY] <= mat[PARTISANS] <= 5
        assert not table.reaches(mat), "milestones are taken at once"
        for stone in range(3):
            gainers[stone] += reached >> stone + 1 & 1
    assert vendetta == 11
    assert sorted(base) == box.base and sorted(upper) == box.upper
    assert table.milestones == (12 - gainers[0], 21 - gainers[1], 30 - gainers[2])


def check_cards(table: Table, box: Wanted) -> None:
    """Every Trade card, Anchor, Quest and event of the box is somewhere, once."""
    cards = table.deck + table.discard + table.stock
    cards.extend(table.tray)
    quests = table.quest_deck[:]
    anchors = table.anchors
    for owner, mat in enumerate(table.mats):
        hand = table.hands[owner]
        laid = table.laid[owner]
        cards.extend(hand)
        for place in range(0, len(laid), 4):
            cards.extend(laid[place + 1 : place + 4])
        quests.extend(table.quests[owner])
        assert len(hand) + mat[ANCHOR] <= 5 and len(laid) <= 12
        assert list(hand) == sorted(hand)
        anchors += mat[ANCHOR]
        if owner < table.seats:
            anchors -= table.box.characters[mat[CHARACTER]].anchor
    cards.sort()
    assert cards == box.cards
    assert anchors == 0
    quests.sort()
    assert quests == box.quests
    assert sorted(table.events) == box.events
    if table.cassius:
        assert sorted(table.cassius) == list(range(15))
        assert sorted(table.combat + table.combat_discard) == list(range(12))
