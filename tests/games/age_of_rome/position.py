"""Sets up positions of Age of Rome for the tests, plays words on them, looks at them."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import ludi
from ludi.games.age_of_rome.game import AgeOfRome
from ludi.games.age_of_rome.ids import (
    BUILDINGS,
    CARDS,
    CHARACTERS,
    COLOURS,
    EVENTS,
    GOODS,
    LEVELS,
    PROVINCES,
    QUESTS,
    REGIONS,
    TOKENS,
)
from ludi.games.age_of_rome.rules.setup import quests_in_play
from ludi.games.age_of_rome.sheet import (
    ANCHOR,
    AT,
    BASE,
    BASE_COMMON,
    CHARACTER,
    DENARII,
    FLIPPED,
    GLORY,
    LEGIONS,
    LEGIONS_OUT,
    PARTISANS,
    PHASES,
    PLOTS,
    REACHED,
    READY,
    UPPER,
    UPPER_COMMON,
    VENDETTA,
    VOTES,
    VOTES_OUT,
)
from ludi.games.age_of_rome.table import Table
from ludi.kernel.viewer import EVERYTHING
from tests.games.age_of_rome.invariants import check

GAME = ludi.game("age-of-rome")
assert isinstance(GAME, AgeOfRome)
BOX = GAME.box
P1, P2, P3, P4 = range(4)


class Player(NamedTuple):
    """What a test wants of one player; the rest is as the character starts."""

    character: str = ""
    denarii: int | None = None
    glory: int | None = None
    vendetta: int | None = None
    regions: tuple[int, int, int] = (0, 0, 0)
    legions_out: int = 0
    votes_out: int = 0
    partisans: int = 1
    ready: int = 1
    hand: tuple[str, ...] = ()
    anchor: bool = False
    sets: tuple[tuple[str, str, str, str], ...] = ()  # goods and three cards
    quests: tuple[str, ...] = ()
    base: tuple[int, str] = (0, "none")  # own pieces, colour of the common one
    upper: tuple[int, str] = (0, "none")


def player(character: str = "", **wanted: Any) -> Player:
    return Player(character, **wanted)


def position(
    *players: Player,
    agenda: Sequence[Sequence[Any]] = (("PlacePartisan", 0),),
    phase: str = "action",
    round: int = 2,
    levels: Mapping[str, Mapping[str, int]] | None = None,
    plots: Sequence[tuple[str, int]] = (),  # Province and owner
    senate: Sequence[int] = (),
    medals: Mapping[str, int] | None = None,
    milestones: Sequence[int] = (12, 21, 30),
    discard: Sequence[str] = (),
    deck_top: Sequence[str] = (),
    quest_top: Sequence[str] = (),
    events: Sequence[str] = (),  # of this and the following rounds
    order: Sequence[int] | None = None,
    token: str = "",
    offered: int = 0,
    **options: object,
) -> Table:
    """A table with these players; cards and tiles not named are in their piles.

    When the steps of the agenda (the last one is on top) are done, the game is over.
    """
    dump = GAME.new(players=len(players), seed=1, **options).dump()
    pieces = dump["pieces"]
    dump["lanes"] = []
    dump["agenda"] = [list(step) for step in agenda]
    pieces["phase"] = PHASES.index(phase)
    pieces["round"] = round
    pieces["senate"] = list(senate)
    pieces["milestones"] = list(milestones)
    pieces["token"] = TOKENS.index(token) if token else -1
    pieces["offered"] = offered
    owners = len(pieces["mats"])
    pieces["order"] = list(order) if order is not None else list(range(owners))
    lay_board(pieces, levels or {}, medals or {})
    for province, owner in plots:
        first = PROVINCES.index(province) * 3
        slot = pieces["plots"].index(-1, first, first + 3)
        pieces["plots"][slot] = owner
    few = owners <= 2
    copies = BOX.copies_few[:] if few else BOX.copies[:]
    seen = [*discard, *deck_top]
    for one in players:
        seen += [*one.hand, *[card for cards in one.sets for card in cards[1:]]]
    for card in seen:
        copies[CARDS.index(card)] -= 1
    if min(copies) < 0:
        raise ValueError("there are not that many copies of a card")
    rest = [card for card in range(len(CARDS)) for _ in range(copies[card])]
    pieces["deck"] = rest + [CARDS.index(card) for card in reversed(deck_top)]
    pieces["discard"] = [CARDS.index(card) for card in discard]
    vendetta = 11
    anchors = 0
    for seat, one in enumerate(players):
        mat = lay_mat(pieces, seat, one)
        pieces["mats"][seat] = mat
        anchors += BOX.characters[mat[CHARACTER]].anchor - mat[ANCHOR]
        pieces["hands"][seat] = sorted([CARDS.index(card) for card in one.hand])
        laid: list[int] = []
        for goods, *cards in one.sets:
            laid += [GOODS.index(goods), *[CARDS.index(card) for card in cards]]
        pieces["laid"][seat] = laid
        pieces["quests"][seat] = [QUESTS.index(quest) for quest in one.quests]
    if owners > len(players):
        pieces["mats"][-1][VOTES] = 5 - list(senate).count(len(players))  # of Cassius
    if anchors < 0:
        raise ValueError("this character has no Anchor")
    pieces["anchors"] = anchors
    vendetta -= sum(mat[VENDETTA] for mat in pieces["mats"])
    pieces["vendetta"] = vendetta
    lay_piles(pieces, owners)
    wanted = [EVENTS.index(event) for event in events]
    others = [event for event in pieces["events"] if event not in wanted]
    pieces["events"] = others[: round - 1] + wanted + others[round - 1 :]
    if len(set(pieces["events"])) != len(pieces["events"]):
        raise ValueError("an event is there twice")
    held = [quest for quests in pieces["quests"] for quest in quests]
    top = [QUESTS.index(quest) for quest in reversed(quest_top)]
    blank = GAME.load(GAME.new(players=len(players), seed=1, **options).dump())
    assert isinstance(blank, Table)
    in_play = quests_in_play(blank)
    pieces["quest_deck"] = [q for q in in_play if q not in held and q not in top] + top
    table = GAME.load(dump)
    assert isinstance(table, Table)
    check(table)
    return table


def lay_board(
    pieces: dict[str, Any], levels: Mapping[str, Mapping[str, int]], medals: Mapping[str, int]
) -> None:
    """Buildings on the Provinces, their tiles out of the piles, Medals with their owners."""
    for province, buildings in levels.items():
        for building, level in buildings.items():
            at = BUILDINGS.index(building)
            pieces["levels"][PROVINCES.index(province) * 5 + at] = level
            for one in range(level):
                pieces["tiles"][at * LEVELS + one] -= 1
    for building, owner in medals.items():
        at = BUILDINGS.index(building)
        pieces["medals"][at] = owner
        if 3 not in pieces["levels"][at::5]:  # somebody must have built it somewhere
            free = [p for p in range(3, -1, -1) if not pieces["levels"][p * 5 + at]]
            pieces["levels"][free[0] * 5 + at] = 3
            for one in range(LEVELS):
                pieces["tiles"][at * LEVELS + one] -= 1


def lay_mat(pieces: dict[str, Any], seat: int, one: Player) -> list[int]:
    name = one.character or CHARACTERS[seat]
    mat: list[int] = pieces["mats"][seat][:]
    number = CHARACTERS.index(name)
    character = BOX.characters[number]
    mat[CHARACTER] = number
    mat[DENARII] = character.denarii if one.denarii is None else one.denarii
    mat[GLORY] = character.glory if one.glory is None else one.glory
    mat[VENDETTA] = character.vendetta if one.vendetta is None else one.vendetta
    mat[LEGIONS_OUT] = one.legions_out
    mat[AT : AT + 3] = one.regions
    mat[LEGIONS] = 7 - one.legions_out - sum(one.regions)
    mat[VOTES_OUT] = one.votes_out
    mat[VOTES] = 5 - one.votes_out - pieces["senate"].count(seat)
    mat[PARTISANS] = one.partisans
    mat[READY] = one.ready
    mat[ANCHOR] = int(one.anchor)
    mat[PLOTS] = 3 - [plot % FLIPPED for plot in pieces["plots"] if plot >= 0].count(seat)
    mat[BASE] = one.base[0]
    mat[BASE_COMMON] = COLOURS.index(one.base[1])
    mat[UPPER] = one.upper[0]
    mat[UPPER_COMMON] = COLOURS.index(one.upper[1])
    mat[REACHED] = (1 << one.partisans - 1) - 1  # the lowest milestones, as many as Partisans
    return mat


def lay_piles(pieces: dict[str, Any], owners: int) -> None:
    """The common pieces that nobody has taken."""
    for pile, at, wanted in (
        ("base_pile", BASE_COMMON, BOX.base_piles[owners]),
        ("upper_pile", UPPER_COMMON, BOX.upper_piles[owners]),
    ):
        left = list(wanted)
        for mat in pieces["mats"]:
            if mat[at]:
                left.remove(mat[at])
        pieces[pile] = left


# ---------------------------------------------------------------- playing


def legal(table: Table) -> set[str]:
    """What the seat asked may say; nothing is offered twice."""
    assert len(set(table.legal)) == len(table.legal)
    return {str(table.game.describe(action)) for action in table.legal}


def may(table: Table, verb: str) -> set[str]:
    """What may be said with a verb: the words after it."""
    said = [words.partition(" ") for words in legal(table)]
    return {rest for first, _, rest in said if first == verb}


def say(table: Table, *lines: str) -> None:
    """Play words for the seat asked. "P2: accept" also checks that it is player 2."""
    for line in lines:
        who, colon, words = line.rpartition(": ")
        if colon:
            assert who == f"P{table.seat + 1}", f"'{line}', but P{table.seat + 1}: {asked(table)}"
        assert words in legal(table), f"'{line}' at {asked(table)}: {sorted(legal(table))}"
        table.say(words)
        check(table)


def asked(table: Table) -> str:
    """The name of the question on the table; empty when the game is over."""
    return type(table.agenda[-1]).__name__ if table.agenda else ""


def why(table: Table, words: str, seat: int = -1) -> str:
    """The key of the reason why something cannot be said now."""
    reason = table.why_not(GAME.parse(words), seat)
    assert reason is not None, f"'{words}' is possible"
    for language in ("fr", "en"):
        assert "[" not in GAME.why(reason, language)
    return reason.key


def at(table: Table, seat: int) -> dict[str, Any]:
    """Everything about a player, in words."""
    found: dict[str, Any] = table.view(EVERYTHING)["players"][seat]
    return found


def glory(table: Table, seat: int) -> int:
    return table.mats[seat][GLORY]


def denarii(table: Table, seat: int) -> int:
    return table.mats[seat][DENARII]


def hand(table: Table, seat: int) -> list[str]:
    found: list[str] = at(table, seat)["hand"]
    return found


def in_region(table: Table, region: str) -> list[int]:
    """The Legions of everybody in a Region."""
    return [mat[AT + REGIONS.index(region)] for mat in table.mats]


def sheet(table: Table, seat: int) -> dict[str, int]:
    """The lines of a score sheet as things stand."""
    return dict(table.scores()[seat].items)
