"""Observations: what a seat may know, as numbers in a row, for those who learn.

A game declares its pieces once, in its `observe.py`, and writes them straight from the table.
Every number is a whole one from 0 to 255, so that an observation is a `bytes`: cheap to make, to
keep and to compare. Learners divide each by its piece's `most` and have floats, nearly all of
them between 0 and 1.

The seats come in the order of play as the observer sees it: oneself first.

From one question to the next little changes on a table, and to see that numbers are the same is
far cheaper than to write them. So an observer keeps the rows it wrote, each together with a copy
of all that it was written from, and writes a row anew when the table shows something else. It may
be given any table at any time; it is quickest where it has one table to itself.

To join many small rows costs more than to find that nothing changed, so rows that stay together
are kept together, and what is seen of many tables is joined once. `b"%b%b" % (one, other)` is the
quickest way to keep some together: compiled, it copies them with nothing made in between, where
`b"".join` makes a list first.
"""

from __future__ import annotations

from typing import Any, Final

from ludi.kernel.agenda import Step
from ludi.kernel.errors import BadGame
from ludi.kernel.open_classes import mypyc_attr
from ludi.kernel.table import Table

ABOUT: Final = 6  # numbers of the question that are shown
UNSEEN: Final = -(1 << 40)  # no number of any list
Row = bytes | bytearray  # some numbers of an observation, a byte each


class Piece:
    """Some numbers in a row: their name, how many, what they mean, and what counts as much."""

    def __init__(self, name: str, size: int, text: str, most: int = 1) -> None:
        self.name: Final = name
        self.size: Final = size
        self.text: Final = text
        self.most: Final = most

    def __repr__(self) -> str:
        return f"Piece({self.name!r}, {self.size})"


class KeptRow:
    """Some numbers, or each so much more, as they were written last, kept until they change."""

    def __init__(self, more: int = 0) -> None:
        self.more: Final = more
        self.source: list[Any] = []
        self.row = b""
        self._cells = bytearray()  # the same numbers, to be written in

    def write(self, numbers: list[int]) -> bytes:
        if self.source != numbers:
            self.update(numbers)
        return self.row

    def update(self, numbers: list[Any]) -> None:
        """Write the numbers that changed.

        Small numbers are the same object when they are equal: `is` spares looking into them, and
        others are written once more.
        """
        source = self.source
        more = self.more
        if len(source) != len(numbers):
            source = self.source = [UNSEEN] * len(numbers)
            self._cells = bytearray(len(numbers))
        cells = self._cells
        for place, (number, before) in enumerate(zip(numbers, source)):  # noqa: B905 (it is slow)
            if number is not before:
                source[place] = number
                cells[place] = number + more
        self.row = bytes(cells)


class KeptCounts:
    """How many there are of each kind, kept until they change."""

    def __init__(self, kinds: int) -> None:
        self.source: list[Any] = []
        self.row = bytes(kinds)
        self._counts = [0] * kinds
        self._cells: Final = bytearray(kinds)  # the same numbers, to be written in
        self._window: Final = memoryview(self._cells)

    def write(self, items: list[int]) -> bytes:
        if self.source != items:
            self.update(items)
        return self.row

    def update(self, items: list[Any]) -> None:
        """Count what came and what went between what stays at the front and at the end."""
        before = self.source
        start = 0
        end = len(items)
        end_before = len(before)
        while start < end and start < end_before and items[start] is before[start]:
            start += 1
        while start < end and start < end_before and items[end - 1] is before[end_before - 1]:
            end -= 1
            end_before -= 1
        cells = self._cells
        counts = self._counts
        for i in range(start, end_before):
            kind: int = before[i]
            count = counts[kind] - 1
            counts[kind] = count
            cells[kind] = count
        for i in range(start, end):
            kind = items[i]
            count = counts[kind] + 1
            counts[kind] = count
            cells[kind] = count
        self.row = self._window.tobytes()  # quicker than bytes(cells)
        self.source = items[:]


class KeptSet:
    """The same for what lies in a tuple."""

    def __init__(self, kinds: int) -> None:
        self.source: tuple[int, ...] = ()
        self.row = bytes(kinds)

    def write(self, items: tuple[int, ...]) -> bytes:
        if self.source is not items:  # it cannot have been changed
            self.row = counted(list(items), len(self.row))
            self.source = items
        return self.row


