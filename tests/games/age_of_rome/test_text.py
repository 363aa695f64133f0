"""The words of Age of Rome: all there, in both languages, unambiguous and well set."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import ludi
from ludi.games.age_of_rome import ids
from ludi.games.age_of_rome.reasons import CONDITION_REASONS
from ludi.games.age_of_rome.table import PHASES
from ludi.games.age_of_rome.told import TOLD
from ludi.games.age_of_rome.view import PHASE_RULES
from ludi.kernel import text as kernel_text
from ludi.kernel.agenda import Step
from ludi.kernel.game import LANGUAGES
from ludi.kernel.table import Told

GAME = ludi.game("age-of-rome")
WORDS = GAME.words_of
FOLDER = Path(GAME.folder)
KERNEL = Path(kernel_text.__file__).parent
ASKING = [
    name
    for name, step in GAME.steps.items()
    if any("options" in vars(base) for base in step.__mro__ if base is not Step)
]
PLACEHOLDER = re.compile(r"[\[\]{}$]")


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
    keys = {"game-name", "game-summary", "score-total"}
    for verb in GAME.vocabulary.verbs:
        keys |= {"action-" + verb.name.replace("_", "-"), "group-" + verb.group}
        for domain in verb.fields.values():
            if domain.name not in ("amount", "height"):  # numbers speak for themselves
                keys |= {f"{domain.name}-{value}" for value in domain.values}
    names: dict[str, Iterable[str]] = {
        "goods": ids.GOODS,
        "character": ids.CHARACTERS,
        "event": ids.EVENTS,
        "colour": ids.COLOURS,
        "cassius_card": ids.CASSIUS_CARDS,
        "combat_card": ids.COMBAT_CARDS,
        "icon": ids.ICONS,
        "task": ids.TASKS,
        "rank": ids.RANKS,
        "exploit": ids.EXPLOITS,
        "measure": ("tasks", "lead"),
        "phase": PHASES,
        "order": GAME.standing,
        "medal": ids.BUILDINGS,
        "tally": GAME.new(players=2, seed=1).tally(0),
    }
    for kind, values in names.items():
        keys |= {f"{kind}-{value}" for value in values}
    texts: dict[str, Iterable[str]] = {
        "card": ids.CARDS,
        "quest": ids.QUESTS,
        "event": ids.EVENTS,
        "effect": ids.PLOT_EFFECTS,
    }
    for kind, values in texts.items():
        keys |= {f"{kind}-{value}-text" for value in values}
    keys |= {f"told-{what}" for what in TOLD}
    keys |= {f"ask-{step}" for step in ASKING}
    keys |= {f"score-{item}" for item, _ in GAME.new(players=2, seed=1).scores()[0].items}
    keys |= {f"why-{key}" for key in CONDITION_REASONS}
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
    left = WORDS.keys("fr") - wanted() - spare
    assert {key for key in left if not key.startswith("zone-")} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_a_sentence_of_its_own_and_parses_back(language: str) -> None:
    seen: set[str] = set()
    for action in range(GAME.vocabulary.size):
        sentence = GAME.words(action, language)
        assert sentence[0].isupper() and not sentence.endswith("."), sentence
        assert not PLACEHOLDER.search(sentence), sentence
        assert sentence not in seen
        seen.add(sentence)
        assert GAME.parse(sentence) == action
    assert not WORDS.faults


def test_actions_read_like_buttons() -> None:
    def words(line: str) -> str:
        return GAME.words(GAME.vocabulary.parse(line), "fr").replace("\u00a0", " ")

    assert words("build politics") == "Construire ou améliorer la Curie"
    assert words("activate spain") == "Activer son complot en Espagne"
    assert words("march thrace-epirus") == "Déplacer une Légion de Thrace vers l’Épire"
    assert words("apostate epirus return") == "Renvoyer une Légion d’Épire"
    assert words("put 1") == "Mettre 1 Denarius sur le jeton"
    assert words("tax double") == "Doubler l’impôt"


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
    cassius = GAME.line(Told("glory", [4, 2, -1], 0), 0, language, ["Ada"])
    assert cassius is not None and "Cassius" in cassius


def test_the_log_keeps_secrets() -> None:
    for what in ("draws", "loses_card"):
        told = Told(what, [1, ids.CARDS.index("sica"), -1], 0)
        assert "Sica" in (GAME.line(told, 1, "fr") or "")
        assert GAME.line(told, 0, "fr") is None
        assert GAME.line(told, None, "fr") is None
    for what in ("draws_trade", "cassius_stocks"):
        assert "card" not in TOLD[what].fields
    assert "token" not in TOLD["offers"].fields


def test_the_rules_have_the_same_anchors_once_in_both_languages() -> None:
    french, english = anchors("fr"), anchors("en")
    assert sorted(french) == sorted(english)
    assert len(set(french)) == len(french)


def test_every_rule_that_is_spoken_of_is_in_the_rules() -> None:
    known = set(anchors("fr"))
    assert {step.rule for step in GAME.steps.values()} <= known
    assert set(PHASE_RULES) <= known
    for path in (FOLDER / "reasons.py", KERNEL / "table.py", KERNEL / "session.py"):
        for found, _ in reasons_in(path):
            assert {anchor for anchor in found if anchor} <= known
    for language in LANGUAGES:
        rules = (FOLDER / f"rules.{language}.md").read_text(encoding="utf-8")
        assert set(re.findall(r"\]\(#([a-z-]+)\)", rules)) <= known
    rulings = (FOLDER / "RULINGS.md").read_text(encoding="utf-8")
    assert set(re.findall(r"`([a-z-]+)`", rulings)) <= known


def test_french_has_its_no_break_spaces_and_apostrophes() -> None:
    for name in ("text.fr.ftl", "rules.fr.md"):
        for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
            if line.startswith(("#", "|")) and name.endswith("ftl"):
                continue
            assert not re.search(r" [;?!»]| : ", line), line
            assert "'" not in line, line
