"""Positions of Hadrian's Wall for tests: built readably, played in words.

`position` starts from a real game, edits its dump and loads it: everybody is about to act in the
year named, this year's prospects lie open, and the fate cards named are the next to be turned.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludi.games.hadrians_wall.components import load_box
from ludi.games.hadrians_wall.game import HadriansWall
from ludi.games.hadrians_wall.ids import (
    BUILDINGS,
    CARDS,
    COHORTS,
    FATE_CARDS,
    GROUP_OF,
    GROUPS,
    LANDMARKS,
)
from ludi.games.hadrians_wall.sheet import dump_sheet
from ludi.games.hadrians_wall.table import Table
from ludi.kernel.viewer import EVERYTHING

P1, P2, P3, P4, P5, P6 = range(6)
GAME = HadriansWall()
BOX = load_box()
PLENTY = {"resources": 9, "soldiers": 9, "builders": 9, "servants": 9, "civilians": 9}
YEARS = 6


def new(players: int, **options: Any) -> Table:
    """A new game."""
    table = GAME.new(players=players, **options)
    assert isinstance(table, Table)
    return table


def load(dump: dict[str, Any]) -> Table:
    """The table a dump describes."""
    table = GAME.load(dump)
    assert isinstance(table, Table)
    return table


def years(*numbers: int) -> int:
    """The years written into boxes that are filled in order."""
    return sum(1 << number for number in numbers)


def map_of(*rows: str) -> int:
    """A map drawn row by row, # for a filled box."""
    cells = "".join(rows)
    assert len(cells) == 20
    return sum(1 << i for i, cell in enumerate(cells) if cell == "#")


def player(
    buildings: Sequence[str] = (),
    landmarks: Sequence[str] = (),
    paths: Sequence[str] = (),
    prospect: str = "",
    plenty: bool = False,
    cohorts: Sequence[int] = (0, 0, 0),
    **fields: Any,
) -> dict[str, Any]:
    """One player's sheets. `fields` are those of a dump, with _ for -: wall_guard=2."""
    data: dict[str, Any] = dict(PLENTY) if plenty else {}
    for cohort, filled in zip(COHORTS, cohorts, strict=True):
        data[cohort] = filled
    for building in buildings:
        group = GROUPS[GROUP_OF[BUILDINGS.index(building)]]
        data[group] = data.get(group, 0) + 1
    data["landmarks"] = sum(1 << LANDMARKS.index(name) for name in landmarks)
    for name, value in fields.items():
        data[name.replace("_", "-")] = value
    data["cards"] = (list(paths), prospect)
    return data


def position(
    *players: dict[str, Any],
    year: int = 1,
    fate: Sequence[str] = (),
    fate_deck: Sequence[str] | None = None,
    neutral: Sequence[str] = (),
    tokens: Sequence[int] = (0, 0, 0, 0),
    agenda: Sequence[Sequence[Any]] | None = None,
    lanes: Sequence[Sequence[Sequence[Any]]] | None = None,
    seed: int = 1,
    **options: Any,
) -> Table:
    """A table with these players acting in a year.

    `fate` is turned in the order given ("left", "damage 3", "good 6" or a number from 1 to 48);
    `fate_deck` is the whole deck, all other cards being discarded. `agenda` and `lanes` replace
    the usual ones: everybody acts, then leftovers, attack and the next year.
    """
    seats = len(players)
    dump = new(seats, seed=seed, **options).dump()
    pieces = dump["pieces"]
    pieces["year"] = year
    pieces["revealed"] = True
    pieces["first"] = 0
    pieces["tokens"] = list(tokens)
    blank = dump_sheet([0] * 97)
    for seat, data in enumerate(players):
        sheet = {**blank, "production": 1, "chosen": 1}
        sheet.update({key: value for key, value in data.items() if key != "cards"})
        unknown = set(sheet) - set(blank)
        assert not unknown, f"a sheet has no {unknown}"
        paths, prospect = data["cards"]
        sheet["deck"] = deck(paths, prospect, year)
        pieces["sheets"][seat] = sheet
    if neutral:
        count = len(neutral)
        rest = [card for card in range(len(CARDS)) if CARDS[card] not in neutral]
        before = rest[: count * (year - 1)]
        after = rest[count * (year - 1) :]
        pieces["neutral"] = [*before, *(CARDS.index(card) for card in neutral), *after]
    wanted = fate if fate_deck is None else fate_deck
    top = pick_fate(wanted)
    rest = [card for card in range(FATE_CARDS) if card not in top]
    pieces["discard"] = rest if fate_deck is not None else rest[:1]
    pieces["fate"] = ([] if fate_deck is not None else rest[1:]) + top[::-1]
    pieces["attackers"] = []
    dump["agenda"] = (
        list(agenda)
        if agenda is not None
        else [*([["NewYear", 0]] if year < YEARS else []), ["Attack", 0], ["ReturnLeftovers", 0]]
    )
    dump["lanes"] = [[["Act", seat]] for seat in range(seats)] if lanes is None else lanes
    return load(dump)


