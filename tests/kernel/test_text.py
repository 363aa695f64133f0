"""Words for people: two languages, names with attributes, sentences that come back."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludi.kernel
from ludi.kernel.errors import BadChoice, LudiError, Reason
from ludi.kernel.game import Audience
from ludi.kernel.table import Told
from ludi.kernel.text import Words, normalised
from ludi.kernel.vocabulary import Domain, Vocabulary
from tests.kernel.toy import MORRA

KERNEL = str(Path(str(ludi.kernel.__file__)).parent)

MATERIALS = Domain("material", ("brick", "marble"))
COUNTS = Domain("count", ("0", "1", "2"))
SPOTS = Domain("spot", ("forum", "brick"))
vocabulary = Vocabulary()
LAY = vocabulary.verb("lay_down", {"material": MATERIALS, "where": SPOTS})
TAKE = vocabulary.verb("take", {"what": MATERIALS, "n": COUNTS})

FRENCH = """
material-brick = brique
    .the = la brique
    .of-the = de la brique
material-marble = marbre
    .the = le marbre
    .of-the = du marbre
spot-forum = forum
spot-brick = briqueterie
action-lay-down = Poser { $material_the } : { $where } !
action-take = { $what_id ->
    [brick] Prendre { $n } fois de l’argile
   *[other] Prendre { $n } fois { $what_of_the }
}
only-french = Seulement { $n }
told-builds = { $seat } pose { $material_the }{ $other }{ $count ->
    [one] , une fois
   *[other] , { $count } fois
}.
why-no-room = { $other } n’a pas de place pour { $material_the }
    ({ $where }, { $number }, { $odd }).
"""
ENGLISH = """
material-brick = brick
    .the = the brick
material-marble = marble
    .the = the marble
spot-forum = forum
action-lay-down = Lay { $material } at { $where }
action-take = Take { $n } { $what }
player = Somebody { $number }
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "text.fr.ftl").write_text(FRENCH, encoding="utf-8")
    (tmp_path / "text.en.ftl").write_text(ENGLISH, encoding="utf-8")
    return Words([KERNEL, str(tmp_path)], vocabulary)


def words_with(folder: Path, french: str) -> Words:
    (folder / "text.fr.ftl").write_text(french, encoding="utf-8")
    return Words([str(folder)], vocabulary)


# -------------------------------------------------------------------- messages


def test_a_later_folder_overrides_an_earlier_one(words: Words):
    assert words.say("player", {"number": 2}, "en") == "Somebody 2"
    assert words.say("player", {"number": 2}, "fr") == "Joueur 2"


def test_a_missing_message_is_said_in_the_other_language(words: Words):
    assert words.say("only-french", {"n": 5}, "en") == "Seulement 5"
    assert words.name("spot", "brick", "en") == "briqueterie"


def test_what_no_language_has_is_shown_in_brackets(words: Words):
    assert words.say("nowhere", {}, "fr") == "[nowhere]"
    assert words.name("spot", "moon", "en") == "[spot-moon]"
    assert words.name("count", "7", "en") == "7"


def test_has_and_keys_speak_of_one_language(words: Words):
    assert words.has("only-french", "fr")
    assert not words.has("only-french", "en")
    assert "why-over" in words.keys("en")
    assert words.keys("fr") - words.keys("en") == {
        "only-french", "spot-brick", "told-builds", "why-no-room",
    }  # fmt: skip


@pytest.mark.parametrize("language", ["de", "", "FR", "../fr"])
def test_an_unknown_language_is_a_bad_choice(words: Words, language: str):
    for ask in (
        lambda: words.say("player", {"number": 1}, language),
        lambda: words.of_action(0, language),
        lambda: words.action_of("x", language),
        lambda: words.keys(language),
    ):
        with pytest.raises(BadChoice, match=r"there are: fr, en"):
            ask()


def test_numbers_are_plain_and_choose_the_plural(words: Words):
    assert words.say("only-french", {"n": 1234567}, "fr") == "Seulement 1234567"
    assert words.say("only-french", {"n": -3}, "fr") == "Seulement -3"


def test_a_missing_argument_is_noted_as_a_fault(words: Words):
    assert words.faults == {}
    assert "n" in words.say("only-french", {}, "fr")
    assert list(words.faults) == ["only-french (fr)"]


def test_a_file_that_cannot_be_read_names_its_line(tmp_path: Path):
    with pytest.raises(LudiError, match=r"text\.fr\.ftl: line 3 cannot be read"):
        words_with(tmp_path, "a = A\n\nb = { $\n").say("a", {}, "fr")
    with pytest.raises(LudiError, match="'a' is there twice"):
        words_with(tmp_path, "a = A\nb = B\na = C\n").say("a", {}, "fr")


