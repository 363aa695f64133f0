"""Side panels: the rules, "why not?", looking things up, the whole log, the whole board."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from ludi.cli.terminal.actions import named
from ludi.cli.terminal.journal import folded_to
from ludi.cli.terminal.match import Match
from ludi.cli.terminal.phrases import Phrases, finds
from ludi.cli.terminal.rulebook import Rulebook, Section
from ludi.drawn import Pen
from ludi.kernel.reference import folded, reference_of

DIGITS: Final = "123456789"
TERM: Final = "term"  # the kind of the words of the glossary


class Panel(ModalScreen[None]):
    """A panel at the right of the screen; Escape closes it."""

    AUTO_FOCUS = ""
    WHOLE: ClassVar[bool] = False  # over the whole width

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (96, "-normal"), (130, "-wide"), (170, "-huge")]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("ctrl+c,ctrl+q", "close", show=False, priority=True),
    ]

    def __init__(self, phrases: Phrases, title: str, hint: str) -> None:
        super().__init__()
        self.phrases: Final = phrases
        self.heading: Final = title
        self.hint: Final = hint

    def compose(self) -> ComposeResult:
        with Vertical(id="panel", classes="whole" if self.WHOLE else "") as panel:
            panel.border_title = self.heading
            panel.border_subtitle = self.hint
            yield from self.inside()

    def inside(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield Static(classes="text")

    def write(self, content: RenderableType) -> None:
        self.query_one(".text", Static).update(content)
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def put(self, text: Text, start: str, line: Text) -> None:
        """Add a line to a text, folded so that it hangs under its first word."""
        width = self.query_one(VerticalScroll).size.width - 2
        for row in folded_to(line, max(20, width - len(start))):
            text.append(start)
            text.append_text(row)
            text.append("\n")
            start = " " * len(start)

    def action_close(self) -> None:
        self.dismiss()

    def action_page(self, direction: int) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.scroll_relative(y=direction * max(1, scroll.size.height - 2), animate=False)

    def scroll_lines(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class RulesPanel(Panel):
    """One rule at a time; / searches them all, the digits follow its links."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("backspace", "back", show=False),
        Binding("q,r", "close", show=False),
    ]

    def __init__(self, phrases: Phrases, book: Rulebook, anchor: str) -> None:
        super().__init__(phrases, book.title, phrases("rules-hint"))
        self.book: Final = book
        self.been: Final[list[Section]] = []
        self.found: list[Section] = []
        self.first: Final = book.section(anchor) or (book.sections[0] if book.sections else None)

    def inside(self) -> ComposeResult:
        yield Input(placeholder=self.phrases("rules-search"), classes="hidden", compact=True)
        yield OptionList(classes="hidden", markup=False)
        yield from super().inside()

    def on_mount(self) -> None:
        if self.first is None:
            self.write(Text(self.phrases("rules-none")))
        else:
            self.open(self.first)

    @property
    def section(self) -> Section | None:
        return self.been[-1] if self.been else None

    def open(self, section: Section) -> None:
        """Show a rule, remembering the way back."""
        if self.section is not section:
            self.been.append(section)
        parts: list[RenderableType] = [
            Text(section.title, style="bold underline"),
            Text(),
            Markdown(section.markdown, hyperlinks=False),
        ]
        links = self.links(section)
        if links:
            parts.append(Text("\n" + self.phrases("rules-see-also"), style="bold"))
            for key, other in zip(DIGITS, links, strict=False):
                parts.append(Text(f" {key}  {other.title}"))
        self.write(Group(*parts))

    def links(self, section: Section) -> list[Section]:
        found = [self.book.section(anchor) for anchor in section.links]
        return [other for other in found if other is not None][: len(DIGITS)]

    def action_turn(self, step: int) -> None:
        """The rule before or after this one in the book."""
        if self.section is not None:
            place = self.book.sections.index(self.section) + step
            self.open(self.book.sections[place % len(self.book.sections)])

    def action_back(self) -> None:
        if len(self.been) > 1:
            self.been.pop()
            self.open(self.been[-1])

    def action_search(self) -> None:
        self.query_one(Input).remove_class("hidden")
        self.query_one(OptionList).remove_class("hidden")
        self.query_one(Input).focus()
        self.look_for(self.query_one(Input).value)

    def action_close(self) -> None:
        field = self.query_one(Input)
        if field.has_class("hidden"):
            self.dismiss()
            return
        field.add_class("hidden")
        self.query_one(OptionList).add_class("hidden")
        self.set_focus(None)

    @on(Input.Changed)
    def typed(self, event: Input.Changed) -> None:
        self.look_for(event.value)

    def look_for(self, query: str) -> None:
        self.found = self.book.search(query)
        rows = self.query_one(OptionList)
        rows.set_options([Option(section.title) for section in self.found])
        rows.highlighted = 0 if self.found else None

    @on(Input.Submitted)
    def submitted(self) -> None:
        place = self.query_one(OptionList).highlighted
        if place is not None and place < len(self.found):
            self.choose(place)

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

    def choose(self, place: int) -> None:
        section = self.found[place]
        self.action_close()
        self.open(section)

    def on_key(self, event: events.Key) -> None:
        if not self.query_one(Input).has_class("hidden"):
            move_in_list(self, event)
            return
        if event.key in ("up", "down"):
            self.scroll_lines(1 if event.key == "down" else -1)
        elif event.character and event.character in DIGITS and self.section is not None:
            links = self.links(self.section)
            place = DIGITS.index(event.character)
            if place < len(links):
                self.open(links[place])


