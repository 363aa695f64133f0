"""The words of Rome & Roll: all there, in both languages, unambiguous."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludi
from ludi.games.rome_and_roll.scoring import seneca_items
from ludi.games.rome_and_roll.view import TOLD
from ludi.kernel import text as kernel_text
from ludi.kernel.agenda import Step
from ludi.kernel.game import LANGUAGES
from tests.games.rome_and_roll.position import GAME, new

WORDS = GAME.words_of
FOLDER = Path(GAME.folder)
KERNEL = Path(kernel_text.__file__).parent
ASKING = [
    name
    for name, step in GAME.steps.items()
    if any("options" in vars(base) for base in step.__mro__ if base is not Step)
]


def reasons_in(path: Path) -> Iterator[tuple[list[str], list[str]]]:
    """The literal anchors and keys of every `Reason(anchor, key, ...)` in a module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
            yield literals(node.args[0]), literals(node.args[1])


def literals(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


def anchors(language: str) -> list[str]:
    rules = (FOLDER / f"rules.{language}.md").read_text(encoding="utf-8")
    return re.findall(r"\{#([a-z-]+)\}", rules)


def wanted() -> set[str]:
    """Every message the game must have."""
    table = new(1, seed=1)
    keys = {"game-name", "game-summary", "score-total"}
    for verb in GAME.vocabulary.verbs:
        keys |= {"action-" + verb.name.replace("_", "-"), "group-" + verb.group}
        for domain in verb.fields.values():
            keys |= {f"{domain.name}-{value}" for value in domain.values if not value.isdigit()}
    keys |= {f"told-{what}" for what in TOLD}
    keys |= {f"ask-{step}" for step in ASKING}
    keys |= {f"order-{step}" for step in GAME.standing}
    keys |= {f"score-{item}" for item, _ in table.scores()[0].items}
    keys |= {f"score-{item}" for item, _ in seneca_items(table)}
    keys |= {f"tally-{name}" for name in table.tally(0)}
    for option in GAME.options:
        name = "option-" + option.name.replace("_", "-")
        keys |= {name, *(f"{name}-{value}" for value in option.values)}
    for path in (FOLDER / "reasons.py", KERNEL / "table.py", KERNEL / "session.py"):
        keys |= {"why-" + key for _, found in reasons_in(path) for key in found}
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    assert wanted() - WORDS.keys(language) == set()


def test_the_languages_have_the_same_messages() -> None:
    assert WORDS.keys("fr") == WORDS.keys("en")


def test_no_message_is_left_over() -> None:
    spare = {"player", "ask-over", "why-over"}  # the kernel's
    assert WORDS.keys("fr") - wanted() - spare == set()


def test_every_rule_has_its_anchor_in_both_languages() -> None:
    assert anchors("fr") == anchors("en")
    known = set(anchors("en"))
    assert len(known) == len(anchors("en"))
    assert {step.rule for step in GAME.steps.values()} <= known
    for rules, _ in reasons_in(FOLDER / "reasons.py"):
        assert set(rules) <= known
    for favour in ("bacchus", "juno", "jupiter", "mars", "mercury", "minerva", "saturn"):
        assert favour in known
    for language in LANGUAGES:
        text = (FOLDER / f"rules.{language}.md").read_text(encoding="utf-8")
        assert set(re.findall(r"\(#([a-z-]+)\)", text)) <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_sentence_of_its_own(language: str) -> None:
    seen: dict[str, int] = {}
    for action in range(GAME.vocabulary.size):
        words = GAME.words(action, language)
        assert not re.search(r"[\[\]{}$]", words), words
        assert seen.setdefault(words.casefold(), action) == action, words
    assert WORDS.faults == {}


def test_the_game_is_on_the_shelf() -> None:
    assert ludi.game("rome-and-roll").id == GAME.id
