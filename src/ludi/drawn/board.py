"""What a board draws, and with what. The plain board prints any view as an outline.

A board gets a view and a pen, never the table: what a seat may not see cannot be drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from ludi.drawn.colours import QUIET, SEAT_COLOURS
from ludi.drawn.phrases import HUMAN, Phrases, badge
from ludi.kernel.game import Game

View = dict[str, Any]


class Pen:
    """The words, the names, the room there is, and whose eyes."""

    def __init__(
        self,
        game: Game,
        phrases: Phrases,
        names: list[str],
        kinds: list[str],
        eyes: int,
        dark: bool,
        width: int,
        density: int = 0,
    ) -> None:
        self.game: Final = game
        self.phrases: Final = phrases
        self.names: Final = names
        self.kinds: Final = kinds  # "human" or the name of a bot, by seat
        self.eyes: Final = eyes  # a seat; -1: nobody's in particular
        self.dark: Final = dark
        self.width: Final = width
        self.density: Final = density  # how much there is to save; see below

    def word(self, domain: str, id: str) -> str:
        """The game's name of a thing, with a capital."""
        name = self.game.words_of.name(domain, id, self.phrases.language)
        return name[:1].upper() + name[1:]

    def zone(self, id: str) -> str:
        """The name of a part of the board: the game's, else ours."""
        return self.phrases.game_word(self.game, f"zone-{id}")

    def sign_of(self, name: str) -> tuple[str, str]:
        """A sign and its meaning, from a message of the legend."""
        sign, _, meaning = self.phrases(f"legend-{name}").partition("|")
        return sign.strip(), meaning.strip()

    def of(self, head: str, tail: str = "") -> str:
        """A head and what it holds; in French a no-break space stands before the colon."""
        space = "\u00a0" if self.phrases.language == "fr" else ""
        return f"{head}{space}: {tail}".rstrip()

    def quiet(self, text: str) -> Text:
        return Text(text, style=QUIET[self.dark])

    def player(self, seat: int, short: bool = False) -> Text:
        """A player's shape, number and name, and what kind of bot it is."""
        text = badge(seat, self.dark)
        colour = SEAT_COLOURS[self.dark][seat % 6]
        text.append(f" {seat + 1} {self.names[seat]}", style=f"bold {colour}")
        kind = self.kinds[seat]
        if short:
            return text
        if kind != HUMAN:
            text.append_text(self.quiet(f" {self.phrases.bot(kind)}"))
        elif seat == self.eyes:
            text.append_text(self.quiet(f" {self.phrases('you')}"))
        return text


# How close together things stand. The screen takes the first that fits into its rows.
ROOMY: Final = 0
SNUG: Final = 1  # no empty rows
CLOSE: Final = 2  # no names where a sign says it
DENSE: Final = 3  # short labels
TIGHT: Final = 4  # only what one must see; the rest can be looked up
DENSITIES: Final = (ROOMY, SNUG, CLOSE, DENSE, TIGHT)


class Board:
    """The plain board, and what a game's own board may override."""

    signs: tuple[str, ...] = ()  # the messages legend-<name> of this board: sign | meaning
    beside: int = 0  # columns of a board so tall that a small screen has the question beside it

    def __init__(self, game: Game) -> None:
        self.game: Final = game

    def header(self, view: View, pen: Pen) -> list[str]:
        """The parts of the header after the game's name."""
        parts: list[str] = []
        if isinstance(view.get("turn"), int):
            parts.append(pen.phrases("header-turn", number=int(view["turn"])))
        return parts

    def draw(self, view: View, pen: Pen) -> list[Text]:
        """The table, as far as it does not belong to whoever looks at it; a Text each row."""
        return outline(view, pen)

    def own(self, view: View, pen: Pen) -> list[Text]:
        """What belongs to whoever looks at it, the hand at the end; never scrolled away."""
        return []

    def brief(self, view: View, seat: int, pen: Pen) -> Text:
        """Somebody else's things in half a row."""
        return pen.player(seat, True)

    def others(self, view: View, pen: Pen) -> list[Text]:
        """Everybody else, where there is no room for more than that."""
        found = [self.brief(view, seat, pen) for seat in range(len(pen.names)) if seat != pen.eyes]
        return columns(found, pen.width) if found else []

    def essential(self, view: View, pen: Pen) -> int:
        """How many of one's own rows must be in view when not all of them can be."""
        return len(self.own(view, pen))

    def legend(self, pen: Pen) -> list[tuple[str, str]]:
        """The signs on this board and what they mean."""
        return [pen.sign_of(name) for name in self.signs]

    def trail(self, view: View) -> list[str]:
        """The anchors of the nested moments, outermost first."""
        anchors = view.get("trail") or []
        return [a for i, a in enumerate(anchors) if i == 0 or anchors[i - 1] != a]

    def why(self, view: View, pen: Pen) -> list[str]:
        """Why one is asked: who called what, and the like."""
        return []

    def ending(self, view: View, pen: Pen) -> str:
        """How the game ended, in a sentence."""
        ending = view.get("ending")
        return pen.phrases.game_word(self.game, f"ending-{ending}", "") if ending else ""