def move_in_list(screen: Panel, event: events.Key) -> None:
    """While a search is being typed, the arrows move in the list below it."""
    rows = screen.query_one(OptionList)
    if event.key == "down":
        rows.action_cursor_down()
    elif event.key == "up":
        rows.action_cursor_up()
    else:
        return
    event.stop()
    event.prevent_default()


class WhyNotPanel(Panel):
    """Type an action or a word of it: the rule that forbids it, or its key."""

    MOST: Final = 14

    def __init__(self, phrases: Phrases, match: Match, book: Rulebook) -> None:
        super().__init__(phrases, phrases("why-title"), phrases("why-hint"))
        self.match: Final = match
        self.book: Final = book
        self.rules: list[str] = []  # of the answers shown

    def inside(self) -> ComposeResult:
        yield Input(placeholder=self.phrases("why-placeholder"), compact=True)
        yield from super().inside()

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        self.write(Text(self.phrases("why-help")))

    @on(Input.Changed)
    def typed(self, event: Input.Changed) -> None:
        query = event.value.strip()
        if len(query) < 2:
            self.write(Text(self.phrases("why-help")))
        else:
            self.write(self.answer(query))

    def answer(self, query: str) -> Text:
        """The actions a query finds, those with the same answer together."""
        match, game = self.match, self.match.game
        seat = match.eyes
        asked = {game.vocabulary.verb_of(action).group for action in match.table.legal_for(seat)}
        possible: list[str] = []
        answers: dict[tuple[bool, bool, str, str], list[str]] = {}
        for action in range(game.vocabulary.size):
            sentence = named(game, action, match.language, match.names)
            if not finds(query, sentence) or not self.exists(action):
                continue
            reason = match.table.why_not(action, seat)
            if reason is None:
                possible.append(sentence)
                continue
            why = game.why(reason, match.language, match.names)
            # what belongs to the question first, "not offered now" last
            far = game.vocabulary.verb_of(action).group not in asked
            place = (reason.key == "not-asked", far, why, reason.rule)
            answers.setdefault(place, []).append(sentence)
        text = Text()
        for sentence in possible[: self.MOST]:
            self.put(text, "✓ ", Text(sentence, style="bold"))
            self.put(text, "  ", Text(self.phrases("why-possible")))
            text.append("\n")
        ordered = sorted(answers.items(), key=lambda item: (item[0][:2], len(item[1])))
        self.rules = [rule for (_, _, _, rule), _ in ordered if rule in self.book]
        for (_, _, why, rule), sentences in ordered[: self.MOST]:
            title = Text(sentences[0], style="bold")
            if len(sentences) > 1:
                others = self.phrases("why-others", count=len(sentences) - 1)
                title.append(f" {others}", style="not bold")
            self.put(text, "✗ ", title)
            self.put(text, "  ", Text(why))
            name = self.book.title_of(rule)
            if name:
                self.put(text, "  → ", Text(self.phrases("rule-named", title=name)))
            text.append("\n")
        return text if len(text) else Text(self.phrases("why-nothing"))

    @on(Input.Submitted)
    def look_up(self) -> None:
        """Enter opens the rule of the first answer."""
        if self.rules:
            self.app.push_screen(RulesPanel(self.phrases, self.book, self.rules[0]))

    def exists(self, action: int) -> bool:
        """Whether an action speaks only of players who sit at this table."""
        seat = self.match.game.describe(action).args.get("seat", "")
        return not seat.isdigit() or int(seat) <= self.match.history.players


