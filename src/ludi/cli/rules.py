"""`ludi rules`: the rules reference of a game, whole, by anchor, or where a word stands."""

import difflib
import os
import re
import unicodedata
from argparse import Namespace
from typing import Final, NamedTuple

from rich.markdown import Markdown

import ludi
from ludi.cli.output import Voice, is_terminal, line, page
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game

HEADING: Final = re.compile(r"^(#{1,6})\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$")
LINK: Final = re.compile(r"\[([^\]]+)\]\([^)\s]*\)")
EMPHASIS: Final = re.compile(r"\*\*|`")


class Section(NamedTuple):
    """A heading and what stands below it, up to the next heading."""

    level: int
    title: str
    anchor: str
    lines: list[str]


def rules(args: Namespace, voice: Voice) -> int:
    """Print the rules of a game, one rule, the list of rules, or those that hold a word."""
    sections = read_rules(ludi.game(args.id), voice.language)
    if args.anchor is not None:
        sections = under(sections, args.anchor.removeprefix("#"))
    if args.search is not None:
        return search(sections, args.search, voice)
    if args.list:
        print_list(sections)
        return 0
    text = "\n\n".join(written(section) for section in sections)
    if is_terminal():
        page().print(Markdown(text))
    else:
        print(plain(text))
    return 0


# ---------------------------------------------------------------- reading


def read_rules(game: Game, language: str) -> list[Section]:
    """The rules reference of a game, section by section; the first one has the title."""
    path = os.path.join(game.folder, f"rules.{language}.md")
    with open(path, encoding="utf-8") as file:
        return split(file.read())


def split(text: str) -> list[Section]:
    """Cut a Markdown text at its headings."""
    sections: list[Section] = []
    for row in text.splitlines():
        heading = HEADING.match(row)
        if heading:
            hashes, title, anchor = heading.groups()
            sections.append(Section(len(hashes), title, anchor or "", []))
        elif sections:
            sections[-1].lines.append(row)
    return sections


def under(sections: list[Section], anchor: str) -> list[Section]:
    """The section with an anchor, and those that belong to it."""
    for first, section in enumerate(sections):
        if section.anchor == anchor:
            last = first + 1
            while last < len(sections) and sections[last].level > section.level:
                last += 1
            return sections[first:last]
    raise BadChoice(f"there is no rule '{anchor}'{nearest(sections, anchor)}")


def nearest(sections: list[Section], anchor: str) -> str:
    """The anchors that were probably meant; their titles count as well."""
    by_word: dict[str, str] = {}
    for section in sections:
        if section.anchor:
            by_word.setdefault(fold(section.title), section.anchor)
            by_word[section.anchor] = section.anchor
    words = difflib.get_close_matches(fold(anchor), by_word, n=5, cutoff=0.5)
    found = list(dict.fromkeys(by_word[word] for word in words))[:3]
    if not found:
        return " (--list shows them all)"
    return f" (the nearest: {', '.join(found)})"


def fold(text: str) -> str:
    """A text as it is searched: no capitals, no accents, straight apostrophes."""
    bare = unicodedata.normalize("NFD", text.replace("’", "'"))
    return "".join(c for c in bare if not unicodedata.combining(c)).casefold()


# ---------------------------------------------------------------- writing


def written(section: Section) -> str:
    """A section as Markdown again, without its anchor and without links."""
    body = LINK.sub(r"\1", "\n".join(section.lines)).strip("\n")
    return f"{'#' * section.level} {section.title}\n\n{body}".rstrip()


def plain(text: str) -> str:
    """Markdown for pipes: it reads well as it is, but for its emphasis."""
    return EMPHASIS.sub("", text)


def print_list(sections: list[Section]) -> None:
    width = max((len(section.anchor) for section in sections), default=0)
    for section in sections:
        if section.anchor:
            line(f"{section.anchor:<{width}}  {section.title}")


def search(sections: list[Section], word: str, voice: Voice) -> int:
    """Print the lines that hold a word, below the rule they belong to."""
    wanted = fold(word).strip()
    if not wanted:
        raise BadChoice("there is nothing to search for")
    count = 0
    for section in sections:
        lines = [plain(LINK.sub(r"\1", row)).strip() for row in section.lines]
        hits = [row for row in lines if wanted in fold(row)]
        if hits or wanted in fold(section.title):
            count += 1
            line(
                f"{section.title} (#{section.anchor})" if section.anchor else section.title, "bold"
            )
            for hit in hits:
                line(f"  {hit}")
            line()
    line(voice.say("search-count", count=count, word=word))
    return 0 if count else 1
