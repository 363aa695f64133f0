"""The rulebook's worked examples, by number: Revenue, end, variants."""

import pytest

from ludi.games.age_of_rome import scoring
from ludi.games.age_of_rome.ids import BUILDINGS
from ludi.games.age_of_rome.table import Table
from ludi.kernel.dice import Dice
from ludi.kernel.viewer import EVERYTHING
from tests.games.age_of_rome.position import (
    GAME,
    P1,
    P2,
    P3,
    P4,
    asked,
    denarii,
    glory,
    in_region,
    legal,
    may,
    player,
    position,
    say,
    sheet,
    why,
)


def taxing(population: int, purse: int, track: int, partisans: int = 1) -> Table:
    """A player before the Revenue of a Province with so many points of Population."""
    levels = {"religion": min(3, population - 1), "agriculture": max(0, population - 4)}
    return position(
        player(denarii=purse, glory=track, partisans=partisans),
        player(),
        agenda=[["Revenue", P1]],
        phase="revenue",
        levels={"africa": {building: level for building, level in levels.items() if level}},
        medals={"religion": P2} if levels["religion"] == 3 else {},
    )


def test_t31_too_little_glory_for_a_double_taxation() -> None:
    table = taxing(3, 2, 1)
    assert table.over  # nothing to choose: taxed normally
    assert (glory(table, P1), denarii(table, P1)) == (1, 5)


def test_t32_double_at_population_3() -> None:
    table = taxing(3, 1, 3)
    say(table, "P1: tax double")
    assert (glory(table, P1), denarii(table, P1)) == (1, 7)


def test_t33_double_at_population_6() -> None:
    table = taxing(6, 3, 7, partisans=2)
    say(table, "P1: tax double")
    assert (glory(table, P1), denarii(table, P1)) == (3, 15)


def test_t34_normal_at_population_5() -> None:
    table = taxing(5, 10, 5, partisans=2)
    assert table.view(P1)["provinces"][0]["penalty"] == 4
    say(table, "P1: tax normal")
    assert (glory(table, P1), denarii(table, P1)) == (5, 15)


def test_t35_population_is_one_more_than_the_levels() -> None:
    dice = Dice.seeded("population")
    table = GAME.new(players=4, seed=5)
    assert isinstance(table, Table)
    while not table.over:
        table.play(table.legal[dice.below(len(table.legal))])
        for province in table.view(EVERYTHING)["provinces"]:
            assert province["population"] == 1 + sum(province["levels"].values())
            assert list(province["levels"]) == list(BUILDINGS)


def test_t36_the_track_counts_30_more_on_its_second_lap() -> None:
    table = position(
        player(glory=3), player(glory=31, partisans=5), milestones=(11, 20, 29), agenda=[]
    )
    assert [sheet(table, seat)["glory"] for seat in (P1, P2)] == [3, 31]


def final_example() -> Table:
    """Laurent, Cédric, Anaïs and Damien of the example of pages 25 to 27."""
    return position(
        player(
            glory=29,
            partisans=4,
            denarii=12,
            regions=(0, 2, 2),
            base=(1, "none"),
            quests=("pontifex_maximus",),
        ),
        player(
            glory=26,
            partisans=4,
            denarii=3,
            regions=(0, 1, 3),
            base=(2, "bronze"),
            upper=(3, "gold"),
            sets=(
                ("weapons", "gladius", "bulla", "diadem"),
                ("clothes", "palla", "olicula", "fibula"),
            ),
            quests=("triumph",),
        ),
        player(
            glory=27,
            partisans=4,
            denarii=6,
            regions=(1, 2, 0),
            base=(2, "gold"),
            sets=(("weapons", "spatha", "pugio", "scutum"),),
            quests=("jeweller",),
        ),
        player(
            glory=23,
            partisans=4,
            denarii=10,
            regions=(1, 0, 1),
            base=(2, "silver"),
            upper=(2, "none"),
            sets=(("jewels", "bulla", "snake_bracelets", "bronze_chest"),),
            quests=("most_decorated",),
        ),
        agenda=[],
        round=9,
        senate=[P3, P1, P2, P3, P4],
        medals={"military": P4, "commerce": P2, "religion": P3},
        milestones=(8, 17, 30),
    )


def test_t37_places_in_the_three_regions() -> None:
    table = final_example()
    assert [sheet(table, seat)["military"] for seat in range(4)] == [5, 14, 2, 8]


