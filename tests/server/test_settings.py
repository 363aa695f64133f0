"""Settings, starting up, logs and texts."""

import io
import json
import logging
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import ludi.server
from ludi.kernel.errors import BadChoice
from ludi.server import serve
from ludi.server.settings import Settings, without_secrets
from ludi.server.words import preferred, say

FOLDER = Path(ludi.server.__path__[0])


def test_flags_go_before_variables() -> None:
    variables = {"LUDI_PORT": "9000", "LUDI_HOST": "::1", "LUDI_PROXY": "yes", "HOME": "/nowhere"}
    settings = Settings.read(variables, port=7000, host=None)
    assert (settings.port, settings.host, settings.proxy) == (7000, "::1", True)
    assert Settings.read({"LUDI_BOT_PACE": "0.5"}).bot_pace == 0.5
    assert Settings.read({"XDG_DATA_HOME": "/data"}).database == "sqlite:////data/ludi/ludi.sqlite"


@pytest.mark.parametrize(
    ("variables", "sentence"),
    [
        ({"LUDI_PORT": "many"}, "LUDI_PORT should be a number, not 'many'"),
        ({"LUDI_PORT": "70000"}, "there is no port 70000"),
        ({"LUDI_PROXY": "perhaps"}, "LUDI_PROXY should be yes or no"),
        ({"LUDI_DATABASE": "mysql://x"}, "the database should be"),
        ({"LUDI_REDIS": "http://x"}, "the Redis address should start with"),
        ({"LUDI_LOG": "loud"}, "log should be"),
        ({"LUDI_BOT_WORKERS": "0"}, "bot_workers should be at least 1"),
        ({"LUDI_TALK_PER_MINUTE": "-1"}, "talk_per_minute should be 0 or more"),
        ({"LUDI_PERSON_RATE": "nan"}, "person_rate should be 0 or more"),
        ({"LUDI_ADDRESS_RATE": "inf"}, "address_rate should be 0 or more"),
        ({"LUDI_DATABASE": "postgresql://u:geheim@[x/y"}, "the address of the database is not"),
        ({"LUDI_DATABASE": "postgresql://u:geheim@h:x/y"}, "the address of the database is not"),
        ({"LUDI_DATABASE": "postgresql:geheim"}, "the address of the database is not valid"),
        ({"LUDI_REDIS": "redis://:geheim@[x"}, "the address of Redis is not valid"),
        ({"LUDI_REDIS": "redis://h:geheim"}, "the address of Redis is not valid"),
    ],
)
def test_a_bad_setting_is_one_sentence(variables: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadChoice, match=re.escape(sentence)) as refused:
        Settings.read(variables)
    assert "geheim" not in str(refused.value)


def test_what_is_printed_has_no_secrets() -> None:
    settings = Settings.read(
        {}, database="postgresql://ludi:geheim@db/ludi?password=geheim", redis="redis://:geheim@r/0"
    )
    shown = json.dumps(settings.described())
    assert "geheim" not in shown
    assert "postgresql://ludi:***@db/ludi" in shown
    assert without_secrets("sqlite:////tmp/x.sqlite") == "sqlite:////tmp/x.sqlite"
    for strange in ("ge/heim", "ge?heim", "ge[heim", "ge:heim", "ge@heim"):
        assert without_secrets(f"postgresql://u:{strange}@h/x?a=b@c") == "postgresql://u:***@h/x"
    assert settings.database_url.startswith("postgresql+asyncpg://ludi:geheim@")


@pytest.mark.parametrize(
    ("name", "nearest"),
    [("LUDI_LIMIT", "LUDI_LIMITS"), ("LUDI_DATABASE_URL", "LUDI_DATABASE"), ("LUDI_X", "LUDI_")],
)
def test_a_variable_nobody_knows_is_refused(name: str, nearest: str) -> None:
    with pytest.raises(BadChoice, match=f"unknown setting {name}; did you mean {nearest}"):
        Settings.read({name: "no"})
    Settings.read({"LUDI_LANG": "fr", "LUDI_COMPILE": "1", "LUDI_REDIS": ""})


def test_where_to_find_us() -> None:
    assert serve.address("0.0.0.0", 80) == "http://localhost:80/"
    assert serve.address("::1", 80) == "http://[::1]:80/"


def test_a_log_line_is_json() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(serve.JsonLines())
    logger = logging.Logger("test")
    logger.addHandler(handler)
    logger.info("request", extra={"path": "/x", "status": 200})
    try:
        raise ValueError("broken")
    except ValueError:
        logger.exception("error")
    first, second = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert (first["what"], first["path"], first["status"]) == ("request", "/x", 200)
    assert "ValueError: broken" in second["trace"]


# ---------------------------------------------------------------- texts


def messages(language: str) -> dict[str, set[str]]:
    text = (FOLDER / f"text.{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.span is not None
            source = text[entry.span.start : entry.span.end]
            found[entry.id.name] = set(re.findall(r"\$(\w+)", source))
    return found


def test_both_languages_say_the_same() -> None:
    assert messages("fr") == messages("en")


def test_every_refusal_has_a_text() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    keys = set(re.findall(r'Problem\(\s*\d+,\s*"([\w-]+)"', code))
    own_sentence = {"bad-choice", "undo-nothing"}
    assert len(keys) > 30
    assert {f"problem-{key}" for key in keys - own_sentence} <= set(messages("fr"))
    said = set(re.findall(r'\bsay\(\s*"([\w-]+)"', code))
    assert said <= set(messages("fr"))


def test_french_is_typeset() -> None:
    text = (FOLDER / "text.fr.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert not [line for line in lines if re.search(r"\S [:;?!»]|« |'", line)]


def test_the_language_a_browser_prefers() -> None:
    assert preferred("") == "fr"
    assert preferred("de-CH, en;q=0.8, fr;q=0.5") == "en"
    assert preferred("fr-FR,fr;q=0.9,en;q=0.8") == "fr"
    assert preferred("xx;q=y") == "fr"
    assert say("waiting-for", "en", names="A, B", count=2) == "A, B have to choose."
