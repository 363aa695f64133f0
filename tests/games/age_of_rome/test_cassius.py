"""The Attack of Cassius, our reconstruction: what he does by himself, and what one does to him."""

import pytest

from ludi.games.age_of_rome import scoring
from ludi.games.age_of_rome.ids import CASSIUS_CARDS, COMBAT_CARDS, EVENTS, PLOT_EFFECTS
from ludi.games.age_of_rome.sheet import BASE, GLORY, LEGIONS, READY, VENDETTA, VOTES
from ludi.games.age_of_rome.table import Table
from ludi.kernel.viewer import EVERYTHING
from tests.games.age_of_rome.position import (
    P1,
    asked,
    at,
    denarii,
    glory,
    hand,
    in_region,
    may,
    player,
    position,
    say,
)

CASSIUS = 1


def facing_cassius(one, agenda, card: str = "syrian_legions", round: int = 2, **wanted) -> Table:
    """A position before some steps, with a given card of Cassius in this round."""
    wanted.setdefault("solo", "cassius")
    dump = position(one, agenda=[], round=round, **wanted).dump()
    cards = [number for number in range(len(CASSIUS_CARDS)) if CASSIUS_CARDS[number] != card]
    cards.insert(round - 1, CASSIUS_CARDS.index(card))
    dump["pieces"]["cassius"] = cards
    dump["agenda"] = [list(step) for step in agenda]
    table = position(one, agenda=[], round=round, **wanted).game.load(dump)
    assert isinstance(table, Table)
    return table


@pytest.mark.parametrize(("difficulty", "start"), [("easy", 1), ("normal", 5), ("hard", 10)])
def test_set_up(difficulty: str, start: int) -> None:
    table = position(
        player(), solo="cassius", difficulty=difficulty, levels={"africa": {"agriculture": 1}}
    )
    cassius = table.view(0)["cassius"]
    assert (cassius["glory"], cassius["legions"], cassius["votes"]) == (start, 7, 5)
    assert (cassius["vendetta"], cassius["position"], cassius["stock"]) == (3, 2, 0)
    assert len(table.events) == (18 if difficulty == "hard" else 12)


def test_events_give_him_glory_or_take_it() -> None:
    table = facing_cassius(player(), [["EventEffect", CASSIUS, EVENTS.index("levy")]])
    assert glory(table, CASSIUS) == 6
    table = facing_cassius(
        player(), [["EventEffect", CASSIUS, EVENTS.index("disgrace")]], hard_times="yes"
    )
    assert glory(table, CASSIUS) == 4


def test_he_builds_the_first_type_of_his_card_within_the_era() -> None:
    table = facing_cassius(player(), [["CassiusBuilds", CASSIUS]])
    assert table.levels[2 * 5] == 1  # a Castle in Spain, before him
    assert glory(table, CASSIUS) == 5 + 2
    again = facing_cassius(
        player(), [["CassiusBuilds", CASSIUS]], levels={"spain": {"military": 1}}
    )
    assert again.levels[2 * 5 : 2 * 5 + 2] == (1, 1)  # no level II before round 4: a Curia
    late = facing_cassius(
        player(), [["CassiusBuilds", CASSIUS]], round=7, levels={"spain": {"military": 2}}
    )
    assert late.levels[2 * 5 : 2 * 5 + 2] == (3, 1) and late.medals[0] == CASSIUS
    easy = facing_cassius(player(), [["CassiusBuilds", CASSIUS]], round=7, difficulty="easy")
    assert sum(easy.levels) == 1


def test_without_a_tile_he_gains_glory() -> None:
    everything = dict.fromkeys(("military", "politics", "commerce", "religion", "agriculture"), 1)
    table = facing_cassius(player(), [["CassiusBuilds", CASSIUS]], levels={"spain": everything})
    assert glory(table, CASSIUS) == 6


def acting(card: str, done: int = 0, round: int = 2, **wanted) -> Table:
    table = facing_cassius(player(), [], card, round, **wanted)
    dump = table.dump()
    actions = 2 if round <= 3 else 3
    dump["pieces"]["mats"][CASSIUS][READY] = actions - done
    dump["agenda"] = [["CassiusActs", CASSIUS]]
    loaded = table.game.load(dump)
    assert isinstance(loaded, Table)
    return loaded


