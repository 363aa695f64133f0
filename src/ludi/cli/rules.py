"""`ludi rules`: the rules reference of a game, whole, by anchor, or where a word stands."""

import difflib
import os
import re
from argparse import Namespace
from typing import Final, NamedTuple

from rich.markdown import Markdown

import ludi
from ludi.cli.output import Voice, is_terminal, line, page, print_json
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game
from ludi.kernel.reference import Entry, Reference, Term, folded, reference_of

HEADING: Final = re.compile(r"^(#{1,6})\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$")
LINK: Final = re.compile(r"\[([^\]]+)\]\([^)\s]*\)")
EMPHASIS: Final = re.compile(r"\*\*|`")
ICON: Final = re.compile(r":[a-z][a-z-]*: ?")
PICTURE: Final = re.compile(r"!\[([^\]]+)\]\([^)\s]*\)")


class Section(NamedTuple):
    """A heading and what stands below it, up to the next heading."""

    level: int
    title: str
    anchor: str
    lines: list[str]


def rules(args: Namespace, voice: Voice) -> int:
    """Print the rules of a game, one rule, the list of rules, or those that hold a word."""
    game = ludi.game(args.id, args.components)
    if args.aid:
        print_sections(read_rules(game, voice.language, "aid"))
        return 0
    sections = read_rules(game, voice.language)
    told = reference_of(game, voice.language)
    if args.things or args.json:
        print_things(told, voice, args.json)
        return 0
    if args.anchor is not None:
        anchor = args.anchor.removeprefix("#")
        things = named(told, anchor)
        if things and all(section.anchor != anchor for section in sections):
            print_entries(things, voice)
            return 0
        sections = under(sections, anchor)
    if args.search is not None:
        return search(sections, told, args.search, voice)
    if args.list:
        print_list(sections)
        return 0
    print_sections(sections)
    return 0


# ---------------------------------------------------------------- reading


def read_rules(game: Game, language: str, what: str = "rules") -> list[Section]:
    """The rules reference of a game, or its player aid; the first section has the title."""
    path = os.path.join(game.folder, f"{what}.{language}.md")
    if not os.path.exists(path):
        raise BadChoice(f"{game.id} has no {os.path.basename(path)}")
    with open(path, encoding="utf-8") as file:
        return split(worded(file.read()))


def worded(text: str) -> str:
    """A text for letters only: no icons, and of a picture its caption."""
    return ICON.sub("", PICTURE.sub(r"\1", text))


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
            by_word.setdefault(folded(section.title), section.anchor)
            by_word[section.anchor] = section.anchor
    words = difflib.get_close_matches(folded(anchor), by_word, n=5, cutoff=0.5)
    found = list(dict.fromkeys(by_word[word] for word in words))[:3]
    if not found:
        return " (--list shows them all)"
    return f" (the nearest: {', '.join(found)})"


# ---------------------------------------------------------------- writing


def written(section: Section) -> str:
    """A section as Markdown again, without its anchor and without links."""
    body = LINK.sub(r"\1", "\n".join(section.lines)).strip("\n")
    return f"{'#' * section.level} {section.title}\n\n{body}".rstrip()


def plain(text: str) -> str:
    """Markdown for pipes: it reads well as it is, but for its emphasis."""
    return EMPHASIS.sub("", text)


def print_sections(sections: list[Section]) -> None:
    text = "\n\n".join(written(section) for section in sections)
    if is_terminal():
        page().print(Markdown(text))
    else:
        print(plain(text))


def print_list(sections: list[Section]) -> None:
    width = max((len(section.anchor) for section in sections), default=0)
    for section in sections:
        if section.anchor:
            line(f"{section.anchor:<{width}}  {section.title}")


def search(sections: list[Section], told: Reference, word: str, voice: Voice) -> int:
    """Print the lines that hold a word, below the rule or the thing they belong to."""
    wanted = folded(word).strip()
    if not wanted:
        raise BadChoice("there is nothing to search for")
    count = 0
    for section in sections:
        lines = [plain(LINK.sub(r"\1", row)).strip() for row in section.lines]
        hits = [row for row in lines if wanted in folded(row)]
        if hits or wanted in folded(section.title):
            count += 1
            line(
                f"{section.title} (#{section.anchor})" if section.anchor else section.title, "bold"
            )
            for hit in hits:
                line(f"  {hit}")
            line()
    things = [one for one in told.entries() if wanted in folded(" ".join(lines_of(one, voice)))]
    terms = [one for one in told.terms if wanted in folded(f"{one.name} {one.means}")]
    print_entries(things, voice)
    print_terms(terms)
    line(voice.say("search-count", count=count, word=word))
    return 0 if count or things or terms else 1


# ---------------------------------------------------------------- the things of the box


def named(told: Reference, word: str) -> list[Entry]:
    """The things with this id or name, else those with it in their name."""
    wanted = folded(word)
    entries = told.entries()
    exact = [one for one in entries if wanted in (one.id, folded(one.name))]
    return exact or [one for one in entries if len(wanted) > 2 and wanted in folded(one.name)]


def lines_of(entry: Entry, voice: Voice) -> list[str]:
    """What there is to say of a thing: its name first, then line by line."""
    sources = ", ".join(voice.say(f"source-{source}") for source in entry.sources)
    lines = [entry.name, *entry.effect.splitlines()]
    if entry.price:
        lines.append(voice.say("thing-price", what=entry.price))
    if entry.worth:
        lines.append(voice.say("thing-worth", what=entry.worth))
    return [*lines, voice.say("thing-source", count=entry.copies, what=sources)]


def print_entries(entries: list[Entry], voice: Voice) -> None:
    for entry in entries:
        name, *rest = lines_of(entry, voice)
        line(name, "bold")
        for row in rest:
            line(f"  {row}")
        line()


def print_terms(terms: list[Term]) -> None:
    for term in terms:
        line(term.name, "bold")
        line(f"  {term.means}")
        line()


def print_things(told: Reference, voice: Voice, as_json: bool) -> None:
    """Every thing of the box by kind, and the glossary."""
    if as_json:
        print_json(
            {
                "entries": len(told.entries()),
                "sections": [
                    {
                        "id": section.id,
                        "title": section.title,
                        "about": section.about,
                        "entries": [entry._asdict() for entry in section.entries],
                    }
                    for section in told.sections
                ],
                "terms": [term._asdict() for term in told.terms],
            }
        )
        return
    for section in told.sections:
        line(f"## {section.title}", "bold")
        line(section.about)
        line()
        print_entries(section.entries, voice)
    if told.terms:
        line(f"## {voice.say('glossary')}", "bold")
        line()
        print_terms(told.terms)
