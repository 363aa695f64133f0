"""The words of every game: all there, in both languages, unambiguous and well set."""

import ast
import os
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

import ludi
from ludi.bots.characters import CHARACTERS, FILE
from ludi.bots.reasons import COMMON, HOW
from ludi.kernel import text as kernel_text
from ludi.kernel.agenda import Step
from ludi.kernel.game import LANGUAGES, Game
from ludi.kernel.table import Told
from ludi.kernel.viewer import EVERYTHING, PUBLIC
from tests.games.test_properties import PLACEHOLDER, every_case, kit, own_module, some

KERNEL = Path(kernel_text.__file__).parent
SPARE = {  # the kernel's
    "player",
    "you",
    "log-brings",
    "ask-over",
    "why-players",
    "why-over",
    "and",
    "final",
    *(f"final-{why}" for why in ("door", "over", "passes", "perhaps", "waits")),
}

every_game = pytest.mark.parametrize(
    "game", [ludi.game(id) for id in ludi.games()], ids=ludi.games()
)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def own(game: Game) -> Any:
    """What a game's own tests know of its words.

    `MESSAGES`: by kind, those it has beyond what its declaration asks for. If it likes, `BUTTONS`:
    how some actions read in French; `SECRETS`: what is told to the seat it happens to and nobody
    else; `DISCREET`: what is told to everybody, but no more than these fields; `EXPLAINED`: what
    has an anchor of its own in the rules.
    """
    return own_module(game.id, "messages")


def messages(game: Game) -> dict[str, Iterable[str]]:
    found: dict[str, Iterable[str]] = own(game).MESSAGES
    return found


def asking(game: Game) -> list[str]:
    """The steps that ask somebody something."""
    return [
        name
        for name, step in game.steps.items()
        if any("options" in vars(base) for base in step.__mro__ if base is not Step)
    ]


def file(game: Game, name: str) -> str:
    return (Path(game.folder) / name).read_text(encoding="utf-8")


@cache
def anchors(game: Game, language: str) -> list[str]:
    return re.findall(r"\{#([a-z0-9-]+)\}", file(game, f"rules.{language}.md"))


def reasons_of(game: Game) -> Iterator[tuple[list[str], list[str]]]:
    """The literal anchors and keys of every `Reason(anchor, key, ...)` a player may hear."""
    own = sorted(Path(game.folder).rglob("*.py"))
    for path in [*own, KERNEL / "table.py", KERNEL / "history.py"]:
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


@cache
def wanted(game: Game) -> set[str]:
    """Every message the game must have; a number speaks for itself."""
    keys = {"game-name", "game-pitch", "score-total", "score-tie"}
    for verb in game.vocabulary.verbs:
        keys |= {"action-" + verb.name.replace("_", "-"), "group-" + verb.group}
        for domain in verb.fields.values():
            keys |= {f"{domain.name}-{value}" for value in domain.values if not value.isdigit()}
    keys |= {f"told-{what}" for what in game.told}
    keys |= {f"ask-{step}" for step in asking(game)}
    keys |= {f"order-{step}" for step in game.manifest.standing}
    keys |= {f"because-{term}" for term in (*COMMON, *HOW)}
    if os.path.exists(os.path.join(game.folder, FILE)):
        keys |= {f"manner-{character}" for character in CHARACTERS}
    for players, options in kit(game.id).MODES:
        table = game.new(players, 1, **options)
        keys |= {f"score-{item}" for item, _ in table.scores()[0].items}
        keys |= {f"tally-{name}" for name in table.tally(0)}
        keys |= {f"because-{term}" for term in game.advice.terms(table)}
    for option in game.options:
        name = "option-" + option.name.replace("_", "-")
        keys |= {name, *(f"{name}-{value}" for value in option.values)}
    keys |= {"why-" + key for _, found in reasons_of(game) for key in found}
    return keys | {f"{kind}-{value}" for kind, values in messages(game).items() for value in values}


# ---------------------------------------------------------------- everything is there


@every_game
@every_language
def test_no_message_is_missing(game: Game, language: str) -> None:
    assert wanted(game) - game.words_of.keys(language) == set()


