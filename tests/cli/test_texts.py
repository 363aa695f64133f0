"""The command's texts: both languages say the same things, and all that is said is there."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import ludi.cli
from ludi.cli.output import Voice
from ludi.kernel.game import LANGUAGES

FOLDER = Path(ludi.cli.__path__[0])
SAID = re.compile(r"""say\(\s*(f?)["']([\w{}\[\]'-]+)["']""")
KEY_LISTS = re.compile(r"\"((?:help|spread|score|scores)-[\w-]+)\"")
MADE = (
    "balance-verdict-",
    "help-",
    "column-",
    "measure-",
    "source-",
    "mode-",
    "arena-verdict-",
    "learn-",
    "puzzles-",
)  # what a key made at run time begins with


def variables(language: str) -> dict[str, set[str]]:
    """The messages of a language and the arguments they take."""
    text = (FOLDER / f"text.{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.span is not None
            source = text[entry.span.start : entry.span.end]
            found[entry.id.name] = set(re.findall(r"\$(\w+)", source))
    return found


def said_in_the_code() -> set[str]:
    code = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    literal = {key for made, key in SAID.findall(code) if not made}
    return literal | set(KEY_LISTS.findall(code))


def test_both_languages_have_the_same_messages():
    assert variables("fr") == variables("en")


def test_all_that_is_said_is_there():
    assert said_in_the_code() <= set(variables("fr"))


def test_all_that_is_there_is_said():
    silent = set(variables("fr")) - said_in_the_code()
    assert {key for key in silent if not key.startswith(MADE)} <= {"score", "scores-now"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language):
    voice = Voice(language)
    for key, names in variables(language).items():
        for number in (0, 1, 2):
            said = voice.say(key, **{name: number for name in names})
            assert said and not said.startswith("[")
    assert voice.words.faults == {}


def test_french_is_typeset():
    text = (FOLDER / "text.fr.ftl").read_text(encoding="utf-8")
    text = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    assert not re.search(r"\w [:;?!»]", text), "a plain space before a high sign"
    assert not re.search(r"\w'\w", text), "a straight apostrophe"
