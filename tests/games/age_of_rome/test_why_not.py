"""Why not? The mistakes players really make, each answered with the rule that forbids it."""

import pytest

from ludi.games.age_of_rome.table import Table
from tests.games.age_of_rome.position import GAME, P1, P2, player, position


def placing() -> Table:
    return position(
        player(hand=("scutum", "groma"), partisans=2, ready=2, glory=6),
        player(),
        levels={"africa": {"agriculture": 1, "military": 1}},
    )


def building() -> Table:
    return position(
        player(denarii=5, hand=("pugio",)),
        player(),
        agenda=[["Construct", P1]],
        phase="construction",
    )


def plotting() -> Table:
    return position(
        player("marcus_antonius"),
        player("fulvia", glory=9, partisans=2, regions=(1, 0, 0)),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=[("spain", P1), ("africa", P1), ("gaul", P1)],
    )


def choosing_an_effect() -> Table:
    table = plotting()
    table.say("activate spain")
    return table


def marching() -> Table:
    table = placing()
    table.say("place military")
    if type(table.agenda[-1]).__name__ == "Window":
        table.say("stop")
    return table


def marching_again() -> Table:
    """No Legion is left on the board: moving another is optional."""
    return position(
        player("marcus_antonius", regions=(4, 3, 0)),
        player("fulvia"),
        agenda=[["PlaceLegion", P1, 1]],
    )


def taxing() -> Table:
    return position(
        player(glory=4, hand=("falx",)), player(), agenda=[["Revenue", P1]], phase="revenue"
    )


def in_a_window() -> Table:
    table = position(
        player(hand=("bronze_chest", "scutum", "tunica", "groma", "sica")),
        player(),
        levels={"africa": {"agriculture": 1}},
    )
    table.say("colosseum")
    return table


def paying_for_a_tile() -> Table:
    table = position(
        player(denarii=20, hand=("libella",)),
        player(),
        agenda=[["Construct", P1]],
        phase="construction",
    )
    table.say("build military")
    return table


def paying_with_a_card() -> Table:
    table = position(
        player(denarii=2, hand=("groma", "libella")),
        player(),
        agenda=[["Construct", P1]],
        phase="construction",
    )
    table.say("build politics")
    return table


def doubling() -> Table:
    table = position(
        player(glory=4, hand=("signet_ring",)),
        player(),
        agenda=[["Revenue", P1]],
        phase="revenue",
    )
    table.say("tax double")
    return table


def plotting_with_cards() -> Table:
    return position(
        player("gaius_octavius", hand=("sundial", "groma", "spatha", "pugio", "sica")),
        player("fulvia", glory=9, partisans=2, hand=("falx",), base=(1, "none")),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=[("spain", P1)],
    )


def choosing_with_a_full_hand() -> Table:
    table = plotting_with_cards()
    table.say("activate spain")
    return table


def near_a_milestone() -> Table:
    return position(
        player(glory=11, denarii=3, partisans=2),
        player(),
        agenda=[["ReachMilestone", P1, P1]],
        medals={"religion": P1},
    )