@every_game
def test_the_languages_have_the_same_messages(game: Game) -> None:
    assert game.words_of.keys("fr") == game.words_of.keys("en")


@every_game
def test_no_message_is_left_over(game: Game) -> None:
    left = game.words_of.keys("fr") - wanted(game) - SPARE
    # A reason may have words of its own for one step, such as `because-equal-Draft`.
    here = {key for key in left if key.startswith("because-") and key.split("-")[-1] in game.steps}
    assert {key.rpartition("-")[0] for key in here} <= wanted(game)
    assert left - here == set()


@every_game
def test_reason_keys_are_written_out(game: Game) -> None:
    """So that the tests above can find all of them; otherwise the game's `MESSAGES` tells them."""
    assert "why" in messages(game) or all(keys for _, keys in reasons_of(game))


@every_game
@every_language
def test_names_are_unique(game: Game, language: str) -> None:
    for verb in game.vocabulary.verbs:
        for domain in verb.fields.values():
            names = {game.words_of.name(domain.name, value, language) for value in domain.values}
            assert len(names) == len(domain.values), domain.name


# ---------------------------------------------------------------- actions, questions, log


@every_game
@every_language
def test_every_action_is_a_sentence_of_its_own_and_parses_back(game: Game, language: str) -> None:
    seen: set[str] = set()
    for action in range(game.vocabulary.size):
        sentence = game.words(action, language)
        assert sentence[0].isupper() and not sentence.endswith("."), sentence
        assert not PLACEHOLDER.search(sentence), sentence
        seen.add(sentence.casefold())
        assert game.parse(sentence) == game.parse(sentence.casefold()) == action
    assert len(seen) == game.vocabulary.size
    assert not game.words_of.faults


@every_game
def test_actions_read_like_buttons(game: Game) -> None:
    for line, button in getattr(own(game), "BUTTONS", {}).items():
        words = game.words(game.vocabulary.parse(line), "fr").replace("\u00a0", " ")
        assert words == button, line


@every_game
@every_language
def test_a_question_is_one_sentence(game: Game, language: str) -> None:
    for step in asking(game):
        if game.steps[step].asks is Step.asks:
            check_question(game.words_of.say(f"ask-{step}", {}, language))


def check_question(question: str) -> None:
    assert question.endswith("?") and question.count("?") == 1 and "." not in question, question
    assert not PLACEHOLDER.search(question) and not question[0].islower(), question


@every_case
def test_a_question_says_what_it_is_about(id: str, players: int, options: dict[str, str]) -> None:
    game = ludi.game(id)
    names = ["Ada", "Numa", "Tullia", "Ancus", "Servius"]
    for table in some(id, players, options, 5, 40):
        for seat in table.deciders:
            for language in LANGUAGES:
                check_question(game.question(table, seat, language, names))
    assert not game.words_of.faults


@every_game
@every_language
def test_everything_told_is_a_sentence(game: Game, language: str) -> None:
    for what, audience in game.told.items():
        told = Told(what, [1, 1, 1], 0)
        line = game.line(told, EVERYTHING, language, ["Ada", "Numa"])
        assert line is not None and not PLACEHOLDER.search(line), line
        assert line.endswith((".", "»", "”")), line
        assert ("Numa" in line) == ("seat" in audience.fields), line
        to_me = game.line(told, 1, language, ["Ada", "Numa"])
        assert to_me is not None and to_me.endswith((".", "»", "”")), to_me
        assert not to_me[0].islower() and "Numa" not in to_me, to_me
        part = game.part(told, 1, language, ["Ada", "Numa"])
        assert not part or audience.part, f"{what} has a .part, but its audience says no part"
        assert not PLACEHOLDER.search(part) and not part.endswith("."), part
    assert not game.words_of.faults


@every_game
def test_the_log_keeps_secrets(game: Game) -> None:
    for what in getattr(own(game), "SECRETS", ()):
        assert game.told[what].only_seat, what
        one, other = (game.line(Told(what, [1, card, -1], 0), 1, "fr") for card in (0, 1))
        assert one != other, "the seat itself hears which card"
    for what, fields in getattr(own(game), "DISCREET", {}).items():
        assert game.told[what].fields == fields, what
    for what, audience in game.told.items():
        told = Told(what, [1, 1, 1], 0)
        mine, all_of_it = (game.line(told, eyes, "fr") for eyes in (1, EVERYTHING))
        others = [game.line(told, eyes, "fr") for eyes in (0, PUBLIC)]
        assert mine is not None and all_of_it is not None, what
        assert others == [None if audience.only_seat else all_of_it] * 2, what


