"""The words of Ave Roma: all there, in both languages, unambiguous and well set."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from ludi.games.ave_roma.ids import BOARDS, BONUSES, CARDS, DECKS, FRAGMENTS, POWERS
from ludi.games.ave_roma.places import ENDINGS
from ludi.games.ave_roma.table import Table
from ludi.games.ave_roma.view import TOLD
from ludi.kernel import text as kernel_text
from ludi.kernel.agenda import Step
from ludi.kernel.dice import Dice
from ludi.kernel.game import LANGUAGES
from ludi.kernel.table import Told
from tests.games.ave_roma.position import GAME

WORDS = GAME.words_of
FOLDER = Path(GAME.folder)
KERNEL = Path(kernel_text.__file__).parent
ASKING = [
    name
    for name, step in GAME.steps.items()
    if any("options" in vars(base) for base in step.__mro__ if base is not Step)
]
ZONES = (
    *("areas", "rows", "colosseum", "order", "decks", "workers", "training", "neutral"),
    *("stock", "patrons", "cards", "politics", "points"),
)
PLACEHOLDER = re.compile(r"[\[\]{}$]")  # a message, or an argument of one, that is not there


def reasons_in(path: Path) -> Iterator[tuple[list[str], list[str]]]:
    """The literal anchors and keys of every `Reason(anchor, key, ...)` in a module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
            yield literals(node.args[0]), literals(node.args[1])


def literals(node: ast.expr) -> list[str]:
    return [str(node.value)] if isinstance(node, ast.Constant) else []


def anchors(language: str) -> list[str]:
    rules = (FOLDER / f"rules.{language}.md").read_text(encoding="utf-8")
    return re.findall(r"\{#([a-z-]+)\}", rules)


def wanted() -> set[str]:
    """Every message the game must have; a number speaks for itself."""
    keys = {"game-name", "game-summary", "score-total"}
    for verb in GAME.vocabulary.verbs:
        keys |= {"action-" + verb.name.replace("_", "-"), "group-" + verb.group}
        for domain in verb.fields.values():
            if domain.name == "worker" or not all(value.isdigit() for value in domain.values):
                keys |= {f"{domain.name}-{value}" for value in domain.values}
    for name, ids in (
        ("power", POWERS),
        ("bonus", BONUSES),
        ("deck", DECKS),
        ("fragment", FRAGMENTS),
        ("board", BOARDS),
        ("zone", ZONES),
    ):
        keys |= {f"{name}-{id}" for id in ids}
    keys |= {f"told-{what}" for what in TOLD}
    keys |= {f"ask-{step}" for step in ASKING}
    keys |= {f"ending-{ending}" for ending in ENDINGS if ending != "running"}
    table = GAME.new(players=2, seed=1)
    keys |= {f"score-{item}" for item, _ in table.scores()[0].items}
    keys |= {f"tally-{name}" for name in table.tally(0)}
    for option in GAME.options:
        name = "option-" + option.name
        keys |= {name, *(f"{name}-{value}" for value in option.values)}
    for path in (FOLDER / "reasons.py", KERNEL / "table.py", KERNEL / "session.py"):
        keys |= {"why-" + key for _, found in reasons_in(path) for key in found}
    return keys


def played(games: int, every: int) -> Iterator[Table]:
    """Tables in the middle of random games: one at every so many choices."""
    for seed in range(games):
        dice = Dice.seeded(f"text {seed}")
        mode = "advanced" if seed % 2 else "basic"
        table = GAME.new(players=2 + seed % 4, seed=seed, mode=mode)
        assert isinstance(table, Table)
        choices = 0
        while not table.over:
            if choices % every == 0:
                yield table
            table.play(table.legal[dice.below(len(table.legal))])
            choices += 1


# ---------------------------------------------------------------- everything is there


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    assert wanted() - WORDS.keys(language) == set()


def test_the_languages_have_the_same_messages_and_none_is_left_over() -> None:
    assert WORDS.keys("fr") == WORDS.keys("en")
    spare = {"player", "ask-over", "why-over"}  # the kernel's
    assert WORDS.keys("fr") - wanted() - spare == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_unique(language: str) -> None:
    assert len({WORDS.name("card", card, language) for card in CARDS}) == len(CARDS)