MISTAKES = [
    (placing, "place politics", "no-building", "placing"),
    (placing, "place_bonus politics", "no-building", "placing"),
    (placing, "build religion", "construction-only", "construction"),
    (placing, "activate spain", "activation-over", "activation"),
    (placing, "tax double", "revenue-only", "revenue"),
    (placing, "legion thrace", "no-legions-now", "military"),
    (placing, "play groma", "when-building", "windows"),
    (placing, "play bulla", "not-in-hand", "trade-cards"),
    (placing, "sell bulla", "not-in-hand", "trade-cards"),
    (placing, "discard groma", "hand-not-full", "hand-limit"),
    (placing, "lay_out tools", "no-set", "sets"),
    (placing, "done", "must-place", "placing"),
    (placing, "buy_glory", "no-religion-medal", "medals"),
    (placing, "offer spy spain politics", "other-province", "placing"),
    (placing, "accept", "no-spies", "spies-and-allies"),
    (placing, "return_quest triumph", "quests-stay", "quests"),
    (building, "build military", "", ""),
    (building, "place military", "action-only", "action-phase"),
    (building, "play pugio", "when-activating", "windows"),
    (plotting, "activate africa", "plot-at-home", "activation"),
    (plotting, "activate gaul", "plot-nobody", "activation"),
    (plotting, "activate italy", "no-plot-there", "activation"),
    (plotting, "effect calumny", "no-plot-now", "plot-effects"),
    (choosing_an_effect, "effect customs", "not-your-effect", "characters"),
    (choosing_an_effect, "effect degradation", "effect-useless", "plot-effects"),
    (marching, "march thrace-epirus", "no-legion-there", "military"),
    (marching, "forgo", "must-place-legion", "military"),
    (marching_again, "legion thrace", "no-legion-left", "military"),
    (marching_again, "done", "must-choose", "military"),
    (marching_again, "recall epirus", "no-legions-now", "military"),
    (taxing, "lay_out tools", "no-set", "sets"),
    (taxing, "done", "must-tax", "revenue"),
    (in_a_window, "play scutum", "when-targeted", "windows"),
    (in_a_window, "play tunica", "when-taxing", "windows"),
    (in_a_window, "sell sica", "own-turn-only", "selling"),
    (in_a_window, "play sica", "when-activating", "windows"),
    (in_a_window, "colosseum", "finish-first", "action-phase"),
    (in_a_window, "plot", "finish-first", "action-phase"),
    (paying_for_a_tile, "build religion", "finish-first", "construction"),
    (paying_for_a_tile, "done", "must-choose", "windows"),
    (paying_with_a_card, "stop", "must-be-paid", "construction"),
    (doubling, "done", "must-choose", "windows"),
    (doubling, "tax normal", "finish-first", "revenue"),
    (plotting_with_cards, "sell groma", "", ""),
    (plotting_with_cards, "sell falx", "not-in-hand", "trade-cards"),
    (plotting_with_cards, "lay_out tools", "no-set", "sets"),
    (choosing_with_a_full_hand, "effect customs", "no-room", "plot-effects"),
    (choosing_with_a_full_hand, "activate spain", "finish-first", "activation"),
    (near_a_milestone, "colosseum", "all-placed", "placing"),
]


@pytest.mark.parametrize(("given", "words", "key", "rule"), MISTAKES)
def test_a_mistake_is_answered(given, words: str, key: str, rule: str) -> None:
    table = given()
    reason = table.why_not(GAME.parse(words))
    if not key:
        assert reason is None
        return
    assert reason is not None
    assert (reason.key, reason.rule) == (key, rule)
    for language in ("fr", "en"):
        sentence = GAME.why(reason, language)
        assert sentence.endswith(".") and "[" not in sentence


def test_whoever_is_not_asked_is_told_who_is() -> None:
    table = placing()
    reason = table.why_not(GAME.parse("colosseum"), P2)
    assert reason is not None and reason.key == "not-your-turn"


def test_whoever_is_not_asked_is_told_what_glory_costs() -> None:
    table = position(player(), player(denarii=2, glory=1), medals={"religion": P2})
    reason = table.why_not(GAME.parse("buy_glory"), P2)
    assert reason is not None
    assert (reason.key, reason.args["count"]) == ("glory-price", 3)
    reason = table.why_not(GAME.parse("colosseum"), P2)
    assert reason is not None and reason.key == "not-your-turn"


def test_too_expensive_says_the_price() -> None:
    table = position(player(denarii=2), player(), agenda=[["Construct", P1]], phase="construction")
    reason = table.why_not(GAME.parse("build politics"))
    assert reason is not None
    assert (reason.key, reason.args["count"]) == ("too-expensive", 4)