@every_game
def test_actions_and_what_is_told_concern_things_on_the_board(game: Game) -> None:
    for action in range(game.vocabulary.size):
        assert all("{" not in thing for thing in game.touches(action))
    for what, audience in game.told.items():
        things = game.things(Told(what, [1, 1, 1], 0))
        assert all("{" not in thing for thing in things), what
        assert len(things) >= len(audience.touches)


# ---------------------------------------------------------------- reasons and rules


@every_game
def test_the_rules_have_the_same_anchors_once_in_both_languages(game: Game) -> None:
    french, english = anchors(game, "fr"), anchors(game, "en")
    assert sorted(french) == sorted(english)  # each language has its own alphabet
    assert len(set(french)) == len(french)


@every_game
def test_what_needs_explaining_is_in_the_rules(game: Game) -> None:
    assert set(getattr(own(game), "EXPLAINED", ())) <= set(anchors(game, "fr"))


@every_game
@every_language
def test_links_in_the_rules_lead_somewhere(game: Game, language: str) -> None:
    links = re.findall(r"\(#([a-z0-9-]+)\)", file(game, f"rules.{language}.md"))
    assert set(links) <= set(anchors(game, language))


@every_game
def test_every_rule_that_is_spoken_of_is_in_the_rules(game: Game) -> None:
    known = set(anchors(game, "fr"))
    assert {step.rule for step in game.steps.values()} <= known
    for found, _ in reasons_of(game):
        assert {anchor for anchor in found if anchor} <= known
    rulings = set(re.findall(r"`([a-z-]+)`", file(game, "RULINGS.md")))
    assert rulings <= known | {option.name for option in game.options}


@every_case
def test_every_refusal_has_a_rule_and_a_sentence(
    id: str, players: int, options: dict[str, str]
) -> None:
    game = ludi.game(id)
    known = set(anchors(game, "fr"))
    said: set[str] = set()
    for table in some(id, players, options, 7, 12):
        if table.over:
            continue
        seat = table.deciders[0]
        allowed = {*table.legal_for(seat), *table.asides(seat)}
        for action in range(game.vocabulary.size):
            reason = table.why_not(action, seat)
            assert (reason is None) == (action in allowed)
            if reason is None:
                continue
            assert reason.rule in known, reason
            if (heard := repr(reason)) not in said:
                said.add(heard)
                for language in LANGUAGES:
                    sentence = game.why(reason, language)
                    assert not sentence[0].islower() and sentence.endswith("."), sentence
                    assert not PLACEHOLDER.search(sentence), sentence
    assert not game.words_of.faults


# ---------------------------------------------------------------- typography


class Texts(Visitor):
    """All that is read to a person, without the placeables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.found.append(node.value)


@pytest.mark.parametrize("folder", [KERNEL, *(Path(ludi.game(id).folder) for id in ludi.games())])
@every_language
def test_texts_are_well_set(folder: Path, language: str) -> None:
    texts = Texts()
    source = (folder / f"text.{language}.ftl").read_text(encoding="utf-8")
    texts.visit(FluentParser().parse(source))
    assert texts.found
    for text in texts.found:
        assert "'" not in text and '"' not in text and "..." not in text, text
        if language == "fr":
            assert not re.search(r"(?<!\u00a0)[:;?!»]", text), text
            assert not re.search(r"«(?!\u00a0)", text), text
            assert not re.search(r"\b(de|le|la|que|ne|se) [aeiouéèêîAEIOUÉÎ]", text), text
            assert "  " not in text, text


@every_game
def test_the_french_rules_have_their_no_break_spaces_and_apostrophes(game: Game) -> None:
    for line in file(game, "rules.fr.md").splitlines():
        assert not re.search(r" [;?!»]| : ", line), line
        assert "'" not in line, line
