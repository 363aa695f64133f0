"""A game on the shelf: options, set-up, loading, and words."""

from typing import Any

import pytest

from ludi.kernel.agenda import NOTHING, Step
from ludi.kernel.dice import Dice
from ludi.kernel.errors import BadChoice, BadDump, BadGame, Reason
from ludi.kernel.game import Advice, Game
from ludi.kernel.manifest import Manifest, Option, Standing
from ludi.kernel.table import NOBODY, Table, Told
from ludi.kernel.viewer import EVERYTHING, PUBLIC
from ludi.kernel.vocabulary import Vocabulary
from tests.kernel.toy import CLAIM, KEEP, MORRA, SHOW, Claim, Morra, MorraTable


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
        (4, {"length": "long"}, "morra: cards-do-not-last .count 4"),
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
    assert MORRA.line(told[0], PUBLIC) is None
    assert (MORRA.line(told[0], 0, "en", ["Ada"]) or "").startswith("You show ")
    assert (MORRA.line(told[0], EVERYTHING, "en", ["Ada"]) or "").startswith("Ada shows ")


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


# -------------------------------------------------------------------- what a game must have


def label(**changes: Any) -> Manifest:
    """The label of the toy's box, with something wrong."""
    usual: dict[str, Any] = {
        "id": "morra",
        "game": "tests.kernel.toy:Morra",
        "folder": MORRA.folder,
        "rules_version": 1,
        "environment_version": 0,
        "players": (2, 3),
        "minutes": 1,
        "weight": 1,
        "chapters": (),
        "credits": (),
    }
    return Manifest(**{**usual, **changes})


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"id": "Morra!"}, "small letters, digits and hyphens, unlike 'Morra!'"),
        ({"game": "tests.kernel.toy"}, "named as 'package.module:Class'"),
        ({"players": ()}, "player counts must be given one by one"),
        ({"players": (3, 2)}, "the fewest first"),
        ({"folder": "/nowhere"}, "its folder /nowhere is not there"),
        ({"weight": 6}, "weight must be from 1 to 5, not 6"),
        ({"rules_version": 0}, "rules_version must be from 1"),
    ],
)
def test_a_label_that_cannot_be_read_is_refused(changes: dict[str, Any], problem: str):
    with pytest.raises(BadGame, match=problem):
        label(**changes)


class Speechless(Game):
    """It has everything but what its subclasses leave out."""

    def __init__(self, manifest: Manifest, **changes: Any) -> None:
        usual = {"vocabulary": MORRA.vocabulary, "steps": MORRA.steps, "told": MORRA.told}
        super().__init__(manifest, advice=Advice(), **{**usual, **changes})


class Talkative(Speechless):
    """A game that says all it must, and no more."""

    set_up = restore = view_of = imagined = scores_of = observer = Game.settle  # type: ignore[assignment]


@pytest.mark.parametrize(
    "method", ["set_up", "restore", "view_of", "imagined", "scores_of", "observer"]
)
def test_a_method_that_is_missing_is_named(method: str):
    lacking = type("Lacking", (Talkative,), {method: getattr(Game, method)})
    with pytest.raises(BadGame, match=rf"^morra: Lacking\.{method} must say "):
        lacking(label())


@pytest.mark.parametrize(
    ("manifest", "changes", "problem"),
    [
        ({"folder": "."}, {}, "the file components.toml is missing"),
        ({"chapters": ("dawn",)}, {}, "its chapters begin with 'dawn', which nothing tells"),
        ({"standing": {"Nap": Standing(("keep",))}}, {}, "orders answer 'Nap', which is no step"),
        ({}, {"vocabulary": Vocabulary()}, "its vocabulary has no verb"),
        ({}, {"steps": {"Take": Claim}}, "the step Claim is listed as 'Take'"),
    ],
)
def test_what_is_missing_is_named(manifest: dict[str, Any], changes: dict[str, Any], problem: str):
    Talkative(label())
    with pytest.raises(BadGame, match=f"^morra: .*{problem}"):
        Talkative(label(**manifest), **changes)


def another(components: str | None) -> Game:
    return MORRA


def test_a_label_opens_its_own_game_only():
    with pytest.raises(BadGame, match="does not open the game 'morra' that its manifest names"):
        label(game=f"{__name__}:another").open()


def test_a_table_a_step_and_an_advice_say_what_they_lack():
    table = Table(MORRA, 2, Dice.seeded(1))
    for ask, problem in (
        (table.clone, "Table.clone must say how it is copied"),
        (table.dump, "Table.pieces must say what lies on it"),
        (lambda: table.aside(0, 0), "Table.aside must say"),
        (lambda: Step[Table](0).happen(table, NOTHING), "the step Step must say what happens"),
        (lambda: Advice().evaluate(table, 0), "Advice.evaluate must say how good"),
    ):
        with pytest.raises(BadGame, match=problem):
            ask()
