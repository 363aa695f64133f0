"""The pages of the documentation that are made from the program, and links out of docs/.

MkDocs calls the `on_...` functions (`hooks` in mkdocs.yml). `pages` needs neither MkDocs nor a
database, so that the tests can look at the same pages.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig  # type: ignore[import-not-found,unused-ignore]
    from mkdocs.structure.files import Files  # type: ignore[import-not-found,unused-ignore]
    from mkdocs.structure.pages import Page  # type: ignore[import-not-found,unused-ignore]

ROOT: Final = Path(__file__).resolve().parent.parent
LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
ROOT_PAGES: Final = ("CONTRIBUTING.md", "CHANGELOG.md", "NOTICE.md", "SECURITY.md")
# What a player looks for comes before what a programmer looks up.
SEARCH_BOOST: Final = {
    "questions.md": 8.0,
    "glossary.md": 6.0,
    "play.md": 3.0,
    "learn.md": 3.0,
    "hosting.md": 3.0,
    "correct.md": 3.0,
    "bots.md": 3.0,
    "reference/python.md": 0.05,
    "changelog.md": 0.1,
}
SHOWN_CLASSES: Final = (
    "Game",
    "Manifest",
    "Option",
    "Table",
    "Score",
    "Action",
    "Reason",
    "History",
    "Record",
    "Dice",
)


def pages() -> dict[str, Callable[[], str]]:
    """Every generated page: its path in the site, and what makes its Markdown."""
    import ludi

    made: dict[str, Callable[[], str]] = {
        "reference/commands.md": commands,
        "reference/requests.md": requests,
        "reference/python.md": python,
        "rulings/index.md": rulings_index,
    }
    made |= {f"rulings/{id}.md": partial(rulings, id) for id in ludi.games()}
    return made | {name.lower(): partial(root_page, name) for name in ROOT_PAGES}


# ---------------------------------------------------------------- the command line


def commands() -> str:
    """Every command with its arguments, as the parser knows them."""
    from ludi.cli.output import Voice
    from ludi.cli.parser import make_parser

    parser = make_parser(Voice("en"))
    parts = [
        "# All commands and options",
        "",
        "Generated from the parser of `ludi`: what you read here is what `ludi COMMAND --help` "
        "prints. [The ludi command](../cli.md) explains each command and its JSON output.",
    ]
    choices = next(
        action.choices
        for action in parser._actions
        if isinstance(action, argparse._SubParsersAction)
    )
    for name, command in choices.items():
        parts += ["", f"## {name}", "", _sentence(command.description), ""]
        parts += ["```text", usage(command), "```", ""]
        parts += ["| argument | meaning |", "| --- | --- |"]
        for action in command._actions:
            if action.dest in {"help", "lang"}:
                continue
            parts.append(f"| {_argument(action)} | {_cell(action.help or '')} |")
    return "\n".join(parts) + "\n"


def usage(command: argparse.ArgumentParser) -> str:
    """The usage of a command, whatever the width of the terminal it is made in."""
    formatter = command.formatter_class(prog=command.prog, width=90)  # type: ignore[call-arg]
    groups = command._mutually_exclusive_groups
    formatter.add_usage(None, command._actions, groups)
    return formatter.format_help().strip()


def _argument(action: argparse.Action) -> str:
    if not action.option_strings:
        return f"`{action.metavar}`"
    value = f" {action.metavar}" if action.metavar and action.nargs != 0 else ""
    if action.choices and not action.metavar:
        value = " " + "|".join(map(str, action.choices))
    return "<br>".join(f"`{name}{_escape(value)}`" for name in action.option_strings)


def _sentence(text: str | None) -> str:
    text = (text or "").strip()
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


def _cell(text: str) -> str:
    return _escape(" ".join(text.split()))


def _escape(text: str) -> str:
    return text.replace("|", "\\|")


# ---------------------------------------------------------------- the server


def requests() -> str:
    """Every request the server answers, from its OpenAPI description."""
    from ludi.server.app import create_app
    from ludi.server.settings import Settings

    schema: dict[str, Any] = create_app(Settings(database="sqlite://")).openapi()
    parts = [
        "# All requests",
        "",
        "Generated from the server's OpenAPI description, which a running server publishes at "
        "`/api/openapi.json`. [The server's interface](../server.md) explains how the requests "
        "belong together.",
        "",
        "| request | body | answers | |",
        "| --- | --- | --- | --- |",
    ]
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            about = (operation.get("description") or operation.get("summary") or "").split("\n\n")
            answers = ", ".join(
                f"{code}{_of(operation['responses'][code])}" for code in operation["responses"]
            )
            parts.append(
                f"| `{method.upper()} {path}` | {_of(operation.get('requestBody', {})).strip()} | "
                f"{answers} | {_cell(about[0])} |"
            )
    parts += ["", "## Shapes", ""]
    for name, shape in sorted(schema["components"]["schemas"].items()):
        if "properties" not in shape:
            continue
        parts += [f"### {name}", ""]
        if shape.get("description"):
            parts += [" ".join(shape["description"].split()), ""]
        needed = set(shape.get("required", ()))
        parts += ["| field | type | |", "| --- | --- | --- |"]
        for field, what in shape["properties"].items():
            optional = "" if field in needed else "optional"
            parts.append(f"| `{field}` | {_type(what)} | {optional} |")
        parts.append("")
    return "\n".join(parts)


def _of(content: dict[str, Any]) -> str:
    """The shape of a body or an answer, linked; nothing where there is none."""
    for media in content.get("content", {}).values():
        found = _type(media.get("schema", {}))
        if found and "Problem" not in found:
            return f" {found}"
    return ""


def _type(what: dict[str, Any]) -> str:
    if "$ref" in what:
        name = what["$ref"].rsplit("/", 1)[1]
        return f"[{name}](#{name.lower()})"
    for many in ("anyOf", "oneOf"):
        if many in what:
            return " or ".join(_type(one) for one in what[many])
    if "enum" in what:
        return ", ".join(f"`{value}`" for value in what["enum"])
    if what.get("type") == "array":
        return f"list of {_type(what.get('items', {})) or 'anything'}"
    return str(what.get("type", ""))


# ---------------------------------------------------------------- Python


def python() -> str:
    """Where mkdocstrings puts the classes and functions of `ludi` and `ludi.bots`."""
    parts = [
        "# All classes and functions",
        "",
        "Generated from the source. [The Python interface](../api.md) explains it with examples.",
        "",
        "## Functions of `ludi`",
        "",
    ]
    parts += ["`ludi.games()` lists the ids of all games on the shelf.", ""]
    functions = ("game", "manifest", "playable", "troubles", "compiled")  # `games`: a package, too
    parts += [f"::: ludi.{name}" for name in functions]
    parts += ["", "## Classes of `ludi`", ""]
    parts += [f"::: ludi.{name}\n" for name in SHOWN_CLASSES]
    parts += ["## Bots", ""]
    parts += [f"::: ludi.bots.{name}\n" for name in ("bot_names", "make_bot", "Bot", "hint")]
    return "\n".join(parts)


# ---------------------------------------------------------------- rulings


def rulings(id: str) -> str:
    import ludi

    return (Path(ludi.game(id).folder) / "RULINGS.md").read_text(encoding="utf-8")


def rulings_index() -> str:
    import ludi
    from ludi.cli.games import title_of

    parts = [
        "# Rulings by game",
        "",
        "Rulebooks leave gaps. For every game we wrote down which question came up, what we "
        "decided, which other reading is possible, and where each number of the box comes from.",
        "",
    ]
    parts += [f"- [{title_of(ludi.game(id), 'en')}]({id}.md)" for id in ludi.games()]
    parts += [
        "",
        "A word in parentheses such as (`bath`) is the anchor of a rule: `ludi rules GAME bath` "
        "prints that rule. If you read your rulebook differently, tell us: "
        "[Contributing](../contributing.md). If a number is wrong, you can change it for "
        "yourself: [Correct your box](../correct.md).",
    ]
    return "\n".join(parts) + "\n"


# ---------------------------------------------------------------- links


def root_page(name: str) -> str:
    """A page of the repository's root, with links that work in the site."""
    return LINK.sub(_from_the_root, (ROOT / name).read_text(encoding="utf-8"))


