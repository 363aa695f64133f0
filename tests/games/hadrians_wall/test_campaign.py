"""The solo campaign: what each fort changes, asks for and earns; and what is kept between games."""

from typing import Any

import pytest

from ludi.bots.advise import hint
from ludi.games.hadrians_wall import campaign, goals, scoring
from ludi.games.hadrians_wall.patterns import FULL_MAP, PLACEMENTS
from ludi.games.hadrians_wall.sheet import disdain_left
from ludi.games.hadrians_wall.table import Table, attack_size
from ludi.kernel.campaign import Outcome, Progress, Result
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import LANGUAGES, WIN
from tests.games.hadrians_wall.position import (
    GAME,
    at,
    legal,
    load,
    may,
    new,
    pieces,
    player,
    position,
    say,
    why_not,
)

LARGE = ["granary", "hotel", "workshop", "road"]
RICH: dict[str, Any] = {"renown": 20, "piety": 20, "valour": 20, "discipline": 20}


def finished(number: int, /, **fields: Any) -> Table:
    """A game at a fort that ends with these sheets."""
    options: dict[str, Any] = {"fort": number}
    sheet = player(**{"civilians": 1, "paths": PATHS, **fields})
    dump = position(sheet, year=6, **options).dump()
    dump["agenda"] = []
    dump["lanes"] = []
    table = load(dump)
    assert table.over
    return table


PATHS = [
    "ranger",
    "trainer",
    "architect",
    "merchant",
    "planner",
    "pontiff",
]  # no points by themselves