class KeptTuple:
    """The numbers of a tuple."""

    def __init__(self) -> None:
        self.source: tuple[int, ...] = ()
        self.row = b""

    def write(self, numbers: tuple[int, ...]) -> bytes:
        if self.source is not numbers:  # it cannot have been changed
            self.row = bytes(numbers)
            self.source = numbers
        return self.row


class Places:
    """How a flat list of numbers is written in a row: where each of its places goes, and how.

    The places are named in the order of the row; those that are not named are not shown.
    """

    def __init__(self, count: int) -> None:
        self.size = 0  # of the row
        self.starts = [-1] * count  # by place of the list: where in the row; -1: not shown
        self.widths = [1] * count
        self.more = [0] * count  # added to a number
        self.rows: list[list[bytes]] = [[] for _ in range(count)]  # by number, what is written
        self.single = [False] * count  # whether these rows have a 1 where the number says

    def numbers(self, first: int, end: int, more: int = 0) -> None:
        """Places whose numbers are shown as they are, or so much more."""
        for place in range(first, end):
            self.starts[place] = self.size
            self.more[place] = more
            self.size += 1

    def chosen(self, place: int, rows: list[bytes]) -> None:
        """A number that stands for one of some rows; -1 is the last of them."""
        self.starts[place] = self.size
        self.widths[place] = len(rows[0])
        self.rows[place] = rows
        self.single[place] = rows == one_of(len(rows[0]))
        self.size += len(rows[0])

    def members(self, place: int, count: int) -> None:
        """A set of so many, as bits."""
        self.starts[place] = self.size
        self.widths[place] = count
        self.size += count

    def gap(self) -> None:
        """A number that is always 0."""
        self.size += 1


class KeptList:
    """A flat list as it was written last; of its places those that changed are written anew.

    There may be room for other numbers after it. The row is always the same one, to be joined
    with others before the next is written.
    """

    def __init__(self, places: Places, room: int = 0) -> None:
        self.places: Final = places
        self.source: list[Any] = []
        self.row: Final = bytearray(places.size + room)
        self._window: Final = memoryview(self.row)  # quicker for several numbers, slower for one
        self.aside = False  # whether a place that is not shown has changed; for others to clear

    def write(self, numbers: list[int]) -> bytearray:
        if self.source != numbers:
            self.update(numbers)
        return self.row

    def update(self, numbers: list[Any]) -> None:
        """Write the places that changed, found as in a KeptRow."""
        source = self.source
        if len(source) != len(numbers):
            source = self.source = [UNSEEN] * len(numbers)
        for place, (number, before) in enumerate(zip(numbers, source)):  # noqa: B905 (it is slow)
            if number is not before:
                source[place] = number
                self.put(place, number, before)

    def write_after(self, start: int, row: bytes) -> None:
        """Write other numbers in the room after the list."""
        start += self.places.size
        self._window[start : start + len(row)] = row

    def put(self, place: int, number: int, before: int) -> None:
        """Write one place, where another number was written before."""
        places = self.places
        start = places.starts[place]
        if start < 0:
            self.aside = True
            return
        width = places.widths[place]
        rows = places.rows[place]
        if width == 1:
            self.row[start] = capped(number + places.more[place])
        elif places.single[place]:
            if 0 <= before < width:
                self.row[start + before] = 0
            if 0 <= number < width:
                self.row[start + number] = 1
        elif rows:
            self._window[start : start + width] = rows[number]
        else:
            changed = number if before == UNSEEN else number ^ before
            changed &= (1 << width) - 1
            while changed:
                bit = (changed & -changed).bit_length() - 1
                changed &= changed - 1
                self.row[start + bit] = number >> bit & 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """How a game with so many players looks to a seat. Each game subclasses it."""

    def __init__(self, steps: dict[str, type[Step[Any]]], players: int, own: list[Piece]) -> None:
        names = sorted(steps)
        self.players: Final = players
        self.questions: Final = names
        self.pieces: Final = [
            Piece("asked", players, "who may choose now, oneself first"),
            Piece("question", len(names), "what is asked: one of " + ", ".join(names)),
            Piece(
                "about",
                ABOUT,
                "if oneself is asked, what the question is about: the numbers of the step after"
                " its seat, each one more than it is; 0 where there is none",
                10,
            ),
            *own,
        ]
        self.size: Final = sum([piece.size for piece in self.pieces])
        rows = one_of(len(names))
        self._question: dict[type[Step[Any]], bytes] = {
            steps[name]: rows[i] for i, name in enumerate(names)
        }
        self._alone: Final = one_of(players)
        self._several: Final = [row[:players] for row in EIGHT[: 1 << players]]
        self._over: Final = self._several[0] + rows[len(names)] + NO_ABOUT[0]

    def observe(self, table: Any, seat: int) -> bytes:
        """What a seat knows of a table: `size` numbers, the pieces one after the other."""
        rows: list[Row] = []
        self.show(table, seat, rows)
        return b"".join(rows)

    def show(self, table: Any, seat: int, rows: list[Row]) -> None:
        """The same, row by row: to be joined, with those of other tables, before the next look."""
        raise BadGame(f"{type(self).__name__}.show must say what a seat knows")

    def place_of(self, other: int, seat: int) -> int:
        """Where a seat comes counted from the observer, who is 1; 0: nobody."""
        if other < 0:
            return 0
        return other - seat + 1 if other >= seat else other - seat + 1 + self.players

    def moment(self, table: Table, seat: int) -> bytes:
        """The first three pieces, which every game has: who is asked, and what."""
        if table.over:
            return self._over
        stack = table.agenda
        players = self.players
        if table.lanes:
            offers = table.offers
            bits = 0
            for place in range(players):
                other = seat + place
                if offers[other if other < players else other - players]:
                    bits |= 1 << place
            asked = self._several[bits]
            stack = table.lanes[seat]
            mine = len(offers[seat]) > 0
            if not stack:
                mine = False
                stack = table.lanes[table.seat]
        else:
            mine = table.seat == seat
            place = table.seat - seat
            asked = self._alone[place if place >= 0 else place + players]
        step = stack[-1]
        about = NO_ABOUT[0]
        if mine:
            args = step.args()
            if len(args) == 2:  # most have none or one
                about = b"%b%b" % (ONE_NUMBER[capped(args[1] + 1)], NO_ABOUT[1])
            elif len(args) > 2:
                shown = [capped(arg + 1) for arg in args[1 : ABOUT + 1]]
                about = b"%b%b" % (bytes(shown), NO_ABOUT[len(shown)])
        return b"%b%b%b" % (asked, self._question[type(step)], about)