def test_his_icons() -> None:
    assert acting("speech_of_the_liberators").senate == [CASSIUS]
    assert len(acting("tribute_of_tarsus").stock) == 1
    assert acting("offering_to_apollo").mats[CASSIUS][BASE] == 1
    assert glory(acting("granaries_of_asia"), CASSIUS) == 6
    assert glory(acting("syrian_legions", done=2, round=4), CASSIUS) == 6
    medal = acting("granaries_of_asia", medals={"agriculture": CASSIUS})
    assert glory(medal, CASSIUS) == 7


def test_an_icon_he_cannot_carry_out_gives_glory() -> None:
    table = acting("speech_of_the_liberators", senate=[CASSIUS] * 5)
    assert table.mats[CASSIUS][VOTES] == 0
    assert table.senate == [CASSIUS] * 5 and glory(table, CASSIUS) == 6


def fighting(combat: str, mine=(0, 0, 0), his=(0, 0, 0)) -> Table:
    table = facing_cassius(player(regions=mine), [], "syrian_legions")
    dump = table.dump()
    mat = dump["pieces"]["mats"][CASSIUS]
    mat[6:9] = his
    mat[LEGIONS] = 7 - sum(his)
    mat[READY] = 2
    cards = [n for n in range(12) if COMBAT_CARDS[n] != combat]
    dump["pieces"]["combat"] = [*cards, COMBAT_CARDS.index(combat)]
    dump["agenda"] = [["CassiusActs", CASSIUS]]
    loaded = table.game.load(dump)
    assert isinstance(loaded, Table)
    return loaded


def test_combat_cards() -> None:
    assert in_region(fighting("combat_thrace_host"), "thrace") == [0, 2]
    ambush = fighting("combat_epirus_ambush", mine=(2, 0, 0))
    assert in_region(ambush, "epirus") == [1, 1]
    march = fighting("combat_epirus_march", his=(0, 2, 2))
    assert [in_region(march, r)[CASSIUS] for r in ("epirus", "macedonia", "thrace")] == [1, 2, 1]
    nothing = fighting("combat_epirus_march")
    assert glory(nothing, CASSIUS) == 6
    spent = fighting("combat_epirus_host", his=(0, 3, 4))
    assert [in_region(spent, r)[CASSIUS] for r in ("epirus", "macedonia", "thrace")] == [2, 3, 2]


def plotting(card: str, **wanted) -> Table:
    around = {key: wanted.pop(key) for key in ("senate",) if key in wanted}
    return facing_cassius(player(**wanted), [["CassiusPlots", CASSIUS]], card, **around)


def test_his_plots() -> None:
    calumny = plotting("convoy_from_thasos", glory=3)
    assert glory(calumny, P1) == 2
    assert (calumny.mats[CASSIUS][VENDETTA], calumny.mats[P1][VENDETTA]) == (2, 3)
    degraded = plotting("eagles_of_ill_omen", glory=3, base=(2, "none"))
    assert at(degraded, P1)["pantheon"]["base"] == 1
    apostasy = plotting("plain_of_philippi", glory=3, regions=(1, 0, 2))
    assert in_region(apostasy, "thrace") == [1, 1]
    null = plotting("council_of_sardis", glory=3, senate=[P1, P1])
    assert null.senate == [P1] and glory(null, CASSIUS) == 6
    sale = plotting("gold_of_lycia", glory=3, hand=("groma",))
    assert hand(sale, P1) == [] and glory(sale, CASSIUS) == 6
    instead = plotting("gold_of_lycia", glory=3)
    assert glory(instead, P1) == 2  # no card to sell: Calumny
    nothing = plotting("gold_of_lycia", glory=1)
    assert nothing.mats[CASSIUS][VENDETTA] == 3  # and nothing is paid
    full = plotting("convoy_from_thasos", glory=3, vendetta=4)
    assert glory(full, P1) == 3


def test_his_plot_can_be_answered() -> None:
    table = plotting("convoy_from_thasos", glory=3, hand=("scutum", "palla"))
    assert asked(table) == "React"
    say(table, "P1: play scutum", "P1: play palla")
    assert glory(table, P1) == 4
    assert table.mats[CASSIUS][VENDETTA] == 2


