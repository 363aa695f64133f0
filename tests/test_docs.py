"""What the documentation shows is true: examples and commands run, links and anchors resolve."""

import doctest
import importlib.util
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from docs import generate

from ludi.cli.main import main
from ludi.cli.output import Voice
from ludi.cli.parser import make_parser

ROOT = Path(__file__).parent.parent
WRITTEN = ["README.md", "README.fr.md", *sorted(f"docs/{p.name}" for p in ROOT.glob("docs/*.md"))]
PAGES = [*WRITTEN, *generate.ROOT_PAGES]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE

BLOCK = re.compile(
    r"(?:^ *<!-- (not run) by the tests: [^\n]+ -->\n)?^ *```(\w*)[^\n]*\n(.*?)^ *```",
    re.MULTILINE | re.DOTALL,
)
INLINE = re.compile(r"`(ludi [a-z]+ [a-z]+-[a-z-]+ [^`\n]*--[^`\n]+)`")  # whole, with a game
CODE = re.compile(r"^ *```.*?^ *```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE_BLOCKS = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


@cache
def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


# ---------------------------------------------------------------- examples in Python


def examples(page: str) -> Iterator[doctest.DocTest]:
    """The ```python blocks with a `>>>`; a later block sees the names of the earlier ones."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in BLOCK.finditer(text_of(page)):
        if block[2] == "python" and ">>>" in block[3]:
            line = text_of(page).count("\n", 0, block.start(3))
            test = doctest.DocTestParser().get_doctest(block[3], {}, page, page, line)
            test.globs = names
            yield test


@pytest.mark.parametrize("page", WRITTEN)
def test_examples_give_what_they_show(page: str) -> None:
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    for example in examples(page):
        runner.run(example, out=report.append, clear_globs=False)
    assert runner.failures == 0, "".join(report)


def test_the_readme_has_examples() -> None:
    assert list(examples("README.md"))


# ---------------------------------------------------------------- commands


def commands(page: str) -> Iterator[tuple[str, bool]]:
    """The lines of ```sh blocks, and whether they run here: a comment says why one does not."""
    for block in BLOCK.finditer(text_of(page)):
        if block[2] == "sh":
            runs = block[1] is None
            for line in block[3].replace("\\\n", " ").splitlines():
                if line.strip():
                    yield line.strip(), runs


def parsed(command: str) -> list[str]:
    """The arguments of a `ludi` command, which the parser must understand."""
    arguments = shlex.split(command.partition(" > ")[0], comments=True)[1:]
    make_parser(Voice("en")).parse_args(arguments)
    return arguments


@pytest.mark.parametrize("page", PAGES)
def test_commands_can_be_given(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every command is understood; those not marked as not runnable run, in the page's order."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LUDI_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for command, runs in commands(page):
        if command.split()[0] != "ludi":
            assert not runs, f"{page}: say why this is not run: {command}"
            continue
        arguments = parsed(command)
        if runs:
            assert main(arguments) == 0, f"{command}: {capsys.readouterr().err}"


def test_commands_within_sentences_are_understood() -> None:
    """Those that measured something, above all: they give the same again only if they are whole."""
    found = [command for page in PAGES for command in INLINE.findall(text_of(page))]
    assert len(found) > 20
    for command in found:
        parsed(command)


def test_the_files_of_the_makefile_are_there() -> None:
    """Pytest runs nothing at all where one of the files named is gone."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = re.findall(r"(?<![\w/.])(?:tests|benchmarks|web)/[\w*./-]+\.(?:py|mjs)", makefile)
    assert len(named) > 10
    for name in named:
        assert any(ROOT.glob(name)), f"the Makefile names {name}, which is not there"


def test_indented_blocks_are_fenced() -> None:
    """A block that is only indented says neither that it is run nor that it is not."""
    for page in PAGES:
        text = CODE.sub("", text_of(page))
        indented = re.findall(r"^\n {4}[^\s>|*-].*", text, re.MULTILINE)
        assert not indented, f"{page}: {indented}"


def test_usages_name_the_options_there_are() -> None:
    """docs/cli.md shows the usage of every command, with its options and no others."""
    parser = make_parser(Voice("en"))
    choices = next(action.choices for action in parser._actions if action.dest == "command")
    assert choices is not None
    usage = "\n".join(b[3] for b in BLOCK.finditer(text_of("docs/cli.md")) if b[2] == "text")
    for name, command in dict(choices).items():
        shown = re.findall(rf"^ludi {name}\b.*(?:\n .*)*", usage, re.MULTILINE)
        options = set(re.findall(r"--[a-z-]+", "\n".join(shown)))
        known = {flag for action in command._actions for flag in action.option_strings}
        assert options <= known, name
        if name != "admin":  # one paragraph says for all of them: --database
            assert known - options <= {"-h", "--help", "--lang"}, name


# ---------------------------------------------------------------- links and navigation


def anchor(heading: str) -> str:
    """The anchor of a heading, as GitHub and MkDocs make it."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", r"\1", heading).strip().lower()
    return re.sub(r"[\s]+", "-", re.sub(r"[^\w\s-]", "", plain))


@cache
def anchors(page: str) -> set[str]:
    return {anchor(heading) for heading in HEADING.findall(CODE_BLOCKS.sub("", text_of(page)))}


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    for link in LINK.findall(CODE.sub("", text_of(page))):
        target, _, part = link.partition("#")
        if "://" in link:
            continue
        path = (ROOT / page).parent.joinpath(target).resolve() if target else ROOT / page
        if str(path).startswith(str(ROOT / "docs")):
            inside = path.relative_to(ROOT / "docs").as_posix()
            if inside in generate.pages():
                continue
        assert path.exists(), f"{page} links to what is not there: {link}"
        if part:
            assert part in anchors(path.relative_to(ROOT).as_posix()), f"{page}: {link}"


@pytest.mark.parametrize("page", ["reference/commands.md", "reference/requests.md"])
def test_generated_pages_name_everything_once(page: str) -> None:
    text = generate.pages()[page]()
    headings = HEADING.findall(CODE_BLOCKS.sub("", text))
    assert len(headings) == len(set(headings)) > 15
    found = {anchor(heading) for heading in headings}
    assert {link[1:] for link in LINK.findall(text) if link.startswith("#")} <= found


def test_every_page_is_in_the_navigation() -> None:
    def files(part: Any) -> Iterator[str]:
        if isinstance(part, str):
            yield part
        for inner in part.values() if isinstance(part, dict) else part if part != str(part) else ():
            yield from files(inner)

    nav = yaml.safe_load(text_of("mkdocs.yml"))["nav"]
    written = {page.removeprefix("docs/") for page in WRITTEN if page.startswith("docs/")}
    assert sorted(files(nav)) == sorted(written | set(generate.pages()))


if all(importlib.util.find_spec(name) for name in ("mkdocs", "material", "mkdocstrings")):

    def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-d", str(tmp_path)]
        environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT / "src")}
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert (tmp_path / "index.html").exists()