def deck(paths: Sequence[str], prospect: str, year: int) -> list[int]:
    """A player deck with these paths in the years before and with this year, and this prospect."""
    wanted = [CARDS.index(card) for card in paths]
    now = CARDS.index(prospect) if prospect else -1
    rest = [card for card in range(len(CARDS)) if card not in wanted and card != now]
    cards: list[int] = []
    for number in range(YEARS):
        cards.append(wanted[number] if number < len(wanted) else rest.pop())
        cards.append(now if number == year - 1 and now >= 0 else rest.pop())
    return cards


def pick_fate(wanted: Sequence[str]) -> list[int]:
    """Fate cards that show what is wanted, all different."""
    found: list[int] = []
    for words in wanted:
        for card in range(FATE_CARDS):
            kinds = {
                COHORTS[BOX.fate_attack[card]],
                f"damage {BOX.fate_damage[card]}",
                f"good {BOX.fate_good[card]}",
                str(card + 1),
            }
            if words in kinds and card not in found:
                found.append(card)
                break
        else:
            raise ValueError(f"no further fate card shows '{words}'")
    return found


def attacked(*cards: str, year: int = 3, **fields: Any) -> Table:
    """A solo player facing just these attack cards, who has everything to decide still."""
    table = position(player(**{"civilians": 1, **fields}), year=year)
    dump = table.dump()
    dump["pieces"]["sheets"][0]["civilians"] = 0
    chosen = pick_fate(cards)
    dump["pieces"]["fate"] = [c for c in range(FATE_CARDS) if c not in chosen]
    dump["pieces"]["discard"] = []
    dump["pieces"]["attackers"] = chosen
    dump["agenda"] = [*([["NewYear", 0]] if year < YEARS else []), ["Judge", 0]]
    dump["lanes"] = [[["Defend", 0]]]
    return load(dump)


# ---------------------------------------------------------------- playing


def legal(table: Table, seat: int | None = None) -> set[str]:
    """What a seat may say, by default the one asked."""
    who = table.seat if seat is None else seat
    return {str(GAME.describe(action)) for action in table.legal_for(who)}


def may(table: Table, verb: str, seat: int | None = None) -> set[str]:
    """What may be said with a verb: the words after it."""
    said = [words.partition(" ") for words in legal(table, seat)]
    return {rest for first, _, rest in said if first == verb}


def say(table: Table, *lines: str) -> None:
    """Play words. "P2: stop" is said by player 2, who need not be the first that is asked."""
    for line in lines:
        who, colon, words = line.rpartition(": ")
        seat = int(who[1:]) - 1 if colon else table.seat
        assert words in legal(table, seat), f"'{line}': not one of {sorted(legal(table, seat))}"
        table.say(words, seat)


def asked(table: Table, seat: int = 0) -> str:
    """The question in a seat's lane; empty if there is none."""
    lane = table.lanes[seat] if table.lanes else []
    return type(lane[-1]).__name__ if lane else ""


def at(table: Table, seat: int = 0) -> dict[str, Any]:
    """What everybody sees of a player."""
    return table.view(EVERYTHING)["players"][seat]


def pieces(table: Table, seat: int = 0) -> dict[str, int]:
    """The pieces on a player's board, without those that are not there."""
    return {piece: count for piece, count in at(table, seat)["pieces"].items() if count}


def track(table: Table, name: str, seat: int = 0) -> int:
    return at(table, seat)["tracks"][name]


def attributes(table: Table, seat: int = 0) -> tuple[int, int, int, int]:
    """Renown, piety, valour, discipline."""
    tracks = at(table, seat)["tracks"]
    return tracks["renown"], tracks["piety"], tracks["valour"], tracks["discipline"]


def cohorts(table: Table, seat: int = 0) -> tuple[int, int, int]:
    tracks = at(table, seat)["tracks"]
    return tracks["left"], tracks["centre"], tracks["right"]


def why_not(table: Table, words: str, seat: int = 0) -> tuple[str, str]:
    """The reason's key and rule."""
    reason = table.why_not(GAME.parse(words), seat)
    assert reason is not None
    return reason.key, reason.rule


def next_year(table: Table) -> Table:
    """Everybody stops; favours are not used; the first card drawn becomes the path."""
    year = table.year
    while not table.over and not (table.year > year and table.revealed):
        words = legal(table)
        if "stop" in words:
            say(table, "stop")
        elif "face" in words:
            say(table, "face")
        else:
            table.play(table.legal[0])
    return table
