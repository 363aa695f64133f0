"""What must hold on a table of Age of Rome after every action."""

from ludi.games.age_of_rome.ids import BUILDINGS, CARDS, HARD, LEVELS, QUESTS
from ludi.games.age_of_rome.rules.setup import events_in_play, quests_in_play
from ludi.games.age_of_rome.table import (
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
    Table,
)

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
DIGEST = "4be39d0649736fd7562ae8deba40240dc237edb7875b8e53c6421d808dca3c41"


def check(table: Table) -> None:
    check_boards(table)
    check_pieces(table)
    check_cards(table)
    if not table.over:
        for seat in table.deciders:
            assert len(table.legal_for(seat)) < 100


def check_boards(table: Table) -> None:
    """Tiles, Medals, Partisans on Buildings, Plot markers, Vendetta."""
    box = table.box
    few = len(table.positions) <= 2
    tiles = box.tiles_few if few else box.tiles
    for building in range(len(BUILDINGS)):
        levels = table.levels[building :: len(BUILDINGS)]
        for level in range(LEVELS):
            built = len([1 for found in levels if found > level])
            assert (
                built + table.tiles[building * LEVELS + level] == tiles[building * LEVELS + level]
            )
        medal = table.medals[building]
        assert medal == REMOVED or (medal >= 0) == (3 in levels), "the first level III takes it"
    assert all(0 <= here <= room for here, room in zip(table.crowd, table.levels, strict=True))
    markers = [plot % FLIPPED for plot in table.plots if plot != EMPTY]
    for seat in range(table.seats):
        assert markers.count(seat) + table.mats[seat][PLOTS] == 3
    assert table.vendetta + sum(mat[VENDETTA] for mat in table.mats) == 11
    assert all(0 <= mat[VENDETTA] <= 4 for mat in table.mats)
    assert 0 <= table.turned < 4
    assert 1 <= table.round <= 9 or table.lanes


def check_pieces(table: Table) -> None:
    """Legions, Votes, Partisans, Pantheons, Glory and Denarii of everybody."""
    box = table.box
    assert len(table.senate) <= 5
    taken_base = sorted([mat[BASE_COMMON] for mat in table.mats if mat[BASE_COMMON]])
    taken_upper = sorted([mat[UPPER_COMMON] for mat in table.mats if mat[UPPER_COMMON]])
    count = len(table.positions)
    assert sorted([*table.base_pile, *taken_base]) == sorted(box.base_piles[count])
    assert sorted([*table.upper_pile, *taken_upper]) == sorted(box.upper_piles[count])
    for owner, mat in enumerate(table.mats):
        assert min(mat[DENARII:]) >= 0, "nothing is negative"
        assert mat[GLORY] >= 1
        assert mat[LEGIONS] + mat[LEGIONS_OUT] + sum(mat[AT : AT + 3]) == 7
        assert mat[VOTES] + mat[VOTES_OUT] + table.senate.count(owner) == 5
        assert mat[BASE] <= 2 and mat[UPPER] <= 3
        assert not mat[BASE_COMMON] or mat[BASE] == 2
        assert not mat[UPPER] or mat[BASE_COMMON], "the base comes first"
        assert not mat[UPPER_COMMON] or mat[UPPER] == 3
        if owner < table.seats:
            assert mat[PARTISANS] == 1 + mat[REACHED].bit_count()
            assert mat[READY] <= mat[PARTISANS] <= 5
        assert not table.reaches(mat), "milestones are taken at once"
    gainers = [sum(mat[REACHED] >> stone & 1 for mat in table.mats) for stone in (1, 2, 3)]
    assert table.milestones == [12 - gainers[0], 21 - gainers[1], 30 - gainers[2]]


def check_cards(table: Table) -> None:
    """Every Trade card, Anchor, Quest and event of the box is somewhere, once."""
    box = table.box
    few = len(table.positions) <= 2
    cards = table.deck + table.discard + table.stock + list(table.tray)
    quests = table.quest_deck[:]
    for owner in range(len(table.mats)):
        cards += table.hands[owner]
        laid = table.laid[owner]
        cards += [laid[i] for i in range(len(laid)) if i % 4]
        quests += table.quests[owner]
        full = len(table.hands[owner]) + table.mats[owner][ANCHOR]
        assert full <= 5 and len(laid) <= 12
        assert list(table.hands[owner]) == sorted(table.hands[owner])
    copies = box.copies_few if few else box.copies
    counts = [0] * len(CARDS)
    for card in cards:
        counts[card] += 1
    assert counts == copies
    anchors = [m[ANCHOR] for m in table.mats]
    dealt = [box.characters[m[CHARACTER]].anchor for m in table.mats[: table.seats]]
    assert sum(anchors) + table.anchors == sum(dealt)
    assert sorted(quests) == quests_in_play(table)
    assert sorted(table.events) == events_in_play(table)
    assert len(table.events) == (18 if table.variants >> 4 & 1 or table.difficulty == HARD else 12)
    assert len(quests) <= len(QUESTS)
    if table.cassius:
        assert sorted(table.cassius) == list(range(15))
        assert sorted(table.combat + table.combat_discard) == list(range(12))