# ---------------------------------------------------------------- actions, questions, log


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_a_sentence_of_its_own_and_parses_back(language: str) -> None:
    seen: set[str] = set()
    for action in range(GAME.vocabulary.size):
        sentence = GAME.words(action, language)
        assert sentence[0].isupper() and not sentence.endswith("."), sentence
        assert not PLACEHOLDER.search(sentence), sentence
        seen.add(sentence)
        assert GAME.parse(sentence) == action
    assert len(seen) == GAME.vocabulary.size
    assert not WORDS.faults


def test_touches_are_made_of_the_words() -> None:
    assert GAME.touches(GAME.parse("buy 3 senatus-2")) == ["me/worker/3", "slot/senatus-2"]
    assert GAME.touches(GAME.parse("sell wood")) == ["me/stock/wood", "me/denarii"]
    for action in range(GAME.vocabulary.size):
        assert all("{" not in touch for touch in GAME.touches(action))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_one_sentence(language: str) -> None:
    for step in ASKING:
        question = WORDS.say(f"ask-{step}", {}, language)
        assert question.endswith("?") and question.count("?") == 1 and "." not in question


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_told_is_a_sentence(language: str) -> None:
    for what, audience in TOLD.items():
        line = GAME.line(Told(what, [1, 1, 1], 0), 1, language, ["Ada", "Numa"])
        assert line is not None and not PLACEHOLDER.search(line), line
        assert line.endswith("."), line
        assert ("Numa" in line) == ("seat" in audience.fields), line
    assert not WORDS.faults


# ---------------------------------------------------------------- reasons and rules


def test_the_rules_have_the_same_anchors_once_in_both_languages() -> None:
    french, english = anchors("fr"), anchors("en")
    assert french == english
    assert len(set(french)) == len(french)


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_in_the_rules_lead_somewhere(language: str) -> None:
    rules = (FOLDER / f"rules.{language}.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\]\(#([a-z-]+)\)", rules)) <= set(anchors(language))


def test_every_step_and_every_reason_can_be_looked_up() -> None:
    found = set(anchors("fr"))
    for step in GAME.steps.values():
        assert step.rule in found, step
    for path in (FOLDER / "reasons.py", KERNEL / "table.py"):
        for rules, _ in reasons_in(path):
            assert {rule for rule in rules if rule} <= found, rules


def test_every_refusal_has_a_rule_and_a_sentence() -> None:
    found = set(anchors("fr"))
    said: set[str] = set()
    for table in played(8, 31):
        allowed = set(table.legal)
        for action in range(GAME.vocabulary.size):
            reason = table.why_not(action)
            assert (reason is None) == (action in allowed)
            if reason is None:
                continue
            assert reason.rule in found, reason
            if (known := repr(reason)) not in said:
                said.add(known)
                for language in LANGUAGES:
                    sentence = GAME.why(reason, language)
                    assert sentence[0].isupper() and sentence.endswith("."), sentence
                    assert not PLACEHOLDER.search(sentence), sentence
    assert not WORDS.faults


# ---------------------------------------------------------------- typography


class Texts(Visitor):
    """All that is read to a person, without the placeables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.found.append(node.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_well_set(language: str) -> None:
    texts = Texts()
    source = (FOLDER / f"text.{language}.ftl").read_text(encoding="utf-8")
    texts.visit(FluentParser().parse(source))
    assert texts.found
    for text in texts.found:
        assert "'" not in text and '"' not in text and "..." not in text, text
        if language == "fr":
            assert not re.search(r"(?<!\u00a0)[:;?!»]", text), text
            assert not re.search(r"\b(de|le|la|que|ne|se) [aeiouéèêîAEIOUÉÎ]", text), text


def test_what_is_told_concerns_things_on_the_board() -> None:
    for what, audience in TOLD.items():
        things = GAME.things(Told(what, [1, 1, 1], 0))
        assert all("{" not in thing for thing in things), what
        assert len(things) >= len(audience.touches)
    assert GAME.things(Told("sells", [1, 4, 3], 0)) == ["seat2/stock/iron", "seat2/denarii"]