def _from_the_root(link: re.Match[str]) -> str:
    """A link of a page at the repository's root, for that page within the site."""
    mark, text, target = link[1], link[2], link[3]
    if "://" in target or target.startswith("#"):
        return link[0]
    if target.startswith("docs/"):
        return f"{mark}[{text}]({target.removeprefix('docs/')})"
    return f"{mark}[{text}](../{target})"


def site_link(link: re.Match[str]) -> str:
    """A link out of docs/: to the page made from that file, or just its text."""
    text, target = link[2], link[3]
    if not target.startswith("../"):
        return link[0]
    path, _, anchor = target.removeprefix("../").partition("#")
    if path in ROOT_PAGES:
        return f"[{text}]({path.lower()}{'#' + anchor if anchor else ''})"
    return text if text.startswith("`") else f"{text} (`{path}` in the repository)"


# ---------------------------------------------------------------- what MkDocs calls


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    from mkdocs.structure.files import File  # type: ignore[import-not-found,unused-ignore]

    for path, make in pages().items():
        files.append(File.generated(config, path, content=make()))
    return files


def on_page_markdown(markdown: str, *, page: Page, **_: Any) -> str:
    page.meta["search"] = {"boost": SEARCH_BOOST.get(page.file.src_uri, 1.0)}
    depth = page.file.src_uri.count("/")
    return markdown if depth else LINK.sub(site_link, markdown)
