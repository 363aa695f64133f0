"""The rules of a game as sections, to be looked up by anchor or searched."""

from __future__ import annotations

import os
import re
from typing import Final

from ludi.cli.rules import worded
from ludi.cli.terminal.phrases import Phrases, finds, folded
from ludi.kernel.game import LANGUAGES, Game

HEADING: Final = re.compile(r"^(#{1,6}) +(.*?)(?: *\{#([\w-]+)\})? *$")
LINK: Final = re.compile(r"\[([^\]]+)\]\(#([\w-]+)\)")


class Section:
    """One rule: its anchor, its title, its text in Markdown."""

    def __init__(self, anchor: str, title: str) -> None:
        self.anchor: Final = anchor
        self.title: Final = title
        self.lines: Final[list[str]] = []

    @property
    def short_title(self) -> str:
        """The title up to its colon: "Patron" of "Patron : engager un client"."""
        return re.split(r"\s*:\s", self.title, maxsplit=1)[0]

    @property
    def markdown(self) -> str:
        """The text with its links in bold, since a terminal has nothing to click."""
        return LINK.sub(r"**\1**", "\n".join(self.lines)).strip()

    @property
    def plain(self) -> str:
        text = LINK.sub(r"\1", " ".join(self.lines))
        return " ".join(text.replace("**", "").replace("`", "").split())

    @property
    def links(self) -> list[str]:
        """The anchors this section speaks of, each once."""
        found = [anchor for _, anchor in LINK.findall("\n".join(self.lines))]
        return list(dict.fromkeys(anchor for anchor in found if anchor != self.anchor))


class Rulebook:
    """All sections of a game's rules in one language (or the other, if there is no such file)."""

    def __init__(self, game: Game, language: str) -> None:
        self.title = game.id
        self.sections: Final[list[Section]] = []
        for candidate in (language, *LANGUAGES):
            path = os.path.join(game.folder, f"rules.{candidate}.md")
            if os.path.exists(path):
                with open(path, encoding="utf-8") as file:
                    self._read(worded(file.read()))
                break
        self._by_anchor: Final = {section.anchor: section for section in self.sections}

    def _read(self, text: str) -> None:
        for line in text.split("\n"):
            heading = HEADING.match(line)
            if heading is None:
                if self.sections:
                    self.sections[-1].lines.append(line)
            elif len(heading[1]) == 1:
                self.title = heading[2]
            else:
                anchor = heading[3] or folded(heading[2]).replace(" ", "-")
                self.sections.append(Section(anchor, heading[2]))

    def __contains__(self, anchor: str) -> bool:
        return anchor in self._by_anchor

    def section(self, anchor: str) -> Section | None:
        return self._by_anchor.get(anchor)

    def title_of(self, anchor: str) -> str:
        """The short title of a rule; empty if there is none."""
        section = self._by_anchor.get(anchor)
        return section.short_title if section else ""

    def search(self, query: str) -> list[Section]:
        """The sections with all these words, those with them in the title first."""
        if not query.strip():
            return self.sections
        titled = [section for section in self.sections if finds(query, section.title)]
        others = [
            section
            for section in self.sections
            if section not in titled and finds(query, f"{section.title} {section.plain}")
        ]
        return titled + others


def game_title(game: Game, language: str) -> str:
    """The game's name: its own message, else the title of its rules."""
    if game.words_of.has("game-name", language):
        return game.words_of.say("game-name", {}, language)
    return re.split(r"\s*:\s", Rulebook(game, language).title, maxsplit=1)[0]


def game_summary(game: Game, language: str, phrases: Phrases) -> str:
    """What the game is about: its own message, else the first paragraph of its rules."""
    if game.words_of.has("game-pitch", language):
        return game.words_of.say("game-pitch", {}, language)
    sections = Rulebook(game, language).sections
    if not sections:
        return phrases("no-summary")
    paragraph = sections[0].markdown.split("\n\n")[0]
    return " ".join(paragraph.replace("**", "").split())