# -------------------------------------------------------------------- actions


def test_an_action_uses_names_attributes_and_ids(words: Words):
    assert words.of_action(LAY.code(0, 0), "fr") == "Poser la brique : forum !"
    assert words.of_action(LAY.code(1, 1), "en") == "Lay marble at briqueterie"
    assert words.of_action(TAKE.code(0, 2), "fr") == "Prendre 2 fois de l’argile"
    assert words.of_action(TAKE.code(1, 2), "fr") == "Prendre 2 fois du marbre"
    assert words.faults == {}


def test_an_action_that_does_not_exist(words: Words):
    with pytest.raises(BadChoice):
        words.of_action(vocabulary.size, "fr")


@pytest.mark.parametrize(
    "text",
    [
        "Prendre 2 fois de l’argile",
        "prendre 2 fois de l'argile",
        "  PRENDRE\u00a02 fois\n de l‘argile ",
    ],
)
def test_a_sentence_comes_back_whatever_its_typography(words: Words, text: str):
    assert words.action_of(text, "fr") == TAKE.code(0, 2)


def test_every_sentence_comes_back(words: Words):
    for language in ("fr", "en"):
        for action in range(vocabulary.size):
            assert words.action_of(words.of_action(action, language), language) == action
    assert words.action_of("Prendre la fuite", "fr") is None
    assert words.action_of("Take 2 brick", "fr") is None


def test_sentences_that_read_alike_are_an_error_naming_both(tmp_path: Path):
    words = words_with(tmp_path, "action-take = Prendre { $n }\n")
    with pytest.raises(LudiError, match="'take brick 0' and 'take marble 0' read alike in 'fr'"):
        words.action_of("Prendre 1", "fr")


def test_verbs_without_a_message_are_left_out_of_the_index(tmp_path: Path):
    words = words_with(tmp_path, "action-take = { $n } { $what_id }\n")
    assert words.of_action(0, "fr") == "[action-lay-down]"
    assert words.action_of("[action-lay-down]", "fr") is None
    assert words.action_of("1 brick", "fr") == TAKE.code(0, 1)


@given(st.text())
def test_normalising_twice_changes_nothing(text: str):
    assert normalised(normalised(text)) == normalised(text)


# -------------------------------------------------------------------- reasons and tellings


def test_a_reason_finds_the_names_of_what_it_speaks_of(words: Words):
    reason = Reason(
        "room",
        "no-room",
        {"other": 1, "material": "brick", "where": "brick", "number": 3, "odd": "sic"},
    )
    assert words.of_reason(reason, "fr", ["Ada"]) == (
        "Joueur 2 n’a pas de place pour la brique\n(briqueterie, 3, [odd-sic])."
    )
    assert words.of_reason(reason, "fr", ["Ada", "Zoé"]).startswith("Zoé n’a")
    assert words.of_reason(Reason("", "secret"), "fr", []) == "[why-secret]"


def test_what_is_told_becomes_a_line(words: Words):
    audience = Audience(("seat", "material", "other"))
    told = Told("builds", [0, 1, -1], 0)
    assert words.of_told(told, audience, "fr", ["Ada"]).startswith("Ada pose le marbre")
    audience = Audience(("seat", "material", "times"))
    words.of_told(Told("builds", [0, 1, 4], 0), audience, "fr", [])
    assert "told-builds (fr)" in words.faults  # neither $other nor $count was given


def test_nothing_is_told_as_nothing(words: Words):
    line = words.of_told(Told("builds", [1, -1, -1], 0), Audience(("seat", "material")), "fr", [])
    assert line.startswith("Joueur 2 pose ")
    assert "material" not in line
    assert "[" not in line


def test_counts_choose_the_plural():
    audience = Audience(("count",))
    lines = [
        MORRA.words_of.of_told(Told("round", [n, -1, -1], 0), audience, "fr", []) for n in (1, 3)
    ]
    assert lines == ["Dernière manche.", "Encore 3 manches."]


# -------------------------------------------------------------------- the kernel's own texts


def test_both_languages_say_the_same_things():
    words = Words([KERNEL], Vocabulary())
    assert words.keys("fr") == words.keys("en")
    assert {"player", "ask-over", "why-over", "why-not-asked", "why-undo-door"} <= words.keys("fr")


def test_french_is_set_as_french_should_be():
    text = (Path(KERNEL) / "text.fr.ftl").read_text(encoding="utf-8")
    messages = [line for line in text.splitlines() if " = " in line]
    assert len(messages) > 8
    for line in messages:
        said = line.split(" = ", 1)[1]
        assert "'" not in said
        for sign in ":;?!":
            assert f" {sign}" not in said, line
