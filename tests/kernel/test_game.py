"""A game on the shelf: options, set-up, loading, and words."""

from typing import Any

import pytest

from ludi.kernel.errors import BadChoice, BadDump, Reason
from ludi.kernel.game import Option
from ludi.kernel.table import NOBODY, Told
from tests.kernel.toy import CLAIM, KEEP, MORRA, SHOW, Morra, MorraTable


def test_options_have_defaults():
    assert MORRA.settle(2, {}) == {"length": "short", "polite": "no"}
    assert MORRA.settle(2, {"length": "long"}) == {"length": "long", "polite": "no"}


def test_an_option_changes_the_table():
    short, long = MORRA.new(2, seed=1), MORRA.new(2, seed=1, length="long")
    assert isinstance(short, MorraTable)
    assert isinstance(long, MorraTable)
    assert (short.rounds, long.rounds) == (1, 3)  # the first round has begun


@pytest.mark.parametrize(("value", "read"), [(True, "yes"), (False, "no"), ("yes", "yes")])
def test_yes_and_no_may_be_given_as_bools(value: object, read: str):
    assert MORRA.settle(3, {"polite": value})["polite"] == read


def test_an_option_with_numbers():
    assert Option("eras", ("3", "5")).read(5) == "5"
    with pytest.raises(BadChoice, match="option eras: '4' is not one of 3, 5"):
        Option("eras", ("3", "5")).read(4)


@pytest.mark.parametrize(
    ("players", "options", "problem"),
    [
        (1, {}, "morra is for 2 to 4 players, not 1"),
        (5, {}, "not 5"),
        (-1, {}, "not -1"),
        (2, {"length": "endless"}, "'endless' is not one of short, long"),
        (2, {"polite": "perhaps"}, "'perhaps' is not one of no, yes"),
        (2, {"colour": "red"}, "no option 'colour' .its options: length, polite"),
        (4, {"length": "long"}, "do not last"),
    ],
)
def test_what_cannot_be_set_up(players: int, options: dict[str, Any], problem: str):
    with pytest.raises(BadChoice, match=problem):
        MORRA.new(players, seed=1, **options)


def test_without_a_count_the_fewest_players_and_without_a_seed_a_fresh_one():
    assert MORRA.new().seats == 2
    assert MORRA.new().dump()["dice"] != MORRA.new().dump()["dice"]


# -------------------------------------------------------------------- dumps


def without(key: str) -> dict[str, Any]:
    dump = MORRA.new(2, seed=1).dump()
    del dump[key]
    return dump


def replaced(key: str, value: object) -> dict[str, Any]:
    return {**MORRA.new(2, seed=1).dump(), key: value}


@pytest.mark.parametrize(
    ("dump", "problem"),
    [
        (replaced("game", "chess"), "a position of chess, not of morra"),
        (replaced("rules", 7), "follows rules 7"),
        (replaced("dice", [1, 2]), "not a position of morra"),
        (replaced("agenda", [["Dance", 0]]), "no step 'Dance'"),
        (replaced("agenda", [["Show"]]), "not a position"),
        (replaced("agenda", [[]]), "not a position"),
        (replaced("pieces", {}), "not a position"),
        (without("lanes"), "not a position"),
        (without("game"), "not a position"),
    ],
)
def test_a_dump_that_cannot_be_loaded(dump: dict[str, Any], problem: str):
    with pytest.raises(BadDump, match=problem):
        MORRA.load(dump)


# -------------------------------------------------------------------- words


def test_actions_by_words():
    action = SHOW.code(1)
    assert MORRA.action("show", finger="two") == action
    assert str(MORRA.describe(action)) == "show two"
    assert MORRA.parse("show two") == action
    assert MORRA.parse("montrer  DEUX doigts") == action
    assert MORRA.parse("Show two fingers") == action
    assert MORRA.words(action) == "Montrer deux doigts"
    assert MORRA.words(action, "en") == "Show two fingers"
    with pytest.raises(BadChoice, match="no verb 'montrer'"):
        MORRA.parse("montrer neuf doigts")


def test_every_sentence_parses_back():
    for language in ("fr", "en"):
        for action in range(MORRA.vocabulary.size):
            assert MORRA.parse(MORRA.words(action, language)) == action


def test_what_an_action_touches():
    assert MORRA.touches(SHOW.code(2)) == ["hand-three", "table"]
    assert MORRA.touches(KEEP.base) == []


def test_the_question_a_seat_is_asked():
    table = MORRA.new(2, seed=1)
    assert MORRA.question(table, 0, "en") == "How many fingers do you show?"
    table.play(table.legal[0], 0)
    assert MORRA.question(table, 0, "en") == "Do you give a coin?"
    assert MORRA.question(table, 1, "en") == "How many fingers do you show?"
    table.end()
    table.run()
    assert MORRA.question(table, 0, "en") == "The game is over."


def test_a_log_line_is_only_for_the_ears_it_is_meant_for():
    table = MORRA.new(2, seed=1)
    told = table.listen()
    table.play(SHOW.code(0) if SHOW.code(0) in table.legal else table.legal[0], 0)
    assert MORRA.line(told[0], 1) is None
    assert MORRA.line(told[0], None) is None
    assert (MORRA.line(told[0], 0, "en", ["Ada"]) or "").startswith("Ada shows ")


def test_a_reason_as_a_sentence():
    reason = Reason("show", "not-in-hand", {"finger": "two"})
    assert MORRA.why(reason, "en") == "You have no card with two fingers."
    refused = MORRA.refusal(SHOW.code(1), reason)
    assert refused == (
        "morra: 'show two' is not possible now: not-in-hand (finger two); see the rule 'show'"
    )
    assert "'999'" in MORRA.refusal(999, reason)


def test_games_show_themselves():
    assert repr(Morra(3)) == "<game morra, rules 3>"
    assert repr(MORRA.new(2, seed=1)) == "<morra: seat 0 of 2 to choose>"
    assert CLAIM.says(CLAIM.code(1))


def test_what_is_told_concerns_the_seats_it_speaks_of_unless_it_says_more():
    assert MORRA.things(Told("gives", [1, 0, NOBODY], 0)) == ["seat2", "seat1"]
    assert MORRA.things(Told("gives", [1, NOBODY, NOBODY], 0)) == ["seat2"]
    assert MORRA.things(Told("rolls", [4, NOBODY, NOBODY], 0)) == []
    assert MORRA.things(Told("nothing known", [0, 0, 0], 0)) == []
