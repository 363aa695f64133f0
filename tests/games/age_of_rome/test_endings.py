"""The end: every line of the score sheet, tie-breaks, co-emperors, exploits, refused options."""

from typing import Any

import pytest

import ludi
from ludi.games.age_of_rome import scoring
from ludi.games.age_of_rome.ids import EXPLOITS, QUESTS
from ludi.games.age_of_rome.sheet import DENARII, GLORY, REVENUE_PHASE
from ludi.games.age_of_rome.table import Table
from ludi.kernel.dice import Dice
from ludi.kernel.viewer import EVERYTHING
from tests.games.age_of_rome.position import GAME, P1, P2, P3, player, position, sheet

LATE = (11, 20, 29)  # the milestones after one player has passed them all


def ended(*players, **wanted) -> Table:
    return position(*players, agenda=[], round=9, phase="end", **wanted)


def test_a_game_ends_after_nine_rounds() -> None:
    dice = Dice.seeded("nine")
    table = GAME.new(players=3, seed=9)
    told = table.listen()
    while not table.over:
        assert table.view(EVERYTHING)["ending"] is None
        table.play(table.legal[dice.below(len(table.legal))])
    assert table.view(EVERYTHING)["ending"] == "rounds"
    assert [one.args[0] for one in told if one.what == "round"] == list(range(1, 10))
    assert [one.what for one in told].count("rotates") == 8


def test_r22_equal_points_are_decided_by_the_denarii_left() -> None:
    table = ended(player(glory=4, denarii=6), player(glory=4, denarii=7))
    assert [score.total for score in table.scores()] == [5, 5]
    assert [score.won for score in table.scores()] == [False, True]


def test_denarii_given_away_do_not_break_ties() -> None:
    table = ended(player(glory=3, denarii=10), player(glory=4, denarii=6))
    assert [score.total for score in table.scores()] == [5, 5]
    assert [score.rank for score in table.scores()] == [1, 1]  # two left each


def test_co_emperors_share_the_victory() -> None:
    table = ended(player(glory=4, denarii=6), player(glory=4, denarii=6), player(glory=1))
    assert [score.won for score in table.scores()] == [True, True, False]
    assert [score.rank for score in table.scores()] == [1, 1, 3]


def test_regions_not_defeated_give_nothing() -> None:
    table = ended(player(regions=(1, 2, 3)), player())
    assert sheet(table, P1)["military"] == 0


@pytest.mark.parametrize(
    ("regions", "points"),
    [((2, 0, 0), 5), ((0, 3, 0), 4), ((0, 0, 4), 5), ((2, 3, 0), 9)],
)
def test_first_places_of_one_or_two_players(regions: tuple[int, int, int], points: int) -> None:
    assert sheet(ended(player(regions=regions), player()), P1)["military"] == points


def test_votes_count_from_the_bottom_also_in_a_short_column() -> None:
    table = ended(player(), player(), senate=[P2, P1, P1])
    assert [sheet(table, seat)["politics"] for seat in (P1, P2)] == [5, 1]
    full = ended(player(), player(), senate=[P1, P2, P2, P1, P1])
    assert [sheet(full, seat)["politics"] for seat in (P1, P2)] == [12, 5]


def test_sets_by_their_goods() -> None:
    sets = (
        ("tools", "falx", "libella", "bronze_chest"),
        ("weapons", "spatha", "pugio", "sica"),
        ("jewels", "bulla", "diadem", "fibula"),
    )
    assert sheet(ended(player(sets=sets), player()), P1)["commerce"] == 3 + 4 + 6


@pytest.mark.parametrize(
    ("base", "upper", "points"),
    [
        ((1, "none"), (0, "none"), 1),
        ((2, "silver"), (1, "none"), 6),
        ((2, "gold"), (3, "gold"), 13),
    ],
)
def test_pieces_of_the_pantheon(base, upper, points: int) -> None:
    table = ended(player(base=base, upper=upper), player(), player(), player())
    assert sheet(table, P1)["religion"] == points


# Every Quest, in a position that just fulfils it, and its points there.
FULFILLED: dict[str, tuple[dict[str, Any], dict[str, Any], int]] = {
    "vendetta_engine": ({"vendetta": 1}, {}, 4),
    "vendetta_never_ends": ({"vendetta": 3}, {}, 5),
    "offerings": ({}, {"medals": {"religion": P1}}, 6),
    "free_trade": ({}, {"medals": {"commerce": P1}}, 6),
    "preeminent_vote": ({}, {"medals": {"politics": P1}}, 6),
    "hard_labour": ({}, {"medals": {"agriculture": P1}}, 6),
    "most_decorated": ({}, {"medals": {"military": P1}}, 6),
    "last_stone": ({}, {"medals": {"military": P1, "religion": P1}}, 6),
    "triumph": ({"regions": (2, 3, 0)}, {}, 6),
    "veni_vidi_vici": ({"regions": (1, 1, 1)}, {}, 4),
    "total_war": ({"regions": (7, 0, 0)}, {}, 5),
    "faithful_lieutenant": ({"regions": (1, 0, 0)}, {"rival": {"regions": (2, 0, 0)}}, 3),
    "princeps_senatus": ({}, {"senate": [P2, P1]}, 4),
    "old_guard": ({}, {"senate": [P1, P2]}, 4),
    "dominant_faction": ({}, {"senate": [P1, P2]}, 5),
    "shrewd_merchant": ({"sets": (("weapons", "spatha", "pugio", "sica"),)}, {}, 2),
    "collector": (
        {
            "sets": (
                ("weapons", "spatha", "pugio", "sica"),
                ("jewels", "bulla", "diadem", "fibula"),
            )
        },
        {},
        5,
    ),
    "jeweller": ({"sets": (("jewels", "bulla", "diadem", "fibula"),)}, {}, 4),
    "full_stalls": ({"hand": ("falx", "groma", "bulla", "sica")}, {}, 4),
    "pontifex_maximus": ({"base": (2, "gold"), "upper": (3, "gold")}, {}, 5),
    "gold_of_the_gods": ({"base": (2, "gold"), "upper": (3, "gold")}, {}, 6),
    "sacred_foundations": ({"base": (2, "gold")}, {}, 3),
    "private_hoard": ({"denarii": 24}, {}, 4),
    "poor_but_worthy": ({"denarii": 0}, {}, 4),
    "ever_higher": ({"glory": 31, "partisans": 5}, {"milestones": LATE}, 5),
    "in_the_shadows": ({"glory": 1}, {}, 6),
    "full_court": ({"glory": 30, "partisans": 5}, {"milestones": LATE}, 4),
    "new_age": (
        {},
        {
            "levels": {"africa": {"religion": 3, "military": 3}},
            "medals": {"religion": P2, "military": P2},
        },
        4,
    ),
}