# fort: sheets that win it without its challenge, sheets that meet the challenge too, sheets
# that fall just short of a goal.
CASES: dict[int, tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = {
    1: (
        {
            "wall": 21,
            "fort": 21,
            "granary": 2,
            "renown": 25,
            "piety": 19,
            "valour": 19,
            "discipline": 19,
        },
        {"wall": 21, "fort": 21, "granary": 2, **RICH},
        {"wall": 20, "fort": 21, "granary": 2, **RICH},
    ),
    2: ({"road": 2, **RICH, "disdain": 1}, {"road": 2, **RICH}, {"road": 1, **RICH}),
    3: (
        {c: 9 for c in ("traders", "performers", "priests", "apparitores", "patricians")}
        | {"renown": 25, "piety": 25, "valour": 16, "discipline": 16},
        {c: 9 for c in ("traders", "performers", "priests", "apparitores", "patricians")} | RICH,
        {c: 9 for c in ("traders", "performers", "priests", "apparitores")} | RICH,
    ),
    4: (
        {"renown": 17, "piety": 17, "valour": 17, "discipline": 17},
        {"renown": 18, "piety": 18, "valour": 17, "discipline": 17},
        {"renown": 16, "piety": 16, "valour": 16, "discipline": 16},
    ),
    5: (
        {**dict.fromkeys(LARGE, 2), "renown": 25, "piety": 25, "valour": 25, "discipline": 9},
        {**dict.fromkeys(LARGE, 2), **RICH},
        {**dict.fromkeys(LARGE, 2), "road": 1, **RICH},
    ),
    6: (
        {"baths": 1, "valour": 23},
        {
            "baths": 1,
            "valour": 23,
            "temple_filled": 14,
            "landmarks": ["statue", "column", "archway"],
            "strength": [6, 6],
            "wounds": [6, 6],
            "map": (1 << 20) - 1,
            "scouts": 5,
        },
        {"valour": 25},
    ),
    7: (
        {"temple_filled": 14, "renown": 17, "piety": 25, "valour": 25},
        {"temple_filled": 14, "renown": 18, "piety": 25, "valour": 25},
        {"temple_filled": 13, **RICH},
    ),
    8: (
        {"strength": [6, 6], "favours_used": 1},
        {"strength": [6, 6], "wounds": [6, 6]},
        {"strength": [6, 6], "disdain": 1},
    ),
    9: (
        {"stalls": [1, 2, 3, 4, 5, 6, 1, 1], **RICH},
        {"stalls": [1] * 8, **RICH, "renown": 25, "landmarks": ["statue", "column", "archway"]},
        {"stalls": [1] * 7 + [0], **RICH, "renown": 25},
    ),
    10: ({**RICH, "disdain": 1}, RICH, {"renown": 25, "piety": 25}),
    11: (
        {"renown": 25, "piety": 25, "valour": 14, "discipline": 14},
        RICH,
        {"renown": 25, "piety": 25},
    ),
    12: (
        RICH,
        {
            **RICH,
            "temple_filled": 14,
            "strength": [6, 6],
            "landmarks": ["statue", "column", "archway"],
            "stalls": [1] * 8,
        },
        {**RICH, "disdain": 1},
    ),
    13: (
        {**RICH, "fort": 21, "wall": 21, "cippi": 7, "granary": 2},
        {
            **RICH,
            "fort": 21,
            "wall": 21,
            "cippi": 7,
            "granary": 2,
            "temple_filled": 14,
            "strength": [6, 6],
            "landmarks": ["statue", "column", "archway"],
            "stalls": [1] * 8,
        },
        {**RICH, "fort": 21, "wall": 21, "cippi": 6, "granary": 2},
    ),
    14: (
        {**RICH, "map": (1 << 20) - 1, "scouts": 5, "disdain": 1},
        {**RICH, "map": (1 << 20) - 1, "scouts": 5},
        {**RICH, "map": (1 << 19) - 1, "scouts": 5},
    ),
    15: ({}, {"renown": 25, "piety": 25}, {**RICH, "disdain": 1}),
    16: (
        {"wall_guard": 18, "granary": 2, "renown": 15, "piety": 15, "valour": 15, "disdain": 1},
        {"wall_guard": 18, "granary": 2, "renown": 15, "piety": 15, "valour": 15},
        {"wall_guard": 17, "granary": 2, **RICH},
    ),
}


@pytest.mark.parametrize("fort", range(1, 17))
def test_goals_and_challenge_of_every_fort(fort: int) -> None:
    won, challenge, lost = CASES[fort]
    table = finished(fort, **won)
    assert campaign.goals_met(table)
    assert not campaign.challenge_met(table)
    assert table.scores()[0].won
    table = finished(fort, **challenge)
    assert campaign.goals_met(table)
    assert campaign.challenge_met(table)
    table = finished(fort, **lost)
    assert not campaign.goals_met(table)
    assert not campaign.challenge_met(table), "a challenge counts only in a won game"
    assert not table.scores()[0].won
    report = table.view(0)["campaign"]
    assert report["won"] is False
    assert any(not goal["met"] for goal in report["goals"])


@pytest.mark.parametrize("fort", range(1, 17))
def test_what_is_missing_of_a_fort_is_nothing_just_where_it_is_met(fort: int) -> None:
    for fields in CASES[fort]:
        table = finished(fort, **fields)
        total = float(scoring.total(table, 0))
        disdain = float(disdain_left(table.sheets[0]))
        asked = campaign.fort_of(table)
        for condition in [*asked.goals, *asked.challenge]:
            missing = goals.missing(table, condition, total, disdain, 0)
            assert missing >= 0
            assert (missing == 0) == campaign.is_met(table, condition), condition.kind


@pytest.mark.parametrize("fort", range(1, 17))
def test_advice_wants_the_fort_won(fort: int) -> None:
    won, _, lost = [finished(fort, **fields) for fields in CASES[fort]]
    gap = GAME.advice.evaluate(won, 0) - GAME.advice.evaluate(lost, 0)
    points = won.scores()[0].total - lost.scores()[0].total
    assert gap - points == pytest.approx(2 * WIN)  # a win and a loss lie far apart


def test_hints_in_a_fort_say_that_goals_are_counted_with_the_points() -> None:
    assert GAME.advice.in_points(new(1, seed=1))
    assert not hint(new(1, fort=2, seed=1), 0, "tiro", 1).in_points


def test_advice_goes_for_what_the_fort_asks_for() -> None:
    def gain(fort: int, track: str) -> float:
        values = []
        for filled in (5, 6):
            sheet: dict[str, Any] = {"fort": 7, track: filled}
            table = position(player(**sheet), year=3, fort=fort)
            values.append(GAME.advice.evaluate(table, 0))
        return values[1] - values[0]

    assert gain(1, "wall") > gain(2, "wall") + 0.2  # Segedunum asks for the whole wall
    assert gain(16, "wall_guard") > gain(6, "wall_guard") + 0.2
    assert gain(8, "performers") > gain(6, "performers") + 1  # gladiators need them first


def test_disdain_that_a_fort_forbids_weighs_more_the_less_time_is_left_to_remove_it() -> None:
    goal = campaign.fort_of(position(player(), fort=15)).goals[0]

    def missing(left: int, **fields: Any) -> float:
        table = position(player(disdain=2, resources=4, **fields), fort=15, year=6 - left)
        return goals.missing(table, goal, 0.0, 2.0, left)

    assert missing(0) > missing(1) > missing(2) > missing(3)
    baths: dict[str, Any] = {"baths": 1, "apparitores": 4}
    for left in range(4):
        assert missing(left, **baths) < missing(left)
    assert missing(0, baths=1, apparitores=3) > missing(0, **baths)  # one bribe, two bribes


def test_fallen_gladiators_cannot_become_as_strong_as_fort_8_asks() -> None:
    goal = campaign.fort_of(position(player(), fort=8)).goals[0]
    assert goal.kind == "gladiator-strength-min"
    trained: dict[str, Any] = {"ludus": 1, "performers": 9}
    alive = position(player(**trained, strength=[6, 3], wounds=[5, 2]), fort=8)
    fallen = position(player(**trained, strength=[6, 3], wounds=[6, 3]), fort=8)
    late = position(player(**trained, strength=[6, 6], wounds=[6, 6]), fort=8)
    assert 0 < goals.missing(alive, goal, 0.0, 0.0, 1) < 0.5
    assert goals.missing(fallen, goal, 0.0, 0.0, 1) == 1
    assert goals.missing(late, goal, 0.0, 0.0, 1) == 0  # the strength they had counts


def test_a_map_with_a_gap_that_no_pattern_fits_cannot_be_filled_for_fort_14() -> None:
    assert PLACEMENTS.can_fill(0) and PLACEMENTS.can_fill(FULL_MAP)
    assert PLACEMENTS.useful(0) == 5 and PLACEMENTS.useful(FULL_MAP) == 0
    row = 0b11110  # a row of four leaves a box in the corner that others can reach
    assert PLACEMENTS.can_fill(row)
    square = 0b1100011 << 5  # boxes (1, 0), (1, 1), (2, 0), (2, 1): the corner above is cut off
    cut_off = square | 0b1110 | 1 << 8  # with an L above it, (0, 0) stands alone
    assert not PLACEMENTS.can_fill(cut_off)
    last = FULL_MAP & ~0b11110  # only the straight pattern fits
    assert PLACEMENTS.can_fill(last) and PLACEMENTS.useful(last) == 1
    goal = campaign.fort_of(position(player(), fort=14)).goals[0]
    assert goal.kind == "scout-map-full"

    def missing(filled: int) -> float:
        return goals.missing(position(player(map=filled), fort=14), goal, 0.0, 0.0, 1)

    assert missing(cut_off) == 1
    assert 0 == missing(FULL_MAP) < missing(last) < missing(row) < missing(0) < 1


def test_forts_1_and_16_reveal_one_neutral_card() -> None:
    for fort, count in ((1, 1), (2, 2), (16, 1)):
        table = new(1, fort=fort, seed=1)
        assert table.neutrals_a_year() == count
        table.play(table.legal[0])
        assert [card["prospect"] is None for card in table.view(0)["neutral"]] == [False] * count


def test_forts_12_14_15_and_16_attack_with_one_card_more() -> None:
    for fort in range(1, 17):
        table = position(player(civilians=1), fort=fort, year=3, difficulty="medium")
        assert attack_size(table) == (5 if fort in (12, 14, 15, 16) else 4)


def test_fort_6_forbids_theatre_and_ludus() -> None:
    table = position(player(plenty=True, performers=5), fort=6)
    assert not may(table, "build") & {"theatre", "ludus"}
    assert why_not(table, "build ludus") == ("forbidden", "fort-6")


def test_fort_7_forbids_landmarks() -> None:
    table = position(player(plenty=True, **RICH), fort=7)
    assert may(table, "erect") == set()
    assert why_not(table, "erect statue") == ("no-landmarks", "fort-7")


def test_forts_8_and_14_forbid_diplomats() -> None:
    for fort in (8, 14):
        table = position(player(plenty=True, patricians=6), fort=fort)
        assert may(table, "send") == set()
        assert why_not(table, "send left") == ("no-diplomats", f"fort-{fort}")


def test_fort_10_locks_wall_and_cippi_until_year_3() -> None:
    for year in (1, 2, 3):
        table = position(player(resources=3, civilians=1, fort=7), fort=10, year=year)
        assert ({"fill wall", "fill cippi"} <= legal(table)) == (year == 3)
    table = position(player(resources=3, civilians=1, fort=7), fort=10, year=2)
    assert why_not(table, "fill wall") == ("locked", "fort-10")


def test_forts_11_and_16_ask_two_servants_for_mining() -> None:
    for fort in (11, 16):
        table = position(player(servants=3, civilians=1), fort=fort)
        say(table, "fill mining")
        assert pieces(table) == {"servant": 1, "civilian": 1}
        assert "fill mining" not in legal(table)


def test_fort_15_forbids_the_large_granary() -> None:
    table = position(player(plenty=True, fort=13, granary=1), fort=15)
    assert why_not(table, "build large-granary") == ("forbidden", "fort-15")


def test_the_bonus_comes_before_the_first_fate_card() -> None:
    plain = new(1, fort=6, seed=7)
    with_bonus = new(1, fort=6, bonus="yes", seed=7)
    before, after = at(plain)["pieces"], at(with_bonus)["pieces"]
    gained = {
        piece: after[piece] - before[piece] for piece in after if after[piece] != before[piece]
    }
    assert gained == {"builder": 1, "civilian": 1}, "the reward of fort 5"


@pytest.mark.parametrize(
    ("players", "options", "sentence"),
    [
        (2, {"fort": 3}, "campaign-alone"),
        (1, {"bonus": "yes"}, "bonus-without-fort"),
        (1, {"fort": 1, "bonus": "yes"}, "bonus-first-fort"),
        (1, {"fort": 17}, "is not one of"),
        (7, {}, "1 to 6 players"),
        (1, {"difficulty": "brutal"}, "is not one of easy, medium, hard"),
    ],
)
def test_combinations_that_cannot_be_played(
    players: int, options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadChoice, match=sentence):
        new(players, **options)


def test_progress_through_the_campaign() -> None:
    progress = Progress(GAME.campaign())
    forts = progress.campaign
    assert progress.options(1) == {"difficulty": "medium", "fort": "1", "bonus": "no"}
    won, challenge, lost = CASES[1]
    progress.record(forts.outcome(finished(1, **lost)))
    assert (progress.next(), progress.result(1).attempts) == (1, 1)
    with pytest.raises(BadChoice, match="win stage 1 first"):
        progress.options(2)
    progress.record(forts.outcome(finished(1, **won)))
    assert (progress.next(), progress.earned(2)) == (2, False)
    assert progress.result(1).attempts == 2
    progress.record(forts.outcome(finished(2, **CASES[2][1])))
    assert progress.options(3) == {"difficulty": "medium", "fort": "3", "bonus": "yes"}
    progress.record(forts.outcome(finished(1, **challenge)))
    assert progress.options(2)["bonus"] == "yes", "R34: a challenge may be met later"
    assert progress.result(1).attempts == 3


def test_the_bonus_holds_for_every_attempt_at_the_next_fort() -> None:
    progress = Progress(GAME.campaign())
    progress.results[2] = Result(1, True, True, 70)
    progress.record(progress.campaign.outcome(finished(3, **CASES[3][2])))
    assert progress.earned(3)
    assert not progress.result(3).won
    assert not progress.earned(4), "and for no other fort"


def test_a_lost_game_takes_nothing_away() -> None:
    progress = Progress(GAME.campaign())
    progress.record(progress.campaign.outcome(finished(1, **CASES[1][1])))
    best = progress.result(1).points
    progress.record(progress.campaign.outcome(finished(1, **CASES[1][2])))
    assert progress.result(1).to_json() == {
        "attempts": 2,
        "won": True,
        "challenge": True,
        "points": best,
        "level": progress.result(1).level,
    }


def test_after_the_last_fort_there_is_no_next() -> None:
    progress = Progress(GAME.campaign())
    for fort in range(1, 16):
        progress.results[fort] = Result(1, True, False, 70)
    progress.record(progress.campaign.outcome(finished(16, **CASES[16][1])))
    assert progress.next() == 0
    assert not progress.is_open(17)
    with pytest.raises(BadChoice, match="no stage 17"):
        progress.options(17)


def test_the_last_challenge_promises_no_bonus() -> None:
    won, challenge, lost = CASES[15]
    for sheets, ending in ((won, "won"), (challenge, "challenge"), (lost, "lost")):
        assert finished(15, **sheets).view(0)["ending"] == f"fort-{ending}"
    won, challenge, lost = CASES[16]
    for sheets, ending in ((won, "won"), (challenge, "boast"), (lost, "lost")):
        assert finished(16, **sheets).view(0)["ending"] == f"fort-{ending}"


def test_a_game_that_is_not_over_or_of_no_fort_has_no_outcome() -> None:
    for table in (new(1, fort=1, seed=1), new(1, seed=1)):
        with pytest.raises(BadChoice, match="no finished game"):
            GAME.campaign().outcome(table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fort_is_told_in_words(language: str) -> None:
    progress = Progress(GAME.campaign())
    for fort in range(1, 17):
        told = progress.state(fort, language)
        words = [told["name"], *told["goals"], *told["challenge"], *told["reward"]]
        assert all(word and "[" not in word for word in words)
        assert told["goals"] and told["challenge"]
        assert bool(told["reward"]) == (fort < 16)
    two = {"fr": "2\u00a0Ressources", "en": "2\u00a0Resources"}
    assert progress.state(2, language)["reward"] == [two[language]]


def test_nothing_allowed_is_said_without_a_number() -> None:
    told = GAME.campaign().tell(8, "fr")
    assert "Finir sans aucun point de Disgrâce." in told["goals"]
    assert told["challenge"] == ["Ne pas utiliser de Faveurs."]
    assert GAME.campaign().tell(8, "en")["challenge"] == ["Use no Favours."]


def test_a_fort_is_meant_for_medium_difficulty() -> None:
    assert GAME.settle(1, {"fort": "3"})["difficulty"] == "medium"
    assert GAME.settle(1, {"fort": 3, "difficulty": "hard"})["difficulty"] == "hard"
    assert GAME.settle(1, {})["difficulty"] == "easy"
    assert GAME.settle(1, {"fort": "none"})["difficulty"] == "easy"


def test_the_hardest_difficulty_at_which_a_fort_was_won_is_known() -> None:
    progress = Progress(GAME.campaign())
    assert progress.state(1, "en")["level"] is None
    for level, won, known in ((1, False, None), (0, True, "easy"), (2, True, "hard")):
        progress.record(Outcome(1, won, False, 70, level))
        assert progress.state(1, "en")["level"] == known
    progress.record(Outcome(1, True, False, 70, 1))
    assert progress.state(1, "en")["level"] == "hard"


def test_the_rules_a_fort_changes_are_told_with_it() -> None:
    campaign = GAME.campaign()
    assert campaign.tell(1, "en")["rules"] == "One neutral card a year instead of two."
    assert campaign.tell(1, "fr")["rules"] == "Une carte Neutre par année au lieu de deux."
    for language in ("fr", "en"):
        ruled = [fort for fort in range(1, 17) if campaign.tell(fort, language)["rules"]]
        usual = GAME.box.laws[0]
        assert ruled == [
            fort for fort in range(1, 17) if vars_of(GAME.box.laws[fort]) != vars_of(usual)
        ]


def vars_of(law: Any) -> list[Any]:
    names = ("neutral_cards", "extra_attack", "forbidden", "landmarks", "diplomats", "costs")
    more = ("line_price", "open_from", "locked_before", "first_fate")
    return [getattr(law, name) for name in (*names, *more)]
