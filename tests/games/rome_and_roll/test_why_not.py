"""Why not? The mistakes players really make, each with its rule."""

from ludi.games.rome_and_roll.city import cells_of
from ludi.games.rome_and_roll.ids import COLUMNS
from ludi.kernel.game import LANGUAGES
from tests.games.rome_and_roll.position import (
    BOX,
    GAME,
    P2,
    block,
    new,
    player,
    position,
    say,
    why_not,
)

RICH = "WWWWWBBBBBSSSSSFFFF"


def test_in_the_draft() -> None:
    table = position(player(), player("patricia"), agenda=[["StartRound", 0]])
    missing = next(die for die in range(18) if die not in table.pool)
    words = str(GAME.describe(GAME.vocabulary.action("take", {"die": "blue-1"}) + missing))
    assert why_not(table, words) == ("not-in-pool", "draft")
    assert why_not(table, "act build") == ("choose-first", "draft")
    other = 1 - table.seat
    assert why_not(table, "take blue-1", other) == ("not-your-turn", "turn")


def test_main_actions() -> None:
    table = position(player(storage="JJJ"), player("patricia"), die="blue-5")
    assert why_not(table, "act build") == ("needs-worker", "build")
    assert why_not(table, "act muster") == ("needs-worker", "muster")
    assert why_not(table, "act develop") == ("needs-worker", "develop")
    assert why_not(table, "act conquer") == ("no-conquest", "conquer")
    assert why_not(table, "act tax") == ("nothing-to-tax", "tax")
    table = position(player(storage="F", soldiers=2), player("patricia"), die="red-3")
    assert why_not(table, "act muster") == ("no-army", "muster")
    assert why_not(table, "act trade") == ("no-group", "trade")
    assert why_not(table, "act develop") == ("no-road-to-renovate", "develop")
    rich = player(storage="JJJWSBB", favours=["jupiter"])
    table = position(rich, player("patricia"), die="blue-1")
    say(table, "act trade", "trade jewel-3")
    assert why_not(table, "act build") == ("action-done", "actions")


def test_what_belongs_to_an_action_waits_for_it_or_says_why_it_cannot_be() -> None:
    able = position(player(storage=RICH, soldiers=2), player("patricia"), die="blue-1")
    assert why_not(able, "plan brickmaker") == ("action-first", "actions")
    assert why_not(able, "renovate g1") == ("no-road-to-renovate", "develop")
    unable = position(player(storage="JJJ"), player("patricia"), die="blue-5")
    assert why_not(unable, "plan brickmaker") == ("needs-worker", "build")
    assert why_not(unable, "conquer massilia") == ("no-conquest", "conquer")
    assert why_not(unable, "tax gaul") == ("nothing-to-tax", "tax")


def test_senators_favours_and_bribes() -> None:
    table = position(player(storage="JJJ", loyalty=(5, 0, 0)), player("patricia"), die="yellow-3")
    assert why_not(table, "deploy builder") == ("senator-none", "senators")
    assert why_not(table, "use mars") == ("favour-not-held", "favours")
    assert why_not(table, "bribe theocles fish") == ("advisor-loyal", "bribe")
    assert why_not(table, "bribe donatus fish") == ("not-your-advisor", "bribe")
    assert why_not(table, "bribe cassian jewel") == ("bribe-fresh", "bribe")
    assert why_not(table, "turn minerva 2") == ("cannot-turn", "turning")
    table = position(player(storage="JJJ", senators=2), player("patricia"), die="blue-1")
    assert why_not(table, "deploy builder") == ("icon-there", "senators")
    say(table, "deploy merchant")
    assert why_not(table, "deploy legionary") == ("senator-used", "senators")
    table = position(player(storage="JJJ", favours=["juno"]), player("patricia"), die="blue-5")
    assert why_not(table, "use juno") == ("favour-not-now", "juno")


def test_plans() -> None:
    table = position(player(soldiers=2), player("patricia"), die="blue-1")
    assert why_not(table, "act build") == ("nothing-to-build", "build")
    table = position(player(storage=RICH), player("patricia"), foremen={"brickmaker": P2})
    say(table, "act build")
    assert why_not(table, "plan brickmaker") == ("plan-unavailable", "plans")
    assert why_not(table, "plan camp") == ("plan-not-in-play", "plans")
    table = position(player(storage="WWSSF"), player("patricia"))
    say(table, "act build")
    assert why_not(table, "plan villa") == ("cannot-pay", "plans")