class LookUpPanel(Panel):
    """Everything that has a name in the game: type some of it, read what it does."""

    def __init__(self, phrases: Phrases, pen: Pen, book: Rulebook) -> None:
        super().__init__(phrases, phrases("look-title"), phrases("look-hint"))
        self.pen: Final = pen
        self.book: Final = book
        self.told: Final = reference_of(pen.game, phrases.language)
        self.things: Final = self.named_things()
        self.found: list[tuple[str, str, str]] = []

    def named_things(self) -> list[tuple[str, str, str]]:
        """Name, kind and id of what the reference tells of, and of what else is explained."""
        game, language = self.pen.game, self.phrases.language
        things = {(entry.kind, entry.id): entry.name for entry in self.told.entries()}
        known = {id for _, id in things}
        for verb in game.vocabulary.verbs:
            for domain in verb.fields.values():
                for id in domain.values:
                    explained = id in self.book or game.words_of.has(
                        f"{domain.name}-{id}-text", language
                    )
                    if explained and domain.name != "seat" and id not in known:
                        things[domain.name, id] = game.words_of.name(domain.name, id, language)
        for term in self.told.terms:
            things[TERM, term.id] = term.name
        return sorted(
            ((name, kind, id) for (kind, id), name in things.items()),
            key=lambda thing: folded(thing[0]),
        )

    def inside(self) -> ComposeResult:
        yield Input(placeholder=self.phrases("look-placeholder"), compact=True)
        yield OptionList(markup=False)
        yield from super().inside()

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        self.look_for("")

    @on(Input.Changed)
    def typed(self, event: Input.Changed) -> None:
        self.look_for(event.value)

    def look_for(self, query: str) -> None:
        self.found = [thing for thing in self.things if finds(query, thing[0])]
        rows = self.query_one(OptionList)
        rows.set_options([Option(name) for name, _, _ in self.found])
        rows.highlighted = 0 if self.found else None
        if not self.found:
            self.write(Text(self.phrases("look-nothing")))

    @on(OptionList.OptionHighlighted)
    def lit(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index < len(self.found):
            self.write(self.about(*self.found[event.option_index]))

    def about(self, name: str, kind: str, id: str) -> RenderableType:
        parts: list[RenderableType] = [Text(name, style="bold underline"), Text()]
        for row in self.lines(kind, id):
            parts += [Text(row), Text()]
        section = self.book.section(id)
        if section is not None and kind != TERM:
            parts.append(Markdown(section.markdown, hyperlinks=False))
        return Group(*parts)

    def lines(self, kind: str, id: str) -> list[str]:
        """What a thing does, costs and is worth, and where we know it from."""
        for term in self.told.terms:
            if kind == TERM and term.id == id:
                return [term.means]
        entry = self.told.about(id, kind)
        if entry is None:
            key, words = f"{kind}-{id}-text", self.pen.game.words_of
            known = words.has(key, self.phrases.language)
            return [words.say(key, {}, self.phrases.language)] if known else []
        say = self.phrases
        sources = ", ".join(say(f"look-from-{source}") for source in entry.sources)
        rows = entry.effect.splitlines()
        rows += [say("look-price", what=entry.price)] if entry.price else []
        rows += [say("look-worth", what=entry.worth)] if entry.worth else []
        return [*rows, say("look-copies", count=entry.copies, what=sources)]

    def on_key(self, event: events.Key) -> None:
        move_in_list(self, event)


class PagePanel(Panel):
    """A long text to scroll in: the whole log, the whole board, the keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,b,l,question_mark,enter", "close", show=False),
        Binding("home", "ends(0)", show=False),
        Binding("end", "ends(1)", show=False),
    ]

    def __init__(
        self, phrases: Phrases, title: str, content: RenderableType, at_end: bool = False
    ) -> None:
        super().__init__(phrases, title, phrases("page-hint"))
        self.content: Final = content
        self.at_end: Final = at_end

    def on_mount(self) -> None:
        self.write(self.content)
        if self.at_end:
            self.call_after_refresh(self.action_ends, 1)

    def action_ends(self, end: int) -> None:
        scroll = self.query_one(VerticalScroll)
        if end:
            scroll.scroll_end(animate=False)
        else:
            scroll.scroll_home(animate=False)

    def on_key(self, event: events.Key) -> None:
        if event.key in ("up", "down"):
            self.scroll_lines(1 if event.key == "down" else -1)


class WholePanel(PagePanel):
    """The same over the whole width."""

    WHOLE = True
