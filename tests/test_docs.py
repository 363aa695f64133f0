"""What the documentation shows is true: its examples run, its links lead somewhere."""

import doctest
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLES = ["README.md", *sorted(f"docs/{page.name}" for page in ROOT.glob("docs/*.md"))]
PAGES = [*EXAMPLES, "CONTRIBUTING.md", "CHANGELOG.md", "NOTICE.md"]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE

PYTHON_BLOCK = re.compile(r"^```python\b[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")


def examples(page: str) -> Iterator[doctest.DocTest]:
    """The ```python blocks with a `>>>`; a later block sees the names of the earlier ones."""
    text = (ROOT / page).read_text(encoding="utf-8")
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in PYTHON_BLOCK.finditer(text):
        if ">>>" in block[1]:
            line = text.count("\n", 0, block.start(1))
            test = doctest.DocTestParser().get_doctest(block[1], {}, page, page, line)
            test.globs = names
            yield test


@pytest.mark.parametrize("page", EXAMPLES)
def test_examples_give_what_they_show(page: str) -> None:
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    for example in examples(page):
        runner.run(example, out=report.append, clear_globs=False)
    assert runner.failures == 0, "".join(report)


def test_the_readme_has_examples() -> None:
    assert list(examples("README.md"))


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_to_files(page: str) -> None:
    text = CODE.sub("", (ROOT / page).read_text(encoding="utf-8"))
    targets = [link.partition("#")[0] for link in LINK.findall(text) if "://" not in link]
    missing = [
        target
        for target in targets
        if target and not (ROOT / page).parent.joinpath(target).exists()
    ]
    assert not missing, f"{page} links to what is not there: {missing}"