def test_every_quest_has_its_case() -> None:
    assert list(FULFILLED) == list(QUESTS)


@pytest.mark.parametrize("quest", QUESTS)
def test_a_quest_is_fulfilled(quest: str) -> None:
    mine, around, points = FULFILLED[quest]
    around = dict(around)
    rival = around.pop("rival", {})
    table = ended(player(quests=(quest,), **mine), player(**rival), player(), **around)
    assert sheet(table, P1)["quests"] == points
    assert scoring.quests_completed(table, P1) == 1


@pytest.mark.parametrize("quest", [q for q in QUESTS if FULFILLED[q][0] or FULFILLED[q][1]])
def test_a_quest_is_not_fulfilled_by_nothing(quest: str) -> None:
    table = ended(
        player(quests=(quest,), glory=4, denarii=5, vendetta=3),
        player(glory=2, denarii=1, vendetta=4),
        player(glory=2, vendetta=4),
        senate=[P2, P3],
    )
    assert sheet(table, P1)["quests"] == 0


# ---------------------------------------------------------------- exploits


def test_nothing_is_an_exploit_before_the_end() -> None:
    table = position(player(vendetta=0), player(), levels={"africa": {"agriculture": 1}})
    assert scoring.exploits(table, P1) == []
    assert "no_vendetta" in scoring.exploits(ended(player(vendetta=0), player()), P1)


def test_all_twelve_exploits_can_be_told() -> None:
    gems = ("jewels", "bulla", "diadem", "fibula")
    rich = player(
        glory=61,
        partisans=5,
        vendetta=0,
        denarii=200,
        regions=(2, 3, 0),
        base=(2, "gold"),
        upper=(3, "gold"),
        sets=(gems,),
        quests=("offerings", "free_trade", "preeminent_vote", "hard_labour"),
    )
    medals = dict.fromkeys(("military", "politics", "commerce", "religion", "agriculture"), P1)
    table = ended(rich, player(), milestones=LATE, medals=medals, senate=[P2, P2, P1, P1, P1])
    assert scoring.exploits(table, P1) == [
        *("hundred", "five_medals", "track_61", "senate_12", "golden_pantheon"),
        *("four_quests", "no_vendetta", "creator_record"),
    ]
    assert scoring.exploits(table, P2) == []
    assert table.view(P2)["exploits"] == [scoring.exploits(table, P1), []]


def test_exploits_of_sets_regions_and_cassius() -> None:
    gems = ("jewels", "bulla", "bulla", "diadem")
    more = ("jewels", "fibula", "signet_ring", "snake_bracelets")
    last = ("jewels", "snake_bracelets", "bronze_chest", "silver_chest")
    table = ended(
        player(sets=(gems, more, last), regions=(2, 3, 2)),
        player(regions=(0, 0, 2)),
        player(),
        medals={"military": P1},
    )
    assert scoring.exploits(table, P1) == ["two_jewel_sets", "three_same_sets", "three_regions"]
    solo = ended(player(glory=90, partisans=5), milestones=LATE, solo="cassius")
    assert "cassius_90" in scoring.exploits(solo, P1)
    alone = ended(player(glory=90, partisans=5), milestones=LATE)
    assert "cassius_90" not in scoring.exploits(alone, P1)
    assert len(EXPLOITS) == 12


# ---------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("players", "options", "problem"),
    [
        (1, {"spies_and_allies": True}, "spies-alone"),
        (2, {"solo": "cassius"}, "cassius-alone"),
        (1, {"difficulty": "hard"}, "difficulty-without-cassius"),
        (5, {}, "1 to 4 players"),
    ],
)
def test_refused_options(players: int, options: dict[str, object], problem: str) -> None:
    with pytest.raises(ludi.BadChoice) as found:
        GAME.new(players=players, seed=1, **options)
    assert problem in str(found.value)


def test_the_tally_names_public_numbers() -> None:
    table = position(player(), player(), levels={"africa": {"agriculture": 1}})
    tally = table.tally(P1)
    assert (tally["glory"], tally["denarii"]) == (table.mats[P1][GLORY], table.mats[P1][DENARII])
    assert tally["population"] == 2
    assert GAME.drifting(table) == frozenset()
    table.phase = REVENUE_PHASE
    assert GAME.drifting(table) == {"population"}, "the Provinces turn then: nobody's doing"