@pytest.mark.parametrize(
    ("character", "effect"), [("livia_drusilla", "forced_sale"), ("gaius_octavius", "customs")]
)
def test_plots_against_him_take_from_his_stock(character: str, effect: str) -> None:
    table = facing_cassius(player(character), [], plots=[("spain", P1)], phase="plots")
    dump = table.dump()
    dump["pieces"]["stock"] = [dump["pieces"]["deck"].pop()]
    dump["agenda"] = [["ActivatePlots", P1]]
    loaded = table.game.load(dump)
    assert isinstance(loaded, Table)
    loaded.mats[CASSIUS][VENDETTA] = 3
    before = denarii(loaded, P1)
    say(loaded, "P1: activate spain", f"P1: effect {effect}")
    assert loaded.stock == []
    assert effect in PLOT_EFFECTS
    assert denarii(loaded, P1) - before == (2 if effect == "forced_sale" else 0)
    assert len(hand(loaded, P1)) == (1 if effect == "customs" else 0)


def test_r29_the_higher_total_wins() -> None:
    won = facing_cassius(player(glory=20, partisans=3), [], milestones=(11, 21, 30))
    assert won.scores()[0].won and scoring.total(won, CASSIUS) == 5
    lost = facing_cassius(player(glory=2, denarii=0), [])
    assert not lost.scores()[0].won
    assert lost.mats[CASSIUS][GLORY] == 5
    assert won.view(EVERYTHING)["ending"] == "cassius_beaten"
    assert lost.view(EVERYTHING)["ending"] == "cassius_ahead"
    assert won.game.measures(won) == {"lead": won.scores()[0].total - 5}
    assert may(won, "place") == set()


def test_his_stock_counts_by_three() -> None:
    table = facing_cassius(player(), [])
    for stock, points in ((2, 0), (3, 4), (8, 8), (12, 12)):
        table.stock = [0] * stock
        assert scoring.commerce(table, CASSIUS) == points


@pytest.mark.parametrize(
    ("card", "is_asked"), [("gold_of_lycia", True), ("plain_of_philippi", False)]
)
def test_a_set_is_laid_out_before_his_plot_can_break_it(card: str, is_asked: bool) -> None:
    one = player(hand=("spatha", "gladius", "scutum"))
    table = facing_cassius(one, [["ActivatePlots", P1]], card, phase="plots")
    assert (asked(table) == "ActivatePlots") == is_asked


# ---------------------------------------------------------------- what the player can read


def test_his_card_is_open_to_read() -> None:
    table = facing_cassius(
        player(regions=(1, 2, 0)), [["PlacePartisan", P1]], "plain_of_philippi", round=4
    )
    cassius = table.view(P1)["cassius"]
    assert [one["building"] for one in cassius["build"]] == [
        *("military", "religion", "agriculture", "politics", "commerce")
    ]
    assert all(one["possible"] and one["level"] == 1 for one in cassius["build"])
    assert cassius["icons"] == ["military", "religion", "politics"]
    assert cassius["tiles"] == 1
    assert cassius["plot"] == {
        "planned": "apostasy",
        "strikes": "apostasy",
        "region": "macedonia",
    }


def test_early_he_has_two_icons_and_no_plot_strikes_in_round_one() -> None:
    table = facing_cassius(player(), [["PlacePartisan", P1]], "plain_of_philippi", round=1)
    cassius = table.view(P1)["cassius"]
    assert cassius["icons"] == ["military", "religion"]
    assert cassius["plot"] == {"planned": "apostasy", "strikes": None, "region": None}


def test_a_plot_that_finds_nothing_becomes_a_calumny() -> None:
    table = facing_cassius(player(glory=4), [["PlacePartisan", P1]], "gold_of_lycia", round=4)
    assert table.view(P1)["cassius"]["plot"]["strikes"] == "calumny"


def test_the_plot_one_may_answer_is_shown_with_whom_it_strikes() -> None:
    table = facing_cassius(
        player(glory=4, hand=("scutum",)), [["CassiusPlots", CASSIUS]], "convoy_from_thasos"
    )
    struck = table.view(P1)["struck"]
    assert (struck["plotter"], struck["target"], struck["effect"]) == (CASSIUS, P1, "calumny")
    assert table.game.question(table, P1, "en", ["Ada"]) == (
        "Cassius plots against you (Calumny: you lose 1 Glory): do you play a card in answer?"
    )
