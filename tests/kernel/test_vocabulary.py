"""Actions: integers to words and back."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludi.kernel.errors import BadChoice
from ludi.kernel.vocabulary import Action, Domain, Vocabulary

WORD = st.text("abcdefghijklmnopqrstuvwxyz_0123456789", min_size=1, max_size=8)


@st.composite
def vocabularies(draw: st.DrawFn) -> Vocabulary:
    made = Vocabulary()
    for name in draw(st.lists(WORD, min_size=1, max_size=5, unique=True)):
        fields = {
            field: Domain(field, draw(st.lists(WORD, min_size=1, max_size=5, unique=True)))
            for field in draw(st.lists(WORD, max_size=3, unique=True))
        }
        made.verb(name, fields)
    return made


@given(vocabularies())
def test_every_action_comes_back_from_its_words(vocabulary: Vocabulary):
    for action in range(vocabulary.size):
        said = vocabulary.describe(action)
        assert vocabulary.parse(str(said)) == action
        assert vocabulary.action(said.verb, said.args) == action
        verb = vocabulary.verb_of(action)
        assert verb.name == said.verb
        assert verb.says(action)
        assert verb.code(*verb.indices(action)) == action


@given(vocabularies())
def test_verbs_lie_side_by_side(vocabulary: Vocabulary):
    covered = [
        action for verb in vocabulary.verbs for action in range(verb.base, verb.base + verb.size)
    ]
    assert covered == list(range(vocabulary.size))
    assert len({str(vocabulary.describe(action)) for action in covered}) == len(covered)


@given(vocabularies(), st.text(max_size=30))
def test_whatever_is_said_is_an_action_or_a_bad_choice(vocabulary: Vocabulary, text: str):
    with contextlib.suppress(BadChoice):
        assert 0 <= vocabulary.parse(text) < vocabulary.size


COLOURS = Domain("colour", ("red", "blue"))
SIZES = Domain("size", ("small", "medium", "large"))


@pytest.fixture
def paints() -> Vocabulary:
    made = Vocabulary()
    made.verb("wait")
    made.verb("paint", {"colour": COLOURS, "size": SIZES})
    return made


def test_codes_count_the_last_field_first(paints: Vocabulary):
    assert [paints.parse(f"paint {c} {s}") for c in COLOURS.values for s in SIZES.values] == [
        1, 2, 3, 4, 5, 6,
    ]  # fmt: skip
    assert paints.size == 7


def test_a_group_is_the_verb_unless_said(paints: Vocabulary):
    assert [verb.group for verb in paints.verbs] == ["wait", "paint"]
    assert paints.verb("sand", group="paint").group == "paint"


def test_actions_compare_by_what_they_say():
    one = Action("paint", {"colour": "red"})
    assert one == Action("paint", {"colour": "red"})
    assert one != Action("paint", {"colour": "blue"})
    assert one != "paint red"
    assert len({one, Action("paint", {"colour": "red"})}) == 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "at least one word"),
        ("dance", "no verb 'dance'"),
        ("paint red", "should read: paint <colour> <size>"),
        ("paint red small again", "should read"),
        ("paint green small", "no colour 'green'"),
        ("wait red", "should read: wait"),
    ],
)
def test_words_that_mean_nothing(paints: Vocabulary, text: str, problem: str):
    with pytest.raises(BadChoice, match=problem):
        paints.parse(text)


@pytest.mark.parametrize("action", [-1, 7, 10**9])
def test_numbers_that_mean_nothing(paints: Vocabulary, action: int):
    with pytest.raises(BadChoice, match=r"from 0 to 6"):
        paints.describe(action)


def test_fields_that_are_missing_or_too_many(paints: Vocabulary):
    with pytest.raises(BadChoice, match="takes colour, size"):
        paints.action("paint", {"colour": "red"})
    with pytest.raises(BadChoice, match="takes nothing"):
        paints.action("wait", {"colour": "red"})
    with pytest.raises(BadChoice, match="takes 2 words, not 1"):
        paints.verbs[1].code(0)
    with pytest.raises(BadChoice, match="size 3 does not exist"):
        paints.verbs[1].code(0, 3)
    with pytest.raises(BadChoice, match="colour -1 does not exist"):
        paints.verbs[1].code(-1, 0)