def test_plans_of_saturn_and_juno() -> None:
    table = position(
        player("praefectus", storage="JJJ", favours=["saturn"]), player(), foremen={"villa": P2}
    )
    say(table, "use saturn")
    assert why_not(table, "plan villa") == ("saturn-unavailable", "saturn")
    say(table, "plan jeweller")
    table.play(table.legal[0])
    assert why_not(table, "plan jeweller") == ("saturn-same", "saturn")
    hills = [divmod(cell, COLUMNS) for cell in cells_of(BOX.cities[0].any_hill)]
    for favour in ("juno", "saturn"):
        human = player(storage=RICH + "JJJ", favours=[favour])
        table = position(
            human,
            player("patricia"),
            buildings=[("rubble", -1, hills), ("carpenter", P2, [(0, 5), (0, 6)])],
        )
        say(table, f"use {favour}")
        assert why_not(table, "plan villa") == ("no-room-anywhere", "placement")


def test_the_overseer_and_rubble() -> None:
    table = position(
        player("praefectus", storage=RICH),
        laid=["s01", "s02"],
        rubble_blocks="yes",
        buildings=[("rubble", -1, [(3, 6), (4, 6), (5, 6)]), ("villa", 0, block(7, 7, 2, 2))],
    )
    say(table, "act build")
    assert why_not(table, "move d 7") == ("rubble-blocks", "seneca-harder")


def test_storing_and_exchanging_in_the_turn() -> None:
    table = position(player(storage="WWW"), player("patricia"), die="yellow-3")
    assert why_not(table, "store fish") == ("store-at-end", "store-or-bribe")
    assert why_not(table, "exchange wood-wood brick") == ("solo-only", "seneca-easier")
    table = position(player(storage="WWW"), die="yellow-3", laid=["s01", "s02"])
    assert why_not(table, "exchange wood-wood brick") == ("option-off", "seneca-easier")


def test_after_a_favour_was_named() -> None:
    human = player(storage="WWW", favours=["mercury"], settlements=["tarraco"], senators=1)
    table = position(human, player("patricia"), die="yellow-3")
    say(table, "use mercury")
    for words in ("act build", "end"):
        assert why_not(table, words) == ("for-favour", "favours")
    assert why_not(table, "use mars") == ("favour-not-held", "favours")
    table = position(player(senators=1, storage="WSJJJ", favours=["jupiter"]), player("patricia"))
    say(table, "act trade", "trade jewel-3", "use jupiter")
    assert why_not(table, "deploy builder") == ("icon-there", "senators")


def test_placement() -> None:
    table = position(
        player(storage=RICH), player("patricia"), buildings=[("villa", P2, block(7, 7, 2, 2))]
    )
    say(table, "act build", "stay", "plan training-ground")
    assert why_not(table, "place 1 h 7") == ("place-taken", "placement")
    assert why_not(table, "place 1 d 12") == ("place-marsh-only", "restrictions")
    assert why_not(table, "place 1 a 1") == ("place-river", "placement")
    assert why_not(table, "place 1 l 6") == ("place-not-beside", "placement")
    table = position(player(storage=RICH), player("patricia"))
    say(table, "act build", "plan temple")
    assert why_not(table, "place 1 a 5") == ("place-some-hill", "restrictions")


def test_favours_on_the_table() -> None:
    table = position(
        player("patricia"),
        player(),
        favours=["mars", "saturn"],
        agenda=[["EndRound", 0], ["ClaimFavour", 0]],
    )
    assert why_not(table, "claim saturn") == ("saturn-forbidden", "favours")
    assert why_not(table, "claim juno") == ("favour-gone", "favours")


def test_conquest_of_one_region() -> None:
    table = position(player(soldiers=9), player("patricia", settlements=["ephesus"]), die="blue-1")
    say(table, "act conquer")
    assert why_not(table, "conquer ephesus") == ("settlement-taken", "conquer")
    assert why_not(table, "conquer gades") == ("settlement-side", "conquer")
    say(table, "conquer tarraco")
    assert why_not(table, "conquer massilia") == ("settlement-region", "conquer")


def test_every_reason_is_a_sentence_in_both_languages() -> None:
    table = new(2, seed=3)
    for action in range(0, GAME.vocabulary.size, 7):
        reason = table.why_not(action)
        if reason is not None:
            for language in LANGUAGES:
                words = GAME.why(reason, language)
                assert words.endswith(".") and "[" not in words