def test_t38_the_whole_final_table() -> None:
    table = final_example()
    lines = ["glory", "military", "politics", "commerce", "religion", "quests", "denarii"]
    sheets = [[sheet(table, seat)[line] for line in lines] for seat in range(4)]
    assert sheets == [
        [29, 5, 2, 0, 1, 0, 3],
        [26, 14, 3, 9, 11, 3, 0],
        [27, 2, 6, 4, 6, 0, 2],
        [23, 8, 6, 6, 7, 6, 2],
    ]
    scores = table.scores()
    assert [score.total for score in scores] == [40, 66, 47, 58]
    assert [score.rank for score in scores] == [4, 1, 3, 2]
    assert [score.won for score in scores] == [False, True, False, False]


def test_t39_jewels_are_jokers_with_the_commerce_medal() -> None:
    table = position(
        player(hand=("gladius", "bulla", "diadem", "palla", "olicula")),
        player(),
        agenda=[["LastChance", P1]],
        phase="end",
        round=9,
        medals={"commerce": P1},
    )
    assert may(table, "lay_out") == {"weapons", "clothes"}
    say(table, "P1: lay_out weapons")
    assert sheet(table, P1)["commerce"] == 4
    without = position(
        player(hand=("gladius", "bulla", "diadem", "palla", "olicula")),
        player(),
        agenda=[["LastChance", P1]],
        phase="end",
        round=9,
    )
    assert may(without, "lay_out") == set()
    assert sheet(final_example(), P2)["commerce"] == 9


def test_t40_triumph_and_the_quest_of_the_military_medal() -> None:
    table = final_example()
    assert sheet(table, P2)["quests"] == 3
    assert sheet(table, P4)["quests"] == 6


def offering(token: str, amount: int, building: str, level: int) -> Table:
    return position(
        player(denarii=10, glory=1),
        player(denarii=0, glory=1),
        agenda=[["MakeOffer", P1]],
        phase="plots",
        levels={"spain": {building: level}},
        medals={building: P2} if level == 3 else {},
        spies_and_allies="yes",
    )


def test_t41_an_offer_is_accepted() -> None:
    for token in ("alliance", "spy"):
        table = offering(token, 5, "military", 3)
        say(table, f"P1: offer {token} spain military", "P1: put 5")
        assert denarii(table, P1) == 5
        say(table, "P2: accept")
        assert denarii(table, P2) == 5
        if token == "alliance":
            assert (glory(table, P1), glory(table, P2)) == (4, 4)
        else:
            assert legal(table) == {"spy_glory", "spy_action"}
            other = table.clone()
            say(table, "P1: spy_glory")
            assert (glory(table, P1), glory(table, P2)) == (4, 1)
            say(other, "P1: spy_action", "P1: legion thrace")
            assert in_region(other, "thrace") == [1, 0]
            assert (glory(other, P1), glory(other, P2)) == (1, 1)


@pytest.mark.parametrize(("token", "left"), [("alliance", 10), ("spy", 7)])
def test_t42_an_offer_is_refused(token: str, left: int) -> None:
    table = offering(token, 3, "commerce", 1)
    say(table, f"P1: offer {token} spain commerce", "P1: put 3")
    told = table.listen()
    say(table, "P2: refuse")
    assert ("takes_back" in [one.what for one in told]) == (token == "alliance")
    assert (denarii(table, P1), denarii(table, P2)) == (left, 0)
    assert (glory(table, P1), glory(table, P2)) == (1, 1)


@pytest.mark.parametrize(
    ("tasks", "rank"),
    [(3, "citizen"), (4, "praetor"), (5, "praetor"), (6, "imperator"), (7, "child_of_jupiter")],
)
def test_t43_ranks_of_the_emperor(tasks: int, rank: str) -> None:
    table = position(
        player(
            glory=51 if tasks > 3 else 50,
            partisans=5,
            regions=(2, 3, 0),
            sets=(
                ("tools", "sundial", "sundial", "groma"),
                ("clothes", "palla", "olicula", "olicula"),
            )[: 2 if tasks > 4 else 1],
            base=(2, "gold"),
            upper=(3, "gold" if tasks > 5 else "none"),
            quests=("sacred_foundations", "veni_vidi_vici", "full_court"),
        ),
        agenda=[],
        round=9,
        senate=[P1] * 4,
        medals=dict.fromkeys(("military", "politics", "religion")[: 3 if tasks > 6 else 2], P1),
        milestones=(11, 20, 29),
    )
    assert len(scoring.tasks_done(table)) == tasks
    assert scoring.rank_name(table) == rank
    assert table.view(0)["tasks"]["rank"] == table.view(0)["ending"] == rank
    assert table.game.measures(table) == {"tasks": tasks}
    assert table.scores()[0].won == (tasks >= 4)


def test_the_emperor_cannot_plot_and_says_so() -> None:
    table = position(player(), levels={"africa": {"agriculture": 1}})
    assert asked(table) == "PlacePartisan"
    assert why(table, "plot") == "no-plots"
    assert legal(table) == {"place agriculture", "colosseum"}
    assert P3 not in table.order
