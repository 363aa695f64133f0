"""The words of Glory to Rome: all there, in both languages, unambiguous and well set."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

import ludi
from ludi.games.glory_to_rome.components import KINDS, MATERIALS, ROLES, load_box
from ludi.games.glory_to_rome.table import ENDINGS, Table
from ludi.games.glory_to_rome.view import TOLD
from ludi.kernel import text as kernel_text
from ludi.kernel.agenda import Step
from ludi.kernel.dice import Dice
from ludi.kernel.game import LANGUAGES
from ludi.kernel.table import Told

GAME = ludi.game("glory-to-rome")
WORDS = GAME.words_of
FOLDER = Path(GAME.folder)
KERNEL = Path(kernel_text.__file__).parent
ASKING = [
    name
    for name, step in GAME.steps.items()
    if any("options" in vars(base) for base in step.__mro__ if base is not Step)
]
ZONES = (
    *("pool", "deck", "jacks", "sites-town", "sites-outside", "hand", "camp", "clientele"),
    *("stockpile", "vault", "influence", "buildings", "foundations"),
)
PLACEHOLDER = re.compile(r"[\[\]{}$]")  # a message, or an argument of one, that is not there


def reasons_in(path: Path) -> Iterator[tuple[list[str], list[str]]]:
    """The literal anchors and keys of every `Reason(anchor, key, ...)` in a module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
            yield literals(node.args[0]), literals(node.args[1])


def literals(node: ast.expr) -> list[str]:
    """The strings an expression may be, as far as they are written there."""
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
            keys |= {f"{domain.name}-{value}" for value in domain.values}
    keys |= {f"card-{card}-text" for card in KINDS}
    keys |= {f"told-{what}" for what in TOLD}
    keys |= {f"ask-{step}" for step in ASKING}
    keys |= {f"order-{step}" for step in GAME.standing}
    keys |= {f"tally-{number}" for number in GAME.new(players=2, seed=1).tally(0)}
    keys |= {f"zone-{zone}" for zone in ZONES}
    keys |= {f"now-{role}" for role in ROLES}
    keys |= {f"ending-{ending}" for ending in ENDINGS if ending != "running"}
    keys |= {f"score-{item}" for item, _ in GAME.new(players=2, seed=1).scores()[0].items}
    for option in GAME.options:
        name = "option-" + option.name.replace("_", "-")
        keys |= {name, *(f"{name}-{value}" for value in option.values)}
    for path in (FOLDER / "reasons.py", KERNEL / "table.py", KERNEL / "session.py"):
        keys |= {"why-" + key for _, found in reasons_in(path) for key in found}
    return keys


def played(games: int, every: int, **options: object) -> Iterator[Table]:
    """Tables in the middle of random games: one at every so many choices."""
    for seed in range(games):
        dice = Dice.seeded(f"text {seed}")
        table = GAME.new(players=2 + seed % 4, seed=seed, **options)
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


def test_the_languages_have_the_same_messages() -> None:
    assert WORDS.keys("fr") == WORDS.keys("en")


def test_no_message_is_left_over() -> None:
    spare = {"player", "ask-over", "why-over"}  # the kernel's
    assert WORDS.keys("fr") - wanted() - spare == set()


