"""Positions of Ave Roma for tests: built readably, played in words.

`position` starts from a real game, edits its dump and loads it: the first player given is about
to take a turn. Cards not named lie somewhere in the rows and decks, in their order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludi.games.ave_roma.game import AveRoma
from ludi.games.ave_roma.ids import (
    AREAS,
    BOARDS,
    CARDS,
    DECK_SIZE,
    DECKS,
    FIRST_PATRON,
    FIRST_WAR,
    LOCATIONS,
    PATRON_CARDS,
    RESOURCES,
    SLOTS,
    WAR_CARDS_EACH,
)
from ludi.games.ave_roma.sheet import (
    ABSENT,
    ACTIVE,
    BROWN,
    CARD,
    DENARII,
    ENDING,
    FACE,
    FRAGMENT,
    HIGH,
    LEFT,
    LEVEL,
    NEUTRAL,
    NO_CARD,
    ORDER,
    OWNED,
    PASSED,
    POINTS,
    POLITICS,
    READY,
    RIGHT,
    ROW,
    SPACE,
    SURPLUS,
    TRACK,
    TRAINED,
    TURNED,
    WARS_HELD,
)
from ludi.games.ave_roma.table import Table, blank_board, restore_table
from ludi.kernel.dice import Dice
from ludi.kernel.viewer import EVERYTHING

P1, P2, P3, P4, P5 = range(5)
GAME = AveRoma()
BOX = GAME.box
NUMBERS = {
    "surplus": SURPLUS,
    "denarii": DENARII,
    "politics": POLITICS,
    "points": POINTS,
    "colosseum": TRACK,
    "passed": PASSED,
}


def new(players: int, seed: int | str = 1, **options: Any) -> Table:
    """A new game."""
    table = GAME.new(players=players, seed=seed, **options)
    assert isinstance(table, Table)
    return table


def load(dump: dict[str, Any]) -> Table:
    """The table a dump describes, even if workers are missing that the test does not need."""
    a, b, c, d = dump["dice"]
    table = restore_table(GAME, dump["players"], Dice(a, b, c, d), dump["pieces"])
    table.agenda.extend([GAME.steps[name](*args) for name, *args in dump["agenda"]])
    table.run()
    return table


def player(
    workers: Sequence[int] = (1, 2, 3, 4, 5),
    trained: Sequence[int] = (0, 0, 0, 0),
    cards: Sequence[str] = (),
    active: Sequence[str] = (),
    used: Sequence[str] = (),
    turned: Sequence[str] = (),
    levels: Sequence[int | None] = (None, None, None, None, None),
    neutral: Sequence[int] = (1, 2, 3, 4, 5),
    board: str = "a1",
    **goods: int,
) -> list[int]:
    """A player's board. `cards` are all cards held but the active patrons."""
    data = blank_board()
    data[FACE] = BOARDS.index(board)
    for name, number in goods.items():
        data[RESOURCES.index(name) if name in RESOURCES else NUMBERS[name]] = number
    for value in workers:
        data[READY + value - 1] += 1
    for space, worker in enumerate(trained):
        data[TRAINED + space] = worker
    for value in neutral:
        data[NEUTRAL + value - 1] += 1
    for area, level in enumerate(levels):
        data[LEVEL + area] = ABSENT if level is None else level
    for name in active:
        data[ACTIVE] |= 1 << PATRON_CARDS.index(name)
    for name in {*cards, *active, *used, *turned}:
        card = CARDS.index(name)
        deck, bit = card // DECK_SIZE, 1 << card % DECK_SIZE
        data[OWNED + deck] |= bit
        if name in used or name in turned:
            data[RIGHT + deck] |= bit
        if name in turned:
            data[TURNED + deck - 1] |= bit
        if deck == 0:
            data[FRAGMENT + BOX.fragment[card]] += 1
        if FIRST_WAR <= card < FIRST_PATRON:
            data[WARS_HELD + (card - FIRST_WAR) // WAR_CARDS_EACH] += 1
    return data


def position(
    *boards: list[int],
    areas: dict[int, str | None] | None = None,
    high: Sequence[int] = (),
    brown: Sequence[int] = (0, 0, 0, 0, 0),
    rows: dict[str, str | None] | None = None,
    tops: Sequence[str] = (),
    left: dict[str, int] | None = None,
    workers: dict[str, Sequence[int]] | None = None,
    order: Sequence[int] = (),
    ending: int = 0,
    agenda: Sequence[Sequence[Any]] | None = None,
    **options: Any,
) -> Table:
    """A table with these boards; areas by number, rows by slot ("senatus-2")."""
    seats = len(boards)
    dump = new(seats, **options).dump()
    pieces = dump["pieces"]
    city = pieces["city"]
    for board in boards:
        if seats != 2:
            board[NEUTRAL : NEUTRAL + 5] = [0] * 5
    pieces["boards"] = [list(board) for board in boards]
    lay_cards(pieces, areas or {}, rows or {}, tops, left or {})
    for area in range(len(AREAS)):
        city[HIGH + area] = int(area + 1 in high)
        city[BROWN + area] = brown[area]
    for location, values in (workers or {}).items():
        first = SPACE + LOCATIONS.index(location) * 5
        city[first : first + len(values)] = list(values)
    seated = list(order) or list(range(seats))
    city[ORDER : ORDER + seats] = seated
    city[ENDING] = ending
    turn = [["Turn", seated[0]]]
    if seats == 2:
        turn.insert(0, ["PlaceNeutral", seated[0]])
    usual = [["EndOfActions", 0], ["NextTurn", seated[1]], *turn]
    dump["agenda"] = usual if agenda is None else [list(step) for step in agenda]
    return load(dump)


def lay_cards(
    pieces: dict[str, Any],
    areas: dict[int, str | None],
    rows: dict[str, str | None],
    tops: Sequence[str],
    left: dict[str, int],
) -> None:
    """Put the cards named into their places, and any others into the rest."""
    city = pieces["city"]
    named = [CARDS.index(name) for name in [*areas.values(), *rows.values(), *tops] if name]
    for number, deck in enumerate(DECKS):
        owned = 0
        for board in pieces["boards"]:
            owned |= board[OWNED + number]
        first = number * DECK_SIZE
        pool = [
            card
            for card in range(first, first + DECK_SIZE)
            if card not in named and not owned >> card - first & 1
        ]
        for place in range(5):
            if number == 0:
                where = CARD + place
                wanted = areas.get(place + 1, "")
            else:
                where = ROW + 5 * (number - 1) + place
                wanted = rows.get(SLOTS[5 * (number - 1) + place], "")
            city[where] = CARDS.index(wanted) if wanted else pool.pop(0)
            if wanted is None:
                city[where] = NO_CARD
        top = [card for card in map(CARDS.index, tops) if card // DECK_SIZE == number]
        cards = [*pool, *top]
        pieces["boxed"][number] = []
        pieces["decks"][number] = cards[len(cards) - left.get(deck, len(cards)) :]
        city[LEFT + number] = len(pieces["decks"][number])


# ---------------------------------------------------------------- playing


def legal(table: Table) -> set[str]:
    """What the seat asked may say."""
    return {str(GAME.describe(action)) for action in table.legal}


def may(table: Table, verb: str) -> set[str]:
    """What may be said with a verb: the words after it."""
    said = [words.partition(" ") for words in legal(table)]
    return {rest for first, _, rest in said if first == verb}


def say(table: Table, *lines: str) -> None:
    """Play words for whoever is asked."""
    for line in lines:
        assert line in legal(table), f"'{line}': not one of {sorted(legal(table))}"
        table.say(line)


def asked(table: Table) -> str:
    """The question at hand; empty when the game is over."""
    return type(table.agenda[-1]).__name__ if table.agenda else ""


def at(table: Table, seat: int = P1) -> dict[str, Any]:
    """What everybody sees of a player."""
    seen: dict[str, Any] = table.view(EVERYTHING)["players"][seat]
    return seen


def stock(table: Table, seat: int = P1) -> dict[str, int]:
    """The basic resources of a player, without those that are not there."""
    return {name: count for name, count in at(table, seat)["stock"].items() if count}


def why_not(table: Table, words: str, seat: int | None = None) -> tuple[str, str]:
    """The reason's key and rule."""
    reason = table.why_not(GAME.parse(words), table.seat if seat is None else seat)
    assert reason is not None, f"'{words}' is legal"
    return reason.key, reason.rule