# ---------------------------------------------------------------- small things to write with


def one_of(count: int) -> list[bytes]:
    """By number: a row of so many places with a 1 there. The last row (of -1, too) has none."""
    rows = [bytes([1 if i == number else 0 for i in range(count)]) for number in range(count)]
    rows.append(bytes(count))
    return rows


def capped(number: int) -> int:
    """A number as far as it can be written down."""
    if number < 0:
        return 0
    return number if number < 256 else 255


def counted(items: list[int], kinds: int) -> bytes:
    """How many there are of each kind."""
    if len(items) <= FEW:
        total = 0  # a byte for each kind
        for item in items:
            total += UNITS[item]
        return total.to_bytes(kinds, "little")
    counts = bytearray(kinds)  # most stay 0, so this is quicker than a list
    for item in items:
        counts[item] += 1
    return bytes(counts)


def flags(bits: int, count: int) -> bytes:
    """A place for each of the lowest bits, the lowest first."""
    if count <= 8:
        return EIGHT[bits & 255][:count]
    parts: list[bytes] = []
    for shift in range(0, count, 8):
        parts.append(EIGHT[bits >> shift & 255])
    row = b"".join(parts)
    return row if count % 8 == 0 else row[:count]


def wide_flags(bits: int, count: int) -> bytes:
    """The same, for sets of hundreds."""
    return f"{bits | 1 << count:b}".encode()[:0:-1].translate(ZERO_ONE)


EIGHT: Final[list[bytes]] = [
    bytes([number >> bit & 1 for bit in range(8)]) for number in range(256)
]
ONE_NUMBER: Final[list[bytes]] = [bytes([number]) for number in range(256)]
FEW: Final = 8  # are quicker added up
UNITS: Final[list[int]] = [1 << 8 * kind for kind in range(256)]
ZERO_ONE: Final = bytes.maketrans(b"01", bytes([0, 1]))
NO_ABOUT: Final = [bytes(ABOUT - count) for count in range(ABOUT + 1)]  # after so many