def test_reason_keys_are_written_out() -> None:
    """So that the tests above can find all of them."""
    assert all(keys for _, keys in reasons_in(FOLDER / "reasons.py"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_unique(language: str) -> None:
    for domain, values in (("card", KINDS), ("material", MATERIALS), ("role", ROLES)):
        names = {WORDS.name(domain, value, language) for value in values}
        assert len(names) == len(values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_names_its_own_role_and_material(language: str) -> None:
    box = load_box()
    for kind, card in enumerate(KINDS):
        called = GAME.words(GAME.action("lead", card=card), language)
        assert WORDS.name("role", ROLES[box.material[kind]], language) in called
        shown = GAME.words(GAME.action("reveal", card=card), language)
        assert WORDS.name("material", MATERIALS[box.material[kind]], language) in shown


# ---------------------------------------------------------------- actions


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
        assert GAME.parse(sentence.casefold()) == action
    assert len(seen) == GAME.vocabulary.size
    assert not WORDS.faults


def test_actions_read_like_buttons() -> None:
    def words(line: str) -> str:
        return GAME.words(GAME.vocabulary.parse(line), "fr").replace("\u00a0", " ")

    assert words("add_stock scriptorium stone") == "Ajouter la pierre au Scriptorium"
    assert words("add academy dock") == "Ajouter du bois de sa main (Dock) à l’Académie"
    assert words("lead_jack architect") == "Appeler l’Architecte avec un Jack"
    assert words("lead bath") == "Appeler le Légionnaire avec les Bains"
    assert words("think orders") == "Penser : compléter sa main ou piocher une carte"
    assert words("steal 2 catacomb") == "Voler les Catacombes du joueur 2"
    assert words("concede 3") == "Voter pour donner la victoire au joueur 3"


# ---------------------------------------------------------------- questions and the log


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
        assert line.endswith((".", "»", "”")), line
        assert ("Numa" in line) == ("seat" in audience.fields), line
    assert not WORDS.faults


def test_random_games_can_be_told() -> None:
    for seed in range(8):
        table = GAME.new(players=2 + seed % 4, seed=seed)
        dice = Dice.seeded(f"told {seed}")
        told = table.listen()
        while not table.over:
            table.play(table.legal[dice.below(len(table.legal))])
        for one in told:
            for listener in (None, *range(table.seats)):
                for language in LANGUAGES:
                    line = GAME.line(one, listener, language)
                    assert line is None or not PLACEHOLDER.search(line), line
    assert not WORDS.faults


def test_the_log_keeps_secrets() -> None:
    for what in ("draws", "sees"):
        told = Told(what, [1, KINDS.index("forum"), -1], 0)
        assert "Forum" in (GAME.line(told, 1, "fr") or "")
        assert GAME.line(told, 0, "fr") is None
        assert GAME.line(told, None, "fr") is None
    for what in ("deposits", "deposits_from_hand", "deposits_from_deck", "looks", "keeps"):
        assert TOLD[what].fields == ("seat",)


# ---------------------------------------------------------------- reasons and rules


def test_the_rules_have_the_same_anchors_once_in_both_languages() -> None:
    french, english = anchors("fr"), anchors("en")
    assert sorted(french) == sorted(english)
    assert len(set(french)) == len(french)
    assert set(KINDS) <= set(french)


def test_every_step_can_be_looked_up() -> None:
    for step in GAME.steps.values():
        assert step.rule in anchors("fr"), step


def test_every_reason_can_be_looked_up() -> None:
    found = set(anchors("fr"))
    for path in (FOLDER / "reasons.py", KERNEL / "table.py"):
        for rules, _ in reasons_in(path):
            assert {rule for rule in rules if rule} <= found, rules


@pytest.mark.parametrize("mode", ["full", "beginner"])
def test_every_refusal_has_a_rule_and_a_sentence(mode: str) -> None:
    found = set(anchors("fr"))
    said: set[str] = set()
    for table in played(6, 17, mode=mode):
        allowed = {*table.legal, *table.asides(table.seat)}
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


# ---------------------------------------------------------------- French typography


class Texts(Visitor):
    """All that is read to a person, without the placeables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.found.append(node.value)


@pytest.mark.parametrize("folder", [FOLDER, KERNEL])
def test_french_is_set_as_french(folder: Path) -> None:
    texts = Texts()
    texts.visit(FluentParser().parse((folder / "text.fr.ftl").read_text(encoding="utf-8")))
    assert texts.found
    for text in texts.found:
        assert "'" not in text and '"' not in text, text
        assert not re.search(r"(?<!\u00a0)[:;?!»]", text), text
        assert not re.search(r"«(?!\u00a0)", text), text
        assert not re.search(r"\b(de|le|la|que|ne|se) [aeiouéèêîAEIOUÉÎ]", text), text
        assert "..." not in text and "  " not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_straight_apostrophes(language: str) -> None:
    texts = Texts()
    source = (FOLDER / f"text.{language}.ftl").read_text(encoding="utf-8")
    texts.visit(FluentParser().parse(source))
    assert not [text for text in texts.found if "'" in text]