def outline(value: Any, pen: Pen, depth: int = 0) -> list[Text]:
    """Any view as an outline: small things on one line, larger ones indented."""
    if isinstance(value, dict):
        pairs = list(value.items())
    else:
        pairs = [(str(place + 1), item) for place, item in enumerate(value)]
    lines: list[Text] = []
    for key, item in pairs:
        line = Text("  " * depth)
        line.append(f"{key}: ", style=QUIET[pen.dark])
        small = plain(item)
        if small is not None and line.cell_len + cell_len(small) <= max(pen.width, 40):
            line.append(small)
            lines.append(line)
        else:
            lines.append(line)
            lines.extend(outline(item, pen, depth + 1))
    return lines


def plain(value: Any) -> str | None:
    """A small value on one line; None if it is not small."""
    if isinstance(value, dict):
        inner = [plain(item) for item in value.values()]
        if any(item is None for item in inner):
            return None
        return ", ".join(f"{key} {item}" for key, item in zip(value, inner, strict=True)) or "–"
    if isinstance(value, list):
        found = [plain(item) for item in value]
        if any(isinstance(item, dict) for item in value) or any(item is None for item in found):
            return None if value else "–"
        return ", ".join(str(item) for item in found) or "–"
    if value is None:
        return "–"
    return str(value)


def flow(groups: Sequence[Sequence[Text]], width: int, indent: int, first: int = 0) -> list[Text]:
    """Pieces side by side, on as many rows as they need, groups a little apart.

    The first row is indented by `first`, the others by `indent`.
    """
    rows: list[Text] = []
    row = Text(" " * first, no_wrap=True, overflow="ellipsis")
    empty = True
    for group in groups:
        gap = 2
        for piece in group:
            if not empty and row.cell_len + gap + piece.cell_len > width:
                rows.append(row)
                row = Text(" " * indent, no_wrap=True, overflow="ellipsis")
                empty = True
            if not empty:
                row.append(" " * gap)
            row.append_text(piece)
            empty = False
            gap = 1
    rows.append(row)
    return rows


def columns(pieces: list[Text], width: int) -> list[Text]:
    """Pieces two by two, in two columns if all of them are short enough."""
    half = width // 2
    if len(pieces) < 2 or any(piece.cell_len >= half for piece in pieces):
        return cut(flow([[piece] for piece in pieces], width, 0), width)
    rows: list[Text] = []
    for place in range(0, len(pieces), 2):
        rows += beside(pieces[place : place + 1], pieces[place + 1 : place + 2], half)
    return rows


def one_row(pieces: list[Text]) -> Text:
    """Pieces side by side on one row that is cut where the room ends."""
    return Text("  ", no_wrap=True, overflow="ellipsis").join(pieces)


def cut(rows: list[Text], width: int) -> list[Text]:
    """Rows that end where the room ends."""
    for row in rows:
        row.truncate(width, overflow="ellipsis")
    return rows


def beside(left: list[Text], right: list[Text], column: int) -> list[Text]:
    """Two blocks side by side, the right one from a column on."""
    rows: list[Text] = []
    for place in range(max(len(left), len(right))):
        row = Text()  # with no style of its own, which would be the right block's as well
        if place < len(left):
            row.append_text(left[place])
        if place < len(right):
            row.append(" " * max(1, column - row.cell_len))
            row.append_text(right[place])
        rows.append(row)
    return rows
